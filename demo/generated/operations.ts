// Generated from *.graphql by `npm run codegen`; not to be edited.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A bid to be sealed. */
export type BidInput = {
  /** Chips, a natural number above 0. */
  amount: number;
  /** The number of the lot. */
  lot: number;
};

/** A card, by codes of the season's deck. */
export type CardInput = {
  /** How many of it, 1 to 1,000,000. */
  count?: number | null | undefined;
  /** The code of its rank: `KNIGHT`, `10`. */
  rank: string;
  /** The code of its suit: `SWORDS`. */
  suit: string;
};

/** Which season is closed. */
export type CloseSeasonInput = {
  /** The same key gives the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The season. */
  seasonId: string;
};

/** A hash to be committed. */
export type CommitSecretActionInput = {
  /** The same key gives the same answer. */
  idempotencyKey?: string | null | undefined;
  /** What the text will declare. */
  kind: SecretActionKind;
  /** The round. */
  seasonId: string;
  /** The SHA-256 of the text's exact UTF-8 bytes: 64 hexadecimal digits. */
  sha256: string;
};

/** What it takes to make a round. */
export type CreateRoundInput = {
  /** The id of an edition. */
  edition?: string | null | undefined;
  /** The same key gives the same answer. */
  idempotencyKey?: string | null | undefined;
  /** 1 to 80 characters. */
  name: string;
  /** Whether the host can set its clock and give items. Cannot be changed later. */
  rehearsal?: boolean | null | undefined;
  /** Changes to the edition: a JSON Patch (RFC 6902). */
  ruleset?: unknown;
  /** When it starts; at once when left out. A rehearsal may start in the past. */
  startsAt?: string | null | undefined;
  /**
   * The rules-time that the start stands for, at another tempo than the default. When left out: the
   * Sunday 00:00 before the start.
   */
  startsAtRulesTime?: string | null | undefined;
  /** Whether the server does what any player may do; as the edition says (it does) when left out. */
  steward?: boolean | null | undefined;
  /**
   * How many real seconds a rules-day lasts, 1 to 31,536,000. Default: as the edition says, 86,400
   * in all that ship.
   */
  tempo?: number | null | undefined;
  /** Who may see and join it. */
  visibility?: SeasonVisibility | null | undefined;
};

/** Who keeps the text of a secret action. */
export type Custody =
  /** The server, which reveals it when it matures. */
  | 'ENTRUSTED'
  /** The player, who reveals it. */
  | 'OWN';

/** What it takes to draw a lot. */
export type GenerateLotInput = {
  /** Something of your own to stir the dice with, up to 64 letters, digits, `-` or `_`. */
  clientSeed?: string | null | undefined;
  /** The same key gives the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The round. */
  seasonId: string;
};

/** What it takes to become a player. */
export type JoinSeasonInput = {
  /** The same key gives the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The code, where the season is by invitation. */
  inviteCode?: string | null | undefined;
  /** The name in the season, 1 to 40 characters; the account's when left out. */
  name?: string | null | undefined;
  /** The season. */
  seasonId: string;
};

