extension UTType {
    public static let item = UTType(known: "public.item")
    public static let content = UTType(known: "public.content")
    public static let compositeContent = UTType(known: "public.composite-content", parents: [.content])
    public static let data = UTType(known: "public.data", parents: [.item])
    public static let directory = UTType(known: "public.directory", parents: [.item])
    public static let folder = UTType(known: "public.folder", parents: [.directory])
    public static let volume = UTType(known: "public.volume", parents: [.folder])
    public static let package = UTType(known: "com.apple.package", parents: [.directory])
    public static let bundle = UTType(known: "com.apple.bundle", parents: [.directory])
    public static let pluginBundle = UTType(known: "com.apple.plugin", parents: [.bundle])
    public static let framework = UTType(known: "com.apple.framework", "framework", nil, parents: [.bundle])
    public static let application = UTType(known: "com.apple.application", parents: [.bundle])
    public static let applicationBundle = UTType(
        known:
            "com.apple.application-bundle", "app", nil, parents: [.application])
    public static let applicationExtension = UTType(
        known:
            "com.apple.application-and-system-extension", "appex", nil, parents: [.bundle])
    public static let unixExecutable = UTType(known: "public.unix-executable", parents: [.data])
    public static let exe = UTType(
        known:
            "com.microsoft.windows-executable", "exe", "application/x-msdownload", parents: [.data])
    public static let symbolicLink = UTType(known: "public.symlink", parents: [.item])
    public static let aliasFile = UTType(known: "com.apple.alias-file", parents: [.data])
    public static let mountPoint = UTType(known: "com.apple.mount-point", parents: [.item])
    public static let urlBookmarkData = UTType(known: "com.apple.bookmark", parents: [.data])
    public static let resolvable = UTType(known: "com.apple.resolvable", parents: [.item])
    public static let executable = UTType(known: "public.executable", parents: [.item])
    public static let diskImage = UTType(known: "public.disk-image", parents: [.data])
    public static let archive = UTType(known: "public.archive", parents: [.data])
    public static let zip = UTType(known: "public.zip-archive", "zip", "application/zip", parents: [.archive])
    public static let gzip = UTType(
        known: "org.gnu.gnu-zip-archive", "gz", "application/gzip", parents: [.archive])
    public static let bz2 = UTType(
        known: "public.bzip2-archive", "bz2", "application/x-bzip2", parents: [.archive])
    public static let tarArchive = UTType(
        known:
            "public.tar-archive", "tar", "application/x-tar", parents: [.archive])
    public static let appleArchive = UTType(
        known:
            "com.apple.archive", "aar", "application/x-apple-aar", parents: [.archive])
    public static let text = UTType(known: "public.text", parents: [.data, .content])
    public static let plainText = UTType(known: "public.plain-text", "txt", "text/plain", parents: [.text])
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text", parents: [.plainText])
    public static let utf16PlainText = UTType(known: "public.utf16-plain-text", parents: [.plainText])
    public static let utf16ExternalPlainText = UTType(
        known:
            "public.utf16-external-plain-text", parents: [.plainText])
    public static let delimitedText = UTType(known: "public.delimited-values-text", parents: [.text])
    public static let commaSeparatedText = UTType(
        known:
            "public.comma-separated-values-text", "csv", "text/csv", parents: [.delimitedText])
    public static let tabSeparatedText = UTType(
        known:
            "public.tab-separated-values-text", "tsv", "text/tab-separated-values", parents: [.delimitedText])
    public static let utf8TabSeparatedText = UTType(
        known:
            "public.utf8-tab-separated-values-text", parents: [.tabSeparatedText, .utf8PlainText])
    public static let rtf = UTType(known: "public.rtf", "rtf", "text/rtf", parents: [.text])
    public static let rtfd = UTType(
        known: "com.apple.rtfd", "rtfd", nil, parents: [.compositeContent, .package])
    public static let flatRTFD = UTType(known: "com.apple.flat-rtfd", parents: [.data, .compositeContent])
    public static let html = UTType(known: "public.html", "html", "text/html", parents: [.text])
    public static let xml = UTType(known: "public.xml", "xml", "application/xml", parents: [.text])
    public static let yaml = UTType(known: "public.yaml", "yml", "application/x-yaml", parents: [.text])
    public static let css = UTType(known: "public.css", "css", "text/css", parents: [.text])
    public static let json = UTType(known: "public.json", "json", "application/json", parents: [.text])
    public static let geoJSON = UTType(
        known: "public.geojson", "geojson", "application/geo+json", parents: [.json])
    public static let propertyList = UTType(known: "com.apple.property-list", "plist", nil, parents: [.data])
    public static let xmlPropertyList = UTType(
        known: "com.apple.xml-property-list", parents: [.propertyList, .xml])
    public static let binaryPropertyList = UTType(
        known: "com.apple.binary-property-list", parents: [.propertyList])
    public static let log = UTType(known: "com.apple.log", "log", nil, parents: [.plainText])
    public static let makefile = UTType(known: "public.make-source", "make", nil, parents: [.sourceCode])
    public static let sourceCode = UTType(known: "public.source-code", parents: [.plainText])
    public static let swiftSource = UTType(known: "public.swift-source", "swift", nil, parents: [.sourceCode])
    public static let cSource = UTType(known: "public.c-source", "c", "text/x-csrc", parents: [.sourceCode])
    public static let cHeader = UTType(known: "public.c-header", "h", "text/x-chdr", parents: [.sourceCode])
    public static let cPlusPlusSource = UTType(
        known:
            "public.c-plus-plus-source", "cpp", nil, parents: [.sourceCode])
    public static let cPlusPlusHeader = UTType(
        known:
            "public.c-plus-plus-header", "hpp", nil, parents: [.sourceCode])
    public static let objectiveCSource = UTType(
        known: "public.objective-c-source", "m", nil, parents: [.sourceCode])
    public static let objectiveCPlusPlusSource = UTType(
        known:
            "public.objective-c-plus-plus-source", "mm", nil, parents: [.sourceCode])
    public static let assemblyLanguageSource = UTType(
        known:
            "public.assembly-source", "s", nil, parents: [.sourceCode])
    public static let script = UTType(known: "public.script", parents: [.sourceCode])
    public static let shellScript = UTType(known: "public.shell-script", "sh", nil, parents: [.script])
    public static let pythonScript = UTType(
        known:
            "public.python-script", "py", "text/x-python-script", parents: [.shellScript])
    public static let rubyScript = UTType(
        known:
            "public.ruby-script", "rb", "text/x-ruby-script", parents: [.shellScript])
    public static let perlScript = UTType(
        known:
            "public.perl-script", "pl", "text/x-perl-script", parents: [.shellScript])
    public static let phpScript = UTType(
        known: "public.php-script", "php", "text/php", parents: [.shellScript])
    public static let javaScript = UTType(
        known:
            "com.netscape.javascript-source", "js", "text/javascript", parents: [.script])
    public static let appleScript = UTType(
        known:
            "com.apple.applescript.text", "applescript", nil, parents: [.script])
    public static let osaScript = UTType(known: "com.apple.applescript.script", "scpt", nil, parents: [.data])
    public static let osaScriptBundle = UTType(
        known:
            "com.apple.applescript.script-bundle", "scptd", nil, parents: [.bundle])
    public static let image = UTType(known: "public.image", parents: [.data, .content])
    public static let jpeg = UTType(known: "public.jpeg", "jpeg", "image/jpeg", parents: [.image])
    public static let tiff = UTType(known: "public.tiff", "tiff", "image/tiff", parents: [.image])
    public static let gif = UTType(known: "com.compuserve.gif", "gif", "image/gif", parents: [.image])
    public static let png = UTType(known: "public.png", "png", "image/png", parents: [.image])
    public static let icns = UTType(known: "com.apple.icns", "icns", "image/icns", parents: [.image])
    public static let bmp = UTType(known: "com.microsoft.bmp", "bmp", "image/bmp", parents: [.image])
    public static let ico = UTType(
        known: "com.microsoft.ico", "ico", "image/vnd.microsoft.icon", parents: [.image])
    public static let rawImage = UTType(known: "public.camera-raw-image", parents: [.image])
    public static let svg = UTType(
        known: "public.svg-image", "svg", "image/svg+xml", parents: [.image, .xml])
    public static let livePhoto = UTType(known: "com.apple.live-photo", parents: [.image])
    public static let heif = UTType(known: "public.heif", "heif", "image/heif", parents: [.image])
    public static let heic = UTType(known: "public.heic", "heic", "image/heic", parents: [.image])
    public static let heics = UTType(known: "public.heics", "heics", "image/heic-sequence", parents: [.heic])
    public static let webP = UTType(known: "org.webmproject.webp", "webp", "image/webp", parents: [.image])
    public static let dng = UTType(
        known: "com.adobe.raw-image", "dng", "image/x-adobe-dng", parents: [.rawImage])
    public static let exr = UTType(known: "com.ilm.openexr-image", "exr", "image/x-exr", parents: [.image])
    public static let jpegxl = UTType(known: "public.jpeg-xl", "jxl", "image/jxl", parents: [.image])
    public static let audiovisualContent = UTType(
        known: "public.audiovisual-content", parents: [.data, .content])
    public static let movie = UTType(known: "public.movie", parents: [.audiovisualContent])
    public static let video = UTType(known: "public.video", parents: [.movie])
    public static let audio = UTType(known: "public.audio", parents: [.audiovisualContent])
    public static let quickTimeMovie = UTType(
        known:
            "com.apple.quicktime-movie", "mov", "video/quicktime", parents: [.movie])
    public static let mpeg = UTType(known: "public.mpeg", "mpg", "video/mpeg", parents: [.movie])
    public static let mpeg2Video = UTType(
        known: "public.mpeg-2-video", "m2v", "video/mpeg2", parents: [.video])
    public static let mpeg2TransportStream = UTType(
        known:
            "public.mpeg-2-transport-stream", "ts", "video/mp2t", parents: [.movie])
    public static let mp3 = UTType(known: "public.mp3", "mp3", "audio/mpeg", parents: [.audio])
    public static let mpeg4Movie = UTType(known: "public.mpeg-4", "mp4", "video/mp4", parents: [.movie])
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio", "mp4", "audio/mp4", parents: [.audio])
    public static let appleProtectedMPEG4Audio = UTType(
        known:
            "com.apple.protected-mpeg-4-audio", "m4p", "audio/mp4", parents: [.audio])
    public static let appleProtectedMPEG4Video = UTType(
        known:
            "com.apple.protected-mpeg-4-video", "m4v", "video/x-m4v", parents: [.movie])
    public static let avi = UTType(known: "public.avi", "avi", "video/avi", parents: [.movie])
    public static let aiff = UTType(known: "public.aiff-audio", "aiff", "audio/aiff", parents: [.audio])
    public static let wav = UTType(
        known: "com.microsoft.waveform-audio", "wav", "audio/vnd.wave", parents: [.audio])
    public static let midi = UTType(known: "public.midi-audio", "midi", "audio/midi", parents: [.audio])
    public static let playlist = UTType(known: "public.playlist", parents: [.item])
    public static let m3uPlaylist = UTType(
        known:
            "public.m3u-playlist", "m3u", "audio/mpegurl", parents: [.text, .playlist])
    public static let font = UTType(known: "public.font", parents: [.item])
    public static let pdf = UTType(
        known:
            "com.adobe.pdf", "pdf", "application/pdf", parents: [.data, .compositeContent])
    public static let epub = UTType(
        known:
            "org.idpf.epub-container", "epub", "application/epub+zip", parents: [.data, .compositeContent])
    public static let presentation = UTType(known: "public.presentation", parents: [.compositeContent])
    public static let spreadsheet = UTType(known: "public.spreadsheet", parents: [.content])
    public static let database = UTType(known: "public.database", parents: [.item])
    public static let contact = UTType(known: "public.contact", parents: [.item])
    public static let vCard = UTType(
        known: "public.vcard", "vcf", "text/directory", parents: [.text, .contact])
    public static let calendarEvent = UTType(known: "public.calendar-event", parents: [.item])
    public static let toDoItem = UTType(known: "public.to-do-item", parents: [.item])
    public static let emailMessage = UTType(known: "public.email-message", parents: [.item])
    public static let message = UTType(known: "public.message", parents: [.item])
    public static let internetLocation = UTType(known: "com.apple.internet-location", parents: [.data])
    public static let internetShortcut = UTType(
        known:
            "com.microsoft.internet-shortcut", "url", nil, parents: [.data])
    public static let webArchive = UTType(
        known:
            "com.apple.webarchive", "webarchive", "application/x-webarchive",
        parents: [.data, .compositeContent])
    public static let bookmark = UTType(known: "public.bookmark", parents: [.item])
    public static let url = UTType(known: "public.url", parents: [.data])
    public static let fileURL = UTType(known: "public.file-url", parents: [.url])
    public static let pkcs12 = UTType(
        known: "com.rsa.pkcs-12", "p12", "application/x-pkcs12", parents: [.data])
    public static let x509Certificate = UTType(
        known:
            "public.x509-certificate", "cer", "application/x-x509-ca-cert", parents: [.data])
    public static let threeDContent = UTType(known: "public.3d-content", parents: [.content])
    public static let usd = UTType(
        known:
            "com.pixar.universal-scene-description", "usd", "model/vnd.usd+zip",
        parents: [.data, .threeDContent])
    public static let usdz = UTType(
        known:
            "com.pixar.universal-scene-description-mobile", "usdz", "model/vnd.usdz+zip", parents: [.usd])
    public static let realityFile = UTType(
        known:
            "com.apple.reality", "reality", "model/vnd.reality", parents: [.data, .threeDContent])
    public static let sceneKitScene = UTType(
        known:
            "com.apple.scenekit.scene", "scn", nil, parents: [.data, .threeDContent])
    public static let arReferenceObject = UTType(
        known: "com.apple.arobject", "arobject", nil, parents: [.data])
    public static let linkPresentationMetadata = UTType(
        known:
            "com.apple.linkpresentation.metadata", parents: [.data])
    public static let systemPreferencesPane = UTType(
        known:
            "com.apple.systempreference.prefpane", "prefPane", nil, parents: [.bundle])
    public static let spotlightImporter = UTType(
        known:
            "com.apple.metadata-importer", "mdimporter", nil, parents: [.bundle])
    public static let xpcService = UTType(known: "com.apple.xpc-service", "xpc", nil, parents: [.bundle])
    public static let quickLookGenerator = UTType(
        known:
            "com.apple.quicklook-generator", "qlgenerator", nil, parents: [.bundle])

