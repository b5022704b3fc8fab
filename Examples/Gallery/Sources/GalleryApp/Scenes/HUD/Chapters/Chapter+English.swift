extension Chapter {
    static let english = [
        Chapter(
            title: "A Cloth with Two Lives",
            paragraphs: [
                "Hang an open-weave cloth across a stage and light it from the front, and it is a wall: "
                    + "a street, a forest, the side of a house. Bring the front light down and the light "
                    + "behind it up, and the wall is gone. What stood behind it all along is there to see.",
                "Stagehands call it a scrim. Its trick is older than electric light, and it has never "
                    + "needed a hinge, a motor or a cue louder than a nod.",
            ]),
        Chapter(
            title: "What the Eye Believes",
            paragraphs: [
                "We see surfaces by the light they send back. A net sends back little, but if what lies "
                    + "behind it sends back nothing, little is enough. The eye takes the brighter of the two "
                    + "and calls it the world.",
                "This is why a lace curtain hides a room by day and shows it by night, and why one can "
                    + "look out of a window through which nobody looks in.",
            ]),
        Chapter(
            title: "Half Way",
            paragraphs: [
                "Between wall and window there is a middle: both scenes at once, one faintly through the "
                    + "other. Directors use it for memory and for dreams. The past is there, but one cannot "
                    + "walk into it.",
                "It is also the most honest of the three states. It says that something is happening, "
                    + "that you are not to touch it yet, and that the place you know has not gone away.",
            ]),
        Chapter(
            title: "The Waiting Audience",
            paragraphs: [
                "A good scene change is not a fast one. It is one during which the audience knows that "
                    + "the evening goes on. Eight seconds of darkness feel like a fault; eight seconds of a "
                    + "lamp carried across the stage feel like part of the play.",
                "What people mind is not the wait but the doubt. Give them a sign that moves, tell them "
                    + "roughly how long, and do not flash the house lights for a change that takes no time.",
            ]),
        Chapter(
            title: "On Not Getting Stuck",
            paragraphs: [
                "Every stage manager has a story about the cloth that did not fly out. The motor had "
                    + "stopped, or the person who was to call the cue had been called away, and the second "
                    + "act was played behind gauze.",
                "The cure is a dull one: whoever brings it in is the one who takes it out, whatever "
                    + "happens between. No cue depends on somebody remembering.",
            ]),
        Chapter(
            title: "Small Signs",
            paragraphs: [
                "Not all that must be said needs a curtain. A bell in the foyer, a lamp over a door, a "
                    + "hand raised at the side of the stage: they are seen by those who need them, and the "
                    + "rest of the house keeps talking.",
                "The best of them ask for nothing. They come, they are understood, and they leave before "
                    + "anybody thinks of them as being in the way.",
            ]),
        Chapter(
            title: "Striking the Set",
            paragraphs: [
                "After the last night the cloth is lowered, brushed, and folded in on itself so that the "
                    + "painted side lies within. Folded well it will keep for thirty years.",
                "Somebody writes its size on the bag, and the name of the play. Then it waits, as it has "
                    + "always done, to be a wall again.",
            ]),
    ]
}