/** The reasons for which a command is refused. */
export type RefusalCode =
  /** The player agreed before. */
  | 'ALREADY_AGREED'
  /** The player assents to this removal already. */
  | 'ALREADY_ASSENTED'
  /** The player stands for Judge of the next week already. */
  | 'ALREADY_A_CANDIDATE'
  /** The account is a player of this season already. */
  | 'ALREADY_A_PLAYER'
  /** The player has consented already. */
  | 'ALREADY_CONSENTED'
  /** The player endorses this candidate already. */
  | 'ALREADY_ENDORSED'
  /** The secret action was revealed before. */
  | 'ALREADY_REVEALED'
  /** The player sits at a table already, and nobody sits at two. */
  | 'ALREADY_SITTING'
  /** The amount is not a natural number above 0. */
  | 'AMOUNT_NOT_NATURAL'
  /** There is no such candidate for the next week. */
  | 'CANDIDACY_NOT_FOUND'
  /** There is no such card in the season's deck. */
  | 'CARD_UNKNOWN'
  /** Somebody is Judge already. */
  | 'CHAIR_TAKEN'
  /** Nobody is Judge now. */
  | 'CHAIR_VACANT'
  /** Nothing such was proposed. */
  | 'CHANGE_NOT_FOUND'
  /** The proposal was carried out or fell away. */
  | 'CHANGE_OVER'
  /** There is no such class of proposals. */
  | 'CLASS_UNKNOWN'
  /** The clause pays nothing now; `facts` says why. */
  | 'CLAUSE_CLOSED'
  /** The clause does not provide for so much. */
  | 'CLAUSE_EXCEEDED'
  /** Nobody could ever meet the clause; `facts` says which and why. */
  | 'CLAUSE_IMPOSSIBLE'
  /** The contract has no clause of that number. */
  | 'CLAUSE_NOT_FOUND'
  /** The clause does not provide for the player. */
  | 'CLAUSE_NOT_YOURS'
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
  /** The contract has not so much of it. */
  | 'CONTRACT_LACKS'
  /** There is no such contract. */
  | 'CONTRACT_NOT_FOUND'
  /** The contract is in another state than this needs. */
  | 'CONTRACT_NOT_OPEN'
  /** A contract has two parties or more. */
  | 'CONTRACT_WITH_ONESELF'
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
  /** The handle belongs to somebody. */
  | 'HANDLE_TAKEN'
  /** The hash is not 64 hexadecimal digits. */
  | 'HASH_MALFORMED'
  /** The text has another SHA-256 than was committed. */
  | 'HASH_MISMATCH'
  /** The idempotency key was used before, for something else. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The season is by invitation, and this is not its present code. */
  | 'INVITE_WRONG'
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
  /** The machine broke: no more spins for the player this week. */
  | 'MACHINE_BROKEN'
  /** A field has a value that it cannot have; `facts` says which and what was expected. */
  | 'MALFORMED'
  /** Another player of this season has that name. */
  | 'NAME_TAKEN'
  /** The account is no guest. */
  | 'NOT_A_GUEST'
  /** Only a party of the contract may do this. */
  | 'NOT_A_PARTY'
  /** Only players may do this. */
  | 'NOT_A_PLAYER'
  /** Only a rehearsal's clock and items can be set. */
  | 'NOT_A_REHEARSAL'
  /** The player does not endorse this candidate. */
  | 'NOT_ENDORSED'
  /** The player has not so much of it. */
  | 'NOT_ENOUGH'
  /** The player has not so much of it as is to be taken. */
  | 'NOT_ENOUGH_TO_TAKE'
  /** The secret action has not matured: it is too early to reveal it. */
  | 'NOT_MATURED'
  /** Only reputable players may do this. */
  | 'NOT_REPUTABLE'
  /** The player does not sit there, or anywhere. */
  | 'NOT_SITTING'
  /** Only who made the proposal may do this. */
  | 'NOT_THE_AUTHOR'
  /** Only the host of the season may do this. */
  | 'NOT_THE_HOST'
  /** Only the Judge may do this. */
  | 'NOT_THE_JUDGE'
  /** What cannot be traded cannot be wagered. */
  | 'NOT_TO_BE_WAGERED'
  /** Only the Judge who made a ruling may overturn it. */
  | 'NOT_YOUR_RULING'
  /** The ruleset has no contracts. */
  | 'NO_CONTRACTS'
  /** There is no secret action of that kind to reveal. */
  | 'NO_SECRET_ACTION'
  /** The player has had all sittings of this week. */
  | 'NO_SITTINGS_LEFT'
  /** The ruleset has no tables. */
  | 'NO_TABLES'
  /** The Judge cannot rule on an own request. */
  | 'OWN_REQUEST'
  /** The other player is not reputable. */
  | 'PARTNER_NOT_REPUTABLE'
  /** There is no such player in this season now. */
  | 'PLAYER_NOT_FOUND'
  /** There is no such proposal in this season. */
  | 'PROPOSAL_NOT_FOUND'
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
  /**
   * The patch does not apply, or what it makes is no ruleset, or one that this server does not play
   * yet; `facts.problems` says where and why.
   */
  | 'RULESET_REFUSED'
  /** There is no such ruling. */
  | 'RULING_NOT_FOUND'
  /** The ruling was overturned before. */
  | 'RULING_OVERTURNED'
  /** More scopes were asked for than this request has. */
  | 'SCOPE_EXCEEDED'
  /** The rules have no such section. */
  | 'SECTION_UNKNOWN'
  /** A season cannot start before it is made. */
  | 'START_IN_THE_PAST'
  /** The table has no free seat. */
  | 'TABLE_FULL'
  /** There is no such table for War at which play goes on. */
  | 'TABLE_NOT_FOUND'
  /** The viewer has no such token in force. */
  | 'TOKEN_NOT_FOUND'
  /** The time in which a vote of confidence can be called is over. */
  | 'TOO_LATE_FOR_CONFIDENCE'
  /** The time in which its Judge may overturn the ruling is over. */
  | 'TOO_LATE_TO_OVERTURN'
  /** The player has as many open offers as can be. */
  | 'TOO_MANY_OFFERS'
  /** There is no such trade. */
  | 'TRADE_NOT_FOUND'
  /** The trade is another player's to accept, decline, answer or take back. */
  | 'TRADE_NOT_YOURS'
  /** The offer is not open any more. */
  | 'TRADE_OVER'
  /** Nobody trades with oneself. */
  | 'TRADE_WITH_ONESELF'
  /** A question has an answer, and no truth value. */
  | 'VERDICT_MISPLACED'
  /** A ruling on a statement says TRUE or FALSE. */
  | 'VERDICT_NEEDED'
  /** The proposal was decided or retracted: it is too late to vote on it or to retract it. */
  | 'VOTING_OVER'
  /** The wagers are not any more what was agreed to; `facts.terms` is their number now. */
  | 'WAGERS_CHANGED'
  /** Not both players have said what they would wager. */
  | 'WAGER_MISSING'
  /** Handle and password do not belong together. */
  | 'WRONG_CREDENTIALS'
  /** This is not done in the present phase. */
  | 'WRONG_PHASE'
  /** This is for others than the Judge. */
  | 'YOU_ARE_THE_JUDGE';

