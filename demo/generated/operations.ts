// Generated from *.graphql by `npm run codegen`; not to be edited.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { RefusalCode } from '../client/refusal-code';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input for `acceptContract`. */
export type AcceptContractInput = {
  /** The contract. */
  contractId: string;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The round. */
  seasonId: string;
};

/** Input for `acceptTrade`. */
export type AcceptTradeInput = {
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The round. */
  seasonId: string;
  /** The trade. */
  tradeId: string;
};

/** Input for `addArticle`. */
export type AddArticleInput = {
  /**
   * The anchor that cites the article: small letters and digits, with hyphens between the words, up to
   * 60 characters. It must differ from the anchors of all articles, and of all sections of both games.
   */
  anchor: string;
  /** True if the article is added even if other effects of the proposal fail. */
  evenIfOthersFail?: boolean | null | undefined;
  /** The text, up to 20,000 characters of Markdown without HTML; by default the text of the proposal. */
  markdown?: string | null | undefined;
  /** The heading: 1 to 120 characters in one line. */
  title: string;
};

/** Input for `advanceClock`. */
export type AdvanceClockInput = {
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** A rehearsal. */
  seasonId: string;
  /** The new time of the clock, in real time; not before the season's `now`. */
  to: string;
};

/** Input for `agreeToWar`. */
export type AgreeToWarInput = {
  /**
   * The text of the client seed for this week. `setClientSeed` fixed it before the week began
   * (`Player.clientSeedSha256`). Only your first throw of the week needs the text.
   */
  clientSeed?: string | null | undefined;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The round. */
  seasonId: string;
  /** The table where you sit. */
  tableId: string;
  /** The `terms` of the war as you saw it. `WAGERS_CHANGED` if the wagers have changed. */
  terms: number;
};

/** Input for `answerSfida`. */
export type AnswerSfidaInput = {
  /** True to raise the stakes; false to resign the game. */
  accept: boolean;
  /** The game. */
  gameId: string;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
};

/** A sealed bid. */
export type BidInput = {
  /** The amount, in the currency: a natural number above 0. */
  amount: number;
  /** The lot. The sealed text has its number. */
  lotId: string;
};

/** A card, by codes of the season's deck. */
export type CardInput = {
  /** The quantity, 1 to 1,000,000. */
  count?: number | null | undefined;
  /** Code of the rank: `KNIGHT`, `10`. */
  rank: string;
  /** Code of the suit: `SWORDS`. */
  suit: string;
};

/** Input for `castVote`. */
export type CastVoteInput = {
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The proposal. */
  proposalId: string;
  /** The season. */
  seasonId: string;
  /** The player's choice. */
  vote: VoteChoice;
};

/** Input for `changeMask`. */
export type ChangeMaskInput = {
  /** The code of the mask; null for none. */
  mask?: string | null | undefined;
  /** The player. */
  playerId: string;
};

/** A clause. `CLAUSE_IMPOSSIBLE` if it could never pay. */
export type ClauseInput = {
  /** The parties whose consent each payment needs, up to 20. */
  consent?: Array<string> | null | undefined;
  /** The price of each item taken, paid to the contract: up to 20 items. By default the items are free. */
  for?: Array<ItemInput> | null | undefined;
  /** Start of the payments; required with `FROM`. */
  from?: string | null | undefined;
  /** The items, 1 to 20. */
  items: Array<ClauseItemInput>;
  /** Code of the phase; required with `PHASE`. */
  phase?: string | null | undefined;
  /** The players who may take the items, up to 20; empty for every party. */
  to?: Array<string> | null | undefined;
  /** The time at which the clause pays. */
  when?: ClauseTime | null | undefined;
};

/** The amount of an item under a clause. */
export type ClauseItemInput = {
  /** The code of the item, such as `CHIP` or `CARD:KNIGHT:SWORDS`. */
  item: string;
  /** Maximum per week; required with `WEEKLY`. */
  perWeek?: number | null | undefined;
  /** Maximum in all. */
  total?: number | null | undefined;
};

/** The time at which a clause pays. */
export type ClauseTime =
  /** The clause pays from the start of the contract. */
  | 'AT_ONCE'
  /** The clause pays from a given time on. */
  | 'FROM'
  /** The clause pays during each phase with a given code. */
  | 'PHASE'
  /** The clause pays every week, up to its weekly amount. */
  | 'WEEKLY';

/** Input for `closeSeason`. */
export type CloseSeasonInput = {
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The season. */
  seasonId: string;
};

/** Input for `commitSecretAction`. */
export type CommitSecretActionInput = {
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The kind of action that the text declares. */
  kind: SecretActionKind;
  /** The round. */
  seasonId: string;
  /** SHA-256 of the text's exact UTF-8 bytes: 64 hexadecimal digits. */
  sha256: string;
};

/** Input for `correctHand`. */
export type CorrectHandInput = {
  /** The hand. */
  handId: string;
  /** The new place, 1 to 1,000,000. */
  placement: number;
  /** The new score, in decimal digits; null if the score stays. */
  score?: string | null | undefined;
};

/** Input for `correctMagistrelli`. */
export type CorrectMagistrelliInput = {
  /** The new number, 0 to 1,000,000. */
  magistrelli: number;
  /** The player. */
  playerId: string;
};

/** Input for `correctModa`. */
export type CorrectModaInput = {
  /** The code of the mask. */
  mask: string;
  /** The new Moda, 1 to 1,000,000. */
  moda: number;
};

/** Input for `createDuck`. */
export type CreateDuckInput = {
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** Name, 1 to 40 characters. */
  name: string;
  /** The player who gets the duck. */
  playerId: string;
  /** The round. */
  seasonId: string;
};

/** Input for `createDynasty`. */
export type CreateDynastyInput = {
  /** True if the server deals and ends games; by default as in the edition. */
  automaticDealing?: boolean | null | undefined;
  /**
   * The account that deals if dealing is not automatic; by default the host. The account need not
   * agree and has no duties, but games start only by its action.
   */
  dealerId?: string | null | undefined;
  /** Description, up to 1,000 characters. Line ends are the only control characters allowed. */
  description?: string | null | undefined;
  /** Id of an edition. */
  edition?: string | null | undefined;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** Name, 1 to 80 characters. */
  name: string;
  /**
   * Your name as a player, 1 to 40 characters, to join at once. Left out or null if you only host, or
   * join later with `joinSeason`.
   */
  playerName?: string | null | undefined;
  /** True for a rehearsal: the host can set its clock and decks. This cannot be changed later. */
  rehearsal?: boolean | null | undefined;
  /** Changes to the edition: a JSON Patch (RFC 6902). */
  ruleset?: unknown;
  /** Start of a rehearsal's clock, by default now. `BAD_USER_INPUT` for other dynasties. */
  startsAt?: string | null | undefined;
  /**
   * The rules-time at the start, for a tempo other than the default. By default the last Sunday 00:00
   * before the start.
   */
  startsAtRulesTime?: string | null | undefined;
  /** True if the server settles bets as soon as possible; by default as in the edition (true). */
  steward?: boolean | null | undefined;
  /** Length of a rules-day in real seconds, 60 (in a rehearsal 1) to 31,536,000; by default as in the edition (86,400). */
  tempo?: number | null | undefined;
  /** Visibility; it also decides who may join. */
  visibility?: SeasonVisibility | null | undefined;
};

/** The contents of a new Player Lot: at least one item or Work of Art, and up to 300 of each. */
export type CreatePlayerLotInput = {
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** Items other than the currency and the item that wins the round. */
  items?: Array<ItemInput> | null | undefined;
  /** The round. */
  seasonId: string;
  /** The ids of Works of Art. */
  works?: Array<string> | null | undefined;
};

/** Input for `createRound`. */
export type CreateRoundInput = {
  /** Description, up to 1,000 characters. Line ends are the only control characters allowed. */
  description?: string | null | undefined;
  /** Id of an edition. */
  edition?: string | null | undefined;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** Name, 1 to 80 characters. */
  name: string;
  /**
   * Your name as a player, 1 to 40 characters, to join at once. Left out or null if you only host, or
   * join later with `joinSeason`.
   */
  playerName?: string | null | undefined;
  /** True for a rehearsal: the host can set its clock and items. This cannot be changed later. */
  rehearsal?: boolean | null | undefined;
  /** Changes to the edition: a JSON Patch (RFC 6902). */
  ruleset?: unknown;
  /** Time of the start, by default now. Only a rehearsal may start in the past. */
  startsAt?: string | null | undefined;
  /**
   * The rules-time at the start, for a tempo other than the default. By default the last Sunday 00:00
   * before the start.
   */
  startsAtRulesTime?: string | null | undefined;
  /**
   * True if the server itself takes the actions that are open to any player; by default as in the
   * edition (true).
   */
  steward?: boolean | null | undefined;
  /** Length of a rules-day in real seconds, 60 (in a rehearsal 1) to 31,536,000; by default as in the edition (86,400). */
  tempo?: number | null | undefined;
  /** Visibility; it also decides who may join. */
  visibility?: SeasonVisibility | null | undefined;
};

/** Input for `createWorkOfArt`. */
export type CreateWorkOfArtInput = {
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The round. */
  seasonId: string;
  /** The Work. */
  work: WorkOfArtInput;
};

/** The keeper of a secret action's text. */
export type Custody =
  /** The server. It reveals the text when the action matures. */
  | 'ENTRUSTED'
  /** The player. The player must reveal the text. */
  | 'OWN';

/** Input for `declineContract`. */
export type DeclineContractInput = {
  /** The contract. */
  contractId: string;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The round. */
  seasonId: string;
};

/** Input for `declineTrade`. */
export type DeclineTradeInput = {
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The round. */
  seasonId: string;
  /** The trade. */
  tradeId: string;
};

/** Input for `depositIntoContract`. */
export type DepositIntoContractInput = {
  /** The contract. */
  contractId: string;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The items to give, 1 to 300 entries. */
  items: Array<ItemInput>;
  /** The round. */
  seasonId: string;
};

/** Input for `endorseCandidate`. */
export type EndorseCandidateInput = {
  /** A candidacy of the current week. */
  candidacyId: string;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The round. */
  seasonId: string;
};

/** The way in which a game was closed. */
export type GameClosing =
  /** A participant left the dynasty. */
  | 'LEFT'
  /** All cards were played. */
  | 'PLAYED'
  /** A participant resigned. */
  | 'RESIGNED'
  /** A Sfida was rejected. */
  | 'SFIDA_REJECTED'
  /** A participant did not answer a Sfida in time (`DynastyRules.clockHours`). */
  | 'SFIDA_TIMED_OUT'
  /** A participant did not play in time (`DynastyRules.clockHours`). */
  | 'TURN_TIMED_OUT';

/** Input for `endGame`, `resignGame`, `becomeBookmaker`, `settleBets` and `offerSfida`. */
export type GameInput = {
  /** The game. */
  gameId: string;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
};

/** The status of a game. */
export type GameStatus =
  /** The game is in play. */
  | 'ACTIVE'
  /** Closed to plays. The Fine is next. */
  | 'CLOSED'
  /** The Fine ended the game. */
  | 'ENDED'
  /** The game was voided. */
  | 'VOIDED';

/** Input for `generateLot`. */
export type GenerateLotInput = {
  /**
   * The player's own text for the dice, up to 64 letters, digits, `-` or `_`. It counts only in a week of
   * `ridotto/1`; other weeks ignore it.
   * @deprecated Leave it out: it has no effect. `setClientSeed` fixes the text for your own throws. It goes after 2027-05-28.
   */
  clientSeed?: string | null | undefined;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The round. */
  seasonId: string;
};

/** Input for `generateThirdPartyBid`. */
export type GenerateThirdPartyBidInput = {
  /**
   * The player's own text for the dice, up to 64 letters, digits, `-` or `_`. It counts only in a week of
   * `ridotto/1`; other weeks ignore it.
   * @deprecated Leave it out: it has no effect. `setClientSeed` fixes the text for your own throws. It goes after 2027-05-28.
   */
  clientSeed?: string | null | undefined;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The lot. */
  lotId: string;
  /** The round. */
  seasonId: string;
};

/** Input for `issueRuling`. */
export type IssueRulingInput = {
  /** The `seq` of the events that the ruling is based on, up to 50. */
  entries?: Array<number> | null | undefined;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** An open request. */
  requestId: string;
  /** The round. */
  seasonId: string;
  /** The anchors of the sections of the rules that the ruling is based on, up to 50. */
  sections?: Array<string> | null | undefined;
  /** The answer, or the reasons: 1 to 10,000 characters. */
  text: string;
  /** The truth value of a statement; left out for a question. */
  verdict?: Verdict | null | undefined;
};

/** A quantity of one item. Give either `item` and `quantity`, or `card`. */
export type ItemInput = {
  /** A card. */
  card?: CardInput | null | undefined;
  /** Code of an item, such as `CHIP`. */
  item?: string | null | undefined;
  /** The quantity of `item`, 1 to 1,000,000,000. For cards use the card's `count`. */
  quantity?: number | null | undefined;
};

/** Input for `joinSeason`. */
export type JoinSeasonInput = {
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /**
   * The code of a season by invitation. Without `seasonId` the code selects the season; a repeat with
   * the same key then gets the same answer only while the code is valid.
   */
  inviteCode?: string | null | undefined;
  /**
   * The player's name in the season; by default the account's name. 1 to 40 visible characters in one
   * line. Control, format and invisible characters are allowed only within an emoji. Names count as
   * the same (`NAME_TAKEN`) if they differ only in case, spaces, compatibility forms or Unicode's
   * confusables. Names of the house and its offices are reserved (Bank, House, clock, steward, Judge,
   * Dealer, server …).
   */
  name?: string | null | undefined;
  /** The season; may be left out if there is a code. */
  seasonId?: string | null | undefined;
};

/** The form of a request for justice [Judges]. */
export type JusticeRequestKind =
  /** A question. It needs an answer. */
  | 'QUESTION'
  /** A statement. It needs a truth value. */
  | 'STATEMENT';

/** The change to a line. */
export type LineChange =
  /** Only in the second revision. */
  | 'ADDED'
  /** Only in the first revision. */
  | 'REMOVED'
  /** In both revisions. */
  | 'SAME';

/** The kind of a lot [The Auction House]. */
export type LotKind =
  /** A lot of cards drawn by the House. */
  | 'HOUSE'
  /** A lot of items of the player who created it. */
  | 'PLAYER';

/** The rank of a mask by Moda. */
export type MaskStanding =
  /** No mask has a lower Moda, but some mask has a higher one. */
  | 'GREGGIO'
  /** Neither `RAFFINATO` nor `GREGGIO`. */
  | 'PLAIN'
  /** No mask has a higher Moda. */
  | 'RAFFINATO';

/** Input for `moveItems`. */
export type MoveItemsInput = {
  /** The present owner. */
  from: OwnerInput;
  /** The items, 1 to 300 entries. */
  items: Array<ItemInput>;
  /** The new owner. */
  to: OwnerInput;
};

/** Input for `createDuck`. */
export type NewDuckInput = {
  /** The duck’s name: 1 to 40 characters in one line. */
  name: string;
  /** The player who gets the duck. */
  playerId: string;
};

/** Input for `nominateForJudge`. */
export type NominateForJudgeInput = {
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The round. */
  seasonId: string;
  /** The candidate's message to the players, 1 to 2,000 characters. */
  text: string;
};

/** Input for `offerContract`. */
export type OfferContractInput = {
  /** The clauses, up to 30. */
  clauses: Array<ClauseInput>;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The round. */
  seasonId: string;
  /** The terms in words, 1 to 10,000 characters. */
  terms: string;
  /** The other parties, 1 to 19. */
  with: Array<string>;
};

/** Input for `offerTrade`. */
export type OfferTradeInput = {
  /** The offer that this trade answers, made to you by `to`. */
  counterTo?: string | null | undefined;
  /** The items that you get, up to 300 entries; may be empty. */
  get: Array<ItemInput>;
  /** The items that you give, up to 300 entries; may be empty. */
  give: Array<ItemInput>;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The round. */
  seasonId: string;
  /** The player to trade with. */
  to: string;
};

/** An owner of items. Give exactly one field. */
export type OwnerInput = {
  /** A contract in force. */
  contractId?: string | null | undefined;
  /** A duck. */
  duckId?: string | null | undefined;
  /** `true` for the Gallery. */
  gallery?: boolean | null | undefined;
  /** A lot in the auction. A House Lot can get only cards. */
  lotId?: string | null | undefined;
  /** A player. */
  playerId?: string | null | undefined;
};

