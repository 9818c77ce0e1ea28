/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A contract to be accepted. */
export type AcceptContractInput = {
  /** The contract. */
  readonly contractId: string;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The round. */
  readonly seasonId: string;
};

/** A trade to be accepted. */
export type AcceptTradeInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The round. */
  readonly seasonId: string;
  /** The trade. */
  readonly tradeId: string;
};

/** The kinds of actors. */
export type ActorKind =
  /** It happened by itself, at its time. */
  | 'CLOCK'
  /** Who deals the games of a dynasty. */
  | 'DEALER'
  /** Who made the season. */
  | 'HOST'
  /** A player. */
  | 'PLAYER'
  /** The server, doing what any player may do. */
  | 'STEWARD';

/** How far the test clock goes. */
export type AdvanceClockInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The season, a rehearsal. */
  readonly seasonId: string;
  /** The real instant to set it to, not before the season's `now`. */
  readonly to: string;
};

/** What is agreed to. */
export type AgreeToWarInput = {
  /**
   * The text of the client seed that counts this week, fixed with `setClientSeed` before the week began
   * (`Player.clientSeedSha256`): needed with your first throw of the week, not with others.
   */
  readonly clientSeed?: string | null | undefined;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The round. */
  readonly seasonId: string;
  /** The table where you sit. */
  readonly tableId: string;
  /** `terms` of the war as you saw it: other wagers are not agreed to. */
  readonly terms: number;
};

/** What a contract should become. */
export type AmendContractInput = {
  /** All of its clauses, at most 30; payments of the former ones do not count for them. */
  readonly clauses: ReadonlyArray<ClauseInput>;
  /** The terms in words, 1 to 10,000 characters. */
  readonly terms: string;
};

/** Whether it is accepted. */
export type AnswerSfidaInput = {
  /** False is resigning. */
  readonly accept: boolean;
  /** The game. */
  readonly gameId: string;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
};

/** Who is appointed. */
export type AppointJudgeInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The player who is to be Judge. */
  readonly playerId: string;
  /** The round. */
  readonly seasonId: string;
};

/** Whose removal is assented to. */
export type AssentToJudgeRemovalInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The Judge to be removed: if another sits by then, that one is not meant. */
  readonly playerId: string;
  /** The round. */
  readonly seasonId: string;
};

/** What became of a bet. */
export type BetStatus =
  /** It lost. */
  | 'LOST'
  /** It is not settled. */
  | 'OPEN'
  /** It counts for nothing. */
  | 'VOID'
  /** It won. */
  | 'WON';

/** A bid to be sealed. */
export type BidInput = {
  /** Chips, a natural number above 0. */
  readonly amount: number;
  /** The lot: what is sealed names it by its number. */
  readonly lotId: string;
};

/** What became of a bid. */
export type BidStatus =
  /** It failed; `failure` says why. */
  | 'FAILED'
  /** Another had priority. */
  | 'LOST'
  /** In the running. */
  | 'STANDING'
  /** It won its lot. */
  | 'WON';

/** How bids are made [Bidding]. */
export type BiddingProcedure =
  /** Called out and outbid, for all to see. */
  | 'OPEN'
  /** Committed by hash, and revealed when the phase is over. */
  | 'SEALED';

/** Which ruling is voted on. */
export type CallConfidenceVoteInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The ruling. */
  readonly rulingId: string;
  /** The round. */
  readonly seasonId: string;
};

/** A trade to be taken back. */
export type CancelTradeInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The round. */
  readonly seasonId: string;
  /** The trade. */
  readonly tradeId: string;
};

/** What became of a candidacy. */
export type CandidacyStatus =
  /** The candidate ceased to be a player. */
  | 'DROPPED'
  /** It won. */
  | 'ELECTED'
  /** Another won. */
  | 'LOST'
  /** It waits for the end of the week. */
  | 'STANDING';

/** A card, by codes of the season's deck. */
export type CardInput = {
  /** How many of it, 1 to 1,000,000. */
  readonly count?: number | null | undefined;
  /** The code of its rank: `KNIGHT`, `10`. */
  readonly rank: string;
  /** The code of its suit: `SWORDS`. */
  readonly suit: string;
};

/** How a ruling is voted on. */
export type CastConfidenceVoteInput = {
  /** How. */
  readonly choice: ConfidenceChoice;
  /** The vote of confidence. */
  readonly confidenceVoteId: string;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The round. */
  readonly seasonId: string;
};

/** How to vote on what. */
export type CastVoteInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The proposal. */
  readonly proposalId: string;
  /** The round. */
  readonly seasonId: string;
  /** For, against, or neither. */
  readonly vote: VoteChoice;
};

/** Another name for others to see. */
export type ChangeDisplayNameInput = {
  /** 1 to 40 characters in one line. */
  readonly displayName: string;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
};

/** Another name to sign in with. */
export type ChangeHandleInput = {
  /** 3 to 30 letters, digits, `-` or `_`; letter case is ignored, and may be changed. */
  readonly handle: string;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The password that the account has. */
  readonly password: string;
};

/** A new password for the account. */
export type ChangePasswordInput = {
  /** Whether access tokens should end too, besides all sessions except this one. */
  readonly accessTokens?: boolean | null | undefined;
  /** The password that it has. */
  readonly currentPassword: string;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** 8 to 200 characters, and not one that anybody would try first: `PASSWORD_TOO_EASY`. */
  readonly newPassword: string;
};

/** The channels of the texts. */
export type Channel =
  /** `#auctions`: lots and bids. */
  | 'AUCTIONS'
  /** `#game-actions`: game actions that have no other channel. */
  | 'GAME_ACTIONS'
  /** `#judge-elections`: candidates, endorsements, elections. */
  | 'JUDGE_ELECTIONS'
  /** `#proposals`: proposals and the votes on them. */
  | 'PROPOSALS'
  /** `#tables`: Slots and War. */
  | 'TABLES';

/** What turns a guest into a full account. */
export type ClaimGuestInput = {
  /** The name to sign in with: 3 to 30 letters, digits, `-` or `_`. */
  readonly handle: string;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** 8 to 200 characters, and not one that anybody would try first: `PASSWORD_TOO_EASY`. */
  readonly password: string;
};

/** What a clause should provide for. It must be one that can be met. */
export type ClauseInput = {
  /** Parties whose consent each payment should need, at most 20. */
  readonly consent?: ReadonlyArray<string> | null | undefined;
  /** From when on: needed with `FROM`. */
  readonly from?: string | null | undefined;
  /** Which items, 1 to 20. */
  readonly items: ReadonlyArray<ClauseItemInput>;
  /** The code of the phase: needed with `PHASE`. */
  readonly phase?: string | null | undefined;
  /** Who may take them, at most 20 players; empty for every party. */
  readonly to?: ReadonlyArray<string> | null | undefined;
  /** When it pays. */
  readonly when?: ClauseTime | null | undefined;
};

/** How much of an item a clause should provide for. */
export type ClauseItemInput = {
  /** The code of the item, such as `CHIP` or `CARD:KNIGHT:SWORDS`. */
  readonly item: string;
  /** How many a week at most: needed with `WEEKLY`. */
  readonly perWeek?: number | null | undefined;
  /** How many in all at most. */
  readonly total?: number | null | undefined;
};

/** When a clause pays. */
export type ClauseTime =
  /** From the beginning of the contract. */
  | 'AT_ONCE'
  /** From a moment on. */
  | 'FROM'
  /** From each start of a phase to its end. */
  | 'PHASE'
  /** Each week, up to its weekly amount. */
  | 'WEEKLY';

/** Which season is closed. */
export type CloseSeasonInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The season. */
  readonly seasonId: string;
};

/** A hash to be committed. */
export type CommitSecretActionInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** What the text will declare. */
  readonly kind: SecretActionKind;
  /** The round. */
  readonly seasonId: string;
  /** The SHA-256 of the text's exact UTF-8 bytes: 64 hexadecimal digits. */
  readonly sha256: string;
};

/** How one can vote on a ruling. */
export type ConfidenceChoice =
  /** It is to stand. */
  | 'AFFIRM'
  /** It is to be overturned. */
  | 'OVERTURN';

/** What became of a vote of confidence. */
export type ConfidenceVoteStatus =
  /** No more voted to overturn than to affirm. */
  | 'AFFIRMED'
  /** The Judge overturned the ruling meanwhile. */
  | 'CANCELLED'
  /** It goes on. */
  | 'OPEN'
  /** More voted to overturn than to affirm. */
  | 'OVERTURNED';

/** Whether a player consents to what was proposed. */
export type ConsentToContractChangeInput = {
  /** What was proposed. */
  readonly changeId: string;
  /** False: it is declined, or taken back by the player who proposed it. */
  readonly consent?: boolean | null | undefined;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The round. */
  readonly seasonId: string;
};

/** The kinds of what is proposed to the parties of a contract. */
export type ContractChangeKind =
  /** Other terms and clauses. */
  | 'AMEND'
  /** The end. */
  | 'END'
  /** A withdrawal that needs consent. */
  | 'WITHDRAW';

/** What became of a proposal to the parties of a contract. */
export type ContractChangeStatus =
  /** It was carried out. */
  | 'DONE'
  /** It lapsed. */
  | 'DROPPED'
  /** It waits for consents. */
  | 'PROPOSED';

/** Where a contract is in its life. */
export type ContractStatus =
  /** Taken back by whoever offered it, or a party left. */
  | 'CANCELLED'
  /** A party declined it. */
  | 'DECLINED'
  /** All parties left, and its items were destroyed. */
  | 'DISSOLVED'
  /** Ended by consent of all parties. */
  | 'ENDED'
  /** All have consented. */
  | 'IN_FORCE'
  /** Waiting for the consent of its parties. */
  | 'OFFERED';

/** A token to be made. */
export type CreateAccessTokenInput = {
  /** When it should end by itself; never when left out. */
  readonly expiresAt?: string | null | undefined;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** What to call it, 1 to 60 characters. */
  readonly name: string;
  /** What it should allow: at least one, and no more than the token of this request allows. */
  readonly scopes: ReadonlyArray<Scope>;
};

/** What it takes to make a dynasty. */
export type CreateDynastyInput = {
  /** Whether games are dealt and ended by themselves; as the edition says when left out. */
  readonly automaticDealing?: boolean | null | undefined;
  /**
   * The account that deals where dealing is not automatic; the host when left out. It is not asked, and
   * has no duties: a dealer who does nothing deals nothing.
   */
  readonly dealerId?: string | null | undefined;
  /** What it is about: at most 1,000 characters, without control characters but line ends. */
  readonly description?: string | null | undefined;
  /** The id of an edition. */
  readonly edition?: string | null | undefined;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** 1 to 80 characters. */
  readonly name: string;
  /** Whether the host can set its clock and decks. Cannot be changed later. */
  readonly rehearsal?: boolean | null | undefined;
  /** Changes to the edition: a JSON Patch (RFC 6902). */
  readonly ruleset?: unknown;
  /** A rehearsal's clock begins here; now when left out. No other dynasty may have it. */
  readonly startsAt?: string | null | undefined;
  /**
   * The rules-time that the start stands for, at another tempo than the default. When left out: the
   * Sunday 00:00 before the start.
   */
  readonly startsAtRulesTime?: string | null | undefined;
  /** Whether the server settles bets as soon as it may; as the edition says (it does) when left out. */
  readonly steward?: boolean | null | undefined;
  /**
   * How many real seconds a rules-day lasts, 60 (in a rehearsal 1) to 31,536,000; as the edition says (86,400)
   * when left out.
   */
  readonly tempo?: number | null | undefined;
  /** Who may see and join it. */
  readonly visibility?: SeasonVisibility | null | undefined;
};

/** What to put into a Player Lot: at least one item or Work of Art, at most 300 of each. */
export type CreatePlayerLotInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** Items; no chips and no Gold Stars. */
  readonly items?: ReadonlyArray<ItemInput> | null | undefined;
  /** The round. */
  readonly seasonId: string;
  /** The ids of Works of Art. */
  readonly works?: ReadonlyArray<string> | null | undefined;
};

/** What it takes to make a round. */
export type CreateRoundInput = {
  /** What it is about: at most 1,000 characters, without control characters but line ends. */
  readonly description?: string | null | undefined;
  /** The id of an edition. */
  readonly edition?: string | null | undefined;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** 1 to 80 characters. */
  readonly name: string;
  /** Whether the host can set its clock and give items. Cannot be changed later. */
  readonly rehearsal?: boolean | null | undefined;
  /** Changes to the edition: a JSON Patch (RFC 6902). */
  readonly ruleset?: unknown;
  /** When it starts; at once when left out. A rehearsal may start in the past. */
  readonly startsAt?: string | null | undefined;
  /**
   * The rules-time that the start stands for, at another tempo than the default. When left out: the
   * Sunday 00:00 before the start.
   */
  readonly startsAtRulesTime?: string | null | undefined;
  /** Whether the server does what any player may do; as the edition says (it does) when left out. */
  readonly steward?: boolean | null | undefined;
  /**
   * How many real seconds a rules-day lasts, 60 (in a rehearsal 1) to 31,536,000. Default: as the
   * edition says, 86,400 in all editions here.
   */
  readonly tempo?: number | null | undefined;
  /** Who may see and join it. */
  readonly visibility?: SeasonVisibility | null | undefined;
};

/** Who keeps the text of a secret action. */
export type Custody =
  /** The server, which reveals it when it matures. */
  | 'ENTRUSTED'
  /** The player, who reveals it. */
  | 'OWN';

/** A contract to be declined or taken back. */
export type DeclineContractInput = {
  /** The contract. */
  readonly contractId: string;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The round. */
  readonly seasonId: string;
};

/** A trade to be declined. */
export type DeclineTradeInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The round. */
  readonly seasonId: string;
  /** The trade. */
  readonly tradeId: string;
};

/** What it takes to delete the account. */
export type DeleteAccountInput = {
  /** Is read like any other; a repeat has no account any more that could ask. */
  readonly idempotencyKey?: string | null | undefined;
  /** The password; left out by a guest, who has none. */
  readonly password?: string | null | undefined;
};

/** Items for a contract. */
export type DepositIntoContractInput = {
  /** The contract. */
  readonly contractId: string;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** What is given, 1 to 300 entries. */
  readonly items: ReadonlyArray<ItemInput>;
  /** The round. */
  readonly seasonId: string;
};

/** What its host says of a season; what is left out stays as it is. */
export type DescribeSeasonInput = {
  /** What it is about: at most 1,000 characters, without control characters but line ends; empty for nothing. */
  readonly description?: string | null | undefined;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** What it is called: 1 to 80 characters. */
  readonly name?: string | null | undefined;
  /** The season. */
  readonly seasonId: string;
};

/** Who gets what as a contract ends. */
export type EndContractInput = {
  /** Who gets what is left. */
  readonly restTo: string;
  /** Who gets which share, at most 20; left out for nobody. */
  readonly shares?: ReadonlyArray<ShareInput> | null | undefined;
};

/** Who is endorsed. */
export type EndorseCandidateInput = {
  /** The candidacy, of the present week. */
  readonly candidacyId: string;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The round. */
  readonly seasonId: string;
};

/** Which game. */
export type GameInput = {
  /** The game. */
  readonly gameId: string;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
};

/** Where a game is in its life. */
export type GameStatus =
  /** It is played. */
  | 'ACTIVE'
  /** Nothing can be played any more; the Fine is awaited. */
  | 'CLOSED'
  /** The Fine was made. */
  | 'ENDED'
  /** It moved nothing. */
  | 'VOIDED';

/** What it takes to draw a lot. */
export type GenerateLotInput = {
  /**
   * Something of your own to stir the dice with, up to 64 letters, digits, `-` or `_`. It counts in a
   * week of `ridotto/1` only, and is ignored in others.
   * @deprecated Nobody may stir the dice of lots: whoever reads the server's seed could choose. `setClientSeed` fixes what counts where players throw for themselves.
   */
  readonly clientSeed?: string | null | undefined;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The round. */
  readonly seasonId: string;
};

/** On which lot a third party is to bid. */
export type GenerateThirdPartyBidInput = {
  /**
   * Something of your own to stir the dice with, up to 64 letters, digits, `-` or `_`. It counts in a
   * week of `ridotto/1` only, and is ignored in others.
   * @deprecated Nobody may stir the dice of third parties: whoever reads the server's seed could choose. `setClientSeed` fixes what counts where players throw for themselves.
   */
  readonly clientSeed?: string | null | undefined;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The lot. */
  readonly lotId: string;
  /** The round. */
  readonly seasonId: string;
};

/** What is given to whom. */
export type GrantItemsInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** What is given, at most 300 entries. */
  readonly items: ReadonlyArray<ItemInput>;
  /** The player who gets it. */
  readonly playerId: string;
  /** The season, a rehearsal. */
  readonly seasonId: string;
};

/** What became of a hand. */
export type HandStatus =
  /** It failed, or its player left. */
  | 'FAILED'
  /** Placed and paid. */
  | 'PLACED'
  /** Revealed or presented, and not yet placed. */
  | 'REVEALED';

/** What an entry of the inbox is about. New kinds may be added: treat an unknown one as news. */
export type InboxKind =
  /** An Auction Phase began: there are lots to bid on. */
  | 'AUCTION_OPEN'
  /** Bets of yours, or on your book, were settled. */
  | 'BETS_SETTLED'
  /** A bid of yours failed before the settlement. */
  | 'BID_FAILED'
  /** Your clock in a game is running out. */
  | 'CLOCK_WARNING'
  /** An offer or a change of a contract of yours was accepted, declined or dropped. */
  | 'CONTRACT_ANSWERED'
  /** A change of a contract waits for your consent. */
  | 'CONTRACT_CHANGE_PROPOSED'
  /** A contract of yours changed, paid out, was left by a party or ended. */
  | 'CONTRACT_MOVED'
  /** A contract was offered to you. */
  | 'CONTRACT_OFFERED'
  /** No more can be played in a game of yours. Where dealing is automatic there is `GAME_ENDED` at once instead. */
  | 'GAME_CLOSED'
  /** A game that you played in or bet on came to its Fine, or was voided. */
  | 'GAME_ENDED'
  /** You were dealt into a game of Giolitti. */
  | 'GAME_STARTED'
  /** You deal, and a closed game waits for its Fine. */
  | 'GAME_TO_END'
  /** You deal, and two players are ready. */
  | 'GAME_TO_START'
  /** The phase for hands began, and you have cards for one. */
  | 'HANDS_OPEN'
  /** You were paid the income of a phase. */
  | 'INCOME_PAID'
  /** You were elected or appointed Judge, or an election that you stood in was decided. */
  | 'JUDGE_CHOSEN'
  /** You are the Judge, and somebody assented to your removal. */
  | 'JUDGE_QUESTIONED'
  /** You are the Judge, and owe a ruling. */
  | 'JUSTICE_REQUESTED'
  /** A bid of yours leads again, since a higher one is gone. */
  | 'LEADING_AGAIN'
  /** A Player Lot of yours came back unsold. */
  | 'LOT_RETURNED'
  /** The rules no longer have the mask that you wore. */
  | 'MASK_LOST'
  /** Your opponent revealed a mask or used Reali, which leaves the turn as it is. */
  | 'OPPONENT_ACTED'
  /** Somebody bid more than you on a lot. */
  | 'OUTBID'
  /** A proposal of yours was adopted or rejected. */
  | 'PROPOSAL_DECIDED'
  /** Items, a duck or a Work of Art came to you from the host or by a proposal. */
  | 'RECEIVED'
  /** The host ended your membership of a season. */
  | 'REMOVED'
  /** Secret actions of yours are still not revealed, and little time is left. */
  | 'REVEAL_CLOSING'
  /** Secret actions of yours can be revealed from now on, and fail unless they are. */
  | 'REVEAL_OPEN'
  /** A ruling that you asked for or made was made, upheld or overturned. */
  | 'RULING_MADE'
  /** A season of yours ended. */
  | 'SEASON_ENDED'
  /** A season of yours began. */
  | 'SEASON_STARTED'
  /** A secret action of yours failed before the settlement. */
  | 'SECRET_ACTION_FAILED'
  /** Your Sfida was accepted. Of a rejection `GAME_CLOSED` tells, or `GAME_ENDED`. */
  | 'SFIDA_ANSWERED'
  /** A Sfida waits for your answer. */
  | 'SFIDA_OFFERED'
  /** A third party bid on a Player Lot of yours. */
  | 'THIRD_PARTY_BID'
  /** A trade that you offered, or were offered, was accepted, declined, called off or cancelled. */
  | 'TRADE_ANSWERED'
  /** A trade was offered to you. */
  | 'TRADE_OFFERED'
  /** You have not voted, and little time is left. */
  | 'VOTE_CLOSING'
  /** There is a proposal, or a ruling, to vote on. */
  | 'VOTE_OPEN'
  /** A war of yours was decided. */
  | 'WAR_DRAWN'
  /** At your table for War wagers wait for your agreement. */
  | 'WAR_PROPOSED'
  /** Hands were placed or lots given out: what you won, paid, lost and failed in. */
  | 'WEEK_SETTLED'
  /** It is your turn in a game of Giolitti. */
  | 'YOUR_TURN';

/** What the Judge rules. */
export type IssueRulingInput = {
  /** The `seq` of events that it rests on, up to 50. */
  readonly entries?: ReadonlyArray<number> | null | undefined;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The request, which must be open. */
  readonly requestId: string;
  /** The round. */
  readonly seasonId: string;
  /** Anchors of sections of the rules that it rests on, up to 50. */
  readonly sections?: ReadonlyArray<string> | null | undefined;
  /** The answer, or the reasons: 1 to 10,000 characters. */
  readonly text: string;
  /** On a statement; left out on a question. */
  readonly verdict?: Verdict | null | undefined;
};

/** A quantity of one item: give either an item's code and a quantity, or a card. */
export type ItemInput = {
  /** A card. */
  readonly card?: CardInput | null | undefined;
  /** An item's code, such as `CHIP`. */
  readonly item?: string | null | undefined;
  /** How many of the item, 1 to 1,000,000,000. For cards the card's `count` says it. */
  readonly quantity?: number | null | undefined;
};

/** What it takes to become a player. */
export type JoinSeasonInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /**
   * The code, where the season is by invitation. Without `seasonId` it is the season that it invites to; a
   * repeat with the same key is answered the same as long as the code is in force.
   */
  readonly inviteCode?: string | null | undefined;
  /**
   * The name in the season; the account's when left out. 1 to 40 visible characters in one line: no
   * control, format or invisible characters except those within an emoji. Names that look alike count
   * as the same (letter case, spaces, compatibility forms and Unicode's confusables ignored):
   * `NAME_TAKEN`. The names of the house and its own (Bank, House, clock, steward, Judge, Dealer,
   * server …) are nobody's.
   */
  readonly name?: string | null | undefined;
  /** The season; left out where the code is enough. */
  readonly seasonId?: string | null | undefined;
};

/** The two forms of a request for justice [Judges]. */
export type JusticeRequestKind =
  /** It wants an answer. */
  | 'QUESTION'
  /** It wants a truth value. */
  | 'STATEMENT';

/** Where a request is. */
export type JusticeRequestStatus =
  /** A ruling is in force. */
  | 'ANSWERED'
  /** A ruling is owed. */
  | 'OPEN'
  /** Its ruling was overturned by a vote of confidence: none is in force, and none is owed. */
  | 'SET_ASIDE';

/** What players are ordered by. */
export type LeaderboardOrder =
  /** By Magistrelli. */
  | 'MAGISTRELLI'
  /** By pegs. */
  | 'PEGS';

/** Which season to leave. */
export type LeaveSeasonInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The season. */
  readonly seasonId: string;
};

/** The kinds of lots [The Auction House]. */
export type LotKind =
  /** Cards that were drawn. */
  | 'HOUSE'
  /** Items of the player who made it. */
  | 'PLAYER';

/** Where a lot is in its life. */
export type LotStatus =
  /**
   * A Player Lot that is empty, or whose creator left. Empty is one of which a third party won all that there
   * was: its `price` is null, since no player paid one, and `ThirdPartyWon` has what the creator gained.
   */
  | 'REMOVED'
  /** A Player Lot whose items went back to the player who made it. */
  | 'RETURNED'
  /** Won by a bidder. */
  | 'SOLD'
  /** Can be won. */
  | 'STANDING';

/** How far the inbox was read. */
export type MarkInboxReadInput = {
  /** Marking twice is the same as once: the key is looked at, and not needed. */
  readonly idempotencyKey?: string | null | undefined;
  /** The number of the last entry that was read; all that there are when left out. */
  readonly upTo?: number | null | undefined;
};

/** Where a mask is in the fashion. */
export type MaskStanding =
  /** No mask has a lower Moda, and it is not Raffinato. */
  | 'GREGGIO'
  /** Neither. */
  | 'PLAIN'
  /** No mask has a higher Moda. */
  | 'RAFFINATO';

/** A duck that is proposed. */
export type NewDuckInput = {
  /** What it would be called, 1 to 40 characters. */
  readonly name: string;
  /** To whom it would belong. */
  readonly playerId: string;
};

/** Stands as a candidate for Judge. */
export type NominateForJudgeInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The round. */
  readonly seasonId: string;
  /** The text message of the candidate, 1 to 2,000 characters. */
  readonly text: string;
};

/** A contract to be offered. */
export type OfferContractInput = {
  /** At most 30. */
  readonly clauses: ReadonlyArray<ClauseInput>;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The round. */
  readonly seasonId: string;
  /** The terms in words, 1 to 10,000 characters. */
  readonly terms: string;
  /** The other parties, 1 to 19. */
  readonly with: ReadonlyArray<string>;
};

/** A trade to be offered. */
export type OfferTradeInput = {
  /** The trade that this answers: an offer which `to` made to you. */
  readonly counterTo?: string | null | undefined;
  /** What you get, at most 300 entries; empty for nothing. */
  readonly get: ReadonlyArray<ItemInput>;
  /** What you give, at most 300 entries; empty for nothing. */
  readonly give: ReadonlyArray<ItemInput>;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The round. */
  readonly seasonId: string;
  /** The player to trade with. */
  readonly to: string;
};

/** Which ruling its Judge overturns. */
export type OverturnRulingInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The ruling. */
  readonly rulingId: string;
  /** The round. */
  readonly seasonId: string;
};

/** On whom. */
export type PlaceBetInput = {
  /** The game. */
  readonly gameId: string;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** A participant. */
  readonly on: string;
};

/** A bid to be placed. */
export type PlaceBidInput = {
  /** In the currency, a natural number above 0. */
  readonly amount: number;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The id of the lot. */
  readonly lotId: string;
  /** The round. */
  readonly seasonId: string;
};

/** Which card, for how many points. */
export type PlayCardInput = {
  /** Any card of the deck; its `count` must be left out or 1. */
  readonly card: CardInput;
  /** The points that are claimed; 0 claims nothing. */
  readonly claim?: number | null | undefined;
  /** The game. */
  readonly gameId: string;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
};

/** A spin. */
export type PlaySlotsInput = {
  /**
   * The text of the client seed that counts this week, fixed with `setClientSeed` before the week began
   * (`Player.clientSeedSha256`): needed with your first throw of the week, not with others.
   */
  readonly clientSeed?: string | null | undefined;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The round. */
  readonly seasonId: string;
};

/** Items of a player, or of a duck: give exactly one of the two. */
export type PlayerItemsInput = {
  /** The duck. */
  readonly duckId?: string | null | undefined;
  /** The items, 1 to 300 entries. */
  readonly items: ReadonlyArray<ItemInput>;
  /** The player. */
  readonly playerId?: string | null | undefined;
};

/** The lines of the table of poker hands. Which beats which is each ruleset's own. */
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

/** A hand to be presented. */
export type PresentHandInput = {
  /** The cards, at most 300 entries. To name a card twice takes two of it. */
  readonly cards: ReadonlyArray<CardInput>;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The round. */
  readonly seasonId: string;
};

/** Something that the server is to do: give exactly one of the fields. */
export type ProposalEffectInput = {
  /** Amends the ruleset document: a JSON Patch (RFC 6902). */
  readonly amendRuleset?: unknown;
  /** Corrects since when somebody has been a player. */
  readonly correctStanding?: StandingInput | null | undefined;
  /** Makes a duck that belongs to a player. */
  readonly createDuck?: NewDuckInput | null | undefined;
  /** Makes a Work of Art and gives it to a player. */
  readonly createWork?: WorkOfArtInput | null | undefined;
  /** Gives a player items, or a duck. */
  readonly giveItems?: PlayerItemsInput | null | undefined;
  /** Takes items from a player or a duck, who must have them all as the voting period ends. */
  readonly takeItems?: PlayerItemsInput | null | undefined;
};

/** Where a proposal is in its life. */
export type ProposalStatus =
  /** It was popular. */
  | 'ADOPTED'
  /** The round ended before its voting period did. */
  | 'LAPSED'
  /** Its voting period has not started; it can be voted on all the same. */
  | 'PENDING'
  /** It was not popular. */
  | 'REJECTED'
  /** Its author took it back. */
  | 'RETRACTED'
  /** Its voting period has started and not ended. */
  | 'VOTING';

/** A change of a contract: either `amend` or `end`. */
export type ProposeContractChangeInput = {
  /** What it should become. */
  readonly amend?: AmendContractInput | null | undefined;
  /** The contract. */
  readonly contractId: string;
  /** How it should end. */
  readonly end?: EndContractInput | null | undefined;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The round. */
  readonly seasonId: string;
};

/** A wager. */
export type ProposeWarInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The round. */
  readonly seasonId: string;
  /** The table; null for the one where you sit, or else for a new one. */
  readonly tableId?: string | null | undefined;
  /** At least one item, at most 300 entries. */
  readonly wager: ReadonlyArray<ItemInput>;
};

/** What is changed. */
export type PublishRulesetInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** A JSON Patch (RFC 6902) of the revision in force. */
  readonly patch: unknown;
  /** The dynasty. */
  readonly seasonId: string;
};