/** A text to be revealed. */
export type RevealSecretActionInput = {
  /** The same key gives the same answer. */
  idempotencyKey?: string | null | undefined;
  /** Of which kind the action is. */
  kind: SecretActionKind;
  /** The round. */
  seasonId: string;
  /** The exact text, up to 20,000 characters. Nothing is trimmed. */
  text: string;
};

/** Bids to be sealed. */
export type SealBidsInput = {
  /** At least one, at most 300, each on another lot. */
  bids: Array<BidInput>;
  /** The same key gives the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The round. */
  seasonId: string;
};

/** A hand to be sealed. */
export type SealHandInput = {
  /** At least one card, at most 300 entries. */
  cards: Array<CardInput>;
  /** The same key gives the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The round. */
  seasonId: string;
};

/** Who may see a season. */
export type SeasonVisibility =
  /** Only its host and players may see it, and joining needs the invitation code. */
  | 'INVITATION'
  /** Everybody may see it, and every account may join. */
  | 'PUBLIC';

/** Why a secret action failed [Secret Information]. */
export type SecretActionFailure =
  /** The player had not all the cards of the hand. */
  | 'CARDS_NOT_HELD'
  /** The text does not declare what the kind needs. */
  | 'MALFORMED'
  /** The text was not revealed before the revelation date. */
  | 'NOT_REVEALED'
  /** The player's bids came to more than the player's chips. */
  | 'OVERSPENT'
  /** The player made another attempt of the kind. */
  | 'REPLACED'
  /** The player left. */
  | 'WITHDRAWN';

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

/** What it takes to make an account. */
export type SignUpInput = {
  /** The name that others see, 1 to 40 characters; the handle when left out. */
  displayName?: string | null | undefined;
  /** The name to sign in with: 3 to 30 letters, digits, `-` or `_`; letter case is ignored. */
  handle: string;
  /** The same key gives the same answer. */
  idempotencyKey?: string | null | undefined;
  /** 8 to 200 characters. */
  password: string;
};

/** What it takes to be a guest. */
export type StartGuestInput = {
  /** The name that others see, 1 to 40 characters. */
  displayName: string;
  /** The same key gives the same answer. */
  idempotencyKey?: string | null | undefined;
};

/** What Trungs are traded in for. */
export type TradeInTrungsInput = {
  /** What to get: the code of an exchange, `GOLD_STAR` or `STANDARD_PROPOSAL_MAKER`. */
  exchange: string;
  /** The same key gives the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The round. */
  seasonId: string;
  /** How many of it, 1 to 1,000. */
  times?: number | null | undefined;
};