/** The reason for a gain or loss of pegs. */
export type PegReason =
  /** A bet, or the bookmaker's balance [Gambling]. */
  | 'BET'
  /** The Moda of the mask [Moda]. */
  | 'MODA'
  /** The stakes of the game [Ending a Game]. */
  | 'STAKES'
  /** The bets on a game of Succo [Masks]. */
  | 'SUCCO';

/** Input for `placeBet`. */
export type PlaceBetInput = {
  /** The game. */
  gameId: string;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The participant to back. */
  on: string;
};

/** Input for `placeBid`. */
export type PlaceBidInput = {
  /** The amount, in the currency: a natural number above 0. */
  amount: number;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The lot. */
  lotId: string;
  /** The round. */
  seasonId: string;
};

/** Input for `playCard`. */
export type PlayCardInput = {
  /** Any card of the deck; its `count` must be left out or 1. */
  card: CardInput;
  /** The points to claim; 0 for no claim. */
  claim?: number | null | undefined;
  /** The game. */
  gameId: string;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
};

/** Input for `playSlots`. */
export type PlaySlotsInput = {
  /**
   * The text of the client seed for this week. `setClientSeed` fixed it before the week began
   * (`Player.clientSeedSha256`). Only your first throw of the week needs the text.
   */
  clientSeed?: string | null | undefined;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The round. */
  seasonId: string;
};

/** Input for `giveItems` and `takeItems`. Give exactly one of `playerId` and `duckId`. */
export type PlayerItemsInput = {
  /** The duck. */
  duckId?: string | null | undefined;
  /** The items, 1 to 300 entries. */
  items: Array<ItemInput>;
  /** The player. */
  playerId?: string | null | undefined;
};

/** A row of the ranking of poker hands. Each ruleset has its own order of the rows. */
export type PokerHand =
  /** Five cards of one rank. */
  | 'FIVE_OF_A_KIND'
  /** Five cards of one suit. */
  | 'FLUSH'
  /** Four cards of one rank. */
  | 'FOUR_OF_A_KIND'
  /** Three cards of one rank and two of another. */
  | 'FULL_HOUSE'
  /** Any hand. */
  | 'HIGH_CARD'
  /** Two cards of one rank. */
  | 'ONE_PAIR'
  /** Five ranks in a row. */
  | 'STRAIGHT'
  /** Five ranks in a row, all of one suit. */
  | 'STRAIGHT_FLUSH'
  /** Three cards of one rank. */
  | 'THREE_OF_A_KIND'
  /** Two cards of one rank and two of another. */
  | 'TWO_PAIR';

/** Input for `presentHand`. */
export type PresentHandInput = {
  /** The cards, up to 300 entries. Entries of the same card add up. */
  cards: Array<CardInput>;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The round. */
  seasonId: string;
};

/** An effect, carried out by the server. Give exactly one field. */
export type ProposalEffectInput = {
  /**
   * Adds an article to the rules: a rule in words that people enforce. The result is a new revision.
   * Refused with `ARTICLE_EXISTS`.
   */
  addArticle?: AddArticleInput | null | undefined;
  /**
   * Amends the ruleset document by a JSON Patch (RFC 6902); the result is a new revision. Use `add` at
   * the end of a list, such as `/trackedValues/-`, for a new entry, even if the document has no such
   * list yet. An `add` that would replace a list or an object that has other entries is refused. Use
   * `replace` for that; the preview shows the removed entries.
   */
  amendRuleset?: unknown;
  /** In a dynasty: gives a player a mask, or takes the player’s mask off. */
  changeMask?: ChangeMaskInput | null | undefined;
  /**
   * Ends the season, if the ruleset leaves the power to proposals. Give `true`. Refused with
   * `HOST_POWER`.
   */
  closeSeason?: boolean | null | undefined;
  /**
   * In a round: corrects the place and the score of a hand. Its prize, its fortunes and the other
   * hands stay; other effects can correct them. Refused with `HAND_NOT_PLACED`, `HAND_WITHOUT_SCORE`.
   */
  correctHand?: CorrectHandInput | null | undefined;
  /** In a dynasty: corrects a player’s Magistrelli. */
  correctMagistrelli?: CorrectMagistrelliInput | null | undefined;
  /** In a dynasty: corrects a mask’s Moda. */
  correctModa?: CorrectModaInput | null | undefined;
  /**
   * In a round: corrects the start of a player’s membership. The time at which the player becomes
   * reputable depends on it. Refused with `JOINING_IN_THE_FUTURE`.
   */
  correctStanding?: StandingInput | null | undefined;
  /** In a round: gives a player a new duck. Refused with `NO_DUCKS`, `TOO_MANY_DUCKS`. */
  createDuck?: NewDuckInput | null | undefined;
  /** In a round: creates a Work of Art for a player. Refused with `NO_WORKS_OF_ART`. */
  createWork?: WorkOfArtInput | null | undefined;
  /**
   * Declares a player the winner. The season ends after all other effects. A proposal can declare only
   * one winner. Refused with `VICTOR_DECLARED`.
   */
  declareVictor?: string | null | undefined;
  /**
   * In a round: ends a Judge’s term. The chair is then vacant. Refused with `CHAIR_VACANT`,
   * `JUDGE_CHANGED`.
   */
  endJudgeTerm?: string | null | undefined;
  /** In a round: gives items to a player or a duck. In a dynasty: gives pegs, `PEG`, to a player. */
  giveItems?: PlayerItemsInput | null | undefined;
  /**
   * In a round: moves items from one owner to another. At the end of the voting period both owners
   * must exist, and the first must have the items. To return wagers on a table, void the war or the
   * spin.
   */
  moveItems?: MoveItemsInput | null | undefined;
  /**
   * In a round: pauses the season for a number of rules-days, in whole weeks: 7, 14 …. In a dynasty:
   * pauses the season for a number of rules-days. Refused with `SEASON_PAUSED`, `PAUSE_TOO_LONG`.
   */
  pauseSeason?: number | null | undefined;
  /**
   * Removes a player, if the ruleset leaves the power to proposals. Before the first host can be
   * removed, another effect must replace the host. Refused with `HOST_POWER`, `LAST_HOST`.
   */
  removePlayer?: string | null | undefined;
  /** Removes an article from the rules. Refused with `ARTICLE_UNKNOWN`. */
  repealArticle?: RepealArticleInput | null | undefined;
  /**
   * Replaces the text of an article. The article is found by its anchor when the effect happens.
   * Refused with `ARTICLE_UNKNOWN`.
   */
  replaceArticle?: ReplaceArticleInput | null | undefined;
  /**
   * In a dynasty: makes a player the dealer, if dealing is not automatic. Refused with
   * `ALREADY_DEALER`.
   */
  replaceDealer?: string | null | undefined;
  /**
   * Makes a player the host in place of all hosts, once they have been away for as long as the rules
   * say. Refused with `HOST_NOT_AWAY`, `ALREADY_HOST`, `PLAYER_IDLE`, `PLAYER_NOT_FOUND`.
   */
  replaceHost?: string | null | undefined;
  /**
   * In a round: ends the pause at the end of the current week. In a dynasty: ends the pause at the end
   * of the current day. Give `true`. Refused with `SEASON_NOT_PAUSED`, `PAUSE_ENDS_ANYWAY`.
   */
  resumeSeason?: boolean | null | undefined;
  /**
   * In a dynasty: corrects a participant’s score in a game that has not ended. Refused with
   * `NO_PARTICIPANT`.
   */
  setScore?: SetScoreInput | null | undefined;
  /**
   * In a dynasty: corrects the stakes of a game that has not ended, from the starting stakes to the
   * maximum of the game’s rules. Refused with `STAKES_BEYOND_RULES`.
   */
  setStakes?: SetStakesInput | null | undefined;
  /**
   * In a round: sets the end of the term of an office’s holder, or of a Judge. In a dynasty: sets the
   * end of the term of an office’s holder. Refused with `OFFICE_UNKNOWN`, `OFFICE_NOT_HELD`,
   * `TERM_IN_THE_PAST`, `CHAIR_VACANT`, `JUDGE_CHANGED`.
   */
  setTerm?: SetTermInput | null | undefined;
  /**
   * Sets a tracked value that is not secret. An earlier effect may add the value to the rules. Refused
   * with `VALUE_UNKNOWN`, `VALUE_SECRET`.
   */
  setValue?: ValueEffectInput | null | undefined;
  /**
   * In a round: takes items from a player or a duck, and destroys them. The owner must have all of
   * them at the end of the voting period. In a dynasty: takes pegs, `PEG`, from a player. The player
   * must have all of them at the end of the voting period. Refused with `NOT_ENOUGH_PEGS`.
   */
  takeItems?: PlayerItemsInput | null | undefined;
  /** In a dynasty: voids a game, however long ago it ended. Refused with `GAME_VOIDED`. */
  voidGame?: string | null | undefined;
  /**
   * In a round: makes an unresolved secret action fail, as if it had never been committed. Its text
   * stays secret.
   */
  voidSecretAction?: string | null | undefined;
  /**
   * Makes an unrevealed attempt at a secret action of the players’ own rules fail, as if it had never
   * been committed. Its text stays secret.
   */
  voidSecretAttempt?: string | null | undefined;
  /**
   * In a round: undoes a war or a spin. After a war the winner returns the loser’s wager; in an
   * undecided war each wager returns to its owner. After a spin the price and the payout are returned,
   * but the spin still counts as a sitting of its week.
   */
  voidTable?: string | null | undefined;
  /** In a round: undoes a trade. Both players must still have the items that they got, and return them. */
  voidTrade?: string | null | undefined;
};

/** Input for `proposeWar`. */
export type ProposeWarInput = {
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The round. */
  seasonId: string;
  /** The table; null for your present table, or for a new one if you are not sitting. */
  tableId?: string | null | undefined;
  /** The wager: at least one item, in up to 300 entries. */
  wager: Array<ItemInput>;
};

/** Input for `publishRuleset`. */
export type PublishRulesetInput = {
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** A JSON Patch (RFC 6902) of the current revision. */
  patch: unknown;
  /** The dynasty. */
  seasonId: string;
};

export { RefusalCode };

/** Input for `repealArticle`. */
export type RepealArticleInput = {
  /** The anchor of the article. */
  anchor: string;
};

/** Input for `replaceArticle`. */
export type ReplaceArticleInput = {
  /** The anchor of the article. */
  anchor: string;
  /** The text, up to 20,000 characters of Markdown without HTML; by default the text of the proposal. */
  markdown?: string | null | undefined;
  /** The heading: 1 to 120 characters in one line. */
  title: string;
};

/** Input for `requestJustice`. */
export type RequestJusticeInput = {
  /** The `seq` of the events in question, up to 50. */
  entries?: Array<number> | null | undefined;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The form: a question or a statement. */
  kind: JusticeRequestKind;
  /** The round. */
  seasonId: string;
  /** The anchors of the sections of the rules in question, up to 50. */
  sections?: Array<string> | null | undefined;
  /** The question or the statement, 1 to 10,000 characters. */
  text: string;
};

/** Input for `revealMask`. */
export type RevealMaskInput = {
  /** The game. */
  gameId: string;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** Code of the new mask. */
  mask: string;
};

/** Input for `revealSecretAction`. */
export type RevealSecretActionInput = {
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The kind of a secret action. */
  kind: SecretActionKind;
  /** The round. */
  seasonId: string;
  /** The exact text, up to 20,000 characters. Leading and trailing spaces count. */
  text: string;
};

/** Input for `sealBids`. */
export type SealBidsInput = {
  /** The bids, 1 to 300, each on a different lot. */
  bids: Array<BidInput>;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The round. */
  seasonId: string;
};

/** Input for `sealHand`. */
export type SealHandInput = {
  /** The cards: at least one card, in up to 300 entries. */
  cards: Array<CardInput>;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The round. */
  seasonId: string;
};

/** The visibility of a season. It also decides who may join. */
export type SeasonVisibility =
  /**
   * Only the host, the players and former players may see the season. Joining needs the invitation
   * code.
   */
  | 'INVITATION'
  /** Everybody may see the season, and any account may join. */
  | 'PUBLIC';

/** The reason for which a secret action failed [Secret Information]. */
export type SecretActionFailure =
  /** The player did not have all the cards of the hand. */
  | 'CARDS_NOT_HELD'
  /** The condition of the rules was not met. */
  | 'CONDITION_UNMET'
  /** The effects would have passed a limit, or moved items that nobody has. */
  | 'IMPOSSIBLE'
  /** The text does not declare what its kind requires. */
  | 'MALFORMED'
  /** The text was not revealed before the revelation date. */
  | 'NOT_REVEALED'
  /** The player's bids add up to more of the currency than the player had. */
  | 'OVERSPENT'
  /** The rules no longer have the secret action. */
  | 'REPEALED'
  /** The player made another attempt of the same kind. */
  | 'REPLACED'
  /** The declared player, card or lot is no longer there. */
  | 'TARGET_GONE'
  /** The player could not pay the price. */
  | 'UNPAID'
  /** A proposal or the holder of an office voided the action. */
  | 'VOIDED'
  /** The player left. */
  | 'WITHDRAWN';

/** The kind of a secret action. */
export type SecretActionKind =
  /** Bids on lots [Bidding]. */
  | 'BIDS'
  /** A hand of cards [Submitting a Hand]. */
  | 'HAND';

/** The status of a secret action. */
export type SecretActionStatus =
  /** The hash is public, the text is secret. */
  | 'COMMITTED'
  /** The action failed; `failure` is the reason. */
  | 'FAILED'
  /** The action took effect. */
  | 'RESOLVED'
  /** The text is public. The action takes effect on the revelation date. */
  | 'REVEALED';

/** Input for `setClientSeed`. */
export type SetClientSeedInput = {
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** A round or a dynasty. */
  seasonId: string;
  /**
   * SHA-256 of the client seed's UTF-8 bytes, 64 lower-case hexadecimal digits. Null takes back a
   * fixed client seed that does not count yet. The client seed is 1 to 64 letters, digits, `-` or `_`.
   * Make it at random, at least 32 characters long, and keep it until you send its text.
   */
  sha256?: string | null | undefined;
};

/** Input for `setReadiness`. */
export type SetReadinessInput = {
  /**
   * Text of the client seed for the next game to be dealt. `setClientSeed` fixed it before that game's
   * seed was drawn (`Player.clientSeedSha256`). The text is needed only to become ready. It becomes
   * public, and counts for that game only.
   */
  clientSeed?: string | null | undefined;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** True if the player is ready for a game. */
  ready: boolean;
  /** The dynasty. */
  seasonId: string;
};

/** Input for `setScore`. */
export type SetScoreInput = {
  /** The game. */
  gameId: string;
  /** The participant. */
  playerId: string;
  /** The new score, 0 to 1,000,000. */
  score: number;
};

/** Input for `setStakes`. */
export type SetStakesInput = {
  /** The game. */
  gameId: string;
  /** The new stakes, 1 to 1,000,000. */
  stakes: number;
};

/** Input for `setTerm`. */
export type SetTermInput = {
  /** Code of the office; null for a Judge of a round. */
  office?: string | null | undefined;
  /** The holder or the Judge. */
  playerId: string;
  /**
   * The end of the term, in the future; null for a term without end. A Judge’s term ends with the
   * first week that ends at this time or later; null for the usual term of the rules.
   */
  until?: string | null | undefined;
};

/** Input for `signUp`. */
export type SignUpInput = {
  /** The name that others see: 1 to 40 characters, under the same rules as in `joinSeason`. Defaults to the handle. */
  displayName?: string | null | undefined;
  /** The name to sign in with: 3 to 30 letters, digits, `-` or `_`; case is ignored. */
  handle: string;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** 8 to 200 characters. A password that is easy to guess is refused: `PASSWORD_TOO_EASY`. */
  password: string;
};

/** Input for `correctStanding`. */
export type StandingInput = {
  /** The corrected start of the membership, a real time in the past. */
  joinedAt: string;
  /** The player. */
  playerId: string;
};

/** Input for `startGuest`. */
export type StartGuestInput = {
  /** The name that others see: 1 to 40 characters, under the same rules as in `joinSeason`. */
  displayName: string;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
};

/** Input for `submitProposal`. */
export type SubmitProposalInput = {
  /** Code of the class, such as `URGENT`; by default the ruleset's default class. */
  class?: string | null | undefined;
  /**
   * The effects of adoption, in order, up to 20. Without effects, people carry out the text
   * themselves.
   */
  effects?: Array<ProposalEffectInput> | null | undefined;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The season. */
  seasonId: string;
  /** The text, up to 20,000 characters. */
  text?: string | null | undefined;
  /** The title: 1 to 120 characters in one line. */
  title: string;
};

/** Input for `tradeInTrungs`. */
export type TradeInTrungsInput = {
  /** Code of the exchange, such as `GOLD_STAR` or `STANDARD_PROPOSAL_MAKER`. */
  exchange: string;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The round. */
  seasonId: string;
  /** Number of times to make the exchange, 1 to 1,000. */
  times?: number | null | undefined;
};