/** The reasons for which a command is refused. */
export type RefusalCode =
  /** The player agreed before. */
  | 'ALREADY_AGREED'
  /** The player assents to this removal already. */
  | 'ALREADY_ASSENTED'
  /** The player already stands for Judge of the next week. */
  | 'ALREADY_A_CANDIDATE'
  /** The account is a player of this season already. */
  | 'ALREADY_A_PLAYER'
  /** The player has bet on this game already. */
  | 'ALREADY_BET'
  /** The player has consented already. */
  | 'ALREADY_CONSENTED'
  /** The player endorses this candidate already. */
  | 'ALREADY_ENDORSED'
  /** The player has presented a hand in this phase. */
  | 'ALREADY_PRESENTED'
  /** The secret action was revealed before. */
  | 'ALREADY_REVEALED'
  /** The player sits at a table already, and nobody sits at two. */
  | 'ALREADY_SITTING'
  /** The amount is not a natural number above 0. */
  | 'AMOUNT_NOT_NATURAL'
  /** The bets of the game are settled. */
  | 'BETS_SETTLED'
  /** A bet is on a participant of the game. */
  | 'BET_ON_NO_PARTICIPANT'
  /** Bids are open in this ruleset: none is committed. */
  | 'BIDS_ARE_OPEN'
  /** Bids are sealed in this ruleset: they are committed by hash or entrusted. */
  | 'BIDS_ARE_SEALED'
  /** The bid does not exceed the highest valid bid on the lot; `facts.minimum` is the least that does. */
  | 'BID_TOO_LOW'
  /** The game has a bookmaker already. */
  | 'BOOKMAKER_TAKEN'
  /** There is no such candidate for the next week. */
  | 'CANDIDACY_NOT_FOUND'
  /** The player has named this card in this game already. */
  | 'CARD_ALREADY_PLAYED'
  /** A card is named twice in the deck. */
  | 'CARD_TWICE_IN_DECK'
  /** There is no such card in the season's deck. */
  | 'CARD_UNKNOWN'
  /** Somebody is Judge already. */
  | 'CHAIR_TAKEN'
  /** Nobody is Judge now. */
  | 'CHAIR_VACANT'
  /** No such proposal was made. */
  | 'CHANGE_NOT_FOUND'
  /** The proposal was carried out or lapsed. */
  | 'CHANGE_OVER'
  /** There is no such class of proposals. */
  | 'CLASS_UNKNOWN'
  /** The clause pays nothing now; `facts` says why. */
  | 'CLAUSE_CLOSED'
  /** The clause does not provide for that much. */
  | 'CLAUSE_EXCEEDED'
  /** Nobody could ever meet the clause; `facts` says which and why. */
  | 'CLAUSE_IMPOSSIBLE'
  /** The contract has no clause of that number. */
  | 'CLAUSE_NOT_FOUND'
  /** The clause does not provide for the player. */
  | 'CLAUSE_NOT_YOURS'
  /**
   * You have fixed a client seed for these dice, and its text is needed; `facts.sha256` is its hash.
   * It is never optional: a player who could leave it out could choose between two throws.
   */
  | 'CLIENT_SEED_NEEDED'
  /**
   * A client seed counts only if it was fixed before the server's seed was drawn. `facts.sha256` is
   * the hash of the one that was fixed; null if none was: then leave it out.
   */
  | 'CLIENT_SEED_NOT_FIXED'
  /** A test clock only goes forward. */
  | 'CLOCK_BACKWARDS'
  /** The clock goes at most 60 rules-weeks at a time. */
  | 'CLOCK_TOO_FAR'
  /** There is, or was, a vote of confidence on this ruling. */
  | 'CONFIDENCE_VOTE_CALLED'
  /** There is no such vote of confidence. */
  | 'CONFIDENCE_VOTE_NOT_FOUND'
  /** The vote of confidence is over. */
  | 'CONFIDENCE_VOTE_OVER'
  /** The proposal does not wait for the player's consent. */
  | 'CONSENT_NOT_AWAITED'
  /** The contract does not have that much of it. */
  | 'CONTRACT_LACKS'
  /** There is no such contract. */
  | 'CONTRACT_NOT_FOUND'
  /** The contract is in another state than this needs. */
  | 'CONTRACT_NOT_OPEN'
  /** A contract has two parties or more. */
  | 'CONTRACT_WITH_ONESELF'
  /** The duck does not have that much of the item. */
  | 'DUCK_LACKS'
  /** There is no such duck now. */
  | 'DUCK_NOT_FOUND'
  /** The duck belongs to another player. */
  | 'DUCK_NOT_YOURS'
  /** The host has closed the dynasty. */
  | 'DYNASTY_OVER'
  /** Another closed game was started earlier, and ends first. */
  | 'EARLIER_GAME_FIRST'
  /** There is no such edition. */
  | 'EDITION_UNKNOWN'
  /** A hand needs at least one card. */
  | 'EMPTY_HAND'
  /** More sides of the trade are empty than the rules allow. */
  | 'EMPTY_SIDE'
  /** There are as many lots as the rules allow. */
  | 'ENOUGH_LOTS'
  /** There is no such way to trade in. */
  | 'EXCHANGE_UNKNOWN'
  /** The host appoints the Judge of the first week alone. */
  | 'FIRST_WEEK_OVER'
  /** The game is closed: nothing can be played any more. */
  | 'GAME_CLOSED'
  /** The game is not closed yet. */
  | 'GAME_NOT_CLOSED'
  /** The game has not ended. */
  | 'GAME_NOT_ENDED'
  /** There is no such game in this dynasty. */
  | 'GAME_NOT_FOUND'
  /** The game has ended. */
  | 'GAME_OVER'
  /** The game was voided. */
  | 'GAME_VOIDED'
  /** The handle belongs to somebody. */
  | 'HANDLE_TAKEN'
  /** In this season hands are presented for all to see, not sealed. */
  | 'HANDS_ARE_PRESENTED'
  /** In this season hands are sealed, not presented. */
  | 'HANDS_ARE_SEALED'
  /** The hash is not 64 hexadecimal digits. */
  | 'HASH_MALFORMED'
  /** The text has another SHA-256 than was committed. */
  | 'HASH_MISMATCH'
  /**
   * Another player of this season has committed this hash this week: put a salt of your own into the
   * text.
   */
  | 'HASH_TAKEN'
  /** The idempotency key was used before, for something else. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The season is by invitation, and this is not its present code. */
  | 'INVITE_WRONG'
  /** The item cannot be put into a Player Lot. */
  | 'ITEM_EXCLUDED'
  /** There is no such item. */
  | 'ITEM_UNKNOWN'
  /** The item cannot be traded. */
  | 'ITEM_UNTRADABLE'
  /** Nobody joined in the future. */
  | 'JOINING_IN_THE_FUTURE'
  /** Somebody else is Judge now. */
  | 'JUDGE_CHANGED'
  /** The players removed this Judge: the host cannot appoint the same again. */
  | 'JUDGE_REMOVED'
  /** More than one bid was assigned to a lot. */
  | 'LOT_NAMED_TWICE'
  /** There is no such lot in the auction. */
  | 'LOT_NOT_FOUND'
  /** The lot is not in the auction whose bids are awaited. */
  | 'LOT_OF_NEXT_AUCTION'
  /** The machine broke: no more spins for the player this week. */
  | 'MACHINE_BROKEN'
  /** A field has a value that it cannot have; `facts` says which and what was expected. */
  | 'MALFORMED'
  /** Under this Grand Canal masks have no effect. */
  | 'MASKS_WITHOUT_EFFECT'
  /** The mask does not have this power. */
  | 'MASK_LACKS_POWER'
  /** The ruleset has no such mask. */
  | 'MASK_UNKNOWN'
  /** Another player of this season has that name, or one that looks like it. */
  | 'NAME_TAKEN'
  /** The account is not a guest. */
  | 'NOT_A_GUEST'
  /** Only the two participants of the game may do this. */
  | 'NOT_A_PARTICIPANT'
  /** Only a party of the contract may do this. */
  | 'NOT_A_PARTY'
  /** Only players may do this. */
  | 'NOT_A_PLAYER'
  /** It is a House Lot. */
  | 'NOT_A_PLAYER_LOT'
  /** Only a rehearsal's clock and items can be set. */
  | 'NOT_A_REHEARSAL'
  /** The player does not endorse this candidate. */
  | 'NOT_ENDORSED'
  /** The player does not have that much of it. */
  | 'NOT_ENOUGH'
  /** The player does not have as much of it as is to be taken. */
  | 'NOT_ENOUGH_TO_TAKE'
  /** The secret action has not matured: it is too early to reveal it. */
  | 'NOT_MATURED'
  /** Only reputable players may do this. */
  | 'NOT_REPUTABLE'
  /** The player does not sit there, or anywhere. */
  | 'NOT_SITTING'
  /** Only who made the proposal may do this. */
  | 'NOT_THE_AUTHOR'
  /** Only the dealer may do this; where dealing is automatic, nobody. */
  | 'NOT_THE_DEALER'
  /** Only the host of the season may do this. */
  | 'NOT_THE_HOST'
  /** Only the Judge may do this. */
  | 'NOT_THE_JUDGE'
  /** What cannot be traded cannot be wagered. */
  | 'NOT_TO_BE_WAGERED'
  /** Only the Judge who made a ruling may overturn it. */
  | 'NOT_YOUR_RULING'
  /** It is the opponent's turn. */
  | 'NOT_YOUR_TURN'
  /** Nobody has bet on the game. */
  | 'NO_BETS'
  /** The ruleset has no betting. */
  | 'NO_BETTING'
  /** No bids await their revelation date. */
  | 'NO_BIDS_AWAITED'
  /** The ruleset has no contracts. */
  | 'NO_CONTRACTS'
  /** The ruleset has no ducks. */
  | 'NO_DUCKS'
  /** The account is a guest and has no password: `claimGuest` gives it one. */
  | 'NO_PASSWORD'
  /** The ruleset has no Player Lots. */
  | 'NO_PLAYER_LOTS'
  /** There is no secret action of that kind to reveal. */
  | 'NO_SECRET_ACTION'
  /** No Sfida is pending. */
  | 'NO_SFIDA'
  /** The player has had all sittings of this week. */
  | 'NO_SITTINGS_LEFT'
  /** The ruleset has no tables. */
  | 'NO_TABLES'
  /** The ruleset has no Works of Art. */
  | 'NO_WORKS_OF_ART'
  /** The lot holds no Work of Art on which a third party would bid. */
  | 'NO_WORK_OF_VALUE'
  /** The Judge cannot rule on a request of their own. */
  | 'OWN_REQUEST'
  /** Nobody answers their own Sfida. */
  | 'OWN_SFIDA'
  /** The other player is not reputable. */
  | 'PARTNER_NOT_REPUTABLE'
  /** The password is among the first that somebody would try; `facts.why` is `COMMON` or `LIKE_THE_HANDLE`. */
  | 'PASSWORD_TOO_EASY'
  /** There is no such player in this season now. */
  | 'PLAYER_NOT_FOUND'
  /** The power was used in this game already. */
  | 'POWER_USED'
  /** This server does not play: its operator has not set `PRACTICE`. */
  | 'PRACTICE_NOT_OFFERED'
  /** There is no such proposal in this season. */
  | 'PROPOSAL_NOT_FOUND'
  /** A Quack item, which no duck is given or gives. */
  | 'QUACK_ITEM'
  /** One who left must wait before joining again. */
  | 'REJOIN_TOO_EARLY'
  /** No ruling is owed on this request. */
  | 'REQUEST_CLOSED'
  /** There is no such request for justice. */
  | 'REQUEST_NOT_FOUND'
  /** The revelation date has come: it is too late to reveal. */
  | 'REVELATION_OVER'
  /** The round has not started. */
  | 'ROUND_NOT_STARTED'
  /** The round is over. */
  | 'ROUND_OVER'
  /** The patch does not apply, or the result is not a ruleset; `facts.problems` says where and why. */
  | 'RULESET_REFUSED'
  /** There is no such ruling. */
  | 'RULING_NOT_FOUND'
  /** The ruling was overturned before. */
  | 'RULING_OVERTURNED'
  /** The player wears this mask already. */
  | 'SAME_MASK'
  /** More scopes were asked for than this request has. */
  | 'SCOPE_EXCEEDED'
  /** The rules have no such section. */
  | 'SECTION_UNKNOWN'
  /** The host may do this only while the round is being set up. */
  | 'SETUP_OVER'
  /** A Sfida was declared in this game, so no mask is revealed any more. */
  | 'SFIDA_DECLARED'
  /** A Sfida is pending, and must be answered first. */
  | 'SFIDA_PENDING'
  /** The same player offered the last Sfida. */
  | 'SFIDA_TWICE_RUNNING'
  /** A season cannot start before it is made. */
  | 'START_IN_THE_PAST'
  /** You host seasons that have not ended: close them before the account is deleted. */
  | 'STILL_HOSTING'
  /** The table has no free seat. */
  | 'TABLE_FULL'
  /** There is no such table for War at which play goes on. */
  | 'TABLE_NOT_FOUND'
  /** A third party has bid on the lot. */
  | 'THIRD_PARTY_HAS_BID'
  /** The viewer has no such token in force. */
  | 'TOKEN_NOT_FOUND'
  /** Fewer than two players are available. */
  | 'TOO_FEW_AVAILABLE'
  /** The time in which a vote of confidence can be called is over. */
  | 'TOO_LATE_FOR_CONFIDENCE'
  /** The time in which its Judge may overturn the ruling is over. */
  | 'TOO_LATE_TO_OVERTURN'
  /** The time in which bets could be settled is over. */
  | 'TOO_LATE_TO_SETTLE'
  /** The time in which the game could be voided is over. */
  | 'TOO_LATE_TO_VOID'
  /** The player has as many ducks as can be. */
  | 'TOO_MANY_DUCKS'
  /** The player has as many Player Lots as can be. */
  | 'TOO_MANY_LOTS'
  /** The player has as many open offers as can be. */
  | 'TOO_MANY_OFFERS'
  /** The server's bots play in as many seasons as they may, for the account, its address or altogether. */
  | 'TOO_MANY_PRACTICES'
  /**
   * The account already hosts as many seasons that have not ended as it may: end one. `facts.limit` is
   * how many it may host, `facts.count` how many there are; rehearsals and others are counted
   * separately.
   */
  | 'TOO_MANY_SEASONS'
  /** The account has as many access tokens in force as it may: revoke one. `facts.limit` is how many. */
  | 'TOO_MANY_TOKENS'
  /** There is no such trade. */
  | 'TRADE_NOT_FOUND'
  /** The trade is another player's to accept, decline, answer or take back. */
  | 'TRADE_NOT_YOURS'
  /** The offer is not open any more. */
  | 'TRADE_OVER'
  /** Nobody trades with oneself. */
  | 'TRADE_WITH_ONESELF'
  /** The trick is active in this game. */
  | 'TRICK_ACTIVE'
  /** The ruleset has no such trick. */
  | 'TRICK_UNKNOWN'
  /** A question has an answer, and no truth value. */
  | 'VERDICT_MISPLACED'
  /** A ruling on a statement says TRUE or FALSE. */
  | 'VERDICT_NEEDED'
  /** The proposal was decided or retracted: it is too late to vote on it or to retract it. */
  | 'VOTING_OVER'
  /** The wagers are no longer those that were agreed to; `facts.terms` is their number now. */
  | 'WAGERS_CHANGED'
  /** Not both players have said what they would wager. */
  | 'WAGER_MISSING'
  /** There is only one of each Work of Art: it cannot be made again. */
  | 'WORK_IS_UNIQUE'
  /** Handle and password do not belong together. */
  | 'WRONG_CREDENTIALS'
  /** This is not done in the present phase. */
  | 'WRONG_PHASE'
  /** A participant of the game may not do this. */
  | 'YOU_ARE_A_PARTICIPANT'
  /** The bookmaker of the game may not do this. */
  | 'YOU_ARE_THE_BOOKMAKER'
  /** This is for others than the Judge. */
  | 'YOU_ARE_THE_JUDGE';

/** Who is removed. */
export type RemovePlayerInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The player. */
  readonly playerId: string;
  /** The season. */
  readonly seasonId: string;
};

/** What the Judge is asked. */
export type RequestJusticeInput = {
  /** The `seq` of events that it is about, up to 50. */
  readonly entries?: ReadonlyArray<number> | null | undefined;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** Whether an answer is wanted or a truth value. */
  readonly kind: JusticeRequestKind;
  /** The round. */
  readonly seasonId: string;
  /** Anchors of sections of the rules that it is about, up to 50. */
  readonly sections?: ReadonlyArray<string> | null | undefined;
  /** The question or the statement, 1 to 10,000 characters. */
  readonly text: string;
};

/** Where the Judge resigns. */
export type ResignAsJudgeInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The round. */
  readonly seasonId: string;
};

/** Which proposal is retracted. */
export type RetractProposalInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The proposal. */
  readonly proposalId: string;
  /** The round. */
  readonly seasonId: string;
};

/** Which mask. */
export type RevealMaskInput = {
  /** The game. */
  readonly gameId: string;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The code of another mask. */
  readonly mask: string;
};

/** A text to be revealed. */
export type RevealSecretActionInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** Of which kind the action is. */
  readonly kind: SecretActionKind;
  /** The round. */
  readonly seasonId: string;
  /** The exact text, up to 20,000 characters. Nothing is trimmed. */
  readonly text: string;
};

/** A token to be revoked. */
export type RevokeAccessTokenInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** Its id. */
  readonly tokenId: string;
};

/** Whose invitation code is renewed. */
export type RotateInviteInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The season. */
  readonly seasonId: string;
};

/** Whether a ruling binds. */
export type RulingStatus =
  /** It binds, as far as it pertains to the request. */
  | 'IN_FORCE'
  /** It has no bearing. */
  | 'OVERTURNED';

/** What is said, and where. */
export type SayInput = {
  /** Where. */
  readonly channel: Channel;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The season. */
  readonly seasonId: string;
  /**
   * 1 to 2,000 characters, no control characters among them but line ends. `\\r\\n` is kept as `\\n`, a tab
   * as a space.
   */
  readonly text: string;
};

/** What a token allows. */
export type Scope =
  /** To make seasons and do what a host does. */
  | 'HOST'
  /** To play for the account. */
  | 'PLAY'
  /** To read what the account may see. */
  | 'READ';

/** Bids to be sealed. */
export type SealBidsInput = {
  /** At least one, at most 300, each on another lot. */
  readonly bids: ReadonlyArray<BidInput>;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The round. */
  readonly seasonId: string;
};

/** A hand to be sealed. */
export type SealHandInput = {
  /** At least one card, at most 300 entries. */
  readonly cards: ReadonlyArray<CardInput>;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The round. */
  readonly seasonId: string;
};

/** The two games. */
export type SeasonKind =
  /** A dynasty of Giolitti. */
  | 'DYNASTY'
  /** A round of the Auction Casino. */
  | 'ROUND';

/** What comes first in a list of seasons; of equals those with the greater id, or by name the smaller. */
export type SeasonOrder =
  /** Where something happened last, to the quarter of an hour and by the season's own clock. */
  | 'LAST_ACTIVITY'
  /** By name, from a to z, whatever the letter case and accents. */
  | 'NAME'
  /** What was made last. */
  | 'NEWEST'
  /** Where most play. */
  | 'PLAYERS';

/** Where a season is in its life. */
export type SeasonStatus =
  /** Won, or closed by its host. */
  | 'ENDED'
  /** Being played. */
  | 'RUNNING'
  /** Made, and not yet started. */
  | 'SETUP';

/** Who may see a season. */
export type SeasonVisibility =
  /** Only its host, players and those who left it may see it, and joining needs the invitation code. */
  | 'INVITATION'
  /** Everybody may see it, and every account may join. */
  | 'PUBLIC';

/** The kinds of secret actions. */
export type SecretActionKind =
  /** Bids on lots [Bidding]. */
  | 'BIDS'
  /** A hand of cards [Submitting a Hand]. */
  | 'HAND';

/** What became of a secret action. */
export type SecretActionStatus =
  /** Its hash is known, its text is not. */
  | 'COMMITTED'
  /** It failed; `failure` says why. */
  | 'FAILED'
  /** It took effect. */
  | 'RESOLVED'
  /** Its text is known; it takes effect on the revelation date. */
  | 'REVEALED';

/** Which client seed is fixed. */
export type SetClientSeedInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The season, a round or a dynasty. */
  readonly seasonId: string;
  /**
   * The SHA-256 of the client seed's UTF-8 bytes, 64 lower-case hexadecimal digits; null takes back
   * what was fixed and does not count yet. The seed itself is 1 to 64 letters, digits, `-` or `_`:
   * make it at random, 32 characters or more, and keep it until it is asked for.
   */
  readonly sha256?: string | null | undefined;
};

/** Of which kinds no entries are wanted. */
export type SetInboxPreferencesInput = {
  /** Saying it twice is the same as once: the key is looked at, and not needed. */
  readonly idempotencyKey?: string | null | undefined;
  /** The kinds, all of them: what was not wanted before is wanted again unless it is named. */
  readonly muted: ReadonlyArray<InboxKind>;
};

/** Whether, and with which seed. */
export type SetReadinessInput = {
  /**
   * The text of the client seed that counts for the game that is dealt next, fixed with `setClientSeed`
   * before that game's seed was drawn (`Player.clientSeedSha256`): needed once to be ready. It is public
   * from then on, and counts for that game alone.
   */
  readonly clientSeed?: string | null | undefined;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** Whether the player would play. */
  readonly ready: boolean;
  /** The dynasty. */
  readonly seasonId: string;
};

/** What somebody should get. */
export type ShareInput = {
  /** At most 300 entries. */
  readonly items: ReadonlyArray<ItemInput>;
  /** The player. */
  readonly player: string;
};

/** What it takes to sign in. */
export type SignInInput = {
  /** The name to sign in with. */
  readonly handle: string;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The password. */
  readonly password: string;
};

/** What should end. */
export type SignOutEverywhereInput = {
  /** Whether access tokens should end too, besides sessions. */
  readonly accessTokens?: boolean | null | undefined;
  /** Whether the token of this request should stay. */
  readonly exceptThis?: boolean | null | undefined;
  /** The same key gives the same answer, except for `ended`: what has ended cannot end again. */
  readonly idempotencyKey?: string | null | undefined;
};

/** Signing out needs nothing. */
export type SignOutInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
};

/** What it takes to make an account. */
export type SignUpInput = {
  /** The name that others see, 1 to 40 characters; the handle when left out. */
  readonly displayName?: string | null | undefined;
  /** The name to sign in with: 3 to 30 letters, digits, `-` or `_`; letter case is ignored. */
  readonly handle: string;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** 8 to 200 characters, and not one that anybody would try first: `PASSWORD_TOO_EASY`. */
  readonly password: string;
};

/** Where to sit down. */
export type SitDownInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The round. */
  readonly seasonId: string;
  /** A table for War with a free seat; null for a new one. */
  readonly tableId?: string | null | undefined;
};

/** In which season to stand up. */
export type StandUpInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The round. */
  readonly seasonId: string;
};

/** Since when somebody has been a player. */
export type StandingInput = {
  /** A real instant, not in the future. */
  readonly joinedAt: string;
  /** The player. */
  readonly playerId: string;
};

/** Of which dynasty. */
export type StartGameInput = {
  /** Rehearsals only: the cards on top of the deck, the first one dealt first, at most the whole deck. */
  readonly deck?: ReadonlyArray<CardInput> | null | undefined;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The dynasty. */
  readonly seasonId: string;
};

/** What it takes to be a guest. */
export type StartGuestInput = {
  /** The name that others see, 1 to 40 characters. */
  readonly displayName: string;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
};

/** What is practised, and against how many. */
export type StartPracticeInput = {
  /** The id of an edition of it; its default one when left out. */
  readonly edition?: string | null | undefined;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** Which game. */
  readonly kind: SeasonKind;
  /** Your name in the season, 1 to 40 characters; your display name when left out. */
  readonly name?: string | null | undefined;
  /** How many bots play, 1 to 8. When left out: 4 in a round, 1 in a dynasty. */
  readonly opponents?: number | null | undefined;
};

/** What is proposed. */
export type SubmitProposalInput = {
  /** The code of its class, such as `URGENT`; the ruleset's default class when left out. */
  readonly class?: string | null | undefined;
  /**
   * What the server is to do, in this order, at most 20 entries. Without any it is only words for
   * people.
   */
  readonly effects?: ReadonlyArray<ProposalEffectInput> | null | undefined;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The round. */
  readonly seasonId: string;
  /** Up to 20,000 characters. */
  readonly text?: string | null | undefined;
  /** 1 to 120 characters in one line. */
  readonly title: string;
};

/** Where a table is in its life. */
export type TableStatus =
  /** Everybody stood up before play ended. */
  | 'ABANDONED'
  /** Somebody sits there. */
  | 'OPEN'
  /** Play ended. */
  | 'PLAYED';

/** What a token is for. */
export type TokenKind =
  /** It was made for a program, with `createAccessToken`. */
  | 'ACCESS'
  /** It was made for the address of one feed, with `createFeedToken`, and reads that feed alone. */
  | 'FEED'
  /** It was given for signing up, signing in or being a guest, and ends after 90 days. */
  | 'SESSION';

/** What Trungs are traded in for. */
export type TradeInTrungsInput = {
  /** What to get: the code of an exchange, `GOLD_STAR` or `STANDARD_PROPOSAL_MAKER`. */
  readonly exchange: string;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The round. */
  readonly seasonId: string;
  /** How many of it, 1 to 1,000. */
  readonly times?: number | null | undefined;
};

/** What became of a trade. */
export type TradeStatus =
  /** Taken back by whoever offered it, or a party left. */
  | 'CANCELLED'
  /** Answered with another offer. */
  | 'COUNTERED'
  /** The other declined. */
  | 'DECLINED'
  /** It took place. */
  | 'DONE'
  /** Both consented, and a side lacked an item then. */
  | 'OFF'
  /** Offered, and waiting for the other's consent. */
  | 'OFFERED';

/** A trade with a duck of one's own. */
export type TradeWithDuckInput = {
  /** The duck. */
  readonly duckId: string;
  /** What you give the duck, at most 300 entries; empty for nothing. */
  readonly give: ReadonlyArray<ItemInput>;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The round. */
  readonly seasonId: string;
  /** What you take from the duck, at most 300 entries; empty for nothing. */
  readonly take: ReadonlyArray<ItemInput>;
};

/** Which trick. */
export type UseRealiInput = {
  /** The game. */
  readonly gameId: string;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The code of a trick that is not active in the game. */
  readonly trick: string;
};

/** The truth value of a statement. */
export type Verdict =
  /** It is false. */
  | 'FALSE'
  /** It is true. */
  | 'TRUE';

/** Which game, and why. */
export type VoidGameInput = {
  /** The game. */
  readonly gameId: string;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** For everybody to read, 1 to 500 characters. */
  readonly reason: string;
};

/** How somebody votes. */
export type VoteChoice =
  /** Against the proposal. */
  | 'AGAINST'
  /** For the proposal. */
  | 'FOR'
  /** Neither: takes back the vote that was cast. */
  | 'NONE';

/**
 * What can wait. New kinds may be added: `Waiting.option` says of an unknown one, too, what it is and
 * what does it.
 */
export type WaitingKind =
  /** You have won a bet, or are the bookmaker, and bets are still to be settled [Gambling]. */
  | 'BETS'
  /** It is the time for bids, there are lots, and you have made none [Bidding]. Once a season, whatever the lots. */
  | 'BIDS'
  /** A vote on a ruling in which you have not voted [Judges]. */
  | 'CONFIDENCE_VOTE'
  /** A contract is offered to you; `declineContract` answers it as well [Contracts]. */
  | 'CONTRACT'
  /** A change of a contract waits for your consent, or for your word that you do not [Contracts]. */
  | 'CONTRACT_CHANGE'
  /** You deal, and a closed game waits for its Fine [Ending a Game]. */
  | 'GAME_TO_END'
  /** You deal, and two players are available [Starting a Game]. */
  | 'GAME_TO_START'
  /** It is the time for hands, and you have cards for one and none committed or presented. */
  | 'HAND'
  /** You are the Judge, and owe a ruling on a request [Judges]. */
  | 'JUSTICE'
  /** Somebody bids more than you on a lot [Bidding]. */
  | 'OUTBID'
  /**
   * One player is ready and there is nobody else; or you are ready, and the client seed that you fixed
   * has still to be told [Readiness].
   */
  | 'READINESS'
  /** You have committed a secret action that you keep yourself; it fails unless you reveal it [Secret Information]. */
  | 'REVEAL'
  /** A Sfida waits for your answer [Play]. */
  | 'SFIDA'
  /** A trade is offered to you; `declineTrade` answers it as well [Trade]. */
  | 'TRADE'
  /** It is your turn in a game of Giolitti; `until` is when you resign by the clock [Play]. */
  | 'TURN'
  /** A proposal on which you have not voted [Proposals]. */
  | 'VOTE'
  /** At your table for War another player has named a wager, and you have not [War]. */
  | 'WAGER'
  /** The wagers at your table for War wait for your agreement [War]. */
  | 'WAR';

/** Which mask. */
export type WearMaskInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** Its code; null to take the mask off. */
  readonly mask?: string | null | undefined;
  /** The dynasty. */
  readonly seasonId: string;
};

/** Who is no longer endorsed. */
export type WithdrawEndorsementInput = {
  /** The candidacy, of the present week. */
  readonly candidacyId: string;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** The round. */
  readonly seasonId: string;
};

/** Items from a contract. */
export type WithdrawFromContractInput = {
  /** The number of the clause that provides for it. */
  readonly clause: number;
  /** The contract. */
  readonly contractId: string;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: string | null | undefined;
  /** What is taken, 1 to 300 entries. */
  readonly items: ReadonlyArray<ItemInput>;
  /** The round. */
  readonly seasonId: string;
};

/** A Work of Art to be made. */
export type WorkOfArtInput = {
  /** Whose work it is: 1 to 120 characters in one line. */
  readonly artist: string;
  /** An image of it: an https URL of up to 2,000 characters. */
  readonly imageUrl?: string | null | undefined;
  /** Who gets it. */
  readonly playerId: string;
  /** What it is called: 1 to 120 characters in one line. */
  readonly title: string;
  /** What it is worth, in chips: 0 to 1,000,000,000. */
  readonly value: number;
};

export type WhoAmIQueryVariables = Exact<{ [key: string]: never; }>;


export type WhoAmIQuery = { readonly viewer: { readonly id: string, readonly account: { readonly id: string, readonly displayName: string, readonly guest: boolean } } | null };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { readonly viewer: { readonly id: string, readonly handle: string | null, readonly account: { readonly id: string, readonly displayName: string, readonly guest: boolean } } | null };

export type ClaimGuestMutationVariables = Exact<{
  input: ClaimGuestInput;
}>;


export type ClaimGuestMutation = { readonly claimGuest: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly viewer: { readonly id: string, readonly handle: string | null, readonly account: { readonly id: string, readonly guest: boolean } } | null } };

export type DeleteAccountMutationVariables = Exact<{
  input: DeleteAccountInput;
}>;


export type DeleteAccountMutation = { readonly deleteAccount: { readonly accountId: string | null, readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null } };

export type InboxPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type InboxPreferencesQuery = { readonly viewer: { readonly id: string, readonly inboxPreferences: { readonly muted: ReadonlyArray<InboxKind> } } | null, readonly __type: { readonly enumValues: ReadonlyArray<{ readonly name: string, readonly description: string | null }> | null } | null };

export type SetInboxPreferencesMutationVariables = Exact<{
  input: SetInboxPreferencesInput;
}>;


export type SetInboxPreferencesMutation = { readonly setInboxPreferences: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly preferences: { readonly muted: ReadonlyArray<InboxKind> } } };

export type InboxPageQueryVariables = Exact<{
  first: number;
}>;


export type InboxPageQuery = { readonly viewer: { readonly id: string, readonly inbox: { readonly unreadCount: number, readonly readUpTo: number, readonly lastNumber: number, readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly number: number, readonly kind: InboxKind | null, readonly read: boolean, readonly season:
          | { readonly id: string, readonly name: string, readonly kind: SeasonKind }
          | { readonly id: string, readonly name: string, readonly kind: SeasonKind }
         | null, readonly event:
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
          | { readonly at: string, readonly text: string }
         }> } } | null };

export type InboxLiveSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type InboxLiveSubscription = { readonly inbox: { readonly number: number } };

export type MarkInboxReadMutationVariables = Exact<{
  input: MarkInboxReadInput;
}>;


export type MarkInboxReadMutation = { readonly markInboxRead: { readonly readUpTo: number, readonly unreadCount: number, readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null } };

export type ChangeDisplayNameMutationVariables = Exact<{
  input: ChangeDisplayNameInput;
}>;


export type ChangeDisplayNameMutation = { readonly changeDisplayName: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly viewer: { readonly id: string, readonly account: { readonly id: string, readonly displayName: string } } | null } };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { readonly signIn: { readonly token: string | null, readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null } };

export type ChangeHandleMutationVariables = Exact<{
  input: ChangeHandleInput;
}>;


export type ChangeHandleMutation = { readonly changeHandle: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly viewer: { readonly id: string, readonly handle: string | null } | null } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { readonly changePassword: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly viewer: { readonly id: string } | null } };

export type SignOutMutationVariables = Exact<{
  input: SignOutInput;
}>;


export type SignOutMutation = { readonly signOut: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null } };

export type SignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SignUpMutation = { readonly signUp: { readonly token: string | null, readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null } };

export type StartGuestMutationVariables = Exact<{
  input: StartGuestInput;
}>;


export type StartGuestMutation = { readonly startGuest: { readonly token: string | null, readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null } };

export type CreateAccessTokenMutationVariables = Exact<{
  input: CreateAccessTokenInput;
}>;


export type CreateAccessTokenMutation = { readonly createAccessToken: { readonly token: string | null, readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null } };

export type TokensQueryVariables = Exact<{ [key: string]: never; }>;


export type TokensQuery = { readonly viewer: { readonly id: string, readonly tokens: ReadonlyArray<{ readonly id: string, readonly name: string, readonly kind: TokenKind, readonly scopes: ReadonlyArray<Scope>, readonly current: boolean, readonly createdAt: string, readonly lastUsedAt: string | null }> } | null };

export type RevokeAccessTokenMutationVariables = Exact<{
  input: RevokeAccessTokenInput;
}>;


export type RevokeAccessTokenMutation = { readonly revokeAccessToken: { readonly tokenId: string | null, readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null } };

export type SignOutEverywhereMutationVariables = Exact<{
  input: SignOutEverywhereInput;
}>;


export type SignOutEverywhereMutation = { readonly signOutEverywhere: { readonly ended: number, readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null } };

export type ServerNowQueryVariables = Exact<{ [key: string]: never; }>;


export type ServerNowQuery = { readonly server: { readonly now: string } };

export type DecksQueryVariables = Exact<{ [key: string]: never; }>;


export type DecksQuery = { readonly editions: ReadonlyArray<{ readonly id: string, readonly title: string, readonly round: { readonly deck: { readonly archetypes: ReadonlyArray<{ readonly archetype: string, readonly ranks: ReadonlyArray<{ readonly rank: string, readonly name: string }> }>, readonly suits: ReadonlyArray<{ readonly suit: string, readonly name: string, readonly archetype: string }> } } | null, readonly dynasty: { readonly deck: ReadonlyArray<{ readonly suit: string, readonly name: string, readonly ranks: ReadonlyArray<{ readonly rank: string }> }>, readonly masks: ReadonlyArray<{ readonly mask: string, readonly name: string }> } | null }> };

export type DynastyCourseQueryVariables = Exact<{
  season: string;
}>;


export type DynastyCourseQuery = { readonly season:
    | { readonly id: string, readonly standings: { readonly nodes: ReadonlyArray<{ readonly seq: number, readonly at: string, readonly entries: { readonly nodes: ReadonlyArray<
              | { readonly pegs: number, readonly magistrelli: number, readonly player: { readonly id: string, readonly name: string } }
              | { readonly player: { readonly id: string, readonly name: string } }
            > } }> } }
    | { readonly id: string, readonly standings: { readonly nodes: ReadonlyArray<{ readonly seq: number, readonly at: string, readonly entries: { readonly nodes: ReadonlyArray<
              | { readonly pegs: number, readonly magistrelli: number, readonly player: { readonly id: string, readonly name: string } }
              | { readonly player: { readonly id: string, readonly name: string } }
            > } }> } }
   | null };

export type DynastyTableQueryVariables = Exact<{
  season: string;
}>;


export type DynastyTableQuery = { readonly season:
    | (
      { readonly __typename: 'Dynasty', readonly id: string, readonly name: string, readonly seq: number }
      & { ' $fragmentRefs'?: { 'GameListFragment': GameListFragment;'DynastyPlayersFragment': DynastyPlayersFragment;'MasksFragment': MasksFragment;'SeasonHead_Dynasty_Fragment': SeasonHead_Dynasty_Fragment;'SeasonClock_Dynasty_Fragment': SeasonClock_Dynasty_Fragment } }
    )
    | (
      { readonly __typename: 'Round', readonly id: string, readonly name: string, readonly seq: number }
      & { ' $fragmentRefs'?: { 'SeasonHead_Round_Fragment': SeasonHead_Round_Fragment;'SeasonClock_Round_Fragment': SeasonClock_Round_Fragment } }
    )
   | null };

export type DynastyLiveSubscriptionVariables = Exact<{
  season: string;
}>;


export type DynastyLiveSubscription = { readonly seasonUpdated:
    | (
      { readonly id: string, readonly seq: number }
      & { ' $fragmentRefs'?: { 'GameListFragment': GameListFragment;'DynastyPlayersFragment': DynastyPlayersFragment;'MasksFragment': MasksFragment;'SeasonHead_Dynasty_Fragment': SeasonHead_Dynasty_Fragment;'SeasonClock_Dynasty_Fragment': SeasonClock_Dynasty_Fragment } }
    )
    | (
      { readonly id: string, readonly seq: number }
      & { ' $fragmentRefs'?: { 'SeasonHead_Round_Fragment': SeasonHead_Round_Fragment;'SeasonClock_Round_Fragment': SeasonClock_Round_Fragment } }
    )
   };

export type DynastyPlayersFragment = { readonly id: string, readonly players: { readonly nodes: ReadonlyArray<(
      { readonly id: string, readonly pegs: number | null, readonly magistrelli: number | null, readonly readiness: boolean | null, readonly mask: { readonly mask: string, readonly name: string } | null }
      & { ' $fragmentRefs'?: { 'PlayerNameFragment': PlayerNameFragment } }
    )> } } & { ' $fragmentName'?: 'DynastyPlayersFragment' };

export type GameListFragment = { readonly id: string, readonly games: { readonly nodes: ReadonlyArray<(
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'GameListEntryFragment': GameListEntryFragment } }
    )> } } & { ' $fragmentName'?: 'GameListFragment' };

export type GameListEntryFragment = { readonly id: string, readonly number: number, readonly gameStatus: GameStatus, readonly bersaglio: number, readonly deadline: string | null, readonly grandCanal: { readonly rank: string, readonly suit: string, readonly name: string }, readonly turn: { readonly id: string, readonly name: string } | null, readonly campione: { readonly id: string, readonly name: string } | null, readonly participants: ReadonlyArray<{ readonly score: number, readonly player: { readonly id: string, readonly name: string } }> } & { ' $fragmentName'?: 'GameListEntryFragment' };

export type LeadersQueryVariables = Exact<{
  season: string;
  by: LeaderboardOrder;
}>;


export type LeadersQuery = { readonly season:
    | { readonly id: string, readonly leaderboard: { readonly nodes: ReadonlyArray<{ readonly place: number, readonly value: number, readonly player: (
            { readonly id: string, readonly record: { readonly games: number, readonly won: number } | null }
            & { ' $fragmentRefs'?: { 'PlayerNameFragment': PlayerNameFragment } }
          ) }> } }
    | { readonly id: string }
   | null };

export type MasksFragment = { readonly id: string, readonly ruleset: { readonly id: string, readonly section: { readonly title: string, readonly markdown: string } | null }, readonly masks: ReadonlyArray<{ readonly mask: string, readonly name: string, readonly moda: number, readonly standing: MaskStanding, readonly wornBy: ReadonlyArray<{ readonly id: string, readonly name: string }> }> } & { ' $fragmentName'?: 'MasksFragment' };