export type StartGuestMutationVariables = Exact<{
  input: StartGuestInput;
}>;


export type StartGuestMutation = { startGuest: { token: string | null, refusal: { code: RefusalCode, message: string, rule: string | null } | null, viewer: { account: { createdAt: string } } | null } };

export type SignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SignUpMutation = { signUp: { token: string | null, refusal: { code: RefusalCode, message: string, rule: string | null } | null, viewer: { account: { createdAt: string } } | null } };

export type SignedInFragment = { token: string | null, refusal: { code: RefusalCode, message: string, rule: string | null } | null, viewer: { account: { createdAt: string } } | null };

export type WhyFragment = { code: RefusalCode, message: string, rule: string | null };

export type CallsSubscriptionVariables = Exact<{
  seasonId: string;
  after: number;
}>;


export type CallsSubscription = { journal:
    | { __typename: 'AuctionConcluded', seq: number }
    | { __typename: 'BidFailed', seq: number }
    | { __typename: 'CandidacyDropped', seq: number }
    | { __typename: 'CandidacyPosted', seq: number }
    | { __typename: 'CandidateEndorsed', seq: number }
    | { __typename: 'ClockAdvanced', seq: number }
    | { __typename: 'ConfidenceVoteCalled', seq: number }
    | { __typename: 'ConfidenceVoteCast', seq: number }
    | { __typename: 'ConfidenceVoteConcluded', seq: number }
    | { __typename: 'ContractAccepted', seq: number }
    | { __typename: 'ContractAmended', seq: number }
    | { __typename: 'ContractCancelled', seq: number }
    | { __typename: 'ContractChangeConsented', seq: number }
    | { __typename: 'ContractChangeDropped', seq: number }
    | { __typename: 'ContractChangeProposed', seq: number }
    | { __typename: 'ContractDeclined', seq: number }
    | { __typename: 'ContractDeposited', seq: number }
    | { __typename: 'ContractDissolved', seq: number }
    | { __typename: 'ContractEnded', seq: number }
    | { __typename: 'ContractOffered', seq: number }
    | { __typename: 'ContractPaid', seq: number }
    | { __typename: 'ContractPartyLeft', seq: number }
    | { __typename: 'EndorsementWithdrawn', seq: number }
    | { __typename: 'FortuneTold', seq: number }
    | { __typename: 'HandPlaced', seq: number }
    | { __typename: 'HiddenEvent', seq: number }
    | { __typename: 'IncomePaid', seq: number }
    | { __typename: 'InviteRotated', seq: number }
    | { __typename: 'ItemsGranted', seq: number }
    | { __typename: 'JudgeAppointed', seq: number }
    | { __typename: 'JudgeElected', seq: number }
    | { __typename: 'JudgeRemovalAssented', seq: number }
    | { __typename: 'JudgeTermEnded', seq: number }
    | { __typename: 'JusticeRequested', seq: number }
    | { __typename: 'LotGenerated', seq: number }
    | { __typename: 'LotSold', seq: number }
    | { __typename: 'PhaseStarted', phase: string, week: number, seq: number }
    | { __typename: 'PlayerJoined', seq: number }
    | { __typename: 'PlayerLeft', seq: number }
    | { __typename: 'ProposalAdopted', seq: number }
    | { __typename: 'ProposalRejected', seq: number }
    | { __typename: 'ProposalRetracted', seq: number }
    | { __typename: 'ProposalSubmitted', seq: number }
    | { __typename: 'RoundClosed', seq: number }
    | { __typename: 'RoundCreated', seq: number }
    | { __typename: 'RoundStarted', seq: number }
    | { __typename: 'RoundWon', seq: number }
    | { __typename: 'RulingIssued', seq: number }
    | { __typename: 'RulingOverturned', seq: number }
    | { __typename: 'Said', seq: number }
    | { __typename: 'SatDown', seq: number }
    | { __typename: 'SecretActionCommitted', seq: number }
    | { __typename: 'SecretActionFailed', seq: number }
    | { __typename: 'SecretActionRevealed', seq: number }
    | { __typename: 'SecretActionsMatured', seq: number }
    | { __typename: 'SlotsPlayed', seq: number }
    | { __typename: 'StoodUp', seq: number }
    | { __typename: 'TradeCancelled', seq: number }
    | { __typename: 'TradeDeclined', seq: number }
    | { __typename: 'TradeDone', seq: number }
    | { __typename: 'TradeOff', seq: number }
    | { __typename: 'TradeOffered', seq: number }
    | { __typename: 'TrungsTradedIn', seq: number }
    | { __typename: 'VoteCast', seq: number }
    | { __typename: 'WarAgreed', seq: number }
    | { __typename: 'WarDrawn', seq: number }
    | { __typename: 'WarProposed', seq: number }
    | { __typename: 'WeekEnded', seq: number }
    | { __typename: 'WeekStarted', week: number, seq: number }
   };

