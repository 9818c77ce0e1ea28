/**
 * Every limit of the server. A request over a limit gets `BAD_USER_INPUT` or `RATE_LIMITED`. The
 * `extensions` of the error name the limit, the value and the maximum, in the same form on HTTP,
 * WebSocket and SSE. `startServer` accepts other values.
 */
export const LIMITS = {
  /** The shortest rules-day outside rehearsals, in real seconds (`LEAST_DAY_SECONDS`). Default 60. */
  leastDaySeconds: 60,
  /**
   * Tokens of a document, counted before it is parsed. A document with every event and all its own
   * fields has some 1,800 tokens. Default 5,000.
   */
  tokens: 5_000,
  /** Depth of nested brackets in a document, counted before it is parsed. Default 64. */
  nesting: 64,
  /** Levels of nested fields; fields of introspection do not count. Default 15. */
  depth: 15,
  /** Aliases in a document, fragments included. Default 30. */
  aliases: 30,
  /** Directives in a document, such as `@include`. Default 20. */
  directives: 20,
  /**
   * `signUp`, `signIn`, `startGuest`, `claimGuest`, `signInWithIdentity`, `unlinkIdentity`,
   * `changePassword`, `setMailAddress` and `resetPassword` in a document, together. Default 1.
   */
  signIns: 1,
  /**
   * Objects in an answer, estimated before execution: every field with an object costs 1 and,
   * within a list, 1 for each possible item. Default 10,000.
   */
  cost: 10_000,
  /**
   * Milliseconds of processor time that one query may use of the event loop, over all its turns.
   * Default 5,000.
   */
  operationMs: 5_000,
  /**
   * Milliseconds of processor time in which a command is decided; a command over it is undone.
   * Default 2,000.
   */
  commandMs: 2_000,
  /** Bytes of an answer. Default 4 MB. */
  answerBytes: 4 * 1024 * 1024,
  /**
   * Queries of one address that cost more than 100 and run at once; further queries wait. Default
   * 2.
   */
  dearPerAddress: 2,
  /** Queries of the whole server that cost more than 100 and run at once. Default 8. */
  dearAtOnce: 8,
  /** Unanswered queries and mutations of an address. Default 2,000. */
  operationsPerAddress: 2_000,
  /** The highest `first` of a connection; the lowest is 1. Default 100. */
  pageSize: 100,
  /** The assumed length of a list without a `first`. Default 10. */
  assumedListLength: 10,
  /** Bytes of an HTTP request's body; a larger body gets 413. Default 100 kB. */
  bodyBytes: 100 * 1024,
  /**
   * Bytes of one message to a socket; a larger message closes the socket with 1009. Default 64 kB.
   */
  socketMessageBytes: 64 * 1024,
  /**
   * Depth of nested lists and objects in variables. Over HTTP, greater depth is `BAD_USER_INPUT`.
   * On a socket the brackets of the whole message count, and greater depth closes it with 4400.
   * Default 100.
   */
  messageNesting: 100,
  /**
   * Comparisons of fields with each other in a document's validation: all pairs of the same name at
   * one place of the answer. A field repeated some 450 times exceeds the limit; each field of all
   * events once does not. Default 100,000.
   */
  comparisons: 100_000,
  /**
   * Operations that run at once on a socket: subscriptions, and unanswered queries and mutations.
   * Default 200.
   */
  operationsPerSocket: 200,
  /**
   * Sockets and event streams of one address at once. A further socket is closed with 1013, and a
   * further stream gets 429, or to a browser's EventSource the time to reconnect. Default 1,000.
   */
  socketsPerAddress: 1_000,
  /**
   * Sockets per address and minute that are opened only to be closed with a reason: they exceed
   * `socketsPerAddress`, have no known subprotocol, or come while the server stops. Beyond this
   * limit the upgrade is refused. Default 6,000, because all watchers at one address may return
   * together.
   */
  declinedPerAddress: 6_000,
  /**
   * Unanswered HTTP requests of one address at once, without event streams; a further one gets 429.
   * Default 300.
   */
  requestsPerAddress: 300,
  /**
   * Connections of one address at once, for any use; a further one is closed. Behind proxies
   * (`TRUST_PROXY`) the connections are the proxies', and are not counted. Default 1,500.
   */
  connectionsPerAddress: 1_500,
  /**
   * The time for the head of a request, or the handshake of a socket, to arrive; 408 after it.
   * Default 15 s.
   */
  headMs: 15_000,
  /** The time for a whole request to arrive, with its body; 408 after it. Default 30 s. */
  requestMs: 30_000,
  /**
   * The time for which a connection with an answer under way may be silent; it is then cut. Sockets
   * and event streams are pinged more often. Default 60 s.
   */
  silentMs: 60_000,
  /**
   * If at least this many bytes wait for a reader, its subscriptions wait, too, and catch up later.
   * Default 256 kB.
   */
  waitingBytes: 256 * 1024,
  /**
   * Bytes that wait for a slow reader. A socket that exceeds them for two seconds is closed with
   * 1013, and can connect again. Default 1 MB.
   */
  sendBufferBytes: 1024 * 1024,
  /** The time for a new socket to send `connection_init`; 4408 after it. Default 10 s. */
  connectionInitMs: 10_000,
  /**
   * The time for which a new socket, stream or subscription waits for a store that does not answer,
   * before the client must try again. Default 10 s.
   */
  awayMs: 10_000,
  /**
   * The interval of pings to a socket; a socket that has not answered by the next ping is ended.
   * Default 12 s.
   */
  keepAliveMs: 12_000,
  /** The interval of checks of the tokens behind open sockets and streams. Default 60 s. */
  tokenCheckMs: 60_000,
  /** Mutations per account and minute; each root field counts as one. Default 600. */
  mutationsPerAccount: 600,
  /** Queries and mutations without a token, per address and minute. Default 1,200. */
  anonymousPerAddress: 1_200,
  /**
   * New subscriptions without a token, per address and minute: more than `anonymousPerAddress`,
   * since all watchers of one address return together after a restart. Further subscriptions wait,
   * and then begin. Default 6,000.
   */
  subscriptionsPerAddress: 6_000,
  /**
   * The work of an account in a minute, in points: about one for each object of an answer, and 100
   * for each millisecond of the event loop. Default 600,000, a tenth of a core.
   */
  workPerAccount: 600_000,
  /**
   * The work of all accounts of an address in a minute, in points. Default 1,500,000, a quarter of
   * a core.
   */
  workPerAddress: 1_500_000,
  /**
   * Fetches of calendars, feeds, pictures and gamestates by an address in a minute, with 304
   * answers. Default 600: services that fetch for many people have few addresses.
   */
  feedsPerAddress: 600,
  /** Wrong tokens per address and minute. Default 120. */
  wrongTokensPerAddress: 120,
  /** Wrong invitation codes per address and minute. Default 30. */
  wrongInvitesPerAddress: 30,
  /**
   * `signUp`, `signIn`, `startGuest`, `claimGuest`, `signInWithIdentity`, `unlinkIdentity`,
   * `changePassword`, `setMailAddress`, `resetPassword` and answers of providers, per address and
   * hour. Default 300.
   */
  signInsPerAddress: 300,
  /**
   * Password tries for one handle, existing or not, by all addresses together, before each further
   * try must wait. Tries from an address with an earlier right password, and from the account's own
   * session, are counted separately. The count starts again a day after the last try. Default 5.
   */
  triesPerHandle: 5,
  /** The first wait of a password try; each later wait is twice as long. Default 1 s. */
  tryDelayMs: 1_000,
  /** The longest wait of a password try. Default 10 minutes: 1,000 tries take a week. */
  longestTryDelayMs: 600_000,
  /** Password hashes computed at once. Default 2. */
  hashesAtOnce: 2,
  /** Waiting password hashes of the whole server; addresses take turns. Default 200. */
  hashesWaiting: 200,
  /** Waiting password hashes of one address. Default 20. */
  hashesWaitingPerAddress: 20,
  /** Valid access tokens of an account; `TOO_MANY_TOKENS` above. Default 50. */
  tokensPerAccount: 50,
  /** Sessions of an account at once; a further session ends the oldest. Default 50. */
  sessionsPerAccount: 50,
  /**
   * Unfinished seasons that an account hosts, without rehearsals; `TOO_MANY_SEASONS` above. Default
   * 50.
   */
  seasonsPerAccount: 50,
  /** Unfinished seasons that a guest hosts, without rehearsals. Default 10. */
  seasonsPerGuest: 10,
  /** Unfinished rehearsals that an account hosts; `TOO_MANY_SEASONS` above. Default 50. */
  rehearsalsPerAccount: 50,
  /** Unfinished rehearsals that a guest hosts. Default 10. */
  rehearsalsPerGuest: 10,
  /** `createRound`, `createDynasty` and `startPractice`, per account and hour. Default 60. */
  seasonsMadePerAccount: 60,
  /** `startPractice`, per address and hour. Default 60. */
  practicesMadePerAddress: 60,
  /**
   * Seasons in which the server's bots play at once for one account; `TOO_MANY_PRACTICES` above.
   * Default 3.
   */
  practicesPerAccount: 3,
  /** Seasons in which the server's bots play at once for one address. Default 6. */
  practicesPerAddress: 6,
  /** Seasons in which the server's bots play at once on this node. Default 20. */
  practicesAtOnce: 20,
  /**
   * The time without events after which bots leave a season; the next event calls them back.
   * Default 10 minutes.
   */
  practiceIdleMs: 600_000,
  /** The approximate time that a bot takes before it acts. Default 0.4 s. */
  botThinkMs: 400,
  /**
   * The approximate time that a bot takes in an exhibition, so that a person can follow. Default 2
   * s.
   */
  exhibitionThinkMs: 2_000,
  /** The time without events after which an exhibition's clock advances. Default 12 s. */
  exhibitionQuietMs: 12_000,
  /**
   * The time without watchers after which the bots leave an exhibition; the next watcher calls them
   * back. Default 1 minute.
   */
  exhibitionIdleMs: 60_000,
  /**
   * The number of events after which a new exhibition replaces the old one. Default 5,000, some
   * hours of play.
   */
  exhibitionEvents: 5_000,
  /** The time for which an inactive guest without a season is kept. Default 30 days. */
  guestIdleMs: 30 * 24 * 60 * 60 * 1_000,
  /**
   * Milliseconds per minute that the server spends on new documents of an address. Repeating a
   * document with different variables costs next to nothing. Default 10,000.
   */
  examinationMsPerAddress: 10_000,
  /** Characters of all cached documents, parsed and validated. Default 250,000. */
  documentCacheCharacters: 250_000,
  /**
   * The time for which a page of the web client waits for its data (tags and first answers). The
   * page is then sent without them, and the client fetches them itself. Default 250 ms.
   */
  pageWaitMs: 250,
  /**
   * The time limit for drawing a page's first view in a thread; 0: nothing is drawn. Default 10 s.
   */
  drawMs: 10_000,
  /**
   * The time for which a page with its data waits for its drawing. The page is then sent with the
   * previous drawing, or without one. Default 500 ms.
   */
  drawWaitMs: 500,
  /** The maximum age of the previous drawing that a page can use; 0: it uses none. Default 60 s. */
  drawnKeptMs: 60_000,
  /**
   * The maximum number of pages that wait for a drawing at the same time. Any further page is sent
   * without a drawing. Default 8.
   */
  drawingsAtOnce: 8,
  /**
   * The time for which a page with its data is sent to later visitors; 0: each page is written
   * again. Default 1 s.
   */
  pageKeptMs: 1_000,
  /** Webhooks of a season; `TOO_MANY_WEBHOOKS` above. Default 10. */
  webhooksPerSeason: 10,
  /** Webhooks for the inbox of an account. Default 10. */
  webhooksPerAccount: 10,
  /** `testWebhook` and `redeliverWebhook`, per account and minute on each node. Default 20. */
  webhookTestsPerAccount: 20,
  /**
   * Messages that a node sends to webhooks in a second. More wait, so that commands stay fast.
   * Default 200.
   */
  deliveriesPerSecond: 200,
  /** Mails to confirm an address, per account and hour. Default 5. */
  mailsPerAccount: 5,
  /** Mails with links that an address of the network asks for in an hour. Default 20. */
  mailsPerAddress: 20,
  /** Mails with links to one mailbox in an hour. More are not sent, and nobody learns it. Default 5. */
  mailsPerReceiver: 5,
  /** Exports of seasons under way at once. Default 16. */
  exportsAtOnce: 16,
  /** Exports under way at once for one address. Default 2. */
  exportsPerAddress: 2,
  /**
   * The time for which a stopping server behind proxies (`TRUST_PROXY`) still answers requests,
   * while `/readyz` says no and new sockets are sent elsewhere. A server without proxies does not
   * wait. Default 2 s.
   */
  drainMs: 2_000,
  /**
   * The time for which kept connections are still answered, and asked to close, after the server
   * has stopped listening; shorter if all of them close. Default 1 s.
   */
  lingerMs: 1_000,
  /**
   * The total time for stopping. Requests may use half of it; the remaining work is then abandoned,
   * and named in the log. Default 10 s.
   */
  shutdownMs: 10_000,
} as const;

/** One server's limits, by the names of `LIMITS`. */
export type Limits = { readonly [Name in keyof typeof LIMITS]: number };