export type WearMaskMutationVariables = Exact<{
  input: WearMaskInput;
}>;


export type WearMaskMutation = { readonly wearMask: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly season:
      | (
        { readonly id: string, readonly seq: number }
        & { ' $fragmentRefs'?: { 'DynastyPlayersFragment': DynastyPlayersFragment;'MasksFragment': MasksFragment } }
      )
      | { readonly id: string, readonly seq: number }
     | null } };

export type SetReadinessMutationVariables = Exact<{
  input: SetReadinessInput;
}>;


export type SetReadinessMutation = { readonly setReadiness: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly season:
      | (
        { readonly id: string, readonly seq: number }
        & { ' $fragmentRefs'?: { 'DynastyPlayersFragment': DynastyPlayersFragment;'GameListFragment': GameListFragment } }
      )
      | { readonly id: string, readonly seq: number }
     | null } };

export type SetClientSeedMutationVariables = Exact<{
  input: SetClientSeedInput;
}>;


export type SetClientSeedMutation = { readonly setClientSeed: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly season:
      | { readonly id: string, readonly seq: number }
      | { readonly id: string, readonly seq: number }
     | null } };

export type StartGameMutationVariables = Exact<{
  input: StartGameInput;
}>;


export type StartGameMutation = { readonly startGame: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly game: { readonly id: string, readonly dynasty: (
        { readonly id: string, readonly seq: number }
        & { ' $fragmentRefs'?: { 'DynastyPlayersFragment': DynastyPlayersFragment;'GameListFragment': GameListFragment } }
      ) } | null } };

export type PublishRulesetMutationVariables = Exact<{
  input: PublishRulesetInput;
}>;


export type PublishRulesetMutation = { readonly publishRuleset: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly season:
      | { readonly id: string, readonly seq: number, readonly ruleset: { readonly id: string, readonly revision: number } }
      | { readonly id: string, readonly seq: number, readonly ruleset: { readonly id: string, readonly revision: number } }
     | null } };

export type MyPlaceQueryVariables = Exact<{
  season: string;
}>;


export type MyPlaceQuery = { readonly season:
    | { readonly id: string, readonly viewer: { readonly id: string, readonly host: boolean, readonly player: { readonly id: string, readonly readiness: boolean | null, readonly wait: number | null, readonly clientSeedSha256: string | null, readonly nextClientSeedSha256: string | null, readonly mask: { readonly mask: string, readonly name: string } | null } | null, readonly options: ReadonlyArray<{ readonly mutation: string, readonly description: string, readonly needs: ReadonlyArray<string>, readonly input: unknown, readonly facts: unknown }> } | null }
    | { readonly id: string, readonly viewer: { readonly id: string, readonly host: boolean, readonly player: { readonly id: string, readonly readiness: boolean | null, readonly wait: number | null, readonly clientSeedSha256: string | null, readonly nextClientSeedSha256: string | null, readonly mask: { readonly mask: string, readonly name: string } | null } | null, readonly options: ReadonlyArray<{ readonly mutation: string, readonly description: string, readonly needs: ReadonlyArray<string>, readonly input: unknown, readonly facts: unknown }> } | null }
   | null };

export type AnyCardFragment = { readonly id: string, readonly environment: { readonly id: string } } & { ' $fragmentName'?: 'AnyCardFragment' };

export type GameDeckQueryVariables = Exact<{
  ruleset: string;
}>;


export type GameDeckQuery = { readonly node:
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string, readonly dynasty: { readonly deck: ReadonlyArray<{ readonly suit: string, readonly name: string, readonly ranks: ReadonlyArray<{ readonly rank: string, readonly name: string }> }> } | null }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
   | null };

export type BetsFragment = { readonly id: string, readonly juice: number, readonly season:
    | { readonly id: string }
    | { readonly id: string }
  , readonly environment: { readonly id: string, readonly dynasty: { readonly betting: boolean } | null }, readonly bookmaker: { readonly id: string, readonly name: string } | null, readonly participants: ReadonlyArray<{ readonly player: { readonly id: string, readonly name: string } }>, readonly bets: ReadonlyArray<{ readonly id: string, readonly juice: number, readonly status: BetStatus, readonly player: { readonly id: string, readonly name: string }, readonly on: { readonly id: string, readonly name: string } }> } & { ' $fragmentName'?: 'BetsFragment' };

export type PlaceBetMutationVariables = Exact<{
  input: PlaceBetInput;
}>;


export type PlaceBetMutation = { readonly placeBet: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly game: (
      { readonly id: string, readonly seq: number }
      & { ' $fragmentRefs'?: { 'BetsFragment': BetsFragment;'GameStoryFragment': GameStoryFragment } }
    ) | null } };

export type BecomeBookmakerMutationVariables = Exact<{
  input: GameInput;
}>;


export type BecomeBookmakerMutation = { readonly becomeBookmaker: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly game: (
      { readonly id: string, readonly seq: number }
      & { ' $fragmentRefs'?: { 'BetsFragment': BetsFragment;'GameStoryFragment': GameStoryFragment } }
    ) | null } };

export type SettleBetsMutationVariables = Exact<{
  input: GameInput;
}>;


export type SettleBetsMutation = { readonly settleBets: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly game: (
      { readonly id: string, readonly seq: number }
      & { ' $fragmentRefs'?: { 'BetsFragment': BetsFragment;'GameStoryFragment': GameStoryFragment } }
    ) | null } };

export type ClaimPanelFragment = { readonly id: string, readonly season:
    | { readonly id: string }
    | { readonly id: string }
  , readonly awaited: { readonly id: string, readonly name: string } | null, readonly sfida: { readonly by: { readonly id: string } } | null, readonly tricks: ReadonlyArray<{ readonly trick: string, readonly name: string, readonly points: number, readonly active: boolean }> } & { ' $fragmentName'?: 'ClaimPanelFragment' };

export type ClaimableQueryVariables = Exact<{
  game: string;
  card: CardInput;
}>;


export type ClaimableQuery = { readonly claimable: ReadonlyArray<{ readonly trick: string, readonly name: string, readonly points: number, readonly why: string }> };

export type PlayCardMutationVariables = Exact<{
  input: PlayCardInput;
}>;


export type PlayCardMutation = { readonly playCard: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly game: (
      { readonly id: string, readonly seq: number }
      & { ' $fragmentRefs'?: { 'GameTableFragment': GameTableFragment;'GameBarFragment': GameBarFragment;'GameStoryFragment': GameStoryFragment } }
    ) | null } };

export type DealersPartFragment = { readonly id: string, readonly season:
    | { readonly id: string }
    | { readonly id: string }
   } & { ' $fragmentName'?: 'DealersPartFragment' };

export type EndGameMutationVariables = Exact<{
  input: GameInput;
}>;


export type EndGameMutation = { readonly endGame: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly game: (
      { readonly id: string, readonly seq: number }
      & { ' $fragmentRefs'?: { 'GameTableFragment': GameTableFragment;'GameBarFragment': GameBarFragment;'GameStoryFragment': GameStoryFragment } }
    ) | null } };

export type VoidGameMutationVariables = Exact<{
  input: VoidGameInput;
}>;


export type VoidGameMutation = { readonly voidGame: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly game: (
      { readonly id: string, readonly seq: number }
      & { ' $fragmentRefs'?: { 'GameTableFragment': GameTableFragment;'GameBarFragment': GameBarFragment;'GameStoryFragment': GameStoryFragment } }
    ) | null } };

export type FineFragment = { readonly id: string, readonly gameStatus: GameStatus, readonly campione: { readonly id: string, readonly name: string } | null, readonly participants: ReadonlyArray<{ readonly player: { readonly id: string, readonly name: string }, readonly plays: ReadonlyArray<{ readonly number: number, readonly card: { readonly rank: string, readonly suit: string, readonly name: string } }> }>, readonly fine: { readonly clean: boolean, readonly fined: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly hands: ReadonlyArray<{ readonly player: { readonly id: string }, readonly cards: ReadonlyArray<{ readonly rank: string, readonly suit: string, readonly name: string }> }> } | null } & { ' $fragmentName'?: 'FineFragment' };

export type GameActsFragment = (
  { readonly id: string, readonly gameStatus: GameStatus, readonly stakes: number, readonly season:
    | { readonly id: string }
    | { readonly id: string }
  , readonly participants: ReadonlyArray<{ readonly player: { readonly id: string, readonly name: string } }> }
  & { ' $fragmentRefs'?: { 'MaskPowersFragment': MaskPowersFragment } }
) & { ' $fragmentName'?: 'GameActsFragment' };

export type OfferSfidaMutationVariables = Exact<{
  input: GameInput;
}>;


export type OfferSfidaMutation = { readonly offerSfida: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly game: (
      { readonly id: string, readonly seq: number }
      & { ' $fragmentRefs'?: { 'GameTableFragment': GameTableFragment;'GameBarFragment': GameBarFragment;'GameStoryFragment': GameStoryFragment } }
    ) | null } };

export type ResignGameMutationVariables = Exact<{
  input: GameInput;
}>;


export type ResignGameMutation = { readonly resignGame: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly game: (
      { readonly id: string, readonly seq: number }
      & { ' $fragmentRefs'?: { 'GameTableFragment': GameTableFragment;'GameBarFragment': GameBarFragment;'GameStoryFragment': GameStoryFragment } }
    ) | null } };

export type GameBarFragment = { readonly id: string, readonly gameStatus: GameStatus, readonly stakes: number, readonly juice: number, readonly bersaglio: number, readonly deadline: string | null, readonly turn: { readonly id: string, readonly name: string } | null, readonly campione: { readonly id: string, readonly name: string } | null } & { ' $fragmentName'?: 'GameBarFragment' };

export type GameQueryVariables = Exact<{
  game: string;
}>;


export type GameQuery = { readonly node:
    | { readonly __typename: 'AccessToken', readonly id: string }
    | { readonly __typename: 'Account', readonly id: string }
    | { readonly __typename: 'Auction', readonly id: string }
    | { readonly __typename: 'Bet', readonly id: string }
    | { readonly __typename: 'Bid', readonly id: string }
    | { readonly __typename: 'Candidacy', readonly id: string }
    | { readonly __typename: 'ConfidenceVote', readonly id: string }
    | { readonly __typename: 'Contract', readonly id: string }
    | { readonly __typename: 'ContractChange', readonly id: string }
    | { readonly __typename: 'Duck', readonly id: string }
    | { readonly __typename: 'Dynasty', readonly id: string }
    | (
      { readonly __typename: 'GiolittiGame', readonly seq: number, readonly number: number, readonly gameStatus: GameStatus, readonly id: string, readonly season:
        | (
          { readonly id: string, readonly name: string }
          & { ' $fragmentRefs'?: { 'SeasonClock_Dynasty_Fragment': SeasonClock_Dynasty_Fragment } }
        )
        | (
          { readonly id: string, readonly name: string }
          & { ' $fragmentRefs'?: { 'SeasonClock_Round_Fragment': SeasonClock_Round_Fragment } }
        )
       }
      & { ' $fragmentRefs'?: { 'GameTableFragment': GameTableFragment;'GameStoryFragment': GameStoryFragment;'SfidaAskedFragment': SfidaAskedFragment;'GameNowFragment': GameNowFragment;'ReplayFragment': ReplayFragment } }
    )
    | { readonly __typename: 'Hand', readonly id: string }
    | { readonly __typename: 'JudgeOffice', readonly id: string }
    | { readonly __typename: 'JudgeTerm', readonly id: string }
    | { readonly __typename: 'JusticeRequest', readonly id: string }
    | { readonly __typename: 'Lot', readonly id: string }
    | { readonly __typename: 'Player', readonly id: string }
    | { readonly __typename: 'Proposal', readonly id: string }
    | { readonly __typename: 'Round', readonly id: string }
    | { readonly __typename: 'Ruleset', readonly id: string }
    | { readonly __typename: 'Ruling', readonly id: string }
    | { readonly __typename: 'SeasonViewer', readonly id: string }
    | { readonly __typename: 'SecretAction', readonly id: string }
    | { readonly __typename: 'SlotsSitting', readonly id: string }
    | { readonly __typename: 'Trade', readonly id: string }
    | { readonly __typename: 'Viewer', readonly id: string }
    | { readonly __typename: 'War', readonly id: string }
    | { readonly __typename: 'WorkOfArt', readonly id: string }
   | null };

export type GameLiveSubscriptionVariables = Exact<{
  game: string;
}>;


export type GameLiveSubscription = { readonly tableUpdated:
    | (
      { readonly seq: number, readonly id: string }
      & { ' $fragmentRefs'?: { 'GameTableFragment': GameTableFragment;'GameStoryFragment': GameStoryFragment;'SfidaAskedFragment': SfidaAskedFragment;'GameNowFragment': GameNowFragment;'ReplayFragment': ReplayFragment } }
    )
    | { readonly id: string }
    | { readonly id: string }
   };

export type GameNowFragment = (
  { readonly id: string, readonly number: number, readonly gameStatus: GameStatus, readonly season:
    | { readonly id: string }
    | { readonly id: string }
   }
  & { ' $fragmentRefs'?: { 'GameBarFragment': GameBarFragment;'GameActsFragment': GameActsFragment;'MyHandFragment': MyHandFragment;'FineFragment': FineFragment;'BetsFragment': BetsFragment;'DealersPartFragment': DealersPartFragment } }
) & { ' $fragmentName'?: 'GameNowFragment' };

export type GameTableFragment = (
  { readonly id: string, readonly turn: { readonly id: string } | null, readonly grandCanal: { readonly rank: string, readonly suit: string, readonly name: string }, readonly participants: ReadonlyArray<(
    { readonly player: { readonly id: string } }
    & { ' $fragmentRefs'?: { 'SeatFragment': SeatFragment } }
  )> }
  & { ' $fragmentRefs'?: { 'SfidaAskedFragment': SfidaAskedFragment;'TricksFragment': TricksFragment;'FineFragment': FineFragment;'BetsFragment': BetsFragment } }
) & { ' $fragmentName'?: 'GameTableFragment' };

export type MaskPowersFragment = { readonly id: string, readonly season:
    | { readonly id: string }
    | { readonly id: string }
  , readonly tricks: ReadonlyArray<{ readonly trick: string, readonly name: string, readonly points: number }> } & { ' $fragmentName'?: 'MaskPowersFragment' };

export type UseRealiMutationVariables = Exact<{
  input: UseRealiInput;
}>;


export type UseRealiMutation = { readonly useReali: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly game: (
      { readonly id: string, readonly seq: number }
      & { ' $fragmentRefs'?: { 'GameTableFragment': GameTableFragment;'GameBarFragment': GameBarFragment;'GameStoryFragment': GameStoryFragment } }
    ) | null } };

export type RevealMaskMutationVariables = Exact<{
  input: RevealMaskInput;
}>;


export type RevealMaskMutation = { readonly revealMask: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly game: (
      { readonly id: string, readonly seq: number }
      & { ' $fragmentRefs'?: { 'GameTableFragment': GameTableFragment;'GameBarFragment': GameBarFragment;'GameStoryFragment': GameStoryFragment } }
    ) | null } };

export type MyHandFragment = (
  { readonly id: string, readonly season:
    | { readonly id: string }
    | { readonly id: string }
   }
  & { ' $fragmentRefs'?: { 'AnyCardFragment': AnyCardFragment;'ClaimPanelFragment': ClaimPanelFragment } }
) & { ' $fragmentName'?: 'MyHandFragment' };

export type MyGameQueryVariables = Exact<{
  game: string;
}>;


export type MyGameQuery = { readonly node:
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string, readonly participants: ReadonlyArray<{ readonly player: { readonly id: string }, readonly hand: ReadonlyArray<{ readonly rank: string, readonly suit: string, readonly name: string }> | null }>, readonly claimables: ReadonlyArray<{ readonly nameable: boolean, readonly points: number, readonly card: { readonly rank: string, readonly suit: string, readonly name: string }, readonly tricks: ReadonlyArray<{ readonly trick: string, readonly name: string, readonly points: number, readonly why: string }> }> | null, readonly season:
        | { readonly id: string, readonly viewer: { readonly id: string, readonly player: { readonly id: string } | null, readonly options: ReadonlyArray<{ readonly mutation: string, readonly description: string, readonly needs: ReadonlyArray<string>, readonly input: unknown, readonly facts: unknown }> } | null }
        | { readonly id: string, readonly viewer: { readonly id: string, readonly player: { readonly id: string } | null, readonly options: ReadonlyArray<{ readonly mutation: string, readonly description: string, readonly needs: ReadonlyArray<string>, readonly input: unknown, readonly facts: unknown }> } | null }
       }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
   | null };

export type ReplayFragment = { readonly id: string, readonly plays: ReadonlyArray<{ readonly number: number, readonly claim: number, readonly scored: number, readonly player: { readonly id: string, readonly name: string }, readonly card: { readonly rank: string, readonly suit: string, readonly name: string } }> } & { ' $fragmentName'?: 'ReplayFragment' };

export type SeatFragment = { readonly score: number, readonly mask: string | null, readonly player: (
    { readonly id: string, readonly name: string }
    & { ' $fragmentRefs'?: { 'PlayerNameFragment': PlayerNameFragment } }
  ), readonly pocket: ReadonlyArray<{ readonly rank: string, readonly suit: string, readonly name: string }>, readonly disclosedHand: ReadonlyArray<{ readonly rank: string, readonly suit: string, readonly name: string }> | null } & { ' $fragmentName'?: 'SeatFragment' };

export type SfidaAskedFragment = { readonly id: string, readonly stakes: number, readonly season:
    | { readonly id: string }
    | { readonly id: string }
  , readonly sfida: { readonly by: { readonly id: string, readonly name: string }, readonly to: { readonly id: string, readonly name: string } } | null } & { ' $fragmentName'?: 'SfidaAskedFragment' };

export type AnswerSfidaMutationVariables = Exact<{
  input: AnswerSfidaInput;
}>;


export type AnswerSfidaMutation = { readonly answerSfida: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly game: (
      { readonly id: string, readonly seq: number }
      & { ' $fragmentRefs'?: { 'GameTableFragment': GameTableFragment;'GameBarFragment': GameBarFragment;'GameStoryFragment': GameStoryFragment } }
    ) | null } };

export type GameStoryFragment = { readonly id: string, readonly story: ReadonlyArray<string> } & { ' $fragmentName'?: 'GameStoryFragment' };

export type TricksFragment = { readonly id: string, readonly tricks: ReadonlyArray<{ readonly trick: string, readonly name: string, readonly class: string, readonly points: number, readonly active: boolean }> } & { ' $fragmentName'?: 'TricksFragment' };

export type GamePositionsQueryVariables = Exact<{
  game: string;
}>;


export type GamePositionsQuery = { readonly node:
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string, readonly positions: ReadonlyArray<{ readonly afterPlay: number, readonly stakes: number, readonly seats: ReadonlyArray<{ readonly score: number, readonly player: { readonly id: string }, readonly pocket: ReadonlyArray<{ readonly rank: string, readonly suit: string, readonly name: string }> }> }> }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
   | null };

export type BallotFragment = { readonly id: string, readonly status: ProposalStatus, readonly popular: boolean, readonly tally: { readonly votesFor: number, readonly votesAgainst: number }, readonly votes: ReadonlyArray<{ readonly choice: VoteChoice, readonly counts: boolean, readonly player: { readonly id: string, readonly name: string } }>, readonly notVoted: ReadonlyArray<{ readonly id: string, readonly name: string }> } & { ' $fragmentName'?: 'BallotFragment' };

export type CastVoteMutationVariables = Exact<{
  input: CastVoteInput;
}>;


export type CastVoteMutation = { readonly castVote: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly proposal: (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'BallotFragment': BallotFragment } }
    ) | null } };

export type CandidatesFragment = { readonly id: string, readonly candidates: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly message: string, readonly status: CandidacyStatus, readonly endorsements: number, readonly player: { readonly id: string, readonly name: string } }> } } & { ' $fragmentName'?: 'CandidatesFragment' };

export type NominateForJudgeMutationVariables = Exact<{
  input: NominateForJudgeInput;
}>;


export type NominateForJudgeMutation = { readonly nominateForJudge: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly candidacy: { readonly id: string } | null } };

export type EndorseCandidateMutationVariables = Exact<{
  input: EndorseCandidateInput;
}>;


export type EndorseCandidateMutation = { readonly endorseCandidate: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly candidacy: { readonly id: string, readonly endorsements: number } | null } };

export type WithdrawEndorsementMutationVariables = Exact<{
  input: WithdrawEndorsementInput;
}>;


export type WithdrawEndorsementMutation = { readonly withdrawEndorsement: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly candidacy: { readonly id: string, readonly endorsements: number } | null } };

export type AppointJudgeMutationVariables = Exact<{
  input: AppointJudgeInput;
}>;


export type AppointJudgeMutation = { readonly appointJudge: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly judge: (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'OfficeFragment': OfficeFragment } }
    ) | null } };

export type EffectsFragment = { readonly id: string, readonly effects: ReadonlyArray<
    | { readonly __typename: 'AmendRulesetEffect', readonly patch: unknown }
    | { readonly __typename: 'CorrectStandingEffect', readonly player: { readonly id: string, readonly name: string } }
    | { readonly __typename: 'CreateDuckEffect', readonly name: string, readonly player: { readonly id: string, readonly name: string } }
    | { readonly __typename: 'CreateWorkEffect', readonly title: string }
    | { readonly __typename: 'GiveItemsEffect', readonly player: { readonly id: string, readonly name: string }, readonly items: ReadonlyArray<{ readonly item: string, readonly name: string, readonly quantity: number }> }
    | { readonly __typename: 'TakeItemsEffect', readonly player: { readonly id: string, readonly name: string }, readonly items: ReadonlyArray<{ readonly item: string, readonly name: string, readonly quantity: number }> }
  >, readonly failure: { readonly refusal: { readonly message: string } } | null, readonly revision: { readonly id: string, readonly revision: number } | null } & { ' $fragmentName'?: 'EffectsFragment' };

export type JudgePageQueryVariables = Exact<{
  season: string;
}>;


export type JudgePageQuery = { readonly season:
    | (
      { readonly __typename: 'Dynasty', readonly id: string, readonly viewer: { readonly id: string, readonly options: ReadonlyArray<{ readonly mutation: string, readonly input: unknown }> } | null }
      & { ' $fragmentRefs'?: { 'SeasonFrame_Dynasty_Fragment': SeasonFrame_Dynasty_Fragment } }
    )
    | (
      { readonly __typename: 'Round', readonly id: string, readonly judge: (
        { readonly id: string }
        & { ' $fragmentRefs'?: { 'OfficeFragment': OfficeFragment;'CandidatesFragment': CandidatesFragment;'RequestsFragment': RequestsFragment } }
      ), readonly viewer: { readonly id: string, readonly options: ReadonlyArray<{ readonly mutation: string, readonly input: unknown }> } | null }
      & { ' $fragmentRefs'?: { 'SeasonFrame_Round_Fragment': SeasonFrame_Round_Fragment } }
    )
   | null };

export type JudgeLiveSubscriptionVariables = Exact<{
  season: string;
}>;


export type JudgeLiveSubscription = { readonly seasonUpdated:
    | { readonly id: string, readonly seq: number }
    | { readonly id: string, readonly seq: number }
   };

export type OfficeFragment = { readonly id: string, readonly player: { readonly id: string, readonly name: string } | null, readonly term: { readonly id: string, readonly startedAt: string } | null, readonly removal: { readonly needed: number, readonly judge: { readonly id: string, readonly name: string }, readonly assents: ReadonlyArray<{ readonly id: string }> } | null } & { ' $fragmentName'?: 'OfficeFragment' };

export type ResignAsJudgeMutationVariables = Exact<{
  input: ResignAsJudgeInput;
}>;


export type ResignAsJudgeMutation = { readonly resignAsJudge: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly judge: (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'OfficeFragment': OfficeFragment } }
    ) | null } };

export type AssentToJudgeRemovalMutationVariables = Exact<{
  input: AssentToJudgeRemovalInput;
}>;


export type AssentToJudgeRemovalMutation = { readonly assentToJudgeRemoval: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly judge: (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'OfficeFragment': OfficeFragment } }
    ) | null } };

export type ProposalCardFragment = (
  { readonly id: string, readonly number: number, readonly title: string, readonly text: string, readonly class: string, readonly status: ProposalStatus, readonly opensAt: string, readonly closesAt: string, readonly decidedAt: string | null, readonly author: { readonly id: string, readonly name: string } }
  & { ' $fragmentRefs'?: { 'BallotFragment': BallotFragment;'EffectsFragment': EffectsFragment } }
) & { ' $fragmentName'?: 'ProposalCardFragment' };

export type RetractProposalMutationVariables = Exact<{
  input: RetractProposalInput;
}>;


export type RetractProposalMutation = { readonly retractProposal: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly proposal: (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'ProposalCardFragment': ProposalCardFragment } }
    ) | null } };

export type ProposalFormFragment = { readonly id: string, readonly ruleset: { readonly id: string, readonly round: { readonly proposalClasses: ReadonlyArray<{ readonly class: string, readonly name: string, readonly days: number | null, readonly isDefault: boolean }> } | null } } & { ' $fragmentName'?: 'ProposalFormFragment' };

export type SubmitProposalMutationVariables = Exact<{
  input: SubmitProposalInput;
}>;


export type SubmitProposalMutation = { readonly submitProposal: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly proposal: (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'ProposalCardFragment': ProposalCardFragment } }
    ) | null } };

export type ProposalsQueryVariables = Exact<{
  season: string;
}>;


export type ProposalsQuery = { readonly season:
    | (
      { readonly __typename: 'Dynasty', readonly id: string, readonly viewer: { readonly id: string, readonly options: ReadonlyArray<{ readonly mutation: string, readonly input: unknown }> } | null }
      & { ' $fragmentRefs'?: { 'SeasonFrame_Dynasty_Fragment': SeasonFrame_Dynasty_Fragment } }
    )
    | (
      { readonly __typename: 'Round', readonly id: string, readonly proposals: { readonly nodes: ReadonlyArray<(
          { readonly id: string }
          & { ' $fragmentRefs'?: { 'ProposalCardFragment': ProposalCardFragment } }
        )> }, readonly viewer: { readonly id: string, readonly options: ReadonlyArray<{ readonly mutation: string, readonly input: unknown }> } | null }
      & { ' $fragmentRefs'?: { 'ProposalFormFragment': ProposalFormFragment;'SeasonFrame_Round_Fragment': SeasonFrame_Round_Fragment } }
    )
   | null };

export type ProposalsLiveSubscriptionVariables = Exact<{
  season: string;
}>;


export type ProposalsLiveSubscription = { readonly seasonUpdated:
    | { readonly id: string, readonly seq: number }
    | { readonly id: string, readonly seq: number }
   };

export type RequestsFragment = { readonly id: string, readonly requests: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly number: number, readonly kind: JusticeRequestKind, readonly words: string, readonly status: JusticeRequestStatus, readonly player: { readonly id: string, readonly name: string }, readonly sections: ReadonlyArray<{ readonly anchor: string, readonly title: string }>, readonly rulings: ReadonlyArray<(
        { readonly id: string }
        & { ' $fragmentRefs'?: { 'RulingViewFragment': RulingViewFragment } }
      )> }> } } & { ' $fragmentName'?: 'RequestsFragment' };

export type RequestJusticeMutationVariables = Exact<{
  input: RequestJusticeInput;
}>;


export type RequestJusticeMutation = { readonly requestJustice: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly request: { readonly id: string } | null } };

export type IssueRulingMutationVariables = Exact<{
  input: IssueRulingInput;
}>;


export type IssueRulingMutation = { readonly issueRuling: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly ruling: (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'RulingViewFragment': RulingViewFragment } }
    ) | null } };

export type RulingViewFragment = { readonly id: string, readonly number: number, readonly words: string, readonly verdict: Verdict | null, readonly status: RulingStatus, readonly judge: { readonly id: string, readonly name: string }, readonly confidenceVote: { readonly id: string, readonly status: ConfidenceVoteStatus, readonly endsAt: string, readonly overturning: number, readonly affirming: number } | null } & { ' $fragmentName'?: 'RulingViewFragment' };

export type OverturnRulingMutationVariables = Exact<{
  input: OverturnRulingInput;
}>;


export type OverturnRulingMutation = { readonly overturnRuling: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly ruling: (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'RulingViewFragment': RulingViewFragment } }
    ) | null } };

export type CallConfidenceVoteMutationVariables = Exact<{
  input: CallConfidenceVoteInput;
}>;


export type CallConfidenceVoteMutation = { readonly callConfidenceVote: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly confidenceVote: { readonly id: string, readonly ruling: (
        { readonly id: string }
        & { ' $fragmentRefs'?: { 'RulingViewFragment': RulingViewFragment } }
      ) } | null } };

export type CastConfidenceVoteMutationVariables = Exact<{
  input: CastConfidenceVoteInput;
}>;


export type CastConfidenceVoteMutation = { readonly castConfidenceVote: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly confidenceVote: { readonly id: string, readonly overturning: number, readonly affirming: number } | null } };

type SeasonFrame_Dynasty_Fragment = (
  { readonly id: string, readonly name: string, readonly kind: SeasonKind }
  & { ' $fragmentRefs'?: { 'SeasonHead_Dynasty_Fragment': SeasonHead_Dynasty_Fragment;'SeasonClock_Dynasty_Fragment': SeasonClock_Dynasty_Fragment } }
) & { ' $fragmentName'?: 'SeasonFrame_Dynasty_Fragment' };

type SeasonFrame_Round_Fragment = (
  { readonly id: string, readonly name: string, readonly kind: SeasonKind }
  & { ' $fragmentRefs'?: { 'SeasonHead_Round_Fragment': SeasonHead_Round_Fragment;'SeasonClock_Round_Fragment': SeasonClock_Round_Fragment } }
) & { ' $fragmentName'?: 'SeasonFrame_Round_Fragment' };

export type SeasonFrameFragment =
  | SeasonFrame_Dynasty_Fragment
  | SeasonFrame_Round_Fragment
;

export type PlayerNameFragment = { readonly id: string, readonly name: string, readonly account: { readonly id: string } } & { ' $fragmentName'?: 'PlayerNameFragment' };

export type ToldToMeSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ToldToMeSubscription = { readonly inbox: { readonly number: number, readonly event:
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
      | { readonly at: string, readonly text: string }
     } };

export type MySeasonsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySeasonsQuery = { readonly viewer: { readonly id: string, readonly seasons: { readonly nodes: ReadonlyArray<
        | (
          { readonly id: string }
          & { ' $fragmentRefs'?: { 'SeasonCard_Dynasty_Fragment': SeasonCard_Dynasty_Fragment } }
        )
        | (
          { readonly id: string }
          & { ' $fragmentRefs'?: { 'SeasonCard_Round_Fragment': SeasonCard_Round_Fragment } }
        )
      > } } | null };

export type SeasonsQueryVariables = Exact<{ [key: string]: never; }>;


export type SeasonsQuery = { readonly running: { readonly nodes: ReadonlyArray<
      | (
        { readonly id: string }
        & { ' $fragmentRefs'?: { 'SeasonCard_Dynasty_Fragment': SeasonCard_Dynasty_Fragment } }
      )
      | (
        { readonly id: string }
        & { ' $fragmentRefs'?: { 'SeasonCard_Round_Fragment': SeasonCard_Round_Fragment } }
      )
    > }, readonly rehearsals: { readonly nodes: ReadonlyArray<
      | (
        { readonly id: string }
        & { ' $fragmentRefs'?: { 'SeasonCard_Dynasty_Fragment': SeasonCard_Dynasty_Fragment } }
      )
      | (
        { readonly id: string }
        & { ' $fragmentRefs'?: { 'SeasonCard_Round_Fragment': SeasonCard_Round_Fragment } }
      )
    > } };

export type SeasonLiveSubscriptionVariables = Exact<{
  season: string;
}>;


export type SeasonLiveSubscription = { readonly seasonUpdated:
    | (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'SeasonCard_Dynasty_Fragment': SeasonCard_Dynasty_Fragment } }
    )
    | (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'SeasonCard_Round_Fragment': SeasonCard_Round_Fragment } }
    )
   };

export type WhoPlaysQueryVariables = Exact<{ [key: string]: never; }>;


export type WhoPlaysQuery = { readonly viewer: { readonly id: string, readonly account: { readonly id: string, readonly displayName: string } } | null };

type SeasonCard_Dynasty_Fragment = (
  { readonly __typename: 'Dynasty', readonly id: string, readonly name: string, readonly description: string | null, readonly watching: number, readonly kind: SeasonKind, readonly status: SeasonStatus, readonly phase: string | null, readonly rehearsal: boolean, readonly nextDeadline: string | null, readonly startsAt: string, readonly host: { readonly id: string, readonly displayName: string }, readonly winner: { readonly id: string, readonly name: string } | null, readonly players: { readonly totalCount: number } }
  & { ' $fragmentRefs'?: { 'SeasonClock_Dynasty_Fragment': SeasonClock_Dynasty_Fragment } }
) & { ' $fragmentName'?: 'SeasonCard_Dynasty_Fragment' };

type SeasonCard_Round_Fragment = (
  { readonly __typename: 'Round', readonly week: number | null, readonly id: string, readonly name: string, readonly description: string | null, readonly watching: number, readonly kind: SeasonKind, readonly status: SeasonStatus, readonly phase: string | null, readonly rehearsal: boolean, readonly nextDeadline: string | null, readonly startsAt: string, readonly ruleset: { readonly id: string, readonly round: { readonly phases: ReadonlyArray<{ readonly phase: string, readonly name: string }> } | null }, readonly host: { readonly id: string, readonly displayName: string }, readonly winner: { readonly id: string, readonly name: string } | null, readonly players: { readonly totalCount: number } }
  & { ' $fragmentRefs'?: { 'SeasonClock_Round_Fragment': SeasonClock_Round_Fragment } }
) & { ' $fragmentName'?: 'SeasonCard_Round_Fragment' };

export type SeasonCardFragment =
  | SeasonCard_Dynasty_Fragment
  | SeasonCard_Round_Fragment
;

export type FindSeasonsQueryVariables = Exact<{
  search?: string | null | undefined;
  kind?: SeasonKind | null | undefined;
  status?: SeasonStatus | null | undefined;
  rehearsal?: boolean | null | undefined;
  joinable?: boolean | null | undefined;
  orderBy?: SeasonOrder | null | undefined;
}>;


export type FindSeasonsQuery = { readonly seasons: { readonly nodes: ReadonlyArray<
      | (
        { readonly id: string }
        & { ' $fragmentRefs'?: { 'SeasonCard_Dynasty_Fragment': SeasonCard_Dynasty_Fragment } }
      )
      | (
        { readonly id: string }
        & { ' $fragmentRefs'?: { 'SeasonCard_Round_Fragment': SeasonCard_Round_Fragment } }
      )
    > } };

export type SeasonsLiveSubscriptionVariables = Exact<{
  search?: string | null | undefined;
  kind?: SeasonKind | null | undefined;
  status?: SeasonStatus | null | undefined;
  rehearsal?: boolean | null | undefined;
  joinable?: boolean | null | undefined;
}>;