export type StorySubscriptionVariables = Exact<{
  seasonId: string;
  after: number;
}>;


export type StorySubscription = { journal:
    | { __typename: 'AuctionConcluded', seq: number, at: string, text: string }
    | { __typename: 'BidFailed', seq: number, at: string, text: string }
    | { __typename: 'CandidacyDropped', seq: number, at: string, text: string }
    | { __typename: 'CandidacyPosted', seq: number, at: string, text: string }
    | { __typename: 'CandidateEndorsed', seq: number, at: string, text: string }
    | { __typename: 'ClockAdvanced', seq: number, at: string, text: string }
    | { __typename: 'ConfidenceVoteCalled', seq: number, at: string, text: string }
    | { __typename: 'ConfidenceVoteCast', seq: number, at: string, text: string }
    | { __typename: 'ConfidenceVoteConcluded', seq: number, at: string, text: string }
    | { __typename: 'ContractAccepted', seq: number, at: string, text: string }
    | { __typename: 'ContractAmended', seq: number, at: string, text: string }
    | { __typename: 'ContractCancelled', seq: number, at: string, text: string }
    | { __typename: 'ContractChangeConsented', seq: number, at: string, text: string }
    | { __typename: 'ContractChangeDropped', seq: number, at: string, text: string }
    | { __typename: 'ContractChangeProposed', seq: number, at: string, text: string }
    | { __typename: 'ContractDeclined', seq: number, at: string, text: string }
    | { __typename: 'ContractDeposited', seq: number, at: string, text: string }
    | { __typename: 'ContractDissolved', seq: number, at: string, text: string }
    | { __typename: 'ContractEnded', seq: number, at: string, text: string }
    | { __typename: 'ContractOffered', seq: number, at: string, text: string }
    | { __typename: 'ContractPaid', seq: number, at: string, text: string }
    | { __typename: 'ContractPartyLeft', seq: number, at: string, text: string }
    | { __typename: 'EndorsementWithdrawn', seq: number, at: string, text: string }
    | { __typename: 'FortuneTold', seq: number, at: string, text: string, rolls: { week: number, clientSeeds: Array<string>, values: Array<number>, sides: Array<number> } }
    | { __typename: 'HandPlaced', seq: number, at: string, text: string, hand: { cards: Array<{ count: number, card: { name: string } }> }, score: { cards: number, ranks: number, multiplier: number, highest: number, total: string, multipliers: Array<{ name: string, value: number }> } }
    | { __typename: 'HiddenEvent', seq: number, at: string, text: string }
    | { __typename: 'IncomePaid', seq: number, at: string, text: string }
    | { __typename: 'InviteRotated', seq: number, at: string, text: string }
    | { __typename: 'ItemsGranted', seq: number, at: string, text: string }
    | { __typename: 'JudgeAppointed', seq: number, at: string, text: string }
    | { __typename: 'JudgeElected', seq: number, at: string, text: string }
    | { __typename: 'JudgeRemovalAssented', seq: number, at: string, text: string }
    | { __typename: 'JudgeTermEnded', seq: number, at: string, text: string }
    | { __typename: 'JusticeRequested', seq: number, at: string, text: string }
    | { __typename: 'LotGenerated', seq: number, at: string, text: string, rolls: { week: number, clientSeeds: Array<string>, values: Array<number>, sides: Array<number> } }
    | { __typename: 'LotSold', seq: number, at: string, text: string }
    | { __typename: 'PhaseStarted', phase: string, week: number, seq: number, at: string, text: string }
    | { __typename: 'PlayerJoined', seq: number, at: string, text: string }
    | { __typename: 'PlayerLeft', seq: number, at: string, text: string }
    | { __typename: 'ProposalAdopted', seq: number, at: string, text: string }
    | { __typename: 'ProposalRejected', seq: number, at: string, text: string }
    | { __typename: 'ProposalRetracted', seq: number, at: string, text: string }
    | { __typename: 'ProposalSubmitted', seq: number, at: string, text: string }
    | { __typename: 'RoundClosed', seq: number, at: string, text: string }
    | { __typename: 'RoundCreated', seq: number, at: string, text: string }
    | { __typename: 'RoundStarted', seq: number, at: string, text: string }
    | { __typename: 'RoundWon', seq: number, at: string, text: string }
    | { __typename: 'RulingIssued', seq: number, at: string, text: string }
    | { __typename: 'RulingOverturned', seq: number, at: string, text: string }
    | { __typename: 'Said', seq: number, at: string, text: string }
    | { __typename: 'SatDown', seq: number, at: string, text: string }
    | { __typename: 'SecretActionCommitted', seq: number, at: string, text: string }
    | { __typename: 'SecretActionFailed', seq: number, at: string, text: string }
    | { __typename: 'SecretActionRevealed', seq: number, at: string, text: string, secretAction: { id: string } }
    | { __typename: 'SecretActionsMatured', seq: number, at: string, text: string }
    | { __typename: 'SlotsPlayed', seq: number, at: string, text: string }
    | { __typename: 'StoodUp', seq: number, at: string, text: string }
    | { __typename: 'TradeCancelled', seq: number, at: string, text: string }
    | { __typename: 'TradeDeclined', seq: number, at: string, text: string }
    | { __typename: 'TradeDone', seq: number, at: string, text: string }
    | { __typename: 'TradeOff', seq: number, at: string, text: string }
    | { __typename: 'TradeOffered', seq: number, at: string, text: string }
    | { __typename: 'TrungsTradedIn', seq: number, at: string, text: string }
    | { __typename: 'VoteCast', seq: number, at: string, text: string }
    | { __typename: 'WarAgreed', seq: number, at: string, text: string }
    | { __typename: 'WarDrawn', seq: number, at: string, text: string }
    | { __typename: 'WarProposed', seq: number, at: string, text: string }
    | { __typename: 'WeekEnded', week: number, seed: string, seq: number, at: string, text: string }
    | { __typename: 'WeekStarted', week: number, commitment: string, seq: number, at: string, text: string }
   };

