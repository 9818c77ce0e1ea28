/**
 * Every limit of the server. A request over one of them is answered with `BAD_USER_INPUT` (or
 * `RATE_LIMITED`) whose `extensions` name the limit, the value and the maximum, the same on HTTP,
 * WebSocket and SSE. `startServer` takes others in place of these.
 */
export const LIMITS = {
  /** The shortest rules-day outside rehearsals, in real seconds (`LEAST_DAY_SECONDS`). Default 60. */
  leastDaySeconds: 60,
  /**
   * Tokens of a document, counted before it is parsed. All events with all that each has of its own
   * are some 1,800, and fit twice. Default 5,000.
   */
  tokens: 5_000,
  /** Brackets within brackets in a document, counted before it is parsed. Default 64. */
  nesting: 64,
  /** Levels of fields within fields; those of introspection do not count. Default 15. */
  depth: 15,
  /** Aliases in a document, fragments included. Default 30. */
  aliases: 30,
  /** Directives in a document, such as `@include`. Default 20. */
  directives: 20,
  /**
   * `signUp`, `signIn`, `startGuest`, `claimGuest` and `changePassword` in a document, together.
   * Default 1.
   */
  signIns: 1,
  /**
   * Objects that an answer may have at most, reckoned before it is executed: every field that
   * gives an object costs 1, a list as many as it can have. Default 10,000.
   */
  cost: 10_000,
  /**
   * Milliseconds of processor that one query may use of the event loop altogether, however it takes turns with others.
   * Default 5,000.
   */
  operationMs: 5_000,
  /** Bytes that an answer may have at most. Default 4 MB. */
  answerBytes: 4 * 1024 * 1024,
  /**
   * Queries that cost more than 100 and are worked out at once, for one address; the others wait.
   * Default 2.
   */
  dearPerAddress: 2,
  /** The same, for the whole server. Default 8. */
  dearAtOnce: 8,
  /** Queries and mutations of an address that are not answered yet. Default 2,000. */
  operationsPerAddress: 2_000,
  /** The highest `first` of a connection; the lowest is 1. Default 100. */
  pageSize: 100,
  /** The assumed length of a list that has no `first`. Default 10. */
  assumedListLength: 10,
  /** Bytes of an HTTP request's body: 413 above. Default 100 kB. */
  bodyBytes: 100 * 1024,
  /** Bytes of one message to a socket: it is closed with 1009 above. Default 64 kB. */
  socketMessageBytes: 64 * 1024,
  /**
   * Lists and objects within each other in variables. A socket is closed with 4400 above, counting the brackets of the
   * message; over HTTP it is `BAD_USER_INPUT`. Default 100.
   */
  messageNesting: 100,
  /**
   * Comparisons of fields with each other that validating a document may need: of all pairs that have one name at one
   * place of the answer. A field that is repeated some 450 times is over it; each field of all events once is not.
   * Default 100,000.
   */
  comparisons: 100_000,
  /**
   * Operations that run at once on a socket: subscriptions, and queries and mutations that are
   * not answered yet. Default 200.
   */
  operationsPerSocket: 200,
  /** Sockets and event streams of one address at once: 429 above. Default 1,000. */
  socketsPerAddress: 1_000,
  /**
   * HTTP requests of one address at once that are not answered yet, event streams aside: 429 above.
   * Default 300.
   */
  requestsPerAddress: 300,
  /**
   * Connections of one address at once, whatever goes over them: closed above. Where proxies stand
   * before the server (`TRUST_PROXY`) they are the proxies', and not counted. Default 1,500.
   */
  connectionsPerAddress: 1_500,
  /** How long the head of a request, or the handshake of a socket, may take: 408 after. Default 15 s. */
  headMs: 15_000,
  /** How long a request may take to arrive, its body included: 408 after. Default 30 s. */
  requestMs: 30_000,
  /**
   * How long a connection with an answer on its way may carry nothing: cut after. Sockets and event
   * streams are pinged more often. Default 60 s.
   */
  silentMs: 60_000,
  /**
   * Bytes that wait for a reader before its subscriptions wait too, and catch up when it has taken
   * them. Default 256 kB.
   */
  waitingBytes: 256 * 1024,
  /**
   * Bytes that wait for a slow reader. A socket that stays over it for two seconds is closed with
   * 1013, and can connect again. Default 1 MB.
   */
  sendBufferBytes: 1024 * 1024,
  /** How long a new socket may take to say `connection_init`: 4408 after. Default 10 s. */
  connectionInitMs: 10_000,
  /**
   * How long a new socket, stream or subscription waits for a store that is away, before it is told
   * to come again. Default 10 s.
   */
  awayMs: 10_000,
  /** How often a socket is pinged; what has not answered by the next is ended. Default 12 s. */
  keepAliveMs: 12_000,
  /** How often the tokens behind open sockets and streams are looked at again. Default 60 s. */
  tokenCheckMs: 60_000,
  /** Mutations of one account a minute, each root field one. Default 600. */
  mutationsPerAccount: 600,
  /** Queries and mutations of those who are not signed in, an address and minute. Default 1,200. */
  anonymousPerAddress: 1_200,
  /**
   * Subscriptions that those who are not signed in begin, an address and minute: more, since all that watch from one
   * address come back at once when the server does. Over it they wait, and then begin. Default 6,000.
   */
  subscriptionsPerAddress: 6_000,
  /**
   * What an account may have done in a minute, in points: about one for each object of an answer,
   * and 100 for each millisecond of the event loop. Default 600,000, a tenth of a core.
   */
  workPerAccount: 600_000,
  /** The same for an address, whoever is signed in there. Default 1,500,000, a quarter of a core. */
  workPerAddress: 1_500_000,
  /**
   * Calendars, feeds, pictures and gamestates that an address asks for in a minute, whether they have changed
   * or not. Default 600: services that fetch for many people come from few addresses.
   */
  feedsPerAddress: 600,
  /** Wrong tokens, for each address and minute. Default 120. */
  wrongTokensPerAddress: 120,
  /** Wrong invitation codes, for each address and minute. Default 30. */
  wrongInvitesPerAddress: 30,
  /**
   * `signUp`, `signIn`, `startGuest`, `claimGuest` and `changePassword`, an address and hour.
   * Default 300.
   */
  signInsPerAddress: 300,
  /**
   * Passwords that are tried for one handle, whether it exists or not, by all addresses together,
   * before each has to wait. An address from which the password was right before, and the account's
   * own session, are counted separately. A day after the last one the count starts again. Default
   * 5.
   */
  triesPerHandle: 5,
  /** How long the first of them waits; each after it waits twice as long. Default 1 s. */
  tryDelayMs: 1_000,
  /** How long one waits at most. Default 10 minutes: 1,000 tries take a week. */
  longestTryDelayMs: 600_000,
  /** Hashes of passwords that are worked out at once. Default 2. */
  hashesAtOnce: 2,
  /** Hashes that wait for their turn, of everybody; addresses take turns. Default 200. */
  hashesWaiting: 200,
  /** Hashes that wait of one address. Default 20. */
  hashesWaitingPerAddress: 20,
  /** Access tokens of an account that are in force at once: `TOO_MANY_TOKENS`. Default 50. */
  tokensPerAccount: 50,
  /** Sessions of an account at once; signing in once more ends the oldest. Default 50. */
  sessionsPerAccount: 50,
  /**
   * Seasons that an account hosts and that have not ended, rehearsals apart: `TOO_MANY_SEASONS`.
   * Default 50.
   */
  seasonsPerAccount: 50,
  /** The same of a guest. Default 10. */
  seasonsPerGuest: 10,
  /** Rehearsals that an account hosts and that have not ended: `TOO_MANY_SEASONS`. Default 50. */
  rehearsalsPerAccount: 50,
  /** The same of a guest. Default 10. */
  rehearsalsPerGuest: 10,
  /** `createRound`, `createDynasty` and `startPractice`, an account and hour. Default 60. */
  seasonsMadePerAccount: 60,
  /** `startPractice`, an address and hour. Default 60. */
  practicesMadePerAddress: 60,
  /** Seasons in which the server's bots play at once for one account: `TOO_MANY_PRACTICES`. Default 3. */
  practicesPerAccount: 3,
  /** The same for one address. Default 6. */
  practicesPerAddress: 6,
  /** The same for everybody on this node. Default 20. */
  practicesAtOnce: 20,
  /**
   * How long nothing has happened in a season when its bots get up; whatever happens there calls
   * them back. Default 10 minutes.
   */
  practiceIdleMs: 600_000,
  /** About how long a bot takes before it does something. Default 0.4 s. */
  botThinkMs: 400,
  /** The same where bots play for show, so that a person can follow it. Default 2 s. */
  exhibitionThinkMs: 2_000,
  /** How long nothing has happened in what bots play for show when its clock goes on. Default 12 s. */
  exhibitionQuietMs: 12_000,
  /** How long nobody has watched it when the bots get up; whoever watches calls them back. Default 1 minute. */
  exhibitionIdleMs: 60_000,
  /** How many events it has when another takes its place. Default 5,000, some hours of play. */
  exhibitionEvents: 5_000,
  /** How long a guest is kept who is in no season and asks for nothing. Default 30 days. */
  guestIdleMs: 30 * 24 * 60 * 60 * 1_000,
  /**
   * Milliseconds that the server spends on documents of an address that it has not seen before, a
   * minute. Sending the same documents with different variables costs next to nothing. Default
   * 10,000.
   */
  examinationMsPerAddress: 10_000,
  /** Characters of all parsed and validated documents that are remembered. Default 250,000. */
  documentCacheCharacters: 250_000,
  /**
   * How long a page of the web client waits for what is told in it, tags and first answers: it then goes
   * without, and the client asks itself. Default 250 ms.
   */
  pageWaitMs: 250,
  /**
   * How long the drawing of a page's first view may take, in a thread of its own, which is then given up; 0: none is
   * drawn. Default 10 s.
   */
  drawMs: 10_000,
  /**
   * How long a page waits for its drawing once it knows what is told in it: it then goes with the drawing before
   * that one, or without. Default 500 ms.
   */
  drawWaitMs: 500,
  /** How old a drawing may be that stands in for one that is not there yet; 0: none does. Default 60 s. */
  drawnKeptMs: 60_000,
  /** Pages that wait to be drawn at once; one more goes without. Default 8. */
  drawingsAtOnce: 8,
  /**
   * How long a page with what is told in it is sent to whoever asks next; 0: each is written again. Default 1
   * s.
   */
  pageKeptMs: 1_000,
  /** Exports of seasons that are written at once. Default 16. */
  exportsAtOnce: 16,
  /** The same for one address. Default 2. */
  exportsPerAddress: 2,
  /**
   * How long a server behind proxies (`TRUST_PROXY`), told to stop, goes on answering requests while
   * `/readyz` says no and new sockets are sent elsewhere; without proxies not at all. Default 2 s.
   */
  drainMs: 2_000,
  /**
   * How long connections that clients keep are still answered, and told to close, once nobody can
   * connect any more. When none is left it is over. Default 1 s.
   */
  lingerMs: 1_000,
  /**
   * How long stopping may take, whatever hangs. Requests may go on for half of it; what then does not
   * end is left behind, and named in the log. Default 10 s.
   */
  shutdownMs: 10_000,
} as const;

/** The same names, with the numbers of one server. */
export type Limits = { readonly [Name in keyof typeof LIMITS]: number };