export type SeasonsLiveSubscription = { readonly seasonsUpdated: { readonly again: boolean, readonly gone: ReadonlyArray<string>, readonly seasons: ReadonlyArray<
      | (
        { readonly id: string }
        & { ' $fragmentRefs'?: { 'SeasonCard_Dynasty_Fragment': SeasonCard_Dynasty_Fragment } }
      )
      | (
        { readonly id: string }
        & { ' $fragmentRefs'?: { 'SeasonCard_Round_Fragment': SeasonCard_Round_Fragment } }
      )
    > } };

export type MayPractiseQueryVariables = Exact<{ [key: string]: never; }>;


export type MayPractiseQuery = { readonly server: { readonly practice: boolean } };

export type StartPracticeMutationVariables = Exact<{
  input: StartPracticeInput;
}>;


export type StartPracticeMutation = { readonly startPractice: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly season:
      | { readonly id: string }
      | { readonly id: string }
     | null } };

export type RehearseRoundMutationVariables = Exact<{
  input: CreateRoundInput;
}>;


export type RehearseRoundMutation = { readonly createRound: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly season: { readonly id: string } | null } };

export type RehearseDynastyMutationVariables = Exact<{
  input: CreateDynastyInput;
}>;


export type RehearseDynastyMutation = { readonly createDynasty: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly season: { readonly id: string } | null } };

export type SitInMutationVariables = Exact<{
  input: JoinSeasonInput;
}>;


export type SitInMutation = { readonly joinSeason: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly player: { readonly id: string } | null } };

export type WaitsForMeQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitsForMeQuery = { readonly viewer: { readonly id: string, readonly waiting: { readonly complete: boolean, readonly nodes: ReadonlyArray<{ readonly kind: WaitingKind, readonly from: string | null, readonly until: string | null, readonly on:
          | { readonly __typename: 'AccessToken', readonly id: string }
          | { readonly __typename: 'Account', readonly id: string }
          | { readonly __typename: 'Auction', readonly id: string }
          | { readonly __typename: 'Bet', readonly id: string }
          | { readonly __typename: 'Bid', readonly id: string }
          | { readonly __typename: 'Candidacy', readonly id: string }
          | { readonly __typename: 'ConfidenceVote', readonly id: string }
          | { readonly __typename: 'Contract', readonly id: string }
          | { readonly __typename: 'ContractChange', readonly id: string }
          | { readonly __typename: 'Duck', readonly id: string }
          | { readonly __typename: 'Dynasty', readonly id: string }
          | { readonly __typename: 'GiolittiGame', readonly id: string }
          | { readonly __typename: 'Hand', readonly id: string }
          | { readonly __typename: 'JudgeOffice', readonly id: string }
          | { readonly __typename: 'JudgeTerm', readonly id: string }
          | { readonly __typename: 'JusticeRequest', readonly id: string }
          | { readonly __typename: 'Lot', readonly id: string }
          | { readonly __typename: 'Player', readonly id: string }
          | { readonly __typename: 'Proposal', readonly id: string }
          | { readonly __typename: 'Round', readonly id: string }
          | { readonly __typename: 'Ruleset', readonly id: string }
          | { readonly __typename: 'Ruling', readonly id: string }
          | { readonly __typename: 'SeasonViewer', readonly id: string }
          | { readonly __typename: 'SecretAction', readonly id: string }
          | { readonly __typename: 'SlotsSitting', readonly id: string }
          | { readonly __typename: 'Trade', readonly id: string }
          | { readonly __typename: 'Viewer', readonly id: string }
          | { readonly __typename: 'War', readonly id: string }
          | { readonly __typename: 'WorkOfArt', readonly id: string }
         | null, readonly option: { readonly description: string }, readonly refusal: { readonly message: string } | null, readonly season:
          | (
            { readonly id: string, readonly name: string, readonly kind: SeasonKind }
            & { ' $fragmentRefs'?: { 'SeasonClock_Dynasty_Fragment': SeasonClock_Dynasty_Fragment } }
          )
          | (
            { readonly id: string, readonly name: string, readonly kind: SeasonKind }
            & { ' $fragmentRefs'?: { 'SeasonClock_Round_Fragment': SeasonClock_Round_Fragment } }
          )
         }> } } | null };

export type NoticedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NoticedSubscription = { readonly inbox: { readonly number: number } };

type ClockControls_Dynasty_Fragment = { readonly id: string, readonly now: string, readonly tempo: number, readonly nextDeadline: string | null } & { ' $fragmentName'?: 'ClockControls_Dynasty_Fragment' };

type ClockControls_Round_Fragment = { readonly id: string, readonly now: string, readonly tempo: number, readonly nextDeadline: string | null } & { ' $fragmentName'?: 'ClockControls_Round_Fragment' };

export type ClockControlsFragment =
  | ClockControls_Dynasty_Fragment
  | ClockControls_Round_Fragment
;

export type AdvanceClockMutationVariables = Exact<{
  input: AdvanceClockInput;
}>;


export type AdvanceClockMutation = { readonly advanceClock: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly season:
      | (
        { readonly id: string }
        & { ' $fragmentRefs'?: { 'ClockControls_Dynasty_Fragment': ClockControls_Dynasty_Fragment;'SeasonClock_Dynasty_Fragment': SeasonClock_Dynasty_Fragment } }
      )
      | (
        { readonly id: string }
        & { ' $fragmentRefs'?: { 'ClockControls_Round_Fragment': ClockControls_Round_Fragment;'SeasonClock_Round_Fragment': SeasonClock_Round_Fragment } }
      )
     | null } };

export type CloseSeasonMutationVariables = Exact<{
  input: CloseSeasonInput;
}>;


export type CloseSeasonMutation = { readonly closeSeason: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly season:
      | { readonly id: string, readonly status: SeasonStatus, readonly endedAt: string | null }
      | { readonly id: string, readonly status: SeasonStatus, readonly endedAt: string | null }
     | null } };

export type CreatePageQueryVariables = Exact<{ [key: string]: never; }>;


export type CreatePageQuery = { readonly viewer: { readonly id: string } | null, readonly editions: ReadonlyArray<{ readonly id: string, readonly title: string, readonly kind: SeasonKind }> };

type Describe_Dynasty_Fragment = { readonly id: string, readonly name: string, readonly description: string | null } & { ' $fragmentName'?: 'Describe_Dynasty_Fragment' };

type Describe_Round_Fragment = { readonly id: string, readonly name: string, readonly description: string | null } & { ' $fragmentName'?: 'Describe_Round_Fragment' };

export type DescribeFragment =
  | Describe_Dynasty_Fragment
  | Describe_Round_Fragment
;

export type DescribeSeasonMutationVariables = Exact<{
  input: DescribeSeasonInput;
}>;


export type DescribeSeasonMutation = { readonly describeSeason: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly season:
      | (
        { readonly id: string }
        & { ' $fragmentRefs'?: { 'Describe_Dynasty_Fragment': Describe_Dynasty_Fragment } }
      )
      | (
        { readonly id: string }
        & { ' $fragmentRefs'?: { 'Describe_Round_Fragment': Describe_Round_Fragment } }
      )
     | null } };

type Grants_Dynasty_Fragment = { readonly id: string, readonly players: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly ruleset: { readonly id: string, readonly round: { readonly items: ReadonlyArray<{ readonly item: string, readonly plural: string }> } | null } } & { ' $fragmentName'?: 'Grants_Dynasty_Fragment' };

type Grants_Round_Fragment = { readonly id: string, readonly players: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly ruleset: { readonly id: string, readonly round: { readonly items: ReadonlyArray<{ readonly item: string, readonly plural: string }> } | null } } & { ' $fragmentName'?: 'Grants_Round_Fragment' };

export type GrantsFragment =
  | Grants_Dynasty_Fragment
  | Grants_Round_Fragment
;

export type GrantItemsMutationVariables = Exact<{
  input: GrantItemsInput;
}>;


export type GrantItemsMutation = { readonly grantItems: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly season:
      | { readonly id: string }
      | { readonly id: string }
     | null } };

export type HostPageQueryVariables = Exact<{
  season: string;
}>;


export type HostPageQuery = { readonly season:
    | (
      { readonly id: string, readonly kind: SeasonKind, readonly name: string, readonly rehearsal: boolean, readonly status: SeasonStatus, readonly viewer: { readonly id: string, readonly host: boolean } | null }
      & { ' $fragmentRefs'?: { 'SeasonHead_Dynasty_Fragment': SeasonHead_Dynasty_Fragment;'SeasonClock_Dynasty_Fragment': SeasonClock_Dynasty_Fragment;'ClockControls_Dynasty_Fragment': ClockControls_Dynasty_Fragment;'Describe_Dynasty_Fragment': Describe_Dynasty_Fragment;'Grants_Dynasty_Fragment': Grants_Dynasty_Fragment;'Invite_Dynasty_Fragment': Invite_Dynasty_Fragment;'Members_Dynasty_Fragment': Members_Dynasty_Fragment } }
    )
    | (
      { readonly id: string, readonly kind: SeasonKind, readonly name: string, readonly rehearsal: boolean, readonly status: SeasonStatus, readonly viewer: { readonly id: string, readonly host: boolean } | null }
      & { ' $fragmentRefs'?: { 'SeasonHead_Round_Fragment': SeasonHead_Round_Fragment;'SeasonClock_Round_Fragment': SeasonClock_Round_Fragment;'ClockControls_Round_Fragment': ClockControls_Round_Fragment;'Describe_Round_Fragment': Describe_Round_Fragment;'Grants_Round_Fragment': Grants_Round_Fragment;'Invite_Round_Fragment': Invite_Round_Fragment;'Members_Round_Fragment': Members_Round_Fragment } }
    )
   | null };

export type HostLiveSubscriptionVariables = Exact<{
  season: string;
}>;


export type HostLiveSubscription = { readonly seasonUpdated:
    | (
      { readonly id: string, readonly status: SeasonStatus }
      & { ' $fragmentRefs'?: { 'SeasonHead_Dynasty_Fragment': SeasonHead_Dynasty_Fragment;'SeasonClock_Dynasty_Fragment': SeasonClock_Dynasty_Fragment;'ClockControls_Dynasty_Fragment': ClockControls_Dynasty_Fragment;'Describe_Dynasty_Fragment': Describe_Dynasty_Fragment;'Members_Dynasty_Fragment': Members_Dynasty_Fragment } }
    )
    | (
      { readonly id: string, readonly status: SeasonStatus }
      & { ' $fragmentRefs'?: { 'SeasonHead_Round_Fragment': SeasonHead_Round_Fragment;'SeasonClock_Round_Fragment': SeasonClock_Round_Fragment;'ClockControls_Round_Fragment': ClockControls_Round_Fragment;'Describe_Round_Fragment': Describe_Round_Fragment;'Members_Round_Fragment': Members_Round_Fragment } }
    )
   };

type Invite_Dynasty_Fragment = { readonly id: string, readonly invitation: { readonly code: string, readonly url: string | null } | null } & { ' $fragmentName'?: 'Invite_Dynasty_Fragment' };

type Invite_Round_Fragment = { readonly id: string, readonly invitation: { readonly code: string, readonly url: string | null } | null } & { ' $fragmentName'?: 'Invite_Round_Fragment' };

export type InviteFragment =
  | Invite_Dynasty_Fragment
  | Invite_Round_Fragment
;

export type RotateInviteMutationVariables = Exact<{
  input: RotateInviteInput;
}>;


export type RotateInviteMutation = { readonly rotateInvite: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly season:
      | (
        { readonly id: string }
        & { ' $fragmentRefs'?: { 'Invite_Dynasty_Fragment': Invite_Dynasty_Fragment } }
      )
      | (
        { readonly id: string }
        & { ' $fragmentRefs'?: { 'Invite_Round_Fragment': Invite_Round_Fragment } }
      )
     | null } };

export type InvitedQueryVariables = Exact<{
  code: string;
}>;


export type InvitedQuery = { readonly viewer: { readonly id: string, readonly account: { readonly id: string, readonly displayName: string } } | null, readonly invitation: { readonly seasonId: string, readonly name: string, readonly description: string | null, readonly kind: SeasonKind, readonly status: SeasonStatus, readonly rehearsal: boolean, readonly playerCount: number, readonly host: { readonly id: string, readonly displayName: string } } | null };

export type JoinByLinkMutationVariables = Exact<{
  input: JoinSeasonInput;
}>;


export type JoinByLinkMutation = { readonly joinSeason: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly season:
      | { readonly id: string, readonly kind: SeasonKind }
      | { readonly id: string, readonly kind: SeasonKind }
     | null } };

type Members_Dynasty_Fragment = { readonly id: string, readonly players: { readonly totalCount: number, readonly nodes: ReadonlyArray<(
      { readonly id: string, readonly name: string }
      & { ' $fragmentRefs'?: { 'PlayerNameFragment': PlayerNameFragment } }
    )> } } & { ' $fragmentName'?: 'Members_Dynasty_Fragment' };

type Members_Round_Fragment = { readonly id: string, readonly players: { readonly totalCount: number, readonly nodes: ReadonlyArray<(
      { readonly id: string, readonly name: string }
      & { ' $fragmentRefs'?: { 'PlayerNameFragment': PlayerNameFragment } }
    )> } } & { ' $fragmentName'?: 'Members_Round_Fragment' };

export type MembersFragment =
  | Members_Dynasty_Fragment
  | Members_Round_Fragment
;

export type RemovePlayerMutationVariables = Exact<{
  input: RemovePlayerInput;
}>;


export type RemovePlayerMutation = { readonly removePlayer: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly season:
      | (
        { readonly id: string }
        & { ' $fragmentRefs'?: { 'Members_Dynasty_Fragment': Members_Dynasty_Fragment } }
      )
      | (
        { readonly id: string }
        & { ' $fragmentRefs'?: { 'Members_Round_Fragment': Members_Round_Fragment } }
      )
     | null } };

export type CreateRoundMutationVariables = Exact<{
  input: CreateRoundInput;
}>;


export type CreateRoundMutation = { readonly createRound: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly season: { readonly id: string } | null } };

export type CreateDynastyMutationVariables = Exact<{
  input: CreateDynastyInput;
}>;


export type CreateDynastyMutation = { readonly createDynasty: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly season: { readonly id: string } | null } };

export type BetweenQueryVariables = Exact<{
  me: string;
  other: string;
}>;


export type BetweenQuery = { readonly node:
    | { readonly __typename: 'AccessToken', readonly id: string }
    | { readonly __typename: 'Account', readonly id: string, readonly headToHead: { readonly rounds: { readonly played: number, readonly won: number, readonly lost: number, readonly drawn: number }, readonly games: { readonly played: number, readonly won: number, readonly lost: number, readonly drawn: number } } | null }
    | { readonly __typename: 'Auction', readonly id: string }
    | { readonly __typename: 'Bet', readonly id: string }
    | { readonly __typename: 'Bid', readonly id: string }
    | { readonly __typename: 'Candidacy', readonly id: string }
    | { readonly __typename: 'ConfidenceVote', readonly id: string }
    | { readonly __typename: 'Contract', readonly id: string }
    | { readonly __typename: 'ContractChange', readonly id: string }
    | { readonly __typename: 'Duck', readonly id: string }
    | { readonly __typename: 'Dynasty', readonly id: string }
    | { readonly __typename: 'GiolittiGame', readonly id: string }
    | { readonly __typename: 'Hand', readonly id: string }
    | { readonly __typename: 'JudgeOffice', readonly id: string }
    | { readonly __typename: 'JudgeTerm', readonly id: string }
    | { readonly __typename: 'JusticeRequest', readonly id: string }
    | { readonly __typename: 'Lot', readonly id: string }
    | { readonly __typename: 'Player', readonly id: string }
    | { readonly __typename: 'Proposal', readonly id: string }
    | { readonly __typename: 'Round', readonly id: string }
    | { readonly __typename: 'Ruleset', readonly id: string }
    | { readonly __typename: 'Ruling', readonly id: string }
    | { readonly __typename: 'SeasonViewer', readonly id: string }
    | { readonly __typename: 'SecretAction', readonly id: string }
    | { readonly __typename: 'SlotsSitting', readonly id: string }
    | { readonly __typename: 'Trade', readonly id: string }
    | { readonly __typename: 'Viewer', readonly id: string }
    | { readonly __typename: 'War', readonly id: string }
    | { readonly __typename: 'WorkOfArt', readonly id: string }
   | null };

export type ProfileQueryVariables = Exact<{
  id: string;
}>;


export type ProfileQuery = { readonly viewer: { readonly id: string, readonly account: { readonly id: string } } | null, readonly node:
    | { readonly __typename: 'AccessToken', readonly id: string }
    | (
      { readonly __typename: 'Account', readonly displayName: string, readonly guest: boolean, readonly bot: boolean, readonly deleted: boolean, readonly createdAt: string | null, readonly id: string, readonly rounds: { ' $fragmentRefs'?: { 'RecordLineFragment': RecordLineFragment } } | null, readonly games: { ' $fragmentRefs'?: { 'RecordLineFragment': RecordLineFragment } } | null, readonly seasons: { readonly nodes: ReadonlyArray<
          | (
            { readonly id: string }
            & { ' $fragmentRefs'?: { 'SeasonCard_Dynasty_Fragment': SeasonCard_Dynasty_Fragment } }
          )
          | (
            { readonly id: string }
            & { ' $fragmentRefs'?: { 'SeasonCard_Round_Fragment': SeasonCard_Round_Fragment } }
          )
        > } | null }
      & { ' $fragmentRefs'?: { 'ResultsFragment': ResultsFragment } }
    )
    | { readonly __typename: 'Auction', readonly id: string }
    | { readonly __typename: 'Bet', readonly id: string }
    | { readonly __typename: 'Bid', readonly id: string }
    | { readonly __typename: 'Candidacy', readonly id: string }
    | { readonly __typename: 'ConfidenceVote', readonly id: string }
    | { readonly __typename: 'Contract', readonly id: string }
    | { readonly __typename: 'ContractChange', readonly id: string }
    | { readonly __typename: 'Duck', readonly id: string }
    | { readonly __typename: 'Dynasty', readonly id: string }
    | { readonly __typename: 'GiolittiGame', readonly id: string }
    | { readonly __typename: 'Hand', readonly id: string }
    | { readonly __typename: 'JudgeOffice', readonly id: string }
    | { readonly __typename: 'JudgeTerm', readonly id: string }
    | { readonly __typename: 'JusticeRequest', readonly id: string }
    | { readonly __typename: 'Lot', readonly id: string }
    | { readonly __typename: 'Player', readonly id: string }
    | { readonly __typename: 'Proposal', readonly id: string }
    | { readonly __typename: 'Round', readonly id: string }
    | { readonly __typename: 'Ruleset', readonly id: string }
    | { readonly __typename: 'Ruling', readonly id: string }
    | { readonly __typename: 'SeasonViewer', readonly id: string }
    | { readonly __typename: 'SecretAction', readonly id: string }
    | { readonly __typename: 'SlotsSitting', readonly id: string }
    | { readonly __typename: 'Trade', readonly id: string }
    | { readonly __typename: 'Viewer', readonly id: string }
    | { readonly __typename: 'War', readonly id: string }
    | { readonly __typename: 'WorkOfArt', readonly id: string }
   | null };

export type RecordLineFragment = { readonly kind: SeasonKind, readonly played: number, readonly won: number, readonly lost: number | null, readonly drawn: number | null, readonly resigned: number | null } & { ' $fragmentName'?: 'RecordLineFragment' };

export type ResultsFragment = { readonly id: string, readonly results: { readonly nodes: ReadonlyArray<{ readonly place: number, readonly won: boolean, readonly season:
        | { readonly id: string, readonly name: string, readonly kind: SeasonKind }
        | { readonly id: string, readonly name: string, readonly kind: SeasonKind }
      , readonly player: { readonly id: string } }> } | null } & { ' $fragmentName'?: 'ResultsFragment' };

export type CreatePlayerLotMutationVariables = Exact<{
  input: CreatePlayerLotInput;
}>;


export type CreatePlayerLotMutation = { readonly createPlayerLot: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly lot: (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'LotCardFragment': LotCardFragment } }
    ) | null } };

export type AcceptContractMutationVariables = Exact<{
  input: AcceptContractInput;
}>;


export type AcceptContractMutation = { readonly acceptContract: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly contract: (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'ContractFragment': ContractFragment } }
    ) | null } };

export type DeclineContractMutationVariables = Exact<{
  input: DeclineContractInput;
}>;


export type DeclineContractMutation = { readonly declineContract: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly contract: (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'ContractFragment': ContractFragment } }
    ) | null } };

export type ConsentToContractChangeMutationVariables = Exact<{
  input: ConsentToContractChangeInput;
}>;


export type ConsentToContractChangeMutation = { readonly consentToContractChange: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly contract: (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'ContractFragment': ContractFragment } }
    ) | null } };

export type DepositIntoContractMutationVariables = Exact<{
  input: DepositIntoContractInput;
}>;


export type DepositIntoContractMutation = { readonly depositIntoContract: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly contract: (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'ContractFragment': ContractFragment } }
    ) | null } };

export type WithdrawFromContractMutationVariables = Exact<{
  input: WithdrawFromContractInput;
}>;


export type WithdrawFromContractMutation = { readonly withdrawFromContract: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly contract: (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'ContractFragment': ContractFragment } }
    ) | null } };

export type ProposeContractChangeMutationVariables = Exact<{
  input: ProposeContractChangeInput;
}>;


export type ProposeContractChangeMutation = { readonly proposeContractChange: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly contract: (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'ContractFragment': ContractFragment } }
    ) | null } };

export type OfferContractMutationVariables = Exact<{
  input: OfferContractInput;
}>;


export type OfferContractMutation = { readonly offerContract: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly contract: (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'ContractFragment': ContractFragment } }
    ) | null } };

export type ContractChangesQueryVariables = Exact<{
  contract: string;
}>;


export type ContractChangesQuery = { readonly node:
    | { readonly __typename: 'AccessToken', readonly id: string }
    | { readonly __typename: 'Account', readonly id: string }
    | { readonly __typename: 'Auction', readonly id: string }
    | { readonly __typename: 'Bet', readonly id: string }
    | { readonly __typename: 'Bid', readonly id: string }
    | { readonly __typename: 'Candidacy', readonly id: string }
    | { readonly __typename: 'ConfidenceVote', readonly id: string }
    | { readonly __typename: 'Contract', readonly id: string, readonly changes: ReadonlyArray<(
        { readonly id: string }
        & { ' $fragmentRefs'?: { 'ContractChangeFragment': ContractChangeFragment } }
      )> }
    | { readonly __typename: 'ContractChange', readonly id: string }
    | { readonly __typename: 'Duck', readonly id: string }
    | { readonly __typename: 'Dynasty', readonly id: string }
    | { readonly __typename: 'GiolittiGame', readonly id: string }
    | { readonly __typename: 'Hand', readonly id: string }
    | { readonly __typename: 'JudgeOffice', readonly id: string }
    | { readonly __typename: 'JudgeTerm', readonly id: string }
    | { readonly __typename: 'JusticeRequest', readonly id: string }
    | { readonly __typename: 'Lot', readonly id: string }
    | { readonly __typename: 'Player', readonly id: string }
    | { readonly __typename: 'Proposal', readonly id: string }
    | { readonly __typename: 'Round', readonly id: string }
    | { readonly __typename: 'Ruleset', readonly id: string }
    | { readonly __typename: 'Ruling', readonly id: string }
    | { readonly __typename: 'SeasonViewer', readonly id: string }
    | { readonly __typename: 'SecretAction', readonly id: string }
    | { readonly __typename: 'SlotsSitting', readonly id: string }
    | { readonly __typename: 'Trade', readonly id: string }
    | { readonly __typename: 'Viewer', readonly id: string }
    | { readonly __typename: 'War', readonly id: string }
    | { readonly __typename: 'WorkOfArt', readonly id: string }
   | null };

export type ContractFormFragment = { readonly id: string, readonly players: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly ruleset: { readonly id: string, readonly round: { readonly items: ReadonlyArray<{ readonly item: string, readonly plural: string }>, readonly phases: ReadonlyArray<{ readonly phase: string, readonly name: string }> } | null } } & { ' $fragmentName'?: 'ContractFormFragment' };

export type ContractFragment = { readonly id: string, readonly terms: string, readonly status: ContractStatus, readonly offerer: { readonly id: string, readonly name: string }, readonly clauses: ReadonlyArray<{ readonly number: number | null, readonly text: string, readonly when: ClauseTime, readonly from: string | null, readonly phase: string | null, readonly to: ReadonlyArray<{ readonly id: string }>, readonly consent: ReadonlyArray<{ readonly id: string }>, readonly items: ReadonlyArray<{ readonly item: string, readonly name: string, readonly perWeek: number | null, readonly total: number | null }> }>, readonly parties: ReadonlyArray<{ readonly consentedAt: string | null, readonly until: string | null, readonly player: { readonly id: string, readonly name: string } }>, readonly holdings: ReadonlyArray<{ readonly item: string, readonly name: string, readonly quantity: number, readonly card: { readonly rank: string, readonly suit: string, readonly name: string } | null }>, readonly changes: ReadonlyArray<{ readonly id: string, readonly status: ContractChangeStatus }> } & { ' $fragmentName'?: 'ContractFragment' };

export type ContractChangeFragment = { readonly id: string, readonly kind: ContractChangeKind, readonly status: ContractChangeStatus, readonly terms: string | null, readonly clause: number | null, readonly proposer: { readonly id: string, readonly name: string }, readonly clauses: ReadonlyArray<{ readonly text: string }>, readonly shares: ReadonlyArray<{ readonly player: { readonly id: string, readonly name: string }, readonly items: ReadonlyArray<{ readonly item: string, readonly name: string, readonly quantity: number }> }>, readonly restTo: { readonly id: string, readonly name: string } | null, readonly awaited: ReadonlyArray<{ readonly id: string, readonly name: string }> } & { ' $fragmentName'?: 'ContractChangeFragment' };

export type ContractsFragment = (
  { readonly id: string, readonly contracts: { readonly nodes: ReadonlyArray<(
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'ContractFragment': ContractFragment } }
    )> } }
  & { ' $fragmentRefs'?: { 'ContractFormFragment': ContractFormFragment } }
) & { ' $fragmentName'?: 'ContractsFragment' };

export type ContractsQueryVariables = Exact<{
  season: string;
}>;


export type ContractsQuery = { readonly season:
    | { readonly __typename: 'Dynasty', readonly id: string }
    | (
      { readonly __typename: 'Round', readonly id: string }
      & { ' $fragmentRefs'?: { 'ContractsFragment': ContractsFragment } }
    )
   | null };

export type ContractsLiveSubscriptionVariables = Exact<{
  season: string;
}>;


export type ContractsLiveSubscription = { readonly seasonUpdated:
    | { readonly id: string }
    | (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'ContractsFragment': ContractsFragment } }
    )
   };

export type DuckFragment = { readonly id: string, readonly name: string, readonly owner: { readonly id: string, readonly name: string }, readonly holdings: ReadonlyArray<{ readonly item: string, readonly name: string, readonly quantity: number, readonly card: { readonly rank: string, readonly suit: string, readonly name: string } | null }> } & { ' $fragmentName'?: 'DuckFragment' };

export type DucksFragment = { readonly id: string, readonly ducks: { readonly nodes: ReadonlyArray<(
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'DuckFragment': DuckFragment } }
    )> } } & { ' $fragmentName'?: 'DucksFragment' };

export type TradeWithDuckMutationVariables = Exact<{
  input: TradeWithDuckInput;
}>;


export type TradeWithDuckMutation = { readonly tradeWithDuck: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly duck: (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'DuckFragment': DuckFragment } }
    ) | null } };

export type ExchangesFragment = { readonly items: ReadonlyArray<{ readonly item: string, readonly name: string, readonly plural: string }>, readonly exchanges: ReadonlyArray<{ readonly exchange: string, readonly give: { readonly item: string, readonly quantity: number }, readonly get: { readonly item: string, readonly quantity: number } }> } & { ' $fragmentName'?: 'ExchangesFragment' };

export type TradeInTrungsMutationVariables = Exact<{
  input: TradeInTrungsInput;
}>;


export type TradeInTrungsMutation = { readonly tradeInTrungs: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly season:
      | { readonly id: string }
      | (
        { readonly id: string }
        & { ' $fragmentRefs'?: { 'CasinoSeatFragment': CasinoSeatFragment } }
      )
     | null } };

export type HandScoreFragment = { readonly cards: number, readonly ranks: number, readonly multiplier: number, readonly highest: number, readonly total: string, readonly multipliers: ReadonlyArray<{ readonly name: string, readonly value: number }> } & { ' $fragmentName'?: 'HandScoreFragment' };

export type PokerRankFragment = { readonly hand: PokerHand, readonly name: string, readonly line: number } & { ' $fragmentName'?: 'PokerRankFragment' };

export type ScoreHandQueryVariables = Exact<{
  season: string;
  cards: ReadonlyArray<CardInput> | CardInput;
}>;


export type ScoreHandQuery = { readonly scoreHand: (
    { readonly total: string }
    & { ' $fragmentRefs'?: { 'HandScoreFragment': HandScoreFragment } }
  ) };

export type RankHandQueryVariables = Exact<{
  season: string;
  cards: ReadonlyArray<CardInput> | CardInput;
}>;


export type RankHandQuery = { readonly rankHand: { ' $fragmentRefs'?: { 'PokerRankFragment': PokerRankFragment } } };

export type HandsFragment = (
  { readonly id: string, readonly ruleset: { readonly id: string, readonly round: { readonly hands: { readonly phase: string, readonly open: boolean, readonly minimumCards: number, readonly maximumCards: number | null }, readonly phases: ReadonlyArray<{ readonly phase: string, readonly name: string }> } | null }, readonly hands: ReadonlyArray<{ readonly id: string, readonly status: HandStatus, readonly placement: number | null, readonly week: number, readonly player: { readonly id: string, readonly name: string }, readonly cards: ReadonlyArray<{ readonly count: number, readonly card: { readonly rank: string, readonly suit: string, readonly name: string } }>, readonly score: { ' $fragmentRefs'?: { 'HandScoreFragment': HandScoreFragment } } | null, readonly poker: { ' $fragmentRefs'?: { 'PokerRankFragment': PokerRankFragment } } | null }> }
  & { ' $fragmentRefs'?: { 'SecretActionsFragment': SecretActionsFragment } }
) & { ' $fragmentName'?: 'HandsFragment' };

export type LotCardFragment = { readonly id: string, readonly number: number, readonly status: LotStatus, readonly price: number | null, readonly minimumBid: number | null, readonly kind: LotKind, readonly thirdPartyBid: number | null, readonly winner: { readonly id: string, readonly name: string } | null, readonly leadingBid: { readonly id: string, readonly amount: number | null, readonly player: { readonly id: string, readonly name: string } } | null, readonly creator: { readonly id: string, readonly name: string } | null, readonly bids: ReadonlyArray<{ readonly id: string, readonly amount: number | null, readonly status: BidStatus, readonly player: { readonly id: string, readonly name: string } }>, readonly cards: ReadonlyArray<{ readonly rank: string, readonly suit: string, readonly name: string }>, readonly items: ReadonlyArray<{ readonly item: string, readonly name: string, readonly quantity: number, readonly card: { readonly rank: string, readonly suit: string, readonly name: string } | null }> } & { ' $fragmentName'?: 'LotCardFragment' };

export type LotsFragment = { readonly id: string, readonly procedure: BiddingProcedure, readonly biddingClosesAt: string | null, readonly lots: { readonly nodes: ReadonlyArray<(
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'LotCardFragment': LotCardFragment } }
    )> } } & { ' $fragmentName'?: 'LotsFragment' };

export type GenerateLotMutationVariables = Exact<{
  input: GenerateLotInput;
}>;


export type GenerateLotMutation = { readonly generateLot: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly auction: (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'LotsFragment': LotsFragment } }
    ) | null } };

export type MarketQueryVariables = Exact<{
  season: string;
}>;


export type MarketQuery = { readonly season:
    | { readonly __typename: 'Dynasty', readonly id: string }
    | (
      { readonly __typename: 'Round', readonly id: string }
      & { ' $fragmentRefs'?: { 'MarketFragment': MarketFragment } }
    )
   | null };

export type MarketLiveSubscriptionVariables = Exact<{
  season: string;
}>;


export type MarketLiveSubscription = { readonly seasonUpdated:
    | { readonly id: string }
    | (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'MarketFragment': MarketFragment } }
    )
   };

export type MarketFragment = (
  { readonly id: string, readonly ruleset: { readonly id: string, readonly round: (
      { readonly auction: { readonly playerLots: boolean } }
      & { ' $fragmentRefs'?: { 'ExchangesFragment': ExchangesFragment } }
    ) | null }, readonly trades: { readonly nodes: ReadonlyArray<(
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'TradeFragment': TradeFragment } }
    )> } }
  & { ' $fragmentRefs'?: { 'TradePartnersFragment': TradePartnersFragment;'DucksFragment': DucksFragment } }
) & { ' $fragmentName'?: 'MarketFragment' };

export type TradePartnersFragment = { readonly id: string, readonly players: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly holdings: ReadonlyArray<{ readonly item: string, readonly name: string, readonly quantity: number, readonly card: { readonly rank: string, readonly suit: string, readonly name: string } | null }> }> } } & { ' $fragmentName'?: 'TradePartnersFragment' };

export type OfferTradeMutationVariables = Exact<{
  input: OfferTradeInput;
}>;


export type OfferTradeMutation = { readonly offerTrade: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly trade: (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'TradeFragment': TradeFragment } }
    ) | null } };

export type PlaceBidMutationVariables = Exact<{
  input: PlaceBidInput;
}>;


export type PlaceBidMutation = { readonly placeBid: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly lot: (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'LotCardFragment': LotCardFragment } }
    ) | null } };

export type PeopleFragment = { readonly id: string, readonly players: { readonly totalCount: number, readonly nodes: ReadonlyArray<(
      { readonly id: string, readonly wealth: string | null, readonly joinedAt: string }
      & { ' $fragmentRefs'?: { 'PlayerNameFragment': PlayerNameFragment } }
    )> } } & { ' $fragmentName'?: 'PeopleFragment' };

export type PresentHandMutationVariables = Exact<{
  input: PresentHandInput;
}>;


export type PresentHandMutation = { readonly presentHand: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly hand: { readonly id: string } | null } };

export type RevealSecretActionMutationVariables = Exact<{
  input: RevealSecretActionInput;
}>;


export type RevealSecretActionMutation = { readonly revealSecretAction: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly secretAction: (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'SecretActionFragment': SecretActionFragment } }
    ) | null } };

export type SayInRoundMutationVariables = Exact<{
  input: SayInput;
}>;


export type SayInRoundMutation = { readonly say: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null } };

export type RoundTableQueryVariables = Exact<{
  season: string;
}>;