export type DiceFragment = { week: number, clientSeeds: Array<string>, values: Array<number>, sides: Array<number> };

export type LookAroundQueryVariables = Exact<{
  seasonId: string;
}>;


export type LookAroundQuery = { season: { auction: { lots: { totalCount: number, nodes: Array<{ number: number, cards: Array<{ rank: string, suit: string, name: string }> }> }, participation: { lots: number } }, viewer: { player: { holdings: Array<{ item: string, quantity: number, card: { rank: string, suit: string, name: string } | null }> } | null } | null } | null };

export type FaceFragment = { rank: string, suit: string, name: string };

export type ScoreHandQueryVariables = Exact<{
  seasonId: string;
  cards: Array<CardInput> | CardInput;
}>;


export type ScoreHandQuery = { scoreHand: { cards: number, ranks: number, multiplier: number, highest: number, total: string, multipliers: Array<{ name: string, value: number }> } };

export type ScoreFragment = { cards: number, ranks: number, multiplier: number, highest: number, total: string, multipliers: Array<{ name: string, value: number }> };

export type GenerateLotMutationVariables = Exact<{
  input: GenerateLotInput;
}>;


export type GenerateLotMutation = { generateLot: { refusal: { code: RefusalCode, message: string, rule: string | null } | null, lot: { number: number } | null } };

export type CommitSecretActionMutationVariables = Exact<{
  input: CommitSecretActionInput;
}>;


export type CommitSecretActionMutation = { commitSecretAction: { seq: number | null, refusal: { code: RefusalCode, message: string, rule: string | null } | null, secretAction: { id: string, status: SecretActionStatus, failure: SecretActionFailure | null, custody: Custody | null } | null } };

export type RevealSecretActionMutationVariables = Exact<{
  input: RevealSecretActionInput;
}>;