    static let known: [UTType] = [
        item, content, compositeContent, data, directory, folder, volume, package, bundle,
        pluginBundle, framework, application, applicationBundle, applicationExtension,
        unixExecutable, exe, symbolicLink, aliasFile, mountPoint, urlBookmarkData, resolvable,
        executable, diskImage, archive, zip, gzip, bz2, tarArchive, appleArchive, text, plainText,
        utf8PlainText, utf16PlainText, utf16ExternalPlainText, delimitedText, commaSeparatedText,
        tabSeparatedText, utf8TabSeparatedText, rtf, rtfd, flatRTFD, html, xml, yaml, css, json,
        geoJSON, propertyList, xmlPropertyList, binaryPropertyList, log, makefile, sourceCode,
        swiftSource, cSource, cHeader, cPlusPlusSource, cPlusPlusHeader, objectiveCSource,
        objectiveCPlusPlusSource, assemblyLanguageSource, script, shellScript, pythonScript,
        rubyScript, perlScript, phpScript, javaScript, appleScript, osaScript, osaScriptBundle,
        image, jpeg, tiff, gif, png, icns, bmp, ico, rawImage, svg, livePhoto, heif, heic, heics,
        webP, dng, exr, jpegxl, audiovisualContent, movie, video, audio, quickTimeMovie, mpeg,
        mpeg2Video, mpeg2TransportStream, mp3, mpeg4Movie, mpeg4Audio, appleProtectedMPEG4Audio,
        appleProtectedMPEG4Video, avi, aiff, wav, midi, playlist, m3uPlaylist, font, pdf, epub,
        presentation, spreadsheet, database, contact, vCard, calendarEvent, toDoItem, emailMessage,
        message, internetLocation, internetShortcut, webArchive, bookmark, url, fileURL, pkcs12,
        x509Certificate, threeDContent, usd, usdz, realityFile, sceneKitScene, arReferenceObject,
        linkPresentationMetadata, systemPreferencesPane, spotlightImporter, xpcService,
        quickLookGenerator,
    ]
}
