/// Thirty articles, enough to scroll and to search.
enum ArticleCatalog {
    static let articles = [
        CatalogArticle(
            "The Cloth That Lets Light Through", by: "Marit Solheim", on: "Theatre",
            "How a sheet of gauze can be a wall one moment and a window the next."),
        CatalogArticle(
            "Waiting Well", by: "Tomás Ferreira", on: "Design",
            "Why ten seconds with a moving bar feel shorter than six without one."),
        CatalogArticle(
            "A Field Guide to Fog", by: "Ines Kallio", on: "Nature",
            "Radiation, advection, upslope: three ways for a valley to disappear before breakfast."),
        CatalogArticle(
            "The Lighthouse Keeper’s Ledger", by: "Rowan Achterberg", on: "History",
            "Forty years of oil, weather and visitors, written down every evening."),
        CatalogArticle(
            "Bread, Slowly", by: "Céline Moreau", on: "Food",
            "A dough that rises overnight forgives almost everything."),
        CatalogArticle(
            "Maps of Places That Moved", by: "Haruka Ito", on: "Geography",
            "Rivers wander, coasts retreat, and the border stays where the river was."),
        CatalogArticle(
            "What the Tuner Hears", by: "Samuel Osei", on: "Music",
            "A piano is never in tune; it is only out of tune in the right places."),
        CatalogArticle(
            "The Second Life of Railway Sleepers", by: "Greta Lindqvist", on: "Craft",
            "Oak that carried trains for fifty years is only getting started."),
        CatalogArticle(
            "Counting Swifts", by: "Daniel Brandt", on: "Nature",
            "They eat, drink and sleep on the wing. Counting them takes patience and a good neck."),
        CatalogArticle(
            "A Short History of the Index Card", by: "Priya Raman", on: "History",
            "Before there was search, there was a drawer with a brass label."),
        CatalogArticle(
            "Blue, and How to Make It", by: "Lucia Bianchi", on: "Art",
            "From ground stone to a laboratory accident in 1704."),
        CatalogArticle(
            "The Night Ferry", by: "Ola Nyberg", on: "Travel",
            "Eleven hours, four decks, and the best sunrise that a ticket can buy."),
        CatalogArticle(
            "Doors That Explain Themselves", by: "Miriam Adler", on: "Design",
            "If it needs a sign that says push, it is a badly made door."),
        CatalogArticle(
            "Salt Roads", by: "Bastien Leroux", on: "History",
            "Cities stand where they stand because someone was hungry for salt."),
        CatalogArticle(
            "The Quiet Machine", by: "Anneke de Vries", on: "Technology",
            "A look inside the mechanical clocks that still run the town hall."),
        CatalogArticle(
            "Learning to Read a Sky", by: "Kofi Mensah", on: "Nature",
            "Six clouds worth knowing, and what each of them says about tomorrow."),
        CatalogArticle(
            "Paper That Lasts", by: "Yuki Tanabe", on: "Craft",
            "Kozo, hemp and linen: fibres that outlive their readers."),
        CatalogArticle(
            "The Cartographer’s Mistake", by: "Helena Ruiz", on: "Geography",
            "An island that was on every chart for a century and never in the sea."),
        CatalogArticle(
            "Soup for a Crowd", by: "Aleksy Nowak", on: "Food",
            "One pot, forty bowls, and the arithmetic of onions."),
        CatalogArticle(
            "Letters Set by Hand", by: "Wilhelmina Hart", on: "Art",
            "Ten minutes a line, and every line is worth it."),
        CatalogArticle(
            "The Weight of a Bell", by: "Jonas Eriksen", on: "Music",
            "How a founder hears a note in the drawing, months before the bronze is poured."),
        CatalogArticle(
            "A Garden Without Water", by: "Fatima Zahra", on: "Nature",
            "Gravel, thyme and patience: notes from a dry hillside."),
        CatalogArticle(
            "The Last Mile by Bicycle", by: "Noor van Dijk", on: "Technology",
            "Parcels, hills and a cargo bike that climbs them."),
        CatalogArticle(
            "Why Bridges Sing", by: "Callum Fraser", on: "Technology",
            "Wind, cable and resonance, explained on a walk across."),
        CatalogArticle(
            "The Library on the Bus", by: "Elif Demir", on: "Travel",
            "Twice a month, two thousand books come up the mountain."),
        CatalogArticle(
            "Margins", by: "Oscar Lund", on: "Design",
            "The empty part of the page does half of the work."),
        CatalogArticle(
            "An Ear for Dialect", by: "Siobhán Keane", on: "Language",
            "Three villages, one word for rain, and nine ways to say it."),
        CatalogArticle(
            "How to Fold a Map", by: "Peter Castellan", on: "Geography",
            "There is a right way. It was published in 1970, for a satellite."),
        CatalogArticle(
            "Vinegar Season", by: "Clara Weiss", on: "Food",
            "What to do with forty kilograms of apples that nobody will buy."),
        CatalogArticle(
            "The Hour Before Opening", by: "Mateo Rossi", on: "Theatre",
            "Behind the curtain, when the house is empty and everything is still possible."),
    ]
}
