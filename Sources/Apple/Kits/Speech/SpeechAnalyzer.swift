public import AVFoundation
