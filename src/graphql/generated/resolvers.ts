// Generated from *.graphql by `npm run codegen`; not to be edited.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Account as AccountSource, Token } from '../../engine';
import type { SignedIn } from '../../accounts';
import type { RoundSource } from '../seasons/round-source';
import type { SeasonViewerSource, OptionSource, PlayerSource, SeasonPage, PlayerPage, LotPage, TransferSource, OwnerSource, AuctionSource, LotSource, BidSource, HandSource, SecretActionSource, TradeSource, TradePage, Done, ContractSource, ContractPage, ContractChangeSource, RefusalSource } from '../sources';
import type { EventPage, AnyEventSource, HiddenEventSource, ActorSource, PaymentSource, RoundCreatedSource, RoundStartedSource, RoundWonSource, RoundClosedSource, InviteRotatedSource, ClockAdvancedSource, PlayerJoinedSource, PlayerLeftSource, ItemsGrantedSource, WeekStartedSource, WeekEndedSource, PhaseStartedSource, IncomePaidSource, LotGeneratedSource, LotSoldSource, AuctionConcludedSource, SecretActionCommittedSource, SecretActionRevealedSource, SecretActionFailedSource, BidFailedSource, HandPlacedSource, FortuneToldSource, TrungsTradedInSource } from '../events/event-source';
import type { CardView, CountedCardView, HoldingView, ParticipationView, HandScore as HandScoreSource, RevisionRow, Rolls as RollsSource } from '../../round';
import type { RoundRuleset, RuleSection as RuleSectionSource } from '../../rulesets';
import type { LackSource, TradeOfferedSource, TradeDoneSource, TradeDeclinedSource, TradeCancelledSource, TradeOffSource } from '../trades/trade-source';
import type { PartySource, ClauseSource, ClauseItemSource, ShareSource, ContractOfferedSource, ContractAcceptedSource, ContractDeclinedSource, ContractCancelledSource, ContractDepositedSource, ContractPaidSource, ContractChangeProposedSource, ContractChangeConsentedSource, ContractChangeDroppedSource, ContractAmendedSource, ContractEndedSource, ContractPartyLeftSource, ContractDissolvedSource } from '../contracts/contract-source';
import type { InboxSource, InboxPage } from '../inbox/inbox-source';
import type { VerificationSource, StreamSource } from '../chance/verification-source';
import type { SignInDone, ClaimGuestDone, CreateAccessTokenDone, RevokeAccessTokenDone, SignOutDone } from '../accounts/payloads';
import type { Context } from '../context';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /**
   * A moment in real time: ISO 8601 with milliseconds, in UTC, such as `2021-08-24T19:09:00.000Z`. As
   * input any offset is taken, but it must be given.
   */
  DateTime: { input: string; output: string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
};

/** A contract to be accepted. */
export type AcceptContractInput = {
  /** The contract. */
  readonly contractId: Scalars['ID']['input'];
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** A trade to be accepted. */
export type AcceptTradeInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
  /** The trade. */
  readonly tradeId: Scalars['ID']['input'];
};

/** A token, without its secret. */
export type AccessToken = Node & {
  readonly __typename?: 'AccessToken';
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Whether this request carries it. */
  readonly current: Scalars['Boolean']['output'];
  /** When it ends by itself; null for never. */
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** What the account calls it. */
  readonly name: Scalars['String']['output'];
  /** What it allows. */
  readonly scopes: ReadonlyArray<Scope>;
};

/** A person or a bot on this server. */
export type Account = Node & {
  readonly __typename?: 'Account';
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The name that others see. */
  readonly displayName: Scalars['String']['output'];
  /** Whether it has no password yet. */
  readonly guest: Scalars['Boolean']['output'];
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
};

/** Who did something: a player, the host, the steward, or the clock. */
export type Actor = {
  readonly __typename?: 'Actor';
  /** Which of them. */
  readonly kind: ActorKind;
  /** The player, when it was one. */
  readonly player: Maybe<Player>;
};

/** The kinds of actors. */
export type ActorKind =
  /** It happened by itself, at its time. */
  | 'CLOCK'
  /** Who made the season. */
  | 'HOST'
  /** A player. */
  | 'PLAYER'
  /** The server, doing what any player may do. */
  | 'STEWARD';

/** How far the test clock goes. */
export type AdvanceClockInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The season, a rehearsal. */
  readonly seasonId: Scalars['ID']['input'];
  /** The real instant to set it to, not before the season's `now`. */
  readonly to: Scalars['DateTime']['input'];
};

/** What a contract shall be in place of what it is. */
export type AmendContractInput = {
  /** All of its clauses, at most 30; what the former ones have paid does not count for them. */
  readonly clauses: ReadonlyArray<ClauseInput>;
  /** The terms in words, 1 to 10,000 characters. */
  readonly terms: Scalars['String']['input'];
};

/** The weekly auction [Bidding, Lots]. */
export type Auction = {
  readonly __typename?: 'Auction';
  /**
   * The known bids of the last week that has any, in order of commit: what became of them stays here
   * until bids of a later week are revealed.
   */
  readonly bids: ReadonlyArray<Bid>;
  /** A lot by its number; null when there is none. */
  readonly lot: Maybe<Lot>;
  /** Lots in order of number: by default those that stand. */
  readonly lots: LotConnection;
  /** How many lots there may be, and why [Participation]. */
  readonly participation: Participation;
  /** The round it belongs to. */
  readonly round: Round;
  /** The position of the journal that this shows. */
  readonly seq: Scalars['Int']['output'];
};


/** The weekly auction [Bidding, Lots]. */
export type AuctionLotArgs = {
  number: Scalars['Int']['input'];
};


/** The weekly auction [Bidding, Lots]. */
export type AuctionLotsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<LotStatus>;
};

/** All lots of the week were decided [Bidding]. */
export type AuctionConcluded = Event & {
  readonly __typename?: 'AuctionConcluded';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Players with at least one bid that did not fail. */
  readonly bidders: Scalars['Int']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** The lots that were won. */
  readonly sold: ReadonlyArray<Lot>;
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
  /** The lots that nobody won; they stay. */
  readonly unsold: ReadonlyArray<Lot>;
  /** The number of the week. */
  readonly week: Scalars['Int']['output'];
};

/** One bid of a revealed declaration [Bidding]. */
export type Bid = Node & {
  readonly __typename?: 'Bid';
  /** Chips; null when what was written is no natural number above 0. */
  readonly amount: Maybe<Scalars['Float']['output']>;
  /** Why it failed. */
  readonly failure: Maybe<BidFailure>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** The lot; null when there is none of that number in the auction. */
  readonly lot: Maybe<Lot>;
  /** The number of the lot that the bid names. */
  readonly lotNumber: Scalars['Float']['output'];
  /** Who bids. */
  readonly player: Player;
  /** What became of it. */
  readonly status: BidStatus;
  /** As the declaration has it. */
  readonly written: Scalars['String']['output'];
};

/** A bid failed [Bidding]. */
export type BidFailed = Event & {
  readonly __typename?: 'BidFailed';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** The bid, as it is now. */
  readonly bid: Bid;
  /** Who did it. */
  readonly by: Actor;
  /** Whose it was. */
  readonly player: Player;
  /** Why. */
  readonly reason: BidFailure;
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
};

/** Why a bid failed [Bidding]. */
export type BidFailure =
  /** The secret action that it was in failed. */
  | 'ACTION_FAILED'
  /** The amount is not a natural number above 0. */
  | 'AMOUNT_NOT_NATURAL'
  /** More than one bid was assigned to the lot. */
  | 'LOT_NAMED_TWICE'
  /** No such lot stood when the auction phase ended. */
  | 'LOT_NOT_IN_AUCTION'
  /** The player's bids came to more than the player's chips. */
  | 'OVERSPENT'
  /** The player left. */
  | 'WITHDRAWN';

/** A bid to be sealed. */
export type BidInput = {
  /** Chips, a natural number above 0. */
  readonly amount: Scalars['Int']['input'];
  /** The number of the lot. */
  readonly lot: Scalars['Int']['input'];
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

/** A trade to be taken back. */
export type CancelTradeInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
  /** The trade. */
  readonly tradeId: Scalars['ID']['input'];
};

/**
 * A card: codes of the season's own deck, such as `KNIGHT` and `SWORDS`. Cards of one rank and suit
 * are fungible [Cards].
 */
export type Card = {
  readonly __typename?: 'Card';
  /** For people: `Knight of Swords`. */
  readonly name: Scalars['String']['output'];
  /** The code of its rank. */
  readonly rank: Scalars['String']['output'];
  /** The code of its suit. */
  readonly suit: Scalars['String']['output'];
};

/** A card, by codes of the season's deck. */
export type CardInput = {
  /** How many of it, 1 to 1,000,000. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** The code of its rank: `KNIGHT`, `10`. */
  readonly rank: Scalars['String']['input'];
  /** The code of its suit: `SWORDS`. */
  readonly suit: Scalars['String']['input'];
};

/** One draw. */
export type ChanceDraw = {
  readonly __typename?: 'ChanceDraw';
  /** What players added to the label. */
  readonly clientSeeds: ReadonlyArray<Scalars['String']['output']>;
  /** Its number in the stream. */
  readonly number: Scalars['Int']['output'];
  /** The event that tells of it. */
  readonly seq: Scalars['Int']['output'];
  /** How many sides the die has. */
  readonly sides: Scalars['Int']['output'];
  /** From 0 to sides − 1; a die shows one more. */
  readonly value: Scalars['Int']['output'];
};

/** One stream of chance. */
export type ChanceStream = {
  readonly __typename?: 'ChanceStream';
  /** The SHA-256 of the seed, published before its first use. */
  readonly commitment: Scalars['String']['output'];
  /** Every draw from it, in order. */
  readonly draws: ReadonlyArray<ChanceDraw>;
  /** The seed, 32 bytes in hexadecimal; null until its time. */
  readonly seed: Maybe<Scalars['String']['output']>;
  /** The week it is for. */
  readonly week: Scalars['Int']['output'];
};

/** What turns a guest into a full account. */
export type ClaimGuestInput = {
  /** The name to sign in with: 3 to 30 letters, digits, `-` or `_`. */
  readonly handle: Scalars['String']['input'];
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** 8 to 200 characters. */
  readonly password: Scalars['String']['input'];
};

/** What became of the guest. */
export type ClaimGuestPayload = Payload & {
  readonly __typename?: 'ClaimGuestPayload';
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /** Always null: no season is concerned. */
  readonly seq: Maybe<Scalars['Int']['output']>;
  /** The account; null when refused. */
  readonly viewer: Maybe<Viewer>;
};

/** Something that a contract provides for [Contracts]. */
export type Clause = {
  readonly __typename?: 'Clause';
  /** Whose consent each payment needs. */
  readonly consent: ReadonlyArray<Player>;
  /** From when on, for `FROM`. */
  readonly from: Maybe<Scalars['DateTime']['output']>;
  /** Which items, and how much. */
  readonly items: ReadonlyArray<ClauseItem>;
  /** Its number in the contract, used once; null while it is only proposed. */
  readonly number: Maybe<Scalars['Int']['output']>;
  /** In which phase, for `PHASE`. */
  readonly phase: Maybe<Scalars['String']['output']>;
  /** What it says, in a sentence by the server. */
  readonly text: Scalars['String']['output'];
  /** Who may take them; empty for every party. */
  readonly to: ReadonlyArray<Player>;
  /** When it pays. */
  readonly when: ClauseTime;
};

/** What a clause shall provide for. It must be one that can be met. */
export type ClauseInput = {
  /** Parties whose consent each payment shall need, at most 20. */
  readonly consent?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** From when on: needed with `FROM`. */
  readonly from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Which items, 1 to 20. */
  readonly items: ReadonlyArray<ClauseItemInput>;
  /** The code of the phase: needed with `PHASE`. */
  readonly phase?: InputMaybe<Scalars['String']['input']>;
  /** Who may take them, at most 20 players; empty for every party. */
  readonly to?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** When it pays. */
  readonly when?: InputMaybe<ClauseTime>;
};

/** How much of an item a clause provides for. */
export type ClauseItem = {
  readonly __typename?: 'ClauseItem';
  /** The code of the item. */
  readonly item: Scalars['String']['output'];
  /** For people, in the plural. */
  readonly name: Scalars['String']['output'];
  /** How many a week; null for no such limit. */
  readonly perWeek: Maybe<Scalars['Float']['output']>;
  /** How many in all; null for no such limit. */
  readonly total: Maybe<Scalars['Float']['output']>;
};

/** How much of an item a clause shall provide for. */
export type ClauseItemInput = {
  /** The code of the item, such as `CHIP` or `CARD:KNIGHT:SWORDS`. */
  readonly item: Scalars['String']['input'];
  /** How many a week at most: needed with `WEEKLY`. */
  readonly perWeek?: InputMaybe<Scalars['Int']['input']>;
  /** How many in all at most. */
  readonly total?: InputMaybe<Scalars['Int']['input']>;
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

/** The host set the test clock. */
export type ClockAdvanced = Event & {
  readonly __typename?: 'ClockAdvanced';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
  /** Where to. */
  readonly to: Scalars['DateTime']['output'];
};

/** Which season is closed. */
export type CloseSeasonInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/** A hash to be committed. */
export type CommitSecretActionInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** What the text will declare. */
  readonly kind: SecretActionKind;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
  /** The SHA-256 of the text's exact UTF-8 bytes: 64 hexadecimal digits. */
  readonly sha256: Scalars['String']['input'];
};