export type RoundTableQuery = { readonly season:
    | (
      { readonly __typename: 'Dynasty', readonly id: string, readonly name: string }
      & { ' $fragmentRefs'?: { 'SeasonHead_Dynasty_Fragment': SeasonHead_Dynasty_Fragment;'SeasonClock_Dynasty_Fragment': SeasonClock_Dynasty_Fragment } }
    )
    | (
      { readonly __typename: 'Round', readonly id: string, readonly name: string, readonly auction: (
        { readonly id: string }
        & { ' $fragmentRefs'?: { 'LotsFragment': LotsFragment } }
      ) }
      & { ' $fragmentRefs'?: { 'WeekLineFragment': WeekLineFragment;'PeopleFragment': PeopleFragment;'CasinoSeatFragment': CasinoSeatFragment;'SecretActionsFragment': SecretActionsFragment;'HandsFragment': HandsFragment;'SeasonHead_Round_Fragment': SeasonHead_Round_Fragment;'SeasonClock_Round_Fragment': SeasonClock_Round_Fragment } }
    )
   | null };

export type RoundLiveSubscriptionVariables = Exact<{
  season: string;
}>;


export type RoundLiveSubscription = { readonly seasonUpdated:
    | (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'SeasonHead_Dynasty_Fragment': SeasonHead_Dynasty_Fragment;'SeasonClock_Dynasty_Fragment': SeasonClock_Dynasty_Fragment } }
    )
    | (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'WeekLineFragment': WeekLineFragment;'PeopleFragment': PeopleFragment;'CasinoSeatFragment': CasinoSeatFragment;'SecretActionsFragment': SecretActionsFragment;'HandsFragment': HandsFragment;'SeasonHead_Round_Fragment': SeasonHead_Round_Fragment;'SeasonClock_Round_Fragment': SeasonClock_Round_Fragment } }
    )
   };

export type AuctionLiveSubscriptionVariables = Exact<{
  season: string;
}>;


export type AuctionLiveSubscription = { readonly auctionUpdated: (
    { readonly id: string }
    & { ' $fragmentRefs'?: { 'LotsFragment': LotsFragment } }
  ) };

export type SealHandMutationVariables = Exact<{
  input: SealHandInput;
}>;


export type SealHandMutation = { readonly sealHand: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly secretAction: (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'SecretActionFragment': SecretActionFragment } }
    ) | null } };

export type SealBidsMutationVariables = Exact<{
  input: SealBidsInput;
}>;


export type SealBidsMutation = { readonly sealBids: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly secretAction: (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'SecretActionFragment': SecretActionFragment } }
    ) | null } };

export type JoinRoundMutationVariables = Exact<{
  input: JoinSeasonInput;
}>;


export type JoinRoundMutation = { readonly joinSeason: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly season:
      | { readonly id: string }
      | (
        { readonly id: string }
        & { ' $fragmentRefs'?: { 'CasinoSeatFragment': CasinoSeatFragment;'PeopleFragment': PeopleFragment } }
      )
     | null } };

export type LeaveRoundMutationVariables = Exact<{
  input: LeaveSeasonInput;
}>;


export type LeaveRoundMutation = { readonly leaveSeason: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly season:
      | { readonly id: string }
      | (
        { readonly id: string }
        & { ' $fragmentRefs'?: { 'CasinoSeatFragment': CasinoSeatFragment;'PeopleFragment': PeopleFragment } }
      )
     | null } };

export type CasinoSeatFragment = { readonly id: string, readonly week: number | null, readonly phase: string | null, readonly currency: { readonly item: string, readonly plural: string }, readonly viewer: { readonly id: string, readonly host: boolean, readonly player: { readonly id: string, readonly name: string, readonly balance: number, readonly wealth: string | null, readonly tax: number | null, readonly holdings: ReadonlyArray<{ readonly item: string, readonly name: string, readonly quantity: number, readonly card: { readonly rank: string, readonly suit: string, readonly name: string } | null }> } | null, readonly options: ReadonlyArray<{ readonly mutation: string, readonly description: string, readonly rule: string, readonly until: string | null, readonly needs: ReadonlyArray<string>, readonly input: unknown, readonly facts: unknown }> } | null } & { ' $fragmentName'?: 'CasinoSeatFragment' };

export type SecretActionFragment = { readonly id: string, readonly kind: SecretActionKind, readonly sha256: string, readonly committedAt: string, readonly maturesAt: string, readonly revealsAt: string, readonly week: number, readonly status: SecretActionStatus, readonly custody: Custody | null, readonly player: { readonly id: string, readonly name: string } } & { ' $fragmentName'?: 'SecretActionFragment' };

export type SecretActionsFragment = { readonly id: string, readonly secretActions: ReadonlyArray<(
    { readonly id: string }
    & { ' $fragmentRefs'?: { 'SecretActionFragment': SecretActionFragment } }
  )> } & { ' $fragmentName'?: 'SecretActionsFragment' };

export type SettlementsQueryVariables = Exact<{
  season: string;
}>;


export type SettlementsQuery = { readonly season:
    | { readonly id: string, readonly journal: { readonly nodes: ReadonlyArray<
          | { readonly __typename: 'AuctionConcluded', readonly seq: number, readonly text: string }
          | { readonly __typename: 'BetPlaced', readonly seq: number, readonly text: string }
          | { readonly __typename: 'BetsSettled', readonly seq: number, readonly text: string }
          | { readonly __typename: 'BidFailed', readonly seq: number, readonly text: string }
          | { readonly __typename: 'BidInvalidated', readonly seq: number, readonly text: string }
          | { readonly __typename: 'BidPlaced', readonly seq: number, readonly text: string }
          | { readonly __typename: 'BookmakerDeclared', readonly seq: number, readonly text: string }
          | { readonly __typename: 'CandidacyDropped', readonly seq: number, readonly text: string }
          | { readonly __typename: 'CandidacyPosted', readonly seq: number, readonly text: string }
          | { readonly __typename: 'CandidateEndorsed', readonly seq: number, readonly text: string }
          | { readonly __typename: 'CardPlayed', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ClientSeedSet', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ClockAdvanced', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ClockWarned', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ConfidenceVoteCalled', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ConfidenceVoteCast', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ConfidenceVoteConcluded', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ConfidenceVoteWarned', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ContractAccepted', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ContractAmended', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ContractCancelled', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ContractChangeConsented', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ContractChangeDropped', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ContractChangeProposed', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ContractDeclined', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ContractDeposited', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ContractDissolved', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ContractEnded', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ContractOffered', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ContractPaid', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ContractPartyLeft', readonly seq: number, readonly text: string }
          | { readonly __typename: 'DuckCreated', readonly seq: number, readonly text: string }
          | { readonly __typename: 'DuckLost', readonly seq: number, readonly text: string }
          | { readonly __typename: 'DuckTraded', readonly seq: number, readonly text: string }
          | { readonly __typename: 'DynastyClosed', readonly seq: number, readonly text: string }
          | { readonly __typename: 'DynastyCreated', readonly seq: number, readonly text: string }
          | { readonly __typename: 'EndorsementWithdrawn', readonly seq: number, readonly text: string }
          | { readonly __typename: 'FortuneTold', readonly seq: number, readonly text: string }
          | { readonly __typename: 'GameClosed', readonly seq: number, readonly text: string }
          | { readonly __typename: 'GameEnded', readonly seq: number, readonly text: string }
          | { readonly __typename: 'GameStarted', readonly seq: number, readonly text: string }
          | { readonly __typename: 'GameVoided', readonly seq: number, readonly text: string }
          | { readonly __typename: 'HandPlaced', readonly seq: number, readonly text: string }
          | { readonly __typename: 'HandPresented', readonly seq: number, readonly text: string }
          | { readonly __typename: 'HiddenEvent', readonly seq: number, readonly text: string }
          | { readonly __typename: 'IncomePaid', readonly seq: number, readonly text: string }
          | { readonly __typename: 'InviteRotated', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ItemsGranted', readonly seq: number, readonly text: string }
          | { readonly __typename: 'JudgeAppointed', readonly seq: number, readonly text: string }
          | { readonly __typename: 'JudgeElected', readonly seq: number, readonly text: string }
          | { readonly __typename: 'JudgeRemovalAssented', readonly seq: number, readonly text: string }
          | { readonly __typename: 'JudgeTermEnded', readonly seq: number, readonly text: string }
          | { readonly __typename: 'JusticeRequested', readonly seq: number, readonly text: string }
          | { readonly __typename: 'LotGenerated', readonly seq: number, readonly text: string }
          | { readonly __typename: 'LotSold', readonly seq: number, readonly text: string }
          | { readonly __typename: 'MaskRevealed', readonly seq: number, readonly text: string }
          | { readonly __typename: 'MaskWorn', readonly seq: number, readonly text: string }
          | { readonly __typename: 'NameErased', readonly seq: number, readonly text: string }
          | { readonly __typename: 'PhaseStarted', readonly seq: number, readonly text: string }
          | { readonly __typename: 'PlayerJoined', readonly seq: number, readonly text: string }
          | { readonly __typename: 'PlayerLeft', readonly seq: number, readonly text: string }
          | { readonly __typename: 'PlayerLotCreated', readonly seq: number, readonly text: string }
          | { readonly __typename: 'PlayerLotDestroyed', readonly seq: number, readonly text: string }
          | { readonly __typename: 'PlayerLotReturned', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ProposalAdopted', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ProposalRejected', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ProposalRetracted', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ProposalSubmitted', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ReadinessSet', readonly seq: number, readonly text: string }
          | { readonly __typename: 'RealiUsed', readonly seq: number, readonly text: string }
          | { readonly __typename: 'RemovedFromSeason', readonly seq: number, readonly text: string }
          | { readonly __typename: 'RevelationOpened', readonly seq: number, readonly text: string }
          | { readonly __typename: 'RevelationWarned', readonly seq: number, readonly text: string }
          | { readonly __typename: 'RoundClosed', readonly seq: number, readonly text: string }
          | { readonly __typename: 'RoundCreated', readonly seq: number, readonly text: string }
          | { readonly __typename: 'RoundStarted', readonly seq: number, readonly text: string }
          | { readonly __typename: 'RoundWon', readonly seq: number, readonly text: string }
          | { readonly __typename: 'RulesetPublished', readonly seq: number, readonly text: string }
          | { readonly __typename: 'RulingIssued', readonly seq: number, readonly text: string }
          | { readonly __typename: 'RulingOverturned', readonly seq: number, readonly text: string }
          | { readonly __typename: 'Said', readonly seq: number, readonly text: string }
          | { readonly __typename: 'SatDown', readonly seq: number, readonly text: string }
          | { readonly __typename: 'SeasonDescribed', readonly seq: number, readonly text: string }
          | { readonly __typename: 'SecretActionCommitted', readonly seq: number, readonly text: string }
          | { readonly __typename: 'SecretActionFailed', readonly seq: number, readonly text: string }
          | { readonly __typename: 'SecretActionRevealed', readonly seq: number, readonly text: string }
          | { readonly __typename: 'SecretActionsMatured', readonly seq: number, readonly text: string }
          | { readonly __typename: 'SfidaAnswered', readonly seq: number, readonly text: string }
          | { readonly __typename: 'SfidaOffered', readonly seq: number, readonly text: string }
          | { readonly __typename: 'SlotsPlayed', readonly seq: number, readonly text: string }
          | { readonly __typename: 'StoodUp', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ThirdPartyBidGenerated', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ThirdPartyWon', readonly seq: number, readonly text: string }
          | { readonly __typename: 'TieTossed', readonly seq: number, readonly text: string }
          | { readonly __typename: 'TimeSkipped', readonly seq: number, readonly text: string }
          | { readonly __typename: 'TradeCancelled', readonly seq: number, readonly text: string }
          | { readonly __typename: 'TradeDeclined', readonly seq: number, readonly text: string }
          | { readonly __typename: 'TradeDone', readonly seq: number, readonly text: string }
          | { readonly __typename: 'TradeOff', readonly seq: number, readonly text: string }
          | { readonly __typename: 'TradeOffered', readonly seq: number, readonly text: string }
          | { readonly __typename: 'TrungsTradedIn', readonly seq: number, readonly text: string }
          | { readonly __typename: 'VoteCast', readonly seq: number, readonly text: string }
          | { readonly __typename: 'VoteWarned', readonly seq: number, readonly text: string }
          | { readonly __typename: 'WarAgreed', readonly seq: number, readonly text: string }
          | { readonly __typename: 'WarDrawn', readonly seq: number, readonly text: string }
          | { readonly __typename: 'WarProposed', readonly seq: number, readonly text: string }
          | { readonly __typename: 'WeekEnded', readonly seq: number, readonly text: string }
          | { readonly __typename: 'WeekSettled', readonly week: number, readonly seq: number, readonly text: string }
          | { readonly __typename: 'WeekStarted', readonly seq: number, readonly text: string }
          | { readonly __typename: 'WorkCreated', readonly seq: number, readonly text: string }
          | { readonly __typename: 'WorksRevalued', readonly seq: number, readonly text: string }
        > } }
    | { readonly id: string, readonly journal: { readonly nodes: ReadonlyArray<
          | { readonly __typename: 'AuctionConcluded', readonly seq: number, readonly text: string }
          | { readonly __typename: 'BetPlaced', readonly seq: number, readonly text: string }
          | { readonly __typename: 'BetsSettled', readonly seq: number, readonly text: string }
          | { readonly __typename: 'BidFailed', readonly seq: number, readonly text: string }
          | { readonly __typename: 'BidInvalidated', readonly seq: number, readonly text: string }
          | { readonly __typename: 'BidPlaced', readonly seq: number, readonly text: string }
          | { readonly __typename: 'BookmakerDeclared', readonly seq: number, readonly text: string }
          | { readonly __typename: 'CandidacyDropped', readonly seq: number, readonly text: string }
          | { readonly __typename: 'CandidacyPosted', readonly seq: number, readonly text: string }
          | { readonly __typename: 'CandidateEndorsed', readonly seq: number, readonly text: string }
          | { readonly __typename: 'CardPlayed', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ClientSeedSet', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ClockAdvanced', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ClockWarned', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ConfidenceVoteCalled', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ConfidenceVoteCast', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ConfidenceVoteConcluded', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ConfidenceVoteWarned', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ContractAccepted', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ContractAmended', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ContractCancelled', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ContractChangeConsented', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ContractChangeDropped', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ContractChangeProposed', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ContractDeclined', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ContractDeposited', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ContractDissolved', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ContractEnded', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ContractOffered', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ContractPaid', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ContractPartyLeft', readonly seq: number, readonly text: string }
          | { readonly __typename: 'DuckCreated', readonly seq: number, readonly text: string }
          | { readonly __typename: 'DuckLost', readonly seq: number, readonly text: string }
          | { readonly __typename: 'DuckTraded', readonly seq: number, readonly text: string }
          | { readonly __typename: 'DynastyClosed', readonly seq: number, readonly text: string }
          | { readonly __typename: 'DynastyCreated', readonly seq: number, readonly text: string }
          | { readonly __typename: 'EndorsementWithdrawn', readonly seq: number, readonly text: string }
          | { readonly __typename: 'FortuneTold', readonly seq: number, readonly text: string }
          | { readonly __typename: 'GameClosed', readonly seq: number, readonly text: string }
          | { readonly __typename: 'GameEnded', readonly seq: number, readonly text: string }
          | { readonly __typename: 'GameStarted', readonly seq: number, readonly text: string }
          | { readonly __typename: 'GameVoided', readonly seq: number, readonly text: string }
          | { readonly __typename: 'HandPlaced', readonly seq: number, readonly text: string }
          | { readonly __typename: 'HandPresented', readonly seq: number, readonly text: string }
          | { readonly __typename: 'HiddenEvent', readonly seq: number, readonly text: string }
          | { readonly __typename: 'IncomePaid', readonly seq: number, readonly text: string }
          | { readonly __typename: 'InviteRotated', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ItemsGranted', readonly seq: number, readonly text: string }
          | { readonly __typename: 'JudgeAppointed', readonly seq: number, readonly text: string }
          | { readonly __typename: 'JudgeElected', readonly seq: number, readonly text: string }
          | { readonly __typename: 'JudgeRemovalAssented', readonly seq: number, readonly text: string }
          | { readonly __typename: 'JudgeTermEnded', readonly seq: number, readonly text: string }
          | { readonly __typename: 'JusticeRequested', readonly seq: number, readonly text: string }
          | { readonly __typename: 'LotGenerated', readonly seq: number, readonly text: string }
          | { readonly __typename: 'LotSold', readonly seq: number, readonly text: string }
          | { readonly __typename: 'MaskRevealed', readonly seq: number, readonly text: string }
          | { readonly __typename: 'MaskWorn', readonly seq: number, readonly text: string }
          | { readonly __typename: 'NameErased', readonly seq: number, readonly text: string }
          | { readonly __typename: 'PhaseStarted', readonly seq: number, readonly text: string }
          | { readonly __typename: 'PlayerJoined', readonly seq: number, readonly text: string }
          | { readonly __typename: 'PlayerLeft', readonly seq: number, readonly text: string }
          | { readonly __typename: 'PlayerLotCreated', readonly seq: number, readonly text: string }
          | { readonly __typename: 'PlayerLotDestroyed', readonly seq: number, readonly text: string }
          | { readonly __typename: 'PlayerLotReturned', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ProposalAdopted', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ProposalRejected', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ProposalRetracted', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ProposalSubmitted', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ReadinessSet', readonly seq: number, readonly text: string }
          | { readonly __typename: 'RealiUsed', readonly seq: number, readonly text: string }
          | { readonly __typename: 'RemovedFromSeason', readonly seq: number, readonly text: string }
          | { readonly __typename: 'RevelationOpened', readonly seq: number, readonly text: string }
          | { readonly __typename: 'RevelationWarned', readonly seq: number, readonly text: string }
          | { readonly __typename: 'RoundClosed', readonly seq: number, readonly text: string }
          | { readonly __typename: 'RoundCreated', readonly seq: number, readonly text: string }
          | { readonly __typename: 'RoundStarted', readonly seq: number, readonly text: string }
          | { readonly __typename: 'RoundWon', readonly seq: number, readonly text: string }
          | { readonly __typename: 'RulesetPublished', readonly seq: number, readonly text: string }
          | { readonly __typename: 'RulingIssued', readonly seq: number, readonly text: string }
          | { readonly __typename: 'RulingOverturned', readonly seq: number, readonly text: string }
          | { readonly __typename: 'Said', readonly seq: number, readonly text: string }
          | { readonly __typename: 'SatDown', readonly seq: number, readonly text: string }
          | { readonly __typename: 'SeasonDescribed', readonly seq: number, readonly text: string }
          | { readonly __typename: 'SecretActionCommitted', readonly seq: number, readonly text: string }
          | { readonly __typename: 'SecretActionFailed', readonly seq: number, readonly text: string }
          | { readonly __typename: 'SecretActionRevealed', readonly seq: number, readonly text: string }
          | { readonly __typename: 'SecretActionsMatured', readonly seq: number, readonly text: string }
          | { readonly __typename: 'SfidaAnswered', readonly seq: number, readonly text: string }
          | { readonly __typename: 'SfidaOffered', readonly seq: number, readonly text: string }
          | { readonly __typename: 'SlotsPlayed', readonly seq: number, readonly text: string }
          | { readonly __typename: 'StoodUp', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ThirdPartyBidGenerated', readonly seq: number, readonly text: string }
          | { readonly __typename: 'ThirdPartyWon', readonly seq: number, readonly text: string }
          | { readonly __typename: 'TieTossed', readonly seq: number, readonly text: string }
          | { readonly __typename: 'TimeSkipped', readonly seq: number, readonly text: string }
          | { readonly __typename: 'TradeCancelled', readonly seq: number, readonly text: string }
          | { readonly __typename: 'TradeDeclined', readonly seq: number, readonly text: string }
          | { readonly __typename: 'TradeDone', readonly seq: number, readonly text: string }
          | { readonly __typename: 'TradeOff', readonly seq: number, readonly text: string }
          | { readonly __typename: 'TradeOffered', readonly seq: number, readonly text: string }
          | { readonly __typename: 'TrungsTradedIn', readonly seq: number, readonly text: string }
          | { readonly __typename: 'VoteCast', readonly seq: number, readonly text: string }
          | { readonly __typename: 'VoteWarned', readonly seq: number, readonly text: string }
          | { readonly __typename: 'WarAgreed', readonly seq: number, readonly text: string }
          | { readonly __typename: 'WarDrawn', readonly seq: number, readonly text: string }
          | { readonly __typename: 'WarProposed', readonly seq: number, readonly text: string }
          | { readonly __typename: 'WeekEnded', readonly seq: number, readonly text: string }
          | { readonly __typename: 'WeekSettled', readonly week: number, readonly seq: number, readonly text: string }
          | { readonly __typename: 'WeekStarted', readonly seq: number, readonly text: string }
          | { readonly __typename: 'WorkCreated', readonly seq: number, readonly text: string }
          | { readonly __typename: 'WorksRevalued', readonly seq: number, readonly text: string }
        > } }
   | null };

export type StandingsOfRoundQueryVariables = Exact<{
  season: string;
}>;


export type StandingsOfRoundQuery = { readonly season:
    | { readonly id: string, readonly standings: { readonly nodes: ReadonlyArray<{ readonly seq: number, readonly week: number | null, readonly entries: { readonly nodes: ReadonlyArray<
              | { readonly __typename: 'DynastyStanding', readonly player: { readonly id: string, readonly name: string } }
              | { readonly __typename: 'RoundStanding', readonly balance: number, readonly wealth: string | null, readonly victoryItems: number | null, readonly lotsWon: number, readonly player: { readonly id: string, readonly name: string } }
            > } }> } }
    | { readonly id: string, readonly standings: { readonly nodes: ReadonlyArray<{ readonly seq: number, readonly week: number | null, readonly entries: { readonly nodes: ReadonlyArray<
              | { readonly __typename: 'DynastyStanding', readonly player: { readonly id: string, readonly name: string } }
              | { readonly __typename: 'RoundStanding', readonly balance: number, readonly wealth: string | null, readonly victoryItems: number | null, readonly lotsWon: number, readonly player: { readonly id: string, readonly name: string } }
            > } }> } }
   | null };

export type GenerateThirdPartyBidMutationVariables = Exact<{
  input: GenerateThirdPartyBidInput;
}>;


export type GenerateThirdPartyBidMutation = { readonly generateThirdPartyBid: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly lot: (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'LotCardFragment': LotCardFragment } }
    ) | null } };

export type TradeFragment = { readonly id: string, readonly status: TradeStatus, readonly from: { readonly id: string, readonly name: string }, readonly to: { readonly id: string, readonly name: string }, readonly give: ReadonlyArray<{ readonly item: string, readonly name: string, readonly quantity: number, readonly card: { readonly rank: string, readonly suit: string, readonly name: string } | null }>, readonly get: ReadonlyArray<{ readonly item: string, readonly name: string, readonly quantity: number, readonly card: { readonly rank: string, readonly suit: string, readonly name: string } | null }>, readonly lacks: ReadonlyArray<{ readonly item: string, readonly have: number, readonly need: number, readonly player: { readonly id: string, readonly name: string } }> } & { ' $fragmentName'?: 'TradeFragment' };

export type AcceptTradeMutationVariables = Exact<{
  input: AcceptTradeInput;
}>;


export type AcceptTradeMutation = { readonly acceptTrade: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly trade: (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'TradeFragment': TradeFragment } }
    ) | null } };

export type DeclineTradeMutationVariables = Exact<{
  input: DeclineTradeInput;
}>;


export type DeclineTradeMutation = { readonly declineTrade: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly trade: (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'TradeFragment': TradeFragment } }
    ) | null } };

export type CancelTradeMutationVariables = Exact<{
  input: CancelTradeInput;
}>;


export type CancelTradeMutation = { readonly cancelTrade: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly trade: (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'TradeFragment': TradeFragment } }
    ) | null } };

export type CommitSecretActionMutationVariables = Exact<{
  input: CommitSecretActionInput;
}>;


export type CommitSecretActionMutation = { readonly commitSecretAction: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly secretAction: (
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'SecretActionFragment': SecretActionFragment } }
    ) | null } };

export type WeekLineFragment = { readonly id: string, readonly status: SeasonStatus, readonly rehearsal: boolean, readonly week: number | null, readonly phase: string | null, readonly asleep: boolean, readonly now: string, readonly rulesTime: string, readonly tempo: number, readonly nextDeadline: string | null, readonly startsAt: string, readonly ruleset: { readonly id: string, readonly round: { readonly phases: ReadonlyArray<{ readonly phase: string, readonly name: string, readonly days: ReadonlyArray<number> }> } | null } } & { ' $fragmentName'?: 'WeekLineFragment' };

export type RulesQueryVariables = Exact<{
  season: string;
}>;


export type RulesQuery = { readonly season:
    | { readonly id: string, readonly name: string, readonly ruleset: { readonly id: string, readonly title: string, readonly revision: number, readonly sections: ReadonlyArray<{ readonly anchor: string, readonly title: string, readonly markdown: string }> } }
    | { readonly id: string, readonly name: string, readonly ruleset: { readonly id: string, readonly title: string, readonly revision: number, readonly sections: ReadonlyArray<{ readonly anchor: string, readonly title: string, readonly markdown: string }> } }
   | null };

type SeasonClock_Dynasty_Fragment = { readonly id: string, readonly rehearsal: boolean, readonly now: string } & { ' $fragmentName'?: 'SeasonClock_Dynasty_Fragment' };

type SeasonClock_Round_Fragment = { readonly id: string, readonly rehearsal: boolean, readonly now: string } & { ' $fragmentName'?: 'SeasonClock_Round_Fragment' };

export type SeasonClockFragment =
  | SeasonClock_Dynasty_Fragment
  | SeasonClock_Round_Fragment
;

type SeasonHead_Dynasty_Fragment = { readonly id: string, readonly name: string, readonly status: SeasonStatus, readonly rehearsal: boolean, readonly tempo: number, readonly host: { readonly id: string, readonly displayName: string }, readonly winner: { readonly id: string, readonly name: string } | null } & { ' $fragmentName'?: 'SeasonHead_Dynasty_Fragment' };

type SeasonHead_Round_Fragment = { readonly id: string, readonly name: string, readonly status: SeasonStatus, readonly rehearsal: boolean, readonly tempo: number, readonly host: { readonly id: string, readonly displayName: string }, readonly winner: { readonly id: string, readonly name: string } | null } & { ' $fragmentName'?: 'SeasonHead_Round_Fragment' };

export type SeasonHeadFragment =
  | SeasonHead_Dynasty_Fragment
  | SeasonHead_Round_Fragment
;