/** Input for `tradeWithDuck`. */
export type TradeWithDuckInput = {
  /** The duck. */
  duckId: string;
  /** Items for the duck, up to 300 entries; may be empty. */
  give: Array<ItemInput>;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The round. */
  seasonId: string;
  /** Items from the duck, up to 300 entries; may be empty. */
  take: Array<ItemInput>;
};

/** Input for `useReali`. */
export type UseRealiInput = {
  /** The game. */
  gameId: string;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** Code of a trick that is inactive in the game. */
  trick: string;
};

/** Input for `setValue`. */
export type ValueEffectInput = {
  /** The card without a count, for a value of each card. */
  card?: CardInput | null | undefined;
  /** The player, for a value of each player. */
  playerId?: string | null | undefined;
  /**
   * The new value, of the value’s type: a whole number, a text of up to 1,000 characters, or true or
   * false.
   */
  to: unknown;
  /** The code of the value. */
  value: string;
};

/** The truth value of a statement. */
export type Verdict =
  /** The statement is false. */
  | 'FALSE'
  /** The statement is true. */
  | 'TRUE';

/** Input for `voidGame`. */
export type VoidGameInput = {
  /** The game. */
  gameId: string;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The reason, for everybody to read: 1 to 500 characters. */
  reason: string;
};

/** A player's choice in a vote. */
export type VoteChoice =
  /** Against the proposal. */
  | 'AGAINST'
  /** For the proposal. */
  | 'FOR'
  /** No choice; takes back the player's vote. */
  | 'NONE';

/** Input for `wearMask`. */
export type WearMaskInput = {
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** Code of the mask; null to take the mask off. */
  mask?: string | null | undefined;
  /** The dynasty. */
  seasonId: string;
};

/** Input for `withdrawFromContract`. */
export type WithdrawFromContractInput = {
  /** Number of the clause. */
  clause: number;
  /** The contract. */
  contractId: string;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The items to take, 1 to 300 entries. */
  items: Array<ItemInput>;
  /** The round. */
  seasonId: string;
};

/** Input for `createWork`. */
export type WorkOfArtInput = {
  /** The artist: 1 to 120 characters in one line. */
  artist: string;
  /** The https URL of an image, up to 2,000 characters. */
  imageUrl?: string | null | undefined;
  /** The player who gets the Work. */
  playerId: string;
  /** The title: 1 to 120 characters in one line. */
  title: string;
  /** The value, in the currency, 0 to 1,000,000,000. */
  value: number;
};

export type StartGuestMutationVariables = Exact<{
  input: StartGuestInput;
}>;


export type StartGuestMutation = { startGuest: { token: string | null, refusal: { code: RefusalCode, message: string, anchor: string | null } | null, viewer: { account: { createdAt: string | null } } | null } };

export type SignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SignUpMutation = { signUp: { token: string | null, refusal: { code: RefusalCode, message: string, anchor: string | null } | null, viewer: { account: { createdAt: string | null } } | null } };

export type SignedInFragment = { token: string | null, refusal: { code: RefusalCode, message: string, anchor: string | null } | null, viewer: { account: { createdAt: string | null } } | null };

export type WhyFragment = { code: RefusalCode, message: string, anchor: string | null };

export type CreateDuckMutationVariables = Exact<{
  input: CreateDuckInput;
}>;


export type CreateDuckMutation = { createDuck: { refusal: { code: RefusalCode, message: string, anchor: string | null } | null } };

export type MyDucksQueryVariables = Exact<{
  seasonId: string;
  playerId: string;
}>;


export type MyDucksQuery = { season:
    | { ducks: { nodes: Array<{ id: string, holdings: Array<{ item: string, quantity: number }> }> } }
    | Record<PropertyKey, never>
   | null };

export type TradeWithDuckMutationVariables = Exact<{
  input: TradeWithDuckInput;
}>;


export type TradeWithDuckMutation = { tradeWithDuck: { refusal: { code: RefusalCode, message: string, anchor: string | null } | null } };

export type CreateWorkOfArtMutationVariables = Exact<{
  input: CreateWorkOfArtInput;
}>;


export type CreateWorkOfArtMutation = { createWorkOfArt: { refusal: { code: RefusalCode, message: string, anchor: string | null } | null } };

export type MyWorksQueryVariables = Exact<{
  seasonId: string;
  playerId: string;
}>;


export type MyWorksQuery = { season:
    | { worksOfArt: { nodes: Array<{ id: string }> } }
    | Record<PropertyKey, never>
   | null };

export type CreatePlayerLotMutationVariables = Exact<{
  input: CreatePlayerLotInput;
}>;


export type CreatePlayerLotMutation = { createPlayerLot: { refusal: { code: RefusalCode, message: string, anchor: string | null } | null } };

export type GenerateThirdPartyBidMutationVariables = Exact<{
  input: GenerateThirdPartyBidInput;
}>;


export type GenerateThirdPartyBidMutation = { generateThirdPartyBid: { refusal: { code: RefusalCode, message: string, anchor: string | null } | null } };

export type AwaitedQueryVariables = Exact<{
  seasonId: string;
}>;


export type AwaitedQuery = { season:
    | { secretActions: Array<{ kind: SecretActionKind, failure: SecretActionFailure | null }> }
    | Record<PropertyKey, never>
   | null };

export type OfferTradeMutationVariables = Exact<{
  input: OfferTradeInput;
}>;


export type OfferTradeMutation = { offerTrade: { refusal: { code: RefusalCode, message: string, anchor: string | null } | null, trade: { id: string } | null } };

export type AcceptTradeMutationVariables = Exact<{
  input: AcceptTradeInput;
}>;


export type AcceptTradeMutation = { acceptTrade: { refusal: { code: RefusalCode, message: string, anchor: string | null } | null } };

export type PlaySlotsMutationVariables = Exact<{
  input: PlaySlotsInput;
}>;


export type PlaySlotsMutation = { playSlots: { refusal: { code: RefusalCode, message: string, anchor: string | null } | null } };

export type ProposeWarMutationVariables = Exact<{
  input: ProposeWarInput;
}>;


export type ProposeWarMutation = { proposeWar: { refusal: { code: RefusalCode, message: string, anchor: string | null } | null } };

export type AgreeToWarMutationVariables = Exact<{
  input: AgreeToWarInput;
}>;


export type AgreeToWarMutation = { agreeToWar: { refusal: { code: RefusalCode, message: string, anchor: string | null } | null } };

export type OfferContractMutationVariables = Exact<{
  input: OfferContractInput;
}>;


export type OfferContractMutation = { offerContract: { refusal: { code: RefusalCode, message: string, anchor: string | null } | null } };

export type AcceptContractMutationVariables = Exact<{
  input: AcceptContractInput;
}>;


export type AcceptContractMutation = { acceptContract: { refusal: { code: RefusalCode, message: string, anchor: string | null } | null } };

export type DepositIntoContractMutationVariables = Exact<{
  input: DepositIntoContractInput;
}>;


export type DepositIntoContractMutation = { depositIntoContract: { refusal: { code: RefusalCode, message: string, anchor: string | null } | null } };

export type WithdrawFromContractMutationVariables = Exact<{
  input: WithdrawFromContractInput;
}>;


export type WithdrawFromContractMutation = { withdrawFromContract: { refusal: { code: RefusalCode, message: string, anchor: string | null } | null } };

export type SubmitProposalMutationVariables = Exact<{
  input: SubmitProposalInput;
}>;


export type SubmitProposalMutation = { submitProposal: { refusal: { code: RefusalCode, message: string, anchor: string | null } | null } };

export type CastVoteMutationVariables = Exact<{
  input: CastVoteInput;
}>;


export type CastVoteMutation = { castVote: { refusal: { code: RefusalCode, message: string, anchor: string | null } | null } };

export type NominateForJudgeMutationVariables = Exact<{
  input: NominateForJudgeInput;
}>;


export type NominateForJudgeMutation = { nominateForJudge: { refusal: { code: RefusalCode, message: string, anchor: string | null } | null } };

export type EndorseCandidateMutationVariables = Exact<{
  input: EndorseCandidateInput;
}>;


export type EndorseCandidateMutation = { endorseCandidate: { refusal: { code: RefusalCode, message: string, anchor: string | null } | null } };

export type RequestJusticeMutationVariables = Exact<{
  input: RequestJusticeInput;
}>;


export type RequestJusticeMutation = { requestJustice: { refusal: { code: RefusalCode, message: string, anchor: string | null } | null } };

export type IssueRulingMutationVariables = Exact<{
  input: IssueRulingInput;
}>;


export type IssueRulingMutation = { issueRuling: { refusal: { code: RefusalCode, message: string, anchor: string | null } | null } };

export type GiolittiCallsSubscriptionVariables = Exact<{
  seasonId: string;
  after: number;
}>;


export type GiolittiCallsSubscription = { journal:
    | { __typename: 'AuctionConcluded', seq: number }
    | { __typename: 'BetPlaced', seq: number }
    | { __typename: 'BetsSettled', seq: number }
    | { __typename: 'BidFailed', seq: number }
    | { __typename: 'BidInvalidated', seq: number }
    | { __typename: 'BidPlaced', seq: number }
    | { __typename: 'BookmakerDeclared', seq: number }
    | { __typename: 'CandidacyPosted', seq: number }
    | { __typename: 'CardPlayed', seq: number, game: { id: string, number: number } }
    | { __typename: 'ClientSeedSet', seq: number }
    | { __typename: 'ClockAdvanced', seq: number }
    | { __typename: 'ContractAccepted', seq: number }
    | { __typename: 'ContractDeposited', seq: number }
    | { __typename: 'ContractOffered', seq: number }
    | { __typename: 'ContractPaid', seq: number }
    | { __typename: 'DuckTraded', seq: number }
    | { __typename: 'DynastyClosed', seq: number }
    | { __typename: 'DynastyCreated', seq: number }
    | { __typename: 'DynastyWon', seq: number }
    | { __typename: 'FortuneTold', seq: number }
    | { __typename: 'GameClosed', seq: number }
    | { __typename: 'GameEnded', seq: number, game: { id: string, number: number }, fine: { fined: Array<{ id: string }> } }
    | { __typename: 'GameStarted', seq: number, game: { id: string, number: number, players: Array<{ id: string, name: string }> } }
    | { __typename: 'GameVoided', seq: number, game: { id: string, number: number } }
    | { __typename: 'HandPlaced', seq: number }
    | { __typename: 'HandPresented', seq: number }
    | { __typename: 'HiddenEvent', seq: number }
    | { __typename: 'IncomePaid', seq: number }
    | { __typename: 'JudgeElected', seq: number }
    | { __typename: 'JusticeRequested', seq: number }
    | { __typename: 'LotGenerated', seq: number }
    | { __typename: 'LotSold', seq: number }
    | { __typename: 'MaskRevealed', seq: number }
    | { __typename: 'MaskWorn', seq: number }
    | { __typename: 'PhaseStarted', seq: number }
    | { __typename: 'PlayerJoined', seq: number }
    | { __typename: 'PlayerLeft', seq: number }
    | { __typename: 'PlayerLotCreated', seq: number }
    | { __typename: 'PlayerLotReturned', seq: number }
    | { __typename: 'ProposalAdopted', seq: number }
    | { __typename: 'ProposalRejected', seq: number }
    | { __typename: 'ProposalSubmitted', seq: number, proposal: { id: string } }
    | { __typename: 'ReadinessSet', seq: number }
    | { __typename: 'RealiUsed', seq: number }
    | { __typename: 'RoundClosed', seq: number }
    | { __typename: 'RoundWon', seq: number }
    | { __typename: 'RulesetPublished', seq: number }
    | { __typename: 'RulingIssued', seq: number }
    | { __typename: 'SecretActionCommitted', seq: number }
    | { __typename: 'SecretActionFailed', seq: number }
    | { __typename: 'SecretActionRevealed', seq: number }
    | { __typename: 'SfidaAnswered', seq: number }
    | { __typename: 'SfidaOffered', seq: number }
    | { __typename: 'SlotsPlayed', seq: number }
    | { __typename: 'ThirdPartyBidGenerated', seq: number }
    | { __typename: 'ThirdPartyWon', seq: number }
    | { __typename: 'TieTossed', seq: number }
    | { __typename: 'TradeDeclined', seq: number }
    | { __typename: 'TradeDone', seq: number }
    | { __typename: 'TradeOff', seq: number }
    | { __typename: 'TradeOffered', seq: number }
    | { __typename: 'TrungsTradedIn', seq: number }
    | { __typename: 'VoteCast', seq: number }
    | { __typename: 'WarDrawn', seq: number }
    | { __typename: 'WarProposed', seq: number }
    | { __typename: 'WeekEnded', seq: number }
    | { __typename: 'WeekStarted', seq: number }
    | { __typename: 'WorksRevalued', seq: number }
    | { __typename: 'OtherEvent', seq: number }
   };

export type PartiesFragment = { id: string, number: number, players: Array<{ id: string, name: string }> };

export type GiolittiStorySubscriptionVariables = Exact<{
  seasonId: string;
  after: number;
}>;


export type GiolittiStorySubscription = { journal:
    | { __typename: 'AuctionConcluded', seq: number, at: string, text: string }
    | { __typename: 'BetPlaced', seq: number, at: string, text: string, bet: { game: { id: string, number: number, ruleset: { revision: number } } } }
    | { __typename: 'BetsSettled', seq: number, at: string, text: string, game: { id: string, number: number, ruleset: { revision: number } }, pegs: Array<{ reason: PegReason, by: number, player: { name: string } }> }
    | { __typename: 'BidFailed', seq: number, at: string, text: string }
    | { __typename: 'BidInvalidated', seq: number, at: string, text: string }
    | { __typename: 'BidPlaced', seq: number, at: string, text: string }
    | { __typename: 'BookmakerDeclared', seq: number, at: string, text: string, game: { id: string, number: number, ruleset: { revision: number } } }
    | { __typename: 'CandidacyPosted', seq: number, at: string, text: string }
    | { __typename: 'CardPlayed', claim: number, scored: number, seq: number, at: string, text: string, game: { id: string, number: number, ruleset: { revision: number } } }
    | { __typename: 'ClientSeedSet', sha256: string | null, seq: number, at: string, text: string, player: { id: string } }
    | { __typename: 'ClockAdvanced', seq: number, at: string, text: string }
    | { __typename: 'ContractAccepted', seq: number, at: string, text: string }
    | { __typename: 'ContractDeposited', seq: number, at: string, text: string }
    | { __typename: 'ContractOffered', seq: number, at: string, text: string }
    | { __typename: 'ContractPaid', seq: number, at: string, text: string }
    | { __typename: 'DuckTraded', seq: number, at: string, text: string }
    | { __typename: 'DynastyClosed', seq: number, at: string, text: string }
    | { __typename: 'DynastyCreated', nextCommitment: string, seq: number, at: string, text: string }
    | { __typename: 'DynastyWon', seq: number, at: string, text: string, player: { name: string } }
    | { __typename: 'FortuneTold', seq: number, at: string, text: string }
    | { __typename: 'GameClosed', closing: GameClosing, seq: number, at: string, text: string, game: { id: string, number: number, ruleset: { revision: number } } }
    | { __typename: 'GameEnded', seq: number, at: string, text: string, game: { id: string, number: number, ruleset: { revision: number } }, fine: { clean: boolean, fined: Array<{ id: string, name: string }> }, pegs: Array<{ reason: PegReason, by: number, player: { name: string } }>, magistrelli: { from: number, to: number, player: { name: string } } | null }
    | { __typename: 'GameStarted', nextCommitment: string, seq: number, at: string, text: string, nextClientSeeds: Array<{ sha256: string, fixedSeq: number, player: { id: string } }>, game: { id: string, number: number, ruleset: { revision: number }, players: Array<{ id: string, name: string }> } }
    | { __typename: 'GameVoided', reason: string | null, seq: number, at: string, text: string, game: { id: string, number: number, ruleset: { revision: number } }, movements: Array<{ pegs: number }> }
    | { __typename: 'HandPlaced', seq: number, at: string, text: string }
    | { __typename: 'HandPresented', seq: number, at: string, text: string }
    | { __typename: 'HiddenEvent', seq: number, at: string, text: string }
    | { __typename: 'IncomePaid', seq: number, at: string, text: string }
    | { __typename: 'JudgeElected', seq: number, at: string, text: string }
    | { __typename: 'JusticeRequested', seq: number, at: string, text: string }
    | { __typename: 'LotGenerated', seq: number, at: string, text: string }
    | { __typename: 'LotSold', seq: number, at: string, text: string }
    | { __typename: 'MaskRevealed', seq: number, at: string, text: string, game: { id: string, number: number, ruleset: { revision: number } } }
    | { __typename: 'MaskWorn', seq: number, at: string, text: string }
    | { __typename: 'PhaseStarted', seq: number, at: string, text: string }
    | { __typename: 'PlayerJoined', seq: number, at: string, text: string }
    | { __typename: 'PlayerLeft', seq: number, at: string, text: string }
    | { __typename: 'PlayerLotCreated', seq: number, at: string, text: string }
    | { __typename: 'PlayerLotReturned', seq: number, at: string, text: string }
    | { __typename: 'ProposalAdopted', seq: number, at: string, text: string, revision: { revision: number } | null }
    | { __typename: 'ProposalRejected', seq: number, at: string, text: string }
    | { __typename: 'ProposalSubmitted', seq: number, at: string, text: string, proposal: { id: string } }
    | { __typename: 'ReadinessSet', seq: number, at: string, text: string }
    | { __typename: 'RealiUsed', seq: number, at: string, text: string, game: { id: string, number: number, ruleset: { revision: number } } }
    | { __typename: 'RoundClosed', seq: number, at: string, text: string }
    | { __typename: 'RoundWon', seq: number, at: string, text: string }
    | { __typename: 'RulesetPublished', seq: number, at: string, text: string, ruleset: { revision: number } }
    | { __typename: 'RulingIssued', seq: number, at: string, text: string }
    | { __typename: 'SecretActionCommitted', seq: number, at: string, text: string }
    | { __typename: 'SecretActionFailed', seq: number, at: string, text: string }
    | { __typename: 'SecretActionRevealed', seq: number, at: string, text: string }
    | { __typename: 'SfidaAnswered', accepted: boolean, seq: number, at: string, text: string, game: { id: string, number: number, ruleset: { revision: number } } }
    | { __typename: 'SfidaOffered', seq: number, at: string, text: string, game: { id: string, number: number, ruleset: { revision: number } } }
    | { __typename: 'SlotsPlayed', seq: number, at: string, text: string }
    | { __typename: 'ThirdPartyBidGenerated', seq: number, at: string, text: string }
    | { __typename: 'ThirdPartyWon', seq: number, at: string, text: string }
    | { __typename: 'TieTossed', seq: number, at: string, text: string }
    | { __typename: 'TradeDeclined', seq: number, at: string, text: string }
    | { __typename: 'TradeDone', seq: number, at: string, text: string }
    | { __typename: 'TradeOff', seq: number, at: string, text: string }
    | { __typename: 'TradeOffered', seq: number, at: string, text: string }
    | { __typename: 'TrungsTradedIn', seq: number, at: string, text: string }
    | { __typename: 'VoteCast', seq: number, at: string, text: string }
    | { __typename: 'WarDrawn', seq: number, at: string, text: string }
    | { __typename: 'WarProposed', seq: number, at: string, text: string }
    | { __typename: 'WeekEnded', seq: number, at: string, text: string }
    | { __typename: 'WeekStarted', seq: number, at: string, text: string }
    | { __typename: 'WorksRevalued', seq: number, at: string, text: string }
    | { __typename: 'OtherEvent', seq: number, at: string, text: string }
   };