export type RevealSecretActionMutation = { revealSecretAction: { seq: number | null, refusal: { code: RefusalCode, message: string, rule: string | null } | null, secretAction: { id: string, status: SecretActionStatus, failure: SecretActionFailure | null, custody: Custody | null } | null } };

export type SealBidsMutationVariables = Exact<{
  input: SealBidsInput;
}>;


export type SealBidsMutation = { sealBids: { seq: number | null, refusal: { code: RefusalCode, message: string, rule: string | null } | null, secretAction: { id: string, status: SecretActionStatus, failure: SecretActionFailure | null, custody: Custody | null } | null } };

export type SealHandMutationVariables = Exact<{
  input: SealHandInput;
}>;


export type SealHandMutation = { sealHand: { seq: number | null, refusal: { code: RefusalCode, message: string, rule: string | null } | null, secretAction: { id: string, status: SecretActionStatus, failure: SecretActionFailure | null, custody: Custody | null } | null } };

export type CommittedFragment = { seq: number | null, refusal: { code: RefusalCode, message: string, rule: string | null } | null, secretAction: { id: string, status: SecretActionStatus, failure: SecretActionFailure | null, custody: Custody | null } | null };

export type TradeInTrungsMutationVariables = Exact<{
  input: TradeInTrungsInput;
}>;


export type TradeInTrungsMutation = { tradeInTrungs: { refusal: { code: RefusalCode, message: string, rule: string | null } | null, player: { holdings: Array<{ item: string, quantity: number }> } | null } };

export type GreetQueryVariables = Exact<{ [key: string]: never; }>;


export type GreetQuery = { editions: Array<{ id: string }> };

export type CreateRoundMutationVariables = Exact<{
  input: CreateRoundInput;
}>;


export type CreateRoundMutation = { createRound: { refusal: { code: RefusalCode, message: string, rule: string | null } | null, season: { id: string, name: string } | null } };

export type JoinSeasonMutationVariables = Exact<{
  input: JoinSeasonInput;
}>;


export type JoinSeasonMutation = { joinSeason: { refusal: { code: RefusalCode, message: string, rule: string | null } | null, player: { id: string, name: string } | null } };

export type CloseSeasonMutationVariables = Exact<{
  input: CloseSeasonInput;
}>;


export type CloseSeasonMutation = { closeSeason: { seq: number | null, refusal: { code: RefusalCode, message: string, rule: string | null } | null } };

export type RulesQueryVariables = Exact<{
  seasonId: string;
}>;


export type RulesQuery = { season: { name: string, now: string, rulesTime: string, tempo: number, ruleset: { title: string, document: unknown } } | null };

export type StandingsQueryVariables = Exact<{
  seasonId: string;
}>;


export type StandingsQuery = { season: { seq: number, winner: { name: string } | null, players: { nodes: Array<{ name: string, holdings: Array<{ item: string, quantity: number, card: { name: string } | null }> }> } } | null };

export type VerificationQueryVariables = Exact<{
  seasonId: string;
  week: number;
}>;


export type VerificationQuery = { verification: { scope: string, algorithm: string, streams: Array<{ week: number, commitment: string, seed: string | null, draws: Array<{ seq: number, number: number, sides: number, value: number, clientSeeds: Array<string> }> }> } };

