import Foundation
import TestSupport
import Testing

@testable import Player

@Suite(.enabled(if: Browser.program != nil, "there is no Chromium here"), .serialized)
struct `The page of a run` {
    private func open(
        width: Int = 1280, isDark: Bool = false, texts: [String] = [], isCompared: Bool = false,
        fragment: String = ""
    ) throws -> BrowserPage {
        let run = try PlayedRuns.zombie(texts)
        var other = run
        other.title = "The same app, started fresh"
        return try Browser.shared.get().open(
            PlayerPage(run, against: isCompared ? other : nil).html, width: width, isDark: isDark,
            fragment: fragment)
    }

    private func now(_ page: BrowserPage) throws -> String {
        try page.text("document.querySelector('#now').textContent")
    }

    @Test func `moves by keys from the first moment to the last`() throws {
        let page = try open()
        #expect(try now(page).hasPrefix("0 ms"))
        let first = try now(page)
        try page.press("ArrowRight")
        #expect(try now(page) != first)
        try page.press("ArrowLeft")
        #expect(try now(page) == first)
        try page.press("PageDown")
        #expect(try now(page).hasPrefix("100 ms"))
        try page.press("End")
        #expect(try now(page) == "300 msThe run ends.")
        try page.press("ArrowRight")
        #expect(try now(page) == "300 msThe run ends.")
        try page.press("PageUp")
        #expect(try now(page).hasPrefix("100 ms"))
        try page.press("Home")
        #expect(try now(page) == first)
        #expect(page.complaints == [])
        try page.close()
    }