export type AtFragment = { id: string, number: number, ruleset: { revision: number } };

export type TableSubscriptionVariables = Exact<{
  tableId: string;
}>;


export type TableSubscription = { tableUpdated:
    | { __typename: 'GiolittiGame', id: string, seq: number, number: number, gameStatus: GameStatus, bersaglio: number, stakes: number, juice: number, participants: Array<{ mask: string | null, revealedMasks: Array<string>, unmetEffects: Array<string>, score: number, player: { id: string, name: string }, hand: Array<{ rank: string, suit: string, name: string }> | null, plays: Array<{ card: { rank: string, suit: string, name: string } }>, pocket: Array<{ rank: string, suit: string, name: string }> }>, ruleset: { revision: number }, grandCanal: { rank: string, suit: string, name: string }, turn: { id: string } | null, sfida: { to: { id: string } } | null, tricks: Array<{ trick: string, active: boolean }>, bookmaker: { id: string } | null }
    | { __typename: 'SlotsSitting' }
    | { __typename: 'War' }
   };

export type CrowdSubscriptionVariables = Exact<{
  tableId: string;
}>;


export type CrowdSubscription = { tableUpdated:
    | { __typename: 'GiolittiGame', id: string, seq: number, number: number, gameStatus: GameStatus, bersaglio: number, stakes: number, juice: number, ruleset: { revision: number }, grandCanal: { rank: string, suit: string, name: string }, turn: { id: string } | null, sfida: { to: { id: string } } | null, tricks: Array<{ trick: string, active: boolean }>, participants: Array<{ mask: string | null, revealedMasks: Array<string>, unmetEffects: Array<string>, score: number, player: { id: string, name: string }, plays: Array<{ card: { rank: string, suit: string, name: string } }>, pocket: Array<{ rank: string, suit: string, name: string }> }>, bookmaker: { id: string } | null }
    | { __typename: 'SlotsSitting' }
    | { __typename: 'War' }
   };

export type LookAtTableQueryVariables = Exact<{
  gameId: string;
}>;


export type LookAtTableQuery = { node:
    | { __typename: 'AccessToken' }
    | { __typename: 'Account' }
    | { __typename: 'Auction' }
    | { __typename: 'AuctionConcluded' }
    | { __typename: 'Bet' }
    | { __typename: 'BetPlaced' }
    | { __typename: 'BetsSettled' }
    | { __typename: 'Bid' }
    | { __typename: 'BidFailed' }
    | { __typename: 'BidInvalidated' }
    | { __typename: 'BidPlaced' }
    | { __typename: 'BookmakerDeclared' }
    | { __typename: 'Candidacy' }
    | { __typename: 'CandidacyPosted' }
    | { __typename: 'CardPlayed' }
    | { __typename: 'ClientSeedSet' }
    | { __typename: 'ClockAdvanced' }
    | { __typename: 'ConfidenceVote' }
    | { __typename: 'Contract' }
    | { __typename: 'ContractAccepted' }
    | { __typename: 'ContractChange' }
    | { __typename: 'ContractDeposited' }
    | { __typename: 'ContractOffered' }
    | { __typename: 'ContractPaid' }
    | { __typename: 'Duck' }
    | { __typename: 'DuckTraded' }
    | { __typename: 'Dynasty' }
    | { __typename: 'DynastyClosed' }
    | { __typename: 'DynastyCreated' }
    | { __typename: 'DynastyWon' }
    | { __typename: 'FortuneTold' }
    | { __typename: 'GameClosed' }
    | { __typename: 'GameEnded' }
    | { __typename: 'GameStarted' }
    | { __typename: 'GameVoided' }
    | { __typename: 'GiolittiGame', id: string, seq: number, number: number, gameStatus: GameStatus, bersaglio: number, stakes: number, juice: number, ruleset: { revision: number }, grandCanal: { rank: string, suit: string, name: string }, turn: { id: string } | null, sfida: { to: { id: string } } | null, tricks: Array<{ trick: string, active: boolean }>, participants: Array<{ mask: string | null, revealedMasks: Array<string>, unmetEffects: Array<string>, score: number, player: { id: string, name: string }, plays: Array<{ card: { rank: string, suit: string, name: string } }>, pocket: Array<{ rank: string, suit: string, name: string }> }>, bookmaker: { id: string } | null }
    | { __typename: 'Hand' }
    | { __typename: 'HandPlaced' }
    | { __typename: 'HandPresented' }
    | { __typename: 'HiddenEvent' }
    | { __typename: 'Identity' }
    | { __typename: 'IncomePaid' }
    | { __typename: 'JudgeElected' }
    | { __typename: 'JudgeOffice' }
    | { __typename: 'JudgeTerm' }
    | { __typename: 'JusticeRequest' }
    | { __typename: 'JusticeRequested' }
    | { __typename: 'Lot' }
    | { __typename: 'LotGenerated' }
    | { __typename: 'LotSold' }
    | { __typename: 'MaskRevealed' }
    | { __typename: 'MaskWorn' }
    | { __typename: 'PhaseStarted' }
    | { __typename: 'Player' }
    | { __typename: 'PlayerJoined' }
    | { __typename: 'PlayerLeft' }
    | { __typename: 'PlayerLotCreated' }
    | { __typename: 'PlayerLotReturned' }
    | { __typename: 'Proposal' }
    | { __typename: 'ProposalAdopted' }
    | { __typename: 'ProposalRejected' }
    | { __typename: 'ProposalSubmitted' }
    | { __typename: 'ReadinessSet' }
    | { __typename: 'RealiUsed' }
    | { __typename: 'Round' }
    | { __typename: 'RoundClosed' }
    | { __typename: 'RoundWon' }
    | { __typename: 'Ruleset' }
    | { __typename: 'RulesetPublished' }
    | { __typename: 'Ruling' }
    | { __typename: 'RulingIssued' }
    | { __typename: 'SeasonViewer' }
    | { __typename: 'SecretAction' }
    | { __typename: 'SecretActionCommitted' }
    | { __typename: 'SecretActionFailed' }
    | { __typename: 'SecretActionRevealed' }
    | { __typename: 'SecretAttempt' }
    | { __typename: 'SfidaAnswered' }
    | { __typename: 'SfidaOffered' }
    | { __typename: 'SlotsPlayed' }
    | { __typename: 'SlotsSitting' }
    | { __typename: 'ThirdPartyBidGenerated' }
    | { __typename: 'ThirdPartyWon' }
    | { __typename: 'TieTossed' }
    | { __typename: 'Trade' }
    | { __typename: 'TradeDeclined' }
    | { __typename: 'TradeDone' }
    | { __typename: 'TradeOff' }
    | { __typename: 'TradeOffered' }
    | { __typename: 'TrungsTradedIn' }
    | { __typename: 'Viewer' }
    | { __typename: 'VoteCast' }
    | { __typename: 'War' }
    | { __typename: 'WarDrawn' }
    | { __typename: 'WarProposed' }
    | { __typename: 'Webhook' }
    | { __typename: 'WebhookDelivery' }
    | { __typename: 'WeekEnded' }
    | { __typename: 'WeekStarted' }
    | { __typename: 'WorkOfArt' }
    | { __typename: 'WorksRevalued' }
    | { __typename: 'OtherEvent' }
   | null };

export type TableFragment = { id: string, seq: number, number: number, gameStatus: GameStatus, bersaglio: number, stakes: number, juice: number, ruleset: { revision: number }, grandCanal: { rank: string, suit: string, name: string }, turn: { id: string } | null, sfida: { to: { id: string } } | null, tricks: Array<{ trick: string, active: boolean }>, participants: Array<{ mask: string | null, revealedMasks: Array<string>, unmetEffects: Array<string>, score: number, player: { id: string, name: string }, plays: Array<{ card: { rank: string, suit: string, name: string } }>, pocket: Array<{ rank: string, suit: string, name: string }> }>, bookmaker: { id: string } | null };

export type NamedFragment = { rank: string, suit: string, name: string };

export type ClaimableQueryVariables = Exact<{
  gameId: string;
  card: CardInput;
}>;


export type ClaimableQuery = { claimable: Array<{ points: number }> };

export type FashionQueryVariables = Exact<{
  seasonId: string;
}>;


export type FashionQuery = { season:
    | { masks: Array<{ mask: string, standing: MaskStanding, wornBy: Array<{ id: string }> }> }
    | Record<PropertyKey, never>
   | null };

export type SetClientSeedMutationVariables = Exact<{
  input: SetClientSeedInput;
}>;


export type SetClientSeedMutation = { setClientSeed: { refusal: { code: RefusalCode, message: string, anchor: string | null } | null } };

export type SetReadinessMutationVariables = Exact<{
  input: SetReadinessInput;
}>;


export type SetReadinessMutation = { setReadiness: { refusal: { code: RefusalCode, message: string, anchor: string | null } | null } };

export type WearMaskMutationVariables = Exact<{
  input: WearMaskInput;
}>;


export type WearMaskMutation = { wearMask: { refusal: { code: RefusalCode, message: string, anchor: string | null } | null } };

export type PlayCardMutationVariables = Exact<{
  input: PlayCardInput;
}>;


export type PlayCardMutation = { playCard: { seq: number | null, refusal: { code: RefusalCode, message: string, anchor: string | null } | null } };

export type OfferSfidaMutationVariables = Exact<{
  input: GameInput;
}>;


export type OfferSfidaMutation = { offerSfida: { seq: number | null, refusal: { code: RefusalCode, message: string, anchor: string | null } | null } };

export type AnswerSfidaMutationVariables = Exact<{
  input: AnswerSfidaInput;
}>;


export type AnswerSfidaMutation = { answerSfida: { seq: number | null, refusal: { code: RefusalCode, message: string, anchor: string | null } | null } };

export type ResignGameMutationVariables = Exact<{
  input: GameInput;
}>;


export type ResignGameMutation = { resignGame: { seq: number | null, refusal: { code: RefusalCode, message: string, anchor: string | null } | null } };

export type UseRealiMutationVariables = Exact<{
  input: UseRealiInput;
}>;


export type UseRealiMutation = { useReali: { seq: number | null, refusal: { code: RefusalCode, message: string, anchor: string | null } | null } };

export type RevealMaskMutationVariables = Exact<{
  input: RevealMaskInput;
}>;


export type RevealMaskMutation = { revealMask: { seq: number | null, refusal: { code: RefusalCode, message: string, anchor: string | null } | null } };

export type BecomeBookmakerMutationVariables = Exact<{
  input: GameInput;
}>;


export type BecomeBookmakerMutation = { becomeBookmaker: { seq: number | null, refusal: { code: RefusalCode, message: string, anchor: string | null } | null } };

export type PlaceBetMutationVariables = Exact<{
  input: PlaceBetInput;
}>;


export type PlaceBetMutation = { placeBet: { seq: number | null, refusal: { code: RefusalCode, message: string, anchor: string | null } | null } };

export type AtTableFragment = { seq: number | null, refusal: { code: RefusalCode, message: string, anchor: string | null } | null };

export type CreateDynastyMutationVariables = Exact<{
  input: CreateDynastyInput;
}>;


export type CreateDynastyMutation = { createDynasty: { refusal: { code: RefusalCode, message: string, anchor: string | null } | null, season: { id: string, now: string } | null } };

export type TurnClockMutationVariables = Exact<{
  input: AdvanceClockInput;
}>;


export type TurnClockMutation = { advanceClock: { refusal: { code: RefusalCode, message: string, anchor: string | null } | null, season:
      | { now: string }
      | { now: string }
     | null } };

export type PublishRulesetMutationVariables = Exact<{
  input: PublishRulesetInput;
}>;


export type PublishRulesetMutation = { publishRuleset: { refusal: { code: RefusalCode, message: string, anchor: string | null } | null } };

export type VoidGameMutationVariables = Exact<{
  input: VoidGameInput;
}>;


export type VoidGameMutation = { voidGame: { refusal: { code: RefusalCode, message: string, anchor: string | null } | null } };

export type FameQueryVariables = Exact<{
  seasonId: string;
}>;


export type FameQuery = { season:
    | { seq: number, byPegs: { nodes: Array<{ place: number, value: number, player: { name: string, mask: { name: string } | null, record: { games: number, won: number, lost: number, drawn: number, fined: number } | null } }> }, byMagistrelli: { nodes: Array<{ place: number, value: number, player: { name: string, mask: { name: string } | null, record: { games: number, won: number, lost: number, drawn: number, fined: number } | null } }> }, masks: Array<{ name: string, moda: number, standing: MaskStanding, wornBy: Array<{ name: string }> }>, byHost: { sections: Array<{ title: string, lines: Array<{ change: LineChange, text: string }> }> } | null, byVote: { sections: Array<{ title: string, lines: Array<{ change: LineChange, text: string }> }> } | null, winner: { name: string } | null }
    | { seq: number, winner: { name: string } | null }
   | null };

export type ChangesFragment = { sections: Array<{ title: string, lines: Array<{ change: LineChange, text: string }> }> };

export type PlaceFragment = { place: number, value: number, player: { name: string, mask: { name: string } | null, record: { games: number, won: number, lost: number, drawn: number, fined: number } | null } };

export type RivalsQueryVariables = Exact<{
  seasonId: string;
  playerId: string;
  opponentId: string;
}>;


export type RivalsQuery = { season:
    | { headToHead: { player: { name: string }, opponent: { name: string }, record: { games: number, won: number, lost: number, drawn: number }, games: Array<{ number: number, gameStatus: GameStatus, campione: { name: string } | null, participants: Array<{ score: number, player: { name: string } }> }> } | null }
    | Record<PropertyKey, never>
   | null };