export const WhyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]} as unknown as DocumentNode<WhyFragment, unknown>;
export const SignedInFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedIn"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]} as unknown as DocumentNode<SignedInFragment, unknown>;
export const DiceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Dice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rolls"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"clientSeeds"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"sides"}}]}}]} as unknown as DocumentNode<DiceFragment, unknown>;
export const FaceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Face"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<FaceFragment, unknown>;
export const ScoreFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Score"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HandScore"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"}},{"kind":"Field","name":{"kind":"Name","value":"ranks"}},{"kind":"Field","name":{"kind":"Name","value":"multipliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"multiplier"}},{"kind":"Field","name":{"kind":"Name","value":"highest"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]} as unknown as DocumentNode<ScoreFragment, unknown>;
export const CommittedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Committed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretActionPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"secretAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"custody"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]} as unknown as DocumentNode<CommittedFragment, unknown>;
export const StartGuestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartGuest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartGuestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startGuest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedIn"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedIn"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<StartGuestMutation, StartGuestMutationVariables>;
export const SignUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedIn"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedIn"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<SignUpMutation, SignUpMutationVariables>;
export const CallsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"Calls"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seasonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PhaseStarted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"week"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WeekStarted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}}]}}]}}]}}]} as unknown as DocumentNode<CallsSubscription, CallsSubscriptionVariables>;
export const StoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"Story"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seasonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PhaseStarted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"week"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WeekStarted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WeekEnded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretActionRevealed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secretAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotGenerated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rolls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Dice"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FortuneTold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rolls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Dice"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HandPlaced"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Score"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Dice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rolls"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"clientSeeds"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"sides"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Score"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HandScore"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"}},{"kind":"Field","name":{"kind":"Name","value":"ranks"}},{"kind":"Field","name":{"kind":"Name","value":"multipliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"multiplier"}},{"kind":"Field","name":{"kind":"Name","value":"highest"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]} as unknown as DocumentNode<StorySubscription, StorySubscriptionVariables>;
export const LookAroundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LookAround"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Face"}}]}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lots"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Face"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"participation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lots"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Face"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<LookAroundQuery, LookAroundQueryVariables>;
export const ScoreHandDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScoreHand"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cards"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CardInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scoreHand"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seasonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}}},{"kind":"Argument","name":{"kind":"Name","value":"cards"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cards"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Score"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Score"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HandScore"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"}},{"kind":"Field","name":{"kind":"Name","value":"ranks"}},{"kind":"Field","name":{"kind":"Name","value":"multipliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"multiplier"}},{"kind":"Field","name":{"kind":"Name","value":"highest"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]} as unknown as DocumentNode<ScoreHandQuery, ScoreHandQueryVariables>;
export const GenerateLotDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GenerateLot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GenerateLotInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generateLot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]} as unknown as DocumentNode<GenerateLotMutation, GenerateLotMutationVariables>;
export const CommitSecretActionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CommitSecretAction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CommitSecretActionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commitSecretAction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Committed"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Committed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretActionPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"secretAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"custody"}}]}}]}}]} as unknown as DocumentNode<CommitSecretActionMutation, CommitSecretActionMutationVariables>;
export const RevealSecretActionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevealSecretAction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevealSecretActionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revealSecretAction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Committed"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Committed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretActionPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"secretAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"custody"}}]}}]}}]} as unknown as DocumentNode<RevealSecretActionMutation, RevealSecretActionMutationVariables>;
export const SealBidsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SealBids"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SealBidsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sealBids"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Committed"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Committed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretActionPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"secretAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"custody"}}]}}]}}]} as unknown as DocumentNode<SealBidsMutation, SealBidsMutationVariables>;
export const SealHandDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SealHand"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SealHandInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sealHand"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Committed"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Committed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretActionPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"secretAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"custody"}}]}}]}}]} as unknown as DocumentNode<SealHandMutation, SealHandMutationVariables>;
export const TradeInTrungsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TradeInTrungs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TradeInTrungsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tradeInTrungs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]} as unknown as DocumentNode<TradeInTrungsMutation, TradeInTrungsMutationVariables>;
export const GreetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Greet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<GreetQuery, GreetQueryVariables>;
export const CreateRoundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateRound"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateRoundInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createRound"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]} as unknown as DocumentNode<CreateRoundMutation, CreateRoundMutationVariables>;
export const JoinSeasonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinSeason"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinSeasonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinSeason"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]} as unknown as DocumentNode<JoinSeasonMutation, JoinSeasonMutationVariables>;
export const CloseSeasonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseSeason"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseSeasonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeSeason"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Why"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}}]} as unknown as DocumentNode<CloseSeasonMutation, CloseSeasonMutationVariables>;
export const RulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Rules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"rulesTime"}},{"kind":"Field","name":{"kind":"Name","value":"tempo"}},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"document"}}]}}]}}]}}]} as unknown as DocumentNode<RulesQuery, RulesQueryVariables>;
export const StandingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Standings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"players"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<StandingsQuery, StandingsQueryVariables>;
export const VerificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Verification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"week"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seasonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}}},{"kind":"Argument","name":{"kind":"Name","value":"week"},"value":{"kind":"Variable","name":{"kind":"Name","value":"week"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"algorithm"}},{"kind":"Field","name":{"kind":"Name","value":"streams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"draws"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"sides"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"clientSeeds"}}]}}]}}]}}]}}]} as unknown as DocumentNode<VerificationQuery, VerificationQueryVariables>;