type LogLine_AuctionConcluded_Fragment = { readonly __typename: 'AuctionConcluded', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_AuctionConcluded_Fragment' };

type LogLine_BetPlaced_Fragment = { readonly __typename: 'BetPlaced', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_BetPlaced_Fragment' };

type LogLine_BetsSettled_Fragment = { readonly __typename: 'BetsSettled', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_BetsSettled_Fragment' };

type LogLine_BidFailed_Fragment = { readonly __typename: 'BidFailed', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_BidFailed_Fragment' };

type LogLine_BidInvalidated_Fragment = { readonly __typename: 'BidInvalidated', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_BidInvalidated_Fragment' };

type LogLine_BidPlaced_Fragment = { readonly __typename: 'BidPlaced', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_BidPlaced_Fragment' };

type LogLine_BookmakerDeclared_Fragment = { readonly __typename: 'BookmakerDeclared', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_BookmakerDeclared_Fragment' };

type LogLine_CandidacyDropped_Fragment = { readonly __typename: 'CandidacyDropped', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_CandidacyDropped_Fragment' };

type LogLine_CandidacyPosted_Fragment = { readonly __typename: 'CandidacyPosted', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_CandidacyPosted_Fragment' };

type LogLine_CandidateEndorsed_Fragment = { readonly __typename: 'CandidateEndorsed', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_CandidateEndorsed_Fragment' };

type LogLine_CardPlayed_Fragment = { readonly __typename: 'CardPlayed', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_CardPlayed_Fragment' };

type LogLine_ClientSeedSet_Fragment = { readonly __typename: 'ClientSeedSet', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_ClientSeedSet_Fragment' };

type LogLine_ClockAdvanced_Fragment = { readonly __typename: 'ClockAdvanced', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_ClockAdvanced_Fragment' };

type LogLine_ClockWarned_Fragment = { readonly __typename: 'ClockWarned', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_ClockWarned_Fragment' };

type LogLine_ConfidenceVoteCalled_Fragment = { readonly __typename: 'ConfidenceVoteCalled', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_ConfidenceVoteCalled_Fragment' };

type LogLine_ConfidenceVoteCast_Fragment = { readonly __typename: 'ConfidenceVoteCast', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_ConfidenceVoteCast_Fragment' };

type LogLine_ConfidenceVoteConcluded_Fragment = { readonly __typename: 'ConfidenceVoteConcluded', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_ConfidenceVoteConcluded_Fragment' };

type LogLine_ConfidenceVoteWarned_Fragment = { readonly __typename: 'ConfidenceVoteWarned', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_ConfidenceVoteWarned_Fragment' };

type LogLine_ContractAccepted_Fragment = { readonly __typename: 'ContractAccepted', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_ContractAccepted_Fragment' };

type LogLine_ContractAmended_Fragment = { readonly __typename: 'ContractAmended', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_ContractAmended_Fragment' };

type LogLine_ContractCancelled_Fragment = { readonly __typename: 'ContractCancelled', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_ContractCancelled_Fragment' };

type LogLine_ContractChangeConsented_Fragment = { readonly __typename: 'ContractChangeConsented', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_ContractChangeConsented_Fragment' };

type LogLine_ContractChangeDropped_Fragment = { readonly __typename: 'ContractChangeDropped', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_ContractChangeDropped_Fragment' };

type LogLine_ContractChangeProposed_Fragment = { readonly __typename: 'ContractChangeProposed', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_ContractChangeProposed_Fragment' };

type LogLine_ContractDeclined_Fragment = { readonly __typename: 'ContractDeclined', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_ContractDeclined_Fragment' };

type LogLine_ContractDeposited_Fragment = { readonly __typename: 'ContractDeposited', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_ContractDeposited_Fragment' };

type LogLine_ContractDissolved_Fragment = { readonly __typename: 'ContractDissolved', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_ContractDissolved_Fragment' };

type LogLine_ContractEnded_Fragment = { readonly __typename: 'ContractEnded', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_ContractEnded_Fragment' };

type LogLine_ContractOffered_Fragment = { readonly __typename: 'ContractOffered', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_ContractOffered_Fragment' };

type LogLine_ContractPaid_Fragment = { readonly __typename: 'ContractPaid', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_ContractPaid_Fragment' };

type LogLine_ContractPartyLeft_Fragment = { readonly __typename: 'ContractPartyLeft', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_ContractPartyLeft_Fragment' };

type LogLine_DuckCreated_Fragment = { readonly __typename: 'DuckCreated', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_DuckCreated_Fragment' };

type LogLine_DuckLost_Fragment = { readonly __typename: 'DuckLost', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_DuckLost_Fragment' };

type LogLine_DuckTraded_Fragment = { readonly __typename: 'DuckTraded', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_DuckTraded_Fragment' };

type LogLine_DynastyClosed_Fragment = { readonly __typename: 'DynastyClosed', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_DynastyClosed_Fragment' };

type LogLine_DynastyCreated_Fragment = { readonly __typename: 'DynastyCreated', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_DynastyCreated_Fragment' };

type LogLine_EndorsementWithdrawn_Fragment = { readonly __typename: 'EndorsementWithdrawn', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_EndorsementWithdrawn_Fragment' };

type LogLine_FortuneTold_Fragment = { readonly __typename: 'FortuneTold', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_FortuneTold_Fragment' };

type LogLine_GameClosed_Fragment = { readonly __typename: 'GameClosed', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_GameClosed_Fragment' };

type LogLine_GameEnded_Fragment = { readonly __typename: 'GameEnded', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_GameEnded_Fragment' };

type LogLine_GameStarted_Fragment = { readonly __typename: 'GameStarted', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_GameStarted_Fragment' };

type LogLine_GameVoided_Fragment = { readonly __typename: 'GameVoided', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_GameVoided_Fragment' };

type LogLine_HandPlaced_Fragment = { readonly __typename: 'HandPlaced', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_HandPlaced_Fragment' };

type LogLine_HandPresented_Fragment = { readonly __typename: 'HandPresented', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_HandPresented_Fragment' };

type LogLine_HiddenEvent_Fragment = { readonly __typename: 'HiddenEvent', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_HiddenEvent_Fragment' };

type LogLine_IncomePaid_Fragment = { readonly __typename: 'IncomePaid', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_IncomePaid_Fragment' };

type LogLine_InviteRotated_Fragment = { readonly __typename: 'InviteRotated', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_InviteRotated_Fragment' };

type LogLine_ItemsGranted_Fragment = { readonly __typename: 'ItemsGranted', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_ItemsGranted_Fragment' };

type LogLine_JudgeAppointed_Fragment = { readonly __typename: 'JudgeAppointed', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_JudgeAppointed_Fragment' };

type LogLine_JudgeElected_Fragment = { readonly __typename: 'JudgeElected', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_JudgeElected_Fragment' };

type LogLine_JudgeRemovalAssented_Fragment = { readonly __typename: 'JudgeRemovalAssented', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_JudgeRemovalAssented_Fragment' };

type LogLine_JudgeTermEnded_Fragment = { readonly __typename: 'JudgeTermEnded', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_JudgeTermEnded_Fragment' };

type LogLine_JusticeRequested_Fragment = { readonly __typename: 'JusticeRequested', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_JusticeRequested_Fragment' };

type LogLine_LotGenerated_Fragment = { readonly __typename: 'LotGenerated', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_LotGenerated_Fragment' };

type LogLine_LotSold_Fragment = { readonly __typename: 'LotSold', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_LotSold_Fragment' };

type LogLine_MaskRevealed_Fragment = { readonly __typename: 'MaskRevealed', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_MaskRevealed_Fragment' };

type LogLine_MaskWorn_Fragment = { readonly __typename: 'MaskWorn', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_MaskWorn_Fragment' };

type LogLine_NameErased_Fragment = { readonly __typename: 'NameErased', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_NameErased_Fragment' };

type LogLine_PhaseStarted_Fragment = { readonly __typename: 'PhaseStarted', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_PhaseStarted_Fragment' };

type LogLine_PlayerJoined_Fragment = { readonly __typename: 'PlayerJoined', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_PlayerJoined_Fragment' };

type LogLine_PlayerLeft_Fragment = { readonly __typename: 'PlayerLeft', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_PlayerLeft_Fragment' };

type LogLine_PlayerLotCreated_Fragment = { readonly __typename: 'PlayerLotCreated', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_PlayerLotCreated_Fragment' };

type LogLine_PlayerLotDestroyed_Fragment = { readonly __typename: 'PlayerLotDestroyed', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_PlayerLotDestroyed_Fragment' };

type LogLine_PlayerLotReturned_Fragment = { readonly __typename: 'PlayerLotReturned', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_PlayerLotReturned_Fragment' };

type LogLine_ProposalAdopted_Fragment = { readonly __typename: 'ProposalAdopted', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_ProposalAdopted_Fragment' };

type LogLine_ProposalRejected_Fragment = { readonly __typename: 'ProposalRejected', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_ProposalRejected_Fragment' };

type LogLine_ProposalRetracted_Fragment = { readonly __typename: 'ProposalRetracted', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_ProposalRetracted_Fragment' };

type LogLine_ProposalSubmitted_Fragment = { readonly __typename: 'ProposalSubmitted', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_ProposalSubmitted_Fragment' };

type LogLine_ReadinessSet_Fragment = { readonly __typename: 'ReadinessSet', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_ReadinessSet_Fragment' };

type LogLine_RealiUsed_Fragment = { readonly __typename: 'RealiUsed', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_RealiUsed_Fragment' };

type LogLine_RemovedFromSeason_Fragment = { readonly __typename: 'RemovedFromSeason', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_RemovedFromSeason_Fragment' };

type LogLine_RevelationOpened_Fragment = { readonly __typename: 'RevelationOpened', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_RevelationOpened_Fragment' };

type LogLine_RevelationWarned_Fragment = { readonly __typename: 'RevelationWarned', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_RevelationWarned_Fragment' };

type LogLine_RoundClosed_Fragment = { readonly __typename: 'RoundClosed', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_RoundClosed_Fragment' };

type LogLine_RoundCreated_Fragment = { readonly __typename: 'RoundCreated', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_RoundCreated_Fragment' };

type LogLine_RoundStarted_Fragment = { readonly __typename: 'RoundStarted', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_RoundStarted_Fragment' };

type LogLine_RoundWon_Fragment = { readonly __typename: 'RoundWon', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_RoundWon_Fragment' };

type LogLine_RulesetPublished_Fragment = { readonly __typename: 'RulesetPublished', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_RulesetPublished_Fragment' };

type LogLine_RulingIssued_Fragment = { readonly __typename: 'RulingIssued', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_RulingIssued_Fragment' };

type LogLine_RulingOverturned_Fragment = { readonly __typename: 'RulingOverturned', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_RulingOverturned_Fragment' };

type LogLine_Said_Fragment = { readonly __typename: 'Said', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_Said_Fragment' };

type LogLine_SatDown_Fragment = { readonly __typename: 'SatDown', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_SatDown_Fragment' };

type LogLine_SeasonDescribed_Fragment = { readonly __typename: 'SeasonDescribed', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_SeasonDescribed_Fragment' };

type LogLine_SecretActionCommitted_Fragment = { readonly __typename: 'SecretActionCommitted', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_SecretActionCommitted_Fragment' };

type LogLine_SecretActionFailed_Fragment = { readonly __typename: 'SecretActionFailed', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_SecretActionFailed_Fragment' };

type LogLine_SecretActionRevealed_Fragment = { readonly __typename: 'SecretActionRevealed', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_SecretActionRevealed_Fragment' };

type LogLine_SecretActionsMatured_Fragment = { readonly __typename: 'SecretActionsMatured', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_SecretActionsMatured_Fragment' };

type LogLine_SfidaAnswered_Fragment = { readonly __typename: 'SfidaAnswered', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_SfidaAnswered_Fragment' };

type LogLine_SfidaOffered_Fragment = { readonly __typename: 'SfidaOffered', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_SfidaOffered_Fragment' };

type LogLine_SlotsPlayed_Fragment = { readonly __typename: 'SlotsPlayed', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_SlotsPlayed_Fragment' };

type LogLine_StoodUp_Fragment = { readonly __typename: 'StoodUp', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_StoodUp_Fragment' };

type LogLine_ThirdPartyBidGenerated_Fragment = { readonly __typename: 'ThirdPartyBidGenerated', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_ThirdPartyBidGenerated_Fragment' };

type LogLine_ThirdPartyWon_Fragment = { readonly __typename: 'ThirdPartyWon', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_ThirdPartyWon_Fragment' };

type LogLine_TieTossed_Fragment = { readonly __typename: 'TieTossed', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_TieTossed_Fragment' };

type LogLine_TimeSkipped_Fragment = { readonly __typename: 'TimeSkipped', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_TimeSkipped_Fragment' };

type LogLine_TradeCancelled_Fragment = { readonly __typename: 'TradeCancelled', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_TradeCancelled_Fragment' };

type LogLine_TradeDeclined_Fragment = { readonly __typename: 'TradeDeclined', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_TradeDeclined_Fragment' };

type LogLine_TradeDone_Fragment = { readonly __typename: 'TradeDone', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_TradeDone_Fragment' };

type LogLine_TradeOff_Fragment = { readonly __typename: 'TradeOff', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_TradeOff_Fragment' };

type LogLine_TradeOffered_Fragment = { readonly __typename: 'TradeOffered', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_TradeOffered_Fragment' };

type LogLine_TrungsTradedIn_Fragment = { readonly __typename: 'TrungsTradedIn', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_TrungsTradedIn_Fragment' };

type LogLine_VoteCast_Fragment = { readonly __typename: 'VoteCast', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_VoteCast_Fragment' };

type LogLine_VoteWarned_Fragment = { readonly __typename: 'VoteWarned', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_VoteWarned_Fragment' };

type LogLine_WarAgreed_Fragment = { readonly __typename: 'WarAgreed', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_WarAgreed_Fragment' };

type LogLine_WarDrawn_Fragment = { readonly __typename: 'WarDrawn', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_WarDrawn_Fragment' };

type LogLine_WarProposed_Fragment = { readonly __typename: 'WarProposed', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_WarProposed_Fragment' };

type LogLine_WeekEnded_Fragment = { readonly __typename: 'WeekEnded', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_WeekEnded_Fragment' };

type LogLine_WeekSettled_Fragment = { readonly __typename: 'WeekSettled', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_WeekSettled_Fragment' };

type LogLine_WeekStarted_Fragment = { readonly __typename: 'WeekStarted', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_WeekStarted_Fragment' };

type LogLine_WorkCreated_Fragment = { readonly __typename: 'WorkCreated', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_WorkCreated_Fragment' };

type LogLine_WorksRevalued_Fragment = { readonly __typename: 'WorksRevalued', readonly seq: number, readonly at: string, readonly text: string, readonly channel: Channel | null, readonly by: { readonly kind: ActorKind, readonly player: { readonly id: string, readonly name: string } | null } } & { ' $fragmentName'?: 'LogLine_WorksRevalued_Fragment' };

export type LogLineFragment =
  | LogLine_AuctionConcluded_Fragment
  | LogLine_BetPlaced_Fragment
  | LogLine_BetsSettled_Fragment
  | LogLine_BidFailed_Fragment
  | LogLine_BidInvalidated_Fragment
  | LogLine_BidPlaced_Fragment
  | LogLine_BookmakerDeclared_Fragment
  | LogLine_CandidacyDropped_Fragment
  | LogLine_CandidacyPosted_Fragment
  | LogLine_CandidateEndorsed_Fragment
  | LogLine_CardPlayed_Fragment
  | LogLine_ClientSeedSet_Fragment
  | LogLine_ClockAdvanced_Fragment
  | LogLine_ClockWarned_Fragment
  | LogLine_ConfidenceVoteCalled_Fragment
  | LogLine_ConfidenceVoteCast_Fragment
  | LogLine_ConfidenceVoteConcluded_Fragment
  | LogLine_ConfidenceVoteWarned_Fragment
  | LogLine_ContractAccepted_Fragment
  | LogLine_ContractAmended_Fragment
  | LogLine_ContractCancelled_Fragment
  | LogLine_ContractChangeConsented_Fragment
  | LogLine_ContractChangeDropped_Fragment
  | LogLine_ContractChangeProposed_Fragment
  | LogLine_ContractDeclined_Fragment
  | LogLine_ContractDeposited_Fragment
  | LogLine_ContractDissolved_Fragment
  | LogLine_ContractEnded_Fragment
  | LogLine_ContractOffered_Fragment
  | LogLine_ContractPaid_Fragment
  | LogLine_ContractPartyLeft_Fragment
  | LogLine_DuckCreated_Fragment
  | LogLine_DuckLost_Fragment
  | LogLine_DuckTraded_Fragment
  | LogLine_DynastyClosed_Fragment
  | LogLine_DynastyCreated_Fragment
  | LogLine_EndorsementWithdrawn_Fragment
  | LogLine_FortuneTold_Fragment
  | LogLine_GameClosed_Fragment
  | LogLine_GameEnded_Fragment
  | LogLine_GameStarted_Fragment
  | LogLine_GameVoided_Fragment
  | LogLine_HandPlaced_Fragment
  | LogLine_HandPresented_Fragment
  | LogLine_HiddenEvent_Fragment
  | LogLine_IncomePaid_Fragment
  | LogLine_InviteRotated_Fragment
  | LogLine_ItemsGranted_Fragment
  | LogLine_JudgeAppointed_Fragment
  | LogLine_JudgeElected_Fragment
  | LogLine_JudgeRemovalAssented_Fragment
  | LogLine_JudgeTermEnded_Fragment
  | LogLine_JusticeRequested_Fragment
  | LogLine_LotGenerated_Fragment
  | LogLine_LotSold_Fragment
  | LogLine_MaskRevealed_Fragment
  | LogLine_MaskWorn_Fragment
  | LogLine_NameErased_Fragment
  | LogLine_PhaseStarted_Fragment
  | LogLine_PlayerJoined_Fragment
  | LogLine_PlayerLeft_Fragment
  | LogLine_PlayerLotCreated_Fragment
  | LogLine_PlayerLotDestroyed_Fragment
  | LogLine_PlayerLotReturned_Fragment
  | LogLine_ProposalAdopted_Fragment
  | LogLine_ProposalRejected_Fragment
  | LogLine_ProposalRetracted_Fragment
  | LogLine_ProposalSubmitted_Fragment
  | LogLine_ReadinessSet_Fragment
  | LogLine_RealiUsed_Fragment
  | LogLine_RemovedFromSeason_Fragment
  | LogLine_RevelationOpened_Fragment
  | LogLine_RevelationWarned_Fragment
  | LogLine_RoundClosed_Fragment
  | LogLine_RoundCreated_Fragment
  | LogLine_RoundStarted_Fragment
  | LogLine_RoundWon_Fragment
  | LogLine_RulesetPublished_Fragment
  | LogLine_RulingIssued_Fragment
  | LogLine_RulingOverturned_Fragment
  | LogLine_Said_Fragment
  | LogLine_SatDown_Fragment
  | LogLine_SeasonDescribed_Fragment
  | LogLine_SecretActionCommitted_Fragment
  | LogLine_SecretActionFailed_Fragment
  | LogLine_SecretActionRevealed_Fragment
  | LogLine_SecretActionsMatured_Fragment
  | LogLine_SfidaAnswered_Fragment
  | LogLine_SfidaOffered_Fragment
  | LogLine_SlotsPlayed_Fragment
  | LogLine_StoodUp_Fragment
  | LogLine_ThirdPartyBidGenerated_Fragment
  | LogLine_ThirdPartyWon_Fragment
  | LogLine_TieTossed_Fragment
  | LogLine_TimeSkipped_Fragment
  | LogLine_TradeCancelled_Fragment
  | LogLine_TradeDeclined_Fragment
  | LogLine_TradeDone_Fragment
  | LogLine_TradeOff_Fragment
  | LogLine_TradeOffered_Fragment
  | LogLine_TrungsTradedIn_Fragment
  | LogLine_VoteCast_Fragment
  | LogLine_VoteWarned_Fragment
  | LogLine_WarAgreed_Fragment
  | LogLine_WarDrawn_Fragment
  | LogLine_WarProposed_Fragment
  | LogLine_WeekEnded_Fragment
  | LogLine_WeekSettled_Fragment
  | LogLine_WeekStarted_Fragment
  | LogLine_WorkCreated_Fragment
  | LogLine_WorksRevalued_Fragment
;

export type RecentEventsQueryVariables = Exact<{
  season: string;
  first: number;
}>;


export type RecentEventsQuery = { readonly season:
    | { readonly id: string, readonly journal: { readonly nodes: ReadonlyArray<
          | { ' $fragmentRefs'?: { 'LogLine_AuctionConcluded_Fragment': LogLine_AuctionConcluded_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_BetPlaced_Fragment': LogLine_BetPlaced_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_BetsSettled_Fragment': LogLine_BetsSettled_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_BidFailed_Fragment': LogLine_BidFailed_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_BidInvalidated_Fragment': LogLine_BidInvalidated_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_BidPlaced_Fragment': LogLine_BidPlaced_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_BookmakerDeclared_Fragment': LogLine_BookmakerDeclared_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_CandidacyDropped_Fragment': LogLine_CandidacyDropped_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_CandidacyPosted_Fragment': LogLine_CandidacyPosted_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_CandidateEndorsed_Fragment': LogLine_CandidateEndorsed_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_CardPlayed_Fragment': LogLine_CardPlayed_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ClientSeedSet_Fragment': LogLine_ClientSeedSet_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ClockAdvanced_Fragment': LogLine_ClockAdvanced_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ClockWarned_Fragment': LogLine_ClockWarned_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ConfidenceVoteCalled_Fragment': LogLine_ConfidenceVoteCalled_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ConfidenceVoteCast_Fragment': LogLine_ConfidenceVoteCast_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ConfidenceVoteConcluded_Fragment': LogLine_ConfidenceVoteConcluded_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ConfidenceVoteWarned_Fragment': LogLine_ConfidenceVoteWarned_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ContractAccepted_Fragment': LogLine_ContractAccepted_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ContractAmended_Fragment': LogLine_ContractAmended_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ContractCancelled_Fragment': LogLine_ContractCancelled_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ContractChangeConsented_Fragment': LogLine_ContractChangeConsented_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ContractChangeDropped_Fragment': LogLine_ContractChangeDropped_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ContractChangeProposed_Fragment': LogLine_ContractChangeProposed_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ContractDeclined_Fragment': LogLine_ContractDeclined_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ContractDeposited_Fragment': LogLine_ContractDeposited_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ContractDissolved_Fragment': LogLine_ContractDissolved_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ContractEnded_Fragment': LogLine_ContractEnded_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ContractOffered_Fragment': LogLine_ContractOffered_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ContractPaid_Fragment': LogLine_ContractPaid_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ContractPartyLeft_Fragment': LogLine_ContractPartyLeft_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_DuckCreated_Fragment': LogLine_DuckCreated_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_DuckLost_Fragment': LogLine_DuckLost_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_DuckTraded_Fragment': LogLine_DuckTraded_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_DynastyClosed_Fragment': LogLine_DynastyClosed_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_DynastyCreated_Fragment': LogLine_DynastyCreated_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_EndorsementWithdrawn_Fragment': LogLine_EndorsementWithdrawn_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_FortuneTold_Fragment': LogLine_FortuneTold_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_GameClosed_Fragment': LogLine_GameClosed_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_GameEnded_Fragment': LogLine_GameEnded_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_GameStarted_Fragment': LogLine_GameStarted_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_GameVoided_Fragment': LogLine_GameVoided_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_HandPlaced_Fragment': LogLine_HandPlaced_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_HandPresented_Fragment': LogLine_HandPresented_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_HiddenEvent_Fragment': LogLine_HiddenEvent_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_IncomePaid_Fragment': LogLine_IncomePaid_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_InviteRotated_Fragment': LogLine_InviteRotated_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ItemsGranted_Fragment': LogLine_ItemsGranted_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_JudgeAppointed_Fragment': LogLine_JudgeAppointed_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_JudgeElected_Fragment': LogLine_JudgeElected_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_JudgeRemovalAssented_Fragment': LogLine_JudgeRemovalAssented_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_JudgeTermEnded_Fragment': LogLine_JudgeTermEnded_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_JusticeRequested_Fragment': LogLine_JusticeRequested_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_LotGenerated_Fragment': LogLine_LotGenerated_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_LotSold_Fragment': LogLine_LotSold_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_MaskRevealed_Fragment': LogLine_MaskRevealed_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_MaskWorn_Fragment': LogLine_MaskWorn_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_NameErased_Fragment': LogLine_NameErased_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_PhaseStarted_Fragment': LogLine_PhaseStarted_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_PlayerJoined_Fragment': LogLine_PlayerJoined_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_PlayerLeft_Fragment': LogLine_PlayerLeft_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_PlayerLotCreated_Fragment': LogLine_PlayerLotCreated_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_PlayerLotDestroyed_Fragment': LogLine_PlayerLotDestroyed_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_PlayerLotReturned_Fragment': LogLine_PlayerLotReturned_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ProposalAdopted_Fragment': LogLine_ProposalAdopted_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ProposalRejected_Fragment': LogLine_ProposalRejected_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ProposalRetracted_Fragment': LogLine_ProposalRetracted_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ProposalSubmitted_Fragment': LogLine_ProposalSubmitted_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ReadinessSet_Fragment': LogLine_ReadinessSet_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_RealiUsed_Fragment': LogLine_RealiUsed_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_RemovedFromSeason_Fragment': LogLine_RemovedFromSeason_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_RevelationOpened_Fragment': LogLine_RevelationOpened_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_RevelationWarned_Fragment': LogLine_RevelationWarned_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_RoundClosed_Fragment': LogLine_RoundClosed_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_RoundCreated_Fragment': LogLine_RoundCreated_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_RoundStarted_Fragment': LogLine_RoundStarted_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_RoundWon_Fragment': LogLine_RoundWon_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_RulesetPublished_Fragment': LogLine_RulesetPublished_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_RulingIssued_Fragment': LogLine_RulingIssued_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_RulingOverturned_Fragment': LogLine_RulingOverturned_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_Said_Fragment': LogLine_Said_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_SatDown_Fragment': LogLine_SatDown_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_SeasonDescribed_Fragment': LogLine_SeasonDescribed_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_SecretActionCommitted_Fragment': LogLine_SecretActionCommitted_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_SecretActionFailed_Fragment': LogLine_SecretActionFailed_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_SecretActionRevealed_Fragment': LogLine_SecretActionRevealed_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_SecretActionsMatured_Fragment': LogLine_SecretActionsMatured_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_SfidaAnswered_Fragment': LogLine_SfidaAnswered_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_SfidaOffered_Fragment': LogLine_SfidaOffered_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_SlotsPlayed_Fragment': LogLine_SlotsPlayed_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_StoodUp_Fragment': LogLine_StoodUp_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ThirdPartyBidGenerated_Fragment': LogLine_ThirdPartyBidGenerated_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ThirdPartyWon_Fragment': LogLine_ThirdPartyWon_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_TieTossed_Fragment': LogLine_TieTossed_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_TimeSkipped_Fragment': LogLine_TimeSkipped_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_TradeCancelled_Fragment': LogLine_TradeCancelled_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_TradeDeclined_Fragment': LogLine_TradeDeclined_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_TradeDone_Fragment': LogLine_TradeDone_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_TradeOff_Fragment': LogLine_TradeOff_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_TradeOffered_Fragment': LogLine_TradeOffered_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_TrungsTradedIn_Fragment': LogLine_TrungsTradedIn_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_VoteCast_Fragment': LogLine_VoteCast_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_VoteWarned_Fragment': LogLine_VoteWarned_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_WarAgreed_Fragment': LogLine_WarAgreed_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_WarDrawn_Fragment': LogLine_WarDrawn_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_WarProposed_Fragment': LogLine_WarProposed_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_WeekEnded_Fragment': LogLine_WeekEnded_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_WeekSettled_Fragment': LogLine_WeekSettled_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_WeekStarted_Fragment': LogLine_WeekStarted_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_WorkCreated_Fragment': LogLine_WorkCreated_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_WorksRevalued_Fragment': LogLine_WorksRevalued_Fragment } }
        > } }
    | { readonly id: string, readonly journal: { readonly nodes: ReadonlyArray<
          | { ' $fragmentRefs'?: { 'LogLine_AuctionConcluded_Fragment': LogLine_AuctionConcluded_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_BetPlaced_Fragment': LogLine_BetPlaced_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_BetsSettled_Fragment': LogLine_BetsSettled_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_BidFailed_Fragment': LogLine_BidFailed_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_BidInvalidated_Fragment': LogLine_BidInvalidated_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_BidPlaced_Fragment': LogLine_BidPlaced_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_BookmakerDeclared_Fragment': LogLine_BookmakerDeclared_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_CandidacyDropped_Fragment': LogLine_CandidacyDropped_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_CandidacyPosted_Fragment': LogLine_CandidacyPosted_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_CandidateEndorsed_Fragment': LogLine_CandidateEndorsed_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_CardPlayed_Fragment': LogLine_CardPlayed_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ClientSeedSet_Fragment': LogLine_ClientSeedSet_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ClockAdvanced_Fragment': LogLine_ClockAdvanced_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ClockWarned_Fragment': LogLine_ClockWarned_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ConfidenceVoteCalled_Fragment': LogLine_ConfidenceVoteCalled_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ConfidenceVoteCast_Fragment': LogLine_ConfidenceVoteCast_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ConfidenceVoteConcluded_Fragment': LogLine_ConfidenceVoteConcluded_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ConfidenceVoteWarned_Fragment': LogLine_ConfidenceVoteWarned_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ContractAccepted_Fragment': LogLine_ContractAccepted_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ContractAmended_Fragment': LogLine_ContractAmended_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ContractCancelled_Fragment': LogLine_ContractCancelled_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ContractChangeConsented_Fragment': LogLine_ContractChangeConsented_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ContractChangeDropped_Fragment': LogLine_ContractChangeDropped_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ContractChangeProposed_Fragment': LogLine_ContractChangeProposed_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ContractDeclined_Fragment': LogLine_ContractDeclined_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ContractDeposited_Fragment': LogLine_ContractDeposited_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ContractDissolved_Fragment': LogLine_ContractDissolved_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ContractEnded_Fragment': LogLine_ContractEnded_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ContractOffered_Fragment': LogLine_ContractOffered_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ContractPaid_Fragment': LogLine_ContractPaid_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ContractPartyLeft_Fragment': LogLine_ContractPartyLeft_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_DuckCreated_Fragment': LogLine_DuckCreated_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_DuckLost_Fragment': LogLine_DuckLost_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_DuckTraded_Fragment': LogLine_DuckTraded_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_DynastyClosed_Fragment': LogLine_DynastyClosed_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_DynastyCreated_Fragment': LogLine_DynastyCreated_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_EndorsementWithdrawn_Fragment': LogLine_EndorsementWithdrawn_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_FortuneTold_Fragment': LogLine_FortuneTold_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_GameClosed_Fragment': LogLine_GameClosed_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_GameEnded_Fragment': LogLine_GameEnded_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_GameStarted_Fragment': LogLine_GameStarted_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_GameVoided_Fragment': LogLine_GameVoided_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_HandPlaced_Fragment': LogLine_HandPlaced_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_HandPresented_Fragment': LogLine_HandPresented_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_HiddenEvent_Fragment': LogLine_HiddenEvent_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_IncomePaid_Fragment': LogLine_IncomePaid_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_InviteRotated_Fragment': LogLine_InviteRotated_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ItemsGranted_Fragment': LogLine_ItemsGranted_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_JudgeAppointed_Fragment': LogLine_JudgeAppointed_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_JudgeElected_Fragment': LogLine_JudgeElected_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_JudgeRemovalAssented_Fragment': LogLine_JudgeRemovalAssented_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_JudgeTermEnded_Fragment': LogLine_JudgeTermEnded_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_JusticeRequested_Fragment': LogLine_JusticeRequested_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_LotGenerated_Fragment': LogLine_LotGenerated_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_LotSold_Fragment': LogLine_LotSold_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_MaskRevealed_Fragment': LogLine_MaskRevealed_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_MaskWorn_Fragment': LogLine_MaskWorn_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_NameErased_Fragment': LogLine_NameErased_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_PhaseStarted_Fragment': LogLine_PhaseStarted_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_PlayerJoined_Fragment': LogLine_PlayerJoined_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_PlayerLeft_Fragment': LogLine_PlayerLeft_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_PlayerLotCreated_Fragment': LogLine_PlayerLotCreated_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_PlayerLotDestroyed_Fragment': LogLine_PlayerLotDestroyed_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_PlayerLotReturned_Fragment': LogLine_PlayerLotReturned_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ProposalAdopted_Fragment': LogLine_ProposalAdopted_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ProposalRejected_Fragment': LogLine_ProposalRejected_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ProposalRetracted_Fragment': LogLine_ProposalRetracted_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ProposalSubmitted_Fragment': LogLine_ProposalSubmitted_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ReadinessSet_Fragment': LogLine_ReadinessSet_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_RealiUsed_Fragment': LogLine_RealiUsed_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_RemovedFromSeason_Fragment': LogLine_RemovedFromSeason_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_RevelationOpened_Fragment': LogLine_RevelationOpened_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_RevelationWarned_Fragment': LogLine_RevelationWarned_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_RoundClosed_Fragment': LogLine_RoundClosed_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_RoundCreated_Fragment': LogLine_RoundCreated_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_RoundStarted_Fragment': LogLine_RoundStarted_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_RoundWon_Fragment': LogLine_RoundWon_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_RulesetPublished_Fragment': LogLine_RulesetPublished_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_RulingIssued_Fragment': LogLine_RulingIssued_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_RulingOverturned_Fragment': LogLine_RulingOverturned_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_Said_Fragment': LogLine_Said_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_SatDown_Fragment': LogLine_SatDown_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_SeasonDescribed_Fragment': LogLine_SeasonDescribed_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_SecretActionCommitted_Fragment': LogLine_SecretActionCommitted_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_SecretActionFailed_Fragment': LogLine_SecretActionFailed_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_SecretActionRevealed_Fragment': LogLine_SecretActionRevealed_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_SecretActionsMatured_Fragment': LogLine_SecretActionsMatured_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_SfidaAnswered_Fragment': LogLine_SfidaAnswered_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_SfidaOffered_Fragment': LogLine_SfidaOffered_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_SlotsPlayed_Fragment': LogLine_SlotsPlayed_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_StoodUp_Fragment': LogLine_StoodUp_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ThirdPartyBidGenerated_Fragment': LogLine_ThirdPartyBidGenerated_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_ThirdPartyWon_Fragment': LogLine_ThirdPartyWon_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_TieTossed_Fragment': LogLine_TieTossed_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_TimeSkipped_Fragment': LogLine_TimeSkipped_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_TradeCancelled_Fragment': LogLine_TradeCancelled_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_TradeDeclined_Fragment': LogLine_TradeDeclined_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_TradeDone_Fragment': LogLine_TradeDone_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_TradeOff_Fragment': LogLine_TradeOff_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_TradeOffered_Fragment': LogLine_TradeOffered_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_TrungsTradedIn_Fragment': LogLine_TrungsTradedIn_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_VoteCast_Fragment': LogLine_VoteCast_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_VoteWarned_Fragment': LogLine_VoteWarned_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_WarAgreed_Fragment': LogLine_WarAgreed_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_WarDrawn_Fragment': LogLine_WarDrawn_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_WarProposed_Fragment': LogLine_WarProposed_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_WeekEnded_Fragment': LogLine_WeekEnded_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_WeekSettled_Fragment': LogLine_WeekSettled_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_WeekStarted_Fragment': LogLine_WeekStarted_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_WorkCreated_Fragment': LogLine_WorkCreated_Fragment } }
          | { ' $fragmentRefs'?: { 'LogLine_WorksRevalued_Fragment': LogLine_WorksRevalued_Fragment } }
        > } }
   | null };

export type JournalSubscriptionVariables = Exact<{
  season: string;
  after?: number | null | undefined;
}>;


export type JournalSubscription = { readonly journal:
    | { ' $fragmentRefs'?: { 'LogLine_AuctionConcluded_Fragment': LogLine_AuctionConcluded_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_BetPlaced_Fragment': LogLine_BetPlaced_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_BetsSettled_Fragment': LogLine_BetsSettled_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_BidFailed_Fragment': LogLine_BidFailed_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_BidInvalidated_Fragment': LogLine_BidInvalidated_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_BidPlaced_Fragment': LogLine_BidPlaced_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_BookmakerDeclared_Fragment': LogLine_BookmakerDeclared_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_CandidacyDropped_Fragment': LogLine_CandidacyDropped_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_CandidacyPosted_Fragment': LogLine_CandidacyPosted_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_CandidateEndorsed_Fragment': LogLine_CandidateEndorsed_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_CardPlayed_Fragment': LogLine_CardPlayed_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_ClientSeedSet_Fragment': LogLine_ClientSeedSet_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_ClockAdvanced_Fragment': LogLine_ClockAdvanced_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_ClockWarned_Fragment': LogLine_ClockWarned_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_ConfidenceVoteCalled_Fragment': LogLine_ConfidenceVoteCalled_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_ConfidenceVoteCast_Fragment': LogLine_ConfidenceVoteCast_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_ConfidenceVoteConcluded_Fragment': LogLine_ConfidenceVoteConcluded_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_ConfidenceVoteWarned_Fragment': LogLine_ConfidenceVoteWarned_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_ContractAccepted_Fragment': LogLine_ContractAccepted_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_ContractAmended_Fragment': LogLine_ContractAmended_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_ContractCancelled_Fragment': LogLine_ContractCancelled_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_ContractChangeConsented_Fragment': LogLine_ContractChangeConsented_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_ContractChangeDropped_Fragment': LogLine_ContractChangeDropped_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_ContractChangeProposed_Fragment': LogLine_ContractChangeProposed_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_ContractDeclined_Fragment': LogLine_ContractDeclined_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_ContractDeposited_Fragment': LogLine_ContractDeposited_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_ContractDissolved_Fragment': LogLine_ContractDissolved_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_ContractEnded_Fragment': LogLine_ContractEnded_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_ContractOffered_Fragment': LogLine_ContractOffered_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_ContractPaid_Fragment': LogLine_ContractPaid_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_ContractPartyLeft_Fragment': LogLine_ContractPartyLeft_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_DuckCreated_Fragment': LogLine_DuckCreated_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_DuckLost_Fragment': LogLine_DuckLost_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_DuckTraded_Fragment': LogLine_DuckTraded_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_DynastyClosed_Fragment': LogLine_DynastyClosed_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_DynastyCreated_Fragment': LogLine_DynastyCreated_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_EndorsementWithdrawn_Fragment': LogLine_EndorsementWithdrawn_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_FortuneTold_Fragment': LogLine_FortuneTold_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_GameClosed_Fragment': LogLine_GameClosed_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_GameEnded_Fragment': LogLine_GameEnded_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_GameStarted_Fragment': LogLine_GameStarted_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_GameVoided_Fragment': LogLine_GameVoided_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_HandPlaced_Fragment': LogLine_HandPlaced_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_HandPresented_Fragment': LogLine_HandPresented_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_HiddenEvent_Fragment': LogLine_HiddenEvent_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_IncomePaid_Fragment': LogLine_IncomePaid_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_InviteRotated_Fragment': LogLine_InviteRotated_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_ItemsGranted_Fragment': LogLine_ItemsGranted_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_JudgeAppointed_Fragment': LogLine_JudgeAppointed_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_JudgeElected_Fragment': LogLine_JudgeElected_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_JudgeRemovalAssented_Fragment': LogLine_JudgeRemovalAssented_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_JudgeTermEnded_Fragment': LogLine_JudgeTermEnded_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_JusticeRequested_Fragment': LogLine_JusticeRequested_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_LotGenerated_Fragment': LogLine_LotGenerated_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_LotSold_Fragment': LogLine_LotSold_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_MaskRevealed_Fragment': LogLine_MaskRevealed_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_MaskWorn_Fragment': LogLine_MaskWorn_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_NameErased_Fragment': LogLine_NameErased_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_PhaseStarted_Fragment': LogLine_PhaseStarted_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_PlayerJoined_Fragment': LogLine_PlayerJoined_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_PlayerLeft_Fragment': LogLine_PlayerLeft_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_PlayerLotCreated_Fragment': LogLine_PlayerLotCreated_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_PlayerLotDestroyed_Fragment': LogLine_PlayerLotDestroyed_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_PlayerLotReturned_Fragment': LogLine_PlayerLotReturned_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_ProposalAdopted_Fragment': LogLine_ProposalAdopted_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_ProposalRejected_Fragment': LogLine_ProposalRejected_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_ProposalRetracted_Fragment': LogLine_ProposalRetracted_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_ProposalSubmitted_Fragment': LogLine_ProposalSubmitted_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_ReadinessSet_Fragment': LogLine_ReadinessSet_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_RealiUsed_Fragment': LogLine_RealiUsed_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_RemovedFromSeason_Fragment': LogLine_RemovedFromSeason_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_RevelationOpened_Fragment': LogLine_RevelationOpened_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_RevelationWarned_Fragment': LogLine_RevelationWarned_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_RoundClosed_Fragment': LogLine_RoundClosed_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_RoundCreated_Fragment': LogLine_RoundCreated_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_RoundStarted_Fragment': LogLine_RoundStarted_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_RoundWon_Fragment': LogLine_RoundWon_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_RulesetPublished_Fragment': LogLine_RulesetPublished_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_RulingIssued_Fragment': LogLine_RulingIssued_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_RulingOverturned_Fragment': LogLine_RulingOverturned_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_Said_Fragment': LogLine_Said_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_SatDown_Fragment': LogLine_SatDown_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_SeasonDescribed_Fragment': LogLine_SeasonDescribed_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_SecretActionCommitted_Fragment': LogLine_SecretActionCommitted_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_SecretActionFailed_Fragment': LogLine_SecretActionFailed_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_SecretActionRevealed_Fragment': LogLine_SecretActionRevealed_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_SecretActionsMatured_Fragment': LogLine_SecretActionsMatured_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_SfidaAnswered_Fragment': LogLine_SfidaAnswered_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_SfidaOffered_Fragment': LogLine_SfidaOffered_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_SlotsPlayed_Fragment': LogLine_SlotsPlayed_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_StoodUp_Fragment': LogLine_StoodUp_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_ThirdPartyBidGenerated_Fragment': LogLine_ThirdPartyBidGenerated_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_ThirdPartyWon_Fragment': LogLine_ThirdPartyWon_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_TieTossed_Fragment': LogLine_TieTossed_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_TimeSkipped_Fragment': LogLine_TimeSkipped_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_TradeCancelled_Fragment': LogLine_TradeCancelled_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_TradeDeclined_Fragment': LogLine_TradeDeclined_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_TradeDone_Fragment': LogLine_TradeDone_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_TradeOff_Fragment': LogLine_TradeOff_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_TradeOffered_Fragment': LogLine_TradeOffered_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_TrungsTradedIn_Fragment': LogLine_TrungsTradedIn_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_VoteCast_Fragment': LogLine_VoteCast_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_VoteWarned_Fragment': LogLine_VoteWarned_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_WarAgreed_Fragment': LogLine_WarAgreed_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_WarDrawn_Fragment': LogLine_WarDrawn_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_WarProposed_Fragment': LogLine_WarProposed_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_WeekEnded_Fragment': LogLine_WeekEnded_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_WeekSettled_Fragment': LogLine_WeekSettled_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_WeekStarted_Fragment': LogLine_WeekStarted_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_WorkCreated_Fragment': LogLine_WorkCreated_Fragment } }
    | { ' $fragmentRefs'?: { 'LogLine_WorksRevalued_Fragment': LogLine_WorksRevalued_Fragment } }
   };

export type SlotsFragment = { readonly id: string, readonly currency: { readonly plural: string }, readonly ruleset: { readonly id: string, readonly round: { readonly slots: { readonly price: number } | null } | null } } & { ' $fragmentName'?: 'SlotsFragment' };

export type SitAtSlotsMutationVariables = Exact<{
  input: SitDownInput;
}>;


export type SitAtSlotsMutation = { readonly sitDown: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly table:
      | { readonly id: string }
      | { readonly id: string }
      | { readonly id: string }
     | null } };

export type PlaySlotsMutationVariables = Exact<{
  input: PlaySlotsInput;
}>;


export type PlaySlotsMutation = { readonly playSlots: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly sitting: { readonly id: string, readonly payout: number, readonly brokeMachine: boolean, readonly symbols: ReadonlyArray<{ readonly symbol: string, readonly name: string, readonly rolled: number }> } | null } };

export type StandUpMutationVariables = Exact<{
  input: StandUpInput;
}>;


export type StandUpMutation = { readonly standUp: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly table:
      | { readonly id: string }
      | { readonly id: string }
      | { readonly id: string }
     | null } };

export type TablesPageQueryVariables = Exact<{
  season: string;
}>;


export type TablesPageQuery = { readonly season:
    | (
      { readonly __typename: 'Dynasty', readonly id: string, readonly viewer: { readonly id: string, readonly player: { readonly id: string } | null, readonly options: ReadonlyArray<{ readonly mutation: string, readonly description: string, readonly input: unknown }> } | null }
      & { ' $fragmentRefs'?: { 'SeasonFrame_Dynasty_Fragment': SeasonFrame_Dynasty_Fragment } }
    )
    | (
      { readonly __typename: 'Round', readonly id: string, readonly viewer: { readonly id: string, readonly player: { readonly id: string } | null, readonly options: ReadonlyArray<{ readonly mutation: string, readonly description: string, readonly input: unknown }> } | null }
      & { ' $fragmentRefs'?: { 'SlotsFragment': SlotsFragment;'WarsFragment': WarsFragment;'SeasonFrame_Round_Fragment': SeasonFrame_Round_Fragment } }
    )
   | null };

export type TablesLiveSubscriptionVariables = Exact<{
  season: string;
}>;


export type TablesLiveSubscription = { readonly seasonUpdated:
    | { readonly id: string, readonly seq: number }
    | { readonly id: string, readonly seq: number }
   };

export type WarsFragment = { readonly id: string, readonly currency: { readonly item: string, readonly plural: string }, readonly tables: { readonly nodes: ReadonlyArray<
      | { readonly id: string }
      | { readonly id: string }
      | { readonly status: TableStatus, readonly terms: number, readonly id: string, readonly winner: { readonly id: string, readonly name: string } | null, readonly seats: ReadonlyArray<{ readonly agreed: boolean, readonly player: { readonly id: string, readonly name: string }, readonly wager: ReadonlyArray<{ readonly item: string, readonly name: string, readonly quantity: number }> | null }>, readonly draws: ReadonlyArray<{ readonly cards: ReadonlyArray<{ readonly player: { readonly id: string, readonly name: string }, readonly card: { readonly rank: string, readonly suit: string, readonly name: string } }> }> }
    > } } & { ' $fragmentName'?: 'WarsFragment' };

export type ProposeWarMutationVariables = Exact<{
  input: ProposeWarInput;
}>;


export type ProposeWarMutation = { readonly proposeWar: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly war: { readonly id: string } | null } };

export type AgreeToWarMutationVariables = Exact<{
  input: AgreeToWarInput;
}>;


export type AgreeToWarMutation = { readonly agreeToWar: { readonly refusal: { readonly code: RefusalCode, readonly message: string, readonly rule: string | null } | null, readonly war: { readonly id: string } | null } };

export type VerifiedSeasonQueryVariables = Exact<{
  season: string;
}>;


export type VerifiedSeasonQuery = { readonly season:
    | { readonly __typename: 'Dynasty', readonly id: string, readonly name: string }
    | { readonly __typename: 'Round', readonly id: string, readonly name: string }
   | null };

export type VerificationQueryVariables = Exact<{
  season: string;
  week?: number | null | undefined;
  game?: number | null | undefined;
}>;


export type VerificationQuery = { readonly verification: { readonly scope: string, readonly streams: ReadonlyArray<{ ' $fragmentRefs'?: { 'VerifiedStreamFragment': VerifiedStreamFragment } }> } };

export type VerifiedStreamFragment = { readonly week: number | null, readonly algorithm: string, readonly commitment: string, readonly committedSeq: number | null, readonly seed: string | null, readonly digest: string | null, readonly fixedClientSeeds: ReadonlyArray<{ readonly sha256: string, readonly fixedSeq: number }>, readonly draws: ReadonlyArray<{ readonly number: number, readonly sides: number, readonly value: number, readonly stream: string | null, readonly clientSeeds: ReadonlyArray<string> }>, readonly shuffle: { readonly stream: string | null, readonly from: number, readonly clientSeeds: ReadonlyArray<string>, readonly fixedCards: number, readonly deck: ReadonlyArray<{ readonly rank: string, readonly suit: string }> } | null, readonly game: { readonly id: string, readonly number: number, readonly environment: { readonly id: string, readonly dynasty: { readonly handSize: number } | null }, readonly grandCanal: { readonly rank: string, readonly suit: string }, readonly participants: ReadonlyArray<{ readonly mask: string | null, readonly disclosedHand: ReadonlyArray<{ readonly rank: string, readonly suit: string }> | null }> } | null } & { ' $fragmentName'?: 'VerifiedStreamFragment' };

export const PlayerNameFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<PlayerNameFragment, unknown>;
export const DynastyPlayersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DynastyPlayers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dynasty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"players"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pegs"}},{"kind":"Field","name":{"kind":"Name","value":"magistrelli"}},{"kind":"Field","name":{"kind":"Name","value":"readiness"}},{"kind":"Field","name":{"kind":"Name","value":"mask"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mask"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerName"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DynastyPlayersFragment, unknown>;
export const GameListEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameListEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"bersaglio"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"grandCanal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campione"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<GameListEntryFragment, unknown>;
export const GameListFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dynasty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"games"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"24"}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"NEWEST_FIRST"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameListEntry"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameListEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"bersaglio"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"grandCanal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campione"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<GameListFragment, unknown>;
export const MasksFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Masks"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dynasty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"section"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"anchor"},"value":{"kind":"StringValue","value":"masks","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"markdown"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"masks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mask"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"moda"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"wornBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<MasksFragment, unknown>;
export const GameBarFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameBar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"stakes"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"bersaglio"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campione"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<GameBarFragment, unknown>;
export const MaskPowersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaskPowers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tricks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trick"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]} as unknown as DocumentNode<MaskPowersFragment, unknown>;
export const GameActsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameActs"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"stakes"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaskPowers"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaskPowers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tricks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trick"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]} as unknown as DocumentNode<GameActsFragment, unknown>;
export const AnyCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnyCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"environment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AnyCardFragment, unknown>;
export const ClaimPanelFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimPanel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"awaited"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sfida"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"tricks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trick"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}}]}}]} as unknown as DocumentNode<ClaimPanelFragment, unknown>;
export const MyHandFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyHand"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnyCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimPanel"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnyCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"environment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimPanel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"awaited"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sfida"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"tricks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trick"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}}]}}]} as unknown as DocumentNode<MyHandFragment, unknown>;
export const FineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Fine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"campione"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clean"}},{"kind":"Field","name":{"kind":"Name","value":"fined"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FineFragment, unknown>;
export const BetsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Bets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"environment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dynasty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"betting"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookmaker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"on"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<BetsFragment, unknown>;
export const DealersPartFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DealersPart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DealersPartFragment, unknown>;
export const GameNowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameBar"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameActs"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyHand"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Fine"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Bets"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DealersPart"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaskPowers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tricks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trick"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnyCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"environment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimPanel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"awaited"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sfida"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"tricks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trick"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameBar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"stakes"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"bersaglio"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campione"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameActs"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"stakes"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaskPowers"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyHand"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnyCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimPanel"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Fine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"campione"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clean"}},{"kind":"Field","name":{"kind":"Name","value":"fined"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Bets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"environment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dynasty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"betting"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookmaker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"on"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DealersPart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<GameNowFragment, unknown>;
export const SeatFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Seat"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Participant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"mask"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pocket"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disclosedHand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SeatFragment, unknown>;
export const SfidaAskedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SfidaAsked"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stakes"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sfida"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<SfidaAskedFragment, unknown>;
export const TricksFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Tricks"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tricks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trick"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"class"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}}]}}]} as unknown as DocumentNode<TricksFragment, unknown>;
export const GameTableFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grandCanal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Seat"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SfidaAsked"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Tricks"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Fine"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Bets"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Seat"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Participant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"mask"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pocket"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disclosedHand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SfidaAsked"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stakes"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sfida"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Tricks"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tricks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trick"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"class"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Fine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"campione"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clean"}},{"kind":"Field","name":{"kind":"Name","value":"fined"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Bets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"environment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dynasty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"betting"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookmaker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"on"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<GameTableFragment, unknown>;
export const ReplayFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Replay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"claim"}},{"kind":"Field","name":{"kind":"Name","value":"scored"}}]}}]}}]} as unknown as DocumentNode<ReplayFragment, unknown>;
export const GameStoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameStory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"story"}}]}}]} as unknown as DocumentNode<GameStoryFragment, unknown>;
export const CandidatesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Candidates"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JudgeOffice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endorsements"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CandidatesFragment, unknown>;
export const OfficeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Office"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JudgeOffice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"term"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"removal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"needed"}},{"kind":"Field","name":{"kind":"Name","value":"judge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<OfficeFragment, unknown>;
export const BallotFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Ballot"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"popular"}},{"kind":"Field","name":{"kind":"Name","value":"tally"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"votesFor"}},{"kind":"Field","name":{"kind":"Name","value":"votesAgainst"}}]}},{"kind":"Field","name":{"kind":"Name","value":"votes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"notVoted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<BallotFragment, unknown>;
export const EffectsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Effects"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"effects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmendRulesetEffect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patch"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiveItemsEffect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TakeItemsEffect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectStandingEffect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWorkEffect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDuckEffect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<EffectsFragment, unknown>;
export const ProposalCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProposalCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"class"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Ballot"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Effects"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Ballot"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"popular"}},{"kind":"Field","name":{"kind":"Name","value":"tally"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"votesFor"}},{"kind":"Field","name":{"kind":"Name","value":"votesAgainst"}}]}},{"kind":"Field","name":{"kind":"Name","value":"votes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"notVoted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Effects"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"effects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmendRulesetEffect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patch"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiveItemsEffect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TakeItemsEffect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectStandingEffect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWorkEffect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDuckEffect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<ProposalCardFragment, unknown>;
export const ProposalFormFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProposalForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"round"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposalClasses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"class"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ProposalFormFragment, unknown>;
export const RulingViewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RulingView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ruling"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"judge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confidenceVote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"overturning"}},{"kind":"Field","name":{"kind":"Name","value":"affirming"}}]}}]}}]} as unknown as DocumentNode<RulingViewFragment, unknown>;
export const RequestsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Requests"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JudgeOffice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"requests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"NEWEST_FIRST"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rulings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RulingView"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RulingView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ruling"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"judge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confidenceVote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"overturning"}},{"kind":"Field","name":{"kind":"Name","value":"affirming"}}]}}]}}]} as unknown as DocumentNode<RequestsFragment, unknown>;
export const SeasonHeadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"tempo"}},{"kind":"Field","name":{"kind":"Name","value":"host"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SeasonHeadFragment, unknown>;
export const SeasonClockFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonClock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}}]} as unknown as DocumentNode<SeasonClockFragment, unknown>;
export const SeasonFrameFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonFrame"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonHead"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonClock"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"tempo"}},{"kind":"Field","name":{"kind":"Name","value":"host"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonClock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}}]} as unknown as DocumentNode<SeasonFrameFragment, unknown>;
export const SeasonCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"watching"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"nextDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"host"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"players"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonClock"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"round"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonClock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}}]} as unknown as DocumentNode<SeasonCardFragment, unknown>;
export const ClockControlsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClockControls"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"tempo"}},{"kind":"Field","name":{"kind":"Name","value":"nextDeadline"}}]}}]} as unknown as DocumentNode<ClockControlsFragment, unknown>;
export const DescribeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Describe"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]} as unknown as DocumentNode<DescribeFragment, unknown>;
export const GrantsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Grants"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"players"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"round"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"plural"}}]}}]}}]}}]}}]} as unknown as DocumentNode<GrantsFragment, unknown>;
export const InviteFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Invite"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<InviteFragment, unknown>;
export const MembersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Members"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"players"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerName"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<MembersFragment, unknown>;
export const RecordLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"played"}},{"kind":"Field","name":{"kind":"Name","value":"won"}},{"kind":"Field","name":{"kind":"Name","value":"lost"}},{"kind":"Field","name":{"kind":"Name","value":"drawn"}},{"kind":"Field","name":{"kind":"Name","value":"resigned"}}]}}]} as unknown as DocumentNode<RecordLineFragment, unknown>;
export const ResultsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Results"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"won"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ResultsFragment, unknown>;
export const ContractChangeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContractChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"clause"}},{"kind":"Field","name":{"kind":"Name","value":"proposer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clauses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"restTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"awaited"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ContractChangeFragment, unknown>;
export const ContractFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Contract"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"offerer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clauses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"when"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"consent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"perWeek"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"parties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<ContractFragment, unknown>;
export const ContractFormFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"players"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"round"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"plural"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ContractFormFragment, unknown>;
export const ContractsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Contracts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contracts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"NEWEST_FIRST"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Contract"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractForm"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Contract"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"offerer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clauses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"when"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"consent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"perWeek"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"parties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"players"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"round"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"plural"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ContractsFragment, unknown>;
export const HandScoreFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HandScore"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HandScore"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"}},{"kind":"Field","name":{"kind":"Name","value":"ranks"}},{"kind":"Field","name":{"kind":"Name","value":"multipliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"multiplier"}},{"kind":"Field","name":{"kind":"Name","value":"highest"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]} as unknown as DocumentNode<HandScoreFragment, unknown>;
export const PokerRankFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PokerRank"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PokerRank"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hand"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"line"}}]}}]} as unknown as DocumentNode<PokerRankFragment, unknown>;
export const SecretActionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecretAction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"committedAt"}},{"kind":"Field","name":{"kind":"Name","value":"maturesAt"}},{"kind":"Field","name":{"kind":"Name","value":"revealsAt"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"custody"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SecretActionFragment, unknown>;
export const SecretActionsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecretActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"secretActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecretAction"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecretAction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"committedAt"}},{"kind":"Field","name":{"kind":"Name","value":"maturesAt"}},{"kind":"Field","name":{"kind":"Name","value":"revealsAt"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"custody"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SecretActionsFragment, unknown>;
export const HandsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Hands"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"round"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"minimumCards"}},{"kind":"Field","name":{"kind":"Name","value":"maximumCards"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"placement"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HandScore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PokerRank"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecretActions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecretAction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"committedAt"}},{"kind":"Field","name":{"kind":"Name","value":"maturesAt"}},{"kind":"Field","name":{"kind":"Name","value":"revealsAt"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"custody"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HandScore"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HandScore"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"}},{"kind":"Field","name":{"kind":"Name","value":"ranks"}},{"kind":"Field","name":{"kind":"Name","value":"multipliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"multiplier"}},{"kind":"Field","name":{"kind":"Name","value":"highest"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PokerRank"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PokerRank"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hand"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"line"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecretActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"secretActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecretAction"}}]}}]}}]} as unknown as DocumentNode<HandsFragment, unknown>;
export const LotCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LotCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lot"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"minimumBid"}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leadingBid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thirdPartyBid"}},{"kind":"Field","name":{"kind":"Name","value":"bids"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<LotCardFragment, unknown>;
export const LotsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Lots"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Auction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"procedure"}},{"kind":"Field","name":{"kind":"Name","value":"biddingClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"lots"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LotCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LotCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lot"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"minimumBid"}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leadingBid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thirdPartyBid"}},{"kind":"Field","name":{"kind":"Name","value":"bids"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<LotsFragment, unknown>;
export const ExchangesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Exchanges"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoundRules"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plural"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exchanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exchange"}},{"kind":"Field","name":{"kind":"Name","value":"give"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"get"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]}}]} as unknown as DocumentNode<ExchangesFragment, unknown>;
export const TradeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Trade"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Trade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"give"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"get"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lacks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"have"}},{"kind":"Field","name":{"kind":"Name","value":"need"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<TradeFragment, unknown>;
export const TradePartnersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TradePartners"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"players"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<TradePartnersFragment, unknown>;
export const DuckFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Duck"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Duck"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<DuckFragment, unknown>;
export const DucksFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Ducks"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ducks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Duck"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Duck"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Duck"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<DucksFragment, unknown>;
export const MarketFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Market"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"round"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playerLots"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Exchanges"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"trades"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"30"}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"NEWEST_FIRST"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Trade"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TradePartners"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Ducks"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Duck"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Duck"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Exchanges"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoundRules"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plural"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exchanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exchange"}},{"kind":"Field","name":{"kind":"Name","value":"give"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"get"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Trade"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Trade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"give"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"get"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lacks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"have"}},{"kind":"Field","name":{"kind":"Name","value":"need"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TradePartners"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"players"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Ducks"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ducks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Duck"}}]}}]}}]}}]} as unknown as DocumentNode<MarketFragment, unknown>;
export const PeopleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"People"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"players"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"wealth"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerName"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<PeopleFragment, unknown>;
export const CasinoSeatFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CasinoSeat"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"currency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"plural"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"wealth"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mutation"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"needs"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]}}]}}]} as unknown as DocumentNode<CasinoSeatFragment, unknown>;
export const WeekLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WeekLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"asleep"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"rulesTime"}},{"kind":"Field","name":{"kind":"Name","value":"tempo"}},{"kind":"Field","name":{"kind":"Name","value":"nextDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"round"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}}]}}]}}]}}]} as unknown as DocumentNode<WeekLineFragment, unknown>;
export const LogLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LogLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<LogLineFragment, unknown>;
export const SlotsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Slots"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plural"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"round"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SlotsFragment, unknown>;
export const WarsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Wars"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"plural"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tables"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"NullValue"}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"WAR"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"NEWEST_FIRST"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"War"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agreed"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"draws"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<WarsFragment, unknown>;
export const VerifiedStreamFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VerifiedStream"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChanceStream"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"algorithm"}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}},{"kind":"Field","name":{"kind":"Name","value":"committedSeq"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"digest"}},{"kind":"Field","name":{"kind":"Name","value":"fixedClientSeeds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"fixedSeq"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draws"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"sides"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"stream"}},{"kind":"Field","name":{"kind":"Name","value":"clientSeeds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shuffle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stream"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"clientSeeds"}},{"kind":"Field","name":{"kind":"Name","value":"fixedCards"}},{"kind":"Field","name":{"kind":"Name","value":"deck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"environment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dynasty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handSize"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"grandCanal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mask"}},{"kind":"Field","name":{"kind":"Name","value":"disclosedHand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}}]}}]}}]}}]}}]} as unknown as DocumentNode<VerifiedStreamFragment, unknown>;
export const WhoAmIDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WhoAmI"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"guest"}}]}}]}}]}}]} as unknown as DocumentNode<WhoAmIQuery, WhoAmIQueryVariables>;
export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"guest"}}]}}]}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const ClaimGuestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimGuest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimGuestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimGuest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"guest"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ClaimGuestMutation, ClaimGuestMutationVariables>;
export const DeleteAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}}]}}]}}]} as unknown as DocumentNode<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const InboxPreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InboxPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"inboxPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"muted"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"__type"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"StringValue","value":"InboxKind","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enumValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]} as unknown as DocumentNode<InboxPreferencesQuery, InboxPreferencesQueryVariables>;
export const SetInboxPreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetInboxPreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetInboxPreferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setInboxPreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"muted"}}]}}]}}]}}]} as unknown as DocumentNode<SetInboxPreferencesMutation, SetInboxPreferencesMutationVariables>;
export const InboxPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InboxPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"inbox"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"NEWEST_FIRST"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"readUpTo"}},{"kind":"Field","name":{"kind":"Name","value":"lastNumber"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<InboxPageQuery, InboxPageQueryVariables>;
export const InboxLiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"InboxLive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<InboxLiveSubscription, InboxLiveSubscriptionVariables>;
export const MarkInboxReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkInboxRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkInboxReadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markInboxRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"readUpTo"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}}]} as unknown as DocumentNode<MarkInboxReadMutation, MarkInboxReadMutationVariables>;
export const ChangeDisplayNameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeDisplayName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeDisplayNameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeDisplayName"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ChangeDisplayNameMutation, ChangeDisplayNameMutationVariables>;
export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const ChangeHandleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeHandle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeHandleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeHandle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeHandleMutation, ChangeHandleMutationVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignOutInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const SignUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}}]}}]} as unknown as DocumentNode<SignUpMutation, SignUpMutationVariables>;
export const StartGuestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartGuest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartGuestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startGuest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}}]}}]} as unknown as DocumentNode<StartGuestMutation, StartGuestMutationVariables>;
export const CreateAccessTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAccessToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAccessTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAccessToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as DocumentNode<CreateAccessTokenMutation, CreateAccessTokenMutationVariables>;
export const TokensDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Tokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]}}]} as unknown as DocumentNode<TokensQuery, TokensQueryVariables>;
export const RevokeAccessTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeAccessToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeAccessTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeAccessToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tokenId"}}]}}]}}]} as unknown as DocumentNode<RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables>;
export const SignOutEverywhereDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOutEverywhere"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignOutEverywhereInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOutEverywhere"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ended"}}]}}]}}]} as unknown as DocumentNode<SignOutEverywhereMutation, SignOutEverywhereMutationVariables>;
export const ServerNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServerNow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"server"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"now"}}]}}]}}]} as unknown as DocumentNode<ServerNowQuery, ServerNowQueryVariables>;
export const DecksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Decks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"round"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archetypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archetype"}},{"kind":"Field","name":{"kind":"Name","value":"ranks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"suits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"archetype"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"dynasty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ranks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"masks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mask"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DecksQuery, DecksQueryVariables>;
export const DynastyCourseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DynastyCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"season"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"season"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"standings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"EnumValue","value":"EVENT"}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"60"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"30"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DynastyStanding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pegs"}},{"kind":"Field","name":{"kind":"Name","value":"magistrelli"}}]}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<DynastyCourseQuery, DynastyCourseQueryVariables>;
export const DynastyTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DynastyTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"season"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"season"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonHead"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonClock"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dynasty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameList"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DynastyPlayers"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Masks"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameListEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"bersaglio"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"grandCanal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campione"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"tempo"}},{"kind":"Field","name":{"kind":"Name","value":"host"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonClock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dynasty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"games"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"24"}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"NEWEST_FIRST"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameListEntry"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DynastyPlayers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dynasty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"players"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pegs"}},{"kind":"Field","name":{"kind":"Name","value":"magistrelli"}},{"kind":"Field","name":{"kind":"Name","value":"readiness"}},{"kind":"Field","name":{"kind":"Name","value":"mask"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mask"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerName"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Masks"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dynasty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"section"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"anchor"},"value":{"kind":"StringValue","value":"masks","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"markdown"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"masks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mask"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"moda"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"wornBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<DynastyTableQuery, DynastyTableQueryVariables>;
export const DynastyLiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"DynastyLive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"season"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seasonUpdated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seasonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"season"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonHead"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonClock"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dynasty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameList"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DynastyPlayers"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Masks"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameListEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"bersaglio"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"grandCanal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campione"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"tempo"}},{"kind":"Field","name":{"kind":"Name","value":"host"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonClock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dynasty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"games"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"24"}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"NEWEST_FIRST"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameListEntry"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DynastyPlayers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dynasty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"players"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pegs"}},{"kind":"Field","name":{"kind":"Name","value":"magistrelli"}},{"kind":"Field","name":{"kind":"Name","value":"readiness"}},{"kind":"Field","name":{"kind":"Name","value":"mask"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mask"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerName"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Masks"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dynasty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"section"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"anchor"},"value":{"kind":"StringValue","value":"masks","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"markdown"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"masks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mask"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"moda"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"wornBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<DynastyLiveSubscription, DynastyLiveSubscriptionVariables>;
export const LeadersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Leaders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"season"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeaderboardOrder"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"season"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dynasty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaderboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"record"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"games"}},{"kind":"Field","name":{"kind":"Name","value":"won"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerName"}}]}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<LeadersQuery, LeadersQueryVariables>;
export const WearMaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WearMask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WearMaskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wearMask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dynasty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DynastyPlayers"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Masks"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DynastyPlayers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dynasty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"players"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pegs"}},{"kind":"Field","name":{"kind":"Name","value":"magistrelli"}},{"kind":"Field","name":{"kind":"Name","value":"readiness"}},{"kind":"Field","name":{"kind":"Name","value":"mask"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mask"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerName"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Masks"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dynasty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"section"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"anchor"},"value":{"kind":"StringValue","value":"masks","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"markdown"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"masks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mask"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"moda"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"wornBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<WearMaskMutation, WearMaskMutationVariables>;
export const SetReadinessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetReadiness"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetReadinessInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setReadiness"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dynasty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DynastyPlayers"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameList"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameListEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"bersaglio"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"grandCanal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campione"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DynastyPlayers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dynasty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"players"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pegs"}},{"kind":"Field","name":{"kind":"Name","value":"magistrelli"}},{"kind":"Field","name":{"kind":"Name","value":"readiness"}},{"kind":"Field","name":{"kind":"Name","value":"mask"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mask"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerName"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dynasty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"games"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"24"}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"NEWEST_FIRST"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameListEntry"}}]}}]}}]}}]} as unknown as DocumentNode<SetReadinessMutation, SetReadinessMutationVariables>;
export const SetClientSeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetClientSeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetClientSeedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setClientSeed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}}]}}]}}]}}]} as unknown as DocumentNode<SetClientSeedMutation, SetClientSeedMutationVariables>;
export const StartGameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartGame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartGameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startGame"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dynasty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DynastyPlayers"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameList"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameListEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"bersaglio"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"grandCanal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campione"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DynastyPlayers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dynasty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"players"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pegs"}},{"kind":"Field","name":{"kind":"Name","value":"magistrelli"}},{"kind":"Field","name":{"kind":"Name","value":"readiness"}},{"kind":"Field","name":{"kind":"Name","value":"mask"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mask"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerName"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dynasty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"games"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"24"}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"NEWEST_FIRST"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameListEntry"}}]}}]}}]}}]} as unknown as DocumentNode<StartGameMutation, StartGameMutationVariables>;
export const PublishRulesetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishRuleset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublishRulesetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishRuleset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PublishRulesetMutation, PublishRulesetMutationVariables>;
export const MyPlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyPlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"season"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"season"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"readiness"}},{"kind":"Field","name":{"kind":"Name","value":"wait"}},{"kind":"Field","name":{"kind":"Name","value":"clientSeedSha256"}},{"kind":"Field","name":{"kind":"Name","value":"nextClientSeedSha256"}},{"kind":"Field","name":{"kind":"Name","value":"mask"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mask"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mutation"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"needs"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]}}]}}]}}]} as unknown as DocumentNode<MyPlaceQuery, MyPlaceQueryVariables>;
export const GameDeckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GameDeck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ruleset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ruleset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ruleset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dynasty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ranks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<GameDeckQuery, GameDeckQueryVariables>;
export const PlaceBetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceBet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceBetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeBet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Bets"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameStory"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Bets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"environment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dynasty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"betting"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookmaker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"on"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameStory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"story"}}]}}]} as unknown as DocumentNode<PlaceBetMutation, PlaceBetMutationVariables>;
export const BecomeBookmakerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BecomeBookmaker"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"becomeBookmaker"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Bets"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameStory"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Bets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"environment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dynasty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"betting"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookmaker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"on"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameStory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"story"}}]}}]} as unknown as DocumentNode<BecomeBookmakerMutation, BecomeBookmakerMutationVariables>;
export const SettleBetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SettleBets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settleBets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Bets"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameStory"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Bets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"environment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dynasty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"betting"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookmaker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"on"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameStory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"story"}}]}}]} as unknown as DocumentNode<SettleBetsMutation, SettleBetsMutationVariables>;
export const ClaimableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Claimable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"card"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"gameId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}},{"kind":"Argument","name":{"kind":"Name","value":"card"},"value":{"kind":"Variable","name":{"kind":"Name","value":"card"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trick"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"why"}}]}}]}}]} as unknown as DocumentNode<ClaimableQuery, ClaimableQueryVariables>;
export const PlayCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlayCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlayCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameTable"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameBar"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameStory"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Seat"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Participant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"mask"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pocket"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disclosedHand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SfidaAsked"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stakes"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sfida"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Tricks"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tricks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trick"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"class"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Fine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"campione"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clean"}},{"kind":"Field","name":{"kind":"Name","value":"fined"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Bets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"environment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dynasty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"betting"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookmaker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"on"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grandCanal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Seat"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SfidaAsked"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Tricks"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Fine"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Bets"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameBar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"stakes"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"bersaglio"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campione"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameStory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"story"}}]}}]} as unknown as DocumentNode<PlayCardMutation, PlayCardMutationVariables>;
export const EndGameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndGame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endGame"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameTable"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameBar"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameStory"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Seat"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Participant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"mask"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pocket"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disclosedHand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SfidaAsked"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stakes"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sfida"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Tricks"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tricks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trick"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"class"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Fine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"campione"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clean"}},{"kind":"Field","name":{"kind":"Name","value":"fined"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Bets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"environment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dynasty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"betting"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookmaker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"on"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grandCanal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Seat"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SfidaAsked"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Tricks"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Fine"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Bets"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameBar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"stakes"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"bersaglio"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campione"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameStory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"story"}}]}}]} as unknown as DocumentNode<EndGameMutation, EndGameMutationVariables>;
export const VoidGameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VoidGame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VoidGameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"voidGame"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameTable"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameBar"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameStory"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Seat"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Participant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"mask"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pocket"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disclosedHand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SfidaAsked"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stakes"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sfida"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Tricks"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tricks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trick"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"class"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Fine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"campione"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clean"}},{"kind":"Field","name":{"kind":"Name","value":"fined"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Bets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"environment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dynasty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"betting"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookmaker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"on"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grandCanal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Seat"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SfidaAsked"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Tricks"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Fine"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Bets"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameBar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"stakes"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"bersaglio"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campione"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameStory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"story"}}]}}]} as unknown as DocumentNode<VoidGameMutation, VoidGameMutationVariables>;
export const OfferSfidaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OfferSfida"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offerSfida"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameTable"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameBar"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameStory"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Seat"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Participant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"mask"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pocket"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disclosedHand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SfidaAsked"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stakes"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sfida"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Tricks"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tricks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trick"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"class"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Fine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"campione"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clean"}},{"kind":"Field","name":{"kind":"Name","value":"fined"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Bets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"environment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dynasty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"betting"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookmaker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"on"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grandCanal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Seat"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SfidaAsked"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Tricks"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Fine"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Bets"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameBar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"stakes"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"bersaglio"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campione"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameStory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"story"}}]}}]} as unknown as DocumentNode<OfferSfidaMutation, OfferSfidaMutationVariables>;
export const ResignGameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResignGame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resignGame"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameTable"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameBar"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameStory"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Seat"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Participant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"mask"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pocket"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disclosedHand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SfidaAsked"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stakes"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sfida"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Tricks"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tricks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trick"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"class"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Fine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"campione"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clean"}},{"kind":"Field","name":{"kind":"Name","value":"fined"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Bets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"environment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dynasty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"betting"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookmaker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"on"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grandCanal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Seat"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SfidaAsked"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Tricks"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Fine"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Bets"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameBar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"stakes"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"bersaglio"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campione"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameStory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"story"}}]}}]} as unknown as DocumentNode<ResignGameMutation, ResignGameMutationVariables>;
export const GameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Game"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonClock"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameTable"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameStory"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SfidaAsked"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameNow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Replay"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Seat"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Participant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"mask"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pocket"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disclosedHand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SfidaAsked"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stakes"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sfida"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Tricks"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tricks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trick"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"class"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Fine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"campione"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clean"}},{"kind":"Field","name":{"kind":"Name","value":"fined"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Bets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"environment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dynasty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"betting"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookmaker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"on"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameBar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"stakes"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"bersaglio"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campione"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaskPowers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tricks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trick"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameActs"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"stakes"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaskPowers"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnyCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"environment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimPanel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"awaited"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sfida"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"tricks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trick"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyHand"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnyCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimPanel"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DealersPart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonClock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grandCanal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Seat"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SfidaAsked"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Tricks"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Fine"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Bets"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameStory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"story"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameBar"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameActs"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyHand"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Fine"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Bets"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DealersPart"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Replay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"claim"}},{"kind":"Field","name":{"kind":"Name","value":"scored"}}]}}]}}]} as unknown as DocumentNode<GameQuery, GameQueryVariables>;
export const GameLiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"GameLive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tableUpdated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tableId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameTable"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameStory"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SfidaAsked"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameNow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Replay"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Seat"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Participant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"mask"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pocket"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disclosedHand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SfidaAsked"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stakes"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sfida"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Tricks"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tricks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trick"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"class"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Fine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"campione"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clean"}},{"kind":"Field","name":{"kind":"Name","value":"fined"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Bets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"environment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dynasty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"betting"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookmaker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"on"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameBar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"stakes"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"bersaglio"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campione"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaskPowers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tricks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trick"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameActs"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"stakes"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaskPowers"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnyCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"environment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimPanel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"awaited"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sfida"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"tricks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trick"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyHand"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnyCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimPanel"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DealersPart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grandCanal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Seat"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SfidaAsked"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Tricks"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Fine"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Bets"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameStory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"story"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameBar"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameActs"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyHand"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Fine"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Bets"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DealersPart"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Replay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"claim"}},{"kind":"Field","name":{"kind":"Name","value":"scored"}}]}}]}}]} as unknown as DocumentNode<GameLiveSubscription, GameLiveSubscriptionVariables>;
export const UseRealiDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UseReali"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UseRealiInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"useReali"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameTable"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameBar"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameStory"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Seat"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Participant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"mask"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pocket"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disclosedHand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SfidaAsked"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stakes"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sfida"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Tricks"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tricks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trick"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"class"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Fine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"campione"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clean"}},{"kind":"Field","name":{"kind":"Name","value":"fined"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Bets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"environment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dynasty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"betting"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookmaker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"on"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grandCanal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Seat"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SfidaAsked"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Tricks"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Fine"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Bets"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameBar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"stakes"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"bersaglio"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campione"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameStory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"story"}}]}}]} as unknown as DocumentNode<UseRealiMutation, UseRealiMutationVariables>;
export const RevealMaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevealMask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevealMaskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revealMask"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameTable"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameBar"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameStory"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Seat"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Participant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"mask"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pocket"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disclosedHand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SfidaAsked"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stakes"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sfida"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Tricks"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tricks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trick"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"class"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Fine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"campione"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clean"}},{"kind":"Field","name":{"kind":"Name","value":"fined"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Bets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"environment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dynasty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"betting"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookmaker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"on"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grandCanal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Seat"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SfidaAsked"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Tricks"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Fine"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Bets"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameBar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"stakes"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"bersaglio"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campione"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameStory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"story"}}]}}]} as unknown as DocumentNode<RevealMaskMutation, RevealMaskMutationVariables>;
export const MyGameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyGame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"claimables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nameable"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"tricks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trick"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"why"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mutation"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"needs"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<MyGameQuery, MyGameQueryVariables>;
export const AnswerSfidaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerSfida"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerSfidaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerSfida"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameTable"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameBar"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameStory"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Seat"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Participant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"mask"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pocket"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disclosedHand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SfidaAsked"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stakes"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sfida"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Tricks"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tricks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trick"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"class"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Fine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"campione"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fine"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clean"}},{"kind":"Field","name":{"kind":"Name","value":"fined"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Bets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"environment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dynasty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"betting"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookmaker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"on"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grandCanal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Seat"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SfidaAsked"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Tricks"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Fine"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Bets"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameBar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"stakes"}},{"kind":"Field","name":{"kind":"Name","value":"juice"}},{"kind":"Field","name":{"kind":"Name","value":"bersaglio"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campione"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameStory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"story"}}]}}]} as unknown as DocumentNode<AnswerSfidaMutation, AnswerSfidaMutationVariables>;
export const GamePositionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GamePositions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"positions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"afterPlay"}},{"kind":"Field","name":{"kind":"Name","value":"stakes"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"pocket"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<GamePositionsQuery, GamePositionsQueryVariables>;
export const CastVoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CastVote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CastVoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"castVote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Ballot"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Ballot"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"popular"}},{"kind":"Field","name":{"kind":"Name","value":"tally"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"votesFor"}},{"kind":"Field","name":{"kind":"Name","value":"votesAgainst"}}]}},{"kind":"Field","name":{"kind":"Name","value":"votes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"notVoted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CastVoteMutation, CastVoteMutationVariables>;
export const NominateForJudgeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NominateForJudge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NominateForJudgeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nominateForJudge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<NominateForJudgeMutation, NominateForJudgeMutationVariables>;
export const EndorseCandidateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndorseCandidate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndorseCandidateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endorseCandidate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"endorsements"}}]}}]}}]}}]} as unknown as DocumentNode<EndorseCandidateMutation, EndorseCandidateMutationVariables>;
export const WithdrawEndorsementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawEndorsement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawEndorsementInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawEndorsement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"endorsements"}}]}}]}}]}}]} as unknown as DocumentNode<WithdrawEndorsementMutation, WithdrawEndorsementMutationVariables>;
export const AppointJudgeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AppointJudge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppointJudgeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointJudge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"judge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Office"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Office"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JudgeOffice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"term"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"removal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"needed"}},{"kind":"Field","name":{"kind":"Name","value":"judge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<AppointJudgeMutation, AppointJudgeMutationVariables>;
export const JudgePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JudgePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"season"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"season"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonFrame"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mutation"}},{"kind":"Field","name":{"kind":"Name","value":"input"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"judge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Office"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Candidates"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Requests"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"tempo"}},{"kind":"Field","name":{"kind":"Name","value":"host"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonClock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RulingView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ruling"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"judge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confidenceVote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"overturning"}},{"kind":"Field","name":{"kind":"Name","value":"affirming"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonFrame"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonHead"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonClock"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Office"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JudgeOffice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"term"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"removal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"needed"}},{"kind":"Field","name":{"kind":"Name","value":"judge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Candidates"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JudgeOffice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endorsements"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Requests"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JudgeOffice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"requests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"NEWEST_FIRST"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rulings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RulingView"}}]}}]}}]}}]}}]} as unknown as DocumentNode<JudgePageQuery, JudgePageQueryVariables>;
export const JudgeLiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"JudgeLive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"season"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seasonUpdated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seasonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"season"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}}]}}]}}]} as unknown as DocumentNode<JudgeLiveSubscription, JudgeLiveSubscriptionVariables>;
export const ResignAsJudgeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResignAsJudge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResignAsJudgeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resignAsJudge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"judge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Office"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Office"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JudgeOffice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"term"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"removal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"needed"}},{"kind":"Field","name":{"kind":"Name","value":"judge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ResignAsJudgeMutation, ResignAsJudgeMutationVariables>;
export const AssentToJudgeRemovalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssentToJudgeRemoval"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssentToJudgeRemovalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assentToJudgeRemoval"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"judge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Office"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Office"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JudgeOffice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"term"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"removal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"needed"}},{"kind":"Field","name":{"kind":"Name","value":"judge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<AssentToJudgeRemovalMutation, AssentToJudgeRemovalMutationVariables>;
export const RetractProposalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetractProposal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RetractProposalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retractProposal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProposalCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Ballot"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"popular"}},{"kind":"Field","name":{"kind":"Name","value":"tally"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"votesFor"}},{"kind":"Field","name":{"kind":"Name","value":"votesAgainst"}}]}},{"kind":"Field","name":{"kind":"Name","value":"votes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"notVoted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Effects"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"effects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmendRulesetEffect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patch"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiveItemsEffect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TakeItemsEffect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectStandingEffect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWorkEffect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDuckEffect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProposalCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"class"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Ballot"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Effects"}}]}}]} as unknown as DocumentNode<RetractProposalMutation, RetractProposalMutationVariables>;
export const SubmitProposalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitProposal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitProposalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitProposal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProposalCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Ballot"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"popular"}},{"kind":"Field","name":{"kind":"Name","value":"tally"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"votesFor"}},{"kind":"Field","name":{"kind":"Name","value":"votesAgainst"}}]}},{"kind":"Field","name":{"kind":"Name","value":"votes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"notVoted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Effects"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"effects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmendRulesetEffect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patch"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiveItemsEffect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TakeItemsEffect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectStandingEffect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWorkEffect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDuckEffect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProposalCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"class"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Ballot"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Effects"}}]}}]} as unknown as DocumentNode<SubmitProposalMutation, SubmitProposalMutationVariables>;
export const ProposalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Proposals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"season"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"season"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonFrame"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mutation"}},{"kind":"Field","name":{"kind":"Name","value":"input"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProposalForm"}},{"kind":"Field","name":{"kind":"Name","value":"proposals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"NEWEST_FIRST"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProposalCard"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"tempo"}},{"kind":"Field","name":{"kind":"Name","value":"host"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonClock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Ballot"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"popular"}},{"kind":"Field","name":{"kind":"Name","value":"tally"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"votesFor"}},{"kind":"Field","name":{"kind":"Name","value":"votesAgainst"}}]}},{"kind":"Field","name":{"kind":"Name","value":"votes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"notVoted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Effects"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"effects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmendRulesetEffect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patch"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiveItemsEffect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TakeItemsEffect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectStandingEffect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWorkEffect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDuckEffect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonFrame"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonHead"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonClock"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProposalForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"round"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposalClasses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"class"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProposalCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"class"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Ballot"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Effects"}}]}}]} as unknown as DocumentNode<ProposalsQuery, ProposalsQueryVariables>;
export const ProposalsLiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ProposalsLive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"season"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seasonUpdated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seasonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"season"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}}]}}]}}]} as unknown as DocumentNode<ProposalsLiveSubscription, ProposalsLiveSubscriptionVariables>;
export const RequestJusticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestJustice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestJusticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestJustice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"request"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<RequestJusticeMutation, RequestJusticeMutationVariables>;
export const IssueRulingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueRuling"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IssueRulingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueRuling"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ruling"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RulingView"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RulingView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ruling"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"judge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confidenceVote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"overturning"}},{"kind":"Field","name":{"kind":"Name","value":"affirming"}}]}}]}}]} as unknown as DocumentNode<IssueRulingMutation, IssueRulingMutationVariables>;
export const OverturnRulingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OverturnRuling"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OverturnRulingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overturnRuling"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ruling"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RulingView"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RulingView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ruling"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"judge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confidenceVote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"overturning"}},{"kind":"Field","name":{"kind":"Name","value":"affirming"}}]}}]}}]} as unknown as DocumentNode<OverturnRulingMutation, OverturnRulingMutationVariables>;
export const CallConfidenceVoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CallConfidenceVote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CallConfidenceVoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"callConfidenceVote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confidenceVote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ruling"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RulingView"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RulingView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ruling"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"judge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confidenceVote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"overturning"}},{"kind":"Field","name":{"kind":"Name","value":"affirming"}}]}}]}}]} as unknown as DocumentNode<CallConfidenceVoteMutation, CallConfidenceVoteMutationVariables>;
export const CastConfidenceVoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CastConfidenceVote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CastConfidenceVoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"castConfidenceVote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confidenceVote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"overturning"}},{"kind":"Field","name":{"kind":"Name","value":"affirming"}}]}}]}}]}}]} as unknown as DocumentNode<CastConfidenceVoteMutation, CastConfidenceVoteMutationVariables>;
export const ToldToMeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ToldToMe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode<ToldToMeSubscription, ToldToMeSubscriptionVariables>;
export const MySeasonsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySeasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seasons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonCard"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonClock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"watching"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"nextDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"host"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"players"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonClock"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"round"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<MySeasonsQuery, MySeasonsQueryVariables>;
export const SeasonsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Seasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"running"},"name":{"kind":"Name","value":"seasons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"RUNNING"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonCard"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"rehearsals"},"name":{"kind":"Name","value":"seasons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"RUNNING"}},{"kind":"Argument","name":{"kind":"Name","value":"rehearsal"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonClock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"watching"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"nextDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"host"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"players"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonClock"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"round"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<SeasonsQuery, SeasonsQueryVariables>;
export const SeasonLiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"SeasonLive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"season"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seasonUpdated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seasonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"season"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonClock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"watching"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"nextDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"host"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"players"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonClock"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"round"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<SeasonLiveSubscription, SeasonLiveSubscriptionVariables>;
export const WhoPlaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WhoPlays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}}]}}]} as unknown as DocumentNode<WhoPlaysQuery, WhoPlaysQueryVariables>;
export const FindSeasonsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindSeasons"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SeasonKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SeasonStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rehearsal"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"joinable"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SeasonOrder"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seasons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"rehearsal"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rehearsal"}}},{"kind":"Argument","name":{"kind":"Name","value":"joinable"},"value":{"kind":"Variable","name":{"kind":"Name","value":"joinable"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"30"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonClock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"watching"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"nextDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"host"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"players"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonClock"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"round"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<FindSeasonsQuery, FindSeasonsQueryVariables>;
export const SeasonsLiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"SeasonsLive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SeasonKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SeasonStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rehearsal"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"joinable"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seasonsUpdated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"rehearsal"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rehearsal"}}},{"kind":"Argument","name":{"kind":"Name","value":"joinable"},"value":{"kind":"Variable","name":{"kind":"Name","value":"joinable"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"again"}},{"kind":"Field","name":{"kind":"Name","value":"gone"}},{"kind":"Field","name":{"kind":"Name","value":"seasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonClock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"watching"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"nextDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"host"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"players"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonClock"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"round"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<SeasonsLiveSubscription, SeasonsLiveSubscriptionVariables>;
export const MayPractiseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MayPractise"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"server"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"practice"}}]}}]}}]} as unknown as DocumentNode<MayPractiseQuery, MayPractiseQueryVariables>;
export const StartPracticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartPractice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartPracticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startPractice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<StartPracticeMutation, StartPracticeMutationVariables>;
export const RehearseRoundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RehearseRound"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateRoundInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createRound"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<RehearseRoundMutation, RehearseRoundMutationVariables>;
export const RehearseDynastyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RehearseDynasty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDynastyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDynasty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<RehearseDynastyMutation, RehearseDynastyMutationVariables>;
export const SitInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SitIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinSeasonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinSeason"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SitInMutation, SitInMutationVariables>;
export const WaitsForMeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitsForMe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"30"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"complete"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"on"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"option"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonClock"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonClock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}}]} as unknown as DocumentNode<WaitsForMeQuery, WaitsForMeQueryVariables>;
export const NoticedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"Noticed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<NoticedSubscription, NoticedSubscriptionVariables>;
export const AdvanceClockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdvanceClock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdvanceClockInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"advanceClock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClockControls"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonClock"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClockControls"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"tempo"}},{"kind":"Field","name":{"kind":"Name","value":"nextDeadline"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonClock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}}]} as unknown as DocumentNode<AdvanceClockMutation, AdvanceClockMutationVariables>;
export const CloseSeasonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseSeason"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseSeasonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeSeason"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}}]}}]}}]} as unknown as DocumentNode<CloseSeasonMutation, CloseSeasonMutationVariables>;
export const CreatePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreatePage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"editions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]} as unknown as DocumentNode<CreatePageQuery, CreatePageQueryVariables>;
export const DescribeSeasonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DescribeSeason"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DescribeSeasonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"describeSeason"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Describe"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Describe"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]} as unknown as DocumentNode<DescribeSeasonMutation, DescribeSeasonMutationVariables>;
export const GrantItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GrantItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GrantItemsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grantItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<GrantItemsMutation, GrantItemsMutationVariables>;
export const HostPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HostPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"season"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"season"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"host"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonHead"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonClock"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClockControls"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Describe"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Grants"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Invite"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Members"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"tempo"}},{"kind":"Field","name":{"kind":"Name","value":"host"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonClock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClockControls"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"tempo"}},{"kind":"Field","name":{"kind":"Name","value":"nextDeadline"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Describe"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Grants"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"players"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"round"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"plural"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Invite"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Members"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"players"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerName"}}]}}]}}]}}]} as unknown as DocumentNode<HostPageQuery, HostPageQueryVariables>;
export const HostLiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"HostLive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"season"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seasonUpdated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seasonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"season"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonHead"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonClock"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClockControls"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Describe"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Members"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"tempo"}},{"kind":"Field","name":{"kind":"Name","value":"host"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonClock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClockControls"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"tempo"}},{"kind":"Field","name":{"kind":"Name","value":"nextDeadline"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Describe"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Members"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"players"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerName"}}]}}]}}]}}]} as unknown as DocumentNode<HostLiveSubscription, HostLiveSubscriptionVariables>;
export const RotateInviteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RotateInviteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateInvite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Invite"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Invite"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<RotateInviteMutation, RotateInviteMutationVariables>;
export const InvitedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Invited"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seasonId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"playerCount"}},{"kind":"Field","name":{"kind":"Name","value":"host"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}}]}}]} as unknown as DocumentNode<InvitedQuery, InvitedQueryVariables>;
export const JoinByLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinByLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinSeasonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinSeason"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]}}]} as unknown as DocumentNode<JoinByLinkMutation, JoinByLinkMutationVariables>;
export const RemovePlayerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePlayer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemovePlayerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePlayer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Members"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Members"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"players"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerName"}}]}}]}}]}}]} as unknown as DocumentNode<RemovePlayerMutation, RemovePlayerMutationVariables>;
export const CreateRoundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateRound"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateRoundInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createRound"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateRoundMutation, CreateRoundMutationVariables>;
export const CreateDynastyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDynasty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDynastyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDynasty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateDynastyMutation, CreateDynastyMutationVariables>;
export const BetweenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Between"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"me"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"other"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"me"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"headToHead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"with"},"value":{"kind":"Variable","name":{"kind":"Name","value":"other"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"played"}},{"kind":"Field","name":{"kind":"Name","value":"won"}},{"kind":"Field","name":{"kind":"Name","value":"lost"}},{"kind":"Field","name":{"kind":"Name","value":"drawn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"games"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"played"}},{"kind":"Field","name":{"kind":"Name","value":"won"}},{"kind":"Field","name":{"kind":"Name","value":"lost"}},{"kind":"Field","name":{"kind":"Name","value":"drawn"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<BetweenQuery, BetweenQueryVariables>;
export const ProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Profile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"guest"}},{"kind":"Field","name":{"kind":"Name","value":"bot"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","alias":{"kind":"Name","value":"rounds"},"name":{"kind":"Name","value":"record"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"ROUND"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordLine"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"games"},"name":{"kind":"Name","value":"record"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"DYNASTY"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordLine"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Results"}},{"kind":"Field","name":{"kind":"Name","value":"seasons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonCard"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonClock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"played"}},{"kind":"Field","name":{"kind":"Name","value":"won"}},{"kind":"Field","name":{"kind":"Name","value":"lost"}},{"kind":"Field","name":{"kind":"Name","value":"drawn"}},{"kind":"Field","name":{"kind":"Name","value":"resigned"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Results"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"won"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"watching"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"nextDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"host"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"players"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonClock"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"round"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ProfileQuery, ProfileQueryVariables>;
export const CreatePlayerLotDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePlayerLot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePlayerLotInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPlayerLot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LotCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LotCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lot"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"minimumBid"}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leadingBid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thirdPartyBid"}},{"kind":"Field","name":{"kind":"Name","value":"bids"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<CreatePlayerLotMutation, CreatePlayerLotMutationVariables>;
export const AcceptContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptContractInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Contract"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Contract"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"offerer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clauses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"when"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"consent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"perWeek"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"parties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<AcceptContractMutation, AcceptContractMutationVariables>;
export const DeclineContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeclineContractInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Contract"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Contract"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"offerer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clauses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"when"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"consent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"perWeek"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"parties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<DeclineContractMutation, DeclineContractMutationVariables>;
export const ConsentToContractChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsentToContractChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentToContractChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consentToContractChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Contract"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Contract"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"offerer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clauses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"when"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"consent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"perWeek"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"parties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<ConsentToContractChangeMutation, ConsentToContractChangeMutationVariables>;
export const DepositIntoContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DepositIntoContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DepositIntoContractInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"depositIntoContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Contract"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Contract"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"offerer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clauses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"when"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"consent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"perWeek"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"parties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<DepositIntoContractMutation, DepositIntoContractMutationVariables>;
export const WithdrawFromContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawFromContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawFromContractInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawFromContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Contract"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Contract"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"offerer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clauses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"when"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"consent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"perWeek"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"parties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<WithdrawFromContractMutation, WithdrawFromContractMutationVariables>;
export const ProposeContractChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProposeContractChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProposeContractChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposeContractChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Contract"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Contract"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"offerer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clauses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"when"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"consent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"perWeek"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"parties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<ProposeContractChangeMutation, ProposeContractChangeMutationVariables>;
export const OfferContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OfferContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OfferContractInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offerContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Contract"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Contract"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"offerer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clauses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"when"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"consent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"perWeek"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"parties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<OfferContractMutation, OfferContractMutationVariables>;
export const ContractChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContractChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contract"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contract"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractChange"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContractChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"clause"}},{"kind":"Field","name":{"kind":"Name","value":"proposer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clauses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"restTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"awaited"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ContractChangesQuery, ContractChangesQueryVariables>;
export const ContractsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Contracts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"season"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"season"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Contracts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Contract"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"offerer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clauses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"when"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"consent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"perWeek"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"parties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"players"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"round"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"plural"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Contracts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contracts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"NEWEST_FIRST"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Contract"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractForm"}}]}}]} as unknown as DocumentNode<ContractsQuery, ContractsQueryVariables>;
export const ContractsLiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ContractsLive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"season"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seasonUpdated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seasonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"season"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Contracts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Contract"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contract"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"offerer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clauses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"when"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"consent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"perWeek"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"parties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContractForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"players"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"round"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"plural"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Contracts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contracts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"NEWEST_FIRST"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Contract"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContractForm"}}]}}]} as unknown as DocumentNode<ContractsLiveSubscription, ContractsLiveSubscriptionVariables>;
export const TradeWithDuckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TradeWithDuck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TradeWithDuckInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tradeWithDuck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"duck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Duck"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Duck"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Duck"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<TradeWithDuckMutation, TradeWithDuckMutationVariables>;
export const TradeInTrungsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TradeInTrungs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TradeInTrungsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tradeInTrungs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CasinoSeat"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CasinoSeat"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"currency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"plural"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"wealth"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mutation"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"needs"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]}}]}}]} as unknown as DocumentNode<TradeInTrungsMutation, TradeInTrungsMutationVariables>;
export const ScoreHandDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScoreHand"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"season"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cards"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CardInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scoreHand"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seasonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"season"}}},{"kind":"Argument","name":{"kind":"Name","value":"cards"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cards"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HandScore"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HandScore"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HandScore"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"}},{"kind":"Field","name":{"kind":"Name","value":"ranks"}},{"kind":"Field","name":{"kind":"Name","value":"multipliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"multiplier"}},{"kind":"Field","name":{"kind":"Name","value":"highest"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]} as unknown as DocumentNode<ScoreHandQuery, ScoreHandQueryVariables>;
export const RankHandDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RankHand"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"season"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cards"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CardInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rankHand"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seasonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"season"}}},{"kind":"Argument","name":{"kind":"Name","value":"cards"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cards"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PokerRank"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PokerRank"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PokerRank"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hand"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"line"}}]}}]} as unknown as DocumentNode<RankHandQuery, RankHandQueryVariables>;
export const GenerateLotDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GenerateLot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GenerateLotInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generateLot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"auction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Lots"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LotCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lot"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"minimumBid"}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leadingBid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thirdPartyBid"}},{"kind":"Field","name":{"kind":"Name","value":"bids"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Lots"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Auction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"procedure"}},{"kind":"Field","name":{"kind":"Name","value":"biddingClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"lots"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LotCard"}}]}}]}}]}}]} as unknown as DocumentNode<GenerateLotMutation, GenerateLotMutationVariables>;
export const MarketDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Market"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"season"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"season"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Market"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Exchanges"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoundRules"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plural"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exchanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exchange"}},{"kind":"Field","name":{"kind":"Name","value":"give"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"get"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Trade"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Trade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"give"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"get"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lacks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"have"}},{"kind":"Field","name":{"kind":"Name","value":"need"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TradePartners"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"players"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Duck"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Duck"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Ducks"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ducks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Duck"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Market"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"round"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playerLots"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Exchanges"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"trades"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"30"}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"NEWEST_FIRST"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Trade"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TradePartners"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Ducks"}}]}}]} as unknown as DocumentNode<MarketQuery, MarketQueryVariables>;
export const MarketLiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MarketLive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"season"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seasonUpdated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seasonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"season"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Market"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Exchanges"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoundRules"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plural"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exchanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exchange"}},{"kind":"Field","name":{"kind":"Name","value":"give"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"get"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Trade"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Trade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"give"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"get"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lacks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"have"}},{"kind":"Field","name":{"kind":"Name","value":"need"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TradePartners"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"players"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Duck"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Duck"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Ducks"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ducks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Duck"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Market"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"round"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playerLots"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Exchanges"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"trades"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"30"}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"NEWEST_FIRST"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Trade"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TradePartners"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Ducks"}}]}}]} as unknown as DocumentNode<MarketLiveSubscription, MarketLiveSubscriptionVariables>;
export const OfferTradeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OfferTrade"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OfferTradeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offerTrade"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Trade"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Trade"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Trade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"give"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"get"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lacks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"have"}},{"kind":"Field","name":{"kind":"Name","value":"need"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<OfferTradeMutation, OfferTradeMutationVariables>;
export const PlaceBidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceBid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceBidInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeBid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LotCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LotCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lot"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"minimumBid"}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leadingBid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thirdPartyBid"}},{"kind":"Field","name":{"kind":"Name","value":"bids"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<PlaceBidMutation, PlaceBidMutationVariables>;
export const PresentHandDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PresentHand"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PresentHandInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"presentHand"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<PresentHandMutation, PresentHandMutationVariables>;
export const RevealSecretActionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevealSecretAction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevealSecretActionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revealSecretAction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secretAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecretAction"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecretAction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"committedAt"}},{"kind":"Field","name":{"kind":"Name","value":"maturesAt"}},{"kind":"Field","name":{"kind":"Name","value":"revealsAt"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"custody"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RevealSecretActionMutation, RevealSecretActionMutationVariables>;
export const SayInRoundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SayInRound"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SayInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"say"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]}}]}}]} as unknown as DocumentNode<SayInRoundMutation, SayInRoundMutationVariables>;
export const RoundTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoundTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"season"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"season"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonHead"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonClock"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WeekLine"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"People"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CasinoSeat"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecretActions"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Hands"}},{"kind":"Field","name":{"kind":"Name","value":"auction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Lots"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecretAction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"committedAt"}},{"kind":"Field","name":{"kind":"Name","value":"maturesAt"}},{"kind":"Field","name":{"kind":"Name","value":"revealsAt"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"custody"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HandScore"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HandScore"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"}},{"kind":"Field","name":{"kind":"Name","value":"ranks"}},{"kind":"Field","name":{"kind":"Name","value":"multipliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"multiplier"}},{"kind":"Field","name":{"kind":"Name","value":"highest"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PokerRank"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PokerRank"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hand"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"line"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecretActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"secretActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecretAction"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LotCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lot"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"minimumBid"}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leadingBid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thirdPartyBid"}},{"kind":"Field","name":{"kind":"Name","value":"bids"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"tempo"}},{"kind":"Field","name":{"kind":"Name","value":"host"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonClock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WeekLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"asleep"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"rulesTime"}},{"kind":"Field","name":{"kind":"Name","value":"tempo"}},{"kind":"Field","name":{"kind":"Name","value":"nextDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"round"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"People"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"players"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"wealth"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerName"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CasinoSeat"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"currency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"plural"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"wealth"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mutation"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"needs"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Hands"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"round"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"minimumCards"}},{"kind":"Field","name":{"kind":"Name","value":"maximumCards"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"placement"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HandScore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PokerRank"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecretActions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Lots"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Auction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"procedure"}},{"kind":"Field","name":{"kind":"Name","value":"biddingClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"lots"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LotCard"}}]}}]}}]}}]} as unknown as DocumentNode<RoundTableQuery, RoundTableQueryVariables>;
export const RoundLiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"RoundLive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"season"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seasonUpdated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seasonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"season"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonHead"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonClock"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WeekLine"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"People"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CasinoSeat"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecretActions"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Hands"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecretAction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"committedAt"}},{"kind":"Field","name":{"kind":"Name","value":"maturesAt"}},{"kind":"Field","name":{"kind":"Name","value":"revealsAt"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"custody"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HandScore"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HandScore"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"}},{"kind":"Field","name":{"kind":"Name","value":"ranks"}},{"kind":"Field","name":{"kind":"Name","value":"multipliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"multiplier"}},{"kind":"Field","name":{"kind":"Name","value":"highest"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PokerRank"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PokerRank"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hand"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"line"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecretActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"secretActions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecretAction"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"tempo"}},{"kind":"Field","name":{"kind":"Name","value":"host"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonClock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WeekLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"asleep"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"rulesTime"}},{"kind":"Field","name":{"kind":"Name","value":"tempo"}},{"kind":"Field","name":{"kind":"Name","value":"nextDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"round"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"People"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"players"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"wealth"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerName"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CasinoSeat"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"currency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"plural"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"wealth"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mutation"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"needs"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Hands"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"round"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"minimumCards"}},{"kind":"Field","name":{"kind":"Name","value":"maximumCards"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"placement"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HandScore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"poker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PokerRank"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecretActions"}}]}}]} as unknown as DocumentNode<RoundLiveSubscription, RoundLiveSubscriptionVariables>;
export const AuctionLiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"AuctionLive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"season"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auctionUpdated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"roundId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"season"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Lots"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LotCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lot"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"minimumBid"}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leadingBid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thirdPartyBid"}},{"kind":"Field","name":{"kind":"Name","value":"bids"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Lots"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Auction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"procedure"}},{"kind":"Field","name":{"kind":"Name","value":"biddingClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"lots"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LotCard"}}]}}]}}]}}]} as unknown as DocumentNode<AuctionLiveSubscription, AuctionLiveSubscriptionVariables>;
export const SealHandDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SealHand"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SealHandInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sealHand"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secretAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecretAction"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecretAction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"committedAt"}},{"kind":"Field","name":{"kind":"Name","value":"maturesAt"}},{"kind":"Field","name":{"kind":"Name","value":"revealsAt"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"custody"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SealHandMutation, SealHandMutationVariables>;
export const SealBidsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SealBids"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SealBidsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sealBids"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secretAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecretAction"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecretAction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"committedAt"}},{"kind":"Field","name":{"kind":"Name","value":"maturesAt"}},{"kind":"Field","name":{"kind":"Name","value":"revealsAt"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"custody"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SealBidsMutation, SealBidsMutationVariables>;
export const JoinRoundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinRound"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinSeasonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinSeason"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CasinoSeat"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"People"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CasinoSeat"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"currency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"plural"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"wealth"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mutation"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"needs"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"People"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"players"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"wealth"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerName"}}]}}]}}]}}]} as unknown as DocumentNode<JoinRoundMutation, JoinRoundMutationVariables>;
export const LeaveRoundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveRound"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeaveSeasonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveSeason"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CasinoSeat"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"People"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CasinoSeat"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"currency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"plural"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"wealth"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mutation"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"needs"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"People"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"players"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"wealth"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerName"}}]}}]}}]}}]} as unknown as DocumentNode<LeaveRoundMutation, LeaveRoundMutationVariables>;
export const SettlementsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Settlements"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"season"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"season"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"journal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"NEWEST_FIRST"}},{"kind":"Argument","name":{"kind":"Name","value":"types"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"SecretActionFailed"},{"kind":"EnumValue","value":"BidFailed"},{"kind":"EnumValue","value":"BidInvalidated"},{"kind":"EnumValue","value":"LotSold"},{"kind":"EnumValue","value":"ThirdPartyWon"},{"kind":"EnumValue","value":"PlayerLotReturned"},{"kind":"EnumValue","value":"WorksRevalued"},{"kind":"EnumValue","value":"AuctionConcluded"},{"kind":"EnumValue","value":"TieTossed"},{"kind":"EnumValue","value":"HandPlaced"},{"kind":"EnumValue","value":"FortuneTold"},{"kind":"EnumValue","value":"WeekSettled"},{"kind":"EnumValue","value":"RoundWon"}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WeekSettled"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<SettlementsQuery, SettlementsQueryVariables>;
export const StandingsOfRoundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StandingsOfRound"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"season"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"season"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"standings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"EnumValue","value":"WEEK"}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoundStanding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"wealth"}},{"kind":"Field","name":{"kind":"Name","value":"victoryItems"}},{"kind":"Field","name":{"kind":"Name","value":"lotsWon"}}]}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<StandingsOfRoundQuery, StandingsOfRoundQueryVariables>;
export const GenerateThirdPartyBidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GenerateThirdPartyBid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GenerateThirdPartyBidInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generateThirdPartyBid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LotCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LotCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lot"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"minimumBid"}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leadingBid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thirdPartyBid"}},{"kind":"Field","name":{"kind":"Name","value":"bids"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<GenerateThirdPartyBidMutation, GenerateThirdPartyBidMutationVariables>;
export const AcceptTradeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptTrade"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptTradeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptTrade"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Trade"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Trade"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Trade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"give"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"get"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lacks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"have"}},{"kind":"Field","name":{"kind":"Name","value":"need"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<AcceptTradeMutation, AcceptTradeMutationVariables>;
export const DeclineTradeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineTrade"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeclineTradeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineTrade"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Trade"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Trade"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Trade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"give"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"get"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lacks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"have"}},{"kind":"Field","name":{"kind":"Name","value":"need"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<DeclineTradeMutation, DeclineTradeMutationVariables>;
export const CancelTradeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelTrade"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelTradeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelTrade"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Trade"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Trade"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Trade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"give"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"get"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lacks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"have"}},{"kind":"Field","name":{"kind":"Name","value":"need"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<CancelTradeMutation, CancelTradeMutationVariables>;
export const CommitSecretActionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CommitSecretAction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CommitSecretActionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commitSecretAction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secretAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecretAction"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecretAction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"committedAt"}},{"kind":"Field","name":{"kind":"Name","value":"maturesAt"}},{"kind":"Field","name":{"kind":"Name","value":"revealsAt"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"custody"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CommitSecretActionMutation, CommitSecretActionMutationVariables>;
export const RulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Rules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"season"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"season"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"markdown"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RulesQuery, RulesQueryVariables>;
export const RecentEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"season"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"season"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"journal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"NEWEST_FIRST"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LogLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<RecentEventsQuery, RecentEventsQueryVariables>;
export const JournalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"Journal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"season"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seasonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"season"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LogLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<JournalSubscription, JournalSubscriptionVariables>;
export const SitAtSlotsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SitAtSlots"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SitDownInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sitDown"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"table"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SitAtSlotsMutation, SitAtSlotsMutationVariables>;
export const PlaySlotsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaySlots"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaySlotsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playSlots"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sitting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}},{"kind":"Field","name":{"kind":"Name","value":"brokeMachine"}},{"kind":"Field","name":{"kind":"Name","value":"symbols"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"symbol"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rolled"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PlaySlotsMutation, PlaySlotsMutationVariables>;
export const StandUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StandUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StandUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"standUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"table"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<StandUpMutation, StandUpMutationVariables>;
export const TablesPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TablesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"season"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"season"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonFrame"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mutation"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"input"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Slots"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Wars"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"tempo"}},{"kind":"Field","name":{"kind":"Name","value":"host"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonClock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonFrame"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonHead"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonClock"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Slots"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plural"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"round"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Wars"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"plural"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tables"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"NullValue"}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"WAR"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"NEWEST_FIRST"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"War"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agreed"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"draws"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<TablesPageQuery, TablesPageQueryVariables>;
export const TablesLiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"TablesLive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"season"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seasonUpdated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seasonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"season"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}}]}}]}}]} as unknown as DocumentNode<TablesLiveSubscription, TablesLiveSubscriptionVariables>;
export const ProposeWarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProposeWar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProposeWarInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposeWar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"war"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ProposeWarMutation, ProposeWarMutationVariables>;
export const AgreeToWarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AgreeToWar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AgreeToWarInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agreeToWar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"war"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<AgreeToWarMutation, AgreeToWarMutationVariables>;
export const VerifiedSeasonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifiedSeason"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"season"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"season"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<VerifiedSeasonQuery, VerifiedSeasonQueryVariables>;
export const VerificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Verification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"season"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"week"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"game"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seasonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"season"}}},{"kind":"Argument","name":{"kind":"Name","value":"week"},"value":{"kind":"Variable","name":{"kind":"Name","value":"week"}}},{"kind":"Argument","name":{"kind":"Name","value":"game"},"value":{"kind":"Variable","name":{"kind":"Name","value":"game"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"streams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VerifiedStream"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VerifiedStream"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChanceStream"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"algorithm"}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}},{"kind":"Field","name":{"kind":"Name","value":"committedSeq"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"digest"}},{"kind":"Field","name":{"kind":"Name","value":"fixedClientSeeds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"fixedSeq"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draws"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"sides"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"stream"}},{"kind":"Field","name":{"kind":"Name","value":"clientSeeds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shuffle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stream"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"clientSeeds"}},{"kind":"Field","name":{"kind":"Name","value":"fixedCards"}},{"kind":"Field","name":{"kind":"Name","value":"deck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"environment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dynasty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handSize"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"grandCanal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mask"}},{"kind":"Field","name":{"kind":"Name","value":"disclosedHand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}}]}}]}}]}}]}}]} as unknown as DocumentNode<VerificationQuery, VerificationQueryVariables>;