export type StoryOfGameQueryVariables = Exact<{
  gameId: string;
}>;


export type StoryOfGameQuery = { node:
    | { __typename: 'AccessToken' }
    | { __typename: 'Account' }
    | { __typename: 'Auction' }
    | { __typename: 'AuctionConcluded' }
    | { __typename: 'Bet' }
    | { __typename: 'BetPlaced' }
    | { __typename: 'BetsSettled' }
    | { __typename: 'Bid' }
    | { __typename: 'BidFailed' }
    | { __typename: 'BidInvalidated' }
    | { __typename: 'BidPlaced' }
    | { __typename: 'BookmakerDeclared' }
    | { __typename: 'Candidacy' }
    | { __typename: 'CandidacyPosted' }
    | { __typename: 'CardPlayed' }
    | { __typename: 'ClientSeedSet' }
    | { __typename: 'ClockAdvanced' }
    | { __typename: 'ConfidenceVote' }
    | { __typename: 'Contract' }
    | { __typename: 'ContractAccepted' }
    | { __typename: 'ContractChange' }
    | { __typename: 'ContractDeposited' }
    | { __typename: 'ContractOffered' }
    | { __typename: 'ContractPaid' }
    | { __typename: 'Duck' }
    | { __typename: 'DuckTraded' }
    | { __typename: 'Dynasty' }
    | { __typename: 'DynastyClosed' }
    | { __typename: 'DynastyCreated' }
    | { __typename: 'DynastyWon' }
    | { __typename: 'FortuneTold' }
    | { __typename: 'GameClosed' }
    | { __typename: 'GameEnded' }
    | { __typename: 'GameStarted' }
    | { __typename: 'GameVoided' }
    | { __typename: 'GiolittiGame', number: number, story: Array<string> }
    | { __typename: 'Hand' }
    | { __typename: 'HandPlaced' }
    | { __typename: 'HandPresented' }
    | { __typename: 'HiddenEvent' }
    | { __typename: 'Identity' }
    | { __typename: 'IncomePaid' }
    | { __typename: 'JudgeElected' }
    | { __typename: 'JudgeOffice' }
    | { __typename: 'JudgeTerm' }
    | { __typename: 'JusticeRequest' }
    | { __typename: 'JusticeRequested' }
    | { __typename: 'Lot' }
    | { __typename: 'LotGenerated' }
    | { __typename: 'LotSold' }
    | { __typename: 'MaskRevealed' }
    | { __typename: 'MaskWorn' }
    | { __typename: 'PhaseStarted' }
    | { __typename: 'Player' }
    | { __typename: 'PlayerJoined' }
    | { __typename: 'PlayerLeft' }
    | { __typename: 'PlayerLotCreated' }
    | { __typename: 'PlayerLotReturned' }
    | { __typename: 'Proposal' }
    | { __typename: 'ProposalAdopted' }
    | { __typename: 'ProposalRejected' }
    | { __typename: 'ProposalSubmitted' }
    | { __typename: 'ReadinessSet' }
    | { __typename: 'RealiUsed' }
    | { __typename: 'Round' }
    | { __typename: 'RoundClosed' }
    | { __typename: 'RoundWon' }
    | { __typename: 'Ruleset' }
    | { __typename: 'RulesetPublished' }
    | { __typename: 'Ruling' }
    | { __typename: 'RulingIssued' }
    | { __typename: 'SeasonViewer' }
    | { __typename: 'SecretAction' }
    | { __typename: 'SecretActionCommitted' }
    | { __typename: 'SecretActionFailed' }
    | { __typename: 'SecretActionRevealed' }
    | { __typename: 'SecretAttempt' }
    | { __typename: 'SfidaAnswered' }
    | { __typename: 'SfidaOffered' }
    | { __typename: 'SlotsPlayed' }
    | { __typename: 'SlotsSitting' }
    | { __typename: 'ThirdPartyBidGenerated' }
    | { __typename: 'ThirdPartyWon' }
    | { __typename: 'TieTossed' }
    | { __typename: 'Trade' }
    | { __typename: 'TradeDeclined' }
    | { __typename: 'TradeDone' }
    | { __typename: 'TradeOff' }
    | { __typename: 'TradeOffered' }
    | { __typename: 'TrungsTradedIn' }
    | { __typename: 'Viewer' }
    | { __typename: 'VoteCast' }
    | { __typename: 'War' }
    | { __typename: 'WarDrawn' }
    | { __typename: 'WarProposed' }
    | { __typename: 'Webhook' }
    | { __typename: 'WebhookDelivery' }
    | { __typename: 'WeekEnded' }
    | { __typename: 'WeekStarted' }
    | { __typename: 'WorkOfArt' }
    | { __typename: 'WorksRevalued' }
    | { __typename: 'OtherEvent' }
   | null };

export type EnvironmentQueryVariables = Exact<{
  gameId: string;
}>;


export type EnvironmentQuery = { node:
    | { __typename: 'AccessToken' }
    | { __typename: 'Account' }
    | { __typename: 'Auction' }
    | { __typename: 'AuctionConcluded' }
    | { __typename: 'Bet' }
    | { __typename: 'BetPlaced' }
    | { __typename: 'BetsSettled' }
    | { __typename: 'Bid' }
    | { __typename: 'BidFailed' }
    | { __typename: 'BidInvalidated' }
    | { __typename: 'BidPlaced' }
    | { __typename: 'BookmakerDeclared' }
    | { __typename: 'Candidacy' }
    | { __typename: 'CandidacyPosted' }
    | { __typename: 'CardPlayed' }
    | { __typename: 'ClientSeedSet' }
    | { __typename: 'ClockAdvanced' }
    | { __typename: 'ConfidenceVote' }
    | { __typename: 'Contract' }
    | { __typename: 'ContractAccepted' }
    | { __typename: 'ContractChange' }
    | { __typename: 'ContractDeposited' }
    | { __typename: 'ContractOffered' }
    | { __typename: 'ContractPaid' }
    | { __typename: 'Duck' }
    | { __typename: 'DuckTraded' }
    | { __typename: 'Dynasty' }
    | { __typename: 'DynastyClosed' }
    | { __typename: 'DynastyCreated' }
    | { __typename: 'DynastyWon' }
    | { __typename: 'FortuneTold' }
    | { __typename: 'GameClosed' }
    | { __typename: 'GameEnded' }
    | { __typename: 'GameStarted' }
    | { __typename: 'GameVoided' }
    | { __typename: 'GiolittiGame', ruleset: { revision: number, document: unknown } }
    | { __typename: 'Hand' }
    | { __typename: 'HandPlaced' }
    | { __typename: 'HandPresented' }
    | { __typename: 'HiddenEvent' }
    | { __typename: 'Identity' }
    | { __typename: 'IncomePaid' }
    | { __typename: 'JudgeElected' }
    | { __typename: 'JudgeOffice' }
    | { __typename: 'JudgeTerm' }
    | { __typename: 'JusticeRequest' }
    | { __typename: 'JusticeRequested' }
    | { __typename: 'Lot' }
    | { __typename: 'LotGenerated' }
    | { __typename: 'LotSold' }
    | { __typename: 'MaskRevealed' }
    | { __typename: 'MaskWorn' }
    | { __typename: 'PhaseStarted' }
    | { __typename: 'Player' }
    | { __typename: 'PlayerJoined' }
    | { __typename: 'PlayerLeft' }
    | { __typename: 'PlayerLotCreated' }
    | { __typename: 'PlayerLotReturned' }
    | { __typename: 'Proposal' }
    | { __typename: 'ProposalAdopted' }
    | { __typename: 'ProposalRejected' }
    | { __typename: 'ProposalSubmitted' }
    | { __typename: 'ReadinessSet' }
    | { __typename: 'RealiUsed' }
    | { __typename: 'Round' }
    | { __typename: 'RoundClosed' }
    | { __typename: 'RoundWon' }
    | { __typename: 'Ruleset' }
    | { __typename: 'RulesetPublished' }
    | { __typename: 'Ruling' }
    | { __typename: 'RulingIssued' }
    | { __typename: 'SeasonViewer' }
    | { __typename: 'SecretAction' }
    | { __typename: 'SecretActionCommitted' }
    | { __typename: 'SecretActionFailed' }
    | { __typename: 'SecretActionRevealed' }
    | { __typename: 'SecretAttempt' }
    | { __typename: 'SfidaAnswered' }
    | { __typename: 'SfidaOffered' }
    | { __typename: 'SlotsPlayed' }
    | { __typename: 'SlotsSitting' }
    | { __typename: 'ThirdPartyBidGenerated' }
    | { __typename: 'ThirdPartyWon' }
    | { __typename: 'TieTossed' }
    | { __typename: 'Trade' }
    | { __typename: 'TradeDeclined' }
    | { __typename: 'TradeDone' }
    | { __typename: 'TradeOff' }
    | { __typename: 'TradeOffered' }
    | { __typename: 'TrungsTradedIn' }
    | { __typename: 'Viewer' }
    | { __typename: 'VoteCast' }
    | { __typename: 'War' }
    | { __typename: 'WarDrawn' }
    | { __typename: 'WarProposed' }
    | { __typename: 'Webhook' }
    | { __typename: 'WebhookDelivery' }
    | { __typename: 'WeekEnded' }
    | { __typename: 'WeekStarted' }
    | { __typename: 'WorkOfArt' }
    | { __typename: 'WorksRevalued' }
    | { __typename: 'OtherEvent' }
   | null };

export type DealsQueryVariables = Exact<{
  seasonId: string;
}>;


export type DealsQuery = { diceProof: { scope: string, algorithm: string, streams: Array<{ algorithm: string, committedSeq: number | null, digest: string | null, commitment: string, seed: string | null, fixedClientSeeds: Array<{ sha256: string, fixedSeq: number, player: { id: string } }>, draws: Array<{ stream: string | null, number: number, sides: number, value: number, clientSeeds: Array<string> }>, shuffle: { stream: string | null, from: number, clientSeeds: Array<string>, fixedCards: number, deck: Array<{ rank: string, suit: string, name: string }> } | null, game: { id: string, number: number, ruleset: { revision: number }, grandCanal: { rank: string, suit: string, name: string }, participants: Array<{ mask: string | null, player: { name: string }, disclosedHand: Array<{ rank: string, suit: string, name: string }> | null }> } | null }> } };

export type CallsSubscriptionVariables = Exact<{
  seasonId: string;
  after: number;
}>;


export type CallsSubscription = { journal:
    | { __typename: 'AuctionConcluded', seq: number }
    | { __typename: 'BetPlaced', seq: number }
    | { __typename: 'BetsSettled', seq: number }
    | { __typename: 'BidFailed', seq: number }
    | { __typename: 'BidInvalidated', seq: number }
    | { __typename: 'BidPlaced', amount: number, seq: number, player: { id: string }, lot: { id: string } }
    | { __typename: 'BookmakerDeclared', seq: number }
    | { __typename: 'CandidacyPosted', seq: number, candidacy: { id: string }, player: { id: string } }
    | { __typename: 'CardPlayed', seq: number }
    | { __typename: 'ClientSeedSet', seq: number }
    | { __typename: 'ClockAdvanced', seq: number }
    | { __typename: 'ContractAccepted', begins: boolean, seq: number, contract: { id: string, offerer: { id: string }, parties: Array<{ player: { id: string } }> } }
    | { __typename: 'ContractDeposited', seq: number, contract: { id: string, offerer: { id: string }, parties: Array<{ player: { id: string } }> } }
    | { __typename: 'ContractOffered', seq: number, contract: { id: string, offerer: { id: string }, parties: Array<{ player: { id: string } }> } }
    | { __typename: 'ContractPaid', seq: number }
    | { __typename: 'DuckTraded', seq: number }
    | { __typename: 'DynastyClosed', seq: number }
    | { __typename: 'DynastyCreated', seq: number }
    | { __typename: 'DynastyWon', seq: number }
    | { __typename: 'FortuneTold', seq: number }
    | { __typename: 'GameClosed', seq: number }
    | { __typename: 'GameEnded', seq: number }
    | { __typename: 'GameStarted', seq: number }
    | { __typename: 'GameVoided', seq: number }
    | { __typename: 'HandPlaced', seq: number }
    | { __typename: 'HandPresented', seq: number }
    | { __typename: 'HiddenEvent', seq: number }
    | { __typename: 'IncomePaid', seq: number }
    | { __typename: 'JudgeElected', seq: number, player: { id: string } }
    | { __typename: 'JusticeRequested', seq: number, request: { id: string } }
    | { __typename: 'LotGenerated', seq: number }
    | { __typename: 'LotSold', seq: number }
    | { __typename: 'MaskRevealed', seq: number }
    | { __typename: 'MaskWorn', seq: number }
    | { __typename: 'PhaseStarted', phase: string, week: number, seq: number }
    | { __typename: 'PlayerJoined', seq: number }
    | { __typename: 'PlayerLeft', seq: number }
    | { __typename: 'PlayerLotCreated', seq: number }
    | { __typename: 'PlayerLotReturned', seq: number }
    | { __typename: 'ProposalAdopted', seq: number, revision: { revision: number } | null }
    | { __typename: 'ProposalRejected', seq: number }
    | { __typename: 'ProposalSubmitted', seq: number, proposal: { id: string } }
    | { __typename: 'ReadinessSet', seq: number }
    | { __typename: 'RealiUsed', seq: number }
    | { __typename: 'RoundClosed', seq: number }
    | { __typename: 'RoundWon', seq: number }
    | { __typename: 'RulesetPublished', seq: number }
    | { __typename: 'RulingIssued', seq: number }
    | { __typename: 'SecretActionCommitted', seq: number }
    | { __typename: 'SecretActionFailed', seq: number }
    | { __typename: 'SecretActionRevealed', seq: number }
    | { __typename: 'SfidaAnswered', seq: number }
    | { __typename: 'SfidaOffered', seq: number }
    | { __typename: 'SlotsPlayed', seq: number }
    | { __typename: 'ThirdPartyBidGenerated', seq: number }
    | { __typename: 'ThirdPartyWon', seq: number }
    | { __typename: 'TieTossed', seq: number }
    | { __typename: 'TradeDeclined', seq: number, trade: { id: string, from: { id: string }, to: { id: string } } }
    | { __typename: 'TradeDone', seq: number, trade: { id: string, from: { id: string }, to: { id: string } } }
    | { __typename: 'TradeOff', seq: number, trade: { id: string, from: { id: string }, to: { id: string } } }
    | { __typename: 'TradeOffered', seq: number, trade: { id: string, from: { id: string }, to: { id: string } } }
    | { __typename: 'TrungsTradedIn', seq: number }
    | { __typename: 'VoteCast', seq: number }
    | { __typename: 'WarDrawn', seq: number }
    | { __typename: 'WarProposed', terms: number, seq: number, war: { id: string, seats: Array<{ player: { id: string }, wager: Array<{ item: string }> | null }> } }
    | { __typename: 'WeekEnded', seq: number }
    | { __typename: 'WeekStarted', week: number, seq: number }
    | { __typename: 'WorksRevalued', seq: number }
    | { __typename: 'OtherEvent', seq: number }
   };

export type OfferFragment = { id: string, from: { id: string }, to: { id: string } };

export type AgreementFragment = { id: string, offerer: { id: string }, parties: Array<{ player: { id: string } }> };

export type StorySubscriptionVariables = Exact<{
  seasonId: string;
  after: number;
}>;


