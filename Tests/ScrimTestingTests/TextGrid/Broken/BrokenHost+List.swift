import Scrim

/// Every one of them, with the behaviors that are there to reject it; most are rejected by others as well.
extension BrokenHost {
    static let all: [BrokenHost] = [
        BrokenHost(
            "paints front to back", { ReversePainter($0) },
            rejectedBy: [
                "notices are in front, and a region's overlay is behind a veil",
                "of two veils the later is in front",
            ]),
        BrokenHost(
            "adds scrims up", { ScrimAdder($0) },
            rejectedBy: [
                "scrims do not add up"
            ]),
        BrokenHost(
            "dims the window for a region", { EverywhereDimmer($0) },
            rejectedBy: [
                "a region's scrim dims the region and nothing else",
                "what covers a region follows its size",
                "what slides over a region's edge is cut off there",
            ]),
        BrokenHost(
            "clips nothing", { Unclipped($0) },
            rejectedBy: [
                "what slides over a region's edge is cut off there"
            ]),
        BrokenHost(
            "draws what is hidden", { HiddenPainter($0) },
            rejectedBy: [
                "a hidden region shows nothing, and it is back when the region is"
            ]),
        BrokenHost(
            "takes nothing off the screen", { Hoarder($0) },
            rejectedBy: [
                "notices wait for each other",
                "a scope ends with its body, and returns its value",
                "a sheet's content ends it with a value",
                "a presentation ends once, and is gone after",
                "a second show replaces where it is told to",
            ]),
        BrokenHost(
            "shows what a surface said first", { StaleText($0) },
            rejectedBy: [
                "a text changes in place",
                "a second show joins, and both must let go",
                "a panel whose text grows, grows from what it was",
                "the cancel button is taken by a tap, and says so until the body returns",
            ]),
        BrokenHost(
            "draws in grace", { Hasty($0) },
            rejectedBy: [
                "work that ends within grace is never seen",
                "nothing is drawn before grace is over",
            ]),
        BrokenHost(
            "counts frames", { FrameCounter($0) },
            rejectedBy: [
                "what was held up goes on by the clock",
                "a panel that fades and grows is, in each frame, where the formula has it",
                "a panel on a spring is, in each frame, where the formula has it",
                "a panel that slides is, in each frame, where the formula has it",
            ]),
        BrokenHost(
            "reports no first frame", { SilentPainter($0) },
            rejectedBy: [
                "notices wait for each other",
                "a closed window ends everything",
            ]),
        BrokenHost(
            "begins motions anew with every plan", { Restarter($0) },
            rejectedBy: [
                "stale reports, and plans told again, change nothing that is seen",
                "the same plan again changes nothing that is seen",
                "of two veils the later is in front",
            ]),
        BrokenHost(
            "reports the end of a broken-off motion as the newest one's", { LateEnder($0) },
            rejectedBy: [
                "the late end of a motion that was turned round takes nothing away"
            ]),
        BrokenHost(
            "has motions over twice as fast", { Hurrier($0) },
            rejectedBy: [
                "it leaves for as long as its transition says",
                "the late end of a motion that was turned round takes nothing away",
                "what was held up goes on by the clock",
                "a panel that fades and grows is, in each frame, where the formula has it",
            ]),
        BrokenHost(
            "moves nothing", { Jumper($0) },
            rejectedBy: [
                "the same plan again changes nothing that is seen",
                "where less movement is wanted, what would slide fades where it is",
                "what was held up goes on by the clock",
                "a panel that fades and grows is, in each frame, where the formula has it",
            ]),
        BrokenHost(
            "moves at an even pace", { Leveler($0) },
            rejectedBy: [
                "a panel that fades and grows is, in each frame, where the formula has it",
                "a panel on a spring is, in each frame, where the formula has it",
                "a panel that slides is, in each frame, where the formula has it",
                "a panel turned round on its way goes on from where it is",
            ]),
        BrokenHost(
            "forgets reflow", { WithoutReflow($0) },
            rejectedBy: [
                "a panel whose text grows, grows from what it was"
            ]),
        BrokenHost(
            "has no timer", { Timeless($0) },
            rejectedBy: [
                "what is up for too long is reported, once",
                "nothing is drawn before grace is over",
                "the program cannot take it away before its minimum",
            ]),
        BrokenHost(
            "has a timer that goes off once", { OneShot($0) },
            rejectedBy: [
                "a main loop held up under an overlay is reported",
                "input is blocked from show on, and free from the start of leaving",
                "progress is told in quarters",
            ]),
        BrokenHost(
            "has a timer that stops while nothing is painted", { DrawnTimer($0) },
            rejectedBy: [
                "a notice's time runs out of sight, too"
            ]),
        BrokenHost(
            "ignores the safe area", { UnsafeLayout($0) },
            rejectedBy: [
                "notices keep out of bars"
            ]),
        BrokenHost(
            "ignores the keyboard", { UnderKeyboard($0) },
            rejectedBy: [
                "notices keep out of an on-screen keyboard's way"
            ]),
        BrokenHost(
            "lays out once", { FirstLayout($0) },
            rejectedBy: [
                "notices keep out of an on-screen keyboard's way",
                "in a turned window the panel is in the middle again",
                "in a region that becomes small nothing sticks out of it",
                "what covers a region follows its size",
            ]),
        BrokenHost(
            "takes every text for one line", { OneLiner($0) },
            rejectedBy: [
                "a long text wraps within its panel",
                "from right to left the parts of a row change sides",
                "a panel grows with the text's size",
            ]),
        BrokenHost(
            "puts panels in the corner", { Cornerer($0) },
            rejectedBy: [
                "a panel is in the middle of its window, and all of it is inside",
                "notices keep out of bars",
                "in a turned window the panel is in the middle again",
                "in a region that becomes small nothing sticks out of it",
            ]),
        BrokenHost(
            "reports hidden for detached", { HiddenForDetached($0) },
            rejectedBy: [
                "a view taken out of its window takes its overlay with it"
            ]),
        BrokenHost(
            "takes everything for visible", { SeesAll($0) },
            rejectedBy: [
                "a view in no window is waited for",
                "a view taken out of its window takes its overlay with it",
                "a hidden region shows nothing, and it is back when the region is",
            ]),
        BrokenHost(
            "does not notice what is gone", { Clinger($0) },
            rejectedBy: [
                "a closed window ends everything",
                "a destroyed region ends it at once",
            ]),
        BrokenHost(
            "does not notice that it is suspended", { Sleepless($0) },
            rejectedBy: [
                "suspended and resumed, all is as it was",
                "what ends while the app is suspended is gone when it is back",
            ]),
        BrokenHost(
            "does not notice that it is resumed", { SleepsOn($0) },
            rejectedBy: [
                "suspended and resumed, all is as it was",
                "what ends while the app is suspended is gone when it is back",
            ]),
        BrokenHost(
            "lets views go early", { EarlyReleaser($0) },
            rejectedBy: [
                "an app's view is kept until its last pixel is off, and then let go"
            ]),
        BrokenHost(
            "never lets views go", { Keeper($0) },
            rejectedBy: [
                "an app's view is kept until its last pixel is off, and then let go"
            ]),
        BrokenHost(
            "leaks taps", { TapLeaker($0) },
            rejectedBy: [
                "a press on what has gone meanwhile reaches nothing below",
                "input is blocked from show on, and free from the start of leaving",
                "a double click's second half reaches nothing below",
                "an exempt region stays live under an overlay that blocks the rest",
            ]),
        BrokenHost(
            "forgets whose a press is", { Forgetful($0) },
            rejectedBy: [
                "a press that began before is no tap outside",
                "a press on what has gone meanwhile reaches nothing below",
                "a drag outside is no tap",
                "a double click's second half reaches nothing below",
            ]),
        BrokenHost(
            "blocks for good", { Blocker($0) },
            rejectedBy: [
                "work that ends within grace is never seen",
                "what is up for too long is reported, once",
            ]),
        BrokenHost(
            "blocks the window for a region", { BroadBlocker($0) },
            rejectedBy: [
                "an exempt region stays live under an overlay that blocks the rest",
                "a region's overlay blocks the region and nothing else",
            ]),
        BrokenHost(
            "blocks for notices", { SolidNotices($0) },
            rejectedBy: [
                "a double click's second half reaches nothing below",
                "a final status frees input at once and goes by itself",
            ]),
        BrokenHost(
            "knows no panels", { Panelless($0) },
            rejectedBy: [
                "a tap on the panel is none outside",
                "a notice's action is taken by a tap",
                "past its largest detent it gives less and less",
                "caught on its way, it stays under the finger",
            ]),
        BrokenHost(
            "takes a press for a tap", { PressTapper($0) },
            rejectedBy: [
                "a drag outside is no tap"
            ]),
        BrokenHost(
            "knows no taps outside", { TapIgnorer($0) },
            rejectedBy: [
                "a notice's action is taken by a tap",
                "a tap outside dismisses, and is consumed where the outside is blocked",
                "a tap outside dismisses, and reaches the app where the outside is live",
                "past its largest detent it gives less and less",
            ]),
        BrokenHost(
            "leaks keys", { KeyLeaker($0) },
            rejectedBy: [
                "suspended and resumed, all is as it was",
                "a notice lets every tap through",
                "a window's veil blocks typing, and gives the focus back",
                "over the keyboard, what would type is blocked, and the focus stays",
            ]),
        BrokenHost(
            "swallows keys", { KeySwallower($0) },
            rejectedBy: [
                "a notice lets every tap through",
                "a window's veil blocks typing, and gives the focus back",
                "a region's overlay blocks the region and nothing else",
            ]),
        BrokenHost(
            "types under a covered keyboard", { TextLeaker($0) },
            rejectedBy: [
                "over the keyboard, what would type is blocked, and the focus stays"
            ]),
        BrokenHost(
            "knows no Escape", { EscapeIgnorer($0) },
            rejectedBy: [
                "a user need not wait for the minimum",
                "a user's act ends all who share",
                "Escape cancels the body where there is a cancel button",
                "Escape ends the top-most, and then the next",
            ]),
        BrokenHost(
            "reports Escape twice", { EscapeRepeater($0) },
            rejectedBy: [
                "Escape ends the top-most, and then the next"
            ]),
        BrokenHost(
            "has dead buttons", { DeadButtons($0) },
            rejectedBy: [
                "a notice's action is taken by a tap",
                "the cancel button is taken by a tap, and says so until the body returns",
            ]),
        BrokenHost(
            "forgets velocity", { InstantDragger($0) },
            rejectedBy: [
                "a flick dismisses where the same way, slowly, does not",
                "let go, it goes on as fast as the finger was",
            ]),
        BrokenHost(
            "breaks drags off", { Canceller($0) },
            rejectedBy: [
                "let go between two detents, it goes to the nearer",
                "what the app refuses to end goes back",
                "a flick dismisses where the same way, slowly, does not",
                "let go, it goes on as fast as the finger was",
            ]),
        BrokenHost(
            "catches nothing that moves", { Uncatching($0) },
            rejectedBy: [
                "a final status frees input at once and goes by itself",
                "a notice lets every tap through",
                "an exempt region stays live under an overlay that blocks the rest",
                "a tap outside dismisses, and is consumed where the outside is blocked",
            ]),
        BrokenHost(
            "drags by itself", { SelfDragger($0) },
            rejectedBy: [
                "past its largest detent it gives less and less",
                "content scrolls at the largest detent alone, and back before the sheet goes",
                "a sheet follows the finger, point by point",
            ]),
        BrokenHost(
            "scrolls before the sheet has grown", { AlwaysScroller($0) },
            rejectedBy: [
                "content scrolls at the largest detent alone, and back before the sheet goes"
            ]),
        BrokenHost(
            "moves no focus", { FocusIgnorer($0) },
            rejectedBy: [
                "veils that end out of order give the focus back to the app",
                "a sheet takes the focus, and gives it back",
                "Escape cancels the body where there is a cancel button",
                "in grace the focus stays where it is",
            ]),
        BrokenHost(
            "gives every overlay the focus", { FocusGiver($0) },
            rejectedBy: [
                "a notice takes no focus",
                "a notice lets every tap through",
                "where the app moved the focus meanwhile, it stays",
                "over the keyboard, what would type is blocked, and the focus stays",
            ]),
        BrokenHost(
            "moves the focus in grace", { EarlyFocus($0) },
            rejectedBy: [
                "in grace the focus stays where it is"
            ]),
        BrokenHost(
            "keeps the focus", { FocusKeeping($0) },
            rejectedBy: [
                "veils that end out of order give the focus back to the app",
                "a sheet takes the focus, and gives it back",
                "what ends while the app is suspended is gone when it is back",
                "a window's veil blocks typing, and gives the focus back",
            ]),
        BrokenHost(
            "gives the focus back blindly", { FocusRestorer($0) },
            rejectedBy: [
                "where the app moved the focus meanwhile, it stays",
                "under a veil the focus stays inside, whatever the app does",
            ]),
        BrokenHost(
            "gives the focus back with the first that goes", { FirstLeaver($0) },
            rejectedBy: [
                "where the app moved the focus meanwhile, it stays"
            ]),
        BrokenHost(
            "lets the focus out of a veil", { FocusLeaker($0) },
            rejectedBy: [
                "under a veil the focus stays inside, whatever the app does"
            ]),
        BrokenHost(
            "leads nowhere by key", { FocusLocker($0) },
            rejectedBy: [
                "a key leads to a notice's action, and back to where one was",
                "a notice stays while the focus is in it",
            ]),
        BrokenHost(
            "leads to a notice, and leaves the focus in it", { FocusTrapper($0) },
            rejectedBy: ["a key leads to a notice's action, and back to where one was"]),
        BrokenHost(
            "does not tell of the focus in a panel", { FocusConcealer($0) },
            rejectedBy: ["a notice stays while the focus is in it"]),
        BrokenHost(
            "says nothing", { Mute($0) },
            rejectedBy: [
                "a notice is told, and again when its text is another",
                "a veil is told once, when it is seen",
                "progress is told in quarters",
            ]),
        BrokenHost(
            "says everything twice", { Echo($0) },
            rejectedBy: [
                "a notice is told, and again when its text is another",
                "a veil is told once, when it is seen",
                "progress is told in quarters",
            ]),
        BrokenHost(
            "says everything with every plan", { Chatterbox($0) },
            rejectedBy: [
                "a notice is told, and again when its text is another",
                "a veil is told once, when it is seen",
                "progress is told in quarters",
            ]),
        BrokenHost(
            "hides nothing from a screen reader", { Revealer($0) },
            rejectedBy: [
                "under a veil a screen reader reaches nothing of the app",
                "a region's overlay hides that region alone",
            ]),
        BrokenHost(
            "hides the app for whatever is up", { Concealer($0) },
            rejectedBy: [
                "a notice hides nothing, and can be read",
                "a region's overlay hides that region alone",
            ]),
        BrokenHost(
            "tells a screen reader only what is painted", { PaintReader($0) },
            rejectedBy: [
                "a text that has no room is still told",
                "what it shows is called as the app calls it",
            ]),
        BrokenHost(
            "does not mirror", { OneSetting($0) { $0.isRightToLeft = false } },
            rejectedBy: [
                "from right to left the parts of a row change sides",
                "from right to left a sheet from the leading edge is at the right",
            ]),
        BrokenHost(
            "ignores the text's size", { OneSetting($0) { $0.textScale = 1 } },
            rejectedBy: [
                "a panel grows with the text's size"
            ]),
        BrokenHost(
            "ignores reduced motion", { OneSetting($0) { $0.reducesMotion = false } },
            rejectedBy: [
                "where less movement is wanted, what would slide fades where it is"
            ]),
        BrokenHost(
            "takes off what was shown again", { TimedRemover($0) },
            rejectedBy: [
                "shown again while it leaves, it turns round and never is away",
                "the late end of a motion that was turned round takes nothing away",
            ]),
        BrokenHost(
            "blocks what is painted", { PaintedBlocker($0) },
            rejectedBy: [
                "what is on its way out lets everything through",
                "a final status frees input at once and goes by itself",
                "a tap outside dismisses, and is consumed where the outside is blocked",
                "a tap outside dismisses, and reaches the app where the outside is live",
            ]),
    ]
}
