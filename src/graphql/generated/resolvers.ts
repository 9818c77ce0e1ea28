// Generated from *.graphql by `npm run codegen`; not to be edited.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Context } from '../context';
import type { AccessTokenSource, AccountSource, ChangeDisplayNamePayloadSource, ChangeHandlePayloadSource, ChangePasswordPayloadSource, ClaimGuestPayloadSource, CreateAccessTokenPayloadSource, CreateStreamTicketPayloadSource, DeleteAccountPayloadSource, RevokeAccessTokenPayloadSource, SignInPayloadSource, SignOutEverywherePayloadSource, SignOutPayloadSource, ViewerSource } from '../accounts/sources';
import type { FixedClientSeedSource } from '../chance/fixed-seeds';
import type { ChanceDrawSource, ChanceStreamSource, VerificationSource } from '../chance/verification-source';
import type { ClauseItemSource, ClauseSource, ContractPartySource, ShareSource } from '../contracts/contract-source';
import type { HeadToHeadSource } from '../dynasty/head-to-head';
import type { ActorSource, EventSource, EventSourceOf, HiddenEventSource, PaymentSource, RemovedFromSeasonSource, RollsSource } from '../events/event-source';
import type { EventConnectionSource } from '../events/journal-page';
import type { CreateFeedTokenPayloadSource, FeedSource } from '../feeds/sources';
import type { GameMovementSource, MagistrelliChangeSource, PegChangeSource } from '../giolitti/event-sources';
import type { ActiveTrickSource, BetSource, ClaimableCardSource, ClaimableTrickSource, DealtHandSource, DeckShuffleSource, FineSource, GamePositionSource, GiolittiCardSource, GiolittiGameSource, ParticipantSource, PlaySource, PositionSeatSource, SfidaSource } from '../giolitti/sources';
import type { HandScoreSource, PokerRankSource } from '../hands/sources';
import type { HostingSource } from '../hosting/sources';
import type { WorkValueSource } from '../house/sources';
import type { InboxConnectionSource, InboxEntrySource } from '../inbox/inbox-source';
import type { MarkInboxReadPayloadSource, SetInboxPreferencesPayloadSource } from '../inbox/sources';
import type { CardSource, CountedCardSource, HoldingSource } from '../items/sources';
import type { CandidacyCountSource, ConfidenceBallotSource, JudgeOfficeSource, JudgeRemovalSource } from '../judge/sources';
import type { LeaderboardEntrySource } from '../leaderboard/sources';
import type { InvitationSource, SeasonsUpdateSource } from '../lobby/sources';
import type { MaskSource } from '../masks/mask-source';
import type { OfficeDrawSource, OfficeSource, OfficeVoteSource } from '../offices/sources';
import type { CountedPage, Page } from '../page';
import type { AccountHeadToHeadSource, AccountResultSource } from '../profiles/sources';
import type { AddArticleEffectSource, AmendRulesetEffectSource, ChangeMaskEffectSource, CloseSeasonEffectSource, CorrectHandEffectSource, CorrectMagistrelliEffectSource, CorrectModaEffectSource, CorrectStandingEffectSource, CreateDuckEffectSource, CreateWorkEffectSource, DeclareVictorEffectSource, EffectFailureSource, EndJudgeTermEffectSource, GiveItemsEffectSource, MoveItemsEffectSource, PauseSeasonEffectSource, PopularitySource, ProposalEffectSource, ProposalPreviewSource, ProposalVetoSource, RemovePlayerEffectSource, RepealArticleEffectSource, ReplaceArticleEffectSource, ReplaceDealerEffectSource, ReplaceHostEffectSource, ResumeSeasonEffectSource, RulesetDifferenceSource, SetScoreEffectSource, SetStakesEffectSource, SetTermEffectSource, SetValueEffectSource, TakeItemsEffectSource, VoidGameEffectSource, VoidSecretActionEffectSource, VoidTableEffectSource, VoidTradeEffectSource, VoteSource } from '../proposals/sources';
import type { WeekResultSource } from '../results/sources';
import type { NodeSource } from '../rows';
import type { EditionSource, RuleSectionSource, RulesetSource, SectionDifferenceSource } from '../rulesets/sources';
import type { SeasonConnectionSource } from '../seasons/season-page';
import type { DynastySource, RoundSource, SeasonSource } from '../seasons/season-source';
import type { AuctionSource, BidSource, CandidacySource, ConfidenceVoteSource, ContractChangeSource, ContractSource, Done, DuckSource, HandSource, JudgeTermSource, JusticeRequestSource, LotSource, OptionSource, OwnerSource, PlayerSource, ProposalSource, RefusalSource, RulingSource, SeasonViewerSource, SecretActionSource, ThirdPartyBidSource, TradeSource, TransferSource, WorkOfArtSource } from '../sources';
import type { DynastyStandingSource, RoundStandingSource, StandingSource, StandingsSource } from '../standings/sources';
import type { CampioneCountSource, CardPriceSource, DynastyStatisticsSource, RoundStatisticsSource, TrickCountSource } from '../statistics/sources';
import type { DrawnCardSource, SlotsSittingSource, TableSource, WarDrawSource, WarSeatSource, WarSource } from '../tables/sources';
import type { TradeLackSource } from '../trades/trade-source';
import type { CardValueSource, PlayerActionSource, PlayerValueSource, TrackedValueSource, ValueChangeSource } from '../values/sources';
import type { WaitingConnectionSource, WaitingSource } from '../waiting/sources';
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
  /** The feed that it reads; null unless it was made for one. */
  readonly feed: Maybe<Feed>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** Whether it was given for signing in, made for a program, or for the address of a feed. */
  readonly kind: TokenKind;
  /**
   * When it was last shown, to within ten minutes; null for not yet, or for a time before this was noted. What
   * other nodes of the server have seen within the last minute may be missing.
   */
  readonly lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** What the account calls it. */
  readonly name: Scalars['String']['output'];
  /** What it allows. */
  readonly scopes: ReadonlyArray<Scope>;
};

/** A person or a bot on this server. */
export type Account = Node & {
  readonly __typename?: 'Account';
  /**
   * Whether it is one of the server's own bots, which play with people (`startPractice`) or for show
   * (`startExhibition`), or the house, which hosts the latter.
   */
  readonly bot: Scalars['Boolean']['output'];
  /** When it was made; null for a deleted one. */
  readonly createdAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether its owner has deleted it: then it is nobody's, and has no name. */
  readonly deleted: Scalars['Boolean']['output'];
  /** The name that others see. */
  readonly displayName: Scalars['String']['output'];
  /** Whether it has no password yet. */
  readonly guest: Scalars['Boolean']['output'];
  /**
   * This account against another, of what you may see and without rehearsals; null when there is no such account,
   * and where one of them is deleted. `BAD_USER_INPUT` for the account itself.
   */
  readonly headToHead: Maybe<AccountHeadToHead>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /**
   * What it has played, of what you may see and without rehearsals: of `ROUND` the rounds that have ended, of
   * `DYNASTY` the games of Giolitti that have, in dynasties that go on, too. Null for a deleted account.
   */
  readonly record: Maybe<AccountRecord>;
  /**
   * How it did in the seasons that have ended, of those that you may see, newest first; null for a deleted
   * account.
   */
  readonly results: Maybe<AccountResultConnection>;
  /**
   * The seasons in which it is a player or the host now, newest first, of those that you may see; null for a
   * deleted account.
   */
  readonly seasons: Maybe<SeasonConnection>;
};


/** A person or a bot on this server. */
export type AccountHeadToHeadArgs = {
  with: Scalars['ID']['input'];
};


/** A person or a bot on this server. */
export type AccountRecordArgs = {
  kind: SeasonKind;
};


/** A person or a bot on this server. */
export type AccountResultsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<SeasonKind>;
  last?: InputMaybe<Scalars['Int']['input']>;
  rehearsal?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A person or a bot on this server. */
export type AccountSeasonsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<SeasonKind>;
  last?: InputMaybe<Scalars['Int']['input']>;
  rehearsal?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Two accounts against each other. */
export type AccountHeadToHead = {
  readonly __typename?: 'AccountHeadToHead';
  /** The one. */
  readonly account: Account;
  /** The games of Giolitti between them that have ended. */
  readonly games: HeadToHeadTally;
  /** The other. */
  readonly opponent: Account;
  /** The rounds that both were in as they ended: won by whoever was placed before the other. */
  readonly rounds: HeadToHeadTally;
};

/** What an account has played of one game. */
export type AccountRecord = {
  readonly __typename?: 'AccountRecord';
  /** Games of which nobody was; null of rounds. */
  readonly drawn: Maybe<Scalars['Int']['output']>;
  /** Which game. */
  readonly kind: SeasonKind;
  /** Games of which the opponent was the Campione; null of rounds. */
  readonly lost: Maybe<Scalars['Int']['output']>;
  /** Rounds that have ended in which it was a player then; or games of Giolitti that have ended. */
  readonly played: Scalars['Int']['output'];
  /** Games that it resigned, one way or another: they are counted as won, lost or drawn as well; null of rounds. */
  readonly resigned: Maybe<Scalars['Int']['output']>;
  /** Rounds that it has won; or games of which it was the Campione. */
  readonly won: Scalars['Int']['output'];
};

/** How a season ended for an account that was a player then. */
export type AccountResult = {
  readonly __typename?: 'AccountResult';
  /**
   * From 1, where equal players share a place: in a round by what wins it, else by the currency; in a dynasty by
   * pegs.
   */
  readonly place: Scalars['Int']['output'];
  /** Which of its players the account was. */
  readonly player: Player;
  /** The season. */
  readonly season: Season;
  /** How the player stands in the season: as it ended, unless the player has left since. */
  readonly standing: Standing;
  /** Whether the account has won the season. Nobody wins one that its host ended. */
  readonly won: Scalars['Boolean']['output'];
};

/** A page of results. */
export type AccountResultConnection = {
  readonly __typename?: 'AccountResultConnection';
  /** The results with their cursors. */
  readonly edges: ReadonlyArray<AccountResultEdge>;
  /** The results. */
  readonly nodes: ReadonlyArray<AccountResult>;
  /** Where the page is. */
  readonly pageInfo: PageInfo;
};

/** A result in a list. */
export type AccountResultEdge = {
  readonly __typename?: 'AccountResultEdge';
  /** Its place. */
  readonly cursor: Scalars['String']['output'];
  /** The result. */
  readonly node: AccountResult;
};

/** A player did what a rule of the players' own making lets them do [What players may do besides]. */
export type ActionTaken = Event & {
  readonly __typename?: 'ActionTaken';
  /** The code of the action. */
  readonly action: Scalars['String']['output'];
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** What the values are from then on. */
  readonly changes: ReadonlyArray<ValueChange>;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** In a dynasty, whose Magistrelli changed. */
  readonly magistrelli: ReadonlyArray<MagistrelliChange>;
  /** Who did it. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** To whom; null for what is done to nobody. */
  readonly target: Maybe<Player>;
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /** To which card; null for what is done to none. */
  readonly toCard: Maybe<Card>;
  /** What was paid, and then what was moved. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A trick in a game. */
export type ActiveTrick = {
  readonly __typename?: 'ActiveTrick';
  /** Whether it scores in this game. */
  readonly active: Scalars['Boolean']['output'];
  /** Its class: `PERMANENT`, `CELESTIAL` or `PARTE`. */
  readonly class: Scalars['String']['output'];
  /** What the pocket of whoever plays must be for it, as the rules of the game say it [Tricks]. */
  readonly condition: Scalars['String']['output'];
  /** For people. */
  readonly name: Scalars['String']['output'];
  /** What it scores without additions. */
  readonly points: Scalars['Int']['output'];
  /** Its code. */
  readonly trick: Scalars['String']['output'];
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
  /** Who deals the games of a dynasty. */
  | 'DEALER'
  /** Who made the season. */
  | 'HOST'
  /** A player. */
  | 'PLAYER'
  /** The server, doing what any player may do. */
  | 'STEWARD';

/** An article is added to the rules: a rule in words, which people uphold. The result is a new revision. */
export type AddArticleEffect = {
  readonly __typename?: 'AddArticleEffect';
  /** By which it is cited. */
  readonly anchor: Scalars['String']['output'];
  /** Whether it is added even if other effects of the proposal cannot be applied. */
  readonly evenIfOthersFail: Scalars['Boolean']['output'];
  /** What it says, Markdown. */
  readonly markdown: Scalars['String']['output'];
  /** Its heading. */
  readonly title: Scalars['String']['output'];
};

/** An article that is added. */
export type AddArticleInput = {
  /**
   * Small letters and digits, with hyphens between the words, at most 60 characters; no section of
   * either game and no article has it.
   */
  readonly anchor: Scalars['String']['input'];
  /** Whether it is added even if other effects of the proposal cannot be applied. */
  readonly evenIfOthersFail?: InputMaybe<Scalars['Boolean']['input']>;
  /** Up to 20,000 characters of Markdown without HTML; the text of the proposal when left out. */
  readonly markdown?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 120 characters in one line. */
  readonly title: Scalars['String']['input'];
};

/** How far the test clock goes. */
export type AdvanceClockInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The season, a rehearsal. */
  readonly seasonId: Scalars['ID']['input'];
  /** The real instant to set it to, not before the season's `now`. */
  readonly to: Scalars['DateTime']['input'];
};

/** What is agreed to. */
export type AgreeToWarInput = {
  /**
   * The text of the client seed that counts this week, fixed with `setClientSeed` before the week began
   * (`Player.clientSeedSha256`): needed with your first throw of the week, not with others.
   */
  readonly clientSeed?: InputMaybe<Scalars['String']['input']>;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
  /** The table where you sit. */
  readonly tableId: Scalars['ID']['input'];
  /** `terms` of the war as you saw it: other wagers are not agreed to. */
  readonly terms: Scalars['Int']['input'];
};

/** What a contract should become. */
export type AmendContractInput = {
  /** All of its clauses, at most 30; payments of the former ones do not count for them. */
  readonly clauses: ReadonlyArray<ClauseInput>;
  /** The terms in words, 1 to 10,000 characters. */
  readonly terms: Scalars['String']['input'];
};

/** The ruleset is amended; the result is a new revision. */
export type AmendRulesetEffect = {
  readonly __typename?: 'AmendRulesetEffect';
  /** A JSON Patch (RFC 6902) of the ruleset document. */
  readonly patch: Scalars['JSON']['output'];
};

/** Whether it is accepted. */
export type AnswerSfidaInput = {
  /** False resigns the game. */
  readonly accept: Scalars['Boolean']['input'];
  /** The game. */
  readonly gameId: Scalars['ID']['input'];
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};

/** Who is appointed. */
export type AppointJudgeInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The player to appoint. */
  readonly playerId: Scalars['ID']['input'];
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Who should hold which office. */
export type AppointToOfficeInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The code of the office. */
  readonly office: Scalars['String']['input'];
  /** Who is to hold it. */
  readonly playerId: Scalars['ID']['input'];
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Who was appointed. */
export type AppointToOfficePayload = Payload & {
  readonly __typename?: 'AppointToOfficePayload';
  /** Who holds the office now; null when refused. */
  readonly player: Maybe<Player>;
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after it: everything up to there is on disk. Null when refused, or
   * when no season is concerned.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** Ranks that belong together. */
export type ArchetypeRules = {
  readonly __typename?: 'ArchetypeRules';
  /** Its code. */
  readonly archetype: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its ranks, the lowest first. */
  readonly ranks: ReadonlyArray<RankRules>;
};

/** Whose removal is assented to. */
export type AssentToJudgeRemovalInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The Judge to remove: nobody is removed if another sits by then. */
  readonly playerId: Scalars['ID']['input'];
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** The weekly auction [Bidding, Lots]. */
export type Auction = Node & {
  readonly __typename?: 'Auction';
  /** Until when bids can be made, which is when open bids are decided; null when none can be made now, as in a pause. */
  readonly biddingClosesAt: Maybe<Scalars['DateTime']['output']>;
  /**
   * The known bids of the last week that has any, in order of commit or, if they are open, in the order
   * in which they were placed: they and what became of them stay here until bids of a later week are
   * known. Those of third parties are in `thirdPartyBids`.
   */
  readonly bids: ReadonlyArray<Bid>;
  /** Opaque, and the same for ever. */
  readonly id: Scalars['ID']['output'];
  /** A lot by its number; null when there is none. */
  readonly lot: Maybe<Lot>;
  /** Lots in order of number: by default those that stand. */
  readonly lots: LotConnection;
  /** How many lots there may be, and why [Participation]. */
  readonly participation: Participation;
  /**
   * How bids are made by the rules in force, on the House's lots where players make lots, too: each lot says how
   * bids on it are made.
   */
  readonly procedure: BiddingProcedure;
  /** The round it belongs to. */
  readonly round: Round;
  /** The position of the journal that this shows. */
  readonly seq: Scalars['Int']['output'];
  /** What third parties bid on the lots at hand, in order of the lots' numbers [N4]. */
  readonly thirdPartyBids: ReadonlyArray<ThirdPartyBid>;
};


/** The weekly auction [Bidding, Lots]. */
export type AuctionLotArgs = {
  number: Scalars['Int']['input'];
};


/** The weekly auction [Bidding, Lots]. */
export type AuctionLotsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<LotKind>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
  status?: InputMaybe<LotStatus>;
};

/** All lots of the week were decided [Bidding]. */
export type AuctionConcluded = Event & {
  readonly __typename?: 'AuctionConcluded';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /**
   * Players with at least one bid that did not fail; as lots with sealed bids are given out, those with open bids
   * of the same week too.
   */
  readonly bidders: Scalars['Int']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** Which of its lots this is about, where bids on some are open and on others sealed; null for all of them. */
  readonly procedure: Maybe<BiddingProcedure>;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The lots that were won, by players or by third parties. */
  readonly sold: ReadonlyArray<Lot>;
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** The lots that nobody won: House Lots stay, Player Lots go back to their creators. */
  readonly unsold: ReadonlyArray<Lot>;
  /** The number of the week. */
  readonly week: Scalars['Int']['output'];
};

/** Lots and bids [Lots; Bidding]. */
export type AuctionRules = {
  readonly __typename?: 'AuctionRules';
  /** How many cards a lot has. */
  readonly cardsPerLot: Scalars['Int']['output'];
  /** The codes of the phases in which lots are drawn. */
  readonly lotPhases: ReadonlyArray<Scalars['String']['output']>;
  /** How many lots there are at least. */
  readonly minimumLots: Scalars['Int']['output'];
  /** The code of the phase in which bids are made. */
  readonly phase: Scalars['String']['output'];
  /** How bids are made on lots that players make; null where they make none. */
  readonly playerLotProcedure: Maybe<BiddingProcedure>;
  /** Whether players make lots of their own, and third parties bid on them [The Auction House]. */
  readonly playerLots: Scalars['Boolean']['output'];
  /** How bids are made, on the House's lots where players make others. */
  readonly procedure: BiddingProcedure;
};

/** A bet on a game [Gambling]. */
export type Bet = Node & {
  readonly __typename?: 'Bet';
  /** The game. */
  readonly game: GiolittiGame;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** The Juice when it was placed: what it wins or loses, in pegs. */
  readonly juice: Scalars['Int']['output'];
  /** On whom. */
  readonly on: Player;
  /** When it was placed. */
  readonly placedAt: Scalars['DateTime']['output'];
  /** Whose it is. */
  readonly player: Player;
  /** What became of it. */
  readonly status: BetStatus;
};

/** A bet that was placed. */
export type BetPayload = Payload & {
  readonly __typename?: 'BetPayload';
  /** The bet. */
  readonly bet: Maybe<Bet>;
  /** The game as it is then. */
  readonly game: Maybe<GiolittiGame>;
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after it: everything up to there is on disk. Null when refused, or
   * when no season is concerned.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** A bet was placed [Gambling]. */
export type BetPlaced = Event & {
  readonly __typename?: 'BetPlaced';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** The bet. */
  readonly bet: Bet;
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
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

/** The parts in which bets are settled. */
export type BetsPart =
  /** The bookmaker. */
  | 'BOOKMAKER'
  /** The others. */
  | 'LOSERS'
  /** Those who bet on the Campione. */
  | 'WINNERS';

/** A part of a game's bets was settled [Gambling; K17]. */
export type BetsSettled = Event & {
  readonly __typename?: 'BetsSettled';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The game. */
  readonly game: GiolittiGame;
  /** Which part. */
  readonly part: BetsPart;
  /** The pegs that were gained and lost. */
  readonly pegs: ReadonlyArray<PegChange>;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** One bid of a revealed declaration, or an open one [Bidding]. */
export type Bid = Node & {
  readonly __typename?: 'Bid';
  /** In the currency; null when what was written is not a natural number above 0. */
  readonly amount: Maybe<Scalars['Float']['output']>;
  /** Why it failed. */
  readonly failure: Maybe<BidFailure>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** The lot; null when there is none with that number in the auction. */
  readonly lot: Maybe<Lot>;
  /** The number of the lot that the bid names. */
  readonly lotNumber: Scalars['Float']['output'];
  /** When an open bid was placed; null for one that a secret action declares. */
  readonly placedAt: Maybe<Scalars['DateTime']['output']>;
  /** Who bids. */
  readonly player: Player;
  /** What became of it. */
  readonly status: BidStatus;
  /** The number of the week in whose auction it is. */
  readonly week: Scalars['Int']['output'];
  /** As the declaration has it; the amount of an open one. */
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
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** Whose it was. */
  readonly player: Player;
  /** Why. */
  readonly reason: BidFailure;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Why a bid failed [Bidding]. */
export type BidFailure =
  /** The secret action that it was in failed. */
  | 'ACTION_FAILED'
  /** The amount is not a natural number above 0. */
  | 'AMOUNT_NOT_NATURAL'
  /** More than one bid was assigned to the lot. */
  | 'LOT_NAMED_TWICE'
  /** No such lot stood as the auction phase ended, bids on it are open, or it went before it was given out. */
  | 'LOT_NOT_IN_AUCTION'
  /** The player's bids came to more of the currency than the player had. */
  | 'OVERSPENT'
  /** The player had less than it says: an open bid is invalid from that moment on. */
  | 'UNAFFORDABLE'
  /** The player left. */
  | 'WITHDRAWN';

/** A bid to be sealed. */
export type BidInput = {
  /** In the currency: a natural number above 0. */
  readonly amount: Scalars['Int']['input'];
  /** The lot: what is sealed names it by its number. */
  readonly lotId: Scalars['ID']['input'];
};

/** A player came to have less than an open bid says: it is invalid for good [Bidding]. */
export type BidInvalidated = Event & {
  readonly __typename?: 'BidInvalidated';
  /** What was bid, in the currency. */
  readonly amount: Scalars['Float']['output'];
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** The bid, as it is now. */
  readonly bid: Bid;
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** What the player had left. */
  readonly has: Scalars['Float']['output'];
  /** The lot. */
  readonly lot: Lot;
  /** The bid that leads the lot by it; null for none, and where the invalid one did not lead. */
  readonly nextBid: Maybe<Bid>;
  /** Whose it is. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A player bid on a lot for all to see [Bidding]. */
export type BidPlaced = Event & {
  readonly __typename?: 'BidPlaced';
  /** What was bid, in the currency. */
  readonly amount: Scalars['Float']['output'];
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** The bid, as it is now. */
  readonly bid: Bid;
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The lot. */
  readonly lot: Lot;
  /** The bid that was the highest until then, perhaps of the same player; null for a first one. */
  readonly outbid: Maybe<Bid>;
  /** Who bid. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
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

/** A game has a bookmaker [Gambling]. */
export type BookmakerDeclared = Event & {
  readonly __typename?: 'BookmakerDeclared';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The game. */
  readonly game: GiolittiGame;
  /** The player. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Which ruling is voted on. */
export type CallConfidenceVoteInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The ruling. */
  readonly rulingId: Scalars['ID']['input'];
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** How a player's games ended. */
export type CampioneCount = {
  readonly __typename?: 'CampioneCount';
  /** Games that have ended. */
  readonly games: Scalars['Int']['output'];
  /** Who. */
  readonly player: Player;
  /** Games as Campione. */
  readonly won: Scalars['Int']['output'];
};

/** A trade to be taken back. */
export type CancelTradeInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
  /** The trade. */
  readonly tradeId: Scalars['ID']['input'];
};

/** A text message by which a player stands for Judge of the next week [Judges]. */
export type Candidacy = Node & {
  readonly __typename?: 'Candidacy';
  /** Endorsements as they were counted; before the count, those that would be. */
  readonly endorsements: Scalars['Int']['output'];
  /** Players who endorse it, of those who are players now. */
  readonly endorsers: PlayerConnection;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** The message. */
  readonly message: Scalars['String']['output'];
  /** Who stands. */
  readonly player: Player;
  /** When it was posted. */
  readonly postedAt: Scalars['DateTime']['output'];
  /** What became of it. */
  readonly status: CandidacyStatus;
  /** The week in which it was posted. It is counted as that ends, or as a later one does, once a seat is vacant. */
  readonly week: Scalars['Int']['output'];
};


/** A text message by which a player stands for Judge of the next week [Judges]. */
export type CandidacyEndorsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
};

/** A page of candidacies. */
export type CandidacyConnection = {
  readonly __typename?: 'CandidacyConnection';
  /** The candidacies with their cursors. */
  readonly edges: ReadonlyArray<CandidacyEdge>;
  /** The candidacies. */
  readonly nodes: ReadonlyArray<Candidacy>;
  /** Where the page is. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** How many endorsements a candidacy had. */
export type CandidacyCount = {
  readonly __typename?: 'CandidacyCount';
  /** The candidacy. */
  readonly candidacy: Candidacy;
  /** Endorsements of those who were players at the count. */
  readonly endorsements: Scalars['Int']['output'];
};

/** A candidate left, and no longer stands [Judges]. */
export type CandidacyDropped = Event & {
  readonly __typename?: 'CandidacyDropped';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The candidacy, as it is now. */
  readonly candidacy: Candidacy;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** Whose it was. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A candidacy in a list. */
export type CandidacyEdge = {
  readonly __typename?: 'CandidacyEdge';
  /** Its place. */
  readonly cursor: Scalars['String']['output'];
  /** The candidacy. */
  readonly node: Candidacy;
};

/** A candidacy that was posted, endorsed or no longer endorsed. */
export type CandidacyPayload = Payload & {
  readonly __typename?: 'CandidacyPayload';
  /** The candidacy; null when refused. */
  readonly candidacy: Maybe<Candidacy>;
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after it: everything up to there is on disk. Null when refused, or
   * when no season is concerned.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** A player stands for Judge of the next week [Judges]. */
export type CandidacyPosted = Event & {
  readonly __typename?: 'CandidacyPosted';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The candidacy, as it is now. */
  readonly candidacy: Candidacy;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The text message. */
  readonly message: Scalars['String']['output'];
  /** Who stands. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
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

/** A player endorsed a candidate [Judges]. */
export type CandidateEndorsed = Event & {
  readonly __typename?: 'CandidateEndorsed';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The candidacy, as it is now. */
  readonly candidacy: Candidacy;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** Who endorses. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
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

/** A card was played [Play]. */
export type CardPlayed = Event & {
  readonly __typename?: 'CardPlayed';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The card that was named. */
  readonly card: GiolittiCard;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The points that were claimed. */
  readonly claim: Scalars['Int']['output'];
  /** The game. */
  readonly game: GiolittiGame;
  /** The player. */
  readonly player: Player;
  /** What the claim added. */
  readonly scored: Scalars['Int']['output'];
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** What a card cost in the lots that were sold with it. */
export type CardPrice = {
  readonly __typename?: 'CardPrice';
  /** On average, the price of a lot being shared equally by its cards. */
  readonly averagePrice: Scalars['Float']['output'];
  /** The card. */
  readonly card: Card;
  /** How many of it. */
  readonly sold: Scalars['Int']['output'];
};

/** A tracked value of a card. */
export type CardValue = {
  readonly __typename?: 'CardValue';
  /** The card. */
  readonly card: Card;
  /** What it is now. */
  readonly value: Scalars['JSON']['output'];
};

/** How a ruling is voted on. */
export type CastConfidenceVoteInput = {
  /** How. */
  readonly choice: ConfidenceChoice;
  /** The vote of confidence. */
  readonly confidenceVoteId: Scalars['ID']['input'];
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** How to vote on what. */
export type CastVoteInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The proposal. */
  readonly proposalId: Scalars['ID']['input'];
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
  /** For, against, or neither. */
  readonly vote: VoteChoice;
};

/** One draw. */
export type ChanceDraw = {
  readonly __typename?: 'ChanceDraw';
  /** What players added to the label. */
  readonly clientSeeds: ReadonlyArray<Scalars['String']['output']>;
  /** Its number in the throw's own stream; in `ridotto/1` in the one of the week or game. */
  readonly number: Scalars['Int']['output'];
  /** The event that tells of it. */
  readonly seq: Scalars['Int']['output'];
  /** How many sides the die has. */
  readonly sides: Scalars['Int']['output'];
  /** The throw's own stream, whose numbers begin with 1: `slots/p3/1`; null in `ridotto/1`. */
  readonly stream: Maybe<Scalars['String']['output']>;
  /** From 0 to sides − 1; a die shows one more. */
  readonly value: Scalars['Int']['output'];
};

/** One stream of chance. */
export type ChanceStream = {
  readonly __typename?: 'ChanceStream';
  /**
   * How its draws are made: `ridotto/2`, or `ridotto/1` where the seed was drawn before client seeds
   * were fixed beforehand.
   */
  readonly algorithm: Scalars['String']['output'];
  /** The SHA-256 of the seed, published before its first use. */
  readonly commitment: Scalars['String']['output'];
  /** The event that published the commitment; null in `ridotto/1`. */
  readonly committedSeq: Maybe<Scalars['Int']['output']>;
  /** The SHA-256 of the fixed hashes, joined by commas, which is in each label; null in `ridotto/1`. */
  readonly digest: Maybe<Scalars['String']['output']>;
  /** Every draw from it that an event tells of, in order: those of a shuffle are in `shuffle`. */
  readonly draws: ReadonlyArray<ChanceDraw>;
  /** The hashes fixed when the seed was drawn, in the order in which the players joined. */
  readonly fixedClientSeeds: ReadonlyArray<FixedClientSeed>;
  /** The game it is for; null in a round. */
  readonly game: Maybe<GiolittiGame>;
  /** The seed, 32 bytes in hexadecimal; null until its time. */
  readonly seed: Maybe<Scalars['String']['output']>;
  /** How the game's deck was shuffled; null in a round. */
  readonly shuffle: Maybe<DeckShuffle>;
  /** The week it is for; null in a dynasty. */
  readonly week: Maybe<Scalars['Int']['output']>;
};


/** One stream of chance. */
export type ChanceStreamDrawsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
};

/** Another name for others to see. */
export type ChangeDisplayNameInput = {
  /** 1 to 40 characters in one line, and a name that `joinSeason` takes. */
  readonly displayName: Scalars['String']['input'];
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};

/** What became of the name. */
export type ChangeDisplayNamePayload = Payload & {
  readonly __typename?: 'ChangeDisplayNamePayload';
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /** Always null: no season is concerned. */
  readonly seq: Maybe<Scalars['Int']['output']>;
  /** The account; null when refused. */
  readonly viewer: Maybe<Viewer>;
};

/** Another name to sign in with. */
export type ChangeHandleInput = {
  /** 3 to 30 letters, digits, `-` or `_`; letter case is ignored, and may be changed. */
  readonly handle: Scalars['String']['input'];
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The account's current password. */
  readonly password: Scalars['String']['input'];
};

/** What became of the handle. */
export type ChangeHandlePayload = Payload & {
  readonly __typename?: 'ChangeHandlePayload';
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /** Always null: no season is concerned. */
  readonly seq: Maybe<Scalars['Int']['output']>;
  /** The account; null when refused. */
  readonly viewer: Maybe<Viewer>;
};

/** Of a dynasty: a player gets a mask, or loses it. */
export type ChangeMaskEffect = {
  readonly __typename?: 'ChangeMaskEffect';
  /** The code of the mask; null for none. */
  readonly mask: Maybe<Scalars['String']['output']>;
  /** Who. */
  readonly player: Player;
};

/** A player's mask. */
export type ChangeMaskInput = {
  /** The code of the mask; null for none. */
  readonly mask?: InputMaybe<Scalars['String']['input']>;
  /** Whose. */
  readonly playerId: Scalars['ID']['input'];
};

/** A new password for the account. */
export type ChangePasswordInput = {
  /** Whether access tokens should end too, besides all sessions except this one. */
  readonly accessTokens?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its current password. */
  readonly currentPassword: Scalars['String']['input'];
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** 8 to 200 characters, and not one that anybody would try first: `PASSWORD_TOO_EASY`. */
  readonly newPassword: Scalars['String']['input'];
};

/** What became of the password. */
export type ChangePasswordPayload = Payload & {
  readonly __typename?: 'ChangePasswordPayload';
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /** Always null: no season is concerned. */
  readonly seq: Maybe<Scalars['Int']['output']>;
  /** The account; null when refused. */
  readonly viewer: Maybe<Viewer>;
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
  readonly handle: Scalars['String']['input'];
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** 8 to 200 characters, and not one that anybody would try first: `PASSWORD_TOO_EASY`. */
  readonly password: Scalars['String']['input'];
};

/** What became of the guest. */
export type ClaimGuestPayload = Payload & {
  readonly __typename?: 'ClaimGuestPayload';
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /** Always null: no season is concerned. */
  readonly seq: Maybe<Scalars['Int']['output']>;
  /** The account; null when refused. */
  readonly viewer: Maybe<Viewer>;
};

/** What a card would score. */
export type ClaimableCard = {
  readonly __typename?: 'ClaimableCard';
  /** The card. */
  readonly card: GiolittiCard;
  /** Whether it may be named now, as far as it was named before. */
  readonly nameable: Scalars['Boolean']['output'];
  /** What could be claimed by it. */
  readonly points: Scalars['Int']['output'];
  /** Of which tricks. */
  readonly tricks: ReadonlyArray<ClaimableTrick>;
};

/** A trick that a card would score. */
export type ClaimableTrick = {
  readonly __typename?: 'ClaimableTrick';
  /** For people. */
  readonly name: Scalars['String']['output'];
  /** What it would score, additions included; 0 while Death stops it. */
  readonly points: Scalars['Int']['output'];
  /** Its code. */
  readonly trick: Scalars['String']['output'];
  /** Why it scores what it does, in a sentence. */
  readonly why: Scalars['String']['output'];
};

/** Something that a contract provides for [Contracts]. */
export type Clause = {
  readonly __typename?: 'Clause';
  /** Whose consent each payment needs. */
  readonly consent: ReadonlyArray<Player>;
  /** What is paid into the contract for each item that is taken, at the same moment; empty for nothing. */
  readonly for: ReadonlyArray<Holding>;
  /** From when, for `FROM`. */
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

/** What a clause should provide for. It must be one that can be met. */
export type ClauseInput = {
  /** Parties whose consent each payment should need, at most 20. */
  readonly consent?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** What has to be paid into the contract for each item that is taken, at most 20 items; nothing by default. */
  readonly for?: InputMaybe<ReadonlyArray<ItemInput>>;
  /** From when: needed with `FROM`. */
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

/** How much of an item a clause should provide for. */
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

/** A player fixed a client seed, or took back what was fixed. */
export type ClientSeedSet = Event & {
  readonly __typename?: 'ClientSeedSet';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The player. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The hash of the client seed; null when nothing is fixed any more. */
  readonly sha256: Maybe<Scalars['String']['output']>;
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The host set the test clock. */
export type ClockAdvanced = Event & {
  readonly __typename?: 'ClockAdvanced';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /** Where to. */
  readonly to: Scalars['DateTime']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A player's 48 hours are nearly over [Play; K13]. */
export type ClockWarned = Event & {
  readonly __typename?: 'ClockWarned';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** When they are. */
  readonly deadline: Scalars['DateTime']['output'];
  /** The game. */
  readonly game: GiolittiGame;
  /** The player. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The season ends, where the ruleset leaves it to proposals [Hosting and Joining]. */
export type CloseSeasonEffect = {
  readonly __typename?: 'CloseSeasonEffect';
  /** The season as it is now. */
  readonly season: Season;
};

/** Which season is closed. */
export type CloseSeasonInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Who comes back: the viewer. */
export type ComeBackInput = {
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

/** One player's vote on a ruling. */
export type ConfidenceBallot = {
  readonly __typename?: 'ConfidenceBallot';
  /** How. */
  readonly choice: ConfidenceChoice;
  /** Who votes. */
  readonly player: Player;
};

/** A page of votes. */
export type ConfidenceBallotConnection = {
  readonly __typename?: 'ConfidenceBallotConnection';
  /** The votes with their cursors. */
  readonly edges: ReadonlyArray<ConfidenceBallotEdge>;
  /** The votes. */
  readonly nodes: ReadonlyArray<ConfidenceBallot>;
  /** Where the page is. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A vote in a list. */
export type ConfidenceBallotEdge = {
  readonly __typename?: 'ConfidenceBallotEdge';
  /** Its place. */
  readonly cursor: Scalars['String']['output'];
  /** The vote. */
  readonly node: ConfidenceBallot;
};

/** How one can vote on a ruling. */
export type ConfidenceChoice =
  /** It is to stand. */
  | 'AFFIRM'
  /** It is to be overturned. */
  | 'OVERTURN';

/** A public vote of confidence on a ruling [Judges]. */
export type ConfidenceVote = Node & {
  readonly __typename?: 'ConfidenceVote';
  /** Votes to affirm, as they were counted; before the count, those that would be. */
  readonly affirming: Scalars['Int']['output'];
  /** Who voted how: the votes that count. */
  readonly ballots: ConfidenceBallotConnection;
  /** When it began. */
  readonly calledAt: Scalars['DateTime']['output'];
  /** When it ends: from this instant on it is too late to vote. */
  readonly endsAt: Scalars['DateTime']['output'];
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** Votes to overturn, as they were counted; before the count, those that would be. */
  readonly overturning: Scalars['Int']['output'];
  /** Who called it. */
  readonly player: Player;
  /** What it is on. */
  readonly ruling: Ruling;
  /** What became of it. */
  readonly status: ConfidenceVoteStatus;
};


/** A public vote of confidence on a ruling [Judges]. */
export type ConfidenceVoteBallotsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
};

/** A vote of confidence on a ruling began [Judges]. */
export type ConfidenceVoteCalled = Event & {
  readonly __typename?: 'ConfidenceVoteCalled';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The vote, as it is now. */
  readonly confidenceVote: ConfidenceVote;
  /** Who called it. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A player voted on a ruling, for the first time or again [Judges]. */
export type ConfidenceVoteCast = Event & {
  readonly __typename?: 'ConfidenceVoteCast';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** How. */
  readonly choice: ConfidenceChoice;
  /** The vote, as it is now. */
  readonly confidenceVote: ConfidenceVote;
  /** Who voted. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A vote of confidence ended and was counted [Judges]. */
export type ConfidenceVoteConcluded = Event & {
  readonly __typename?: 'ConfidenceVoteConcluded';
  /** Votes to affirm. */
  readonly affirming: Scalars['Int']['output'];
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The vote, as it is now. */
  readonly confidenceVote: ConfidenceVote;
  /** Whether the ruling was overturned. */
  readonly overturned: Scalars['Boolean']['output'];
  /** Votes to overturn. */
  readonly overturning: Scalars['Int']['output'];
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A vote of confidence that was called or voted in. */
export type ConfidenceVotePayload = Payload & {
  readonly __typename?: 'ConfidenceVotePayload';
  /** The vote; null when refused. */
  readonly confidenceVote: Maybe<ConfidenceVote>;
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after it: everything up to there is on disk. Null when refused, or
   * when no season is concerned.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

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

/** Little of the time for a vote of confidence is left; whoever has not voted has this in the inbox. */
export type ConfidenceVoteWarned = Event & {
  readonly __typename?: 'ConfidenceVoteWarned';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The vote. */
  readonly confidenceVote: ConfidenceVote;
  /** When it ends. */
  readonly endsAt: Scalars['DateTime']['output'];
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Whether a player consents to what was proposed. */
export type ConsentToContractChangeInput = {
  /** What was proposed. */
  readonly changeId: Scalars['ID']['input'];
  /** False: it is declined, or taken back by the player who proposed it. */
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
  /** The parts of it that the server carries out. */
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
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The contract. */
  readonly contract: Contract;
  /** Who. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
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
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The contract. */
  readonly contract: Contract;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The offer of a contract was taken back, or a party left. */
export type ContractCancelled = Event & {
  readonly __typename?: 'ContractCancelled';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The contract. */
  readonly contract: Contract;
  /** Who. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
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
  /** Why it lapsed. */
  readonly drop: Maybe<ContractChangeDrop>;
  /** When it was carried out or lapsed. */
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
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The contract. */
  readonly contract: Contract;
  /** Who. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Why a proposal to the parties of a contract lapsed. */
export type ContractChangeDrop =
  /** The contract was amended or ended meanwhile. */
  | 'CONTRACT_CHANGED'
  /** A party declined, or it was taken back. */
  | 'DECLINED'
  /** All consented, and it could not be carried out any more. */
  | 'IMPOSSIBLE'
  /** A party left, or the player who proposed it. */
  | 'PARTY_LEFT';

/** A proposal lapsed. */
export type ContractChangeDropped = Event & {
  readonly __typename?: 'ContractChangeDropped';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** What was proposed. */
  readonly change: ContractChange;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The contract. */
  readonly contract: Contract;
  /** Why. */
  readonly reason: ContractChangeDrop;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
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
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The contract. */
  readonly contract: Contract;
  /** Who. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** What became of a proposal to the parties of a contract. */
export type ContractChangeStatus =
  /** It was carried out. */
  | 'DONE'
  /** It lapsed. */
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
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The contract. */
  readonly contract: Contract;
  /** Who. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A player gave a contract items [Contracts]. */
export type ContractDeposited = Event & {
  readonly __typename?: 'ContractDeposited';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The contract. */
  readonly contract: Contract;
  /** Who. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
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
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The contract. */
  readonly contract: Contract;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
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
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The contract. */
  readonly contract: Contract;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
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
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The contract. */
  readonly contract: Contract;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A contract paid, as a clause provides [Contracts]. */
export type ContractPaid = Event & {
  readonly __typename?: 'ContractPaid';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The number of the clause. */
  readonly clause: Scalars['Int']['output'];
  /** The contract. */
  readonly contract: Contract;
  /** Who. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /** What changed hands: the price of it first, if the clause has one. */
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
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The contract. */
  readonly contract: Contract;
  /** Who. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A contract that something was done with. */
export type ContractPayload = Payload & {
  readonly __typename?: 'ContractPayload';
  /** The contract; null when refused. */
  readonly contract: Maybe<Contract>;
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after it: everything up to there is on disk. Null when refused, or
   * when no season is concerned.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

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

/** What the holder of an office puts right. */
export type CorrectByOfficeInput = {
  /** In order, 1 to 20 entries. */
  readonly effects: ReadonlyArray<ProposalEffectInput>;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The code of the office. */
  readonly office: Scalars['String']['input'];
  /** Why, for everybody to read: up to 500 characters. */
  readonly reason: Scalars['String']['input'];
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Who put it right. */
export type CorrectByOfficePayload = Payload & {
  readonly __typename?: 'CorrectByOfficePayload';
  /** Who holds the office; null when refused. */
  readonly player: Maybe<Player>;
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after it: everything up to there is on disk. Null when refused, or
   * when no season is concerned.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** Of a round: where a hand was placed, and what it scores. Its prize and its fortunes stay. */
export type CorrectHandEffect = {
  readonly __typename?: 'CorrectHandEffect';
  /** Which. */
  readonly hand: Hand;
  /** Its place from then on. */
  readonly placement: Scalars['Int']['output'];
  /** What it scores from then on, in decimal digits; null: what it did. */
  readonly score: Maybe<Scalars['String']['output']>;
};

/** Where a hand should be placed. */
export type CorrectHandInput = {
  /** Which. */
  readonly handId: Scalars['ID']['input'];
  /** Its place, 1 to 1,000,000. */
  readonly placement: Scalars['Int']['input'];
  /** What it scores, in decimal digits; left out: what it did. */
  readonly score?: InputMaybe<Scalars['String']['input']>;
};

/** Of a dynasty: a player's Magistrelli are corrected. */
export type CorrectMagistrelliEffect = {
  readonly __typename?: 'CorrectMagistrelliEffect';
  /** How many they are from then on. */
  readonly magistrelli: Scalars['Int']['output'];
  /** Whose. */
  readonly player: Player;
};

/** A player's Magistrelli. */
export type CorrectMagistrelliInput = {
  /** How many they should be, 0 to 1,000,000. */
  readonly magistrelli: Scalars['Int']['input'];
  /** Whose. */
  readonly playerId: Scalars['ID']['input'];
};

/** Of a dynasty: a mask's Moda is corrected. */
export type CorrectModaEffect = {
  readonly __typename?: 'CorrectModaEffect';
  /** The code of the mask. */
  readonly mask: Scalars['String']['output'];
  /** How much it is from then on. */
  readonly moda: Scalars['Int']['output'];
};

/** A mask's Moda. */
export type CorrectModaInput = {
  /** The code of the mask. */
  readonly mask: Scalars['String']['input'];
  /** How much it should be, 1 to 1,000,000. */
  readonly moda: Scalars['Int']['input'];
};

/** Corrects since when somebody has been a player, and so when they become reputable. */
export type CorrectStandingEffect = {
  readonly __typename?: 'CorrectStandingEffect';
  /** Since when they count as a player. */
  readonly joinedAt: Scalars['DateTime']['output'];
  /** Whose standing it is. */
  readonly player: Player;
};

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
  /** When it should end by itself; never when left out. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** What to call it, 1 to 60 characters. */
  readonly name: Scalars['String']['input'];
  /** What it should allow: at least one, and no more than the token of this request allows. */
  readonly scopes: ReadonlyArray<Scope>;
};

/** A new token. */
export type CreateAccessTokenPayload = Payload & {
  readonly __typename?: 'CreateAccessTokenPayload';
  /** The token without its secret. */
  readonly accessToken: Maybe<AccessToken>;
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /** Always null: no season is concerned. */
  readonly seq: Maybe<Scalars['Int']['output']>;
  /** The secret; it is shown once. */
  readonly token: Maybe<Scalars['String']['output']>;
};

/** A player gets a duck. */
export type CreateDuckEffect = {
  readonly __typename?: 'CreateDuckEffect';
  /** What it is called. */
  readonly name: Scalars['String']['output'];
  /** To whom it belongs. */
  readonly player: Player;
};

/** A duck to be made. */
export type CreateDuckInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** What it is called, 1 to 40 characters. */
  readonly name: Scalars['String']['input'];
  /** To whom it belongs. */
  readonly playerId: Scalars['ID']['input'];
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** What it takes to make a dynasty. */
export type CreateDynastyInput = {
  /** Whether games are dealt and ended by themselves; as the edition says when left out. */
  readonly automaticDealing?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * The account that deals where dealing is not automatic; the host when left out. It is not asked, and
   * has no duties: a dealer who does nothing deals nothing.
   */
  readonly dealerId?: InputMaybe<Scalars['ID']['input']>;
  /** What it is about: at most 1,000 characters, without control characters but line ends. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** The id of an edition. */
  readonly edition?: InputMaybe<Scalars['String']['input']>;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 80 characters. */
  readonly name: Scalars['String']['input'];
  /** Whether the host can set its clock and decks. Cannot be changed later. */
  readonly rehearsal?: InputMaybe<Scalars['Boolean']['input']>;
  /** Changes to the edition: a JSON Patch (RFC 6902). */
  readonly ruleset?: InputMaybe<Scalars['JSON']['input']>;
  /** A rehearsal's clock begins here; now when left out. No other dynasty may have it. */
  readonly startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /**
   * The rules-time that the start stands for, at a tempo other than the default. When left out: the
   * Sunday 00:00 before the start.
   */
  readonly startsAtRulesTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether the server settles bets as soon as it may; as the edition says (it does) when left out. */
  readonly steward?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * How many real seconds a rules-day lasts, 60 (in a rehearsal 1) to 31,536,000; as the edition says (86,400)
   * when left out.
   */
  readonly tempo?: InputMaybe<Scalars['Int']['input']>;
  /** Who may see and join it. */
  readonly visibility?: InputMaybe<SeasonVisibility>;
};

/** A dynasty that was made. */
export type CreateDynastyPayload = Payload & {
  readonly __typename?: 'CreateDynastyPayload';
  /**
   * The invitation code, where the dynasty is by invitation. It is not shown again, except to a
   * repeat.
   */
  readonly inviteCode: Maybe<Scalars['String']['output']>;
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /** The dynasty. */
  readonly season: Maybe<Dynasty>;
  /**
   * The season's journal position after it: everything up to there is on disk. Null when refused, or
   * when no season is concerned.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** Which feed a token is for. */
export type CreateFeedTokenInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Which of its feeds. */
  readonly kind: FeedKind;
  /** What to call it, 1 to 60 characters; as the season when left out. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/** A new token for the address of a feed. */
export type CreateFeedTokenPayload = Payload & {
  readonly __typename?: 'CreateFeedTokenPayload';
  /** The token without its secret; null when refused. */
  readonly accessToken: Maybe<AccessToken>;
  /**
   * Where the feed is on this server, with the token in it: `/calendar/….ics?token=…`. It is shown once,
   * and whoever has it can read the feed. Null when refused.
   */
  readonly path: Maybe<Scalars['String']['output']>;
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /** Always null: no season is concerned. */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** What to put into a Player Lot: at least one item or Work of Art, at most 300 of each. */
export type CreatePlayerLotInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Items; neither the currency nor the item that wins. */
  readonly items?: InputMaybe<ReadonlyArray<ItemInput>>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
  /** The ids of Works of Art. */
  readonly works?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** What it takes to make a round. */
export type CreateRoundInput = {
  /** What it is about: at most 1,000 characters, without control characters but line ends. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
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
   * The rules-time that the start stands for, at a tempo other than the default. When left out: the
   * Sunday 00:00 before the start.
   */
  readonly startsAtRulesTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether the server does what any player may do; as the edition says (it does) when left out. */
  readonly steward?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * How many real seconds a rules-day lasts, 60 (in a rehearsal 1) to 31,536,000. Default: as the
   * edition says, 86,400 in all editions here.
   */
  readonly tempo?: InputMaybe<Scalars['Int']['input']>;
  /** Who may see and join it. */
  readonly visibility?: InputMaybe<SeasonVisibility>;
};

/** A season that was made. */
export type CreateRoundPayload = Payload & {
  readonly __typename?: 'CreateRoundPayload';
  /** The code that lets others join, for a round by invitation. Its host finds it in `Season.invitation`, too. */
  readonly inviteCode: Maybe<Scalars['String']['output']>;
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /** The round; null when refused. */
  readonly season: Maybe<Round>;
  /**
   * The season's journal position after it: everything up to there is on disk. Null when refused, or
   * when no season is concerned.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/**
 * A ticket takes nothing. A repeat makes a ticket of its own, with or without the same key: nothing is
 * kept of a ticket.
 */
export type CreateStreamTicketInput = {
  /** Accepted as everywhere; it makes no difference. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};

/** What opens an event stream. */
export type CreateStreamTicketPayload = Payload & {
  readonly __typename?: 'CreateStreamTicketPayload';
  /** Until when it opens streams: a minute from now. */
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /** Always null: no season is concerned. */
  readonly seq: Maybe<Scalars['Int']['output']>;
  /**
   * The ticket, for the address of the stream: secret for as long as it opens one. A stream that it has
   * opened can be resumed with it later on, by the `Last-Event-ID` that browsers send by themselves.
   */
  readonly ticket: Maybe<Scalars['String']['output']>;
};

/** A Work of Art is made and given to a player. */
export type CreateWorkEffect = {
  readonly __typename?: 'CreateWorkEffect';
  /** Whose work it is. */
  readonly artist: Scalars['String']['output'];
  /** An image of it. */
  readonly imageUrl: Maybe<Scalars['String']['output']>;
  /** Who gets it. */
  readonly player: Player;
  /** What it is called. */
  readonly title: Scalars['String']['output'];
  /** What it is worth, in the currency. */
  readonly value: Scalars['Float']['output'];
};

/** A Work of Art that the host makes. */
export type CreateWorkOfArtInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
  /** The Work. */
  readonly work: WorkOfArtInput;
};

/** Who keeps the text of a secret action. */
export type Custody =
  /** The server, which reveals it when it matures. */
  | 'ENTRUSTED'
  /** The player, who reveals it. */
  | 'OWN';

/** An hour of a season at which something begins or ends. */
export type Deadline = {
  readonly __typename?: 'Deadline';
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** Tells it from the season's others for good, should its hour change. */
  readonly key: Scalars['String']['output'];
  /** In a sentence, by the names that things have now: `The Auction Phase of week 3 begins.` */
  readonly text: Scalars['String']['output'];
};

/** A player deals from now on [Starting a Game]. */
export type DealerHandedOn = Event & {
  readonly __typename?: 'DealerHandedOn';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The player. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A hand, after the Fine. */
export type DealtHand = {
  readonly __typename?: 'DealtHand';
  /** The cards, in the order of the deal. */
  readonly cards: ReadonlyArray<GiolittiCard>;
  /** Whose it was. */
  readonly player: Player;
};

/** The cards that can exist: each suit has the ranks of its archetype [Cards]. */
export type DeckRules = {
  readonly __typename?: 'DeckRules';
  /** Ranks, by what they belong to. */
  readonly archetypes: ReadonlyArray<ArchetypeRules>;
  /** The suits in their order. */
  readonly suits: ReadonlyArray<SuitRules>;
};

/**
 * How a game's deck was shuffled: with the seed, once it is published, anybody can repeat the deal.
 * Who is dealt what, and in which order, is in the documentation [Starting a Game; K3].
 */
export type DeckShuffle = {
  readonly __typename?: 'DeckShuffle';
  /** What the participants added to the label, in the order in which they joined. */
  readonly clientSeeds: ReadonlyArray<Scalars['String']['output']>;
  /** The deck before it, in the order of the ruleset of the game. */
  readonly deck: ReadonlyArray<GiolittiCard>;
  /** How many cards the dealer of a rehearsal put on top; those are left out of the shuffle. */
  readonly fixedCards: Scalars['Int']['output'];
  /** The number of its first draw in the stream. */
  readonly from: Scalars['Int']['output'];
  /** As in a draw: `game/3`; null in `ridotto/1`. */
  readonly stream: Maybe<Scalars['String']['output']>;
};

/** A player wins the season, which ends with it, after all other effects. */
export type DeclareVictorEffect = {
  readonly __typename?: 'DeclareVictorEffect';
  /** Who. */
  readonly player: Player;
};

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

/** What it takes to delete the account. */
export type DeleteAccountInput = {
  /** Accepted as everywhere; a repeat finds no account left that could ask. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The password; left out by a guest, who has none. */
  readonly password?: InputMaybe<Scalars['String']['input']>;
};

/** What became of the account. */
export type DeleteAccountPayload = Payload & {
  readonly __typename?: 'DeleteAccountPayload';
  /** The id of the account that was deleted; null when refused. */
  readonly accountId: Maybe<Scalars['ID']['output']>;
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /** Always null: no season is concerned. */
  readonly seq: Maybe<Scalars['Int']['output']>;
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

/** What its host says of a season; what is left out stays as it is. */
export type DescribeSeasonInput = {
  /** What it is about: at most 1,000 characters, without control characters but line ends; empty for nothing. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** What it is called: 1 to 80 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/** A card that a player drew. */
export type DrawnCard = {
  readonly __typename?: 'DrawnCard';
  /** The card. */
  readonly card: Card;
  /** Who drew it. */
  readonly player: Player;
};

/** A duck: it belongs to a player and can own items, which never count as the player's [Ducks]. */
export type Duck = Node & {
  readonly __typename?: 'Duck';
  /** When it came. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** All that it has, in order of item code. */
  readonly holdings: ReadonlyArray<Holding>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** When it was lost because its player left; null while it is there. */
  readonly lostAt: Maybe<Scalars['DateTime']['output']>;
  /** What it is called; other ducks may be called the same. */
  readonly name: Scalars['String']['output'];
  /** To whom it belongs, or belonged until its end. */
  readonly owner: Player;
};

/** A page of ducks. */
export type DuckConnection = {
  readonly __typename?: 'DuckConnection';
  /** The ducks with their cursors. */
  readonly edges: ReadonlyArray<DuckEdge>;
  /** The ducks. */
  readonly nodes: ReadonlyArray<Duck>;
  /** Where the page is. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A player got a duck: from the host, or by a proposal [Ducks]. */
export type DuckCreated = Event & {
  readonly __typename?: 'DuckCreated';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The duck. */
  readonly duck: Duck;
  /** To whom it belongs. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A duck in a list. */
export type DuckEdge = {
  readonly __typename?: 'DuckEdge';
  /** Its place. */
  readonly cursor: Scalars['String']['output'];
  /** The duck. */
  readonly node: Duck;
};

/** A player who is leaving lost a duck, and everything that it had [Players]. */
export type DuckLost = Event & {
  readonly __typename?: 'DuckLost';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The duck. */
  readonly duck: Duck;
  /** The player. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /** What was lost with it. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A duck that was made or traded with. */
export type DuckPayload = Payload & {
  readonly __typename?: 'DuckPayload';
  /** The duck; null when refused. */
  readonly duck: Maybe<Duck>;
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after it: everything up to there is on disk. Null when refused, or
   * when no season is concerned.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** A player traded with a duck of their own [Trade]. */
export type DuckTraded = Event & {
  readonly __typename?: 'DuckTraded';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The duck. */
  readonly duck: Duck;
  /** The player. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /** What changed hands; what the player gave comes first. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A dynasty of Giolitti. */
export type Dynasty = Node & Season & {
  readonly __typename?: 'Dynasty';
  /** Whether games are dealt as soon as two are available, and end as they close [K2, K14]. */
  readonly automaticDealing: Scalars['Boolean']['output'];
  /** When it was made, in real time, whatever the clock of a rehearsal shows. */
  readonly createdAt: Scalars['DateTime']['output'];
  /**
   * What is to come, the earliest first, as the season's calendar has it for whoever is signed out: phases, the end of
   * bidding, dates to reveal, the placing of hands, clocks of games, ends of votes, of terms of office and of a pause. Of what
   * the clock does for itself, such as to warn, there is nothing: `nextDeadline` may be earlier.
   */
  readonly deadlines: ReadonlyArray<Deadline>;
  /** Who deals where dealing is not automatic. */
  readonly dealer: Account;
  /**
   * What its host says of it, at most 1,000 characters; null for nothing. It is plain text, or Markdown for
   * whoever shows it as such: it is nobody's HTML.
   */
  readonly description: Maybe<Scalars['String']['output']>;
  /** When its host closed it. */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /** The games, in the order in which they were started. */
  readonly games: GameConnection;
  /** The games of two players against each other; null when one of them is not in this dynasty. */
  readonly headToHead: Maybe<HeadToHead>;
  /** Its first host: who made it, or was handed it. `hosting` has all who host. */
  readonly host: Account;
  /** Who hosts it, and what they may do. */
  readonly hosting: Hosting;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /**
   * How others come in, for its host; null for everybody else, and while there is no code. A code from
   * before codes were kept is not known: `rotateInvite` makes a new one.
   */
  readonly invitation: Maybe<InvitationLink>;
  /**
   * What has happened. With any of the filters only events that the viewer may see are listed: no
   * `HiddenEvent` is of a channel, of a type or by a player.
   */
  readonly journal: EventConnection;
  /** Always `DYNASTY`. */
  readonly kind: SeasonKind;
  /** The present players by pegs or by Magistrelli, highest first [Gambling; The Magistrelli System]. */
  readonly leaderboard: LeaderboardConnection;
  /** The masks with their Moda, in the order of the ruleset [Moda]. */
  readonly masks: ReadonlyArray<Mask>;
  /** What its host calls it. */
  readonly name: Scalars['String']['output'];
  /** The SHA-256 of the seed from which the next game is dealt: it was fixed before anybody was ready. */
  readonly nextCommitment: Scalars['String']['output'];
  /** When the clock next matters; null when it does not. */
  readonly nextDeadline: Maybe<Scalars['DateTime']['output']>;
  /** The dynasty's present: real time, or the test clock of a rehearsal. */
  readonly now: Scalars['DateTime']['output'];
  /** The offices that the rules have, in their order; at most 20. */
  readonly offices: ReadonlyArray<Office>;
  /** Since when the players have paused it; null while they have not [Hosting and Joining]. */
  readonly pausedSince: Maybe<Scalars['DateTime']['output']>;
  /**
   * Until when the players have paused it; null while they have not. Meanwhile no auction, no time to reveal, no clock
   * of a game and no term runs out; votes and words go on. `SecretAction.maturesAt` and `revealsAt`, `Hand.placesAt`,
   * `GiolittiGame.deadline`, `Office.until` and `JudgeTerm.until` tell when they will be if the pause lasts until then
   * [Hosting and Joining].
   */
  readonly pausedUntil: Maybe<Scalars['DateTime']['output']>;
  /** Always null: a dynasty has no phases. */
  readonly phase: Maybe<Scalars['String']['output']>;
  /** A player; null when there is none with that id. */
  readonly player: Maybe<Player>;
  /** What any player may do by rules of the players' own making, in their order; at most 50. */
  readonly playerActions: ReadonlyArray<PlayerAction>;
  /** The players, in the order in which they joined. */
  readonly players: PlayerConnection;
  /** Proposals in the order of submission. */
  readonly proposals: ProposalConnection;
  /** Whether its clock and decks can be set by the host. */
  readonly rehearsal: Scalars['Boolean']['output'];
  /** All revisions of the ruleset. */
  readonly revisions: RulesetConnection;
  /** The present in rules-time (UTC at the default tempo). */
  readonly rulesTime: Scalars['DateTime']['output'];
  /** The ruleset in force: the Environment of games that start now. */
  readonly ruleset: Ruleset;
  /** What differs in the wording of two revisions of the ruleset; null when there is no such revision. */
  readonly rulesetDifference: Maybe<RulesetDifference>;
  /** The number of the last event. */
  readonly seq: Scalars['Int']['output'];
  /**
   * How the players stood in the course of the season, the earliest first: what a plot shows. It is the same for
   * everybody who may see the season.
   */
  readonly standings: StandingsConnection;
  /** When it was started. */
  readonly startsAt: Scalars['DateTime']['output'];
  /** The dynasty in numbers, so far. */
  readonly statistics: DynastyStatistics;
  /** Where it is in its life: a dynasty runs from the moment it is made. */
  readonly status: SeasonStatus;
  /** Whether the server settles bets as soon as it may [K17]. */
  readonly steward: Scalars['Boolean']['output'];
  /** How many real seconds a rules-day lasts. */
  readonly tempo: Scalars['Int']['output'];
  /** What the rules keep account of besides items, in their order; at most 50. */
  readonly trackedValues: ReadonlyArray<TrackedValue>;
  /** What concerns the viewer; null for whoever is signed out. */
  readonly viewer: Maybe<SeasonViewer>;
  /** Who may see it. */
  readonly visibility: SeasonVisibility;
  /**
   * About how many connections watch it live, on all nodes, not counting those of the server's own bots; nobody is
   * named. It is some seconds old, and its changes are not pushed.
   */
  readonly watching: Scalars['Int']['output'];
  /** Who has won, where the rules declare a victor; null while nobody has. */
  readonly winner: Maybe<Player>;
  /** Who has won: several where the rules let them share the victory; nobody while it is played. */
  readonly winners: ReadonlyArray<Player>;
};


/** A dynasty of Giolitti. */
export type DynastyDeadlinesArgs = {
  first?: Scalars['Int']['input'];
};


/** A dynasty of Giolitti. */
export type DynastyGamesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
  playerId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<GameStatus>;
};


/** A dynasty of Giolitti. */
export type DynastyHeadToHeadArgs = {
  opponentId: Scalars['ID']['input'];
  playerId: Scalars['ID']['input'];
};


/** A dynasty of Giolitti. */
export type DynastyJournalArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  afterSeq?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  channels?: InputMaybe<ReadonlyArray<Channel>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
  playerId?: InputMaybe<Scalars['ID']['input']>;
  types?: InputMaybe<ReadonlyArray<EventType>>;
};


/** A dynasty of Giolitti. */
export type DynastyLeaderboardArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  by?: LeaderboardOrder;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A dynasty of Giolitti. */
export type DynastyPlayerArgs = {
  id: Scalars['ID']['input'];
};


/** A dynasty of Giolitti. */
export type DynastyPlayersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  former?: InputMaybe<Scalars['Boolean']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
};


/** A dynasty of Giolitti. */
export type DynastyProposalsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  authorId?: InputMaybe<Scalars['ID']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  class?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
  status?: InputMaybe<ProposalStatus>;
};


/** A dynasty of Giolitti. */
export type DynastyRevisionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
};


/** A dynasty of Giolitti. */
export type DynastyRulesetDifferenceArgs = {
  from: Scalars['Int']['input'];
  to: Scalars['Int']['input'];
};


/** A dynasty of Giolitti. */
export type DynastyStandingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  by?: InputMaybe<StandingsStep>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
};

/** The host ended the dynasty. */
export type DynastyClosed = Event & {
  readonly __typename?: 'DynastyClosed';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The dynasty was made. */
export type DynastyCreated = Event & {
  readonly __typename?: 'DynastyCreated';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The edition it began with. */
  readonly edition: Scalars['String']['output'];
  /** What the host calls it. */
  readonly name: Scalars['String']['output'];
  /** The SHA-256 of the seed of its first game. */
  readonly nextCommitment: Scalars['String']['output'];
  /** Whether it is a rehearsal. */
  readonly rehearsal: Scalars['Boolean']['output'];
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A rank of a suit of Giolitti. */
export type DynastyRankRules = {
  readonly __typename?: 'DynastyRankRules';
  /** Its heft as printed. */
  readonly heft: Scalars['Int']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its code. */
  readonly rank: Scalars['String']['output'];
};

/** What clients of a dynasty need of its ruleset. */
export type DynastyRules = {
  readonly __typename?: 'DynastyRules';
  /** What is added to the heft of the Grand Canal to make the Bersaglio [Play]. */
  readonly bersaglioBase: Scalars['Int']['output'];
  /** Whether there are bets [Gambling]. */
  readonly betting: Scalars['Boolean']['output'];
  /** Whether a participant is told what a card would score. */
  readonly claimHelp: Scalars['Boolean']['output'];
  /** How many hours of rules-time a play, or the answer to a Sfida, may take [Play]. */
  readonly clockHours: Scalars['Int']['output'];
  /** How many hours before its end the player is warned; null for never. */
  readonly clockWarningHours: Maybe<Scalars['Int']['output']>;
  /** The cards of a game: one of each rank of each suit [The Deck]. */
  readonly deck: ReadonlyArray<DynastySuitRules>;
  /** How many cards a hand has [Starting a Game]. */
  readonly handSize: Scalars['Int']['output'];
  /** What Juice begins with, before the stakes are taken off [Gambling]. */
  readonly juiceBase: Scalars['Int']['output'];
  /** What is taken off the Juice while a Sfida awaits its answer [Gambling]. */
  readonly juicePendingSfida: Scalars['Int']['output'];
  /** The masks [Masks]. */
  readonly masks: ReadonlyArray<MaskRules>;
  /** How many plays each participant makes [Play]. */
  readonly playsPerParticipant: Scalars['Int']['output'];
  /** How many cards a pocket holds [Play]. */
  readonly pocketSize: Scalars['Int']['output'];
  /** The classes of proposals [Proposals]; none where there are no proposals. */
  readonly proposalClasses: ReadonlyArray<ProposalClassRules>;
  /** The most that the stakes can be [Play]. */
  readonly stakesMaximum: Scalars['Int']['output'];
  /** The stakes at the start of a game [Play]. */
  readonly stakesStart: Scalars['Int']['output'];
  /** What is done at the table of a game besides playing [Play]; none in the editions. */
  readonly tableActions: ReadonlyArray<TableActionRules>;
  /** The tricks [Tricks]. */
  readonly tricks: ReadonlyArray<TrickRules>;
  /** How many hours after its end a game may be voided [Ending a Game]. */
  readonly voidHours: Scalars['Int']['output'];
};

/** How a player of a dynasty stood. */
export type DynastyStanding = Standing & {
  readonly __typename?: 'DynastyStanding';
  /** Games that had ended; one that is voided later counts until then. */
  readonly games: Scalars['Int']['output'];
  /** The Magistrelli [Magistrelli]. */
  readonly magistrelli: Scalars['Int']['output'];
  /** The pegs. */
  readonly pegs: Scalars['Float']['output'];
  /** Who. */
  readonly player: Player;
  /** The score of all games that had ended. */
  readonly score: Scalars['Int']['output'];
  /** Of these, games as Campione. */
  readonly won: Scalars['Int']['output'];
};

/** A dynasty in numbers: of what everybody may see. */
export type DynastyStatistics = {
  readonly __typename?: 'DynastyStatistics';
  /** Bets that were placed. */
  readonly bets: Scalars['Int']['output'];
  /** Those who have played a game to its end, most victories first; at most 100. */
  readonly campioni: ReadonlyArray<CampioneCount>;
  /** Plays with a claim [Play]. */
  readonly claims: Scalars['Int']['output'];
  /** Of these, claims that were too high and scored nothing [K5]. */
  readonly claimsFailed: Scalars['Int']['output'];
  /** How often a Fine named a player. */
  readonly fines: Scalars['Int']['output'];
  /** Games that have ended and were not voided. */
  readonly gamesEnded: Scalars['Int']['output'];
  /** Games that were started. */
  readonly gamesStarted: Scalars['Int']['output'];
  /** Games that were voided [K21]. */
  readonly gamesVoided: Scalars['Int']['output'];
  /** Cards played, in all games. */
  readonly plays: Scalars['Int']['output'];
  /** What all plays scored. */
  readonly pointsScored: Scalars['Int']['output'];
  /** Of these, Sfide that were accepted. */
  readonly sfideAccepted: Scalars['Int']['output'];
  /** Sfide that were offered. */
  readonly sfideOffered: Scalars['Int']['output'];
  /** In how many games each trick was active, in the order of the ruleset. */
  readonly tricks: ReadonlyArray<TrickCount>;
  /** Games that ended without a Campione. */
  readonly withoutCampione: Scalars['Int']['output'];
};

/** A suit of the deck of Giolitti [The Deck]. */
export type DynastySuitRules = {
  readonly __typename?: 'DynastySuitRules';
  /** Whether its cards are Arcana [Arcana]. */
  readonly arcana: Scalars['Boolean']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its ranks, the highest first. */
  readonly ranks: ReadonlyArray<DynastyRankRules>;
  /** Its code. */
  readonly suit: Scalars['String']['output'];
};

/** A player met a condition of victory of the rules, and won the dynasty, which is over [General]. */
export type DynastyWon = Event & {
  readonly __typename?: 'DynastyWon';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The winner; of several who share the victory, the one with the most pegs. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** All winners: several where the rules let them share the victory. */
  readonly winners: ReadonlyArray<Player>;
};

/** A ruleset that the server ships, complete. */
export type Edition = {
  readonly __typename?: 'Edition';
  /** The SHA-256 of the document as canonical JSON. */
  readonly digest: Scalars['String']['output'];
  /** The document itself. */
  readonly document: Scalars['JSON']['output'];
  /** What it says, by property; null for a round's. */
  readonly dynasty: Maybe<DynastyRules>;
  /** Such as `round-10/2021-08-24`; not one that `Query.node` knows. */
  readonly id: Scalars['ID']['output'];
  /** Which game it is for. */
  readonly kind: SeasonKind;
  /** What it says, by property; null for a dynasty's. */
  readonly round: Maybe<RoundRules>;
  /** The rules told in sections. */
  readonly sections: ReadonlyArray<RuleSection>;
  /** For people. */
  readonly title: Scalars['String']['output'];
};

/** Why the effects of an adopted proposal were not applied. */
export type EffectFailure = {
  readonly __typename?: 'EffectFailure';
  /** The place of the effect that was in the way, from 0. */
  readonly effect: Scalars['Int']['output'];
  /** What was in the way. */
  readonly refusal: Refusal;
};

/** Who gets what as a contract ends. */
export type EndContractInput = {
  /** Who gets what is left. */
  readonly restTo: Scalars['ID']['input'];
  /** Who gets which share, at most 20; left out for nobody. */
  readonly shares?: InputMaybe<ReadonlyArray<ShareInput>>;
};

/** Of a round: the Judge's term ends; the chair is vacant then. */
export type EndJudgeTermEffect = {
  readonly __typename?: 'EndJudgeTermEffect';
  /** Whose. */
  readonly player: Player;
};

/** Who is endorsed. */
export type EndorseCandidateInput = {
  /** The candidacy, of the present week. */
  readonly candidacyId: Scalars['ID']['input'];
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** A player took an endorsement back [Judges]. */
export type EndorsementWithdrawn = Event & {
  readonly __typename?: 'EndorsementWithdrawn';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The candidacy, as it is now. */
  readonly candidacy: Candidacy;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** Who no longer endorses. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Something that happened in a season, told after it was on disk. */
export type Event = {
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
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
  /** How many there are in all; null where only some are asked for, which nobody has counted. */
  readonly totalCount: Maybe<Scalars['Int']['output']>;
};

/** An event in a list. */
export type EventEdge = {
  readonly __typename?: 'EventEdge';
  /** Its `seq` as text. */
  readonly cursor: Scalars['String']['output'];
  /** The event. */
  readonly node: Event;
};

/** The types of events, each by the name of its type here. */
export type EventType =
  /** A player did what a rule of the players' own making lets them do [What players may do besides]. */
  | 'ActionTaken'
  /** All lots of the week were decided [Bidding]. */
  | 'AuctionConcluded'
  /** A bet was placed [Gambling]. */
  | 'BetPlaced'
  /** A part of a game's bets was settled [Gambling; K17]. */
  | 'BetsSettled'
  /** A bid failed [Bidding]. */
  | 'BidFailed'
  /** A player came to have less than an open bid says: it is invalid for good [Bidding]. */
  | 'BidInvalidated'
  /** A player bid on a lot for all to see [Bidding]. */
  | 'BidPlaced'
  /** A game has a bookmaker [Gambling]. */
  | 'BookmakerDeclared'
  /** A candidate left, and no longer stands [Judges]. */
  | 'CandidacyDropped'
  /** A player stands for Judge of the next week [Judges]. */
  | 'CandidacyPosted'
  /** A player endorsed a candidate [Judges]. */
  | 'CandidateEndorsed'
  /** A card was played [Play]. */
  | 'CardPlayed'
  /** A player fixed a client seed, or took back what was fixed. */
  | 'ClientSeedSet'
  /** The host set the test clock. */
  | 'ClockAdvanced'
  /** A player's 48 hours are nearly over [Play; K13]. */
  | 'ClockWarned'
  /** A vote of confidence on a ruling began [Judges]. */
  | 'ConfidenceVoteCalled'
  /** A player voted on a ruling, for the first time or again [Judges]. */
  | 'ConfidenceVoteCast'
  /** A vote of confidence ended and was counted [Judges]. */
  | 'ConfidenceVoteConcluded'
  /** Little of the time for a vote of confidence is left; whoever has not voted has this in the inbox. */
  | 'ConfidenceVoteWarned'
  /** A party consented to a contract [Contracts]. */
  | 'ContractAccepted'
  /** A contract was amended by consent of all parties. */
  | 'ContractAmended'
  /** The offer of a contract was taken back, or a party left. */
  | 'ContractCancelled'
  /** A party consented to what was proposed. */
  | 'ContractChangeConsented'
  /** A proposal lapsed. */
  | 'ContractChangeDropped'
  /** Something was proposed to the parties of a contract. */
  | 'ContractChangeProposed'
  /** A party declined a contract. */
  | 'ContractDeclined'
  /** A player gave a contract items [Contracts]. */
  | 'ContractDeposited'
  /** All parties left: the contract is dissolved, its items are destroyed. */
  | 'ContractDissolved'
  /** A contract was ended by consent of all parties. */
  | 'ContractEnded'
  /** A contract was offered [Contracts]. */
  | 'ContractOffered'
  /** A contract paid, as a clause provides [Contracts]. */
  | 'ContractPaid'
  /** A party of a contract left. */
  | 'ContractPartyLeft'
  /** A player deals from now on [Starting a Game]. */
  | 'DealerHandedOn'
  /** A player got a duck: from the host, or by a proposal [Ducks]. */
  | 'DuckCreated'
  /** A player who is leaving lost a duck, and everything that it had [Players]. */
  | 'DuckLost'
  /** A player traded with a duck of their own [Trade]. */
  | 'DuckTraded'
  /** The host ended the dynasty. */
  | 'DynastyClosed'
  /** The dynasty was made. */
  | 'DynastyCreated'
  /** A player met a condition of victory of the rules, and won the dynasty, which is over [General]. */
  | 'DynastyWon'
  /** A player took an endorsement back [Judges]. */
  | 'EndorsementWithdrawn'
  /** A card of a placed hand had its effect [Fortunes]. */
  | 'FortuneTold'
  /** Nothing can be played in a game any more [Play]. */
  | 'GameClosed'
  /** The Fine was made, and what the game moves was moved [Ending a Game; K14]. */
  | 'GameEnded'
  /** A score in a game was corrected [V24]. */
  | 'GameScoreCorrected'
  /** The stakes of a game were corrected [V24]. */
  | 'GameStakesCorrected'
  /** A game was dealt [Starting a Game]. About the hands it tells only what everybody may see. */
  | 'GameStarted'
  /** A game was voided, and what it had moved was put back [K21]. */
  | 'GameVoided'
  /** A proposal corrected the place of a hand [Prizes]. */
  | 'HandCorrected'
  /** A hand was placed and its prize paid [Prizes]. */
  | 'HandPlaced'
  /** A hand was presented for all to see [Presenting a Hand]. */
  | 'HandPresented'
  /** A player is the first host from now on [Hosting and Joining]. */
  | 'HostHandedOn'
  /** By vote a player hosts in place of everybody who did [Hosting and Joining]. */
  | 'HostReplaced'
  /** A player hosts, too [Hosting and Joining]. */
  | 'HostShared'
  /** A player no longer hosts [Hosting and Joining]. */
  | 'HostUnshared'
  /** The income of a phase, less tax [Phases], or what the rules pay for something that happened [AD3]. */
  | 'IncomePaid'
  /** The invitation code was changed. Only the host sees this. */
  | 'InviteRotated'
  /** The host of a rehearsal gave items. */
  | 'ItemsGranted'
  /** The host appointed the Judge of the first week [Judges]. */
  | 'JudgeAppointed'
  /** The candidacies of a week were counted, and one became Judge for the next [Judges]. */
  | 'JudgeElected'
  /** A player assents to the removal of the Judge [Judges]. */
  | 'JudgeRemovalAssented'
  /** The chair became vacant [Judges]. */
  | 'JudgeTermEnded'
  /** A proposal says until when somebody is Judge [Judges]. */
  | 'JudgeTermSet'
  /** A question or a statement was put to the Judge [Judges]. */
  | 'JusticeRequested'
  /** A lot was drawn [Lots]. */
  | 'LotGenerated'
  /** A lot went to the bidder with the highest priority [Bidding]. */
  | 'LotSold'
  /** A mask was revealed under another [Masks]. */
  | 'MaskRevealed'
  /** A player wears another mask, or none [Masks]. */
  | 'MaskWorn'
  /** The account of a player was deleted, and the name with it: what the player did stays [Players]. */
  | 'NameErased'
  /** The holder of an office put something right, or voided it, without a vote [Offices]. */
  | 'OfficeCorrected'
  /** Somebody came to hold an office [Offices]. */
  | 'OfficeFilled'
  /** A player gave up an office [Offices]. */
  | 'OfficeResigned'
  /** A proposal says until when somebody holds an office [Offices]. */
  | 'OfficeTermSet'
  /** A player voted for the holder of an office [Offices]. */
  | 'OfficeVoteCast'
  /**
   * The server was away for longer than its setting: each player's clock and each time to reveal that ran meanwhile
   * is longer by that much, from its return on [Seasons]. What the clock does by itself kept its instant.
   */
  | 'OutageCredited'
  /** By vote a pause ends earlier [Hosting and Joining]. */
  | 'PauseShortened'
  /** A phase began [Phases]. */
  | 'PhaseStarted'
  /** A player who was idle takes part again [Players]. */
  | 'PlayerCameBack'
  /** Somebody became a player [Players]. */
  | 'PlayerJoined'
  /** A player ceased to be one [Players]. */
  | 'PlayerLeft'
  /** A player made a Player Lot [The Auction House]. */
  | 'PlayerLotCreated'
  /** The creator of a Player Lot left [Players]. */
  | 'PlayerLotDestroyed'
  /** Nobody won a Player Lot: its items went back to the player who made it [The Auction House]. */
  | 'PlayerLotReturned'
  /** A player went idle: keeps what is there and takes part in nothing [Players]. */
  | 'PlayerWentIdle'
  /** The holder of an office reminded players [Offices]. */
  | 'PlayersReminded'
  /** A proposal was popular as its voting period ended [Proposals]. */
  | 'ProposalAdopted'
  /** A proposal was not popular as its voting period ended [Proposals]. */
  | 'ProposalRejected'
  /** Somebody retracted a proposal [Proposal-Makers]. */
  | 'ProposalRetracted'
  /** Somebody made a proposal [Proposals]. */
  | 'ProposalSubmitted'
  /** The holder of an office vetoed a proposal, which failed at once [Offices; L4]. */
  | 'ProposalVetoed'
  /** A player said whether they would play [Readiness]. */
  | 'ReadinessSet'
  /** A trick that is not active was scored [Masks]. */
  | 'RealiUsed'
  /** Secret actions are to be revealed from now on; whoever has to has this in the inbox [Secret Information]. */
  | 'RevelationOpened'
  /** Little of the time to reveal secret actions is left; whoever still has to has this in the inbox. */
  | 'RevelationWarned'
  /** The host ended the round. */
  | 'RoundClosed'
  /** The round was made. */
  | 'RoundCreated'
  /** The round began. */
  | 'RoundStarted'
  /** A player has what it takes to win, and the round is over [Victory]. */
  | 'RoundWon'
  /** A new revision of the ruleset is in force; running games keep theirs [K19]. */
  | 'RulesetPublished'
  /** The Judge ruled on a request [Judges]. */
  | 'RulingIssued'
  /** The Judge overturned a ruling of their own, and owes a new one [Judges]. */
  | 'RulingOverturned'
  /** A player said something in a channel. */
  | 'Said'
  /** Somebody sat down at a table for War [Tables]. */
  | 'SatDown'
  /** Its host said what the season is called and what it is about. */
  | 'SeasonDescribed'
  /** By vote the season pauses [Hosting and Joining]. */
  | 'SeasonPaused'
  /** A pause is over: whatever waited is later by its length [Hosting and Joining]. */
  | 'SeasonResumed'
  /** A hash was committed [Secret Information]. */
  | 'SecretActionCommitted'
  /** A secret action failed [Secret Information]. */
  | 'SecretActionFailed'
  /** A text was revealed [Secret Information]. */
  | 'SecretActionRevealed'
  /** Secret actions of a former calendar kept their date, and can now be revealed. */
  | 'SecretActionsMatured'
  /** A Sfida was answered [Play]. */
  | 'SfidaAnswered'
  /** A Sfida was offered [Play]. */
  | 'SfidaOffered'
  /** Somebody played the slots [Slots]. */
  | 'SlotsPlayed'
  /** Somebody stood up before play ended [Tables]. */
  | 'StoodUp'
  /** Something was done at the table of a game besides playing [Play; V25]. */
  | 'TableActionTaken'
  /** A third party bid on a Player Lot [Bidding on Works of Art]. */
  | 'ThirdPartyBidGenerated'
  /**
   * A third party won a Player Lot: its Works of Art are in the Gallery, and everything else stays in
   * the lot [Bidding on Works of Art].
   */
  | 'ThirdPartyWon'
  /** The dice put identical hands in an order, by a coin toss where there are two [Prizes]. */
  | 'TieTossed'
  /**
   * Nobody was in the round, nothing was left to be decided, and its calendar stood still: the weeks,
   * phases and auctions since then did not happen. It goes on with the next action.
   */
  | 'TimeSkipped'
  /** An offer was taken back, or a party left [Trade]. */
  | 'TradeCancelled'
  /** An offer was declined [Trade]. */
  | 'TradeDeclined'
  /** A trade took place [Trade]. */
  | 'TradeDone'
  /** A side lacked an item when the other consented: the trade is off [Trade]. */
  | 'TradeOff'
  /** A trade was offered [Trade]. */
  | 'TradeOffered'
  /** Trungs were traded in [Trung]. */
  | 'TrungsTradedIn'
  /** What the rules keep account of was set [Tracked values]. */
  | 'ValueSet'
  /** Somebody voted, changed a vote or took it back [Proposals]. */
  | 'VoteCast'
  /** Little of the voting period of a proposal is left; whoever has not voted has this in the inbox. */
  | 'VoteWarned'
  /** A player agreed to both wagers, and put their own on the table [War]. */
  | 'WarAgreed'
  /** Both drew a card [War]. */
  | 'WarDrawn'
  /** A player said what they would wager. Agreements are taken back [War]. */
  | 'WarProposed'
  /** A week's dice can be checked now. */
  | 'WeekEnded'
  /**
   * Hands were placed, or an auction concluded. Each player for whom it meant something has this in the
   * inbox, in place of each lot, hand and failure.
   */
  | 'WeekSettled'
  /** A week began: its dice are bound from here on. */
  | 'WeekStarted'
  /** A Work of Art came into being. */
  | 'WorkCreated'
  /** Another player paid more for a lot than its Works were worth [Bidding on Works of Art]. */
  | 'WorksRevalued';

/** A line of trading in [Trung]. */
export type ExchangeRules = {
  readonly __typename?: 'ExchangeRules';
  /** Its code, for `tradeInTrungs`. */
  readonly exchange: Scalars['String']['output'];
  /** What is created. */
  readonly get: ItemCountRules;
  /** What is given up. */
  readonly give: ItemCountRules;
};

/** A feed of a season. */
export type Feed = {
  readonly __typename?: 'Feed';
  /** Which of its feeds. */
  readonly kind: FeedKind;
  /** Where it is on this server, without a token; null when you may not see the season any more. */
  readonly path: Maybe<Scalars['String']['output']>;
  /** The season; null when you may not see it any more. */
  readonly season: Maybe<Season>;
};

/** What a calendar or a feed reader can fetch of a season. */
export type FeedKind =
  /**
   * iCalendar (RFC 5545): phases, revelation dates, ends of votes, clocks of games; and, with a token,
   * which of them wait for you. At `/calendar/<season>.ics`.
   */
  | 'CALENDAR'
  /** Atom (RFC 4287): the sentences of the newest 50 events. At `/feed/<season>.atom`. */
  | 'EVENTS';

/** What was said as the game ended [Ending a Game]. */
export type Fine = {
  readonly __typename?: 'Fine';
  /** Whether nobody played a card that was not in the hand. */
  readonly clean: Scalars['Boolean']['output'];
  /** Who did. */
  readonly fined: ReadonlyArray<Player>;
  /** Both hands, as they were dealt. */
  readonly hands: ReadonlyArray<DealtHand>;
};

/** A client seed that was fixed before the server's seed was drawn. */
export type FixedClientSeed = {
  readonly __typename?: 'FixedClientSeed';
  /** The event that fixed it: one before the stream's `committedSeq`. */
  readonly fixedSeq: Scalars['Int']['output'];
  /** Whose it is. */
  readonly player: Player;
  /** The SHA-256 of its text. Draws that have it have the text. */
  readonly sha256: Scalars['String']['output'];
};

/** A card of a placed hand had its effect [Fortunes]. */
export type FortuneTold = Event & {
  readonly __typename?: 'FortuneTold';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** What tracked values became by it, where the rules say so. */
  readonly changes: ReadonlyArray<ValueChange>;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The fortune's code. */
  readonly fortune: Scalars['String']['output'];
  /** The hand. */
  readonly hand: Hand;
  /** Whose it is. */
  readonly player: Player;
  /** The dice. */
  readonly rolls: Rolls;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /** What was gained or lost. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Nothing can be played in a game any more [Play]. */
export type GameClosed = Event & {
  readonly __typename?: 'GameClosed';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** How it came. */
  readonly closing: GameClosing;
  /** The game. */
  readonly game: GiolittiGame;
  /** Who resigned by it; null when nobody did. */
  readonly resigned: Maybe<Player>;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** How a game was closed. */
export type GameClosing =
  /** A participant left the dynasty. */
  | 'LEFT'
  /** All plays were made. */
  | 'PLAYED'
  /** A participant resigned. */
  | 'RESIGNED'
  /** A Sfida was rejected. */
  | 'SFIDA_REJECTED'
  /** A participant did not answer a Sfida within 48 hours. */
  | 'SFIDA_TIMED_OUT'
  /** A participant did not play within 48 hours. */
  | 'TURN_TIMED_OUT';

/** A page of games. */
export type GameConnection = {
  readonly __typename?: 'GameConnection';
  /** The games with their cursors. */
  readonly edges: ReadonlyArray<GameEdge>;
  /** The games. */
  readonly nodes: ReadonlyArray<GiolittiGame>;
  /** Where the page is. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A game in a list. */
export type GameEdge = {
  readonly __typename?: 'GameEdge';
  /** Its place. */
  readonly cursor: Scalars['String']['output'];
  /** The game. */
  readonly node: GiolittiGame;
};

/** The Fine was made, and what the game moves was moved [Ending a Game; K14]. */
export type GameEnded = Event & {
  readonly __typename?: 'GameEnded';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** Who won; null when nobody did. */
  readonly campione: Maybe<Player>;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The Fine. */
  readonly fine: Fine;
  /** The game. */
  readonly game: GiolittiGame;
  /** What the Campione gained in Magistrelli; null for nothing. */
  readonly magistrelli: Maybe<MagistrelliChange>;
  /** The mask that gained a Moda; null for none. */
  readonly moda: Maybe<ModaChange>;
  /** The pegs that were gained and lost, in order. */
  readonly pegs: ReadonlyArray<PegChange>;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Which game. */
export type GameInput = {
  /** The game. */
  readonly gameId: Scalars['ID']['input'];
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};

/** What a voided game put back for a player. */
export type GameMovement = {
  readonly __typename?: 'GameMovement';
  /** Magistrelli; below 0 if some were taken back. */
  readonly magistrelli: Scalars['Int']['output'];
  /** Pegs; below 0 if some were taken back. */
  readonly pegs: Scalars['Int']['output'];
  /** Whose. */
  readonly player: Player;
};

/** A game after something was done. */
export type GamePayload = Payload & {
  readonly __typename?: 'GamePayload';
  /** The game as it is then. */
  readonly game: Maybe<GiolittiGame>;
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after it: everything up to there is on disk. Null when refused, or
   * when no season is concerned.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** A game as it stood after a play. */
export type GamePosition = {
  readonly __typename?: 'GamePosition';
  /** After which play; 0 for before the first one. */
  readonly afterPlay: Scalars['Int']['output'];
  /** The participants, the starting player first. */
  readonly seats: ReadonlyArray<PositionSeat>;
  /** The stakes. */
  readonly stakes: Scalars['Int']['output'];
};

/** How the games of a player ended, in numbers. */
export type GameRecord = {
  readonly __typename?: 'GameRecord';
  /** Of which nobody was the Campione. */
  readonly drawn: Scalars['Int']['output'];
  /** In which the Fine named the player. */
  readonly fined: Scalars['Int']['output'];
  /** Games that have ended, those that were voided left out. */
  readonly games: Scalars['Int']['output'];
  /** Of which the opponent was the Campione. */
  readonly lost: Scalars['Int']['output'];
  /** Those that the player resigned, one way or another. */
  readonly resigned: Scalars['Int']['output'];
  /** Of which the player was the Campione. */
  readonly won: Scalars['Int']['output'];
};

/** A score in a game was corrected [V24]. */
export type GameScoreCorrected = Event & {
  readonly __typename?: 'GameScoreCorrected';
  /** What it is. */
  readonly after: Scalars['Int']['output'];
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** What it was. */
  readonly before: Scalars['Int']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The proposal that did it; null where the holder of an office did. */
  readonly byProposal: Maybe<Proposal>;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The game. */
  readonly game: GiolittiGame;
  /** Whose score. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The stakes of a game were corrected [V24]. */
export type GameStakesCorrected = Event & {
  readonly __typename?: 'GameStakesCorrected';
  /** What they are. */
  readonly after: Scalars['Int']['output'];
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** What they were. */
  readonly before: Scalars['Int']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The proposal that did it; null where the holder of an office did. */
  readonly byProposal: Maybe<Proposal>;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The game. */
  readonly game: GiolittiGame;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A game was dealt [Starting a Game]. About the hands it tells only what everybody may see. */
export type GameStarted = Event & {
  readonly __typename?: 'GameStarted';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** What Il Toro needs. */
  readonly bersaglio: Scalars['Int']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The game. */
  readonly game: GiolittiGame;
  /** The card of the table. */
  readonly grandCanal: GiolittiCard;
  /**
   * The hashes that players had fixed when it was drawn: they count for the dice of the game after
   * this one.
   */
  readonly nextClientSeeds: ReadonlyArray<FixedClientSeed>;
  /** The SHA-256 of the seed of the game after this one. */
  readonly nextCommitment: Scalars['String']['output'];
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
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

/** A game was voided, and what it had moved was put back [K21]. */
export type GameVoided = Event & {
  readonly __typename?: 'GameVoided';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The proposal that voided it. */
  readonly byProposal: Maybe<Proposal>;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The game. */
  readonly game: GiolittiGame;
  /** What was put back. */
  readonly movements: ReadonlyArray<GameMovement>;
  /** Why, in the words of whoever did it; the title of the proposal that did. */
  readonly reason: Maybe<Scalars['String']['output']>;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** What it takes to draw a lot. */
export type GenerateLotInput = {
  /**
   * Something of your own to stir the dice with, up to 64 letters, digits, `-` or `_`. It counts in a
   * week of `ridotto/1` only, and is ignored in others.
   * @deprecated Nobody may stir the dice of lots: whoever reads the server's seed could choose. `setClientSeed` fixes what counts where players throw for themselves.
   */
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
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after it: everything up to there is on disk. Null when refused, or
   * when no season is concerned.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** On which lot a third party should bid. */
export type GenerateThirdPartyBidInput = {
  /**
   * Something of your own to stir the dice with, up to 64 letters, digits, `-` or `_`. It counts in a
   * week of `ridotto/1` only, and is ignored in others.
   * @deprecated Nobody may stir the dice of third parties: whoever reads the server's seed could choose. `setClientSeed` fixes what counts where players throw for themselves.
   */
  readonly clientSeed?: InputMaybe<Scalars['String']['input']>;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The lot. */
  readonly lotId: Scalars['ID']['input'];
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** A card, with the name that people use. */
export type GiolittiCard = {
  readonly __typename?: 'GiolittiCard';
  /** Its heft as printed. */
  readonly heft: Scalars['Int']['output'];
  /** For people. */
  readonly name: Scalars['String']['output'];
  /** The code of its rank. */
  readonly rank: Scalars['String']['output'];
  /** The code of its suit. */
  readonly suit: Scalars['String']['output'];
};

/** A game of Giolitti, which is its table [Starting a Game]. */
export type GiolittiGame = Node & Table & {
  readonly __typename?: 'GiolittiGame';
  /** Whether a mask made it a random Arcana [Masks]. */
  readonly arcanaGrandCanal: Scalars['Boolean']['output'];
  /**
   * The player it waits for: the one who has to answer the Sfida, otherwise the one whose turn it is; null once
   * it is closed.
   */
  readonly awaited: Maybe<Player>;
  /** What Il Toro needs: 21 plus the heft of the Grand Canal [K7]. */
  readonly bersaglio: Scalars['Int']['output'];
  /** The bets, in order. */
  readonly bets: ReadonlyArray<Bet>;
  /** The bookmaker; null while there is none. */
  readonly bookmaker: Maybe<Player>;
  /** Who won; null while nobody has, and when nobody did. */
  readonly campione: Maybe<Player>;
  /**
   * What each card of the viewer's hand would score now, as `claimable` tells it of one; null for whoever
   * is not told. A card that may not be named again scores nothing.
   */
  readonly claimables: Maybe<ReadonlyArray<ClaimableCard>>;
  /** How it was closed; null while it is not. */
  readonly closing: Maybe<GameClosing>;
  /** The SHA-256 of the seed of the shuffle, published before the deal. */
  readonly commitment: Scalars['String']['output'];
  /** When the clock makes the player who is waited for resign [K13]; later by a pause, from its beginning on. */
  readonly deadline: Maybe<Scalars['DateTime']['output']>;
  /** The dynasty it belongs to. */
  readonly dynasty: Dynasty;
  /** When it ended or was voided. */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /** The revision of the ruleset under which it is played to its end [K19]. */
  readonly environment: Ruleset;
  /** What the Fine said; null before the game has ended. */
  readonly fine: Maybe<Fine>;
  /** Where it is in its life. */
  readonly gameStatus: GameStatus;
  /** The card of the table, which affects both. */
  readonly grandCanal: GiolittiCard;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** What a bet would be worth now [K17]. */
  readonly juice: Scalars['Int']['output'];
  /** Always `GIOLITTI`. */
  readonly kind: TableKind;
  /**
   * Who offered the last Sfida, answered or not, and may not offer another before the opponent does
   * [K12]; null for nobody.
   */
  readonly lastSfidaBy: Maybe<Player>;
  /** The number of the game, from 1 in each dynasty. */
  readonly number: Scalars['Int']['output'];
  /** When it was started. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** The participants, the starting player first. */
  readonly participants: ReadonlyArray<Participant>;
  /** The participants, the starting player first. */
  readonly players: ReadonlyArray<Player>;
  /** The plays, in order. */
  readonly plays: ReadonlyArray<Play>;
  /**
   * The game as it stood before its first play, and after each with what was done before the next one: what a
   * replay shows.
   */
  readonly positions: ReadonlyArray<GamePosition>;
  /** Who resigned, in whatever way; null when nobody did. */
  readonly resigned: Maybe<Player>;
  /** Always null: a dynasty is not a round. */
  readonly round: Maybe<Round>;
  /** The season it belongs to. */
  readonly season: Season;
  /** The seed, once the game has ended: with it anybody can repeat the deal. */
  readonly seed: Maybe<Scalars['String']['output']>;
  /** The position of the journal that this shows. */
  readonly seq: Scalars['Int']['output'];
  /** The Sfida that is pending; null for none. */
  readonly sfida: Maybe<Sfida>;
  /** What the Campione gains and the other loses, 1 to 3 pegs. */
  readonly stakes: Scalars['Int']['output'];
  /** `OPEN` until it is closed; `PLAYED` then; `ABANDONED` when it was voided. */
  readonly status: TableStatus;
  /**
   * The game told move by move, a line each, for people, including what was done between the plays,
   * such as Sfide and bets.
   */
  readonly story: ReadonlyArray<Scalars['String']['output']>;
  /** The tricks of the ruleset, those that are active marked. */
  readonly tricks: ReadonlyArray<ActiveTrick>;
  /** Whose turn it is; null once it is closed. */
  readonly turn: Maybe<Player>;
  /** Why it was voided; null when it was not, or when nobody gave a reason. */
  readonly voidReason: Maybe<Scalars['String']['output']>;
};

/** A player is given items, or a duck. */
export type GiveItemsEffect = {
  readonly __typename?: 'GiveItemsEffect';
  /** The duck that gets them; null when the player does. */
  readonly duck: Maybe<Duck>;
  /** What is given. */
  readonly items: ReadonlyArray<Holding>;
  /** Who gets them, or whose duck does. */
  readonly player: Player;
};

/** Who goes idle: the viewer. */
export type GoIdleInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
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

/** A hand that was revealed or presented [Submitting a Hand]. */
export type Hand = Node & {
  readonly __typename?: 'Hand';
  /** Its cards. */
  readonly cards: ReadonlyArray<CountedCard>;
  /** Why it failed; a presented one fails only as its player leaves. */
  readonly failure: Maybe<SecretActionFailure>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** 1 for the best; null while it is not placed. */
  readonly placement: Maybe<Scalars['Int']['output']>;
  /** When it is placed, fixed as it is presented, and later by a pause; null for a sealed one, whose action has the date. */
  readonly placesAt: Maybe<Scalars['DateTime']['output']>;
  /** Whose it is. */
  readonly player: Player;
  /**
   * What it counts as where hands are ranked as in poker. Null while it is not placed, and for a scored
   * hand, which has a `score`.
   */
  readonly poker: Maybe<PokerRank>;
  /** When it was presented; null for a sealed one. */
  readonly presentedAt: Maybe<Scalars['DateTime']['output']>;
  /** Its score. Null while it is not placed, and for a poker hand, which has a `poker`. */
  readonly score: Maybe<HandScore>;
  /** What became of it. */
  readonly status: HandStatus;
  /** The week in which it was submitted or presented. */
  readonly week: Scalars['Int']['output'];
};

/** A proposal corrected the place of a hand [Prizes]. */
export type HandCorrected = Event & {
  readonly __typename?: 'HandCorrected';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The proposal that did it; null where the holder of an office did. */
  readonly byProposal: Maybe<Proposal>;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The hand, as it is now. */
  readonly hand: Hand;
  /** Its place from then on. */
  readonly placement: Scalars['Int']['output'];
  /** Whose it is. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /** What it scores from then on, in decimal digits; null: what it did. */
  readonly total: Maybe<Scalars['String']['output']>;
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Who deals from now on. */
export type HandOnDealerInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The player. */
  readonly playerId: Scalars['ID']['input'];
  /** The dynasty. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Who hosts from now on. */
export type HandOnHostInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The player. */
  readonly playerId: Scalars['ID']['input'];
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
  /** Whether the viewer, who must be a player, goes on hosting beside the player. */
  readonly stay?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A hand that was presented. */
export type HandPayload = Payload & {
  readonly __typename?: 'HandPayload';
  /** The hand; null when refused. */
  readonly hand: Maybe<Hand>;
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after it: everything up to there is on disk. Null when refused, or
   * when no season is concerned.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** A hand was placed and its prize paid [Prizes]. */
export type HandPlaced = Event & {
  readonly __typename?: 'HandPlaced';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The hand. */
  readonly hand: Hand;
  /** 1 for the best. */
  readonly placement: Scalars['Int']['output'];
  /** Whose it is. */
  readonly player: Player;
  /** What it counts as; null for a scored hand, which has a `score`. */
  readonly poker: Maybe<PokerRank>;
  /** How it scored; null for a poker hand, which has a `poker`. */
  readonly score: Maybe<HandScore>;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /** Cards destroyed, prizes made. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A hand was presented for all to see [Presenting a Hand]. */
export type HandPresented = Event & {
  readonly __typename?: 'HandPresented';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The hand, as it is now. */
  readonly hand: Hand;
  /** Whose it is. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** How hands are submitted [Submitting a Hand]. */
export type HandRules = {
  readonly __typename?: 'HandRules';
  /** The most cards of a hand; null for as many as one has. */
  readonly maximumCards: Maybe<Scalars['Int']['output']>;
  /** The fewest cards of a hand. */
  readonly minimumCards: Scalars['Int']['output'];
  /** Whether they are presented for all to see, and not sealed. */
  readonly open: Scalars['Boolean']['output'];
  /** The code of the phase. */
  readonly phase: Scalars['String']['output'];
};

/** A score: cards × ranks × multiplier + highest, unless the rules have another formula [Scoring]. */
export type HandScore = {
  readonly __typename?: 'HandScore';
  /** How many cards the hand has. */
  readonly cards: Scalars['Float']['output'];
  /**
   * The formula that the rules had instead, in words, such as `c × r(Standard) × m`; `rules` explains it.
   * Null where it was the usual one.
   */
  readonly formula: Maybe<Scalars['String']['output']>;
  /** The number of the highest rank. */
  readonly highest: Scalars['Int']['output'];
  /** Their product; 1 when there is none. */
  readonly multiplier: Scalars['Float']['output'];
  /** The multipliers that the hand qualifies for. */
  readonly multipliers: ReadonlyArray<Multiplier>;
  /** How many ranks the rules define. */
  readonly ranks: Scalars['Int']['output'];
  /** The score, exactly, in decimal digits; below 0 only by a formula. */
  readonly total: Scalars['String']['output'];
};

/** What became of a hand. */
export type HandStatus =
  /** It failed, or its player left. */
  | 'FAILED'
  /** Placed and paid. */
  | 'PLACED'
  /** Revealed or presented, and not yet placed. */
  | 'REVEALED';

/** Two players' games against each other. */
export type HeadToHead = {
  readonly __typename?: 'HeadToHead';
  /** The games, newest first, at most 100. */
  readonly games: ReadonlyArray<GiolittiGame>;
  /** The other. */
  readonly opponent: Player;
  /** The one. */
  readonly player: Player;
  /** How they ended for the first. */
  readonly record: GameRecord;
};

/** How it went between two, for the first. */
export type HeadToHeadTally = {
  readonly __typename?: 'HeadToHeadTally';
  /** By neither. */
  readonly drawn: Scalars['Int']['output'];
  /** Won by the other. */
  readonly lost: Scalars['Int']['output'];
  /** How often. */
  readonly played: Scalars['Int']['output'];
  /** Won by the first. */
  readonly won: Scalars['Int']['output'];
};

/** Something that the viewer may not see. It keeps the journal without gaps. */
export type HiddenEvent = Event & {
  readonly __typename?: 'HiddenEvent';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it: always the clock, whoever it really was. */
  readonly by: Actor;
  /** Always null. */
  readonly channel: Maybe<Channel>;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** That there is nothing to tell. */
  readonly text: Scalars['String']['output'];
  /** Always empty: what moves items is never hidden. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A quantity of one item. */
export type Holding = {
  readonly __typename?: 'Holding';
  /** The card, when it is one. */
  readonly card: Maybe<Card>;
  /**
   * The item's code: `CHIP`, `TRUNG`, `GOLD_STAR`, `STANDARD_PROPOSAL_MAKER`,
   * `CARD:` rank `:` suit, or that of a Work of Art, `WorkOfArt.item`.
   */
  readonly item: Scalars['String']['output'];
  /** For people, in the right number: `Chips`, `Knight of Swords`. */
  readonly name: Scalars['String']['output'];
  /** How many, 1 or more. */
  readonly quantity: Scalars['Float']['output'];
};

/** A player is the first host from now on [Hosting and Joining]. */
export type HostHandedOn = Event & {
  readonly __typename?: 'HostHandedOn';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The player. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** Who was the first host and goes on hosting beside the player; null for nobody. */
  readonly stays: Maybe<Player>;
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** What a host may do in earnest, unless the ruleset leaves it to proposals. */
export type HostPower =
  /** To appoint the Judge of the first week of a round. */
  | 'APPOINT_JUDGE'
  /** To close the season. */
  | 'CLOSE_SEASON'
  /** To publish new rules of a dynasty. */
  | 'PUBLISH_RULESET'
  /** To remove players. */
  | 'REMOVE_PLAYER'
  /** To void games of a dynasty; its dealer can always. */
  | 'VOID_GAME';

/** By vote a player hosts in place of everybody who did [Hosting and Joining]. */
export type HostReplaced = Event & {
  readonly __typename?: 'HostReplaced';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The player. */
  readonly player: Player;
  /** The proposal. */
  readonly proposal: Proposal;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A player hosts, too [Hosting and Joining]. */
export type HostShared = Event & {
  readonly __typename?: 'HostShared';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The player. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A player no longer hosts [Hosting and Joining]. */
export type HostUnshared = Event & {
  readonly __typename?: 'HostUnshared';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The player. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Who hosts a season, and what they may do in earnest [Hosting and Joining]. */
export type Hosting = {
  readonly __typename?: 'Hosting';
  /** When one of them last did something, as host, player or dealer, by the clock of the season. */
  readonly actedAt: Scalars['DateTime']['output'];
  /**
   * From when the players can have another host by proposal, if none of them does anything until then, by the
   * ruleset in force (`/hosting/awayDays`); null where they never can.
   */
  readonly awayAt: Maybe<Scalars['DateTime']['output']>;
  /** Everybody who hosts, the first host first. Only the first one hands the season on and shares it. */
  readonly hosts: ReadonlyArray<Account>;
  /**
   * What is left to those who host, by the ruleset in force (`/hosting/powers`). The rest of these powers is for
   * proposals.
   */
  readonly powers: ReadonlyArray<HostPower>;
};

/** A page of the inbox. */
export type InboxConnection = {
  readonly __typename?: 'InboxConnection';
  /** The entries with their cursors. */
  readonly edges: ReadonlyArray<InboxEdge>;
  /** The number of the very last entry; 0 while there is none. */
  readonly lastNumber: Scalars['Int']['output'];
  /** The entries. */
  readonly nodes: ReadonlyArray<InboxEntry>;
  /** Where the page is. */
  readonly pageInfo: PageInfo;
  /** The number of the last entry that was read; 0 for none. */
  readonly readUpTo: Scalars['Int']['output'];
  /** How many there are in all, or that are not read, where only those are listed. */
  readonly totalCount: Scalars['Int']['output'];
  /** How many entries came after that. */
  readonly unreadCount: Scalars['Int']['output'];
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
  /** What happened; for a season that you may not see any more, only that you were removed, or nothing. */
  readonly event: Event;
  /** What it is about; null for an entry from before there were kinds. */
  readonly kind: Maybe<InboxKind>;
  /** Its number in the viewer's inbox, from 1, without gaps. */
  readonly number: Scalars['Int']['output'];
  /** Whether it was read. */
  readonly read: Scalars['Boolean']['output'];
  /** The season in which it happened; null when you may not see it any more. */
  readonly season: Maybe<Season>;
};

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
  /** Nothing more can be played in a game of yours. Where dealing is automatic it ends at once, and that is told instead. */
  | 'GAME_CLOSED'
  /** The stakes of a game of yours, or your score in it, were corrected. */
  | 'GAME_CORRECTED'
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
  /** You host a season, or deal in one, from now on. */
  | 'HOSTING'
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
  /**
   * Somebody else did something in your game that leaves the turn as it is: revealed a mask, used Reali, or did
   * something else that its rules allow at the table.
   */
  | 'OPPONENT_ACTED'
  /** Somebody bid more than you on a lot. */
  | 'OUTBID'
  /** A proposal of yours was adopted, rejected or vetoed. */
  | 'PROPOSAL_DECIDED'
  /** Items, a duck or a Work of Art came to you from the host or by a proposal, or a player did something to you. */
  | 'RECEIVED'
  /** The holder of an office reminded you of something. */
  | 'REMINDED'
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
  /** The players paused a season of yours, or it goes on. */
  | 'SEASON_PAUSED'
  /** A season of yours began. */
  | 'SEASON_STARTED'
  /** A secret action of yours failed before the settlement. */
  | 'SECRET_ACTION_FAILED'
  /** Your Sfida was accepted. One that is rejected closes the game, and that is told instead. */
  | 'SFIDA_ANSWERED'
  /** A Sfida waits for your answer. */
  | 'SFIDA_OFFERED'
  /** A third party bid on a Player Lot of yours. */
  | 'THIRD_PARTY_BID'
  /** The server was away for long: your clock, or your time to reveal, is longer by that much. */
  | 'TIME_CREDITED'
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

/** What an account wants no word of. */
export type InboxPreferences = {
  readonly __typename?: 'InboxPreferences';
  /** No entries of these kinds are put in, so none are sent either. */
  readonly muted: ReadonlyArray<InboxKind>;
};

/** What happens to players that the rules can pay them for. */
export type IncomeCause =
  /** A hand of the player was placed. */
  | 'HAND_PLACED'
  /** A lot was sold to the player. */
  | 'LOT_WON'
  /** A proposal of the player was adopted. */
  | 'PROPOSAL_ADOPTED'
  /** The player traded with another. */
  | 'TRADE_MADE';

/** The income of a phase, less tax [Phases], or what the rules pay for something that happened [AD3]. */
export type IncomePaid = Event & {
  readonly __typename?: 'IncomePaid';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** What it is paid for; null for the income of a phase. */
  readonly cause: Maybe<IncomeCause>;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** What each player gained. */
  readonly payments: ReadonlyArray<Payment>;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** What somebody with a code may know of the season that it invites to. */
export type Invitation = {
  readonly __typename?: 'Invitation';
  /** What its host says of it; null for nothing. */
  readonly description: Maybe<Scalars['String']['output']>;
  /** By which edition it plays, by its id. */
  readonly edition: Scalars['String']['output'];
  /** Who made it. */
  readonly host: Account;
  /** Which game it is. */
  readonly kind: SeasonKind;
  /** What its host calls it. */
  readonly name: Scalars['String']['output'];
  /** How many play. */
  readonly playerCount: Scalars['Int']['output'];
  /** Whether its clock and items can be set by the host. */
  readonly rehearsal: Scalars['Boolean']['output'];
  /** The season's id, which `joinSeason` takes together with the code; the code alone is enough. */
  readonly seasonId: Scalars['ID']['output'];
  /** Where it is in its life. */
  readonly status: SeasonStatus;
};

/** How others come into a season: for its host. */
export type InvitationLink = {
  readonly __typename?: 'InvitationLink';
  /** The present code. */
  readonly code: Scalars['String']['output'];
  /** The address that has it, to pass on; null where the server does not know its own (`PUBLIC_URL`). */
  readonly url: Maybe<Scalars['String']['output']>;
};

/** The invitation code was changed. Only the host sees this. */
export type InviteRotated = Event & {
  readonly __typename?: 'InviteRotated';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** What the Judge rules. */
export type IssueRulingInput = {
  /** The `seq` of events that it rests on, up to 50. */
  readonly entries?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The request, which must be open. */
  readonly requestId: Scalars['ID']['input'];
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
  /** Anchors of sections of the rules that it rests on, up to 50. */
  readonly sections?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The answer, or the reasons: 1 to 10,000 characters. */
  readonly text: Scalars['String']['input'];
  /** On a statement; left out on a question. */
  readonly verdict?: InputMaybe<Verdict>;
};

/** A number of an item. */
export type ItemCountRules = {
  readonly __typename?: 'ItemCountRules';
  /** The item's code. */
  readonly item: Scalars['String']['output'];
  /** How many. */
  readonly quantity: Scalars['Int']['output'];
};

/** A quantity of one item: give either an item's code and a quantity, or a card. */
export type ItemInput = {
  /** A card. */
  readonly card?: InputMaybe<CardInput>;
  /** An item's code, such as `CHIP`. */
  readonly item?: InputMaybe<Scalars['String']['input']>;
  /** How many of the item, 1 to 1,000,000,000. For cards the card's `count` says it. */
  readonly quantity?: InputMaybe<Scalars['Int']['input']>;
};

/** An item that is not a card. */
export type ItemRules = {
  readonly __typename?: 'ItemRules';
  /** Its code. */
  readonly item: Scalars['String']['output'];
  /** Its name, of one. */
  readonly name: Scalars['String']['output'];
  /** Its name, of several. */
  readonly plural: Scalars['String']['output'];
};

/** The host of a rehearsal gave items. */
export type ItemsGranted = Event & {
  readonly __typename?: 'ItemsGranted';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** To whom. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /** What. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** What it takes to become a player. */
export type JoinSeasonInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /**
   * The code, where the season is by invitation. Without `seasonId` it is the season that it invites to; a
   * repeat with the same key is answered the same as long as the code is in force.
   */
  readonly inviteCode?: InputMaybe<Scalars['String']['input']>;
  /**
   * The name in the season; the account's when left out. 1 to 40 visible characters in one line: no
   * control, format or invisible characters except those within an emoji. Names that look alike count
   * as the same (letter case, spaces, compatibility forms and Unicode's confusables ignored):
   * `NAME_TAKEN`. Nobody takes a name of the house or its offices (Bank, House, clock, steward, Judge, Dealer,
   * server …).
   */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The season; left out where the code is enough. */
  readonly seasonId?: InputMaybe<Scalars['ID']['input']>;
};

/** The host appointed the Judge of the first week [Judges]. */
export type JudgeAppointed = Event & {
  readonly __typename?: 'JudgeAppointed';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** Who was appointed. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The candidacies of a week were counted, and one became Judge for the next [Judges]. */
export type JudgeElected = Event & {
  readonly __typename?: 'JudgeElected';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The candidacy that won. */
  readonly candidacy: Candidacy;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** Every candidacy, the winner first. */
  readonly counts: ReadonlyArray<CandidacyCount>;
  /** Who was elected. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Where disputes about the rules are resolved [Judges]. */
export type JudgeOffice = Node & {
  readonly __typename?: 'JudgeOffice';
  /** Who stood for Judge in a week, in the order of the messages. */
  readonly candidates: CandidacyConnection;
  /** Opaque, and the same for ever. */
  readonly id: Scalars['ID']['output'];
  /** Who sits in the chair; of several Judges, who has sat longest. Null while nobody sits. */
  readonly player: Maybe<Player>;
  /** Who assents to the removal of the Judge; of several, the first to whose removal anybody does. Null while nobody does. */
  readonly removal: Maybe<JudgeRemoval>;
  /** The same for each Judge to whose removal somebody assents. */
  readonly removals: ReadonlyArray<JudgeRemoval>;
  /** What was put to the Judge, the oldest first. */
  readonly requests: JusticeRequestConnection;
  /** The round it belongs to. */
  readonly round: Round;
  /** All rulings, the oldest first. */
  readonly rulings: RulingConnection;
  /** How many Judges there can be: 0 where the rules have none. */
  readonly seats: Scalars['Int']['output'];
  /** The terms of all who sit, in the order in which they took their seats. */
  readonly sitting: ReadonlyArray<JudgeTerm>;
  /** The term of that Judge. */
  readonly term: Maybe<JudgeTerm>;
  /** All terms, the first one first. */
  readonly terms: JudgeTermConnection;
};


/** Where disputes about the rules are resolved [Judges]. */
export type JudgeOfficeCandidatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
  week?: InputMaybe<Scalars['Int']['input']>;
};


/** Where disputes about the rules are resolved [Judges]. */
export type JudgeOfficeRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
  status?: InputMaybe<JusticeRequestStatus>;
};


/** Where disputes about the rules are resolved [Judges]. */
export type JudgeOfficeRulingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
};


/** Where disputes about the rules are resolved [Judges]. */
export type JudgeOfficeTermsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
};

/** A change in the chair of the Judge. */
export type JudgePayload = Payload & {
  readonly __typename?: 'JudgePayload';
  /** The Judge's office; null when refused. */
  readonly judge: Maybe<JudgeOffice>;
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after it: everything up to there is on disk. Null when refused, or
   * when no season is concerned.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** Assents to the removal of the sitting Judge [Judges]. */
export type JudgeRemoval = {
  readonly __typename?: 'JudgeRemoval';
  /** Players who assent. */
  readonly assents: ReadonlyArray<Player>;
  /** The Judge. */
  readonly judge: Player;
  /** How many it takes to remove the Judge. */
  readonly needed: Scalars['Int']['output'];
};

/** A player assents to the removal of the Judge [Judges]. */
export type JudgeRemovalAssented = Event & {
  readonly __typename?: 'JudgeRemovalAssented';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** Whose removal. */
  readonly judge: Player;
  /** Who assents. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A player's time in the chair: one week at most, if the rules have no other term [Judges]. */
export type JudgeTerm = Node & {
  readonly __typename?: 'JudgeTerm';
  /** The candidacy that was elected; null for a Judge whom the host appointed. */
  readonly candidacy: Maybe<Candidacy>;
  /** When it ended; null while it lasts. */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Why it ended; null while it lasts. */
  readonly ending: Maybe<JudgeTermEnd>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** Who sat. */
  readonly player: Player;
  /** When it began. */
  readonly startedAt: Scalars['DateTime']['output'];
  /** From when the end of a week ends it, where a proposal says so; null: it lasts as long as the rules say. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

/** A page of terms. */
export type JudgeTermConnection = {
  readonly __typename?: 'JudgeTermConnection';
  /** The terms with their cursors. */
  readonly edges: ReadonlyArray<JudgeTermEdge>;
  /** The terms. */
  readonly nodes: ReadonlyArray<JudgeTerm>;
  /** Where the page is. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A term in a list. */
export type JudgeTermEdge = {
  readonly __typename?: 'JudgeTermEdge';
  /** Its place. */
  readonly cursor: Scalars['String']['output'];
  /** The term. */
  readonly node: JudgeTerm;
};

/** Why a term in the chair ended [Judges]. */
export type JudgeTermEnd =
  /** The week was over, or the weeks that the rules give it. */
  | 'EXPIRED'
  /** The Judge ceased to be a player. */
  | 'LEFT'
  /** Enough players assented to the removal. */
  | 'REMOVED'
  /** The Judge resigned. */
  | 'RESIGNED'
  /** A proposal ended the term. */
  | 'VOTED_OUT';

/** The chair became vacant [Judges]. */
export type JudgeTermEnded = Event & {
  readonly __typename?: 'JudgeTermEnded';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** Why. */
  readonly ending: JudgeTermEnd;
  /** Who no longer sits. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A proposal says until when somebody is Judge [Judges]. */
export type JudgeTermSet = Event & {
  readonly __typename?: 'JudgeTermSet';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** Who sits. */
  readonly player: Player;
  /** The proposal. */
  readonly proposal: Proposal;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** The term ends with the first week that ends then or later; null: as long as the rules say. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

/** A question or a statement that was put to the Judge [Judges]. */
export type JusticeRequest = Node & {
  readonly __typename?: 'JusticeRequest';
  /** The `seq` of the events that it is about. */
  readonly entries: ReadonlyArray<Scalars['Int']['output']>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** Which of the two it is. */
  readonly kind: JusticeRequestKind;
  /** Its number in the round. */
  readonly number: Scalars['Int']['output'];
  /** Who asks. */
  readonly player: Player;
  /** When it was made. */
  readonly requestedAt: Scalars['DateTime']['output'];
  /** The ruling in force on it. */
  readonly ruling: Maybe<Ruling>;
  /** All rulings on it, overturned ones included, the oldest first. */
  readonly rulings: ReadonlyArray<Ruling>;
  /** The sections of the rules that it is about, as they were then. */
  readonly sections: ReadonlyArray<RuleSection>;
  /** Whether a ruling is owed. */
  readonly status: JusticeRequestStatus;
  /** The question or the statement. */
  readonly words: Scalars['String']['output'];
};

/** A page of requests. */
export type JusticeRequestConnection = {
  readonly __typename?: 'JusticeRequestConnection';
  /** The requests with their cursors. */
  readonly edges: ReadonlyArray<JusticeRequestEdge>;
  /** The requests. */
  readonly nodes: ReadonlyArray<JusticeRequest>;
  /** Where the page is. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A request in a list. */
export type JusticeRequestEdge = {
  readonly __typename?: 'JusticeRequestEdge';
  /** Its place. */
  readonly cursor: Scalars['String']['output'];
  /** The request. */
  readonly node: JusticeRequest;
};

/** The two forms of a request for justice [Judges]. */
export type JusticeRequestKind =
  /** It wants an answer. */
  | 'QUESTION'
  /** It wants a truth value. */
  | 'STATEMENT';

/** A request that was made. */
export type JusticeRequestPayload = Payload & {
  readonly __typename?: 'JusticeRequestPayload';
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /** The request; null when refused. */
  readonly request: Maybe<JusticeRequest>;
  /**
   * The season's journal position after it: everything up to there is on disk. Null when refused, or
   * when no season is concerned.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** Where a request is. */
export type JusticeRequestStatus =
  /** A ruling is in force. */
  | 'ANSWERED'
  /** A ruling is owed. */
  | 'OPEN'
  /** Its ruling was overturned by a vote of confidence: none is in force, and none is owed. */
  | 'SET_ASIDE';

/** A question or a statement was put to the Judge [Judges]. */
export type JusticeRequested = Event & {
  readonly __typename?: 'JusticeRequested';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** Who asks. */
  readonly player: Player;
  /** The request, as it is now. */
  readonly request: JusticeRequest;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A page of a leader board. */
export type LeaderboardConnection = {
  readonly __typename?: 'LeaderboardConnection';
  /** The places with their cursors. */
  readonly edges: ReadonlyArray<LeaderboardEdge>;
  /** The places. */
  readonly nodes: ReadonlyArray<LeaderboardEntry>;
  /** Where the page is. */
  readonly pageInfo: PageInfo;
  /** How many players there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A place in a list. */
export type LeaderboardEdge = {
  readonly __typename?: 'LeaderboardEdge';
  /** Where it is: another page begins there, whoever is above or below by then. */
  readonly cursor: Scalars['String']['output'];
  /** The place. */
  readonly node: LeaderboardEntry;
};

/** A player's place. */
export type LeaderboardEntry = {
  readonly __typename?: 'LeaderboardEntry';
  /** From 1; equal players share a place. */
  readonly place: Scalars['Int']['output'];
  /** Who. */
  readonly player: Player;
  /** What the player has of what is counted: Gold Stars, pegs, Magistrelli … */
  readonly value: Scalars['Float']['output'];
};

/** What players are ordered by. */
export type LeaderboardOrder =
  /** By Magistrelli. */
  | 'MAGISTRELLI'
  /** By pegs. */
  | 'PEGS';

/** Which season to leave. */
export type LeaveSeasonInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/** What became of a line. */
export type LineChange =
  /** It is only in the later section. */
  | 'ADDED'
  /** It was only in the earlier section. */
  | 'REMOVED'
  /** It is in both. */
  | 'SAME';

/** A line of one section or of both. */
export type LineDifference = {
  readonly __typename?: 'LineDifference';
  /** Where it is. */
  readonly change: LineChange;
  /** Markdown. */
  readonly text: Scalars['String']['output'];
};

/**
 * Which end of a list is its beginning, from which `first` and `after` go on. In either order a cursor
 * stands for the same place.
 */
export type ListOrder =
  /** What came last is first. */
  | 'NEWEST_FIRST'
  /** What came first is first. */
  | 'OLDEST_FIRST';

/** A lot [Lots]. */
export type Lot = Node & {
  readonly __typename?: 'Lot';
  /** The bids of players on it that are known, highest priority first; see `thirdPartyBid`. */
  readonly bids: ReadonlyArray<Bid>;
  /** The cards that were drawn for a House Lot. */
  readonly cards: ReadonlyArray<Card>;
  /** Who made a Player Lot, and gains its price; null for a House Lot. */
  readonly creator: Maybe<Player>;
  /** When its cards were drawn, or a player made it. */
  readonly generatedAt: Scalars['DateTime']['output'];
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** What it holds, or held before it was given out. */
  readonly items: ReadonlyArray<Holding>;
  /** Whether the House or a player made it. */
  readonly kind: LotKind;
  /** The valid open bid that would win the lot now, or the bid that won it; null for none. */
  readonly leadingBid: Maybe<Bid>;
  /** The least that can be bid openly, in the currency; null where bids on it are sealed or it is gone. */
  readonly minimumBid: Maybe<Scalars['Float']['output']>;
  /** Its number in the round, used once. */
  readonly number: Scalars['Int']['output'];
  /** What the winner paid, in the currency. */
  readonly price: Maybe<Scalars['Float']['output']>;
  /** How bids are made on it by the rules in force. */
  readonly procedure: BiddingProcedure;
  /** When it was given out. */
  readonly soldAt: Maybe<Scalars['DateTime']['output']>;
  /** Where it is in its life. */
  readonly status: LotStatus;
  /** What a third party bids on it, in the currency; null while none does. `Lot.bids` has those of players. */
  readonly thirdPartyBid: Maybe<Scalars['Float']['output']>;
  /** Who won it. */
  readonly winner: Maybe<Player>;
  /** The Works of Art that it holds. */
  readonly works: ReadonlyArray<WorkOfArt>;
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
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The lot. */
  readonly lot: Lot;
  /** The dice: for each card its suit and then its rank. */
  readonly rolls: Rolls;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The kinds of lots [The Auction House]. */
export type LotKind =
  /** Cards that were drawn. */
  | 'HOUSE'
  /** Items of the player who made it. */
  | 'PLAYER';

/** A lot went to the bidder with the highest priority [Bidding]. */
export type LotSold = Event & {
  readonly __typename?: 'LotSold';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The lot. */
  readonly lot: Lot;
  /** Who won it. */
  readonly player: Player;
  /** What was paid, in the currency. */
  readonly price: Scalars['Float']['output'];
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /** What changed hands. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Where a lot is in its life. */
export type LotStatus =
  /**
   * A Player Lot that is empty, or whose creator left. A lot is empty once a third party has won all that it held:
   * its `price` is null, since no player paid one; what the creator gained is in the journal.
   */
  | 'REMOVED'
  /** A Player Lot whose items went back to the player who made it. */
  | 'RETURNED'
  /** Won by a bidder. */
  | 'SOLD'
  /** Can be won. */
  | 'STANDING';

/** What a player gained in Magistrelli [The Magistrelli System; K15]. */
export type MagistrelliChange = {
  readonly __typename?: 'MagistrelliChange';
  /** Before. */
  readonly from: Scalars['Int']['output'];
  /** Whose. */
  readonly player: Player;
  /** After. */
  readonly to: Scalars['Int']['output'];
};

/** How far the inbox was read. */
export type MarkInboxReadInput = {
  /** Marking twice is the same as marking once: the key is checked, but not needed. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The number of the last entry that was read; all that there are when left out. */
  readonly upTo?: InputMaybe<Scalars['Int']['input']>;
};

/** How far the inbox was read. */
export type MarkInboxReadPayload = Payload & {
  readonly __typename?: 'MarkInboxReadPayload';
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** The number of the last entry that was read. */
  readonly readUpTo: Scalars['Int']['output'];
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /** Always null: no season is concerned. */
  readonly seq: Maybe<Scalars['Int']['output']>;
  /** How many entries came after it. */
  readonly unreadCount: Scalars['Int']['output'];
};

/** A mask and its Moda [Masks, Moda]. */
export type Mask = {
  readonly __typename?: 'Mask';
  /** Its code. */
  readonly mask: Scalars['String']['output'];
  /** Its Moda. */
  readonly moda: Scalars['Int']['output'];
  /** For people. */
  readonly name: Scalars['String']['output'];
  /** Whether no mask has a higher one, or one only has a lower [Moda; K18]. */
  readonly standing: MaskStanding;
  /** What it does for whoever starts a game with it, in plain sentences, as the rules say it [Masks]. */
  readonly text: Scalars['String']['output'];
  /** Who wears it. */
  readonly wornBy: ReadonlyArray<Player>;
};

/** A mask was revealed under another [Masks]. */
export type MaskRevealed = Event & {
  readonly __typename?: 'MaskRevealed';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The game. */
  readonly game: GiolittiGame;
  /** Its code. */
  readonly mask: Scalars['String']['output'];
  /** The player. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A mask [Masks]. */
export type MaskRules = {
  readonly __typename?: 'MaskRules';
  /** Its code. */
  readonly mask: Scalars['String']['output'];
  /** Its Moda at the start of the dynasty [Moda]. */
  readonly moda: Scalars['Int']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** What it does for whoever starts a game with it, in plain sentences, as the rules say it [Masks]. */
  readonly text: Scalars['String']['output'];
};

/** Where a mask is in the fashion. */
export type MaskStanding =
  /** No mask has a lower Moda, and it is not Raffinato. */
  | 'GREGGIO'
  /** Neither. */
  | 'PLAIN'
  /** No mask has a higher Moda. */
  | 'RAFFINATO';

/** A player wears another mask, or none [Masks]. */
export type MaskWorn = Event & {
  readonly __typename?: 'MaskWorn';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The mask's code; null for none. */
  readonly mask: Maybe<Scalars['String']['output']>;
  /** The player. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** What a mask gained in Moda [Moda]. */
export type ModaChange = {
  readonly __typename?: 'ModaChange';
  /** Before. */
  readonly from: Scalars['Int']['output'];
  /** The mask's code. */
  readonly mask: Scalars['String']['output'];
  /** After. */
  readonly to: Scalars['Int']['output'];
};

/** Of a round: items go from whoever has them to whoever should have them. */
export type MoveItemsEffect = {
  readonly __typename?: 'MoveItemsEffect';
  /** What goes from whom to whom. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** From whom which items go to whom. */
export type MoveItemsInput = {
  /** Who has them. */
  readonly from: OwnerInput;
  /** The items, 1 to 300 entries. */
  readonly items: ReadonlyArray<ItemInput>;
  /** Who should have them. */
  readonly to: OwnerInput;
};

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
   * Accepts an offer that was made to you: the whole trade takes place at once [Trade]. If a side
   * lacks an item, the trade is off: then `refusal` is null, `trade.status` is `OFF`, and
   * `trade.lacks` says why. Refusals: `NOT_A_PLAYER`, `NOT_REPUTABLE`, `ROUND_NOT_STARTED`,
   * `ROUND_OVER`, `TRADE_NOT_FOUND`, `TRADE_NOT_YOURS`, `TRADE_OVER`, `PARTNER_NOT_REPUTABLE`,
   * `ITEM_UNTRADABLE`.
   */
  readonly acceptTrade: TradePayload;
  /**
   * Rehearsals: sets the test clock forward; everything due until then happens, each thing at its own
   * instant. Only the host. Refusals: `NOT_THE_HOST`, `NOT_A_REHEARSAL`, `CLOCK_BACKWARDS`,
   * `CLOCK_TOO_FAR`.
   */
  readonly advanceClock: SeasonPayload;
  /**
   * Agrees to both wagers, and puts one's own on the table. When both have agreed, both draw at once,
   * and `war.winner` has everything that was wagered [War]. A player who agreed in an earlier week,
   * and has fixed a client seed for the present one, agrees again with its text before they draw
   * [S24]. Refusals: `MALFORMED`, `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `NO_TABLES`,
   * `TABLE_NOT_FOUND`, `NOT_SITTING`, `NOT_ENOUGH`, `WAGER_MISSING`, `WAGERS_CHANGED`,
   * `ALREADY_AGREED`, `CLIENT_SEED_NEEDED`, `CLIENT_SEED_NOT_FIXED`.
   */
  readonly agreeToWar: WarPayload;
  /**
   * Answers the opponent's Sfida; rejecting it is resigning [Play; K12]. Refusals: `NOT_A_PLAYER`,
   * `DYNASTY_OVER`, `GAME_NOT_FOUND`, `NOT_A_PARTICIPANT`, `GAME_VOIDED`, `GAME_OVER`, `GAME_CLOSED`,
   * `NO_SFIDA`, `OWN_SFIDA`.
   */
  readonly answerSfida: GamePayload;
  /**
   * Appoints a Judge in the first week, while a seat is vacant. Only the host. Refusals:
   * `NOT_THE_HOST`, `NOT_A_HOST_POWER`, `ROUND_OVER`, `NO_JUDGE`, `FIRST_WEEK_OVER`, `PLAYER_NOT_FOUND`,
   * `PLAYER_IDLE`, `CHAIR_TAKEN`, `JUDGE_REMOVED`.
   */
  readonly appointJudge: JudgePayload;
  /**
   * Says who holds an office of the rules from now on [Offices], where the host appoints, or whoever holds another
   * office. Refusals: `OFFICE_UNKNOWN`, `OFFICE_FILLED_OTHERWISE`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `DYNASTY_OVER`,
   * `PLAYER_NOT_FOUND`, `OFFICE_FOR_THE_AWAKE`, `OFFICE_HELD`.
   */
  readonly appointToOffice: AppointToOfficePayload;
  /**
   * Assents to the removal of the Judge, who is removed with the second assent [Judges]. It is meant
   * only for abuse of the office. Refusals: `NOT_A_PLAYER`, `YOU_ARE_THE_JUDGE`, `ROUND_NOT_STARTED`,
   * `ROUND_OVER`, `NO_JUDGE`, `CHAIR_VACANT`, `JUDGE_CHANGED`, `ALREADY_ASSENTED`.
   */
  readonly assentToJudgeRemoval: JudgePayload;
  /**
   * Becomes the bookmaker of a game in which one does not play [Gambling]. Refusals: `NOT_A_PLAYER`,
   * `DYNASTY_OVER`, `GAME_NOT_FOUND`, `YOU_ARE_A_PARTICIPANT`, `GAME_VOIDED`, `GAME_OVER`,
   * `GAME_CLOSED`, `NO_BETTING`, `BOOKMAKER_TAKEN`. A player who has bet on the game may become its
   * bookmaker too.
   */
  readonly becomeBookmaker: GamePayload;
  /**
   * Starts the vote of confidence on a ruling, within four days of it; it lasts two days [Judges].
   * Refusals: `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `NO_JUDGE`, `RULING_NOT_FOUND`,
   * `RULING_OVERTURNED`, `CONFIDENCE_VOTE_CALLED`, `TOO_LATE_FOR_CONFIDENCE`.
   */
  readonly callConfidenceVote: ConfidenceVotePayload;
  /**
   * Takes back an offer that you made. Refusals: `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`,
   * `TRADE_NOT_FOUND`, `TRADE_NOT_YOURS`, `TRADE_OVER`.
   */
  readonly cancelTrade: TradePayload;
  /**
   * Votes on a ruling; the vote can be changed until voting ends [Judges]. Votes of those who are
   * players then are counted. Refusals: `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`,
   * `CONFIDENCE_VOTE_NOT_FOUND`, `CONFIDENCE_VOTE_OVER`.
   */
  readonly castConfidenceVote: ConfidenceVotePayload;
  /**
   * Votes on a proposal, from its submission until its voting period ends; the last vote takes the
   * place of those before it. Votes are public [Proposals]. Refusals: `NOT_A_PLAYER`,
   * `ROUND_NOT_STARTED`, `ROUND_OVER`, `DYNASTY_OVER`, `VOTING_OVER`, `PROPOSAL_NOT_FOUND`.
   */
  readonly castVote: ProposalPayload;
  /**
   * Changes the name that others see. It needs all scopes. In seasons that the account has joined it
   * keeps the name under which it joined.
   */
  readonly changeDisplayName: ChangeDisplayNamePayload;
  /**
   * Changes the name to sign in with; the old one is free at once. It needs all scopes and the password,
   * which counts as signing in for the limits. A guest has none yet: `claimGuest`. Refusals:
   * `HANDLE_TAKEN`, `WRONG_CREDENTIALS`, `NO_PASSWORD`, `PASSWORD_TOO_EASY` for a handle that is much like the
   * password, `IDEMPOTENCY_KEY_REUSED`.
   */
  readonly changeHandle: ChangeHandlePayload;
  /**
   * Changes the password, and ends all other sessions. It needs all scopes and the current password,
   * which counts as signing in for the limits.
   */
  readonly changePassword: ChangePasswordPayload;
  /** Turns the viewer's guest account into a full one; everything it has stays. */
  readonly claimGuest: ClaimGuestPayload;
  /**
   * Ends the season without a winner. Only the host. Refusals: `NOT_THE_HOST`, `NOT_A_HOST_POWER`,
   * `ROUND_OVER`, `DYNASTY_OVER`.
   */
  readonly closeSeason: SeasonPayload;
  /**
   * Ends being idle, once as long has passed since going idle as the rules ask [Players]. Refusals: `NOT_A_PLAYER`,
   * `NOT_IDLE`, `BACK_TOO_EARLY`, `ROUND_OVER`, `DYNASTY_OVER`.
   */
  readonly comeBack: SeasonPayload;
  /**
   * Commits a secret action by its hash; you keep the text [Secret Information]. A previous unresolved
   * attempt of the same kind fails. Refusals: `HASH_MALFORMED`, `NOT_A_PLAYER`, `ROUND_NOT_STARTED`,
   * `ROUND_OVER`, `BIDS_ARE_OPEN`, `HANDS_ARE_PRESENTED`, `WRONG_PHASE`, `HASH_TAKEN`.
   */
  readonly commitSecretAction: SecretActionPayload;
  /**
   * Consents to a proposal about a contract, such as a withdrawal, or declines it. With the last
   * consent it is carried out; if that is not possible then, it lapses, and the change says so.
   * Refusals: `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `CHANGE_NOT_FOUND`, `NOT_A_PARTY`,
   * `CHANGE_OVER`, `CONSENT_NOT_AWAITED`.
   */
  readonly consentToContractChange: ContractPayload;
  /**
   * Puts right, or voids, what a proposal could, without a vote [Offices], for the holder of an office whose
   * powers are `CORRECT` or `VOID`: all of the effects or none. `CORRECT`: `giveItems`, `takeItems`, `moveItems`,
   * `correctStanding`, `correctHand`, `correctMagistrelli`, `correctModa`, `changeMask`, `setStakes` and
   * `setScore`; `VOID`: `voidTrade`, `voidTable`, `voidSecretAction` and `voidGame`; what the game has of them.
   * `Query.previewProposal` tells what they would do. Refusals: `MALFORMED`, `OFFICE_UNKNOWN`, `NOT_A_PLAYER`,
   * `OFFICE_NOT_YOURS`, `OFFICE_LACKS_POWER`, `CORRECTION_WINS`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `DYNASTY_OVER`,
   * and those of the effects, with the place of the effect.
   */
  readonly correctByOffice: CorrectByOfficePayload;
  /** Makes a token for a bot or another program. It is shown once. */
  readonly createAccessToken: CreateAccessTokenPayload;
  /**
   * Makes a duck that belongs to a player: while the round is being set up, and in a rehearsal later, too
   * [Ducks]. Only the host. Refusals: `MALFORMED`, `NOT_THE_HOST`, `ROUND_OVER`, `SETUP_OVER`,
   * `NO_DUCKS`, `PLAYER_NOT_FOUND`, `TOO_MANY_DUCKS`.
   */
  readonly createDuck: DuckPayload;
  /**
   * Makes a dynasty of Giolitti; the account becomes its host. It runs at once. Scope `HOST`.
   * Refusals: `EDITION_UNKNOWN`, `RULESET_REFUSED`, `MALFORMED`.
   */
  readonly createDynasty: CreateDynastyPayload;
  /**
   * Makes a token for the address of one feed of a season, for calendars and feed readers, which can send
   * no header. It reads that feed and nothing else, for as long as the account may see the season; it is
   * among `viewer { tokens }`, and ends by `revokeAccessToken`. Needs the scope READ; a token that was made
   * with an access token ends with it. A season that is `PUBLIC` has both feeds without a token too, but
   * then a calendar says nothing of what waits for you. Refusals: `TOO_MANY_TOKENS`, `IDEMPOTENCY_KEY_REUSED`.
   */
  readonly createFeedToken: CreateFeedTokenPayload;
  /**
   * Makes a Player Lot of items that you have, in the Resolution Phase; they are the lot's from then
   * on. It is for the next auction, and you may bid on it [The Auction House]. You can have at most 50
   * at a time. Refusals: `MALFORMED`, `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`,
   * `NO_PLAYER_LOTS`, `WRONG_PHASE`, `ITEM_UNKNOWN`, `CARD_UNKNOWN`, `ITEM_EXCLUDED`,
   * `AMOUNT_NOT_NATURAL`, `NOT_ENOUGH`, `TOO_MANY_LOTS`.
   */
  readonly createPlayerLot: PlayerLotPayload;
  /**
   * Makes a round of the Auction Casino; the account becomes its host. Scope `HOST`. Refusals:
   * `EDITION_UNKNOWN`, `RULESET_REFUSED`, `START_IN_THE_PAST`.
   */
  readonly createRound: CreateRoundPayload;
  /**
   * Makes a ticket with which a browser's EventSource, which can send no header, opens a subscription at
   * `/graphql/stream?ticket=…`. It gives no more than reading, and nothing once this request's token has
   * ended. Needs the scope READ.
   */
  readonly createStreamTicket: CreateStreamTicketPayload;
  /**
   * Makes a Work of Art and gives it to a player: while the round is being set up, and in a rehearsal later, too.
   * Only the host. Otherwise Works come by proposals. Refusals: `MALFORMED`, `NOT_THE_HOST`, `ROUND_OVER`,
   * `SETUP_OVER`, `PLAYER_NOT_FOUND`, `NO_WORKS_OF_ART`.
   */
  readonly createWorkOfArt: WorkOfArtPayload;
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
   * Deletes the account for good: its names, its password, its tokens and its inbox. All its sockets are closed.
   * It leaves the seasons that have not ended, as by `leaveSeason`; what it did in seasons stays, under "Deleted
   * player" and a number. Its handle is not given to anybody again. Whoever hosts what has not ended closes it
   * first (`closeSeason`). It needs all scopes and the password, which counts as signing in for the limits; a
   * guest needs only its token. Over a socket the answer is that it is closed (4401). A repeat is
   * `UNAUTHENTICATED`: the token is gone. Refusals: `STILL_HOSTING`, `WRONG_CREDENTIALS`.
   */
  readonly deleteAccount: DeleteAccountPayload;
  /**
   * Gives a contract items, for nothing in return [Contracts]. Any player may. Refusals:
   * `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `CONTRACT_NOT_FOUND`, `CONTRACT_NOT_OPEN`,
   * `ITEM_UNKNOWN`, `CARD_UNKNOWN`, `ITEM_UNTRADABLE`, `AMOUNT_NOT_NATURAL`, `NOT_ENOUGH`.
   */
  readonly depositIntoContract: ContractPayload;
  /**
   * Says what the season is called and what it is about, until it has ended. Only the host. Refusals:
   * `NOT_THE_HOST`, `ROUND_OVER`, `DYNASTY_OVER`.
   */
  readonly describeSeason: SeasonPayload;
  /**
   * Makes the Fine, which ends a closed game [Ending a Game; K14]. Only the dealer, where dealing is
   * not automatic; the game that was started first goes first. Refusals: `NOT_THE_DEALER`,
   * `DYNASTY_OVER`, `GAME_NOT_FOUND`, `GAME_VOIDED`, `GAME_OVER`, `GAME_NOT_CLOSED`,
   * `EARLIER_GAME_FIRST`.
   */
  readonly endGame: GamePayload;
  /**
   * Endorses a candidate; a player may endorse several [Judges]. Refusals: `NOT_A_PLAYER`, `ROUND_NOT_STARTED`,
   * `ROUND_OVER`, `NO_JUDGE`, `CANDIDACY_NOT_FOUND`, `ALREADY_ENDORSED`.
   */
  readonly endorseCandidate: CandidacyPayload;
  /**
   * Draws the cards of a lot [Lots]. Any player may, outside the Auction Phase, while there are
   * fewer lots than there may be. Refusals: `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`,
   * `WRONG_PHASE`, `ENOUGH_LOTS`.
   */
  readonly generateLot: GenerateLotPayload;
  /**
   * Has a third party bid on a Player Lot in the auction that holds a Work of Art worth more than 0, while
   * sealed bids await their revelation date; once for each lot. The dice say how much, from 75 % to
   * 150 % of the value [Bidding on Works of Art]. Any player may. Refusals: `NOT_A_PLAYER`,
   * `ROUND_NOT_STARTED`, `ROUND_OVER`, `NO_PLAYER_LOTS`, `WRONG_PHASE`, `NO_BIDS_AWAITED`, `LOT_NOT_FOUND`,
   * `NOT_A_PLAYER_LOT`, `LOT_OF_NEXT_AUCTION`, `NO_WORK_OF_VALUE`, `THIRD_PARTY_HAS_BID`.
   */
  readonly generateThirdPartyBid: PlayerLotPayload;
  /**
   * Makes the player idle: it keeps what it has, is not dealt in, counts for no quorum, majority, median or
   * election, and does nothing but come back, leave and talk. Games of a dynasty are resigned; in a round the
   * player stands up from the table and gives up a candidacy and the chair [Players]. Refusals:
   * `NOT_A_PLAYER`, `YOU_ARE_IDLE`, `NO_IDLING`, `ROUND_OVER`, `DYNASTY_OVER`.
   */
  readonly goIdle: SeasonPayload;
  /**
   * Rehearsals: gives a player items. Only the host. Refusals: `NOT_THE_HOST`, `NOT_A_REHEARSAL`,
   * `ROUND_OVER`, `PLAYER_NOT_FOUND`, `ITEM_UNKNOWN`, `CARD_UNKNOWN`, `AMOUNT_NOT_NATURAL`.
   */
  readonly grantItems: SeasonPayload;
  /**
   * Makes a player the dealer of a dynasty, where dealing is not automatic. Only the dealer and those who
   * host [Starting a Game]. Refusals: `NOT_THE_DEALER`, `PLAYER_NOT_FOUND`, `PLAYER_IDLE`, `ALREADY_DEALER`,
   * `DYNASTY_OVER`.
   */
  readonly handOnDealer: SeasonPayload;
  /**
   * Makes a player the first host, in place of the viewer, who may go on hosting beside that player. The player
   * is not asked, and can hand the season on. A viewer who does not play no longer sees a season by invitation.
   * Only the first host, until the season has ended. Refusals: `NOT_THE_HOST`, `NOT_THE_FIRST_HOST`,
   * `NOT_A_PLAYER` (whoever goes on hosting must be one), `PLAYER_NOT_FOUND`, `PLAYER_IDLE`, `ALREADY_HOST`,
   * `ROUND_OVER`, `DYNASTY_OVER`.
   */
  readonly handOnHost: SeasonPayload;
  /**
   * Rules on an open request: an answer to a question, TRUE or FALSE with reasons on a statement
   * [Judges]. Only the Judge. Refusals: `MALFORMED`, `NOT_A_PLAYER`, `NOT_THE_JUDGE`,
   * `ROUND_NOT_STARTED`, `ROUND_OVER`, `REQUEST_NOT_FOUND`, `REQUEST_CLOSED`, `SECTION_UNKNOWN`,
   * `OWN_REQUEST`, `VERDICT_NEEDED`, `VERDICT_MISPLACED`.
   */
  readonly issueRuling: RulingPayload;
  /**
   * Makes the account a player [Players]. Know beforehand whom you are trusting with what: the host can
   * remove you, void games and close the season at any moment, and the operator of the server can read
   * texts entrusted to it and hands of Giolitti. `/docs/trust.md` at the server's address says it all.
   * Refusals: `PLAYED_FOR_SHOW`, `ALREADY_A_PLAYER`, `INVITE_WRONG`, `REJOIN_TOO_EARLY`, `ROUND_OVER`, `NAME_TAKEN`.
   */
  readonly joinSeason: SeasonPayload;
  /**
   * Ends the account's membership. In a round its items are destroyed; in a dynasty pegs and Magistrelli wait
   * for the player to join again [Players]. Refusals: `NOT_A_PLAYER`.
   */
  readonly leaveSeason: SeasonPayload;
  /** Says how far the viewer has read the inbox: on every device, and never backwards. */
  readonly markInboxRead: MarkInboxReadPayload;
  /**
   * Makes the account a candidate for Judge of the next week [Judges]. The candidacies of a week are
   * counted as it ends on Sunday 00:00. Refusals: `MALFORMED`, `NOT_A_PLAYER`, `ROUND_NOT_STARTED`,
   * `ROUND_OVER`, `NO_JUDGE`, `ALREADY_A_CANDIDATE`.
   */
  readonly nominateForJudge: CandidacyPayload;
  /**
   * Offers players a contract, and so consents to it [Contracts]. It begins when the last of its
   * parties has consented. Refusals: `NOT_A_PLAYER`, `NO_CONTRACTS`, `NOT_REPUTABLE`,
   * `ROUND_NOT_STARTED`, `ROUND_OVER`, `CONTRACT_WITH_ONESELF`, `PLAYER_NOT_FOUND`,
   * `PARTNER_NOT_REPUTABLE`, `CLAUSE_IMPOSSIBLE`, `TOO_MANY_OFFERS`.
   */
  readonly offerContract: ContractPayload;
  /**
   * Offers a Sfida: to raise the stakes, or have the opponent resign [Play; K12]. Refusals:
   * `NOT_A_PLAYER`, `DYNASTY_OVER`, `GAME_NOT_FOUND`, `NOT_A_PARTICIPANT`, `GAME_VOIDED`, `GAME_OVER`,
   * `GAME_CLOSED`, `SFIDA_PENDING`, `SFIDA_TWICE_RUNNING`.
   */
  readonly offerSfida: GamePayload;
  /**
   * Offers a player a trade, and so consents to it [Trade]. Nothing is reserved; whether the sides
   * have the items is checked when the trade takes place. With `counterTo` it answers an offer that
   * was made to you, which ends. Refusals: `NOT_A_PLAYER`, `NOT_REPUTABLE`, `ROUND_NOT_STARTED`,
   * `ROUND_OVER`, `PLAYER_NOT_FOUND`, `TRADE_WITH_ONESELF`, `PARTNER_NOT_REPUTABLE`,
   * `TRADE_NOT_FOUND`, `TRADE_NOT_YOURS`, `TRADE_OVER`, `ITEM_UNKNOWN`, `CARD_UNKNOWN`,
   * `ITEM_UNTRADABLE`, `AMOUNT_NOT_NATURAL`, `EMPTY_SIDE`, `TOO_MANY_OFFERS`.
   */
  readonly offerTrade: TradePayload;
  /**
   * Overturns a ruling of one's own within one week; the request is open again, and a new ruling is owed
   * [Judges]. Only the Judge who made it. Refusals: `NOT_A_PLAYER`, `NOT_THE_JUDGE`,
   * `ROUND_NOT_STARTED`, `ROUND_OVER`, `RULING_NOT_FOUND`, `NOT_YOUR_RULING`, `RULING_OVERTURNED`,
   * `TOO_LATE_TO_OVERTURN`.
   */
  readonly overturnRuling: RulingPayload;
  /**
   * Bets on a participant, with the Juice of this moment [Gambling; K17]. Refusals: `NOT_A_PLAYER`,
   * `DYNASTY_OVER`, `GAME_NOT_FOUND`, `YOU_ARE_A_PARTICIPANT`, `GAME_VOIDED`, `GAME_OVER`,
   * `GAME_CLOSED`, `NO_BETTING`, `BET_ON_NO_PARTICIPANT`, `YOU_ARE_THE_BOOKMAKER`, `ALREADY_BET`.
   */
  readonly placeBet: BetPayload;
  /**
   * Bids on a lot for all to see, where bids on it are open [Bidding]. The bid must be higher than
   * the highest valid one on the lot, your own included, and no more than you have. It stands by itself,
   * and becomes invalid for good as soon as you have less than it says. Refusals: `NOT_A_PLAYER`,
   * `ROUND_NOT_STARTED`, `ROUND_OVER`, `BIDS_ARE_SEALED`, `WRONG_PHASE`, `LOT_NOT_FOUND`,
   * `LOT_TAKES_SEALED_BIDS`, `AMOUNT_NOT_NATURAL`, `NOT_ENOUGH`, `BID_TOO_LOW`.
   */
  readonly placeBid: PlaceBidPayload;
  /**
   * Plays a card [Play; K5]. Any card of the deck may be named; naming one that is not held comes out
   * at the Fine. A claim above what the play scores adds nothing, and the play stands. Refusals:
   * `NOT_A_PLAYER`, `DYNASTY_OVER`, `GAME_NOT_FOUND`, `NOT_A_PARTICIPANT`, `GAME_VOIDED`, `GAME_OVER`,
   * `GAME_CLOSED`, `CARD_UNKNOWN`, `AMOUNT_NOT_NATURAL`, `NOT_YOUR_TURN`, `SFIDA_PENDING`,
   * `CARD_ALREADY_PLAYED`.
   */
  readonly playCard: GamePayload;
  /**
   * Plays the slots: sits down, puts in the price, spins, takes the payout and stands up, all in one
   * [Slots]. A refused spin is not a sitting. Refusals: `MALFORMED`, `NOT_A_PLAYER`,
   * `ROUND_NOT_STARTED`, `ROUND_OVER`, `NO_TABLES`, `NOT_ENOUGH`, `ALREADY_SITTING`, `MACHINE_BROKEN`,
   * `NO_SITTINGS_LEFT`, `CLIENT_SEED_NEEDED`, `CLIENT_SEED_NOT_FIXED`.
   */
  readonly playSlots: SlotsPayload;
  /**
   * Presents a hand for all to see, once in each phase for it [Presenting a Hand]. Whether you have
   * the cards is checked now and never again; they stay yours. The hand is placed at `Hand.placesAt`.
   * Refusals: `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `HANDS_ARE_SEALED`, `WRONG_PHASE`,
   * `CARD_UNKNOWN`, `AMOUNT_NOT_NATURAL`, `EMPTY_HAND`, `MALFORMED` for a wrong number of cards,
   * `NOT_ENOUGH`, `ALREADY_PRESENTED`.
   */
  readonly presentHand: HandPayload;
  /**
   * Proposes to amend a contract or to end it, and so consents to that; all other parties have to
   * [Contracts]. Refusals: `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `CONTRACT_NOT_FOUND`,
   * `CONTRACT_NOT_OPEN`, `NOT_A_PARTY`, `CLAUSE_IMPOSSIBLE`, `PLAYER_NOT_FOUND`, `ITEM_UNKNOWN`,
   * `CARD_UNKNOWN`, `AMOUNT_NOT_NATURAL`, `TOO_MANY_OFFERS`.
   */
  readonly proposeContractChange: ContractPayload;
  /**
   * Says what the player would wager, or changes it, which takes both agreements back [War]. A player
   * who is not sitting yet sits down. Refusals: `MALFORMED`, `NOT_A_PLAYER`, `ROUND_NOT_STARTED`,
   * `ROUND_OVER`, `NO_TABLES`, `TABLE_NOT_FOUND`, `ITEM_UNKNOWN`, `CARD_UNKNOWN`,
   * `AMOUNT_NOT_NATURAL`, `NOT_ENOUGH`, `ALREADY_SITTING`, `TABLE_FULL`, `NOT_TO_BE_WAGERED`.
   */
  readonly proposeWar: WarPayload;
  /**
   * Publishes a new revision of the ruleset. Games that were started before it are played to their
   * end under theirs [Starting a Game; K19]. Only the host. Refusals: `NOT_THE_HOST`,
   * `NOT_A_HOST_POWER`, `DYNASTY_OVER`, `RULESET_REFUSED`.
   */
  readonly publishRuleset: SeasonPayload;
  /**
   * Reminds players, into whose inboxes it goes [Offices], for the holder of an office whose power is `REMIND`;
   * each as often in a rules-day as the rules allow. Refusals: `MALFORMED`, `OFFICE_UNKNOWN`, `NOT_A_PLAYER`,
   * `OFFICE_NOT_YOURS`, `OFFICE_LACKS_POWER`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `DYNASTY_OVER`,
   * `PLAYER_NOT_FOUND`, `PLAYER_IDLE`, `ALREADY_REMINDED`.
   */
  readonly remindPlayers: RemindPlayersPayload;
  /**
   * Ends a player's membership, as leaving does. Only the host. Refusals: `NOT_THE_HOST`,
   * `NOT_A_HOST_POWER`, `PLAYER_NOT_FOUND`.
   */
  readonly removePlayer: SeasonPayload;
  /**
   * Puts a question or a statement to the Judge [Judges]. It waits while the chair is vacant.
   * Refusals: `MALFORMED`, `NOT_A_PLAYER`, `YOU_ARE_THE_JUDGE`, `ROUND_NOT_STARTED`, `ROUND_OVER`,
   * `NO_JUDGE`, `SECTION_UNKNOWN`.
   */
  readonly requestJustice: JusticeRequestPayload;
  /**
   * Ends the term of the account as Judge [Judges]. Refusals: `NOT_A_PLAYER`, `NOT_THE_JUDGE`,
   * `ROUND_OVER`.
   */
  readonly resignAsJudge: JudgePayload;
  /**
   * Resigns the game [Play]. Refusals: `NOT_A_PLAYER`, `DYNASTY_OVER`, `GAME_NOT_FOUND`,
   * `NOT_A_PARTICIPANT`, `GAME_VOIDED`, `GAME_OVER`, `GAME_CLOSED`.
   */
  readonly resignGame: GamePayload;
  /**
   * Gives up an office of the rules [Offices]. Refusals: `OFFICE_UNKNOWN`, `NOT_A_PLAYER`, `OFFICE_NOT_YOURS`,
   * `ROUND_NOT_STARTED`, `ROUND_OVER`, `DYNASTY_OVER`.
   */
  readonly resignOffice: ResignOfficePayload;
  /**
   * Retracts a proposal of one's own, until its voting period ends. The item that was used is given
   * back only before the voting period starts [Proposal-Makers]. Refusals: `NOT_A_PLAYER`,
   * `NOT_THE_AUTHOR`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `DYNASTY_OVER`, `VOTING_OVER`, `PROPOSAL_NOT_FOUND`.
   */
  readonly retractProposal: ProposalPayload;
  /**
   * Uses the power of Morante: wears another mask for the rest of the game [Masks; K11]. Refusals:
   * `NOT_A_PLAYER`, `DYNASTY_OVER`, `GAME_NOT_FOUND`, `NOT_A_PARTICIPANT`, `GAME_VOIDED`, `GAME_OVER`,
   * `GAME_CLOSED`, `MASK_UNKNOWN`, `MASKS_WITHOUT_EFFECT`, `MASK_LACKS_POWER`, `POWER_USED`,
   * `SFIDA_DECLARED`, `SAME_MASK`.
   */
  readonly revealMask: GamePayload;
  /**
   * Reveals the text of the committed secret action [Secret Information]. A text with a different hash
   * is refused, and the player can try again. A text with the right hash that declares nothing, or
   * more than 300 bids or entries of cards, fails the action: then `refusal` is null and
   * `secretAction.failure` says why. Refusals: `NOT_A_PLAYER`, `ROUND_OVER`, `NO_SECRET_ACTION`,
   * `NOT_MATURED`, `REVELATION_OVER`, `ALREADY_REVEALED`, `HASH_MISMATCH`.
   */
  readonly revealSecretAction: SecretActionPayload;
  /**
   * Revokes one of the viewer's tokens and the tokens made with it, and closes their sockets: a stolen
   * token leaves nothing behind.
   */
  readonly revokeAccessToken: RevokeAccessTokenPayload;
  /** Makes a new invitation code; the old one ends. Only the host. Refusals: `NOT_THE_HOST`. */
  readonly rotateInvite: RotateInvitePayload;
  /**
   * Says something in a channel, for everybody who sees the season to read; it is not a game action
   * [Actions]. It counts as a mutation for the account's rate limit. Refusals: `MALFORMED`,
   * `NOT_A_PLAYER`, `ROUND_OVER`.
   */
  readonly say: SeasonPayload;
  /**
   * Entrusts bids to the server: it makes the salt, publishes the hash at once, and reveals the text
   * when the action matures [Bidding]. Refusals: `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`,
   * `BIDS_ARE_OPEN`, `WRONG_PHASE`, `LOT_NOT_FOUND`, `LOT_TAKES_OPEN_BIDS`, `LOT_NAMED_TWICE`,
   * `AMOUNT_NOT_NATURAL`.
   */
  readonly sealBids: SecretActionPayload;
  /**
   * Entrusts a hand to the server, as `sealBids` does bids [Submitting a Hand]. Whether the player has
   * the cards is checked on the revelation date. Refusals: `NOT_A_PLAYER`, `ROUND_NOT_STARTED`,
   * `ROUND_OVER`, `HANDS_ARE_PRESENTED`, `WRONG_PHASE`, `CARD_UNKNOWN`, `AMOUNT_NOT_NATURAL`,
   * `EMPTY_HAND`, `MALFORMED` for a wrong number of cards.
   */
  readonly sealHand: SecretActionPayload;
  /**
   * Fixes a client seed of the player's own by its hash. It counts for the dice of the next week that
   * begins, or in a dynasty of the game after the one that is dealt next: those whose server seed is
   * not drawn yet. Then `playSlots`, `agreeToWar` or `setReadiness` take its text. It replaces what
   * was fixed for the same dice before. Refusals: `HASH_MALFORMED`, `MALFORMED`, `NOT_A_PLAYER`,
   * `ROUND_OVER`, `DYNASTY_OVER`.
   */
  readonly setClientSeed: SeasonPayload;
  /**
   * Says of which kinds the viewer wants no entries from now on: all others are put in. What is in the
   * inbox stays.
   */
  readonly setInboxPreferences: SetInboxPreferencesPayload;
  /**
   * Says whether the player would play. With automatic dealing a game starts as soon as two are
   * available [Readiness; Starting a Game]. Refusals: `MALFORMED`, `NOT_A_PLAYER`, `DYNASTY_OVER`,
   * `CLIENT_SEED_NEEDED`, `CLIENT_SEED_NOT_FIXED`.
   */
  readonly setReadiness: SeasonPayload;
  /**
   * Sets what the rules keep account of [Tracked values], where they let you: what is yours, or anybody's.
   * Refusals: `VALUE_UNKNOWN`, `MALFORMED`, `NOT_A_PLAYER`, `VALUE_NOT_YOURS`, `VALUE_SECRET`,
   * `ROUND_NOT_STARTED`, `ROUND_OVER`, `DYNASTY_OVER`, `PLAYER_NOT_FOUND`, `CARD_UNKNOWN`, `VALUE_OUT_OF_LIMITS`.
   */
  readonly setValue: SetValuePayload;
  /**
   * Settles what is left of a game's bets, within 48 hours of rules-time after its end [Gambling;
   * K17]. Where there is a steward, it does so at once. Refusals: `NOT_A_PLAYER`, `DYNASTY_OVER`,
   * `GAME_NOT_FOUND`, `GAME_VOIDED`, `GAME_NOT_ENDED`, `NO_BETS`, `TOO_LATE_TO_SETTLE`,
   * `BETS_SETTLED`.
   */
  readonly settleBets: GamePayload;
  /**
   * Lets a player host, too: all that hosts do, except handing it on and sharing it. It ends when the player leaves.
   * Only the first host, until the season has ended. Refusals: `NOT_THE_HOST`, `NOT_THE_FIRST_HOST`,
   * `PLAYER_NOT_FOUND`, `PLAYER_IDLE`, `ALREADY_HOST`, `ROUND_OVER`, `DYNASTY_OVER`.
   */
  readonly shareHost: SeasonPayload;
  /**
   * Gives a new token for an account. Whoever tries wrong passwords waits longer after each:
   * `RATE_LIMITED` with `retryAfterMs`, whether the handle exists or not.
   */
  readonly signIn: SignInPayload;
  /**
   * Revokes the token that this request carries, and closes its sockets. Signing out of a session
   * leaves the access tokens that it made; signing out of an access token ends those too.
   */
  readonly signOut: SignOutPayload;
  /** Ends all sessions of the account, and their sockets. It needs all scopes. */
  readonly signOutEverywhere: SignOutEverywherePayload;
  /** Makes an account. The token in the payload is shown once. */
  readonly signUp: SignInPayload;
  /**
   * Sits down at a table for War: opposite somebody, or at a new one [Tables, War]. Refusals:
   * `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `NO_TABLES`, `TABLE_NOT_FOUND`,
   * `ALREADY_SITTING`, `TABLE_FULL`.
   */
  readonly sitDown: TablePayload;
  /**
   * Stands up from the table where the player sits. Before a war is decided both keep their wagers
   * [War]. Refusals: `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `NO_TABLES`, `NOT_SITTING`.
   */
  readonly standUp: TablePayload;
  /**
   * Has the server's bots play each other for whoever watches, at a pace that a person can follow: two of them
   * Giolitti, or four the Auction Casino, in a public rehearsal whose host is the house (`Account.bot` of its
   * `host`). No token is needed. There is one of each kind, which is made where there is none; whoever asks
   * gets the same.
   *
   * It is played as long as somebody watches: a live view of it is open. A minute after the last one the bots
   * get up, and they sit down again as soon as there is one, or this is asked. Its clock goes on by itself,
   * waiting for nobody, and after 5,000 events it is closed: then ask again. Nobody but the bots may join it.
   * `Server.practice` says whether it is offered. Refusal: `PRACTICE_NOT_OFFERED`.
   */
  readonly startExhibition: StartExhibitionPayload;
  /**
   * Starts a game between the two available players who waited longest [Starting a Game; K2–K4]. Only
   * the dealer, where dealing is not automatic. Refusals: `NOT_THE_DEALER`, `DYNASTY_OVER`,
   * `NOT_A_REHEARSAL`, `CARD_UNKNOWN`, `CARD_TWICE_IN_DECK`, `TOO_FEW_AVAILABLE`.
   */
  readonly startGame: GamePayload;
  /**
   * Makes an account without a password, good for as long as its token is kept. A guest that is in no
   * season and asks for nothing is forgotten after 30 days.
   */
  readonly startGuest: SignInPayload;
  /**
   * Makes a rehearsal in which the server's bots play with you: you are its host and a player, and can act at
   * once. A round begins in its first Auction Phase; its clock stands still until you set it (`advanceClock`),
   * and bots bid, submit hands and answer trades in each phase that you come to. In a dynasty you are ready, and
   * the first game is dealt within a second or two; for another you set the clock to the next day, since nobody
   * plays two on one day. The season is by invitation; `Season.invitation` has the code for others.
   *
   * Bots get up when nothing has happened for ten minutes, and sit down again as soon as something does.
   * Scopes `HOST` and `PLAY`. `Server.practice` says whether it is offered. Refusals:
   * `PRACTICE_NOT_OFFERED`, `TOO_MANY_PRACTICES`, `TOO_MANY_SEASONS`, `EDITION_UNKNOWN`.
   */
  readonly startPractice: StartPracticePayload;
  /**
   * Submits a proposal, in a round or in a dynasty [Proposals; L4]. A class can ask for reputation or use up an item. The effects are
   * tried at once on the rules and items as they are, and again as the voting period ends. Refusals:
   * `MALFORMED`, `NOT_A_PLAYER`, `NOT_REPUTABLE`, `ROUND_NOT_STARTED`, `ROUND_OVER`,
   * `ARTICLE_EXISTS`, `ARTICLE_UNKNOWN`, `VICTOR_DECLARED`, `PLAYER_NOT_FOUND`, `ITEM_UNKNOWN`, `CARD_UNKNOWN`, `CLASS_UNKNOWN`, `EFFECT_NOT_OF_CLASS`, `AMOUNT_NOT_NATURAL`,
   * `NOT_ENOUGH`, `TOO_MANY_PENDING`, `JOINING_IN_THE_FUTURE`, `RULESET_REFUSED`, `NOTHING_TO_CORRECT`, `TRADE_NOT_FOUND`,
   * `TABLE_NOT_FOUND`, `CONTRACT_NOT_FOUND`, `CONTRACT_NOT_OPEN`, `LOT_NOT_FOUND`, `ITEM_EXCLUDED`,
   * `THIRD_PARTY_HAS_BID`, `CHAIR_VACANT`, `JUDGE_CHANGED`, and those of ducks and of works,
   * `NO_DUCKS`, `DUCK_NOT_FOUND`, `QUACK_ITEM`, `TOO_MANY_DUCKS`, `NO_WORKS_OF_ART` and
   * `WORK_IS_UNIQUE`; of a dynasty `NO_PROPOSALS`, `DYNASTY_OVER`,
   * `TOO_MANY_TODAY`, `MASK_UNKNOWN`, `GAME_NOT_FOUND`, `GAME_VOIDED`, `GAME_OVER`, `STAKES_BEYOND_RULES` and `NO_PARTICIPANT`. `facts.effect` is the place of the
   * effect that is in the way, from 0; `facts.problems` says where a patch goes wrong, and why.
   */
  readonly submitProposal: ProposalPayload;
  /**
   * Does what a rule of the players' own making lets players do [What players may do besides]: it is paid, sets or
   * adds to values, and moves items. Refusals: `ACTION_UNKNOWN`, `MALFORMED`, `NOT_A_PLAYER`, `ACTION_NOT_YOURS`,
   * `ROUND_NOT_STARTED`, `ROUND_OVER`, `DYNASTY_OVER`, `ACTION_NOT_NOW`, `PLAYER_NOT_FOUND`, `CARD_UNKNOWN`,
   * `ACTION_UNPAID`, `ACTION_USED_UP`, `ACTION_LACKS`, `ACTION_IMPOSSIBLE`, `VALUE_OUT_OF_LIMITS`.
   */
  readonly takeAction: TakeActionPayload;
  /**
   * Does something that the rules of a game allow at its table for pegs: takes a trick out of it or brings one
   * into it [Play; V25]. Refusals: `NOT_A_PLAYER`, `DYNASTY_OVER`, `GAME_NOT_FOUND`, `ACTION_UNKNOWN`,
   * `ACTION_NOT_YOURS`, `GAME_VOIDED`, `GAME_OVER`, `GAME_CLOSED`, `SFIDA_PENDING`, `TABLE_ACTION_TOO_LATE`,
   * `ACTION_USED_UP`, `ACTION_UNPAID`, `TRICK_OUT_OF_REACH`.
   */
  readonly takeTableAction: GamePayload;
  /**
   * Trades Trungs in [Trung]. Refusals: `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`,
   * `EXCHANGE_UNKNOWN`, `AMOUNT_NOT_NATURAL`, `NOT_ENOUGH`.
   */
  readonly tradeInTrungs: SeasonPayload;
  /**
   * Trades with a duck of one's own by announcing it: the whole trade happens at once [Trade]. Quack
   * items stay with the player. Refusals: `MALFORMED`, `NOT_A_PLAYER`, `NOT_REPUTABLE`,
   * `ROUND_NOT_STARTED`, `ROUND_OVER`, `NO_DUCKS`, `DUCK_NOT_FOUND`, `DUCK_NOT_YOURS`, `ITEM_UNKNOWN`,
   * `CARD_UNKNOWN`, `ITEM_UNTRADABLE`, `QUACK_ITEM`, `AMOUNT_NOT_NATURAL`, `NOT_ENOUGH`, `DUCK_LACKS`,
   * `EMPTY_SIDE`.
   */
  readonly tradeWithDuck: DuckPayload;
  /**
   * Ends a player's hosting beside the first host, who may end it for anybody; everybody else only ends their own.
   * Refusals: `NOT_THE_HOST`, `NOT_THE_FIRST_HOST`, `NOT_A_CO_HOST`, `LAST_HOST` (the first host hands the season
   * on instead), `ROUND_OVER`, `DYNASTY_OVER`.
   */
  readonly unshareHost: SeasonPayload;
  /**
   * Uses the power of Reali: scores a trick that is not active, on the pocket as it stands [Masks;
   * K11]. It is used up even when the trick's criteria are not met. Refusals: `NOT_A_PLAYER`,
   * `DYNASTY_OVER`, `GAME_NOT_FOUND`, `NOT_A_PARTICIPANT`, `GAME_VOIDED`, `GAME_OVER`, `GAME_CLOSED`,
   * `TRICK_UNKNOWN`, `MASKS_WITHOUT_EFFECT`, `MASK_LACKS_POWER`, `POWER_USED`, `TRICK_ACTIVE`.
   */
  readonly useReali: GamePayload;
  /**
   * Vetoes a proposal, or a Call for Judgement, that is not decided: it fails at once [Offices; L4]. For the holder of an
   * office whose power is `VETO`, unless all other players who are not idle, two or more, are for the proposal. Refusals:
   * `MALFORMED`, `OFFICE_UNKNOWN`, `NOT_A_PLAYER`, `OFFICE_NOT_YOURS`, `OFFICE_LACKS_POWER`, `ROUND_NOT_STARTED`,
   * `ROUND_OVER`, `DYNASTY_OVER`, `VOTING_OVER`, `PROPOSAL_NOT_FOUND`, `ALL_OTHERS_FOR`.
   */
  readonly vetoProposal: ProposalPayload;
  /**
   * Voids a game, until 48 hours of rules-time after its end: it moves nothing, and whatever it moved
   * is put back as far as it is still there [K21]. Only the dealer or the host. Refusals: `MALFORMED`,
   * `NOT_THE_DEALER`, `NOT_A_HOST_POWER`, `DYNASTY_OVER`, `GAME_NOT_FOUND`, `GAME_VOIDED`,
   * `TOO_LATE_TO_VOID`.
   */
  readonly voidGame: GamePayload;
  /**
   * Votes for the holder of an office of the rules [Offices], in place of the vote before: whoever has the votes of more
   * than half of the players, or as `Office.majority` says, holds it from then on. Refusals: `OFFICE_UNKNOWN`, `NOT_A_PLAYER`,
   * `OFFICE_FILLED_OTHERWISE`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `DYNASTY_OVER`, `PLAYER_NOT_FOUND`,
   * `OFFICE_FOR_THE_AWAKE`, `OFFICE_HELD`, `OFFICE_VOTE_STANDS`.
   */
  readonly voteForOffice: VoteForOfficePayload;
  /**
   * Puts on, changes or takes off a mask. A game goes by the mask worn at its start [Masks]. Refusals:
   * `NOT_A_PLAYER`, `DYNASTY_OVER`, `MASK_UNKNOWN`.
   */
  readonly wearMask: SeasonPayload;
  /**
   * Takes an endorsement back [Judges]. Refusals: `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `NO_JUDGE`,
   * `CANDIDACY_NOT_FOUND`, `NOT_ENDORSED`.
   */
  readonly withdrawEndorsement: CandidacyPayload;
  /**
   * Takes items from a contract, as one of its clauses provides [Contracts]. Where the clause needs
   * consent, it is asked for, and the items come when all have consented; where it has a price, that is
   * paid into the contract at the same moment, or nothing moves. Refusals: `NOT_A_PLAYER`,
   * `ROUND_NOT_STARTED`, `ROUND_OVER`, `CONTRACT_NOT_FOUND`, `CONTRACT_NOT_OPEN`,
   * `AMOUNT_NOT_NATURAL`, `CLAUSE_NOT_FOUND`, `CLAUSE_NOT_YOURS`, `ITEM_UNTRADABLE`, `CONTRACT_LACKS`,
   * `CLAUSE_CLOSED`, `CLAUSE_EXCEEDED`, `NOT_ENOUGH` for the price, `TOO_MANY_OFFERS`.
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
export type MutationAgreeToWarArgs = {
  input: AgreeToWarInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationAnswerSfidaArgs = {
  input: AnswerSfidaInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationAppointJudgeArgs = {
  input: AppointJudgeInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationAppointToOfficeArgs = {
  input: AppointToOfficeInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationAssentToJudgeRemovalArgs = {
  input: AssentToJudgeRemovalInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationBecomeBookmakerArgs = {
  input: GameInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationCallConfidenceVoteArgs = {
  input: CallConfidenceVoteInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationCancelTradeArgs = {
  input: CancelTradeInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationCastConfidenceVoteArgs = {
  input: CastConfidenceVoteInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationCastVoteArgs = {
  input: CastVoteInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationChangeDisplayNameArgs = {
  input: ChangeDisplayNameInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationChangeHandleArgs = {
  input: ChangeHandleInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
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
export type MutationComeBackArgs = {
  input: ComeBackInput;
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
export type MutationCorrectByOfficeArgs = {
  input: CorrectByOfficeInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationCreateAccessTokenArgs = {
  input: CreateAccessTokenInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationCreateDuckArgs = {
  input: CreateDuckInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationCreateDynastyArgs = {
  input: CreateDynastyInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationCreateFeedTokenArgs = {
  input: CreateFeedTokenInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationCreatePlayerLotArgs = {
  input: CreatePlayerLotInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationCreateRoundArgs = {
  input: CreateRoundInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationCreateStreamTicketArgs = {
  input?: InputMaybe<CreateStreamTicketInput>;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationCreateWorkOfArtArgs = {
  input: CreateWorkOfArtInput;
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
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationDepositIntoContractArgs = {
  input: DepositIntoContractInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationDescribeSeasonArgs = {
  input: DescribeSeasonInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationEndGameArgs = {
  input: GameInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationEndorseCandidateArgs = {
  input: EndorseCandidateInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationGenerateLotArgs = {
  input: GenerateLotInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationGenerateThirdPartyBidArgs = {
  input: GenerateThirdPartyBidInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationGoIdleArgs = {
  input: GoIdleInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationGrantItemsArgs = {
  input: GrantItemsInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationHandOnDealerArgs = {
  input: HandOnDealerInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationHandOnHostArgs = {
  input: HandOnHostInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationIssueRulingArgs = {
  input: IssueRulingInput;
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
export type MutationMarkInboxReadArgs = {
  input: MarkInboxReadInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationNominateForJudgeArgs = {
  input: NominateForJudgeInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationOfferContractArgs = {
  input: OfferContractInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationOfferSfidaArgs = {
  input: GameInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationOfferTradeArgs = {
  input: OfferTradeInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationOverturnRulingArgs = {
  input: OverturnRulingInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationPlaceBetArgs = {
  input: PlaceBetInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationPlaceBidArgs = {
  input: PlaceBidInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationPlayCardArgs = {
  input: PlayCardInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationPlaySlotsArgs = {
  input: PlaySlotsInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationPresentHandArgs = {
  input: PresentHandInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationProposeContractChangeArgs = {
  input: ProposeContractChangeInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationProposeWarArgs = {
  input: ProposeWarInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationPublishRulesetArgs = {
  input: PublishRulesetInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationRemindPlayersArgs = {
  input: RemindPlayersInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationRemovePlayerArgs = {
  input: RemovePlayerInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationRequestJusticeArgs = {
  input: RequestJusticeInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationResignAsJudgeArgs = {
  input: ResignAsJudgeInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationResignGameArgs = {
  input: GameInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationResignOfficeArgs = {
  input: ResignOfficeInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationRetractProposalArgs = {
  input: RetractProposalInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationRevealMaskArgs = {
  input: RevealMaskInput;
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
export type MutationSayArgs = {
  input: SayInput;
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
export type MutationSetClientSeedArgs = {
  input: SetClientSeedInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationSetInboxPreferencesArgs = {
  input: SetInboxPreferencesInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationSetReadinessArgs = {
  input: SetReadinessInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationSetValueArgs = {
  input: SetValueInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationSettleBetsArgs = {
  input: GameInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationShareHostArgs = {
  input: ShareHostInput;
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
export type MutationSignOutEverywhereArgs = {
  input?: InputMaybe<SignOutEverywhereInput>;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationSitDownArgs = {
  input: SitDownInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationStandUpArgs = {
  input: StandUpInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationStartExhibitionArgs = {
  input: StartExhibitionInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationStartGameArgs = {
  input: StartGameInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationStartGuestArgs = {
  input: StartGuestInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationStartPracticeArgs = {
  input: StartPracticeInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationSubmitProposalArgs = {
  input: SubmitProposalInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationTakeActionArgs = {
  input: TakeActionInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationTakeTableActionArgs = {
  input: TakeTableActionInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationTradeInTrungsArgs = {
  input: TradeInTrungsInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationTradeWithDuckArgs = {
  input: TradeWithDuckInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationUnshareHostArgs = {
  input: UnshareHostInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationUseRealiArgs = {
  input: UseRealiInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationVetoProposalArgs = {
  input: VetoProposalInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationVoidGameArgs = {
  input: VoidGameInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationVoteForOfficeArgs = {
  input: VoteForOfficeInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationWearMaskArgs = {
  input: WearMaskInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationWithdrawEndorsementArgs = {
  input: WithdrawEndorsementInput;
};


/** The root of changing. Each mutation ends as done, refused or failed. */
export type MutationWithdrawFromContractArgs = {
  input: WithdrawFromContractInput;
};

/** The account of a player was deleted, and the name with it: what the player did stays [Players]. */
export type NameErased = Event & {
  readonly __typename?: 'NameErased';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The player, under the name that takes the place of the other. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A duck that is proposed. */
export type NewDuckInput = {
  /** What it would be called, 1 to 40 characters. */
  readonly name: Scalars['String']['input'];
  /** To whom it would belong. */
  readonly playerId: Scalars['ID']['input'];
};

/** Something with an id that `Query.node` finds again. */
export type Node = {
  /** Opaque, and the same for ever. */
  readonly id: Scalars['ID']['output'];
};

/** Stands as a candidate for Judge. */
export type NominateForJudgeInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
  /** The text message of the candidate, 1 to 2,000 characters. */
  readonly text: Scalars['String']['input'];
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

/** Something that one player at a time is, by a rule of the players' own making [Offices]. */
export type Office = {
  readonly __typename?: 'Office';
  /** `OFFICE`: the code of the office whose holder appoints; otherwise null. */
  readonly appointingOffice: Maybe<Scalars['String']['output']>;
  /** Its code. */
  readonly code: Scalars['String']['output'];
  /** How somebody comes to hold it. */
  readonly filledBy: OfficeFilling;
  /** Who holds it now; null while nobody does. */
  readonly holder: Maybe<Player>;
  /** `VOTE`: the votes that are enough, in words; null for those of more than half of the players, and otherwise. */
  readonly majority: Maybe<Scalars['String']['output']>;
  /** What its holder may do beside what values and actions say. */
  readonly powers: ReadonlyArray<OfficePower>;
  /** How often its holder may remind one player in a rules-day; null without that power. */
  readonly remindersPerDay: Maybe<Scalars['Int']['output']>;
  /** From when its holder can be chosen for the next term; null while nobody holds it, and where terms have no end. */
  readonly renewableAt: Maybe<Scalars['DateTime']['output']>;
  /** The anchor of the section or article that it names as its rule: refusals and options of it cite that; null for none. */
  readonly rule: Maybe<Scalars['String']['output']>;
  /** Since when; null while nobody does. */
  readonly since: Maybe<Scalars['DateTime']['output']>;
  /** For how many rules-days one holds it; null: until somebody else does. */
  readonly termDays: Maybe<Scalars['Int']['output']>;
  /** How it is filled and what its holder may do: as the rules say it, Markdown in one line. */
  readonly text: Scalars['String']['output'];
  /** What it is called. */
  readonly title: Scalars['String']['output'];
  /** The end of the term; null while nobody holds it, and where there is none. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
  /** Who votes for whom, where players vote. */
  readonly votes: ReadonlyArray<OfficeVote>;
};

/** The holder of an office put something right, or voided it, without a vote [Offices]. */
export type OfficeCorrected = Event & {
  readonly __typename?: 'OfficeCorrected';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** What was done, in order. What it corrects in games and hands, and what it voids of games and secret actions, is told after it. */
  readonly effects: ReadonlyArray<ProposalEffect>;
  /** The code of the office. */
  readonly office: Scalars['String']['output'];
  /** Who holds it. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** Why. */
  readonly why: Scalars['String']['output'];
};

/** How dice drew the holder of an office: one die with a side for each candidate. `Query.verification` checks it. */
export type OfficeDraw = {
  readonly __typename?: 'OfficeDraw';
  /** Who could be drawn, in the order in which they joined: the die shows the place. */
  readonly candidates: ReadonlyArray<Player>;
  /** Of which game's seed, by its number: it is told with that game's, once it is dealt; null in a round. */
  readonly game: Maybe<Scalars['Int']['output']>;
  /** The throw's own stream. */
  readonly stream: Scalars['String']['output'];
  /** Which of them was drawn, from 1. */
  readonly value: Scalars['Int']['output'];
  /** Of which week's seed; null in a dynasty. */
  readonly week: Maybe<Scalars['Int']['output']>;
};

/** Somebody came to hold an office [Offices]. */
export type OfficeFilled = Event & {
  readonly __typename?: 'OfficeFilled';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** How. */
  readonly filledBy: OfficeFilling;
  /** The code of the office. */
  readonly office: Scalars['String']['output'];
  /** What the dice drew; null where somebody was chosen. */
  readonly officeDraw: Maybe<OfficeDraw>;
  /** Who holds it from then on. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** The end of the term; null where there is none. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

/** How somebody comes to hold an office. */
export type OfficeFilling =
  /** Dice draw one of the players who are not idle, whenever nobody holds it. */
  | 'DICE'
  /** The host appoints. */
  | 'HOST'
  /** Whoever holds another office appoints. */
  | 'OFFICE'
  /** By the votes of more than half of the players, or as `Office.majority` says. */
  | 'VOTE';

/** What the holder of an office may do. */
export type OfficePower =
  /** Put right what proposals can: `Mutation.correctByOffice`. */
  | 'CORRECT'
  /** Remind players: `Mutation.remindPlayers`. */
  | 'REMIND'
  /** Veto proposals: `Mutation.vetoProposal`. */
  | 'VETO'
  /** Void what proposals can: `Mutation.correctByOffice`. */
  | 'VOID';

/** A player gave up an office [Offices]. */
export type OfficeResigned = Event & {
  readonly __typename?: 'OfficeResigned';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The code of the office. */
  readonly office: Scalars['String']['output'];
  /** Who held it. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A proposal says until when somebody holds an office [Offices]. */
export type OfficeTermSet = Event & {
  readonly __typename?: 'OfficeTermSet';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The code of the office. */
  readonly office: Scalars['String']['output'];
  /** Who holds it. */
  readonly player: Player;
  /** The proposal. */
  readonly proposal: Proposal;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** The end of the term; null where there is none. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

/** A vote for the holder of an office. */
export type OfficeVote = {
  readonly __typename?: 'OfficeVote';
  /** For whom. */
  readonly candidate: Player;
  /** Who votes. */
  readonly voter: Player;
};

/** A player voted for the holder of an office [Offices]. */
export type OfficeVoteCast = Event & {
  readonly __typename?: 'OfficeVoteCast';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** For whom; null for nobody any more. */
  readonly for: Maybe<Player>;
  /** The code of the office. */
  readonly office: Scalars['String']['output'];
  /** Who votes. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Something that the viewer can do now. */
export type Option = {
  readonly __typename?: 'Option';
  /** What it would do, in a sentence. */
  readonly description: Scalars['String']['output'];
  /**
   * What else helps to choose: the least bid, a price, what was chosen before … Ids and moments are as
   * in the rest of the API; docs/clients.md lists them by mutation.
   */
  readonly facts: Scalars['JSON']['output'];
  /**
   * What is known of the mutation's input, to be spread into it: the season or the game, and whatever
   * the option is for. All of these are fields of that input, ids and moments as it takes them.
   */
  readonly input: Scalars['JSON']['output'];
  /** The type of that mutation's `input`, such as `PlaceBidInput`. */
  readonly inputType: Scalars['String']['output'];
  /** The name of the mutation that does it. */
  readonly mutation: Scalars['String']['output'];
  /**
   * The fields of the input that are still to be chosen; empty where `input` can be sent as it is.
   * Fields that are not named here may be left out.
   */
  readonly needs: ReadonlyArray<Scalars['String']['output']>;
  /** The rule's anchor in the ruleset's prose. */
  readonly rule: Scalars['String']['output'];
  /** Until when; null when no end is known. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

/**
 * The server was away for longer than its setting: each player's clock and each time to reveal that ran meanwhile
 * is longer by that much, from its return on [Seasons]. What the clock does by itself kept its instant.
 */
export type OutageCredited = Event & {
  readonly __typename?: 'OutageCredited';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** When a server was last there. */
  readonly from: Scalars['DateTime']['output'];
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** When one was back: the moment of the event. */
  readonly until: Scalars['DateTime']['output'];
};

/** Which ruling its Judge overturns. */
export type OverturnRulingInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The ruling. */
  readonly rulingId: Scalars['ID']['input'];
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Whoever can own items. */
export type Owner = {
  readonly __typename?: 'Owner';
  /** The contract, when it is one. */
  readonly contract: Maybe<Contract>;
  /** The duck, when it is one. */
  readonly duck: Maybe<Duck>;
  /** What kind of owner it is. */
  readonly kind: OwnerKind;
  /** The lot, when it is one. */
  readonly lot: Maybe<Lot>;
  /** The player, when it is one. */
  readonly player: Maybe<Player>;
  /** The table, when it is one: wagers are on it until the war is decided. */
  readonly table: Maybe<Table>;
};

/** Whoever can own items: give exactly one of the fields. */
export type OwnerInput = {
  /** A contract in force. */
  readonly contractId?: InputMaybe<Scalars['ID']['input']>;
  /** A duck. */
  readonly duckId?: InputMaybe<Scalars['ID']['input']>;
  /** `true`: the Gallery. */
  readonly gallery?: InputMaybe<Scalars['Boolean']['input']>;
  /** A lot that stands: a House Lot is of cards alone. */
  readonly lotId?: InputMaybe<Scalars['ID']['input']>;
  /** A player. */
  readonly playerId?: InputMaybe<Scalars['ID']['input']>;
};

/** The kinds of owners. */
export type OwnerKind =
  /** Where items come from when made, and go to when destroyed. */
  | 'BANK'
  /** A contract. */
  | 'CONTRACT'
  /** A duck. */
  | 'DUCK'
  /** The Gallery. */
  | 'GALLERY'
  /** A lot of the auction. */
  | 'LOT'
  /** A player. */
  | 'PLAYER'
  /** A table, with the wagers on it. */
  | 'TABLE';

/** Where a page of a connection begins and ends, as the Relay Cursor Connections specification says. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** The cursor of the last edge; null on an empty page. */
  readonly endCursor: Maybe<Scalars['String']['output']>;
  /** Whether there is more after this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether there is more before this page. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first edge; null on an empty page. */
  readonly startCursor: Maybe<Scalars['String']['output']>;
};

/** A player in a game. */
export type Participant = {
  readonly __typename?: 'Participant';
  /** The same for everybody, once everybody may see it: after the Fine, or under a Magician. */
  readonly disclosedHand: Maybe<ReadonlyArray<GiolittiCard>>;
  /**
   * The cards that were dealt: to the participant alone until the Fine, but to everybody under a
   * Magician; null for whoever may not see them.
   */
  readonly hand: Maybe<ReadonlyArray<GiolittiCard>>;
  /** How many random Arcana were dealt to them then [Masks]. */
  readonly handArcana: Scalars['Int']['output'];
  /** How many cards were dealt to them, before random Arcana [Masks]. */
  readonly handCards: Scalars['Int']['output'];
  /** The same, and after the end of the game as it lay then: what whoever comes later is shown. */
  readonly lastPocket: ReadonlyArray<GiolittiCard>;
  /** The mask at the start; null for none. */
  readonly mask: Maybe<Scalars['String']['output']>;
  /** Who. */
  readonly player: Player;
  /** The cards that were played, in order. */
  readonly plays: ReadonlyArray<Play>;
  /** The cards that count for tricks now, the oldest first; the Grand Canal left out [Tricks]. */
  readonly pocket: ReadonlyArray<GiolittiCard>;
  /** The masks that were revealed under it [Morante]. */
  readonly revealedMasks: ReadonlyArray<Scalars['String']['output']>;
  /** The rolling score. */
  readonly score: Scalars['Int']['output'];
  /**
   * What these masks do not do in this game, since its condition was not true as the game began: told as in
   * the rules [V27].
   */
  readonly unmetEffects: ReadonlyArray<Scalars['String']['output']>;
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

/** The season pauses [Hosting and Joining]. */
export type PauseSeasonEffect = {
  readonly __typename?: 'PauseSeasonEffect';
  /** For how many days of the rules. */
  readonly days: Scalars['Int']['output'];
};

/** By vote a pause ends earlier [Hosting and Joining]. */
export type PauseShortened = Event & {
  readonly __typename?: 'PauseShortened';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The proposal. */
  readonly proposal: Proposal;
  /** When. */
  readonly resumesAt: Scalars['DateTime']['output'];
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** What every mutation answers. */
export type Payload = {
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
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
  /** The wealth on which the tax was calculated, exactly: `400` or `1201/3`. */
  readonly wealth: Scalars['String']['output'];
};

/** Pegs that a player gained or lost. */
export type PegChange = {
  readonly __typename?: 'PegChange';
  /** Below 0 for a loss. */
  readonly by: Scalars['Int']['output'];
  /** Whose. */
  readonly player: Player;
  /** Why. */
  readonly reason: PegReason;
};

/** Why pegs were gained or lost. */
export type PegReason =
  /** A bet, or the bookmaker's balance [Gambling]. */
  | 'BET'
  /** The fashion of the mask [Moda]. */
  | 'MODA'
  /** The game's stakes [Ending a Game]. */
  | 'STAKES'
  /** The bets on a game of Succo [Masks]. */
  | 'SUCCO';

/** A phase of the week [Phases]. */
export type PhaseRules = {
  readonly __typename?: 'PhaseRules';
  /** Its days in the order in which they come: 0 for Sunday to 6 for Saturday. */
  readonly days: ReadonlyArray<Scalars['Int']['output']>;
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its code. */
  readonly phase: Scalars['String']['output'];
};

/** A phase began [Phases]. */
export type PhaseStarted = Event & {
  readonly __typename?: 'PhaseStarted';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** Its code. */
  readonly phase: Scalars['String']['output'];
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** The number of the week. */
  readonly week: Scalars['Int']['output'];
};

/** On whom. */
export type PlaceBetInput = {
  /** The game. */
  readonly gameId: Scalars['ID']['input'];
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** A participant. */
  readonly on: Scalars['ID']['input'];
};

/** A bid to be placed. */
export type PlaceBidInput = {
  /** In the currency, a natural number above 0. */
  readonly amount: Scalars['Int']['input'];
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The id of the lot. */
  readonly lotId: Scalars['ID']['input'];
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** A bid that was placed. */
export type PlaceBidPayload = Payload & {
  readonly __typename?: 'PlaceBidPayload';
  /** The auction; null when refused. */
  readonly auction: Maybe<Auction>;
  /** The bid; null when refused. */
  readonly bid: Maybe<Bid>;
  /** The lot that it is on; null when refused. */
  readonly lot: Maybe<Lot>;
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after it: everything up to there is on disk. Null when refused, or
   * when no season is concerned.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** A card that was played [Play]. */
export type Play = {
  readonly __typename?: 'Play';
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** The card that was named. */
  readonly card: GiolittiCard;
  /** The points that were claimed. */
  readonly claim: Scalars['Int']['output'];
  /** From 1 in each game. */
  readonly number: Scalars['Int']['output'];
  /** By whom. */
  readonly player: Player;
  /** What the claim added: all of it or nothing. */
  readonly scored: Scalars['Int']['output'];
  /**
   * The tricks for which it scored: those that its pocket met then and whose points add up to what it scored. Empty where
   * several choices of them do, and where it scored nothing.
   */
  readonly tricks: ReadonlyArray<ClaimableTrick>;
};

/** Which card, for how many points. */
export type PlayCardInput = {
  /** Any card of the deck; its `count` must be left out or 1. */
  readonly card: CardInput;
  /** The points that are claimed; 0 claims nothing. */
  readonly claim?: InputMaybe<Scalars['Int']['input']>;
  /** The game. */
  readonly gameId: Scalars['ID']['input'];
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};

/** A spin. */
export type PlaySlotsInput = {
  /**
   * The text of the client seed that counts this week, fixed with `setClientSeed` before the week began
   * (`Player.clientSeedSha256`): needed with your first throw of the week, not with others.
   */
  readonly clientSeed?: InputMaybe<Scalars['String']['input']>;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** An account's membership in a season. Whoever re-joins is a new player in a round, and the same in a dynasty. */
export type Player = Node & {
  readonly __typename?: 'Player';
  /** Whose it is. */
  readonly account: Account;
  /** Whether a game could be started with the player now [Readiness; K2]; null in a round. */
  readonly available: Maybe<Scalars['Boolean']['output']>;
  /**
   * What the player has of what is paid with: of `Round.currency` in a round, in a dynasty pegs, of which
   * there may be fewer than 0. What lies at a table or in a contract is not counted.
   */
  readonly balance: Scalars['Float']['output'];
  /** Its text, once the player has told it; null before. */
  readonly clientSeed: Maybe<Scalars['String']['output']>;
  /**
   * The SHA-256 of the client seed that counts now: in this week, or for the game that is dealt next.
   * Null for none, and where client seeds are not yet fixed beforehand.
   */
  readonly clientSeedSha256: Maybe<Scalars['String']['output']>;
  /** The player's ducks, oldest first; at most 20. */
  readonly ducks: ReadonlyArray<Duck>;
  /** The player's games, in the order in which they were started; null in a round. */
  readonly games: Maybe<GameConnection>;
  /** All that the player has, cards included. */
  readonly holdings: ReadonlyArray<Holding>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** Since when the player is idle; null for one who takes part [Players]. */
  readonly idleSince: Maybe<Scalars['DateTime']['output']>;
  /** When the membership began; of one who came back, the present one. */
  readonly joinedAt: Scalars['DateTime']['output'];
  /** When it ended; null while it lasts. */
  readonly leftAt: Maybe<Scalars['DateTime']['output']>;
  /** The player's Magistrelli [The Magistrelli System]; null in a round. */
  readonly magistrelli: Maybe<Scalars['Int']['output']>;
  /** The mask that the player wears [Masks]; null for none, and in a round. */
  readonly mask: Maybe<Mask>;
  /** The name in this season. */
  readonly name: Scalars['String']['output'];
  /** The SHA-256 of the client seed that counts from the next week, or from the game after the next, on. */
  readonly nextClientSeedSha256: Maybe<Scalars['String']['output']>;
  /** The player's pegs [Gambling]; null in a round. */
  readonly pegs: Maybe<Scalars['Float']['output']>;
  /** Whether the player would play [Readiness]; null in a round. */
  readonly readiness: Maybe<Scalars['Boolean']['output']>;
  /** How the player's games have ended so far; null in a round. */
  readonly record: Maybe<GameRecord>;
  /** Whether the player has been one without a break for the last seven days [Actions]. */
  readonly reputable: Scalars['Boolean']['output'];
  /** From when the player is reputable. */
  readonly reputableAt: Scalars['DateTime']['output'];
  /** The table where the player sits; null for a player who does not sit. */
  readonly table: Maybe<Table>;
  /** What would be taken from the next income [Phases]. */
  readonly tax: Maybe<Scalars['Int']['output']>;
  /** What the rules keep account of for each player, in their order; at most 50. */
  readonly values: ReadonlyArray<PlayerValue>;
  /** How many games were started since the player last was in one, while available [Readiness]; null in a round. */
  readonly wait: Maybe<Scalars['Int']['output']>;
  /**
   * The wealth on which the tax is calculated, exactly: `400` or `1201/3` [Phases]; null where there
   * is no tax.
   */
  readonly wealth: Maybe<Scalars['String']['output']>;
};


/** An account's membership in a season. Whoever re-joins is a new player in a round, and the same in a dynasty. */
export type PlayerGamesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
  status?: InputMaybe<GameStatus>;
};

/** Something that players may do by a rule of their own making [What players may do besides]. */
export type PlayerAction = {
  readonly __typename?: 'PlayerAction';
  /** Its code, for `takeAction`. */
  readonly code: Scalars['String']['output'];
  /**
   * Why the viewer would be refused now; null where the viewer would not, and for whoever is signed out or
   * looks at the season as it was.
   */
  readonly refusal: Maybe<Refusal>;
  /** The anchor of the section or article that it names as its rule: refusals and options of it cite that; null for none. */
  readonly rule: Maybe<Scalars['String']['output']>;
  /** What it costs, what it does and how often one may: as the rules say it, Markdown in one line. */
  readonly text: Scalars['String']['output'];
  /** What it is called. */
  readonly title: Scalars['String']['output'];
  /** Whether it is done to a card: `takeAction` is then told to which. */
  readonly toCard: Scalars['Boolean']['output'];
  /** Whether it is done to another player: `takeAction` is then told to whom. */
  readonly toPlayer: Scalars['Boolean']['output'];
};

/** A player who was idle takes part again [Players]. */
export type PlayerCameBack = Event & {
  readonly __typename?: 'PlayerCameBack';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The player. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
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

/** Items of a player, or of a duck: give exactly one of the two. */
export type PlayerItemsInput = {
  /** The duck. */
  readonly duckId?: InputMaybe<Scalars['ID']['input']>;
  /** The items, 1 to 300 entries. */
  readonly items: ReadonlyArray<ItemInput>;
  /** The player. */
  readonly playerId?: InputMaybe<Scalars['ID']['input']>;
};

/** Somebody became a player [Players]. */
export type PlayerJoined = Event & {
  readonly __typename?: 'PlayerJoined';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The player. */
  readonly player: Player;
  /** Whether an earlier player comes back, with all that was left behind; in a round nobody does. */
  readonly returned: Scalars['Boolean']['output'];
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A player ceased to be one [Players]. */
export type PlayerLeft = Event & {
  readonly __typename?: 'PlayerLeft';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The open bids of others that lead their lots by it. */
  readonly nextBids: ReadonlyArray<Bid>;
  /** Who it was. */
  readonly player: Player;
  /** Whether the host did it. */
  readonly removed: Scalars['Boolean']['output'];
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /** What was destroyed. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A player made a Player Lot [The Auction House]. */
export type PlayerLotCreated = Event & {
  readonly __typename?: 'PlayerLotCreated';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** What was put into it. */
  readonly items: ReadonlyArray<Holding>;
  /** The lot. */
  readonly lot: Lot;
  /** Who made it. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /** What the lot got. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The creator of a Player Lot left [Players]. */
export type PlayerLotDestroyed = Event & {
  readonly __typename?: 'PlayerLotDestroyed';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The lot. */
  readonly lot: Lot;
  /** Who made it. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /** What was destroyed. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A Player Lot that was made or bid on. */
export type PlayerLotPayload = Payload & {
  readonly __typename?: 'PlayerLotPayload';
  /** The lot; null when refused. */
  readonly lot: Maybe<Lot>;
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after it: everything up to there is on disk. Null when refused, or
   * when no season is concerned.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** Nobody won a Player Lot: its items went back to the player who made it [The Auction House]. */
export type PlayerLotReturned = Event & {
  readonly __typename?: 'PlayerLotReturned';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The lot. */
  readonly lot: Lot;
  /** Who made it. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /** What went back. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A tracked value of a player. */
export type PlayerValue = {
  readonly __typename?: 'PlayerValue';
  /** The same, as the viewer may see it: a secret one only if it is the viewer's own; otherwise null. */
  readonly seen: Maybe<Scalars['JSON']['output']>;
  /** Which. */
  readonly tracked: TrackedValue;
  /** What it is now; null where it is secret. */
  readonly value: Maybe<Scalars['JSON']['output']>;
};

/** A player went idle: keeps what is there and takes part in nothing [Players]. */
export type PlayerWentIdle = Event & {
  readonly __typename?: 'PlayerWentIdle';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The player. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The holder of an office reminded players [Offices]. */
export type PlayersReminded = Event & {
  readonly __typename?: 'PlayersReminded';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** Of what. */
  readonly message: Scalars['String']['output'];
  /** The code of the office. */
  readonly office: Scalars['String']['output'];
  /** Who holds it. */
  readonly player: Player;
  /** Who were reminded. */
  readonly reminded: ReadonlyArray<Player>;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
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

/** What a hand counts as in the table of poker hands [Prizes]: the first line that it meets. */
export type PokerRank = {
  readonly __typename?: 'PokerRank';
  /** The cards, the highest first: the order in which hands of one line are compared. */
  readonly cards: ReadonlyArray<CountedCard>;
  /** The line. */
  readonly hand: PokerHand;
  /** Its place in the table when the hand was placed, 1 for the best. */
  readonly line: Scalars['Int']['output'];
  /** Its name in the rules. */
  readonly name: Scalars['String']['output'];
};

/** What makes a proposal popular. */
export type Popularity = {
  readonly __typename?: 'Popularity';
  /** `FORMULA`: the condition to be met, in words; otherwise null. */
  readonly formula: Maybe<Scalars['String']['output']>;
  /**
   * Of a proposal that declares a winner, ends the season, removes a player or replaces the host: which votes it needs in any
   * case, in words; null of any other, and of those that were submitted before there was such a need.
   */
  readonly grave: Maybe<Scalars['String']['output']>;
  /** `FOR_AT_LEAST_AGAINST` and `QUORUM`: the votes that it needs in all, at the end. */
  readonly minimumVotes: Maybe<Scalars['Int']['output']>;
  /** `QUORUM`: whether it waits until the older ones of its class are decided; otherwise null. */
  readonly oldestFirst: Maybe<Scalars['Boolean']['output']>;
  /** `QUORUM`: the votes that adopt it at once, in words; null for more than half of the players, and otherwise. */
  readonly quorum: Maybe<Scalars['String']['output']>;
  /** `FORMULA`: whether it is decided as soon as missing votes cannot change it; otherwise null. */
  readonly settles: Maybe<Scalars['Boolean']['output']>;
  /** How votes are compared. */
  readonly test: PopularityTest;
  /** `AGAINST_AT_MOST`: the most votes against it that there may be. */
  readonly votes: Maybe<Scalars['Int']['output']>;
};

/** How the votes for and against a proposal are compared. */
export type PopularityTest =
  /** There are no more votes against it than a certain number. */
  | 'AGAINST_AT_MOST'
  /** A condition of the rules' own, `formula`, is met as the voting period ends, or earlier where it `settles`. */
  | 'FORMULA'
  /** There are at least as many votes for it as against, and at least `minimumVotes` in all. */
  | 'FOR_AT_LEAST_AGAINST'
  /** There are more votes for it than against. */
  | 'FOR_MORE_THAN_AGAINST'
  /**
   * There are votes for it from more than half of those who could vote, or as `quorum` says, which adopts it at once; or
   * more votes for it than against as its voting period ends, and at least `minimumVotes` in all.
   */
  | 'QUORUM';

/** A participant as it stood after a play. */
export type PositionSeat = {
  readonly __typename?: 'PositionSeat';
  /** Who. */
  readonly player: Player;
  /** The cards that counted for tricks, the oldest first; the Grand Canal left out [Tricks]. */
  readonly pocket: ReadonlyArray<GiolittiCard>;
  /** The rolling score. */
  readonly score: Scalars['Int']['output'];
};

/** A hand to be presented. */
export type PresentHandInput = {
  /** The cards, at most 300 entries. Naming a card twice takes two of it. */
  readonly cards: ReadonlyArray<CardInput>;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Effects that are looked at before anything is proposed. */
export type PreviewProposalInput = {
  /** The effects in order, at most 20 entries. */
  readonly effects: ReadonlyArray<ProposalEffectInput>;
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
  /** The text of the proposal, for an article that says nothing else; up to 20,000 characters. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
};

/** A proposal [Proposals]. Its text cannot be edited. */
export type Proposal = Node & {
  readonly __typename?: 'Proposal';
  /** Who made it. */
  readonly author: Player;
  /** The code of its class, `STANDARD` or `URGENT`. */
  readonly class: Scalars['String']['output'];
  /** When its voting period ends: it is too late to vote from then on. */
  readonly closesAt: Scalars['DateTime']['output'];
  /** When it was adopted, rejected, vetoed or retracted. */
  readonly decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** What the server does when it is adopted, in order: all of it or nothing. */
  readonly effects: ReadonlyArray<ProposalEffect>;
  /** Why its effects were not applied, though it was adopted. */
  readonly failure: Maybe<EffectFailure>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** The players who have not voted, or had not voted when it was decided. */
  readonly notVoted: ReadonlyArray<Player>;
  /** Its number in the season. */
  readonly number: Scalars['Int']['output'];
  /** When its voting period starts, as it was when it was submitted. */
  readonly opensAt: Scalars['DateTime']['output'];
  /** Whether it is popular as the votes stand, or was when it was decided. */
  readonly popular: Scalars['Boolean']['output'];
  /** What makes it popular, as it was when it was submitted. */
  readonly popularity: Popularity;
  /** What its effects would do if they were applied now; null without any, and once it is decided. */
  readonly preview: Maybe<ProposalPreview>;
  /** The revision of the ruleset that its adoption made. */
  readonly revision: Maybe<Ruleset>;
  /** Where it is in its life. */
  readonly status: ProposalStatus;
  /** When it was submitted. */
  readonly submittedAt: Scalars['DateTime']['output'];
  /** The votes as they stand, or as they were counted in the end. */
  readonly tally: Tally;
  /** What it says, as it was written. */
  readonly text: Scalars['String']['output'];
  /** What it is called. */
  readonly title: Scalars['String']['output'];
  /** The code of the item that was used to make it. */
  readonly used: Maybe<Scalars['String']['output']>;
  /** By whom it was vetoed, and why; null unless it was. */
  readonly veto: Maybe<ProposalVeto>;
  /** The votes, in the order in which the voters joined the season. */
  readonly votes: ReadonlyArray<Vote>;
};

/** A proposal was popular as its voting period ended [Proposals]. */
export type ProposalAdopted = Event & {
  readonly __typename?: 'ProposalAdopted';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** Why its effects were not applied. */
  readonly failure: Maybe<EffectFailure>;
  /** The proposal. */
  readonly proposal: Proposal;
  /** The revision of the ruleset that it made. */
  readonly revision: Maybe<Ruleset>;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What was counted. */
  readonly tally: Tally;
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /** What was given and taken. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A class of proposals [Proposals]. */
export type ProposalClassRules = {
  readonly __typename?: 'ProposalClassRules';
  /** Its code, for `submitProposal`. */
  readonly class: Scalars['String']['output'];
  /** For how many rules-days one is voted on; null where it is until the next phase begins, and where `hours` says it. */
  readonly days: Maybe<Scalars['Int']['output']>;
  /**
   * What one needs besides that declares a winner, ends the season, removes a player or replaces the host, in a sentence; null
   * where it may do none of that.
   */
  readonly grave: Maybe<Scalars['String']['output']>;
  /** For how many hours of rules-time one is voted on, in a dynasty; otherwise null. */
  readonly hours: Maybe<Scalars['Int']['output']>;
  /** Whether it is the class where none is named. */
  readonly isDefault: Scalars['Boolean']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Whether only reputable players may make one. */
  readonly reputableOnly: Scalars['Boolean']['output'];
  /** The code of the item that is used to make one; null for none. */
  readonly uses: Maybe<Scalars['String']['output']>;
};

/** A page of proposals. */
export type ProposalConnection = {
  readonly __typename?: 'ProposalConnection';
  /** The proposals with their cursors. */
  readonly edges: ReadonlyArray<ProposalEdge>;
  /** The proposals. */
  readonly nodes: ReadonlyArray<Proposal>;
  /** Where the page is. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A proposal in a list. */
export type ProposalEdge = {
  readonly __typename?: 'ProposalEdge';
  /** Its place. */
  readonly cursor: Scalars['String']['output'];
  /** The proposal. */
  readonly node: Proposal;
};

/** What the server does when a proposal is adopted. */
export type ProposalEffect = AddArticleEffect | AmendRulesetEffect | ChangeMaskEffect | CloseSeasonEffect | CorrectHandEffect | CorrectMagistrelliEffect | CorrectModaEffect | CorrectStandingEffect | CreateDuckEffect | CreateWorkEffect | DeclareVictorEffect | EndJudgeTermEffect | GiveItemsEffect | MoveItemsEffect | PauseSeasonEffect | RemovePlayerEffect | RepealArticleEffect | ReplaceArticleEffect | ReplaceDealerEffect | ReplaceHostEffect | ResumeSeasonEffect | SetScoreEffect | SetStakesEffect | SetTermEffect | SetValueEffect | TakeItemsEffect | VoidGameEffect | VoidSecretActionEffect | VoidTableEffect | VoidTradeEffect;

/** Something that the server should do: give exactly one of the fields. */
export type ProposalEffectInput = {
  /**
   * Adds an article to the rules: a rule in words, which people uphold and the server does not. Without
   * `markdown` it is the text of the proposal.
   */
  readonly addArticle?: InputMaybe<AddArticleInput>;
  /** Amends the ruleset document: a JSON Patch (RFC 6902). */
  readonly amendRuleset?: InputMaybe<Scalars['JSON']['input']>;
  /** In a dynasty: gives a player a mask, or takes it off. */
  readonly changeMask?: InputMaybe<ChangeMaskInput>;
  /** `true` ends the season, where the ruleset does not leave it to the host: `HOST_POWER`. */
  readonly closeSeason?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * In a round: corrects the place of a hand, and what it scores. Prizes, fortunes and other hands stay as
   * they are: further effects move those. Refused with `HAND_NOT_PLACED`, `HAND_WITHOUT_SCORE`.
   */
  readonly correctHand?: InputMaybe<CorrectHandInput>;
  /** In a dynasty: corrects a player's Magistrelli. */
  readonly correctMagistrelli?: InputMaybe<CorrectMagistrelliInput>;
  /** In a dynasty: corrects a mask's Moda. */
  readonly correctModa?: InputMaybe<CorrectModaInput>;
  /** In a round: corrects since when somebody has been a player. */
  readonly correctStanding?: InputMaybe<StandingInput>;
  /** Makes a duck that belongs to a player. */
  readonly createDuck?: InputMaybe<NewDuckInput>;
  /** In a round: makes a Work of Art and gives it to a player. */
  readonly createWork?: InputMaybe<WorkOfArtInput>;
  /** Has this player win the season, which ends with it. One player at most can be declared the winner. */
  readonly declareVictor?: InputMaybe<Scalars['ID']['input']>;
  /** In a round: ends the term of this player as Judge, whose chair is vacant then. */
  readonly endJudgeTerm?: InputMaybe<Scalars['ID']['input']>;
  /** Gives a player items, or a duck. The only items of a dynasty are pegs, `PEG`. */
  readonly giveItems?: InputMaybe<PlayerItemsInput>;
  /**
   * In a round: moves items from whoever has them to whoever should, all of whom must be there as the
   * voting period ends. Wagers on a table go back with their war: `voidTable`.
   */
  readonly moveItems?: InputMaybe<MoveItemsInput>;
  /**
   * Pauses the season for this number of days of the rules, in a round for whole weeks: 7, 14 … Refused with `SEASON_PAUSED`
   * while it is paused, and with `PAUSE_TOO_LONG`.
   */
  readonly pauseSeason?: InputMaybe<Scalars['Int']['input']>;
  /**
   * Removes this player, where the ruleset does not leave it to the host: `HOST_POWER`. The first host must be
   * replaced before that: `LAST_HOST`.
   */
  readonly removePlayer?: InputMaybe<Scalars['ID']['input']>;
  /** Takes an article out of the rules. */
  readonly repealArticle?: InputMaybe<RepealArticleInput>;
  /** Replaces an article of the rules, by its anchor, wherever it is by then. */
  readonly replaceArticle?: InputMaybe<ReplaceArticleInput>;
  /** In a dynasty: makes this player the dealer; `ALREADY_DEALER`. */
  readonly replaceDealer?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Makes this player host in place of everybody who does. It can be proposed from `Hosting.awayAt` on: refused
   * before with `HOST_NOT_AWAY`; besides, `ALREADY_HOST`, `PLAYER_IDLE`, `PLAYER_NOT_FOUND`.
   */
  readonly replaceHost?: InputMaybe<Scalars['ID']['input']>;
  /**
   * `true` ends the pause with the week of it that is on then, in a dynasty with the day: `SEASON_NOT_PAUSED`,
   * `PAUSE_ENDS_ANYWAY`.
   */
  readonly resumeSeason?: InputMaybe<Scalars['Boolean']['input']>;
  /** In a dynasty: corrects a score in a game that has not ended; `NO_PARTICIPANT`. */
  readonly setScore?: InputMaybe<SetScoreInput>;
  /**
   * In a dynasty: corrects the stakes of a game that has not ended, within what its rules allow:
   * `STAKES_BEYOND_RULES`.
   */
  readonly setStakes?: InputMaybe<SetStakesInput>;
  /**
   * Sets until when somebody holds an office, or, in a round, is Judge. Refused with `OFFICE_UNKNOWN`,
   * `OFFICE_NOT_HELD`, `CHAIR_VACANT`, `JUDGE_CHANGED`, `TERM_IN_THE_PAST`.
   */
  readonly setTerm?: InputMaybe<SetTermInput>;
  /** Sets what the rules keep account of, and is not secret; an effect before it can bring it into the rules. */
  readonly setValue?: InputMaybe<ValueEffectInput>;
  /** Takes items from a player or a duck, who must have them all as the voting period ends. */
  readonly takeItems?: InputMaybe<PlayerItemsInput>;
  /** In a dynasty: voids the game of this id. */
  readonly voidGame?: InputMaybe<Scalars['ID']['input']>;
  /**
   * In a round: has the unresolved secret action of this id fail. What it declares stays as secret as
   * it was.
   */
  readonly voidSecretAction?: InputMaybe<Scalars['ID']['input']>;
  /**
   * In a round: undoes the war or the spin at the table of this id, if whoever won still has it. A war
   * that goes on ends, and wagers go back.
   */
  readonly voidTable?: InputMaybe<Scalars['ID']['input']>;
  /** In a round: undoes the trade of this id, if both still have what they got. */
  readonly voidTrade?: InputMaybe<Scalars['ID']['input']>;
};

/** A proposal that was submitted, retracted, voted on or vetoed. */
export type ProposalPayload = Payload & {
  readonly __typename?: 'ProposalPayload';
  /** The proposal; null when refused. */
  readonly proposal: Maybe<Proposal>;
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after it: everything up to there is on disk. Null when refused, or
   * when no season is concerned.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** What effects would do if they were applied now: all of it, or nothing. */
export type ProposalPreview = {
  readonly __typename?: 'ProposalPreview';
  /** Whether the season would end with it. */
  readonly ends: Scalars['Boolean']['output'];
  /** What would happen besides, in sentences as the journal would have them, in order; empty with a failure. */
  readonly events: ReadonlyArray<Scalars['String']['output']>;
  /** What would be in the way; null when all can be applied. */
  readonly failure: Maybe<EffectFailure>;
  /** The sections of the rules that would read differently; empty with a failure. */
  readonly sections: ReadonlyArray<SectionDifference>;
  /** The items that would move, with all that would come of the effects; empty with a failure. */
  readonly transfers: ReadonlyArray<Transfer>;
  /** Who would win; null with a failure, and where nobody is declared the winner. */
  readonly victor: Maybe<Player>;
  /** Who would win: whoever is declared, or else meets what wins once all has happened; empty with a failure. */
  readonly victors: ReadonlyArray<Player>;
};

/** A proposal was not popular as its voting period ended [Proposals]. */
export type ProposalRejected = Event & {
  readonly __typename?: 'ProposalRejected';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The proposal. */
  readonly proposal: Proposal;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What was counted. */
  readonly tally: Tally;
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Somebody retracted a proposal [Proposal-Makers]. */
export type ProposalRetracted = Event & {
  readonly __typename?: 'ProposalRetracted';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** Who it was. */
  readonly player: Player;
  /** The proposal. */
  readonly proposal: Proposal;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /** The item that was given back. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Where a proposal is in its life. */
export type ProposalStatus =
  /** It was popular. */
  | 'ADOPTED'
  /** The season ended before its voting period did. */
  | 'LAPSED'
  /** Its voting period has not started; it can be voted on all the same. */
  | 'PENDING'
  /** It was not popular. */
  | 'REJECTED'
  /** Its author took it back. */
  | 'RETRACTED'
  /** The holder of an office vetoed it. */
  | 'VETOED'
  /** Its voting period has started and not ended. */
  | 'VOTING';

/** Somebody made a proposal [Proposals]. */
export type ProposalSubmitted = Event & {
  readonly __typename?: 'ProposalSubmitted';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** Who it was. */
  readonly player: Player;
  /** The proposal. */
  readonly proposal: Proposal;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /** The item that was used. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** That a proposal was vetoed [Offices]. */
export type ProposalVeto = {
  readonly __typename?: 'ProposalVeto';
  /** The code of the office. */
  readonly office: Scalars['String']['output'];
  /** Who held it. */
  readonly player: Player;
  /** What the office is called; its code if the rules do not have it any more. */
  readonly title: Scalars['String']['output'];
  /** Why. */
  readonly why: Scalars['String']['output'];
};

/** The holder of an office vetoed a proposal, which failed at once [Offices; L4]. */
export type ProposalVetoed = Event & {
  readonly __typename?: 'ProposalVetoed';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The code of the office. */
  readonly office: Scalars['String']['output'];
  /** Who holds it. */
  readonly player: Player;
  /** The proposal. */
  readonly proposal: Proposal;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The votes as they stood. */
  readonly tally: Tally;
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** Why. */
  readonly why: Scalars['String']['output'];
};

/** A change of a contract: either `amend` or `end`. */
export type ProposeContractChangeInput = {
  /** What it should become. */
  readonly amend?: InputMaybe<AmendContractInput>;
  /** The contract. */
  readonly contractId: Scalars['ID']['input'];
  /** How it should end. */
  readonly end?: InputMaybe<EndContractInput>;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** A wager. */
export type ProposeWarInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
  /** The table; null for the one where you sit, or else for a new one. */
  readonly tableId?: InputMaybe<Scalars['ID']['input']>;
  /** At least one item, at most 300 entries. */
  readonly wager: ReadonlyArray<ItemInput>;
};

/** What is changed. */
export type PublishRulesetInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** A JSON Patch (RFC 6902) of the revision in force. */
  readonly patch: Scalars['JSON']['input'];
  /** The dynasty. */
  readonly seasonId: Scalars['ID']['input'];
};

/** The root of reading. */
export type Query = {
  readonly __typename?: 'Query';
  /**
   * An account by its id, whoever asks; null when there is none. What it shows of its seasons is only what the
   * asker may see. Handles are private: nobody is found by one.
   */
  readonly account: Maybe<Account>;
  /**
   * What a card would score if the viewer played it now, trick by trick [Tricks; K6–K10]. Only for the
   * participant whose turn it is or will be; empty where nothing scores. `BAD_USER_INPUT` for a card
   * that is not in the deck; `FORBIDDEN` for others, and where the dynasty has no such help.
   */
  readonly claimable: ReadonlyArray<ClaimableTrick>;
  /** The rulesets that the server ships. */
  readonly editions: ReadonlyArray<Edition>;
  /**
   * What the server's bots play for show, one season of each game at most: as `startExhibition` has made it, played
   * or at rest. Empty where nobody has asked yet, the last was closed, or the server does not play. To ask
   * makes nothing and wakes nobody.
   */
  readonly exhibitions: ReadonlyArray<Season>;
  /**
   * What a code invites to, before joining; null for a code that is wrong or no longer in force. Whoever
   * tries many wrong ones has to wait: `RATE_LIMITED`.
   */
  readonly invitation: Maybe<Invitation>;
  /** Whatever has that id, or null when there is nothing that the viewer may see. */
  readonly node: Maybe<Node>;
  /** The same for a thing in a season, on any node, no older than is asked for; Relay lets `node` take nothing but an id. */
  readonly nodeAsOf: Maybe<Node>;
  /**
   * What effects would do if they were applied now, in their order, in either game [H3, L4]. Nothing
   * changes, and whoever sees the season may ask. `NOT_FOUND` where there is no such season;
   * `BAD_USER_INPUT` for an effect that cannot be read.
   */
  readonly previewProposal: ProposalPreview;
  /**
   * What a hand of cards would count as where hands are ranked as in poker [Prizes]; elsewhere ask
   * `scoreHand`. The cards need not be anybody's. Give either an edition or a season. An edition or a
   * season whose hands are scored is `BAD_USER_INPUT`, and so is a hand of a different size.
   */
  readonly rankHand: PokerRank;
  /**
   * What a hand of cards would score, multiplier by multiplier [Scoring]. The cards need not be anybody's.
   * Give either an edition or a season. Where hands are ranked as in poker it is `BAD_USER_INPUT`, and
   * `rankHand` is the query. Tracked values that a formula reads are the viewer's as they are now; for others
   * than players, as they begin.
   */
  readonly scoreHand: HandScore;
  /**
   * A season; null when there is none that the viewer may see. It is at most a second old, and no
   * older than `atLeast` says, on any node; `seq` says how old it is.
   */
  readonly season: Maybe<Season>;
  /**
   * Public seasons, and those of the viewer. A cursor belongs to the list with the same filters and the same
   * order: one of another list is `BAD_USER_INPUT`.
   */
  readonly seasons: SeasonConnection;
  /** The server that answers. */
  readonly server: Server;
  /**
   * Everything needed to check the dice of a season: the commitments, the seeds that have been
   * published, and every draw. The algorithm is in the documentation, with test vectors.
   */
  readonly verification: Verification;
  /** Who is asking; null when signed out. */
  readonly viewer: Maybe<Viewer>;
};


/** The root of reading. */
export type QueryAccountArgs = {
  id: Scalars['ID']['input'];
};


/** The root of reading. */
export type QueryClaimableArgs = {
  card: CardInput;
  gameId: Scalars['ID']['input'];
};


/** The root of reading. */
export type QueryInvitationArgs = {
  code: Scalars['String']['input'];
};


/** The root of reading. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** The root of reading. */
export type QueryNodeAsOfArgs = {
  atLeast: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};


/** The root of reading. */
export type QueryPreviewProposalArgs = {
  input: PreviewProposalInput;
};


/** The root of reading. */
export type QueryRankHandArgs = {
  cards: ReadonlyArray<CardInput>;
  edition?: InputMaybe<Scalars['String']['input']>;
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};


/** The root of reading. */
export type QueryScoreHandArgs = {
  cards: ReadonlyArray<CardInput>;
  edition?: InputMaybe<Scalars['String']['input']>;
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};


/** The root of reading. */
export type QuerySeasonArgs = {
  atLeast?: InputMaybe<Scalars['Int']['input']>;
  atSeq?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


/** The root of reading. */
export type QuerySeasonsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  edition?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  host?: InputMaybe<Scalars['ID']['input']>;
  joinable?: InputMaybe<Scalars['Boolean']['input']>;
  kind?: InputMaybe<SeasonKind>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<SeasonOrder>;
  rehearsal?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<SeasonStatus>;
};


/** The root of reading. */
export type QueryVerificationArgs = {
  game?: InputMaybe<Scalars['Int']['input']>;
  seasonId: Scalars['ID']['input'];
  week?: InputMaybe<Scalars['Int']['input']>;
};

/** A rank of a deck. */
export type RankRules = {
  readonly __typename?: 'RankRules';
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The roll that gives it, and its place in the order, from 1. */
  readonly number: Scalars['Int']['output'];
  /** Its code. */
  readonly rank: Scalars['String']['output'];
};

/** A player said whether they would play [Readiness]. */
export type ReadinessSet = Event & {
  readonly __typename?: 'ReadinessSet';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The text of the player's own client seed, if it was told with it. */
  readonly clientSeed: Maybe<Scalars['String']['output']>;
  /** The player. */
  readonly player: Player;
  /** Whether. */
  readonly ready: Scalars['Boolean']['output'];
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A trick that is not active was scored [Masks]. */
export type RealiUsed = Event & {
  readonly __typename?: 'RealiUsed';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The game. */
  readonly game: GiolittiGame;
  /** The player. */
  readonly player: Player;
  /** What it added. */
  readonly scored: Scalars['Int']['output'];
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** Its code. */
  readonly trick: Scalars['String']['output'];
};

/**
 * Why a command did not happen, and changed nothing. If several reasons apply, the first is told, in
 * this order: things that the rules do not know, shape, actor, phase, object, amount, rule.
 */
export type Refusal = {
  readonly __typename?: 'Refusal';
  /** What to branch on. */
  readonly code: RefusalCode;
  /** The facts behind the sentence: the phase that would be right, the amount held … */
  readonly facts: Maybe<Scalars['JSON']['output']>;
  /** A sentence for people. */
  readonly message: Scalars['String']['output'];
  /** The anchor of the section of the ruleset's prose that says so; null when no rule is concerned. */
  readonly rule: Maybe<Scalars['String']['output']>;
};

/** The reasons for which a command is refused. */
export type RefusalCode =
  /** The action would move less than nothing, make a number less than nothing, or go beyond any bound. */
  | 'ACTION_IMPOSSIBLE'
  /** The action would move more of an item than there is. */
  | 'ACTION_LACKS'
  /** The action is taken in another phase, or under a condition that is not met. */
  | 'ACTION_NOT_NOW'
  /** The rules do not let this player take the action. */
  | 'ACTION_NOT_YOURS'
  /** The rules have no action of that code. */
  | 'ACTION_UNKNOWN'
  /** The player cannot pay for the action. */
  | 'ACTION_UNPAID'
  /** The player has taken the action as often as the rules let one. */
  | 'ACTION_USED_UP'
  /** All other players who are not idle, two or more, are for the proposal: it cannot be vetoed. */
  | 'ALL_OTHERS_FOR'
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
  /** The player, `facts.playerId`, is the dealer already. */
  | 'ALREADY_DEALER'
  /** The player endorses this candidate already. */
  | 'ALREADY_ENDORSED'
  /** The player, `facts.playerId`, hosts the season already. */
  | 'ALREADY_HOST'
  /** The player has presented a hand in this phase. */
  | 'ALREADY_PRESENTED'
  /** The holder of the office has reminded the player as often today as the rules allow. */
  | 'ALREADY_REMINDED'
  /** The secret action was revealed before. */
  | 'ALREADY_REVEALED'
  /** The player sits at a table already, and nobody sits at two. */
  | 'ALREADY_SITTING'
  /** The amount is not a natural number above 0. */
  | 'AMOUNT_NOT_NATURAL'
  /** The rules have an article or a section with that anchor already. */
  | 'ARTICLE_EXISTS'
  /** The rules have no article with that anchor. */
  | 'ARTICLE_UNKNOWN'
  /** Whoever went idle must wait before coming back. */
  | 'BACK_TOO_EARLY'
  /** The bets of the game are settled. */
  | 'BETS_SETTLED'
  /** A bet is on a participant of the game. */
  | 'BET_ON_NO_PARTICIPANT'
  /** Bids are open in this ruleset: they are not committed. */
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
  /** The contract is not in the state that this needs. */
  | 'CONTRACT_NOT_OPEN'
  /** A contract has two parties or more. */
  | 'CONTRACT_WITH_ONESELF'
  /** What would be put right would make somebody, `facts.playerId`, win: that takes a proposal. */
  | 'CORRECTION_WINS'
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
  /** Proposals of that class cannot do what `facts.effect` would, in the rules in force. */
  | 'EFFECT_NOT_OF_CLASS'
  /** A hand needs at least one card. */
  | 'EMPTY_HAND'
  /** More sides of the trade are empty than the rules allow. */
  | 'EMPTY_SIDE'
  /** There are as many lots as the rules allow. */
  | 'ENOUGH_LOTS'
  /** There is no such way to trade in. */
  | 'EXCHANGE_UNKNOWN'
  /** The host appoints only the Judge of the first week. */
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
  /** There is no such hand, or it has no place. */
  | 'HAND_NOT_PLACED'
  /** The hand was placed without a score. */
  | 'HAND_WITHOUT_SCORE'
  /** The hash is not 64 hexadecimal digits. */
  | 'HASH_MALFORMED'
  /** The text does not have the SHA-256 that was committed. */
  | 'HASH_MISMATCH'
  /**
   * Another player of this season has committed this hash this week: put a salt of your own into the
   * text.
   */
  | 'HASH_TAKEN'
  /**
   * A host is replaced once nobody who hosts has done anything for a while: from `facts.hostAwayAt` on; never where
   * that is null.
   */
  | 'HOST_NOT_AWAY'
  /** The ruleset leaves this to the host alone; `facts.power` is the `HostPower`. */
  | 'HOST_POWER'
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
  /** Nobody can have joined in the future. */
  | 'JOINING_IN_THE_FUTURE'
  /** Somebody else is Judge now. */
  | 'JUDGE_CHANGED'
  /** The players removed this Judge: the host cannot appoint the same again. */
  | 'JUDGE_REMOVED'
  /** The player, `facts.playerId`, is the first host: somebody must host. */
  | 'LAST_HOST'
  /** More than one bid was assigned to a lot. */
  | 'LOT_NAMED_TWICE'
  /** There is no such lot in the auction. */
  | 'LOT_NOT_FOUND'
  /** The lot is not in the auction whose bids are awaited. */
  | 'LOT_OF_NEXT_AUCTION'
  /** Bids on this lot are open, where those on others are sealed; `facts.index` says which of the bids it is. */
  | 'LOT_TAKES_OPEN_BIDS'
  /** Bids on this lot are sealed, where those on others are open. */
  | 'LOT_TAKES_SEALED_BIDS'
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
  /** There is nothing to put right: it has not happened, or was put right before. */
  | 'NOTHING_TO_CORRECT'
  /** The player, `facts.playerId`, is not one of those who host beside the first host. */
  | 'NOT_A_CO_HOST'
  /** The account is not a guest. */
  | 'NOT_A_GUEST'
  /** The ruleset does not leave this to the host; `facts.power` is the `HostPower`. */
  | 'NOT_A_HOST_POWER'
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
  /** The player does not have as many pegs as would be taken. */
  | 'NOT_ENOUGH_PEGS'
  /** The player does not have as much of it as would be taken. */
  | 'NOT_ENOUGH_TO_TAKE'
  /** You are not idle. */
  | 'NOT_IDLE'
  /** The secret action has not matured: it is too early to reveal it. */
  | 'NOT_MATURED'
  /** Only reputable players may do this. */
  | 'NOT_REPUTABLE'
  /** The player does not sit there, or anywhere. */
  | 'NOT_SITTING'
  /** Only the player who made the proposal may do this. */
  | 'NOT_THE_AUTHOR'
  /** Only the dealer may do this; where dealing is automatic, nobody. */
  | 'NOT_THE_DEALER'
  /** Only the first host may do this: whoever was handed the season last, or made it. */
  | 'NOT_THE_FIRST_HOST'
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
  /** The rules of this season have no idling. */
  | 'NO_IDLING'
  /** The ruleset has no Judge. */
  | 'NO_JUDGE'
  /** The player does not play in this game. */
  | 'NO_PARTICIPANT'
  /** The account is a guest and has no password: `claimGuest` gives it one. */
  | 'NO_PASSWORD'
  /** The ruleset has no Player Lots. */
  | 'NO_PLAYER_LOTS'
  /** The ruleset of the dynasty has no proposals. */
  | 'NO_PROPOSALS'
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
  /** The office is filled in another way, or by somebody else. */
  | 'OFFICE_FILLED_OTHERWISE'
  /** The player is idle, and so holds no office. */
  | 'OFFICE_FOR_THE_AWAKE'
  /** The player holds the office already, and cannot be chosen for the next term yet. */
  | 'OFFICE_HELD'
  /** The rules do not give the holder of the office that power; `facts.power` is left out for what always takes a proposal. */
  | 'OFFICE_LACKS_POWER'
  /** That player does not hold the office. */
  | 'OFFICE_NOT_HELD'
  /** The player does not hold the office. */
  | 'OFFICE_NOT_YOURS'
  /** The rules have no office of that code. */
  | 'OFFICE_UNKNOWN'
  /** That is how the player votes on the office already. */
  | 'OFFICE_VOTE_STANDS'
  /** The Judge cannot rule on a request of their own. */
  | 'OWN_REQUEST'
  /** Nobody answers their own Sfida. */
  | 'OWN_SFIDA'
  /** The other player is not reputable. */
  | 'PARTNER_NOT_REPUTABLE'
  /** The password is among the first that somebody would try; `facts.why` is `COMMON` or `LIKE_THE_HANDLE`. */
  | 'PASSWORD_TOO_EASY'
  /** That would not end the pause any earlier. */
  | 'PAUSE_ENDS_ANYWAY'
  /** The rules do not allow so long a pause. */
  | 'PAUSE_TOO_LONG'
  /** The server's bots play the season for show (`startExhibition`): nobody else may join it. */
  | 'PLAYED_FOR_SHOW'
  /** This player is idle. */
  | 'PLAYER_IDLE'
  /** There is no such player in this season now. */
  | 'PLAYER_NOT_FOUND'
  /** The power was used in this game already. */
  | 'POWER_USED'
  /** This server does not play: its operator has not set `PRACTICE`. */
  | 'PRACTICE_NOT_OFFERED'
  /** There is no such proposal in this season. */
  | 'PROPOSAL_NOT_FOUND'
  /** A Quack item, which ducks are neither given nor give. */
  | 'QUACK_ITEM'
  /** Whoever has left must wait before joining again. */
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
  /** The season is not paused. */
  | 'SEASON_NOT_PAUSED'
  /** The players have paused the season: only votes, words and what hosts do go on. */
  | 'SEASON_PAUSED'
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
  /** The rules of the game do not allow such stakes. */
  | 'STAKES_BEYOND_RULES'
  /** A season cannot start before it is made. */
  | 'START_IN_THE_PAST'
  /** You host seasons that have not ended: close them before the account is deleted. */
  | 'STILL_HOSTING'
  /** The action can only be done earlier in a game: before play `facts.beforePlay`. */
  | 'TABLE_ACTION_TOO_LATE'
  /** The table has no free seat. */
  | 'TABLE_FULL'
  /** There is no such table for War at which play goes on. */
  | 'TABLE_NOT_FOUND'
  /** A term would end before now. */
  | 'TERM_IN_THE_PAST'
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
  /** The player has as many ducks as a player may have. */
  | 'TOO_MANY_DUCKS'
  /** The player has as many Player Lots as a player may have. */
  | 'TOO_MANY_LOTS'
  /** The player has as many open offers as a player may have. */
  | 'TOO_MANY_OFFERS'
  /** The author has as many pending proposals as the rules allow; in a round at most 20. */
  | 'TOO_MANY_PENDING'
  /** The server's bots play in as many seasons as they may, for the account, its address or altogether. */
  | 'TOO_MANY_PRACTICES'
  /**
   * The account already hosts as many seasons that have not ended as it may: end one. `facts.limit` is
   * how many it may host, `facts.count` how many there are; rehearsals and others are counted
   * separately.
   */
  | 'TOO_MANY_SEASONS'
  /** The author has made as many proposals today as the rules allow in a day. */
  | 'TOO_MANY_TODAY'
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
  /** The action can be done to other tricks of the game, not to this one. */
  | 'TRICK_OUT_OF_REACH'
  /** The ruleset has no such trick. */
  | 'TRICK_UNKNOWN'
  /** The rules do not let this player set it. */
  | 'VALUE_NOT_YOURS'
  /** It is of another type, or beyond the limits of the rules. */
  | 'VALUE_OUT_OF_LIMITS'
  /** It is secret, and somebody else's. */
  | 'VALUE_SECRET'
  /** The rules do not keep account of anything of that code. */
  | 'VALUE_UNKNOWN'
  /** A question has an answer, and no truth value. */
  | 'VERDICT_MISPLACED'
  /** A ruling on a statement says TRUE or FALSE. */
  | 'VERDICT_NEEDED'
  /** An earlier effect of the proposal declares another player the winner. */
  | 'VICTOR_DECLARED'
  /** The proposal was decided or retracted: it is too late to vote on it or to retract it. */
  | 'VOTING_OVER'
  /** The wagers are no longer those that were agreed to; `facts.terms` is their number now. */
  | 'WAGERS_CHANGED'
  /** A player has not said yet what they would wager. */
  | 'WAGER_MISSING'
  /** There is only one of each Work of Art: it cannot be made again. */
  | 'WORK_IS_UNIQUE'
  /** Handle and password do not belong together. */
  | 'WRONG_CREDENTIALS'
  /** This cannot be done in the present phase. */
  | 'WRONG_PHASE'
  /** A participant of the game may not do this. */
  | 'YOU_ARE_A_PARTICIPANT'
  /** You are idle: come back first. */
  | 'YOU_ARE_IDLE'
  /** The bookmaker of the game may not do this. */
  | 'YOU_ARE_THE_BOOKMAKER'
  /** This is for others than the Judge. */
  | 'YOU_ARE_THE_JUDGE';

/** Whom the holder of an office reminds. */
export type RemindPlayersInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Of what, for everybody to read: up to 500 characters. */
  readonly message: Scalars['String']['input'];
  /** The code of the office. */
  readonly office: Scalars['String']['input'];
  /** Other players who are not idle, each once, 1 to 50 entries. */
  readonly playerIds: ReadonlyArray<Scalars['ID']['input']>;
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Who reminded them. */
export type RemindPlayersPayload = Payload & {
  readonly __typename?: 'RemindPlayersPayload';
  /** Who holds the office; null when refused. */
  readonly player: Maybe<Player>;
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after it: everything up to there is on disk. Null when refused, or
   * when no season is concerned.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** A player is removed, where the ruleset leaves it to proposals [Hosting and Joining]. */
export type RemovePlayerEffect = {
  readonly __typename?: 'RemovePlayerEffect';
  /** Who. */
  readonly player: Player;
};

/** Who is removed. */
export type RemovePlayerInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The player. */
  readonly playerId: Scalars['ID']['input'];
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/**
 * The host ended your membership of a season by invitation, which you may not see any more. It is only in your
 * inbox; those who may see the season see it as `PlayerLeft`.
 */
export type RemovedFromSeason = Event & {
  readonly __typename?: 'RemovedFromSeason';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** The id of the season. */
  readonly seasonId: Scalars['ID']['output'];
  /** What it is called. */
  readonly seasonName: Scalars['String']['output'];
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** An article is taken out of the rules. */
export type RepealArticleEffect = {
  readonly __typename?: 'RepealArticleEffect';
  /** Which one. */
  readonly anchor: Scalars['String']['output'];
};

/** An article that goes. */
export type RepealArticleInput = {
  /** Which one. */
  readonly anchor: Scalars['String']['input'];
};

/** An article says something else from then on. */
export type ReplaceArticleEffect = {
  readonly __typename?: 'ReplaceArticleEffect';
  /** Which one. */
  readonly anchor: Scalars['String']['output'];
  /** What it says from then on, Markdown. */
  readonly markdown: Scalars['String']['output'];
  /** Its heading from then on. */
  readonly title: Scalars['String']['output'];
};

/** An article that says something else. */
export type ReplaceArticleInput = {
  /** Which one. */
  readonly anchor: Scalars['String']['input'];
  /** Up to 20,000 characters of Markdown without HTML; the text of the proposal when left out. */
  readonly markdown?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 120 characters in one line. */
  readonly title: Scalars['String']['input'];
};

/** Of a dynasty: a player deals, where dealing is not automatic [Starting a Game]. */
export type ReplaceDealerEffect = {
  readonly __typename?: 'ReplaceDealerEffect';
  /** Who deals then. */
  readonly player: Player;
};

/** A player hosts in place of everybody who did [Hosting and Joining]. */
export type ReplaceHostEffect = {
  readonly __typename?: 'ReplaceHostEffect';
  /** Who hosts then. */
  readonly player: Player;
};

/** What the Judge is asked. */
export type RequestJusticeInput = {
  /** The `seq` of events that it is about, up to 50. */
  readonly entries?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Whether an answer is wanted or a truth value. */
  readonly kind: JusticeRequestKind;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
  /** Anchors of sections of the rules that it is about, up to 50. */
  readonly sections?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The question or the statement, 1 to 10,000 characters. */
  readonly text: Scalars['String']['input'];
};

/** In which season the Judge resigns. */
export type ResignAsJudgeInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Which office is given up. */
export type ResignOfficeInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The code of the office. */
  readonly office: Scalars['String']['input'];
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Who resigned. */
export type ResignOfficePayload = Payload & {
  readonly __typename?: 'ResignOfficePayload';
  /** Who resigned; null when refused. */
  readonly player: Maybe<Player>;
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after it: everything up to there is on disk. Null when refused, or
   * when no season is concerned.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** The pause ends with the week, or in a dynasty the day, of it that is on then [Hosting and Joining]. */
export type ResumeSeasonEffect = {
  readonly __typename?: 'ResumeSeasonEffect';
  /** The season as it is now. */
  readonly season: Season;
};

/** Which proposal is retracted. */
export type RetractProposalInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The proposal. */
  readonly proposalId: Scalars['ID']['input'];
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Which mask. */
export type RevealMaskInput = {
  /** The game. */
  readonly gameId: Scalars['ID']['input'];
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The code of another mask. */
  readonly mask: Scalars['String']['input'];
};

/** A text to be revealed. */
export type RevealSecretActionInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** What kind of action it is. */
  readonly kind: SecretActionKind;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
  /** The exact text, up to 20,000 characters. Nothing is trimmed. */
  readonly text: Scalars['String']['input'];
};

/** Secret actions are to be revealed from now on; whoever has to has this in the inbox [Secret Information]. */
export type RevelationOpened = Event & {
  readonly __typename?: 'RevelationOpened';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Those whose texts the server does not keep. */
  readonly secretActions: ReadonlyArray<SecretAction>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Little of the time to reveal secret actions is left; whoever still has to has this in the inbox. */
export type RevelationWarned = Event & {
  readonly __typename?: 'RevelationWarned';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** Their revelation date: they fail then. */
  readonly revealsAt: Scalars['DateTime']['output'];
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Those that are not revealed. */
  readonly secretActions: ReadonlyArray<SecretAction>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
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
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
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
  /** What the players added. */
  readonly clientSeeds: ReadonlyArray<Scalars['String']['output']>;
  /** How many sides each has, in the same order. */
  readonly sides: ReadonlyArray<Scalars['Int']['output']>;
  /** The throw's own stream in that week; null where the week has only one, as earlier weeks do. */
  readonly stream: Maybe<Scalars['String']['output']>;
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
  /** The new code. Its host finds it in `Season.invitation`, too. */
  readonly inviteCode: Maybe<Scalars['String']['output']>;
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /** The season; null when refused. */
  readonly season: Maybe<Season>;
  /**
   * The season's journal position after it: everything up to there is on disk. Null when refused, or
   * when no season is concerned.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** A round of the Auction Casino. */
export type Round = Node & Season & {
  readonly __typename?: 'Round';
  /**
   * Whether nobody is in the round and its calendar stands still: week and phase are those in which it fell
   * asleep. Whoever joins wakes it, and so does anything that the host does.
   */
  readonly asleep: Scalars['Boolean']['output'];
  /** The auction as it stands. */
  readonly auction: Auction;
  /** Contracts in the order of their offers. They are made in the open: everybody sees them. */
  readonly contracts: ContractConnection;
  /** When it was made, in real time, whatever the clock of a rehearsal shows. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** What bids, prices, income and wealth are counted in, by the ruleset in force [Items]. */
  readonly currency: ItemRules;
  /**
   * What is to come, the earliest first, as the season's calendar has it for whoever is signed out: phases, the end of
   * bidding, dates to reveal, the placing of hands, clocks of games, ends of votes, of terms of office and of a pause. Of what
   * the clock does for itself, such as to warn, there is nothing: `nextDeadline` may be earlier.
   */
  readonly deadlines: ReadonlyArray<Deadline>;
  /**
   * What its host says of it, at most 1,000 characters; null for nothing. It is plain text, or Markdown for
   * whoever shows it as such: it is nobody's HTML.
   */
  readonly description: Maybe<Scalars['String']['output']>;
  /** Ducks in the order in which they came. */
  readonly ducks: DuckConnection;
  /** When it ended. */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /** The Works of Art in the Gallery, where third parties take what they win. */
  readonly gallery: WorkOfArtConnection;
  /** The hands of a week, by default of the last one that has any, best placement first. */
  readonly hands: ReadonlyArray<Hand>;
  /** Its first host: who made it, or was handed it. `hosting` has all who host. */
  readonly host: Account;
  /** Who hosts it, and what they may do. */
  readonly hosting: Hosting;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /**
   * How others come in, for its host; null for everybody else, and while there is no code. A code from
   * before codes were kept is not known: `rotateInvite` makes a new one.
   */
  readonly invitation: Maybe<InvitationLink>;
  /**
   * What has happened. With any of the filters only events that the viewer may see are listed: no
   * `HiddenEvent` is of a channel, of a type or by a player.
   */
  readonly journal: EventConnection;
  /** The Judge's office: who sits, who stands, what was asked and ruled [Judges]. */
  readonly judge: JudgeOffice;
  /** Always `ROUND`. */
  readonly kind: SeasonKind;
  /**
   * The present players by how many they have of what wins the round [Victory], and by the currency where the
   * rules name nothing that does; most first, and the winner before all.
   */
  readonly leaderboard: LeaderboardConnection;
  /** What its host calls it. */
  readonly name: Scalars['String']['output'];
  /** When the clock next matters; null when it does not any more. */
  readonly nextDeadline: Maybe<Scalars['DateTime']['output']>;
  /** The round's present: real time, or the test clock of a rehearsal. */
  readonly now: Scalars['DateTime']['output'];
  /** The offices that the rules have, in their order; at most 20. */
  readonly offices: ReadonlyArray<Office>;
  /** Since when the players have paused it; null while they have not [Hosting and Joining]. */
  readonly pausedSince: Maybe<Scalars['DateTime']['output']>;
  /**
   * Until when the players have paused it; null while they have not. Meanwhile no auction, no time to reveal, no clock
   * of a game and no term runs out; votes and words go on. `SecretAction.maturesAt` and `revealsAt`, `Hand.placesAt`,
   * `GiolittiGame.deadline`, `Office.until` and `JudgeTerm.until` tell when they will be if the pause lasts until then
   * [Hosting and Joining].
   */
  readonly pausedUntil: Maybe<Scalars['DateTime']['output']>;
  /** The code of the present phase, one of `phases` of the rules in force; null before the start. */
  readonly phase: Maybe<Scalars['String']['output']>;
  /** A player; null when there is none with that id. */
  readonly player: Maybe<Player>;
  /** What any player may do by rules of the players' own making, in their order; at most 50. */
  readonly playerActions: ReadonlyArray<PlayerAction>;
  /** The players, in the order in which they joined. */
  readonly players: PlayerConnection;
  /** Proposals in the order of submission. */
  readonly proposals: ProposalConnection;
  /** Whether its clock and items can be set by the host. */
  readonly rehearsal: Scalars['Boolean']['output'];
  /** All revisions of the ruleset. */
  readonly revisions: RulesetConnection;
  /** The present in rules-time (UTC at the default tempo). */
  readonly rulesTime: Scalars['DateTime']['output'];
  /** The ruleset in force. */
  readonly ruleset: Ruleset;
  /** What differs in the wording of two revisions of the ruleset; null when there is no such revision. */
  readonly rulesetDifference: Maybe<RulesetDifference>;
  /** The secret actions of a week, by default of the last one that has any, in the order of commit. */
  readonly secretActions: ReadonlyArray<SecretAction>;
  /** The number of the last event. */
  readonly seq: Scalars['Int']['output'];
  /**
   * How the players stood in the course of the season, the earliest first: what a plot shows. It is the same for
   * everybody who may see the season.
   */
  readonly standings: StandingsConnection;
  /** When it starts or started. */
  readonly startsAt: Scalars['DateTime']['output'];
  /** The round in numbers, so far. */
  readonly statistics: RoundStatistics;
  /** Where it is in its life. */
  readonly status: SeasonStatus;
  /** Whether the server does what any player may do. */
  readonly steward: Scalars['Boolean']['output'];
  /** The tables in the order in which they were opened: by default those where somebody sits. */
  readonly tables: TableConnection;
  /** How many real seconds a rules-day lasts. */
  readonly tempo: Scalars['Int']['output'];
  /** What the rules keep account of besides items, in their order; at most 50. */
  readonly trackedValues: ReadonlyArray<TrackedValue>;
  /** Trades in the order of their offers. They are made in the open: everybody sees them. */
  readonly trades: TradeConnection;
  /**
   * What wins the round, by its name in the plural: `Gold Stars` [Victory]. It is what `leaderboard` counts, an item or
   * a tracked number; null where the rules name nothing that players have, and the currency is counted.
   */
  readonly victoryItem: Maybe<Scalars['String']['output']>;
  /** What concerns the viewer; null for whoever is signed out. */
  readonly viewer: Maybe<SeasonViewer>;
  /** Who may see it. */
  readonly visibility: SeasonVisibility;
  /**
   * About how many connections watch it live, on all nodes, not counting those of the server's own bots; nobody is
   * named. It is some seconds old, and its changes are not pushed.
   */
  readonly watching: Scalars['Int']['output'];
  /** The number of the present week, from 1; null before the start. */
  readonly week: Maybe<Scalars['Int']['output']>;
  /** Who won; null while nobody has. */
  readonly winner: Maybe<Player>;
  /** Who has won: several where the rules let them share the victory; nobody while it is played. */
  readonly winners: ReadonlyArray<Player>;
  /** The Works of Art in the order in which they were made, including those that were destroyed. */
  readonly worksOfArt: WorkOfArtConnection;
};


/** A round of the Auction Casino. */
export type RoundContractsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
  playerId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<ContractStatus>;
};


/** A round of the Auction Casino. */
export type RoundDeadlinesArgs = {
  first?: Scalars['Int']['input'];
};


/** A round of the Auction Casino. */
export type RoundDucksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  former?: InputMaybe<Scalars['Boolean']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
  playerId?: InputMaybe<Scalars['ID']['input']>;
};


/** A round of the Auction Casino. */
export type RoundGalleryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
};


/** A round of the Auction Casino. */
export type RoundHandsArgs = {
  week?: InputMaybe<Scalars['Int']['input']>;
};


/** A round of the Auction Casino. */
export type RoundJournalArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  afterSeq?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  channels?: InputMaybe<ReadonlyArray<Channel>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
  playerId?: InputMaybe<Scalars['ID']['input']>;
  types?: InputMaybe<ReadonlyArray<EventType>>;
};


/** A round of the Auction Casino. */
export type RoundLeaderboardArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A round of the Auction Casino. */
export type RoundPlayerArgs = {
  id: Scalars['ID']['input'];
};


/** A round of the Auction Casino. */
export type RoundPlayersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  former?: InputMaybe<Scalars['Boolean']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
};


/** A round of the Auction Casino. */
export type RoundProposalsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  authorId?: InputMaybe<Scalars['ID']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  class?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
  status?: InputMaybe<ProposalStatus>;
};


/** A round of the Auction Casino. */
export type RoundRevisionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
};


/** A round of the Auction Casino. */
export type RoundRulesetDifferenceArgs = {
  from: Scalars['Int']['input'];
  to: Scalars['Int']['input'];
};


/** A round of the Auction Casino. */
export type RoundSecretActionsArgs = {
  playerId?: InputMaybe<Scalars['ID']['input']>;
  week?: InputMaybe<Scalars['Int']['input']>;
};


/** A round of the Auction Casino. */
export type RoundStandingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  by?: InputMaybe<StandingsStep>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
};


/** A round of the Auction Casino. */
export type RoundTablesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<TableKind>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
  status?: InputMaybe<TableStatus>;
};


/** A round of the Auction Casino. */
export type RoundTradesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
  playerId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<TradeStatus>;
};


/** A round of the Auction Casino. */
export type RoundWorksOfArtArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
  playerId?: InputMaybe<Scalars['ID']['input']>;
};

/** The host ended the round. */
export type RoundClosed = Event & {
  readonly __typename?: 'RoundClosed';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The round was made. */
export type RoundCreated = Event & {
  readonly __typename?: 'RoundCreated';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The edition it began with. */
  readonly edition: Scalars['String']['output'];
  /** What the host calls it. */
  readonly name: Scalars['String']['output'];
  /** Whether it is a rehearsal. */
  readonly rehearsal: Scalars['Boolean']['output'];
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** When it starts. */
  readonly startsAt: Scalars['DateTime']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** What clients of a round need of its ruleset. */
export type RoundRules = {
  readonly __typename?: 'RoundRules';
  /** Lots and bids [Lots; Bidding]. */
  readonly auction: AuctionRules;
  /** What bids, prices, income and wealth are counted in [Items]. */
  readonly currency: ItemRules;
  /** The cards that can exist [Cards]. */
  readonly deck: DeckRules;
  /** Whether players own ducks and trade with them [Trade]. */
  readonly ducks: Scalars['Boolean']['output'];
  /** What Trungs are traded in for [Trung]. */
  readonly exchanges: ReadonlyArray<ExchangeRules>;
  /** How hands are submitted [Submitting a Hand]. */
  readonly hands: HandRules;
  /** Every item that is not a card. */
  readonly items: ReadonlyArray<ItemRules>;
  /** The phases in the order of the week [Phases]. */
  readonly phases: ReadonlyArray<PhaseRules>;
  /** The classes of proposals [Proposals]. */
  readonly proposalClasses: ReadonlyArray<ProposalClassRules>;
  /** The slots; null where there are no tables [The Slots]. */
  readonly slots: Maybe<SlotsRules>;
  /** How many sit down for a War; null where there are no tables [War]. */
  readonly warPlayers: Maybe<Scalars['Int']['output']>;
};

/** How a player of a round stood. */
export type RoundStanding = Standing & {
  readonly __typename?: 'RoundStanding';
  /** Of the currency. */
  readonly balance: Scalars['Float']['output'];
  /** Hands placed so far. */
  readonly handsPlaced: Scalars['Int']['output'];
  /** Lots won so far. */
  readonly lotsWon: Scalars['Int']['output'];
  /** Who. */
  readonly player: Player;
  /**
   * What would have been taken from the next income on that wealth, by the rules of then [Phases]; null where there is no
   * tax.
   */
  readonly tax: Maybe<Scalars['Int']['output']>;
  /** How many the player had of what wins the round, an item or a tracked number [Victory]; null where nothing does. */
  readonly victoryItems: Maybe<Scalars['Float']['output']>;
  /** The wealth on which the tax is calculated, exactly: `400` or `1201/3` [Phases]; null where there is no tax. */
  readonly wealth: Maybe<Scalars['String']['output']>;
};

/** The round began. */
export type RoundStarted = Event & {
  readonly __typename?: 'RoundStarted';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A round in numbers: of what everybody may see. */
export type RoundStatistics = {
  readonly __typename?: 'RoundStatistics';
  /** What these cost on average, in the currency; null where none was sold. */
  readonly averagePrice: Maybe<Scalars['Float']['output']>;
  /** The best of them, by its score or by its line of the poker table, the earliest of equal ones; null for none. */
  readonly bestHand: Maybe<Hand>;
  /** Known bids, whatever became of them. */
  readonly bids: Scalars['Int']['output'];
  /** Of these, bids that failed. */
  readonly bidsFailed: Scalars['Int']['output'];
  /** Of these, bids that won their lots. */
  readonly bidsWon: Scalars['Int']['output'];
  /** What cards cost: of each that was in a House Lot that was sold, by suit and rank. */
  readonly cardPrices: ReadonlyArray<CardPrice>;
  /** Contracts that began. */
  readonly contractsBegun: Scalars['Int']['output'];
  /** Hands that were placed [Prizes]. */
  readonly handsPlaced: Scalars['Int']['output'];
  /** What the dearest cost; null where none was sold. */
  readonly highestPrice: Maybe<Scalars['Float']['output']>;
  /** House Lots that were drawn [Lots]. */
  readonly lotsDrawn: Scalars['Int']['output'];
  /** Lots that players won. */
  readonly lotsSold: Scalars['Int']['output'];
  /** Player Lots that were made [The Auction House]. */
  readonly playerLots: Scalars['Int']['output'];
  /** Proposals that were adopted. */
  readonly proposalsAdopted: Scalars['Int']['output'];
  /** Proposals that were rejected. */
  readonly proposalsRejected: Scalars['Int']['output'];
  /** Trades that were done. */
  readonly tradesDone: Scalars['Int']['output'];
};

/** A player has what it takes to win, and the round is over [Victory]. */
export type RoundWon = Event & {
  readonly __typename?: 'RoundWon';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The winner; of several who share the victory, the one with the most wealth. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** All winners: several where the rules let them share the victory. */
  readonly winners: ReadonlyArray<Player>;
};

/** Who upholds a section of the rules. */
export type RuleHolder =
  /** People: it is an article, a rule in words, which the server tells and does not enforce. */
  | 'PEOPLE'
  /** The server: it is written from the properties that the server plays by. */
  | 'SERVER';

/** A section of a ruleset's prose. */
export type RuleSection = {
  readonly __typename?: 'RuleSection';
  /** What refusals and options cite. */
  readonly anchor: Scalars['String']['output'];
  /** Whether the server upholds it, or people do. */
  readonly heldBy: RuleHolder;
  /** Its text, Markdown. Of an article it is what players wrote: show it as such, and no HTML in it. */
  readonly markdown: Scalars['String']['output'];
  /** Its heading. */
  readonly title: Scalars['String']['output'];
};

/** One numbered revision of a season's ruleset. */
export type Ruleset = Node & {
  readonly __typename?: 'Ruleset';
  /** From when it rules. */
  readonly adoptedAt: Scalars['DateTime']['output'];
  /** The SHA-256 of the document as canonical JSON. */
  readonly digest: Scalars['String']['output'];
  /** The document itself, read by property. */
  readonly document: Scalars['JSON']['output'];
  /** What it says, by property; null for a round's. */
  readonly dynasty: Maybe<DynastyRules>;
  /** The edition it came from. */
  readonly edition: Scalars['String']['output'];
  /** Opaque, and the same for ever. */
  readonly id: Scalars['ID']['output'];
  /** The document told as Markdown, an anchor for each section. */
  readonly prose: Scalars['String']['output'];
  /** 1 for the first one. */
  readonly revision: Scalars['Int']['output'];
  /** What it says, by property; null for a dynasty's. */
  readonly round: Maybe<RoundRules>;
  /** One section; null when there is none with that anchor. Refusals cite anchors. */
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

/** A page of the revisions of a ruleset. */
export type RulesetConnection = {
  readonly __typename?: 'RulesetConnection';
  /** The revisions with their cursors. */
  readonly edges: ReadonlyArray<RulesetEdge>;
  /** The revisions. */
  readonly nodes: ReadonlyArray<Ruleset>;
  /** Where the page is. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** What differs in the wording of two revisions of a ruleset. */
export type RulesetDifference = {
  readonly __typename?: 'RulesetDifference';
  /** The other. */
  readonly after: Ruleset;
  /** The one revision. */
  readonly before: Ruleset;
  /** The sections that read differently, in the order of the rules. */
  readonly sections: ReadonlyArray<SectionDifference>;
};

/** A revision in a list. */
export type RulesetEdge = {
  readonly __typename?: 'RulesetEdge';
  /** Its place. */
  readonly cursor: Scalars['String']['output'];
  /** The revision. */
  readonly node: Ruleset;
};

/** A new revision of the ruleset is in force; running games keep theirs [K19]. */
export type RulesetPublished = Event & {
  readonly __typename?: 'RulesetPublished';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The revision. */
  readonly ruleset: Ruleset;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** The players whose mask no longer exists. */
  readonly unmasked: ReadonlyArray<Player>;
};

/** What the Judge responded to a request [Judges]. */
export type Ruling = Node & {
  readonly __typename?: 'Ruling';
  /** The vote of confidence on it. */
  readonly confidenceVote: Maybe<ConfidenceVote>;
  /** The `seq` of the events that it rests on. */
  readonly entries: ReadonlyArray<Scalars['Int']['output']>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** When it was made. */
  readonly issuedAt: Scalars['DateTime']['output'];
  /** The Judge who made it. */
  readonly judge: Player;
  /** Its number in the round. */
  readonly number: Scalars['Int']['output'];
  /** When it was overturned. */
  readonly overturnedAt: Maybe<Scalars['DateTime']['output']>;
  /** Who overturned it. */
  readonly overturnedBy: Maybe<RulingOverturner>;
  /** What it responds to. */
  readonly request: JusticeRequest;
  /** The sections of the rules that it rests on, as they were then. */
  readonly sections: ReadonlyArray<RuleSection>;
  /** Whether it binds. */
  readonly status: RulingStatus;
  /** On a statement; null on a question. */
  readonly verdict: Maybe<Verdict>;
  /** The answer to a question, or the reasons on a statement. */
  readonly words: Scalars['String']['output'];
};

/** A page of rulings. */
export type RulingConnection = {
  readonly __typename?: 'RulingConnection';
  /** The rulings with their cursors. */
  readonly edges: ReadonlyArray<RulingEdge>;
  /** The rulings. */
  readonly nodes: ReadonlyArray<Ruling>;
  /** Where the page is. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A ruling in a list. */
export type RulingEdge = {
  readonly __typename?: 'RulingEdge';
  /** Its place. */
  readonly cursor: Scalars['String']['output'];
  /** The ruling. */
  readonly node: Ruling;
};

/** The Judge ruled on a request [Judges]. */
export type RulingIssued = Event & {
  readonly __typename?: 'RulingIssued';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The Judge. */
  readonly player: Player;
  /** The ruling, as it is now. */
  readonly ruling: Ruling;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The Judge overturned a ruling of their own, and owes a new one [Judges]. */
export type RulingOverturned = Event & {
  readonly __typename?: 'RulingOverturned';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The Judge. */
  readonly player: Player;
  /** The ruling, as it is now. */
  readonly ruling: Ruling;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Who overturned a ruling. */
export type RulingOverturner =
  /** By the players, in a vote of confidence. */
  | 'CONFIDENCE'
  /** By the Judge who made it. */
  | 'JUDGE';

/** A ruling that was made or overturned. */
export type RulingPayload = Payload & {
  readonly __typename?: 'RulingPayload';
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /** The ruling; null when refused. */
  readonly ruling: Maybe<Ruling>;
  /**
   * The season's journal position after it: everything up to there is on disk. Null when refused, or
   * when no season is concerned.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** Whether a ruling binds. */
export type RulingStatus =
  /** It binds, as far as it pertains to the request. */
  | 'IN_FORCE'
  /** It has no bearing. */
  | 'OVERTURNED';

/** A player said something in a channel. */
export type Said = Event & {
  readonly __typename?: 'Said';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** What was said. */
  readonly message: Scalars['String']['output'];
  /** Who said it. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Somebody sat down at a table for War [Tables]. */
export type SatDown = Event & {
  readonly __typename?: 'SatDown';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** Who. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** The table. */
  readonly war: War;
};

/** What is said, and where. */
export type SayInput = {
  /** Where. */
  readonly channel: Channel;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
  /**
   * 1 to 2,000 characters, no control characters among them but line ends. `\\r\\n` is kept as `\\n`, a tab
   * as a space.
   */
  readonly text: Scalars['String']['input'];
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
  /**
   * What is to come, the earliest first, as the season's calendar has it for whoever is signed out: phases, the end of
   * bidding, dates to reveal, the placing of hands, clocks of games, ends of votes, of terms of office and of a pause. Of what
   * the clock does for itself, such as to warn, there is nothing: `nextDeadline` may be earlier.
   */
  readonly deadlines: ReadonlyArray<Deadline>;
  /**
   * What its host says of it, at most 1,000 characters; null for nothing. It is plain text, or Markdown for
   * whoever shows it as such: it is nobody's HTML.
   */
  readonly description: Maybe<Scalars['String']['output']>;
  /** When it ended. */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Its first host: who made it, or was handed it. `hosting` has all who host. */
  readonly host: Account;
  /** Who hosts it, and what they may do. */
  readonly hosting: Hosting;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /**
   * How others come in, for its host; null for everybody else, and while there is no code. A code from
   * before codes were kept is not known: `rotateInvite` makes a new one.
   */
  readonly invitation: Maybe<InvitationLink>;
  /**
   * What has happened. With any of the filters only events that the viewer may see are listed: no
   * `HiddenEvent` is of a channel, of a type or by a player.
   */
  readonly journal: EventConnection;
  /** Which game it is. */
  readonly kind: SeasonKind;
  /** What its host calls it. */
  readonly name: Scalars['String']['output'];
  /** When the clock next matters; null when it does not any more. */
  readonly nextDeadline: Maybe<Scalars['DateTime']['output']>;
  /** The season's present: real time, or the test clock of a rehearsal. */
  readonly now: Scalars['DateTime']['output'];
  /** The offices that the rules have, in their order; at most 20. */
  readonly offices: ReadonlyArray<Office>;
  /** Since when the players have paused it; null while they have not [Hosting and Joining]. */
  readonly pausedSince: Maybe<Scalars['DateTime']['output']>;
  /**
   * Until when the players have paused it; null while they have not. Meanwhile no auction, no time to reveal, no clock
   * of a game and no term runs out; votes and words go on. `SecretAction.maturesAt` and `revealsAt`, `Hand.placesAt`,
   * `GiolittiGame.deadline`, `Office.until` and `JudgeTerm.until` tell when they will be if the pause lasts until then
   * [Hosting and Joining].
   */
  readonly pausedUntil: Maybe<Scalars['DateTime']['output']>;
  /** The code of the present phase; null before the start. */
  readonly phase: Maybe<Scalars['String']['output']>;
  /** A player; null when there is none with that id. */
  readonly player: Maybe<Player>;
  /** What any player may do by rules of the players' own making, in their order; at most 50. */
  readonly playerActions: ReadonlyArray<PlayerAction>;
  /** The players, in the order in which they joined. */
  readonly players: PlayerConnection;
  /** Whether its clock and items can be set by the host. */
  readonly rehearsal: Scalars['Boolean']['output'];
  /** All revisions of the ruleset. */
  readonly revisions: RulesetConnection;
  /** The present in rules-time (UTC at the default tempo). */
  readonly rulesTime: Scalars['DateTime']['output'];
  /** The ruleset in force. */
  readonly ruleset: Ruleset;
  /** The number of the last event. */
  readonly seq: Scalars['Int']['output'];
  /**
   * How the players stood in the course of the season, the earliest first: what a plot shows. It is the same for
   * everybody who may see the season.
   */
  readonly standings: StandingsConnection;
  /** When it starts or started. */
  readonly startsAt: Scalars['DateTime']['output'];
  /** Where it is in its life. */
  readonly status: SeasonStatus;
  /** How many real seconds a rules-day lasts. */
  readonly tempo: Scalars['Int']['output'];
  /** What the rules keep account of besides items, in their order; at most 50. */
  readonly trackedValues: ReadonlyArray<TrackedValue>;
  /** What concerns the viewer; null for whoever is signed out. */
  readonly viewer: Maybe<SeasonViewer>;
  /** Who may see it. */
  readonly visibility: SeasonVisibility;
  /**
   * About how many connections watch it live, on all nodes, not counting those of the server's own bots; nobody is
   * named. It is some seconds old, and its changes are not pushed.
   */
  readonly watching: Scalars['Int']['output'];
  /** Who won; null while nobody has. */
  readonly winner: Maybe<Player>;
};


/** One community's game under one ruleset. */
export type SeasonDeadlinesArgs = {
  first?: Scalars['Int']['input'];
};


/** One community's game under one ruleset. */
export type SeasonJournalArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  afterSeq?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  channels?: InputMaybe<ReadonlyArray<Channel>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
  playerId?: InputMaybe<Scalars['ID']['input']>;
  types?: InputMaybe<ReadonlyArray<EventType>>;
};


/** One community's game under one ruleset. */
export type SeasonPlayerArgs = {
  id: Scalars['ID']['input'];
};


/** One community's game under one ruleset. */
export type SeasonPlayersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  former?: InputMaybe<Scalars['Boolean']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
};


/** One community's game under one ruleset. */
export type SeasonRevisionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
};


/** One community's game under one ruleset. */
export type SeasonStandingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  by?: InputMaybe<StandingsStep>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
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
  /** How many there are in all; null for more than 1,000. */
  readonly totalCount: Maybe<Scalars['Int']['output']>;
};

/** Its host said what the season is called and what it is about. */
export type SeasonDescribed = Event & {
  readonly __typename?: 'SeasonDescribed';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** What it is about; null for nothing. */
  readonly description: Maybe<Scalars['String']['output']>;
  /** What it is called from now on. */
  readonly name: Scalars['String']['output'];
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
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

/** What comes first in a list of seasons; among equals those with the greater id, or, by name, with the smaller. */
export type SeasonOrder =
  /** Where something happened last, to within a quarter of an hour and by the season's own clock. */
  | 'LAST_ACTIVITY'
  /** By name, from a to z, whatever the letter case and accents. */
  | 'NAME'
  /** What was made last. */
  | 'NEWEST'
  /** Where most play. */
  | 'PLAYERS';

/** By vote the season pauses [Hosting and Joining]. */
export type SeasonPaused = Event & {
  readonly __typename?: 'SeasonPaused';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The proposal. */
  readonly proposal: Proposal;
  /** Until when. */
  readonly resumesAt: Scalars['DateTime']['output'];
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A season that was changed. */
export type SeasonPayload = Payload & {
  readonly __typename?: 'SeasonPayload';
  /** The player concerned; null when refused, or when none is. */
  readonly player: Maybe<Player>;
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /** The season; null when refused. */
  readonly season: Maybe<Season>;
  /**
   * The season's journal position after it: everything up to there is on disk. Null when refused, or
   * when no season is concerned.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** A pause is over: whatever waited is later by its length [Hosting and Joining]. */
export type SeasonResumed = Event & {
  readonly __typename?: 'SeasonResumed';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** When it began. */
  readonly since: Scalars['DateTime']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
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
export type SeasonViewer = Node & {
  readonly __typename?: 'SeasonViewer';
  /** Whether it hosts the season, alone or with others. */
  readonly host: Scalars['Boolean']['output'];
  /** Opaque, and the same for ever. */
  readonly id: Scalars['ID']['output'];
  /** What it can do now. */
  readonly options: ReadonlyArray<Option>;
  /** The account's membership; null when it is not a player now. */
  readonly player: Maybe<Player>;
  /**
   * From when the account, which has left, may join again; null where it need not wait, such as while it is a
   * player [Players].
   */
  readonly rejoinAt: Maybe<Scalars['DateTime']['output']>;
  /** The same, of this season only: `seasonUpdated` gives it again with whatever happens. */
  readonly waiting: ReadonlyArray<Waiting>;
  /**
   * The games that wait for the viewer's player, for a play or for the answer to a Sfida, beginning
   * with the one whose clock runs out first; empty in a round.
   */
  readonly waitingGames: ReadonlyArray<GiolittiGame>;
};

/** Who may see a season. */
export type SeasonVisibility =
  /** Only its host, players and those who left it may see it, and joining needs the invitation code. */
  | 'INVITATION'
  /** Everybody may see it, and every account may join. */
  | 'PUBLIC';

/** What has changed in a list of seasons. */
export type SeasonsUpdate = {
  readonly __typename?: 'SeasonsUpdate';
  /**
   * Whether to ask for the list: at first, and whenever something may have been missed, such as by a slow reader
   * or while nodes did not hear each other.
   */
  readonly again: Scalars['Boolean']['output'];
  /** Ids of seasons that have changed and are not in the list now, whether they were before or not. */
  readonly gone: ReadonlyArray<Scalars['ID']['output']>;
  /** Seasons of the list that are new, or of which name, description, state, phase or players changed. */
  readonly seasons: ReadonlyArray<Season>;
};

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
  /** From when it can be revealed; later by a pause, from its beginning on. */
  readonly maturesAt: Scalars['DateTime']['output'];
  /** Whose it is. */
  readonly player: Player;
  /** When its text was revealed. */
  readonly revealedAt: Maybe<Scalars['DateTime']['output']>;
  /** The revelation date: it takes effect, and it is too late to reveal; later by a pause, from its beginning on. */
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
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** Whose it is. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** The secret action, as it is now. */
  readonly secretAction: SecretAction;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The hash. */
  readonly sha256: Scalars['String']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
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
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** Whose it was. */
  readonly player: Player;
  /** Why. */
  readonly reason: SecretActionFailure;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** The secret action, as it is now. */
  readonly secretAction: SecretAction;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Why a secret action failed [Secret Information]. */
export type SecretActionFailure =
  /** The player did not have all the cards of the hand. */
  | 'CARDS_NOT_HELD'
  /** The text does not declare what the kind needs. */
  | 'MALFORMED'
  /** The text was not revealed before the revelation date. */
  | 'NOT_REVEALED'
  /** The player's bids came to more of the currency than the player had. */
  | 'OVERSPENT'
  /** The player made another attempt of the kind. */
  | 'REPLACED'
  /** A proposal has voided it. */
  | 'VOIDED'
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
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /** The secret action; null when refused. */
  readonly secretAction: Maybe<SecretAction>;
  /**
   * The season's journal position after it: everything up to there is on disk. Null when refused, or
   * when no season is concerned.
   */
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
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** Whose it is. */
  readonly player: Player;
  /** The text. */
  readonly revealed: Scalars['String']['output'];
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** The secret action, as it is now. */
  readonly secretAction: SecretAction;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
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

/** Secret actions of a former calendar kept their date, and can now be revealed. */
export type SecretActionsMatured = Event & {
  readonly __typename?: 'SecretActionsMatured';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** The secret actions. */
  readonly secretActions: ReadonlyArray<SecretAction>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** What became of a section. */
export type SectionChange =
  /** There was no such section. */
  | 'ADDED'
  /** It says something else. */
  | 'CHANGED'
  /** There is no such section any more. */
  | 'REMOVED';

/** A section that reads differently. */
export type SectionDifference = {
  readonly __typename?: 'SectionDifference';
  /** What refusals and options cite. */
  readonly anchor: Scalars['String']['output'];
  /** Whether it came, went, or was changed. */
  readonly change: SectionChange;
  /** The lines of both, in order. */
  readonly lines: ReadonlyArray<LineDifference>;
  /** Its heading: the later one, where it has one. */
  readonly title: Scalars['String']['output'];
};

/** The server that answers, whichever node it is. */
export type Server = {
  readonly __typename?: 'Server';
  /** Its limits: what is over one of them is refused, with the limit's name in the error's `extensions`. */
  readonly limits: ReadonlyArray<ServerLimit>;
  /** The server's present, in real time: what a client's own clock may be compared with. */
  readonly now: Scalars['DateTime']['output'];
  /** Whether its bots play with whoever asks, and for whoever watches: `startPractice`, `startExhibition`. */
  readonly practice: Scalars['Boolean']['output'];
  /** Its version, as the changelog at `/docs/changelog` has it; every answer's `ridotto-version` header has it too. */
  readonly version: Scalars['String']['output'];
};

/** A limit of the server. */
export type ServerLimit = {
  readonly __typename?: 'ServerLimit';
  /** The highest number that is within it. */
  readonly maximum: Scalars['Int']['output'];
  /** Its name, such as `cost`, as `extensions.limit` of an error has it. */
  readonly name: Scalars['String']['output'];
  /** What it is counted for, in words: `operation`, `address and minute` … */
  readonly per: Scalars['String']['output'];
};

/** Which client seed is fixed. */
export type SetClientSeedInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The season, a round or a dynasty. */
  readonly seasonId: Scalars['ID']['input'];
  /**
   * The SHA-256 of the client seed's UTF-8 bytes, 64 lower-case hexadecimal digits; null takes back
   * what was fixed and does not count yet. The seed itself is 1 to 64 letters, digits, `-` or `_`:
   * make it at random, 32 characters or more, and keep it until it is asked for.
   */
  readonly sha256?: InputMaybe<Scalars['String']['input']>;
};

/** Of which kinds no entries are wanted. */
export type SetInboxPreferencesInput = {
  /** Saying it twice is the same as saying it once: the key is checked, but not needed. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The kinds, all of them: what was not wanted before is wanted again unless it is named. */
  readonly muted: ReadonlyArray<InboxKind>;
};

/** What the viewer wants no word of. */
export type SetInboxPreferencesPayload = Payload & {
  readonly __typename?: 'SetInboxPreferencesPayload';
  /** As they are now. */
  readonly preferences: InboxPreferences;
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /** Always null: no season is concerned. */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** Whether, and with which seed. */
export type SetReadinessInput = {
  /**
   * The text of the client seed that counts for the game that is dealt next, fixed with `setClientSeed`
   * before that game's seed was drawn (`Player.clientSeedSha256`): needed once to be ready. It is public
   * from then on, and counts for that game alone.
   */
  readonly clientSeed?: InputMaybe<Scalars['String']['input']>;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Whether the player would play. */
  readonly ready: Scalars['Boolean']['input'];
  /** The dynasty. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Of a dynasty: a score in a game that has not ended is corrected [Play; V24]. */
export type SetScoreEffect = {
  readonly __typename?: 'SetScoreEffect';
  /** In which game. */
  readonly game: GiolittiGame;
  /** Whose. */
  readonly player: Player;
  /** What it is from then on. */
  readonly score: Scalars['Int']['output'];
};

/** A participant's score in a game. */
export type SetScoreInput = {
  /** The game. */
  readonly gameId: Scalars['ID']['input'];
  /** Whose. */
  readonly playerId: Scalars['ID']['input'];
  /** What it should be, 0 to 1,000,000. */
  readonly score: Scalars['Int']['input'];
};

/** Of a dynasty: the stakes of a game that has not ended are corrected [Play; V24]. */
export type SetStakesEffect = {
  readonly __typename?: 'SetStakesEffect';
  /** Of which game. */
  readonly game: GiolittiGame;
  /** What they are from then on. */
  readonly stakes: Scalars['Int']['output'];
};

/** The stakes of a game. */
export type SetStakesInput = {
  /** The game. */
  readonly gameId: Scalars['ID']['input'];
  /** What they should be, from where stakes start to their maximum. */
  readonly stakes: Scalars['Int']['input'];
};

/** Until when somebody holds an office, or is Judge of a round. */
export type SetTermEffect = {
  readonly __typename?: 'SetTermEffect';
  /** The code of the office; null for the Judge. */
  readonly office: Maybe<Scalars['String']['output']>;
  /** Who. */
  readonly player: Player;
  /**
   * The end of the term; null: without end. A Judge sits to the first end of a week from then on; null: as
   * long as the rules say.
   */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

/** When a term should end. */
export type SetTermInput = {
  /** The code of the office; left out: as Judge of a round. */
  readonly office?: InputMaybe<Scalars['String']['input']>;
  /** Who. */
  readonly playerId: Scalars['ID']['input'];
  /** The end of the term, after now; left out: without end, and of a Judge as long as the rules say. */
  readonly until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What the rules keep account of is set. */
export type SetValueEffect = {
  readonly __typename?: 'SetValueEffect';
  /** Of which card it is; null for a player's or the season's. */
  readonly ofCard: Maybe<Card>;
  /** What it should be: a whole number, a text, or true or false. */
  readonly to: Scalars['JSON']['output'];
  /** The code of the value. */
  readonly value: Scalars['String']['output'];
  /** Whose it is; null for a card's or the season's. */
  readonly whose: Maybe<Player>;
};

/** What is set, and to what. */
export type SetValueInput = {
  /** Of a card's value: which card's; without a count. */
  readonly card?: InputMaybe<CardInput>;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Of a player's value: whose. */
  readonly playerId?: InputMaybe<Scalars['ID']['input']>;
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
  /** A whole number, a text of at most 1,000 characters, or true or false, as the rules have it. */
  readonly to: Scalars['JSON']['input'];
  /** The code of what is set. */
  readonly value: Scalars['String']['input'];
};

/** What was set. */
export type SetValuePayload = Payload & {
  readonly __typename?: 'SetValuePayload';
  /** The player whose value it is; null for a card's or the season's, and when refused. */
  readonly player: Maybe<Player>;
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after it: everything up to there is on disk. Null when refused, or
   * when no season is concerned.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** An offer to raise the stakes. */
export type Sfida = {
  readonly __typename?: 'Sfida';
  /** By whom. */
  readonly by: Player;
  /** Who is to answer. */
  readonly to: Player;
};

/** A Sfida was answered [Play]. */
export type SfidaAnswered = Event & {
  readonly __typename?: 'SfidaAnswered';
  /** Whether it was accepted. */
  readonly accepted: Scalars['Boolean']['output'];
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The game. */
  readonly game: GiolittiGame;
  /** The player. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The stakes after it. */
  readonly stakes: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A Sfida was offered [Play]. */
export type SfidaOffered = Event & {
  readonly __typename?: 'SfidaOffered';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The game. */
  readonly game: GiolittiGame;
  /** The player. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** What somebody gets. */
export type Share = {
  readonly __typename?: 'Share';
  /** What. */
  readonly items: ReadonlyArray<Holding>;
  /** Who. */
  readonly player: Player;
};

/** With whom the season is shared. */
export type ShareHostInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The player. */
  readonly playerId: Scalars['ID']['input'];
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/** What somebody should get. */
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
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
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

/** What should end. */
export type SignOutEverywhereInput = {
  /** Whether access tokens should end too, besides sessions. */
  readonly accessTokens?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the token of this request should stay. */
  readonly exceptThis?: InputMaybe<Scalars['Boolean']['input']>;
  /** The same key gives the same answer, except for `ended`: what has ended cannot end again. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};

/** The tokens are revoked. */
export type SignOutEverywherePayload = Payload & {
  readonly __typename?: 'SignOutEverywherePayload';
  /** How many tokens were revoked just now. */
  readonly ended: Scalars['Int']['output'];
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /** Always null: no season is concerned. */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** Signing out needs nothing. */
export type SignOutInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};

/** The token is revoked. */
export type SignOutPayload = Payload & {
  readonly __typename?: 'SignOutPayload';
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /** Always null: no season is concerned. */
  readonly seq: Maybe<Scalars['Int']['output']>;
  /** Whether a token was revoked just now. */
  readonly signedOut: Scalars['Boolean']['output'];
};

/** What it takes to make an account. */
export type SignUpInput = {
  /** The name that others see, 1 to 40 characters, and a name that `joinSeason` takes; the handle when left out. */
  readonly displayName?: InputMaybe<Scalars['String']['input']>;
  /** The name to sign in with: 3 to 30 letters, digits, `-` or `_`; letter case is ignored. */
  readonly handle: Scalars['String']['input'];
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** 8 to 200 characters, and not one that anybody would try first: `PASSWORD_TOO_EASY`. */
  readonly password: Scalars['String']['input'];
};

/** Where to sit down. */
export type SitDownInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
  /** A table for War with a free seat; null for a new one. */
  readonly tableId?: InputMaybe<Scalars['ID']['input']>;
};

/** A line of the chart. */
export type SlotsLine = {
  readonly __typename?: 'SlotsLine';
  /** How many of it, side by side unless the rules count them anywhere. */
  readonly inSequence: Scalars['Int']['output'];
  /** The code of the symbol. */
  readonly symbol: Scalars['String']['output'];
};

/** A line of the chart of payouts [The Slots]. */
export type SlotsLineRules = {
  readonly __typename?: 'SlotsLineRules';
  /** Whether it breaks the machine: the player has no more plays in that week. */
  readonly breaksMachine: Scalars['Boolean']['output'];
  /** How many of it. */
  readonly inSequence: Scalars['Int']['output'];
  /** What it pays, in the currency. */
  readonly payout: Scalars['Int']['output'];
  /** The code of the symbol. */
  readonly symbol: Scalars['String']['output'];
};

/** A spin that was made. */
export type SlotsPayload = Payload & {
  readonly __typename?: 'SlotsPayload';
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after it: everything up to there is on disk. Null when refused, or
   * when no season is concerned.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
  /** The sitting; null when refused. */
  readonly sitting: Maybe<SlotsSitting>;
};

/** Somebody played the slots [Slots]. */
export type SlotsPlayed = Event & {
  readonly __typename?: 'SlotsPlayed';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** Who. */
  readonly player: Player;
  /** The dice. */
  readonly rolls: Rolls;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The sitting, with its outcome. */
  readonly sitting: SlotsSitting;
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /** What changed hands. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The slots [The Slots]. */
export type SlotsRules = {
  readonly __typename?: 'SlotsRules';
  /** The chart of payouts: the first line that a play shows is the one that counts. */
  readonly chart: ReadonlyArray<SlotsLineRules>;
  /** What a play costs, in the currency. */
  readonly price: Scalars['Int']['output'];
  /** How many symbols a play shows. */
  readonly rolls: Scalars['Int']['output'];
  /** Whether the symbols of a line count only side by side, rather than wherever they are. */
  readonly sideBySide: Scalars['Boolean']['output'];
  /** How many sides the die has that is thrown for each symbol. */
  readonly sides: Scalars['Int']['output'];
  /** How often one may play in a week. */
  readonly sittingsPerWeek: Scalars['Int']['output'];
  /** What the machine can show. */
  readonly symbols: ReadonlyArray<SlotsSymbolRules>;
};

/** One sitting at the slots, which is one spin [Slots]. */
export type SlotsSitting = Node & Table & {
  readonly __typename?: 'SlotsSitting';
  /** Whether the machine broke: the player has no more spins in that week. */
  readonly brokeMachine: Scalars['Boolean']['output'];
  /** When it was. */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** Always `SLOTS`. */
  readonly kind: TableKind;
  /** The line of the chart that counted; null when none did. */
  readonly line: Maybe<SlotsLine>;
  /** When it was. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** What came out, in the currency. */
  readonly payout: Scalars['Float']['output'];
  /** Who played. */
  readonly players: ReadonlyArray<Player>;
  /** What was put in, in the currency. */
  readonly price: Scalars['Float']['output'];
  /** The round it belongs to. */
  readonly round: Round;
  /** The season it belongs to. */
  readonly season: Season;
  /** The position of the journal that this shows. */
  readonly seq: Scalars['Int']['output'];
  /** Always `PLAYED`. */
  readonly status: TableStatus;
  /** What the machine showed, in order. */
  readonly symbols: ReadonlyArray<SlotsSymbol>;
};

/** A symbol that the machine showed. */
export type SlotsSymbol = {
  readonly __typename?: 'SlotsSymbol';
  /** For people. */
  readonly name: Scalars['String']['output'];
  /** What the die showed. */
  readonly rolled: Scalars['Int']['output'];
  /** The code of the symbol. */
  readonly symbol: Scalars['String']['output'];
};

/** A symbol of the slots, and for which rolls it is shown [The Slots]. */
export type SlotsSymbolRules = {
  readonly __typename?: 'SlotsSymbolRules';
  /** The lowest roll that shows it. */
  readonly from: Scalars['Int']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its code. */
  readonly symbol: Scalars['String']['output'];
  /** The highest roll that shows it. */
  readonly to: Scalars['Int']['output'];
};

/** In which season to stand up. */
export type StandUpInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** How a player stood. */
export type Standing = {
  /** Who. */
  readonly player: Player;
};

/** A page of players' standings. */
export type StandingConnection = {
  readonly __typename?: 'StandingConnection';
  /** The standings with their cursors. */
  readonly edges: ReadonlyArray<StandingEdge>;
  /** The standings. */
  readonly nodes: ReadonlyArray<Standing>;
  /** Where the page is. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A standing in a list. */
export type StandingEdge = {
  readonly __typename?: 'StandingEdge';
  /** Its place. */
  readonly cursor: Scalars['String']['output'];
  /** The standing. */
  readonly node: Standing;
};

/** Since when somebody has been a player. */
export type StandingInput = {
  /** A real instant, not in the future. */
  readonly joinedAt: Scalars['DateTime']['input'];
  /** The player. */
  readonly playerId: Scalars['ID']['input'];
};

/** How the players of a season stood at a moment. */
export type Standings = {
  readonly __typename?: 'Standings';
  /** When that event happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Those who were players then, in the order in which they joined. */
  readonly entries: StandingConnection;
  /** The number of the last event by then. */
  readonly seq: Scalars['Int']['output'];
  /** The week of the round, 0 before its start; null in a dynasty. */
  readonly week: Maybe<Scalars['Int']['output']>;
};


/** How the players of a season stood at a moment. */
export type StandingsEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
};

/** A page of moments with their standings. */
export type StandingsConnection = {
  readonly __typename?: 'StandingsConnection';
  /** The moments with their cursors. */
  readonly edges: ReadonlyArray<StandingsEdge>;
  /** The moments. */
  readonly nodes: ReadonlyArray<Standings>;
  /** Where the page is. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A moment in a list. */
export type StandingsEdge = {
  readonly __typename?: 'StandingsEdge';
  /** Its place. */
  readonly cursor: Scalars['String']['output'];
  /** The moment. */
  readonly node: Standings;
};

/** The moments of a season at which standings are told. */
export type StandingsStep =
  /** The end of each rules-day with an event. The last one is the present. */
  | 'DAY'
  /** After each event that changed a standing. */
  | 'EVENT'
  /**
   * The end of each week with an event: of a round its own weeks, before the income of the next; of a dynasty those
   * of its rules-time, from Sunday on. The last one is the present.
   */
  | 'WEEK';

/** What bots should play for show. */
export type StartExhibitionInput = {
  /** Changes nothing: whoever asks again gets the same season. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Which game. */
  readonly kind: SeasonKind;
};

/** What bots play for show. */
export type StartExhibitionPayload = Payload & {
  readonly __typename?: 'StartExhibitionPayload';
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /** The season; null when refused. */
  readonly season: Maybe<Season>;
  /**
   * The season's journal position after it: everything up to there is on disk. Null when refused, or
   * when no season is concerned.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** Of which dynasty. */
export type StartGameInput = {
  /** Rehearsals only: the cards on top of the deck, the first one dealt first, at most the whole deck. */
  readonly deck?: InputMaybe<ReadonlyArray<CardInput>>;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The dynasty. */
  readonly seasonId: Scalars['ID']['input'];
};

/** What it takes to be a guest. */
export type StartGuestInput = {
  /** The name that others see, 1 to 40 characters, and a name that `joinSeason` takes. */
  readonly displayName: Scalars['String']['input'];
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};

/** What is practised, and against how many. */
export type StartPracticeInput = {
  /** The id of an edition of it; its default one when left out. */
  readonly edition?: InputMaybe<Scalars['String']['input']>;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Which game. */
  readonly kind: SeasonKind;
  /** Your name in the season, 1 to 40 characters; your display name when left out. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** How many bots play, 1 to 8. When left out: 4 in a round, 1 in a dynasty. */
  readonly opponents?: InputMaybe<Scalars['Int']['input']>;
};

/** A season with bots that was made. */
export type StartPracticePayload = Payload & {
  readonly __typename?: 'StartPracticePayload';
  /** You as a player of it; null when refused. */
  readonly player: Maybe<Player>;
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /** The season; null when refused. */
  readonly season: Maybe<Season>;
  /**
   * The season's journal position after it: everything up to there is on disk. Null when refused, or
   * when no season is concerned.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** Somebody stood up before play ended [Tables]. */
export type StoodUp = Event & {
  readonly __typename?: 'StoodUp';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** Who. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The table. */
  readonly table: Table;
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /** What goes back from the table. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** What is proposed. */
export type SubmitProposalInput = {
  /** The code of its class, such as `URGENT`; the ruleset's default class when left out. */
  readonly class?: InputMaybe<Scalars['String']['input']>;
  /** What the server should do, in this order, at most 20 entries. Without any it is only words for people. */
  readonly effects?: InputMaybe<ReadonlyArray<ProposalEffectInput>>;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
  /** Up to 20,000 characters. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 120 characters in one line. */
  readonly title: Scalars['String']['input'];
};

/** The root of watching. */
export type Subscription = {
  readonly __typename?: 'Subscription';
  /**
   * The auction of a round: as it is now, at once, and then the newest state after each change. A
   * client that reads slowly gets fewer states, never stale ones.
   */
  readonly auctionUpdated: Auction;
  /**
   * The viewer's inbox: first the entries stored after `after`, then each as it comes, in order, each
   * entry once. Needs an account.
   */
  readonly inbox: InboxEntry;
  /**
   * Everything that happens in a season: first the events stored after `after`, then each as it comes,
   * in order, each `seq` once. An event that the viewer may not see comes as a `HiddenEvent`.
   */
  readonly journal: Event;
  /**
   * A season at once, and then its newest state after each event; whoever reads slowly gets fewer states,
   * never stale ones. It ends when you may not see the season any more.
   */
  readonly seasonUpdated: Season;
  /**
   * What changes in a list of seasons. The first update comes at once and has `again`: ask `seasons` then, with
   * the same filters, and whatever changes after that comes here. It is the same after a lost connection:
   * subscribe, and ask again.
   */
  readonly seasonsUpdated: SeasonsUpdate;
  /**
   * A table: as it is now, at once, and then the newest state after each change. A client that reads
   * slowly gets fewer states, never stale ones.
   */
  readonly tableUpdated: Table;
};


/** The root of watching. */
export type SubscriptionAuctionUpdatedArgs = {
  atLeast?: InputMaybe<Scalars['Int']['input']>;
  roundId: Scalars['ID']['input'];
};


/** The root of watching. */
export type SubscriptionInboxArgs = {
  after?: InputMaybe<Scalars['Int']['input']>;
};


/** The root of watching. */
export type SubscriptionJournalArgs = {
  after?: InputMaybe<Scalars['Int']['input']>;
  afterCursor?: InputMaybe<Scalars['String']['input']>;
  seasonId: Scalars['ID']['input'];
};


/** The root of watching. */
export type SubscriptionSeasonUpdatedArgs = {
  atLeast?: InputMaybe<Scalars['Int']['input']>;
  seasonId: Scalars['ID']['input'];
};


/** The root of watching. */
export type SubscriptionSeasonsUpdatedArgs = {
  edition?: InputMaybe<Scalars['String']['input']>;
  host?: InputMaybe<Scalars['ID']['input']>;
  joinable?: InputMaybe<Scalars['Boolean']['input']>;
  kind?: InputMaybe<SeasonKind>;
  rehearsal?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<SeasonStatus>;
};


/** The root of watching. */
export type SubscriptionTableUpdatedArgs = {
  atLeast?: InputMaybe<Scalars['Int']['input']>;
  tableId: Scalars['ID']['input'];
};

/** A suit of a deck. */
export type SuitRules = {
  readonly __typename?: 'SuitRules';
  /** The code of the archetype whose ranks it has. */
  readonly archetype: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The roll that gives it, and its place in the order, from 1. */
  readonly number: Scalars['Int']['output'];
  /** Its code. */
  readonly suit: Scalars['String']['output'];
};

/** A table that players sit down at [Tables]. Each sitting at the slots is one, each war is one. */
export type Table = {
  /** When play ended, or the last one stood up. */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** What is played there. */
  readonly kind: TableKind;
  /** When somebody sat down first. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** Who sits there, or sat there to the end of play; in the order of sitting down. */
  readonly players: ReadonlyArray<Player>;
  /** The round it belongs to; null when the season is not a round. */
  readonly round: Maybe<Round>;
  /** The season it belongs to. */
  readonly season: Season;
  /** The position of the journal that this shows. */
  readonly seq: Scalars['Int']['output'];
  /** Where it is in its life. */
  readonly status: TableStatus;
};

/** Something that the rules allow at the table of a game besides playing [Play; V25]. */
export type TableActionRules = {
  readonly __typename?: 'TableActionRules';
  /** Its code. */
  readonly action: Scalars['String']['output'];
  /** Whether a trick is brought into the game, and not taken out. */
  readonly adds: Scalars['Boolean']['output'];
  /** Before which play of a game only; null: as long as it is played. */
  readonly beforePlay: Maybe<Scalars['Int']['output']>;
  /** The classes of tricks to one of which it can be done. */
  readonly classes: ReadonlyArray<Scalars['String']['output']>;
  /** What it costs, in pegs. */
  readonly pegs: Scalars['Int']['output'];
  /** The anchor of the section or article that it names as its rule: refusals and options of it cite that; null for none. */
  readonly rule: Maybe<Scalars['String']['output']>;
  /** How often in a game; null: as often as it can be paid for. */
  readonly times: Maybe<Scalars['Int']['output']>;
  /** Whether that is counted for all together, and not for each player. */
  readonly timesTogether: Scalars['Boolean']['output'];
  /** Its name. */
  readonly title: Scalars['String']['output'];
  /** Whether it can be done while a Sfida is pending. */
  readonly underSfida: Scalars['Boolean']['output'];
  /** Who may. */
  readonly who: TableActionWho;
};

/** Something was done at the table of a game besides playing [Play; V25]. */
export type TableActionTaken = Event & {
  readonly __typename?: 'TableActionTaken';
  /** The code of the action. */
  readonly action: Scalars['String']['output'];
  /** Whether the trick scores in the game from now on; otherwise it no longer does. */
  readonly added: Scalars['Boolean']['output'];
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The game. */
  readonly game: GiolittiGame;
  /** How many pegs it cost. */
  readonly pegsPaid: Scalars['Int']['output'];
  /** Who did it. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** The code of the trick. */
  readonly trick: Scalars['String']['output'];
};

/** Who may do something at a table. */
export type TableActionWho =
  /** Any player. */
  | 'ALL'
  /** Players who do not play in the game. */
  | 'ONLOOKERS'
  /** The two participants. */
  | 'PARTICIPANTS';

/** A page of tables. */
export type TableConnection = {
  readonly __typename?: 'TableConnection';
  /** The tables with their cursors. */
  readonly edges: ReadonlyArray<TableEdge>;
  /** The tables. */
  readonly nodes: ReadonlyArray<Table>;
  /** Where the page is. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A table in a list. */
export type TableEdge = {
  readonly __typename?: 'TableEdge';
  /** Its place. */
  readonly cursor: Scalars['String']['output'];
  /** The table. */
  readonly node: Table;
};

/** The kinds of tables. */
export type TableKind =
  /** A game of Giolitti. */
  | 'GIOLITTI'
  /** A sitting at the slots [Slots]. */
  | 'SLOTS'
  /** A war [War]. */
  | 'WAR';

/** A table that somebody sat down at or stood up from. */
export type TablePayload = Payload & {
  readonly __typename?: 'TablePayload';
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after it: everything up to there is on disk. Null when refused, or
   * when no season is concerned.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
  /** The table; null when refused. */
  readonly table: Maybe<Table>;
};

/** Where a table is in its life. */
export type TableStatus =
  /** Everybody stood up before play ended. */
  | 'ABANDONED'
  /** Somebody sits there. */
  | 'OPEN'
  /** Play ended. */
  | 'PLAYED'
  /** A proposal has undone it. */
  | 'VOIDED';

/** Which action. */
export type TakeActionInput = {
  /** Its code. */
  readonly action: Scalars['String']['input'];
  /** To which card, where it is done to a card; without a count; otherwise left out. */
  readonly card?: InputMaybe<CardInput>;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** To whom it is done, where it is done to another player; otherwise left out. */
  readonly playerId?: InputMaybe<Scalars['ID']['input']>;
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/** What was done. */
export type TakeActionPayload = Payload & {
  readonly __typename?: 'TakeActionPayload';
  /** Who did it; null when refused. */
  readonly player: Maybe<Player>;
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after it: everything up to there is on disk. Null when refused, or
   * when no season is concerned.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** Items are taken from a player or a duck, and destroyed. */
export type TakeItemsEffect = {
  readonly __typename?: 'TakeItemsEffect';
  /** The duck that loses them; null when the player does. */
  readonly duck: Maybe<Duck>;
  /** What is taken. */
  readonly items: ReadonlyArray<Holding>;
  /** Who loses them, or whose duck does. */
  readonly player: Player;
};

/** What is done at a table. */
export type TakeTableActionInput = {
  /** The code of the action, by the rules of the game. */
  readonly action: Scalars['String']['input'];
  /** The game. */
  readonly gameId: Scalars['ID']['input'];
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The code of the trick to which it is done; the option tells which there are. */
  readonly trick: Scalars['String']['input'];
};

/** How many votes there are of those who are players. */
export type Tally = {
  readonly __typename?: 'Tally';
  /** Votes against it. */
  readonly votesAgainst: Scalars['Int']['output'];
  /** Votes for it. */
  readonly votesFor: Scalars['Int']['output'];
};

/** The bid of a Third-Party Auctioneer, who is not a player [Bidding on Works of Art]. */
export type ThirdPartyBid = {
  readonly __typename?: 'ThirdPartyBid';
  /** In the currency. */
  readonly amount: Scalars['Float']['output'];
  /** The Player Lot that it is on. */
  readonly lot: Lot;
  /** When it was generated. */
  readonly placedAt: Scalars['DateTime']['output'];
};

/** A third party bid on a Player Lot [Bidding on Works of Art]. */
export type ThirdPartyBidGenerated = Event & {
  readonly __typename?: 'ThirdPartyBidGenerated';
  /** The bid, in the currency. */
  readonly amount: Scalars['Float']['output'];
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The lot. */
  readonly lot: Lot;
  /** Who made it. */
  readonly player: Player;
  /** The die. */
  readonly rolls: Rolls;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** What its Works of Art were worth together, in the currency. */
  readonly value: Scalars['Float']['output'];
};

/**
 * A third party won a Player Lot: its Works of Art are in the Gallery, and everything else stays in
 * the lot [Bidding on Works of Art].
 */
export type ThirdPartyWon = Event & {
  readonly __typename?: 'ThirdPartyWon';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The lot. */
  readonly lot: Lot;
  /** Who made it. */
  readonly player: Player;
  /** What the player gained, in the currency. */
  readonly price: Scalars['Float']['output'];
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /** What changed hands. */
  readonly transfers: ReadonlyArray<Transfer>;
  /** The Works. */
  readonly works: ReadonlyArray<WorkOfArt>;
};

/** The dice put identical hands in an order, by a coin toss where there are two [Prizes]. */
export type TieTossed = Event & {
  readonly __typename?: 'TieTossed';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The hands, best first. */
  readonly hands: ReadonlyArray<Hand>;
  /**
   * The dice of a shuffle: with the hands in order of submission, for each place from the last one to
   * the second, the place that its hand changes with.
   */
  readonly rolls: Rolls;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/**
 * Nobody was in the round, nothing was left to be decided, and its calendar stood still: the weeks,
 * phases and auctions since then did not happen. It goes on with the next action.
 */
export type TimeSkipped = Event & {
  readonly __typename?: 'TimeSkipped';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** When the calendar would have gone on. */
  readonly since: Scalars['DateTime']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** What a token is for. */
export type TokenKind =
  /** It was made for a program, with `createAccessToken`. */
  | 'ACCESS'
  /** It was made for the address of one feed, with `createFeedToken`, and reads only that feed. */
  | 'FEED'
  /** It was given for signing up, signing in or being a guest, and ends after 90 days. */
  | 'SESSION';

/** Something that the rules keep account of [Tracked values]. */
export type TrackedValue = {
  readonly __typename?: 'TrackedValue';
  /** `CARD`: the cards for which it was set; for the others it is what it begins with. */
  readonly cards: ReadonlyArray<CardValue>;
  /** Its code. */
  readonly code: Scalars['String']['output'];
  /** `NUMBER`: the smallest that it can be; null for no limit. */
  readonly least: Maybe<Scalars['Int']['output']>;
  /** `TEXT`: how many characters it can have. */
  readonly longest: Maybe<Scalars['Int']['output']>;
  /** `NUMBER`: the largest that it can be; null for no limit. */
  readonly most: Maybe<Scalars['Int']['output']>;
  /** Whose it is. */
  readonly of: ValueSubject;
  /** The anchor of the section or article that it names as its rule: refusals and options of it cite that; null for none. */
  readonly rule: Maybe<Scalars['String']['output']>;
  /** Whether only the player whose it is sees it. */
  readonly secret: Scalars['Boolean']['output'];
  /** What it begins with: a whole number, a text, or true or false, as its `type` says. The same goes for the fields below. */
  readonly start: Scalars['JSON']['output'];
  /** What it is called. */
  readonly title: Scalars['String']['output'];
  /** What it can be. */
  readonly type: ValueType;
  /** `SEASON`: what it is now; otherwise null. */
  readonly value: Maybe<Scalars['JSON']['output']>;
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
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The party that left; null when the offer was taken back. */
  readonly leaver: Maybe<Player>;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /** The trade. */
  readonly trade: Trade;
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
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
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /** The trade. */
  readonly trade: Trade;
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A trade took place [Trade]. */
export type TradeDone = Event & {
  readonly __typename?: 'TradeDone';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
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

/** Something of which a side of a trade did not have enough. */
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
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** What the sides lacked. */
  readonly lacks: ReadonlyArray<TradeLack>;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /** The trade. */
  readonly trade: Trade;
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A trade was offered [Trade]. */
export type TradeOffered = Event & {
  readonly __typename?: 'TradeOffered';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /** The trade. */
  readonly trade: Trade;
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A trade that was offered, accepted, declined or taken back. */
export type TradePayload = Payload & {
  readonly __typename?: 'TradePayload';
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after it: everything up to there is on disk. Null when refused, or
   * when no season is concerned.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
  /** The trade; null when refused. */
  readonly trade: Maybe<Trade>;
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
  | 'OFFERED'
  /** It took place, and a proposal has undone it. */
  | 'VOIDED';

/** A trade with a duck of one's own. */
export type TradeWithDuckInput = {
  /** The duck. */
  readonly duckId: Scalars['ID']['input'];
  /** What you give the duck, at most 300 entries; empty for nothing. */
  readonly give: ReadonlyArray<ItemInput>;
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
  /** What you take from the duck, at most 300 entries; empty for nothing. */
  readonly take: ReadonlyArray<ItemInput>;
};

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

/** How often a trick was active. */
export type TrickCount = {
  readonly __typename?: 'TrickCount';
  /** In how many games. */
  readonly games: Scalars['Int']['output'];
  /** Its name in the ruleset in force, or its code. */
  readonly name: Scalars['String']['output'];
  /** Its code. */
  readonly trick: Scalars['String']['output'];
};

/** A trick [Tricks]. */
export type TrickRules = {
  readonly __typename?: 'TrickRules';
  /** The code of its class. */
  readonly class: Scalars['String']['output'];
  /** What the pocket of whoever plays must be for it, in a plain sentence, as the rules say it [Tricks]. */
  readonly condition: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** What it scores. */
  readonly points: Scalars['Int']['output'];
  /** Its code. */
  readonly trick: Scalars['String']['output'];
};

/** Trungs were traded in [Trung]. */
export type TrungsTradedIn = Event & {
  readonly __typename?: 'TrungsTradedIn';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** For what: the exchange's code. */
  readonly exchange: Scalars['String']['output'];
  /** Who did. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /** How many. */
  readonly times: Scalars['Int']['output'];
  /** What was given and got. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Who no longer hosts. */
export type UnshareHostInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The player. */
  readonly playerId: Scalars['ID']['input'];
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Which trick. */
export type UseRealiInput = {
  /** The game. */
  readonly gameId: Scalars['ID']['input'];
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The code of a trick that is not active in the game. */
  readonly trick: Scalars['String']['input'];
};

/** What an action made of a value: of a player, of a card, or of the season. */
export type ValueChange = {
  readonly __typename?: 'ValueChange';
  /** What it is from then on: a whole number, a text, or true or false. */
  readonly now: Scalars['JSON']['output'];
  /** Of which card it is; null for a player's or the season's. */
  readonly ofCard: Maybe<Card>;
  /** The code of the value. */
  readonly value: Scalars['String']['output'];
  /** Whose; null for the season's or a card's. */
  readonly whose: Maybe<Player>;
};

/** What an effect sets. */
export type ValueEffectInput = {
  /** Of a card's value: which card's; without a count. */
  readonly card?: InputMaybe<CardInput>;
  /** Of a player's value: whose. */
  readonly playerId?: InputMaybe<Scalars['ID']['input']>;
  /** A whole number, a text of at most 1,000 characters, or true or false, as the rules have it. */
  readonly to: Scalars['JSON']['input'];
  /** The code of what is set. */
  readonly value: Scalars['String']['input'];
};

/** What the rules keep account of was set [Tracked values]. */
export type ValueSet = Event & {
  readonly __typename?: 'ValueSet';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The proposal that set it; null where somebody did. */
  readonly byProposal: Maybe<Proposal>;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** What it is from then on: a whole number, a text, or true or false; null for a secret one. */
  readonly now: Maybe<Scalars['JSON']['output']>;
  /** Of which card it is; null for a player's or the season's. */
  readonly ofCard: Maybe<Card>;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** The code of the value. */
  readonly value: Scalars['String']['output'];
  /** Whose it is; null for a card's or the season's. */
  readonly whose: Maybe<Player>;
};

/** Whose a tracked value is. */
export type ValueSubject =
  /** Each card has one: all of one rank and suit together. */
  | 'CARD'
  /** Each player has one. */
  | 'PLAYER'
  /** The season has it. */
  | 'SEASON';

/** What a tracked value can be. */
export type ValueType =
  /** True or false. */
  | 'FLAG'
  /** A whole number. */
  | 'NUMBER'
  /** A text. */
  | 'TEXT';

/** The truth value of a statement. */
export type Verdict =
  /** It is false. */
  | 'FALSE'
  /** It is true. */
  | 'TRUE';

/** Everything to check a season's dice with. */
export type Verification = {
  readonly __typename?: 'Verification';
  /** How seeds drawn now are used; each stream names its own. */
  readonly algorithm: Scalars['String']['output'];
  /**
   * The scope in all labels: `ridotto/2:` scope `:` stream `:` number `:` digest `:` client seeds. In
   * `ridotto/1` they are `ridotto/1:` scope `:` number `:` client seeds.
   */
  readonly scope: Scalars['String']['output'];
  /** A stream for each week of a round, or for each game of a dynasty. */
  readonly streams: ReadonlyArray<ChanceStream>;
};

/** What the holder of an office vetoes. */
export type VetoProposalInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The code of the office. */
  readonly office: Scalars['String']['input'];
  /** The proposal. */
  readonly proposalId: Scalars['ID']['input'];
  /** Why, for everybody to read: up to 500 characters. */
  readonly reason: Scalars['String']['input'];
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/** The signed-in account, and what only it may see. */
export type Viewer = Node & {
  readonly __typename?: 'Viewer';
  /** The account itself. */
  readonly account: Account;
  /** The name to sign in with; null for a guest. */
  readonly handle: Maybe<Scalars['String']['output']>;
  /** Opaque, and the same for ever. */
  readonly id: Scalars['ID']['output'];
  /**
   * What concerns the viewer in person, in all seasons: offers, what became of them, lots won, hands
   * placed, failures. In the order in which they were put on disk.
   */
  readonly inbox: InboxConnection;
  /** What the viewer wants no word of. */
  readonly inboxPreferences: InboxPreferences;
  /**
   * The seasons in which the viewer is a player, the host or the dealer, newest first. A cursor belongs to the list
   * with the same `status`.
   */
  readonly seasons: SeasonConnection;
  /** The viewer's tokens that are in force, newest first. Listing them needs all scopes. */
  readonly tokens: ReadonlyArray<AccessToken>;
  /**
   * What waits for the viewer in the seasons that go on and in which it plays, deals or is the host:
   * what ends first comes first, and last what has no end. It is read from the seasons as they are: ask
   * again after an entry of the inbox, after a mutation of your own (`query { viewer { waiting } }` in
   * its payload) and when the first `until` or `from` has passed.
   */
  readonly waiting: WaitingConnection;
};


/** The signed-in account, and what only it may see. */
export type ViewerInboxArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
  unread?: InputMaybe<Scalars['Boolean']['input']>;
};


/** The signed-in account, and what only it may see. */
export type ViewerSeasonsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<SeasonStatus>;
};


/** The signed-in account, and what only it may see. */
export type ViewerWaitingArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** Of a dynasty: a game is voided, however long ago it ended [K21, L4]. */
export type VoidGameEffect = {
  readonly __typename?: 'VoidGameEffect';
  /** Which. */
  readonly game: GiolittiGame;
};

/** Which game, and why. */
export type VoidGameInput = {
  /** The game. */
  readonly gameId: Scalars['ID']['input'];
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** For everybody to read, 1 to 500 characters. */
  readonly reason: Scalars['String']['input'];
};

/** Of a round: an attempt to bid or to submit a hand fails, as if it had not been made. */
export type VoidSecretActionEffect = {
  readonly __typename?: 'VoidSecretActionEffect';
  /** Which. */
  readonly secretAction: SecretAction;
};

/**
 * Of a round: a war or a spin is undone. The winner of a war gives back what the loser wagered; of a war that goes
 * on, each wager goes back to its owner. The price and the payout of a spin are given back; it still counts as a
 * sitting of its week.
 */
export type VoidTableEffect = {
  readonly __typename?: 'VoidTableEffect';
  /** Which. */
  readonly table: Table;
};

/** Of a round: a trade that took place is undone. Both still have what they got, and give it back. */
export type VoidTradeEffect = {
  readonly __typename?: 'VoidTradeEffect';
  /** Which. */
  readonly trade: Trade;
};

/** Somebody's vote. */
export type Vote = {
  readonly __typename?: 'Vote';
  /** When it was cast or last changed. */
  readonly castAt: Scalars['DateTime']['output'];
  /** `FOR` or `AGAINST`. */
  readonly choice: VoteChoice;
  /** Whether it counts: those of players who left before the tally do not. */
  readonly counts: Scalars['Boolean']['output'];
  /** Whose it is. */
  readonly player: Player;
};

/** Somebody voted, changed a vote or took it back [Proposals]. */
export type VoteCast = Event & {
  readonly __typename?: 'VoteCast';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** Who it was. */
  readonly player: Player;
  /** The proposal. */
  readonly proposal: Proposal;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** How. */
  readonly vote: VoteChoice;
};

/** How somebody votes. */
export type VoteChoice =
  /** Against the proposal. */
  | 'AGAINST'
  /** For the proposal. */
  | 'FOR'
  /** Neither: takes back the vote that was cast. */
  | 'NONE';

/** For whom one votes. */
export type VoteForOfficeInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The code of the office. */
  readonly office: Scalars['String']['input'];
  /** Who should hold it; left out: nobody any more. */
  readonly playerId?: InputMaybe<Scalars['ID']['input']>;
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Who voted. */
export type VoteForOfficePayload = Payload & {
  readonly __typename?: 'VoteForOfficePayload';
  /** Who voted; null when refused. */
  readonly player: Maybe<Player>;
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after it: everything up to there is on disk. Null when refused, or
   * when no season is concerned.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** Little of the voting period of a proposal is left; whoever has not voted has this in the inbox. */
export type VoteWarned = Event & {
  readonly __typename?: 'VoteWarned';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** When its voting period ends. */
  readonly closesAt: Scalars['DateTime']['output'];
  /** The proposal. */
  readonly proposal: Proposal;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/**
 * Something that waits for the viewer: time for it runs out, or somebody else waits meanwhile. It can be
 * done now where `from` and `refusal` are both null; then it is among the season's `options`, too.
 */
export type Waiting = {
  readonly __typename?: 'Waiting';
  /** From when it can be done; null where no time is in the way. */
  readonly from: Maybe<Scalars['DateTime']['output']>;
  /** What it is. */
  readonly kind: WaitingKind;
  /**
   * What it is about: the game, trade, contract, change, proposal, vote, request, table, lot or secret action;
   * null where it is about nothing in particular.
   */
  readonly on: Maybe<Node>;
  /** What does it: the mutation, and what of its input is known. */
  readonly option: Option;
  /** Why it would be refused at the moment; null where it would not. */
  readonly refusal: Maybe<Refusal>;
  /** In which season. */
  readonly season: Season;
  /** Since when; null where that is not kept. */
  readonly since: Maybe<Scalars['DateTime']['output']>;
  /** Until when; null when no end is known. In a rehearsal this, too, is by its test clock. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

/** A page of what waits. */
export type WaitingConnection = {
  readonly __typename?: 'WaitingConnection';
  /**
   * Whether all seasons were looked at. Of those that go on, the 500 newest were; the others have what
   * waits in `SeasonViewer.waiting`.
   */
  readonly complete: Scalars['Boolean']['output'];
  /** What waits, with cursors. */
  readonly edges: ReadonlyArray<WaitingEdge>;
  /** What waits. */
  readonly nodes: ReadonlyArray<Waiting>;
  /** Where the page is. */
  readonly pageInfo: PageInfo;
  /** How much waits in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Something that waits, in a list. */
export type WaitingEdge = {
  readonly __typename?: 'WaitingEdge';
  /** Its place. */
  readonly cursor: Scalars['String']['output'];
  /** What waits. */
  readonly node: Waiting;
};

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
  /** A change of a contract waits for your consent or your refusal [Contracts]. */
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

/** A table for War [War]. */
export type War = Node & Table & {
  readonly __typename?: 'War';
  /** What was drawn: several times when the cards were equal. */
  readonly draws: ReadonlyArray<WarDraw>;
  /** When it was decided, or the last one stood up. */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** Always `WAR`. */
  readonly kind: TableKind;
  /** When somebody sat down first. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** Who sits there, or sat there to the end of play; in the order of sitting down. */
  readonly players: ReadonlyArray<Player>;
  /** The round it belongs to. */
  readonly round: Round;
  /** The season it belongs to. */
  readonly season: Season;
  /** The players with their wagers. */
  readonly seats: ReadonlyArray<WarSeat>;
  /** The position of the journal that this shows. */
  readonly seq: Scalars['Int']['output'];
  /** Where it is in its life. */
  readonly status: TableStatus;
  /** The number of the wagers as they stand, which goes up with each proposal. */
  readonly terms: Scalars['Int']['output'];
  /** Who won; null while nobody has. */
  readonly winner: Maybe<Player>;
};

/** A player agreed to both wagers, and put their own on the table [War]. */
export type WarAgreed = Event & {
  readonly __typename?: 'WarAgreed';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** Who. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The number of the wagers. */
  readonly terms: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /** What changed hands. */
  readonly transfers: ReadonlyArray<Transfer>;
  /** The table. */
  readonly war: War;
};

/** A card for each player. */
export type WarDraw = {
  readonly __typename?: 'WarDraw';
  /** The cards, in the order of sitting down. They belong to nobody. */
  readonly cards: ReadonlyArray<DrawnCard>;
};

/** Both drew a card [War]. */
export type WarDrawn = Event & {
  readonly __typename?: 'WarDrawn';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The cards, in the order of sitting down. */
  readonly cards: ReadonlyArray<DrawnCard>;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The dice. */
  readonly rolls: Rolls;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /** What changed hands. */
  readonly transfers: ReadonlyArray<Transfer>;
  /** The table. */
  readonly war: War;
  /** Who won; null when the cards are equal, and both draw again. */
  readonly winner: Maybe<Player>;
};

/** A war that was proposed or agreed to. */
export type WarPayload = Payload & {
  readonly __typename?: 'WarPayload';
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after it: everything up to there is on disk. Null when refused, or
   * when no season is concerned.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
  /** The war; null when refused. */
  readonly war: Maybe<War>;
};

/** A player said what they would wager. Agreements are taken back [War]. */
export type WarProposed = Event & {
  readonly __typename?: 'WarProposed';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** Who. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The number of the wagers as they now stand. */
  readonly terms: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /** What goes back from the table. */
  readonly transfers: ReadonlyArray<Transfer>;
  /** What the player would wager. */
  readonly wager: ReadonlyArray<Holding>;
  /** The table. */
  readonly war: War;
};

/** A player at a table for War. */
export type WarSeat = {
  readonly __typename?: 'WarSeat';
  /** Whether the player agreed to both wagers. Their own is then on the table. */
  readonly agreed: Scalars['Boolean']['output'];
  /** Who sits there. */
  readonly player: Player;
  /** Since when. */
  readonly satDownAt: Scalars['DateTime']['output'];
  /** What the player would wager, or wagered; null while nothing was proposed. */
  readonly wager: Maybe<ReadonlyArray<Holding>>;
};

/** Which mask. */
export type WearMaskInput = {
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Its code; null to take the mask off. */
  readonly mask?: InputMaybe<Scalars['String']['input']>;
  /** The dynasty. */
  readonly seasonId: Scalars['ID']['input'];
};

/** A week's dice can be checked now. */
export type WeekEnded = Event & {
  readonly __typename?: 'WeekEnded';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** The seed, 32 bytes in hexadecimal. */
  readonly seed: Scalars['String']['output'];
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** Its number. */
  readonly week: Scalars['Int']['output'];
};

/** What a settlement meant for a player [Bidding; Prizes; Fortunes]. */
export type WeekResult = {
  readonly __typename?: 'WeekResult';
  /** What they brought together, in the currency. */
  readonly earned: Scalars['Int']['output'];
  /** The player's secret actions that failed by it, each with its reason. */
  readonly failed: ReadonlyArray<SecretAction>;
  /** Codes of the fortunes that were told to the player [Fortunes]. */
  readonly fortunes: ReadonlyArray<Scalars['String']['output']>;
  /** The player's hands that were placed: two where those of two weeks fall together. */
  readonly hands: ReadonlyArray<Hand>;
  /** Lots that the player had bid on and did not win. */
  readonly lost: ReadonlyArray<Lot>;
  /** What the player paid for them together, in the currency. */
  readonly paid: Scalars['Int']['output'];
  /** The player. */
  readonly player: Player;
  /** The player's own lots that were won. */
  readonly sold: ReadonlyArray<Lot>;
  /** Lots that the player won. */
  readonly won: ReadonlyArray<Lot>;
};

/**
 * Hands were placed, or an auction concluded. Each player for whom it meant something has this in the
 * inbox, in place of each lot, hand and failure.
 */
export type WeekSettled = Event & {
  readonly __typename?: 'WeekSettled';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** What it meant, for each player for whom it meant something, in the order of joining. */
  readonly results: ReadonlyArray<WeekResult>;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** The number of the week. */
  readonly week: Scalars['Int']['output'];
  /** What it meant for you; null when it meant nothing. */
  readonly yours: Maybe<WeekResult>;
};

/** A week began: its dice are bound from here on. */
export type WeekStarted = Event & {
  readonly __typename?: 'WeekStarted';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The hashes that players had fixed when it was drawn: they count for the week's dice. */
  readonly clientSeeds: ReadonlyArray<FixedClientSeed>;
  /** The SHA-256 of the week's seed. */
  readonly commitment: Scalars['String']['output'];
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** Its number. */
  readonly week: Scalars['Int']['output'];
};

/** Who is no longer endorsed. */
export type WithdrawEndorsementInput = {
  /** The candidacy, of the present week. */
  readonly candidacyId: Scalars['ID']['input'];
  /** The same key gives the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
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

/** A Work of Art came into being. */
export type WorkCreated = Event & {
  readonly __typename?: 'WorkCreated';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** Who got it. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /** The Work, from the Bank. */
  readonly transfers: ReadonlyArray<Transfer>;
  /** The Work. */
  readonly work: WorkOfArt;
};

/** A Work of Art: an item of which there is one [Bidding on Works of Art]. */
export type WorkOfArt = Node & {
  readonly __typename?: 'WorkOfArt';
  /** Whose work it is. */
  readonly artist: Scalars['String']['output'];
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** An image of it: an https URL, of any host. */
  readonly imageUrl: Maybe<Scalars['String']['output']>;
  /** Its code as an item, for trades, contracts and wagers. */
  readonly item: Scalars['String']['output'];
  /** Who has it: a player, a lot, a contract, a table, the Gallery, or, once destroyed, the Bank. */
  readonly owner: Owner;
  /** The proposal that made it; null for one of the host's. */
  readonly proposal: Maybe<Proposal>;
  /** What it is called. */
  readonly title: Scalars['String']['output'];
  /** What it is worth, in the currency: it rises to the price paid for it. */
  readonly value: Scalars['Float']['output'];
};

/** A page of Works of Art. */
export type WorkOfArtConnection = {
  readonly __typename?: 'WorkOfArtConnection';
  /** The Works with their cursors. */
  readonly edges: ReadonlyArray<WorkOfArtEdge>;
  /** The Works. */
  readonly nodes: ReadonlyArray<WorkOfArt>;
  /** Where the page is. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A Work of Art in a list. */
export type WorkOfArtEdge = {
  readonly __typename?: 'WorkOfArtEdge';
  /** Its place. */
  readonly cursor: Scalars['String']['output'];
  /** The Work. */
  readonly node: WorkOfArt;
};

/** A Work of Art to be made. */
export type WorkOfArtInput = {
  /** Whose work it is: 1 to 120 characters in one line. */
  readonly artist: Scalars['String']['input'];
  /** An image of it: an https URL of up to 2,000 characters. */
  readonly imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Who gets it. */
  readonly playerId: Scalars['ID']['input'];
  /** What it is called: 1 to 120 characters in one line. */
  readonly title: Scalars['String']['input'];
  /** What it is worth, in the currency: 0 to 1,000,000,000. */
  readonly value: Scalars['Int']['input'];
};

/** A Work of Art that was made. */
export type WorkOfArtPayload = Payload & {
  readonly __typename?: 'WorkOfArtPayload';
  /**
   * The root of reading, after the change: one request can change something and read anything, for whoever
   * sent it. Whoever signs in is known from the next request on.
   */
  readonly query: Query;
  /** Why it did not happen; null when it did. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after it: everything up to there is on disk. Null when refused, or
   * when no season is concerned.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
  /** The Work; null when refused. */
  readonly work: Maybe<WorkOfArt>;
};

/** What a Work of Art came to be worth. */
export type WorkValue = {
  readonly __typename?: 'WorkValue';
  /** Its new value, in the currency. */
  readonly value: Scalars['Float']['output'];
  /** The Work. */
  readonly work: WorkOfArt;
};

/** Another player paid more for a lot than its Works were worth [Bidding on Works of Art]. */
export type WorksRevalued = Event & {
  readonly __typename?: 'WorksRevalued';
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly by: Actor;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Maybe<Channel>;
  /** The lot. */
  readonly lot: Lot;
  /** Who made it. */
  readonly player: Player;
  /** The season in which it happened; null, in the inbox, for one that you may not see any more. */
  readonly season: Maybe<Season>;
  /** Its number in the season's journal, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** What happened, in a sentence and in one line, whatever players wrote. */
  readonly text: Scalars['String']['output'];
  /**
   * All items that it moved, in order: from the Bank when they were made, to the Bank when they were
   * destroyed. Nothing else moves any, and nothing hidden does: added up from `seq` 1 on, they are what
   * everybody has.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** What the Works are worth from then on. */
  readonly values: ReadonlyArray<WorkValue>;
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
    | ( EventSourceOf<'ActionTaken'> )
    | ( EventSourceOf<'AuctionConcluded'> )
    | ( EventSourceOf<'BetPlaced'> )
    | ( EventSourceOf<'BetsSettled'> )
    | ( EventSourceOf<'BidFailed'> )
    | ( EventSourceOf<'BidInvalidated'> )
    | ( EventSourceOf<'BidPlaced'> )
    | ( EventSourceOf<'BookmakerDeclared'> )
    | ( EventSourceOf<'CandidacyDropped'> )
    | ( EventSourceOf<'CandidacyPosted'> )
    | ( EventSourceOf<'CandidateEndorsed'> )
    | ( EventSourceOf<'CardPlayed'> )
    | ( EventSourceOf<'ClientSeedSet'> )
    | ( EventSourceOf<'ClockAdvanced'> )
    | ( EventSourceOf<'ClockWarned'> )
    | ( EventSourceOf<'ConfidenceVoteCalled'> )
    | ( EventSourceOf<'ConfidenceVoteCast'> )
    | ( EventSourceOf<'ConfidenceVoteConcluded'> )
    | ( EventSourceOf<'ConfidenceVoteWarned'> )
    | ( EventSourceOf<'ContractAccepted'> )
    | ( EventSourceOf<'ContractAmended'> )
    | ( EventSourceOf<'ContractCancelled'> )
    | ( EventSourceOf<'ContractChangeConsented'> )
    | ( EventSourceOf<'ContractChangeDropped'> )
    | ( EventSourceOf<'ContractChangeProposed'> )
    | ( EventSourceOf<'ContractDeclined'> )
    | ( EventSourceOf<'ContractDeposited'> )
    | ( EventSourceOf<'ContractDissolved'> )
    | ( EventSourceOf<'ContractEnded'> )
    | ( EventSourceOf<'ContractOffered'> )
    | ( EventSourceOf<'ContractPaid'> )
    | ( EventSourceOf<'ContractPartyLeft'> )
    | ( EventSourceOf<'DealerHandedOn'> )
    | ( EventSourceOf<'DuckCreated'> )
    | ( EventSourceOf<'DuckLost'> )
    | ( EventSourceOf<'DuckTraded'> )
    | ( EventSourceOf<'DynastyClosed'> )
    | ( EventSourceOf<'DynastyCreated'> )
    | ( EventSourceOf<'DynastyWon'> )
    | ( EventSourceOf<'EndorsementWithdrawn'> )
    | ( EventSourceOf<'FortuneTold'> )
    | ( EventSourceOf<'GameClosed'> )
    | ( EventSourceOf<'GameEnded'> )
    | ( EventSourceOf<'GameScoreCorrected'> )
    | ( EventSourceOf<'GameStakesCorrected'> )
    | ( EventSourceOf<'GameStarted'> )
    | ( EventSourceOf<'GameVoided'> )
    | ( EventSourceOf<'HandCorrected'> )
    | ( EventSourceOf<'HandPlaced'> )
    | ( EventSourceOf<'HandPresented'> )
    | ( HiddenEventSource )
    | ( EventSourceOf<'HostHandedOn'> )
    | ( EventSourceOf<'HostReplaced'> )
    | ( EventSourceOf<'HostShared'> )
    | ( EventSourceOf<'HostUnshared'> )
    | ( EventSourceOf<'IncomePaid'> )
    | ( EventSourceOf<'InviteRotated'> )
    | ( EventSourceOf<'ItemsGranted'> )
    | ( EventSourceOf<'JudgeAppointed'> )
    | ( EventSourceOf<'JudgeElected'> )
    | ( EventSourceOf<'JudgeRemovalAssented'> )
    | ( EventSourceOf<'JudgeTermEnded'> )
    | ( EventSourceOf<'JudgeTermSet'> )
    | ( EventSourceOf<'JusticeRequested'> )
    | ( EventSourceOf<'LotGenerated'> )
    | ( EventSourceOf<'LotSold'> )
    | ( EventSourceOf<'MaskRevealed'> )
    | ( EventSourceOf<'MaskWorn'> )
    | ( EventSourceOf<'NameErased'> )
    | ( EventSourceOf<'OfficeCorrected'> )
    | ( EventSourceOf<'OfficeFilled'> )
    | ( EventSourceOf<'OfficeResigned'> )
    | ( EventSourceOf<'OfficeTermSet'> )
    | ( EventSourceOf<'OfficeVoteCast'> )
    | ( EventSourceOf<'OutageCredited'> )
    | ( EventSourceOf<'PauseShortened'> )
    | ( EventSourceOf<'PhaseStarted'> )
    | ( EventSourceOf<'PlayerCameBack'> )
    | ( EventSourceOf<'PlayerJoined'> )
    | ( EventSourceOf<'PlayerLeft'> )
    | ( EventSourceOf<'PlayerLotCreated'> )
    | ( EventSourceOf<'PlayerLotDestroyed'> )
    | ( EventSourceOf<'PlayerLotReturned'> )
    | ( EventSourceOf<'PlayerWentIdle'> )
    | ( EventSourceOf<'PlayersReminded'> )
    | ( EventSourceOf<'ProposalAdopted'> )
    | ( EventSourceOf<'ProposalRejected'> )
    | ( EventSourceOf<'ProposalRetracted'> )
    | ( EventSourceOf<'ProposalSubmitted'> )
    | ( EventSourceOf<'ProposalVetoed'> )
    | ( EventSourceOf<'ReadinessSet'> )
    | ( EventSourceOf<'RealiUsed'> )
    | ( RemovedFromSeasonSource )
    | ( EventSourceOf<'RevelationOpened'> )
    | ( EventSourceOf<'RevelationWarned'> )
    | ( EventSourceOf<'RoundClosed'> )
    | ( EventSourceOf<'RoundCreated'> )
    | ( EventSourceOf<'RoundStarted'> )
    | ( EventSourceOf<'RoundWon'> )
    | ( EventSourceOf<'RulesetPublished'> )
    | ( EventSourceOf<'RulingIssued'> )
    | ( EventSourceOf<'RulingOverturned'> )
    | ( EventSourceOf<'Said'> )
    | ( EventSourceOf<'SatDown'> )
    | ( EventSourceOf<'SeasonDescribed'> )
    | ( EventSourceOf<'SeasonPaused'> )
    | ( EventSourceOf<'SeasonResumed'> )
    | ( EventSourceOf<'SecretActionCommitted'> )
    | ( EventSourceOf<'SecretActionFailed'> )
    | ( EventSourceOf<'SecretActionRevealed'> )
    | ( EventSourceOf<'SecretActionsMatured'> )
    | ( EventSourceOf<'SfidaAnswered'> )
    | ( EventSourceOf<'SfidaOffered'> )
    | ( EventSourceOf<'SlotsPlayed'> )
    | ( EventSourceOf<'StoodUp'> )
    | ( EventSourceOf<'TableActionTaken'> )
    | ( EventSourceOf<'ThirdPartyBidGenerated'> )
    | ( EventSourceOf<'ThirdPartyWon'> )
    | ( EventSourceOf<'TieTossed'> )
    | ( EventSourceOf<'TimeSkipped'> )
    | ( EventSourceOf<'TradeCancelled'> )
    | ( EventSourceOf<'TradeDeclined'> )
    | ( EventSourceOf<'TradeDone'> )
    | ( EventSourceOf<'TradeOff'> )
    | ( EventSourceOf<'TradeOffered'> )
    | ( EventSourceOf<'TrungsTradedIn'> )
    | ( EventSourceOf<'ValueSet'> )
    | ( EventSourceOf<'VoteCast'> )
    | ( EventSourceOf<'VoteWarned'> )
    | ( EventSourceOf<'WarAgreed'> )
    | ( EventSourceOf<'WarDrawn'> )
    | ( EventSourceOf<'WarProposed'> )
    | ( EventSourceOf<'WeekEnded'> )
    | ( EventSourceOf<'WeekSettled'> )
    | ( EventSourceOf<'WeekStarted'> )
    | ( EventSourceOf<'WorkCreated'> )
    | ( EventSourceOf<'WorksRevalued'> )
  ;
  Node:
    | ( AccessTokenSource )
    | ( AccountSource )
    | ( AuctionSource )
    | ( BetSource )
    | ( BidSource )
    | ( CandidacySource )
    | ( ConfidenceVoteSource )
    | ( ContractSource )
    | ( ContractChangeSource )
    | ( DuckSource )
    | ( DynastySource )
    | ( GiolittiGameSource )
    | ( HandSource )
    | ( JudgeOfficeSource )
    | ( JudgeTermSource )
    | ( JusticeRequestSource )
    | ( LotSource )
    | ( PlayerSource )
    | ( ProposalSource )
    | ( RoundSource )
    | ( RulesetSource )
    | ( RulingSource )
    | ( SeasonViewerSource )
    | ( SecretActionSource )
    | ( SlotsSittingSource )
    | ( TradeSource )
    | ( ViewerSource )
    | ( WarSource )
    | ( WorkOfArtSource )
  ;
  Payload:
    | ( Done )
    | ( Done )
    | ( Done )
    | ( ChangeDisplayNamePayloadSource )
    | ( ChangeHandlePayloadSource )
    | ( ChangePasswordPayloadSource )
    | ( ClaimGuestPayloadSource )
    | ( Done )
    | ( Done )
    | ( Done )
    | ( CreateAccessTokenPayloadSource )
    | ( Done )
    | ( CreateFeedTokenPayloadSource )
    | ( Done )
    | ( CreateStreamTicketPayloadSource )
    | ( DeleteAccountPayloadSource )
    | ( Done )
    | ( Done )
    | ( Done )
    | ( Done )
    | ( Done )
    | ( Done )
    | ( MarkInboxReadPayloadSource )
    | ( Done )
    | ( Done )
    | ( Done )
    | ( Done )
    | ( Done )
    | ( RevokeAccessTokenPayloadSource )
    | ( Done )
    | ( Done )
    | ( Done )
    | ( Done )
    | ( SetInboxPreferencesPayloadSource )
    | ( Done )
    | ( SignInPayloadSource )
    | ( SignOutEverywherePayloadSource )
    | ( SignOutPayloadSource )
    | ( Done )
    | ( Done )
    | ( Done )
    | ( Done )
    | ( Done )
    | ( Done )
    | ( Done )
    | ( Done )
    | ( Done )
  ;
  Season:
    | ( DynastySource )
    | ( RoundSource )
  ;
  Standing:
    | ( DynastyStandingSource )
    | ( RoundStandingSource )
  ;
  Table:
    | ( GiolittiGameSource )
    | ( SlotsSittingSource )
    | ( WarSource )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptContractInput: AcceptContractInput;
  AcceptTradeInput: AcceptTradeInput;
  AccessToken: ResolverTypeWrapper<AccessTokenSource>;
  Account: ResolverTypeWrapper<AccountSource>;
  AccountHeadToHead: ResolverTypeWrapper<AccountHeadToHeadSource>;
  AccountRecord: ResolverTypeWrapper<AccountRecord>;
  AccountResult: ResolverTypeWrapper<AccountResultSource>;
  AccountResultConnection: ResolverTypeWrapper<Page<AccountResultSource>>;
  AccountResultEdge: ResolverTypeWrapper<Omit<AccountResultEdge, 'node'> & { node: ResolversTypes['AccountResult'] }>;
  ActionTaken: ResolverTypeWrapper<EventSourceOf<'ActionTaken'>>;
  ActiveTrick: ResolverTypeWrapper<ActiveTrickSource>;
  Actor: ResolverTypeWrapper<ActorSource>;
  ActorKind: ActorKind;
  AddArticleEffect: ResolverTypeWrapper<AddArticleEffectSource>;
  AddArticleInput: AddArticleInput;
  AdvanceClockInput: AdvanceClockInput;
  AgreeToWarInput: AgreeToWarInput;
  AmendContractInput: AmendContractInput;
  AmendRulesetEffect: ResolverTypeWrapper<AmendRulesetEffectSource>;
  AnswerSfidaInput: AnswerSfidaInput;
  AppointJudgeInput: AppointJudgeInput;
  AppointToOfficeInput: AppointToOfficeInput;
  AppointToOfficePayload: ResolverTypeWrapper<Done>;
  ArchetypeRules: ResolverTypeWrapper<ArchetypeRules>;
  AssentToJudgeRemovalInput: AssentToJudgeRemovalInput;
  Auction: ResolverTypeWrapper<AuctionSource>;
  AuctionConcluded: ResolverTypeWrapper<EventSourceOf<'AuctionConcluded'>>;
  AuctionRules: ResolverTypeWrapper<AuctionRules>;
  Bet: ResolverTypeWrapper<BetSource>;
  BetPayload: ResolverTypeWrapper<Done>;
  BetPlaced: ResolverTypeWrapper<EventSourceOf<'BetPlaced'>>;
  BetStatus: BetStatus;
  BetsPart: BetsPart;
  BetsSettled: ResolverTypeWrapper<EventSourceOf<'BetsSettled'>>;
  Bid: ResolverTypeWrapper<BidSource>;
  BidFailed: ResolverTypeWrapper<EventSourceOf<'BidFailed'>>;
  BidFailure: BidFailure;
  BidInput: BidInput;
  BidInvalidated: ResolverTypeWrapper<EventSourceOf<'BidInvalidated'>>;
  BidPlaced: ResolverTypeWrapper<EventSourceOf<'BidPlaced'>>;
  BidStatus: BidStatus;
  BiddingProcedure: BiddingProcedure;
  BookmakerDeclared: ResolverTypeWrapper<EventSourceOf<'BookmakerDeclared'>>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CallConfidenceVoteInput: CallConfidenceVoteInput;
  CampioneCount: ResolverTypeWrapper<CampioneCountSource>;
  CancelTradeInput: CancelTradeInput;
  Candidacy: ResolverTypeWrapper<CandidacySource>;
  CandidacyConnection: ResolverTypeWrapper<CountedPage<CandidacySource>>;
  CandidacyCount: ResolverTypeWrapper<CandidacyCountSource>;
  CandidacyDropped: ResolverTypeWrapper<EventSourceOf<'CandidacyDropped'>>;
  CandidacyEdge: ResolverTypeWrapper<Omit<CandidacyEdge, 'node'> & { node: ResolversTypes['Candidacy'] }>;
  CandidacyPayload: ResolverTypeWrapper<Done>;
  CandidacyPosted: ResolverTypeWrapper<EventSourceOf<'CandidacyPosted'>>;
  CandidacyStatus: CandidacyStatus;
  CandidateEndorsed: ResolverTypeWrapper<EventSourceOf<'CandidateEndorsed'>>;
  Card: ResolverTypeWrapper<CardSource>;
  CardInput: CardInput;
  CardPlayed: ResolverTypeWrapper<EventSourceOf<'CardPlayed'>>;
  CardPrice: ResolverTypeWrapper<CardPriceSource>;
  CardValue: ResolverTypeWrapper<CardValueSource>;
  CastConfidenceVoteInput: CastConfidenceVoteInput;
  CastVoteInput: CastVoteInput;
  ChanceDraw: ResolverTypeWrapper<ChanceDrawSource>;
  ChanceStream: ResolverTypeWrapper<ChanceStreamSource>;
  ChangeDisplayNameInput: ChangeDisplayNameInput;
  ChangeDisplayNamePayload: ResolverTypeWrapper<ChangeDisplayNamePayloadSource>;
  ChangeHandleInput: ChangeHandleInput;
  ChangeHandlePayload: ResolverTypeWrapper<ChangeHandlePayloadSource>;
  ChangeMaskEffect: ResolverTypeWrapper<ChangeMaskEffectSource>;
  ChangeMaskInput: ChangeMaskInput;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<ChangePasswordPayloadSource>;
  Channel: Channel;
  ClaimGuestInput: ClaimGuestInput;
  ClaimGuestPayload: ResolverTypeWrapper<ClaimGuestPayloadSource>;
  ClaimableCard: ResolverTypeWrapper<ClaimableCardSource>;
  ClaimableTrick: ResolverTypeWrapper<ClaimableTrickSource>;
  Clause: ResolverTypeWrapper<ClauseSource>;
  ClauseInput: ClauseInput;
  ClauseItem: ResolverTypeWrapper<ClauseItemSource>;
  ClauseItemInput: ClauseItemInput;
  ClauseTime: ClauseTime;
  ClientSeedSet: ResolverTypeWrapper<EventSourceOf<'ClientSeedSet'>>;
  ClockAdvanced: ResolverTypeWrapper<EventSourceOf<'ClockAdvanced'>>;
  ClockWarned: ResolverTypeWrapper<EventSourceOf<'ClockWarned'>>;
  CloseSeasonEffect: ResolverTypeWrapper<CloseSeasonEffectSource>;
  CloseSeasonInput: CloseSeasonInput;
  ComeBackInput: ComeBackInput;
  CommitSecretActionInput: CommitSecretActionInput;
  ConfidenceBallot: ResolverTypeWrapper<ConfidenceBallotSource>;
  ConfidenceBallotConnection: ResolverTypeWrapper<CountedPage<ConfidenceBallotSource>>;
  ConfidenceBallotEdge: ResolverTypeWrapper<Omit<ConfidenceBallotEdge, 'node'> & { node: ResolversTypes['ConfidenceBallot'] }>;
  ConfidenceChoice: ConfidenceChoice;
  ConfidenceVote: ResolverTypeWrapper<ConfidenceVoteSource>;
  ConfidenceVoteCalled: ResolverTypeWrapper<EventSourceOf<'ConfidenceVoteCalled'>>;
  ConfidenceVoteCast: ResolverTypeWrapper<EventSourceOf<'ConfidenceVoteCast'>>;
  ConfidenceVoteConcluded: ResolverTypeWrapper<EventSourceOf<'ConfidenceVoteConcluded'>>;
  ConfidenceVotePayload: ResolverTypeWrapper<Done>;
  ConfidenceVoteStatus: ConfidenceVoteStatus;
  ConfidenceVoteWarned: ResolverTypeWrapper<EventSourceOf<'ConfidenceVoteWarned'>>;
  ConsentToContractChangeInput: ConsentToContractChangeInput;
  Contract: ResolverTypeWrapper<ContractSource>;
  ContractAccepted: ResolverTypeWrapper<EventSourceOf<'ContractAccepted'>>;
  ContractAmended: ResolverTypeWrapper<EventSourceOf<'ContractAmended'>>;
  ContractCancelled: ResolverTypeWrapper<EventSourceOf<'ContractCancelled'>>;
  ContractChange: ResolverTypeWrapper<ContractChangeSource>;
  ContractChangeConsented: ResolverTypeWrapper<EventSourceOf<'ContractChangeConsented'>>;
  ContractChangeDrop: ContractChangeDrop;
  ContractChangeDropped: ResolverTypeWrapper<EventSourceOf<'ContractChangeDropped'>>;
  ContractChangeKind: ContractChangeKind;
  ContractChangeProposed: ResolverTypeWrapper<EventSourceOf<'ContractChangeProposed'>>;
  ContractChangeStatus: ContractChangeStatus;
  ContractConnection: ResolverTypeWrapper<CountedPage<ContractSource>>;
  ContractDeclined: ResolverTypeWrapper<EventSourceOf<'ContractDeclined'>>;
  ContractDeposited: ResolverTypeWrapper<EventSourceOf<'ContractDeposited'>>;
  ContractDissolved: ResolverTypeWrapper<EventSourceOf<'ContractDissolved'>>;
  ContractEdge: ResolverTypeWrapper<Omit<ContractEdge, 'node'> & { node: ResolversTypes['Contract'] }>;
  ContractEnded: ResolverTypeWrapper<EventSourceOf<'ContractEnded'>>;
  ContractOffered: ResolverTypeWrapper<EventSourceOf<'ContractOffered'>>;
  ContractPaid: ResolverTypeWrapper<EventSourceOf<'ContractPaid'>>;
  ContractParty: ResolverTypeWrapper<ContractPartySource>;
  ContractPartyLeft: ResolverTypeWrapper<EventSourceOf<'ContractPartyLeft'>>;
  ContractPayload: ResolverTypeWrapper<Done>;
  ContractStatus: ContractStatus;
  CorrectByOfficeInput: CorrectByOfficeInput;
  CorrectByOfficePayload: ResolverTypeWrapper<Done>;
  CorrectHandEffect: ResolverTypeWrapper<CorrectHandEffectSource>;
  CorrectHandInput: CorrectHandInput;
  CorrectMagistrelliEffect: ResolverTypeWrapper<CorrectMagistrelliEffectSource>;
  CorrectMagistrelliInput: CorrectMagistrelliInput;
  CorrectModaEffect: ResolverTypeWrapper<CorrectModaEffectSource>;
  CorrectModaInput: CorrectModaInput;
  CorrectStandingEffect: ResolverTypeWrapper<CorrectStandingEffectSource>;
  CountedCard: ResolverTypeWrapper<CountedCardSource>;
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreateAccessTokenPayload: ResolverTypeWrapper<CreateAccessTokenPayloadSource>;
  CreateDuckEffect: ResolverTypeWrapper<CreateDuckEffectSource>;
  CreateDuckInput: CreateDuckInput;
  CreateDynastyInput: CreateDynastyInput;
  CreateDynastyPayload: ResolverTypeWrapper<Done>;
  CreateFeedTokenInput: CreateFeedTokenInput;
  CreateFeedTokenPayload: ResolverTypeWrapper<CreateFeedTokenPayloadSource>;
  CreatePlayerLotInput: CreatePlayerLotInput;
  CreateRoundInput: CreateRoundInput;
  CreateRoundPayload: ResolverTypeWrapper<Done>;
  CreateStreamTicketInput: CreateStreamTicketInput;
  CreateStreamTicketPayload: ResolverTypeWrapper<CreateStreamTicketPayloadSource>;
  CreateWorkEffect: ResolverTypeWrapper<CreateWorkEffectSource>;
  CreateWorkOfArtInput: CreateWorkOfArtInput;
  Custody: Custody;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Deadline: ResolverTypeWrapper<Deadline>;
  DealerHandedOn: ResolverTypeWrapper<EventSourceOf<'DealerHandedOn'>>;
  DealtHand: ResolverTypeWrapper<DealtHandSource>;
  DeckRules: ResolverTypeWrapper<DeckRules>;
  DeckShuffle: ResolverTypeWrapper<DeckShuffleSource>;
  DeclareVictorEffect: ResolverTypeWrapper<DeclareVictorEffectSource>;
  DeclineContractInput: DeclineContractInput;
  DeclineTradeInput: DeclineTradeInput;
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountPayload: ResolverTypeWrapper<DeleteAccountPayloadSource>;
  DepositIntoContractInput: DepositIntoContractInput;
  DescribeSeasonInput: DescribeSeasonInput;
  DrawnCard: ResolverTypeWrapper<DrawnCardSource>;
  Duck: ResolverTypeWrapper<DuckSource>;
  DuckConnection: ResolverTypeWrapper<CountedPage<DuckSource>>;
  DuckCreated: ResolverTypeWrapper<EventSourceOf<'DuckCreated'>>;
  DuckEdge: ResolverTypeWrapper<Omit<DuckEdge, 'node'> & { node: ResolversTypes['Duck'] }>;
  DuckLost: ResolverTypeWrapper<EventSourceOf<'DuckLost'>>;
  DuckPayload: ResolverTypeWrapper<Done>;
  DuckTraded: ResolverTypeWrapper<EventSourceOf<'DuckTraded'>>;
  Dynasty: ResolverTypeWrapper<DynastySource>;
  DynastyClosed: ResolverTypeWrapper<EventSourceOf<'DynastyClosed'>>;
  DynastyCreated: ResolverTypeWrapper<EventSourceOf<'DynastyCreated'>>;
  DynastyRankRules: ResolverTypeWrapper<DynastyRankRules>;
  DynastyRules: ResolverTypeWrapper<DynastyRules>;
  DynastyStanding: ResolverTypeWrapper<DynastyStandingSource>;
  DynastyStatistics: ResolverTypeWrapper<DynastyStatisticsSource>;
  DynastySuitRules: ResolverTypeWrapper<DynastySuitRules>;
  DynastyWon: ResolverTypeWrapper<EventSourceOf<'DynastyWon'>>;
  Edition: ResolverTypeWrapper<EditionSource>;
  EffectFailure: ResolverTypeWrapper<EffectFailureSource>;
  EndContractInput: EndContractInput;
  EndJudgeTermEffect: ResolverTypeWrapper<EndJudgeTermEffectSource>;
  EndorseCandidateInput: EndorseCandidateInput;
  EndorsementWithdrawn: ResolverTypeWrapper<EventSourceOf<'EndorsementWithdrawn'>>;
  Event: ResolverTypeWrapper<EventSource>;
  EventConnection: ResolverTypeWrapper<EventConnectionSource>;
  EventEdge: ResolverTypeWrapper<Omit<EventEdge, 'node'> & { node: ResolversTypes['Event'] }>;
  EventType: EventType;
  ExchangeRules: ResolverTypeWrapper<ExchangeRules>;
  Feed: ResolverTypeWrapper<FeedSource>;
  FeedKind: FeedKind;
  Fine: ResolverTypeWrapper<FineSource>;
  FixedClientSeed: ResolverTypeWrapper<FixedClientSeedSource>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FortuneTold: ResolverTypeWrapper<EventSourceOf<'FortuneTold'>>;
  GameClosed: ResolverTypeWrapper<EventSourceOf<'GameClosed'>>;
  GameClosing: GameClosing;
  GameConnection: ResolverTypeWrapper<CountedPage<GiolittiGameSource>>;
  GameEdge: ResolverTypeWrapper<Omit<GameEdge, 'node'> & { node: ResolversTypes['GiolittiGame'] }>;
  GameEnded: ResolverTypeWrapper<EventSourceOf<'GameEnded'>>;
  GameInput: GameInput;
  GameMovement: ResolverTypeWrapper<GameMovementSource>;
  GamePayload: ResolverTypeWrapper<Done>;
  GamePosition: ResolverTypeWrapper<GamePositionSource>;
  GameRecord: ResolverTypeWrapper<GameRecord>;
  GameScoreCorrected: ResolverTypeWrapper<EventSourceOf<'GameScoreCorrected'>>;
  GameStakesCorrected: ResolverTypeWrapper<EventSourceOf<'GameStakesCorrected'>>;
  GameStarted: ResolverTypeWrapper<EventSourceOf<'GameStarted'>>;
  GameStatus: GameStatus;
  GameVoided: ResolverTypeWrapper<EventSourceOf<'GameVoided'>>;
  GenerateLotInput: GenerateLotInput;
  GenerateLotPayload: ResolverTypeWrapper<Done>;
  GenerateThirdPartyBidInput: GenerateThirdPartyBidInput;
  GiolittiCard: ResolverTypeWrapper<GiolittiCardSource>;
  GiolittiGame: ResolverTypeWrapper<GiolittiGameSource>;
  GiveItemsEffect: ResolverTypeWrapper<GiveItemsEffectSource>;
  GoIdleInput: GoIdleInput;
  GrantItemsInput: GrantItemsInput;
  Hand: ResolverTypeWrapper<HandSource>;
  HandCorrected: ResolverTypeWrapper<EventSourceOf<'HandCorrected'>>;
  HandOnDealerInput: HandOnDealerInput;
  HandOnHostInput: HandOnHostInput;
  HandPayload: ResolverTypeWrapper<Done>;
  HandPlaced: ResolverTypeWrapper<EventSourceOf<'HandPlaced'>>;
  HandPresented: ResolverTypeWrapper<EventSourceOf<'HandPresented'>>;
  HandRules: ResolverTypeWrapper<HandRules>;
  HandScore: ResolverTypeWrapper<HandScoreSource>;
  HandStatus: HandStatus;
  HeadToHead: ResolverTypeWrapper<HeadToHeadSource>;
  HeadToHeadTally: ResolverTypeWrapper<HeadToHeadTally>;
  HiddenEvent: ResolverTypeWrapper<HiddenEventSource>;
  Holding: ResolverTypeWrapper<HoldingSource>;
  HostHandedOn: ResolverTypeWrapper<EventSourceOf<'HostHandedOn'>>;
  HostPower: HostPower;
  HostReplaced: ResolverTypeWrapper<EventSourceOf<'HostReplaced'>>;
  HostShared: ResolverTypeWrapper<EventSourceOf<'HostShared'>>;
  HostUnshared: ResolverTypeWrapper<EventSourceOf<'HostUnshared'>>;
  Hosting: ResolverTypeWrapper<HostingSource>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  InboxConnection: ResolverTypeWrapper<InboxConnectionSource>;
  InboxEdge: ResolverTypeWrapper<Omit<InboxEdge, 'node'> & { node: ResolversTypes['InboxEntry'] }>;
  InboxEntry: ResolverTypeWrapper<InboxEntrySource>;
  InboxKind: InboxKind;
  InboxPreferences: ResolverTypeWrapper<InboxPreferences>;
  IncomeCause: IncomeCause;
  IncomePaid: ResolverTypeWrapper<EventSourceOf<'IncomePaid'>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Invitation: ResolverTypeWrapper<InvitationSource>;
  InvitationLink: ResolverTypeWrapper<InvitationLink>;
  InviteRotated: ResolverTypeWrapper<EventSourceOf<'InviteRotated'>>;
  IssueRulingInput: IssueRulingInput;
  ItemCountRules: ResolverTypeWrapper<ItemCountRules>;
  ItemInput: ItemInput;
  ItemRules: ResolverTypeWrapper<ItemRules>;
  ItemsGranted: ResolverTypeWrapper<EventSourceOf<'ItemsGranted'>>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  JoinSeasonInput: JoinSeasonInput;
  JudgeAppointed: ResolverTypeWrapper<EventSourceOf<'JudgeAppointed'>>;
  JudgeElected: ResolverTypeWrapper<EventSourceOf<'JudgeElected'>>;
  JudgeOffice: ResolverTypeWrapper<JudgeOfficeSource>;
  JudgePayload: ResolverTypeWrapper<Done>;
  JudgeRemoval: ResolverTypeWrapper<JudgeRemovalSource>;
  JudgeRemovalAssented: ResolverTypeWrapper<EventSourceOf<'JudgeRemovalAssented'>>;
  JudgeTerm: ResolverTypeWrapper<JudgeTermSource>;
  JudgeTermConnection: ResolverTypeWrapper<CountedPage<JudgeTermSource>>;
  JudgeTermEdge: ResolverTypeWrapper<Omit<JudgeTermEdge, 'node'> & { node: ResolversTypes['JudgeTerm'] }>;
  JudgeTermEnd: JudgeTermEnd;
  JudgeTermEnded: ResolverTypeWrapper<EventSourceOf<'JudgeTermEnded'>>;
  JudgeTermSet: ResolverTypeWrapper<EventSourceOf<'JudgeTermSet'>>;
  JusticeRequest: ResolverTypeWrapper<JusticeRequestSource>;
  JusticeRequestConnection: ResolverTypeWrapper<CountedPage<JusticeRequestSource>>;
  JusticeRequestEdge: ResolverTypeWrapper<Omit<JusticeRequestEdge, 'node'> & { node: ResolversTypes['JusticeRequest'] }>;
  JusticeRequestKind: JusticeRequestKind;
  JusticeRequestPayload: ResolverTypeWrapper<Done>;
  JusticeRequestStatus: JusticeRequestStatus;
  JusticeRequested: ResolverTypeWrapper<EventSourceOf<'JusticeRequested'>>;
  LeaderboardConnection: ResolverTypeWrapper<CountedPage<LeaderboardEntrySource>>;
  LeaderboardEdge: ResolverTypeWrapper<Omit<LeaderboardEdge, 'node'> & { node: ResolversTypes['LeaderboardEntry'] }>;
  LeaderboardEntry: ResolverTypeWrapper<LeaderboardEntrySource>;
  LeaderboardOrder: LeaderboardOrder;
  LeaveSeasonInput: LeaveSeasonInput;
  LineChange: LineChange;
  LineDifference: ResolverTypeWrapper<LineDifference>;
  ListOrder: ListOrder;
  Lot: ResolverTypeWrapper<LotSource>;
  LotConnection: ResolverTypeWrapper<CountedPage<LotSource>>;
  LotEdge: ResolverTypeWrapper<Omit<LotEdge, 'node'> & { node: ResolversTypes['Lot'] }>;
  LotGenerated: ResolverTypeWrapper<EventSourceOf<'LotGenerated'>>;
  LotKind: LotKind;
  LotSold: ResolverTypeWrapper<EventSourceOf<'LotSold'>>;
  LotStatus: LotStatus;
  MagistrelliChange: ResolverTypeWrapper<MagistrelliChangeSource>;
  MarkInboxReadInput: MarkInboxReadInput;
  MarkInboxReadPayload: ResolverTypeWrapper<MarkInboxReadPayloadSource>;
  Mask: ResolverTypeWrapper<MaskSource>;
  MaskRevealed: ResolverTypeWrapper<EventSourceOf<'MaskRevealed'>>;
  MaskRules: ResolverTypeWrapper<MaskRules>;
  MaskStanding: MaskStanding;
  MaskWorn: ResolverTypeWrapper<EventSourceOf<'MaskWorn'>>;
  ModaChange: ResolverTypeWrapper<ModaChange>;
  MoveItemsEffect: ResolverTypeWrapper<MoveItemsEffectSource>;
  MoveItemsInput: MoveItemsInput;
  Multiplier: ResolverTypeWrapper<Multiplier>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NameErased: ResolverTypeWrapper<EventSourceOf<'NameErased'>>;
  NewDuckInput: NewDuckInput;
  Node: ResolverTypeWrapper<NodeSource>;
  NominateForJudgeInput: NominateForJudgeInput;
  OfferContractInput: OfferContractInput;
  OfferTradeInput: OfferTradeInput;
  Office: ResolverTypeWrapper<OfficeSource>;
  OfficeCorrected: ResolverTypeWrapper<EventSourceOf<'OfficeCorrected'>>;
  OfficeDraw: ResolverTypeWrapper<OfficeDrawSource>;
  OfficeFilled: ResolverTypeWrapper<EventSourceOf<'OfficeFilled'>>;
  OfficeFilling: OfficeFilling;
  OfficePower: OfficePower;
  OfficeResigned: ResolverTypeWrapper<EventSourceOf<'OfficeResigned'>>;
  OfficeTermSet: ResolverTypeWrapper<EventSourceOf<'OfficeTermSet'>>;
  OfficeVote: ResolverTypeWrapper<OfficeVoteSource>;
  OfficeVoteCast: ResolverTypeWrapper<EventSourceOf<'OfficeVoteCast'>>;
  Option: ResolverTypeWrapper<OptionSource>;
  OutageCredited: ResolverTypeWrapper<EventSourceOf<'OutageCredited'>>;
  OverturnRulingInput: OverturnRulingInput;
  Owner: ResolverTypeWrapper<OwnerSource>;
  OwnerInput: OwnerInput;
  OwnerKind: OwnerKind;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Participant: ResolverTypeWrapper<ParticipantSource>;
  Participation: ResolverTypeWrapper<Participation>;
  PauseSeasonEffect: ResolverTypeWrapper<PauseSeasonEffectSource>;
  PauseShortened: ResolverTypeWrapper<EventSourceOf<'PauseShortened'>>;
  Payload: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Payload']>;
  Payment: ResolverTypeWrapper<PaymentSource>;
  PegChange: ResolverTypeWrapper<PegChangeSource>;
  PegReason: PegReason;
  PhaseRules: ResolverTypeWrapper<PhaseRules>;
  PhaseStarted: ResolverTypeWrapper<EventSourceOf<'PhaseStarted'>>;
  PlaceBetInput: PlaceBetInput;
  PlaceBidInput: PlaceBidInput;
  PlaceBidPayload: ResolverTypeWrapper<Done>;
  Play: ResolverTypeWrapper<PlaySource>;
  PlayCardInput: PlayCardInput;
  PlaySlotsInput: PlaySlotsInput;
  Player: ResolverTypeWrapper<PlayerSource>;
  PlayerAction: ResolverTypeWrapper<PlayerActionSource>;
  PlayerCameBack: ResolverTypeWrapper<EventSourceOf<'PlayerCameBack'>>;
  PlayerConnection: ResolverTypeWrapper<CountedPage<PlayerSource>>;
  PlayerEdge: ResolverTypeWrapper<Omit<PlayerEdge, 'node'> & { node: ResolversTypes['Player'] }>;
  PlayerItemsInput: PlayerItemsInput;
  PlayerJoined: ResolverTypeWrapper<EventSourceOf<'PlayerJoined'>>;
  PlayerLeft: ResolverTypeWrapper<EventSourceOf<'PlayerLeft'>>;
  PlayerLotCreated: ResolverTypeWrapper<EventSourceOf<'PlayerLotCreated'>>;
  PlayerLotDestroyed: ResolverTypeWrapper<EventSourceOf<'PlayerLotDestroyed'>>;
  PlayerLotPayload: ResolverTypeWrapper<Done>;
  PlayerLotReturned: ResolverTypeWrapper<EventSourceOf<'PlayerLotReturned'>>;
  PlayerValue: ResolverTypeWrapper<PlayerValueSource>;
  PlayerWentIdle: ResolverTypeWrapper<EventSourceOf<'PlayerWentIdle'>>;
  PlayersReminded: ResolverTypeWrapper<EventSourceOf<'PlayersReminded'>>;
  PokerHand: PokerHand;
  PokerRank: ResolverTypeWrapper<PokerRankSource>;
  Popularity: ResolverTypeWrapper<PopularitySource>;
  PopularityTest: PopularityTest;
  PositionSeat: ResolverTypeWrapper<PositionSeatSource>;
  PresentHandInput: PresentHandInput;
  PreviewProposalInput: PreviewProposalInput;
  Proposal: ResolverTypeWrapper<ProposalSource>;
  ProposalAdopted: ResolverTypeWrapper<EventSourceOf<'ProposalAdopted'>>;
  ProposalClassRules: ResolverTypeWrapper<ProposalClassRules>;
  ProposalConnection: ResolverTypeWrapper<CountedPage<ProposalSource>>;
  ProposalEdge: ResolverTypeWrapper<Omit<ProposalEdge, 'node'> & { node: ResolversTypes['Proposal'] }>;
  ProposalEffect: ResolverTypeWrapper<ProposalEffectSource>;
  ProposalEffectInput: ProposalEffectInput;
  ProposalPayload: ResolverTypeWrapper<Done>;
  ProposalPreview: ResolverTypeWrapper<ProposalPreviewSource>;
  ProposalRejected: ResolverTypeWrapper<EventSourceOf<'ProposalRejected'>>;
  ProposalRetracted: ResolverTypeWrapper<EventSourceOf<'ProposalRetracted'>>;
  ProposalStatus: ProposalStatus;
  ProposalSubmitted: ResolverTypeWrapper<EventSourceOf<'ProposalSubmitted'>>;
  ProposalVeto: ResolverTypeWrapper<ProposalVetoSource>;
  ProposalVetoed: ResolverTypeWrapper<EventSourceOf<'ProposalVetoed'>>;
  ProposeContractChangeInput: ProposeContractChangeInput;
  ProposeWarInput: ProposeWarInput;
  PublishRulesetInput: PublishRulesetInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RankRules: ResolverTypeWrapper<RankRules>;
  ReadinessSet: ResolverTypeWrapper<EventSourceOf<'ReadinessSet'>>;
  RealiUsed: ResolverTypeWrapper<EventSourceOf<'RealiUsed'>>;
  Refusal: ResolverTypeWrapper<RefusalSource>;
  RefusalCode: RefusalCode;
  RemindPlayersInput: RemindPlayersInput;
  RemindPlayersPayload: ResolverTypeWrapper<Done>;
  RemovePlayerEffect: ResolverTypeWrapper<RemovePlayerEffectSource>;
  RemovePlayerInput: RemovePlayerInput;
  RemovedFromSeason: ResolverTypeWrapper<RemovedFromSeasonSource>;
  RepealArticleEffect: ResolverTypeWrapper<RepealArticleEffectSource>;
  RepealArticleInput: RepealArticleInput;
  ReplaceArticleEffect: ResolverTypeWrapper<ReplaceArticleEffectSource>;
  ReplaceArticleInput: ReplaceArticleInput;
  ReplaceDealerEffect: ResolverTypeWrapper<ReplaceDealerEffectSource>;
  ReplaceHostEffect: ResolverTypeWrapper<ReplaceHostEffectSource>;
  RequestJusticeInput: RequestJusticeInput;
  ResignAsJudgeInput: ResignAsJudgeInput;
  ResignOfficeInput: ResignOfficeInput;
  ResignOfficePayload: ResolverTypeWrapper<Done>;
  ResumeSeasonEffect: ResolverTypeWrapper<ResumeSeasonEffectSource>;
  RetractProposalInput: RetractProposalInput;
  RevealMaskInput: RevealMaskInput;
  RevealSecretActionInput: RevealSecretActionInput;
  RevelationOpened: ResolverTypeWrapper<EventSourceOf<'RevelationOpened'>>;
  RevelationWarned: ResolverTypeWrapper<EventSourceOf<'RevelationWarned'>>;
  RevokeAccessTokenInput: RevokeAccessTokenInput;
  RevokeAccessTokenPayload: ResolverTypeWrapper<RevokeAccessTokenPayloadSource>;
  Rolls: ResolverTypeWrapper<RollsSource>;
  RotateInviteInput: RotateInviteInput;
  RotateInvitePayload: ResolverTypeWrapper<Done>;
  Round: ResolverTypeWrapper<RoundSource>;
  RoundClosed: ResolverTypeWrapper<EventSourceOf<'RoundClosed'>>;
  RoundCreated: ResolverTypeWrapper<EventSourceOf<'RoundCreated'>>;
  RoundRules: ResolverTypeWrapper<RoundRules>;
  RoundStanding: ResolverTypeWrapper<RoundStandingSource>;
  RoundStarted: ResolverTypeWrapper<EventSourceOf<'RoundStarted'>>;
  RoundStatistics: ResolverTypeWrapper<RoundStatisticsSource>;
  RoundWon: ResolverTypeWrapper<EventSourceOf<'RoundWon'>>;
  RuleHolder: RuleHolder;
  RuleSection: ResolverTypeWrapper<RuleSectionSource>;
  Ruleset: ResolverTypeWrapper<RulesetSource>;
  RulesetConnection: ResolverTypeWrapper<CountedPage<RulesetSource>>;
  RulesetDifference: ResolverTypeWrapper<RulesetDifferenceSource>;
  RulesetEdge: ResolverTypeWrapper<Omit<RulesetEdge, 'node'> & { node: ResolversTypes['Ruleset'] }>;
  RulesetPublished: ResolverTypeWrapper<EventSourceOf<'RulesetPublished'>>;
  Ruling: ResolverTypeWrapper<RulingSource>;
  RulingConnection: ResolverTypeWrapper<CountedPage<RulingSource>>;
  RulingEdge: ResolverTypeWrapper<Omit<RulingEdge, 'node'> & { node: ResolversTypes['Ruling'] }>;
  RulingIssued: ResolverTypeWrapper<EventSourceOf<'RulingIssued'>>;
  RulingOverturned: ResolverTypeWrapper<EventSourceOf<'RulingOverturned'>>;
  RulingOverturner: RulingOverturner;
  RulingPayload: ResolverTypeWrapper<Done>;
  RulingStatus: RulingStatus;
  Said: ResolverTypeWrapper<EventSourceOf<'Said'>>;
  SatDown: ResolverTypeWrapper<EventSourceOf<'SatDown'>>;
  SayInput: SayInput;
  Scope: Scope;
  SealBidsInput: SealBidsInput;
  SealHandInput: SealHandInput;
  Season: ResolverTypeWrapper<SeasonSource>;
  SeasonConnection: ResolverTypeWrapper<SeasonConnectionSource>;
  SeasonDescribed: ResolverTypeWrapper<EventSourceOf<'SeasonDescribed'>>;
  SeasonEdge: ResolverTypeWrapper<Omit<SeasonEdge, 'node'> & { node: ResolversTypes['Season'] }>;
  SeasonKind: SeasonKind;
  SeasonOrder: SeasonOrder;
  SeasonPaused: ResolverTypeWrapper<EventSourceOf<'SeasonPaused'>>;
  SeasonPayload: ResolverTypeWrapper<Done>;
  SeasonResumed: ResolverTypeWrapper<EventSourceOf<'SeasonResumed'>>;
  SeasonStatus: SeasonStatus;
  SeasonViewer: ResolverTypeWrapper<SeasonViewerSource>;
  SeasonVisibility: SeasonVisibility;
  SeasonsUpdate: ResolverTypeWrapper<SeasonsUpdateSource>;
  SecretAction: ResolverTypeWrapper<SecretActionSource>;
  SecretActionCommitted: ResolverTypeWrapper<EventSourceOf<'SecretActionCommitted'>>;
  SecretActionFailed: ResolverTypeWrapper<EventSourceOf<'SecretActionFailed'>>;
  SecretActionFailure: SecretActionFailure;
  SecretActionKind: SecretActionKind;
  SecretActionPayload: ResolverTypeWrapper<Done>;
  SecretActionRevealed: ResolverTypeWrapper<EventSourceOf<'SecretActionRevealed'>>;
  SecretActionStatus: SecretActionStatus;
  SecretActionsMatured: ResolverTypeWrapper<EventSourceOf<'SecretActionsMatured'>>;
  SectionChange: SectionChange;
  SectionDifference: ResolverTypeWrapper<SectionDifferenceSource>;
  Server: ResolverTypeWrapper<Server>;
  ServerLimit: ResolverTypeWrapper<ServerLimit>;
  SetClientSeedInput: SetClientSeedInput;
  SetInboxPreferencesInput: SetInboxPreferencesInput;
  SetInboxPreferencesPayload: ResolverTypeWrapper<SetInboxPreferencesPayloadSource>;
  SetReadinessInput: SetReadinessInput;
  SetScoreEffect: ResolverTypeWrapper<SetScoreEffectSource>;
  SetScoreInput: SetScoreInput;
  SetStakesEffect: ResolverTypeWrapper<SetStakesEffectSource>;
  SetStakesInput: SetStakesInput;
  SetTermEffect: ResolverTypeWrapper<SetTermEffectSource>;
  SetTermInput: SetTermInput;
  SetValueEffect: ResolverTypeWrapper<SetValueEffectSource>;
  SetValueInput: SetValueInput;
  SetValuePayload: ResolverTypeWrapper<Done>;
  Sfida: ResolverTypeWrapper<SfidaSource>;
  SfidaAnswered: ResolverTypeWrapper<EventSourceOf<'SfidaAnswered'>>;
  SfidaOffered: ResolverTypeWrapper<EventSourceOf<'SfidaOffered'>>;
  Share: ResolverTypeWrapper<ShareSource>;
  ShareHostInput: ShareHostInput;
  ShareInput: ShareInput;
  SignInInput: SignInInput;
  SignInPayload: ResolverTypeWrapper<SignInPayloadSource>;
  SignOutEverywhereInput: SignOutEverywhereInput;
  SignOutEverywherePayload: ResolverTypeWrapper<SignOutEverywherePayloadSource>;
  SignOutInput: SignOutInput;
  SignOutPayload: ResolverTypeWrapper<SignOutPayloadSource>;
  SignUpInput: SignUpInput;
  SitDownInput: SitDownInput;
  SlotsLine: ResolverTypeWrapper<SlotsLine>;
  SlotsLineRules: ResolverTypeWrapper<SlotsLineRules>;
  SlotsPayload: ResolverTypeWrapper<Done>;
  SlotsPlayed: ResolverTypeWrapper<EventSourceOf<'SlotsPlayed'>>;
  SlotsRules: ResolverTypeWrapper<SlotsRules>;
  SlotsSitting: ResolverTypeWrapper<SlotsSittingSource>;
  SlotsSymbol: ResolverTypeWrapper<SlotsSymbol>;
  SlotsSymbolRules: ResolverTypeWrapper<SlotsSymbolRules>;
  StandUpInput: StandUpInput;
  Standing: ResolverTypeWrapper<StandingSource>;
  StandingConnection: ResolverTypeWrapper<CountedPage<StandingSource>>;
  StandingEdge: ResolverTypeWrapper<Omit<StandingEdge, 'node'> & { node: ResolversTypes['Standing'] }>;
  StandingInput: StandingInput;
  Standings: ResolverTypeWrapper<StandingsSource>;
  StandingsConnection: ResolverTypeWrapper<CountedPage<StandingsSource>>;
  StandingsEdge: ResolverTypeWrapper<Omit<StandingsEdge, 'node'> & { node: ResolversTypes['Standings'] }>;
  StandingsStep: StandingsStep;
  StartExhibitionInput: StartExhibitionInput;
  StartExhibitionPayload: ResolverTypeWrapper<Done>;
  StartGameInput: StartGameInput;
  StartGuestInput: StartGuestInput;
  StartPracticeInput: StartPracticeInput;
  StartPracticePayload: ResolverTypeWrapper<Done>;
  StoodUp: ResolverTypeWrapper<EventSourceOf<'StoodUp'>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubmitProposalInput: SubmitProposalInput;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SuitRules: ResolverTypeWrapper<SuitRules>;
  Table: ResolverTypeWrapper<TableSource>;
  TableActionRules: ResolverTypeWrapper<TableActionRules>;
  TableActionTaken: ResolverTypeWrapper<EventSourceOf<'TableActionTaken'>>;
  TableActionWho: TableActionWho;
  TableConnection: ResolverTypeWrapper<CountedPage<TableSource>>;
  TableEdge: ResolverTypeWrapper<Omit<TableEdge, 'node'> & { node: ResolversTypes['Table'] }>;
  TableKind: TableKind;
  TablePayload: ResolverTypeWrapper<Done>;
  TableStatus: TableStatus;
  TakeActionInput: TakeActionInput;
  TakeActionPayload: ResolverTypeWrapper<Done>;
  TakeItemsEffect: ResolverTypeWrapper<TakeItemsEffectSource>;
  TakeTableActionInput: TakeTableActionInput;
  Tally: ResolverTypeWrapper<Tally>;
  ThirdPartyBid: ResolverTypeWrapper<ThirdPartyBidSource>;
  ThirdPartyBidGenerated: ResolverTypeWrapper<EventSourceOf<'ThirdPartyBidGenerated'>>;
  ThirdPartyWon: ResolverTypeWrapper<EventSourceOf<'ThirdPartyWon'>>;
  TieTossed: ResolverTypeWrapper<EventSourceOf<'TieTossed'>>;
  TimeSkipped: ResolverTypeWrapper<EventSourceOf<'TimeSkipped'>>;
  TokenKind: TokenKind;
  TrackedValue: ResolverTypeWrapper<TrackedValueSource>;
  Trade: ResolverTypeWrapper<TradeSource>;
  TradeCancelled: ResolverTypeWrapper<EventSourceOf<'TradeCancelled'>>;
  TradeConnection: ResolverTypeWrapper<CountedPage<TradeSource>>;
  TradeDeclined: ResolverTypeWrapper<EventSourceOf<'TradeDeclined'>>;
  TradeDone: ResolverTypeWrapper<EventSourceOf<'TradeDone'>>;
  TradeEdge: ResolverTypeWrapper<Omit<TradeEdge, 'node'> & { node: ResolversTypes['Trade'] }>;
  TradeInTrungsInput: TradeInTrungsInput;
  TradeLack: ResolverTypeWrapper<TradeLackSource>;
  TradeOff: ResolverTypeWrapper<EventSourceOf<'TradeOff'>>;
  TradeOffered: ResolverTypeWrapper<EventSourceOf<'TradeOffered'>>;
  TradePayload: ResolverTypeWrapper<Done>;
  TradeStatus: TradeStatus;
  TradeWithDuckInput: TradeWithDuckInput;
  Transfer: ResolverTypeWrapper<TransferSource>;
  TrickCount: ResolverTypeWrapper<TrickCountSource>;
  TrickRules: ResolverTypeWrapper<TrickRules>;
  TrungsTradedIn: ResolverTypeWrapper<EventSourceOf<'TrungsTradedIn'>>;
  UnshareHostInput: UnshareHostInput;
  UseRealiInput: UseRealiInput;
  ValueChange: ResolverTypeWrapper<ValueChangeSource>;
  ValueEffectInput: ValueEffectInput;
  ValueSet: ResolverTypeWrapper<EventSourceOf<'ValueSet'>>;
  ValueSubject: ValueSubject;
  ValueType: ValueType;
  Verdict: Verdict;
  Verification: ResolverTypeWrapper<VerificationSource>;
  VetoProposalInput: VetoProposalInput;
  Viewer: ResolverTypeWrapper<ViewerSource>;
  VoidGameEffect: ResolverTypeWrapper<VoidGameEffectSource>;
  VoidGameInput: VoidGameInput;
  VoidSecretActionEffect: ResolverTypeWrapper<VoidSecretActionEffectSource>;
  VoidTableEffect: ResolverTypeWrapper<VoidTableEffectSource>;
  VoidTradeEffect: ResolverTypeWrapper<VoidTradeEffectSource>;
  Vote: ResolverTypeWrapper<VoteSource>;
  VoteCast: ResolverTypeWrapper<EventSourceOf<'VoteCast'>>;
  VoteChoice: VoteChoice;
  VoteForOfficeInput: VoteForOfficeInput;
  VoteForOfficePayload: ResolverTypeWrapper<Done>;
  VoteWarned: ResolverTypeWrapper<EventSourceOf<'VoteWarned'>>;
  Waiting: ResolverTypeWrapper<WaitingSource>;
  WaitingConnection: ResolverTypeWrapper<WaitingConnectionSource>;
  WaitingEdge: ResolverTypeWrapper<Omit<WaitingEdge, 'node'> & { node: ResolversTypes['Waiting'] }>;
  WaitingKind: WaitingKind;
  War: ResolverTypeWrapper<WarSource>;
  WarAgreed: ResolverTypeWrapper<EventSourceOf<'WarAgreed'>>;
  WarDraw: ResolverTypeWrapper<WarDrawSource>;
  WarDrawn: ResolverTypeWrapper<EventSourceOf<'WarDrawn'>>;
  WarPayload: ResolverTypeWrapper<Done>;
  WarProposed: ResolverTypeWrapper<EventSourceOf<'WarProposed'>>;
  WarSeat: ResolverTypeWrapper<WarSeatSource>;
  WearMaskInput: WearMaskInput;
  WeekEnded: ResolverTypeWrapper<EventSourceOf<'WeekEnded'>>;
  WeekResult: ResolverTypeWrapper<WeekResultSource>;
  WeekSettled: ResolverTypeWrapper<EventSourceOf<'WeekSettled'>>;
  WeekStarted: ResolverTypeWrapper<EventSourceOf<'WeekStarted'>>;
  WithdrawEndorsementInput: WithdrawEndorsementInput;
  WithdrawFromContractInput: WithdrawFromContractInput;
  WorkCreated: ResolverTypeWrapper<EventSourceOf<'WorkCreated'>>;
  WorkOfArt: ResolverTypeWrapper<WorkOfArtSource>;
  WorkOfArtConnection: ResolverTypeWrapper<CountedPage<WorkOfArtSource>>;
  WorkOfArtEdge: ResolverTypeWrapper<Omit<WorkOfArtEdge, 'node'> & { node: ResolversTypes['WorkOfArt'] }>;
  WorkOfArtInput: WorkOfArtInput;
  WorkOfArtPayload: ResolverTypeWrapper<Done>;
  WorkValue: ResolverTypeWrapper<WorkValueSource>;
  WorksRevalued: ResolverTypeWrapper<EventSourceOf<'WorksRevalued'>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptContractInput: AcceptContractInput;
  AcceptTradeInput: AcceptTradeInput;
  AccessToken: AccessTokenSource;
  Account: AccountSource;
  AccountHeadToHead: AccountHeadToHeadSource;
  AccountRecord: AccountRecord;
  AccountResult: AccountResultSource;
  AccountResultConnection: Page<AccountResultSource>;
  AccountResultEdge: Omit<AccountResultEdge, 'node'> & { node: ResolversParentTypes['AccountResult'] };
  ActionTaken: EventSourceOf<'ActionTaken'>;
  ActiveTrick: ActiveTrickSource;
  Actor: ActorSource;
  AddArticleEffect: AddArticleEffectSource;
  AddArticleInput: AddArticleInput;
  AdvanceClockInput: AdvanceClockInput;
  AgreeToWarInput: AgreeToWarInput;
  AmendContractInput: AmendContractInput;
  AmendRulesetEffect: AmendRulesetEffectSource;
  AnswerSfidaInput: AnswerSfidaInput;
  AppointJudgeInput: AppointJudgeInput;
  AppointToOfficeInput: AppointToOfficeInput;
  AppointToOfficePayload: Done;
  ArchetypeRules: ArchetypeRules;
  AssentToJudgeRemovalInput: AssentToJudgeRemovalInput;
  Auction: AuctionSource;
  AuctionConcluded: EventSourceOf<'AuctionConcluded'>;
  AuctionRules: AuctionRules;
  Bet: BetSource;
  BetPayload: Done;
  BetPlaced: EventSourceOf<'BetPlaced'>;
  BetsSettled: EventSourceOf<'BetsSettled'>;
  Bid: BidSource;
  BidFailed: EventSourceOf<'BidFailed'>;
  BidInput: BidInput;
  BidInvalidated: EventSourceOf<'BidInvalidated'>;
  BidPlaced: EventSourceOf<'BidPlaced'>;
  BookmakerDeclared: EventSourceOf<'BookmakerDeclared'>;
  Boolean: Scalars['Boolean']['output'];
  CallConfidenceVoteInput: CallConfidenceVoteInput;
  CampioneCount: CampioneCountSource;
  CancelTradeInput: CancelTradeInput;
  Candidacy: CandidacySource;
  CandidacyConnection: CountedPage<CandidacySource>;
  CandidacyCount: CandidacyCountSource;
  CandidacyDropped: EventSourceOf<'CandidacyDropped'>;
  CandidacyEdge: Omit<CandidacyEdge, 'node'> & { node: ResolversParentTypes['Candidacy'] };
  CandidacyPayload: Done;
  CandidacyPosted: EventSourceOf<'CandidacyPosted'>;
  CandidateEndorsed: EventSourceOf<'CandidateEndorsed'>;
  Card: CardSource;
  CardInput: CardInput;
  CardPlayed: EventSourceOf<'CardPlayed'>;
  CardPrice: CardPriceSource;
  CardValue: CardValueSource;
  CastConfidenceVoteInput: CastConfidenceVoteInput;
  CastVoteInput: CastVoteInput;
  ChanceDraw: ChanceDrawSource;
  ChanceStream: ChanceStreamSource;
  ChangeDisplayNameInput: ChangeDisplayNameInput;
  ChangeDisplayNamePayload: ChangeDisplayNamePayloadSource;
  ChangeHandleInput: ChangeHandleInput;
  ChangeHandlePayload: ChangeHandlePayloadSource;
  ChangeMaskEffect: ChangeMaskEffectSource;
  ChangeMaskInput: ChangeMaskInput;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ChangePasswordPayloadSource;
  ClaimGuestInput: ClaimGuestInput;
  ClaimGuestPayload: ClaimGuestPayloadSource;
  ClaimableCard: ClaimableCardSource;
  ClaimableTrick: ClaimableTrickSource;
  Clause: ClauseSource;
  ClauseInput: ClauseInput;
  ClauseItem: ClauseItemSource;
  ClauseItemInput: ClauseItemInput;
  ClientSeedSet: EventSourceOf<'ClientSeedSet'>;
  ClockAdvanced: EventSourceOf<'ClockAdvanced'>;
  ClockWarned: EventSourceOf<'ClockWarned'>;
  CloseSeasonEffect: CloseSeasonEffectSource;
  CloseSeasonInput: CloseSeasonInput;
  ComeBackInput: ComeBackInput;
  CommitSecretActionInput: CommitSecretActionInput;
  ConfidenceBallot: ConfidenceBallotSource;
  ConfidenceBallotConnection: CountedPage<ConfidenceBallotSource>;
  ConfidenceBallotEdge: Omit<ConfidenceBallotEdge, 'node'> & { node: ResolversParentTypes['ConfidenceBallot'] };
  ConfidenceVote: ConfidenceVoteSource;
  ConfidenceVoteCalled: EventSourceOf<'ConfidenceVoteCalled'>;
  ConfidenceVoteCast: EventSourceOf<'ConfidenceVoteCast'>;
  ConfidenceVoteConcluded: EventSourceOf<'ConfidenceVoteConcluded'>;
  ConfidenceVotePayload: Done;
  ConfidenceVoteWarned: EventSourceOf<'ConfidenceVoteWarned'>;
  ConsentToContractChangeInput: ConsentToContractChangeInput;
  Contract: ContractSource;
  ContractAccepted: EventSourceOf<'ContractAccepted'>;
  ContractAmended: EventSourceOf<'ContractAmended'>;
  ContractCancelled: EventSourceOf<'ContractCancelled'>;
  ContractChange: ContractChangeSource;
  ContractChangeConsented: EventSourceOf<'ContractChangeConsented'>;
  ContractChangeDropped: EventSourceOf<'ContractChangeDropped'>;
  ContractChangeProposed: EventSourceOf<'ContractChangeProposed'>;
  ContractConnection: CountedPage<ContractSource>;
  ContractDeclined: EventSourceOf<'ContractDeclined'>;
  ContractDeposited: EventSourceOf<'ContractDeposited'>;
  ContractDissolved: EventSourceOf<'ContractDissolved'>;
  ContractEdge: Omit<ContractEdge, 'node'> & { node: ResolversParentTypes['Contract'] };
  ContractEnded: EventSourceOf<'ContractEnded'>;
  ContractOffered: EventSourceOf<'ContractOffered'>;
  ContractPaid: EventSourceOf<'ContractPaid'>;
  ContractParty: ContractPartySource;
  ContractPartyLeft: EventSourceOf<'ContractPartyLeft'>;
  ContractPayload: Done;
  CorrectByOfficeInput: CorrectByOfficeInput;
  CorrectByOfficePayload: Done;
  CorrectHandEffect: CorrectHandEffectSource;
  CorrectHandInput: CorrectHandInput;
  CorrectMagistrelliEffect: CorrectMagistrelliEffectSource;
  CorrectMagistrelliInput: CorrectMagistrelliInput;
  CorrectModaEffect: CorrectModaEffectSource;
  CorrectModaInput: CorrectModaInput;
  CorrectStandingEffect: CorrectStandingEffectSource;
  CountedCard: CountedCardSource;
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreateAccessTokenPayload: CreateAccessTokenPayloadSource;
  CreateDuckEffect: CreateDuckEffectSource;
  CreateDuckInput: CreateDuckInput;
  CreateDynastyInput: CreateDynastyInput;
  CreateDynastyPayload: Done;
  CreateFeedTokenInput: CreateFeedTokenInput;
  CreateFeedTokenPayload: CreateFeedTokenPayloadSource;
  CreatePlayerLotInput: CreatePlayerLotInput;
  CreateRoundInput: CreateRoundInput;
  CreateRoundPayload: Done;
  CreateStreamTicketInput: CreateStreamTicketInput;
  CreateStreamTicketPayload: CreateStreamTicketPayloadSource;
  CreateWorkEffect: CreateWorkEffectSource;
  CreateWorkOfArtInput: CreateWorkOfArtInput;
  DateTime: Scalars['DateTime']['output'];
  Deadline: Deadline;
  DealerHandedOn: EventSourceOf<'DealerHandedOn'>;
  DealtHand: DealtHandSource;
  DeckRules: DeckRules;
  DeckShuffle: DeckShuffleSource;
  DeclareVictorEffect: DeclareVictorEffectSource;
  DeclineContractInput: DeclineContractInput;
  DeclineTradeInput: DeclineTradeInput;
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountPayload: DeleteAccountPayloadSource;
  DepositIntoContractInput: DepositIntoContractInput;
  DescribeSeasonInput: DescribeSeasonInput;
  DrawnCard: DrawnCardSource;
  Duck: DuckSource;
  DuckConnection: CountedPage<DuckSource>;
  DuckCreated: EventSourceOf<'DuckCreated'>;
  DuckEdge: Omit<DuckEdge, 'node'> & { node: ResolversParentTypes['Duck'] };
  DuckLost: EventSourceOf<'DuckLost'>;
  DuckPayload: Done;
  DuckTraded: EventSourceOf<'DuckTraded'>;
  Dynasty: DynastySource;
  DynastyClosed: EventSourceOf<'DynastyClosed'>;
  DynastyCreated: EventSourceOf<'DynastyCreated'>;
  DynastyRankRules: DynastyRankRules;
  DynastyRules: DynastyRules;
  DynastyStanding: DynastyStandingSource;
  DynastyStatistics: DynastyStatisticsSource;
  DynastySuitRules: DynastySuitRules;
  DynastyWon: EventSourceOf<'DynastyWon'>;
  Edition: EditionSource;
  EffectFailure: EffectFailureSource;
  EndContractInput: EndContractInput;
  EndJudgeTermEffect: EndJudgeTermEffectSource;
  EndorseCandidateInput: EndorseCandidateInput;
  EndorsementWithdrawn: EventSourceOf<'EndorsementWithdrawn'>;
  Event: EventSource;
  EventConnection: EventConnectionSource;
  EventEdge: Omit<EventEdge, 'node'> & { node: ResolversParentTypes['Event'] };
  ExchangeRules: ExchangeRules;
  Feed: FeedSource;
  Fine: FineSource;
  FixedClientSeed: FixedClientSeedSource;
  Float: Scalars['Float']['output'];
  FortuneTold: EventSourceOf<'FortuneTold'>;
  GameClosed: EventSourceOf<'GameClosed'>;
  GameConnection: CountedPage<GiolittiGameSource>;
  GameEdge: Omit<GameEdge, 'node'> & { node: ResolversParentTypes['GiolittiGame'] };
  GameEnded: EventSourceOf<'GameEnded'>;
  GameInput: GameInput;
  GameMovement: GameMovementSource;
  GamePayload: Done;
  GamePosition: GamePositionSource;
  GameRecord: GameRecord;
  GameScoreCorrected: EventSourceOf<'GameScoreCorrected'>;
  GameStakesCorrected: EventSourceOf<'GameStakesCorrected'>;
  GameStarted: EventSourceOf<'GameStarted'>;
  GameVoided: EventSourceOf<'GameVoided'>;
  GenerateLotInput: GenerateLotInput;
  GenerateLotPayload: Done;
  GenerateThirdPartyBidInput: GenerateThirdPartyBidInput;
  GiolittiCard: GiolittiCardSource;
  GiolittiGame: GiolittiGameSource;
  GiveItemsEffect: GiveItemsEffectSource;
  GoIdleInput: GoIdleInput;
  GrantItemsInput: GrantItemsInput;
  Hand: HandSource;
  HandCorrected: EventSourceOf<'HandCorrected'>;
  HandOnDealerInput: HandOnDealerInput;
  HandOnHostInput: HandOnHostInput;
  HandPayload: Done;
  HandPlaced: EventSourceOf<'HandPlaced'>;
  HandPresented: EventSourceOf<'HandPresented'>;
  HandRules: HandRules;
  HandScore: HandScoreSource;
  HeadToHead: HeadToHeadSource;
  HeadToHeadTally: HeadToHeadTally;
  HiddenEvent: HiddenEventSource;
  Holding: HoldingSource;
  HostHandedOn: EventSourceOf<'HostHandedOn'>;
  HostReplaced: EventSourceOf<'HostReplaced'>;
  HostShared: EventSourceOf<'HostShared'>;
  HostUnshared: EventSourceOf<'HostUnshared'>;
  Hosting: HostingSource;
  ID: Scalars['ID']['output'];
  InboxConnection: InboxConnectionSource;
  InboxEdge: Omit<InboxEdge, 'node'> & { node: ResolversParentTypes['InboxEntry'] };
  InboxEntry: InboxEntrySource;
  InboxPreferences: InboxPreferences;
  IncomePaid: EventSourceOf<'IncomePaid'>;
  Int: Scalars['Int']['output'];
  Invitation: InvitationSource;
  InvitationLink: InvitationLink;
  InviteRotated: EventSourceOf<'InviteRotated'>;
  IssueRulingInput: IssueRulingInput;
  ItemCountRules: ItemCountRules;
  ItemInput: ItemInput;
  ItemRules: ItemRules;
  ItemsGranted: EventSourceOf<'ItemsGranted'>;
  JSON: Scalars['JSON']['output'];
  JoinSeasonInput: JoinSeasonInput;
  JudgeAppointed: EventSourceOf<'JudgeAppointed'>;
  JudgeElected: EventSourceOf<'JudgeElected'>;
  JudgeOffice: JudgeOfficeSource;
  JudgePayload: Done;
  JudgeRemoval: JudgeRemovalSource;
  JudgeRemovalAssented: EventSourceOf<'JudgeRemovalAssented'>;
  JudgeTerm: JudgeTermSource;
  JudgeTermConnection: CountedPage<JudgeTermSource>;
  JudgeTermEdge: Omit<JudgeTermEdge, 'node'> & { node: ResolversParentTypes['JudgeTerm'] };
  JudgeTermEnded: EventSourceOf<'JudgeTermEnded'>;
  JudgeTermSet: EventSourceOf<'JudgeTermSet'>;
  JusticeRequest: JusticeRequestSource;
  JusticeRequestConnection: CountedPage<JusticeRequestSource>;
  JusticeRequestEdge: Omit<JusticeRequestEdge, 'node'> & { node: ResolversParentTypes['JusticeRequest'] };
  JusticeRequestPayload: Done;
  JusticeRequested: EventSourceOf<'JusticeRequested'>;
  LeaderboardConnection: CountedPage<LeaderboardEntrySource>;
  LeaderboardEdge: Omit<LeaderboardEdge, 'node'> & { node: ResolversParentTypes['LeaderboardEntry'] };
  LeaderboardEntry: LeaderboardEntrySource;
  LeaveSeasonInput: LeaveSeasonInput;
  LineDifference: LineDifference;
  Lot: LotSource;
  LotConnection: CountedPage<LotSource>;
  LotEdge: Omit<LotEdge, 'node'> & { node: ResolversParentTypes['Lot'] };
  LotGenerated: EventSourceOf<'LotGenerated'>;
  LotSold: EventSourceOf<'LotSold'>;
  MagistrelliChange: MagistrelliChangeSource;
  MarkInboxReadInput: MarkInboxReadInput;
  MarkInboxReadPayload: MarkInboxReadPayloadSource;
  Mask: MaskSource;
  MaskRevealed: EventSourceOf<'MaskRevealed'>;
  MaskRules: MaskRules;
  MaskWorn: EventSourceOf<'MaskWorn'>;
  ModaChange: ModaChange;
  MoveItemsEffect: MoveItemsEffectSource;
  MoveItemsInput: MoveItemsInput;
  Multiplier: Multiplier;
  Mutation: Record<PropertyKey, never>;
  NameErased: EventSourceOf<'NameErased'>;
  NewDuckInput: NewDuckInput;
  Node: NodeSource;
  NominateForJudgeInput: NominateForJudgeInput;
  OfferContractInput: OfferContractInput;
  OfferTradeInput: OfferTradeInput;
  Office: OfficeSource;
  OfficeCorrected: EventSourceOf<'OfficeCorrected'>;
  OfficeDraw: OfficeDrawSource;
  OfficeFilled: EventSourceOf<'OfficeFilled'>;
  OfficeResigned: EventSourceOf<'OfficeResigned'>;
  OfficeTermSet: EventSourceOf<'OfficeTermSet'>;
  OfficeVote: OfficeVoteSource;
  OfficeVoteCast: EventSourceOf<'OfficeVoteCast'>;
  Option: OptionSource;
  OutageCredited: EventSourceOf<'OutageCredited'>;
  OverturnRulingInput: OverturnRulingInput;
  Owner: OwnerSource;
  OwnerInput: OwnerInput;
  PageInfo: PageInfo;
  Participant: ParticipantSource;
  Participation: Participation;
  PauseSeasonEffect: PauseSeasonEffectSource;
  PauseShortened: EventSourceOf<'PauseShortened'>;
  Payload: ResolversInterfaceTypes<ResolversParentTypes>['Payload'];
  Payment: PaymentSource;
  PegChange: PegChangeSource;
  PhaseRules: PhaseRules;
  PhaseStarted: EventSourceOf<'PhaseStarted'>;
  PlaceBetInput: PlaceBetInput;
  PlaceBidInput: PlaceBidInput;
  PlaceBidPayload: Done;
  Play: PlaySource;
  PlayCardInput: PlayCardInput;
  PlaySlotsInput: PlaySlotsInput;
  Player: PlayerSource;
  PlayerAction: PlayerActionSource;
  PlayerCameBack: EventSourceOf<'PlayerCameBack'>;
  PlayerConnection: CountedPage<PlayerSource>;
  PlayerEdge: Omit<PlayerEdge, 'node'> & { node: ResolversParentTypes['Player'] };
  PlayerItemsInput: PlayerItemsInput;
  PlayerJoined: EventSourceOf<'PlayerJoined'>;
  PlayerLeft: EventSourceOf<'PlayerLeft'>;
  PlayerLotCreated: EventSourceOf<'PlayerLotCreated'>;
  PlayerLotDestroyed: EventSourceOf<'PlayerLotDestroyed'>;
  PlayerLotPayload: Done;
  PlayerLotReturned: EventSourceOf<'PlayerLotReturned'>;
  PlayerValue: PlayerValueSource;
  PlayerWentIdle: EventSourceOf<'PlayerWentIdle'>;
  PlayersReminded: EventSourceOf<'PlayersReminded'>;
  PokerRank: PokerRankSource;
  Popularity: PopularitySource;
  PositionSeat: PositionSeatSource;
  PresentHandInput: PresentHandInput;
  PreviewProposalInput: PreviewProposalInput;
  Proposal: ProposalSource;
  ProposalAdopted: EventSourceOf<'ProposalAdopted'>;
  ProposalClassRules: ProposalClassRules;
  ProposalConnection: CountedPage<ProposalSource>;
  ProposalEdge: Omit<ProposalEdge, 'node'> & { node: ResolversParentTypes['Proposal'] };
  ProposalEffect: ProposalEffectSource;
  ProposalEffectInput: ProposalEffectInput;
  ProposalPayload: Done;
  ProposalPreview: ProposalPreviewSource;
  ProposalRejected: EventSourceOf<'ProposalRejected'>;
  ProposalRetracted: EventSourceOf<'ProposalRetracted'>;
  ProposalSubmitted: EventSourceOf<'ProposalSubmitted'>;
  ProposalVeto: ProposalVetoSource;
  ProposalVetoed: EventSourceOf<'ProposalVetoed'>;
  ProposeContractChangeInput: ProposeContractChangeInput;
  ProposeWarInput: ProposeWarInput;
  PublishRulesetInput: PublishRulesetInput;
  Query: Record<PropertyKey, never>;
  RankRules: RankRules;
  ReadinessSet: EventSourceOf<'ReadinessSet'>;
  RealiUsed: EventSourceOf<'RealiUsed'>;
  Refusal: RefusalSource;
  RemindPlayersInput: RemindPlayersInput;
  RemindPlayersPayload: Done;
  RemovePlayerEffect: RemovePlayerEffectSource;
  RemovePlayerInput: RemovePlayerInput;
  RemovedFromSeason: RemovedFromSeasonSource;
  RepealArticleEffect: RepealArticleEffectSource;
  RepealArticleInput: RepealArticleInput;
  ReplaceArticleEffect: ReplaceArticleEffectSource;
  ReplaceArticleInput: ReplaceArticleInput;
  ReplaceDealerEffect: ReplaceDealerEffectSource;
  ReplaceHostEffect: ReplaceHostEffectSource;
  RequestJusticeInput: RequestJusticeInput;
  ResignAsJudgeInput: ResignAsJudgeInput;
  ResignOfficeInput: ResignOfficeInput;
  ResignOfficePayload: Done;
  ResumeSeasonEffect: ResumeSeasonEffectSource;
  RetractProposalInput: RetractProposalInput;
  RevealMaskInput: RevealMaskInput;
  RevealSecretActionInput: RevealSecretActionInput;
  RevelationOpened: EventSourceOf<'RevelationOpened'>;
  RevelationWarned: EventSourceOf<'RevelationWarned'>;
  RevokeAccessTokenInput: RevokeAccessTokenInput;
  RevokeAccessTokenPayload: RevokeAccessTokenPayloadSource;
  Rolls: RollsSource;
  RotateInviteInput: RotateInviteInput;
  RotateInvitePayload: Done;
  Round: RoundSource;
  RoundClosed: EventSourceOf<'RoundClosed'>;
  RoundCreated: EventSourceOf<'RoundCreated'>;
  RoundRules: RoundRules;
  RoundStanding: RoundStandingSource;
  RoundStarted: EventSourceOf<'RoundStarted'>;
  RoundStatistics: RoundStatisticsSource;
  RoundWon: EventSourceOf<'RoundWon'>;
  RuleSection: RuleSectionSource;
  Ruleset: RulesetSource;
  RulesetConnection: CountedPage<RulesetSource>;
  RulesetDifference: RulesetDifferenceSource;
  RulesetEdge: Omit<RulesetEdge, 'node'> & { node: ResolversParentTypes['Ruleset'] };
  RulesetPublished: EventSourceOf<'RulesetPublished'>;
  Ruling: RulingSource;
  RulingConnection: CountedPage<RulingSource>;
  RulingEdge: Omit<RulingEdge, 'node'> & { node: ResolversParentTypes['Ruling'] };
  RulingIssued: EventSourceOf<'RulingIssued'>;
  RulingOverturned: EventSourceOf<'RulingOverturned'>;
  RulingPayload: Done;
  Said: EventSourceOf<'Said'>;
  SatDown: EventSourceOf<'SatDown'>;
  SayInput: SayInput;
  SealBidsInput: SealBidsInput;
  SealHandInput: SealHandInput;
  Season: SeasonSource;
  SeasonConnection: SeasonConnectionSource;
  SeasonDescribed: EventSourceOf<'SeasonDescribed'>;
  SeasonEdge: Omit<SeasonEdge, 'node'> & { node: ResolversParentTypes['Season'] };
  SeasonPaused: EventSourceOf<'SeasonPaused'>;
  SeasonPayload: Done;
  SeasonResumed: EventSourceOf<'SeasonResumed'>;
  SeasonViewer: SeasonViewerSource;
  SeasonsUpdate: SeasonsUpdateSource;
  SecretAction: SecretActionSource;
  SecretActionCommitted: EventSourceOf<'SecretActionCommitted'>;
  SecretActionFailed: EventSourceOf<'SecretActionFailed'>;
  SecretActionPayload: Done;
  SecretActionRevealed: EventSourceOf<'SecretActionRevealed'>;
  SecretActionsMatured: EventSourceOf<'SecretActionsMatured'>;
  SectionDifference: SectionDifferenceSource;
  Server: Server;
  ServerLimit: ServerLimit;
  SetClientSeedInput: SetClientSeedInput;
  SetInboxPreferencesInput: SetInboxPreferencesInput;
  SetInboxPreferencesPayload: SetInboxPreferencesPayloadSource;
  SetReadinessInput: SetReadinessInput;
  SetScoreEffect: SetScoreEffectSource;
  SetScoreInput: SetScoreInput;
  SetStakesEffect: SetStakesEffectSource;
  SetStakesInput: SetStakesInput;
  SetTermEffect: SetTermEffectSource;
  SetTermInput: SetTermInput;
  SetValueEffect: SetValueEffectSource;
  SetValueInput: SetValueInput;
  SetValuePayload: Done;
  Sfida: SfidaSource;
  SfidaAnswered: EventSourceOf<'SfidaAnswered'>;
  SfidaOffered: EventSourceOf<'SfidaOffered'>;
  Share: ShareSource;
  ShareHostInput: ShareHostInput;
  ShareInput: ShareInput;
  SignInInput: SignInInput;
  SignInPayload: SignInPayloadSource;
  SignOutEverywhereInput: SignOutEverywhereInput;
  SignOutEverywherePayload: SignOutEverywherePayloadSource;
  SignOutInput: SignOutInput;
  SignOutPayload: SignOutPayloadSource;
  SignUpInput: SignUpInput;
  SitDownInput: SitDownInput;
  SlotsLine: SlotsLine;
  SlotsLineRules: SlotsLineRules;
  SlotsPayload: Done;
  SlotsPlayed: EventSourceOf<'SlotsPlayed'>;
  SlotsRules: SlotsRules;
  SlotsSitting: SlotsSittingSource;
  SlotsSymbol: SlotsSymbol;
  SlotsSymbolRules: SlotsSymbolRules;
  StandUpInput: StandUpInput;
  Standing: StandingSource;
  StandingConnection: CountedPage<StandingSource>;
  StandingEdge: Omit<StandingEdge, 'node'> & { node: ResolversParentTypes['Standing'] };
  StandingInput: StandingInput;
  Standings: StandingsSource;
  StandingsConnection: CountedPage<StandingsSource>;
  StandingsEdge: Omit<StandingsEdge, 'node'> & { node: ResolversParentTypes['Standings'] };
  StartExhibitionInput: StartExhibitionInput;
  StartExhibitionPayload: Done;
  StartGameInput: StartGameInput;
  StartGuestInput: StartGuestInput;
  StartPracticeInput: StartPracticeInput;
  StartPracticePayload: Done;
  StoodUp: EventSourceOf<'StoodUp'>;
  String: Scalars['String']['output'];
  SubmitProposalInput: SubmitProposalInput;
  Subscription: Record<PropertyKey, never>;
  SuitRules: SuitRules;
  Table: TableSource;
  TableActionRules: TableActionRules;
  TableActionTaken: EventSourceOf<'TableActionTaken'>;
  TableConnection: CountedPage<TableSource>;
  TableEdge: Omit<TableEdge, 'node'> & { node: ResolversParentTypes['Table'] };
  TablePayload: Done;
  TakeActionInput: TakeActionInput;
  TakeActionPayload: Done;
  TakeItemsEffect: TakeItemsEffectSource;
  TakeTableActionInput: TakeTableActionInput;
  Tally: Tally;
  ThirdPartyBid: ThirdPartyBidSource;
  ThirdPartyBidGenerated: EventSourceOf<'ThirdPartyBidGenerated'>;
  ThirdPartyWon: EventSourceOf<'ThirdPartyWon'>;
  TieTossed: EventSourceOf<'TieTossed'>;
  TimeSkipped: EventSourceOf<'TimeSkipped'>;
  TrackedValue: TrackedValueSource;
  Trade: TradeSource;
  TradeCancelled: EventSourceOf<'TradeCancelled'>;
  TradeConnection: CountedPage<TradeSource>;
  TradeDeclined: EventSourceOf<'TradeDeclined'>;
  TradeDone: EventSourceOf<'TradeDone'>;
  TradeEdge: Omit<TradeEdge, 'node'> & { node: ResolversParentTypes['Trade'] };
  TradeInTrungsInput: TradeInTrungsInput;
  TradeLack: TradeLackSource;
  TradeOff: EventSourceOf<'TradeOff'>;
  TradeOffered: EventSourceOf<'TradeOffered'>;
  TradePayload: Done;
  TradeWithDuckInput: TradeWithDuckInput;
  Transfer: TransferSource;
  TrickCount: TrickCountSource;
  TrickRules: TrickRules;
  TrungsTradedIn: EventSourceOf<'TrungsTradedIn'>;
  UnshareHostInput: UnshareHostInput;
  UseRealiInput: UseRealiInput;
  ValueChange: ValueChangeSource;
  ValueEffectInput: ValueEffectInput;
  ValueSet: EventSourceOf<'ValueSet'>;
  Verification: VerificationSource;
  VetoProposalInput: VetoProposalInput;
  Viewer: ViewerSource;
  VoidGameEffect: VoidGameEffectSource;
  VoidGameInput: VoidGameInput;
  VoidSecretActionEffect: VoidSecretActionEffectSource;
  VoidTableEffect: VoidTableEffectSource;
  VoidTradeEffect: VoidTradeEffectSource;
  Vote: VoteSource;
  VoteCast: EventSourceOf<'VoteCast'>;
  VoteForOfficeInput: VoteForOfficeInput;
  VoteForOfficePayload: Done;
  VoteWarned: EventSourceOf<'VoteWarned'>;
  Waiting: WaitingSource;
  WaitingConnection: WaitingConnectionSource;
  WaitingEdge: Omit<WaitingEdge, 'node'> & { node: ResolversParentTypes['Waiting'] };
  War: WarSource;
  WarAgreed: EventSourceOf<'WarAgreed'>;
  WarDraw: WarDrawSource;
  WarDrawn: EventSourceOf<'WarDrawn'>;
  WarPayload: Done;
  WarProposed: EventSourceOf<'WarProposed'>;
  WarSeat: WarSeatSource;
  WearMaskInput: WearMaskInput;
  WeekEnded: EventSourceOf<'WeekEnded'>;
  WeekResult: WeekResultSource;
  WeekSettled: EventSourceOf<'WeekSettled'>;
  WeekStarted: EventSourceOf<'WeekStarted'>;
  WithdrawEndorsementInput: WithdrawEndorsementInput;
  WithdrawFromContractInput: WithdrawFromContractInput;
  WorkCreated: EventSourceOf<'WorkCreated'>;
  WorkOfArt: WorkOfArtSource;
  WorkOfArtConnection: CountedPage<WorkOfArtSource>;
  WorkOfArtEdge: Omit<WorkOfArtEdge, 'node'> & { node: ResolversParentTypes['WorkOfArt'] };
  WorkOfArtInput: WorkOfArtInput;
  WorkOfArtPayload: Done;
  WorkValue: WorkValueSource;
  WorksRevalued: EventSourceOf<'WorksRevalued'>;
};

export type CostDirectiveArgs = {
  weight: Scalars['String']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = Context, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize?: Maybe<Scalars['Int']['input']>;
  slicingArguments?: Maybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = Context, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PrivateDirectiveArgs = { };

export type PrivateDirectiveResolver<Result, Parent, ContextType = Context, Args = PrivateDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccessTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessToken'] = ResolversParentTypes['AccessToken']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  feed?: Resolver<Maybe<ResolversTypes['Feed']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TokenKind'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['Scope']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  bot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  guest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  headToHead?: Resolver<Maybe<ResolversTypes['AccountHeadToHead']>, ParentType, ContextType, RequireFields<AccountHeadToHeadArgs, 'with'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['AccountRecord']>, ParentType, ContextType, RequireFields<AccountRecordArgs, 'kind'>>;
  results?: Resolver<Maybe<ResolversTypes['AccountResultConnection']>, ParentType, ContextType, RequireFields<AccountResultsArgs, 'rehearsal'>>;
  seasons?: Resolver<Maybe<ResolversTypes['SeasonConnection']>, ParentType, ContextType, RequireFields<AccountSeasonsArgs, 'rehearsal'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountHeadToHeadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountHeadToHead'] = ResolversParentTypes['AccountHeadToHead']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  games?: Resolver<ResolversTypes['HeadToHeadTally'], ParentType, ContextType>;
  opponent?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  rounds?: Resolver<ResolversTypes['HeadToHeadTally'], ParentType, ContextType>;
};

export type AccountRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountRecord'] = ResolversParentTypes['AccountRecord']> = {
  drawn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SeasonKind'], ParentType, ContextType>;
  lost?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  played?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resigned?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AccountResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountResult'] = ResolversParentTypes['AccountResult']> = {
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<ResolversTypes['Season'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['Standing'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AccountResultConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountResultConnection'] = ResolversParentTypes['AccountResultConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AccountResultEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AccountResult']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AccountResultEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountResultEdge'] = ResolversParentTypes['AccountResultEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AccountResult'], ParentType, ContextType>;
};

export type ActionTakenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActionTaken'] = ResolversParentTypes['ActionTaken']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['ValueChange']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  magistrelli?: Resolver<ReadonlyArray<ResolversTypes['MagistrelliChange']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toCard?: Resolver<Maybe<ResolversTypes['Card']>, ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ActiveTrickResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActiveTrick'] = ResolversParentTypes['ActiveTrick']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  class?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  condition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trick?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Actor'] = ResolversParentTypes['Actor']> = {
  kind?: Resolver<ResolversTypes['ActorKind'], ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
};

export type AddArticleEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddArticleEffect'] = ResolversParentTypes['AddArticleEffect']> = {
  anchor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  evenIfOthersFail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AmendRulesetEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AmendRulesetEffect'] = ResolversParentTypes['AmendRulesetEffect']> = {
  patch?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AppointToOfficePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppointToOfficePayload'] = ResolversParentTypes['AppointToOfficePayload']> = {
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ArchetypeRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArchetypeRules'] = ResolversParentTypes['ArchetypeRules']> = {
  archetype?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ranks?: Resolver<ReadonlyArray<ResolversTypes['RankRules']>, ParentType, ContextType>;
};

export type AuctionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Auction'] = ResolversParentTypes['Auction']> = {
  biddingClosesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  bids?: Resolver<ReadonlyArray<ResolversTypes['Bid']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lot?: Resolver<Maybe<ResolversTypes['Lot']>, ParentType, ContextType, RequireFields<AuctionLotArgs, 'number'>>;
  lots?: Resolver<ResolversTypes['LotConnection'], ParentType, ContextType, RequireFields<AuctionLotsArgs, 'order' | 'status'>>;
  participation?: Resolver<ResolversTypes['Participation'], ParentType, ContextType>;
  procedure?: Resolver<ResolversTypes['BiddingProcedure'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Round'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  thirdPartyBids?: Resolver<ReadonlyArray<ResolversTypes['ThirdPartyBid']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuctionConcludedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuctionConcluded'] = ResolversParentTypes['AuctionConcluded']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  bidders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  procedure?: Resolver<Maybe<ResolversTypes['BiddingProcedure']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sold?: Resolver<ReadonlyArray<ResolversTypes['Lot']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  unsold?: Resolver<ReadonlyArray<ResolversTypes['Lot']>, ParentType, ContextType>;
  week?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuctionRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuctionRules'] = ResolversParentTypes['AuctionRules']> = {
  cardsPerLot?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lotPhases?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  minimumLots?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  playerLotProcedure?: Resolver<Maybe<ResolversTypes['BiddingProcedure']>, ParentType, ContextType>;
  playerLots?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  procedure?: Resolver<ResolversTypes['BiddingProcedure'], ParentType, ContextType>;
};

export type BetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Bet'] = ResolversParentTypes['Bet']> = {
  game?: Resolver<ResolversTypes['GiolittiGame'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  juice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  on?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BetStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BetPayload'] = ResolversParentTypes['BetPayload']> = {
  bet?: Resolver<Maybe<ResolversTypes['Bet']>, ParentType, ContextType>;
  game?: Resolver<Maybe<ResolversTypes['GiolittiGame']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BetPlacedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BetPlaced'] = ResolversParentTypes['BetPlaced']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  bet?: Resolver<ResolversTypes['Bet'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BetsSettledResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BetsSettled'] = ResolversParentTypes['BetsSettled']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  game?: Resolver<ResolversTypes['GiolittiGame'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['BetsPart'], ParentType, ContextType>;
  pegs?: Resolver<ReadonlyArray<ResolversTypes['PegChange']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BidResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Bid'] = ResolversParentTypes['Bid']> = {
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['BidFailure']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lot?: Resolver<Maybe<ResolversTypes['Lot']>, ParentType, ContextType>;
  lotNumber?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  placedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BidStatus'], ParentType, ContextType>;
  week?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  written?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BidFailedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BidFailed'] = ResolversParentTypes['BidFailed']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  bid?: Resolver<ResolversTypes['Bid'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['BidFailure'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BidInvalidatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BidInvalidated'] = ResolversParentTypes['BidInvalidated']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  bid?: Resolver<ResolversTypes['Bid'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  has?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lot?: Resolver<ResolversTypes['Lot'], ParentType, ContextType>;
  nextBid?: Resolver<Maybe<ResolversTypes['Bid']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BidPlacedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BidPlaced'] = ResolversParentTypes['BidPlaced']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  bid?: Resolver<ResolversTypes['Bid'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  lot?: Resolver<ResolversTypes['Lot'], ParentType, ContextType>;
  outbid?: Resolver<Maybe<ResolversTypes['Bid']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookmakerDeclaredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookmakerDeclared'] = ResolversParentTypes['BookmakerDeclared']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  game?: Resolver<ResolversTypes['GiolittiGame'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CampioneCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CampioneCount'] = ResolversParentTypes['CampioneCount']> = {
  games?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CandidacyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Candidacy'] = ResolversParentTypes['Candidacy']> = {
  endorsements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endorsers?: Resolver<ResolversTypes['PlayerConnection'], ParentType, ContextType, RequireFields<CandidacyEndorsersArgs, 'order'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  postedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CandidacyStatus'], ParentType, ContextType>;
  week?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CandidacyConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidacyConnection'] = ResolversParentTypes['CandidacyConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CandidacyEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Candidacy']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CandidacyCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidacyCount'] = ResolversParentTypes['CandidacyCount']> = {
  candidacy?: Resolver<ResolversTypes['Candidacy'], ParentType, ContextType>;
  endorsements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CandidacyDroppedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidacyDropped'] = ResolversParentTypes['CandidacyDropped']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  candidacy?: Resolver<ResolversTypes['Candidacy'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CandidacyEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidacyEdge'] = ResolversParentTypes['CandidacyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Candidacy'], ParentType, ContextType>;
};

export type CandidacyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidacyPayload'] = ResolversParentTypes['CandidacyPayload']> = {
  candidacy?: Resolver<Maybe<ResolversTypes['Candidacy']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CandidacyPostedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidacyPosted'] = ResolversParentTypes['CandidacyPosted']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  candidacy?: Resolver<ResolversTypes['Candidacy'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CandidateEndorsedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CandidateEndorsed'] = ResolversParentTypes['CandidateEndorsed']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  candidacy?: Resolver<ResolversTypes['Candidacy'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Card'] = ResolversParentTypes['Card']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CardPlayedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardPlayed'] = ResolversParentTypes['CardPlayed']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  card?: Resolver<ResolversTypes['GiolittiCard'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  claim?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['GiolittiGame'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  scored?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CardPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardPrice'] = ResolversParentTypes['CardPrice']> = {
  averagePrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  card?: Resolver<ResolversTypes['Card'], ParentType, ContextType>;
  sold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CardValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardValue'] = ResolversParentTypes['CardValue']> = {
  card?: Resolver<ResolversTypes['Card'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type ChanceDrawResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChanceDraw'] = ResolversParentTypes['ChanceDraw']> = {
  clientSeeds?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sides?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stream?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChanceStreamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChanceStream'] = ResolversParentTypes['ChanceStream']> = {
  algorithm?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  commitment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  committedSeq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  digest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  draws?: Resolver<ReadonlyArray<ResolversTypes['ChanceDraw']>, ParentType, ContextType, RequireFields<ChanceStreamDrawsArgs, 'skip'>>;
  fixedClientSeeds?: Resolver<ReadonlyArray<ResolversTypes['FixedClientSeed']>, ParentType, ContextType>;
  game?: Resolver<Maybe<ResolversTypes['GiolittiGame']>, ParentType, ContextType>;
  seed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shuffle?: Resolver<Maybe<ResolversTypes['DeckShuffle']>, ParentType, ContextType>;
  week?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ChangeDisplayNamePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeDisplayNamePayload'] = ResolversParentTypes['ChangeDisplayNamePayload']> = {
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeHandlePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeHandlePayload'] = ResolversParentTypes['ChangeHandlePayload']> = {
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeMaskEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeMaskEffect'] = ResolversParentTypes['ChangeMaskEffect']> = {
  mask?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClaimGuestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimGuestPayload'] = ResolversParentTypes['ClaimGuestPayload']> = {
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClaimableCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimableCard'] = ResolversParentTypes['ClaimableCard']> = {
  card?: Resolver<ResolversTypes['GiolittiCard'], ParentType, ContextType>;
  nameable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tricks?: Resolver<ReadonlyArray<ResolversTypes['ClaimableTrick']>, ParentType, ContextType>;
};

export type ClaimableTrickResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimableTrick'] = ResolversParentTypes['ClaimableTrick']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trick?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClauseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Clause'] = ResolversParentTypes['Clause']> = {
  consent?: Resolver<ReadonlyArray<ResolversTypes['Player']>, ParentType, ContextType>;
  for?: Resolver<ReadonlyArray<ResolversTypes['Holding']>, ParentType, ContextType>;
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

export type ClientSeedSetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClientSeedSet'] = ResolversParentTypes['ClientSeedSet']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sha256?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClockAdvancedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClockAdvanced'] = ResolversParentTypes['ClockAdvanced']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClockWarnedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClockWarned'] = ResolversParentTypes['ClockWarned']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  deadline?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['GiolittiGame'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CloseSeasonEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CloseSeasonEffect'] = ResolversParentTypes['CloseSeasonEffect']> = {
  season?: Resolver<ResolversTypes['Season'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfidenceBallotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfidenceBallot'] = ResolversParentTypes['ConfidenceBallot']> = {
  choice?: Resolver<ResolversTypes['ConfidenceChoice'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
};

export type ConfidenceBallotConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfidenceBallotConnection'] = ResolversParentTypes['ConfidenceBallotConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ConfidenceBallotEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ConfidenceBallot']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConfidenceBallotEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfidenceBallotEdge'] = ResolversParentTypes['ConfidenceBallotEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ConfidenceBallot'], ParentType, ContextType>;
};

export type ConfidenceVoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfidenceVote'] = ResolversParentTypes['ConfidenceVote']> = {
  affirming?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ballots?: Resolver<ResolversTypes['ConfidenceBallotConnection'], ParentType, ContextType, RequireFields<ConfidenceVoteBallotsArgs, 'order'>>;
  calledAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  overturning?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  ruling?: Resolver<ResolversTypes['Ruling'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ConfidenceVoteStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfidenceVoteCalledResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfidenceVoteCalled'] = ResolversParentTypes['ConfidenceVoteCalled']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  confidenceVote?: Resolver<ResolversTypes['ConfidenceVote'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfidenceVoteCastResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfidenceVoteCast'] = ResolversParentTypes['ConfidenceVoteCast']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  choice?: Resolver<ResolversTypes['ConfidenceChoice'], ParentType, ContextType>;
  confidenceVote?: Resolver<ResolversTypes['ConfidenceVote'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfidenceVoteConcludedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfidenceVoteConcluded'] = ResolversParentTypes['ConfidenceVoteConcluded']> = {
  affirming?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  confidenceVote?: Resolver<ResolversTypes['ConfidenceVote'], ParentType, ContextType>;
  overturned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  overturning?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfidenceVotePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfidenceVotePayload'] = ResolversParentTypes['ConfidenceVotePayload']> = {
  confidenceVote?: Resolver<Maybe<ResolversTypes['ConfidenceVote']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfidenceVoteWarnedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfidenceVoteWarned'] = ResolversParentTypes['ConfidenceVoteWarned']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  confidenceVote?: Resolver<ResolversTypes['ConfidenceVote'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
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
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  contract?: Resolver<ResolversTypes['Contract'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContractAmendedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractAmended'] = ResolversParentTypes['ContractAmended']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['ContractChange'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  contract?: Resolver<ResolversTypes['Contract'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContractCancelledResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractCancelled'] = ResolversParentTypes['ContractCancelled']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  contract?: Resolver<ResolversTypes['Contract'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
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
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  contract?: Resolver<ResolversTypes['Contract'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContractChangeDroppedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractChangeDropped'] = ResolversParentTypes['ContractChangeDropped']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['ContractChange'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  contract?: Resolver<ResolversTypes['Contract'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ContractChangeDrop'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContractChangeProposedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractChangeProposed'] = ResolversParentTypes['ContractChangeProposed']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['ContractChange'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  contract?: Resolver<ResolversTypes['Contract'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
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
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  contract?: Resolver<ResolversTypes['Contract'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContractDepositedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractDeposited'] = ResolversParentTypes['ContractDeposited']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  contract?: Resolver<ResolversTypes['Contract'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContractDissolvedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractDissolved'] = ResolversParentTypes['ContractDissolved']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  contract?: Resolver<ResolversTypes['Contract'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
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
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  contract?: Resolver<ResolversTypes['Contract'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContractOfferedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractOffered'] = ResolversParentTypes['ContractOffered']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  contract?: Resolver<ResolversTypes['Contract'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContractPaidResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractPaid'] = ResolversParentTypes['ContractPaid']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  clause?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contract?: Resolver<ResolversTypes['Contract'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
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
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  contract?: Resolver<ResolversTypes['Contract'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContractPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractPayload'] = ResolversParentTypes['ContractPayload']> = {
  contract?: Resolver<Maybe<ResolversTypes['Contract']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CorrectByOfficePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CorrectByOfficePayload'] = ResolversParentTypes['CorrectByOfficePayload']> = {
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CorrectHandEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CorrectHandEffect'] = ResolversParentTypes['CorrectHandEffect']> = {
  hand?: Resolver<ResolversTypes['Hand'], ParentType, ContextType>;
  placement?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CorrectMagistrelliEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CorrectMagistrelliEffect'] = ResolversParentTypes['CorrectMagistrelliEffect']> = {
  magistrelli?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CorrectModaEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CorrectModaEffect'] = ResolversParentTypes['CorrectModaEffect']> = {
  mask?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moda?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CorrectStandingEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CorrectStandingEffect'] = ResolversParentTypes['CorrectStandingEffect']> = {
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CountedCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountedCard'] = ResolversParentTypes['CountedCard']> = {
  card?: Resolver<ResolversTypes['Card'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CreateAccessTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateAccessTokenPayload'] = ResolversParentTypes['CreateAccessTokenPayload']> = {
  accessToken?: Resolver<Maybe<ResolversTypes['AccessToken']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateDuckEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateDuckEffect'] = ResolversParentTypes['CreateDuckEffect']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateDynastyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateDynastyPayload'] = ResolversParentTypes['CreateDynastyPayload']> = {
  inviteCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Dynasty']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateFeedTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateFeedTokenPayload'] = ResolversParentTypes['CreateFeedTokenPayload']> = {
  accessToken?: Resolver<Maybe<ResolversTypes['AccessToken']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateRoundPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateRoundPayload'] = ResolversParentTypes['CreateRoundPayload']> = {
  inviteCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Round']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateStreamTicketPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateStreamTicketPayload'] = ResolversParentTypes['CreateStreamTicketPayload']> = {
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateWorkEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateWorkEffect'] = ResolversParentTypes['CreateWorkEffect']> = {
  artist?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeadlineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Deadline'] = ResolversParentTypes['Deadline']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DealerHandedOnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DealerHandedOn'] = ResolversParentTypes['DealerHandedOn']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DealtHandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DealtHand'] = ResolversParentTypes['DealtHand']> = {
  cards?: Resolver<ReadonlyArray<ResolversTypes['GiolittiCard']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
};

export type DeckRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeckRules'] = ResolversParentTypes['DeckRules']> = {
  archetypes?: Resolver<ReadonlyArray<ResolversTypes['ArchetypeRules']>, ParentType, ContextType>;
  suits?: Resolver<ReadonlyArray<ResolversTypes['SuitRules']>, ParentType, ContextType>;
};

export type DeckShuffleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeckShuffle'] = ResolversParentTypes['DeckShuffle']> = {
  clientSeeds?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  deck?: Resolver<ReadonlyArray<ResolversTypes['GiolittiCard']>, ParentType, ContextType>;
  fixedCards?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stream?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeclareVictorEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeclareVictorEffect'] = ResolversParentTypes['DeclareVictorEffect']> = {
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAccountPayload'] = ResolversParentTypes['DeleteAccountPayload']> = {
  accountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DrawnCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DrawnCard'] = ResolversParentTypes['DrawnCard']> = {
  card?: Resolver<ResolversTypes['Card'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
};

export type DuckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Duck'] = ResolversParentTypes['Duck']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  holdings?: Resolver<ReadonlyArray<ResolversTypes['Holding']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lostAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DuckConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuckConnection'] = ResolversParentTypes['DuckConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['DuckEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Duck']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DuckCreatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuckCreated'] = ResolversParentTypes['DuckCreated']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  duck?: Resolver<ResolversTypes['Duck'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DuckEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuckEdge'] = ResolversParentTypes['DuckEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Duck'], ParentType, ContextType>;
};

export type DuckLostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuckLost'] = ResolversParentTypes['DuckLost']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  duck?: Resolver<ResolversTypes['Duck'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DuckPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuckPayload'] = ResolversParentTypes['DuckPayload']> = {
  duck?: Resolver<Maybe<ResolversTypes['Duck']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DuckTradedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuckTraded'] = ResolversParentTypes['DuckTraded']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  duck?: Resolver<ResolversTypes['Duck'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DynastyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Dynasty'] = ResolversParentTypes['Dynasty']> = {
  automaticDealing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deadlines?: Resolver<ReadonlyArray<ResolversTypes['Deadline']>, ParentType, ContextType, RequireFields<DynastyDeadlinesArgs, 'first'>>;
  dealer?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  games?: Resolver<ResolversTypes['GameConnection'], ParentType, ContextType, RequireFields<DynastyGamesArgs, 'order'>>;
  headToHead?: Resolver<Maybe<ResolversTypes['HeadToHead']>, ParentType, ContextType, RequireFields<DynastyHeadToHeadArgs, 'opponentId' | 'playerId'>>;
  host?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  hosting?: Resolver<ResolversTypes['Hosting'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitation?: Resolver<Maybe<ResolversTypes['InvitationLink']>, ParentType, ContextType>;
  journal?: Resolver<ResolversTypes['EventConnection'], ParentType, ContextType, RequireFields<DynastyJournalArgs, 'order'>>;
  kind?: Resolver<ResolversTypes['SeasonKind'], ParentType, ContextType>;
  leaderboard?: Resolver<ResolversTypes['LeaderboardConnection'], ParentType, ContextType, RequireFields<DynastyLeaderboardArgs, 'by'>>;
  masks?: Resolver<ReadonlyArray<ResolversTypes['Mask']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCommitment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextDeadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  offices?: Resolver<ReadonlyArray<ResolversTypes['Office']>, ParentType, ContextType>;
  pausedSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pausedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  phase?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType, RequireFields<DynastyPlayerArgs, 'id'>>;
  playerActions?: Resolver<ReadonlyArray<ResolversTypes['PlayerAction']>, ParentType, ContextType>;
  players?: Resolver<ResolversTypes['PlayerConnection'], ParentType, ContextType, RequireFields<DynastyPlayersArgs, 'former' | 'order'>>;
  proposals?: Resolver<ResolversTypes['ProposalConnection'], ParentType, ContextType, RequireFields<DynastyProposalsArgs, 'order'>>;
  rehearsal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revisions?: Resolver<ResolversTypes['RulesetConnection'], ParentType, ContextType, RequireFields<DynastyRevisionsArgs, 'order'>>;
  rulesTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ruleset?: Resolver<ResolversTypes['Ruleset'], ParentType, ContextType>;
  rulesetDifference?: Resolver<Maybe<ResolversTypes['RulesetDifference']>, ParentType, ContextType, RequireFields<DynastyRulesetDifferenceArgs, 'from' | 'to'>>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standings?: Resolver<ResolversTypes['StandingsConnection'], ParentType, ContextType, RequireFields<DynastyStandingsArgs, 'by' | 'order'>>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  statistics?: Resolver<ResolversTypes['DynastyStatistics'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SeasonStatus'], ParentType, ContextType>;
  steward?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tempo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trackedValues?: Resolver<ReadonlyArray<ResolversTypes['TrackedValue']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['SeasonViewer']>, ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['SeasonVisibility'], ParentType, ContextType>;
  watching?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  winner?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  winners?: Resolver<ReadonlyArray<ResolversTypes['Player']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DynastyClosedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DynastyClosed'] = ResolversParentTypes['DynastyClosed']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DynastyCreatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DynastyCreated'] = ResolversParentTypes['DynastyCreated']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  edition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCommitment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rehearsal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DynastyRankRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DynastyRankRules'] = ResolversParentTypes['DynastyRankRules']> = {
  heft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DynastyRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DynastyRules'] = ResolversParentTypes['DynastyRules']> = {
  bersaglioBase?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  betting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  claimHelp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  clockHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  clockWarningHours?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deck?: Resolver<ReadonlyArray<ResolversTypes['DynastySuitRules']>, ParentType, ContextType>;
  handSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  juiceBase?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  juicePendingSfida?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  masks?: Resolver<ReadonlyArray<ResolversTypes['MaskRules']>, ParentType, ContextType>;
  playsPerParticipant?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pocketSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  proposalClasses?: Resolver<ReadonlyArray<ResolversTypes['ProposalClassRules']>, ParentType, ContextType>;
  stakesMaximum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stakesStart?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tableActions?: Resolver<ReadonlyArray<ResolversTypes['TableActionRules']>, ParentType, ContextType>;
  tricks?: Resolver<ReadonlyArray<ResolversTypes['TrickRules']>, ParentType, ContextType>;
  voidHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DynastyStandingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DynastyStanding'] = ResolversParentTypes['DynastyStanding']> = {
  games?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  magistrelli?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pegs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DynastyStatisticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DynastyStatistics'] = ResolversParentTypes['DynastyStatistics']> = {
  bets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  campioni?: Resolver<ReadonlyArray<ResolversTypes['CampioneCount']>, ParentType, ContextType>;
  claims?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  claimsFailed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gamesEnded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gamesStarted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gamesVoided?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  plays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pointsScored?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sfideAccepted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sfideOffered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tricks?: Resolver<ReadonlyArray<ResolversTypes['TrickCount']>, ParentType, ContextType>;
  withoutCampione?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DynastySuitRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DynastySuitRules'] = ResolversParentTypes['DynastySuitRules']> = {
  arcana?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ranks?: Resolver<ReadonlyArray<ResolversTypes['DynastyRankRules']>, ParentType, ContextType>;
  suit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DynastyWonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DynastyWon'] = ResolversParentTypes['DynastyWon']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  winners?: Resolver<ReadonlyArray<ResolversTypes['Player']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EditionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Edition'] = ResolversParentTypes['Edition']> = {
  digest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  document?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  dynasty?: Resolver<Maybe<ResolversTypes['DynastyRules']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SeasonKind'], ParentType, ContextType>;
  round?: Resolver<Maybe<ResolversTypes['RoundRules']>, ParentType, ContextType>;
  sections?: Resolver<ReadonlyArray<ResolversTypes['RuleSection']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EffectFailureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EffectFailure'] = ResolversParentTypes['EffectFailure']> = {
  effect?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusal?: Resolver<ResolversTypes['Refusal'], ParentType, ContextType>;
};

export type EndJudgeTermEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndJudgeTermEffect'] = ResolversParentTypes['EndJudgeTermEffect']> = {
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EndorsementWithdrawnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndorsementWithdrawn'] = ResolversParentTypes['EndorsementWithdrawn']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  candidacy?: Resolver<ResolversTypes['Candidacy'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Event'] = ResolversParentTypes['Event']> = {
  __resolveType: TypeResolveFn<'ActionTaken' | 'AuctionConcluded' | 'BetPlaced' | 'BetsSettled' | 'BidFailed' | 'BidInvalidated' | 'BidPlaced' | 'BookmakerDeclared' | 'CandidacyDropped' | 'CandidacyPosted' | 'CandidateEndorsed' | 'CardPlayed' | 'ClientSeedSet' | 'ClockAdvanced' | 'ClockWarned' | 'ConfidenceVoteCalled' | 'ConfidenceVoteCast' | 'ConfidenceVoteConcluded' | 'ConfidenceVoteWarned' | 'ContractAccepted' | 'ContractAmended' | 'ContractCancelled' | 'ContractChangeConsented' | 'ContractChangeDropped' | 'ContractChangeProposed' | 'ContractDeclined' | 'ContractDeposited' | 'ContractDissolved' | 'ContractEnded' | 'ContractOffered' | 'ContractPaid' | 'ContractPartyLeft' | 'DealerHandedOn' | 'DuckCreated' | 'DuckLost' | 'DuckTraded' | 'DynastyClosed' | 'DynastyCreated' | 'DynastyWon' | 'EndorsementWithdrawn' | 'FortuneTold' | 'GameClosed' | 'GameEnded' | 'GameScoreCorrected' | 'GameStakesCorrected' | 'GameStarted' | 'GameVoided' | 'HandCorrected' | 'HandPlaced' | 'HandPresented' | 'HiddenEvent' | 'HostHandedOn' | 'HostReplaced' | 'HostShared' | 'HostUnshared' | 'IncomePaid' | 'InviteRotated' | 'ItemsGranted' | 'JudgeAppointed' | 'JudgeElected' | 'JudgeRemovalAssented' | 'JudgeTermEnded' | 'JudgeTermSet' | 'JusticeRequested' | 'LotGenerated' | 'LotSold' | 'MaskRevealed' | 'MaskWorn' | 'NameErased' | 'OfficeCorrected' | 'OfficeFilled' | 'OfficeResigned' | 'OfficeTermSet' | 'OfficeVoteCast' | 'OutageCredited' | 'PauseShortened' | 'PhaseStarted' | 'PlayerCameBack' | 'PlayerJoined' | 'PlayerLeft' | 'PlayerLotCreated' | 'PlayerLotDestroyed' | 'PlayerLotReturned' | 'PlayerWentIdle' | 'PlayersReminded' | 'ProposalAdopted' | 'ProposalRejected' | 'ProposalRetracted' | 'ProposalSubmitted' | 'ProposalVetoed' | 'ReadinessSet' | 'RealiUsed' | 'RemovedFromSeason' | 'RevelationOpened' | 'RevelationWarned' | 'RoundClosed' | 'RoundCreated' | 'RoundStarted' | 'RoundWon' | 'RulesetPublished' | 'RulingIssued' | 'RulingOverturned' | 'Said' | 'SatDown' | 'SeasonDescribed' | 'SeasonPaused' | 'SeasonResumed' | 'SecretActionCommitted' | 'SecretActionFailed' | 'SecretActionRevealed' | 'SecretActionsMatured' | 'SfidaAnswered' | 'SfidaOffered' | 'SlotsPlayed' | 'StoodUp' | 'TableActionTaken' | 'ThirdPartyBidGenerated' | 'ThirdPartyWon' | 'TieTossed' | 'TimeSkipped' | 'TradeCancelled' | 'TradeDeclined' | 'TradeDone' | 'TradeOff' | 'TradeOffered' | 'TrungsTradedIn' | 'ValueSet' | 'VoteCast' | 'VoteWarned' | 'WarAgreed' | 'WarDrawn' | 'WarProposed' | 'WeekEnded' | 'WeekSettled' | 'WeekStarted' | 'WorkCreated' | 'WorksRevalued', ParentType, ContextType>;
};

export type EventConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventConnection'] = ResolversParentTypes['EventConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['EventEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Event']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type EventEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventEdge'] = ResolversParentTypes['EventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Event'], ParentType, ContextType>;
};

export type ExchangeRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExchangeRules'] = ResolversParentTypes['ExchangeRules']> = {
  exchange?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  get?: Resolver<ResolversTypes['ItemCountRules'], ParentType, ContextType>;
  give?: Resolver<ResolversTypes['ItemCountRules'], ParentType, ContextType>;
};

export type FeedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Feed'] = ResolversParentTypes['Feed']> = {
  kind?: Resolver<ResolversTypes['FeedKind'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
};

export type FineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Fine'] = ResolversParentTypes['Fine']> = {
  clean?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fined?: Resolver<ReadonlyArray<ResolversTypes['Player']>, ParentType, ContextType>;
  hands?: Resolver<ReadonlyArray<ResolversTypes['DealtHand']>, ParentType, ContextType>;
};

export type FixedClientSeedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FixedClientSeed'] = ResolversParentTypes['FixedClientSeed']> = {
  fixedSeq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FortuneToldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FortuneTold'] = ResolversParentTypes['FortuneTold']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['ValueChange']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  fortune?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hand?: Resolver<ResolversTypes['Hand'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  rolls?: Resolver<ResolversTypes['Rolls'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GameClosedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameClosed'] = ResolversParentTypes['GameClosed']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  closing?: Resolver<ResolversTypes['GameClosing'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['GiolittiGame'], ParentType, ContextType>;
  resigned?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GameConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameConnection'] = ResolversParentTypes['GameConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['GameEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['GiolittiGame']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GameEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameEdge'] = ResolversParentTypes['GameEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['GiolittiGame'], ParentType, ContextType>;
};

export type GameEndedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameEnded'] = ResolversParentTypes['GameEnded']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  campione?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  fine?: Resolver<ResolversTypes['Fine'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['GiolittiGame'], ParentType, ContextType>;
  magistrelli?: Resolver<Maybe<ResolversTypes['MagistrelliChange']>, ParentType, ContextType>;
  moda?: Resolver<Maybe<ResolversTypes['ModaChange']>, ParentType, ContextType>;
  pegs?: Resolver<ReadonlyArray<ResolversTypes['PegChange']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GameMovementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameMovement'] = ResolversParentTypes['GameMovement']> = {
  magistrelli?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pegs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
};

export type GamePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GamePayload'] = ResolversParentTypes['GamePayload']> = {
  game?: Resolver<Maybe<ResolversTypes['GiolittiGame']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GamePositionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GamePosition'] = ResolversParentTypes['GamePosition']> = {
  afterPlay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['PositionSeat']>, ParentType, ContextType>;
  stakes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GameRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameRecord'] = ResolversParentTypes['GameRecord']> = {
  drawn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fined?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  games?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resigned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GameScoreCorrectedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameScoreCorrected'] = ResolversParentTypes['GameScoreCorrected']> = {
  after?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  byProposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  game?: Resolver<ResolversTypes['GiolittiGame'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GameStakesCorrectedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameStakesCorrected'] = ResolversParentTypes['GameStakesCorrected']> = {
  after?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  byProposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  game?: Resolver<ResolversTypes['GiolittiGame'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GameStartedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameStarted'] = ResolversParentTypes['GameStarted']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  bersaglio?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  game?: Resolver<ResolversTypes['GiolittiGame'], ParentType, ContextType>;
  grandCanal?: Resolver<ResolversTypes['GiolittiCard'], ParentType, ContextType>;
  nextClientSeeds?: Resolver<ReadonlyArray<ResolversTypes['FixedClientSeed']>, ParentType, ContextType>;
  nextCommitment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GameVoidedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameVoided'] = ResolversParentTypes['GameVoided']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  byProposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  game?: Resolver<ResolversTypes['GiolittiGame'], ParentType, ContextType>;
  movements?: Resolver<ReadonlyArray<ResolversTypes['GameMovement']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GenerateLotPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GenerateLotPayload'] = ResolversParentTypes['GenerateLotPayload']> = {
  auction?: Resolver<Maybe<ResolversTypes['Auction']>, ParentType, ContextType>;
  lot?: Resolver<Maybe<ResolversTypes['Lot']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiolittiCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiolittiCard'] = ResolversParentTypes['GiolittiCard']> = {
  heft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GiolittiGameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiolittiGame'] = ResolversParentTypes['GiolittiGame']> = {
  arcanaGrandCanal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  awaited?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  bersaglio?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bets?: Resolver<ReadonlyArray<ResolversTypes['Bet']>, ParentType, ContextType>;
  bookmaker?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  campione?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  claimables?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ClaimableCard']>>, ParentType, ContextType>;
  closing?: Resolver<Maybe<ResolversTypes['GameClosing']>, ParentType, ContextType>;
  commitment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dynasty?: Resolver<ResolversTypes['Dynasty'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  environment?: Resolver<ResolversTypes['Ruleset'], ParentType, ContextType>;
  fine?: Resolver<Maybe<ResolversTypes['Fine']>, ParentType, ContextType>;
  gameStatus?: Resolver<ResolversTypes['GameStatus'], ParentType, ContextType>;
  grandCanal?: Resolver<ResolversTypes['GiolittiCard'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  juice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TableKind'], ParentType, ContextType>;
  lastSfidaBy?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  participants?: Resolver<ReadonlyArray<ResolversTypes['Participant']>, ParentType, ContextType>;
  players?: Resolver<ReadonlyArray<ResolversTypes['Player']>, ParentType, ContextType>;
  plays?: Resolver<ReadonlyArray<ResolversTypes['Play']>, ParentType, ContextType>;
  positions?: Resolver<ReadonlyArray<ResolversTypes['GamePosition']>, ParentType, ContextType>;
  resigned?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  round?: Resolver<Maybe<ResolversTypes['Round']>, ParentType, ContextType>;
  season?: Resolver<ResolversTypes['Season'], ParentType, ContextType>;
  seed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sfida?: Resolver<Maybe<ResolversTypes['Sfida']>, ParentType, ContextType>;
  stakes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TableStatus'], ParentType, ContextType>;
  story?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  tricks?: Resolver<ReadonlyArray<ResolversTypes['ActiveTrick']>, ParentType, ContextType>;
  turn?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  voidReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiveItemsEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiveItemsEffect'] = ResolversParentTypes['GiveItemsEffect']> = {
  duck?: Resolver<Maybe<ResolversTypes['Duck']>, ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['Holding']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Hand'] = ResolversParentTypes['Hand']> = {
  cards?: Resolver<ReadonlyArray<ResolversTypes['CountedCard']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['SecretActionFailure']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  placement?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  placesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  poker?: Resolver<Maybe<ResolversTypes['PokerRank']>, ParentType, ContextType>;
  presentedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['HandScore']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['HandStatus'], ParentType, ContextType>;
  week?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HandCorrectedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HandCorrected'] = ResolversParentTypes['HandCorrected']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  byProposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  hand?: Resolver<ResolversTypes['Hand'], ParentType, ContextType>;
  placement?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HandPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HandPayload'] = ResolversParentTypes['HandPayload']> = {
  hand?: Resolver<Maybe<ResolversTypes['Hand']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HandPlacedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HandPlaced'] = ResolversParentTypes['HandPlaced']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  hand?: Resolver<ResolversTypes['Hand'], ParentType, ContextType>;
  placement?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  poker?: Resolver<Maybe<ResolversTypes['PokerRank']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['HandScore']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HandPresentedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HandPresented'] = ResolversParentTypes['HandPresented']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  hand?: Resolver<ResolversTypes['Hand'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HandRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HandRules'] = ResolversParentTypes['HandRules']> = {
  maximumCards?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minimumCards?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HandScoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HandScore'] = ResolversParentTypes['HandScore']> = {
  cards?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  formula?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  highest?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  multiplier?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  multipliers?: Resolver<ReadonlyArray<ResolversTypes['Multiplier']>, ParentType, ContextType>;
  ranks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HeadToHeadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeadToHead'] = ResolversParentTypes['HeadToHead']> = {
  games?: Resolver<ReadonlyArray<ResolversTypes['GiolittiGame']>, ParentType, ContextType>;
  opponent?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  record?: Resolver<ResolversTypes['GameRecord'], ParentType, ContextType>;
};

export type HeadToHeadTallyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeadToHeadTally'] = ResolversParentTypes['HeadToHeadTally']> = {
  drawn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  played?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HiddenEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HiddenEvent'] = ResolversParentTypes['HiddenEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HoldingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Holding'] = ResolversParentTypes['Holding']> = {
  card?: Resolver<Maybe<ResolversTypes['Card']>, ParentType, ContextType>;
  item?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type HostHandedOnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HostHandedOn'] = ResolversParentTypes['HostHandedOn']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stays?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HostReplacedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HostReplaced'] = ResolversParentTypes['HostReplaced']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  proposal?: Resolver<ResolversTypes['Proposal'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HostSharedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HostShared'] = ResolversParentTypes['HostShared']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HostUnsharedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HostUnshared'] = ResolversParentTypes['HostUnshared']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HostingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Hosting'] = ResolversParentTypes['Hosting']> = {
  actedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  awayAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hosts?: Resolver<ReadonlyArray<ResolversTypes['Account']>, ParentType, ContextType>;
  powers?: Resolver<ReadonlyArray<ResolversTypes['HostPower']>, ParentType, ContextType>;
};

export type InboxConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InboxConnection'] = ResolversParentTypes['InboxConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['InboxEdge']>, ParentType, ContextType>;
  lastNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['InboxEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  readUpTo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InboxEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InboxEdge'] = ResolversParentTypes['InboxEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['InboxEntry'], ParentType, ContextType>;
};

export type InboxEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InboxEntry'] = ResolversParentTypes['InboxEntry']> = {
  event?: Resolver<ResolversTypes['Event'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['InboxKind']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  read?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
};

export type InboxPreferencesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InboxPreferences'] = ResolversParentTypes['InboxPreferences']> = {
  muted?: Resolver<ReadonlyArray<ResolversTypes['InboxKind']>, ParentType, ContextType>;
};

export type IncomePaidResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IncomePaid'] = ResolversParentTypes['IncomePaid']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  cause?: Resolver<Maybe<ResolversTypes['IncomeCause']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  payments?: Resolver<ReadonlyArray<ResolversTypes['Payment']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  edition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SeasonKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  playerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rehearsal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seasonId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SeasonStatus'], ParentType, ContextType>;
};

export type InvitationLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationLink'] = ResolversParentTypes['InvitationLink']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InviteRotatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteRotated'] = ResolversParentTypes['InviteRotated']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ItemCountRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemCountRules'] = ResolversParentTypes['ItemCountRules']> = {
  item?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ItemRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemRules'] = ResolversParentTypes['ItemRules']> = {
  item?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plural?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ItemsGrantedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemsGranted'] = ResolversParentTypes['ItemsGranted']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type JudgeAppointedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JudgeAppointed'] = ResolversParentTypes['JudgeAppointed']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JudgeElectedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JudgeElected'] = ResolversParentTypes['JudgeElected']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  candidacy?: Resolver<ResolversTypes['Candidacy'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  counts?: Resolver<ReadonlyArray<ResolversTypes['CandidacyCount']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JudgeOfficeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JudgeOffice'] = ResolversParentTypes['JudgeOffice']> = {
  candidates?: Resolver<ResolversTypes['CandidacyConnection'], ParentType, ContextType, RequireFields<JudgeOfficeCandidatesArgs, 'order'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  removal?: Resolver<Maybe<ResolversTypes['JudgeRemoval']>, ParentType, ContextType>;
  removals?: Resolver<ReadonlyArray<ResolversTypes['JudgeRemoval']>, ParentType, ContextType>;
  requests?: Resolver<ResolversTypes['JusticeRequestConnection'], ParentType, ContextType, RequireFields<JudgeOfficeRequestsArgs, 'order'>>;
  round?: Resolver<ResolversTypes['Round'], ParentType, ContextType>;
  rulings?: Resolver<ResolversTypes['RulingConnection'], ParentType, ContextType, RequireFields<JudgeOfficeRulingsArgs, 'order'>>;
  seats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sitting?: Resolver<ReadonlyArray<ResolversTypes['JudgeTerm']>, ParentType, ContextType>;
  term?: Resolver<Maybe<ResolversTypes['JudgeTerm']>, ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['JudgeTermConnection'], ParentType, ContextType, RequireFields<JudgeOfficeTermsArgs, 'order'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JudgePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JudgePayload'] = ResolversParentTypes['JudgePayload']> = {
  judge?: Resolver<Maybe<ResolversTypes['JudgeOffice']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JudgeRemovalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JudgeRemoval'] = ResolversParentTypes['JudgeRemoval']> = {
  assents?: Resolver<ReadonlyArray<ResolversTypes['Player']>, ParentType, ContextType>;
  judge?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  needed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JudgeRemovalAssentedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JudgeRemovalAssented'] = ResolversParentTypes['JudgeRemovalAssented']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  judge?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JudgeTermResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JudgeTerm'] = ResolversParentTypes['JudgeTerm']> = {
  candidacy?: Resolver<Maybe<ResolversTypes['Candidacy']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ending?: Resolver<Maybe<ResolversTypes['JudgeTermEnd']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JudgeTermConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JudgeTermConnection'] = ResolversParentTypes['JudgeTermConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['JudgeTermEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['JudgeTerm']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JudgeTermEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JudgeTermEdge'] = ResolversParentTypes['JudgeTermEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['JudgeTerm'], ParentType, ContextType>;
};

export type JudgeTermEndedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JudgeTermEnded'] = ResolversParentTypes['JudgeTermEnded']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  ending?: Resolver<ResolversTypes['JudgeTermEnd'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JudgeTermSetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JudgeTermSet'] = ResolversParentTypes['JudgeTermSet']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  proposal?: Resolver<ResolversTypes['Proposal'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JusticeRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JusticeRequest'] = ResolversParentTypes['JusticeRequest']> = {
  entries?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['JusticeRequestKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ruling?: Resolver<Maybe<ResolversTypes['Ruling']>, ParentType, ContextType>;
  rulings?: Resolver<ReadonlyArray<ResolversTypes['Ruling']>, ParentType, ContextType>;
  sections?: Resolver<ReadonlyArray<ResolversTypes['RuleSection']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['JusticeRequestStatus'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JusticeRequestConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JusticeRequestConnection'] = ResolversParentTypes['JusticeRequestConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['JusticeRequestEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['JusticeRequest']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JusticeRequestEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JusticeRequestEdge'] = ResolversParentTypes['JusticeRequestEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['JusticeRequest'], ParentType, ContextType>;
};

export type JusticeRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JusticeRequestPayload'] = ResolversParentTypes['JusticeRequestPayload']> = {
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['JusticeRequest']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JusticeRequestedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JusticeRequested'] = ResolversParentTypes['JusticeRequested']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  request?: Resolver<ResolversTypes['JusticeRequest'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LeaderboardConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaderboardConnection'] = ResolversParentTypes['LeaderboardConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['LeaderboardEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['LeaderboardEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeaderboardEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaderboardEdge'] = ResolversParentTypes['LeaderboardEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LeaderboardEntry'], ParentType, ContextType>;
};

export type LeaderboardEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaderboardEntry'] = ResolversParentTypes['LeaderboardEntry']> = {
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type LineDifferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LineDifference'] = ResolversParentTypes['LineDifference']> = {
  change?: Resolver<ResolversTypes['LineChange'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Lot'] = ResolversParentTypes['Lot']> = {
  bids?: Resolver<ReadonlyArray<ResolversTypes['Bid']>, ParentType, ContextType>;
  cards?: Resolver<ReadonlyArray<ResolversTypes['Card']>, ParentType, ContextType>;
  creator?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['Holding']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LotKind'], ParentType, ContextType>;
  leadingBid?: Resolver<Maybe<ResolversTypes['Bid']>, ParentType, ContextType>;
  minimumBid?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  procedure?: Resolver<ResolversTypes['BiddingProcedure'], ParentType, ContextType>;
  soldAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LotStatus'], ParentType, ContextType>;
  thirdPartyBid?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  winner?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  works?: Resolver<ReadonlyArray<ResolversTypes['WorkOfArt']>, ParentType, ContextType>;
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
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  lot?: Resolver<ResolversTypes['Lot'], ParentType, ContextType>;
  rolls?: Resolver<ResolversTypes['Rolls'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LotSoldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotSold'] = ResolversParentTypes['LotSold']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  lot?: Resolver<ResolversTypes['Lot'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MagistrelliChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MagistrelliChange'] = ResolversParentTypes['MagistrelliChange']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MarkInboxReadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkInboxReadPayload'] = ResolversParentTypes['MarkInboxReadPayload']> = {
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  readUpTo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MaskResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mask'] = ResolversParentTypes['Mask']> = {
  mask?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moda?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['MaskStanding'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wornBy?: Resolver<ReadonlyArray<ResolversTypes['Player']>, ParentType, ContextType>;
};

export type MaskRevealedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MaskRevealed'] = ResolversParentTypes['MaskRevealed']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  game?: Resolver<ResolversTypes['GiolittiGame'], ParentType, ContextType>;
  mask?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MaskRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MaskRules'] = ResolversParentTypes['MaskRules']> = {
  mask?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moda?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MaskWornResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MaskWorn'] = ResolversParentTypes['MaskWorn']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  mask?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ModaChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModaChange'] = ResolversParentTypes['ModaChange']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mask?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MoveItemsEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoveItemsEffect'] = ResolversParentTypes['MoveItemsEffect']> = {
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
  agreeToWar?: Resolver<ResolversTypes['WarPayload'], ParentType, ContextType, RequireFields<MutationAgreeToWarArgs, 'input'>>;
  answerSfida?: Resolver<ResolversTypes['GamePayload'], ParentType, ContextType, RequireFields<MutationAnswerSfidaArgs, 'input'>>;
  appointJudge?: Resolver<ResolversTypes['JudgePayload'], ParentType, ContextType, RequireFields<MutationAppointJudgeArgs, 'input'>>;
  appointToOffice?: Resolver<ResolversTypes['AppointToOfficePayload'], ParentType, ContextType, RequireFields<MutationAppointToOfficeArgs, 'input'>>;
  assentToJudgeRemoval?: Resolver<ResolversTypes['JudgePayload'], ParentType, ContextType, RequireFields<MutationAssentToJudgeRemovalArgs, 'input'>>;
  becomeBookmaker?: Resolver<ResolversTypes['GamePayload'], ParentType, ContextType, RequireFields<MutationBecomeBookmakerArgs, 'input'>>;
  callConfidenceVote?: Resolver<ResolversTypes['ConfidenceVotePayload'], ParentType, ContextType, RequireFields<MutationCallConfidenceVoteArgs, 'input'>>;
  cancelTrade?: Resolver<ResolversTypes['TradePayload'], ParentType, ContextType, RequireFields<MutationCancelTradeArgs, 'input'>>;
  castConfidenceVote?: Resolver<ResolversTypes['ConfidenceVotePayload'], ParentType, ContextType, RequireFields<MutationCastConfidenceVoteArgs, 'input'>>;
  castVote?: Resolver<ResolversTypes['ProposalPayload'], ParentType, ContextType, RequireFields<MutationCastVoteArgs, 'input'>>;
  changeDisplayName?: Resolver<ResolversTypes['ChangeDisplayNamePayload'], ParentType, ContextType, RequireFields<MutationChangeDisplayNameArgs, 'input'>>;
  changeHandle?: Resolver<ResolversTypes['ChangeHandlePayload'], ParentType, ContextType, RequireFields<MutationChangeHandleArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  claimGuest?: Resolver<ResolversTypes['ClaimGuestPayload'], ParentType, ContextType, RequireFields<MutationClaimGuestArgs, 'input'>>;
  closeSeason?: Resolver<ResolversTypes['SeasonPayload'], ParentType, ContextType, RequireFields<MutationCloseSeasonArgs, 'input'>>;
  comeBack?: Resolver<ResolversTypes['SeasonPayload'], ParentType, ContextType, RequireFields<MutationComeBackArgs, 'input'>>;
  commitSecretAction?: Resolver<ResolversTypes['SecretActionPayload'], ParentType, ContextType, RequireFields<MutationCommitSecretActionArgs, 'input'>>;
  consentToContractChange?: Resolver<ResolversTypes['ContractPayload'], ParentType, ContextType, RequireFields<MutationConsentToContractChangeArgs, 'input'>>;
  correctByOffice?: Resolver<ResolversTypes['CorrectByOfficePayload'], ParentType, ContextType, RequireFields<MutationCorrectByOfficeArgs, 'input'>>;
  createAccessToken?: Resolver<ResolversTypes['CreateAccessTokenPayload'], ParentType, ContextType, RequireFields<MutationCreateAccessTokenArgs, 'input'>>;
  createDuck?: Resolver<ResolversTypes['DuckPayload'], ParentType, ContextType, RequireFields<MutationCreateDuckArgs, 'input'>>;
  createDynasty?: Resolver<ResolversTypes['CreateDynastyPayload'], ParentType, ContextType, RequireFields<MutationCreateDynastyArgs, 'input'>>;
  createFeedToken?: Resolver<ResolversTypes['CreateFeedTokenPayload'], ParentType, ContextType, RequireFields<MutationCreateFeedTokenArgs, 'input'>>;
  createPlayerLot?: Resolver<ResolversTypes['PlayerLotPayload'], ParentType, ContextType, RequireFields<MutationCreatePlayerLotArgs, 'input'>>;
  createRound?: Resolver<ResolversTypes['CreateRoundPayload'], ParentType, ContextType, RequireFields<MutationCreateRoundArgs, 'input'>>;
  createStreamTicket?: Resolver<ResolversTypes['CreateStreamTicketPayload'], ParentType, ContextType, Partial<MutationCreateStreamTicketArgs>>;
  createWorkOfArt?: Resolver<ResolversTypes['WorkOfArtPayload'], ParentType, ContextType, RequireFields<MutationCreateWorkOfArtArgs, 'input'>>;
  declineContract?: Resolver<ResolversTypes['ContractPayload'], ParentType, ContextType, RequireFields<MutationDeclineContractArgs, 'input'>>;
  declineTrade?: Resolver<ResolversTypes['TradePayload'], ParentType, ContextType, RequireFields<MutationDeclineTradeArgs, 'input'>>;
  deleteAccount?: Resolver<ResolversTypes['DeleteAccountPayload'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'input'>>;
  depositIntoContract?: Resolver<ResolversTypes['ContractPayload'], ParentType, ContextType, RequireFields<MutationDepositIntoContractArgs, 'input'>>;
  describeSeason?: Resolver<ResolversTypes['SeasonPayload'], ParentType, ContextType, RequireFields<MutationDescribeSeasonArgs, 'input'>>;
  endGame?: Resolver<ResolversTypes['GamePayload'], ParentType, ContextType, RequireFields<MutationEndGameArgs, 'input'>>;
  endorseCandidate?: Resolver<ResolversTypes['CandidacyPayload'], ParentType, ContextType, RequireFields<MutationEndorseCandidateArgs, 'input'>>;
  generateLot?: Resolver<ResolversTypes['GenerateLotPayload'], ParentType, ContextType, RequireFields<MutationGenerateLotArgs, 'input'>>;
  generateThirdPartyBid?: Resolver<ResolversTypes['PlayerLotPayload'], ParentType, ContextType, RequireFields<MutationGenerateThirdPartyBidArgs, 'input'>>;
  goIdle?: Resolver<ResolversTypes['SeasonPayload'], ParentType, ContextType, RequireFields<MutationGoIdleArgs, 'input'>>;
  grantItems?: Resolver<ResolversTypes['SeasonPayload'], ParentType, ContextType, RequireFields<MutationGrantItemsArgs, 'input'>>;
  handOnDealer?: Resolver<ResolversTypes['SeasonPayload'], ParentType, ContextType, RequireFields<MutationHandOnDealerArgs, 'input'>>;
  handOnHost?: Resolver<ResolversTypes['SeasonPayload'], ParentType, ContextType, RequireFields<MutationHandOnHostArgs, 'input'>>;
  issueRuling?: Resolver<ResolversTypes['RulingPayload'], ParentType, ContextType, RequireFields<MutationIssueRulingArgs, 'input'>>;
  joinSeason?: Resolver<ResolversTypes['SeasonPayload'], ParentType, ContextType, RequireFields<MutationJoinSeasonArgs, 'input'>>;
  leaveSeason?: Resolver<ResolversTypes['SeasonPayload'], ParentType, ContextType, RequireFields<MutationLeaveSeasonArgs, 'input'>>;
  markInboxRead?: Resolver<ResolversTypes['MarkInboxReadPayload'], ParentType, ContextType, RequireFields<MutationMarkInboxReadArgs, 'input'>>;
  nominateForJudge?: Resolver<ResolversTypes['CandidacyPayload'], ParentType, ContextType, RequireFields<MutationNominateForJudgeArgs, 'input'>>;
  offerContract?: Resolver<ResolversTypes['ContractPayload'], ParentType, ContextType, RequireFields<MutationOfferContractArgs, 'input'>>;
  offerSfida?: Resolver<ResolversTypes['GamePayload'], ParentType, ContextType, RequireFields<MutationOfferSfidaArgs, 'input'>>;
  offerTrade?: Resolver<ResolversTypes['TradePayload'], ParentType, ContextType, RequireFields<MutationOfferTradeArgs, 'input'>>;
  overturnRuling?: Resolver<ResolversTypes['RulingPayload'], ParentType, ContextType, RequireFields<MutationOverturnRulingArgs, 'input'>>;
  placeBet?: Resolver<ResolversTypes['BetPayload'], ParentType, ContextType, RequireFields<MutationPlaceBetArgs, 'input'>>;
  placeBid?: Resolver<ResolversTypes['PlaceBidPayload'], ParentType, ContextType, RequireFields<MutationPlaceBidArgs, 'input'>>;
  playCard?: Resolver<ResolversTypes['GamePayload'], ParentType, ContextType, RequireFields<MutationPlayCardArgs, 'input'>>;
  playSlots?: Resolver<ResolversTypes['SlotsPayload'], ParentType, ContextType, RequireFields<MutationPlaySlotsArgs, 'input'>>;
  presentHand?: Resolver<ResolversTypes['HandPayload'], ParentType, ContextType, RequireFields<MutationPresentHandArgs, 'input'>>;
  proposeContractChange?: Resolver<ResolversTypes['ContractPayload'], ParentType, ContextType, RequireFields<MutationProposeContractChangeArgs, 'input'>>;
  proposeWar?: Resolver<ResolversTypes['WarPayload'], ParentType, ContextType, RequireFields<MutationProposeWarArgs, 'input'>>;
  publishRuleset?: Resolver<ResolversTypes['SeasonPayload'], ParentType, ContextType, RequireFields<MutationPublishRulesetArgs, 'input'>>;
  remindPlayers?: Resolver<ResolversTypes['RemindPlayersPayload'], ParentType, ContextType, RequireFields<MutationRemindPlayersArgs, 'input'>>;
  removePlayer?: Resolver<ResolversTypes['SeasonPayload'], ParentType, ContextType, RequireFields<MutationRemovePlayerArgs, 'input'>>;
  requestJustice?: Resolver<ResolversTypes['JusticeRequestPayload'], ParentType, ContextType, RequireFields<MutationRequestJusticeArgs, 'input'>>;
  resignAsJudge?: Resolver<ResolversTypes['JudgePayload'], ParentType, ContextType, RequireFields<MutationResignAsJudgeArgs, 'input'>>;
  resignGame?: Resolver<ResolversTypes['GamePayload'], ParentType, ContextType, RequireFields<MutationResignGameArgs, 'input'>>;
  resignOffice?: Resolver<ResolversTypes['ResignOfficePayload'], ParentType, ContextType, RequireFields<MutationResignOfficeArgs, 'input'>>;
  retractProposal?: Resolver<ResolversTypes['ProposalPayload'], ParentType, ContextType, RequireFields<MutationRetractProposalArgs, 'input'>>;
  revealMask?: Resolver<ResolversTypes['GamePayload'], ParentType, ContextType, RequireFields<MutationRevealMaskArgs, 'input'>>;
  revealSecretAction?: Resolver<ResolversTypes['SecretActionPayload'], ParentType, ContextType, RequireFields<MutationRevealSecretActionArgs, 'input'>>;
  revokeAccessToken?: Resolver<ResolversTypes['RevokeAccessTokenPayload'], ParentType, ContextType, RequireFields<MutationRevokeAccessTokenArgs, 'input'>>;
  rotateInvite?: Resolver<ResolversTypes['RotateInvitePayload'], ParentType, ContextType, RequireFields<MutationRotateInviteArgs, 'input'>>;
  say?: Resolver<ResolversTypes['SeasonPayload'], ParentType, ContextType, RequireFields<MutationSayArgs, 'input'>>;
  sealBids?: Resolver<ResolversTypes['SecretActionPayload'], ParentType, ContextType, RequireFields<MutationSealBidsArgs, 'input'>>;
  sealHand?: Resolver<ResolversTypes['SecretActionPayload'], ParentType, ContextType, RequireFields<MutationSealHandArgs, 'input'>>;
  setClientSeed?: Resolver<ResolversTypes['SeasonPayload'], ParentType, ContextType, RequireFields<MutationSetClientSeedArgs, 'input'>>;
  setInboxPreferences?: Resolver<ResolversTypes['SetInboxPreferencesPayload'], ParentType, ContextType, RequireFields<MutationSetInboxPreferencesArgs, 'input'>>;
  setReadiness?: Resolver<ResolversTypes['SeasonPayload'], ParentType, ContextType, RequireFields<MutationSetReadinessArgs, 'input'>>;
  setValue?: Resolver<ResolversTypes['SetValuePayload'], ParentType, ContextType, RequireFields<MutationSetValueArgs, 'input'>>;
  settleBets?: Resolver<ResolversTypes['GamePayload'], ParentType, ContextType, RequireFields<MutationSettleBetsArgs, 'input'>>;
  shareHost?: Resolver<ResolversTypes['SeasonPayload'], ParentType, ContextType, RequireFields<MutationShareHostArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType, Partial<MutationSignOutArgs>>;
  signOutEverywhere?: Resolver<ResolversTypes['SignOutEverywherePayload'], ParentType, ContextType, Partial<MutationSignOutEverywhereArgs>>;
  signUp?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignUpArgs, 'input'>>;
  sitDown?: Resolver<ResolversTypes['TablePayload'], ParentType, ContextType, RequireFields<MutationSitDownArgs, 'input'>>;
  standUp?: Resolver<ResolversTypes['TablePayload'], ParentType, ContextType, RequireFields<MutationStandUpArgs, 'input'>>;
  startExhibition?: Resolver<ResolversTypes['StartExhibitionPayload'], ParentType, ContextType, RequireFields<MutationStartExhibitionArgs, 'input'>>;
  startGame?: Resolver<ResolversTypes['GamePayload'], ParentType, ContextType, RequireFields<MutationStartGameArgs, 'input'>>;
  startGuest?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationStartGuestArgs, 'input'>>;
  startPractice?: Resolver<ResolversTypes['StartPracticePayload'], ParentType, ContextType, RequireFields<MutationStartPracticeArgs, 'input'>>;
  submitProposal?: Resolver<ResolversTypes['ProposalPayload'], ParentType, ContextType, RequireFields<MutationSubmitProposalArgs, 'input'>>;
  takeAction?: Resolver<ResolversTypes['TakeActionPayload'], ParentType, ContextType, RequireFields<MutationTakeActionArgs, 'input'>>;
  takeTableAction?: Resolver<ResolversTypes['GamePayload'], ParentType, ContextType, RequireFields<MutationTakeTableActionArgs, 'input'>>;
  tradeInTrungs?: Resolver<ResolversTypes['SeasonPayload'], ParentType, ContextType, RequireFields<MutationTradeInTrungsArgs, 'input'>>;
  tradeWithDuck?: Resolver<ResolversTypes['DuckPayload'], ParentType, ContextType, RequireFields<MutationTradeWithDuckArgs, 'input'>>;
  unshareHost?: Resolver<ResolversTypes['SeasonPayload'], ParentType, ContextType, RequireFields<MutationUnshareHostArgs, 'input'>>;
  useReali?: Resolver<ResolversTypes['GamePayload'], ParentType, ContextType, RequireFields<MutationUseRealiArgs, 'input'>>;
  vetoProposal?: Resolver<ResolversTypes['ProposalPayload'], ParentType, ContextType, RequireFields<MutationVetoProposalArgs, 'input'>>;
  voidGame?: Resolver<ResolversTypes['GamePayload'], ParentType, ContextType, RequireFields<MutationVoidGameArgs, 'input'>>;
  voteForOffice?: Resolver<ResolversTypes['VoteForOfficePayload'], ParentType, ContextType, RequireFields<MutationVoteForOfficeArgs, 'input'>>;
  wearMask?: Resolver<ResolversTypes['SeasonPayload'], ParentType, ContextType, RequireFields<MutationWearMaskArgs, 'input'>>;
  withdrawEndorsement?: Resolver<ResolversTypes['CandidacyPayload'], ParentType, ContextType, RequireFields<MutationWithdrawEndorsementArgs, 'input'>>;
  withdrawFromContract?: Resolver<ResolversTypes['ContractPayload'], ParentType, ContextType, RequireFields<MutationWithdrawFromContractArgs, 'input'>>;
};

export type NameErasedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NameErased'] = ResolversParentTypes['NameErased']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'AccessToken' | 'Account' | 'Auction' | 'Bet' | 'Bid' | 'Candidacy' | 'ConfidenceVote' | 'Contract' | 'ContractChange' | 'Duck' | 'Dynasty' | 'GiolittiGame' | 'Hand' | 'JudgeOffice' | 'JudgeTerm' | 'JusticeRequest' | 'Lot' | 'Player' | 'Proposal' | 'Round' | 'Ruleset' | 'Ruling' | 'SeasonViewer' | 'SecretAction' | 'SlotsSitting' | 'Trade' | 'Viewer' | 'War' | 'WorkOfArt', ParentType, ContextType>;
};

export type OfficeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Office'] = ResolversParentTypes['Office']> = {
  appointingOffice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filledBy?: Resolver<ResolversTypes['OfficeFilling'], ParentType, ContextType>;
  holder?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  majority?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  powers?: Resolver<ReadonlyArray<ResolversTypes['OfficePower']>, ParentType, ContextType>;
  remindersPerDay?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  renewableAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  termDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  votes?: Resolver<ReadonlyArray<ResolversTypes['OfficeVote']>, ParentType, ContextType>;
};

export type OfficeCorrectedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficeCorrected'] = ResolversParentTypes['OfficeCorrected']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  effects?: Resolver<ReadonlyArray<ResolversTypes['ProposalEffect']>, ParentType, ContextType>;
  office?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OfficeDrawResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficeDraw'] = ResolversParentTypes['OfficeDraw']> = {
  candidates?: Resolver<ReadonlyArray<ResolversTypes['Player']>, ParentType, ContextType>;
  game?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stream?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  week?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OfficeFilledResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficeFilled'] = ResolversParentTypes['OfficeFilled']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  filledBy?: Resolver<ResolversTypes['OfficeFilling'], ParentType, ContextType>;
  office?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  officeDraw?: Resolver<Maybe<ResolversTypes['OfficeDraw']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OfficeResignedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficeResigned'] = ResolversParentTypes['OfficeResigned']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  office?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OfficeTermSetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficeTermSet'] = ResolversParentTypes['OfficeTermSet']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  office?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  proposal?: Resolver<ResolversTypes['Proposal'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OfficeVoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficeVote'] = ResolversParentTypes['OfficeVote']> = {
  candidate?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  voter?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
};

export type OfficeVoteCastResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficeVoteCast'] = ResolversParentTypes['OfficeVoteCast']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  for?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  office?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Option'] = ResolversParentTypes['Option']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facts?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  input?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  inputType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mutation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needs?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OutageCreditedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutageCredited'] = ResolversParentTypes['OutageCredited']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OwnerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Owner'] = ResolversParentTypes['Owner']> = {
  contract?: Resolver<Maybe<ResolversTypes['Contract']>, ParentType, ContextType>;
  duck?: Resolver<Maybe<ResolversTypes['Duck']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OwnerKind'], ParentType, ContextType>;
  lot?: Resolver<Maybe<ResolversTypes['Lot']>, ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  table?: Resolver<Maybe<ResolversTypes['Table']>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ParticipantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Participant'] = ResolversParentTypes['Participant']> = {
  disclosedHand?: Resolver<Maybe<ReadonlyArray<ResolversTypes['GiolittiCard']>>, ParentType, ContextType>;
  hand?: Resolver<Maybe<ReadonlyArray<ResolversTypes['GiolittiCard']>>, ParentType, ContextType>;
  handArcana?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  handCards?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastPocket?: Resolver<ReadonlyArray<ResolversTypes['GiolittiCard']>, ParentType, ContextType>;
  mask?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  plays?: Resolver<ReadonlyArray<ResolversTypes['Play']>, ParentType, ContextType>;
  pocket?: Resolver<ReadonlyArray<ResolversTypes['GiolittiCard']>, ParentType, ContextType>;
  revealedMasks?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unmetEffects?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ParticipationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Participation'] = ResolversParentTypes['Participation']> = {
  byBidders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  byPlayers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lots?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PauseSeasonEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PauseSeasonEffect'] = ResolversParentTypes['PauseSeasonEffect']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PauseShortenedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PauseShortened'] = ResolversParentTypes['PauseShortened']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  proposal?: Resolver<ResolversTypes['Proposal'], ParentType, ContextType>;
  resumesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payload'] = ResolversParentTypes['Payload']> = {
  __resolveType: TypeResolveFn<'AppointToOfficePayload' | 'BetPayload' | 'CandidacyPayload' | 'ChangeDisplayNamePayload' | 'ChangeHandlePayload' | 'ChangePasswordPayload' | 'ClaimGuestPayload' | 'ConfidenceVotePayload' | 'ContractPayload' | 'CorrectByOfficePayload' | 'CreateAccessTokenPayload' | 'CreateDynastyPayload' | 'CreateFeedTokenPayload' | 'CreateRoundPayload' | 'CreateStreamTicketPayload' | 'DeleteAccountPayload' | 'DuckPayload' | 'GamePayload' | 'GenerateLotPayload' | 'HandPayload' | 'JudgePayload' | 'JusticeRequestPayload' | 'MarkInboxReadPayload' | 'PlaceBidPayload' | 'PlayerLotPayload' | 'ProposalPayload' | 'RemindPlayersPayload' | 'ResignOfficePayload' | 'RevokeAccessTokenPayload' | 'RotateInvitePayload' | 'RulingPayload' | 'SeasonPayload' | 'SecretActionPayload' | 'SetInboxPreferencesPayload' | 'SetValuePayload' | 'SignInPayload' | 'SignOutEverywherePayload' | 'SignOutPayload' | 'SlotsPayload' | 'StartExhibitionPayload' | 'StartPracticePayload' | 'TablePayload' | 'TakeActionPayload' | 'TradePayload' | 'VoteForOfficePayload' | 'WarPayload' | 'WorkOfArtPayload', ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wealth?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PegChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PegChange'] = ResolversParentTypes['PegChange']> = {
  by?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['PegReason'], ParentType, ContextType>;
};

export type PhaseRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhaseRules'] = ResolversParentTypes['PhaseRules']> = {
  days?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PhaseStartedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhaseStarted'] = ResolversParentTypes['PhaseStarted']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  week?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlaceBidPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceBidPayload'] = ResolversParentTypes['PlaceBidPayload']> = {
  auction?: Resolver<Maybe<ResolversTypes['Auction']>, ParentType, ContextType>;
  bid?: Resolver<Maybe<ResolversTypes['Bid']>, ParentType, ContextType>;
  lot?: Resolver<Maybe<ResolversTypes['Lot']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Play'] = ResolversParentTypes['Play']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  card?: Resolver<ResolversTypes['GiolittiCard'], ParentType, ContextType>;
  claim?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  scored?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tricks?: Resolver<ReadonlyArray<ResolversTypes['ClaimableTrick']>, ParentType, ContextType>;
};

export type PlayerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Player'] = ResolversParentTypes['Player']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  available?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  clientSeed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientSeedSha256?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ducks?: Resolver<ReadonlyArray<ResolversTypes['Duck']>, ParentType, ContextType>;
  games?: Resolver<Maybe<ResolversTypes['GameConnection']>, ParentType, ContextType, RequireFields<PlayerGamesArgs, 'order'>>;
  holdings?: Resolver<ReadonlyArray<ResolversTypes['Holding']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idleSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  leftAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  magistrelli?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mask?: Resolver<Maybe<ResolversTypes['Mask']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextClientSeedSha256?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pegs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  readiness?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['GameRecord']>, ParentType, ContextType>;
  reputable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reputableAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  table?: Resolver<Maybe<ResolversTypes['Table']>, ParentType, ContextType>;
  tax?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['PlayerValue']>, ParentType, ContextType>;
  wait?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  wealth?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlayerActionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlayerAction'] = ResolversParentTypes['PlayerAction']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toCard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  toPlayer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PlayerCameBackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlayerCameBack'] = ResolversParentTypes['PlayerCameBack']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
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
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlayerLeftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlayerLeft'] = ResolversParentTypes['PlayerLeft']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  nextBids?: Resolver<ReadonlyArray<ResolversTypes['Bid']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlayerLotCreatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlayerLotCreated'] = ResolversParentTypes['PlayerLotCreated']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['Holding']>, ParentType, ContextType>;
  lot?: Resolver<ResolversTypes['Lot'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlayerLotDestroyedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlayerLotDestroyed'] = ResolversParentTypes['PlayerLotDestroyed']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  lot?: Resolver<ResolversTypes['Lot'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlayerLotPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlayerLotPayload'] = ResolversParentTypes['PlayerLotPayload']> = {
  lot?: Resolver<Maybe<ResolversTypes['Lot']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlayerLotReturnedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlayerLotReturned'] = ResolversParentTypes['PlayerLotReturned']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  lot?: Resolver<ResolversTypes['Lot'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlayerValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlayerValue'] = ResolversParentTypes['PlayerValue']> = {
  seen?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  tracked?: Resolver<ResolversTypes['TrackedValue'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type PlayerWentIdleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlayerWentIdle'] = ResolversParentTypes['PlayerWentIdle']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlayersRemindedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlayersReminded'] = ResolversParentTypes['PlayersReminded']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  office?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  reminded?: Resolver<ReadonlyArray<ResolversTypes['Player']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PokerRankResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PokerRank'] = ResolversParentTypes['PokerRank']> = {
  cards?: Resolver<ReadonlyArray<ResolversTypes['CountedCard']>, ParentType, ContextType>;
  hand?: Resolver<ResolversTypes['PokerHand'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PopularityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Popularity'] = ResolversParentTypes['Popularity']> = {
  formula?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grave?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minimumVotes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  oldestFirst?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  quorum?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  settles?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  test?: Resolver<ResolversTypes['PopularityTest'], ParentType, ContextType>;
  votes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PositionSeatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PositionSeat'] = ResolversParentTypes['PositionSeat']> = {
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  pocket?: Resolver<ReadonlyArray<ResolversTypes['GiolittiCard']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProposalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Proposal'] = ResolversParentTypes['Proposal']> = {
  author?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  class?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  effects?: Resolver<ReadonlyArray<ResolversTypes['ProposalEffect']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['EffectFailure']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  notVoted?: Resolver<ReadonlyArray<ResolversTypes['Player']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  opensAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  popular?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  popularity?: Resolver<ResolversTypes['Popularity'], ParentType, ContextType>;
  preview?: Resolver<Maybe<ResolversTypes['ProposalPreview']>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['Ruleset']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProposalStatus'], ParentType, ContextType>;
  submittedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  tally?: Resolver<ResolversTypes['Tally'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  used?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  veto?: Resolver<Maybe<ResolversTypes['ProposalVeto']>, ParentType, ContextType>;
  votes?: Resolver<ReadonlyArray<ResolversTypes['Vote']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProposalAdoptedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProposalAdopted'] = ResolversParentTypes['ProposalAdopted']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['EffectFailure']>, ParentType, ContextType>;
  proposal?: Resolver<ResolversTypes['Proposal'], ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['Ruleset']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tally?: Resolver<ResolversTypes['Tally'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProposalClassRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProposalClassRules'] = ResolversParentTypes['ProposalClassRules']> = {
  class?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  grave?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hours?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reputableOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  uses?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProposalConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProposalConnection'] = ResolversParentTypes['ProposalConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProposalEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Proposal']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProposalEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProposalEdge'] = ResolversParentTypes['ProposalEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Proposal'], ParentType, ContextType>;
};

export type ProposalEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProposalEffect'] = ResolversParentTypes['ProposalEffect']> = {
  __resolveType: TypeResolveFn<'AddArticleEffect' | 'AmendRulesetEffect' | 'ChangeMaskEffect' | 'CloseSeasonEffect' | 'CorrectHandEffect' | 'CorrectMagistrelliEffect' | 'CorrectModaEffect' | 'CorrectStandingEffect' | 'CreateDuckEffect' | 'CreateWorkEffect' | 'DeclareVictorEffect' | 'EndJudgeTermEffect' | 'GiveItemsEffect' | 'MoveItemsEffect' | 'PauseSeasonEffect' | 'RemovePlayerEffect' | 'RepealArticleEffect' | 'ReplaceArticleEffect' | 'ReplaceDealerEffect' | 'ReplaceHostEffect' | 'ResumeSeasonEffect' | 'SetScoreEffect' | 'SetStakesEffect' | 'SetTermEffect' | 'SetValueEffect' | 'TakeItemsEffect' | 'VoidGameEffect' | 'VoidSecretActionEffect' | 'VoidTableEffect' | 'VoidTradeEffect', ParentType, ContextType>;
};

export type ProposalPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProposalPayload'] = ResolversParentTypes['ProposalPayload']> = {
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProposalPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProposalPreview'] = ResolversParentTypes['ProposalPreview']> = {
  ends?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['EffectFailure']>, ParentType, ContextType>;
  sections?: Resolver<ReadonlyArray<ResolversTypes['SectionDifference']>, ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  victor?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  victors?: Resolver<ReadonlyArray<ResolversTypes['Player']>, ParentType, ContextType>;
};

export type ProposalRejectedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProposalRejected'] = ResolversParentTypes['ProposalRejected']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  proposal?: Resolver<ResolversTypes['Proposal'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tally?: Resolver<ResolversTypes['Tally'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProposalRetractedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProposalRetracted'] = ResolversParentTypes['ProposalRetracted']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  proposal?: Resolver<ResolversTypes['Proposal'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProposalSubmittedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProposalSubmitted'] = ResolversParentTypes['ProposalSubmitted']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  proposal?: Resolver<ResolversTypes['Proposal'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProposalVetoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProposalVeto'] = ResolversParentTypes['ProposalVeto']> = {
  office?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProposalVetoedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProposalVetoed'] = ResolversParentTypes['ProposalVetoed']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  office?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  proposal?: Resolver<ResolversTypes['Proposal'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tally?: Resolver<ResolversTypes['Tally'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType, RequireFields<QueryAccountArgs, 'id'>>;
  claimable?: Resolver<ReadonlyArray<ResolversTypes['ClaimableTrick']>, ParentType, ContextType, RequireFields<QueryClaimableArgs, 'card' | 'gameId'>>;
  editions?: Resolver<ReadonlyArray<ResolversTypes['Edition']>, ParentType, ContextType>;
  exhibitions?: Resolver<ReadonlyArray<ResolversTypes['Season']>, ParentType, ContextType>;
  invitation?: Resolver<Maybe<ResolversTypes['Invitation']>, ParentType, ContextType, RequireFields<QueryInvitationArgs, 'code'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodeAsOf?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeAsOfArgs, 'atLeast' | 'id'>>;
  previewProposal?: Resolver<ResolversTypes['ProposalPreview'], ParentType, ContextType, RequireFields<QueryPreviewProposalArgs, 'input'>>;
  rankHand?: Resolver<ResolversTypes['PokerRank'], ParentType, ContextType, RequireFields<QueryRankHandArgs, 'cards'>>;
  scoreHand?: Resolver<ResolversTypes['HandScore'], ParentType, ContextType, RequireFields<QueryScoreHandArgs, 'cards'>>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType, RequireFields<QuerySeasonArgs, 'id'>>;
  seasons?: Resolver<ResolversTypes['SeasonConnection'], ParentType, ContextType, RequireFields<QuerySeasonsArgs, 'joinable' | 'orderBy' | 'rehearsal'>>;
  server?: Resolver<ResolversTypes['Server'], ParentType, ContextType>;
  verification?: Resolver<ResolversTypes['Verification'], ParentType, ContextType, RequireFields<QueryVerificationArgs, 'seasonId'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type RankRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RankRules'] = ResolversParentTypes['RankRules']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReadinessSetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadinessSet'] = ResolversParentTypes['ReadinessSet']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  clientSeed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  ready?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RealiUsedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RealiUsed'] = ResolversParentTypes['RealiUsed']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  game?: Resolver<ResolversTypes['GiolittiGame'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  scored?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  trick?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Refusal'] = ResolversParentTypes['Refusal']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  facts?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RemindPlayersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemindPlayersPayload'] = ResolversParentTypes['RemindPlayersPayload']> = {
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemovePlayerEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemovePlayerEffect'] = ResolversParentTypes['RemovePlayerEffect']> = {
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemovedFromSeasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemovedFromSeason'] = ResolversParentTypes['RemovedFromSeason']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seasonId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seasonName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RepealArticleEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepealArticleEffect'] = ResolversParentTypes['RepealArticleEffect']> = {
  anchor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReplaceArticleEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplaceArticleEffect'] = ResolversParentTypes['ReplaceArticleEffect']> = {
  anchor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReplaceDealerEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplaceDealerEffect'] = ResolversParentTypes['ReplaceDealerEffect']> = {
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReplaceHostEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplaceHostEffect'] = ResolversParentTypes['ReplaceHostEffect']> = {
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResignOfficePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResignOfficePayload'] = ResolversParentTypes['ResignOfficePayload']> = {
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResumeSeasonEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResumeSeasonEffect'] = ResolversParentTypes['ResumeSeasonEffect']> = {
  season?: Resolver<ResolversTypes['Season'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevelationOpenedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevelationOpened'] = ResolversParentTypes['RevelationOpened']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  secretActions?: Resolver<ReadonlyArray<ResolversTypes['SecretAction']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevelationWarnedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevelationWarned'] = ResolversParentTypes['RevelationWarned']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  revealsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  secretActions?: Resolver<ReadonlyArray<ResolversTypes['SecretAction']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevokeAccessTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeAccessTokenPayload'] = ResolversParentTypes['RevokeAccessTokenPayload']> = {
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tokenId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RollsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Rolls'] = ResolversParentTypes['Rolls']> = {
  clientSeeds?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  sides?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  stream?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  week?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RotateInvitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RotateInvitePayload'] = ResolversParentTypes['RotateInvitePayload']> = {
  inviteCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Round'] = ResolversParentTypes['Round']> = {
  asleep?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  auction?: Resolver<ResolversTypes['Auction'], ParentType, ContextType>;
  contracts?: Resolver<ResolversTypes['ContractConnection'], ParentType, ContextType, RequireFields<RoundContractsArgs, 'order'>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['ItemRules'], ParentType, ContextType>;
  deadlines?: Resolver<ReadonlyArray<ResolversTypes['Deadline']>, ParentType, ContextType, RequireFields<RoundDeadlinesArgs, 'first'>>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ducks?: Resolver<ResolversTypes['DuckConnection'], ParentType, ContextType, RequireFields<RoundDucksArgs, 'former' | 'order'>>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  gallery?: Resolver<ResolversTypes['WorkOfArtConnection'], ParentType, ContextType, RequireFields<RoundGalleryArgs, 'order'>>;
  hands?: Resolver<ReadonlyArray<ResolversTypes['Hand']>, ParentType, ContextType, Partial<RoundHandsArgs>>;
  host?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  hosting?: Resolver<ResolversTypes['Hosting'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitation?: Resolver<Maybe<ResolversTypes['InvitationLink']>, ParentType, ContextType>;
  journal?: Resolver<ResolversTypes['EventConnection'], ParentType, ContextType, RequireFields<RoundJournalArgs, 'order'>>;
  judge?: Resolver<ResolversTypes['JudgeOffice'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SeasonKind'], ParentType, ContextType>;
  leaderboard?: Resolver<ResolversTypes['LeaderboardConnection'], ParentType, ContextType, Partial<RoundLeaderboardArgs>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextDeadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  offices?: Resolver<ReadonlyArray<ResolversTypes['Office']>, ParentType, ContextType>;
  pausedSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pausedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  phase?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType, RequireFields<RoundPlayerArgs, 'id'>>;
  playerActions?: Resolver<ReadonlyArray<ResolversTypes['PlayerAction']>, ParentType, ContextType>;
  players?: Resolver<ResolversTypes['PlayerConnection'], ParentType, ContextType, RequireFields<RoundPlayersArgs, 'former' | 'order'>>;
  proposals?: Resolver<ResolversTypes['ProposalConnection'], ParentType, ContextType, RequireFields<RoundProposalsArgs, 'order'>>;
  rehearsal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revisions?: Resolver<ResolversTypes['RulesetConnection'], ParentType, ContextType, RequireFields<RoundRevisionsArgs, 'order'>>;
  rulesTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ruleset?: Resolver<ResolversTypes['Ruleset'], ParentType, ContextType>;
  rulesetDifference?: Resolver<Maybe<ResolversTypes['RulesetDifference']>, ParentType, ContextType, RequireFields<RoundRulesetDifferenceArgs, 'from' | 'to'>>;
  secretActions?: Resolver<ReadonlyArray<ResolversTypes['SecretAction']>, ParentType, ContextType, Partial<RoundSecretActionsArgs>>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standings?: Resolver<ResolversTypes['StandingsConnection'], ParentType, ContextType, RequireFields<RoundStandingsArgs, 'by' | 'order'>>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  statistics?: Resolver<ResolversTypes['RoundStatistics'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SeasonStatus'], ParentType, ContextType>;
  steward?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tables?: Resolver<ResolversTypes['TableConnection'], ParentType, ContextType, RequireFields<RoundTablesArgs, 'order' | 'status'>>;
  tempo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trackedValues?: Resolver<ReadonlyArray<ResolversTypes['TrackedValue']>, ParentType, ContextType>;
  trades?: Resolver<ResolversTypes['TradeConnection'], ParentType, ContextType, RequireFields<RoundTradesArgs, 'order'>>;
  victoryItem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['SeasonViewer']>, ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['SeasonVisibility'], ParentType, ContextType>;
  watching?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  week?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  winner?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  winners?: Resolver<ReadonlyArray<ResolversTypes['Player']>, ParentType, ContextType>;
  worksOfArt?: Resolver<ResolversTypes['WorkOfArtConnection'], ParentType, ContextType, RequireFields<RoundWorksOfArtArgs, 'order'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RoundClosedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoundClosed'] = ResolversParentTypes['RoundClosed']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RoundCreatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoundCreated'] = ResolversParentTypes['RoundCreated']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  edition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rehearsal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RoundRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoundRules'] = ResolversParentTypes['RoundRules']> = {
  auction?: Resolver<ResolversTypes['AuctionRules'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['ItemRules'], ParentType, ContextType>;
  deck?: Resolver<ResolversTypes['DeckRules'], ParentType, ContextType>;
  ducks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  exchanges?: Resolver<ReadonlyArray<ResolversTypes['ExchangeRules']>, ParentType, ContextType>;
  hands?: Resolver<ResolversTypes['HandRules'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['ItemRules']>, ParentType, ContextType>;
  phases?: Resolver<ReadonlyArray<ResolversTypes['PhaseRules']>, ParentType, ContextType>;
  proposalClasses?: Resolver<ReadonlyArray<ResolversTypes['ProposalClassRules']>, ParentType, ContextType>;
  slots?: Resolver<Maybe<ResolversTypes['SlotsRules']>, ParentType, ContextType>;
  warPlayers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RoundStandingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoundStanding'] = ResolversParentTypes['RoundStanding']> = {
  balance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  handsPlaced?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lotsWon?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  tax?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  victoryItems?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  wealth?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RoundStartedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoundStarted'] = ResolversParentTypes['RoundStarted']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RoundStatisticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoundStatistics'] = ResolversParentTypes['RoundStatistics']> = {
  averagePrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  bestHand?: Resolver<Maybe<ResolversTypes['Hand']>, ParentType, ContextType>;
  bids?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bidsFailed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bidsWon?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cardPrices?: Resolver<ReadonlyArray<ResolversTypes['CardPrice']>, ParentType, ContextType>;
  contractsBegun?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  handsPlaced?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  highestPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lotsDrawn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lotsSold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  playerLots?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  proposalsAdopted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  proposalsRejected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tradesDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RoundWonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoundWon'] = ResolversParentTypes['RoundWon']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  winners?: Resolver<ReadonlyArray<ResolversTypes['Player']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RuleSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RuleSection'] = ResolversParentTypes['RuleSection']> = {
  anchor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heldBy?: Resolver<ResolversTypes['RuleHolder'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RulesetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Ruleset'] = ResolversParentTypes['Ruleset']> = {
  adoptedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  digest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  document?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  dynasty?: Resolver<Maybe<ResolversTypes['DynastyRules']>, ParentType, ContextType>;
  edition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  prose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  round?: Resolver<Maybe<ResolversTypes['RoundRules']>, ParentType, ContextType>;
  section?: Resolver<Maybe<ResolversTypes['RuleSection']>, ParentType, ContextType, RequireFields<RulesetSectionArgs, 'anchor'>>;
  sections?: Resolver<ReadonlyArray<ResolversTypes['RuleSection']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RulesetConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RulesetConnection'] = ResolversParentTypes['RulesetConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RulesetEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Ruleset']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RulesetDifferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RulesetDifference'] = ResolversParentTypes['RulesetDifference']> = {
  after?: Resolver<ResolversTypes['Ruleset'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['Ruleset'], ParentType, ContextType>;
  sections?: Resolver<ReadonlyArray<ResolversTypes['SectionDifference']>, ParentType, ContextType>;
};

export type RulesetEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RulesetEdge'] = ResolversParentTypes['RulesetEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Ruleset'], ParentType, ContextType>;
};

export type RulesetPublishedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RulesetPublished'] = ResolversParentTypes['RulesetPublished']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  ruleset?: Resolver<ResolversTypes['Ruleset'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  unmasked?: Resolver<ReadonlyArray<ResolversTypes['Player']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RulingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Ruling'] = ResolversParentTypes['Ruling']> = {
  confidenceVote?: Resolver<Maybe<ResolversTypes['ConfidenceVote']>, ParentType, ContextType>;
  entries?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  judge?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overturnedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  overturnedBy?: Resolver<Maybe<ResolversTypes['RulingOverturner']>, ParentType, ContextType>;
  request?: Resolver<ResolversTypes['JusticeRequest'], ParentType, ContextType>;
  sections?: Resolver<ReadonlyArray<ResolversTypes['RuleSection']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RulingStatus'], ParentType, ContextType>;
  verdict?: Resolver<Maybe<ResolversTypes['Verdict']>, ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RulingConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RulingConnection'] = ResolversParentTypes['RulingConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RulingEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Ruling']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RulingEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RulingEdge'] = ResolversParentTypes['RulingEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Ruling'], ParentType, ContextType>;
};

export type RulingIssuedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RulingIssued'] = ResolversParentTypes['RulingIssued']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  ruling?: Resolver<ResolversTypes['Ruling'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RulingOverturnedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RulingOverturned'] = ResolversParentTypes['RulingOverturned']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  ruling?: Resolver<ResolversTypes['Ruling'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RulingPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RulingPayload'] = ResolversParentTypes['RulingPayload']> = {
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  ruling?: Resolver<Maybe<ResolversTypes['Ruling']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaidResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Said'] = ResolversParentTypes['Said']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SatDownResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SatDown'] = ResolversParentTypes['SatDown']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  war?: Resolver<ResolversTypes['War'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SeasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Season'] = ResolversParentTypes['Season']> = {
  __resolveType: TypeResolveFn<'Dynasty' | 'Round', ParentType, ContextType>;
};

export type SeasonConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeasonConnection'] = ResolversParentTypes['SeasonConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['SeasonEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Season']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SeasonDescribedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeasonDescribed'] = ResolversParentTypes['SeasonDescribed']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SeasonEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeasonEdge'] = ResolversParentTypes['SeasonEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Season'], ParentType, ContextType>;
};

export type SeasonPausedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeasonPaused'] = ResolversParentTypes['SeasonPaused']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  proposal?: Resolver<ResolversTypes['Proposal'], ParentType, ContextType>;
  resumesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SeasonPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeasonPayload'] = ResolversParentTypes['SeasonPayload']> = {
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SeasonResumedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeasonResumed'] = ResolversParentTypes['SeasonResumed']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SeasonViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeasonViewer'] = ResolversParentTypes['SeasonViewer']> = {
  host?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['Option']>, ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  rejoinAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  waiting?: Resolver<ReadonlyArray<ResolversTypes['Waiting']>, ParentType, ContextType>;
  waitingGames?: Resolver<ReadonlyArray<ResolversTypes['GiolittiGame']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SeasonsUpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeasonsUpdate'] = ResolversParentTypes['SeasonsUpdate']> = {
  again?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gone?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  seasons?: Resolver<ReadonlyArray<ResolversTypes['Season']>, ParentType, ContextType>;
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
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  secretAction?: Resolver<ResolversTypes['SecretAction'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SecretActionFailedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecretActionFailed'] = ResolversParentTypes['SecretActionFailed']> = {
  actionKind?: Resolver<ResolversTypes['SecretActionKind'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['SecretActionFailure'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  secretAction?: Resolver<ResolversTypes['SecretAction'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SecretActionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecretActionPayload'] = ResolversParentTypes['SecretActionPayload']> = {
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  secretAction?: Resolver<Maybe<ResolversTypes['SecretAction']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SecretActionRevealedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecretActionRevealed'] = ResolversParentTypes['SecretActionRevealed']> = {
  actionKind?: Resolver<ResolversTypes['SecretActionKind'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  revealed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  secretAction?: Resolver<ResolversTypes['SecretAction'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SecretActionsMaturedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecretActionsMatured'] = ResolversParentTypes['SecretActionsMatured']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  secretActions?: Resolver<ReadonlyArray<ResolversTypes['SecretAction']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SectionDifferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SectionDifference'] = ResolversParentTypes['SectionDifference']> = {
  anchor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['SectionChange'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['LineDifference']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ServerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Server'] = ResolversParentTypes['Server']> = {
  limits?: Resolver<ReadonlyArray<ResolversTypes['ServerLimit']>, ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  practice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ServerLimitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServerLimit'] = ResolversParentTypes['ServerLimit']> = {
  maximum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  per?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SetInboxPreferencesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetInboxPreferencesPayload'] = ResolversParentTypes['SetInboxPreferencesPayload']> = {
  preferences?: Resolver<ResolversTypes['InboxPreferences'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetScoreEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetScoreEffect'] = ResolversParentTypes['SetScoreEffect']> = {
  game?: Resolver<ResolversTypes['GiolittiGame'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetStakesEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetStakesEffect'] = ResolversParentTypes['SetStakesEffect']> = {
  game?: Resolver<ResolversTypes['GiolittiGame'], ParentType, ContextType>;
  stakes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetTermEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetTermEffect'] = ResolversParentTypes['SetTermEffect']> = {
  office?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetValueEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetValueEffect'] = ResolversParentTypes['SetValueEffect']> = {
  ofCard?: Resolver<Maybe<ResolversTypes['Card']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  whose?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetValuePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetValuePayload'] = ResolversParentTypes['SetValuePayload']> = {
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SfidaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Sfida'] = ResolversParentTypes['Sfida']> = {
  by?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
};

export type SfidaAnsweredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SfidaAnswered'] = ResolversParentTypes['SfidaAnswered']> = {
  accepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  game?: Resolver<ResolversTypes['GiolittiGame'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stakes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SfidaOfferedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SfidaOffered'] = ResolversParentTypes['SfidaOffered']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  game?: Resolver<ResolversTypes['GiolittiGame'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Share'] = ResolversParentTypes['Share']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Holding']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignOutEverywherePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutEverywherePayload'] = ResolversParentTypes['SignOutEverywherePayload']> = {
  ended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  signedOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SlotsLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlotsLine'] = ResolversParentTypes['SlotsLine']> = {
  inSequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SlotsLineRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlotsLineRules'] = ResolversParentTypes['SlotsLineRules']> = {
  breaksMachine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  inSequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SlotsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlotsPayload'] = ResolversParentTypes['SlotsPayload']> = {
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sitting?: Resolver<Maybe<ResolversTypes['SlotsSitting']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SlotsPlayedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlotsPlayed'] = ResolversParentTypes['SlotsPlayed']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  rolls?: Resolver<ResolversTypes['Rolls'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sitting?: Resolver<ResolversTypes['SlotsSitting'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SlotsRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlotsRules'] = ResolversParentTypes['SlotsRules']> = {
  chart?: Resolver<ReadonlyArray<ResolversTypes['SlotsLineRules']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rolls?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sideBySide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sides?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sittingsPerWeek?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  symbols?: Resolver<ReadonlyArray<ResolversTypes['SlotsSymbolRules']>, ParentType, ContextType>;
};

export type SlotsSittingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlotsSitting'] = ResolversParentTypes['SlotsSitting']> = {
  brokeMachine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TableKind'], ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['SlotsLine']>, ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  players?: Resolver<ReadonlyArray<ResolversTypes['Player']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Round'], ParentType, ContextType>;
  season?: Resolver<ResolversTypes['Season'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TableStatus'], ParentType, ContextType>;
  symbols?: Resolver<ReadonlyArray<ResolversTypes['SlotsSymbol']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SlotsSymbolResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlotsSymbol'] = ResolversParentTypes['SlotsSymbol']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rolled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SlotsSymbolRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlotsSymbolRules'] = ResolversParentTypes['SlotsSymbolRules']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StandingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Standing'] = ResolversParentTypes['Standing']> = {
  __resolveType: TypeResolveFn<'DynastyStanding' | 'RoundStanding', ParentType, ContextType>;
};

export type StandingConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StandingConnection'] = ResolversParentTypes['StandingConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['StandingEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Standing']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StandingEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StandingEdge'] = ResolversParentTypes['StandingEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Standing'], ParentType, ContextType>;
};

export type StandingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Standings'] = ResolversParentTypes['Standings']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['StandingConnection'], ParentType, ContextType, RequireFields<StandingsEntriesArgs, 'order'>>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  week?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type StandingsConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StandingsConnection'] = ResolversParentTypes['StandingsConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['StandingsEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Standings']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StandingsEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StandingsEdge'] = ResolversParentTypes['StandingsEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Standings'], ParentType, ContextType>;
};

export type StartExhibitionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartExhibitionPayload'] = ResolversParentTypes['StartExhibitionPayload']> = {
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StartPracticePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartPracticePayload'] = ResolversParentTypes['StartPracticePayload']> = {
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StoodUpResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoodUp'] = ResolversParentTypes['StoodUp']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  table?: Resolver<ResolversTypes['Table'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  auctionUpdated?: SubscriptionResolver<ResolversTypes['Auction'], "auctionUpdated", ParentType, ContextType, RequireFields<SubscriptionAuctionUpdatedArgs, 'roundId'>>;
  inbox?: SubscriptionResolver<ResolversTypes['InboxEntry'], "inbox", ParentType, ContextType, Partial<SubscriptionInboxArgs>>;
  journal?: SubscriptionResolver<ResolversTypes['Event'], "journal", ParentType, ContextType, RequireFields<SubscriptionJournalArgs, 'seasonId'>>;
  seasonUpdated?: SubscriptionResolver<ResolversTypes['Season'], "seasonUpdated", ParentType, ContextType, RequireFields<SubscriptionSeasonUpdatedArgs, 'seasonId'>>;
  seasonsUpdated?: SubscriptionResolver<ResolversTypes['SeasonsUpdate'], "seasonsUpdated", ParentType, ContextType, RequireFields<SubscriptionSeasonsUpdatedArgs, 'joinable' | 'rehearsal'>>;
  tableUpdated?: SubscriptionResolver<ResolversTypes['Table'], "tableUpdated", ParentType, ContextType, RequireFields<SubscriptionTableUpdatedArgs, 'tableId'>>;
};

export type SuitRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuitRules'] = ResolversParentTypes['SuitRules']> = {
  archetype?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  suit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Table'] = ResolversParentTypes['Table']> = {
  __resolveType: TypeResolveFn<'GiolittiGame' | 'SlotsSitting' | 'War', ParentType, ContextType>;
};

export type TableActionRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TableActionRules'] = ResolversParentTypes['TableActionRules']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  adds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  beforePlay?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  classes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  pegs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  times?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  timesTogether?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  underSfida?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  who?: Resolver<ResolversTypes['TableActionWho'], ParentType, ContextType>;
};

export type TableActionTakenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TableActionTaken'] = ResolversParentTypes['TableActionTaken']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  added?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  game?: Resolver<ResolversTypes['GiolittiGame'], ParentType, ContextType>;
  pegsPaid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  trick?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TableConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TableConnection'] = ResolversParentTypes['TableConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['TableEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Table']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TableEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TableEdge'] = ResolversParentTypes['TableEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Table'], ParentType, ContextType>;
};

export type TablePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TablePayload'] = ResolversParentTypes['TablePayload']> = {
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  table?: Resolver<Maybe<ResolversTypes['Table']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TakeActionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TakeActionPayload'] = ResolversParentTypes['TakeActionPayload']> = {
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TakeItemsEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TakeItemsEffect'] = ResolversParentTypes['TakeItemsEffect']> = {
  duck?: Resolver<Maybe<ResolversTypes['Duck']>, ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['Holding']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TallyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Tally'] = ResolversParentTypes['Tally']> = {
  votesAgainst?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  votesFor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ThirdPartyBidResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThirdPartyBid'] = ResolversParentTypes['ThirdPartyBid']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lot?: Resolver<ResolversTypes['Lot'], ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ThirdPartyBidGeneratedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThirdPartyBidGenerated'] = ResolversParentTypes['ThirdPartyBidGenerated']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  lot?: Resolver<ResolversTypes['Lot'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  rolls?: Resolver<ResolversTypes['Rolls'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ThirdPartyWonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThirdPartyWon'] = ResolversParentTypes['ThirdPartyWon']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  lot?: Resolver<ResolversTypes['Lot'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  works?: Resolver<ReadonlyArray<ResolversTypes['WorkOfArt']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TieTossedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TieTossed'] = ResolversParentTypes['TieTossed']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  hands?: Resolver<ReadonlyArray<ResolversTypes['Hand']>, ParentType, ContextType>;
  rolls?: Resolver<ResolversTypes['Rolls'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TimeSkippedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimeSkipped'] = ResolversParentTypes['TimeSkipped']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TrackedValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrackedValue'] = ResolversParentTypes['TrackedValue']> = {
  cards?: Resolver<ReadonlyArray<ResolversTypes['CardValue']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  least?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  longest?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  most?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  of?: Resolver<ResolversTypes['ValueSubject'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ValueType'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
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
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  leaver?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trade?: Resolver<ResolversTypes['Trade'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
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
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trade?: Resolver<ResolversTypes['Trade'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TradeDoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeDone'] = ResolversParentTypes['TradeDone']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
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
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  lacks?: Resolver<ReadonlyArray<ResolversTypes['TradeLack']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trade?: Resolver<ResolversTypes['Trade'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TradeOfferedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeOffered'] = ResolversParentTypes['TradeOffered']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trade?: Resolver<ResolversTypes['Trade'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TradePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradePayload'] = ResolversParentTypes['TradePayload']> = {
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
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

export type TrickCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrickCount'] = ResolversParentTypes['TrickCount']> = {
  games?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trick?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrickRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrickRules'] = ResolversParentTypes['TrickRules']> = {
  class?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  condition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trick?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrungsTradedInResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrungsTradedIn'] = ResolversParentTypes['TrungsTradedIn']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  exchange?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ValueChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValueChange'] = ResolversParentTypes['ValueChange']> = {
  now?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  ofCard?: Resolver<Maybe<ResolversTypes['Card']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  whose?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
};

export type ValueSetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValueSet'] = ResolversParentTypes['ValueSet']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  byProposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  ofCard?: Resolver<Maybe<ResolversTypes['Card']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  whose?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
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
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inbox?: Resolver<ResolversTypes['InboxConnection'], ParentType, ContextType, RequireFields<ViewerInboxArgs, 'order' | 'unread'>>;
  inboxPreferences?: Resolver<ResolversTypes['InboxPreferences'], ParentType, ContextType>;
  seasons?: Resolver<ResolversTypes['SeasonConnection'], ParentType, ContextType, Partial<ViewerSeasonsArgs>>;
  tokens?: Resolver<ReadonlyArray<ResolversTypes['AccessToken']>, ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['WaitingConnection'], ParentType, ContextType, Partial<ViewerWaitingArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VoidGameEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VoidGameEffect'] = ResolversParentTypes['VoidGameEffect']> = {
  game?: Resolver<ResolversTypes['GiolittiGame'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VoidSecretActionEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VoidSecretActionEffect'] = ResolversParentTypes['VoidSecretActionEffect']> = {
  secretAction?: Resolver<ResolversTypes['SecretAction'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VoidTableEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VoidTableEffect'] = ResolversParentTypes['VoidTableEffect']> = {
  table?: Resolver<ResolversTypes['Table'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VoidTradeEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VoidTradeEffect'] = ResolversParentTypes['VoidTradeEffect']> = {
  trade?: Resolver<ResolversTypes['Trade'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Vote'] = ResolversParentTypes['Vote']> = {
  castAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  choice?: Resolver<ResolversTypes['VoteChoice'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
};

export type VoteCastResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VoteCast'] = ResolversParentTypes['VoteCast']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  proposal?: Resolver<ResolversTypes['Proposal'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  vote?: Resolver<ResolversTypes['VoteChoice'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VoteForOfficePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VoteForOfficePayload'] = ResolversParentTypes['VoteForOfficePayload']> = {
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VoteWarnedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VoteWarned'] = ResolversParentTypes['VoteWarned']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  closesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  proposal?: Resolver<ResolversTypes['Proposal'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WaitingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Waiting'] = ResolversParentTypes['Waiting']> = {
  from?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WaitingKind'], ParentType, ContextType>;
  on?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType>;
  option?: Resolver<ResolversTypes['Option'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  season?: Resolver<ResolversTypes['Season'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WaitingConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitingConnection'] = ResolversParentTypes['WaitingConnection']> = {
  complete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['WaitingEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Waiting']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WaitingEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitingEdge'] = ResolversParentTypes['WaitingEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Waiting'], ParentType, ContextType>;
};

export type WarResolvers<ContextType = Context, ParentType extends ResolversParentTypes['War'] = ResolversParentTypes['War']> = {
  draws?: Resolver<ReadonlyArray<ResolversTypes['WarDraw']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TableKind'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  players?: Resolver<ReadonlyArray<ResolversTypes['Player']>, ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Round'], ParentType, ContextType>;
  season?: Resolver<ResolversTypes['Season'], ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['WarSeat']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TableStatus'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  winner?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WarAgreedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WarAgreed'] = ResolversParentTypes['WarAgreed']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  war?: Resolver<ResolversTypes['War'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WarDrawResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WarDraw'] = ResolversParentTypes['WarDraw']> = {
  cards?: Resolver<ReadonlyArray<ResolversTypes['DrawnCard']>, ParentType, ContextType>;
};

export type WarDrawnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WarDrawn'] = ResolversParentTypes['WarDrawn']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  cards?: Resolver<ReadonlyArray<ResolversTypes['DrawnCard']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  rolls?: Resolver<ResolversTypes['Rolls'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  war?: Resolver<ResolversTypes['War'], ParentType, ContextType>;
  winner?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WarPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WarPayload'] = ResolversParentTypes['WarPayload']> = {
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  war?: Resolver<Maybe<ResolversTypes['War']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WarProposedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WarProposed'] = ResolversParentTypes['WarProposed']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  wager?: Resolver<ReadonlyArray<ResolversTypes['Holding']>, ParentType, ContextType>;
  war?: Resolver<ResolversTypes['War'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WarSeatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WarSeat'] = ResolversParentTypes['WarSeat']> = {
  agreed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  satDownAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  wager?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Holding']>>, ParentType, ContextType>;
};

export type WeekEndedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeekEnded'] = ResolversParentTypes['WeekEnded']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  week?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WeekResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeekResult'] = ResolversParentTypes['WeekResult']> = {
  earned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ReadonlyArray<ResolversTypes['SecretAction']>, ParentType, ContextType>;
  fortunes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  hands?: Resolver<ReadonlyArray<ResolversTypes['Hand']>, ParentType, ContextType>;
  lost?: Resolver<ReadonlyArray<ResolversTypes['Lot']>, ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  sold?: Resolver<ReadonlyArray<ResolversTypes['Lot']>, ParentType, ContextType>;
  won?: Resolver<ReadonlyArray<ResolversTypes['Lot']>, ParentType, ContextType>;
};

export type WeekSettledResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeekSettled'] = ResolversParentTypes['WeekSettled']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  results?: Resolver<ReadonlyArray<ResolversTypes['WeekResult']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  week?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  yours?: Resolver<Maybe<ResolversTypes['WeekResult']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WeekStartedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeekStarted'] = ResolversParentTypes['WeekStarted']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  clientSeeds?: Resolver<ReadonlyArray<ResolversTypes['FixedClientSeed']>, ParentType, ContextType>;
  commitment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  week?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WorkCreatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkCreated'] = ResolversParentTypes['WorkCreated']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  work?: Resolver<ResolversTypes['WorkOfArt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WorkOfArtResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkOfArt'] = ResolversParentTypes['WorkOfArt']> = {
  artist?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  item?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['Owner'], ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WorkOfArtConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkOfArtConnection'] = ResolversParentTypes['WorkOfArtConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WorkOfArtEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['WorkOfArt']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkOfArtEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkOfArtEdge'] = ResolversParentTypes['WorkOfArtEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WorkOfArt'], ParentType, ContextType>;
};

export type WorkOfArtPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkOfArtPayload'] = ResolversParentTypes['WorkOfArtPayload']> = {
  query?: Resolver<ResolversTypes['Query'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  seq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  work?: Resolver<Maybe<ResolversTypes['WorkOfArt']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WorkValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkValue'] = ResolversParentTypes['WorkValue']> = {
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  work?: Resolver<ResolversTypes['WorkOfArt'], ParentType, ContextType>;
};

export type WorksRevaluedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorksRevalued'] = ResolversParentTypes['WorksRevalued']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  lot?: Resolver<ResolversTypes['Lot'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['WorkValue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AccessToken?: AccessTokenResolvers<ContextType>;
  Account?: AccountResolvers<ContextType>;
  AccountHeadToHead?: AccountHeadToHeadResolvers<ContextType>;
  AccountRecord?: AccountRecordResolvers<ContextType>;
  AccountResult?: AccountResultResolvers<ContextType>;
  AccountResultConnection?: AccountResultConnectionResolvers<ContextType>;
  AccountResultEdge?: AccountResultEdgeResolvers<ContextType>;
  ActionTaken?: ActionTakenResolvers<ContextType>;
  ActiveTrick?: ActiveTrickResolvers<ContextType>;
  Actor?: ActorResolvers<ContextType>;
  AddArticleEffect?: AddArticleEffectResolvers<ContextType>;
  AmendRulesetEffect?: AmendRulesetEffectResolvers<ContextType>;
  AppointToOfficePayload?: AppointToOfficePayloadResolvers<ContextType>;
  ArchetypeRules?: ArchetypeRulesResolvers<ContextType>;
  Auction?: AuctionResolvers<ContextType>;
  AuctionConcluded?: AuctionConcludedResolvers<ContextType>;
  AuctionRules?: AuctionRulesResolvers<ContextType>;
  Bet?: BetResolvers<ContextType>;
  BetPayload?: BetPayloadResolvers<ContextType>;
  BetPlaced?: BetPlacedResolvers<ContextType>;
  BetsSettled?: BetsSettledResolvers<ContextType>;
  Bid?: BidResolvers<ContextType>;
  BidFailed?: BidFailedResolvers<ContextType>;
  BidInvalidated?: BidInvalidatedResolvers<ContextType>;
  BidPlaced?: BidPlacedResolvers<ContextType>;
  BookmakerDeclared?: BookmakerDeclaredResolvers<ContextType>;
  CampioneCount?: CampioneCountResolvers<ContextType>;
  Candidacy?: CandidacyResolvers<ContextType>;
  CandidacyConnection?: CandidacyConnectionResolvers<ContextType>;
  CandidacyCount?: CandidacyCountResolvers<ContextType>;
  CandidacyDropped?: CandidacyDroppedResolvers<ContextType>;
  CandidacyEdge?: CandidacyEdgeResolvers<ContextType>;
  CandidacyPayload?: CandidacyPayloadResolvers<ContextType>;
  CandidacyPosted?: CandidacyPostedResolvers<ContextType>;
  CandidateEndorsed?: CandidateEndorsedResolvers<ContextType>;
  Card?: CardResolvers<ContextType>;
  CardPlayed?: CardPlayedResolvers<ContextType>;
  CardPrice?: CardPriceResolvers<ContextType>;
  CardValue?: CardValueResolvers<ContextType>;
  ChanceDraw?: ChanceDrawResolvers<ContextType>;
  ChanceStream?: ChanceStreamResolvers<ContextType>;
  ChangeDisplayNamePayload?: ChangeDisplayNamePayloadResolvers<ContextType>;
  ChangeHandlePayload?: ChangeHandlePayloadResolvers<ContextType>;
  ChangeMaskEffect?: ChangeMaskEffectResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  ClaimGuestPayload?: ClaimGuestPayloadResolvers<ContextType>;
  ClaimableCard?: ClaimableCardResolvers<ContextType>;
  ClaimableTrick?: ClaimableTrickResolvers<ContextType>;
  Clause?: ClauseResolvers<ContextType>;
  ClauseItem?: ClauseItemResolvers<ContextType>;
  ClientSeedSet?: ClientSeedSetResolvers<ContextType>;
  ClockAdvanced?: ClockAdvancedResolvers<ContextType>;
  ClockWarned?: ClockWarnedResolvers<ContextType>;
  CloseSeasonEffect?: CloseSeasonEffectResolvers<ContextType>;
  ConfidenceBallot?: ConfidenceBallotResolvers<ContextType>;
  ConfidenceBallotConnection?: ConfidenceBallotConnectionResolvers<ContextType>;
  ConfidenceBallotEdge?: ConfidenceBallotEdgeResolvers<ContextType>;
  ConfidenceVote?: ConfidenceVoteResolvers<ContextType>;
  ConfidenceVoteCalled?: ConfidenceVoteCalledResolvers<ContextType>;
  ConfidenceVoteCast?: ConfidenceVoteCastResolvers<ContextType>;
  ConfidenceVoteConcluded?: ConfidenceVoteConcludedResolvers<ContextType>;
  ConfidenceVotePayload?: ConfidenceVotePayloadResolvers<ContextType>;
  ConfidenceVoteWarned?: ConfidenceVoteWarnedResolvers<ContextType>;
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
  CorrectByOfficePayload?: CorrectByOfficePayloadResolvers<ContextType>;
  CorrectHandEffect?: CorrectHandEffectResolvers<ContextType>;
  CorrectMagistrelliEffect?: CorrectMagistrelliEffectResolvers<ContextType>;
  CorrectModaEffect?: CorrectModaEffectResolvers<ContextType>;
  CorrectStandingEffect?: CorrectStandingEffectResolvers<ContextType>;
  CountedCard?: CountedCardResolvers<ContextType>;
  CreateAccessTokenPayload?: CreateAccessTokenPayloadResolvers<ContextType>;
  CreateDuckEffect?: CreateDuckEffectResolvers<ContextType>;
  CreateDynastyPayload?: CreateDynastyPayloadResolvers<ContextType>;
  CreateFeedTokenPayload?: CreateFeedTokenPayloadResolvers<ContextType>;
  CreateRoundPayload?: CreateRoundPayloadResolvers<ContextType>;
  CreateStreamTicketPayload?: CreateStreamTicketPayloadResolvers<ContextType>;
  CreateWorkEffect?: CreateWorkEffectResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Deadline?: DeadlineResolvers<ContextType>;
  DealerHandedOn?: DealerHandedOnResolvers<ContextType>;
  DealtHand?: DealtHandResolvers<ContextType>;
  DeckRules?: DeckRulesResolvers<ContextType>;
  DeckShuffle?: DeckShuffleResolvers<ContextType>;
  DeclareVictorEffect?: DeclareVictorEffectResolvers<ContextType>;
  DeleteAccountPayload?: DeleteAccountPayloadResolvers<ContextType>;
  DrawnCard?: DrawnCardResolvers<ContextType>;
  Duck?: DuckResolvers<ContextType>;
  DuckConnection?: DuckConnectionResolvers<ContextType>;
  DuckCreated?: DuckCreatedResolvers<ContextType>;
  DuckEdge?: DuckEdgeResolvers<ContextType>;
  DuckLost?: DuckLostResolvers<ContextType>;
  DuckPayload?: DuckPayloadResolvers<ContextType>;
  DuckTraded?: DuckTradedResolvers<ContextType>;
  Dynasty?: DynastyResolvers<ContextType>;
  DynastyClosed?: DynastyClosedResolvers<ContextType>;
  DynastyCreated?: DynastyCreatedResolvers<ContextType>;
  DynastyRankRules?: DynastyRankRulesResolvers<ContextType>;
  DynastyRules?: DynastyRulesResolvers<ContextType>;
  DynastyStanding?: DynastyStandingResolvers<ContextType>;
  DynastyStatistics?: DynastyStatisticsResolvers<ContextType>;
  DynastySuitRules?: DynastySuitRulesResolvers<ContextType>;
  DynastyWon?: DynastyWonResolvers<ContextType>;
  Edition?: EditionResolvers<ContextType>;
  EffectFailure?: EffectFailureResolvers<ContextType>;
  EndJudgeTermEffect?: EndJudgeTermEffectResolvers<ContextType>;
  EndorsementWithdrawn?: EndorsementWithdrawnResolvers<ContextType>;
  Event?: EventResolvers<ContextType>;
  EventConnection?: EventConnectionResolvers<ContextType>;
  EventEdge?: EventEdgeResolvers<ContextType>;
  ExchangeRules?: ExchangeRulesResolvers<ContextType>;
  Feed?: FeedResolvers<ContextType>;
  Fine?: FineResolvers<ContextType>;
  FixedClientSeed?: FixedClientSeedResolvers<ContextType>;
  FortuneTold?: FortuneToldResolvers<ContextType>;
  GameClosed?: GameClosedResolvers<ContextType>;
  GameConnection?: GameConnectionResolvers<ContextType>;
  GameEdge?: GameEdgeResolvers<ContextType>;
  GameEnded?: GameEndedResolvers<ContextType>;
  GameMovement?: GameMovementResolvers<ContextType>;
  GamePayload?: GamePayloadResolvers<ContextType>;
  GamePosition?: GamePositionResolvers<ContextType>;
  GameRecord?: GameRecordResolvers<ContextType>;
  GameScoreCorrected?: GameScoreCorrectedResolvers<ContextType>;
  GameStakesCorrected?: GameStakesCorrectedResolvers<ContextType>;
  GameStarted?: GameStartedResolvers<ContextType>;
  GameVoided?: GameVoidedResolvers<ContextType>;
  GenerateLotPayload?: GenerateLotPayloadResolvers<ContextType>;
  GiolittiCard?: GiolittiCardResolvers<ContextType>;
  GiolittiGame?: GiolittiGameResolvers<ContextType>;
  GiveItemsEffect?: GiveItemsEffectResolvers<ContextType>;
  Hand?: HandResolvers<ContextType>;
  HandCorrected?: HandCorrectedResolvers<ContextType>;
  HandPayload?: HandPayloadResolvers<ContextType>;
  HandPlaced?: HandPlacedResolvers<ContextType>;
  HandPresented?: HandPresentedResolvers<ContextType>;
  HandRules?: HandRulesResolvers<ContextType>;
  HandScore?: HandScoreResolvers<ContextType>;
  HeadToHead?: HeadToHeadResolvers<ContextType>;
  HeadToHeadTally?: HeadToHeadTallyResolvers<ContextType>;
  HiddenEvent?: HiddenEventResolvers<ContextType>;
  Holding?: HoldingResolvers<ContextType>;
  HostHandedOn?: HostHandedOnResolvers<ContextType>;
  HostReplaced?: HostReplacedResolvers<ContextType>;
  HostShared?: HostSharedResolvers<ContextType>;
  HostUnshared?: HostUnsharedResolvers<ContextType>;
  Hosting?: HostingResolvers<ContextType>;
  InboxConnection?: InboxConnectionResolvers<ContextType>;
  InboxEdge?: InboxEdgeResolvers<ContextType>;
  InboxEntry?: InboxEntryResolvers<ContextType>;
  InboxPreferences?: InboxPreferencesResolvers<ContextType>;
  IncomePaid?: IncomePaidResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  InvitationLink?: InvitationLinkResolvers<ContextType>;
  InviteRotated?: InviteRotatedResolvers<ContextType>;
  ItemCountRules?: ItemCountRulesResolvers<ContextType>;
  ItemRules?: ItemRulesResolvers<ContextType>;
  ItemsGranted?: ItemsGrantedResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  JudgeAppointed?: JudgeAppointedResolvers<ContextType>;
  JudgeElected?: JudgeElectedResolvers<ContextType>;
  JudgeOffice?: JudgeOfficeResolvers<ContextType>;
  JudgePayload?: JudgePayloadResolvers<ContextType>;
  JudgeRemoval?: JudgeRemovalResolvers<ContextType>;
  JudgeRemovalAssented?: JudgeRemovalAssentedResolvers<ContextType>;
  JudgeTerm?: JudgeTermResolvers<ContextType>;
  JudgeTermConnection?: JudgeTermConnectionResolvers<ContextType>;
  JudgeTermEdge?: JudgeTermEdgeResolvers<ContextType>;
  JudgeTermEnded?: JudgeTermEndedResolvers<ContextType>;
  JudgeTermSet?: JudgeTermSetResolvers<ContextType>;
  JusticeRequest?: JusticeRequestResolvers<ContextType>;
  JusticeRequestConnection?: JusticeRequestConnectionResolvers<ContextType>;
  JusticeRequestEdge?: JusticeRequestEdgeResolvers<ContextType>;
  JusticeRequestPayload?: JusticeRequestPayloadResolvers<ContextType>;
  JusticeRequested?: JusticeRequestedResolvers<ContextType>;
  LeaderboardConnection?: LeaderboardConnectionResolvers<ContextType>;
  LeaderboardEdge?: LeaderboardEdgeResolvers<ContextType>;
  LeaderboardEntry?: LeaderboardEntryResolvers<ContextType>;
  LineDifference?: LineDifferenceResolvers<ContextType>;
  Lot?: LotResolvers<ContextType>;
  LotConnection?: LotConnectionResolvers<ContextType>;
  LotEdge?: LotEdgeResolvers<ContextType>;
  LotGenerated?: LotGeneratedResolvers<ContextType>;
  LotSold?: LotSoldResolvers<ContextType>;
  MagistrelliChange?: MagistrelliChangeResolvers<ContextType>;
  MarkInboxReadPayload?: MarkInboxReadPayloadResolvers<ContextType>;
  Mask?: MaskResolvers<ContextType>;
  MaskRevealed?: MaskRevealedResolvers<ContextType>;
  MaskRules?: MaskRulesResolvers<ContextType>;
  MaskWorn?: MaskWornResolvers<ContextType>;
  ModaChange?: ModaChangeResolvers<ContextType>;
  MoveItemsEffect?: MoveItemsEffectResolvers<ContextType>;
  Multiplier?: MultiplierResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NameErased?: NameErasedResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  Office?: OfficeResolvers<ContextType>;
  OfficeCorrected?: OfficeCorrectedResolvers<ContextType>;
  OfficeDraw?: OfficeDrawResolvers<ContextType>;
  OfficeFilled?: OfficeFilledResolvers<ContextType>;
  OfficeResigned?: OfficeResignedResolvers<ContextType>;
  OfficeTermSet?: OfficeTermSetResolvers<ContextType>;
  OfficeVote?: OfficeVoteResolvers<ContextType>;
  OfficeVoteCast?: OfficeVoteCastResolvers<ContextType>;
  Option?: OptionResolvers<ContextType>;
  OutageCredited?: OutageCreditedResolvers<ContextType>;
  Owner?: OwnerResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Participant?: ParticipantResolvers<ContextType>;
  Participation?: ParticipationResolvers<ContextType>;
  PauseSeasonEffect?: PauseSeasonEffectResolvers<ContextType>;
  PauseShortened?: PauseShortenedResolvers<ContextType>;
  Payload?: PayloadResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PegChange?: PegChangeResolvers<ContextType>;
  PhaseRules?: PhaseRulesResolvers<ContextType>;
  PhaseStarted?: PhaseStartedResolvers<ContextType>;
  PlaceBidPayload?: PlaceBidPayloadResolvers<ContextType>;
  Play?: PlayResolvers<ContextType>;
  Player?: PlayerResolvers<ContextType>;
  PlayerAction?: PlayerActionResolvers<ContextType>;
  PlayerCameBack?: PlayerCameBackResolvers<ContextType>;
  PlayerConnection?: PlayerConnectionResolvers<ContextType>;
  PlayerEdge?: PlayerEdgeResolvers<ContextType>;
  PlayerJoined?: PlayerJoinedResolvers<ContextType>;
  PlayerLeft?: PlayerLeftResolvers<ContextType>;
  PlayerLotCreated?: PlayerLotCreatedResolvers<ContextType>;
  PlayerLotDestroyed?: PlayerLotDestroyedResolvers<ContextType>;
  PlayerLotPayload?: PlayerLotPayloadResolvers<ContextType>;
  PlayerLotReturned?: PlayerLotReturnedResolvers<ContextType>;
  PlayerValue?: PlayerValueResolvers<ContextType>;
  PlayerWentIdle?: PlayerWentIdleResolvers<ContextType>;
  PlayersReminded?: PlayersRemindedResolvers<ContextType>;
  PokerRank?: PokerRankResolvers<ContextType>;
  Popularity?: PopularityResolvers<ContextType>;
  PositionSeat?: PositionSeatResolvers<ContextType>;
  Proposal?: ProposalResolvers<ContextType>;
  ProposalAdopted?: ProposalAdoptedResolvers<ContextType>;
  ProposalClassRules?: ProposalClassRulesResolvers<ContextType>;
  ProposalConnection?: ProposalConnectionResolvers<ContextType>;
  ProposalEdge?: ProposalEdgeResolvers<ContextType>;
  ProposalEffect?: ProposalEffectResolvers<ContextType>;
  ProposalPayload?: ProposalPayloadResolvers<ContextType>;
  ProposalPreview?: ProposalPreviewResolvers<ContextType>;
  ProposalRejected?: ProposalRejectedResolvers<ContextType>;
  ProposalRetracted?: ProposalRetractedResolvers<ContextType>;
  ProposalSubmitted?: ProposalSubmittedResolvers<ContextType>;
  ProposalVeto?: ProposalVetoResolvers<ContextType>;
  ProposalVetoed?: ProposalVetoedResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RankRules?: RankRulesResolvers<ContextType>;
  ReadinessSet?: ReadinessSetResolvers<ContextType>;
  RealiUsed?: RealiUsedResolvers<ContextType>;
  Refusal?: RefusalResolvers<ContextType>;
  RemindPlayersPayload?: RemindPlayersPayloadResolvers<ContextType>;
  RemovePlayerEffect?: RemovePlayerEffectResolvers<ContextType>;
  RemovedFromSeason?: RemovedFromSeasonResolvers<ContextType>;
  RepealArticleEffect?: RepealArticleEffectResolvers<ContextType>;
  ReplaceArticleEffect?: ReplaceArticleEffectResolvers<ContextType>;
  ReplaceDealerEffect?: ReplaceDealerEffectResolvers<ContextType>;
  ReplaceHostEffect?: ReplaceHostEffectResolvers<ContextType>;
  ResignOfficePayload?: ResignOfficePayloadResolvers<ContextType>;
  ResumeSeasonEffect?: ResumeSeasonEffectResolvers<ContextType>;
  RevelationOpened?: RevelationOpenedResolvers<ContextType>;
  RevelationWarned?: RevelationWarnedResolvers<ContextType>;
  RevokeAccessTokenPayload?: RevokeAccessTokenPayloadResolvers<ContextType>;
  Rolls?: RollsResolvers<ContextType>;
  RotateInvitePayload?: RotateInvitePayloadResolvers<ContextType>;
  Round?: RoundResolvers<ContextType>;
  RoundClosed?: RoundClosedResolvers<ContextType>;
  RoundCreated?: RoundCreatedResolvers<ContextType>;
  RoundRules?: RoundRulesResolvers<ContextType>;
  RoundStanding?: RoundStandingResolvers<ContextType>;
  RoundStarted?: RoundStartedResolvers<ContextType>;
  RoundStatistics?: RoundStatisticsResolvers<ContextType>;
  RoundWon?: RoundWonResolvers<ContextType>;
  RuleSection?: RuleSectionResolvers<ContextType>;
  Ruleset?: RulesetResolvers<ContextType>;
  RulesetConnection?: RulesetConnectionResolvers<ContextType>;
  RulesetDifference?: RulesetDifferenceResolvers<ContextType>;
  RulesetEdge?: RulesetEdgeResolvers<ContextType>;
  RulesetPublished?: RulesetPublishedResolvers<ContextType>;
  Ruling?: RulingResolvers<ContextType>;
  RulingConnection?: RulingConnectionResolvers<ContextType>;
  RulingEdge?: RulingEdgeResolvers<ContextType>;
  RulingIssued?: RulingIssuedResolvers<ContextType>;
  RulingOverturned?: RulingOverturnedResolvers<ContextType>;
  RulingPayload?: RulingPayloadResolvers<ContextType>;
  Said?: SaidResolvers<ContextType>;
  SatDown?: SatDownResolvers<ContextType>;
  Season?: SeasonResolvers<ContextType>;
  SeasonConnection?: SeasonConnectionResolvers<ContextType>;
  SeasonDescribed?: SeasonDescribedResolvers<ContextType>;
  SeasonEdge?: SeasonEdgeResolvers<ContextType>;
  SeasonPaused?: SeasonPausedResolvers<ContextType>;
  SeasonPayload?: SeasonPayloadResolvers<ContextType>;
  SeasonResumed?: SeasonResumedResolvers<ContextType>;
  SeasonViewer?: SeasonViewerResolvers<ContextType>;
  SeasonsUpdate?: SeasonsUpdateResolvers<ContextType>;
  SecretAction?: SecretActionResolvers<ContextType>;
  SecretActionCommitted?: SecretActionCommittedResolvers<ContextType>;
  SecretActionFailed?: SecretActionFailedResolvers<ContextType>;
  SecretActionPayload?: SecretActionPayloadResolvers<ContextType>;
  SecretActionRevealed?: SecretActionRevealedResolvers<ContextType>;
  SecretActionsMatured?: SecretActionsMaturedResolvers<ContextType>;
  SectionDifference?: SectionDifferenceResolvers<ContextType>;
  Server?: ServerResolvers<ContextType>;
  ServerLimit?: ServerLimitResolvers<ContextType>;
  SetInboxPreferencesPayload?: SetInboxPreferencesPayloadResolvers<ContextType>;
  SetScoreEffect?: SetScoreEffectResolvers<ContextType>;
  SetStakesEffect?: SetStakesEffectResolvers<ContextType>;
  SetTermEffect?: SetTermEffectResolvers<ContextType>;
  SetValueEffect?: SetValueEffectResolvers<ContextType>;
  SetValuePayload?: SetValuePayloadResolvers<ContextType>;
  Sfida?: SfidaResolvers<ContextType>;
  SfidaAnswered?: SfidaAnsweredResolvers<ContextType>;
  SfidaOffered?: SfidaOfferedResolvers<ContextType>;
  Share?: ShareResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignOutEverywherePayload?: SignOutEverywherePayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  SlotsLine?: SlotsLineResolvers<ContextType>;
  SlotsLineRules?: SlotsLineRulesResolvers<ContextType>;
  SlotsPayload?: SlotsPayloadResolvers<ContextType>;
  SlotsPlayed?: SlotsPlayedResolvers<ContextType>;
  SlotsRules?: SlotsRulesResolvers<ContextType>;
  SlotsSitting?: SlotsSittingResolvers<ContextType>;
  SlotsSymbol?: SlotsSymbolResolvers<ContextType>;
  SlotsSymbolRules?: SlotsSymbolRulesResolvers<ContextType>;
  Standing?: StandingResolvers<ContextType>;
  StandingConnection?: StandingConnectionResolvers<ContextType>;
  StandingEdge?: StandingEdgeResolvers<ContextType>;
  Standings?: StandingsResolvers<ContextType>;
  StandingsConnection?: StandingsConnectionResolvers<ContextType>;
  StandingsEdge?: StandingsEdgeResolvers<ContextType>;
  StartExhibitionPayload?: StartExhibitionPayloadResolvers<ContextType>;
  StartPracticePayload?: StartPracticePayloadResolvers<ContextType>;
  StoodUp?: StoodUpResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SuitRules?: SuitRulesResolvers<ContextType>;
  Table?: TableResolvers<ContextType>;
  TableActionRules?: TableActionRulesResolvers<ContextType>;
  TableActionTaken?: TableActionTakenResolvers<ContextType>;
  TableConnection?: TableConnectionResolvers<ContextType>;
  TableEdge?: TableEdgeResolvers<ContextType>;
  TablePayload?: TablePayloadResolvers<ContextType>;
  TakeActionPayload?: TakeActionPayloadResolvers<ContextType>;
  TakeItemsEffect?: TakeItemsEffectResolvers<ContextType>;
  Tally?: TallyResolvers<ContextType>;
  ThirdPartyBid?: ThirdPartyBidResolvers<ContextType>;
  ThirdPartyBidGenerated?: ThirdPartyBidGeneratedResolvers<ContextType>;
  ThirdPartyWon?: ThirdPartyWonResolvers<ContextType>;
  TieTossed?: TieTossedResolvers<ContextType>;
  TimeSkipped?: TimeSkippedResolvers<ContextType>;
  TrackedValue?: TrackedValueResolvers<ContextType>;
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
  TrickCount?: TrickCountResolvers<ContextType>;
  TrickRules?: TrickRulesResolvers<ContextType>;
  TrungsTradedIn?: TrungsTradedInResolvers<ContextType>;
  ValueChange?: ValueChangeResolvers<ContextType>;
  ValueSet?: ValueSetResolvers<ContextType>;
  Verification?: VerificationResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  VoidGameEffect?: VoidGameEffectResolvers<ContextType>;
  VoidSecretActionEffect?: VoidSecretActionEffectResolvers<ContextType>;
  VoidTableEffect?: VoidTableEffectResolvers<ContextType>;
  VoidTradeEffect?: VoidTradeEffectResolvers<ContextType>;
  Vote?: VoteResolvers<ContextType>;
  VoteCast?: VoteCastResolvers<ContextType>;
  VoteForOfficePayload?: VoteForOfficePayloadResolvers<ContextType>;
  VoteWarned?: VoteWarnedResolvers<ContextType>;
  Waiting?: WaitingResolvers<ContextType>;
  WaitingConnection?: WaitingConnectionResolvers<ContextType>;
  WaitingEdge?: WaitingEdgeResolvers<ContextType>;
  War?: WarResolvers<ContextType>;
  WarAgreed?: WarAgreedResolvers<ContextType>;
  WarDraw?: WarDrawResolvers<ContextType>;
  WarDrawn?: WarDrawnResolvers<ContextType>;
  WarPayload?: WarPayloadResolvers<ContextType>;
  WarProposed?: WarProposedResolvers<ContextType>;
  WarSeat?: WarSeatResolvers<ContextType>;
  WeekEnded?: WeekEndedResolvers<ContextType>;
  WeekResult?: WeekResultResolvers<ContextType>;
  WeekSettled?: WeekSettledResolvers<ContextType>;
  WeekStarted?: WeekStartedResolvers<ContextType>;
  WorkCreated?: WorkCreatedResolvers<ContextType>;
  WorkOfArt?: WorkOfArtResolvers<ContextType>;
  WorkOfArtConnection?: WorkOfArtConnectionResolvers<ContextType>;
  WorkOfArtEdge?: WorkOfArtEdgeResolvers<ContextType>;
  WorkOfArtPayload?: WorkOfArtPayloadResolvers<ContextType>;
  WorkValue?: WorkValueResolvers<ContextType>;
  WorksRevalued?: WorksRevaluedResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  cost?: CostDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  private?: PrivateDirectiveResolver<any, any, ContextType>;
};