export type StorySubscription = { journal:
    | { __typename: 'AuctionConcluded', seq: number, at: string, text: string }
    | { __typename: 'BetPlaced', seq: number, at: string, text: string }
    | { __typename: 'BetsSettled', seq: number, at: string, text: string }
    | { __typename: 'BidFailed', seq: number, at: string, text: string }
    | { __typename: 'BidInvalidated', seq: number, at: string, text: string }
    | { __typename: 'BidPlaced', seq: number, at: string, text: string, outbid: { id: string } | null }
    | { __typename: 'BookmakerDeclared', seq: number, at: string, text: string }
    | { __typename: 'CandidacyPosted', seq: number, at: string, text: string }
    | { __typename: 'CardPlayed', seq: number, at: string, text: string }
    | { __typename: 'ClientSeedSet', sha256: string | null, seq: number, at: string, text: string, player: { id: string } }
    | { __typename: 'ClockAdvanced', seq: number, at: string, text: string }
    | { __typename: 'ContractAccepted', seq: number, at: string, text: string }
    | { __typename: 'ContractDeposited', seq: number, at: string, text: string }
    | { __typename: 'ContractOffered', seq: number, at: string, text: string }
    | { __typename: 'ContractPaid', seq: number, at: string, text: string }
    | { __typename: 'DuckTraded', seq: number, at: string, text: string }
    | { __typename: 'DynastyClosed', seq: number, at: string, text: string }
    | { __typename: 'DynastyCreated', seq: number, at: string, text: string }
    | { __typename: 'DynastyWon', seq: number, at: string, text: string }
    | { __typename: 'FortuneTold', seq: number, at: string, text: string, rolls: { week: number, stream: string | null, clientSeeds: Array<string>, values: Array<number>, sides: Array<number> } }
    | { __typename: 'GameClosed', seq: number, at: string, text: string }
    | { __typename: 'GameEnded', seq: number, at: string, text: string }
    | { __typename: 'GameStarted', seq: number, at: string, text: string }
    | { __typename: 'GameVoided', seq: number, at: string, text: string }
    | { __typename: 'HandPlaced', seq: number, at: string, text: string, hand: { cards: Array<{ count: number, card: { name: string } }> }, score: { cards: number, ranks: number, multiplier: number, highest: number, total: string, multipliers: Array<{ name: string, value: number }> } | null, poker: { name: string } | null }
    | { __typename: 'HandPresented', seq: number, at: string, text: string }
    | { __typename: 'HiddenEvent', seq: number, at: string, text: string }
    | { __typename: 'IncomePaid', seq: number, at: string, text: string, payments: Array<{ tax: number }> }
    | { __typename: 'JudgeElected', seq: number, at: string, text: string }
    | { __typename: 'JusticeRequested', seq: number, at: string, text: string }
    | { __typename: 'LotGenerated', seq: number, at: string, text: string, rolls: { week: number, stream: string | null, clientSeeds: Array<string>, values: Array<number>, sides: Array<number> } }
    | { __typename: 'LotSold', seq: number, at: string, text: string }
    | { __typename: 'MaskRevealed', seq: number, at: string, text: string }
    | { __typename: 'MaskWorn', seq: number, at: string, text: string }
    | { __typename: 'PhaseStarted', phase: string, week: number, seq: number, at: string, text: string }
    | { __typename: 'PlayerJoined', seq: number, at: string, text: string }
    | { __typename: 'PlayerLeft', seq: number, at: string, text: string }
    | { __typename: 'PlayerLotCreated', seq: number, at: string, text: string }
    | { __typename: 'PlayerLotReturned', seq: number, at: string, text: string }
    | { __typename: 'ProposalAdopted', seq: number, at: string, text: string, revision: { revision: number } | null }
    | { __typename: 'ProposalRejected', seq: number, at: string, text: string }
    | { __typename: 'ProposalSubmitted', seq: number, at: string, text: string }
    | { __typename: 'ReadinessSet', seq: number, at: string, text: string }
    | { __typename: 'RealiUsed', seq: number, at: string, text: string }
    | { __typename: 'RoundClosed', seq: number, at: string, text: string }
    | { __typename: 'RoundWon', seq: number, at: string, text: string }
    | { __typename: 'RulesetPublished', seq: number, at: string, text: string }
    | { __typename: 'RulingIssued', seq: number, at: string, text: string }
    | { __typename: 'SecretActionCommitted', seq: number, at: string, text: string }
    | { __typename: 'SecretActionFailed', seq: number, at: string, text: string }
    | { __typename: 'SecretActionRevealed', seq: number, at: string, text: string, secretAction: { id: string } }
    | { __typename: 'SfidaAnswered', seq: number, at: string, text: string }
    | { __typename: 'SfidaOffered', seq: number, at: string, text: string }
    | { __typename: 'SlotsPlayed', seq: number, at: string, text: string, rolls: { week: number, stream: string | null, clientSeeds: Array<string>, values: Array<number>, sides: Array<number> } }
    | { __typename: 'ThirdPartyBidGenerated', seq: number, at: string, text: string, rolls: { week: number, stream: string | null, clientSeeds: Array<string>, values: Array<number>, sides: Array<number> } }
    | { __typename: 'ThirdPartyWon', seq: number, at: string, text: string }
    | { __typename: 'TieTossed', seq: number, at: string, text: string, rolls: { week: number, stream: string | null, clientSeeds: Array<string>, values: Array<number>, sides: Array<number> } }
    | { __typename: 'TradeDeclined', seq: number, at: string, text: string }
    | { __typename: 'TradeDone', seq: number, at: string, text: string }
    | { __typename: 'TradeOff', seq: number, at: string, text: string }
    | { __typename: 'TradeOffered', seq: number, at: string, text: string }
    | { __typename: 'TrungsTradedIn', seq: number, at: string, text: string }
    | { __typename: 'VoteCast', seq: number, at: string, text: string }
    | { __typename: 'WarDrawn', seq: number, at: string, text: string, rolls: { week: number, stream: string | null, clientSeeds: Array<string>, values: Array<number>, sides: Array<number> } }
    | { __typename: 'WarProposed', seq: number, at: string, text: string }
    | { __typename: 'WeekEnded', week: number, seed: string, seq: number, at: string, text: string }
    | { __typename: 'WeekStarted', week: number, commitment: string, seq: number, at: string, text: string, clientSeeds: Array<{ sha256: string, fixedSeq: number, player: { id: string } }> }
    | { __typename: 'WorksRevalued', seq: number, at: string, text: string }
    | { __typename: 'OtherEvent', seq: number, at: string, text: string }
   };

export type DiceFragment = { week: number, stream: string | null, clientSeeds: Array<string>, values: Array<number>, sides: Array<number> };

type ByName_AuctionConcluded_Fragment = { __typename: 'AuctionConcluded' };

type ByName_BidFailed_Fragment = { __typename: 'BidFailed' };

type ByName_BidInvalidated_Fragment = { __typename: 'BidInvalidated' };

type ByName_ClockAdvanced_Fragment = { __typename: 'ClockAdvanced' };

type ByName_ContractPaid_Fragment = { __typename: 'ContractPaid' };

type ByName_DuckTraded_Fragment = { __typename: 'DuckTraded' };

type ByName_DynastyClosed_Fragment = { __typename: 'DynastyClosed' };

type ByName_HandPresented_Fragment = { __typename: 'HandPresented' };

type ByName_HiddenEvent_Fragment = { __typename: 'HiddenEvent' };

type ByName_JudgeElected_Fragment = { __typename: 'JudgeElected' };

type ByName_LotSold_Fragment = { __typename: 'LotSold' };

type ByName_MaskWorn_Fragment = { __typename: 'MaskWorn' };

type ByName_PlayerJoined_Fragment = { __typename: 'PlayerJoined' };

type ByName_PlayerLeft_Fragment = { __typename: 'PlayerLeft' };

type ByName_PlayerLotCreated_Fragment = { __typename: 'PlayerLotCreated' };

type ByName_PlayerLotReturned_Fragment = { __typename: 'PlayerLotReturned' };

type ByName_ProposalRejected_Fragment = { __typename: 'ProposalRejected' };

type ByName_ReadinessSet_Fragment = { __typename: 'ReadinessSet' };

type ByName_RoundClosed_Fragment = { __typename: 'RoundClosed' };

type ByName_RoundWon_Fragment = { __typename: 'RoundWon' };

type ByName_RulingIssued_Fragment = { __typename: 'RulingIssued' };

type ByName_SecretActionCommitted_Fragment = { __typename: 'SecretActionCommitted' };

type ByName_SecretActionFailed_Fragment = { __typename: 'SecretActionFailed' };

type ByName_ThirdPartyWon_Fragment = { __typename: 'ThirdPartyWon' };

type ByName_TrungsTradedIn_Fragment = { __typename: 'TrungsTradedIn' };

type ByName_WorksRevalued_Fragment = { __typename: 'WorksRevalued' };

export type ByNameFragment =
  | ByName_AuctionConcluded_Fragment
  | ByName_BidFailed_Fragment
  | ByName_BidInvalidated_Fragment
  | ByName_ClockAdvanced_Fragment
  | ByName_ContractPaid_Fragment
  | ByName_DuckTraded_Fragment
  | ByName_DynastyClosed_Fragment
  | ByName_HandPresented_Fragment
  | ByName_HiddenEvent_Fragment
  | ByName_JudgeElected_Fragment
  | ByName_LotSold_Fragment
  | ByName_MaskWorn_Fragment
  | ByName_PlayerJoined_Fragment
  | ByName_PlayerLeft_Fragment
  | ByName_PlayerLotCreated_Fragment
  | ByName_PlayerLotReturned_Fragment
  | ByName_ProposalRejected_Fragment
  | ByName_ReadinessSet_Fragment
  | ByName_RoundClosed_Fragment
  | ByName_RoundWon_Fragment
  | ByName_RulingIssued_Fragment
  | ByName_SecretActionCommitted_Fragment
  | ByName_SecretActionFailed_Fragment
  | ByName_ThirdPartyWon_Fragment
  | ByName_TrungsTradedIn_Fragment
  | ByName_WorksRevalued_Fragment
;

export type LookAroundQueryVariables = Exact<{
  seasonId: string;
}>;


export type LookAroundQuery = { season:
    | { phase: string | null, viewer: { player: { holdings: Array<{ item: string, quantity: number, card: { rank: string, suit: string, name: string } | null }> } | null } | null }
    | { phase: string | null, auction: { lots: { totalCount: number, nodes: Array<{ id: string, number: number, kind: LotKind, minimumBid: number | null, creator: { id: string } | null, works: Array<{ value: number }>, cards: Array<{ rank: string, suit: string, name: string }> }> }, participation: { lots: number } }, viewer: { player: { holdings: Array<{ item: string, quantity: number, card: { rank: string, suit: string, name: string } | null }> } | null } | null }
   | null };

export type FaceFragment = { rank: string, suit: string, name: string };

export type ScoreHandQueryVariables = Exact<{
  seasonId: string;
  cards: Array<CardInput> | CardInput;
}>;


export type ScoreHandQuery = { scoreHand: { cards: number, ranks: number, multiplier: number, highest: number, total: string, multipliers: Array<{ name: string, value: number }> } };

export type RankHandQueryVariables = Exact<{
  seasonId: string;
  cards: Array<CardInput> | CardInput;
}>;


export type RankHandQuery = { rankHand: { hand: PokerHand } };

export type BidOpenlyMutationVariables = Exact<{
  input: PlaceBidInput;
}>;


export type BidOpenlyMutation = { placeBid: { seq: number | null, refusal: { code: RefusalCode, message: string, anchor: string | null } | null, bid: { id: string } | null } };

export type PresentHandMutationVariables = Exact<{
  input: PresentHandInput;
}>;


export type PresentHandMutation = { presentHand: { refusal: { code: RefusalCode, message: string, anchor: string | null } | null } };

export type ScoreFragment = { cards: number, ranks: number, multiplier: number, highest: number, total: string, multipliers: Array<{ name: string, value: number }> };

export type GenerateLotMutationVariables = Exact<{
  input: GenerateLotInput;
}>;


export type GenerateLotMutation = { generateLot: { refusal: { code: RefusalCode, message: string, anchor: string | null } | null, lot: { number: number } | null } };

export type CommitSecretActionMutationVariables = Exact<{
  input: CommitSecretActionInput;
}>;


export type CommitSecretActionMutation = { commitSecretAction: { seq: number | null, refusal: { code: RefusalCode, message: string, anchor: string | null } | null, secretAction: { id: string, status: SecretActionStatus, failure: SecretActionFailure | null, custody: Custody | null } | null } };

export type RevealSecretActionMutationVariables = Exact<{
  input: RevealSecretActionInput;
}>;


export type RevealSecretActionMutation = { revealSecretAction: { seq: number | null, refusal: { code: RefusalCode, message: string, anchor: string | null } | null, secretAction: { id: string, status: SecretActionStatus, failure: SecretActionFailure | null, custody: Custody | null } | null } };

export type SealBidsMutationVariables = Exact<{
  input: SealBidsInput;
}>;


export type SealBidsMutation = { sealBids: { seq: number | null, refusal: { code: RefusalCode, message: string, anchor: string | null } | null, secretAction: { id: string, status: SecretActionStatus, failure: SecretActionFailure | null, custody: Custody | null } | null } };

export type SealHandMutationVariables = Exact<{
  input: SealHandInput;
}>;


export type SealHandMutation = { sealHand: { seq: number | null, refusal: { code: RefusalCode, message: string, anchor: string | null } | null, secretAction: { id: string, status: SecretActionStatus, failure: SecretActionFailure | null, custody: Custody | null } | null } };

export type CommittedFragment = { seq: number | null, refusal: { code: RefusalCode, message: string, anchor: string | null } | null, secretAction: { id: string, status: SecretActionStatus, failure: SecretActionFailure | null, custody: Custody | null } | null };

export type TradeInTrungsMutationVariables = Exact<{
  input: TradeInTrungsInput;
}>;


export type TradeInTrungsMutation = { tradeInTrungs: { refusal: { code: RefusalCode, message: string, anchor: string | null } | null, player: { holdings: Array<{ item: string, quantity: number }> } | null } };

export type WhereAmIQueryVariables = Exact<{ [key: string]: never; }>;


export type WhereAmIQuery = { viewer: { seasons: { nodes: Array<
        | { __typename: 'Dynasty', id: string, seq: number, viewer: { player: { id: string, name: string } | null } | null }
        | { __typename: 'Round', id: string, seq: number, viewer: { player: { id: string, name: string } | null } | null }
      > } } | null };

export type WaitsInRoundQueryVariables = Exact<{
  seasonId: string;
  playerId: string;
}>;


export type WaitsInRoundQuery = { season:
    | { __typename: 'Dynasty' }
    | { __typename: 'Round', week: number | null, secretActions: Array<{ kind: SecretActionKind, week: number, failure: SecretActionFailure | null }>, auction: { lots: { nodes: Array<{ leadingBid: { player: { id: string } } | null }> } }, trades: { nodes: Array<{ id: string, to: { id: string }, give: Array<{ item: string, quantity: number, card: { rank: string, suit: string, name: string } | null }>, get: Array<{ item: string, quantity: number, card: { rank: string, suit: string, name: string } | null }> }> } }
   | null };

export type OneTradeQueryVariables = Exact<{
  tradeId: string;
}>;


export type OneTradeQuery = { node:
    | { __typename: 'AccessToken' }
    | { __typename: 'Account' }
    | { __typename: 'Auction' }
    | { __typename: 'AuctionConcluded' }
    | { __typename: 'Bet' }
    | { __typename: 'BetPlaced' }
    | { __typename: 'BetsSettled' }
    | { __typename: 'Bid' }
    | { __typename: 'BidFailed' }
    | { __typename: 'BidInvalidated' }
    | { __typename: 'BidPlaced' }
    | { __typename: 'BookmakerDeclared' }
    | { __typename: 'Candidacy' }
    | { __typename: 'CandidacyPosted' }
    | { __typename: 'CardPlayed' }
    | { __typename: 'ClientSeedSet' }
    | { __typename: 'ClockAdvanced' }
    | { __typename: 'ConfidenceVote' }
    | { __typename: 'Contract' }
    | { __typename: 'ContractAccepted' }
    | { __typename: 'ContractChange' }
    | { __typename: 'ContractDeposited' }
    | { __typename: 'ContractOffered' }
    | { __typename: 'ContractPaid' }
    | { __typename: 'Duck' }
    | { __typename: 'DuckTraded' }
    | { __typename: 'Dynasty' }
    | { __typename: 'DynastyClosed' }
    | { __typename: 'DynastyCreated' }
    | { __typename: 'DynastyWon' }
    | { __typename: 'FortuneTold' }
    | { __typename: 'GameClosed' }
    | { __typename: 'GameEnded' }
    | { __typename: 'GameStarted' }
    | { __typename: 'GameVoided' }
    | { __typename: 'GiolittiGame' }
    | { __typename: 'Hand' }
    | { __typename: 'HandPlaced' }
    | { __typename: 'HandPresented' }
    | { __typename: 'HiddenEvent' }
    | { __typename: 'Identity' }
    | { __typename: 'IncomePaid' }
    | { __typename: 'JudgeElected' }
    | { __typename: 'JudgeOffice' }
    | { __typename: 'JudgeTerm' }
    | { __typename: 'JusticeRequest' }
    | { __typename: 'JusticeRequested' }
    | { __typename: 'Lot' }
    | { __typename: 'LotGenerated' }
    | { __typename: 'LotSold' }
    | { __typename: 'MaskRevealed' }
    | { __typename: 'MaskWorn' }
    | { __typename: 'PhaseStarted' }
    | { __typename: 'Player' }
    | { __typename: 'PlayerJoined' }
    | { __typename: 'PlayerLeft' }
    | { __typename: 'PlayerLotCreated' }
    | { __typename: 'PlayerLotReturned' }
    | { __typename: 'Proposal' }
    | { __typename: 'ProposalAdopted' }
    | { __typename: 'ProposalRejected' }
    | { __typename: 'ProposalSubmitted' }
    | { __typename: 'ReadinessSet' }
    | { __typename: 'RealiUsed' }
    | { __typename: 'Round' }
    | { __typename: 'RoundClosed' }
    | { __typename: 'RoundWon' }
    | { __typename: 'Ruleset' }
    | { __typename: 'RulesetPublished' }
    | { __typename: 'Ruling' }
    | { __typename: 'RulingIssued' }
    | { __typename: 'SeasonViewer' }
    | { __typename: 'SecretAction' }
    | { __typename: 'SecretActionCommitted' }
    | { __typename: 'SecretActionFailed' }
    | { __typename: 'SecretActionRevealed' }
    | { __typename: 'SecretAttempt' }
    | { __typename: 'SfidaAnswered' }
    | { __typename: 'SfidaOffered' }
    | { __typename: 'SlotsPlayed' }
    | { __typename: 'SlotsSitting' }
    | { __typename: 'ThirdPartyBidGenerated' }
    | { __typename: 'ThirdPartyWon' }
    | { __typename: 'TieTossed' }
    | { __typename: 'Trade', id: string, to: { id: string }, give: Array<{ item: string, quantity: number, card: { rank: string, suit: string, name: string } | null }>, get: Array<{ item: string, quantity: number, card: { rank: string, suit: string, name: string } | null }> }
    | { __typename: 'TradeDeclined' }
    | { __typename: 'TradeDone' }
    | { __typename: 'TradeOff' }
    | { __typename: 'TradeOffered' }
    | { __typename: 'TrungsTradedIn' }
    | { __typename: 'Viewer' }
    | { __typename: 'VoteCast' }
    | { __typename: 'War' }
    | { __typename: 'WarDrawn' }
    | { __typename: 'WarProposed' }
    | { __typename: 'Webhook' }
    | { __typename: 'WebhookDelivery' }
    | { __typename: 'WeekEnded' }
    | { __typename: 'WeekStarted' }
    | { __typename: 'WorkOfArt' }
    | { __typename: 'WorksRevalued' }
    | { __typename: 'OtherEvent' }
   | null };

