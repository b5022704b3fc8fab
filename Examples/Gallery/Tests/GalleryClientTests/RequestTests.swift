import GalleryClient
import GalleryServer
import Testing

@Suite struct RequestTests {
    @Test func signsIn() async throws {
        try await withService { client, _ in
            let user = try await client.signIn(email: "ada.lovelace@example.org", password: "analytical")
            #expect(user.name == "Ada Lovelace")
            #expect(user.email == "ada.lovelace@example.org")
        }
    }

    @Test(arguments: [("ada", "analytical"), ("ada@example.org", "short"), ("", "")])
    func refusesBadCredentials(email: String, password: String) async throws {
        try await withService { client, _ in
            await #expect(
                throws: ClientError.refused("This email address and password do not go together.")
            ) { _ = try await client.signIn(email: email, password: password) }
        }
    }

    @Test func searchFindsByEveryWord() async throws {
        try await withService { client, _ in
            let oneWord = try await client.search("map")
            let strayWord = try await client.search("fold map & co?=")
            let noWord = try await client.search("  ")
            #expect(oneWord.map(\.title).contains("How to Fold a Map"))
            #expect(strayWord.isEmpty)
            #expect(noWord.isEmpty)
        }
    }

    @Test func theFeedArrivesWhole() async throws {
        try await withService { client, _ in
            let articles = try await client.articles()
            #expect(articles.count == 30)
            #expect(Set(articles.map(\.id)).count == 30)
            #expect(articles.allSatisfy { $0.updated != nil && !$0.title.isEmpty && !$0.author.isEmpty })
            #expect(articles.first?.topic == "Theatre")
        }
    }

    @Test func aSentMessageIsInTheConversation() async throws {
        try await withService { client, _ in
            let sent = try await client.send("Thank you — see you at ten!")
            let messages = try await client.refresh()
            #expect(messages.contains(sent))
            #expect(messages.last?.isMine == false)
        }
    }
}