    @Test func `draws each moment's screen and highlights its line`() throws {
        let page = try open()
        #expect(try page.text("document.querySelector('.phone').textContent") == "Nothing is on screen")
        try page.press("PageDown")
        try page.press("ArrowLeft")
        #expect(try page.text("document.querySelector('.phone .heading').textContent") == "Picture")
        try page.click(".network button")
        #expect(try page.text("document.querySelector('.lit .number').textContent") == "14")
        #expect(try page.text("document.querySelector('.why').textContent").contains("was sent"))
        #expect(
            try page.text("document.querySelector('.network button').getAttribute('aria-expanded')") == "true"
        )
        #expect(try page.text("document.querySelector('.state').textContent") == "on its way")
        try page.press("End")
        try page.close()
    }

    @Test func `moves to a click on the timeline or a finding`() throws {
        let page = try open()
        try page.click("#controls")
        try page.click(".timeline .track.ruler", at: 0.34)
        #expect(try now(page).hasPrefix("100 ms"))
        try page.click(".timeline .track.ruler", at: 0.99)
        #expect(try now(page).hasPrefix("300 ms"))
        try page.click(".findings button")
        #expect(try now(page).hasPrefix("100 ms"))
        let cursor = try page.number("document.querySelector('.cursor').getBoundingClientRect().left")
        let track = try page.text(
            "JSON.stringify(document.querySelector('.track.ruler').getBoundingClientRect())")
        let box = try #require(JSONSerialization.jsonObject(with: Data(track.utf8)) as? [String: Double])
        #expect(abs((cursor - (box["left"] ?? 0)) / (box["width"] ?? 1) - 1 / 3) < 0.02)
        try page.close()
    }

    @Test func `plays at the chosen speed and stops at the end`() throws {
        let page = try open()
        try page.value("document.querySelector('#speed').value = '4'")
        try page.value("document.activeElement.blur()")
        try page.press(" ")
        #expect(try page.text("document.querySelector('#play').textContent") == "Pause")
        try page.value(
            "new Promise((done) => { const look = () => document.querySelector('#play').textContent === 'Play' ? done(1) : setTimeout(look, 50); look(); })"
        )
        #expect(try now(page) == "300 msThe run ends.")
        try page.close()
    }

    @Test func `has a slider that announces its moment`() throws {
        let page = try open(fragment: "moment-3")
        #expect(try page.text("document.querySelector('#slider').value") == "3")
        try page.focus("#slider")
        try page.press("ArrowRight")
        #expect(try page.text("document.querySelector('#slider').value") == "4")
        let said = try page.text("document.querySelector('#slider').getAttribute('aria-valuetext')")
        #expect(said.replacing(": ", with: "", maxReplacements: 1) == (try now(page)))
        #expect(try page.text("document.querySelector('#now').getAttribute('aria-live')") == "off")
        try page.close()
    }

    @Test func `shows another run at the same time beside it`() throws {
        let page = try open(isCompared: true)
        #expect(try page.number("document.querySelectorAll('.phone-of').length") == 2)
        try page.press("PageDown")
        try page.press("ArrowLeft")
        #expect(try page.number("document.querySelectorAll('#phones .heading').length") == 2)
        #expect(try page.number("document.querySelectorAll('.timeline').length") == 2)
        try page.press("End")
        #expect(try page.number("document.querySelectorAll('#phones .nothing').length") == 2)
        try page.close()
    }

    @Test func `shows an app's output as text and runs none of it`() throws {
        let hostile =
            #"</script><img src=x onerror="document.title='owned'"><script>document.title="owned"</script>"#
        let page = try open(texts: [hostile])
        try page.press("PageDown")
        try page.press("ArrowLeft")
        #expect(try page.text("document.querySelector('.phone').textContent").contains(hostile))
        #expect(
            try page.text("document.title")
                == "6.1 The picture: The view goes away while its picture is still on its way")
        #expect(try page.number("document.querySelectorAll('img').length") == 0)
        #expect(page.complaints == [])
        try page.close()
    }

    @Test func `may load, run and send only its own content`() throws {
        let page = try open()
        try page.value(
            "document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.owned = 1' }))"
        )
        #expect(try page.text("typeof window.owned") == "undefined")
        #expect(try page.text("fetch('data:text/plain,a').then(() => 'sent', () => 'refused')") == "refused")
        #expect(
            page.complaints.contains {
                $0.contains("Content Security Policy") || $0.contains("content security policy")
            })
        try page.close()
    }

    @Test func `prints as a strip of moments`() throws {
        let page = try open()
        try page.emulatePrint()
        #expect(try page.text("getComputedStyle(document.querySelector('#strip')).display") == "grid")
        #expect(try page.text("getComputedStyle(document.querySelector('#controls')).display") == "none")
        #expect(try page.number("document.querySelectorAll('.frame').length") == 3)
        #expect(
            try page.text("document.querySelector('#strip').textContent").contains(
                "#1 GET /200/300 was sent by Picture's .task"))
        try page.close()
    }

    @Test(arguments: [360, 768, 1280], [false, true])
    func `fits its window and has no accessibility error`(width: Int, isDark: Bool) throws {
        let page = try open(
            width: width, isDark: isDark, texts: [String(repeating: "wide", count: 60)], isCompared: true)
        try page.value("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
        for key in ["PageDown", "ArrowLeft", "End"] {
            try page.press(key)
            #expect(try page.number("document.documentElement.scrollWidth") <= Double(width))
        }
        try page.click(".network button")
        let faults = try page.accessibilityFaults()
        #expect(faults ?? [] == [])
        try page.close()
    }

    @Test(.enabled(if: Browser.axe != nil, "scripts/axe was not run, so pages are checked without axe-core"))
    func `passes axe-core`() throws {
        let page = try Browser.shared.get().open("<html><body><img src='a'><button></button></body></html>")
        #expect(try page.accessibilityFaults()?.contains { $0.hasPrefix("button-name") } == true)
        try page.close()
    }

    @Test func `names each control and moves the focus in reading order`() throws {
        let page = try open()
        let names = try page.text(
            """
            [...document.querySelectorAll('button, input, select, summary, [tabindex]')].filter((one) =>
              !(one.getAttribute('aria-label') || one.labels?.length || one.textContent.trim())).length
            """)
        #expect(names == "0")
        var places: [Double] = []
        for _ in 0..<12 {
            try page.press("Tab")
            places.append(
                try page.number("[...document.querySelectorAll('*')].indexOf(document.activeElement)"))
        }
        #expect(places == places.sorted() && Set(places).count == 12)
        try page.close()
    }
}