export type BargainFragment = { id: string, to: { id: string }, give: Array<{ item: string, quantity: number, card: { rank: string, suit: string, name: string } | null }>, get: Array<{ item: string, quantity: number, card: { rank: string, suit: string, name: string } | null }> };

export type GoodsFragment = { item: string, quantity: number, card: { rank: string, suit: string, name: string } | null };

export type DeclineTradeMutationVariables = Exact<{
  input: DeclineTradeInput;
}>;


export type DeclineTradeMutation = { declineTrade: { refusal: { code: RefusalCode, message: string, anchor: string | null } | null } };

export type DeclineContractMutationVariables = Exact<{
  input: DeclineContractInput;
}>;


export type DeclineContractMutation = { declineContract: { refusal: { code: RefusalCode, message: string, anchor: string | null } | null } };

export type WaitsInDynastyQueryVariables = Exact<{
  seasonId: string;
}>;


export type WaitsInDynastyQuery = { season:
    | { __typename: 'Dynasty', players: { nodes: Array<{ id: string, readiness: boolean | null, account: { bot: boolean }, mask: { mask: string } | null }> }, viewer: { player: { games: { nodes: Array<{ id: string }> } | null } | null } | null }
    | { __typename: 'Round' }
   | null };

export type PracticeCallsSubscriptionVariables = Exact<{
  seasonId: string;
  after: number;
}>;


export type PracticeCallsSubscription = { journal:
    | { __typename: 'AuctionConcluded', seq: number }
    | { __typename: 'BetPlaced', seq: number }
    | { __typename: 'BetsSettled', seq: number }
    | { __typename: 'BidFailed', seq: number }
    | { __typename: 'BidInvalidated', seq: number }
    | { __typename: 'BidPlaced', seq: number }
    | { __typename: 'BookmakerDeclared', seq: number }
    | { __typename: 'CandidacyPosted', seq: number }
    | { __typename: 'CardPlayed', seq: number }
    | { __typename: 'ClientSeedSet', seq: number }
    | { __typename: 'ClockAdvanced', seq: number }
    | { __typename: 'ContractAccepted', seq: number }
    | { __typename: 'ContractDeposited', seq: number }
    | { __typename: 'ContractOffered', seq: number }
    | { __typename: 'ContractPaid', seq: number }
    | { __typename: 'DuckTraded', seq: number }
    | { __typename: 'DynastyClosed', seq: number }
    | { __typename: 'DynastyCreated', seq: number }
    | { __typename: 'DynastyWon', seq: number }
    | { __typename: 'FortuneTold', seq: number }
    | { __typename: 'GameClosed', seq: number }
    | { __typename: 'GameEnded', seq: number }
    | { __typename: 'GameStarted', seq: number, game: { id: string } }
    | { __typename: 'GameVoided', seq: number }
    | { __typename: 'HandPlaced', seq: number }
    | { __typename: 'HandPresented', seq: number }
    | { __typename: 'HiddenEvent', seq: number }
    | { __typename: 'IncomePaid', seq: number }
    | { __typename: 'JudgeElected', seq: number }
    | { __typename: 'JusticeRequested', seq: number }
    | { __typename: 'LotGenerated', seq: number }
    | { __typename: 'LotSold', seq: number }
    | { __typename: 'MaskRevealed', seq: number }
    | { __typename: 'MaskWorn', seq: number }
    | { __typename: 'PhaseStarted', seq: number }
    | { __typename: 'PlayerJoined', seq: number, player: { id: string } }
    | { __typename: 'PlayerLeft', seq: number, player: { id: string } }
    | { __typename: 'PlayerLotCreated', seq: number }
    | { __typename: 'PlayerLotReturned', seq: number }
    | { __typename: 'ProposalAdopted', seq: number }
    | { __typename: 'ProposalRejected', seq: number }
    | { __typename: 'ProposalSubmitted', seq: number }
    | { __typename: 'ReadinessSet', ready: boolean, seq: number }
    | { __typename: 'RealiUsed', seq: number }
    | { __typename: 'RoundClosed', seq: number }
    | { __typename: 'RoundWon', seq: number }
    | { __typename: 'RulesetPublished', seq: number }
    | { __typename: 'RulingIssued', seq: number }
    | { __typename: 'SecretActionCommitted', seq: number }
    | { __typename: 'SecretActionFailed', seq: number }
    | { __typename: 'SecretActionRevealed', seq: number }
    | { __typename: 'SfidaAnswered', seq: number }
    | { __typename: 'SfidaOffered', seq: number }
    | { __typename: 'SlotsPlayed', seq: number }
    | { __typename: 'ThirdPartyBidGenerated', seq: number }
    | { __typename: 'ThirdPartyWon', seq: number }
    | { __typename: 'TieTossed', seq: number }
    | { __typename: 'TradeDeclined', seq: number }
    | { __typename: 'TradeDone', seq: number }
    | { __typename: 'TradeOff', seq: number }
    | { __typename: 'TradeOffered', seq: number }
    | { __typename: 'TrungsTradedIn', seq: number }
    | { __typename: 'VoteCast', seq: number }
    | { __typename: 'WarDrawn', seq: number }
    | { __typename: 'WarProposed', seq: number }
    | { __typename: 'WeekEnded', seq: number }
    | { __typename: 'WeekStarted', seq: number }
    | { __typename: 'WorksRevalued', seq: number }
    | { __typename: 'OtherEvent', seq: number }
   };

export type GreetQueryVariables = Exact<{ [key: string]: never; }>;


export type GreetQuery = { editions: Array<{ id: string }> };

export type CreateRoundMutationVariables = Exact<{
  input: CreateRoundInput;
}>;


export type CreateRoundMutation = { createRound: { refusal: { code: RefusalCode, message: string, anchor: string | null } | null, season: { id: string, name: string } | null } };

export type JoinSeasonMutationVariables = Exact<{
  input: JoinSeasonInput;
}>;


export type JoinSeasonMutation = { joinSeason: { refusal: { code: RefusalCode, message: string, anchor: string | null } | null, player: { id: string, name: string } | null } };

export type CloseSeasonMutationVariables = Exact<{
  input: CloseSeasonInput;
}>;


export type CloseSeasonMutation = { closeSeason: { seq: number | null, refusal: { code: RefusalCode, message: string, anchor: string | null } | null } };

export type RulesQueryVariables = Exact<{
  seasonId: string;
}>;


export type RulesQuery = { season:
    | { name: string, now: string, rulesTime: string, tempo: number, ruleset: { title: string, document: unknown } }
    | { name: string, now: string, rulesTime: string, tempo: number, ruleset: { title: string, document: unknown } }
   | null };

export type StandingsQueryVariables = Exact<{
  seasonId: string;
}>;


export type StandingsQuery = { season:
    | { seq: number, winner: { name: string } | null, players: { nodes: Array<{ id: string, name: string, holdings: Array<{ item: string, quantity: number, card: { rank: string, suit: string, name: string } | null }> }> } }
    | { seq: number, gallery: { nodes: Array<{ title: string, artist: string, value: number }> }, winner: { name: string } | null, players: { nodes: Array<{ id: string, name: string, holdings: Array<{ item: string, quantity: number, card: { rank: string, suit: string, name: string } | null }> }> } }
   | null };

export type VerificationQueryVariables = Exact<{
  seasonId: string;
  week: number;
}>;


export type VerificationQuery = { diceProof: { scope: string, algorithm: string, streams: Array<{ week: number | null, algorithm: string, committedSeq: number | null, digest: string | null, commitment: string, seed: string | null, fixedClientSeeds: Array<{ sha256: string, fixedSeq: number, player: { id: string } }>, draws: Array<{ seq: number, stream: string | null, number: number, sides: number, value: number, clientSeeds: Array<string> }> }> } };