/** Whether a player consents to what was proposed. */
export type ConsentToContractChangeInput = {
  /** What was proposed. */
  readonly changeId: Scalars['ID']['input'];
  /** False: it is declined, or taken back by who proposed it. */
  readonly consent?: InputMaybe<Scalars['Boolean']['input']>;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** A contract between players [Contracts]. */
export type Contract = Node & {
  readonly __typename?: 'Contract';
  /** When the last party consented. */
  readonly beganAt: Maybe<Scalars['DateTime']['output']>;
  /** What was proposed to its parties, oldest first. */
  readonly changes: ReadonlyArray<ContractChange>;
  /** What the server carries out of it. */
  readonly clauses: ReadonlyArray<Clause>;
  /** When it, or the offer of it, ended. */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /** All that it has. */
  readonly holdings: ReadonlyArray<Holding>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** When it was offered. */
  readonly offeredAt: Scalars['DateTime']['output'];
  /** Who offered it. */
  readonly offerer: Player;
  /** All who are, were or would be parties. */
  readonly parties: ReadonlyArray<ContractParty>;
  /** Where it is in its life. */
  readonly status: ContractStatus;
  /** Its terms in words. */
  readonly terms: Scalars['String']['output'];
};

/** A party consented to a contract [Contracts]. */
export type ContractAccepted = Event & {
  readonly __typename?: 'ContractAccepted';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Whether it begins: all have consented. */
  readonly begins: Scalars['Boolean']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The contract. */
  readonly contract: Contract;
  /** Who. */
  readonly player: Player;
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
};

/** A contract was amended by consent of all parties. */
export type ContractAmended = Event & {
  readonly __typename?: 'ContractAmended';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** What was proposed. */
  readonly change: ContractChange;
  /** The contract. */
  readonly contract: Contract;
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
};

/** The offer of a contract was taken back, or a party left. */
export type ContractCancelled = Event & {
  readonly __typename?: 'ContractCancelled';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The contract. */
  readonly contract: Contract;
  /** Who. */
  readonly player: Player;
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
};

/** Something that was proposed to the parties of a contract. */
export type ContractChange = Node & {
  readonly __typename?: 'ContractChange';
  /** Whose consent it still waits for. */
  readonly awaited: ReadonlyArray<Player>;
  /** The number of the clause, for `WITHDRAW`. */
  readonly clause: Maybe<Scalars['Int']['output']>;
  /** The clauses that it would have, for `AMEND`; empty otherwise. */
  readonly clauses: ReadonlyArray<Clause>;
  /** The contract. */
  readonly contract: Contract;
  /** Why it fell away. */
  readonly drop: Maybe<ContractChangeDrop>;
  /** When it was carried out or fell away. */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** What kind it is. */
  readonly kind: ContractChangeKind;
  /** When it was proposed. */
  readonly proposedAt: Scalars['DateTime']['output'];
  /** Who proposed it. */
  readonly proposer: Player;
  /** Who gets what is left, for `END`. */
  readonly restTo: Maybe<Player>;
  /** Who gets what, for `END` and `WITHDRAW`; empty otherwise. */
  readonly shares: ReadonlyArray<Share>;
  /** What became of it. */
  readonly status: ContractChangeStatus;
  /** The terms that it would have, for `AMEND`. */
  readonly terms: Maybe<Scalars['String']['output']>;
};

/** A party consented to what was proposed. */
export type ContractChangeConsented = Event & {
  readonly __typename?: 'ContractChangeConsented';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** What was proposed. */
  readonly change: ContractChange;
  /** The contract. */
  readonly contract: Contract;
  /** Who. */
  readonly player: Player;
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
};

/** Why a proposal to the parties of a contract fell away. */
export type ContractChangeDrop =
  /** The contract was amended or ended meanwhile. */
  | 'CONTRACT_CHANGED'
  /** A party declined, or it was taken back. */
  | 'DECLINED'
  /** All consented, and it could not be carried out any more. */
  | 'IMPOSSIBLE'
  /** A party left, or who proposed it. */
  | 'PARTY_LEFT';

/** What was proposed fell away. */
export type ContractChangeDropped = Event & {
  readonly __typename?: 'ContractChangeDropped';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** What was proposed. */
  readonly change: ContractChange;
  /** The contract. */
  readonly contract: Contract;
  /** Why. */
  readonly reason: ContractChangeDrop;
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
};

/** The kinds of what is proposed to the parties of a contract. */
export type ContractChangeKind =
  /** Other terms and clauses. */
  | 'AMEND'
  /** The end. */
  | 'END'
  /** A withdrawal that needs consent. */
  | 'WITHDRAW';

/** Something was proposed to the parties of a contract. */
export type ContractChangeProposed = Event & {
  readonly __typename?: 'ContractChangeProposed';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** What was proposed. */
  readonly change: ContractChange;
  /** The contract. */
  readonly contract: Contract;
  /** Who. */
  readonly player: Player;
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
};

/** What became of a proposal to the parties of a contract. */
export type ContractChangeStatus =
  /** It was carried out. */
  | 'DONE'
  /** It fell away. */
  | 'DROPPED'
  /** It waits for consents. */
  | 'PROPOSED';

/** A page of contracts. */
export type ContractConnection = {
  readonly __typename?: 'ContractConnection';
  /** The contracts with their cursors. */
  readonly edges: ReadonlyArray<ContractEdge>;
  /** The contracts. */
  readonly nodes: ReadonlyArray<Contract>;
  /** Where the page is. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A party declined a contract. */
export type ContractDeclined = Event & {
  readonly __typename?: 'ContractDeclined';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The contract. */
  readonly contract: Contract;
  /** Who. */
  readonly player: Player;
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
};

/** A player gave a contract items [Contracts]. */
export type ContractDeposited = Event & {
  readonly __typename?: 'ContractDeposited';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The contract. */
  readonly contract: Contract;
  /** Who. */
  readonly player: Player;
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
  /** What changed hands. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** All parties left: the contract is dissolved, its items are destroyed. */
export type ContractDissolved = Event & {
  readonly __typename?: 'ContractDissolved';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The contract. */
  readonly contract: Contract;
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
  /** What changed hands. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A contract in a list. */
export type ContractEdge = {
  readonly __typename?: 'ContractEdge';
  /** Its place. */
  readonly cursor: Scalars['String']['output'];
  /** The contract. */
  readonly node: Contract;
};

/** A contract was ended by consent of all parties. */
export type ContractEnded = Event & {
  readonly __typename?: 'ContractEnded';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** What was proposed. */
  readonly change: ContractChange;
  /** The contract. */
  readonly contract: Contract;
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
  /** What changed hands. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A contract was offered [Contracts]. */
export type ContractOffered = Event & {
  readonly __typename?: 'ContractOffered';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The contract. */
  readonly contract: Contract;
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
};

/** A contract paid, as a clause provides [Contracts]. */
export type ContractPaid = Event & {
  readonly __typename?: 'ContractPaid';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The number of the clause. */
  readonly clause: Scalars['Int']['output'];
  /** The contract. */
  readonly contract: Contract;
  /** Who. */
  readonly player: Player;
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
  /** What changed hands. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A party of a contract. */
export type ContractParty = {
  readonly __typename?: 'ContractParty';
  /** When the party consented; null while it has not. */
  readonly consentedAt: Maybe<Scalars['DateTime']['output']>;
  /** Who. */
  readonly player: Player;
  /** When the party left or the contract ended; null while it is a party. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

/** A party of a contract left. */
export type ContractPartyLeft = Event & {
  readonly __typename?: 'ContractPartyLeft';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The contract. */
  readonly contract: Contract;
  /** Who. */
  readonly player: Player;
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
};

/** A contract that something was done with. */
export type ContractPayload = Payload & {
  readonly __typename?: 'ContractPayload';
  /** The contract; null when refused. */
  readonly contract: Maybe<Contract>;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /** The journal position after it. */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** Where a contract is in its life. */
export type ContractStatus =
  /** Taken back by who offered it, or a party left. */
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

/** Cards of one rank and suit, and how many. */
export type CountedCard = {
  readonly __typename?: 'CountedCard';
  /** The card. */
  readonly card: Card;
  /** How many, 1 or more. */
  readonly count: Scalars['Float']['output'];
};

/** A token to be made. */
export type CreateAccessTokenInput = {
  /** When it shall end by itself; never when left out. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** What to call it, 1 to 60 characters. */
  readonly name: Scalars['String']['input'];
  /** What it shall allow: at least one, and no more than the token of this request allows. */
  readonly scopes: ReadonlyArray<Scope>;
};

/** A new token. */
export type CreateAccessTokenPayload = Payload & {
  readonly __typename?: 'CreateAccessTokenPayload';
  /** The token without its secret. */
  readonly accessToken: Maybe<AccessToken>;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /** Always null: no season is concerned. */
  readonly seq: Maybe<Scalars['Int']['output']>;
  /** The secret; it is shown once. */
  readonly token: Maybe<Scalars['String']['output']>;
};

/** What it takes to make a round. */
export type CreateRoundInput = {
  /** The id of an edition. */
  readonly edition?: InputMaybe<Scalars['String']['input']>;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 80 characters. */
  readonly name: Scalars['String']['input'];
  /** Whether the host can set its clock and give items. Cannot be changed later. */
  readonly rehearsal?: InputMaybe<Scalars['Boolean']['input']>;
  /** Changes to the edition: a JSON Patch (RFC 6902). */
  readonly ruleset?: InputMaybe<Scalars['JSON']['input']>;
  /** When it starts; at once when left out. A rehearsal may start in the past. */
  readonly startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /**
   * The rules-time that the start stands for, at another tempo than the default. When left out: the
   * Sunday 00:00 before the start.
   */
  readonly startsAtRulesTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether the server does what any player may do; as the edition says (it does) when left out. */
  readonly steward?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * How many real seconds a rules-day lasts, 1 to 31,536,000. Default: as the edition says, 86,400
   * in all that ship.
   */
  readonly tempo?: InputMaybe<Scalars['Int']['input']>;
  /** Who may see and join it. */
  readonly visibility?: InputMaybe<SeasonVisibility>;
};

/** A season that was made. */
export type CreateRoundPayload = Payload & {
  readonly __typename?: 'CreateRoundPayload';
  /** The code that lets others join, for a round by invitation. It is shown once. */
  readonly inviteCode: Maybe<Scalars['String']['output']>;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /** The round; null when refused. */
  readonly season: Maybe<Round>;
  /** The journal position after it. */
  readonly seq: Maybe<Scalars['Int']['output']>;
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
  readonly contractId: Scalars['ID']['input'];
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** A trade to be declined. */
export type DeclineTradeInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
  /** The trade. */
  readonly tradeId: Scalars['ID']['input'];
};

/** Items for a contract. */
export type DepositIntoContractInput = {
  /** The contract. */
  readonly contractId: Scalars['ID']['input'];
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** What is given, 1 to 300 entries. */
  readonly items: ReadonlyArray<ItemInput>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** A ruleset that the server ships, complete. */
export type Edition = {
  readonly __typename?: 'Edition';
  /** The SHA-256 of the document as canonical JSON. */
  readonly digest: Scalars['String']['output'];
  /** The document itself. */
  readonly document: Scalars['JSON']['output'];
  /** Such as `round-10/2021-08-24`. */
  readonly id: Scalars['String']['output'];
  /** Which game it is for. */
  readonly kind: SeasonKind;
  /** The rules told in sections. */
  readonly sections: ReadonlyArray<RuleSection>;
  /** For people. */
  readonly title: Scalars['String']['output'];
};

/** Who gets what as a contract ends. */
export type EndContractInput = {
  /** Who gets what is left. */
  readonly restTo: Scalars['ID']['input'];
  /** Who gets so much, at most 20; left out for nobody. */
  readonly shares?: InputMaybe<ReadonlyArray<ShareInput>>;
};

/** Something that happened in a season, told after it was on disk. */
export type Event = {
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
};

/** A page of events. */
export type EventConnection = {
  readonly __typename?: 'EventConnection';
  /** The events with their cursors. */
  readonly edges: ReadonlyArray<EventEdge>;
  /** The events. */
  readonly nodes: ReadonlyArray<Event>;
  /** Where the page is. */
  readonly pageInfo: PageInfo;
};

/** An event in a list. */
export type EventEdge = {
  readonly __typename?: 'EventEdge';
  /** Its `seq` as text. */
  readonly cursor: Scalars['String']['output'];
  /** The event. */
  readonly node: Event;
};

/** A card of a placed hand had its effect [Fortunes]. */
export type FortuneTold = Event & {
  readonly __typename?: 'FortuneTold';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The fortune's code. */
  readonly fortune: Scalars['String']['output'];
  /** The hand. */
  readonly hand: Hand;
  /** Whose it is. */
  readonly player: Player;
  /** The dice. */
  readonly rolls: Rolls;
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
  /** What was gained or lost. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** What it takes to draw a lot. */
export type GenerateLotInput = {
  /** Something of your own to stir the dice with, up to 64 letters, digits, `-` or `_`. */
  readonly clientSeed?: InputMaybe<Scalars['String']['input']>;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** A lot that was drawn. */
export type GenerateLotPayload = Payload & {
  readonly __typename?: 'GenerateLotPayload';
  /** The auction; null when refused. */
  readonly auction: Maybe<Auction>;
  /** The lot; null when refused. */
  readonly lot: Maybe<Lot>;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /** The journal position after it. */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** What is given to whom. */
export type GrantItemsInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** What is given, at most 300 entries. */
  readonly items: ReadonlyArray<ItemInput>;
  /** The player who gets it. */
  readonly playerId: Scalars['ID']['input'];
  /** The season, a rehearsal. */
  readonly seasonId: Scalars['ID']['input'];
};

/** A hand that was revealed [Submitting a Hand]. */
export type Hand = Node & {
  readonly __typename?: 'Hand';
  /** Its cards. */
  readonly cards: ReadonlyArray<CountedCard>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** 1 for the best; null while it is not placed. */
  readonly placement: Maybe<Scalars['Int']['output']>;
  /** Whose it is. */
  readonly player: Player;
  /** Its score; null while it is not placed. */
  readonly score: Maybe<HandScore>;
  /** What became of it. */
  readonly status: HandStatus;
  /** The week in which it was submitted. */
  readonly week: Scalars['Int']['output'];
};

/** A hand was placed and its prize paid [Prizes]. */
export type HandPlaced = Event & {
  readonly __typename?: 'HandPlaced';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The hand. */
  readonly hand: Hand;
  /** 1 for the best. */
  readonly placement: Scalars['Int']['output'];
  /** Whose it is. */
  readonly player: Player;
  /** How it scored. */
  readonly score: HandScore;
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
  /** Cards destroyed, prizes made. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A score: cards × ranks × multiplier + highest [Scoring]. */
export type HandScore = {
  readonly __typename?: 'HandScore';
  /** How many cards the hand has. */
  readonly cards: Scalars['Float']['output'];
  /** The number of the highest rank. */
  readonly highest: Scalars['Int']['output'];
  /** Their product; 1 when there is none. */
  readonly multiplier: Scalars['Float']['output'];
  /** The multipliers that the hand qualifies for. */
  readonly multipliers: ReadonlyArray<Multiplier>;
  /** How many ranks the rules define. */
  readonly ranks: Scalars['Int']['output'];
  /** The score, exactly, in decimal digits. */
  readonly total: Scalars['String']['output'];
};

/** What became of a hand. */
export type HandStatus =
  /** It failed. */
  | 'FAILED'
  /** Placed and paid. */
  | 'PLACED'
  /** Revealed, and not yet placed. */
  | 'REVEALED';

/** Something that the viewer may not see. It keeps the journal without gaps. */
export type HiddenEvent = Event & {
  readonly __typename?: 'HiddenEvent';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it: always the clock, whoever it was. */
  readonly by: Actor;
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** That there is nothing to tell. */
  readonly text: Scalars['String']['output'];
};

/** So much of one item. */
export type Holding = {
  readonly __typename?: 'Holding';
  /** The card, when it is one. */
  readonly card: Maybe<Card>;
  /**
   * The item's code: `CHIP`, `TRUNG`, `GOLD_STAR`, `STANDARD_PROPOSAL_MAKER`, or
   * `CARD:` rank `:` suit.
   */
  readonly item: Scalars['String']['output'];
  /** For people, in the right number: `Chips`, `Knight of Swords`. */
  readonly name: Scalars['String']['output'];
  /** How many, 1 or more. */
  readonly quantity: Scalars['Float']['output'];
};

/** A page of the inbox. */
export type InboxConnection = {
  readonly __typename?: 'InboxConnection';
  /** The entries with their cursors. */
  readonly edges: ReadonlyArray<InboxEdge>;
  /** The number of the last entry of all; 0 while there is none. */
  readonly lastNumber: Scalars['Int']['output'];
  /** The entries. */
  readonly nodes: ReadonlyArray<InboxEntry>;
  /** Where the page is. */
  readonly pageInfo: PageInfo;
};

/** An entry in a list. */
export type InboxEdge = {
  readonly __typename?: 'InboxEdge';
  /** Its number as text. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: InboxEntry;
};

/** Something that concerns the viewer in person. */
export type InboxEntry = {
  readonly __typename?: 'InboxEntry';
  /** What happened. */
  readonly event: Event;
  /** Its number in the viewer's inbox, from 1, without gaps. */
  readonly number: Scalars['Int']['output'];
  /** The season in which it happened. */
  readonly season: Season;
};

/** The income of a phase, less tax [Phases]. */
export type IncomePaid = Event & {
  readonly __typename?: 'IncomePaid';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** What each player gained. */
  readonly payments: ReadonlyArray<Payment>;
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
};

/** The invitation code was changed. Only the host sees this. */
export type InviteRotated = Event & {
  readonly __typename?: 'InviteRotated';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
};

/** So much of one item: either an item's code and a quantity, or a card. */
export type ItemInput = {
  /** A card. */
  readonly card?: InputMaybe<CardInput>;
  /** An item's code, such as `CHIP`. */
  readonly item?: InputMaybe<Scalars['String']['input']>;
  /** How many of the item, 1 to 1,000,000,000. For cards the card's `count` says it. */
  readonly quantity?: InputMaybe<Scalars['Int']['input']>;
};

/** The host of a rehearsal gave items. */
export type ItemsGranted = Event & {
  readonly __typename?: 'ItemsGranted';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** To whom. */
  readonly player: Player;
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
  /** What. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** What it takes to become a player. */
export type JoinSeasonInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The code, where the season is by invitation. */
  readonly inviteCode?: InputMaybe<Scalars['String']['input']>;
  /** The name in the season, 1 to 40 characters; the account's when left out. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Which season to leave. */
export type LeaveSeasonInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/** A lot [Lots]. */
export type Lot = Node & {
  readonly __typename?: 'Lot';
  /** The bids on it that are known, highest priority first. */
  readonly bids: ReadonlyArray<Bid>;
  /** The cards in it, or that were in it. */
  readonly cards: ReadonlyArray<Card>;
  /** When its cards were drawn. */
  readonly generatedAt: Scalars['DateTime']['output'];
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** Its number in the round, used once. */
  readonly number: Scalars['Int']['output'];
  /** What the winner paid, in chips. */
  readonly price: Maybe<Scalars['Float']['output']>;
  /** When it was given out. */
  readonly soldAt: Maybe<Scalars['DateTime']['output']>;
  /** Where it is in its life. */
  readonly status: LotStatus;
  /** Who won it. */
  readonly winner: Maybe<Player>;
};

/** A page of lots. */
export type LotConnection = {
  readonly __typename?: 'LotConnection';
  /** The lots with their cursors. */
  readonly edges: ReadonlyArray<LotEdge>;
  /** The lots. */
  readonly nodes: ReadonlyArray<Lot>;
  /** Where the page is. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A lot in a list. */
export type LotEdge = {
  readonly __typename?: 'LotEdge';
  /** Its place. */
  readonly cursor: Scalars['String']['output'];
  /** The lot. */
  readonly node: Lot;
};

/** A lot was drawn [Lots]. */
export type LotGenerated = Event & {
  readonly __typename?: 'LotGenerated';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The lot. */
  readonly lot: Lot;
  /** The dice: for each card its suit and then its rank. */
  readonly rolls: Rolls;
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
};

/** A lot went to the bidder with the highest priority [Bidding]. */
export type LotSold = Event & {
  readonly __typename?: 'LotSold';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The lot. */
  readonly lot: Lot;
  /** Who won it. */
  readonly player: Player;
  /** What was paid, in chips. */
  readonly price: Scalars['Float']['output'];
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
  /** What changed hands. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Where a lot is in its life. */
export type LotStatus =
  /** Won by a bidder. */
  | 'SOLD'
  /** To be had. */
  | 'STANDING';

/** A multiplier that a hand qualifies for. */
export type Multiplier = {
  readonly __typename?: 'Multiplier';
  /** Its name in the rules. */
  readonly name: Scalars['String']['output'];
  /** What the hand is multiplied by. */
  readonly value: Scalars['Float']['output'];
};

/** The root of changing. Each mutation ends as done, refused or failed. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /**
   * Consents to a contract that was offered to you [Contracts]. Refusals: `NOT_A_PLAYER`,
   * `NOT_REPUTABLE`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `CONTRACT_NOT_FOUND`, `CONTRACT_NOT_OPEN`,
   * `NOT_A_PARTY`, `ALREADY_CONSENTED`, `PARTNER_NOT_REPUTABLE`.
   */
  readonly acceptContract: ContractPayload;
  /**
   * Accepts an offer that was made to you: the trade takes place at once, all of it [Trade]. If a side
   * lacks an item, the trade is off: then `refusal` is null, `trade.status` is `OFF`, and
   * `trade.lacks` says why. Refusals: `NOT_A_PLAYER`, `NOT_REPUTABLE`, `ROUND_NOT_STARTED`,
   * `ROUND_OVER`, `TRADE_NOT_FOUND`, `TRADE_NOT_YOURS`, `TRADE_OVER`, `PARTNER_NOT_REPUTABLE`,
   * `ITEM_UNTRADABLE`.
   */
  readonly acceptTrade: TradePayload;
  /**
   * Rehearsals: sets the test clock forward; all that is due until then happens, each at its own
   * instant. Only the host. Refusals: `NOT_THE_HOST`, `NOT_A_REHEARSAL`, `CLOCK_BACKWARDS`,
   * `CLOCK_TOO_FAR`.
   */
  readonly advanceClock: SeasonPayload;
  /**
   * Takes back an offer that you made. Refusals: `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`,
   * `TRADE_NOT_FOUND`, `TRADE_NOT_YOURS`, `TRADE_OVER`.
   */
  readonly cancelTrade: TradePayload;
  /** Turns the viewer's guest account into a full one; everything it has stays. */
  readonly claimGuest: ClaimGuestPayload;
  /** Ends the season without a winner. Only the host. Refusals: `NOT_THE_HOST`, `ROUND_OVER`. */
  readonly closeSeason: SeasonPayload;
  /**
   * Commits a secret action by its hash; you keep the text [Secret Information]. A former unresolved
   * attempt of the same kind fails. Refusals: `HASH_MALFORMED`, `NOT_A_PLAYER`,
   * `ROUND_NOT_STARTED`, `ROUND_OVER`, `WRONG_PHASE`.
   */
  readonly commitSecretAction: SecretActionPayload;
  /**
   * Consents to what was proposed about a contract, a withdrawal too, or declines it. With the last
   * consent it is carried out; if that is not possible then, it falls away, and the change says so.
   * Refusals: `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `CHANGE_NOT_FOUND`, `NOT_A_PARTY`,
   * `CHANGE_OVER`, `CONSENT_NOT_AWAITED`.
   */
  readonly consentToContractChange: ContractPayload;
  /** Makes a token for a bot or another program. It is shown once. */
  readonly createAccessToken: CreateAccessTokenPayload;
  /**
   * Makes a round of the Auction Casino; the account becomes its host. Scope `HOST`. Refusals:
   * `EDITION_UNKNOWN`, `RULESET_REFUSED`, `START_IN_THE_PAST`.
   */
  readonly createRound: CreateRoundPayload;
  /**
   * Declines a contract that was offered to you, or takes back one that you offered. Refusals:
   * `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `CONTRACT_NOT_FOUND`, `CONTRACT_NOT_OPEN`,
   * `NOT_A_PARTY`.
   */
  readonly declineContract: ContractPayload;
  /**
   * Declines an offer that was made to you. Refusals: `NOT_A_PLAYER`, `ROUND_NOT_STARTED`,
   * `ROUND_OVER`, `TRADE_NOT_FOUND`, `TRADE_NOT_YOURS`, `TRADE_OVER`.
   */
  readonly declineTrade: TradePayload;
  /**
   * Gives a contract items, for nothing in return [Contracts]. Any player may. Refusals:
   * `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `CONTRACT_NOT_FOUND`, `CONTRACT_NOT_OPEN`,
   * `ITEM_UNKNOWN`, `CARD_UNKNOWN`, `ITEM_UNTRADABLE`, `AMOUNT_NOT_NATURAL`, `NOT_ENOUGH`.
   */
  readonly depositIntoContract: ContractPayload;
  /**
   * Draws the cards of a lot [Lots]. Any player may, outside the Auction Phase, while there are
   * fewer lots than there may be. Refusals: `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`,
   * `WRONG_PHASE`, `ENOUGH_LOTS`.
   */
  readonly generateLot: GenerateLotPayload;
  /**
   * Rehearsals: gives a player items. Only the host. Refusals: `NOT_THE_HOST`, `NOT_A_REHEARSAL`,
   * `ROUND_OVER`, `PLAYER_NOT_FOUND`, `ITEM_UNKNOWN`, `CARD_UNKNOWN`, `AMOUNT_NOT_NATURAL`.
   */
  readonly grantItems: SeasonPayload;
  /**
   * Makes the account a player [Players]. Refusals: `ALREADY_A_PLAYER`, `INVITE_WRONG`,
   * `REJOIN_TOO_EARLY`, `ROUND_OVER`, `NAME_TAKEN`.
   */
  readonly joinSeason: SeasonPayload;
  /** Ends the account's membership; its items are destroyed [Players]. Refusals: `NOT_A_PLAYER`. */
  readonly leaveSeason: SeasonPayload;
  /**
   * Offers players a contract, and so consents to it [Contracts]. It begins when the last of its
   * parties has consented. Refusals: `NOT_A_PLAYER`, `NO_CONTRACTS`, `NOT_REPUTABLE`,
   * `ROUND_NOT_STARTED`, `ROUND_OVER`, `CONTRACT_WITH_ONESELF`, `PLAYER_NOT_FOUND`,
   * `PARTNER_NOT_REPUTABLE`, `CLAUSE_IMPOSSIBLE`, `TOO_MANY_OFFERS`.
   */
  readonly offerContract: ContractPayload;
  /**
   * Offers a player a trade, and so consents to it [Trade]. Nothing is reserved, and what the sides
   * have is looked at when the trade takes place. With `counterTo` it answers an offer that was made to
   * you, which ends. Refusals: `NOT_A_PLAYER`, `NOT_REPUTABLE`, `ROUND_NOT_STARTED`, `ROUND_OVER`,
   * `PLAYER_NOT_FOUND`, `TRADE_WITH_ONESELF`, `PARTNER_NOT_REPUTABLE`, `TRADE_NOT_FOUND`,
   * `TRADE_NOT_YOURS`, `TRADE_OVER`, `ITEM_UNKNOWN`, `CARD_UNKNOWN`, `ITEM_UNTRADABLE`,
   * `AMOUNT_NOT_NATURAL`, `EMPTY_SIDE`, `TOO_MANY_OFFERS`.
   */
  readonly offerTrade: TradePayload;
  /**
   * Proposes to amend a contract or to end it, and so consents to that; all other parties have to
   * [Contracts]. Refusals: `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `CONTRACT_NOT_FOUND`,
   * `CONTRACT_NOT_OPEN`, `NOT_A_PARTY`, `CLAUSE_IMPOSSIBLE`, `PLAYER_NOT_FOUND`, `ITEM_UNKNOWN`,
   * `CARD_UNKNOWN`, `AMOUNT_NOT_NATURAL`, `TOO_MANY_OFFERS`.
   */
  readonly proposeContractChange: ContractPayload;
  /**
   * Ends a player's membership, as leaving does. Only the host. Refusals: `NOT_THE_HOST`,
   * `PLAYER_NOT_FOUND`.
   */
  readonly removePlayer: SeasonPayload;
  /**
   * Reveals the text of the committed secret action [Secret Information]. A text with another hash
   * is refused and can be tried again. A text with the right hash that declares nothing, or more than
   * 300 bids or entries of cards, fails the action: then `refusal` is null and
   * `secretAction.failure` says why. Refusals: `NOT_A_PLAYER`, `ROUND_OVER`, `NO_SECRET_ACTION`,
   * `NOT_MATURED`, `REVELATION_OVER`, `ALREADY_REVEALED`, `HASH_MISMATCH`.
   */
  readonly revealSecretAction: SecretActionPayload;
  /** Revokes one of the viewer's tokens, and closes its sockets. */
  readonly revokeAccessToken: RevokeAccessTokenPayload;
  /** Makes a new invitation code; the old one ends. Only the host. Refusals: `NOT_THE_HOST`. */
  readonly rotateInvite: RotateInvitePayload;
  /**
   * Entrusts bids to the server: it makes the salt, publishes the hash at once, and reveals the text
   * when the action matures [Bidding]. Refusals: `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`,
   * `WRONG_PHASE`, `LOT_NOT_FOUND`, `LOT_NAMED_TWICE`, `AMOUNT_NOT_NATURAL`.
   */
  readonly sealBids: SecretActionPayload;
  /**
   * Entrusts a hand to the server, as `sealBids` does bids [Submitting a Hand]. Whether the player
   * has the cards is looked at on the revelation date. Refusals: `NOT_A_PLAYER`,
   * `ROUND_NOT_STARTED`, `ROUND_OVER`, `WRONG_PHASE`, `EMPTY_HAND`, `CARD_UNKNOWN`,
   * `AMOUNT_NOT_NATURAL`.
   */
  readonly sealHand: SecretActionPayload;
  /** Gives a new token for an account. */
  readonly signIn: SignInPayload;
  /** Revokes the token that this request carries, and closes its sockets. */
  readonly signOut: SignOutPayload;
  /** Makes an account. The token in the payload is shown once. */
  readonly signUp: SignInPayload;
  /** Makes an account without a password, good for as long as its token is kept. */
  readonly startGuest: SignInPayload;
  /**
   * Trades Trungs in [Trung]. Refusals: `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`,
   * `EXCHANGE_UNKNOWN`, `AMOUNT_NOT_NATURAL`, `NOT_ENOUGH`.
   */
  readonly tradeInTrungs: SeasonPayload;
  /**
   * Takes items from a contract, as one of its clauses provides [Contracts]. Where the clause needs a
   * consent, it is asked for, and the items come when all have consented. Refusals: `NOT_A_PLAYER`,
   * `ROUND_NOT_STARTED`, `ROUND_OVER`, `CONTRACT_NOT_FOUND`, `CONTRACT_NOT_OPEN`,
   * `AMOUNT_NOT_NATURAL`, `CLAUSE_NOT_FOUND`, `CLAUSE_NOT_YOURS`, `ITEM_UNTRADABLE`,
   * `CONTRACT_LACKS`, `CLAUSE_CLOSED`, `CLAUSE_EXCEEDED`, `TOO_MANY_OFFERS`.
   */
  readonly withdrawFromContract: ContractPayload;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationAcceptContractArgs = {
  input: AcceptContractInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationAcceptTradeArgs = {
  input: AcceptTradeInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationAdvanceClockArgs = {
  input: AdvanceClockInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationCancelTradeArgs = {
  input: CancelTradeInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationClaimGuestArgs = {
  input: ClaimGuestInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationCloseSeasonArgs = {
  input: CloseSeasonInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationCommitSecretActionArgs = {
  input: CommitSecretActionInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationConsentToContractChangeArgs = {
  input: ConsentToContractChangeInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationCreateAccessTokenArgs = {
  input: CreateAccessTokenInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationCreateRoundArgs = {
  input: CreateRoundInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationDeclineContractArgs = {
  input: DeclineContractInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationDeclineTradeArgs = {
  input: DeclineTradeInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationDepositIntoContractArgs = {
  input: DepositIntoContractInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationGenerateLotArgs = {
  input: GenerateLotInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationGrantItemsArgs = {
  input: GrantItemsInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationJoinSeasonArgs = {
  input: JoinSeasonInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationLeaveSeasonArgs = {
  input: LeaveSeasonInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationOfferContractArgs = {
  input: OfferContractInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationOfferTradeArgs = {
  input: OfferTradeInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationProposeContractChangeArgs = {
  input: ProposeContractChangeInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationRemovePlayerArgs = {
  input: RemovePlayerInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationRevealSecretActionArgs = {
  input: RevealSecretActionInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationRevokeAccessTokenArgs = {
  input: RevokeAccessTokenInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationRotateInviteArgs = {
  input: RotateInviteInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationSealBidsArgs = {
  input: SealBidsInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationSealHandArgs = {
  input: SealHandInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationSignOutArgs = {
  input?: InputMaybe<SignOutInput>;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationStartGuestArgs = {
  input: StartGuestInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationTradeInTrungsArgs = {
  input: TradeInTrungsInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationWithdrawFromContractArgs = {
  input: WithdrawFromContractInput;
};

/** Something with an id that `Query.node` finds again. */
export type Node = {
  /** Opaque, and the same for ever. */
  readonly id: Scalars['ID']['output'];
};

/** A contract to be offered. */
export type OfferContractInput = {
  /** At most 30. */
  readonly clauses: ReadonlyArray<ClauseInput>;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
  /** The terms in words, 1 to 10,000 characters. */
  readonly terms: Scalars['String']['input'];
  /** The other parties, 1 to 19. */
  readonly with: ReadonlyArray<Scalars['ID']['input']>;
};

/** A trade to be offered. */
export type OfferTradeInput = {
  /** The trade that this answers: an offer which `to` made to you. */
  readonly counterTo?: InputMaybe<Scalars['ID']['input']>;
  /** What you get, at most 300 entries; empty for nothing. */
  readonly get: ReadonlyArray<ItemInput>;
  /** What you give, at most 300 entries; empty for nothing. */
  readonly give: ReadonlyArray<ItemInput>;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
  /** The player to trade with. */
  readonly to: Scalars['ID']['input'];
};

/** Something that the viewer can do now. */
export type Option = {
  readonly __typename?: 'Option';
  /** What it would do, in a sentence. */
  readonly description: Scalars['String']['output'];
  /** Values for the mutation's input, as far as they are known. */
  readonly facts: Maybe<Scalars['JSON']['output']>;
  /** The name of the mutation that does it. */
  readonly mutation: Scalars['String']['output'];
  /** The rule's anchor in the ruleset's prose. */
  readonly rule: Scalars['String']['output'];
  /** Until when; null when no end is known. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

/** Whoever can own items. */
export type Owner = {
  readonly __typename?: 'Owner';
  /** The contract, when it is one. */
  readonly contract: Maybe<Contract>;
  /** What kind of owner it is. */
  readonly kind: OwnerKind;
  /** The lot, when it is one. */
  readonly lot: Maybe<Lot>;
  /** The player, when it is one. */
  readonly player: Maybe<Player>;
};

/** The kinds of owners. */
export type OwnerKind =
  /** Where items come from when made, and go to when destroyed. */
  | 'BANK'
  /** A contract. */
  | 'CONTRACT'
  /** A lot of the auction. */
  | 'LOT'
  /** A player. */
  | 'PLAYER';

/** Where a page of a connection begins and ends. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** The cursor of the last edge; null on an empty page. */
  readonly endCursor: Maybe<Scalars['String']['output']>;
  /** Whether there is more after this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether there is something before this page. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first edge; null on an empty page. */
  readonly startCursor: Maybe<Scalars['String']['output']>;
};

/** How many lots there may be [Participation]. */
export type Participation = {
  readonly __typename?: 'Participation';
  /** By the bidders of the last auction that was concluded. */
  readonly byBidders: Scalars['Int']['output'];
  /** By the number of players. */
  readonly byPlayers: Scalars['Int']['output'];
  /** The highest of the others. */
  readonly lots: Scalars['Int']['output'];
  /** However few play. */
  readonly minimum: Scalars['Int']['output'];
};

/** What every mutation answers. */
export type Payload = {
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after it: everything up to there is on disk. Null when refused, or
   * when no season is concerned.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** What one player gained. */
export type Payment = {
  readonly __typename?: 'Payment';
  /** What was paid. */
  readonly amount: Scalars['Int']['output'];
  /** The player. */
  readonly player: Player;
  /** What was held back. */
  readonly tax: Scalars['Int']['output'];
  /** The wealth that the tax was reckoned from, exactly: `400` or `1201/3`. */
  readonly wealth: Scalars['String']['output'];
};

/** A phase began [Phases]. */
export type PhaseStarted = Event & {
  readonly __typename?: 'PhaseStarted';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** Its code. */
  readonly phase: Scalars['String']['output'];
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
  /** The number of the week. */
  readonly week: Scalars['Int']['output'];
};

/** An account's membership in a season. Who re-joins is a new player. */
export type Player = Node & {
  readonly __typename?: 'Player';
  /** Whose it is. */
  readonly account: Account;
  /** All that the player has, cards included. */
  readonly holdings: ReadonlyArray<Holding>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** When the membership began. */
  readonly joinedAt: Scalars['DateTime']['output'];
  /** When it ended; null while it lasts. */
  readonly leftAt: Maybe<Scalars['DateTime']['output']>;
  /** The name in this season. */
  readonly name: Scalars['String']['output'];
  /** Whether the player has been one without a break for the last seven days [Actions]. */
  readonly reputable: Scalars['Boolean']['output'];
  /** From when the player is reputable. */
  readonly reputableAt: Scalars['DateTime']['output'];
  /** What would be taken from the next income [Phases]. */
  readonly tax: Maybe<Scalars['Int']['output']>;
  /** What tax is reckoned from, exactly: `400` or `1201/3` [Phases]; null where there is no tax. */
  readonly wealth: Maybe<Scalars['String']['output']>;
};

/** A page of players. */
export type PlayerConnection = {
  readonly __typename?: 'PlayerConnection';
  /** The players with their cursors. */
  readonly edges: ReadonlyArray<PlayerEdge>;
  /** The players. */
  readonly nodes: ReadonlyArray<Player>;
  /** Where the page is. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A player in a list. */
export type PlayerEdge = {
  readonly __typename?: 'PlayerEdge';
  /** Its place. */
  readonly cursor: Scalars['String']['output'];
  /** The player. */
  readonly node: Player;
};

/** Somebody became a player [Players]. */
export type PlayerJoined = Event & {
  readonly __typename?: 'PlayerJoined';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The player. */
  readonly player: Player;
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
};

/** A player ceased to be one [Players]. */
export type PlayerLeft = Event & {
  readonly __typename?: 'PlayerLeft';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** Who it was. */
  readonly player: Player;
  /** Whether the host did it. */
  readonly removed: Scalars['Boolean']['output'];
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
  /** What was destroyed. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A change of a contract: either `amend` or `end`. */
export type ProposeContractChangeInput = {
  /** What it shall be. */
  readonly amend?: InputMaybe<AmendContractInput>;
  /** The contract. */
  readonly contractId: Scalars['ID']['input'];
  /** How it shall end. */
  readonly end?: InputMaybe<EndContractInput>;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** The root of reading. */
export type Query = {
  readonly __typename?: 'Query';
  /** The rulesets that the server ships. */
  readonly editions: ReadonlyArray<Edition>;
  /** Whatever carries an id, or null when there is none that the viewer may see. */
  readonly node: Maybe<Node>;
  /**
   * What a hand of cards would score, multiplier by multiplier [Scoring]. The cards need not be
   * anybody's. Give either an edition or a season.
   */
  readonly scoreHand: HandScore;
  /** A season; null when there is none that the viewer may see. */
  readonly season: Maybe<Season>;
  /** Public seasons, and those of the viewer, newest first. */
  readonly seasons: SeasonConnection;
  /**
   * What it takes to check the dice of a season: the commitments, the seeds that have been published,
   * and every draw. The algorithm is in the documentation, with test vectors.
   */
  readonly verification: Verification;
  /** Who is asking; null when signed out. */
  readonly viewer: Maybe<Viewer>;
};


/** The root of reading. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** The root of reading. */
export type QueryScoreHandArgs = {
  cards: ReadonlyArray<CardInput>;
  edition?: InputMaybe<Scalars['String']['input']>;
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};


/** The root of reading. */
export type QuerySeasonArgs = {
  id: Scalars['ID']['input'];
};


/** The root of reading. */
export type QuerySeasonsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<SeasonKind>;
  status?: InputMaybe<SeasonStatus>;
};


/** The root of reading. */
export type QueryVerificationArgs = {
  seasonId: Scalars['ID']['input'];
  week?: InputMaybe<Scalars['Int']['input']>;
};

/**
 * Why a command did not happen, and changed nothing. Where several reasons apply, the first in the
 * order shape, actor, phase, object, amount, rule is told.
 */
export type Refusal = {
  readonly __typename?: 'Refusal';
  /** What to branch on. */
  readonly code: RefusalCode;
  /** What the sentence rests on: the phase that would be right, the amount held … */
  readonly facts: Maybe<Scalars['JSON']['output']>;
  /** A sentence for people. */
  readonly message: Scalars['String']['output'];
  /** The anchor of the section of the ruleset's prose that says so; null when no rule is concerned. */
  readonly rule: Maybe<Scalars['String']['output']>;
};

/** The reasons for which a command is refused. */
export type RefusalCode =
  /** The account is a player of this season already. */
  | 'ALREADY_A_PLAYER'
  /** The player has consented already. */
  | 'ALREADY_CONSENTED'
  /** The secret action was revealed before. */
  | 'ALREADY_REVEALED'
  /** The amount is not a natural number above 0. */
  | 'AMOUNT_NOT_NATURAL'
  /** There is no such card in the season's deck. */
  | 'CARD_UNKNOWN'
  /** Nothing such was proposed. */
  | 'CHANGE_NOT_FOUND'
  /** The proposal was carried out or fell away. */
  | 'CHANGE_OVER'
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
  /** More than one bid was assigned to a lot. */
  | 'LOT_NAMED_TWICE'
  /** There is no such lot in the auction. */
  | 'LOT_NOT_FOUND'
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
  /** The player has not so much of it. */
  | 'NOT_ENOUGH'
  /** The secret action has not matured: it is too early to reveal it. */
  | 'NOT_MATURED'
  /** Only reputable players may do this: those who have been players for the last seven days. */
  | 'NOT_REPUTABLE'
  /** Only the host of the season may do this. */
  | 'NOT_THE_HOST'
  /** The ruleset has no contracts. */
  | 'NO_CONTRACTS'
  /** There is no secret action of that kind to reveal. */
  | 'NO_SECRET_ACTION'
  /** The other player is not reputable. */
  | 'PARTNER_NOT_REPUTABLE'
  /** There is no such player in this season now. */
  | 'PLAYER_NOT_FOUND'
  /** One who left must wait before joining again. */
  | 'REJOIN_TOO_EARLY'
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
  /** More scopes were asked for than this request has. */
  | 'SCOPE_EXCEEDED'
  /** A season cannot start before it is made. */
  | 'START_IN_THE_PAST'
  /** The viewer has no such token in force. */
  | 'TOKEN_NOT_FOUND'
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
  /** Handle and password do not belong together. */
  | 'WRONG_CREDENTIALS'
  /** This is not done in the present phase. */
  | 'WRONG_PHASE';

/** Who is removed. */
export type RemovePlayerInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The player. */
  readonly playerId: Scalars['ID']['input'];
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/** A text to be revealed. */
export type RevealSecretActionInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Of which kind the action is. */
  readonly kind: SecretActionKind;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
  /** The exact text, up to 20,000 characters. Nothing is trimmed. */
  readonly text: Scalars['String']['input'];
};

/** A token to be revoked. */
export type RevokeAccessTokenInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Its id. */
  readonly tokenId: Scalars['ID']['input'];
};

/** What became of the token. */
export type RevokeAccessTokenPayload = Payload & {
  readonly __typename?: 'RevokeAccessTokenPayload';
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /** Always null: no season is concerned. */
  readonly seq: Maybe<Scalars['Int']['output']>;
  /** The id of the revoked token; null when refused. */
  readonly tokenId: Maybe<Scalars['ID']['output']>;
};

/** Dice thrown in the open. `Query.verification` has what is needed to check them. */
export type Rolls = {
  readonly __typename?: 'Rolls';
  /** What the player added. */
  readonly clientSeeds: ReadonlyArray<Scalars['String']['output']>;
  /** How many sides each has, in the same order. */
  readonly sides: ReadonlyArray<Scalars['Int']['output']>;
  /** What the dice show, from 1, in order. */
  readonly values: ReadonlyArray<Scalars['Int']['output']>;
  /** Of which week's stream. */
  readonly week: Scalars['Int']['output'];
};

/** Whose invitation code is renewed. */
export type RotateInviteInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/** A new invitation code. */
export type RotateInvitePayload = Payload & {
  readonly __typename?: 'RotateInvitePayload';
  /** The new code. It is shown once. */
  readonly inviteCode: Maybe<Scalars['String']['output']>;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /** The season; null when refused. */
  readonly season: Maybe<Season>;
  /** The journal position after it. */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** A round of the Auction Casino. */
export type Round = Node & Season & {
  readonly __typename?: 'Round';
  /** The auction as it stands. */
  readonly auction: Auction;
  /** Contracts in the order of their offers. They are made in the open: everybody sees them. */
  readonly contracts: ContractConnection;
  /** When it was made, in real time, whatever the clock of a rehearsal shows. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it ended. */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /** The hands of a week, by default of the last one that has any, best placement first. */
  readonly hands: ReadonlyArray<Hand>;
  /** Who made it. */
  readonly host: Account;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** What has happened. */
  readonly journal: EventConnection;
  /** Always `ROUND`. */
  readonly kind: SeasonKind;
  /** What its host calls it. */
  readonly name: Scalars['String']['output'];
  /** When the clock next matters; null when it does not any more. */
  readonly nextDeadline: Maybe<Scalars['DateTime']['output']>;
  /** The round's present: real time, or the test clock of a rehearsal. */
  readonly now: Scalars['DateTime']['output'];
  /** The code of the present phase, `AUCTION` or `BARTERING`; null before the start. */
  readonly phase: Maybe<Scalars['String']['output']>;
  /** A player; null when there is none with that id. */
  readonly player: Maybe<Player>;
  /** The players, in the order in which they joined. */
  readonly players: PlayerConnection;
  /** Whether its clock and items can be set by the host. */
  readonly rehearsal: Scalars['Boolean']['output'];
  /** All revisions of the ruleset, the first one first. */
  readonly revisions: ReadonlyArray<Ruleset>;
  /** The present in rules-time (UTC at the default tempo). */
  readonly rulesTime: Scalars['DateTime']['output'];
  /** The ruleset in force. */
  readonly ruleset: Ruleset;
  /** The secret actions of a week, by default of the last one that has any, in the order of commit. */
  readonly secretActions: ReadonlyArray<SecretAction>;
  /** The number of the last event. */
  readonly seq: Scalars['Int']['output'];
  /** When it starts or started. */
  readonly startsAt: Scalars['DateTime']['output'];
  /** Where it is in its life. */
  readonly status: SeasonStatus;
  /** Whether the server does what any player may do. */
  readonly steward: Scalars['Boolean']['output'];
  /** How many real seconds a rules-day lasts. */
  readonly tempo: Scalars['Int']['output'];
  /** Trades in the order of their offers. They are made in the open: everybody sees them. */
  readonly trades: TradeConnection;
  /** What concerns the viewer; null for whoever is signed out. */
  readonly viewer: Maybe<SeasonViewer>;
  /** Who may see it. */
  readonly visibility: SeasonVisibility;
  /** The number of the present week, from 1; null before the start. */
  readonly week: Maybe<Scalars['Int']['output']>;
  /** Who won; null while nobody has. */
  readonly winner: Maybe<Player>;
};


/** A round of the Auction Casino. */
export type RoundContractsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  playerId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<ContractStatus>;
};


/** A round of the Auction Casino. */
export type RoundHandsArgs = {
  week?: InputMaybe<Scalars['Int']['input']>;
};


/** A round of the Auction Casino. */
export type RoundJournalArgs = {
  after?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A round of the Auction Casino. */
export type RoundPlayerArgs = {
  id: Scalars['ID']['input'];
};


/** A round of the Auction Casino. */
export type RoundPlayersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  former?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A round of the Auction Casino. */
export type RoundSecretActionsArgs = {
  playerId?: InputMaybe<Scalars['ID']['input']>;
  week?: InputMaybe<Scalars['Int']['input']>;
};


/** A round of the Auction Casino. */
export type RoundTradesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  playerId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<TradeStatus>;
};

/** The host ended the round. */
export type RoundClosed = Event & {
  readonly __typename?: 'RoundClosed';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
};

/** The round was made. */
export type RoundCreated = Event & {
  readonly __typename?: 'RoundCreated';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The edition it began with. */
  readonly edition: Scalars['String']['output'];
  /** What the host calls it. */
  readonly name: Scalars['String']['output'];
  /** Whether it is a rehearsal. */
  readonly rehearsal: Scalars['Boolean']['output'];
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** When it starts. */
  readonly startsAt: Scalars['DateTime']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
};

/** The round began. */
export type RoundStarted = Event & {
  readonly __typename?: 'RoundStarted';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
};

/** A player has what it takes to win, and the round is over [Victory]. */
export type RoundWon = Event & {
  readonly __typename?: 'RoundWon';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The winner. */
  readonly player: Player;
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
};

/** A section of a ruleset's prose. */
export type RuleSection = {
  readonly __typename?: 'RuleSection';
  /** What refusals and options cite. */
  readonly anchor: Scalars['String']['output'];
  /** Its text, Markdown. */
  readonly markdown: Scalars['String']['output'];
  /** Its heading. */
  readonly title: Scalars['String']['output'];
};

/** One numbered revision of a season's ruleset. */
export type Ruleset = {
  readonly __typename?: 'Ruleset';
  /** From when it rules. */
  readonly adoptedAt: Scalars['DateTime']['output'];
  /** The SHA-256 of the document as canonical JSON. */
  readonly digest: Scalars['String']['output'];
  /** The document itself, read by property. */
  readonly document: Scalars['JSON']['output'];
  /** The edition it came from. */
  readonly edition: Scalars['String']['output'];
  /** The document told as Markdown, an anchor for each section. */
  readonly prose: Scalars['String']['output'];
  /** 1 for the one of the start. */
  readonly revision: Scalars['Int']['output'];
  /** One section; null when there is none of that anchor. Refusals cite anchors. */
  readonly section: Maybe<RuleSection>;
  /** The same in sections. */
  readonly sections: ReadonlyArray<RuleSection>;
  /** For people. */
  readonly title: Scalars['String']['output'];
};


/** One numbered revision of a season's ruleset. */
export type RulesetSectionArgs = {
  anchor: Scalars['String']['input'];
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
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** A hand to be sealed. */
export type SealHandInput = {
  /** At least one card, at most 300 entries. */
  readonly cards: ReadonlyArray<CardInput>;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** One community's game under one ruleset. */
export type Season = {
  /** When it was made, in real time, whatever the clock of a rehearsal shows. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it ended. */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Who made it. */
  readonly host: Account;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** What has happened. */
  readonly journal: EventConnection;
  /** Which game it is. */
  readonly kind: SeasonKind;
  /** What its host calls it. */
  readonly name: Scalars['String']['output'];
  /** When the clock next matters; null when it does not any more. */
  readonly nextDeadline: Maybe<Scalars['DateTime']['output']>;
  /** The season's present: real time, or the test clock of a rehearsal. */
  readonly now: Scalars['DateTime']['output'];
  /** The code of the present phase; null before the start. */
  readonly phase: Maybe<Scalars['String']['output']>;
  /** A player; null when there is none with that id. */
  readonly player: Maybe<Player>;
  /** The players, in the order in which they joined. */
  readonly players: PlayerConnection;
  /** Whether its clock and items can be set by the host. */
  readonly rehearsal: Scalars['Boolean']['output'];
  /** All revisions of the ruleset, the first one first. */
  readonly revisions: ReadonlyArray<Ruleset>;
  /** The present in rules-time (UTC at the default tempo). */
  readonly rulesTime: Scalars['DateTime']['output'];
  /** The ruleset in force. */
  readonly ruleset: Ruleset;
  /** The number of the last event. */
  readonly seq: Scalars['Int']['output'];
  /** When it starts or started. */
  readonly startsAt: Scalars['DateTime']['output'];
  /** Where it is in its life. */
  readonly status: SeasonStatus;
  /** How many real seconds a rules-day lasts. */
  readonly tempo: Scalars['Int']['output'];
  /** What concerns the viewer; null for whoever is signed out. */
  readonly viewer: Maybe<SeasonViewer>;
  /** Who may see it. */
  readonly visibility: SeasonVisibility;
  /** Who won; null while nobody has. */
  readonly winner: Maybe<Player>;
};


/** One community's game under one ruleset. */
export type SeasonJournalArgs = {
  after?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** One community's game under one ruleset. */
export type SeasonPlayerArgs = {
  id: Scalars['ID']['input'];
};


/** One community's game under one ruleset. */
export type SeasonPlayersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  former?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A page of seasons. */
export type SeasonConnection = {
  readonly __typename?: 'SeasonConnection';
  /** The seasons with their cursors. */
  readonly edges: ReadonlyArray<SeasonEdge>;
  /** The seasons. */
  readonly nodes: ReadonlyArray<Season>;
  /** Where the page is. */
  readonly pageInfo: PageInfo;
};

/** A season in a list. */
export type SeasonEdge = {
  readonly __typename?: 'SeasonEdge';
  /** Its place. */
  readonly cursor: Scalars['String']['output'];
  /** The season. */
  readonly node: Season;
};

/** The two games. */
export type SeasonKind =
  /** A dynasty of Giolitti. */
  | 'DYNASTY'
  /** A round of the Auction Casino. */
  | 'ROUND';

/** A season that was changed. */
export type SeasonPayload = Payload & {
  readonly __typename?: 'SeasonPayload';
  /** The player concerned; null when refused, or when none is. */
  readonly player: Maybe<Player>;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /** The season; null when refused. */
  readonly season: Maybe<Season>;
  /** The journal position after it. */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** Where a season is in its life. */
export type SeasonStatus =
  /** Won, or closed by its host. */
  | 'ENDED'
  /** Being played. */
  | 'RUNNING'
  /** Made, and not yet started. */
  | 'SETUP';

/** What a season shows to one account. */
export type SeasonViewer = {
  readonly __typename?: 'SeasonViewer';
  /** Whether it is the host. */
  readonly host: Scalars['Boolean']['output'];
  /** What it can do now. */
  readonly options: ReadonlyArray<Option>;
  /** The account's membership; null when it is not a player now. */
  readonly player: Maybe<Player>;
};

/** Who may see a season. */
export type SeasonVisibility =
  /** Only its host and players may see it, and joining needs the invitation code. */
  | 'INVITATION'
  /** Everybody may see it, and every account may join. */
  | 'PUBLIC';

/** A secret action: bids or a hand, committed by hash [Secret Information]. */
export type SecretAction = Node & {
  readonly __typename?: 'SecretAction';
  /** The bids that the text declares, once it is revealed. */
  readonly bids: ReadonlyArray<Bid>;
  /** When it was committed. */
  readonly committedAt: Scalars['DateTime']['output'];
  /** Who keeps the text. Only for its owner; null for others. */
  readonly custody: Maybe<Custody>;
  /** The text of an entrusted one before it is revealed. Only for its owner; null for others. */
  readonly entrustedText: Maybe<Scalars['String']['output']>;
  /** Why it failed. */
  readonly failure: Maybe<SecretActionFailure>;
  /** The hand that the text declares, once it is revealed. */
  readonly hand: Maybe<Hand>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** What it declares. */
  readonly kind: SecretActionKind;
  /** From when it can be revealed. */
  readonly maturesAt: Scalars['DateTime']['output'];
  /** Whose it is. */
  readonly player: Player;
  /** When its text was revealed. */
  readonly revealedAt: Maybe<Scalars['DateTime']['output']>;
  /** The revelation date: it takes effect, and it is too late to reveal. */
  readonly revealsAt: Scalars['DateTime']['output'];
  /** The SHA-256 of its text, 64 lower-case hexadecimal digits. */
  readonly sha256: Scalars['String']['output'];
  /** What became of it. */
  readonly status: SecretActionStatus;
  /** The text, once it is revealed. */
  readonly text: Maybe<Scalars['String']['output']>;
  /** The week in which it was committed. */
  readonly week: Scalars['Int']['output'];
};

/** A hash was committed [Secret Information]. */
export type SecretActionCommitted = Event & {
  readonly __typename?: 'SecretActionCommitted';
  /** What it will declare. */
  readonly actionKind: SecretActionKind;
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** Whose it is. */
  readonly player: Player;
  /** The secret action, as it is now. */
  readonly secretAction: SecretAction;
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** The hash. */
  readonly sha256: Scalars['String']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
};

/** A secret action failed [Secret Information]. */
export type SecretActionFailed = Event & {
  readonly __typename?: 'SecretActionFailed';
  /** What it was to declare. */
  readonly actionKind: SecretActionKind;
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** Whose it was. */
  readonly player: Player;
  /** Why. */
  readonly reason: SecretActionFailure;
  /** The secret action, as it is now. */
  readonly secretAction: SecretAction;
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
};

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

/** A secret action that was committed or revealed. */
export type SecretActionPayload = Payload & {
  readonly __typename?: 'SecretActionPayload';
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /** The secret action; null when refused. */
  readonly secretAction: Maybe<SecretAction>;
  /** The journal position after it. */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** A text was revealed [Secret Information]. */
export type SecretActionRevealed = Event & {
  readonly __typename?: 'SecretActionRevealed';
  /** What it declares. */
  readonly actionKind: SecretActionKind;
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** Whose it is. */
  readonly player: Player;
  /** The text. */
  readonly revealed: Scalars['String']['output'];
  /** The secret action, as it is now. */
  readonly secretAction: SecretAction;
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
};

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

/** What somebody gets. */
export type Share = {
  readonly __typename?: 'Share';
  /** What. */
  readonly items: ReadonlyArray<Holding>;
  /** Who. */
  readonly player: Player;
};

/** What somebody shall get. */
export type ShareInput = {
  /** At most 300 entries. */
  readonly items: ReadonlyArray<ItemInput>;
  /** The player. */
  readonly player: Scalars['ID']['input'];
};

/** What it takes to sign in. */
export type SignInInput = {
  /** The name to sign in with. */
  readonly handle: Scalars['String']['input'];
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The password. */
  readonly password: Scalars['String']['input'];
};

/** An account and a token for it. */
export type SignInPayload = Payload & {
  readonly __typename?: 'SignInPayload';
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /** Always null: no season is concerned. */
  readonly seq: Maybe<Scalars['Int']['output']>;
  /**
   * The secret to send as `Authorization: Bearer …`, or as `token` in the `connectionParams` of a
   * socket. It is shown once.
   */
  readonly token: Maybe<Scalars['String']['output']>;
  /** The account; null when refused. */
  readonly viewer: Maybe<Viewer>;
};

/** Signing out needs nothing. */
export type SignOutInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};

/** The token is revoked. */
export type SignOutPayload = Payload & {
  readonly __typename?: 'SignOutPayload';
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /** Always null: no season is concerned. */
  readonly seq: Maybe<Scalars['Int']['output']>;
  /** Whether a token was revoked just now. */
  readonly signedOut: Scalars['Boolean']['output'];
};

/** What it takes to make an account. */
export type SignUpInput = {
  /** The name that others see, 1 to 40 characters; the handle when left out. */
  readonly displayName?: InputMaybe<Scalars['String']['input']>;
  /** The name to sign in with: 3 to 30 letters, digits, `-` or `_`; letter case is ignored. */
  readonly handle: Scalars['String']['input'];
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** 8 to 200 characters. */
  readonly password: Scalars['String']['input'];
};

/** What it takes to be a guest. */
export type StartGuestInput = {
  /** The name that others see, 1 to 40 characters. */
  readonly displayName: Scalars['String']['input'];
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};

/** The root of watching. */
export type Subscription = {
  readonly __typename?: 'Subscription';
  /**
   * The auction of a round: as it is now, at once, and then the newest state after each change. Who
   * is slow gets fewer, never stale ones.
   */
  readonly auctionUpdated: Auction;
  /**
   * The viewer's inbox: first what is stored after `after`, then on as it comes, in order, each entry
   * once. Needs an account.
   */
  readonly inbox: InboxEntry;
  /**
   * Everything that happens in a season: first what is stored after `after`, then on as it comes, in
   * order, each `seq` once. What the viewer may not see comes as a `HiddenEvent`.
   */
  readonly journal: Event;
};


/** The root of watching. */
export type SubscriptionAuctionUpdatedArgs = {
  roundId: Scalars['ID']['input'];
};


/** The root of watching. */
export type SubscriptionInboxArgs = {
  after?: InputMaybe<Scalars['Int']['input']>;
};


/** The root of watching. */
export type SubscriptionJournalArgs = {
  after?: InputMaybe<Scalars['Int']['input']>;
  seasonId: Scalars['ID']['input'];
};

/** A trade between two players [Trade]. */
export type Trade = Node & {
  readonly __typename?: 'Trade';
  /** The offer that this one answers. */
  readonly counterTo: Maybe<Trade>;
  /** When it took place or ended; null while it is open. */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Who offered it. */
  readonly from: Player;
  /** What the one who offers gets; empty for nothing. */
  readonly get: ReadonlyArray<Holding>;
  /** What the one who offers gives; empty for nothing. */
  readonly give: ReadonlyArray<Holding>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** What the sides lacked, when that is why it is off. */
  readonly lacks: ReadonlyArray<TradeLack>;
  /** When it was offered. */
  readonly offeredAt: Scalars['DateTime']['output'];
  /** What became of it. */
  readonly status: TradeStatus;
  /** To whom. */
  readonly to: Player;
};

/** An offer was taken back, or a party left [Trade]. */
export type TradeCancelled = Event & {
  readonly __typename?: 'TradeCancelled';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The party that left; null when the offer was taken back. */
  readonly leaver: Maybe<Player>;
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
  /** The trade. */
  readonly trade: Trade;
};

/** A page of trades. */
export type TradeConnection = {
  readonly __typename?: 'TradeConnection';
  /** The trades with their cursors. */
  readonly edges: ReadonlyArray<TradeEdge>;
  /** The trades. */
  readonly nodes: ReadonlyArray<Trade>;
  /** Where the page is. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An offer was declined [Trade]. */
export type TradeDeclined = Event & {
  readonly __typename?: 'TradeDeclined';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
  /** The trade. */
  readonly trade: Trade;
};

/** A trade took place [Trade]. */
export type TradeDone = Event & {
  readonly __typename?: 'TradeDone';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
  /** The trade. */
  readonly trade: Trade;
  /** What changed hands. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A trade in a list. */
export type TradeEdge = {
  readonly __typename?: 'TradeEdge';
  /** Its place. */
  readonly cursor: Scalars['String']['output'];
  /** The trade. */
  readonly node: Trade;
};

/** What Trungs are traded in for. */
export type TradeInTrungsInput = {
  /** What to get: the code of an exchange, `GOLD_STAR` or `STANDARD_PROPOSAL_MAKER`. */
  readonly exchange: Scalars['String']['input'];
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
  /** How many of it, 1 to 1,000. */
  readonly times?: InputMaybe<Scalars['Int']['input']>;
};

/** Something that a side of a trade had not enough of. */
export type TradeLack = {
  readonly __typename?: 'TradeLack';
  /** How many of it the player had. */
  readonly have: Scalars['Float']['output'];
  /** The code of the item. */
  readonly item: Scalars['String']['output'];
  /** How many the trade needed. */
  readonly need: Scalars['Float']['output'];
  /** Who. */
  readonly player: Player;
};

/** A side lacked an item when the other consented: the trade is off [Trade]. */
export type TradeOff = Event & {
  readonly __typename?: 'TradeOff';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** What the sides lacked. */
  readonly lacks: ReadonlyArray<TradeLack>;
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
  /** The trade. */
  readonly trade: Trade;
};

/** A trade was offered [Trade]. */
export type TradeOffered = Event & {
  readonly __typename?: 'TradeOffered';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
  /** The trade. */
  readonly trade: Trade;
};

/** A trade that was offered, accepted, declined or taken back. */
export type TradePayload = Payload & {
  readonly __typename?: 'TradePayload';
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /** The journal position after it. */
  readonly seq: Maybe<Scalars['Int']['output']>;
  /** The trade; null when refused. */
  readonly trade: Maybe<Trade>;
};

/** What became of a trade. */
export type TradeStatus =
  /** Taken back by who offered it, or a party left. */
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

/** A movement of items. */
export type Transfer = {
  readonly __typename?: 'Transfer';
  /** The card, when it is one. */
  readonly card: Maybe<Card>;
  /** Whose they were: a player's, a lot's or the Bank's, which makes all items. */
  readonly from: Owner;
  /** The code of the item. */
  readonly item: Scalars['String']['output'];
  /** For people. */
  readonly name: Scalars['String']['output'];
  /** How many, 1 or more. */
  readonly quantity: Scalars['Float']['output'];
  /** Whose they are. */
  readonly to: Owner;
};

/** Trungs were traded in [Trung]. */
export type TrungsTradedIn = Event & {
  readonly __typename?: 'TrungsTradedIn';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** For what: the exchange's code. */
  readonly exchange: Scalars['String']['output'];
  /** Who did. */
  readonly player: Player;
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
  /** How many. */
  readonly times: Scalars['Int']['output'];
  /** What was given and got. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** What a season's dice can be checked with. */
export type Verification = {
  readonly __typename?: 'Verification';
  /** The name and version of the algorithm. */
  readonly algorithm: Scalars['String']['output'];
  /** What the draws are labelled with: `ridotto/1:` scope `:` number `:` client seeds. */
  readonly scope: Scalars['String']['output'];
  /** A stream for each week. */
  readonly streams: ReadonlyArray<ChanceStream>;
};

/** The signed-in account, and what only it may see. */
export type Viewer = {
  readonly __typename?: 'Viewer';
  /** The account itself. */
  readonly account: Account;
  /** The name to sign in with; null for a guest. */
  readonly handle: Maybe<Scalars['String']['output']>;
  /**
   * What concerns the viewer in person, in all seasons: offers, what became of them, lots won, hands
   * placed, failures. In the order in which it was put on disk.
   */
  readonly inbox: InboxConnection;
  /** The seasons in which the viewer is a player or the host, newest first. */
  readonly seasons: SeasonConnection;
  /** The viewer's tokens that are in force. */
  readonly tokens: ReadonlyArray<AccessToken>;
};


/** The signed-in account, and what only it may see. */
export type ViewerInboxArgs = {
  after?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The signed-in account, and what only it may see. */
export type ViewerSeasonsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A week's dice can be checked now. */
export type WeekEnded = Event & {
  readonly __typename?: 'WeekEnded';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The seed, 32 bytes in hexadecimal. */
  readonly seed: Scalars['String']['output'];
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
  /** Its number. */
  readonly week: Scalars['Int']['output'];
};

/** A week began: its dice are bound from here on. */
export type WeekStarted = Event & {
  readonly __typename?: 'WeekStarted';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The SHA-256 of the week's seed. */
  readonly commitment: Scalars['String']['output'];
  /** Its number. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence. */
  readonly text: Scalars['String']['output'];
  /** Its number. */
  readonly week: Scalars['Int']['output'];
};

/** Items from a contract. */
export type WithdrawFromContractInput = {
  /** The number of the clause that provides for it. */
  readonly clause: Scalars['Int']['input'];
  /** The contract. */
  readonly contractId: Scalars['ID']['input'];
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** What is taken, 1 to 300 entries. */
  readonly items: ReadonlyArray<ItemInput>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Event:
    | ( AuctionConcludedSource )
    | ( BidFailedSource )
    | ( ClockAdvancedSource )
    | ( ContractAcceptedSource )
    | ( ContractAmendedSource )
    | ( ContractCancelledSource )
    | ( ContractChangeConsentedSource )
    | ( ContractChangeDroppedSource )
    | ( ContractChangeProposedSource )
    | ( ContractDeclinedSource )
    | ( ContractDepositedSource )
    | ( ContractDissolvedSource )
    | ( ContractEndedSource )
    | ( ContractOfferedSource )
    | ( ContractPaidSource )
    | ( ContractPartyLeftSource )
    | ( FortuneToldSource )
    | ( HandPlacedSource )
    | ( HiddenEventSource )
    | ( IncomePaidSource )
    | ( InviteRotatedSource )
    | ( ItemsGrantedSource )
    | ( LotGeneratedSource )
    | ( LotSoldSource )
    | ( PhaseStartedSource )
    | ( PlayerJoinedSource )
    | ( PlayerLeftSource )
    | ( RoundClosedSource )
    | ( RoundCreatedSource )
    | ( RoundStartedSource )
    | ( RoundWonSource )
    | ( SecretActionCommittedSource )
    | ( SecretActionFailedSource )
    | ( SecretActionRevealedSource )
    | ( TradeCancelledSource )
    | ( TradeDeclinedSource )
    | ( TradeDoneSource )
    | ( TradeOffSource )
    | ( TradeOfferedSource )
    | ( TrungsTradedInSource )
    | ( WeekEndedSource )
    | ( WeekStartedSource )
  ;
  Node:
    | ( Token )
    | ( AccountSource )
    | ( BidSource )
    | ( ContractSource )
    | ( ContractChangeSource )
    | ( HandSource )
    | ( LotSource )
    | ( PlayerSource )
    | ( RoundSource )
    | ( SecretActionSource )
    | ( TradeSource )
  ;
  Payload:
    | ( ClaimGuestDone )
    | ( Done )
    | ( CreateAccessTokenDone )
    | ( Done )
    | ( Done )
    | ( RevokeAccessTokenDone )
    | ( Done )
    | ( Done )
    | ( Done )
    | ( SignInDone )
    | ( SignOutDone )
    | ( Done )
  ;
  Season: ( RoundSource );
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptContractInput: AcceptContractInput;
  AcceptTradeInput: AcceptTradeInput;
  AccessToken: ResolverTypeWrapper<Token>;
  Account: ResolverTypeWrapper<AccountSource>;
  Actor: ResolverTypeWrapper<ActorSource>;
  ActorKind: ActorKind;
  AdvanceClockInput: AdvanceClockInput;
  AmendContractInput: AmendContractInput;
  Auction: ResolverTypeWrapper<AuctionSource>;
  AuctionConcluded: ResolverTypeWrapper<AuctionConcludedSource>;
  Bid: ResolverTypeWrapper<BidSource>;
  BidFailed: ResolverTypeWrapper<BidFailedSource>;
  BidFailure: BidFailure;
  BidInput: BidInput;
  BidStatus: BidStatus;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CancelTradeInput: CancelTradeInput;
  Card: ResolverTypeWrapper<CardView>;
  CardInput: CardInput;
  ChanceDraw: ResolverTypeWrapper<ChanceDraw>;
  ChanceStream: ResolverTypeWrapper<StreamSource>;
  ClaimGuestInput: ClaimGuestInput;
  ClaimGuestPayload: ResolverTypeWrapper<ClaimGuestDone>;
  Clause: ResolverTypeWrapper<ClauseSource>;
  ClauseInput: ClauseInput;
  ClauseItem: ResolverTypeWrapper<ClauseItemSource>;
  ClauseItemInput: ClauseItemInput;
  ClauseTime: ClauseTime;
  ClockAdvanced: ResolverTypeWrapper<ClockAdvancedSource>;
  CloseSeasonInput: CloseSeasonInput;
  CommitSecretActionInput: CommitSecretActionInput;
  ConsentToContractChangeInput: ConsentToContractChangeInput;
  Contract: ResolverTypeWrapper<ContractSource>;
  ContractAccepted: ResolverTypeWrapper<ContractAcceptedSource>;
  ContractAmended: ResolverTypeWrapper<ContractAmendedSource>;
  ContractCancelled: ResolverTypeWrapper<ContractCancelledSource>;
  ContractChange: ResolverTypeWrapper<ContractChangeSource>;
  ContractChangeConsented: ResolverTypeWrapper<ContractChangeConsentedSource>;
  ContractChangeDrop: ContractChangeDrop;
  ContractChangeDropped: ResolverTypeWrapper<ContractChangeDroppedSource>;
  ContractChangeKind: ContractChangeKind;
  ContractChangeProposed: ResolverTypeWrapper<ContractChangeProposedSource>;
  ContractChangeStatus: ContractChangeStatus;
  ContractConnection: ResolverTypeWrapper<ContractPage>;
  ContractDeclined: ResolverTypeWrapper<ContractDeclinedSource>;
  ContractDeposited: ResolverTypeWrapper<ContractDepositedSource>;
  ContractDissolved: ResolverTypeWrapper<ContractDissolvedSource>;
  ContractEdge: ResolverTypeWrapper<Omit<ContractEdge, 'node'> & { node: ResolversTypes['Contract'] }>;
  ContractEnded: ResolverTypeWrapper<ContractEndedSource>;
  ContractOffered: ResolverTypeWrapper<ContractOfferedSource>;
  ContractPaid: ResolverTypeWrapper<ContractPaidSource>;
  ContractParty: ResolverTypeWrapper<PartySource>;
  ContractPartyLeft: ResolverTypeWrapper<ContractPartyLeftSource>;
  ContractPayload: ResolverTypeWrapper<Done>;
  ContractStatus: ContractStatus;
  CountedCard: ResolverTypeWrapper<CountedCardView>;
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreateAccessTokenPayload: ResolverTypeWrapper<CreateAccessTokenDone>;
  CreateRoundInput: CreateRoundInput;
  CreateRoundPayload: ResolverTypeWrapper<Done>;
  Custody: Custody;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeclineContractInput: DeclineContractInput;
  DeclineTradeInput: DeclineTradeInput;
  DepositIntoContractInput: DepositIntoContractInput;
  Edition: ResolverTypeWrapper<RoundRuleset>;
  EndContractInput: EndContractInput;
  Event: ResolverTypeWrapper<AnyEventSource>;
  EventConnection: ResolverTypeWrapper<EventPage>;
  EventEdge: ResolverTypeWrapper<Omit<EventEdge, 'node'> & { node: ResolversTypes['Event'] }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FortuneTold: ResolverTypeWrapper<FortuneToldSource>;
  GenerateLotInput: GenerateLotInput;
  GenerateLotPayload: ResolverTypeWrapper<Done>;
  GrantItemsInput: GrantItemsInput;
  Hand: ResolverTypeWrapper<HandSource>;
  HandPlaced: ResolverTypeWrapper<HandPlacedSource>;
  HandScore: ResolverTypeWrapper<HandScoreSource>;
  HandStatus: HandStatus;
  HiddenEvent: ResolverTypeWrapper<HiddenEventSource>;
  Holding: ResolverTypeWrapper<HoldingView>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  InboxConnection: ResolverTypeWrapper<InboxPage>;
  InboxEdge: ResolverTypeWrapper<Omit<InboxEdge, 'node'> & { node: ResolversTypes['InboxEntry'] }>;
  InboxEntry: ResolverTypeWrapper<InboxSource>;
  IncomePaid: ResolverTypeWrapper<IncomePaidSource>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InviteRotated: ResolverTypeWrapper<InviteRotatedSource>;
  ItemInput: ItemInput;
  ItemsGranted: ResolverTypeWrapper<ItemsGrantedSource>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  JoinSeasonInput: JoinSeasonInput;
  LeaveSeasonInput: LeaveSeasonInput;
  Lot: ResolverTypeWrapper<LotSource>;
  LotConnection: ResolverTypeWrapper<LotPage>;
  LotEdge: ResolverTypeWrapper<Omit<LotEdge, 'node'> & { node: ResolversTypes['Lot'] }>;
  LotGenerated: ResolverTypeWrapper<LotGeneratedSource>;
  LotSold: ResolverTypeWrapper<LotSoldSource>;
  LotStatus: LotStatus;
  Multiplier: ResolverTypeWrapper<Multiplier>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  OfferContractInput: OfferContractInput;
  OfferTradeInput: OfferTradeInput;
  Option: ResolverTypeWrapper<OptionSource>;
  Owner: ResolverTypeWrapper<OwnerSource>;
  OwnerKind: OwnerKind;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Participation: ResolverTypeWrapper<ParticipationView>;
  Payload: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Payload']>;
  Payment: ResolverTypeWrapper<PaymentSource>;
  PhaseStarted: ResolverTypeWrapper<PhaseStartedSource>;
  Player: ResolverTypeWrapper<PlayerSource>;
  PlayerConnection: ResolverTypeWrapper<PlayerPage>;
  PlayerEdge: ResolverTypeWrapper<Omit<PlayerEdge, 'node'> & { node: ResolversTypes['Player'] }>;
  PlayerJoined: ResolverTypeWrapper<PlayerJoinedSource>;
  PlayerLeft: ResolverTypeWrapper<PlayerLeftSource>;
  ProposeContractChangeInput: ProposeContractChangeInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Refusal: ResolverTypeWrapper<RefusalSource>;
  RefusalCode: RefusalCode;
  RemovePlayerInput: RemovePlayerInput;
  RevealSecretActionInput: RevealSecretActionInput;
  RevokeAccessTokenInput: RevokeAccessTokenInput;
  RevokeAccessTokenPayload: ResolverTypeWrapper<RevokeAccessTokenDone>;
  Rolls: ResolverTypeWrapper<RollsSource>;
  RotateInviteInput: RotateInviteInput;
  RotateInvitePayload: ResolverTypeWrapper<Done>;
  Round: ResolverTypeWrapper<RoundSource>;
  RoundClosed: ResolverTypeWrapper<RoundClosedSource>;
  RoundCreated: ResolverTypeWrapper<RoundCreatedSource>;
  RoundStarted: ResolverTypeWrapper<RoundStartedSource>;
  RoundWon: ResolverTypeWrapper<RoundWonSource>;
  RuleSection: ResolverTypeWrapper<RuleSectionSource>;
  Ruleset: ResolverTypeWrapper<RevisionRow>;
  Scope: Scope;
  SealBidsInput: SealBidsInput;
  SealHandInput: SealHandInput;
  Season: ResolverTypeWrapper<RoundSource>;
  SeasonConnection: ResolverTypeWrapper<SeasonPage>;
  SeasonEdge: ResolverTypeWrapper<Omit<SeasonEdge, 'node'> & { node: ResolversTypes['Season'] }>;
  SeasonKind: SeasonKind;
  SeasonPayload: ResolverTypeWrapper<Done>;
  SeasonStatus: SeasonStatus;
  SeasonViewer: ResolverTypeWrapper<SeasonViewerSource>;
  SeasonVisibility: SeasonVisibility;
  SecretAction: ResolverTypeWrapper<SecretActionSource>;
  SecretActionCommitted: ResolverTypeWrapper<SecretActionCommittedSource>;
  SecretActionFailed: ResolverTypeWrapper<SecretActionFailedSource>;
  SecretActionFailure: SecretActionFailure;
  SecretActionKind: SecretActionKind;
  SecretActionPayload: ResolverTypeWrapper<Done>;
  SecretActionRevealed: ResolverTypeWrapper<SecretActionRevealedSource>;
  SecretActionStatus: SecretActionStatus;
  Share: ResolverTypeWrapper<ShareSource>;
  ShareInput: ShareInput;
  SignInInput: SignInInput;
  SignInPayload: ResolverTypeWrapper<SignInDone>;
  SignOutInput: SignOutInput;
  SignOutPayload: ResolverTypeWrapper<SignOutDone>;
  SignUpInput: SignUpInput;
  StartGuestInput: StartGuestInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Trade: ResolverTypeWrapper<TradeSource>;
  TradeCancelled: ResolverTypeWrapper<TradeCancelledSource>;
  TradeConnection: ResolverTypeWrapper<TradePage>;
  TradeDeclined: ResolverTypeWrapper<TradeDeclinedSource>;
  TradeDone: ResolverTypeWrapper<TradeDoneSource>;
  TradeEdge: ResolverTypeWrapper<Omit<TradeEdge, 'node'> & { node: ResolversTypes['Trade'] }>;
  TradeInTrungsInput: TradeInTrungsInput;
  TradeLack: ResolverTypeWrapper<LackSource>;
  TradeOff: ResolverTypeWrapper<TradeOffSource>;
  TradeOffered: ResolverTypeWrapper<TradeOfferedSource>;
  TradePayload: ResolverTypeWrapper<Done>;
  TradeStatus: TradeStatus;
  Transfer: ResolverTypeWrapper<TransferSource>;
  TrungsTradedIn: ResolverTypeWrapper<TrungsTradedInSource>;
  Verification: ResolverTypeWrapper<VerificationSource>;
  Viewer: ResolverTypeWrapper<SignedIn>;
  WeekEnded: ResolverTypeWrapper<WeekEndedSource>;
  WeekStarted: ResolverTypeWrapper<WeekStartedSource>;
  WithdrawFromContractInput: WithdrawFromContractInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptContractInput: AcceptContractInput;
  AcceptTradeInput: AcceptTradeInput;
  AccessToken: Token;
  Account: AccountSource;
  Actor: ActorSource;
  AdvanceClockInput: AdvanceClockInput;
  AmendContractInput: AmendContractInput;
  Auction: AuctionSource;
  AuctionConcluded: AuctionConcludedSource;
  Bid: BidSource;
  BidFailed: BidFailedSource;
  BidInput: BidInput;
  Boolean: Scalars['Boolean']['output'];
  CancelTradeInput: CancelTradeInput;
  Card: CardView;
  CardInput: CardInput;
  ChanceDraw: ChanceDraw;
  ChanceStream: StreamSource;
  ClaimGuestInput: ClaimGuestInput;
  ClaimGuestPayload: ClaimGuestDone;
  Clause: ClauseSource;
  ClauseInput: ClauseInput;
  ClauseItem: ClauseItemSource;
  ClauseItemInput: ClauseItemInput;
  ClockAdvanced: ClockAdvancedSource;
  CloseSeasonInput: CloseSeasonInput;
  CommitSecretActionInput: CommitSecretActionInput;
  ConsentToContractChangeInput: ConsentToContractChangeInput;
  Contract: ContractSource;
  ContractAccepted: ContractAcceptedSource;
  ContractAmended: ContractAmendedSource;
  ContractCancelled: ContractCancelledSource;
  ContractChange: ContractChangeSource;
  ContractChangeConsented: ContractChangeConsentedSource;
  ContractChangeDropped: ContractChangeDroppedSource;
  ContractChangeProposed: ContractChangeProposedSource;
  ContractConnection: ContractPage;
  ContractDeclined: ContractDeclinedSource;
  ContractDeposited: ContractDepositedSource;
  ContractDissolved: ContractDissolvedSource;
  ContractEdge: Omit<ContractEdge, 'node'> & { node: ResolversParentTypes['Contract'] };
  ContractEnded: ContractEndedSource;
  ContractOffered: ContractOfferedSource;
  ContractPaid: ContractPaidSource;
  ContractParty: PartySource;
  ContractPartyLeft: ContractPartyLeftSource;
  ContractPayload: Done;
  CountedCard: CountedCardView;
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreateAccessTokenPayload: CreateAccessTokenDone;
  CreateRoundInput: CreateRoundInput;
  CreateRoundPayload: Done;
  DateTime: Scalars['DateTime']['output'];
  DeclineContractInput: DeclineContractInput;
  DeclineTradeInput: DeclineTradeInput;
  DepositIntoContractInput: DepositIntoContractInput;
  Edition: RoundRuleset;
  EndContractInput: EndContractInput;
  Event: AnyEventSource;
  EventConnection: EventPage;
  EventEdge: Omit<EventEdge, 'node'> & { node: ResolversParentTypes['Event'] };
  Float: Scalars['Float']['output'];
  FortuneTold: FortuneToldSource;
  GenerateLotInput: GenerateLotInput;
  GenerateLotPayload: Done;
  GrantItemsInput: GrantItemsInput;
  Hand: HandSource;
  HandPlaced: HandPlacedSource;
  HandScore: HandScoreSource;
  HiddenEvent: HiddenEventSource;
  Holding: HoldingView;
  ID: Scalars['ID']['output'];
  InboxConnection: InboxPage;
  InboxEdge: Omit<InboxEdge, 'node'> & { node: ResolversParentTypes['InboxEntry'] };
  InboxEntry: InboxSource;
  IncomePaid: IncomePaidSource;
  Int: Scalars['Int']['output'];
  InviteRotated: InviteRotatedSource;
  ItemInput: ItemInput;
  ItemsGranted: ItemsGrantedSource;
  JSON: Scalars['JSON']['output'];
  JoinSeasonInput: JoinSeasonInput;
  LeaveSeasonInput: LeaveSeasonInput;
  Lot: LotSource;
  LotConnection: LotPage;
  LotEdge: Omit<LotEdge, 'node'> & { node: ResolversParentTypes['Lot'] };
  LotGenerated: LotGeneratedSource;
  LotSold: LotSoldSource;
  Multiplier: Multiplier;
  Mutation: Record<PropertyKey, never>;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  OfferContractInput: OfferContractInput;
  OfferTradeInput: OfferTradeInput;
  Option: OptionSource;
  Owner: OwnerSource;
  PageInfo: PageInfo;
  Participation: ParticipationView;
  Payload: ResolversInterfaceTypes<ResolversParentTypes>['Payload'];
  Payment: PaymentSource;
  PhaseStarted: PhaseStartedSource;
  Player: PlayerSource;
  PlayerConnection: PlayerPage;
  PlayerEdge: Omit<PlayerEdge, 'node'> & { node: ResolversParentTypes['Player'] };
  PlayerJoined: PlayerJoinedSource;
  PlayerLeft: PlayerLeftSource;
  ProposeContractChangeInput: ProposeContractChangeInput;
  Query: Record<PropertyKey, never>;
  Refusal: RefusalSource;
  RemovePlayerInput: RemovePlayerInput;
  RevealSecretActionInput: RevealSecretActionInput;
  RevokeAccessTokenInput: RevokeAccessTokenInput;
  RevokeAccessTokenPayload: RevokeAccessTokenDone;
  Rolls: RollsSource;
  RotateInviteInput: RotateInviteInput;
  RotateInvitePayload: Done;
  Round: RoundSource;
  RoundClosed: RoundClosedSource;
  RoundCreated: RoundCreatedSource;
  RoundStarted: RoundStartedSource;
  RoundWon: RoundWonSource;
  RuleSection: RuleSectionSource;
  Ruleset: RevisionRow;
  SealBidsInput: SealBidsInput;
  SealHandInput: SealHandInput;
  Season: RoundSource;
  SeasonConnection: SeasonPage;
  SeasonEdge: Omit<SeasonEdge, 'node'> & { node: ResolversParentTypes['Season'] };
  SeasonPayload: Done;
  SeasonViewer: SeasonViewerSource;
  SecretAction: SecretActionSource;
  SecretActionCommitted: SecretActionCommittedSource;
  SecretActionFailed: SecretActionFailedSource;
  SecretActionPayload: Done;
  SecretActionRevealed: SecretActionRevealedSource;
  Share: ShareSource;
  ShareInput: ShareInput;
  SignInInput: SignInInput;
  SignInPayload: SignInDone;
  SignOutInput: SignOutInput;
  SignOutPayload: SignOutDone;
  SignUpInput: SignUpInput;
  StartGuestInput: StartGuestInput;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  Trade: TradeSource;
  TradeCancelled: TradeCancelledSource;
  TradeConnection: TradePage;
  TradeDeclined: TradeDeclinedSource;
  TradeDone: TradeDoneSource;
  TradeEdge: Omit<TradeEdge, 'node'> & { node: ResolversParentTypes['Trade'] };
  TradeInTrungsInput: TradeInTrungsInput;
  TradeLack: LackSource;
  TradeOff: TradeOffSource;
  TradeOffered: TradeOfferedSource;
  TradePayload: Done;
  Transfer: TransferSource;
  TrungsTradedIn: TrungsTradedInSource;
  Verification: VerificationSource;
  Viewer: SignedIn;
  WeekEnded: WeekEndedSource;
  WeekStarted: WeekStartedSource;
  WithdrawFromContractInput: WithdrawFromContractInput;
};

export type PrivateDirectiveArgs = { };

export type PrivateDirectiveResolver<Result, Parent, ContextType = Context, Args = PrivateDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccessTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessToken'] = ResolversParentTypes['AccessToken']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['Scope']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  guest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ActorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Actor'] = ResolversParentTypes['Actor']> = {
  kind?: Resolver<ResolversTypes['ActorKind'], ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
};

export type AuctionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Auction'] = ResolversParentTypes['Auction']> = {
  bids?: Resolver<ReadonlyArray<ResolversTypes['Bid']>, ParentType, ContextType>;
  lot?: Resolver<Maybe<ResolversTypes['Lot']>, ParentType, ContextType, RequireFields<AuctionLotArgs, 'number'>>;
  lots?: Resolver<ResolversTypes['LotConnection'], ParentType, ContextType, RequireFields<AuctionLotsArgs, 'first' | 'status'>>;
  participation?: Resolver<ResolversTypes['Participation'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Round'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuctionConcludedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuctionConcluded'] = ResolversParentTypes['AuctionConcluded']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  bidders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sold?: Resolver<ReadonlyArray<ResolversTypes['Lot']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unsold?: Resolver<ReadonlyArray<ResolversTypes['Lot']>, ParentType, ContextType>;
  week?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BidResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Bid'] = ResolversParentTypes['Bid']> = {
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['BidFailure']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lot?: Resolver<Maybe<ResolversTypes['Lot']>, ParentType, ContextType>;
  lotNumber?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BidStatus'], ParentType, ContextType>;
  written?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BidFailedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BidFailed'] = ResolversParentTypes['BidFailed']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  bid?: Resolver<ResolversTypes['Bid'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['BidFailure'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Card'] = ResolversParentTypes['Card']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChanceDrawResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChanceDraw'] = ResolversParentTypes['ChanceDraw']> = {
  clientSeeds?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sides?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChanceStreamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChanceStream'] = ResolversParentTypes['ChanceStream']> = {
  commitment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  draws?: Resolver<ReadonlyArray<ResolversTypes['ChanceDraw']>, ParentType, ContextType>;
  seed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  week?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClaimGuestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimGuestPayload'] = ResolversParentTypes['ClaimGuestPayload']> = {
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClauseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Clause'] = ResolversParentTypes['Clause']> = {
  consent?: Resolver<ReadonlyArray<ResolversTypes['Player']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['ClauseItem']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  phase?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ReadonlyArray<ResolversTypes['Player']>, ParentType, ContextType>;
  when?: Resolver<ResolversTypes['ClauseTime'], ParentType, ContextType>;
};

export type ClauseItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClauseItem'] = ResolversParentTypes['ClauseItem']> = {
  item?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  perWeek?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ClockAdvancedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClockAdvanced'] = ResolversParentTypes['ClockAdvanced']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContractResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Contract'] = ResolversParentTypes['Contract']> = {
  beganAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['ContractChange']>, ParentType, ContextType>;
  clauses?: Resolver<ReadonlyArray<ResolversTypes['Clause']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  holdings?: Resolver<ReadonlyArray<ResolversTypes['Holding']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  offeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  offerer?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  parties?: Resolver<ReadonlyArray<ResolversTypes['ContractParty']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ContractStatus'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContractAcceptedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractAccepted'] = ResolversParentTypes['ContractAccepted']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  begins?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  contract?: Resolver<ResolversTypes['Contract'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContractAmendedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractAmended'] = ResolversParentTypes['ContractAmended']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['ContractChange'], ParentType, ContextType>;
  contract?: Resolver<ResolversTypes['Contract'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContractCancelledResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractCancelled'] = ResolversParentTypes['ContractCancelled']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  contract?: Resolver<ResolversTypes['Contract'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContractChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractChange'] = ResolversParentTypes['ContractChange']> = {
  awaited?: Resolver<ReadonlyArray<ResolversTypes['Player']>, ParentType, ContextType>;
  clause?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clauses?: Resolver<ReadonlyArray<ResolversTypes['Clause']>, ParentType, ContextType>;
  contract?: Resolver<ResolversTypes['Contract'], ParentType, ContextType>;
  drop?: Resolver<Maybe<ResolversTypes['ContractChangeDrop']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ContractChangeKind'], ParentType, ContextType>;
  proposedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  proposer?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  restTo?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  shares?: Resolver<ReadonlyArray<ResolversTypes['Share']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ContractChangeStatus'], ParentType, ContextType>;
  terms?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContractChangeConsentedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractChangeConsented'] = ResolversParentTypes['ContractChangeConsented']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['ContractChange'], ParentType, ContextType>;
  contract?: Resolver<ResolversTypes['Contract'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContractChangeDroppedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractChangeDropped'] = ResolversParentTypes['ContractChangeDropped']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['ContractChange'], ParentType, ContextType>;
  contract?: Resolver<ResolversTypes['Contract'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ContractChangeDrop'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContractChangeProposedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractChangeProposed'] = ResolversParentTypes['ContractChangeProposed']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['ContractChange'], ParentType, ContextType>;
  contract?: Resolver<ResolversTypes['Contract'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContractConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractConnection'] = ResolversParentTypes['ContractConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ContractEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Contract']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContractDeclinedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractDeclined'] = ResolversParentTypes['ContractDeclined']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  contract?: Resolver<ResolversTypes['Contract'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContractDepositedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractDeposited'] = ResolversParentTypes['ContractDeposited']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  contract?: Resolver<ResolversTypes['Contract'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContractDissolvedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractDissolved'] = ResolversParentTypes['ContractDissolved']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  contract?: Resolver<ResolversTypes['Contract'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContractEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractEdge'] = ResolversParentTypes['ContractEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Contract'], ParentType, ContextType>;
};

export type ContractEndedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractEnded'] = ResolversParentTypes['ContractEnded']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['ContractChange'], ParentType, ContextType>;
  contract?: Resolver<ResolversTypes['Contract'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContractOfferedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractOffered'] = ResolversParentTypes['ContractOffered']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  contract?: Resolver<ResolversTypes['Contract'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContractPaidResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractPaid'] = ResolversParentTypes['ContractPaid']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  clause?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contract?: Resolver<ResolversTypes['Contract'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContractPartyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractParty'] = ResolversParentTypes['ContractParty']> = {
  consentedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ContractPartyLeftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractPartyLeft'] = ResolversParentTypes['ContractPartyLeft']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  contract?: Resolver<ResolversTypes['Contract'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContractPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractPayload'] = ResolversParentTypes['ContractPayload']> = {
  contract?: Resolver<Maybe<ResolversTypes['Contract']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CountedCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountedCard'] = ResolversParentTypes['CountedCard']> = {
  card?: Resolver<ResolversTypes['Card'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CreateAccessTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateAccessTokenPayload'] = ResolversParentTypes['CreateAccessTokenPayload']> = {
  accessToken?: Resolver<Maybe<ResolversTypes['AccessToken']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateRoundPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateRoundPayload'] = ResolversParentTypes['CreateRoundPayload']> = {
  inviteCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Round']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type EditionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Edition'] = ResolversParentTypes['Edition']> = {
  digest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  document?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SeasonKind'], ParentType, ContextType>;
  sections?: Resolver<ReadonlyArray<ResolversTypes['RuleSection']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Event'] = ResolversParentTypes['Event']> = {
  __resolveType: TypeResolveFn<'AuctionConcluded' | 'BidFailed' | 'ClockAdvanced' | 'ContractAccepted' | 'ContractAmended' | 'ContractCancelled' | 'ContractChangeConsented' | 'ContractChangeDropped' | 'ContractChangeProposed' | 'ContractDeclined' | 'ContractDeposited' | 'ContractDissolved' | 'ContractEnded' | 'ContractOffered' | 'ContractPaid' | 'ContractPartyLeft' | 'FortuneTold' | 'HandPlaced' | 'HiddenEvent' | 'IncomePaid' | 'InviteRotated' | 'ItemsGranted' | 'LotGenerated' | 'LotSold' | 'PhaseStarted' | 'PlayerJoined' | 'PlayerLeft' | 'RoundClosed' | 'RoundCreated' | 'RoundStarted' | 'RoundWon' | 'SecretActionCommitted' | 'SecretActionFailed' | 'SecretActionRevealed' | 'TradeCancelled' | 'TradeDeclined' | 'TradeDone' | 'TradeOff' | 'TradeOffered' | 'TrungsTradedIn' | 'WeekEnded' | 'WeekStarted', ParentType, ContextType>;
};

export type EventConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventConnection'] = ResolversParentTypes['EventConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['EventEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Event']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type EventEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventEdge'] = ResolversParentTypes['EventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Event'], ParentType, ContextType>;
};

export type FortuneToldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FortuneTold'] = ResolversParentTypes['FortuneTold']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  fortune?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hand?: Resolver<ResolversTypes['Hand'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  rolls?: Resolver<ResolversTypes['Rolls'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GenerateLotPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GenerateLotPayload'] = ResolversParentTypes['GenerateLotPayload']> = {
  auction?: Resolver<Maybe<ResolversTypes['Auction']>, ParentType, ContextType>;
  lot?: Resolver<Maybe<ResolversTypes['Lot']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Hand'] = ResolversParentTypes['Hand']> = {
  cards?: Resolver<ReadonlyArray<ResolversTypes['CountedCard']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  placement?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['HandScore']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['HandStatus'], ParentType, ContextType>;
  week?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HandPlacedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HandPlaced'] = ResolversParentTypes['HandPlaced']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  hand?: Resolver<ResolversTypes['Hand'], ParentType, ContextType>;
  placement?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['HandScore'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HandScoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HandScore'] = ResolversParentTypes['HandScore']> = {
  cards?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  highest?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  multiplier?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  multipliers?: Resolver<ReadonlyArray<ResolversTypes['Multiplier']>, ParentType, ContextType>;
  ranks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HiddenEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HiddenEvent'] = ResolversParentTypes['HiddenEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HoldingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Holding'] = ResolversParentTypes['Holding']> = {
  card?: Resolver<Maybe<ResolversTypes['Card']>, ParentType, ContextType>;
  item?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type InboxConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InboxConnection'] = ResolversParentTypes['InboxConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['InboxEdge']>, ParentType, ContextType>;
  lastNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['InboxEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type InboxEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InboxEdge'] = ResolversParentTypes['InboxEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['InboxEntry'], ParentType, ContextType>;
};

export type InboxEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InboxEntry'] = ResolversParentTypes['InboxEntry']> = {
  event?: Resolver<ResolversTypes['Event'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  season?: Resolver<ResolversTypes['Season'], ParentType, ContextType>;
};

export type IncomePaidResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IncomePaid'] = ResolversParentTypes['IncomePaid']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  payments?: Resolver<ReadonlyArray<ResolversTypes['Payment']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InviteRotatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteRotated'] = ResolversParentTypes['InviteRotated']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ItemsGrantedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemsGranted'] = ResolversParentTypes['ItemsGranted']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Lot'] = ResolversParentTypes['Lot']> = {
  bids?: Resolver<ReadonlyArray<ResolversTypes['Bid']>, ParentType, ContextType>;
  cards?: Resolver<ReadonlyArray<ResolversTypes['Card']>, ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  soldAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LotStatus'], ParentType, ContextType>;
  winner?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LotConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotConnection'] = ResolversParentTypes['LotConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['LotEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Lot']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LotEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotEdge'] = ResolversParentTypes['LotEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Lot'], ParentType, ContextType>;
};

export type LotGeneratedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotGenerated'] = ResolversParentTypes['LotGenerated']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  lot?: Resolver<ResolversTypes['Lot'], ParentType, ContextType>;
  rolls?: Resolver<ResolversTypes['Rolls'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LotSoldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotSold'] = ResolversParentTypes['LotSold']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  lot?: Resolver<ResolversTypes['Lot'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MultiplierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Multiplier'] = ResolversParentTypes['Multiplier']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptContract?: Resolver<ResolversTypes['ContractPayload'], ParentType, ContextType, RequireFields<MutationAcceptContractArgs, 'input'>>;
  acceptTrade?: Resolver<ResolversTypes['TradePayload'], ParentType, ContextType, RequireFields<MutationAcceptTradeArgs, 'input'>>;
  advanceClock?: Resolver<ResolversTypes['SeasonPayload'], ParentType, ContextType, RequireFields<MutationAdvanceClockArgs, 'input'>>;
  cancelTrade?: Resolver<ResolversTypes['TradePayload'], ParentType, ContextType, RequireFields<MutationCancelTradeArgs, 'input'>>;
  claimGuest?: Resolver<ResolversTypes['ClaimGuestPayload'], ParentType, ContextType, RequireFields<MutationClaimGuestArgs, 'input'>>;
  closeSeason?: Resolver<ResolversTypes['SeasonPayload'], ParentType, ContextType, RequireFields<MutationCloseSeasonArgs, 'input'>>;
  commitSecretAction?: Resolver<ResolversTypes['SecretActionPayload'], ParentType, ContextType, RequireFields<MutationCommitSecretActionArgs, 'input'>>;
  consentToContractChange?: Resolver<ResolversTypes['ContractPayload'], ParentType, ContextType, RequireFields<MutationConsentToContractChangeArgs, 'input'>>;
  createAccessToken?: Resolver<ResolversTypes['CreateAccessTokenPayload'], ParentType, ContextType, RequireFields<MutationCreateAccessTokenArgs, 'input'>>;
  createRound?: Resolver<ResolversTypes['CreateRoundPayload'], ParentType, ContextType, RequireFields<MutationCreateRoundArgs, 'input'>>;
  declineContract?: Resolver<ResolversTypes['ContractPayload'], ParentType, ContextType, RequireFields<MutationDeclineContractArgs, 'input'>>;
  declineTrade?: Resolver<ResolversTypes['TradePayload'], ParentType, ContextType, RequireFields<MutationDeclineTradeArgs, 'input'>>;
  depositIntoContract?: Resolver<ResolversTypes['ContractPayload'], ParentType, ContextType, RequireFields<MutationDepositIntoContractArgs, 'input'>>;
  generateLot?: Resolver<ResolversTypes['GenerateLotPayload'], ParentType, ContextType, RequireFields<MutationGenerateLotArgs, 'input'>>;
  grantItems?: Resolver<ResolversTypes['SeasonPayload'], ParentType, ContextType, RequireFields<MutationGrantItemsArgs, 'input'>>;
  joinSeason?: Resolver<ResolversTypes['SeasonPayload'], ParentType, ContextType, RequireFields<MutationJoinSeasonArgs, 'input'>>;
  leaveSeason?: Resolver<ResolversTypes['SeasonPayload'], ParentType, ContextType, RequireFields<MutationLeaveSeasonArgs, 'input'>>;
  offerContract?: Resolver<ResolversTypes['ContractPayload'], ParentType, ContextType, RequireFields<MutationOfferContractArgs, 'input'>>;
  offerTrade?: Resolver<ResolversTypes['TradePayload'], ParentType, ContextType, RequireFields<MutationOfferTradeArgs, 'input'>>;
  proposeContractChange?: Resolver<ResolversTypes['ContractPayload'], ParentType, ContextType, RequireFields<MutationProposeContractChangeArgs, 'input'>>;
  removePlayer?: Resolver<ResolversTypes['SeasonPayload'], ParentType, ContextType, RequireFields<MutationRemovePlayerArgs, 'input'>>;
  revealSecretAction?: Resolver<ResolversTypes['SecretActionPayload'], ParentType, ContextType, RequireFields<MutationRevealSecretActionArgs, 'input'>>;
  revokeAccessToken?: Resolver<ResolversTypes['RevokeAccessTokenPayload'], ParentType, ContextType, RequireFields<MutationRevokeAccessTokenArgs, 'input'>>;
  rotateInvite?: Resolver<ResolversTypes['RotateInvitePayload'], ParentType, ContextType, RequireFields<MutationRotateInviteArgs, 'input'>>;
  sealBids?: Resolver<ResolversTypes['SecretActionPayload'], ParentType, ContextType, RequireFields<MutationSealBidsArgs, 'input'>>;
  sealHand?: Resolver<ResolversTypes['SecretActionPayload'], ParentType, ContextType, RequireFields<MutationSealHandArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType, Partial<MutationSignOutArgs>>;
  signUp?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignUpArgs, 'input'>>;
  startGuest?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationStartGuestArgs, 'input'>>;
  tradeInTrungs?: Resolver<ResolversTypes['SeasonPayload'], ParentType, ContextType, RequireFields<MutationTradeInTrungsArgs, 'input'>>;
  withdrawFromContract?: Resolver<ResolversTypes['ContractPayload'], ParentType, ContextType, RequireFields<MutationWithdrawFromContractArgs, 'input'>>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'AccessToken' | 'Account' | 'Bid' | 'Contract' | 'ContractChange' | 'Hand' | 'Lot' | 'Player' | 'Round' | 'SecretAction' | 'Trade', ParentType, ContextType>;
};

export type OptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Option'] = ResolversParentTypes['Option']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facts?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  mutation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OwnerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Owner'] = ResolversParentTypes['Owner']> = {
  contract?: Resolver<Maybe<ResolversTypes['Contract']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OwnerKind'], ParentType, ContextType>;
  lot?: Resolver<Maybe<ResolversTypes['Lot']>, ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ParticipationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Participation'] = ResolversParentTypes['Participation']> = {
  byBidders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  byPlayers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lots?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payload'] = ResolversParentTypes['Payload']> = {
  __resolveType: TypeResolveFn<'ClaimGuestPayload' | 'ContractPayload' | 'CreateAccessTokenPayload' | 'CreateRoundPayload' | 'GenerateLotPayload' | 'RevokeAccessTokenPayload' | 'RotateInvitePayload' | 'SeasonPayload' | 'SecretActionPayload' | 'SignInPayload' | 'SignOutPayload' | 'TradePayload', ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wealth?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PhaseStartedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhaseStarted'] = ResolversParentTypes['PhaseStarted']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  week?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlayerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Player'] = ResolversParentTypes['Player']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  holdings?: Resolver<ReadonlyArray<ResolversTypes['Holding']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  leftAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reputable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reputableAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  tax?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  wealth?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlayerConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlayerConnection'] = ResolversParentTypes['PlayerConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['PlayerEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Player']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlayerEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlayerEdge'] = ResolversParentTypes['PlayerEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
};

export type PlayerJoinedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlayerJoined'] = ResolversParentTypes['PlayerJoined']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlayerLeftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlayerLeft'] = ResolversParentTypes['PlayerLeft']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  editions?: Resolver<ReadonlyArray<ResolversTypes['Edition']>, ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  scoreHand?: Resolver<ResolversTypes['HandScore'], ParentType, ContextType, RequireFields<QueryScoreHandArgs, 'cards'>>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType, RequireFields<QuerySeasonArgs, 'id'>>;
  seasons?: Resolver<ResolversTypes['SeasonConnection'], ParentType, ContextType, RequireFields<QuerySeasonsArgs, 'first'>>;
  verification?: Resolver<ResolversTypes['Verification'], ParentType, ContextType, RequireFields<QueryVerificationArgs, 'seasonId'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type RefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Refusal'] = ResolversParentTypes['Refusal']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  facts?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RevokeAccessTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeAccessTokenPayload'] = ResolversParentTypes['RevokeAccessTokenPayload']> = {
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tokenId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RollsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Rolls'] = ResolversParentTypes['Rolls']> = {
  clientSeeds?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  sides?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  week?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RotateInvitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RotateInvitePayload'] = ResolversParentTypes['RotateInvitePayload']> = {
  inviteCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Round'] = ResolversParentTypes['Round']> = {
  auction?: Resolver<ResolversTypes['Auction'], ParentType, ContextType>;
  contracts?: Resolver<ResolversTypes['ContractConnection'], ParentType, ContextType, RequireFields<RoundContractsArgs, 'first'>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hands?: Resolver<ReadonlyArray<ResolversTypes['Hand']>, ParentType, ContextType, Partial<RoundHandsArgs>>;
  host?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  journal?: Resolver<ResolversTypes['EventConnection'], ParentType, ContextType, RequireFields<RoundJournalArgs, 'after' | 'first'>>;
  kind?: Resolver<ResolversTypes['SeasonKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextDeadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  phase?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType, RequireFields<RoundPlayerArgs, 'id'>>;
  players?: Resolver<ResolversTypes['PlayerConnection'], ParentType, ContextType, RequireFields<RoundPlayersArgs, 'first' | 'former'>>;
  rehearsal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revisions?: Resolver<ReadonlyArray<ResolversTypes['Ruleset']>, ParentType, ContextType>;
  rulesTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ruleset?: Resolver<ResolversTypes['Ruleset'], ParentType, ContextType>;
  secretActions?: Resolver<ReadonlyArray<ResolversTypes['SecretAction']>, ParentType, ContextType, Partial<RoundSecretActionsArgs>>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SeasonStatus'], ParentType, ContextType>;
  steward?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tempo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trades?: Resolver<ResolversTypes['TradeConnection'], ParentType, ContextType, RequireFields<RoundTradesArgs, 'first'>>;
  viewer?: Resolver<Maybe<ResolversTypes['SeasonViewer']>, ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['SeasonVisibility'], ParentType, ContextType>;
  week?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  winner?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RoundClosedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoundClosed'] = ResolversParentTypes['RoundClosed']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RoundCreatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoundCreated'] = ResolversParentTypes['RoundCreated']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  edition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rehearsal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RoundStartedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoundStarted'] = ResolversParentTypes['RoundStarted']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RoundWonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoundWon'] = ResolversParentTypes['RoundWon']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RuleSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RuleSection'] = ResolversParentTypes['RuleSection']> = {
  anchor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RulesetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Ruleset'] = ResolversParentTypes['Ruleset']> = {
  adoptedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  digest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  document?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  edition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  section?: Resolver<Maybe<ResolversTypes['RuleSection']>, ParentType, ContextType, RequireFields<RulesetSectionArgs, 'anchor'>>;
  sections?: Resolver<ReadonlyArray<ResolversTypes['RuleSection']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SeasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Season'] = ResolversParentTypes['Season']> = {
  __resolveType: TypeResolveFn<'Round', ParentType, ContextType>;
};

export type SeasonConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeasonConnection'] = ResolversParentTypes['SeasonConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['SeasonEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Season']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type SeasonEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeasonEdge'] = ResolversParentTypes['SeasonEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Season'], ParentType, ContextType>;
};

export type SeasonPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeasonPayload'] = ResolversParentTypes['SeasonPayload']> = {
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SeasonViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeasonViewer'] = ResolversParentTypes['SeasonViewer']> = {
  host?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['Option']>, ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
};

export type SecretActionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecretAction'] = ResolversParentTypes['SecretAction']> = {
  bids?: Resolver<ReadonlyArray<ResolversTypes['Bid']>, ParentType, ContextType>;
  committedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  custody?: Resolver<Maybe<ResolversTypes['Custody']>, ParentType, ContextType>;
  entrustedText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['SecretActionFailure']>, ParentType, ContextType>;
  hand?: Resolver<Maybe<ResolversTypes['Hand']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SecretActionKind'], ParentType, ContextType>;
  maturesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  revealedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revealsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SecretActionStatus'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  week?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SecretActionCommittedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecretActionCommitted'] = ResolversParentTypes['SecretActionCommitted']> = {
  actionKind?: Resolver<ResolversTypes['SecretActionKind'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  secretAction?: Resolver<ResolversTypes['SecretAction'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SecretActionFailedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecretActionFailed'] = ResolversParentTypes['SecretActionFailed']> = {
  actionKind?: Resolver<ResolversTypes['SecretActionKind'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['SecretActionFailure'], ParentType, ContextType>;
  secretAction?: Resolver<ResolversTypes['SecretAction'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SecretActionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecretActionPayload'] = ResolversParentTypes['SecretActionPayload']> = {
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  secretAction?: Resolver<Maybe<ResolversTypes['SecretAction']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SecretActionRevealedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecretActionRevealed'] = ResolversParentTypes['SecretActionRevealed']> = {
  actionKind?: Resolver<ResolversTypes['SecretActionKind'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  revealed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secretAction?: Resolver<ResolversTypes['SecretAction'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Share'] = ResolversParentTypes['Share']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Holding']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  signedOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  auctionUpdated?: SubscriptionResolver<ResolversTypes['Auction'], "auctionUpdated", ParentType, ContextType, RequireFields<SubscriptionAuctionUpdatedArgs, 'roundId'>>;
  inbox?: SubscriptionResolver<ResolversTypes['InboxEntry'], "inbox", ParentType, ContextType, Partial<SubscriptionInboxArgs>>;
  journal?: SubscriptionResolver<ResolversTypes['Event'], "journal", ParentType, ContextType, RequireFields<SubscriptionJournalArgs, 'seasonId'>>;
};

export type TradeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Trade'] = ResolversParentTypes['Trade']> = {
  counterTo?: Resolver<Maybe<ResolversTypes['Trade']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  get?: Resolver<ReadonlyArray<ResolversTypes['Holding']>, ParentType, ContextType>;
  give?: Resolver<ReadonlyArray<ResolversTypes['Holding']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lacks?: Resolver<ReadonlyArray<ResolversTypes['TradeLack']>, ParentType, ContextType>;
  offeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TradeStatus'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TradeCancelledResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeCancelled'] = ResolversParentTypes['TradeCancelled']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  leaver?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trade?: Resolver<ResolversTypes['Trade'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TradeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeConnection'] = ResolversParentTypes['TradeConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['TradeEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Trade']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TradeDeclinedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeDeclined'] = ResolversParentTypes['TradeDeclined']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trade?: Resolver<ResolversTypes['Trade'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TradeDoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeDone'] = ResolversParentTypes['TradeDone']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trade?: Resolver<ResolversTypes['Trade'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TradeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeEdge'] = ResolversParentTypes['TradeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Trade'], ParentType, ContextType>;
};

export type TradeLackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeLack'] = ResolversParentTypes['TradeLack']> = {
  have?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  need?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
};

export type TradeOffResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeOff'] = ResolversParentTypes['TradeOff']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  lacks?: Resolver<ReadonlyArray<ResolversTypes['TradeLack']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trade?: Resolver<ResolversTypes['Trade'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TradeOfferedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeOffered'] = ResolversParentTypes['TradeOffered']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trade?: Resolver<ResolversTypes['Trade'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TradePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradePayload'] = ResolversParentTypes['TradePayload']> = {
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  trade?: Resolver<Maybe<ResolversTypes['Trade']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TransferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Transfer'] = ResolversParentTypes['Transfer']> = {
  card?: Resolver<Maybe<ResolversTypes['Card']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Owner'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Owner'], ParentType, ContextType>;
};

export type TrungsTradedInResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrungsTradedIn'] = ResolversParentTypes['TrungsTradedIn']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  exchange?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VerificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Verification'] = ResolversParentTypes['Verification']> = {
  algorithm?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  streams?: Resolver<ReadonlyArray<ResolversTypes['ChanceStream']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  handle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inbox?: Resolver<ResolversTypes['InboxConnection'], ParentType, ContextType, RequireFields<ViewerInboxArgs, 'after' | 'first'>>;
  seasons?: Resolver<ResolversTypes['SeasonConnection'], ParentType, ContextType, RequireFields<ViewerSeasonsArgs, 'first'>>;
  tokens?: Resolver<ReadonlyArray<ResolversTypes['AccessToken']>, ParentType, ContextType>;
};

export type WeekEndedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeekEnded'] = ResolversParentTypes['WeekEnded']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  seed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  week?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WeekStartedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeekStarted'] = ResolversParentTypes['WeekStarted']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  commitment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  week?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AccessToken?: AccessTokenResolvers<ContextType>;
  Account?: AccountResolvers<ContextType>;
  Actor?: ActorResolvers<ContextType>;
  Auction?: AuctionResolvers<ContextType>;
  AuctionConcluded?: AuctionConcludedResolvers<ContextType>;
  Bid?: BidResolvers<ContextType>;
  BidFailed?: BidFailedResolvers<ContextType>;
  Card?: CardResolvers<ContextType>;
  ChanceDraw?: ChanceDrawResolvers<ContextType>;
  ChanceStream?: ChanceStreamResolvers<ContextType>;
  ClaimGuestPayload?: ClaimGuestPayloadResolvers<ContextType>;
  Clause?: ClauseResolvers<ContextType>;
  ClauseItem?: ClauseItemResolvers<ContextType>;
  ClockAdvanced?: ClockAdvancedResolvers<ContextType>;
  Contract?: ContractResolvers<ContextType>;
  ContractAccepted?: ContractAcceptedResolvers<ContextType>;
  ContractAmended?: ContractAmendedResolvers<ContextType>;
  ContractCancelled?: ContractCancelledResolvers<ContextType>;
  ContractChange?: ContractChangeResolvers<ContextType>;
  ContractChangeConsented?: ContractChangeConsentedResolvers<ContextType>;
  ContractChangeDropped?: ContractChangeDroppedResolvers<ContextType>;
  ContractChangeProposed?: ContractChangeProposedResolvers<ContextType>;
  ContractConnection?: ContractConnectionResolvers<ContextType>;
  ContractDeclined?: ContractDeclinedResolvers<ContextType>;
  ContractDeposited?: ContractDepositedResolvers<ContextType>;
  ContractDissolved?: ContractDissolvedResolvers<ContextType>;
  ContractEdge?: ContractEdgeResolvers<ContextType>;
  ContractEnded?: ContractEndedResolvers<ContextType>;
  ContractOffered?: ContractOfferedResolvers<ContextType>;
  ContractPaid?: ContractPaidResolvers<ContextType>;
  ContractParty?: ContractPartyResolvers<ContextType>;
  ContractPartyLeft?: ContractPartyLeftResolvers<ContextType>;
  ContractPayload?: ContractPayloadResolvers<ContextType>;
  CountedCard?: CountedCardResolvers<ContextType>;
  CreateAccessTokenPayload?: CreateAccessTokenPayloadResolvers<ContextType>;
  CreateRoundPayload?: CreateRoundPayloadResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Edition?: EditionResolvers<ContextType>;
  Event?: EventResolvers<ContextType>;
  EventConnection?: EventConnectionResolvers<ContextType>;
  EventEdge?: EventEdgeResolvers<ContextType>;
  FortuneTold?: FortuneToldResolvers<ContextType>;
  GenerateLotPayload?: GenerateLotPayloadResolvers<ContextType>;
  Hand?: HandResolvers<ContextType>;
  HandPlaced?: HandPlacedResolvers<ContextType>;
  HandScore?: HandScoreResolvers<ContextType>;
  HiddenEvent?: HiddenEventResolvers<ContextType>;
  Holding?: HoldingResolvers<ContextType>;
  InboxConnection?: InboxConnectionResolvers<ContextType>;
  InboxEdge?: InboxEdgeResolvers<ContextType>;
  InboxEntry?: InboxEntryResolvers<ContextType>;
  IncomePaid?: IncomePaidResolvers<ContextType>;
  InviteRotated?: InviteRotatedResolvers<ContextType>;
  ItemsGranted?: ItemsGrantedResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Lot?: LotResolvers<ContextType>;
  LotConnection?: LotConnectionResolvers<ContextType>;
  LotEdge?: LotEdgeResolvers<ContextType>;
  LotGenerated?: LotGeneratedResolvers<ContextType>;
  LotSold?: LotSoldResolvers<ContextType>;
  Multiplier?: MultiplierResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  Option?: OptionResolvers<ContextType>;
  Owner?: OwnerResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Participation?: ParticipationResolvers<ContextType>;
  Payload?: PayloadResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PhaseStarted?: PhaseStartedResolvers<ContextType>;
  Player?: PlayerResolvers<ContextType>;
  PlayerConnection?: PlayerConnectionResolvers<ContextType>;
  PlayerEdge?: PlayerEdgeResolvers<ContextType>;
  PlayerJoined?: PlayerJoinedResolvers<ContextType>;
  PlayerLeft?: PlayerLeftResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Refusal?: RefusalResolvers<ContextType>;
  RevokeAccessTokenPayload?: RevokeAccessTokenPayloadResolvers<ContextType>;
  Rolls?: RollsResolvers<ContextType>;
  RotateInvitePayload?: RotateInvitePayloadResolvers<ContextType>;
  Round?: RoundResolvers<ContextType>;
  RoundClosed?: RoundClosedResolvers<ContextType>;
  RoundCreated?: RoundCreatedResolvers<ContextType>;
  RoundStarted?: RoundStartedResolvers<ContextType>;
  RoundWon?: RoundWonResolvers<ContextType>;
  RuleSection?: RuleSectionResolvers<ContextType>;
  Ruleset?: RulesetResolvers<ContextType>;
  Season?: SeasonResolvers<ContextType>;
  SeasonConnection?: SeasonConnectionResolvers<ContextType>;
  SeasonEdge?: SeasonEdgeResolvers<ContextType>;
  SeasonPayload?: SeasonPayloadResolvers<ContextType>;
  SeasonViewer?: SeasonViewerResolvers<ContextType>;
  SecretAction?: SecretActionResolvers<ContextType>;
  SecretActionCommitted?: SecretActionCommittedResolvers<ContextType>;
  SecretActionFailed?: SecretActionFailedResolvers<ContextType>;
  SecretActionPayload?: SecretActionPayloadResolvers<ContextType>;
  SecretActionRevealed?: SecretActionRevealedResolvers<ContextType>;
  Share?: ShareResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Trade?: TradeResolvers<ContextType>;
  TradeCancelled?: TradeCancelledResolvers<ContextType>;
  TradeConnection?: TradeConnectionResolvers<ContextType>;
  TradeDeclined?: TradeDeclinedResolvers<ContextType>;
  TradeDone?: TradeDoneResolvers<ContextType>;
  TradeEdge?: TradeEdgeResolvers<ContextType>;
  TradeLack?: TradeLackResolvers<ContextType>;
  TradeOff?: TradeOffResolvers<ContextType>;
  TradeOffered?: TradeOfferedResolvers<ContextType>;
  TradePayload?: TradePayloadResolvers<ContextType>;
  Transfer?: TransferResolvers<ContextType>;
  TrungsTradedIn?: TrungsTradedInResolvers<ContextType>;
  Verification?: VerificationResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  WeekEnded?: WeekEndedResolvers<ContextType>;
  WeekStarted?: WeekStartedResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  private?: PrivateDirectiveResolver<any, any, ContextType>;
};