export const WhyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<WhyFragment, unknown>;
export const SignedInFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedIn"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<SignedInFragment, unknown>;
export const PartiesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Parties"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"players"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<PartiesFragment, unknown>;
export const AtFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"At"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<AtFragment, unknown>;
export const NamedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Named"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<NamedFragment, unknown>;
export const TableFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Table"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grandCanal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Named"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bersaglio"}},{"kind":"Field","name":{"kind":"Name","value":"stakes"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sfida"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"tricks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trick"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mask"}},{"kind":"Field","name":{"kind":"Name","value":"revealedMasks"}},{"kind":"Field","name":{"kind":"Name","value":"unmetEffects"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"plays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Named"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pocket"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Named"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookmaker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Named"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<TableFragment, unknown>;
export const AtTableFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AtTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GamePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<AtTableFragment, unknown>;
export const ChangesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Changes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RulesetDifference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode<ChangesFragment, unknown>;
export const PlaceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeaderboardEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mask"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"record"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"games"}},{"kind":"Field","name":{"kind":"Name","value":"won"}},{"kind":"Field","name":{"kind":"Name","value":"lost"}},{"kind":"Field","name":{"kind":"Name","value":"drawn"}},{"kind":"Field","name":{"kind":"Name","value":"fined"}}]}}]}}]}}]} as unknown as DocumentNode<PlaceFragment, unknown>;
export const OfferFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Offer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Trade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OfferFragment, unknown>;
export const AgreementFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Agreement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"offerer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<AgreementFragment, unknown>;
export const DiceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Dice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rolls"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"stream"}},{"kind":"Field","name":{"kind":"Name","value":"clientSeeds"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"sides"}}]}}]} as unknown as DocumentNode<DiceFragment, unknown>;
export const ByNameFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ByName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuctionConcluded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BidFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BidInvalidated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClockAdvanced"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContractPaid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DuckTraded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DynastyClosed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HandPresented"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HiddenEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JudgeElected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotSold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaskWorn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerJoined"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerLeft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerLotCreated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerLotReturned"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProposalRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReadinessSet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoundClosed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RulingIssued"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoundWon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretActionCommitted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretActionFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ThirdPartyWon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrungsTradedIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorksRevalued"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ByNameFragment, unknown>;
export const ScoreFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Score"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HandScore"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"}},{"kind":"Field","name":{"kind":"Name","value":"ranks"}},{"kind":"Field","name":{"kind":"Name","value":"multipliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"multiplier"}},{"kind":"Field","name":{"kind":"Name","value":"highest"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]} as unknown as DocumentNode<ScoreFragment, unknown>;
export const CommittedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Committed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretActionPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"secretAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"custody"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<CommittedFragment, unknown>;
export const FaceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Face"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<FaceFragment, unknown>;
export const GoodsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Goods"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Holding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Face"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Face"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<GoodsFragment, unknown>;
export const BargainFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Bargain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Trade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"give"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Goods"}}]}},{"kind":"Field","name":{"kind":"Name","value":"get"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Goods"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Face"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Goods"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Holding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Face"}}]}}]}}]} as unknown as DocumentNode<BargainFragment, unknown>;
export const StartGuestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartGuest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartGuestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startGuest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedIn"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedIn"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<StartGuestMutation, StartGuestMutationVariables>;
export const SignUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedIn"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedIn"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<SignUpMutation, SignUpMutationVariables>;
export const CreateDuckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDuck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDuckInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDuck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<CreateDuckMutation, CreateDuckMutationVariables>;
export const MyDucksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyDucks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"playerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ducks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"playerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"playerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<MyDucksQuery, MyDucksQueryVariables>;
export const TradeWithDuckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TradeWithDuck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TradeWithDuckInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tradeWithDuck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<TradeWithDuckMutation, TradeWithDuckMutationVariables>;
export const CreateWorkOfArtDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWorkOfArt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWorkOfArtInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWorkOfArt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<CreateWorkOfArtMutation, CreateWorkOfArtMutationVariables>;
export const MyWorksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyWorks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"playerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"worksOfArt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"playerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"playerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<MyWorksQuery, MyWorksQueryVariables>;
export const CreatePlayerLotDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePlayerLot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePlayerLotInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPlayerLot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<CreatePlayerLotMutation, CreatePlayerLotMutationVariables>;
export const GenerateThirdPartyBidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GenerateThirdPartyBid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GenerateThirdPartyBidInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generateThirdPartyBid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<GenerateThirdPartyBidMutation, GenerateThirdPartyBidMutationVariables>;
export const AwaitedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Awaited"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secretActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AwaitedQuery, AwaitedQueryVariables>;
export const OfferTradeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OfferTrade"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OfferTradeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offerTrade"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<OfferTradeMutation, OfferTradeMutationVariables>;
export const AcceptTradeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptTrade"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptTradeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptTrade"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<AcceptTradeMutation, AcceptTradeMutationVariables>;
export const PlaySlotsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaySlots"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaySlotsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playSlots"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<PlaySlotsMutation, PlaySlotsMutationVariables>;
export const ProposeWarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProposeWar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProposeWarInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposeWar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<ProposeWarMutation, ProposeWarMutationVariables>;
export const AgreeToWarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AgreeToWar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AgreeToWarInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agreeToWar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<AgreeToWarMutation, AgreeToWarMutationVariables>;
export const OfferContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OfferContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OfferContractInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offerContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<OfferContractMutation, OfferContractMutationVariables>;
export const AcceptContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptContractInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<AcceptContractMutation, AcceptContractMutationVariables>;
export const DepositIntoContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DepositIntoContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DepositIntoContractInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"depositIntoContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<DepositIntoContractMutation, DepositIntoContractMutationVariables>;
export const WithdrawFromContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawFromContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawFromContractInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawFromContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<WithdrawFromContractMutation, WithdrawFromContractMutationVariables>;
export const SubmitProposalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitProposal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitProposalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitProposal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<SubmitProposalMutation, SubmitProposalMutationVariables>;
export const CastVoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CastVote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CastVoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"castVote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<CastVoteMutation, CastVoteMutationVariables>;
export const NominateForJudgeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NominateForJudge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NominateForJudgeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nominateForJudge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<NominateForJudgeMutation, NominateForJudgeMutationVariables>;
export const EndorseCandidateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndorseCandidate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndorseCandidateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endorseCandidate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<EndorseCandidateMutation, EndorseCandidateMutationVariables>;
export const RequestJusticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestJustice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestJusticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestJustice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<RequestJusticeMutation, RequestJusticeMutationVariables>;
export const IssueRulingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueRuling"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IssueRulingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueRuling"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<IssueRulingMutation, IssueRulingMutationVariables>;
export const GiolittiCallsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"GiolittiCalls"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seasonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameStarted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Parties"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardPlayed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProposalSubmitted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameEnded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fined"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameVoided"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Parties"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"players"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<GiolittiCallsSubscription, GiolittiCallsSubscriptionVariables>;
export const GiolittiStoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"GiolittiStory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seasonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ByName"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DynastyCreated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextCommitment"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClientSeedSet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameStarted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextCommitment"}},{"kind":"Field","name":{"kind":"Name","value":"nextClientSeeds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"fixedSeq"}}]}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Parties"}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardPlayed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"At"}}]}},{"kind":"Field","name":{"kind":"Name","value":"claim"}},{"kind":"Field","name":{"kind":"Name","value":"scored"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SfidaOffered"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"At"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SfidaAnswered"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"At"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RealiUsed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"At"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaskRevealed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"At"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameClosed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"At"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closing"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameEnded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"At"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clean"}},{"kind":"Field","name":{"kind":"Name","value":"fined"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pegs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"by"}}]}},{"kind":"Field","name":{"kind":"Name","value":"magistrelli"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameVoided"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"At"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"movements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pegs"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookmakerDeclared"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"At"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BetPlaced"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"At"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BetsSettled"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"At"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pegs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"by"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RulesetPublished"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProposalSubmitted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VoteCast"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProposalAdopted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DynastyWon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ByName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuctionConcluded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BidFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BidInvalidated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClockAdvanced"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContractPaid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DuckTraded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DynastyClosed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HandPresented"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HiddenEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JudgeElected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotSold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaskWorn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerJoined"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerLeft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerLotCreated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerLotReturned"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProposalRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReadinessSet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoundClosed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RulingIssued"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoundWon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretActionCommitted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretActionFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ThirdPartyWon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrungsTradedIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorksRevalued"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Parties"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"players"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"At"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<GiolittiStorySubscription, GiolittiStorySubscriptionVariables>;
export const TableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"Table"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tableId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tableUpdated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tableId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tableId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Table"}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Named"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Named"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Table"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grandCanal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Named"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bersaglio"}},{"kind":"Field","name":{"kind":"Name","value":"stakes"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sfida"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"tricks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trick"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mask"}},{"kind":"Field","name":{"kind":"Name","value":"revealedMasks"}},{"kind":"Field","name":{"kind":"Name","value":"unmetEffects"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"plays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Named"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pocket"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Named"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookmaker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<TableSubscription, TableSubscriptionVariables>;
export const CrowdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"Crowd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tableId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tableUpdated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tableId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tableId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Table"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Named"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Table"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grandCanal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Named"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bersaglio"}},{"kind":"Field","name":{"kind":"Name","value":"stakes"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sfida"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"tricks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trick"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mask"}},{"kind":"Field","name":{"kind":"Name","value":"revealedMasks"}},{"kind":"Field","name":{"kind":"Name","value":"unmetEffects"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"plays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Named"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pocket"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Named"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookmaker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CrowdSubscription, CrowdSubscriptionVariables>;
export const LookAtTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LookAtTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"gameId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"gameId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Table"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Named"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Table"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grandCanal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Named"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bersaglio"}},{"kind":"Field","name":{"kind":"Name","value":"stakes"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sfida"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"tricks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trick"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mask"}},{"kind":"Field","name":{"kind":"Name","value":"revealedMasks"}},{"kind":"Field","name":{"kind":"Name","value":"unmetEffects"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"plays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Named"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pocket"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Named"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookmaker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<LookAtTableQuery, LookAtTableQueryVariables>;
export const ClaimableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Claimable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"gameId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"card"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"gameId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"gameId"}}},{"kind":"Argument","name":{"kind":"Name","value":"card"},"value":{"kind":"Variable","name":{"kind":"Name","value":"card"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]} as unknown as DocumentNode<ClaimableQuery, ClaimableQueryVariables>;
export const FashionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Fashion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dynasty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"masks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mask"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"wornBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<FashionQuery, FashionQueryVariables>;
export const SetClientSeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetClientSeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetClientSeedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setClientSeed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<SetClientSeedMutation, SetClientSeedMutationVariables>;
export const SetReadinessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetReadiness"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetReadinessInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setReadiness"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<SetReadinessMutation, SetReadinessMutationVariables>;
export const WearMaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WearMask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WearMaskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wearMask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<WearMaskMutation, WearMaskMutationVariables>;
export const PlayCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlayCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlayCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AtTable"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AtTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GamePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}}]}}]} as unknown as DocumentNode<PlayCardMutation, PlayCardMutationVariables>;
export const OfferSfidaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OfferSfida"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offerSfida"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AtTable"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AtTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GamePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}}]}}]} as unknown as DocumentNode<OfferSfidaMutation, OfferSfidaMutationVariables>;
export const AnswerSfidaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerSfida"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerSfidaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerSfida"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AtTable"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AtTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GamePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}}]}}]} as unknown as DocumentNode<AnswerSfidaMutation, AnswerSfidaMutationVariables>;
export const ResignGameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResignGame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resignGame"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AtTable"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AtTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GamePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}}]}}]} as unknown as DocumentNode<ResignGameMutation, ResignGameMutationVariables>;
export const UseRealiDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UseReali"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UseRealiInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"useReali"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AtTable"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AtTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GamePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}}]}}]} as unknown as DocumentNode<UseRealiMutation, UseRealiMutationVariables>;
export const RevealMaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevealMask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevealMaskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revealMask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AtTable"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AtTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GamePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}}]}}]} as unknown as DocumentNode<RevealMaskMutation, RevealMaskMutationVariables>;
export const BecomeBookmakerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BecomeBookmaker"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"becomeBookmaker"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AtTable"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AtTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GamePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}}]}}]} as unknown as DocumentNode<BecomeBookmakerMutation, BecomeBookmakerMutationVariables>;
export const PlaceBetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceBet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceBetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeBet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<PlaceBetMutation, PlaceBetMutationVariables>;
export const CreateDynastyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDynasty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDynastyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDynasty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<CreateDynastyMutation, CreateDynastyMutationVariables>;
export const TurnClockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TurnClock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdvanceClockInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"advanceClock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"now"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<TurnClockMutation, TurnClockMutationVariables>;
export const PublishRulesetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishRuleset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublishRulesetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishRuleset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<PublishRulesetMutation, PublishRulesetMutationVariables>;
export const VoidGameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VoidGame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VoidGameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"voidGame"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<VoidGameMutation, VoidGameMutationVariables>;
export const FameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Fame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dynasty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"byPegs"},"name":{"kind":"Name","value":"leaderboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"EnumValue","value":"PEGS"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Place"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"byMagistrelli"},"name":{"kind":"Name","value":"leaderboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"EnumValue","value":"MAGISTRELLI"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Place"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"masks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"moda"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"wornBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"byHost"},"name":{"kind":"Name","value":"rulesetDifference"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"IntValue","value":"2"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Changes"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"byVote"},"name":{"kind":"Name","value":"rulesetDifference"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"IntValue","value":"2"}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Changes"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Place"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeaderboardEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mask"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"record"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"games"}},{"kind":"Field","name":{"kind":"Name","value":"won"}},{"kind":"Field","name":{"kind":"Name","value":"lost"}},{"kind":"Field","name":{"kind":"Name","value":"drawn"}},{"kind":"Field","name":{"kind":"Name","value":"fined"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Changes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RulesetDifference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode<FameQuery, FameQueryVariables>;
export const RivalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Rivals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"playerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"opponentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dynasty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"headToHead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"playerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"playerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"opponentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"opponentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"opponent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"record"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"games"}},{"kind":"Field","name":{"kind":"Name","value":"won"}},{"kind":"Field","name":{"kind":"Name","value":"lost"}},{"kind":"Field","name":{"kind":"Name","value":"drawn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"games"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"campione"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<RivalsQuery, RivalsQueryVariables>;
export const StoryOfGameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StoryOfGame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"gameId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"gameId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"story"}}]}}]}}]}}]} as unknown as DocumentNode<StoryOfGameQuery, StoryOfGameQueryVariables>;
export const EnvironmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Environment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"gameId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"gameId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"document"}}]}}]}}]}}]}}]} as unknown as DocumentNode<EnvironmentQuery, EnvironmentQueryVariables>;
export const DealsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Deals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diceProof"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seasonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"algorithm"}},{"kind":"Field","name":{"kind":"Name","value":"streams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"algorithm"}},{"kind":"Field","name":{"kind":"Name","value":"committedSeq"}},{"kind":"Field","name":{"kind":"Name","value":"digest"}},{"kind":"Field","name":{"kind":"Name","value":"fixedClientSeeds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"fixedSeq"}}]}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"draws"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stream"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"sides"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"clientSeeds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shuffle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stream"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"clientSeeds"}},{"kind":"Field","name":{"kind":"Name","value":"fixedCards"}},{"kind":"Field","name":{"kind":"Name","value":"deck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Named"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grandCanal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Named"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mask"}},{"kind":"Field","name":{"kind":"Name","value":"disclosedHand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Named"}}]}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Named"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<DealsQuery, DealsQueryVariables>;
export const CallsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"Calls"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seasonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PhaseStarted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"week"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WeekStarted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BidPlaced"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TradeOffered"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Offer"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TradeDone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Offer"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TradeDeclined"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Offer"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TradeOff"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Offer"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WarProposed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"war"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}}]}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContractOffered"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Agreement"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContractAccepted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"begins"}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Agreement"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContractDeposited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Agreement"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProposalSubmitted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProposalAdopted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CandidacyPosted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JudgeElected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JusticeRequested"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"request"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Offer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Trade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Agreement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"offerer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CallsSubscription, CallsSubscriptionVariables>;
export const StoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"Story"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seasonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ByName"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PhaseStarted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"week"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WeekStarted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}},{"kind":"Field","name":{"kind":"Name","value":"clientSeeds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"fixedSeq"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClientSeedSet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WeekEnded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IncomePaid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tax"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProposalAdopted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretActionRevealed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secretAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotGenerated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rolls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Dice"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FortuneTold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rolls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Dice"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HandPlaced"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Score"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BidPlaced"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outbid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SlotsPlayed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rolls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Dice"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WarDrawn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rolls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Dice"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TieTossed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rolls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Dice"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ThirdPartyBidGenerated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rolls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Dice"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ByName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuctionConcluded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BidFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BidInvalidated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClockAdvanced"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContractPaid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DuckTraded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DynastyClosed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HandPresented"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HiddenEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JudgeElected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotSold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaskWorn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerJoined"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerLeft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerLotCreated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerLotReturned"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProposalRejected"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReadinessSet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoundClosed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RulingIssued"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoundWon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretActionCommitted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretActionFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ThirdPartyWon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrungsTradedIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorksRevalued"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Dice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rolls"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"stream"}},{"kind":"Field","name":{"kind":"Name","value":"clientSeeds"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"sides"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Score"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HandScore"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"}},{"kind":"Field","name":{"kind":"Name","value":"ranks"}},{"kind":"Field","name":{"kind":"Name","value":"multipliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"multiplier"}},{"kind":"Field","name":{"kind":"Name","value":"highest"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]} as unknown as DocumentNode<StorySubscription, StorySubscriptionVariables>;
export const LookAroundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LookAround"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Face"}}]}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lots"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"minimumBid"}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"works"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Face"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"participation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lots"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Face"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<LookAroundQuery, LookAroundQueryVariables>;
export const ScoreHandDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScoreHand"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cards"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CardInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scoreHand"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seasonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}}},{"kind":"Argument","name":{"kind":"Name","value":"cards"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cards"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Score"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Score"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HandScore"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"}},{"kind":"Field","name":{"kind":"Name","value":"ranks"}},{"kind":"Field","name":{"kind":"Name","value":"multipliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"multiplier"}},{"kind":"Field","name":{"kind":"Name","value":"highest"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]} as unknown as DocumentNode<ScoreHandQuery, ScoreHandQueryVariables>;
export const RankHandDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RankHand"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cards"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CardInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rankHand"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seasonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}}},{"kind":"Argument","name":{"kind":"Name","value":"cards"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cards"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hand"}}]}}]}}]} as unknown as DocumentNode<RankHandQuery, RankHandQueryVariables>;
export const BidOpenlyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BidOpenly"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceBidInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeBid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"bid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<BidOpenlyMutation, BidOpenlyMutationVariables>;
export const PresentHandDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PresentHand"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PresentHandInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"presentHand"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<PresentHandMutation, PresentHandMutationVariables>;
export const GenerateLotDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GenerateLot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GenerateLotInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generateLot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<GenerateLotMutation, GenerateLotMutationVariables>;
export const CommitSecretActionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CommitSecretAction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CommitSecretActionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commitSecretAction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Committed"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Committed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretActionPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"secretAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"custody"}}]}}]}}]} as unknown as DocumentNode<CommitSecretActionMutation, CommitSecretActionMutationVariables>;
export const RevealSecretActionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevealSecretAction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevealSecretActionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revealSecretAction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Committed"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Committed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretActionPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"secretAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"custody"}}]}}]}}]} as unknown as DocumentNode<RevealSecretActionMutation, RevealSecretActionMutationVariables>;
export const SealBidsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SealBids"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SealBidsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sealBids"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Committed"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Committed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretActionPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"secretAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"custody"}}]}}]}}]} as unknown as DocumentNode<SealBidsMutation, SealBidsMutationVariables>;
export const SealHandDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SealHand"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SealHandInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sealHand"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Committed"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Committed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretActionPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"secretAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"custody"}}]}}]}}]} as unknown as DocumentNode<SealHandMutation, SealHandMutationVariables>;
export const TradeInTrungsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TradeInTrungs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TradeInTrungsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tradeInTrungs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<TradeInTrungsMutation, TradeInTrungsMutationVariables>;
export const WhereAmIDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WhereAmI"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seasons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<WhereAmIQuery, WhereAmIQueryVariables>;
export const WaitsInRoundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitsInRound"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"playerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"secretActions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"playerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"playerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"auction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lots"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadingBid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"trades"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"OFFERED"}},{"kind":"Argument","name":{"kind":"Name","value":"playerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"playerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Bargain"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Face"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Goods"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Holding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Face"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Bargain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Trade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"give"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Goods"}}]}},{"kind":"Field","name":{"kind":"Name","value":"get"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Goods"}}]}}]}}]} as unknown as DocumentNode<WaitsInRoundQuery, WaitsInRoundQueryVariables>;
export const OneTradeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneTrade"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tradeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tradeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Bargain"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Face"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Goods"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Holding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Face"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Bargain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Trade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"give"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Goods"}}]}},{"kind":"Field","name":{"kind":"Name","value":"get"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Goods"}}]}}]}}]} as unknown as DocumentNode<OneTradeQuery, OneTradeQueryVariables>;
export const DeclineTradeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineTrade"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeclineTradeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineTrade"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<DeclineTradeMutation, DeclineTradeMutationVariables>;
export const DeclineContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeclineContractInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<DeclineContractMutation, DeclineContractMutationVariables>;
export const WaitsInDynastyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitsInDynasty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dynasty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"players"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"readiness"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bot"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mask"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mask"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"games"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"ACTIVE"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<WaitsInDynastyQuery, WaitsInDynastyQueryVariables>;
export const PracticeCallsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PracticeCalls"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seasonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameStarted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReadinessSet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ready"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerJoined"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerLeft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PracticeCallsSubscription, PracticeCallsSubscriptionVariables>;
export const GreetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Greet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<GreetQuery, GreetQueryVariables>;
export const CreateRoundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateRound"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateRoundInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createRound"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<CreateRoundMutation, CreateRoundMutationVariables>;
export const JoinSeasonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinSeason"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinSeasonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinSeason"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<JoinSeasonMutation, JoinSeasonMutationVariables>;
export const CloseSeasonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseSeason"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseSeasonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeSeason"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}}]}}]} as unknown as DocumentNode<CloseSeasonMutation, CloseSeasonMutationVariables>;
export const RulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Rules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"rulesTime"}},{"kind":"Field","name":{"kind":"Name","value":"tempo"}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"document"}}]}}]}}]}}]} as unknown as DocumentNode<RulesQuery, RulesQueryVariables>;
export const StandingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Standings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gallery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"artist"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"players"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Face"}}]}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Face"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<StandingsQuery, StandingsQueryVariables>;
export const VerificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Verification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"week"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diceProof"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seasonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}}},{"kind":"Argument","name":{"kind":"Name","value":"week"},"value":{"kind":"Variable","name":{"kind":"Name","value":"week"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"algorithm"}},{"kind":"Field","name":{"kind":"Name","value":"streams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"algorithm"}},{"kind":"Field","name":{"kind":"Name","value":"committedSeq"}},{"kind":"Field","name":{"kind":"Name","value":"digest"}},{"kind":"Field","name":{"kind":"Name","value":"fixedClientSeeds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"fixedSeq"}}]}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"draws"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"stream"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"sides"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"clientSeeds"}}]}}]}}]}}]}}]} as unknown as DocumentNode<VerificationQuery, VerificationQueryVariables>;