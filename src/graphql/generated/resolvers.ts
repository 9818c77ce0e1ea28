// Generated from *.graphql by `npm run codegen`; not to be edited.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Context } from '../context/context';
import type { AccessTokenSource, AccountSource, ChangeDisplayNamePayloadSource, ChangeHandlePayloadSource, ChangePasswordPayloadSource, ClaimGuestPayloadSource, CreateAccessTokenPayloadSource, CreateStreamTicketPayloadSource, DeleteAccountPayloadSource, RevokeAccessTokenPayloadSource, SignInPayloadSource, SignOutEverywherePayloadSource, SignOutPayloadSource, ViewerSource } from '../accounts/sources';
import type { FixedClientSeedSource } from '../chance/fixed-seeds';
import type { ChanceDrawSource, ChanceStreamSource, VerificationSource } from '../chance/sources';
import type { ClauseItemSource, ClauseSource, ContractPartySource, ShareSource } from '../contracts/sources';
import type { HeadToHeadSource } from '../dynasty/sources';
import type { ActorSource, EventSource, EventSourceOf, HiddenEventSource, PaymentSource, RemovedFromSeasonSource, RollsSource } from '../events/event-source';
import type { EventConnectionSource } from '../events/journal-page';
import type { CreateFeedTokenPayloadSource, FeedSource } from '../feeds/sources';
import type { ActiveTrickSource, BetSource, ClaimableCardSource, ClaimableTrickSource, DealtHandSource, DeckShuffleSource, FineSource, GameMovementSource, GamePositionSource, GiolittiCardSource, GiolittiGameSource, MagistrelliChangeSource, ParticipantSource, PegChangeSource, PlaySource, PositionSeatSource, SfidaSource } from '../giolitti/sources';
import type { OfficeDrawSource, OfficeSource, OfficeVoteSource } from '../governance/offices/sources';
import type { AddArticleEffectSource, AmendRulesetEffectSource, ChangeMaskEffectSource, CloseSeasonEffectSource, CorrectHandEffectSource, CorrectMagistrelliEffectSource, CorrectModaEffectSource, CorrectStandingEffectSource, CreateDuckEffectSource, CreateWorkEffectSource, DeclareVictorEffectSource, EffectFailureSource, EndJudgeTermEffectSource, GiveItemsEffectSource, MoveItemsEffectSource, PauseSeasonEffectSource, PopularitySource, ProposalEffectSource, ProposalPreviewSource, ProposalVetoSource, RemovePlayerEffectSource, RepealArticleEffectSource, ReplaceArticleEffectSource, ReplaceDealerEffectSource, ReplaceHostEffectSource, ResumeSeasonEffectSource, RulesetDifferenceSource, SetScoreEffectSource, SetStakesEffectSource, SetTermEffectSource, SetValueEffectSource, TakeItemsEffectSource, VoidGameEffectSource, VoidSecretActionEffectSource, VoidTableEffectSource, VoidTradeEffectSource, VoteSource } from '../governance/proposals/sources';
import type { InboxConnectionSource, InboxEntrySource } from '../inbox/inbox-source';
import type { MarkInboxReadPayloadSource, SetInboxPreferencesPayloadSource } from '../inbox/sources';
import type { CandidacyCountSource, ConfidenceBallotSource, JudgeOfficeSource, JudgeRemovalSource } from '../judge/sources';
import type { LeaderboardEntrySource } from '../leaderboard/sources';
import type { InvitationSource, SeasonsUpdateSource } from '../lobby/sources';
import type { MaskSource } from '../masks/sources';
import type { NodeSource } from '../nodes/find-row';
import type { AccountHeadToHeadSource, AccountResultSource, AuctionSource, BidSource, CandidacySource, CardSource, ConfidenceVoteSource, ContractChangeSource, ContractSource, CountedCardSource, DuckSource, HandScoreSource, HandSource, HoldingSource, HostingSource, JudgeTermSource, JusticeRequestSource, LotSource, MutationResult, OptionSource, OwnerSource, PlayerSource, PokerRankSource, ProposalSource, RefusalSource, RulingSource, SeasonViewerSource, SecretActionSource, TableSource, ThirdPartyBidSource, TradeSource, TransferSource, WeekResultSource, WorkOfArtSource, WorkValueSource } from '../nodes/sources';
import type { CountedPage, Page } from '../pagination/page';
import type { EditionSource, RuleSectionSource, RulesetSource, SectionDifferenceSource } from '../rulesets/sources';
import type { SeasonConnectionSource } from '../seasons/season-page';
import type { DynastySource, RoundSource, SeasonSource } from '../snapshots/season-source';
import type { DynastyStandingSource, RoundStandingSource, StandingSource, StandingsSource } from '../standings/sources';
import type { CampioneCountSource, CardPriceSource, DynastyStatisticsSource, RoundStatisticsSource, TrickCountSource } from '../statistics/sources';
import type { DrawnCardSource, SlotsSittingSource, WarDrawSource, WarSeatSource, WarSource } from '../tables/sources';
import type { TradeLackSource } from '../trades/sources';
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
   * A moment in real time: ISO 8601 with milliseconds, in UTC, such as `2021-08-24T19:09:00.000Z`. Input
   * may have any offset, but needs one.
   */
  DateTime: { input: string; output: string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
};

/** Input for `acceptContract`. */
export type AcceptContractInput = {
  /** The contract. */
  readonly contractId: Scalars['ID']['input'];
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Input for `acceptTrade`. */
export type AcceptTradeInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
  /** The trade. */
  readonly tradeId: Scalars['ID']['input'];
};

/** A token. Its secret is not shown. */
export type AccessToken = Node & {
  readonly __typename?: 'AccessToken';
  /** Time of creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** True for the token of this request. */
  readonly current: Scalars['Boolean']['output'];
  /** Expiry time; null for a token that does not expire. */
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** The feed that the token reads; null for another kind of token. */
  readonly feed: Maybe<Feed>;
  /** Opaque id. */
  readonly id: Scalars['ID']['output'];
  /** The token's purpose: a session, a program or a feed. */
  readonly kind: TokenKind;
  /**
   * Time of the last use, accurate to ten minutes; null if no use is recorded. Uses on other nodes of
   * the server may appear up to a minute late.
   */
  readonly lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** The name that the account gave it. */
  readonly name: Scalars['String']['output'];
  /** The token's permissions. */
  readonly scopes: ReadonlyArray<Scope>;
};

/** A person or a bot on this server. */
export type Account = Node & {
  readonly __typename?: 'Account';
  /**
   * True for an account that the server runs. It is either a bot that plays with people
   * (`startPractice`) or for show (`startExhibition`), or the host of exhibitions.
   */
  readonly bot: Scalars['Boolean']['output'];
  /** Time of creation; null for a deleted account. */
  readonly createdAt: Maybe<Scalars['DateTime']['output']>;
  /** True if the owner has deleted the account. A deleted account has no name. */
  readonly deleted: Scalars['Boolean']['output'];
  /** The name that others see. */
  readonly displayName: Scalars['String']['output'];
  /** True for a guest, an account without a password. */
  readonly guest: Scalars['Boolean']['output'];
  /**
   * The account's results against another account, in seasons that the viewer may see, without
   * rehearsals; null if either account is deleted or the other does not exist. `BAD_USER_INPUT` for
   * the account itself.
   */
  readonly headToHead: Maybe<AccountHeadToHead>;
  /** Opaque id. */
  readonly id: Scalars['ID']['output'];
  /**
   * The account's results in seasons that the viewer may see, counted without rehearsals. `ROUND`
   * counts ended rounds; `DYNASTY` counts ended games of Giolitti, even in running dynasties. Null for
   * a deleted account.
   */
  readonly record: Maybe<AccountRecord>;
  /**
   * The account's results in ended seasons, newest first, if the viewer may see them; null for a
   * deleted account.
   */
  readonly results: Maybe<AccountResultConnection>;
  /**
   * The seasons in which the account is a player or the host now, newest first, if the viewer may see
   * them; null for a deleted account.
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

/** The results of two accounts against each other. */
export type AccountHeadToHead = {
  readonly __typename?: 'AccountHeadToHead';
  /** The first account. */
  readonly account: Account;
  /** The ended games of Giolitti between them. */
  readonly games: HeadToHeadTally;
  /** The opponent. */
  readonly opponent: Account;
  /**
   * The rounds in which both accounts were players at the end. A round counts as won for the account
   * with the better place.
   */
  readonly rounds: HeadToHeadTally;
};

/** A count of an account's results in one game. */
export type AccountRecord = {
  readonly __typename?: 'AccountRecord';
  /** Number of games without a Campione; null for rounds. */
  readonly drawn: Maybe<Scalars['Int']['output']>;
  /** The game. */
  readonly kind: SeasonKind;
  /** Number of games with the opponent as the Campione; null for rounds. */
  readonly lost: Maybe<Scalars['Int']['output']>;
  /**
   * Number of ended rounds in which the account was a player at the end, or of ended games of
   * Giolitti.
   */
  readonly played: Scalars['Int']['output'];
  /**
   * Number of games that the account resigned, in any of the ways of `GameClosing`. They also count as
   * won, lost or drawn. Null for rounds.
   */
  readonly resigned: Maybe<Scalars['Int']['output']>;
  /** Number of rounds won, or of games with the account as the Campione. */
  readonly won: Scalars['Int']['output'];
};

/** An account's result in an ended season of which it was a player. */
export type AccountResult = {
  readonly __typename?: 'AccountResult';
  /**
   * The place, from 1; equal players share a place. Players of a round are sorted by the item that
   * wins the round or, if there is none, by currency. Players of a dynasty are sorted by pegs.
   */
  readonly place: Scalars['Int']['output'];
  /** The account's player in the season. */
  readonly player: Player;
  /** The season. */
  readonly season: Season;
  /** The player's standing at the end of the season, or at the player's earlier departure. */
  readonly standing: Standing;
  /** True if the account won the season. A season closed by its host has no winner. */
  readonly won: Scalars['Boolean']['output'];
};

/** A page of results. */
export type AccountResultConnection = {
  readonly __typename?: 'AccountResultConnection';
  /** The results with their cursors. */
  readonly edges: ReadonlyArray<AccountResultEdge>;
  /** The results. */
  readonly nodes: ReadonlyArray<AccountResult>;
  /** Paging information. */
  readonly pageInfo: PageInfo;
};

/** A result in a list. */
export type AccountResultEdge = {
  readonly __typename?: 'AccountResultEdge';
  /** Cursor of this entry. */
  readonly cursor: Scalars['String']['output'];
  /** The result. */
  readonly node: AccountResult;
};

/** A player took an action of the players' own rules [Additional player actions]. */
export type ActionTaken = Event & {
  readonly __typename?: 'ActionTaken';
  /** Code of the action. */
  readonly action: Scalars['String']['output'];
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The new values. */
  readonly changes: ReadonlyArray<ValueChange>;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The changes to Magistrelli, in a dynasty. */
  readonly magistrelli: ReadonlyArray<MagistrelliChange>;
  /** The player who took the action. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The target player; null without one. */
  readonly target: Maybe<Player>;
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /** The target card; null without one. */
  readonly toCard: Maybe<Card>;
  /** Items that moved, the payment first. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A trick of a game. */
export type ActiveTrick = {
  readonly __typename?: 'ActiveTrick';
  /** True if the trick scores in this game. */
  readonly active: Scalars['Boolean']['output'];
  /** The class, such as `PERMANENT`, `CELESTIAL` or `PARTE`. */
  readonly class: Scalars['String']['output'];
  /** The pocket that a player needs for the trick, in the words of the game's rules [Tricks]. */
  readonly condition: Scalars['String']['output'];
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** The score without additions. */
  readonly points: Scalars['Int']['output'];
  /** Code of the trick. */
  readonly trick: Scalars['String']['output'];
};

/** The cause of an event: a player, the host, the dealer, the steward or the clock. */
export type Actor = {
  readonly __typename?: 'Actor';
  /** The kind of the actor. */
  readonly kind: ActorKind;
  /** The player; null for another kind of actor. */
  readonly player: Maybe<Player>;
};

/** The kind of an actor. */
export type ActorKind =
  /** The clock, at a set time. */
  | 'CLOCK'
  /** The dealer of a dynasty's games. */
  | 'DEALER'
  /** The host of the season. */
  | 'HOST'
  /** A player. */
  | 'PLAYER'
  /** The server, for an action open to any player. */
  | 'STEWARD';

/** Adds an article to the rules: a rule in words that people enforce. The result is a new revision. */
export type AddArticleEffect = {
  readonly __typename?: 'AddArticleEffect';
  /** The anchor that cites the article. */
  readonly anchor: Scalars['String']['output'];
  /** True if the article is added even if other effects of the proposal fail. */
  readonly evenIfOthersFail: Scalars['Boolean']['output'];
  /** The text, in Markdown. */
  readonly markdown: Scalars['String']['output'];
  /** The heading. */
  readonly title: Scalars['String']['output'];
};

/** A new article. */
export type AddArticleInput = {
  /**
   * The anchor: up to 60 small letters and digits, with hyphens between the words. It must differ from
   * the anchors of all articles, and of all sections of both games.
   */
  readonly anchor: Scalars['String']['input'];
  /** True to add the article even if other effects of the proposal fail. */
  readonly evenIfOthersFail?: InputMaybe<Scalars['Boolean']['input']>;
  /** The text, up to 20,000 characters of Markdown without HTML; by default the text of the proposal. */
  readonly markdown?: InputMaybe<Scalars['String']['input']>;
  /** The heading: 1 to 120 characters in one line. */
  readonly title: Scalars['String']['input'];
};

/** Input for `advanceClock`. */
export type AdvanceClockInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** A rehearsal. */
  readonly seasonId: Scalars['ID']['input'];
  /** The new time of the clock, in real time; not before the season's `now`. */
  readonly to: Scalars['DateTime']['input'];
};

/** Input for `agreeToWar`. */
export type AgreeToWarInput = {
  /**
   * The text of the client seed for this week. `setClientSeed` fixed it before the week began
   * (`Player.clientSeedSha256`). Only your first throw of the week needs the text.
   */
  readonly clientSeed?: InputMaybe<Scalars['String']['input']>;
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
  /** The table where you sit. */
  readonly tableId: Scalars['ID']['input'];
  /** The `terms` of the war as you saw it. `WAGERS_CHANGED` if the wagers have changed. */
  readonly terms: Scalars['Int']['input'];
};

/** New terms and clauses of a contract. */
export type AmendContractInput = {
  /** All clauses of the amended contract, up to 30. Earlier payments do not count towards their limits. */
  readonly clauses: ReadonlyArray<ClauseInput>;
  /** The terms in words, 1 to 10,000 characters. */
  readonly terms: Scalars['String']['input'];
};

/** Amends the ruleset; the result is a new revision. */
export type AmendRulesetEffect = {
  readonly __typename?: 'AmendRulesetEffect';
  /** A JSON Patch (RFC 6902) of the ruleset document. */
  readonly patch: Scalars['JSON']['output'];
};

/** Input for `answerSfida`. */
export type AnswerSfidaInput = {
  /** True to raise the stakes; false to resign the game. */
  readonly accept: Scalars['Boolean']['input'];
  /** The game. */
  readonly gameId: Scalars['ID']['input'];
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};

/** Input for `appointJudge`. */
export type AppointJudgeInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The player to appoint. */
  readonly playerId: Scalars['ID']['input'];
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Input for `appointToOffice`. */
export type AppointToOfficeInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The code of the office. */
  readonly office: Scalars['String']['input'];
  /** The player to appoint. */
  readonly playerId: Scalars['ID']['input'];
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Payload of `appointToOffice`. */
export type AppointToOfficePayload = Payload & {
  readonly __typename?: 'AppointToOfficePayload';
  /** The new holder of the office; null when refused. */
  readonly player: Maybe<Player>;
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after the mutation; everything up to it is stored on disk. Null when
   * refused, and for a mutation without a season.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** A group of ranks. */
export type ArchetypeRules = {
  readonly __typename?: 'ArchetypeRules';
  /** Code. */
  readonly archetype: Scalars['String']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** The ranks, lowest first. */
  readonly ranks: ReadonlyArray<RankRules>;
};

/** Input for `assentToJudgeRemoval`. */
export type AssentToJudgeRemovalInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The Judge to remove. `JUDGE_CHANGED` if another player is Judge now. */
  readonly playerId: Scalars['ID']['input'];
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** The weekly auction [Bidding, Lots]. */
export type Auction = Node & {
  readonly __typename?: 'Auction';
  /**
   * End of the bidding, when open bids are decided. Null while no bids can be made, such as in a
   * pause.
   */
  readonly biddingClosesAt: Maybe<Scalars['DateTime']['output']>;
  /**
   * The public bids of the last week with public bids, with their outcomes. Open bids are in the order
   * of placing, sealed bids in the order of commitment. Bids stay here until a later week has public
   * bids. Third parties' bids are in `thirdPartyBids`.
   */
  readonly bids: ReadonlyArray<Bid>;
  /** An opaque id that never changes. */
  readonly id: Scalars['ID']['output'];
  /** The lot with this number; null if the auction has none. */
  readonly lot: Maybe<Lot>;
  /** The lots, sorted by number; by default only lots in the auction. */
  readonly lots: LotConnection;
  /** The number of lots allowed, with its calculation [Participation]. */
  readonly participation: Participation;
  /**
   * The bidding procedure under the current rules. If players create lots too, this is the procedure
   * of the House's lots; each lot has its own `procedure`.
   */
  readonly procedure: BiddingProcedure;
  /** The round. */
  readonly round: Round;
  /** Number of the last event that this state includes. */
  readonly seq: Scalars['Int']['output'];
  /** Third parties' bids on the lots of the current auction, in the order of the lots' numbers [N4]. */
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

/** All lots of the week were decided, or all its lots with one procedure [Bidding]. */
export type AuctionConcluded = Event & {
  readonly __typename?: 'AuctionConcluded';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /**
   * Number of players with at least one bid that did not fail. An event about lots with sealed bids
   * also counts the open bids of the same week.
   */
  readonly bidders: Scalars['Int']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /**
   * The procedure of the lots in this event, if other lots of the week have another procedure; null if
   * the event is about all lots.
   */
  readonly procedure: Maybe<BiddingProcedure>;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** Lots won by players or third parties. */
  readonly sold: ReadonlyArray<Lot>;
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** Lots that nobody won. House Lots stay in the auction; Player Lots return to their creators. */
  readonly unsold: ReadonlyArray<Lot>;
  /** Number of the week. */
  readonly week: Scalars['Int']['output'];
};

/** The rules of lots and bids [Lots; Bidding]. */
export type AuctionRules = {
  readonly __typename?: 'AuctionRules';
  /** Number of cards in a lot. */
  readonly cardsPerLot: Scalars['Int']['output'];
  /** Codes of the phases for drawing lots. */
  readonly lotPhases: ReadonlyArray<Scalars['String']['output']>;
  /** Minimum number of lots. */
  readonly minimumLots: Scalars['Int']['output'];
  /** Code of the phase for bids. */
  readonly phase: Scalars['String']['output'];
  /** The bidding procedure of Player Lots; null without Player Lots. */
  readonly playerLotProcedure: Maybe<BiddingProcedure>;
  /** True if players can create lots. Third parties bid on these too [The Auction House]. */
  readonly playerLots: Scalars['Boolean']['output'];
  /** The bidding procedure. If players create lots too, it applies to House Lots only. */
  readonly procedure: BiddingProcedure;
};

/** A bet on a game [Gambling]. */
export type Bet = Node & {
  readonly __typename?: 'Bet';
  /** The game. */
  readonly game: GiolittiGame;
  /** Opaque id. */
  readonly id: Scalars['ID']['output'];
  /** The Juice at the time of the bet: the number of pegs to win or lose. */
  readonly juice: Scalars['Int']['output'];
  /** The participant backed by the bet. */
  readonly on: Player;
  /** Time of the bet. */
  readonly placedAt: Scalars['DateTime']['output'];
  /** The player who placed the bet. */
  readonly player: Player;
  /** Status. */
  readonly status: BetStatus;
};

/** Payload of `placeBet`. */
export type BetPayload = Payload & {
  readonly __typename?: 'BetPayload';
  /** The bet; null when refused. */
  readonly bet: Maybe<Bet>;
  /** The game in its new state; null when refused. */
  readonly game: Maybe<GiolittiGame>;
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after the mutation; everything up to it is stored on disk. Null when
   * refused, and for a mutation without a season.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** A bet was placed [Gambling]. */
export type BetPlaced = Event & {
  readonly __typename?: 'BetPlaced';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The bet. */
  readonly bet: Bet;
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The status of a bet. */
export type BetStatus =
  /** The bet was lost. */
  | 'LOST'
  /** Not settled yet. */
  | 'OPEN'
  /** The bet moves no pegs, because the game was voided or the player who bet left. */
  | 'VOID'
  /** The bet was won. */
  | 'WON';

/** A part of the settlement of bets. */
export type BetsPart =
  /** The bookmaker. */
  | 'BOOKMAKER'
  /** All other players who bet. */
  | 'LOSERS'
  /** The players who bet on the Campione. */
  | 'WINNERS';

/** A part of a game's bets was settled [Gambling; K17]. */
export type BetsSettled = Event & {
  readonly __typename?: 'BetsSettled';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The game. */
  readonly game: GiolittiGame;
  /** The part that was settled. */
  readonly part: BetsPart;
  /** The changes to pegs. */
  readonly pegs: ReadonlyArray<PegChange>;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** An open bid, or a bid from a revealed declaration [Bidding]. */
export type Bid = Node & {
  readonly __typename?: 'Bid';
  /** The amount, in the currency; null if the declared amount is not a natural number above 0. */
  readonly amount: Maybe<Scalars['Float']['output']>;
  /** The reason for which the bid failed; null for other bids. */
  readonly failure: Maybe<BidFailure>;
  /** Opaque id. */
  readonly id: Scalars['ID']['output'];
  /** The lot; null if the auction has no lot with that number. */
  readonly lot: Maybe<Lot>;
  /** Number of the lot that the bid names. */
  readonly lotNumber: Scalars['Float']['output'];
  /** Time at which an open bid was placed; null for a bid from a secret action. */
  readonly placedAt: Maybe<Scalars['DateTime']['output']>;
  /** The bidder. */
  readonly player: Player;
  /** Status. */
  readonly status: BidStatus;
  /** Number of the auction's week. */
  readonly week: Scalars['Int']['output'];
  /** The amount as written in the declaration; for an open bid, `amount` as text. */
  readonly written: Scalars['String']['output'];
};

/** A bid failed [Bidding]. */
export type BidFailed = Event & {
  readonly __typename?: 'BidFailed';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The bid in its current state. */
  readonly bid: Bid;
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The bidder. */
  readonly player: Player;
  /** The reason. */
  readonly reason: BidFailure;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The reason for which a bid failed [Bidding]. */
export type BidFailure =
  /** The bid's secret action failed. */
  | 'ACTION_FAILED'
  /** The amount is not a natural number above 0. */
  | 'AMOUNT_NOT_NATURAL'
  /** The declaration names the lot more than once. */
  | 'LOT_NAMED_TWICE'
  /**
   * The lot was not in the auction at the end of the auction phase, left the auction before its award,
   * or takes only open bids.
   */
  | 'LOT_NOT_IN_AUCTION'
  /** The player's bids add up to more of the currency than the player had. */
  | 'OVERSPENT'
  /** The player had less than the bid's amount. An open bid is invalid from then on. */
  | 'UNAFFORDABLE'
  /** The player left. */
  | 'WITHDRAWN';

/** A sealed bid. */
export type BidInput = {
  /** The amount, in the currency: a natural number above 0. */
  readonly amount: Scalars['Int']['input'];
  /** The lot. The sealed text has its number. */
  readonly lotId: Scalars['ID']['input'];
};

/** A player no longer had the amount of an open bid. The bid became invalid permanently [Bidding]. */
export type BidInvalidated = Event & {
  readonly __typename?: 'BidInvalidated';
  /** Amount of the bid, in the currency. */
  readonly amount: Scalars['Float']['output'];
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The bid in its current state. */
  readonly bid: Bid;
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The player's remaining amount, in the currency. */
  readonly has: Scalars['Float']['output'];
  /** The lot. */
  readonly lot: Lot;
  /** The bid that now leads the lot; null if there is none, or if the invalid bid did not lead. */
  readonly nextBid: Maybe<Bid>;
  /** The bidder. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A player placed an open bid on a lot [Bidding]. */
export type BidPlaced = Event & {
  readonly __typename?: 'BidPlaced';
  /** Amount of the bid, in the currency. */
  readonly amount: Scalars['Float']['output'];
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The bid in its current state. */
  readonly bid: Bid;
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The lot. */
  readonly lot: Lot;
  /** The previous highest bid; null if there was none. It may be a bid of the same player. */
  readonly outbid: Maybe<Bid>;
  /** The bidder. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The status of a bid. */
export type BidStatus =
  /** The bid failed; `failure` is the reason. */
  | 'FAILED'
  /** Another bid had priority. */
  | 'LOST'
  /** The bid can still win. */
  | 'STANDING'
  /** The bid won its lot. */
  | 'WON';

/** A way of bidding [Bidding]. */
export type BiddingProcedure =
  /** Each bid is public as soon as it is placed. */
  | 'OPEN'
  /** Bids are committed by hash, and revealed after the phase. */
  | 'SEALED';

/** A player became the bookmaker of a game [Gambling]. */
export type BookmakerDeclared = Event & {
  readonly __typename?: 'BookmakerDeclared';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The game. */
  readonly game: GiolittiGame;
  /** The bookmaker. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Input for `callConfidenceVote`. */
export type CallConfidenceVoteInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The ruling. */
  readonly rulingId: Scalars['ID']['input'];
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Number of a player's victories. */
export type CampioneCount = {
  readonly __typename?: 'CampioneCount';
  /** Games ended. */
  readonly games: Scalars['Int']['output'];
  /** The player. */
  readonly player: Player;
  /** Games in which the player was the Campione. */
  readonly won: Scalars['Int']['output'];
};

/** Input for `cancelTrade`. */
export type CancelTradeInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
  /** The trade. */
  readonly tradeId: Scalars['ID']['input'];
};

/** A message that makes a player a candidate for Judge of the next week [Judges]. */
export type Candidacy = Node & {
  readonly __typename?: 'Candidacy';
  /** Number of endorsements in the count; before the count, the current number of valid endorsements. */
  readonly endorsements: Scalars['Int']['output'];
  /** The current players who endorse the candidate. */
  readonly endorsers: PlayerConnection;
  /** Opaque id. */
  readonly id: Scalars['ID']['output'];
  /** The message. */
  readonly message: Scalars['String']['output'];
  /** The candidate. */
  readonly player: Player;
  /** Time of the message. */
  readonly postedAt: Scalars['DateTime']['output'];
  /** Status. */
  readonly status: CandidacyStatus;
  /**
   * The week in which the message was posted. The candidate takes part in the election at the end of
   * that week or, if no seat is vacant then, in the next election with a vacant seat.
   */
  readonly week: Scalars['Int']['output'];
};


/** A message that makes a player a candidate for Judge of the next week [Judges]. */
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
  /** Paging information. */
  readonly pageInfo: PageInfo;
  /** Number of entries on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** The endorsements of a candidacy. */
export type CandidacyCount = {
  readonly __typename?: 'CandidacyCount';
  /** The candidacy. */
  readonly candidacy: Candidacy;
  /** Number of endorsements by players at the time of the count. */
  readonly endorsements: Scalars['Int']['output'];
};

/** A candidacy ended, because the candidate left [Judges]. */
export type CandidacyDropped = Event & {
  readonly __typename?: 'CandidacyDropped';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The candidacy in its current state. */
  readonly candidacy: Candidacy;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The former candidate. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A candidacy in a list. */
export type CandidacyEdge = {
  readonly __typename?: 'CandidacyEdge';
  /** Cursor of this entry. */
  readonly cursor: Scalars['String']['output'];
  /** The candidacy. */
  readonly node: Candidacy;
};

/** Payload of `nominateForJudge`, `endorseCandidate` and `withdrawEndorsement`. */
export type CandidacyPayload = Payload & {
  readonly __typename?: 'CandidacyPayload';
  /** The candidacy; null when refused. */
  readonly candidacy: Maybe<Candidacy>;
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after the mutation; everything up to it is stored on disk. Null when
   * refused, and for a mutation without a season.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** A player became a candidate for Judge of the next week [Judges]. */
export type CandidacyPosted = Event & {
  readonly __typename?: 'CandidacyPosted';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The candidacy in its current state. */
  readonly candidacy: Candidacy;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The candidate's message. */
  readonly message: Scalars['String']['output'];
  /** The candidate. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The status of a candidacy. */
export type CandidacyStatus =
  /** The candidate stopped being a player. */
  | 'DROPPED'
  /** The candidate won. */
  | 'ELECTED'
  /** Another candidate won. */
  | 'LOST'
  /** The endorsements have not been counted yet. */
  | 'STANDING';

/** A player endorsed a candidate [Judges]. */
export type CandidateEndorsed = Event & {
  readonly __typename?: 'CandidateEndorsed';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The candidacy in its current state. */
  readonly candidacy: Candidacy;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The endorser. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/**
 * A card, by codes of the season's own deck, such as `KNIGHT` and `SWORDS`. Cards of the same rank and
 * suit are fungible [Cards].
 */
export type Card = {
  readonly __typename?: 'Card';
  /** Display name: `Knight of Swords`. */
  readonly name: Scalars['String']['output'];
  /** Code of the rank. */
  readonly rank: Scalars['String']['output'];
  /** Code of the suit. */
  readonly suit: Scalars['String']['output'];
};

/** A card, by codes of the season's deck. */
export type CardInput = {
  /** The quantity, 1 to 1,000,000. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** Code of the rank: `KNIGHT`, `10`. */
  readonly rank: Scalars['String']['input'];
  /** Code of the suit: `SWORDS`. */
  readonly suit: Scalars['String']['input'];
};

/** A card was played [Play]. */
export type CardPlayed = Event & {
  readonly __typename?: 'CardPlayed';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The named card. */
  readonly card: GiolittiCard;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The claimed points. */
  readonly claim: Scalars['Int']['output'];
  /** The game. */
  readonly game: GiolittiGame;
  /** The player. */
  readonly player: Player;
  /** The points added: the whole claim or 0. */
  readonly scored: Scalars['Int']['output'];
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The price of a card in sold lots. */
export type CardPrice = {
  readonly __typename?: 'CardPrice';
  /** Average price. The price of a lot is divided equally among its cards. */
  readonly averagePrice: Scalars['Float']['output'];
  /** The card. */
  readonly card: Card;
  /** Number of these cards sold. */
  readonly sold: Scalars['Int']['output'];
};

/** A tracked value of a card. */
export type CardValue = {
  readonly __typename?: 'CardValue';
  /** The card. */
  readonly card: Card;
  /** The current value. */
  readonly value: Scalars['JSON']['output'];
};

/** Input for `castConfidenceVote`. */
export type CastConfidenceVoteInput = {
  /** The vote. */
  readonly choice: ConfidenceChoice;
  /** The vote of confidence. */
  readonly confidenceVoteId: Scalars['ID']['input'];
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Input for `castVote`. */
export type CastVoteInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The proposal. */
  readonly proposalId: Scalars['ID']['input'];
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
  /** The player's choice. */
  readonly vote: VoteChoice;
};

/** A draw from a stream. */
export type ChanceDraw = {
  readonly __typename?: 'ChanceDraw';
  /** The players' client seeds. They are part of the label. */
  readonly clientSeeds: ReadonlyArray<Scalars['String']['output']>;
  /**
   * Number of the draw in the throw's own stream or, in `ridotto/1`, in the stream of the week or
   * game.
   */
  readonly number: Scalars['Int']['output'];
  /** The `seq` of the event that reports the draw. */
  readonly seq: Scalars['Int']['output'];
  /** Number of sides of the die. */
  readonly sides: Scalars['Int']['output'];
  /** The throw's own stream, numbered from 1: `slots/p3/1`; null in `ridotto/1`. */
  readonly stream: Maybe<Scalars['String']['output']>;
  /** The value, from 0 to `sides` − 1; the die shows one more. */
  readonly value: Scalars['Int']['output'];
};

/** A stream of random numbers. */
export type ChanceStream = {
  readonly __typename?: 'ChanceStream';
  /**
   * The algorithm of the draws: `ridotto/2`, or `ridotto/1` for an old seed without fixed client
   * seeds.
   */
  readonly algorithm: Scalars['String']['output'];
  /** SHA-256 of the seed, published before the first draw. */
  readonly commitment: Scalars['String']['output'];
  /** The `seq` of the event that published the commitment; null in `ridotto/1`. */
  readonly committedSeq: Maybe<Scalars['Int']['output']>;
  /** SHA-256 of the fixed hashes, joined by commas. It is part of each label. Null in `ridotto/1`. */
  readonly digest: Maybe<Scalars['String']['output']>;
  /**
   * All draws of the stream that were reported by events, in order. The draws of a shuffle are in
   * `shuffle`.
   */
  readonly draws: ReadonlyArray<ChanceDraw>;
  /**
   * The hashes that were already fixed when the seed was drawn, in the order in which the players
   * joined.
   */
  readonly fixedClientSeeds: ReadonlyArray<FixedClientSeed>;
  /** The stream's game; null in a round. */
  readonly game: Maybe<GiolittiGame>;
  /** The seed, 32 bytes in hexadecimal; null until it is published. */
  readonly seed: Maybe<Scalars['String']['output']>;
  /** The shuffle of the game's deck; null in a round. */
  readonly shuffle: Maybe<DeckShuffle>;
  /** Number of the stream's week; null in a dynasty. */
  readonly week: Maybe<Scalars['Int']['output']>;
};


/** A stream of random numbers. */
export type ChanceStreamDrawsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
};

/** Input for `changeDisplayName`. */
export type ChangeDisplayNameInput = {
  /** 1 to 40 characters in one line, under the same rules as in `joinSeason`. */
  readonly displayName: Scalars['String']['input'];
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};

/** Payload of `changeDisplayName`. */
export type ChangeDisplayNamePayload = Payload & {
  readonly __typename?: 'ChangeDisplayNamePayload';
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /** Always null: this mutation changes no season. */
  readonly seq: Maybe<Scalars['Int']['output']>;
  /** The account; null when refused. */
  readonly viewer: Maybe<Viewer>;
};

/** Input for `changeHandle`. */
export type ChangeHandleInput = {
  /**
   * 3 to 30 letters, digits, `-` or `_`. Case is ignored in comparisons, so a change of case alone is
   * allowed.
   */
  readonly handle: Scalars['String']['input'];
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The current password. */
  readonly password: Scalars['String']['input'];
};

/** Payload of `changeHandle`. */
export type ChangeHandlePayload = Payload & {
  readonly __typename?: 'ChangeHandlePayload';
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /** Always null: this mutation changes no season. */
  readonly seq: Maybe<Scalars['Int']['output']>;
  /** The account; null when refused. */
  readonly viewer: Maybe<Viewer>;
};

/** In a dynasty: gives a player a mask, or takes the player's mask off. */
export type ChangeMaskEffect = {
  readonly __typename?: 'ChangeMaskEffect';
  /** The code of the mask; null for none. */
  readonly mask: Maybe<Scalars['String']['output']>;
  /** The player. */
  readonly player: Player;
};

/** A player's mask. */
export type ChangeMaskInput = {
  /** The code of the mask; null for none. */
  readonly mask?: InputMaybe<Scalars['String']['input']>;
  /** The player. */
  readonly playerId: Scalars['ID']['input'];
};

/** Input for `changePassword`. */
export type ChangePasswordInput = {
  /** True to end the access tokens too. All other sessions end in any case. */
  readonly accessTokens?: InputMaybe<Scalars['Boolean']['input']>;
  /** The current password. */
  readonly currentPassword: Scalars['String']['input'];
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** 8 to 200 characters. A password that is easy to guess is refused: `PASSWORD_TOO_EASY`. */
  readonly newPassword: Scalars['String']['input'];
};

/** Payload of `changePassword`. */
export type ChangePasswordPayload = Payload & {
  readonly __typename?: 'ChangePasswordPayload';
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /** Always null: this mutation changes no season. */
  readonly seq: Maybe<Scalars['Int']['output']>;
  /** The account; null when refused. */
  readonly viewer: Maybe<Viewer>;
};

/** A Discord channel of the original game. */
export type Channel =
  /** `#auctions`: lots and bids. */
  | 'AUCTIONS'
  /** `#game-actions`: game actions without a channel of their own. */
  | 'GAME_ACTIONS'
  /** `#judge-elections`: candidates, endorsements and elections. */
  | 'JUDGE_ELECTIONS'
  /** `#proposals`: proposals and the votes on them. */
  | 'PROPOSALS'
  /** `#tables`: Slots and War. */
  | 'TABLES';

/** Input for `claimGuest`. */
export type ClaimGuestInput = {
  /** The name to sign in with: 3 to 30 letters, digits, `-` or `_`; case is ignored. */
  readonly handle: Scalars['String']['input'];
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** 8 to 200 characters. A password that is easy to guess is refused: `PASSWORD_TOO_EASY`. */
  readonly password: Scalars['String']['input'];
};

/** Payload of `claimGuest`. */
export type ClaimGuestPayload = Payload & {
  readonly __typename?: 'ClaimGuestPayload';
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /** Always null: this mutation changes no season. */
  readonly seq: Maybe<Scalars['Int']['output']>;
  /** The account; null when refused. */
  readonly viewer: Maybe<Viewer>;
};

/** The score of a card if it were played now. */
export type ClaimableCard = {
  readonly __typename?: 'ClaimableCard';
  /** The card. */
  readonly card: GiolittiCard;
  /** True if earlier plays allow the card to be named now. */
  readonly nameable: Scalars['Boolean']['output'];
  /** The highest possible claim. */
  readonly points: Scalars['Int']['output'];
  /** The tricks that the card would score. */
  readonly tricks: ReadonlyArray<ClaimableTrick>;
};

/** A trick that a card would score. */
export type ClaimableTrick = {
  readonly __typename?: 'ClaimableTrick';
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** The score, including additions; 0 while Death stops the trick. */
  readonly points: Scalars['Int']['output'];
  /** Code of the trick. */
  readonly trick: Scalars['String']['output'];
  /** The reason for the score, in a sentence. */
  readonly why: Scalars['String']['output'];
};

/** A clause of a contract [Contracts]. */
export type Clause = {
  readonly __typename?: 'Clause';
  /** The players whose consent each payment needs. */
  readonly consent: ReadonlyArray<Player>;
  /**
   * The price of each item taken; empty if the items are free. The player pays it to the contract when
   * the items move.
   */
  readonly for: ReadonlyArray<Holding>;
  /** Start of the payments; null unless `when` is `FROM`. */
  readonly from: Maybe<Scalars['DateTime']['output']>;
  /** The items, with their amounts. */
  readonly items: ReadonlyArray<ClauseItem>;
  /** Number in the contract, never reused; null for a proposed clause. */
  readonly number: Maybe<Scalars['Int']['output']>;
  /** Code of the phase; null unless `when` is `PHASE`. */
  readonly phase: Maybe<Scalars['String']['output']>;
  /** The clause in a sentence, written by the server. */
  readonly text: Scalars['String']['output'];
  /** The players who may take the items; empty if every party may. */
  readonly to: ReadonlyArray<Player>;
  /** The time at which the clause pays. */
  readonly when: ClauseTime;
};

/** A clause. `CLAUSE_IMPOSSIBLE` if it could never pay. */
export type ClauseInput = {
  /** The parties whose consent each payment needs, up to 20. */
  readonly consent?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** The price of each item taken, paid to the contract: up to 20 items. By default the items are free. */
  readonly for?: InputMaybe<ReadonlyArray<ItemInput>>;
  /** Start of the payments; required with `FROM`. */
  readonly from?: InputMaybe<Scalars['DateTime']['input']>;
  /** The items, 1 to 20. */
  readonly items: ReadonlyArray<ClauseItemInput>;
  /** Code of the phase; required with `PHASE`. */
  readonly phase?: InputMaybe<Scalars['String']['input']>;
  /** The players who may take the items, up to 20; empty for every party. */
  readonly to?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** The time at which the clause pays. */
  readonly when?: InputMaybe<ClauseTime>;
};

/** The amount of an item under a clause. */
export type ClauseItem = {
  readonly __typename?: 'ClauseItem';
  /** The code of the item. */
  readonly item: Scalars['String']['output'];
  /** Display name, in the plural. */
  readonly name: Scalars['String']['output'];
  /** Maximum per week; null without a limit. */
  readonly perWeek: Maybe<Scalars['Float']['output']>;
  /** Maximum in all; null without a limit. */
  readonly total: Maybe<Scalars['Float']['output']>;
};

/** The amount of an item under a clause. */
export type ClauseItemInput = {
  /** The code of the item, such as `CHIP` or `CARD:KNIGHT:SWORDS`. */
  readonly item: Scalars['String']['input'];
  /** Maximum per week; required with `WEEKLY`. */
  readonly perWeek?: InputMaybe<Scalars['Int']['input']>;
  /** Maximum in all. */
  readonly total?: InputMaybe<Scalars['Int']['input']>;
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

/** A player fixed a client seed, or took back a fixed one. */
export type ClientSeedSet = Event & {
  readonly __typename?: 'ClientSeedSet';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The player. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The hash of the client seed; null if the player took the client seed back. */
  readonly sha256: Maybe<Scalars['String']['output']>;
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The host set the test clock. */
export type ClockAdvanced = Event & {
  readonly __typename?: 'ClockAdvanced';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /** The new time. */
  readonly to: Scalars['DateTime']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A player's clock in a game is almost out of time [Play; K13]. */
export type ClockWarned = Event & {
  readonly __typename?: 'ClockWarned';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** Time at which the clock runs out. */
  readonly deadline: Scalars['DateTime']['output'];
  /** The game. */
  readonly game: GiolittiGame;
  /** The player. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Ends the season, if the ruleset leaves the power to proposals [Hosting and Joining]. */
export type CloseSeasonEffect = {
  readonly __typename?: 'CloseSeasonEffect';
  /** The season in its current state. */
  readonly season: Season;
};

/** Input for `closeSeason`. */
export type CloseSeasonInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Input for `comeBack`. */
export type ComeBackInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Input for `commitSecretAction`. */
export type CommitSecretActionInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The kind of action that the text declares. */
  readonly kind: SecretActionKind;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
  /** SHA-256 of the text's exact UTF-8 bytes: 64 hexadecimal digits. */
  readonly sha256: Scalars['String']['input'];
};

/** One player's vote on a ruling. */
export type ConfidenceBallot = {
  readonly __typename?: 'ConfidenceBallot';
  /** The vote. */
  readonly choice: ConfidenceChoice;
  /** The voter. */
  readonly player: Player;
};

/** A page of votes. */
export type ConfidenceBallotConnection = {
  readonly __typename?: 'ConfidenceBallotConnection';
  /** The votes with their cursors. */
  readonly edges: ReadonlyArray<ConfidenceBallotEdge>;
  /** The votes. */
  readonly nodes: ReadonlyArray<ConfidenceBallot>;
  /** Paging information. */
  readonly pageInfo: PageInfo;
  /** Number of entries on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A vote in a list. */
export type ConfidenceBallotEdge = {
  readonly __typename?: 'ConfidenceBallotEdge';
  /** Cursor of this entry. */
  readonly cursor: Scalars['String']['output'];
  /** The vote. */
  readonly node: ConfidenceBallot;
};

/** A choice in a vote on a ruling. */
export type ConfidenceChoice =
  /** Affirms the ruling. */
  | 'AFFIRM'
  /** Overturns the ruling. */
  | 'OVERTURN';

/** A public vote of confidence on a ruling [Judges]. */
export type ConfidenceVote = Node & {
  readonly __typename?: 'ConfidenceVote';
  /** Number of votes to affirm in the count; before the count, the current number of valid votes. */
  readonly affirming: Scalars['Int']['output'];
  /** The valid votes. */
  readonly ballots: ConfidenceBallotConnection;
  /** Time of the start. */
  readonly calledAt: Scalars['DateTime']['output'];
  /** End of the vote. A vote at that instant is too late. */
  readonly endsAt: Scalars['DateTime']['output'];
  /** Opaque id. */
  readonly id: Scalars['ID']['output'];
  /** Number of votes to overturn in the count; before the count, the current number of valid votes. */
  readonly overturning: Scalars['Int']['output'];
  /** The player who called the vote. */
  readonly player: Player;
  /** The ruling. */
  readonly ruling: Ruling;
  /** Status. */
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
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The vote in its current state. */
  readonly confidenceVote: ConfidenceVote;
  /** The player who called the vote. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A player voted on a ruling, for the first time or again [Judges]. */
export type ConfidenceVoteCast = Event & {
  readonly __typename?: 'ConfidenceVoteCast';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The vote. */
  readonly choice: ConfidenceChoice;
  /** The vote in its current state. */
  readonly confidenceVote: ConfidenceVote;
  /** The voter. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A vote of confidence ended and was counted [Judges]. */
export type ConfidenceVoteConcluded = Event & {
  readonly __typename?: 'ConfidenceVoteConcluded';
  /** Number of votes to affirm. */
  readonly affirming: Scalars['Int']['output'];
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The vote in its current state. */
  readonly confidenceVote: ConfidenceVote;
  /** True if the ruling was overturned. */
  readonly overturned: Scalars['Boolean']['output'];
  /** Number of votes to overturn. */
  readonly overturning: Scalars['Int']['output'];
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Payload of `callConfidenceVote` and `castConfidenceVote`. */
export type ConfidenceVotePayload = Payload & {
  readonly __typename?: 'ConfidenceVotePayload';
  /** The vote of confidence; null when refused. */
  readonly confidenceVote: Maybe<ConfidenceVote>;
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after the mutation; everything up to it is stored on disk. Null when
   * refused, and for a mutation without a season.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** The status of a vote of confidence. */
export type ConfidenceVoteStatus =
  /** The ruling was affirmed. */
  | 'AFFIRMED'
  /** The Judge overturned the ruling before the vote ended. */
  | 'CANCELLED'
  /** Players can vote. */
  | 'OPEN'
  /**
   * The ruling was overturned: more votes were to overturn than to affirm, or the other majority of
   * the rules was reached.
   */
  | 'OVERTURNED';

/** A vote of confidence will end soon. Players who have not voted get this event in the inbox. */
export type ConfidenceVoteWarned = Event & {
  readonly __typename?: 'ConfidenceVoteWarned';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The vote. */
  readonly confidenceVote: ConfidenceVote;
  /** Time at which the vote ends. */
  readonly endsAt: Scalars['DateTime']['output'];
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Input for `consentToContractChange`. */
export type ConsentToContractChangeInput = {
  /** The proposal. */
  readonly changeId: Scalars['ID']['input'];
  /** True to consent; false to decline, or to take back your own proposal. */
  readonly consent?: InputMaybe<Scalars['Boolean']['input']>;
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** A contract between players [Contracts]. */
export type Contract = Node & {
  readonly __typename?: 'Contract';
  /** Time of the last party's consent; null before. */
  readonly beganAt: Maybe<Scalars['DateTime']['output']>;
  /** The proposals to the parties, oldest first. */
  readonly changes: ReadonlyArray<ContractChange>;
  /** The clauses that the server carries out. */
  readonly clauses: ReadonlyArray<Clause>;
  /** Time at which the contract or its offer ended; null before. */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /** The contract's items. */
  readonly holdings: ReadonlyArray<Holding>;
  /** Opaque id. */
  readonly id: Scalars['ID']['output'];
  /** Time of the offer. */
  readonly offeredAt: Scalars['DateTime']['output'];
  /** The player who offered the contract. */
  readonly offerer: Player;
  /** The past, present and proposed parties. */
  readonly parties: ReadonlyArray<ContractParty>;
  /** Status. */
  readonly status: ContractStatus;
  /** The terms in words. */
  readonly terms: Scalars['String']['output'];
};

/** A party consented to a contract [Contracts]. */
export type ContractAccepted = Event & {
  readonly __typename?: 'ContractAccepted';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** True if this is the last consent: the contract then begins. */
  readonly begins: Scalars['Boolean']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The contract. */
  readonly contract: Contract;
  /** The party. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A contract was amended by consent of all parties. */
export type ContractAmended = Event & {
  readonly __typename?: 'ContractAmended';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The proposal. */
  readonly change: ContractChange;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The contract. */
  readonly contract: Contract;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A contract was cancelled: the offerer took back the offer, or a party left. */
export type ContractCancelled = Event & {
  readonly __typename?: 'ContractCancelled';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The contract. */
  readonly contract: Contract;
  /** The player who took back the offer or left. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A proposal to the parties of a contract. */
export type ContractChange = Node & {
  readonly __typename?: 'ContractChange';
  /** The players who have not consented yet. */
  readonly awaited: ReadonlyArray<Player>;
  /** Number of the clause; null unless `kind` is `WITHDRAW`. */
  readonly clause: Maybe<Scalars['Int']['output']>;
  /** The proposed clauses; empty unless `kind` is `AMEND`. */
  readonly clauses: ReadonlyArray<Clause>;
  /** The contract. */
  readonly contract: Contract;
  /** The reason for which the proposal lapsed; null if it has not. */
  readonly drop: Maybe<ContractChangeDrop>;
  /** Time at which the proposal took effect or lapsed; null before. */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Opaque id. */
  readonly id: Scalars['ID']['output'];
  /** Kind. */
  readonly kind: ContractChangeKind;
  /** Time of the proposal. */
  readonly proposedAt: Scalars['DateTime']['output'];
  /** The player who made the proposal. */
  readonly proposer: Player;
  /** The player who gets the rest; null unless `kind` is `END`. */
  readonly restTo: Maybe<Player>;
  /** Each player's items; empty unless `kind` is `END` or `WITHDRAW`. */
  readonly shares: ReadonlyArray<Share>;
  /** Status. */
  readonly status: ContractChangeStatus;
  /** The proposed terms; null unless `kind` is `AMEND`. */
  readonly terms: Maybe<Scalars['String']['output']>;
};

/** A party consented to a proposal. */
export type ContractChangeConsented = Event & {
  readonly __typename?: 'ContractChangeConsented';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The proposal. */
  readonly change: ContractChange;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The contract. */
  readonly contract: Contract;
  /** The party. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The reason why a proposal to the parties of a contract lapsed. */
export type ContractChangeDrop =
  /** The contract was amended or ended before all had consented. */
  | 'CONTRACT_CHANGED'
  /** A party declined the proposal, or the proposer took it back. */
  | 'DECLINED'
  /** All consented, but the proposal had become impossible. */
  | 'IMPOSSIBLE'
  /** A party or the proposer left. */
  | 'PARTY_LEFT';

/** A proposal lapsed. */
export type ContractChangeDropped = Event & {
  readonly __typename?: 'ContractChangeDropped';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The proposal. */
  readonly change: ContractChange;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The contract. */
  readonly contract: Contract;
  /** The reason. */
  readonly reason: ContractChangeDrop;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The kind of a proposal to the parties of a contract. */
export type ContractChangeKind =
  /** Changes the terms and clauses. */
  | 'AMEND'
  /** Ends the contract. */
  | 'END'
  /** Withdraws items that need consent. */
  | 'WITHDRAW';

/** A player made a proposal to the parties of a contract. */
export type ContractChangeProposed = Event & {
  readonly __typename?: 'ContractChangeProposed';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The proposal. */
  readonly change: ContractChange;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The contract. */
  readonly contract: Contract;
  /** The player who made the proposal. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The status of a proposal to the parties of a contract. */
export type ContractChangeStatus =
  /** The proposal took effect. */
  | 'DONE'
  /** The proposal lapsed. */
  | 'DROPPED'
  /** Some consents are missing. */
  | 'PROPOSED';

/** A page of contracts. */
export type ContractConnection = {
  readonly __typename?: 'ContractConnection';
  /** The contracts with their cursors. */
  readonly edges: ReadonlyArray<ContractEdge>;
  /** The contracts. */
  readonly nodes: ReadonlyArray<Contract>;
  /** Paging information. */
  readonly pageInfo: PageInfo;
  /** Number of entries on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A party declined a contract. */
export type ContractDeclined = Event & {
  readonly __typename?: 'ContractDeclined';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The contract. */
  readonly contract: Contract;
  /** The party. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A player gave items to a contract [Contracts]. */
export type ContractDeposited = Event & {
  readonly __typename?: 'ContractDeposited';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The contract. */
  readonly contract: Contract;
  /** The player who gave the items. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /** Items that changed hands. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** All parties left. The contract is dissolved, and its items are destroyed. */
export type ContractDissolved = Event & {
  readonly __typename?: 'ContractDissolved';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The contract. */
  readonly contract: Contract;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /** Items that changed hands. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A contract in a list. */
export type ContractEdge = {
  readonly __typename?: 'ContractEdge';
  /** Cursor of this entry. */
  readonly cursor: Scalars['String']['output'];
  /** The contract. */
  readonly node: Contract;
};

/** A contract was ended by consent of all parties. */
export type ContractEnded = Event & {
  readonly __typename?: 'ContractEnded';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The proposal. */
  readonly change: ContractChange;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The contract. */
  readonly contract: Contract;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /** Items that changed hands. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A contract was offered [Contracts]. */
export type ContractOffered = Event & {
  readonly __typename?: 'ContractOffered';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The contract. */
  readonly contract: Contract;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A contract paid under a clause [Contracts]. */
export type ContractPaid = Event & {
  readonly __typename?: 'ContractPaid';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** Number of the clause. */
  readonly clause: Scalars['Int']['output'];
  /** The contract. */
  readonly contract: Contract;
  /** The player who took the items. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /** Items that changed hands, the price first. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A party of a contract. */
export type ContractParty = {
  readonly __typename?: 'ContractParty';
  /** Time of the party's consent; null before. */
  readonly consentedAt: Maybe<Scalars['DateTime']['output']>;
  /** The player. */
  readonly player: Player;
  /** Time at which the party left or the contract ended; null for a present party. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

/** A party of a contract left. */
export type ContractPartyLeft = Event & {
  readonly __typename?: 'ContractPartyLeft';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The contract. */
  readonly contract: Contract;
  /** The player who left. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Payload of the mutations of contracts. */
export type ContractPayload = Payload & {
  readonly __typename?: 'ContractPayload';
  /** The contract; null when refused. */
  readonly contract: Maybe<Contract>;
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after the mutation; everything up to it is stored on disk. Null when
   * refused, and for a mutation without a season.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** The status of a contract. */
export type ContractStatus =
  /** The offerer took the offer back, or a party left. */
  | 'CANCELLED'
  /** A party declined the offer. */
  | 'DECLINED'
  /** All parties left, and the contract's items were destroyed. */
  | 'DISSOLVED'
  /** All parties consented to the contract's end. */
  | 'ENDED'
  /** All parties have consented. */
  | 'IN_FORCE'
  /** The parties have not all consented yet. */
  | 'OFFERED';

/** Input for `correctByOffice`. */
export type CorrectByOfficeInput = {
  /** The effects in order, 1 to 20 entries. */
  readonly effects: ReadonlyArray<ProposalEffectInput>;
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The code of the office. */
  readonly office: Scalars['String']['input'];
  /** The reason, visible to everybody: up to 500 characters. */
  readonly reason: Scalars['String']['input'];
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Payload of `correctByOffice`. */
export type CorrectByOfficePayload = Payload & {
  readonly __typename?: 'CorrectByOfficePayload';
  /** The holder of the office; null when refused. */
  readonly player: Maybe<Player>;
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after the mutation; everything up to it is stored on disk. Null when
   * refused, and for a mutation without a season.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** In a round: corrects the place and the score of a hand. Its prize and its fortunes stay. */
export type CorrectHandEffect = {
  readonly __typename?: 'CorrectHandEffect';
  /** The hand. */
  readonly hand: Hand;
  /** The new place. */
  readonly placement: Scalars['Int']['output'];
  /** The new score, in decimal digits; null if the score stays. */
  readonly score: Maybe<Scalars['String']['output']>;
};

/** The new place and score of a hand. */
export type CorrectHandInput = {
  /** The hand. */
  readonly handId: Scalars['ID']['input'];
  /** The new place, 1 to 1,000,000. */
  readonly placement: Scalars['Int']['input'];
  /** The new score, in decimal digits; by default the score stays. */
  readonly score?: InputMaybe<Scalars['String']['input']>;
};

/** In a dynasty: corrects a player's Magistrelli. */
export type CorrectMagistrelliEffect = {
  readonly __typename?: 'CorrectMagistrelliEffect';
  /** The new number. */
  readonly magistrelli: Scalars['Int']['output'];
  /** The player. */
  readonly player: Player;
};

/** A player's Magistrelli. */
export type CorrectMagistrelliInput = {
  /** The new number, 0 to 1,000,000. */
  readonly magistrelli: Scalars['Int']['input'];
  /** The player. */
  readonly playerId: Scalars['ID']['input'];
};

/** In a dynasty: corrects a mask's Moda. */
export type CorrectModaEffect = {
  readonly __typename?: 'CorrectModaEffect';
  /** The code of the mask. */
  readonly mask: Scalars['String']['output'];
  /** The new Moda. */
  readonly moda: Scalars['Int']['output'];
};

/** A mask's Moda. */
export type CorrectModaInput = {
  /** The code of the mask. */
  readonly mask: Scalars['String']['input'];
  /** The new Moda, 1 to 1,000,000. */
  readonly moda: Scalars['Int']['input'];
};

/**
 * Corrects the start of a player's membership. The time at which the player becomes reputable depends
 * on it.
 */
export type CorrectStandingEffect = {
  readonly __typename?: 'CorrectStandingEffect';
  /** The corrected start of the membership. */
  readonly joinedAt: Scalars['DateTime']['output'];
  /** The player. */
  readonly player: Player;
};

/** A card and its quantity. */
export type CountedCard = {
  readonly __typename?: 'CountedCard';
  /** The card. */
  readonly card: Card;
  /** The quantity, 1 or more. */
  readonly count: Scalars['Float']['output'];
};

/** Input for `createAccessToken`. */
export type CreateAccessTokenInput = {
  /** Expiry time; by default the token does not expire. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** A name for the token, 1 to 60 characters. */
  readonly name: Scalars['String']['input'];
  /** The token's permissions: at least one, and only scopes of the token of this request. */
  readonly scopes: ReadonlyArray<Scope>;
};

/** Payload of `createAccessToken`. */
export type CreateAccessTokenPayload = Payload & {
  readonly __typename?: 'CreateAccessTokenPayload';
  /** The token without its secret. */
  readonly accessToken: Maybe<AccessToken>;
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /** Always null: this mutation changes no season. */
  readonly seq: Maybe<Scalars['Int']['output']>;
  /** The token's secret; it is shown once. */
  readonly token: Maybe<Scalars['String']['output']>;
};

/** Gives a player a new duck. */
export type CreateDuckEffect = {
  readonly __typename?: 'CreateDuckEffect';
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** The player who gets the duck. */
  readonly player: Player;
};

/** Input for `createDuck`. */
export type CreateDuckInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Name, 1 to 40 characters. */
  readonly name: Scalars['String']['input'];
  /** The player who gets the duck. */
  readonly playerId: Scalars['ID']['input'];
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Input for `createDynasty`. */
export type CreateDynastyInput = {
  /** True if the server deals and ends games; by default as in the edition. */
  readonly automaticDealing?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * The account that deals if dealing is not automatic; by default the host. The account need not
   * agree and has no duties, but games start only by its action.
   */
  readonly dealerId?: InputMaybe<Scalars['ID']['input']>;
  /** Description, up to 1,000 characters. Line ends are the only control characters allowed. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Id of an edition. */
  readonly edition?: InputMaybe<Scalars['String']['input']>;
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Name, 1 to 80 characters. */
  readonly name: Scalars['String']['input'];
  /** True for a rehearsal: the host can set its clock and decks. This cannot be changed later. */
  readonly rehearsal?: InputMaybe<Scalars['Boolean']['input']>;
  /** Changes to the edition: a JSON Patch (RFC 6902). */
  readonly ruleset?: InputMaybe<Scalars['JSON']['input']>;
  /** Start of a rehearsal's clock, by default now. `BAD_USER_INPUT` for other dynasties. */
  readonly startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /**
   * The rules-time at the start, for a tempo other than the default. By default the last Sunday 00:00
   * before the start.
   */
  readonly startsAtRulesTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** True if the server settles bets as soon as possible; by default as in the edition (true). */
  readonly steward?: InputMaybe<Scalars['Boolean']['input']>;
  /** Length of a rules-day in real seconds, 60 (in a rehearsal 1) to 31,536,000; by default as in the edition (86,400). */
  readonly tempo?: InputMaybe<Scalars['Int']['input']>;
  /** Visibility; it also decides who may join. */
  readonly visibility?: InputMaybe<SeasonVisibility>;
};

/** Payload of `createDynasty`. */
export type CreateDynastyPayload = Payload & {
  readonly __typename?: 'CreateDynastyPayload';
  /**
   * The invitation code; null for a public dynasty and when refused. The host also finds it in
   * `Season.invitation`.
   */
  readonly inviteCode: Maybe<Scalars['String']['output']>;
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /** The dynasty; null when refused. */
  readonly season: Maybe<Dynasty>;
  /**
   * The season's journal position after the mutation; everything up to it is stored on disk. Null when
   * refused, and for a mutation without a season.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** Input for `createFeedToken`. */
export type CreateFeedTokenInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The kind of feed. */
  readonly kind: FeedKind;
  /** Name, 1 to 60 characters; by default the season's name, or “All seasons”. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The season. Without it, the calendar of all seasons in which you play, deal or are the host. */
  readonly seasonId?: InputMaybe<Scalars['ID']['input']>;
};

/** Payload of `createFeedToken`. */
export type CreateFeedTokenPayload = Payload & {
  readonly __typename?: 'CreateFeedTokenPayload';
  /** The token without its secret; null when refused. */
  readonly accessToken: Maybe<AccessToken>;
  /**
   * Path on this server with the token: `/calendar/….ics?token=…`. It is shown once. Anybody with it
   * can read the feed. Null when refused.
   */
  readonly path: Maybe<Scalars['String']['output']>;
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /** Always null: this mutation changes no season. */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** The contents of a new Player Lot: at least one item or Work of Art, and up to 300 of each. */
export type CreatePlayerLotInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Items other than the currency and the item that wins the round. */
  readonly items?: InputMaybe<ReadonlyArray<ItemInput>>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
  /** The ids of Works of Art. */
  readonly works?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** Input for `createRound`. */
export type CreateRoundInput = {
  /** Description, up to 1,000 characters. Line ends are the only control characters allowed. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Id of an edition. */
  readonly edition?: InputMaybe<Scalars['String']['input']>;
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Name, 1 to 80 characters. */
  readonly name: Scalars['String']['input'];
  /** True for a rehearsal: the host can set its clock and items. This cannot be changed later. */
  readonly rehearsal?: InputMaybe<Scalars['Boolean']['input']>;
  /** Changes to the edition: a JSON Patch (RFC 6902). */
  readonly ruleset?: InputMaybe<Scalars['JSON']['input']>;
  /** Time of the start, by default now. Only a rehearsal may start in the past. */
  readonly startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /**
   * The rules-time at the start, for a tempo other than the default. By default the last Sunday 00:00
   * before the start.
   */
  readonly startsAtRulesTime?: InputMaybe<Scalars['DateTime']['input']>;
  /**
   * True if the server itself takes the actions that are open to any player; by default as in the
   * edition (true).
   */
  readonly steward?: InputMaybe<Scalars['Boolean']['input']>;
  /** Length of a rules-day in real seconds, 60 (in a rehearsal 1) to 31,536,000; by default as in the edition (86,400). */
  readonly tempo?: InputMaybe<Scalars['Int']['input']>;
  /** Visibility; it also decides who may join. */
  readonly visibility?: InputMaybe<SeasonVisibility>;
};

/** Payload of `createRound`. */
export type CreateRoundPayload = Payload & {
  readonly __typename?: 'CreateRoundPayload';
  /**
   * The invitation code; null for a public round and when refused. The host also finds it in
   * `Season.invitation`.
   */
  readonly inviteCode: Maybe<Scalars['String']['output']>;
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /** The round; null when refused. */
  readonly season: Maybe<Round>;
  /**
   * The season's journal position after the mutation; everything up to it is stored on disk. Null when
   * refused, and for a mutation without a season.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** Input for `createStreamTicket`. Each request creates a new ticket, even with the same key. */
export type CreateStreamTicketInput = {
  /** Has no effect: each request creates a new ticket. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};

/** Payload of `createStreamTicket`. */
export type CreateStreamTicketPayload = Payload & {
  readonly __typename?: 'CreateStreamTicketPayload';
  /** Time until which the ticket can open a stream: a minute from now. */
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /** Always null: this mutation changes no season. */
  readonly seq: Maybe<Scalars['Int']['output']>;
  /**
   * The ticket, for the address of the stream. Keep it secret until `expiresAt`. A browser that lost
   * its stream resumes it with the same ticket and the `Last-Event-ID` that it sends by itself.
   */
  readonly ticket: Maybe<Scalars['String']['output']>;
};

/** Creates a Work of Art for a player. */
export type CreateWorkEffect = {
  readonly __typename?: 'CreateWorkEffect';
  /** The artist. */
  readonly artist: Scalars['String']['output'];
  /** The https URL of an image; null without one. */
  readonly imageUrl: Maybe<Scalars['String']['output']>;
  /** The player who gets the Work. */
  readonly player: Player;
  /** Name. */
  readonly title: Scalars['String']['output'];
  /** The value, in the currency. */
  readonly value: Scalars['Float']['output'];
};

/** Input for `createWorkOfArt`. */
export type CreateWorkOfArtInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
  /** The Work. */
  readonly work: WorkOfArtInput;
};

/** The keeper of a secret action's text. */
export type Custody =
  /** The server. It reveals the text when the action matures. */
  | 'ENTRUSTED'
  /** The player. The player must reveal the text. */
  | 'OWN';

/** A time in a season at which something begins or ends. */
export type Deadline = {
  readonly __typename?: 'Deadline';
  /** Time of the deadline. */
  readonly at: Scalars['DateTime']['output'];
  /** The deadline's key in the season. It stays the same if the deadline's time changes. */
  readonly key: Scalars['String']['output'];
  /** The deadline in a sentence, with current names: `The Auction Phase of week 3 begins.` */
  readonly text: Scalars['String']['output'];
};

/** A player became the dealer [Starting a Game]. */
export type DealerHandedOn = Event & {
  readonly __typename?: 'DealerHandedOn';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The player. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A dealt hand, public after the Fine. */
export type DealtHand = {
  readonly __typename?: 'DealtHand';
  /** The cards, in the order of the deal. */
  readonly cards: ReadonlyArray<GiolittiCard>;
  /** The participant. */
  readonly player: Player;
};

/** All possible cards: each suit has the ranks of its archetype [Cards]. */
export type DeckRules = {
  readonly __typename?: 'DeckRules';
  /** The archetypes: groups of ranks. */
  readonly archetypes: ReadonlyArray<ArchetypeRules>;
  /** The suits in order. */
  readonly suits: ReadonlyArray<SuitRules>;
};

/**
 * The shuffle of a game's deck. Once the seed is published, anybody can repeat the deal.
 * `/docs/verifying.md` has the order of the deal [Starting a Game; K3].
 */
export type DeckShuffle = {
  readonly __typename?: 'DeckShuffle';
  /** The participants' client seeds in the label, in the order in which the participants joined. */
  readonly clientSeeds: ReadonlyArray<Scalars['String']['output']>;
  /** The deck before the shuffle, in the order of the game's ruleset. */
  readonly deck: ReadonlyArray<GiolittiCard>;
  /** Number of cards that the dealer of a rehearsal put on top. They are not shuffled. */
  readonly fixedCards: Scalars['Int']['output'];
  /** Number of the shuffle's first draw in the stream. */
  readonly from: Scalars['Int']['output'];
  /** The stream of the draws, such as `game/3`; null in `ridotto/1`. */
  readonly stream: Maybe<Scalars['String']['output']>;
};

/** Declares a player the winner. The season ends after all other effects. */
export type DeclareVictorEffect = {
  readonly __typename?: 'DeclareVictorEffect';
  /** The winner. */
  readonly player: Player;
};

/** Input for `declineContract`. */
export type DeclineContractInput = {
  /** The contract. */
  readonly contractId: Scalars['ID']['input'];
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Input for `declineTrade`. */
export type DeclineTradeInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
  /** The trade. */
  readonly tradeId: Scalars['ID']['input'];
};

/** Input for `deleteAccount`. */
export type DeleteAccountInput = {
  /** Has no effect: a repeat is `UNAUTHENTICATED`. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The password; guests leave it out. */
  readonly password?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `deleteAccount`. */
export type DeleteAccountPayload = Payload & {
  readonly __typename?: 'DeleteAccountPayload';
  /** Id of the deleted account; null when refused. */
  readonly accountId: Maybe<Scalars['ID']['output']>;
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /** Always null: this mutation changes no season. */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** Input for `depositIntoContract`. */
export type DepositIntoContractInput = {
  /** The contract. */
  readonly contractId: Scalars['ID']['input'];
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The items to give, 1 to 300 entries. */
  readonly items: ReadonlyArray<ItemInput>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** A season's name and description. A field that is left out stays the same. */
export type DescribeSeasonInput = {
  /**
   * Description, up to 1,000 characters; empty for none. Line ends are the only control characters
   * allowed.
   */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Name, 1 to 80 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/** A card drawn by a player. */
export type DrawnCard = {
  readonly __typename?: 'DrawnCard';
  /** The card. */
  readonly card: Card;
  /** The player who drew the card. */
  readonly player: Player;
};

/** A player's duck. It can own items; they never count as the player's items [Ducks]. */
export type Duck = Node & {
  readonly __typename?: 'Duck';
  /** Time of creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The duck's items, sorted by item code. */
  readonly holdings: ReadonlyArray<Holding>;
  /** Opaque id. */
  readonly id: Scalars['ID']['output'];
  /** Time at which the duck was lost because its player left; null for a present duck. */
  readonly lostAt: Maybe<Scalars['DateTime']['output']>;
  /** Name; ducks may have the same name. */
  readonly name: Scalars['String']['output'];
  /** The duck's owner; for a lost duck its last owner. */
  readonly owner: Player;
};

/** A page of ducks. */
export type DuckConnection = {
  readonly __typename?: 'DuckConnection';
  /** The ducks with their cursors. */
  readonly edges: ReadonlyArray<DuckEdge>;
  /** The ducks. */
  readonly nodes: ReadonlyArray<Duck>;
  /** Paging information. */
  readonly pageInfo: PageInfo;
  /** Number of entries on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A player got a duck from the host or by a proposal [Ducks]. */
export type DuckCreated = Event & {
  readonly __typename?: 'DuckCreated';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The duck. */
  readonly duck: Duck;
  /** The player who got the duck. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A duck in a list. */
export type DuckEdge = {
  readonly __typename?: 'DuckEdge';
  /** Cursor of this entry. */
  readonly cursor: Scalars['String']['output'];
  /** The duck. */
  readonly node: Duck;
};

/** A player left, and the player's duck was lost with all its items [Players]. */
export type DuckLost = Event & {
  readonly __typename?: 'DuckLost';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The duck. */
  readonly duck: Duck;
  /** The player. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /** The items that were lost with the duck. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Payload of `createDuck` and `tradeWithDuck`. */
export type DuckPayload = Payload & {
  readonly __typename?: 'DuckPayload';
  /** The duck; null when refused. */
  readonly duck: Maybe<Duck>;
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after the mutation; everything up to it is stored on disk. Null when
   * refused, and for a mutation without a season.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** A player traded with a duck of their own [Trade]. */
export type DuckTraded = Event & {
  readonly __typename?: 'DuckTraded';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The duck. */
  readonly duck: Duck;
  /** The player. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /** Items that changed hands, the player's first. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A dynasty of Giolitti. */
export type Dynasty = Node & Season & {
  readonly __typename?: 'Dynasty';
  /**
   * True if the server deals a game as soon as two players are available, and ends each closed game
   * [K2, K14].
   */
  readonly automaticDealing: Scalars['Boolean']['output'];
  /** Time of creation. It is in real time, even in a rehearsal. */
  readonly createdAt: Scalars['DateTime']['output'];
  /**
   * The season's future deadlines, earliest first: phases, the end of bidding, revelation dates,
   * placements of hands, clocks of games, and the ends of votes, of terms of office and of a pause.
   * They are the same as in a signed-out viewer's calendar. Internal times of the clock, such as those
   * of warnings, are not deadlines: `nextDeadline` may be earlier.
   */
  readonly deadlines: ReadonlyArray<Deadline>;
  /** The account that deals; null if dealing is automatic. */
  readonly dealer: Account;
  /**
   * Description, up to 1,000 characters; null without one. It is plain text: clients may show it as
   * Markdown, but not as HTML.
   */
  readonly description: Maybe<Scalars['String']['output']>;
  /** Time at which the host closed the dynasty; null before. */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /** The games, in the order of their starts. */
  readonly games: GameConnection;
  /** The games between two players; null if either is not in this dynasty. */
  readonly headToHead: Maybe<HeadToHead>;
  /**
   * The first host: the creator, or the player to whom the season was last handed on. `hosting` has
   * all hosts.
   */
  readonly host: Account;
  /** The season's hosts, with their powers. */
  readonly hosting: Hosting;
  /** Opaque id. */
  readonly id: Scalars['ID']['output'];
  /**
   * The invitation, for the host; null for everybody else. Also null if no code is stored: very old
   * codes were not. Create a new one with `rotateInvite`.
   */
  readonly invitation: Maybe<InvitationLink>;
  /**
   * The season's events. A filter leaves out every `HiddenEvent`, because a `HiddenEvent` has no
   * channel, type or player.
   */
  readonly journal: EventConnection;
  /** Always `DYNASTY`. */
  readonly kind: SeasonKind;
  /**
   * The current players, sorted by pegs or by Magistrelli, highest first [Gambling; The Magistrelli
   * System].
   */
  readonly leaderboard: LeaderboardConnection;
  /** The masks with their Moda, in the order of the ruleset [Moda]. */
  readonly masks: ReadonlyArray<Mask>;
  /** Name. */
  readonly name: Scalars['String']['output'];
  /**
   * SHA-256 of the seed of the next game's deal, in hexadecimal. It was fixed before any player was
   * ready.
   */
  readonly nextCommitment: Scalars['String']['output'];
  /** Time of the next change by the clock; null if there is none. */
  readonly nextDeadline: Maybe<Scalars['DateTime']['output']>;
  /** The dynasty's current time: real time, or the test clock of a rehearsal. */
  readonly now: Scalars['DateTime']['output'];
  /** The offices, in the order of the rules. A ruleset can have up to 20. */
  readonly offices: ReadonlyArray<Office>;
  /** Start of the current pause by the players; null without one [Hosting and Joining]. */
  readonly pausedSince: Maybe<Scalars['DateTime']['output']>;
  /**
   * End of the current pause by the players; null without one [Hosting and Joining]. Until then
   * auctions, times to reveal, clocks of games and terms stop, but players can vote and write.
   * `SecretAction.maturesAt` and `revealsAt`, `Hand.placesAt`, `GiolittiGame.deadline`, `Office.until`
   * and `JudgeTerm.until` already include the pause.
   */
  readonly pausedUntil: Maybe<Scalars['DateTime']['output']>;
  /** Always null: a dynasty has no phases. */
  readonly phase: Maybe<Scalars['String']['output']>;
  /** The player with this id; null if there is none. */
  readonly player: Maybe<Player>;
  /** The actions of the players' own rules, in their order. A ruleset can have up to 50. */
  readonly playerActions: ReadonlyArray<PlayerAction>;
  /** The players, in the order in which they joined. */
  readonly players: PlayerConnection;
  /** The proposals, in the order of submission. */
  readonly proposals: ProposalConnection;
  /** True for a rehearsal. The host of a rehearsal can set its clock and decks. */
  readonly rehearsal: Scalars['Boolean']['output'];
  /** All revisions of the ruleset. */
  readonly revisions: RulesetConnection;
  /** The season's current time in rules-time. At the default tempo it is the time in UTC. */
  readonly rulesTime: Scalars['DateTime']['output'];
  /** The current ruleset. It is the Environment of games that start now. */
  readonly ruleset: Ruleset;
  /**
   * The changed passages of the rules between two revisions; null if the ruleset lacks either
   * revision.
   */
  readonly rulesetDifference: Maybe<RulesetDifference>;
  /** Number of the season's last event. */
  readonly seq: Scalars['Int']['output'];
  /** The players' standings over time, earliest first. All viewers of the season see the same. */
  readonly standings: StandingsConnection;
  /** Time of the start. */
  readonly startsAt: Scalars['DateTime']['output'];
  /** Statistics of the dynasty so far. */
  readonly statistics: DynastyStatistics;
  /** Status. A dynasty is running from its creation on. */
  readonly status: SeasonStatus;
  /** True if the server settles bets as soon as possible [K17]. */
  readonly steward: Scalars['Boolean']['output'];
  /** Length of a rules-day in real seconds. */
  readonly tempo: Scalars['Int']['output'];
  /** The tracked values of the rules, in their order. A ruleset can have up to 50. */
  readonly trackedValues: ReadonlyArray<TrackedValue>;
  /** The viewer's own data in the season; null when signed out. */
  readonly viewer: Maybe<SeasonViewer>;
  /** The visibility. */
  readonly visibility: SeasonVisibility;
  /**
   * Approximate number of live connections to the season on all nodes, some seconds old. The server's
   * own bots do not count. Changes are not pushed.
   */
  readonly watching: Scalars['Int']['output'];
  /** The winner; null before there is one. Always null if the rules have no victory condition. */
  readonly winner: Maybe<Player>;
  /** The winners; several if the rules allow a shared victory, none before the end. */
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
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The dynasty was created. */
export type DynastyCreated = Event & {
  readonly __typename?: 'DynastyCreated';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** Id of the first ruleset's edition. */
  readonly edition: Scalars['String']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** SHA-256 of the seed of the first game, in hexadecimal. */
  readonly nextCommitment: Scalars['String']['output'];
  /** True for a rehearsal. */
  readonly rehearsal: Scalars['Boolean']['output'];
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A rank of a suit of Giolitti. */
export type DynastyRankRules = {
  readonly __typename?: 'DynastyRankRules';
  /** The printed heft. */
  readonly heft: Scalars['Int']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Code. */
  readonly rank: Scalars['String']['output'];
};

/** The rules of a dynasty, as typed fields. */
export type DynastyRules = {
  readonly __typename?: 'DynastyRules';
  /** The Bersaglio without the heft of the Grand Canal [Play]. */
  readonly bersaglioBase: Scalars['Int']['output'];
  /** True if players can bet [Gambling]. */
  readonly betting: Scalars['Boolean']['output'];
  /** True if the server shows participants the possible score of a card. */
  readonly claimHelp: Scalars['Boolean']['output'];
  /** Time for a play, or for the answer to a Sfida, in hours of rules-time [Play]. */
  readonly clockHours: Scalars['Int']['output'];
  /** Time of the warning, in hours before the end of `clockHours`; null without a warning. */
  readonly clockWarningHours: Maybe<Scalars['Int']['output']>;
  /** The cards of a game: one of each rank of each suit [The Deck]. */
  readonly deck: ReadonlyArray<DynastySuitRules>;
  /** Number of cards in a hand [Starting a Game]. */
  readonly handSize: Scalars['Int']['output'];
  /** The Juice before the stakes are subtracted [Gambling]. */
  readonly juiceBase: Scalars['Int']['output'];
  /** The further amount subtracted from the Juice while a Sfida is pending [Gambling]. */
  readonly juicePendingSfida: Scalars['Int']['output'];
  /** The masks [Masks]. */
  readonly masks: ReadonlyArray<MaskRules>;
  /** Number of plays of each participant [Play]. */
  readonly playsPerParticipant: Scalars['Int']['output'];
  /** Number of cards in a pocket [Play]. */
  readonly pocketSize: Scalars['Int']['output'];
  /** The classes of proposals [Proposals]; empty without proposals. */
  readonly proposalClasses: ReadonlyArray<ProposalClassRules>;
  /** The maximum of the stakes [Play]. */
  readonly stakesMaximum: Scalars['Int']['output'];
  /** The stakes at the start of a game [Play]. */
  readonly stakesStart: Scalars['Int']['output'];
  /** The actions at the table of a game [Play]; none in the shipped editions. */
  readonly tableActions: ReadonlyArray<TableActionRules>;
  /** The tricks [Tricks]. */
  readonly tricks: ReadonlyArray<TrickRules>;
  /** Time for voiding a game, in hours of rules-time after its end [Ending a Game]. */
  readonly voidHours: Scalars['Int']['output'];
};

/** The standing of a player of a dynasty. */
export type DynastyStanding = Standing & {
  readonly __typename?: 'DynastyStanding';
  /** Number of ended games. A game that is voided later counts up to that time. */
  readonly games: Scalars['Int']['output'];
  /** The player's Magistrelli [Magistrelli]. */
  readonly magistrelli: Scalars['Int']['output'];
  /** The player's pegs. */
  readonly pegs: Scalars['Float']['output'];
  /** The player. */
  readonly player: Player;
  /** The total score of all ended games. */
  readonly score: Scalars['Int']['output'];
  /** Number of games in which the player was the Campione. */
  readonly won: Scalars['Int']['output'];
};

/** Statistics of a dynasty, from public facts. */
export type DynastyStatistics = {
  readonly __typename?: 'DynastyStatistics';
  /** Bets placed. */
  readonly bets: Scalars['Int']['output'];
  /** The first 100 players with an ended game, sorted by number of victories, highest first. */
  readonly campioni: ReadonlyArray<CampioneCount>;
  /** Plays with a claim [Play]. */
  readonly claims: Scalars['Int']['output'];
  /** Claims that were too high and scored nothing [K5]. */
  readonly claimsFailed: Scalars['Int']['output'];
  /** Number of fined participants in all games. */
  readonly fines: Scalars['Int']['output'];
  /** Games ended. Voided games do not count. */
  readonly gamesEnded: Scalars['Int']['output'];
  /** Games started. */
  readonly gamesStarted: Scalars['Int']['output'];
  /** Games voided [K21]. */
  readonly gamesVoided: Scalars['Int']['output'];
  /** Cards played in all games. */
  readonly plays: Scalars['Int']['output'];
  /** Total score of all plays. */
  readonly pointsScored: Scalars['Int']['output'];
  /** Sfide accepted. */
  readonly sfideAccepted: Scalars['Int']['output'];
  /** Sfide offered. */
  readonly sfideOffered: Scalars['Int']['output'];
  /** The number of games in which each trick was active, in the order of the ruleset. */
  readonly tricks: ReadonlyArray<TrickCount>;
  /** Games ended without a Campione. */
  readonly withoutCampione: Scalars['Int']['output'];
};

/** A suit of the deck of Giolitti [The Deck]. */
export type DynastySuitRules = {
  readonly __typename?: 'DynastySuitRules';
  /** True if the cards of the suit are Arcana [Arcana]. */
  readonly arcana: Scalars['Boolean']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** The ranks, highest first. */
  readonly ranks: ReadonlyArray<DynastyRankRules>;
  /** Code. */
  readonly suit: Scalars['String']['output'];
};

/** A player met a victory condition of the rules and won. The dynasty ended with this event [General]. */
export type DynastyWon = Event & {
  readonly __typename?: 'DynastyWon';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The winner; in a shared victory, the winner with the most pegs. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** All winners; several if the rules allow a shared victory. */
  readonly winners: ReadonlyArray<Player>;
};

/** A complete ruleset that comes with the server. */
export type Edition = {
  readonly __typename?: 'Edition';
  /** SHA-256 of the document as canonical JSON, in hexadecimal. */
  readonly digest: Scalars['String']['output'];
  /** The ruleset as JSON. */
  readonly document: Scalars['JSON']['output'];
  /** The rules as typed fields; null for a round. */
  readonly dynasty: Maybe<DynastyRules>;
  /** Id, such as `round-10/2021-08-24`. `Query.node` does not accept it. */
  readonly id: Scalars['ID']['output'];
  /** The edition's game. */
  readonly kind: SeasonKind;
  /** The rules as typed fields; null for a dynasty. */
  readonly round: Maybe<RoundRules>;
  /** The rules in words, by section. */
  readonly sections: ReadonlyArray<RuleSection>;
  /** Display name. */
  readonly title: Scalars['String']['output'];
};

/** The reason for which the effects of an adopted proposal failed. */
export type EffectFailure = {
  readonly __typename?: 'EffectFailure';
  /** Index of the failed effect, from 0. */
  readonly effect: Scalars['Int']['output'];
  /** The reason. */
  readonly refusal: Refusal;
};

/** The division of a contract's items at its end. */
export type EndContractInput = {
  /** The player who gets the rest. */
  readonly restTo: Scalars['ID']['input'];
  /** The shares, up to 20; may be empty. */
  readonly shares?: InputMaybe<ReadonlyArray<ShareInput>>;
};

/** In a round: ends a Judge's term. The chair is then vacant. */
export type EndJudgeTermEffect = {
  readonly __typename?: 'EndJudgeTermEffect';
  /** The Judge. */
  readonly player: Player;
};

/** Input for `endorseCandidate`. */
export type EndorseCandidateInput = {
  /** A candidacy of the current week. */
  readonly candidacyId: Scalars['ID']['input'];
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** A player withdrew an endorsement [Judges]. */
export type EndorsementWithdrawn = Event & {
  readonly __typename?: 'EndorsementWithdrawn';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The candidacy in its current state. */
  readonly candidacy: Candidacy;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The player who withdrew the endorsement. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** An event in a season. The server stores it on disk before sending it to anybody. */
export type Event = {
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
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
  /** Paging information. */
  readonly pageInfo: PageInfo;
  /** Number of entries on all pages; null for a filtered list. */
  readonly totalCount: Maybe<Scalars['Int']['output']>;
};

/** An event in a list. */
export type EventEdge = {
  readonly __typename?: 'EventEdge';
  /** The event's `seq` as text. */
  readonly cursor: Scalars['String']['output'];
  /** The event. */
  readonly node: Event;
};

/** The type of an event: the name of its object type in this schema. */
export type EventType =
  /** A player took an action of the players' own rules [Additional player actions]. */
  | 'ActionTaken'
  /** All lots of the week were decided, or all its lots with one procedure [Bidding]. */
  | 'AuctionConcluded'
  /** A bet was placed [Gambling]. */
  | 'BetPlaced'
  /** A part of a game's bets was settled [Gambling; K17]. */
  | 'BetsSettled'
  /** A bid failed [Bidding]. */
  | 'BidFailed'
  /** A player no longer had the amount of an open bid. The bid became invalid permanently [Bidding]. */
  | 'BidInvalidated'
  /** A player placed an open bid on a lot [Bidding]. */
  | 'BidPlaced'
  /** A player became the bookmaker of a game [Gambling]. */
  | 'BookmakerDeclared'
  /** A candidacy ended, because the candidate left [Judges]. */
  | 'CandidacyDropped'
  /** A player became a candidate for Judge of the next week [Judges]. */
  | 'CandidacyPosted'
  /** A player endorsed a candidate [Judges]. */
  | 'CandidateEndorsed'
  /** A card was played [Play]. */
  | 'CardPlayed'
  /** A player fixed a client seed, or took back a fixed one. */
  | 'ClientSeedSet'
  /** The host set the test clock. */
  | 'ClockAdvanced'
  /** A player's clock in a game is almost out of time [Play; K13]. */
  | 'ClockWarned'
  /** A vote of confidence on a ruling began [Judges]. */
  | 'ConfidenceVoteCalled'
  /** A player voted on a ruling, for the first time or again [Judges]. */
  | 'ConfidenceVoteCast'
  /** A vote of confidence ended and was counted [Judges]. */
  | 'ConfidenceVoteConcluded'
  /** A vote of confidence will end soon. Players who have not voted get this event in the inbox. */
  | 'ConfidenceVoteWarned'
  /** A party consented to a contract [Contracts]. */
  | 'ContractAccepted'
  /** A contract was amended by consent of all parties. */
  | 'ContractAmended'
  /** A contract was cancelled: the offerer took back the offer, or a party left. */
  | 'ContractCancelled'
  /** A party consented to a proposal. */
  | 'ContractChangeConsented'
  /** A proposal lapsed. */
  | 'ContractChangeDropped'
  /** A player made a proposal to the parties of a contract. */
  | 'ContractChangeProposed'
  /** A party declined a contract. */
  | 'ContractDeclined'
  /** A player gave items to a contract [Contracts]. */
  | 'ContractDeposited'
  /** All parties left. The contract is dissolved, and its items are destroyed. */
  | 'ContractDissolved'
  /** A contract was ended by consent of all parties. */
  | 'ContractEnded'
  /** A contract was offered [Contracts]. */
  | 'ContractOffered'
  /** A contract paid under a clause [Contracts]. */
  | 'ContractPaid'
  /** A party of a contract left. */
  | 'ContractPartyLeft'
  /** A player became the dealer [Starting a Game]. */
  | 'DealerHandedOn'
  /** A player got a duck from the host or by a proposal [Ducks]. */
  | 'DuckCreated'
  /** A player left, and the player's duck was lost with all its items [Players]. */
  | 'DuckLost'
  /** A player traded with a duck of their own [Trade]. */
  | 'DuckTraded'
  /** The host ended the dynasty. */
  | 'DynastyClosed'
  /** The dynasty was created. */
  | 'DynastyCreated'
  /** A player met a victory condition of the rules and won. The dynasty ended with this event [General]. */
  | 'DynastyWon'
  /** A player withdrew an endorsement [Judges]. */
  | 'EndorsementWithdrawn'
  /** A card of a placed hand took effect [Fortunes]. */
  | 'FortuneTold'
  /** A game was closed to plays [Play]. */
  | 'GameClosed'
  /** The Fine was announced, and the game's pegs, Magistrelli and Moda moved [Ending a Game; K14]. */
  | 'GameEnded'
  /** A score in a game was corrected [V24]. */
  | 'GameScoreCorrected'
  /** The stakes of a game were corrected [V24]. */
  | 'GameStakesCorrected'
  /** A game was dealt [Starting a Game]. The event has no secret facts about the hands. */
  | 'GameStarted'
  /** A game was voided, and the amounts that it had moved were put back [K21]. */
  | 'GameVoided'
  /** The place of a hand was corrected [Prizes]. */
  | 'HandCorrected'
  /** A hand was placed and its prize paid [Prizes]. */
  | 'HandPlaced'
  /** A player presented a hand for all to see [Presenting a Hand]. */
  | 'HandPresented'
  /** A player became the first host [Hosting and Joining]. */
  | 'HostHandedOn'
  /** A vote made a player the host in place of all hosts [Hosting and Joining]. */
  | 'HostReplaced'
  /** A player became a co-host [Hosting and Joining]. */
  | 'HostShared'
  /** A player is no longer a co-host [Hosting and Joining]. */
  | 'HostUnshared'
  /** Players got the income of a phase, less tax [Phases], or the reward of the rules for an event [AD3]. */
  | 'IncomePaid'
  /** The invitation code was changed. Only the host sees this event. */
  | 'InviteRotated'
  /** The host of a rehearsal gave items to a player. */
  | 'ItemsGranted'
  /** The host appointed the Judge of the first week [Judges]. */
  | 'JudgeAppointed'
  /** The candidacies of a week were counted, and the winner became Judge for the next week [Judges]. */
  | 'JudgeElected'
  /** A player assented to the removal of the Judge [Judges]. */
  | 'JudgeRemovalAssented'
  /** A Judge's term ended [Judges]. */
  | 'JudgeTermEnded'
  /** A proposal set the end of a Judge's term [Judges]. */
  | 'JudgeTermSet'
  /** A player put a question or a statement to the Judge [Judges]. */
  | 'JusticeRequested'
  /** A lot was drawn [Lots]. */
  | 'LotGenerated'
  /** The bidder with the highest priority won a lot [Bidding]. */
  | 'LotSold'
  /** A player revealed another mask under the one worn [Masks]. */
  | 'MaskRevealed'
  /** A player put on, changed or took off a mask [Masks]. */
  | 'MaskWorn'
  /** A player's account and name were deleted. The player's past actions stay [Players]. */
  | 'NameErased'
  /** The holder of an office made corrections without a vote [Offices]. */
  | 'OfficeCorrected'
  /** A player became the holder of an office [Offices]. */
  | 'OfficeFilled'
  /** A player resigned from an office [Offices]. */
  | 'OfficeResigned'
  /** A proposal set the end of the term of an office's holder [Offices]. */
  | 'OfficeTermSet'
  /** A player voted for the holder of an office [Offices]. */
  | 'OfficeVoteCast'
  /**
   * The server was down for longer than its setting allows. Players' running clocks and times to reveal
   * were extended by the length of the outage when the server returned [Seasons]. Automatic events of
   * the calendar keep their times.
   */
  | 'OutageCredited'
  /** A vote shortened a pause [Hosting and Joining]. */
  | 'PauseShortened'
  /** A phase began [Phases]. */
  | 'PhaseStarted'
  /** An idle player became active again [Players]. */
  | 'PlayerCameBack'
  /** An account became a player [Players]. */
  | 'PlayerJoined'
  /** A player left or was removed [Players]. */
  | 'PlayerLeft'
  /** A player created a Player Lot [The Auction House]. */
  | 'PlayerLotCreated'
  /** A Player Lot was destroyed because its creator left [Players]. */
  | 'PlayerLotDestroyed'
  /** A Player Lot without a winner returned its items to its creator [The Auction House]. */
  | 'PlayerLotReturned'
  /** A player went idle. The player keeps everything, but takes no part in the season [Players]. */
  | 'PlayerWentIdle'
  /** The holder of an office sent players a reminder [Offices]. */
  | 'PlayersReminded'
  /** A proposal was popular and was adopted [Proposals]. */
  | 'ProposalAdopted'
  /** A proposal was not popular and was rejected [Proposals]. */
  | 'ProposalRejected'
  /** A player retracted a proposal [Proposal-Makers]. */
  | 'ProposalRetracted'
  /** A player made a proposal [Proposals]. */
  | 'ProposalSubmitted'
  /** The holder of an office vetoed a proposal. The proposal failed at once [Offices; L4]. */
  | 'ProposalVetoed'
  /** A player became ready for a game, or stopped being ready [Readiness]. */
  | 'ReadinessSet'
  /** A player scored an inactive trick [Masks]. */
  | 'RealiUsed'
  /** Secret actions can now be revealed. Players who must reveal theirs get this event in the inbox [Secret Information]. */
  | 'RevelationOpened'
  /** The time to reveal secret actions will end soon. Players who must still reveal theirs get this event in the inbox. */
  | 'RevelationWarned'
  /** The host ended the round. */
  | 'RoundClosed'
  /** The round was created. */
  | 'RoundCreated'
  /** The round began. */
  | 'RoundStarted'
  /** A player met the victory condition, and the round ended [Victory]. */
  | 'RoundWon'
  /** A new revision of the ruleset came into force. Running games keep their revision [K19]. */
  | 'RulesetPublished'
  /** The Judge ruled on a request [Judges]. */
  | 'RulingIssued'
  /** A Judge overturned one of their own rulings, and must make a new one [Judges]. */
  | 'RulingOverturned'
  /** A player posted a text in a channel. */
  | 'Said'
  /** A player sat down at a table for War [Tables]. */
  | 'SatDown'
  /** The host changed the name or the description of the season. */
  | 'SeasonDescribed'
  /** A vote paused the season [Hosting and Joining]. */
  | 'SeasonPaused'
  /** A pause ended. All waiting dates were postponed by the length of the pause [Hosting and Joining]. */
  | 'SeasonResumed'
  /** A player committed a secret action by its hash [Secret Information]. */
  | 'SecretActionCommitted'
  /** A secret action failed [Secret Information]. */
  | 'SecretActionFailed'
  /** The text of a secret action was revealed [Secret Information]. */
  | 'SecretActionRevealed'
  /** Secret actions with dates from a former calendar can now be revealed. */
  | 'SecretActionsMatured'
  /** A Sfida was answered [Play]. */
  | 'SfidaAnswered'
  /** A Sfida was offered [Play]. */
  | 'SfidaOffered'
  /** A player played the slots [Slots]. */
  | 'SlotsPlayed'
  /** A player stood up before the end of play [Tables]. */
  | 'StoodUp'
  /** A player took an action at the table of a game [Play; V25]. */
  | 'TableActionTaken'
  /** A third party bid on a Player Lot [Bidding on Works of Art]. */
  | 'ThirdPartyBidGenerated'
  /**
   * A third party won a Player Lot. Its Works of Art go to the Gallery; all other items stay in the lot
   * [Bidding on Works of Art].
   */
  | 'ThirdPartyWon'
  /** Dice decided the order of identical hands: a coin toss for two hands [Prizes]. */
  | 'TieTossed'
  /**
   * The round's calendar resumes. It had stopped, because the round had no players and nothing to
   * decide. The weeks, phases and auctions of that time did not happen.
   */
  | 'TimeSkipped'
  /** An offer was taken back, or a party left [Trade]. */
  | 'TradeCancelled'
  /** An offer was declined [Trade]. */
  | 'TradeDeclined'
  /** A trade took place [Trade]. */
  | 'TradeDone'
  /** A trade was off: the other player consented, but a side lacked an item [Trade]. */
  | 'TradeOff'
  /** A trade was offered [Trade]. */
  | 'TradeOffered'
  /** A player exchanged Trungs [Trung]. */
  | 'TrungsTradedIn'
  /** A tracked value was set [Tracked values]. */
  | 'ValueSet'
  /** A player voted, changed a vote or took it back [Proposals]. */
  | 'VoteCast'
  /** The voting period of a proposal will end soon. Players who have not voted get this event in the inbox. */
  | 'VoteWarned'
  /** A player agreed to both wagers, and put their own wager on the table [War]. */
  | 'WarAgreed'
  /** Both players drew a card [War]. */
  | 'WarDrawn'
  /** A player named or changed a wager. Both agreements are then void [War]. */
  | 'WarProposed'
  /** A week ended. `seed` lets anybody check its dice. */
  | 'WeekEnded'
  /**
   * Hands were placed, or an auction concluded. Each player with a result gets one such event in the
   * inbox, instead of one for each lot, hand and failure.
   */
  | 'WeekSettled'
  /** A week began. `commitment` fixes its dice. */
  | 'WeekStarted'
  /** A Work of Art was created. */
  | 'WorkCreated'
  /** A player paid more for another player's lot than the value of its Works [Bidding on Works of Art]. */
  | 'WorksRevalued';

/** An exchange for Trungs [Trung]. */
export type ExchangeRules = {
  readonly __typename?: 'ExchangeRules';
  /** Code, for `tradeInTrungs`. */
  readonly exchange: Scalars['String']['output'];
  /** The items to get. */
  readonly get: ItemCountRules;
  /** The items to give up. */
  readonly give: ItemCountRules;
};

/** A feed of a season, or the calendar of all seasons of an account. */
export type Feed = {
  readonly __typename?: 'Feed';
  /** The kind of feed. */
  readonly kind: FeedKind;
  /** Path on this server, without a token; null if the viewer may no longer see the season. */
  readonly path: Maybe<Scalars['String']['output']>;
  /**
   * The season; null for the calendar of all seasons, and for a season that the viewer may no longer
   * see.
   */
  readonly season: Maybe<Season>;
};

/** The kind of a feed. */
export type FeedKind =
  /**
   * iCalendar (RFC 5545) at `/calendar/<season>.ics`, or at `/calendar/me.ics` for all seasons of the
   * account: phases, revelation dates, ends of votes and clocks of games. With a token, entries that
   * wait for the viewer are marked.
   */
  | 'CALENDAR'
  /**
   * Atom (RFC 4287) at `/feed/<season>.atom?channels=…&types=…`: the newest events in sentences, 50 on
   * each page or archive page (RFC 5005).
   */
  | 'EVENTS';

/** The Fine, announced at the end of a game [Ending a Game]. */
export type Fine = {
  readonly __typename?: 'Fine';
  /** True if each participant played only cards of their own hand. */
  readonly clean: Scalars['Boolean']['output'];
  /** The participants who played a card outside their hands. */
  readonly fined: ReadonlyArray<Player>;
  /** Both dealt hands. */
  readonly hands: ReadonlyArray<DealtHand>;
};

/** A client seed that was fixed before the server's seed was drawn. */
export type FixedClientSeed = {
  readonly __typename?: 'FixedClientSeed';
  /** The `seq` of the event that fixed the client seed. It is lower than the stream's `committedSeq`. */
  readonly fixedSeq: Scalars['Int']['output'];
  /** The player who fixed the client seed. */
  readonly player: Player;
  /** SHA-256 of the client seed's text. The text is in the draws that use it. */
  readonly sha256: Scalars['String']['output'];
};

/** A card of a placed hand took effect [Fortunes]. */
export type FortuneTold = Event & {
  readonly __typename?: 'FortuneTold';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The changes to tracked values. */
  readonly changes: ReadonlyArray<ValueChange>;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** Code of the fortune. */
  readonly fortune: Scalars['String']['output'];
  /** The hand. */
  readonly hand: Hand;
  /** The hand's player. */
  readonly player: Player;
  /** The dice that decided the effect. */
  readonly rolls: Rolls;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /** Items gained or lost. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A game was closed to plays [Play]. */
export type GameClosed = Event & {
  readonly __typename?: 'GameClosed';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The way in which the game was closed. */
  readonly closing: GameClosing;
  /** The game. */
  readonly game: GiolittiGame;
  /** The participant who resigned, in any of the ways of `GameClosing`; null if neither did. */
  readonly resigned: Maybe<Player>;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
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

/** A page of games. */
export type GameConnection = {
  readonly __typename?: 'GameConnection';
  /** The games with their cursors. */
  readonly edges: ReadonlyArray<GameEdge>;
  /** The games. */
  readonly nodes: ReadonlyArray<GiolittiGame>;
  /** Paging information. */
  readonly pageInfo: PageInfo;
  /** Number of entries on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A game in a list. */
export type GameEdge = {
  readonly __typename?: 'GameEdge';
  /** Cursor of this entry. */
  readonly cursor: Scalars['String']['output'];
  /** The game. */
  readonly node: GiolittiGame;
};

/** The Fine was announced, and the game's pegs, Magistrelli and Moda moved [Ending a Game; K14]. */
export type GameEnded = Event & {
  readonly __typename?: 'GameEnded';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The winner; null if there is none. */
  readonly campione: Maybe<Player>;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The Fine. */
  readonly fine: Fine;
  /** The game. */
  readonly game: GiolittiGame;
  /** The Campione's gain in Magistrelli; null if there is none. */
  readonly magistrelli: Maybe<MagistrelliChange>;
  /** The gain of a mask in Moda; null if there is none. */
  readonly moda: Maybe<ModaChange>;
  /** The changes to pegs, in order. */
  readonly pegs: ReadonlyArray<PegChange>;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Input for `endGame`, `resignGame`, `becomeBookmaker`, `settleBets` and `offerSfida`. */
export type GameInput = {
  /** The game. */
  readonly gameId: Scalars['ID']['input'];
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};

/** The pegs and Magistrelli that a player got or lost when a game was voided. */
export type GameMovement = {
  readonly __typename?: 'GameMovement';
  /** Number of Magistrelli; negative if the player lost them. */
  readonly magistrelli: Scalars['Int']['output'];
  /** Number of pegs; negative if the player lost them. */
  readonly pegs: Scalars['Int']['output'];
  /** The player. */
  readonly player: Player;
};

/** Payload of the mutations of games. */
export type GamePayload = Payload & {
  readonly __typename?: 'GamePayload';
  /** The game in its new state; null when refused. */
  readonly game: Maybe<GiolittiGame>;
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after the mutation; everything up to it is stored on disk. Null when
   * refused, and for a mutation without a season.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** A state of a game in its replay. */
export type GamePosition = {
  readonly __typename?: 'GamePosition';
  /** Number of the last play; 0 before the first play. */
  readonly afterPlay: Scalars['Int']['output'];
  /** The participants, the starting player first. */
  readonly seats: ReadonlyArray<PositionSeat>;
  /** The stakes. */
  readonly stakes: Scalars['Int']['output'];
};

/** The number of a player's games by result. */
export type GameRecord = {
  readonly __typename?: 'GameRecord';
  /** Games without a Campione. */
  readonly drawn: Scalars['Int']['output'];
  /** Games in which the player was fined. */
  readonly fined: Scalars['Int']['output'];
  /** Ended games. Voided games do not count. */
  readonly games: Scalars['Int']['output'];
  /** Games in which the opponent was the Campione. */
  readonly lost: Scalars['Int']['output'];
  /** Games that the player resigned, in any of the ways of `GameClosing`. */
  readonly resigned: Scalars['Int']['output'];
  /** Games in which the player was the Campione. */
  readonly won: Scalars['Int']['output'];
};

/** A score in a game was corrected [V24]. */
export type GameScoreCorrected = Event & {
  readonly __typename?: 'GameScoreCorrected';
  /** The score after. */
  readonly after: Scalars['Int']['output'];
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The score before. */
  readonly before: Scalars['Int']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The proposal that made the change; null if the holder of an office made it. */
  readonly byProposal: Maybe<Proposal>;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The game. */
  readonly game: GiolittiGame;
  /** The participant with the corrected score. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The stakes of a game were corrected [V24]. */
export type GameStakesCorrected = Event & {
  readonly __typename?: 'GameStakesCorrected';
  /** The stakes after. */
  readonly after: Scalars['Int']['output'];
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The stakes before. */
  readonly before: Scalars['Int']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The proposal that made the change; null if the holder of an office made it. */
  readonly byProposal: Maybe<Proposal>;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The game. */
  readonly game: GiolittiGame;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A game was dealt [Starting a Game]. The event has no secret facts about the hands. */
export type GameStarted = Event & {
  readonly __typename?: 'GameStarted';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The score needed for Il Toro. */
  readonly bersaglio: Scalars['Int']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The game. */
  readonly game: GiolittiGame;
  /** The Grand Canal: the card dealt to the table. */
  readonly grandCanal: GiolittiCard;
  /**
   * The hashes of the client seeds that were already fixed when the seed of the game after this one
   * was drawn. They count for that game.
   */
  readonly nextClientSeeds: ReadonlyArray<FixedClientSeed>;
  /** SHA-256 of the seed of the game after this one, in hexadecimal. */
  readonly nextCommitment: Scalars['String']['output'];
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
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

/** A game was voided, and the amounts that it had moved were put back [K21]. */
export type GameVoided = Event & {
  readonly __typename?: 'GameVoided';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /**
   * The proposal that voided the game; null if the dealer, a host or the holder of an office voided
   * it.
   */
  readonly byProposal: Maybe<Proposal>;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The game. */
  readonly game: GiolittiGame;
  /** The amounts put back. */
  readonly movements: ReadonlyArray<GameMovement>;
  /** The reason given, or the title of the proposal that voided the game. */
  readonly reason: Maybe<Scalars['String']['output']>;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Input for `generateLot`. */
export type GenerateLotInput = {
  /**
   * The player's own text for the dice, up to 64 letters, digits, `-` or `_`. It counts only in a week of
   * `ridotto/1`; other weeks ignore it.
   * @deprecated Leave it out: it has no effect. `setClientSeed` fixes the text for your own throws. It goes after 2027-05-28.
   */
  readonly clientSeed?: InputMaybe<Scalars['String']['input']>;
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Payload of `generateLot`. */
export type GenerateLotPayload = Payload & {
  readonly __typename?: 'GenerateLotPayload';
  /** The auction; null when refused. */
  readonly auction: Maybe<Auction>;
  /** The lot; null when refused. */
  readonly lot: Maybe<Lot>;
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after the mutation; everything up to it is stored on disk. Null when
   * refused, and for a mutation without a season.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** Input for `generateThirdPartyBid`. */
export type GenerateThirdPartyBidInput = {
  /**
   * The player's own text for the dice, up to 64 letters, digits, `-` or `_`. It counts only in a week of
   * `ridotto/1`; other weeks ignore it.
   * @deprecated Leave it out: it has no effect. `setClientSeed` fixes the text for your own throws. It goes after 2027-05-28.
   */
  readonly clientSeed?: InputMaybe<Scalars['String']['input']>;
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The lot. */
  readonly lotId: Scalars['ID']['input'];
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** A card of Giolitti. */
export type GiolittiCard = {
  readonly __typename?: 'GiolittiCard';
  /** The printed heft. */
  readonly heft: Scalars['Int']['output'];
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** Code of the rank. */
  readonly rank: Scalars['String']['output'];
  /** Code of the suit. */
  readonly suit: Scalars['String']['output'];
};

/** A game of Giolitti. It is also its own table [Starting a Game]. */
export type GiolittiGame = Node & Table & {
  readonly __typename?: 'GiolittiGame';
  /** True if a mask replaced the card with a random Arcana [Masks]. */
  readonly arcanaGrandCanal: Scalars['Boolean']['output'];
  /**
   * The participant who must act next: answer the Sfida or, if there is none, play. Null once the game
   * is closed.
   */
  readonly awaited: Maybe<Player>;
  /** The score needed for Il Toro: `DynastyRules.bersaglioBase` plus the heft of the Grand Canal [K7]. */
  readonly bersaglio: Scalars['Int']['output'];
  /** The bets, in order. */
  readonly bets: ReadonlyArray<Bet>;
  /** The bookmaker; null if there is none. */
  readonly bookmaker: Maybe<Player>;
  /** The winner; null before the end, and in a game without one. */
  readonly campione: Maybe<Player>;
  /**
   * The score of each card of the viewer's hand if it were played now, as in `claimable`. A card that
   * may not be named again scores nothing. Null where `claimable` is forbidden.
   */
  readonly claimables: Maybe<ReadonlyArray<ClaimableCard>>;
  /** The way in which the game was closed; null before. */
  readonly closing: Maybe<GameClosing>;
  /** SHA-256 of the seed of the shuffle, published before the deal. */
  readonly commitment: Scalars['String']['output'];
  /**
   * Time at which the clock resigns the game for the `awaited` participant [K13]. A pause postpones
   * this time as soon as the pause begins. Null while no clock runs.
   */
  readonly deadline: Maybe<Scalars['DateTime']['output']>;
  /** The game's dynasty. */
  readonly dynasty: Dynasty;
  /** Time at which the game ended or was voided; null before. */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /**
   * The same as `ruleset`.
   * @deprecated Use `ruleset`. It goes after 2027-05-28.
   */
  readonly environment: Ruleset;
  /** The Fine; null before the game has ended. */
  readonly fine: Maybe<Fine>;
  /** The status as a game. It has more detail than `status`, the status as a table. */
  readonly gameStatus: GameStatus;
  /** The Grand Canal: the card dealt to the table. It counts for both participants. */
  readonly grandCanal: GiolittiCard;
  /** Opaque id. */
  readonly id: Scalars['ID']['output'];
  /** The current value of a bet, in pegs [K17]. */
  readonly juice: Scalars['Int']['output'];
  /** Always `GIOLITTI`. */
  readonly kind: TableKind;
  /**
   * The player who offered the last Sfida, answered or not; null if there was none. Only the opponent
   * may offer the next one [K12].
   */
  readonly lastSfidaBy: Maybe<Player>;
  /** Number of the game in the dynasty, from 1. */
  readonly number: Scalars['Int']['output'];
  /** Time of the start. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** The participants, the starting player first. */
  readonly participants: ReadonlyArray<Participant>;
  /** The participants, the starting player first. */
  readonly players: ReadonlyArray<Player>;
  /** The plays, in order. */
  readonly plays: ReadonlyArray<Play>;
  /**
   * The states of the game, for a replay: one before the first play and one after each play. A state
   * also includes all actions up to the next play.
   */
  readonly positions: ReadonlyArray<GamePosition>;
  /** The participant who resigned, in any of the ways of `GameClosing`; null if neither did. */
  readonly resigned: Maybe<Player>;
  /** Always null: the game is in a dynasty. */
  readonly round: Maybe<Round>;
  /** The ruleset's revision at the start of the game. It stays in force until the game ends [K19]. */
  readonly ruleset: Ruleset;
  /** The table's season. */
  readonly season: Season;
  /** The seed of the shuffle, to repeat the deal; null until the game has ended. */
  readonly seed: Maybe<Scalars['String']['output']>;
  /** Number of the last event that this state includes. */
  readonly seq: Scalars['Int']['output'];
  /** The pending Sfida; null if there is none. */
  readonly sfida: Maybe<Sfida>;
  /** Number of pegs that the Campione gains and the opponent loses, up to `DynastyRules.stakesMaximum`. */
  readonly stakes: Scalars['Int']['output'];
  /** `OPEN` until the game is closed, then `PLAYED`; `ABANDONED` for a voided game. */
  readonly status: TableStatus;
  /** A report of the game for people, one line for each play, Sfida, bet or other action. */
  readonly story: ReadonlyArray<Scalars['String']['output']>;
  /** All tricks of the ruleset, active or not. */
  readonly tricks: ReadonlyArray<ActiveTrick>;
  /** The participant whose turn it is; null once the game is closed. */
  readonly turn: Maybe<Player>;
  /** The reason given when the game was voided; null if none was given, or if the game was not voided. */
  readonly voidReason: Maybe<Scalars['String']['output']>;
};

/** Gives items to a player or a duck. */
export type GiveItemsEffect = {
  readonly __typename?: 'GiveItemsEffect';
  /** The duck that gets the items; null if the player gets them. */
  readonly duck: Maybe<Duck>;
  /** The items to give. */
  readonly items: ReadonlyArray<Holding>;
  /** The player who gets the items, or whose duck gets them. */
  readonly player: Player;
};

/** Input for `goIdle`. */
export type GoIdleInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Input for `grantItems`. */
export type GrantItemsInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The items to give, up to 300 entries. */
  readonly items: ReadonlyArray<ItemInput>;
  /** The player who gets the items. */
  readonly playerId: Scalars['ID']['input'];
  /** A rehearsal. */
  readonly seasonId: Scalars['ID']['input'];
};

/** A revealed or presented hand [Submitting a Hand]. */
export type Hand = Node & {
  readonly __typename?: 'Hand';
  /** The cards. */
  readonly cards: ReadonlyArray<CountedCard>;
  /**
   * The reason for which the hand failed; null for other hands. A presented hand fails only if its
   * player leaves.
   */
  readonly failure: Maybe<SecretActionFailure>;
  /** Opaque id. */
  readonly id: Scalars['ID']['output'];
  /** The place, 1 for the best; null before the placing. */
  readonly placement: Maybe<Scalars['Int']['output']>;
  /**
   * Time of the placing, fixed at the presentation and postponed only by a pause. Null for a sealed
   * hand: its secret action has the date.
   */
  readonly placesAt: Maybe<Scalars['DateTime']['output']>;
  /** The hand's player. */
  readonly player: Player;
  /**
   * The rank under rules that rank hands as in poker; null before the placing, and under other rules
   * (`score`).
   */
  readonly poker: Maybe<PokerRank>;
  /** Time of presentation; null for a sealed hand. */
  readonly presentedAt: Maybe<Scalars['DateTime']['output']>;
  /** The score; null before the placing, and under rules that rank hands as in poker (`poker`). */
  readonly score: Maybe<HandScore>;
  /** Status. */
  readonly status: HandStatus;
  /** Number of the week of the submission or presentation. */
  readonly week: Scalars['Int']['output'];
};

/** The place of a hand was corrected [Prizes]. */
export type HandCorrected = Event & {
  readonly __typename?: 'HandCorrected';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The proposal that made the change; null if the holder of an office made it. */
  readonly byProposal: Maybe<Proposal>;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The hand in its current state. */
  readonly hand: Hand;
  /** The new place. */
  readonly placement: Scalars['Int']['output'];
  /** The hand's player. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /** The new score, in decimal digits; null if the score stays. */
  readonly total: Maybe<Scalars['String']['output']>;
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Input for `handOnDealer`. */
export type HandOnDealerInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The player. */
  readonly playerId: Scalars['ID']['input'];
  /** The dynasty. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Input for `handOnHost`. */
export type HandOnHostInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The player. */
  readonly playerId: Scalars['ID']['input'];
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
  /** True to keep the viewer as a co-host. Only a player of the season can be a co-host. */
  readonly stay?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Payload of `presentHand`. */
export type HandPayload = Payload & {
  readonly __typename?: 'HandPayload';
  /** The hand; null when refused. */
  readonly hand: Maybe<Hand>;
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after the mutation; everything up to it is stored on disk. Null when
   * refused, and for a mutation without a season.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** A hand was placed and its prize paid [Prizes]. */
export type HandPlaced = Event & {
  readonly __typename?: 'HandPlaced';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The hand. */
  readonly hand: Hand;
  /** The place, 1 for the best. */
  readonly placement: Scalars['Int']['output'];
  /** The hand's player. */
  readonly player: Player;
  /** The rank; null under rules that score hands (`score`). */
  readonly poker: Maybe<PokerRank>;
  /** The score; null under rules that rank hands as in poker (`poker`). */
  readonly score: Maybe<HandScore>;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /** The cards destroyed and the prizes created. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A player presented a hand for all to see [Presenting a Hand]. */
export type HandPresented = Event & {
  readonly __typename?: 'HandPresented';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The hand in its current state. */
  readonly hand: Hand;
  /** The hand's player. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The rules of hands [Submitting a Hand]. */
export type HandRules = {
  readonly __typename?: 'HandRules';
  /** Maximum number of cards in a hand; null without a limit. */
  readonly maximumCards: Maybe<Scalars['Int']['output']>;
  /** Minimum number of cards in a hand. */
  readonly minimumCards: Scalars['Int']['output'];
  /** True if hands are presented for all to see; false if they are sealed. */
  readonly open: Scalars['Boolean']['output'];
  /** Code of the phase for hands. */
  readonly phase: Scalars['String']['output'];
};

/**
 * A score. The usual formula is cards × ranks × multiplier + highest; the rules may have another one
 * [Scoring].
 */
export type HandScore = {
  readonly __typename?: 'HandScore';
  /** Number of cards in the hand. */
  readonly cards: Scalars['Float']['output'];
  /**
   * The formula of the rules in words, such as `c × r(Standard) × m`; `rules` explains it. Null for
   * the usual formula.
   */
  readonly formula: Maybe<Scalars['String']['output']>;
  /** Number of the highest rank. */
  readonly highest: Scalars['Int']['output'];
  /** The product of the multipliers; 1 without any. */
  readonly multiplier: Scalars['Float']['output'];
  /** The multipliers of the hand. */
  readonly multipliers: ReadonlyArray<Multiplier>;
  /** Number of ranks in the rules. */
  readonly ranks: Scalars['Int']['output'];
  /** The exact score in decimal digits. Only a formula of the rules can make it negative. */
  readonly total: Scalars['String']['output'];
};

/** The status of a hand. */
export type HandStatus =
  /** The hand failed, or its player left. */
  | 'FAILED'
  /** The hand was placed, and its prize paid. */
  | 'PLACED'
  /** Revealed or presented, but not yet placed. */
  | 'REVEALED';

/** The games of two players against each other. */
export type HeadToHead = {
  readonly __typename?: 'HeadToHead';
  /** The newest 100 games, newest first. */
  readonly games: ReadonlyArray<GiolittiGame>;
  /** The opponent. */
  readonly opponent: Player;
  /** The first player. */
  readonly player: Player;
  /** The first player's results. */
  readonly record: GameRecord;
};

/** The count of results for the first of two accounts. */
export type HeadToHeadTally = {
  readonly __typename?: 'HeadToHeadTally';
  /** Number without a winner. */
  readonly drawn: Scalars['Int']['output'];
  /** Number won by the opponent. */
  readonly lost: Scalars['Int']['output'];
  /** Number of rounds or games. */
  readonly played: Scalars['Int']['output'];
  /** Number won by the first account. */
  readonly won: Scalars['Int']['output'];
};

/**
 * A placeholder for an event that the viewer may not see. It prevents gaps in the numbers of the
 * journal.
 */
export type HiddenEvent = Event & {
  readonly __typename?: 'HiddenEvent';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** Always the clock, to hide the cause. */
  readonly by: Actor;
  /** Always null. */
  readonly channel: Maybe<Channel>;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** A sentence without facts. */
  readonly text: Scalars['String']['output'];
  /** Always empty: hidden events move no items. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A quantity of one item. */
export type Holding = {
  readonly __typename?: 'Holding';
  /** The card; null for another item. */
  readonly card: Maybe<Card>;
  /**
   * Code of the item: `CHIP`, `TRUNG`, `GOLD_STAR`, `STANDARD_PROPOSAL_MAKER`, `CARD:` rank `:` suit,
   * or a Work's `WorkOfArt.item`.
   */
  readonly item: Scalars['String']['output'];
  /** Display name, in the singular or plural to fit the quantity: `Chips`, `Knight of Swords`. */
  readonly name: Scalars['String']['output'];
  /** The quantity, 1 or more. */
  readonly quantity: Scalars['Float']['output'];
};

/** A player became the first host [Hosting and Joining]. */
export type HostHandedOn = Event & {
  readonly __typename?: 'HostHandedOn';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The player. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The former first host, if still a co-host; otherwise null. */
  readonly stays: Maybe<Player>;
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A power of hosts that the ruleset can leave to proposals. */
export type HostPower =
  /** Appoints the Judge of the first week of a round. */
  | 'APPOINT_JUDGE'
  /** Closes the season. */
  | 'CLOSE_SEASON'
  /** Publishes new rules of a dynasty. */
  | 'PUBLISH_RULESET'
  /** Removes players. */
  | 'REMOVE_PLAYER'
  /** Voids games of a dynasty. The dealer can always void games. */
  | 'VOID_GAME';

/** A vote made a player the host in place of all hosts [Hosting and Joining]. */
export type HostReplaced = Event & {
  readonly __typename?: 'HostReplaced';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The player. */
  readonly player: Player;
  /** The proposal. */
  readonly proposal: Proposal;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A player became a co-host [Hosting and Joining]. */
export type HostShared = Event & {
  readonly __typename?: 'HostShared';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The player. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A player is no longer a co-host [Hosting and Joining]. */
export type HostUnshared = Event & {
  readonly __typename?: 'HostUnshared';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The player. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The hosts of a season, with their powers [Hosting and Joining]. */
export type Hosting = {
  readonly __typename?: 'Hosting';
  /** Time of the last action of any host, in any role, on the season's clock. */
  readonly actedAt: Scalars['DateTime']['output'];
  /**
   * Time from which a proposal can replace the hosts if all of them stay inactive until then. The
   * current ruleset sets the period (`/hosting/awayDays`). Null if the rules do not allow it.
   */
  readonly awayAt: Maybe<Scalars['DateTime']['output']>;
  /** All hosts, the first host first. Only the first host can hand the season on and make co-hosts. */
  readonly hosts: ReadonlyArray<Account>;
  /**
   * The powers that the current ruleset leaves to the hosts (`/hosting/powers`). Any other power needs
   * a proposal, unless all active players are hosts: then the hosts have that power too.
   */
  readonly powers: ReadonlyArray<HostPower>;
};

/** A page of the inbox. */
export type InboxConnection = {
  readonly __typename?: 'InboxConnection';
  /** The entries with their cursors. */
  readonly edges: ReadonlyArray<InboxEdge>;
  /** Number of the inbox's last entry; 0 for an empty inbox. */
  readonly lastNumber: Scalars['Int']['output'];
  /** The entries. */
  readonly nodes: ReadonlyArray<InboxEntry>;
  /** Paging information. */
  readonly pageInfo: PageInfo;
  /** Number of the last read entry; 0 for none. */
  readonly readUpTo: Scalars['Int']['output'];
  /** Number of entries on all pages. With `unread: true`, only unread entries count. */
  readonly totalCount: Scalars['Int']['output'];
  /** Number of unread entries. */
  readonly unreadCount: Scalars['Int']['output'];
};

/** An entry in a list. */
export type InboxEdge = {
  readonly __typename?: 'InboxEdge';
  /** The entry's number as text. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: InboxEntry;
};

/** An entry in the viewer's inbox. */
export type InboxEntry = {
  readonly __typename?: 'InboxEntry';
  /**
   * The event. If the viewer may no longer see the season, only the viewer's removal is shown; other
   * events have no content.
   */
  readonly event: Event;
  /** The kind; null for an entry from a time before kinds existed. */
  readonly kind: Maybe<InboxKind>;
  /** Number of the entry in the viewer's inbox, from 1, without gaps. */
  readonly number: Scalars['Int']['output'];
  /** True if the entry is read. */
  readonly read: Scalars['Boolean']['output'];
  /** The season; null if the viewer may no longer see it. */
  readonly season: Maybe<Season>;
};

/** The kind of an inbox entry. Later versions may add kinds: show an unknown kind as plain news. */
export type InboxKind =
  /** An Auction Phase began, with lots to bid on. */
  | 'AUCTION_OPEN'
  /** Your bets, or the bets that you took as bookmaker, were settled. */
  | 'BETS_SETTLED'
  /** Your bid failed before the settlement. */
  | 'BID_FAILED'
  /** Your clock in a game is almost out of time. */
  | 'CLOCK_WARNING'
  /** Your offer of a contract, or your proposed change of one, was accepted, declined or dropped. */
  | 'CONTRACT_ANSWERED'
  /** A proposed change of a contract needs your consent. */
  | 'CONTRACT_CHANGE_PROPOSED'
  /** Your contract changed, paid out, lost a party or ended. */
  | 'CONTRACT_MOVED'
  /** You were offered a contract. */
  | 'CONTRACT_OFFERED'
  /**
   * Your game was closed to plays. With automatic dealing it ends at once, and is reported as
   * `GAME_ENDED`.
   */
  | 'GAME_CLOSED'
  /** The stakes of your game, or your score in it, were corrected. */
  | 'GAME_CORRECTED'
  /** A game that you played or bet on ended with its Fine, or was voided. */
  | 'GAME_ENDED'
  /** A game of Giolitti with you was dealt. */
  | 'GAME_STARTED'
  /** You are the dealer, and a closed game needs its Fine. */
  | 'GAME_TO_END'
  /** You are the dealer, and two players are ready. */
  | 'GAME_TO_START'
  /** The phase for hands began, and you have the cards for a hand. */
  | 'HANDS_OPEN'
  /** You became a host or the dealer of a season. */
  | 'HOSTING'
  /** You got the income of a phase. */
  | 'INCOME_PAID'
  /**
   * You became Judge, or an election with you as a candidate was decided, or your term as Judge was
   * ended or got a new end.
   */
  | 'JUDGE_CHOSEN'
  /** You are the Judge, and a player assented to your removal. */
  | 'JUDGE_QUESTIONED'
  /** You are the Judge and must rule on a request. */
  | 'JUSTICE_REQUESTED'
  /** Your bid leads again, because a higher bid became invalid. */
  | 'LEADING_AGAIN'
  /** Your Player Lot returned unsold. */
  | 'LOT_RETURNED'
  /** The rules no longer have your mask. */
  | 'MASK_LOST'
  /**
   * Another player acted in your game, but the turn did not change: the player revealed a mask, used
   * Reali, or took an action at the table.
   */
  | 'OPPONENT_ACTED'
  /** Another player outbid you on a lot. */
  | 'OUTBID'
  /** Your proposal was adopted, rejected or vetoed. */
  | 'PROPOSAL_DECIDED'
  /**
   * You gained or lost something, or something of yours was changed, by the host, a proposal, the
   * holder of an office or another player's action. The event says what.
   */
  | 'RECEIVED'
  /** The holder of an office sent you a reminder. */
  | 'REMINDED'
  /** The host removed you from a season. */
  | 'REMOVED'
  /** Your secret actions are still unrevealed, and little time is left. */
  | 'REVEAL_CLOSING'
  /** Your secret actions can now be revealed. If you do not reveal them in time, they fail. */
  | 'REVEAL_OPEN'
  /** New rules are in force by a proposal. The event names the revision. */
  | 'RULES_CHANGED'
  /** The Judge ruled on your request, or a ruling that you made or requested was upheld or overturned. */
  | 'RULING_MADE'
  /** Your season ended. */
  | 'SEASON_ENDED'
  /** The players of your season paused it, or the pause ended. */
  | 'SEASON_PAUSED'
  /** Your season began. */
  | 'SEASON_STARTED'
  /** Your secret action failed before the settlement. */
  | 'SECRET_ACTION_FAILED'
  /** Your Sfida was accepted. A rejected Sfida is reported as `GAME_CLOSED`. */
  | 'SFIDA_ANSWERED'
  /** A Sfida needs your answer. */
  | 'SFIDA_OFFERED'
  /** A third party bid on your Player Lot. */
  | 'THIRD_PARTY_BID'
  /**
   * The server was down for a long time. Your clock, or your time to reveal, was extended by that
   * time.
   */
  | 'TIME_CREDITED'
  /** A trade with you was accepted, declined, called off or cancelled. */
  | 'TRADE_ANSWERED'
  /** You were offered a trade. */
  | 'TRADE_OFFERED'
  /** You have not voted yet, and little time is left. */
  | 'VOTE_CLOSING'
  /** A vote began, on a proposal or a ruling. */
  | 'VOTE_OPEN'
  /** Your war was decided. */
  | 'WAR_DRAWN'
  /** Wagers at your table for War need your agreement. */
  | 'WAR_PROPOSED'
  /** Hands were placed or lots awarded. The event has your gains, payments, losses and failures. */
  | 'WEEK_SETTLED'
  /** It is your turn in a game of Giolitti. */
  | 'YOUR_TURN';

/** An account's preferences for the inbox. */
export type InboxPreferences = {
  readonly __typename?: 'InboxPreferences';
  /** The kinds of entries that the inbox leaves out and the server never sends. */
  readonly muted: ReadonlyArray<InboxKind>;
};

/** An event that the rules can reward. */
export type IncomeCause =
  /** A hand of the player was placed. */
  | 'HAND_PLACED'
  /** The player bought a lot. */
  | 'LOT_WON'
  /** A proposal of the player was adopted. */
  | 'PROPOSAL_ADOPTED'
  /** The player traded with another player. */
  | 'TRADE_MADE';

/** Players got the income of a phase, less tax [Phases], or the reward of the rules for an event [AD3]. */
export type IncomePaid = Event & {
  readonly __typename?: 'IncomePaid';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The rewarded event; null for the income of a phase. */
  readonly cause: Maybe<IncomeCause>;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The payment to each player. */
  readonly payments: ReadonlyArray<Payment>;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A season as shown to a person with its invitation code. */
export type Invitation = {
  readonly __typename?: 'Invitation';
  /** Description; null without one. */
  readonly description: Maybe<Scalars['String']['output']>;
  /** Id of the edition. */
  readonly edition: Scalars['String']['output'];
  /** The host. */
  readonly host: Account;
  /** The season's game. */
  readonly kind: SeasonKind;
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Number of players. */
  readonly playerCount: Scalars['Int']['output'];
  /** True for a rehearsal. The host of a rehearsal can set its clock and items. */
  readonly rehearsal: Scalars['Boolean']['output'];
  /** Id of the season. `joinSeason` accepts it with the code, or the code alone. */
  readonly seasonId: Scalars['ID']['output'];
  /** Status. */
  readonly status: SeasonStatus;
};

/** The invitation to a season, for its host. */
export type InvitationLink = {
  readonly __typename?: 'InvitationLink';
  /** The current code. */
  readonly code: Scalars['String']['output'];
  /**
   * The address to share, with the code; null if the server does not know its own address
   * (`PUBLIC_URL`).
   */
  readonly url: Maybe<Scalars['String']['output']>;
};

/** The invitation code was changed. Only the host sees this event. */
export type InviteRotated = Event & {
  readonly __typename?: 'InviteRotated';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Input for `issueRuling`. */
export type IssueRulingInput = {
  /** The `seq` of the events that the ruling is based on, up to 50. */
  readonly entries?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** An open request. */
  readonly requestId: Scalars['ID']['input'];
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
  /** The anchors of the sections of the rules that the ruling is based on, up to 50. */
  readonly sections?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The answer, or the reasons: 1 to 10,000 characters. */
  readonly text: Scalars['String']['input'];
  /** The truth value of a statement; left out for a question. */
  readonly verdict?: InputMaybe<Verdict>;
};

/** A number of an item. */
export type ItemCountRules = {
  readonly __typename?: 'ItemCountRules';
  /** Code of the item. */
  readonly item: Scalars['String']['output'];
  /** The quantity. */
  readonly quantity: Scalars['Int']['output'];
};

/** A quantity of one item. Give either `item` and `quantity`, or `card`. */
export type ItemInput = {
  /** A card. */
  readonly card?: InputMaybe<CardInput>;
  /** Code of an item, such as `CHIP`. */
  readonly item?: InputMaybe<Scalars['String']['input']>;
  /** The quantity of `item`, 1 to 1,000,000,000. For cards use the card's `count`. */
  readonly quantity?: InputMaybe<Scalars['Int']['input']>;
};

/** An item other than a card. */
export type ItemRules = {
  readonly __typename?: 'ItemRules';
  /** Code. */
  readonly item: Scalars['String']['output'];
  /** Name in the singular. */
  readonly name: Scalars['String']['output'];
  /** Name in the plural. */
  readonly plural: Scalars['String']['output'];
};

/** The host of a rehearsal gave items to a player. */
export type ItemsGranted = Event & {
  readonly __typename?: 'ItemsGranted';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The player who got the items. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /** The items given. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Input for `joinSeason`. */
export type JoinSeasonInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /**
   * The code of a season by invitation. Without `seasonId` the code selects the season; a repeat with
   * the same key then gets the same answer only while the code is valid.
   */
  readonly inviteCode?: InputMaybe<Scalars['String']['input']>;
  /**
   * The player's name in the season; by default the account's name. 1 to 40 visible characters in one
   * line. Control, format and invisible characters are allowed only within an emoji. Names count as
   * the same (`NAME_TAKEN`) if they differ only in case, spaces, compatibility forms or Unicode's
   * confusables. Names of the house and its offices are reserved (Bank, House, clock, steward, Judge,
   * Dealer, server …).
   */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The season; may be left out if there is a code. */
  readonly seasonId?: InputMaybe<Scalars['ID']['input']>;
};

/** The host appointed the Judge of the first week [Judges]. */
export type JudgeAppointed = Event & {
  readonly __typename?: 'JudgeAppointed';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The new Judge. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The candidacies of a week were counted, and the winner became Judge for the next week [Judges]. */
export type JudgeElected = Event & {
  readonly __typename?: 'JudgeElected';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The winning candidacy. */
  readonly candidacy: Candidacy;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The count of every candidacy, the winner first. */
  readonly counts: ReadonlyArray<CandidacyCount>;
  /** The new Judge. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The office that resolves disputes about the rules [Judges]. */
export type JudgeOffice = Node & {
  readonly __typename?: 'JudgeOffice';
  /** The candidates for Judge in a week, in the order of their messages. */
  readonly candidates: CandidacyConnection;
  /** An opaque id that never changes. */
  readonly id: Scalars['ID']['output'];
  /**
   * The Judge; null while the chair is vacant. If there are several Judges, the one whose term began
   * first.
   */
  readonly player: Maybe<Player>;
  /**
   * The assents to the removal of the Judge; null without assents. If there are several Judges, the
   * assents for the first Judge with any.
   */
  readonly removal: Maybe<JudgeRemoval>;
  /** The assents to the removal of each Judge, for Judges with any assents. */
  readonly removals: ReadonlyArray<JudgeRemoval>;
  /** Requests to the Judge, oldest first. */
  readonly requests: JusticeRequestConnection;
  /** The round. */
  readonly round: Round;
  /** All rulings, oldest first. */
  readonly rulings: RulingConnection;
  /** Maximum number of Judges; 0 if the rules have none. */
  readonly seats: Scalars['Int']['output'];
  /** The terms of all current Judges, in the order of their starts. */
  readonly sitting: ReadonlyArray<JudgeTerm>;
  /** The term of the Judge `player`; null while the chair is vacant. */
  readonly term: Maybe<JudgeTerm>;
  /** All terms, oldest first. */
  readonly terms: JudgeTermConnection;
};


/** The office that resolves disputes about the rules [Judges]. */
export type JudgeOfficeCandidatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
  week?: InputMaybe<Scalars['Int']['input']>;
};


/** The office that resolves disputes about the rules [Judges]. */
export type JudgeOfficeRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
  status?: InputMaybe<JusticeRequestStatus>;
};


/** The office that resolves disputes about the rules [Judges]. */
export type JudgeOfficeRulingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
};


/** The office that resolves disputes about the rules [Judges]. */
export type JudgeOfficeTermsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
};

/** Payload of `appointJudge`, `resignAsJudge` and `assentToJudgeRemoval`. */
export type JudgePayload = Payload & {
  readonly __typename?: 'JudgePayload';
  /** The Judge's office; null when refused. */
  readonly judge: Maybe<JudgeOffice>;
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after the mutation; everything up to it is stored on disk. Null when
   * refused, and for a mutation without a season.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** The assents to the removal of a Judge [Judges]. */
export type JudgeRemoval = {
  readonly __typename?: 'JudgeRemoval';
  /** The players who assent to the removal. */
  readonly assents: ReadonlyArray<Player>;
  /** The Judge. */
  readonly judge: Player;
  /** Number of assents needed to remove the Judge. */
  readonly needed: Scalars['Int']['output'];
};

/** A player assented to the removal of the Judge [Judges]. */
export type JudgeRemovalAssented = Event & {
  readonly __typename?: 'JudgeRemovalAssented';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The Judge to remove. */
  readonly judge: Player;
  /** The player who assented. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A Judge's term. It lasts up to one week, or as long as the rules say [Judges]. */
export type JudgeTerm = Node & {
  readonly __typename?: 'JudgeTerm';
  /** The elected candidacy; null for a Judge appointed by the host. */
  readonly candidacy: Maybe<Candidacy>;
  /** Time at which the term ended; null for a current term. */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /** The reason for the end; null for a current term. */
  readonly ending: Maybe<JudgeTermEnd>;
  /** Opaque id. */
  readonly id: Scalars['ID']['output'];
  /** The Judge. */
  readonly player: Player;
  /** Time of the start. */
  readonly startedAt: Scalars['DateTime']['output'];
  /**
   * The end of the term if a proposal set it; null for the usual term of the rules. The term ends with
   * the first week that ends at this time or later.
   */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

/** A page of terms. */
export type JudgeTermConnection = {
  readonly __typename?: 'JudgeTermConnection';
  /** The terms with their cursors. */
  readonly edges: ReadonlyArray<JudgeTermEdge>;
  /** The terms. */
  readonly nodes: ReadonlyArray<JudgeTerm>;
  /** Paging information. */
  readonly pageInfo: PageInfo;
  /** Number of entries on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A term in a list. */
export type JudgeTermEdge = {
  readonly __typename?: 'JudgeTermEdge';
  /** Cursor of this entry. */
  readonly cursor: Scalars['String']['output'];
  /** The term. */
  readonly node: JudgeTerm;
};

/** The reason for the end of a Judge's term [Judges]. */
export type JudgeTermEnd =
  /** The term had its full length: one week, or the weeks in the rules. */
  | 'EXPIRED'
  /** The Judge stopped being a player. */
  | 'LEFT'
  /** Enough players assented to the Judge's removal. */
  | 'REMOVED'
  /** The Judge resigned. */
  | 'RESIGNED'
  /** A proposal ended the term. */
  | 'VOTED_OUT';

/** A Judge's term ended [Judges]. */
export type JudgeTermEnded = Event & {
  readonly __typename?: 'JudgeTermEnded';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The reason. */
  readonly ending: JudgeTermEnd;
  /** The former Judge. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A proposal set the end of a Judge's term [Judges]. */
export type JudgeTermSet = Event & {
  readonly __typename?: 'JudgeTermSet';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The Judge. */
  readonly player: Player;
  /** The proposal. */
  readonly proposal: Proposal;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /**
   * The new end: the term ends with the first week that ends at this time or later. Null for the usual
   * term of the rules.
   */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

/** A question or a statement put to the Judge [Judges]. */
export type JusticeRequest = Node & {
  readonly __typename?: 'JusticeRequest';
  /** The `seq` of the events in question. */
  readonly entries: ReadonlyArray<Scalars['Int']['output']>;
  /** Opaque id. */
  readonly id: Scalars['ID']['output'];
  /** The form: a question or a statement. */
  readonly kind: JusticeRequestKind;
  /** Number of the request in the round. */
  readonly number: Scalars['Int']['output'];
  /** The player who made the request. */
  readonly player: Player;
  /** Time of the request. */
  readonly requestedAt: Scalars['DateTime']['output'];
  /** The ruling in force; null without one. */
  readonly ruling: Maybe<Ruling>;
  /** All rulings on the request, oldest first, including overturned ones. */
  readonly rulings: ReadonlyArray<Ruling>;
  /** The sections of the rules in question, in the wording at the time of the request. */
  readonly sections: ReadonlyArray<RuleSection>;
  /** Status. */
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
  /** Paging information. */
  readonly pageInfo: PageInfo;
  /** Number of entries on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A request in a list. */
export type JusticeRequestEdge = {
  readonly __typename?: 'JusticeRequestEdge';
  /** Cursor of this entry. */
  readonly cursor: Scalars['String']['output'];
  /** The request. */
  readonly node: JusticeRequest;
};

/** The form of a request for justice [Judges]. */
export type JusticeRequestKind =
  /** A question. It needs an answer. */
  | 'QUESTION'
  /** A statement. It needs a truth value. */
  | 'STATEMENT';

/** Payload of `requestJustice`. */
export type JusticeRequestPayload = Payload & {
  readonly __typename?: 'JusticeRequestPayload';
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /** The request; null when refused. */
  readonly request: Maybe<JusticeRequest>;
  /**
   * The season's journal position after the mutation; everything up to it is stored on disk. Null when
   * refused, and for a mutation without a season.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** The status of a request. */
export type JusticeRequestStatus =
  /** The request has a ruling in force. */
  | 'ANSWERED'
  /** The request needs a ruling. */
  | 'OPEN'
  /** A vote of confidence overturned the ruling. The request has no ruling in force, and needs none. */
  | 'SET_ASIDE';

/** A player put a question or a statement to the Judge [Judges]. */
export type JusticeRequested = Event & {
  readonly __typename?: 'JusticeRequested';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The player who made the request. */
  readonly player: Player;
  /** The request in its current state. */
  readonly request: JusticeRequest;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
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
  /** Paging information. */
  readonly pageInfo: PageInfo;
  /** Number of players on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A place in a list. */
export type LeaderboardEdge = {
  readonly __typename?: 'LeaderboardEdge';
  /**
   * Cursor of this entry. It marks a place in the order: the next page starts after it, even if
   * players have changed places since.
   */
  readonly cursor: Scalars['String']['output'];
  /** The place. */
  readonly node: LeaderboardEntry;
};

/** A player's place. */
export type LeaderboardEntry = {
  readonly __typename?: 'LeaderboardEntry';
  /** The place, from 1; equal players share a place. */
  readonly place: Scalars['Int']['output'];
  /** The player. */
  readonly player: Player;
  /** The compared amount: Gold Stars, pegs, Magistrelli … */
  readonly value: Scalars['Float']['output'];
};

/** The amount by which players are sorted. */
export type LeaderboardOrder =
  /** Magistrelli. */
  | 'MAGISTRELLI'
  /** Pegs. */
  | 'PEGS';

/** Input for `leaveSeason`. */
export type LeaveSeasonInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/** The change to a line. */
export type LineChange =
  /** Only in the second revision. */
  | 'ADDED'
  /** Only in the first revision. */
  | 'REMOVED'
  /** In both revisions. */
  | 'SAME';

/** A line of a section, in one revision or both. */
export type LineDifference = {
  readonly __typename?: 'LineDifference';
  /** The change: same, added or removed. */
  readonly change: LineChange;
  /** The text, in Markdown. */
  readonly text: Scalars['String']['output'];
};

/**
 * The sort order of a list. `first` and `after` count in this order. A cursor marks the same place in
 * either order.
 */
export type ListOrder =
  /** Newest first. */
  | 'NEWEST_FIRST'
  /** Oldest first. */
  | 'OLDEST_FIRST';

/** A lot [Lots]. */
export type Lot = Node & {
  readonly __typename?: 'Lot';
  /**
   * The players' public bids on the lot, highest priority first. A third party's bid is in
   * `thirdPartyBid`.
   */
  readonly bids: ReadonlyArray<Bid>;
  /** The cards drawn for a House Lot. */
  readonly cards: ReadonlyArray<Card>;
  /** The player who created the lot and gets its price; null for a House Lot. */
  readonly creator: Maybe<Player>;
  /** Time at which the House drew the lot's cards, or a player created the lot. */
  readonly generatedAt: Scalars['DateTime']['output'];
  /** Opaque id. */
  readonly id: Scalars['ID']['output'];
  /** The items of the lot; after the award, the items that it had. */
  readonly items: ReadonlyArray<Holding>;
  /** The kind: a lot of the House or of a player. */
  readonly kind: LotKind;
  /** The highest valid open bid, or the bid that won the lot; null if there is none. */
  readonly leadingBid: Maybe<Bid>;
  /** The lowest open bid possible, in the currency; null if the lot takes sealed bids or has left the auction. */
  readonly minimumBid: Maybe<Scalars['Float']['output']>;
  /** Number of the lot in the round, never reused. */
  readonly number: Scalars['Int']['output'];
  /** The winner's price, in the currency; null without a winner. */
  readonly price: Maybe<Scalars['Float']['output']>;
  /** The bidding procedure of this lot under the current rules. */
  readonly procedure: BiddingProcedure;
  /** Time of the award; null before. */
  readonly soldAt: Maybe<Scalars['DateTime']['output']>;
  /** Status. */
  readonly status: LotStatus;
  /**
   * A third party's bid on the lot, in the currency; null without one. `Lot.bids` has the players'
   * bids.
   */
  readonly thirdPartyBid: Maybe<Scalars['Float']['output']>;
  /** The player who won the lot; null without one. */
  readonly winner: Maybe<Player>;
  /** The lot's Works of Art. */
  readonly works: ReadonlyArray<WorkOfArt>;
};

/** A page of lots. */
export type LotConnection = {
  readonly __typename?: 'LotConnection';
  /** The lots with their cursors. */
  readonly edges: ReadonlyArray<LotEdge>;
  /** The lots. */
  readonly nodes: ReadonlyArray<Lot>;
  /** Paging information. */
  readonly pageInfo: PageInfo;
  /** Number of entries on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A lot in a list. */
export type LotEdge = {
  readonly __typename?: 'LotEdge';
  /** Cursor of this entry. */
  readonly cursor: Scalars['String']['output'];
  /** The lot. */
  readonly node: Lot;
};

/** A lot was drawn [Lots]. */
export type LotGenerated = Event & {
  readonly __typename?: 'LotGenerated';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The lot. */
  readonly lot: Lot;
  /** The dice: for each card one for the suit, then one for the rank. */
  readonly rolls: Rolls;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The kind of a lot [The Auction House]. */
export type LotKind =
  /** A lot of cards drawn by the House. */
  | 'HOUSE'
  /** A lot of items of the player who created it. */
  | 'PLAYER';

/** The bidder with the highest priority won a lot [Bidding]. */
export type LotSold = Event & {
  readonly __typename?: 'LotSold';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The lot. */
  readonly lot: Lot;
  /** The winner. */
  readonly player: Player;
  /** Price paid, in the currency. */
  readonly price: Scalars['Float']['output'];
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /** Items that changed hands. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The status of a lot. */
export type LotStatus =
  /**
   * A Player Lot that became empty, or whose creator left. A lot is empty if a third party won
   * everything in it. `price` is then null, because no player paid one; the journal has the creator's
   * gain.
   */
  | 'REMOVED'
  /** A Player Lot without a winner: its items returned to its creator. */
  | 'RETURNED'
  /** A bidder won the lot. */
  | 'SOLD'
  /** The lot is in the current or the next auction. */
  | 'STANDING';

/** A player's gain in Magistrelli [The Magistrelli System; K15]. */
export type MagistrelliChange = {
  readonly __typename?: 'MagistrelliChange';
  /** The number before. */
  readonly from: Scalars['Int']['output'];
  /** The player. */
  readonly player: Player;
  /** The number after. */
  readonly to: Scalars['Int']['output'];
};

/** Input for `markInboxRead`. */
export type MarkInboxReadInput = {
  /** A repeat with the same key changes nothing and returns the present mark. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Number of the last read entry; by default the inbox's last entry. */
  readonly upTo?: InputMaybe<Scalars['Int']['input']>;
};

/** Payload of `markInboxRead`. */
export type MarkInboxReadPayload = Payload & {
  readonly __typename?: 'MarkInboxReadPayload';
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** Number of the last read entry, even when refused. */
  readonly readUpTo: Scalars['Int']['output'];
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /** Always null: this mutation changes no season. */
  readonly seq: Maybe<Scalars['Int']['output']>;
  /** Number of unread entries. */
  readonly unreadCount: Scalars['Int']['output'];
};

/** A mask and its Moda [Masks, Moda]. */
export type Mask = {
  readonly __typename?: 'Mask';
  /** Code. */
  readonly mask: Scalars['String']['output'];
  /** The mask's Moda. */
  readonly moda: Scalars['Int']['output'];
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** The rank by Moda [Moda; K18]. */
  readonly standing: MaskStanding;
  /**
   * The effects on a player who starts a game with the mask, in the words of the rules: Markdown in
   * one line [Masks].
   */
  readonly text: Scalars['String']['output'];
  /** The players who wear the mask. */
  readonly wornBy: ReadonlyArray<Player>;
};

/** A player revealed another mask under the one worn [Masks]. */
export type MaskRevealed = Event & {
  readonly __typename?: 'MaskRevealed';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The game. */
  readonly game: GiolittiGame;
  /** Code of the mask. */
  readonly mask: Scalars['String']['output'];
  /** The player. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A mask [Masks]. */
export type MaskRules = {
  readonly __typename?: 'MaskRules';
  /** Code. */
  readonly mask: Scalars['String']['output'];
  /** The Moda at the start of the dynasty [Moda]. */
  readonly moda: Scalars['Int']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /**
   * The effects on a player who starts a game with the mask, in the words of the rules: Markdown in
   * one line [Masks].
   */
  readonly text: Scalars['String']['output'];
};

/** The rank of a mask by Moda. */
export type MaskStanding =
  /** No mask has a lower Moda, but some mask has a higher one. */
  | 'GREGGIO'
  /** Neither `RAFFINATO` nor `GREGGIO`. */
  | 'PLAIN'
  /** No mask has a higher Moda. */
  | 'RAFFINATO';

/** A player put on, changed or took off a mask [Masks]. */
export type MaskWorn = Event & {
  readonly __typename?: 'MaskWorn';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** Code of the mask; null for none. */
  readonly mask: Maybe<Scalars['String']['output']>;
  /** The player. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A mask's gain in Moda [Moda]. */
export type ModaChange = {
  readonly __typename?: 'ModaChange';
  /** The number before. */
  readonly from: Scalars['Int']['output'];
  /** Code of the mask. */
  readonly mask: Scalars['String']['output'];
  /** The number after. */
  readonly to: Scalars['Int']['output'];
};

/** In a round: moves items from one owner to another. */
export type MoveItemsEffect = {
  readonly __typename?: 'MoveItemsEffect';
  /** The items to move, with both owners. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Items to move from one owner to another. */
export type MoveItemsInput = {
  /** The present owner. */
  readonly from: OwnerInput;
  /** The items, 1 to 300 entries. */
  readonly items: ReadonlyArray<ItemInput>;
  /** The new owner. */
  readonly to: OwnerInput;
};

/** A multiplier of a hand. */
export type Multiplier = {
  readonly __typename?: 'Multiplier';
  /** Name in the rules. */
  readonly name: Scalars['String']['output'];
  /** The factor of the score. */
  readonly value: Scalars['Float']['output'];
};

/** The root of mutations. Each mutation is done, refused or failed. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /**
   * Consents to a contract offered to you [Contracts]. Refusals: `NOT_A_PLAYER`, `NOT_REPUTABLE`,
   * `ROUND_NOT_STARTED`, `ROUND_OVER`, `CONTRACT_NOT_FOUND`, `CONTRACT_NOT_OPEN`, `NOT_A_PARTY`,
   * `ALREADY_CONSENTED`, `PARTNER_NOT_REPUTABLE`.
   */
  readonly acceptContract: ContractPayload;
  /**
   * Accepts an offer made to you: the whole trade takes place at once [Trade]. If a side lacks an
   * item, the trade is off: `refusal` is then null, `trade.status` is `OFF`, and `trade.lacks` has the
   * missing items. Refusals: `NOT_A_PLAYER`, `NOT_REPUTABLE`, `ROUND_NOT_STARTED`, `ROUND_OVER`,
   * `TRADE_NOT_FOUND`, `TRADE_NOT_YOURS`, `TRADE_OVER`, `PARTNER_NOT_REPUTABLE`, `ITEM_UNTRADABLE`.
   */
  readonly acceptTrade: TradePayload;
  /**
   * Moves the test clock of a rehearsal forward. Everything due by the new time happens, each at its
   * own time. Only for the host. Refusals: `NOT_THE_HOST`, `NOT_A_REHEARSAL`, `CLOCK_BACKWARDS`,
   * `CLOCK_TOO_FAR`.
   */
  readonly advanceClock: SeasonPayload;
  /**
   * Agrees to both wagers of a War, and puts the player's own wager on the table. When both players
   * have agreed, both draw at once, and `war.winner` gets both wagers [War]. An agreement from an
   * earlier week does not count if the player has a fixed client seed for this week: the player must
   * agree again, with the seed's text [S24]. Refusals: `MALFORMED`, `NOT_A_PLAYER`,
   * `ROUND_NOT_STARTED`, `ROUND_OVER`, `NO_TABLES`, `TABLE_NOT_FOUND`, `NOT_SITTING`, `NOT_ENOUGH`,
   * `WAGER_MISSING`, `WAGERS_CHANGED`, `ALREADY_AGREED`, `CLIENT_SEED_NEEDED`,
   * `CLIENT_SEED_NOT_FIXED`.
   */
  readonly agreeToWar: WarPayload;
  /**
   * Answers the opponent's Sfida in a game of Giolitti; a rejection resigns the game [Play; K12].
   * Refusals: `NOT_A_PLAYER`, `DYNASTY_OVER`, `GAME_NOT_FOUND`, `NOT_A_PARTICIPANT`, `GAME_VOIDED`,
   * `GAME_OVER`, `GAME_CLOSED`, `NO_SFIDA`, `OWN_SFIDA`.
   */
  readonly answerSfida: GamePayload;
  /**
   * Appoints a Judge in the first week, while a seat is vacant. Only for the host. Refusals:
   * `NOT_THE_HOST`, `NOT_A_HOST_POWER`, `ROUND_OVER`, `NO_JUDGE`, `FIRST_WEEK_OVER`,
   * `PLAYER_NOT_FOUND`, `PLAYER_IDLE`, `CHAIR_TAKEN`, `JUDGE_REMOVED`.
   */
  readonly appointJudge: JudgePayload;
  /**
   * Appoints the holder of an office [Offices]. The rules decide who may do this: the host, or the
   * holder of another office. Refusals: `OFFICE_UNKNOWN`, `OFFICE_FILLED_OTHERWISE`,
   * `ROUND_NOT_STARTED`, `ROUND_OVER`, `DYNASTY_OVER`, `PLAYER_NOT_FOUND`, `OFFICE_FOR_THE_AWAKE`,
   * `OFFICE_HELD`.
   */
  readonly appointToOffice: AppointToOfficePayload;
  /**
   * Assents to the removal of the Judge. The last of the `JudgeRemoval.needed` assents removes the
   * Judge [Judges]. Only abuse of the office justifies a removal. Refusals: `NOT_A_PLAYER`,
   * `YOU_ARE_THE_JUDGE`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `NO_JUDGE`, `CHAIR_VACANT`,
   * `JUDGE_CHANGED`, `ALREADY_ASSENTED`.
   */
  readonly assentToJudgeRemoval: JudgePayload;
  /**
   * Makes the player the bookmaker of another pair's game of Giolitti [Gambling]. A player who has bet on the game
   * may do this too. Refusals: `NOT_A_PLAYER`, `DYNASTY_OVER`, `GAME_NOT_FOUND`, `YOU_ARE_A_PARTICIPANT`,
   * `GAME_VOIDED`, `GAME_OVER`, `GAME_CLOSED`, `NO_BETTING`, `BOOKMAKER_TAKEN`.
   */
  readonly becomeBookmaker: GamePayload;
  /**
   * Starts a vote of confidence on a ruling [Judges]. This is possible only within the time limit of
   * the rules. In the shipped editions the limit is four days, and the vote lasts two days. Refusals:
   * `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `NO_JUDGE`, `RULING_NOT_FOUND`,
   * `RULING_OVERTURNED`, `CONFIDENCE_VOTE_CALLED`, `TOO_LATE_FOR_CONFIDENCE`.
   */
  readonly callConfidenceVote: ConfidenceVotePayload;
  /**
   * Takes back your own offer. Refusals: `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `TRADE_NOT_FOUND`,
   * `TRADE_NOT_YOURS`, `TRADE_OVER`.
   */
  readonly cancelTrade: TradePayload;
  /**
   * Votes in a vote of confidence on a ruling. The vote can be changed until the end. It counts only
   * if the voter is a player at the end. Refusals: `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`,
   * `CONFIDENCE_VOTE_NOT_FOUND`, `CONFIDENCE_VOTE_OVER`.
   */
  readonly castConfidenceVote: ConfidenceVotePayload;
  /**
   * Votes on a proposal, from its submission to the end of its voting period. The vote replaces the
   * player's former vote. Votes are public [Proposals]. Refusals: `NOT_A_PLAYER`, `ROUND_NOT_STARTED`,
   * `ROUND_OVER`, `DYNASTY_OVER`, `VOTING_OVER`, `PROPOSAL_NOT_FOUND`.
   */
  readonly castVote: ProposalPayload;
  /**
   * Changes the name that others see. Seasons that the account has already joined keep its old name.
   * Needs all scopes. Refusals: `IDEMPOTENCY_KEY_REUSED`.
   */
  readonly changeDisplayName: ChangeDisplayNamePayload;
  /**
   * Changes the name to sign in with; the old name is free at once. Needs all scopes and the password.
   * The request counts as a sign-in towards the limits. A guest has no handle yet and uses
   * `claimGuest`. Refusals: `HANDLE_TAKEN`, `WRONG_CREDENTIALS`, `NO_PASSWORD`, `PASSWORD_TOO_EASY`
   * for a handle that resembles the password, `IDEMPOTENCY_KEY_REUSED`.
   */
  readonly changeHandle: ChangeHandlePayload;
  /**
   * Changes the password and ends all other sessions. Needs all scopes and the current password. The
   * request counts as a sign-in towards the limits. Refusals: `NO_PASSWORD`, `WRONG_CREDENTIALS`,
   * `PASSWORD_TOO_EASY`, `IDEMPOTENCY_KEY_REUSED`.
   */
  readonly changePassword: ChangePasswordPayload;
  /**
   * Gives the viewer's guest account a handle and a password. Nothing else of the account changes.
   * Refusals: `NOT_A_GUEST`, `PASSWORD_TOO_EASY`, `HANDLE_TAKEN`, `IDEMPOTENCY_KEY_REUSED`.
   */
  readonly claimGuest: ClaimGuestPayload;
  /**
   * Ends a season without a winner. Only for the host. Refusals: `NOT_THE_HOST`, `NOT_A_HOST_POWER`,
   * `ROUND_OVER`, `DYNASTY_OVER`.
   */
  readonly closeSeason: SeasonPayload;
  /**
   * Makes an idle player active again, after the waiting time in the rules [Players]. Refusals: `NOT_A_PLAYER`,
   * `NOT_IDLE`, `BACK_TOO_EARLY`, `ROUND_OVER`, `DYNASTY_OVER`.
   */
  readonly comeBack: SeasonPayload;
  /**
   * Commits a secret action by its hash; the text stays with you [Secret Information]. An earlier
   * attempt of the same kind fails if it is not resolved yet. Refusals: `HASH_MALFORMED`,
   * `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `BIDS_ARE_OPEN`, `HANDS_ARE_PRESENTED`,
   * `WRONG_PHASE`, `HASH_TAKEN`.
   */
  readonly commitSecretAction: SecretActionPayload;
  /**
   * Consents to a proposal about a contract, or declines it. Such a proposal can be a withdrawal. It
   * takes effect with the last consent. If it has become impossible by then, it lapses, and `drop` is
   * the reason. Refusals: `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `CHANGE_NOT_FOUND`,
   * `NOT_A_PARTY`, `CHANGE_OVER`, `CONSENT_NOT_AWAITED`.
   */
  readonly consentToContractChange: ContractPayload;
  /**
   * Makes corrections without a vote, as the holder of an office with the power `CORRECT` or `VOID`
   * [Offices]. Either all effects happen or none. `CORRECT` allows `giveItems`, `takeItems`,
   * `moveItems`, `correctStanding`, `correctHand`, `correctMagistrelli`, `correctModa`, `changeMask`,
   * `setStakes` and `setScore`. `VOID` allows `voidTrade`, `voidTable`, `voidSecretAction` and
   * `voidGame`. Each effect must belong to the season's game. `Query.previewProposal` shows the
   * results in advance. Refusals: `MALFORMED`, `OFFICE_UNKNOWN`, `NOT_A_PLAYER`, `OFFICE_NOT_YOURS`,
   * `OFFICE_LACKS_POWER`, `CORRECTION_WINS`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `DYNASTY_OVER`, and
   * the refusals of an effect, with its index.
   */
  readonly correctByOffice: CorrectByOfficePayload;
  /**
   * Creates a token for a bot or another program. The payload shows it once. Refusals:
   * `SCOPE_EXCEEDED`, `TOO_MANY_TOKENS`, `TOKEN_NOT_FOUND`, `IDEMPOTENCY_KEY_REUSED`.
   */
  readonly createAccessToken: CreateAccessTokenPayload;
  /**
   * Creates a duck for a player, during the set-up or, in a rehearsal, at any time [Ducks]. Only for
   * the host. Refusals: `MALFORMED`, `NOT_THE_HOST`, `ROUND_OVER`, `SETUP_OVER`, `NO_DUCKS`,
   * `PLAYER_NOT_FOUND`, `TOO_MANY_DUCKS`.
   */
  readonly createDuck: DuckPayload;
  /**
   * Creates a dynasty of Giolitti, with the account as its host. The dynasty starts at once. Needs the
   * scope HOST. Refusals: `EDITION_UNKNOWN`, `RULESET_REFUSED`, `MALFORMED`, `TOO_MANY_SEASONS`.
   */
  readonly createDynasty: CreateDynastyPayload;
  /**
   * Creates a token for the address of one feed of a season, or of the calendar of all your seasons.
   * Calendars and feed readers need it, because they cannot send headers. The token reads only that
   * feed, and only seasons that the account may see. `viewer { tokens }` lists it, and
   * `revokeAccessToken` ends it. If an access token made it, it also ends with that access token. The
   * feeds of a `PUBLIC` season also work without a token, but then the calendar lacks the viewer's
   * tasks. Needs the scope READ. Refusals: `TOO_MANY_TOKENS`, `TOKEN_NOT_FOUND`,
   * `IDEMPOTENCY_KEY_REUSED`.
   */
  readonly createFeedToken: CreateFeedTokenPayload;
  /**
   * Creates a Player Lot from the player's items, in the Resolution Phase, for the next auction [The
   * Auction House]. The lot owns the items from then on. The creator may bid on it. A player can have
   * up to 50 lots at a time. Refusals: `MALFORMED`, `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`,
   * `NO_PLAYER_LOTS`, `WRONG_PHASE`, `ITEM_UNKNOWN`, `CARD_UNKNOWN`, `ITEM_EXCLUDED`,
   * `AMOUNT_NOT_NATURAL`, `NOT_ENOUGH`, `TOO_MANY_LOTS`.
   */
  readonly createPlayerLot: PlayerLotPayload;
  /**
   * Creates a round of the Auction Casino, with the account as its host. Needs the scope HOST.
   * Refusals: `EDITION_UNKNOWN`, `RULESET_REFUSED`, `START_IN_THE_PAST`, `TOO_MANY_SEASONS`.
   */
  readonly createRound: CreateRoundPayload;
  /**
   * Creates a ticket for a browser's EventSource, because an EventSource cannot send headers. The
   * ticket opens a subscription at `/graphql/stream?ticket=…`. It is read-only and ends with the token
   * of this request. Needs the scope READ.
   */
  readonly createStreamTicket: CreateStreamTicketPayload;
  /**
   * Creates a Work of Art for a player, during the set-up or, in a rehearsal, at any time. Only for
   * the host. At other times proposals create Works. Refusals: `MALFORMED`, `NOT_THE_HOST`,
   * `ROUND_OVER`, `SETUP_OVER`, `PLAYER_NOT_FOUND`, `NO_WORKS_OF_ART`.
   */
  readonly createWorkOfArt: WorkOfArtPayload;
  /**
   * Declines a contract offered to you, or takes back your own offer. Refusals: `NOT_A_PLAYER`,
   * `ROUND_NOT_STARTED`, `ROUND_OVER`, `CONTRACT_NOT_FOUND`, `CONTRACT_NOT_OPEN`, `NOT_A_PARTY`.
   */
  readonly declineContract: ContractPayload;
  /**
   * Declines an offer made to you. Refusals: `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `TRADE_NOT_FOUND`,
   * `TRADE_NOT_YOURS`, `TRADE_OVER`.
   */
  readonly declineTrade: TradePayload;
  /**
   * Deletes the account permanently: its names, its password, its tokens and its inbox. Nobody else
   * can take its handle. The account leaves its unfinished seasons, as with `leaveSeason`. Its past
   * actions in seasons stay, under "Deleted player" and a number. A host must first close every
   * unfinished season (`closeSeason`). Needs all scopes and the password; a guest needs only its
   * token. A request with a password counts as a sign-in towards the limits. All sockets of the
   * account are closed (4401), so a request over a socket gets no answer. A repeat is
   * `UNAUTHENTICATED`, because the token no longer exists. Refusals: `STILL_HOSTING`,
   * `WRONG_CREDENTIALS`.
   */
  readonly deleteAccount: DeleteAccountPayload;
  /**
   * Gives items to a contract, for nothing in return [Contracts]. Open to any player. Refusals:
   * `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `CONTRACT_NOT_FOUND`, `CONTRACT_NOT_OPEN`,
   * `ITEM_UNKNOWN`, `CARD_UNKNOWN`, `ITEM_UNTRADABLE`, `AMOUNT_NOT_NATURAL`, `NOT_ENOUGH`.
   */
  readonly depositIntoContract: ContractPayload;
  /**
   * Changes the name and the description of a season, until it has ended. Only for the host. Refusals:
   * `NOT_THE_HOST`, `ROUND_OVER`, `DYNASTY_OVER`.
   */
  readonly describeSeason: SeasonPayload;
  /**
   * Announces the Fine of a closed game of Giolitti, and ends the game [Ending a Game; K14]. Only for
   * the dealer. With automatic dealing the server ends games, and this mutation is refused. Games end
   * in the order of their starts. Refusals: `NOT_THE_DEALER`, `DYNASTY_OVER`, `GAME_NOT_FOUND`,
   * `GAME_VOIDED`, `GAME_OVER`, `GAME_NOT_CLOSED`, `EARLIER_GAME_FIRST`.
   */
  readonly endGame: GamePayload;
  /**
   * Endorses a candidate for Judge; a player may endorse several [Judges]. Refusals: `NOT_A_PLAYER`,
   * `ROUND_NOT_STARTED`, `ROUND_OVER`, `NO_JUDGE`, `CANDIDACY_NOT_FOUND`, `ALREADY_ENDORSED`.
   */
  readonly endorseCandidate: CandidacyPayload;
  /**
   * Draws the cards of a lot [Lots]. Any player may do this outside the Auction Phase, until the
   * auction has the maximum number of lots. Refusals: `NOT_A_PLAYER`, `ROUND_NOT_STARTED`,
   * `ROUND_OVER`, `WRONG_PHASE`, `ENOUGH_LOTS`.
   */
  readonly generateLot: GenerateLotPayload;
  /**
   * Generates a third party's bid on a Player Lot, once for each lot, while sealed bids await their
   * revelation date. The lot must be in the auction and contain a Work of Art worth more than 0. Dice
   * decide the amount: in the shipped editions 75 % to 150 % of the value [Bidding on Works of Art].
   * Open to any player. Refusals: `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `NO_PLAYER_LOTS`,
   * `WRONG_PHASE`, `NO_BIDS_AWAITED`, `LOT_NOT_FOUND`, `NOT_A_PLAYER_LOT`, `LOT_OF_NEXT_AUCTION`,
   * `NO_WORK_OF_VALUE`, `THIRD_PARTY_HAS_BID`.
   */
  readonly generateThirdPartyBid: PlayerLotPayload;
  /**
   * Makes the player idle. An idle player keeps everything, is not dealt in, and does not count for
   * any quorum, majority, median or election. The player can only come back, leave and write texts. In
   * a dynasty the player resigns running games. In a round the player stands up from the table and
   * loses any candidacy and the Judge's chair [Players]. Refusals: `NOT_A_PLAYER`, `YOU_ARE_IDLE`,
   * `NO_IDLING`, `ROUND_OVER`, `DYNASTY_OVER`.
   */
  readonly goIdle: SeasonPayload;
  /**
   * Gives items to a player in a rehearsal. Only for the host. Refusals: `NOT_THE_HOST`,
   * `NOT_A_REHEARSAL`, `ROUND_OVER`, `PLAYER_NOT_FOUND`, `ITEM_UNKNOWN`, `CARD_UNKNOWN`,
   * `AMOUNT_NOT_NATURAL`.
   */
  readonly grantItems: SeasonPayload;
  /**
   * Makes a player the dealer of a dynasty, if dealing is not automatic [Starting a Game]. Only for
   * the dealer and the hosts. Refusals: `NOT_THE_DEALER`, `PLAYER_NOT_FOUND`, `PLAYER_IDLE`,
   * `ALREADY_DEALER`, `DYNASTY_OVER`.
   */
  readonly handOnDealer: SeasonPayload;
  /**
   * Makes a player the first host in place of the viewer; the viewer can stay a co-host. The new host
   * need not agree, and can hand the season on in turn. A viewer who is not a player can no longer see
   * the season afterwards if it is by invitation. Only for the first host, until the season has ended.
   * Refusals: `NOT_THE_HOST`, `NOT_THE_FIRST_HOST`, `NOT_A_PLAYER` (a co-host must be a player),
   * `PLAYER_NOT_FOUND`, `PLAYER_IDLE`, `ALREADY_HOST`, `ROUND_OVER`, `DYNASTY_OVER`.
   */
  readonly handOnHost: SeasonPayload;
  /**
   * Rules on an open request [Judges]. The ruling answers a question, or declares a statement TRUE or
   * FALSE with reasons. Only for the Judge. Refusals: `MALFORMED`, `NOT_A_PLAYER`, `NOT_THE_JUDGE`,
   * `ROUND_NOT_STARTED`, `ROUND_OVER`, `REQUEST_NOT_FOUND`, `REQUEST_CLOSED`, `SECTION_UNKNOWN`,
   * `OWN_REQUEST`, `VERDICT_NEEDED`, `VERDICT_MISPLACED`.
   */
  readonly issueRuling: RulingPayload;
  /**
   * Makes the account a player of a season [Players]. Before joining, know the risks: the host can
   * remove you, void games and close the season at any time, and the operator of the server can read
   * entrusted texts and hands of Giolitti. `/docs/trust.md` at the server's address has the details.
   * Refusals: `PLAYED_FOR_SHOW`, `ALREADY_A_PLAYER`, `INVITE_WRONG`, `REJOIN_TOO_EARLY`, `ROUND_OVER`,
   * `NAME_TAKEN`.
   */
  readonly joinSeason: SeasonPayload;
  /**
   * Ends the account's membership of a season. In a round the player's items are destroyed. In a
   * dynasty the player's pegs and Magistrelli are kept for a return [Players]. Refusals:
   * `NOT_A_PLAYER`.
   */
  readonly leaveSeason: SeasonPayload;
  /**
   * Marks the viewer's inbox as read up to an entry, for every device. The mark never moves back.
   * Refusals: `IDEMPOTENCY_KEY_REUSED`.
   */
  readonly markInboxRead: MarkInboxReadPayload;
  /**
   * Makes the player a candidate for Judge of the next week [Judges]. The endorsements are counted at
   * the end of the week, on Sunday 00:00. Refusals: `MALFORMED`, `NOT_A_PLAYER`, `ROUND_NOT_STARTED`,
   * `ROUND_OVER`, `NO_JUDGE`, `ALREADY_A_CANDIDATE`.
   */
  readonly nominateForJudge: CandidacyPayload;
  /**
   * Offers a contract to players, and consents to it for the viewer [Contracts]. The contract begins
   * with the last party's consent. Refusals: `NOT_A_PLAYER`, `NO_CONTRACTS`, `NOT_REPUTABLE`,
   * `ROUND_NOT_STARTED`, `ROUND_OVER`, `CONTRACT_WITH_ONESELF`, `PLAYER_NOT_FOUND`,
   * `PARTNER_NOT_REPUTABLE`, `CLAUSE_IMPOSSIBLE`, `TOO_MANY_OFFERS`.
   */
  readonly offerContract: ContractPayload;
  /**
   * Offers a Sfida in a game of Giolitti: the opponent raises the stakes or resigns [Play; K12]. Refusals:
   * `NOT_A_PLAYER`, `DYNASTY_OVER`, `GAME_NOT_FOUND`, `NOT_A_PARTICIPANT`, `GAME_VOIDED`, `GAME_OVER`,
   * `GAME_CLOSED`, `SFIDA_PENDING`, `SFIDA_TWICE_RUNNING`.
   */
  readonly offerSfida: GamePayload;
  /**
   * Offers a trade to a player, and consents to it for the viewer [Trade]. Nothing is reserved: both
   * sides need their items only when the trade takes place. With `counterTo` the new offer answers an
   * offer made to you, and ends that one. Refusals: `NOT_A_PLAYER`, `NOT_REPUTABLE`,
   * `ROUND_NOT_STARTED`, `ROUND_OVER`, `PLAYER_NOT_FOUND`, `TRADE_WITH_ONESELF`,
   * `PARTNER_NOT_REPUTABLE`, `TRADE_NOT_FOUND`, `TRADE_NOT_YOURS`, `TRADE_OVER`, `ITEM_UNKNOWN`,
   * `CARD_UNKNOWN`, `ITEM_UNTRADABLE`, `AMOUNT_NOT_NATURAL`, `EMPTY_SIDE`, `TOO_MANY_OFFERS`.
   */
  readonly offerTrade: TradePayload;
  /**
   * Overturns a ruling. The request is open again and needs a new ruling [Judges]. Only for the Judge
   * who made the ruling, and only within the time limit of the rules: one week in the shipped
   * editions. Refusals: `NOT_A_PLAYER`, `NOT_THE_JUDGE`, `ROUND_NOT_STARTED`, `ROUND_OVER`,
   * `RULING_NOT_FOUND`, `NOT_YOUR_RULING`, `RULING_OVERTURNED`, `TOO_LATE_TO_OVERTURN`.
   */
  readonly overturnRuling: RulingPayload;
  /**
   * Bets on a participant of a game of Giolitti, at the current Juice [Gambling; K17]. Refusals: `NOT_A_PLAYER`,
   * `DYNASTY_OVER`, `GAME_NOT_FOUND`, `YOU_ARE_A_PARTICIPANT`, `GAME_VOIDED`, `GAME_OVER`, `GAME_CLOSED`,
   * `NO_BETTING`, `BET_ON_NO_PARTICIPANT`, `YOU_ARE_THE_BOOKMAKER`, `ALREADY_BET`.
   */
  readonly placeBet: BetPayload;
  /**
   * Places an open bid on a lot, for all to see [Bidding]. The bid must exceed the highest valid bid
   * on the lot, even if that bid is your own. You must have the amount, but your bids on several lots
   * are not added up. A bid becomes invalid permanently once you have less than its amount. Refusals:
   * `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `BIDS_ARE_SEALED`, `WRONG_PHASE`,
   * `LOT_NOT_FOUND`, `LOT_TAKES_SEALED_BIDS`, `AMOUNT_NOT_NATURAL`, `NOT_ENOUGH`, `BID_TOO_LOW`.
   */
  readonly placeBid: PlaceBidPayload;
  /**
   * Plays a card in a game of Giolitti [Play; K5]. Any card of the deck is accepted; the Fine reveals
   * a card that was not in the hand. A claim above the score of the play adds nothing, but the play
   * counts. Refusals: `NOT_A_PLAYER`, `DYNASTY_OVER`, `GAME_NOT_FOUND`, `NOT_A_PARTICIPANT`,
   * `GAME_VOIDED`, `GAME_OVER`, `GAME_CLOSED`, `CARD_UNKNOWN`, `AMOUNT_NOT_NATURAL`, `NOT_YOUR_TURN`,
   * `SFIDA_PENDING`, `CARD_ALREADY_PLAYED`.
   */
  readonly playCard: GamePayload;
  /**
   * Plays the slots: the player sits down, pays the price, spins, takes the payout and stands up, all at once
   * [Slots]. A refused spin does not count as a sitting. Refusals: `MALFORMED`, `NOT_A_PLAYER`,
   * `ROUND_NOT_STARTED`, `ROUND_OVER`, `NO_TABLES`, `NOT_ENOUGH`, `ALREADY_SITTING`, `MACHINE_BROKEN`,
   * `NO_SITTINGS_LEFT`, `CLIENT_SEED_NEEDED`, `CLIENT_SEED_NOT_FIXED`.
   */
  readonly playSlots: SlotsPayload;
  /**
   * Presents a hand for all to see, once in each phase for hands [Presenting a Hand]. You must have
   * the cards now. You keep them, and can use them afterwards. The hand is placed at `Hand.placesAt`.
   * Refusals: `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `HANDS_ARE_SEALED`, `WRONG_PHASE`,
   * `CARD_UNKNOWN`, `AMOUNT_NOT_NATURAL`, `EMPTY_HAND`, `MALFORMED` for a wrong number of cards,
   * `NOT_ENOUGH`, `ALREADY_PRESENTED`.
   */
  readonly presentHand: HandPayload;
  /**
   * Proposes to amend or end a contract, and consents for the viewer; all other parties must consent too
   * [Contracts]. Refusals: `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `CONTRACT_NOT_FOUND`,
   * `CONTRACT_NOT_OPEN`, `NOT_A_PARTY`, `CLAUSE_IMPOSSIBLE`, `PLAYER_NOT_FOUND`, `ITEM_UNKNOWN`, `CARD_UNKNOWN`,
   * `AMOUNT_NOT_NATURAL`, `TOO_MANY_OFFERS`.
   */
  readonly proposeContractChange: ContractPayload;
  /**
   * Names or changes the player's wager for a War. Both agreements are then void [War]. A player
   * without a seat sits down. Refusals: `MALFORMED`, `NOT_A_PLAYER`, `ROUND_NOT_STARTED`,
   * `ROUND_OVER`, `NO_TABLES`, `TABLE_NOT_FOUND`, `ITEM_UNKNOWN`, `CARD_UNKNOWN`,
   * `AMOUNT_NOT_NATURAL`, `NOT_ENOUGH`, `ALREADY_SITTING`, `TABLE_FULL`, `NOT_TO_BE_WAGERED`.
   */
  readonly proposeWar: WarPayload;
  /**
   * Publishes a new revision of a dynasty's ruleset. Games that have already started keep their
   * revision [Starting a Game; K19]. Only for the host. Refusals: `NOT_THE_HOST`, `NOT_A_HOST_POWER`,
   * `DYNASTY_OVER`, `RULESET_REFUSED`.
   */
  readonly publishRuleset: SeasonPayload;
  /**
   * Sends a reminder to players' inboxes, as the holder of an office with the power `REMIND`
   * [Offices]. The rules limit the number of reminders to a player in a rules-day. Refusals:
   * `MALFORMED`, `OFFICE_UNKNOWN`, `NOT_A_PLAYER`, `OFFICE_NOT_YOURS`, `OFFICE_LACKS_POWER`,
   * `ROUND_NOT_STARTED`, `ROUND_OVER`, `DYNASTY_OVER`, `PLAYER_NOT_FOUND`, `PLAYER_IDLE`,
   * `ALREADY_REMINDED`.
   */
  readonly remindPlayers: RemindPlayersPayload;
  /**
   * Ends a player's membership, with the same effects as leaving. Only for the host. Refusals:
   * `NOT_THE_HOST`, `NOT_A_HOST_POWER`, `PLAYER_NOT_FOUND`.
   */
  readonly removePlayer: SeasonPayload;
  /**
   * Puts a question or a statement to the Judge [Judges]. While the chair is vacant, the request
   * waits. Refusals: `MALFORMED`, `NOT_A_PLAYER`, `YOU_ARE_THE_JUDGE`, `ROUND_NOT_STARTED`,
   * `ROUND_OVER`, `NO_JUDGE`, `SECTION_UNKNOWN`.
   */
  readonly requestJustice: JusticeRequestPayload;
  /** Ends the player's term as Judge [Judges]. Refusals: `NOT_A_PLAYER`, `NOT_THE_JUDGE`, `ROUND_OVER`. */
  readonly resignAsJudge: JudgePayload;
  /**
   * Resigns a game of Giolitti [Play]. Refusals: `NOT_A_PLAYER`, `DYNASTY_OVER`, `GAME_NOT_FOUND`,
   * `NOT_A_PARTICIPANT`, `GAME_VOIDED`, `GAME_OVER`, `GAME_CLOSED`.
   */
  readonly resignGame: GamePayload;
  /**
   * Resigns from an office [Offices]. Refusals: `OFFICE_UNKNOWN`, `NOT_A_PLAYER`, `OFFICE_NOT_YOURS`,
   * `ROUND_NOT_STARTED`, `ROUND_OVER`, `DYNASTY_OVER`.
   */
  readonly resignOffice: ResignOfficePayload;
  /**
   * Retracts the player's own proposal, until the end of its voting period. If the voting period has
   * not started, the item used for the proposal is returned [Proposal-Makers]. Refusals:
   * `NOT_A_PLAYER`, `NOT_THE_AUTHOR`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `DYNASTY_OVER`,
   * `VOTING_OVER`, `PROPOSAL_NOT_FOUND`.
   */
  readonly retractProposal: ProposalPayload;
  /**
   * Uses the power of Morante in a game of Giolitti: the player wears another mask for the rest of the game
   * [Masks; K11]. Refusals: `NOT_A_PLAYER`, `DYNASTY_OVER`, `GAME_NOT_FOUND`, `NOT_A_PARTICIPANT`, `GAME_VOIDED`,
   * `GAME_OVER`, `GAME_CLOSED`, `MASK_UNKNOWN`, `MASKS_WITHOUT_EFFECT`, `MASK_LACKS_POWER`, `POWER_USED`,
   * `SFIDA_DECLARED`, `SAME_MASK`.
   */
  readonly revealMask: GamePayload;
  /**
   * Reveals the text of the committed secret action [Secret Information]. A text with the wrong hash
   * is refused, and the player can try again. The action fails if a text with the right hash declares
   * nothing, or declares more than 300 bids or entries of cards: `refusal` is then null, and
   * `secretAction.failure` is the reason. Refusals: `NOT_A_PLAYER`, `ROUND_OVER`, `NO_SECRET_ACTION`,
   * `NOT_MATURED`, `REVELATION_OVER`, `ALREADY_REVEALED`, `HASH_MISMATCH`.
   */
  readonly revealSecretAction: SecretActionPayload;
  /**
   * Revokes one of the viewer's tokens and all tokens made with it, and closes their sockets.
   * Refusals: `TOKEN_NOT_FOUND`, `SCOPE_EXCEEDED`, `IDEMPOTENCY_KEY_REUSED`.
   */
  readonly revokeAccessToken: RevokeAccessTokenPayload;
  /**
   * Creates a new invitation code for a season, and invalidates the old one. Only for the host.
   * Refusals: `NOT_THE_HOST`.
   */
  readonly rotateInvite: RotateInvitePayload;
  /**
   * Posts a text in a channel, for all viewers of the season. It is not a game action [Actions], but
   * counts towards the account's rate limit of mutations. Refusals: `MALFORMED`, `NOT_A_PLAYER`,
   * `ROUND_OVER`.
   */
  readonly say: SeasonPayload;
  /**
   * Entrusts bids to the server [Bidding]. The server makes the salt, publishes the hash at once, and
   * reveals the text when the action matures. Refusals: `NOT_A_PLAYER`, `ROUND_NOT_STARTED`,
   * `ROUND_OVER`, `BIDS_ARE_OPEN`, `WRONG_PHASE`, `LOT_NOT_FOUND`, `LOT_TAKES_OPEN_BIDS`,
   * `LOT_NAMED_TWICE`, `AMOUNT_NOT_NATURAL`.
   */
  readonly sealBids: SecretActionPayload;
  /**
   * Entrusts a hand to the server, just as `sealBids` entrusts bids [Submitting a Hand]. The player
   * must have the cards on the revelation date. Refusals: `NOT_A_PLAYER`, `ROUND_NOT_STARTED`,
   * `ROUND_OVER`, `HANDS_ARE_PRESENTED`, `WRONG_PHASE`, `CARD_UNKNOWN`, `AMOUNT_NOT_NATURAL`,
   * `EMPTY_HAND`, `MALFORMED` for a wrong number of cards.
   */
  readonly sealHand: SecretActionPayload;
  /**
   * Fixes a client seed of the viewer by its hash. It counts only for dice whose server seed is not
   * drawn yet: in a round the dice of the next week, in a dynasty the dice of the game after the next
   * one. Until it counts, a further call replaces it. When it counts, `playSlots`, `agreeToWar` or
   * `setReadiness` takes its text. Refusals: `HASH_MALFORMED`, `MALFORMED`, `NOT_A_PLAYER`,
   * `ROUND_OVER`, `DYNASTY_OVER`.
   */
  readonly setClientSeed: SeasonPayload;
  /**
   * Sets the kinds of future entries that the viewer's inbox leaves out. Present entries stay. Refusals:
   * `IDEMPOTENCY_KEY_REUSED`.
   */
  readonly setInboxPreferences: SetInboxPreferencesPayload;
  /**
   * Marks the player as ready or not ready for the next game of Giolitti. With automatic dealing a
   * game starts as soon as two players are available [Readiness; Starting a Game]. Refusals:
   * `MALFORMED`, `NOT_A_PLAYER`, `DYNASTY_OVER`, `CLIENT_SEED_NEEDED`, `CLIENT_SEED_NOT_FIXED`.
   */
  readonly setReadiness: SeasonPayload;
  /**
   * Sets a tracked value [Tracked values]. The rules decide who may set which value: only the player
   * with the value, or other players too. Refusals: `VALUE_UNKNOWN`, `MALFORMED`, `NOT_A_PLAYER`,
   * `VALUE_NOT_YOURS`, `VALUE_SECRET`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `DYNASTY_OVER`,
   * `PLAYER_NOT_FOUND`, `CARD_UNKNOWN`, `VALUE_OUT_OF_LIMITS`.
   */
  readonly setValue: SetValuePayload;
  /**
   * Settles the remaining bets of a game of Giolitti [Gambling; K17]. In the shipped editions this is
   * possible until 48 hours of rules-time after the end of the game. Any player may do this; a steward
   * does it at once. Refusals: `NOT_A_PLAYER`, `DYNASTY_OVER`, `GAME_NOT_FOUND`, `GAME_VOIDED`,
   * `GAME_NOT_ENDED`, `NO_BETS`, `TOO_LATE_TO_SETTLE`, `BETS_SETTLED`.
   */
  readonly settleBets: GamePayload;
  /**
   * Makes a player a co-host. A co-host has the powers of the first host, except handing the season on
   * and making co-hosts. The role ends when the player leaves. Only for the first host, until the
   * season has ended. Refusals: `NOT_THE_HOST`, `NOT_THE_FIRST_HOST`, `PLAYER_NOT_FOUND`,
   * `PLAYER_IDLE`, `ALREADY_HOST`, `ROUND_OVER`, `DYNASTY_OVER`.
   */
  readonly shareHost: SeasonPayload;
  /**
   * Creates a token for an account. After each wrong password, the next attempt must wait longer:
   * `RATE_LIMITED` with `retryAfterMs`. The same applies to a handle that nobody has. Refusals:
   * `WRONG_CREDENTIALS`, `IDEMPOTENCY_KEY_REUSED`.
   */
  readonly signIn: SignInPayload;
  /**
   * Revokes the token of this request and closes the token's sockets. If the token is a session,
   * access tokens made with it stay valid. If it is an access token, tokens made with it are revoked
   * too.
   */
  readonly signOut: SignOutPayload;
  /**
   * Ends all sessions of the account and closes their sockets. Needs all scopes. Refusals:
   * `IDEMPOTENCY_KEY_REUSED`.
   */
  readonly signOutEverywhere: SignOutEverywherePayload;
  /**
   * Creates an account. The payload shows the token once. Refusals: `HANDLE_TAKEN`,
   * `PASSWORD_TOO_EASY`, `IDEMPOTENCY_KEY_REUSED`.
   */
  readonly signUp: SignInPayload;
  /**
   * Sits down at a table for War: at a table with a free seat, or at a new one [Tables, War].
   * Refusals: `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `NO_TABLES`, `TABLE_NOT_FOUND`,
   * `ALREADY_SITTING`, `TABLE_FULL`.
   */
  readonly sitDown: TablePayload;
  /**
   * Stands up from the player's table. If the war is undecided, both players keep their wagers [War].
   * Refusals: `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `NO_TABLES`, `NOT_SITTING`.
   */
  readonly standUp: TablePayload;
  /**
   * Lets people watch the server's bots play each other at a human pace: two bots at Giolitti, or four
   * at the Auction Casino. The season is a public rehearsal hosted by the house, and only bots may
   * join it. There is one exhibition of each game: the mutation creates it if necessary, and returns
   * it to everybody. No token is needed. Bots play while a live view of the season is open. They pause
   * a minute after the last view closes, and resume with the next view or the next call of this
   * mutation. The server moves the clock. After 5,000 events the season is closed; call the mutation
   * again then. `Server.practice` is true if the server offers bots. Refusal: `PRACTICE_NOT_OFFERED`.
   */
  readonly startExhibition: StartExhibitionPayload;
  /**
   * Starts a game of Giolitti between the two available players with the longest wait [Starting a
   * Game; K2–K4]. Only for the dealer. With automatic dealing the server starts games, and this
   * mutation is refused. Refusals: `NOT_THE_DEALER`, `DYNASTY_OVER`, `NOT_A_REHEARSAL`,
   * `CARD_UNKNOWN`, `CARD_TWICE_IN_DECK`, `TOO_FEW_AVAILABLE`.
   */
  readonly startGame: GamePayload;
  /**
   * Creates a guest: an account without a password. Nobody can use the guest again once its token is
   * lost. A guest that is in no season and sends no requests for 30 days is deleted. Refusals:
   * `IDEMPOTENCY_KEY_REUSED`.
   */
  readonly startGuest: SignInPayload;
  /**
   * Creates a rehearsal with the server's bots. You are its host and a player, and can act at once. A
   * round begins in its first Auction Phase, and its clock moves only when you set it
   * (`advanceClock`). In each phase that you reach, bots bid, submit hands and answer trades. In a
   * dynasty you are ready, and the first game is dealt within a second or two. For another game, set
   * the clock to the next day, because nobody plays two games on one day. The season is by invitation;
   * `Season.invitation` has the code for others. Bots pause after ten minutes without an event, and
   * resume at the next one. `Server.practice` is true if the server offers bots. Needs the scopes HOST
   * and PLAY. Refusals: `PRACTICE_NOT_OFFERED`, `TOO_MANY_PRACTICES`, `TOO_MANY_SEASONS`,
   * `EDITION_UNKNOWN`.
   */
  readonly startPractice: StartPracticePayload;
  /**
   * Submits a proposal, in a round or in a dynasty [Proposals; L4]. Its class may require reputation
   * or use up an item. The effects are checked at once against the current rules and items, and again
   * at the end of the voting period. `facts.effect` is the index of the refused effect, from 0;
   * `facts.problems` has the errors in a patch, with places and reasons. Refusals: `MALFORMED`,
   * `NOT_A_PLAYER`, `NOT_REPUTABLE`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `ARTICLE_EXISTS`,
   * `ARTICLE_UNKNOWN`, `VICTOR_DECLARED`, `PLAYER_NOT_FOUND`, `ITEM_UNKNOWN`, `CARD_UNKNOWN`,
   * `CLASS_UNKNOWN`, `EFFECT_NOT_OF_CLASS`, `AMOUNT_NOT_NATURAL`, `NOT_ENOUGH`, `TOO_MANY_PENDING`,
   * `JOINING_IN_THE_FUTURE`, `RULESET_REFUSED`, `NOTHING_TO_CORRECT`, `TRADE_NOT_FOUND`,
   * `TABLE_NOT_FOUND`, `CONTRACT_NOT_FOUND`, `CONTRACT_NOT_OPEN`, `LOT_NOT_FOUND`, `ITEM_EXCLUDED`,
   * `THIRD_PARTY_HAS_BID`, `CHAIR_VACANT`, `JUDGE_CHANGED`; for ducks and Works of Art `NO_DUCKS`,
   * `DUCK_NOT_FOUND`, `QUACK_ITEM`, `TOO_MANY_DUCKS`, `NO_WORKS_OF_ART` and `WORK_IS_UNIQUE`; in a
   * dynasty `NO_PROPOSALS`, `DYNASTY_OVER`, `TOO_MANY_TODAY`, `MASK_UNKNOWN`, `GAME_NOT_FOUND`,
   * `GAME_VOIDED`, `GAME_OVER`, `STAKES_BEYOND_RULES` and `NO_PARTICIPANT`.
   */
  readonly submitProposal: ProposalPayload;
  /**
   * Takes an action of the players' own rules [Additional player actions]. An action can cost items,
   * set values or add to them, and move items. Refusals: `ACTION_UNKNOWN`, `MALFORMED`,
   * `NOT_A_PLAYER`, `ACTION_NOT_YOURS`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `DYNASTY_OVER`,
   * `ACTION_NOT_NOW`, `PLAYER_NOT_FOUND`, `CARD_UNKNOWN`, `ACTION_UNPAID`, `ACTION_USED_UP`,
   * `ACTION_LACKS`, `ACTION_IMPOSSIBLE`, `VALUE_OUT_OF_LIMITS`.
   */
  readonly takeAction: TakeActionPayload;
  /**
   * Takes an action at the table of a game of Giolitti. The rules of the game define the actions: each
   * adds a trick to the game or removes one, and costs pegs [Play; V25]. Refusals: `NOT_A_PLAYER`,
   * `DYNASTY_OVER`, `GAME_NOT_FOUND`, `ACTION_UNKNOWN`, `ACTION_NOT_YOURS`, `GAME_VOIDED`,
   * `GAME_OVER`, `GAME_CLOSED`, `SFIDA_PENDING`, `TABLE_ACTION_TOO_LATE`, `ACTION_USED_UP`,
   * `ACTION_UNPAID`, `TRICK_OUT_OF_REACH`.
   */
  readonly takeTableAction: GamePayload;
  /**
   * Exchanges Trungs for another item [Trung]. Refusals: `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`,
   * `EXCHANGE_UNKNOWN`, `AMOUNT_NOT_NATURAL`, `NOT_ENOUGH`.
   */
  readonly tradeInTrungs: SeasonPayload;
  /**
   * Trades with one of the player's own ducks. The whole trade happens at once [Trade]. Quack items
   * cannot be traded with ducks. Refusals: `MALFORMED`, `NOT_A_PLAYER`, `NOT_REPUTABLE`,
   * `ROUND_NOT_STARTED`, `ROUND_OVER`, `NO_DUCKS`, `DUCK_NOT_FOUND`, `DUCK_NOT_YOURS`, `ITEM_UNKNOWN`,
   * `CARD_UNKNOWN`, `ITEM_UNTRADABLE`, `QUACK_ITEM`, `AMOUNT_NOT_NATURAL`, `NOT_ENOUGH`, `DUCK_LACKS`,
   * `EMPTY_SIDE`.
   */
  readonly tradeWithDuck: DuckPayload;
  /**
   * Ends the role of a co-host. The first host can end any co-host's role, a co-host only their own
   * role. Refusals: `NOT_THE_HOST`, `NOT_THE_FIRST_HOST`, `NOT_A_CO_HOST`, `LAST_HOST` (the first host
   * hands the season on instead), `ROUND_OVER`, `DYNASTY_OVER`.
   */
  readonly unshareHost: SeasonPayload;
  /**
   * Uses the power of Reali in a game of Giolitti: the current pocket scores an inactive trick [Masks;
   * K11]. The power is used up even if the pocket does not fit the trick. Refusals: `NOT_A_PLAYER`,
   * `DYNASTY_OVER`, `GAME_NOT_FOUND`, `NOT_A_PARTICIPANT`, `GAME_VOIDED`, `GAME_OVER`, `GAME_CLOSED`,
   * `TRICK_UNKNOWN`, `MASKS_WITHOUT_EFFECT`, `MASK_LACKS_POWER`, `POWER_USED`, `TRICK_ACTIVE`.
   */
  readonly useReali: GamePayload;
  /**
   * Vetoes an undecided proposal or Call for Judgement. It then fails at once [Offices; L4]. Only for
   * the holder of an office with the power `VETO`. A veto is refused if at least two other players are
   * for the proposal, and they are more than half of the other active players or all others who voted.
   * It is also refused if the proposal only ends the holder's term, removes the holder or changes the
   * rules of offices. Refusals: `MALFORMED`, `OFFICE_UNKNOWN`, `NOT_A_PLAYER`, `OFFICE_NOT_YOURS`,
   * `OFFICE_LACKS_POWER`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `DYNASTY_OVER`, `VOTING_OVER`,
   * `PROPOSAL_NOT_FOUND`, `OWN_OFFICE`, `ALL_OTHERS_FOR`.
   */
  readonly vetoProposal: ProposalPayload;
  /**
   * Voids a game of Giolitti. This is possible until `DynastyRules.voidHours` of rules-time after the
   * game's end. Pegs, Magistrelli and Moda that the game moved are put back, as far as they still
   * exist [K21]. Only for the dealer and the hosts. Refusals: `MALFORMED`, `NOT_THE_DEALER`,
   * `NOT_A_HOST_POWER`, `DYNASTY_OVER`, `GAME_NOT_FOUND`, `GAME_VOIDED`, `TOO_LATE_TO_VOID`.
   */
  readonly voidGame: GamePayload;
  /**
   * Votes for the holder of an office, in place of the player's former vote [Offices]. A candidate
   * with the votes of more than half of the players becomes the holder, or with another majority if
   * the rules have one (`Office.majority`). Refusals: `OFFICE_UNKNOWN`, `NOT_A_PLAYER`,
   * `OFFICE_FILLED_OTHERWISE`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `DYNASTY_OVER`, `PLAYER_NOT_FOUND`,
   * `OFFICE_FOR_THE_AWAKE`, `OFFICE_HELD`, `OFFICE_VOTE_STANDS`.
   */
  readonly voteForOffice: VoteForOfficePayload;
  /**
   * Puts on, changes or takes off the player's mask. A game of Giolitti uses the mask worn at its start [Masks].
   * Refusals: `NOT_A_PLAYER`, `DYNASTY_OVER`, `MASK_UNKNOWN`.
   */
  readonly wearMask: SeasonPayload;
  /**
   * Withdraws an endorsement [Judges]. Refusals: `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`,
   * `NO_JUDGE`, `CANDIDACY_NOT_FOUND`, `NOT_ENDORSED`.
   */
  readonly withdrawEndorsement: CandidacyPayload;
  /**
   * Takes items from a contract under one of its clauses [Contracts]. If the clause needs consent, the
   * mutation asks for it, and the items move when all have consented. If the clause has a price, the
   * player pays it to the contract when the items move. A player who lacks the price gets no items.
   * Refusals: `NOT_A_PLAYER`, `ROUND_NOT_STARTED`, `ROUND_OVER`, `CONTRACT_NOT_FOUND`,
   * `CONTRACT_NOT_OPEN`, `AMOUNT_NOT_NATURAL`, `CLAUSE_NOT_FOUND`, `CLAUSE_NOT_YOURS`,
   * `ITEM_UNTRADABLE`, `CONTRACT_LACKS`, `CLAUSE_CLOSED`, `CLAUSE_EXCEEDED`, `NOT_ENOUGH` for the
   * price, `TOO_MANY_OFFERS`.
   */
  readonly withdrawFromContract: ContractPayload;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationAcceptContractArgs = {
  input: AcceptContractInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationAcceptTradeArgs = {
  input: AcceptTradeInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationAdvanceClockArgs = {
  input: AdvanceClockInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationAgreeToWarArgs = {
  input: AgreeToWarInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationAnswerSfidaArgs = {
  input: AnswerSfidaInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationAppointJudgeArgs = {
  input: AppointJudgeInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationAppointToOfficeArgs = {
  input: AppointToOfficeInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationAssentToJudgeRemovalArgs = {
  input: AssentToJudgeRemovalInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationBecomeBookmakerArgs = {
  input: GameInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationCallConfidenceVoteArgs = {
  input: CallConfidenceVoteInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationCancelTradeArgs = {
  input: CancelTradeInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationCastConfidenceVoteArgs = {
  input: CastConfidenceVoteInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationCastVoteArgs = {
  input: CastVoteInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationChangeDisplayNameArgs = {
  input: ChangeDisplayNameInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationChangeHandleArgs = {
  input: ChangeHandleInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationClaimGuestArgs = {
  input: ClaimGuestInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationCloseSeasonArgs = {
  input: CloseSeasonInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationComeBackArgs = {
  input: ComeBackInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationCommitSecretActionArgs = {
  input: CommitSecretActionInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationConsentToContractChangeArgs = {
  input: ConsentToContractChangeInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationCorrectByOfficeArgs = {
  input: CorrectByOfficeInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationCreateAccessTokenArgs = {
  input: CreateAccessTokenInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationCreateDuckArgs = {
  input: CreateDuckInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationCreateDynastyArgs = {
  input: CreateDynastyInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationCreateFeedTokenArgs = {
  input: CreateFeedTokenInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationCreatePlayerLotArgs = {
  input: CreatePlayerLotInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationCreateRoundArgs = {
  input: CreateRoundInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationCreateStreamTicketArgs = {
  input?: InputMaybe<CreateStreamTicketInput>;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationCreateWorkOfArtArgs = {
  input: CreateWorkOfArtInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationDeclineContractArgs = {
  input: DeclineContractInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationDeclineTradeArgs = {
  input: DeclineTradeInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationDepositIntoContractArgs = {
  input: DepositIntoContractInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationDescribeSeasonArgs = {
  input: DescribeSeasonInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationEndGameArgs = {
  input: GameInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationEndorseCandidateArgs = {
  input: EndorseCandidateInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationGenerateLotArgs = {
  input: GenerateLotInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationGenerateThirdPartyBidArgs = {
  input: GenerateThirdPartyBidInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationGoIdleArgs = {
  input: GoIdleInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationGrantItemsArgs = {
  input: GrantItemsInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationHandOnDealerArgs = {
  input: HandOnDealerInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationHandOnHostArgs = {
  input: HandOnHostInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationIssueRulingArgs = {
  input: IssueRulingInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationJoinSeasonArgs = {
  input: JoinSeasonInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationLeaveSeasonArgs = {
  input: LeaveSeasonInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationMarkInboxReadArgs = {
  input: MarkInboxReadInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationNominateForJudgeArgs = {
  input: NominateForJudgeInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationOfferContractArgs = {
  input: OfferContractInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationOfferSfidaArgs = {
  input: GameInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationOfferTradeArgs = {
  input: OfferTradeInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationOverturnRulingArgs = {
  input: OverturnRulingInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationPlaceBetArgs = {
  input: PlaceBetInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationPlaceBidArgs = {
  input: PlaceBidInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationPlayCardArgs = {
  input: PlayCardInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationPlaySlotsArgs = {
  input: PlaySlotsInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationPresentHandArgs = {
  input: PresentHandInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationProposeContractChangeArgs = {
  input: ProposeContractChangeInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationProposeWarArgs = {
  input: ProposeWarInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationPublishRulesetArgs = {
  input: PublishRulesetInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationRemindPlayersArgs = {
  input: RemindPlayersInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationRemovePlayerArgs = {
  input: RemovePlayerInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationRequestJusticeArgs = {
  input: RequestJusticeInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationResignAsJudgeArgs = {
  input: ResignAsJudgeInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationResignGameArgs = {
  input: GameInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationResignOfficeArgs = {
  input: ResignOfficeInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationRetractProposalArgs = {
  input: RetractProposalInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationRevealMaskArgs = {
  input: RevealMaskInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationRevealSecretActionArgs = {
  input: RevealSecretActionInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationRevokeAccessTokenArgs = {
  input: RevokeAccessTokenInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationRotateInviteArgs = {
  input: RotateInviteInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationSayArgs = {
  input: SayInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationSealBidsArgs = {
  input: SealBidsInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationSealHandArgs = {
  input: SealHandInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationSetClientSeedArgs = {
  input: SetClientSeedInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationSetInboxPreferencesArgs = {
  input: SetInboxPreferencesInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationSetReadinessArgs = {
  input: SetReadinessInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationSetValueArgs = {
  input: SetValueInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationSettleBetsArgs = {
  input: GameInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationShareHostArgs = {
  input: ShareHostInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationSignOutArgs = {
  input?: InputMaybe<SignOutInput>;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationSignOutEverywhereArgs = {
  input?: InputMaybe<SignOutEverywhereInput>;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationSitDownArgs = {
  input: SitDownInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationStandUpArgs = {
  input: StandUpInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationStartExhibitionArgs = {
  input: StartExhibitionInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationStartGameArgs = {
  input: StartGameInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationStartGuestArgs = {
  input: StartGuestInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationStartPracticeArgs = {
  input: StartPracticeInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationSubmitProposalArgs = {
  input: SubmitProposalInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationTakeActionArgs = {
  input: TakeActionInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationTakeTableActionArgs = {
  input: TakeTableActionInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationTradeInTrungsArgs = {
  input: TradeInTrungsInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationTradeWithDuckArgs = {
  input: TradeWithDuckInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationUnshareHostArgs = {
  input: UnshareHostInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationUseRealiArgs = {
  input: UseRealiInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationVetoProposalArgs = {
  input: VetoProposalInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationVoidGameArgs = {
  input: VoidGameInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationVoteForOfficeArgs = {
  input: VoteForOfficeInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationWearMaskArgs = {
  input: WearMaskInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationWithdrawEndorsementArgs = {
  input: WithdrawEndorsementInput;
};


/** The root of mutations. Each mutation is done, refused or failed. */
export type MutationWithdrawFromContractArgs = {
  input: WithdrawFromContractInput;
};

/** A player's account and name were deleted. The player's past actions stay [Players]. */
export type NameErased = Event & {
  readonly __typename?: 'NameErased';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The player, under the replacement name. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A proposed duck. */
export type NewDuckInput = {
  /** Name, 1 to 40 characters. */
  readonly name: Scalars['String']['input'];
  /** The player who would get the duck. */
  readonly playerId: Scalars['ID']['input'];
};

/** An object that `Query.node` finds by its id. */
export type Node = {
  /** An opaque id that never changes. */
  readonly id: Scalars['ID']['output'];
};

/** Input for `nominateForJudge`. */
export type NominateForJudgeInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
  /** The candidate's message to the players, 1 to 2,000 characters. */
  readonly text: Scalars['String']['input'];
};

/** Input for `offerContract`. */
export type OfferContractInput = {
  /** The clauses, up to 30. */
  readonly clauses: ReadonlyArray<ClauseInput>;
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
  /** The terms in words, 1 to 10,000 characters. */
  readonly terms: Scalars['String']['input'];
  /** The other parties, 1 to 19. */
  readonly with: ReadonlyArray<Scalars['ID']['input']>;
};

/** Input for `offerTrade`. */
export type OfferTradeInput = {
  /** The offer that this trade answers, made to you by `to`. */
  readonly counterTo?: InputMaybe<Scalars['ID']['input']>;
  /** The items that you get, up to 300 entries; may be empty. */
  readonly get: ReadonlyArray<ItemInput>;
  /** The items that you give, up to 300 entries; may be empty. */
  readonly give: ReadonlyArray<ItemInput>;
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
  /** The player to trade with. */
  readonly to: Scalars['ID']['input'];
};

/** An office of the players' own rules, held by one player at a time [Offices]. */
export type Office = {
  readonly __typename?: 'Office';
  /** Anchor of the rule about the office, which refusals and options cite; null without one. */
  readonly anchor: Maybe<Scalars['String']['output']>;
  /** Code of the office whose holder appoints; null unless `filledBy` is `OFFICE`. */
  readonly appointingOffice: Maybe<Scalars['String']['output']>;
  /** Code. */
  readonly code: Scalars['String']['output'];
  /** The way in which the office is filled. */
  readonly filledBy: OfficeFilling;
  /** The current holder; null if there is none. */
  readonly holder: Maybe<Player>;
  /**
   * The majority needed, in words. Null if it is more than half of the players, or if `filledBy` is
   * not `VOTE`.
   */
  readonly majority: Maybe<Scalars['String']['output']>;
  /** The holder's powers. They do not include powers over tracked values and actions. */
  readonly powers: ReadonlyArray<OfficePower>;
  /** Maximum number of reminders to a player in a rules-day; null without the power `REMIND`. */
  readonly remindersPerDay: Maybe<Scalars['Int']['output']>;
  /**
   * Time from which the holder can be chosen for the next term; null without a holder, and if terms
   * have no end.
   */
  readonly renewableAt: Maybe<Scalars['DateTime']['output']>;
  /**
   * The same as `anchor`.
   * @deprecated Use `anchor`. It goes after 2027-05-28.
   */
  readonly rule: Maybe<Scalars['String']['output']>;
  /** Start of the holder's term; null without a holder. */
  readonly since: Maybe<Scalars['DateTime']['output']>;
  /** Length of a term in rules-days; null if a term lasts until the next holder. */
  readonly termDays: Maybe<Scalars['Int']['output']>;
  /**
   * The way of filling the office, and its holder's powers, in the words of the rules: Markdown in one
   * line.
   */
  readonly text: Scalars['String']['output'];
  /** Name. */
  readonly title: Scalars['String']['output'];
  /** End of the holder's term; null without a holder, and if terms have no end. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
  /** The current votes; empty unless `filledBy` is `VOTE`. */
  readonly votes: ReadonlyArray<OfficeVote>;
};

/** The holder of an office made corrections without a vote [Offices]. */
export type OfficeCorrected = Event & {
  readonly __typename?: 'OfficeCorrected';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /**
   * The effects, in order. Corrections of games and hands, voided games and voided secret actions also
   * have events of their own after this one.
   */
  readonly effects: ReadonlyArray<ProposalEffect>;
  /** The code of the office. */
  readonly office: Scalars['String']['output'];
  /** The holder. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** The reason. */
  readonly why: Scalars['String']['output'];
};

/**
 * A draw of an office's holder: one die with a side for each candidate. `Query.diceProof` has the data
 * to check it.
 */
export type OfficeDraw = {
  readonly __typename?: 'OfficeDraw';
  /** The candidates in the order in which they joined. The die shows the place of the new holder. */
  readonly candidates: ReadonlyArray<Player>;
  /** Number of the game whose seed is used; the seed is published with that game. Null in a round. */
  readonly game: Maybe<Scalars['Int']['output']>;
  /** The throw's own stream. */
  readonly stream: Scalars['String']['output'];
  /** The place of the new holder, from 1. */
  readonly value: Scalars['Int']['output'];
  /** Number of the week whose seed is used; null in a dynasty. */
  readonly week: Maybe<Scalars['Int']['output']>;
};

/** A player became the holder of an office [Offices]. */
export type OfficeFilled = Event & {
  readonly __typename?: 'OfficeFilled';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The way in which the office was filled. */
  readonly filledBy: OfficeFilling;
  /** The code of the office. */
  readonly office: Scalars['String']['output'];
  /** The draw; null if no dice were thrown. */
  readonly officeDraw: Maybe<OfficeDraw>;
  /** The new holder. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** End of the term; null without one. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

/** The way in which an office is filled. */
export type OfficeFilling =
  /** Whenever the office has no holder, dice choose one among the players who are not idle. */
  | 'DICE'
  /** The host appoints the holder. */
  | 'HOST'
  /** The holder of another office appoints the holder. */
  | 'OFFICE'
  /** The players vote. The holder needs more than half of the votes, or the `Office.majority`. */
  | 'VOTE';

/** A power of an office's holder. */
export type OfficePower =
  /** Makes corrections (`correctByOffice`). */
  | 'CORRECT'
  /** Reminds players (`remindPlayers`). */
  | 'REMIND'
  /** Vetoes proposals (`vetoProposal`). */
  | 'VETO'
  /** Voids trades, tables, secret actions and games (`correctByOffice`). */
  | 'VOID';

/** A player resigned from an office [Offices]. */
export type OfficeResigned = Event & {
  readonly __typename?: 'OfficeResigned';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The code of the office. */
  readonly office: Scalars['String']['output'];
  /** The former holder. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A proposal set the end of the term of an office's holder [Offices]. */
export type OfficeTermSet = Event & {
  readonly __typename?: 'OfficeTermSet';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The code of the office. */
  readonly office: Scalars['String']['output'];
  /** The holder. */
  readonly player: Player;
  /** The proposal. */
  readonly proposal: Proposal;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** End of the term; null without one. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

/** A vote for the holder of an office. */
export type OfficeVote = {
  readonly __typename?: 'OfficeVote';
  /** The candidate. */
  readonly candidate: Player;
  /** The voter. */
  readonly voter: Player;
};

/** A player voted for the holder of an office [Offices]. */
export type OfficeVoteCast = Event & {
  readonly __typename?: 'OfficeVoteCast';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The candidate; null if the player took the vote back. */
  readonly for: Maybe<Player>;
  /** The code of the office. */
  readonly office: Scalars['String']['output'];
  /** The voter. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** An action that the viewer can take now. */
export type Option = {
  readonly __typename?: 'Option';
  /** Anchor of the section of the rules that offers the action, for `Ruleset.section`. */
  readonly anchor: Scalars['String']['output'];
  /** The effect, in a sentence. */
  readonly description: Scalars['String']['output'];
  /**
   * More facts for the choice: the minimum bid, a price, an earlier choice … Ids and times have the
   * same forms as in the rest of the API. `/docs/clients.md` lists the facts by mutation.
   */
  readonly facts: Scalars['JSON']['output'];
  /**
   * The known fields of the mutation's input, to spread into it: the season or the game, and the
   * object of the option. Ids and times have the forms of the input.
   */
  readonly input: Scalars['JSON']['output'];
  /** The type of the mutation's `input`, such as `PlaceBidInput`. */
  readonly inputType: Scalars['String']['output'];
  /** Name of the mutation. */
  readonly mutation: Scalars['String']['output'];
  /**
   * The required fields of the input that the viewer must still choose; empty if `input` is complete. All other
   * fields are optional.
   */
  readonly needs: ReadonlyArray<Scalars['String']['output']>;
  /**
   * The same as `anchor`.
   * @deprecated Use `anchor`. It goes after 2027-05-28.
   */
  readonly rule: Scalars['String']['output'];
  /** Time until which the action can be taken; null if unknown. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

/**
 * The server was down for longer than its setting allows. Players' running clocks and times to reveal
 * were extended by the length of the outage when the server returned [Seasons]. Automatic events of
 * the calendar keep their times.
 */
export type OutageCredited = Event & {
  readonly __typename?: 'OutageCredited';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The last time before the outage at which a server was up. */
  readonly from: Scalars['DateTime']['output'];
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** Time of the server's return. It is also the time of the event. */
  readonly until: Scalars['DateTime']['output'];
};

/** Input for `overturnRuling`. */
export type OverturnRulingInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The ruling. */
  readonly rulingId: Scalars['ID']['input'];
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** An owner of items. */
export type Owner = {
  readonly __typename?: 'Owner';
  /** The contract; null for another owner. */
  readonly contract: Maybe<Contract>;
  /** The duck; null for another owner. */
  readonly duck: Maybe<Duck>;
  /** The kind of owner. */
  readonly kind: OwnerKind;
  /** The lot; null for another owner. */
  readonly lot: Maybe<Lot>;
  /** The player; null for another owner. */
  readonly player: Maybe<Player>;
  /** The table; null for another owner. A table owns the wagers on it until the war is decided. */
  readonly table: Maybe<Table>;
};

/** An owner of items. Give exactly one field. */
export type OwnerInput = {
  /** A contract in force. */
  readonly contractId?: InputMaybe<Scalars['ID']['input']>;
  /** A duck. */
  readonly duckId?: InputMaybe<Scalars['ID']['input']>;
  /** `true` for the Gallery. */
  readonly gallery?: InputMaybe<Scalars['Boolean']['input']>;
  /** A lot in the auction. A House Lot can get only cards. */
  readonly lotId?: InputMaybe<Scalars['ID']['input']>;
  /** A player. */
  readonly playerId?: InputMaybe<Scalars['ID']['input']>;
};

/** The kind of an owner. */
export type OwnerKind =
  /** The source of created items, and the destination of destroyed ones. */
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

/** The position of a page in its connection, by the Relay Cursor Connections specification. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** Cursor of the last edge; null on an empty page. */
  readonly endCursor: Maybe<Scalars['String']['output']>;
  /** True if entries follow this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** True if entries precede this page. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first edge; null on an empty page. */
  readonly startCursor: Maybe<Scalars['String']['output']>;
};

/** A player in a game. */
export type Participant = {
  readonly __typename?: 'Participant';
  /** The dealt cards, if they are public: after the Fine, or under a Magician. Otherwise null. */
  readonly disclosedHand: Maybe<ReadonlyArray<GiolittiCard>>;
  /**
   * The dealt cards; null for viewers who may not see them. Until the Fine only the participant sees
   * them, or everybody under a Magician.
   */
  readonly hand: Maybe<ReadonlyArray<GiolittiCard>>;
  /** Number of random Arcana dealt after the cards of `handCards` [Masks]. */
  readonly handArcana: Scalars['Int']['output'];
  /** Number of cards dealt, before random Arcana [Masks]. */
  readonly handCards: Scalars['Int']['output'];
  /** The cards that counted for tricks at the end, oldest first; during the game the same as `pocket`. */
  readonly lastPocket: ReadonlyArray<GiolittiCard>;
  /** The mask worn at the start; null without one. */
  readonly mask: Maybe<Scalars['String']['output']>;
  /** The player. */
  readonly player: Player;
  /** The plays, in order. */
  readonly plays: ReadonlyArray<Play>;
  /** The cards that count for tricks now, oldest first, without the Grand Canal [Tricks]. */
  readonly pocket: ReadonlyArray<GiolittiCard>;
  /** The masks revealed under `mask` [Morante]. */
  readonly revealedMasks: ReadonlyArray<Scalars['String']['output']>;
  /** The current score. */
  readonly score: Scalars['Int']['output'];
  /**
   * Effects of these masks that do not apply in the game, in the words of the rules [V27]: their
   * conditions were false when the game started.
   */
  readonly unmetEffects: ReadonlyArray<Scalars['String']['output']>;
};

/** The number of House Lots of the next auction [Participation]. */
export type Participation = {
  readonly __typename?: 'Participation';
  /**
   * Number of lots by the number of bidders in the last concluded auction: the ruleset sets a number
   * of lots for each bidder. 0 if it sets none.
   */
  readonly byBidders: Scalars['Int']['output'];
  /**
   * Number of lots by the number of active players: the ruleset sets a number of lots for each full
   * group of players. 0 if it sets none.
   */
  readonly byPlayers: Scalars['Int']['output'];
  /**
   * Number of House Lots of the next auction: the highest of `minimum`, `byPlayers` and `byBidders`.
   * Fewer if these lots would have more than 60,000 cards together.
   */
  readonly lots: Scalars['Int']['output'];
  /** Minimum number of lots, whatever the number of players. */
  readonly minimum: Scalars['Int']['output'];
};

/** Pauses the season [Hosting and Joining]. */
export type PauseSeasonEffect = {
  readonly __typename?: 'PauseSeasonEffect';
  /** Length of the pause in rules-days. */
  readonly days: Scalars['Int']['output'];
};

/** A vote shortened a pause [Hosting and Joining]. */
export type PauseShortened = Event & {
  readonly __typename?: 'PauseShortened';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The proposal. */
  readonly proposal: Proposal;
  /** The new end of the pause. */
  readonly resumesAt: Scalars['DateTime']['output'];
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The answer to a mutation. */
export type Payload = {
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after the mutation; everything up to it is stored on disk. Null when
   * refused, and for a mutation without a season.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** A payment to a player. */
export type Payment = {
  readonly __typename?: 'Payment';
  /** The amount paid. */
  readonly amount: Scalars['Int']['output'];
  /** The player. */
  readonly player: Player;
  /** The tax withheld. */
  readonly tax: Scalars['Int']['output'];
  /** The exact wealth that the tax is based on: `400` or `1201/3`. */
  readonly wealth: Scalars['String']['output'];
};

/** A player's gain or loss of pegs. */
export type PegChange = {
  readonly __typename?: 'PegChange';
  /** The change; negative for a loss. */
  readonly by: Scalars['Int']['output'];
  /** The player. */
  readonly player: Player;
  /** The reason. */
  readonly reason: PegReason;
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

/** A phase of the week [Phases]. */
export type PhaseRules = {
  readonly __typename?: 'PhaseRules';
  /** The days, in order: 0 for Sunday to 6 for Saturday. */
  readonly days: ReadonlyArray<Scalars['Int']['output']>;
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Code. */
  readonly phase: Scalars['String']['output'];
};

/** A phase began [Phases]. */
export type PhaseStarted = Event & {
  readonly __typename?: 'PhaseStarted';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** Code of the phase. */
  readonly phase: Scalars['String']['output'];
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** Number of the week. */
  readonly week: Scalars['Int']['output'];
};

/** Input for `placeBet`. */
export type PlaceBetInput = {
  /** The game. */
  readonly gameId: Scalars['ID']['input'];
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The participant to back. */
  readonly on: Scalars['ID']['input'];
};

/** Input for `placeBid`. */
export type PlaceBidInput = {
  /** The amount, in the currency: a natural number above 0. */
  readonly amount: Scalars['Int']['input'];
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The lot. */
  readonly lotId: Scalars['ID']['input'];
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Payload of `placeBid`. */
export type PlaceBidPayload = Payload & {
  readonly __typename?: 'PlaceBidPayload';
  /** The auction; null when refused. */
  readonly auction: Maybe<Auction>;
  /** The bid; null when refused. */
  readonly bid: Maybe<Bid>;
  /** The lot; null when refused. */
  readonly lot: Maybe<Lot>;
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after the mutation; everything up to it is stored on disk. Null when
   * refused, and for a mutation without a season.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** A card played in a game [Play]. */
export type Play = {
  readonly __typename?: 'Play';
  /** Time of the play. */
  readonly at: Scalars['DateTime']['output'];
  /** The named card. */
  readonly card: GiolittiCard;
  /** The claimed points. */
  readonly claim: Scalars['Int']['output'];
  /** Number of the play in the game, from 1. */
  readonly number: Scalars['Int']['output'];
  /** The participant who played the card. */
  readonly player: Player;
  /** The points added: the whole claim or 0. */
  readonly scored: Scalars['Int']['output'];
  /**
   * The tricks that the play scored. Empty if it scored nothing, or if several sets of tricks could
   * make up the score.
   */
  readonly tricks: ReadonlyArray<ClaimableTrick>;
};

/** Input for `playCard`. */
export type PlayCardInput = {
  /** Any card of the deck; its `count` must be left out or 1. */
  readonly card: CardInput;
  /** The points to claim; 0 for no claim. */
  readonly claim?: InputMaybe<Scalars['Int']['input']>;
  /** The game. */
  readonly gameId: Scalars['ID']['input'];
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};

/** Input for `playSlots`. */
export type PlaySlotsInput = {
  /**
   * The text of the client seed for this week. `setClientSeed` fixed it before the week began
   * (`Player.clientSeedSha256`). Only your first throw of the week needs the text.
   */
  readonly clientSeed?: InputMaybe<Scalars['String']['input']>;
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/**
 * An account's membership in a season. An account that joins again is a new player in a round, but the
 * same player in a dynasty.
 */
export type Player = Node & {
  readonly __typename?: 'Player';
  /** The player's account. */
  readonly account: Account;
  /** True if a game could start with the player now [Readiness; K2]; null in a round. */
  readonly available: Maybe<Scalars['Boolean']['output']>;
  /**
   * The player's money: the `Round.currency` in a round, pegs in a dynasty. Pegs may be negative.
   * Wagers at a table and deposits in a contract do not count.
   */
  readonly balance: Scalars['Float']['output'];
  /** Text of the client seed in force; null until the player has revealed it. */
  readonly clientSeed: Maybe<Scalars['String']['output']>;
  /**
   * SHA-256 of the client seed in force, for this week or for the next game to be dealt. Null without
   * one, and always in `ridotto/1`.
   */
  readonly clientSeedSha256: Maybe<Scalars['String']['output']>;
  /** The player's ducks, oldest first. A player can own up to 20. */
  readonly ducks: ReadonlyArray<Duck>;
  /** The player's games, in the order of their starts; null in a round. */
  readonly games: Maybe<GameConnection>;
  /** All the player's items, including cards. */
  readonly holdings: ReadonlyArray<Holding>;
  /** Opaque id. */
  readonly id: Scalars['ID']['output'];
  /** Start of the player's idle time; null for an active player [Players]. */
  readonly idleSince: Maybe<Scalars['DateTime']['output']>;
  /** Start of the current membership. */
  readonly joinedAt: Scalars['DateTime']['output'];
  /** End of the membership; null for a current player. */
  readonly leftAt: Maybe<Scalars['DateTime']['output']>;
  /** The player's Magistrelli [The Magistrelli System]; null in a round. */
  readonly magistrelli: Maybe<Scalars['Int']['output']>;
  /** The mask that the player wears [Masks]; null without one, and in a round. */
  readonly mask: Maybe<Mask>;
  /** The name in this season. */
  readonly name: Scalars['String']['output'];
  /**
   * SHA-256 of the player's next client seed; null without one. It is for the weeks after this one, or
   * for the games after the next deal.
   */
  readonly nextClientSeedSha256: Maybe<Scalars['String']['output']>;
  /** The player's pegs [Gambling]; null in a round. */
  readonly pegs: Maybe<Scalars['Float']['output']>;
  /** True if the player is ready for a game [Readiness]; null in a round. */
  readonly readiness: Maybe<Scalars['Boolean']['output']>;
  /** The player's results so far; null in a round. */
  readonly record: Maybe<GameRecord>;
  /**
   * True if the player has been a member, without a break, for the time that the rules require
   * [Actions].
   */
  readonly reputable: Scalars['Boolean']['output'];
  /** Time from which the player is reputable. */
  readonly reputableAt: Scalars['DateTime']['output'];
  /** The player's table; null for a player without a seat. */
  readonly table: Maybe<Table>;
  /** The tax on the next income [Phases]; null without a tax. */
  readonly tax: Maybe<Scalars['Int']['output']>;
  /** The player's tracked values, in the order of the rules. */
  readonly values: ReadonlyArray<PlayerValue>;
  /** Number of games that started without the player while the player was available [Readiness]; null in a round. */
  readonly wait: Maybe<Scalars['Int']['output']>;
  /** The exact wealth that the tax is based on: `400` or `1201/3` [Phases]; null without a tax. */
  readonly wealth: Maybe<Scalars['String']['output']>;
};


/**
 * An account's membership in a season. An account that joins again is a new player in a round, but the
 * same player in a dynasty.
 */
export type PlayerGamesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
  status?: InputMaybe<GameStatus>;
};

/** An action of the players' own rules [Additional player actions]. */
export type PlayerAction = {
  readonly __typename?: 'PlayerAction';
  /** Anchor of the rule about the action, which refusals and options cite; null without one. */
  readonly anchor: Maybe<Scalars['String']['output']>;
  /** Code, for `takeAction`. */
  readonly code: Scalars['String']['output'];
  /**
   * The refusal that the viewer would get for taking the action now; null if it would be accepted.
   * Always null when signed out, and in a past state of the season.
   */
  readonly refusal: Maybe<Refusal>;
  /**
   * The same as `anchor`.
   * @deprecated Use `anchor`. It goes after 2027-05-28.
   */
  readonly rule: Maybe<Scalars['String']['output']>;
  /** The cost, the effect and the limit, in the words of the rules: Markdown in one line. */
  readonly text: Scalars['String']['output'];
  /** Name. */
  readonly title: Scalars['String']['output'];
  /** True for an action on a card: `takeAction` then needs `card`. */
  readonly toCard: Scalars['Boolean']['output'];
  /** True for an action on another player: `takeAction` then needs `playerId`. */
  readonly toPlayer: Scalars['Boolean']['output'];
};

/** An idle player became active again [Players]. */
export type PlayerCameBack = Event & {
  readonly __typename?: 'PlayerCameBack';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The player. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
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
  /** Paging information. */
  readonly pageInfo: PageInfo;
  /** Number of entries on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A player in a list. */
export type PlayerEdge = {
  readonly __typename?: 'PlayerEdge';
  /** Cursor of this entry. */
  readonly cursor: Scalars['String']['output'];
  /** The player. */
  readonly node: Player;
};

/** Items of a player or a duck. Give either the player or the duck. */
export type PlayerItemsInput = {
  /** The duck. */
  readonly duckId?: InputMaybe<Scalars['ID']['input']>;
  /** The items, 1 to 300 entries. */
  readonly items: ReadonlyArray<ItemInput>;
  /** The player. */
  readonly playerId?: InputMaybe<Scalars['ID']['input']>;
};

/** An account became a player [Players]. */
export type PlayerJoined = Event & {
  readonly __typename?: 'PlayerJoined';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The player. */
  readonly player: Player;
  /** True if a former player came back and kept everything; always false in a round. */
  readonly returned: Scalars['Boolean']['output'];
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A player left or was removed [Players]. */
export type PlayerLeft = Event & {
  readonly __typename?: 'PlayerLeft';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** Other players' open bids that now lead their lots. */
  readonly nextBids: ReadonlyArray<Bid>;
  /** The former player. */
  readonly player: Player;
  /** True if the host removed the player. */
  readonly removed: Scalars['Boolean']['output'];
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /** The items destroyed. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A player created a Player Lot [The Auction House]. */
export type PlayerLotCreated = Event & {
  readonly __typename?: 'PlayerLotCreated';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The items in the lot. */
  readonly items: ReadonlyArray<Holding>;
  /** The lot. */
  readonly lot: Lot;
  /** The lot's creator. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /** The items that moved into the lot. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A Player Lot was destroyed because its creator left [Players]. */
export type PlayerLotDestroyed = Event & {
  readonly __typename?: 'PlayerLotDestroyed';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The lot. */
  readonly lot: Lot;
  /** The lot's creator. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /** The items destroyed. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Payload of `createPlayerLot` and `generateThirdPartyBid`. */
export type PlayerLotPayload = Payload & {
  readonly __typename?: 'PlayerLotPayload';
  /** The lot; null when refused. */
  readonly lot: Maybe<Lot>;
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after the mutation; everything up to it is stored on disk. Null when
   * refused, and for a mutation without a season.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** A Player Lot without a winner returned its items to its creator [The Auction House]. */
export type PlayerLotReturned = Event & {
  readonly __typename?: 'PlayerLotReturned';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The lot. */
  readonly lot: Lot;
  /** The lot's creator. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /** The items returned. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A tracked value of a player. */
export type PlayerValue = {
  readonly __typename?: 'PlayerValue';
  /**
   * The current value, if the viewer may see it: a secret value only for its own player. Otherwise
   * null.
   */
  readonly seen: Maybe<Scalars['JSON']['output']>;
  /** Definition of the value. */
  readonly tracked: TrackedValue;
  /** The current value; null for a secret value. */
  readonly value: Maybe<Scalars['JSON']['output']>;
};

/** A player went idle. The player keeps everything, but takes no part in the season [Players]. */
export type PlayerWentIdle = Event & {
  readonly __typename?: 'PlayerWentIdle';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The player. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The holder of an office sent players a reminder [Offices]. */
export type PlayersReminded = Event & {
  readonly __typename?: 'PlayersReminded';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The reminder. */
  readonly message: Scalars['String']['output'];
  /** The code of the office. */
  readonly office: Scalars['String']['output'];
  /** The holder. */
  readonly player: Player;
  /** The players reminded. */
  readonly reminded: ReadonlyArray<Player>;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
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

/** The first row that a hand matches in the ranking of poker hands [Prizes]. */
export type PokerRank = {
  readonly __typename?: 'PokerRank';
  /** The cards in the order of comparison with other hands of the same row, highest first. */
  readonly cards: ReadonlyArray<CountedCard>;
  /** The poker hand of the row. */
  readonly hand: PokerHand;
  /** Number of the row in the ranking when the hand was placed; 1 for the best. */
  readonly line: Scalars['Int']['output'];
  /** Name in the rules. */
  readonly name: Scalars['String']['output'];
};

/** The condition that makes a proposal popular. */
export type Popularity = {
  readonly __typename?: 'Popularity';
  /** The condition in words; null unless `test` is `FORMULA`. */
  readonly formula: Maybe<Scalars['String']['output']>;
  /**
   * The further majority, in words, that a grave proposal needs. Null for other proposals, and for
   * proposals older than this rule. The field `preview` shows what the proposal would do now.
   */
  readonly grave: Maybe<Scalars['String']['output']>;
  /**
   * The grave deeds of the proposal, in words after "it", such as `makes a player win`. Empty for other
   * proposals, and for proposals older than this field.
   */
  readonly graveDeeds: ReadonlyArray<Scalars['String']['output']>;
  /**
   * The minimum number of votes in all, at the end; null unless `test` is `FOR_AT_LEAST_AGAINST` or
   * `QUORUM`.
   */
  readonly minimumVotes: Maybe<Scalars['Int']['output']>;
  /** True if older proposals of its class must be decided first; null unless `test` is `QUORUM`. */
  readonly oldestFirst: Maybe<Scalars['Boolean']['output']>;
  /**
   * The votes that adopt the proposal at once, in words. Null if they are more than half of the
   * players, or if `test` is not `QUORUM`.
   */
  readonly quorum: Maybe<Scalars['String']['output']>;
  /**
   * True if the proposal is decided as soon as missing votes cannot change the result; null unless
   * `test` is `FORMULA`.
   */
  readonly settles: Maybe<Scalars['Boolean']['output']>;
  /** The comparison of votes. */
  readonly test: PopularityTest;
  /** The maximum number of votes against; null unless `test` is `AGAINST_AT_MOST`. */
  readonly votes: Maybe<Scalars['Int']['output']>;
};

/** The comparison of the votes for and against a proposal. */
export type PopularityTest =
  /** The number of votes against is at most `votes`. */
  | 'AGAINST_AT_MOST'
  /**
   * The condition `formula` of the rules is met at the end of the voting period, or earlier if
   * `settles` is true.
   */
  | 'FORMULA'
  /**
   * There are at least as many votes for the proposal as against it, and at least `minimumVotes` in
   * all.
   */
  | 'FOR_AT_LEAST_AGAINST'
  /** There are more votes for the proposal than against it. */
  | 'FOR_MORE_THAN_AGAINST'
  /**
   * The proposal is adopted at once when more than half of the possible voters, or the `quorum`, are
   * for it. Otherwise it is adopted at the end of the voting period if there are more votes for it
   * than against it, and at least `minimumVotes` in all.
   */
  | 'QUORUM';

/** A participant in a state of a replay. */
export type PositionSeat = {
  readonly __typename?: 'PositionSeat';
  /** The participant. */
  readonly player: Player;
  /** The cards that counted for tricks, oldest first, without the Grand Canal [Tricks]. */
  readonly pocket: ReadonlyArray<GiolittiCard>;
  /** The score. */
  readonly score: Scalars['Int']['output'];
};

/** Input for `presentHand`. */
export type PresentHandInput = {
  /** The cards, up to 300 entries. Entries of the same card add up. */
  readonly cards: ReadonlyArray<CardInput>;
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Effects to preview before they are proposed. */
export type PreviewProposalInput = {
  /** The effects in order, up to 20. */
  readonly effects: ReadonlyArray<ProposalEffectInput>;
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
  /** The text of the proposal, up to 20,000 characters. An article without `markdown` has this text. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
};

/** A proposal [Proposals]. */
export type Proposal = Node & {
  readonly __typename?: 'Proposal';
  /** The player who made the proposal. */
  readonly author: Player;
  /** Code of the class, such as `STANDARD` or `URGENT`. */
  readonly class: Scalars['String']['output'];
  /** End of the voting period. A vote at that instant is too late. */
  readonly closesAt: Scalars['DateTime']['output'];
  /** Time at which the proposal was adopted, rejected, vetoed or retracted; null before. */
  readonly decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** The effects of adoption, in order. Either all happen or none. */
  readonly effects: ReadonlyArray<ProposalEffect>;
  /** The reason for which the effects of an adopted proposal failed; null if they did not. */
  readonly failure: Maybe<EffectFailure>;
  /** Opaque id. */
  readonly id: Scalars['ID']['output'];
  /** The players without a vote, now or when the proposal was decided. */
  readonly notVoted: ReadonlyArray<Player>;
  /** Number of the proposal in the season. */
  readonly number: Scalars['Int']['output'];
  /** Start of the voting period, fixed at submission. */
  readonly opensAt: Scalars['DateTime']['output'];
  /** True if the proposal is popular by the current votes, or was popular when it was decided. */
  readonly popular: Scalars['Boolean']['output'];
  /** The condition for adoption, fixed at submission. */
  readonly popularity: Popularity;
  /** The results of the effects if they happened now; null without effects, and for a decided proposal. */
  readonly preview: Maybe<ProposalPreview>;
  /** The revision of the ruleset made by the adoption; null without one. */
  readonly revision: Maybe<Ruleset>;
  /** Status. */
  readonly status: ProposalStatus;
  /** Time of submission. */
  readonly submittedAt: Scalars['DateTime']['output'];
  /** The count of the current votes, or the final count. */
  readonly tally: Tally;
  /** The text by the author; it cannot be changed. */
  readonly text: Scalars['String']['output'];
  /** Name. */
  readonly title: Scalars['String']['output'];
  /** Code of the item used for the proposal; null without one. */
  readonly used: Maybe<Scalars['String']['output']>;
  /** The veto; null without one. */
  readonly veto: Maybe<ProposalVeto>;
  /** The votes, in the order in which the voters joined the season. */
  readonly votes: ReadonlyArray<Vote>;
};

/** A proposal was popular and was adopted [Proposals]. */
export type ProposalAdopted = Event & {
  readonly __typename?: 'ProposalAdopted';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The reason for which the effects failed; null if they did not. */
  readonly failure: Maybe<EffectFailure>;
  /** The proposal. */
  readonly proposal: Proposal;
  /** The revision of the ruleset made by the adoption; null without one. */
  readonly revision: Maybe<Ruleset>;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The final count. */
  readonly tally: Tally;
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /** The items given and taken. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A class of proposals [Proposals]. */
export type ProposalClassRules = {
  readonly __typename?: 'ProposalClassRules';
  /** Code, for `submitProposal`. */
  readonly class: Scalars['String']['output'];
  /**
   * Length of the voting period in rules-days; null if it lasts until the next phase, or if `hours`
   * has the length.
   */
  readonly days: Maybe<Scalars['Int']['output']>;
  /**
   * The extra condition, in a sentence, for a grave proposal of this class, such as one that makes a
   * player win. Null if proposals of this class have no effects.
   */
  readonly grave: Maybe<Scalars['String']['output']>;
  /** Length of the voting period in hours of rules-time, in a dynasty; null for a class with `days`. */
  readonly hours: Maybe<Scalars['Int']['output']>;
  /** True for the default class. */
  readonly isDefault: Scalars['Boolean']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** True if only reputable players may make proposals of this class. */
  readonly reputableOnly: Scalars['Boolean']['output'];
  /** Code of the item that a proposal of this class uses up; null without one. */
  readonly uses: Maybe<Scalars['String']['output']>;
};

/** A page of proposals. */
export type ProposalConnection = {
  readonly __typename?: 'ProposalConnection';
  /** The proposals with their cursors. */
  readonly edges: ReadonlyArray<ProposalEdge>;
  /** The proposals. */
  readonly nodes: ReadonlyArray<Proposal>;
  /** Paging information. */
  readonly pageInfo: PageInfo;
  /** Number of entries on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A proposal in a list. */
export type ProposalEdge = {
  readonly __typename?: 'ProposalEdge';
  /** Cursor of this entry. */
  readonly cursor: Scalars['String']['output'];
  /** The proposal. */
  readonly node: Proposal;
};

/** An effect of a proposal's adoption, carried out by the server. */
export type ProposalEffect = AddArticleEffect | AmendRulesetEffect | ChangeMaskEffect | CloseSeasonEffect | CorrectHandEffect | CorrectMagistrelliEffect | CorrectModaEffect | CorrectStandingEffect | CreateDuckEffect | CreateWorkEffect | DeclareVictorEffect | EndJudgeTermEffect | GiveItemsEffect | MoveItemsEffect | PauseSeasonEffect | RemovePlayerEffect | RepealArticleEffect | ReplaceArticleEffect | ReplaceDealerEffect | ReplaceHostEffect | ResumeSeasonEffect | SetScoreEffect | SetStakesEffect | SetTermEffect | SetValueEffect | TakeItemsEffect | VoidGameEffect | VoidSecretActionEffect | VoidTableEffect | VoidTradeEffect;

/** An effect, carried out by the server. Give exactly one field. */
export type ProposalEffectInput = {
  /**
   * Adds an article to the rules: a rule in words that people enforce. Without `markdown`, the article
   * has the text of the proposal.
   */
  readonly addArticle?: InputMaybe<AddArticleInput>;
  /**
   * Amends the ruleset document: a JSON Patch (RFC 6902). Use `add` at the end of a list, such as
   * `/trackedValues/-`, for a new entry, even if the document has no such list yet. An `add` that would
   * replace a list or an object that has other entries is refused. Use `replace` for that; the preview
   * shows the removed entries.
   */
  readonly amendRuleset?: InputMaybe<Scalars['JSON']['input']>;
  /** In a dynasty: gives a player a mask, or takes the player's mask off. */
  readonly changeMask?: InputMaybe<ChangeMaskInput>;
  /** `true` ends the season. Refused with `HOST_POWER` if the ruleset leaves the power to the host. */
  readonly closeSeason?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * In a round: corrects the place and the score of a hand. Prizes, fortunes and other hands stay;
   * correct them with further effects. Refused with `HAND_NOT_PLACED`, `HAND_WITHOUT_SCORE`.
   */
  readonly correctHand?: InputMaybe<CorrectHandInput>;
  /** In a dynasty: corrects a player's Magistrelli. */
  readonly correctMagistrelli?: InputMaybe<CorrectMagistrelliInput>;
  /** In a dynasty: corrects a mask's Moda. */
  readonly correctModa?: InputMaybe<CorrectModaInput>;
  /** In a round: corrects the start of a player's membership. */
  readonly correctStanding?: InputMaybe<StandingInput>;
  /** Gives a player a new duck. */
  readonly createDuck?: InputMaybe<NewDuckInput>;
  /** In a round: creates a Work of Art for a player. */
  readonly createWork?: InputMaybe<WorkOfArtInput>;
  /** Declares this player the winner, and ends the season. A proposal can declare only one winner. */
  readonly declareVictor?: InputMaybe<Scalars['ID']['input']>;
  /** In a round: ends this player's term as Judge. The chair is then vacant. */
  readonly endJudgeTerm?: InputMaybe<Scalars['ID']['input']>;
  /** Gives items to a player or a duck. In a dynasty the only items are pegs, `PEG`. */
  readonly giveItems?: InputMaybe<PlayerItemsInput>;
  /**
   * In a round: moves items from one owner to another. At the end of the voting period both owners
   * must exist, and the first must have the items. To return wagers on a table, use `voidTable`.
   */
  readonly moveItems?: InputMaybe<MoveItemsInput>;
  /**
   * Pauses the season for this number of rules-days; in a round for whole weeks: 7, 14 … Refused with
   * `SEASON_PAUSED` during a pause, and with `PAUSE_TOO_LONG`.
   */
  readonly pauseSeason?: InputMaybe<Scalars['Int']['input']>;
  /**
   * Removes this player. Refused with `HOST_POWER` if the ruleset leaves the power to the host.
   * Refused with `LAST_HOST` for the first host: another effect must replace the host first.
   */
  readonly removePlayer?: InputMaybe<Scalars['ID']['input']>;
  /** Removes an article from the rules. */
  readonly repealArticle?: InputMaybe<RepealArticleInput>;
  /** Replaces the text of an article. The article is found by its anchor when the effect happens. */
  readonly replaceArticle?: InputMaybe<ReplaceArticleInput>;
  /** In a dynasty: makes this player the dealer. Refused with `ALREADY_DEALER`. */
  readonly replaceDealer?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Makes this player the host in place of all hosts. Refused with `HOST_NOT_AWAY` before
   * `Hosting.awayAt`, and with `ALREADY_HOST`, `PLAYER_IDLE`, `PLAYER_NOT_FOUND`.
   */
  readonly replaceHost?: InputMaybe<Scalars['ID']['input']>;
  /**
   * `true` ends the pause: in a round at the end of the current week, in a dynasty at the end of the
   * current day. Refused with `SEASON_NOT_PAUSED`, `PAUSE_ENDS_ANYWAY`.
   */
  readonly resumeSeason?: InputMaybe<Scalars['Boolean']['input']>;
  /** In a dynasty: corrects a score in a game that has not ended. Refused with `NO_PARTICIPANT`. */
  readonly setScore?: InputMaybe<SetScoreInput>;
  /**
   * In a dynasty: corrects the stakes of a game that has not ended. Refused with `STAKES_BEYOND_RULES`
   * outside the limits of the game's rules.
   */
  readonly setStakes?: InputMaybe<SetStakesInput>;
  /**
   * Sets the end of the term of an office's holder, or of a Judge of a round. Refused with
   * `OFFICE_UNKNOWN`, `OFFICE_NOT_HELD`, `CHAIR_VACANT`, `JUDGE_CHANGED`, `TERM_IN_THE_PAST`.
   */
  readonly setTerm?: InputMaybe<SetTermInput>;
  /** Sets a tracked value that is not secret. An earlier effect may add the value to the rules. */
  readonly setValue?: InputMaybe<ValueEffectInput>;
  /**
   * Takes items from a player or a duck. The owner must have all of them at the end of the voting
   * period.
   */
  readonly takeItems?: InputMaybe<PlayerItemsInput>;
  /** In a dynasty: voids the game with this id. */
  readonly voidGame?: InputMaybe<Scalars['ID']['input']>;
  /** In a round: makes the unresolved secret action with this id fail. Its text stays secret. */
  readonly voidSecretAction?: InputMaybe<Scalars['ID']['input']>;
  /**
   * In a round: undoes the war or the spin at the table with this id, if the winner still has the
   * gain. An undecided war ends, and each wager returns to its owner.
   */
  readonly voidTable?: InputMaybe<Scalars['ID']['input']>;
  /** In a round: undoes the trade with this id, if both players still have what they got. */
  readonly voidTrade?: InputMaybe<Scalars['ID']['input']>;
};

/** Payload of the mutations of proposals. */
export type ProposalPayload = Payload & {
  readonly __typename?: 'ProposalPayload';
  /** The proposal; null when refused. */
  readonly proposal: Maybe<Proposal>;
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after the mutation; everything up to it is stored on disk. Null when
   * refused, and for a mutation without a season.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** The results of effects if they happened now. Either all would happen or none. */
export type ProposalPreview = {
  readonly __typename?: 'ProposalPreview';
  /** True if the season would end. */
  readonly ends: Scalars['Boolean']['output'];
  /** The other consequences in order, in sentences like those of the journal; empty with a failure. */
  readonly events: ReadonlyArray<Scalars['String']['output']>;
  /** The reason for which the effects would fail; null if they would not. */
  readonly failure: Maybe<EffectFailure>;
  /**
   * The grave deeds, in words after "it", such as `makes a player win`, for which the proposal needs
   * the further majority of the rules; empty with a failure.
   */
  readonly graveDeeds: ReadonlyArray<Scalars['String']['output']>;
  /** The sections of the rules that would change; empty with a failure. */
  readonly sections: ReadonlyArray<SectionDifference>;
  /** The items that would move, with all consequences of the effects; empty with a failure. */
  readonly transfers: ReadonlyArray<Transfer>;
  /**
   * The player whom an effect would declare the winner; null without such an effect, and with a
   * failure.
   */
  readonly victor: Maybe<Player>;
  /**
   * The players who would win; empty with a failure. This is the declared winner. If no effect
   * declares one, these are the players who would meet the victory condition after all effects.
   */
  readonly victors: ReadonlyArray<Player>;
};

/** A proposal was not popular and was rejected [Proposals]. */
export type ProposalRejected = Event & {
  readonly __typename?: 'ProposalRejected';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The proposal. */
  readonly proposal: Proposal;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The final count. */
  readonly tally: Tally;
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A player retracted a proposal [Proposal-Makers]. */
export type ProposalRetracted = Event & {
  readonly __typename?: 'ProposalRetracted';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The player who retracted the proposal. */
  readonly player: Player;
  /** The proposal. */
  readonly proposal: Proposal;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /** The item returned. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The status of a proposal. */
export type ProposalStatus =
  /** The proposal was popular. */
  | 'ADOPTED'
  /** The season ended during or before the voting period. */
  | 'LAPSED'
  /** The voting period has not started, but players can already vote. */
  | 'PENDING'
  /** The proposal was not popular. */
  | 'REJECTED'
  /** The author retracted the proposal. */
  | 'RETRACTED'
  /** The holder of an office vetoed the proposal. */
  | 'VETOED'
  /** The voting period is running. */
  | 'VOTING';

/** A player made a proposal [Proposals]. */
export type ProposalSubmitted = Event & {
  readonly __typename?: 'ProposalSubmitted';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The player who made the proposal. */
  readonly player: Player;
  /** The proposal. */
  readonly proposal: Proposal;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /** The item used. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The veto of a proposal [Offices]. */
export type ProposalVeto = {
  readonly __typename?: 'ProposalVeto';
  /** The code of the office. */
  readonly office: Scalars['String']['output'];
  /** The holder who vetoed the proposal. */
  readonly player: Player;
  /** Name of the office, or its code if the rules no longer have the office. */
  readonly title: Scalars['String']['output'];
  /** The reason. */
  readonly why: Scalars['String']['output'];
};

/** The holder of an office vetoed a proposal. The proposal failed at once [Offices; L4]. */
export type ProposalVetoed = Event & {
  readonly __typename?: 'ProposalVetoed';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The code of the office. */
  readonly office: Scalars['String']['output'];
  /** The holder. */
  readonly player: Player;
  /** The proposal. */
  readonly proposal: Proposal;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The votes at the time of the veto. */
  readonly tally: Tally;
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** The reason. */
  readonly why: Scalars['String']['output'];
};

/** Input for `proposeContractChange`. */
export type ProposeContractChangeInput = {
  /** To amend the contract: its new terms and clauses. */
  readonly amend?: InputMaybe<AmendContractInput>;
  /** The contract. */
  readonly contractId: Scalars['ID']['input'];
  /** To end the contract: the division of its items. */
  readonly end?: InputMaybe<EndContractInput>;
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Input for `proposeWar`. */
export type ProposeWarInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
  /** The table; null for your present table, or for a new one if you are not sitting. */
  readonly tableId?: InputMaybe<Scalars['ID']['input']>;
  /** The wager: at least one item, in up to 300 entries. */
  readonly wager: ReadonlyArray<ItemInput>;
};

/** Input for `publishRuleset`. */
export type PublishRulesetInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** A JSON Patch (RFC 6902) of the current revision. */
  readonly patch: Scalars['JSON']['input'];
  /** The dynasty. */
  readonly seasonId: Scalars['ID']['input'];
};

/** The root of queries. */
export type Query = {
  readonly __typename?: 'Query';
  /**
   * An account by its id; null if there is none. Its lists have only seasons that the viewer may see.
   * Handles are private, so no account can be found by its handle.
   */
  readonly account: Maybe<Account>;
  /**
   * The score of a card if the viewer played it now, trick by trick [Tricks; K6–K10]. Only for a
   * participant of a game in play, on either player's turn. Empty if the card scores nothing.
   * `BAD_USER_INPUT` for a card outside the deck; `FORBIDDEN` for other viewers, and in a dynasty
   * without this help.
   */
  readonly claimable: ReadonlyArray<ClaimableTrick>;
  /**
   * The data to check the dice of a season: the commitments, the published seeds and every draw.
   * `/docs/verifying.md` has the algorithm, with test vectors.
   */
  readonly diceProof: Verification;
  /** The rulesets that come with the server. */
  readonly editions: ReadonlyArray<Edition>;
  /**
   * The server's exhibitions, running or paused: up to one season of each game. Empty before the first
   * request, after the last exhibition was closed, and on a server without bots. Read-only: use
   * `startExhibition` to create or resume one.
   */
  readonly exhibitions: ReadonlyArray<Season>;
  /**
   * The season of an invitation code, before joining; null for a code that is wrong or no longer
   * valid. After many wrong codes the client must wait: `RATE_LIMITED`.
   */
  readonly invitation: Maybe<Invitation>;
  /** The object with this id; null if there is none, or if the viewer may not see it. */
  readonly node: Maybe<Node>;
  /**
   * The same as `nodeAtLeast`.
   * @deprecated Use `nodeAtLeast`. It goes after 2027-05-28.
   */
  readonly nodeAsOf: Maybe<Node>;
  /**
   * Like `node`, but the result is at least as new as `atLeast`, on any node of the server. For
   * objects in a season. It is a field of its own because Relay allows `node` only the argument `id`.
   */
  readonly nodeAtLeast: Maybe<Node>;
  /**
   * The results that effects would have if they happened now, in their order [H3, L4]. Read-only. Open
   * to everybody who can see the season. `NOT_FOUND` for an unknown season; `BAD_USER_INPUT` for an
   * effect in the wrong form.
   */
  readonly previewProposal: ProposalPreview;
  /**
   * The rank of a hand of cards, under rules that rank hands as in poker [Prizes]; for other rules use
   * `scoreHand`. Any cards are accepted, even cards that nobody has. Give either an edition or a
   * season. `BAD_USER_INPUT` for rules that score hands, and for a wrong number of cards.
   */
  readonly rankHand: PokerRank;
  /**
   * The score of a hand of cards, multiplier by multiplier [Scoring]. Any cards are accepted, even
   * cards that nobody has. Give either an edition or a season. `BAD_USER_INPUT` for rules that rank
   * hands as in poker; use `rankHand` for them. A formula reads the viewer's current tracked values,
   * or the initial values if the viewer is not a player.
   */
  readonly scoreHand: HandScore;
  /**
   * A season; null if there is none, or if the viewer may not see it. Every node shows a state at most
   * one second old that includes `atLeast`. The season's `seq` is the number of the last event
   * included.
   */
  readonly season: Maybe<Season>;
  /**
   * Public seasons and the viewer's own. A cursor is valid only for the same filters and order; with
   * others it is `BAD_USER_INPUT`.
   */
  readonly seasons: SeasonConnection;
  /** The server, on all its nodes. */
  readonly server: Server;
  /**
   * The same as `diceProof`.
   * @deprecated Use `diceProof`. It goes after 2027-05-28.
   */
  readonly verification: Verification;
  /** The signed-in account; null when signed out. */
  readonly viewer: Maybe<Viewer>;
};


/** The root of queries. */
export type QueryAccountArgs = {
  id: Scalars['ID']['input'];
};


/** The root of queries. */
export type QueryClaimableArgs = {
  card: CardInput;
  gameId: Scalars['ID']['input'];
};


/** The root of queries. */
export type QueryDiceProofArgs = {
  game?: InputMaybe<Scalars['Int']['input']>;
  seasonId: Scalars['ID']['input'];
  week?: InputMaybe<Scalars['Int']['input']>;
};


/** The root of queries. */
export type QueryInvitationArgs = {
  code: Scalars['String']['input'];
};


/** The root of queries. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** The root of queries. */
export type QueryNodeAsOfArgs = {
  atLeast: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};


/** The root of queries. */
export type QueryNodeAtLeastArgs = {
  atLeast: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};


/** The root of queries. */
export type QueryPreviewProposalArgs = {
  input: PreviewProposalInput;
};


/** The root of queries. */
export type QueryRankHandArgs = {
  cards: ReadonlyArray<CardInput>;
  edition?: InputMaybe<Scalars['String']['input']>;
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};


/** The root of queries. */
export type QueryScoreHandArgs = {
  cards: ReadonlyArray<CardInput>;
  edition?: InputMaybe<Scalars['String']['input']>;
  seasonId?: InputMaybe<Scalars['ID']['input']>;
};


/** The root of queries. */
export type QuerySeasonArgs = {
  atLeast?: InputMaybe<Scalars['Int']['input']>;
  atSeq?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


/** The root of queries. */
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


/** The root of queries. */
export type QueryVerificationArgs = {
  game?: InputMaybe<Scalars['Int']['input']>;
  seasonId: Scalars['ID']['input'];
  week?: InputMaybe<Scalars['Int']['input']>;
};

/** A rank of a deck. */
export type RankRules = {
  readonly __typename?: 'RankRules';
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** The roll of the die for this rank, from 1. It is also the rank's place in the order. */
  readonly number: Scalars['Int']['output'];
  /** Code. */
  readonly rank: Scalars['String']['output'];
};

/** A player became ready for a game, or stopped being ready [Readiness]. */
export type ReadinessSet = Event & {
  readonly __typename?: 'ReadinessSet';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** Text of the player's client seed; null if the player gave none. */
  readonly clientSeed: Maybe<Scalars['String']['output']>;
  /** The player. */
  readonly player: Player;
  /** True if the player is ready. */
  readonly ready: Scalars['Boolean']['output'];
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A player scored an inactive trick [Masks]. */
export type RealiUsed = Event & {
  readonly __typename?: 'RealiUsed';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The game. */
  readonly game: GiolittiGame;
  /** The player. */
  readonly player: Player;
  /** The addition to the score. */
  readonly scored: Scalars['Int']['output'];
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** Code of the trick. */
  readonly trick: Scalars['String']['output'];
};

/**
 * The reason for which a command was refused and changed nothing. If there are several reasons, it is
 * the first in this order: things unknown to the rules, shape, actor, phase, object, amount, rule.
 */
export type Refusal = {
  readonly __typename?: 'Refusal';
  /**
   * Anchor of the section of the rules that requires the refusal, for `Ruleset.section`; null if no
   * rule does.
   */
  readonly anchor: Maybe<Scalars['String']['output']>;
  /** The code, for programs to branch on. */
  readonly code: RefusalCode;
  /** The facts of the case, such as the right phase or the amount held. */
  readonly facts: Maybe<Scalars['JSON']['output']>;
  /** A sentence for people. */
  readonly message: Scalars['String']['output'];
  /**
   * The same as `anchor`.
   * @deprecated Use `anchor`. It goes after 2027-05-28.
   */
  readonly rule: Maybe<Scalars['String']['output']>;
};

/** The reason for which a command is refused. */
export type RefusalCode =
  /** The action would move a negative amount, make a number negative, or exceed a limit. */
  | 'ACTION_IMPOSSIBLE'
  /** The action would move more of an item than its owner has. */
  | 'ACTION_LACKS'
  /** The action is not possible in this phase, or its condition is not met. */
  | 'ACTION_NOT_NOW'
  /** The rules do not allow this player to take the action. */
  | 'ACTION_NOT_YOURS'
  /** The rules have no action with that code. */
  | 'ACTION_UNKNOWN'
  /** The player cannot pay for the action. */
  | 'ACTION_UNPAID'
  /** The player has taken the action the maximum number of times. */
  | 'ACTION_USED_UP'
  /**
   * The proposal cannot be vetoed: at least two other players are for it, and they are more than half
   * of the other active players or all others who voted.
   */
  | 'ALL_OTHERS_FOR'
  /** The player has already agreed. */
  | 'ALREADY_AGREED'
  /** The player already assents to this removal. */
  | 'ALREADY_ASSENTED'
  /** The player is already a candidate for Judge of the next week. */
  | 'ALREADY_A_CANDIDATE'
  /** The account is already a player of this season. */
  | 'ALREADY_A_PLAYER'
  /** The player has already bet on this game. */
  | 'ALREADY_BET'
  /** The player has already consented. */
  | 'ALREADY_CONSENTED'
  /** The player `facts.playerId` is already the dealer. */
  | 'ALREADY_DEALER'
  /** The player already endorses this candidate. */
  | 'ALREADY_ENDORSED'
  /** The player `facts.playerId` is already a host of the season. */
  | 'ALREADY_HOST'
  /** The player has already presented a hand in this phase. */
  | 'ALREADY_PRESENTED'
  /** The player has already got the maximum number of reminders for today. */
  | 'ALREADY_REMINDED'
  /** The secret action has already been revealed. */
  | 'ALREADY_REVEALED'
  /** The player already sits at a table. A player can sit at only one. */
  | 'ALREADY_SITTING'
  /** The amount is not a natural number above 0. */
  | 'AMOUNT_NOT_NATURAL'
  /** The rules already have an article or section with that anchor. */
  | 'ARTICLE_EXISTS'
  /** The rules have no article with that anchor. */
  | 'ARTICLE_UNKNOWN'
  /** The player went idle recently, and must wait before coming back. */
  | 'BACK_TOO_EARLY'
  /** The bets of the game are already settled. */
  | 'BETS_SETTLED'
  /** The player is not a participant of the game. */
  | 'BET_ON_NO_PARTICIPANT'
  /** Bids are open in this ruleset and cannot be committed. */
  | 'BIDS_ARE_OPEN'
  /** Bids are sealed in this ruleset: players commit them by hash, or entrust them to the server. */
  | 'BIDS_ARE_SEALED'
  /**
   * The bid does not exceed the highest valid bid on the lot; `facts.minimum` is the lowest amount
   * that does.
   */
  | 'BID_TOO_LOW'
  /** The game already has a bookmaker. */
  | 'BOOKMAKER_TAKEN'
  /** There is no such candidate for the next week. */
  | 'CANDIDACY_NOT_FOUND'
  /** The player has already named this card in this game. */
  | 'CARD_ALREADY_PLAYED'
  /** The deck contains a card twice. */
  | 'CARD_TWICE_IN_DECK'
  /** There is no such card in the season's deck. */
  | 'CARD_UNKNOWN'
  /** The chair already has a Judge. */
  | 'CHAIR_TAKEN'
  /** There is no Judge now. */
  | 'CHAIR_VACANT'
  /** The round has no such proposal to change a contract. */
  | 'CHANGE_NOT_FOUND'
  /** The proposal has taken effect or lapsed. */
  | 'CHANGE_OVER'
  /** The rules have no such class of proposals. */
  | 'CLASS_UNKNOWN'
  /** The clause pays nothing now; `facts` has the reason. */
  | 'CLAUSE_CLOSED'
  /** The amount exceeds the limit of the clause. */
  | 'CLAUSE_EXCEEDED'
  /** The clause could never pay; `facts` has the clause and the reason. */
  | 'CLAUSE_IMPOSSIBLE'
  /** The contract has no clause with this number. */
  | 'CLAUSE_NOT_FOUND'
  /** The clause is for other players. */
  | 'CLAUSE_NOT_YOURS'
  /**
   * You have fixed a client seed for these dice, and must give its text; `facts.sha256` is its hash.
   * If the text were optional, a player could choose between two throws.
   */
  | 'CLIENT_SEED_NEEDED'
  /**
   * A client seed counts only if it was fixed before the server's seed was drawn. `facts.sha256` is
   * the hash of your fixed client seed; if it is null, leave the client seed out.
   */
  | 'CLIENT_SEED_NOT_FIXED'
  /** A test clock cannot go back. */
  | 'CLOCK_BACKWARDS'
  /** One call can move a test clock by up to 60 rules-weeks. */
  | 'CLOCK_TOO_FAR'
  /** This ruling has already had a vote of confidence, or has one now. */
  | 'CONFIDENCE_VOTE_CALLED'
  /** There is no such vote of confidence. */
  | 'CONFIDENCE_VOTE_NOT_FOUND'
  /** The vote of confidence has ended. */
  | 'CONFIDENCE_VOTE_OVER'
  /** The proposal needs no consent of this player. */
  | 'CONSENT_NOT_AWAITED'
  /** The contract does not have enough of the item. */
  | 'CONTRACT_LACKS'
  /** The round has no contract with this id. */
  | 'CONTRACT_NOT_FOUND'
  /** The contract's status does not allow this. */
  | 'CONTRACT_NOT_OPEN'
  /** A contract needs at least two parties. */
  | 'CONTRACT_WITH_ONESELF'
  /** The correction would make the player `facts.playerId` win. Only a proposal can do that. */
  | 'CORRECTION_WINS'
  /** The duck does not have enough of the item. */
  | 'DUCK_LACKS'
  /** The round has no such duck now. */
  | 'DUCK_NOT_FOUND'
  /** The duck belongs to another player. */
  | 'DUCK_NOT_YOURS'
  /** The dynasty has ended. */
  | 'DYNASTY_OVER'
  /** Another closed game started earlier, and must end first. */
  | 'EARLIER_GAME_FIRST'
  /** There is no such edition. */
  | 'EDITION_UNKNOWN'
  /** Under the current rules, proposals of this class cannot have the effect `facts.effect`. */
  | 'EFFECT_NOT_OF_CLASS'
  /** A hand needs at least one card. */
  | 'EMPTY_HAND'
  /** More sides of the trade are empty than the rules allow. */
  | 'EMPTY_SIDE'
  /** The rules allow no more lots. */
  | 'ENOUGH_LOTS'
  /** The rules have no such exchange. */
  | 'EXCHANGE_UNKNOWN'
  /** The host may appoint a Judge only in the first week. */
  | 'FIRST_WEEK_OVER'
  /** The game is closed to plays. */
  | 'GAME_CLOSED'
  /** The game is not yet closed. */
  | 'GAME_NOT_CLOSED'
  /** The game has not ended yet. */
  | 'GAME_NOT_ENDED'
  /** This dynasty has no such game. */
  | 'GAME_NOT_FOUND'
  /** The game has ended. */
  | 'GAME_OVER'
  /** The game was voided. */
  | 'GAME_VOIDED'
  /** The handle is taken. */
  | 'HANDLE_TAKEN'
  /** Hands are presented in this ruleset and cannot be sealed. */
  | 'HANDS_ARE_PRESENTED'
  /** Hands are sealed in this ruleset and cannot be presented. */
  | 'HANDS_ARE_SEALED'
  /** The round has no such hand, or the hand has no place. */
  | 'HAND_NOT_PLACED'
  /** The hand was placed without a score. */
  | 'HAND_WITHOUT_SCORE'
  /** The hash is not 64 hexadecimal digits. */
  | 'HASH_MALFORMED'
  /** The text does not have the committed SHA-256. */
  | 'HASH_MISMATCH'
  /**
   * Another player of this season committed the same hash this week. Add a salt of your own to the
   * text.
   */
  | 'HASH_TAKEN'
  /**
   * Not all hosts have been inactive for long enough to be replaced. They can be replaced from
   * `facts.hostAwayAt` on; if it is null, never.
   */
  | 'HOST_NOT_AWAY'
  /** The ruleset leaves this power to the host; `facts.power` is the `HostPower`. */
  | 'HOST_POWER'
  /** The idempotency key was used before, for a different request. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The season is by invitation, and the code is not the current one. */
  | 'INVITE_WRONG'
  /** The item cannot be put into a Player Lot. */
  | 'ITEM_EXCLUDED'
  /** There is no such item. */
  | 'ITEM_UNKNOWN'
  /** The item cannot be traded. */
  | 'ITEM_UNTRADABLE'
  /** The start of a membership cannot be in the future. */
  | 'JOINING_IN_THE_FUTURE'
  /** The chair has another Judge now. */
  | 'JUDGE_CHANGED'
  /** The players removed this Judge. The host cannot appoint the same player again. */
  | 'JUDGE_REMOVED'
  /** The player `facts.playerId` is the first host, and a season must have one. */
  | 'LAST_HOST'
  /** Two bids name the same lot. */
  | 'LOT_NAMED_TWICE'
  /** The auction has no such lot. */
  | 'LOT_NOT_FOUND'
  /** The lot is not in the auction that awaits bids. */
  | 'LOT_OF_NEXT_AUCTION'
  /** This lot takes open bids; other lots take sealed ones. `facts.index` is the index of the bid. */
  | 'LOT_TAKES_OPEN_BIDS'
  /** This lot takes sealed bids; other lots take open ones. */
  | 'LOT_TAKES_SEALED_BIDS'
  /** The machine broke: the player has no more spins this week. */
  | 'MACHINE_BROKEN'
  /** The value of a field is not allowed; `facts` has the field and the expected value. */
  | 'MALFORMED'
  /** Masks have no effect under this Grand Canal. */
  | 'MASKS_WITHOUT_EFFECT'
  /** The mask lacks this power. */
  | 'MASK_LACKS_POWER'
  /** The ruleset has no such mask. */
  | 'MASK_UNKNOWN'
  /** Another player of this season has that name or a similar-looking one. */
  | 'NAME_TAKEN'
  /** There is nothing to correct: the action never happened, or has already been corrected. */
  | 'NOTHING_TO_CORRECT'
  /** The player `facts.playerId` is not a co-host. */
  | 'NOT_A_CO_HOST'
  /** The account is not a guest. */
  | 'NOT_A_GUEST'
  /** The ruleset leaves this power to proposals; `facts.power` is the `HostPower`. */
  | 'NOT_A_HOST_POWER'
  /** Only the two participants of the game may do this. */
  | 'NOT_A_PARTICIPANT'
  /** Only a party of the contract may do this. */
  | 'NOT_A_PARTY'
  /** Only players may do this. */
  | 'NOT_A_PLAYER'
  /** The lot is a House Lot. */
  | 'NOT_A_PLAYER_LOT'
  /** The host can set the clock, items and decks only in a rehearsal. */
  | 'NOT_A_REHEARSAL'
  /** The player does not endorse this candidate. */
  | 'NOT_ENDORSED'
  /** The player does not have enough of the item. */
  | 'NOT_ENOUGH'
  /** The player has fewer pegs than the amount to take. */
  | 'NOT_ENOUGH_PEGS'
  /** The player has less of the item than the amount to take. */
  | 'NOT_ENOUGH_TO_TAKE'
  /** You are not idle. */
  | 'NOT_IDLE'
  /** The secret action has not matured: it is too early to reveal it. */
  | 'NOT_MATURED'
  /** Only reputable players may do this. */
  | 'NOT_REPUTABLE'
  /** The player does not sit at this table, or at any table. */
  | 'NOT_SITTING'
  /** Only the player who made the proposal may do this. */
  | 'NOT_THE_AUTHOR'
  /** Only the dealer may do this or, with automatic dealing, only the server. */
  | 'NOT_THE_DEALER'
  /**
   * Only the first host may do this: the season's creator, or the player to whom the season was last
   * handed on.
   */
  | 'NOT_THE_FIRST_HOST'
  /** Only a host of the season may do this. */
  | 'NOT_THE_HOST'
  /** Only the Judge may do this. */
  | 'NOT_THE_JUDGE'
  /** Only tradable items can be wagered. */
  | 'NOT_TO_BE_WAGERED'
  /** Only the Judge who made a ruling may overturn it. */
  | 'NOT_YOUR_RULING'
  /** It is the opponent's turn. */
  | 'NOT_YOUR_TURN'
  /** The game has no bets. */
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
  /** The player is not a participant of this game. */
  | 'NO_PARTICIPANT'
  /** The account is a guest without a password; `claimGuest` sets one. */
  | 'NO_PASSWORD'
  /** The ruleset has no Player Lots. */
  | 'NO_PLAYER_LOTS'
  /** The ruleset of the dynasty has no proposals. */
  | 'NO_PROPOSALS'
  /** The player has no secret action of this kind to reveal. */
  | 'NO_SECRET_ACTION'
  /** No Sfida is pending. */
  | 'NO_SFIDA'
  /** The player has used up the sittings of this week. */
  | 'NO_SITTINGS_LEFT'
  /** The ruleset has no tables. */
  | 'NO_TABLES'
  /** The ruleset has no Works of Art. */
  | 'NO_WORKS_OF_ART'
  /** The lot contains no Work of Art for a third party to bid on. */
  | 'NO_WORK_OF_VALUE'
  /** The office is filled in another way, or by somebody else. */
  | 'OFFICE_FILLED_OTHERWISE'
  /** The player is idle, and an idle player can hold no office. */
  | 'OFFICE_FOR_THE_AWAKE'
  /** The player already holds the office. It is too early to choose the same player for the next term. */
  | 'OFFICE_HELD'
  /**
   * The office lacks the power `facts.power`. If `facts.power` is missing, only a proposal can do
   * this.
   */
  | 'OFFICE_LACKS_POWER'
  /** The player does not hold the office. */
  | 'OFFICE_NOT_HELD'
  /** The player does not hold the office. */
  | 'OFFICE_NOT_YOURS'
  /** The rules have no office with that code. */
  | 'OFFICE_UNKNOWN'
  /** The player has already cast the same vote. */
  | 'OFFICE_VOTE_STANDS'
  /**
   * The holder cannot veto the proposal, because it only ends the holder's term, removes the holder or
   * changes the rules of offices.
   */
  | 'OWN_OFFICE'
  /** The Judge cannot rule on their own request. */
  | 'OWN_REQUEST'
  /** A player cannot answer their own Sfida. */
  | 'OWN_SFIDA'
  /** The other player is not reputable. */
  | 'PARTNER_NOT_REPUTABLE'
  /** The password is easy to guess; `facts.why` is `COMMON` or `LIKE_THE_HANDLE`. */
  | 'PASSWORD_TOO_EASY'
  /** The effect would not end the pause earlier. */
  | 'PAUSE_ENDS_ANYWAY'
  /** The pause exceeds the maximum of the rules. */
  | 'PAUSE_TOO_LONG'
  /** The season is an exhibition (`startExhibition`). Only the server's bots may join it. */
  | 'PLAYED_FOR_SHOW'
  /** This player is idle. */
  | 'PLAYER_IDLE'
  /** This season has no such current player. */
  | 'PLAYER_NOT_FOUND'
  /** The power has already been used in this game. */
  | 'POWER_USED'
  /** This server offers no bots: its operator has not set `PRACTICE`. */
  | 'PRACTICE_NOT_OFFERED'
  /** This season has no such proposal. */
  | 'PROPOSAL_NOT_FOUND'
  /** Quack items cannot be traded with ducks. */
  | 'QUACK_ITEM'
  /** The account left the season recently, and must wait before joining again. */
  | 'REJOIN_TOO_EARLY'
  /** The request needs no ruling. */
  | 'REQUEST_CLOSED'
  /** There is no such request for justice. */
  | 'REQUEST_NOT_FOUND'
  /** The revelation date is past: it is too late to reveal the secret action. */
  | 'REVELATION_OVER'
  /** The round has not started. */
  | 'ROUND_NOT_STARTED'
  /** The round is over. */
  | 'ROUND_OVER'
  /**
   * The patch cannot be applied, or its result is not a valid ruleset; `facts.problems` has the places
   * and reasons.
   */
  | 'RULESET_REFUSED'
  /** There is no such ruling. */
  | 'RULING_NOT_FOUND'
  /** The ruling has already been overturned. */
  | 'RULING_OVERTURNED'
  /** The player already wears this mask. */
  | 'SAME_MASK'
  /** The scopes exceed those of this request's token. */
  | 'SCOPE_EXCEEDED'
  /** The season is not paused. */
  | 'SEASON_NOT_PAUSED'
  /** The players have paused the season. Votes, texts and actions of hosts are still possible. */
  | 'SEASON_PAUSED'
  /** The rules have no such section. */
  | 'SECTION_UNKNOWN'
  /** The host may do this only during the set-up of the round. */
  | 'SETUP_OVER'
  /** A Sfida was declared in this game: no mask can be revealed. */
  | 'SFIDA_DECLARED'
  /** A Sfida is pending and must be answered first. */
  | 'SFIDA_PENDING'
  /** The same player offered the last Sfida. */
  | 'SFIDA_TWICE_RUNNING'
  /** The stakes are outside the limits of the game's rules. */
  | 'STAKES_BEYOND_RULES'
  /** The start of the season is before its creation. */
  | 'START_IN_THE_PAST'
  /** You host seasons that have not ended; close them before you delete the account. */
  | 'STILL_HOSTING'
  /** The action must be taken before play `facts.beforePlay`. */
  | 'TABLE_ACTION_TOO_LATE'
  /** The table has no free seat. */
  | 'TABLE_FULL'
  /** The round has no open table for War with this id. */
  | 'TABLE_NOT_FOUND'
  /** The end of the term is in the past. */
  | 'TERM_IN_THE_PAST'
  /** A third party has already bid on the lot. */
  | 'THIRD_PARTY_HAS_BID'
  /** The viewer has no such valid token. */
  | 'TOKEN_NOT_FOUND'
  /** Fewer than two players are available. */
  | 'TOO_FEW_AVAILABLE'
  /** The time for calling a vote of confidence is past. */
  | 'TOO_LATE_FOR_CONFIDENCE'
  /** The time for the Judge to overturn the ruling is past. */
  | 'TOO_LATE_TO_OVERTURN'
  /** The time for settling the bets is past. */
  | 'TOO_LATE_TO_SETTLE'
  /** The time for voiding the game is past. */
  | 'TOO_LATE_TO_VOID'
  /** The player has the maximum number of ducks. */
  | 'TOO_MANY_DUCKS'
  /** The player has the maximum number of Player Lots. */
  | 'TOO_MANY_LOTS'
  /** The player has the maximum number of open offers. */
  | 'TOO_MANY_OFFERS'
  /** The author has the maximum number of pending proposals; 20 in a round. */
  | 'TOO_MANY_PENDING'
  /** The account, its address or the server has the maximum number of seasons with the server's bots. */
  | 'TOO_MANY_PRACTICES'
  /**
   * The account hosts the maximum number of unfinished seasons; close one first. `facts.limit` is the
   * maximum, `facts.count` the current number. Rehearsals and other seasons are counted separately.
   */
  | 'TOO_MANY_SEASONS'
  /** The author has made the maximum number of proposals for today. */
  | 'TOO_MANY_TODAY'
  /** The account has the maximum number of valid access tokens, `facts.limit`; revoke one first. */
  | 'TOO_MANY_TOKENS'
  /** The round has no such trade. */
  | 'TRADE_NOT_FOUND'
  /**
   * Only the recipient can accept, decline or counter the offer, and only the offerer can take it
   * back.
   */
  | 'TRADE_NOT_YOURS'
  /** The offer is no longer open. */
  | 'TRADE_OVER'
  /** Both sides of the trade are the same player. */
  | 'TRADE_WITH_ONESELF'
  /** The trick is active in this game. */
  | 'TRICK_ACTIVE'
  /** The action cannot add or remove this trick. */
  | 'TRICK_OUT_OF_REACH'
  /** The ruleset has no such trick. */
  | 'TRICK_UNKNOWN'
  /** The rules do not allow the player to set this value. */
  | 'VALUE_NOT_YOURS'
  /** The value has the wrong type, or is outside the limits of the rules. */
  | 'VALUE_OUT_OF_LIMITS'
  /** The value is another player's secret. */
  | 'VALUE_SECRET'
  /** The rules track no value with that code. */
  | 'VALUE_UNKNOWN'
  /** A ruling on a question cannot have a truth value. */
  | 'VERDICT_MISPLACED'
  /** A ruling on a statement needs TRUE or FALSE. */
  | 'VERDICT_NEEDED'
  /** An earlier effect of the proposal declares another player the winner. */
  | 'VICTOR_DECLARED'
  /** The proposal has been decided or retracted: it is too late to vote on it or retract it. */
  | 'VOTING_OVER'
  /** The wagers have changed; `facts.terms` is the number of the current pair. */
  | 'WAGERS_CHANGED'
  /** A player has not named a wager yet. */
  | 'WAGER_MISSING'
  /** Each Work of Art exists once and cannot be created again. */
  | 'WORK_IS_UNIQUE'
  /** The handle or the password is wrong. */
  | 'WRONG_CREDENTIALS'
  /** The current phase does not allow this. */
  | 'WRONG_PHASE'
  /** A participant of the game may not do this. */
  | 'YOU_ARE_A_PARTICIPANT'
  /** You are idle: come back first. */
  | 'YOU_ARE_IDLE'
  /** The bookmaker of the game may not do this. */
  | 'YOU_ARE_THE_BOOKMAKER'
  /** The Judge may not do this. */
  | 'YOU_ARE_THE_JUDGE';

/** Input for `remindPlayers`. */
export type RemindPlayersInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The reminder, visible to everybody: up to 500 characters. */
  readonly message: Scalars['String']['input'];
  /** The code of the office. */
  readonly office: Scalars['String']['input'];
  /** The players to remind: 1 to 50 other players who are not idle, each named once. */
  readonly playerIds: ReadonlyArray<Scalars['ID']['input']>;
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Payload of `remindPlayers`. */
export type RemindPlayersPayload = Payload & {
  readonly __typename?: 'RemindPlayersPayload';
  /** The holder of the office; null when refused. */
  readonly player: Maybe<Player>;
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after the mutation; everything up to it is stored on disk. Null when
   * refused, and for a mutation without a season.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** Removes a player, if the ruleset leaves the power to proposals [Hosting and Joining]. */
export type RemovePlayerEffect = {
  readonly __typename?: 'RemovePlayerEffect';
  /** The player. */
  readonly player: Player;
};

/** Input for `removePlayer`. */
export type RemovePlayerInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The player. */
  readonly playerId: Scalars['ID']['input'];
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/**
 * The host removed you from a season by invitation, and you may no longer see the season. This event
 * is only in your inbox; viewers of the season get `PlayerLeft`.
 */
export type RemovedFromSeason = Event & {
  readonly __typename?: 'RemovedFromSeason';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Id of the season. */
  readonly seasonId: Scalars['ID']['output'];
  /** Name. */
  readonly seasonName: Scalars['String']['output'];
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Removes an article from the rules. */
export type RepealArticleEffect = {
  readonly __typename?: 'RepealArticleEffect';
  /** The anchor of the article. */
  readonly anchor: Scalars['String']['output'];
};

/** An article to remove. */
export type RepealArticleInput = {
  /** The anchor of the article. */
  readonly anchor: Scalars['String']['input'];
};

/** Replaces the text of an article. */
export type ReplaceArticleEffect = {
  readonly __typename?: 'ReplaceArticleEffect';
  /** The anchor of the article. */
  readonly anchor: Scalars['String']['output'];
  /** The new text, in Markdown. */
  readonly markdown: Scalars['String']['output'];
  /** The new heading. */
  readonly title: Scalars['String']['output'];
};

/** The new text of an article. */
export type ReplaceArticleInput = {
  /** The anchor of the article. */
  readonly anchor: Scalars['String']['input'];
  /** The text, up to 20,000 characters of Markdown without HTML; by default the text of the proposal. */
  readonly markdown?: InputMaybe<Scalars['String']['input']>;
  /** The heading: 1 to 120 characters in one line. */
  readonly title: Scalars['String']['input'];
};

/** In a dynasty: makes a player the dealer, if dealing is not automatic [Starting a Game]. */
export type ReplaceDealerEffect = {
  readonly __typename?: 'ReplaceDealerEffect';
  /** The new dealer. */
  readonly player: Player;
};

/** Makes a player the host in place of all hosts [Hosting and Joining]. */
export type ReplaceHostEffect = {
  readonly __typename?: 'ReplaceHostEffect';
  /** The new host. */
  readonly player: Player;
};

/** Input for `requestJustice`. */
export type RequestJusticeInput = {
  /** The `seq` of the events in question, up to 50. */
  readonly entries?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The form: a question or a statement. */
  readonly kind: JusticeRequestKind;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
  /** The anchors of the sections of the rules in question, up to 50. */
  readonly sections?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The question or the statement, 1 to 10,000 characters. */
  readonly text: Scalars['String']['input'];
};

/** Input for `resignAsJudge`. */
export type ResignAsJudgeInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Input for `resignOffice`. */
export type ResignOfficeInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The code of the office. */
  readonly office: Scalars['String']['input'];
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Payload of `resignOffice`. */
export type ResignOfficePayload = Payload & {
  readonly __typename?: 'ResignOfficePayload';
  /** The player who resigned; null when refused. */
  readonly player: Maybe<Player>;
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after the mutation; everything up to it is stored on disk. Null when
   * refused, and for a mutation without a season.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/**
 * Ends the pause: in a round at the end of the current week, in a dynasty at the end of the current
 * day [Hosting and Joining].
 */
export type ResumeSeasonEffect = {
  readonly __typename?: 'ResumeSeasonEffect';
  /** The season in its current state. */
  readonly season: Season;
};

/** Input for `retractProposal`. */
export type RetractProposalInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The proposal. */
  readonly proposalId: Scalars['ID']['input'];
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Input for `revealMask`. */
export type RevealMaskInput = {
  /** The game. */
  readonly gameId: Scalars['ID']['input'];
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Code of the new mask. */
  readonly mask: Scalars['String']['input'];
};

/** Input for `revealSecretAction`. */
export type RevealSecretActionInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The kind of a secret action. */
  readonly kind: SecretActionKind;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
  /** The exact text, up to 20,000 characters. Leading and trailing spaces count. */
  readonly text: Scalars['String']['input'];
};

/** Secret actions can now be revealed. Players who must reveal theirs get this event in the inbox [Secret Information]. */
export type RevelationOpened = Event & {
  readonly __typename?: 'RevelationOpened';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** The actions whose players keep the texts. */
  readonly secretActions: ReadonlyArray<SecretAction>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The time to reveal secret actions will end soon. Players who must still reveal theirs get this event in the inbox. */
export type RevelationWarned = Event & {
  readonly __typename?: 'RevelationWarned';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The revelation date, on which unrevealed actions fail. */
  readonly revealsAt: Scalars['DateTime']['output'];
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** The unrevealed actions. */
  readonly secretActions: ReadonlyArray<SecretAction>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Input for `revokeAccessToken`. */
export type RevokeAccessTokenInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The token. */
  readonly tokenId: Scalars['ID']['input'];
};

/** Payload of `revokeAccessToken`. */
export type RevokeAccessTokenPayload = Payload & {
  readonly __typename?: 'RevokeAccessTokenPayload';
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /** Always null: this mutation changes no season. */
  readonly seq: Maybe<Scalars['Int']['output']>;
  /** Id of the revoked token; null when refused. */
  readonly tokenId: Maybe<Scalars['ID']['output']>;
};

/** Dice thrown in public. `Query.diceProof` has the data to check them. */
export type Rolls = {
  readonly __typename?: 'Rolls';
  /** The players' client seeds. */
  readonly clientSeeds: ReadonlyArray<Scalars['String']['output']>;
  /** The number of sides of each die, in the same order. */
  readonly sides: ReadonlyArray<Scalars['Int']['output']>;
  /**
   * The throw's own stream in that week; null in weeks of `ridotto/1`, because they have only one
   * stream.
   */
  readonly stream: Maybe<Scalars['String']['output']>;
  /** The numbers on the dice, from 1, in order. */
  readonly values: ReadonlyArray<Scalars['Int']['output']>;
  /** Number of the week whose stream the throw belongs to. */
  readonly week: Scalars['Int']['output'];
};

/** Input for `rotateInvite`. */
export type RotateInviteInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Payload of `rotateInvite`. */
export type RotateInvitePayload = Payload & {
  readonly __typename?: 'RotateInvitePayload';
  /** The new code. The host also finds it in `Season.invitation`. */
  readonly inviteCode: Maybe<Scalars['String']['output']>;
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /** The season; null when refused. */
  readonly season: Maybe<Season>;
  /**
   * The season's journal position after the mutation; everything up to it is stored on disk. Null when
   * refused, and for a mutation without a season.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** A round of the Auction Casino. */
export type Round = Node & Season & {
  readonly __typename?: 'Round';
  /**
   * True if the calendar has stopped because nobody is in the round. The week and the phase then do
   * not change. The round wakes when a player joins or the host takes an action.
   */
  readonly asleep: Scalars['Boolean']['output'];
  /** The current auction. */
  readonly auction: Auction;
  /** The contracts, in the order of their offers. All contracts are public. */
  readonly contracts: ContractConnection;
  /** Time of creation. It is in real time, even in a rehearsal. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The item used for bids, prices, income and wealth, by the current ruleset [Items]. */
  readonly currency: ItemRules;
  /**
   * The season's future deadlines, earliest first: phases, the end of bidding, revelation dates,
   * placements of hands, clocks of games, and the ends of votes, of terms of office and of a pause.
   * They are the same as in a signed-out viewer's calendar. Internal times of the clock, such as those
   * of warnings, are not deadlines: `nextDeadline` may be earlier.
   */
  readonly deadlines: ReadonlyArray<Deadline>;
  /**
   * Description, up to 1,000 characters; null without one. It is plain text: clients may show it as
   * Markdown, but not as HTML.
   */
  readonly description: Maybe<Scalars['String']['output']>;
  /** The ducks, oldest first. */
  readonly ducks: DuckConnection;
  /** End of the season; null before. */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /** The Works of Art in the Gallery, won by third parties. */
  readonly gallery: WorkOfArtConnection;
  /** The hands of a week, best first; by default the last week with any hands. */
  readonly hands: ReadonlyArray<Hand>;
  /**
   * The first host: the creator, or the player to whom the season was last handed on. `hosting` has
   * all hosts.
   */
  readonly host: Account;
  /** The season's hosts, with their powers. */
  readonly hosting: Hosting;
  /** Opaque id. */
  readonly id: Scalars['ID']['output'];
  /**
   * The invitation, for the host; null for everybody else. Also null if no code is stored: very old
   * codes were not. Create a new one with `rotateInvite`.
   */
  readonly invitation: Maybe<InvitationLink>;
  /**
   * The season's events. A filter leaves out every `HiddenEvent`, because a `HiddenEvent` has no
   * channel, type or player.
   */
  readonly journal: EventConnection;
  /** The Judge's office: its Judges, candidates, requests and rulings [Judges]. */
  readonly judge: JudgeOffice;
  /** Always `ROUND`. */
  readonly kind: SeasonKind;
  /**
   * The current players, sorted by their amount of the item or tracked number that wins the round
   * [Victory], highest first. If the rules have neither, they are sorted by currency. A winner always
   * comes first.
   */
  readonly leaderboard: LeaderboardConnection;
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Time of the next change by the clock; null if there is none. */
  readonly nextDeadline: Maybe<Scalars['DateTime']['output']>;
  /** The round's current time: real time, or the test clock of a rehearsal. */
  readonly now: Scalars['DateTime']['output'];
  /** The offices, in the order of the rules. A ruleset can have up to 20. */
  readonly offices: ReadonlyArray<Office>;
  /** Start of the current pause by the players; null without one [Hosting and Joining]. */
  readonly pausedSince: Maybe<Scalars['DateTime']['output']>;
  /**
   * End of the current pause by the players; null without one [Hosting and Joining]. Until then
   * auctions, times to reveal, clocks of games and terms stop, but players can vote and write.
   * `SecretAction.maturesAt` and `revealsAt`, `Hand.placesAt`, `GiolittiGame.deadline`, `Office.until`
   * and `JudgeTerm.until` already include the pause.
   */
  readonly pausedUntil: Maybe<Scalars['DateTime']['output']>;
  /** Code of the current phase, one of `phases` of the current rules; null before the start. */
  readonly phase: Maybe<Scalars['String']['output']>;
  /** The player with this id; null if there is none. */
  readonly player: Maybe<Player>;
  /** The actions of the players' own rules, in their order. A ruleset can have up to 50. */
  readonly playerActions: ReadonlyArray<PlayerAction>;
  /** The players, in the order in which they joined. */
  readonly players: PlayerConnection;
  /** The proposals, in the order of submission. */
  readonly proposals: ProposalConnection;
  /**
   * True for a rehearsal. The host of a rehearsal can set the clock, and can give items in a round or
   * set decks in a dynasty.
   */
  readonly rehearsal: Scalars['Boolean']['output'];
  /** All revisions of the ruleset. */
  readonly revisions: RulesetConnection;
  /** The season's current time in rules-time. At the default tempo it is the time in UTC. */
  readonly rulesTime: Scalars['DateTime']['output'];
  /** The current ruleset. */
  readonly ruleset: Ruleset;
  /**
   * The changed passages of the rules between two revisions; null if the ruleset lacks either
   * revision.
   */
  readonly rulesetDifference: Maybe<RulesetDifference>;
  /** The secret actions of a week, in the order of commitment; by default of the last week with any. */
  readonly secretActions: ReadonlyArray<SecretAction>;
  /** Number of the season's last event. */
  readonly seq: Scalars['Int']['output'];
  /** The players' standings over time, earliest first. All viewers of the season see the same. */
  readonly standings: StandingsConnection;
  /** Time of the start. */
  readonly startsAt: Scalars['DateTime']['output'];
  /** Statistics of the round so far. */
  readonly statistics: RoundStatistics;
  /** Status. */
  readonly status: SeasonStatus;
  /** True if the server itself takes the actions that are open to any player. */
  readonly steward: Scalars['Boolean']['output'];
  /** The tables, in the order in which they were opened; by default only occupied tables. */
  readonly tables: TableConnection;
  /** Length of a rules-day in real seconds. */
  readonly tempo: Scalars['Int']['output'];
  /** The tracked values of the rules, in their order. A ruleset can have up to 50. */
  readonly trackedValues: ReadonlyArray<TrackedValue>;
  /** The trades, in the order of their offers. All trades are public. */
  readonly trades: TradeConnection;
  /**
   * The same as `victoryLabel`.
   * @deprecated Use `victoryLabel`. It goes after 2027-05-28.
   */
  readonly victoryItem: Maybe<Scalars['String']['output']>;
  /**
   * Name, in the plural, of the item or tracked number that wins the round: `Gold Stars` [Victory].
   * `leaderboard` counts it. Null if the rules have neither; `leaderboard` then counts the currency.
   */
  readonly victoryLabel: Maybe<Scalars['String']['output']>;
  /** The viewer's own data in the season; null when signed out. */
  readonly viewer: Maybe<SeasonViewer>;
  /** The visibility. */
  readonly visibility: SeasonVisibility;
  /**
   * Approximate number of live connections to the season on all nodes, some seconds old. The server's
   * own bots do not count. Changes are not pushed.
   */
  readonly watching: Scalars['Int']['output'];
  /** Number of the current week, from 1; null before the start. */
  readonly week: Maybe<Scalars['Int']['output']>;
  /** The winner; null if there is none. */
  readonly winner: Maybe<Player>;
  /** The winners; several if the rules allow a shared victory, none before the end. */
  readonly winners: ReadonlyArray<Player>;
  /** All Works of Art, destroyed ones too, oldest first. */
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
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The round was created. */
export type RoundCreated = Event & {
  readonly __typename?: 'RoundCreated';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** Id of the first ruleset's edition. */
  readonly edition: Scalars['String']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** True for a rehearsal. */
  readonly rehearsal: Scalars['Boolean']['output'];
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** Time of the start. */
  readonly startsAt: Scalars['DateTime']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The rules of a round, as typed fields. */
export type RoundRules = {
  readonly __typename?: 'RoundRules';
  /** The rules of lots and bids [Lots; Bidding]. */
  readonly auction: AuctionRules;
  /** The item used for bids, prices, income and wealth [Items]. */
  readonly currency: ItemRules;
  /** All possible cards [Cards]. */
  readonly deck: DeckRules;
  /** True if players can have ducks to trade with [Trade]. */
  readonly ducks: Scalars['Boolean']['output'];
  /** The exchanges for Trungs [Trung]. */
  readonly exchanges: ReadonlyArray<ExchangeRules>;
  /** The rules of hands [Submitting a Hand]. */
  readonly hands: HandRules;
  /** All items other than cards. */
  readonly items: ReadonlyArray<ItemRules>;
  /** The phases, in the order of the week [Phases]. */
  readonly phases: ReadonlyArray<PhaseRules>;
  /** The classes of proposals [Proposals]. */
  readonly proposalClasses: ReadonlyArray<ProposalClassRules>;
  /** The rules of the slots; null without tables [The Slots]. */
  readonly slots: Maybe<SlotsRules>;
  /** Number of players in a War; null without tables [War]. */
  readonly warPlayers: Maybe<Scalars['Int']['output']>;
};

/** The standing of a player of a round. */
export type RoundStanding = Standing & {
  readonly __typename?: 'RoundStanding';
  /** The player's amount of the currency. */
  readonly balance: Scalars['Float']['output'];
  /** Number of hands placed so far. */
  readonly handsPlaced: Scalars['Int']['output'];
  /** Number of lots won so far. */
  readonly lotsWon: Scalars['Int']['output'];
  /** The player. */
  readonly player: Player;
  /**
   * The tax on the next income, from the wealth and the rules at that time [Phases]; null without a
   * tax.
   */
  readonly tax: Maybe<Scalars['Int']['output']>;
  /**
   * The player's amount of the item or tracked number that wins the round [Victory]; null if the rules
   * have neither.
   */
  readonly victoryCount: Maybe<Scalars['Float']['output']>;
  /**
   * The same as `victoryCount`.
   * @deprecated Use `victoryCount`. It goes after 2027-05-28.
   */
  readonly victoryItems: Maybe<Scalars['Float']['output']>;
  /** The exact wealth that the tax is based on: `400` or `1201/3` [Phases]; null without a tax. */
  readonly wealth: Maybe<Scalars['String']['output']>;
};

/** The round began. */
export type RoundStarted = Event & {
  readonly __typename?: 'RoundStarted';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Statistics of a round, from public facts. */
export type RoundStatistics = {
  readonly __typename?: 'RoundStatistics';
  /** Average price of these lots, in the currency; null without any. */
  readonly averagePrice: Maybe<Scalars['Float']['output']>;
  /**
   * The best hand, by its score or by the row that it matches in the ranking of poker hands; the
   * earliest of equal hands. Null without any.
   */
  readonly bestHand: Maybe<Hand>;
  /** Public bids of any status. */
  readonly bids: Scalars['Int']['output'];
  /** Public bids that failed. */
  readonly bidsFailed: Scalars['Int']['output'];
  /** Public bids that won their lots. */
  readonly bidsWon: Scalars['Int']['output'];
  /** Prices of cards in sold House Lots, by suit and rank. */
  readonly cardPrices: ReadonlyArray<CardPrice>;
  /** Contracts that began. */
  readonly contractsBegun: Scalars['Int']['output'];
  /** Hands placed [Prizes]. */
  readonly handsPlaced: Scalars['Int']['output'];
  /** Highest price of these lots, in the currency; null without any. */
  readonly highestPrice: Maybe<Scalars['Float']['output']>;
  /** House Lots drawn [Lots]. */
  readonly lotsDrawn: Scalars['Int']['output'];
  /** Lots that players won. */
  readonly lotsSold: Scalars['Int']['output'];
  /** Player Lots created [The Auction House]. */
  readonly playerLots: Scalars['Int']['output'];
  /** Proposals adopted. */
  readonly proposalsAdopted: Scalars['Int']['output'];
  /** Proposals rejected. */
  readonly proposalsRejected: Scalars['Int']['output'];
  /** Completed trades. */
  readonly tradesDone: Scalars['Int']['output'];
};

/** A player met the victory condition, and the round ended [Victory]. */
export type RoundWon = Event & {
  readonly __typename?: 'RoundWon';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The winner; in a shared victory, the winner with the most wealth. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** All winners; several if the rules allow a shared victory. */
  readonly winners: ReadonlyArray<Player>;
};

/** The enforcer of a section of the rules. */
export type RuleHolder =
  /** People enforce the section. It is an article: a rule in words that the server only shows. */
  | 'PEOPLE'
  /** The server enforces the section. Its text is generated from the ruleset's properties. */
  | 'SERVER';

/** A section of a ruleset in words. */
export type RuleSection = {
  readonly __typename?: 'RuleSection';
  /** The anchor, for refusals and options to cite. */
  readonly anchor: Scalars['String']['output'];
  /** The enforcer: the server or people. */
  readonly heldBy: RuleHolder;
  /**
   * The text, in Markdown. Players write articles: attribute the text to them, and escape any HTML in
   * it instead of rendering it.
   */
  readonly markdown: Scalars['String']['output'];
  /** The heading. */
  readonly title: Scalars['String']['output'];
};

/** A numbered revision of a season's ruleset. */
export type Ruleset = Node & {
  readonly __typename?: 'Ruleset';
  /** Time from which the revision is in force. */
  readonly adoptedAt: Scalars['DateTime']['output'];
  /** SHA-256 of the document as canonical JSON, in hexadecimal. */
  readonly digest: Scalars['String']['output'];
  /** The ruleset as JSON; the server reads its properties. */
  readonly document: Scalars['JSON']['output'];
  /** The rules as typed fields; null for a round. */
  readonly dynasty: Maybe<DynastyRules>;
  /** Id of the edition that the ruleset is based on. */
  readonly edition: Scalars['String']['output'];
  /** An opaque id that never changes. */
  readonly id: Scalars['ID']['output'];
  /** The rules in words: Markdown with an anchor for each section. */
  readonly prose: Scalars['String']['output'];
  /** Number of the revision, from 1. */
  readonly revision: Scalars['Int']['output'];
  /** The rules as typed fields; null for a dynasty. */
  readonly round: Maybe<RoundRules>;
  /** The section with this anchor; null if there is none. */
  readonly section: Maybe<RuleSection>;
  /** The rules in words, by section. */
  readonly sections: ReadonlyArray<RuleSection>;
  /** Display name. */
  readonly title: Scalars['String']['output'];
};


/** A numbered revision of a season's ruleset. */
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
  /** Paging information. */
  readonly pageInfo: PageInfo;
  /** Number of entries on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** The changed passages of the rules between two revisions of a ruleset. */
export type RulesetDifference = {
  readonly __typename?: 'RulesetDifference';
  /** The second revision. */
  readonly after: Ruleset;
  /** The first revision. */
  readonly before: Ruleset;
  /** The changed sections, in the order of the rules. */
  readonly sections: ReadonlyArray<SectionDifference>;
};

/** A revision in a list. */
export type RulesetEdge = {
  readonly __typename?: 'RulesetEdge';
  /** Cursor of this entry. */
  readonly cursor: Scalars['String']['output'];
  /** The revision. */
  readonly node: Ruleset;
};

/** A new revision of the ruleset came into force. Running games keep their revision [K19]. */
export type RulesetPublished = Event & {
  readonly __typename?: 'RulesetPublished';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The revision. */
  readonly ruleset: Ruleset;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** The players whose mask is not in the new revision. */
  readonly unmasked: ReadonlyArray<Player>;
};

/** A Judge's response to a request [Judges]. */
export type Ruling = Node & {
  readonly __typename?: 'Ruling';
  /** The vote of confidence on the ruling; null without one. */
  readonly confidenceVote: Maybe<ConfidenceVote>;
  /** The `seq` of the events that the ruling is based on. */
  readonly entries: ReadonlyArray<Scalars['Int']['output']>;
  /** Opaque id. */
  readonly id: Scalars['ID']['output'];
  /** Time of the ruling. */
  readonly issuedAt: Scalars['DateTime']['output'];
  /** The Judge who made the ruling. */
  readonly judge: Player;
  /** Number of the ruling in the round. */
  readonly number: Scalars['Int']['output'];
  /** Time at which the ruling was overturned; null for a ruling in force. */
  readonly overturnedAt: Maybe<Scalars['DateTime']['output']>;
  /** The source of the overturning; null for a ruling in force. */
  readonly overturnedBy: Maybe<RulingOverturner>;
  /** The request. */
  readonly request: JusticeRequest;
  /** The sections of the rules that the ruling is based on, in the wording at the time of the ruling. */
  readonly sections: ReadonlyArray<RuleSection>;
  /** The status: in force or overturned. */
  readonly status: RulingStatus;
  /** The truth value of a statement; null for a question. */
  readonly verdict: Maybe<Verdict>;
  /** The answer to a question, or the reasons for the truth value of a statement. */
  readonly words: Scalars['String']['output'];
};

/** A page of rulings. */
export type RulingConnection = {
  readonly __typename?: 'RulingConnection';
  /** The rulings with their cursors. */
  readonly edges: ReadonlyArray<RulingEdge>;
  /** The rulings. */
  readonly nodes: ReadonlyArray<Ruling>;
  /** Paging information. */
  readonly pageInfo: PageInfo;
  /** Number of entries on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A ruling in a list. */
export type RulingEdge = {
  readonly __typename?: 'RulingEdge';
  /** Cursor of this entry. */
  readonly cursor: Scalars['String']['output'];
  /** The ruling. */
  readonly node: Ruling;
};

/** The Judge ruled on a request [Judges]. */
export type RulingIssued = Event & {
  readonly __typename?: 'RulingIssued';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The Judge. */
  readonly player: Player;
  /** The ruling in its current state. */
  readonly ruling: Ruling;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A Judge overturned one of their own rulings, and must make a new one [Judges]. */
export type RulingOverturned = Event & {
  readonly __typename?: 'RulingOverturned';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The Judge. */
  readonly player: Player;
  /** The ruling in its current state. */
  readonly ruling: Ruling;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The source of a ruling's overturning. */
export type RulingOverturner =
  /** The players, in a vote of confidence. */
  | 'CONFIDENCE'
  /** The Judge who made the ruling. */
  | 'JUDGE';

/** Payload of `issueRuling` and `overturnRuling`. */
export type RulingPayload = Payload & {
  readonly __typename?: 'RulingPayload';
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /** The ruling; null when refused. */
  readonly ruling: Maybe<Ruling>;
  /**
   * The season's journal position after the mutation; everything up to it is stored on disk. Null when
   * refused, and for a mutation without a season.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** The status of a ruling. */
export type RulingStatus =
  /** The ruling is binding for its request. */
  | 'IN_FORCE'
  /** The ruling has no effect. */
  | 'OVERTURNED';

/** A player posted a text in a channel. */
export type Said = Event & {
  readonly __typename?: 'Said';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The text. */
  readonly message: Scalars['String']['output'];
  /** The player who posted the text. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A player sat down at a table for War [Tables]. */
export type SatDown = Event & {
  readonly __typename?: 'SatDown';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The player. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** The table. */
  readonly war: War;
};

/** Input for `say`. */
export type SayInput = {
  /** The channel. */
  readonly channel: Channel;
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
  /**
   * 1 to 2,000 characters. Line ends are the only control characters allowed. `\r\n` is stored as
   * `\n`, a tab as a space.
   */
  readonly text: Scalars['String']['input'];
};

/** A permission of a token. */
export type Scope =
  /** Creates seasons and acts as their host. */
  | 'HOST'
  /** Plays for the account. */
  | 'PLAY'
  /** Reads everything that the account may see. */
  | 'READ';

/** Input for `sealBids`. */
export type SealBidsInput = {
  /** The bids, 1 to 300, each on a different lot. */
  readonly bids: ReadonlyArray<BidInput>;
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Input for `sealHand`. */
export type SealHandInput = {
  /** The cards: at least one card, in up to 300 entries. */
  readonly cards: ReadonlyArray<CardInput>;
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** A community's game under one ruleset. */
export type Season = {
  /** Time of creation. It is in real time, even in a rehearsal. */
  readonly createdAt: Scalars['DateTime']['output'];
  /**
   * The season's future deadlines, earliest first: phases, the end of bidding, revelation dates,
   * placements of hands, clocks of games, and the ends of votes, of terms of office and of a pause.
   * They are the same as in a signed-out viewer's calendar. Internal times of the clock, such as those
   * of warnings, are not deadlines: `nextDeadline` may be earlier.
   */
  readonly deadlines: ReadonlyArray<Deadline>;
  /**
   * Description, up to 1,000 characters; null without one. It is plain text: clients may show it as
   * Markdown, but not as HTML.
   */
  readonly description: Maybe<Scalars['String']['output']>;
  /** End of the season; null before. */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /**
   * The first host: the creator, or the player to whom the season was last handed on. `hosting` has
   * all hosts.
   */
  readonly host: Account;
  /** The season's hosts, with their powers. */
  readonly hosting: Hosting;
  /** Opaque id. */
  readonly id: Scalars['ID']['output'];
  /**
   * The invitation, for the host; null for everybody else. Also null if no code is stored: very old
   * codes were not. Create a new one with `rotateInvite`.
   */
  readonly invitation: Maybe<InvitationLink>;
  /**
   * The season's events. A filter leaves out every `HiddenEvent`, because a `HiddenEvent` has no
   * channel, type or player.
   */
  readonly journal: EventConnection;
  /** The season's game. */
  readonly kind: SeasonKind;
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Time of the next change by the clock; null if there is none. */
  readonly nextDeadline: Maybe<Scalars['DateTime']['output']>;
  /** The season's current time: real time, or the test clock of a rehearsal. */
  readonly now: Scalars['DateTime']['output'];
  /** The offices, in the order of the rules. A ruleset can have up to 20. */
  readonly offices: ReadonlyArray<Office>;
  /** Start of the current pause by the players; null without one [Hosting and Joining]. */
  readonly pausedSince: Maybe<Scalars['DateTime']['output']>;
  /**
   * End of the current pause by the players; null without one [Hosting and Joining]. Until then
   * auctions, times to reveal, clocks of games and terms stop, but players can vote and write.
   * `SecretAction.maturesAt` and `revealsAt`, `Hand.placesAt`, `GiolittiGame.deadline`, `Office.until`
   * and `JudgeTerm.until` already include the pause.
   */
  readonly pausedUntil: Maybe<Scalars['DateTime']['output']>;
  /** Code of the current phase; null before the start. */
  readonly phase: Maybe<Scalars['String']['output']>;
  /** The player with this id; null if there is none. */
  readonly player: Maybe<Player>;
  /** The actions of the players' own rules, in their order. A ruleset can have up to 50. */
  readonly playerActions: ReadonlyArray<PlayerAction>;
  /** The players, in the order in which they joined. */
  readonly players: PlayerConnection;
  /**
   * True for a rehearsal. The host of a rehearsal can set the clock, and can give items in a round or
   * set decks in a dynasty.
   */
  readonly rehearsal: Scalars['Boolean']['output'];
  /** All revisions of the ruleset. */
  readonly revisions: RulesetConnection;
  /** The season's current time in rules-time. At the default tempo it is the time in UTC. */
  readonly rulesTime: Scalars['DateTime']['output'];
  /** The current ruleset. */
  readonly ruleset: Ruleset;
  /** Number of the season's last event. */
  readonly seq: Scalars['Int']['output'];
  /** The players' standings over time, earliest first. All viewers of the season see the same. */
  readonly standings: StandingsConnection;
  /** Time of the start. */
  readonly startsAt: Scalars['DateTime']['output'];
  /** Status. */
  readonly status: SeasonStatus;
  /** Length of a rules-day in real seconds. */
  readonly tempo: Scalars['Int']['output'];
  /** The tracked values of the rules, in their order. A ruleset can have up to 50. */
  readonly trackedValues: ReadonlyArray<TrackedValue>;
  /** The viewer's own data in the season; null when signed out. */
  readonly viewer: Maybe<SeasonViewer>;
  /** The visibility. */
  readonly visibility: SeasonVisibility;
  /**
   * Approximate number of live connections to the season on all nodes, some seconds old. The server's
   * own bots do not count. Changes are not pushed.
   */
  readonly watching: Scalars['Int']['output'];
  /** The winner; null if there is none. */
  readonly winner: Maybe<Player>;
};


/** A community's game under one ruleset. */
export type SeasonDeadlinesArgs = {
  first?: Scalars['Int']['input'];
};


/** A community's game under one ruleset. */
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


/** A community's game under one ruleset. */
export type SeasonPlayerArgs = {
  id: Scalars['ID']['input'];
};


/** A community's game under one ruleset. */
export type SeasonPlayersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  former?: InputMaybe<Scalars['Boolean']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
};


/** A community's game under one ruleset. */
export type SeasonRevisionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
};


/** A community's game under one ruleset. */
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
  /** Paging information. */
  readonly pageInfo: PageInfo;
  /** Number of entries on all pages; null for more than 1,000. */
  readonly totalCount: Maybe<Scalars['Int']['output']>;
};

/** The host changed the name or the description of the season. */
export type SeasonDescribed = Event & {
  readonly __typename?: 'SeasonDescribed';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The new description; null for none. */
  readonly description: Maybe<Scalars['String']['output']>;
  /** The new name. */
  readonly name: Scalars['String']['output'];
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A season in a list. */
export type SeasonEdge = {
  readonly __typename?: 'SeasonEdge';
  /** Cursor of this entry. */
  readonly cursor: Scalars['String']['output'];
  /** The season. */
  readonly node: Season;
};

/** The game of a season. */
export type SeasonKind =
  /** A dynasty of Giolitti. */
  | 'DYNASTY'
  /** A round of the Auction Casino. */
  | 'ROUND';

/**
 * The sort order of seasons. Equal seasons are sorted by id: ascending for `NAME`, descending for the
 * other orders.
 */
export type SeasonOrder =
  /**
   * Latest activity first, on each season's own clock. The time of activity is rounded down to a
   * quarter of an hour.
   */
  | 'LAST_ACTIVITY'
  /** By name from a to z; case and accents are ignored. */
  | 'NAME'
  /** Newest first. */
  | 'NEWEST'
  /** Most players first. */
  | 'PLAYERS';

/** A vote paused the season [Hosting and Joining]. */
export type SeasonPaused = Event & {
  readonly __typename?: 'SeasonPaused';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The proposal. */
  readonly proposal: Proposal;
  /** End of the pause. */
  readonly resumesAt: Scalars['DateTime']['output'];
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Payload of the mutations of seasons. */
export type SeasonPayload = Payload & {
  readonly __typename?: 'SeasonPayload';
  /** The player concerned; null if the mutation concerns no player, and when refused. */
  readonly player: Maybe<Player>;
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /** The season; null when refused. */
  readonly season: Maybe<Season>;
  /**
   * The season's journal position after the mutation; everything up to it is stored on disk. Null when
   * refused, and for a mutation without a season.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** A pause ended. All waiting dates were postponed by the length of the pause [Hosting and Joining]. */
export type SeasonResumed = Event & {
  readonly __typename?: 'SeasonResumed';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** Start of the pause. */
  readonly since: Scalars['DateTime']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The status of a season. */
export type SeasonStatus =
  /** The season was won, or its host closed it. */
  | 'ENDED'
  /** The season is running. */
  | 'RUNNING'
  /** The season has not started. */
  | 'SETUP';

/** An account's own data in a season. */
export type SeasonViewer = Node & {
  readonly __typename?: 'SeasonViewer';
  /** True if the account is a host of the season. */
  readonly host: Scalars['Boolean']['output'];
  /** An opaque id that never changes. */
  readonly id: Scalars['ID']['output'];
  /** The actions that the account can take now. */
  readonly options: ReadonlyArray<Option>;
  /** The account's player; null if the account is not a current player. */
  readonly player: Maybe<Player>;
  /**
   * Time from which the account can join again after leaving; null if it need not wait, and for a
   * current player [Players].
   */
  readonly rejoinAt: Maybe<Scalars['DateTime']['output']>;
  /** The viewer's tasks in this season. `seasonUpdated` sends them after every event. */
  readonly waiting: ReadonlyArray<Waiting>;
  /**
   * The games in which the viewer's player must play or answer a Sfida, sorted by deadline; empty in a
   * round.
   */
  readonly waitingGames: ReadonlyArray<GiolittiGame>;
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

/** A change to a list of seasons. */
export type SeasonsUpdate = {
  readonly __typename?: 'SeasonsUpdate';
  /**
   * True if you must query the list again: in the first update, and whenever updates may have been
   * lost because the client was slow or nodes were disconnected.
   */
  readonly again: Scalars['Boolean']['output'];
  /** Ids of changed seasons that are not in the list now. Some may never have been in it. */
  readonly gone: ReadonlyArray<Scalars['ID']['output']>;
  /** Seasons that are new in the list, or whose name, description, status, phase or players changed. */
  readonly seasons: ReadonlyArray<Season>;
};

/** A secret action: bids or a hand, committed by hash [Secret Information]. */
export type SecretAction = Node & {
  readonly __typename?: 'SecretAction';
  /** The bids in the text; empty before the revelation. */
  readonly bids: ReadonlyArray<Bid>;
  /** Time of the commitment. */
  readonly committedAt: Scalars['DateTime']['output'];
  /** The keeper of the text; null for everybody except the action's own player. */
  readonly custody: Maybe<Custody>;
  /**
   * The text of an entrusted action before the revelation; null for everybody except the action's own
   * player.
   */
  readonly entrustedText: Maybe<Scalars['String']['output']>;
  /** The reason for which the action failed; null for other actions. */
  readonly failure: Maybe<SecretActionFailure>;
  /** The hand in the text; null before the revelation. */
  readonly hand: Maybe<Hand>;
  /** Opaque id. */
  readonly id: Scalars['ID']['output'];
  /** The kind of a secret action. */
  readonly kind: SecretActionKind;
  /**
   * Time from which the action can be revealed. A pause postpones this time as soon as the pause
   * begins.
   */
  readonly maturesAt: Scalars['DateTime']['output'];
  /** The action's player. */
  readonly player: Player;
  /** Time of the revelation; null before. */
  readonly revealedAt: Maybe<Scalars['DateTime']['output']>;
  /**
   * The revelation date, on which the action takes effect. From then on the action cannot be revealed.
   * A pause postpones this date as soon as the pause begins.
   */
  readonly revealsAt: Scalars['DateTime']['output'];
  /** SHA-256 of the text, 64 lower-case hexadecimal digits. */
  readonly sha256: Scalars['String']['output'];
  /** Status. */
  readonly status: SecretActionStatus;
  /** The text; null before the revelation. */
  readonly text: Maybe<Scalars['String']['output']>;
  /** Number of the week of the commitment. */
  readonly week: Scalars['Int']['output'];
};

/** A player committed a secret action by its hash [Secret Information]. */
export type SecretActionCommitted = Event & {
  readonly __typename?: 'SecretActionCommitted';
  /** The kind of action that the text declares. */
  readonly actionKind: SecretActionKind;
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The action's player. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** The secret action in its current state. */
  readonly secretAction: SecretAction;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The hash, in hexadecimal. */
  readonly sha256: Scalars['String']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A secret action failed [Secret Information]. */
export type SecretActionFailed = Event & {
  readonly __typename?: 'SecretActionFailed';
  /** The kind of action that the text declares. */
  readonly actionKind: SecretActionKind;
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The action's player. */
  readonly player: Player;
  /** The reason. */
  readonly reason: SecretActionFailure;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** The secret action in its current state. */
  readonly secretAction: SecretAction;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The reason for which a secret action failed [Secret Information]. */
export type SecretActionFailure =
  /** The player did not have all the cards of the hand. */
  | 'CARDS_NOT_HELD'
  /** The text does not declare what its kind requires. */
  | 'MALFORMED'
  /** The text was not revealed before the revelation date. */
  | 'NOT_REVEALED'
  /** The player's bids add up to more of the currency than the player had. */
  | 'OVERSPENT'
  /** The player made another attempt of the same kind. */
  | 'REPLACED'
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

/** Payload of the mutations of secret actions. */
export type SecretActionPayload = Payload & {
  readonly __typename?: 'SecretActionPayload';
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /** The secret action; null when refused. */
  readonly secretAction: Maybe<SecretAction>;
  /**
   * The season's journal position after the mutation; everything up to it is stored on disk. Null when
   * refused, and for a mutation without a season.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** The text of a secret action was revealed [Secret Information]. */
export type SecretActionRevealed = Event & {
  readonly __typename?: 'SecretActionRevealed';
  /** The kind of a secret action. */
  readonly actionKind: SecretActionKind;
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The action's player. */
  readonly player: Player;
  /** The text. */
  readonly revealed: Scalars['String']['output'];
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** The secret action in its current state. */
  readonly secretAction: SecretAction;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

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

/** Secret actions with dates from a former calendar can now be revealed. */
export type SecretActionsMatured = Event & {
  readonly __typename?: 'SecretActionsMatured';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** The secret actions. */
  readonly secretActions: ReadonlyArray<SecretAction>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The change to a section. */
export type SectionChange =
  /** Only in the second revision. */
  | 'ADDED'
  /** In both revisions, with different text. */
  | 'CHANGED'
  /** Only in the first revision. */
  | 'REMOVED';

/** A section that differs between two revisions. */
export type SectionDifference = {
  readonly __typename?: 'SectionDifference';
  /** The anchor, for refusals and options to cite. */
  readonly anchor: Scalars['String']['output'];
  /** The change: added, removed or reworded. */
  readonly change: SectionChange;
  /** The lines of both revisions, in order. */
  readonly lines: ReadonlyArray<LineDifference>;
  /** The heading, in the second revision if the section is in both. */
  readonly title: Scalars['String']['output'];
};

/** The server, on all its nodes. */
export type Server = {
  readonly __typename?: 'Server';
  /** The server's limits. The error of a request beyond a limit has the limit's name in `extensions`. */
  readonly limits: ReadonlyArray<ServerLimit>;
  /** The server's current real time, for comparison with a client's own clock. */
  readonly now: Scalars['DateTime']['output'];
  /** True if the server offers bots (`startPractice`, `startExhibition`). */
  readonly practice: Scalars['Boolean']['output'];
  /**
   * Version. The changelog at `/docs/changelog` and the `ridotto-version` header of every answer have
   * the same.
   */
  readonly version: Scalars['String']['output'];
};

/** A limit of the server. */
export type ServerLimit = {
  readonly __typename?: 'ServerLimit';
  /** The maximum. */
  readonly maximum: Scalars['Int']['output'];
  /** Name, such as `cost`. An error has the same name in `extensions.limit`. */
  readonly name: Scalars['String']['output'];
  /** The unit of counting, in words: `operation`, `address and minute` … */
  readonly per: Scalars['String']['output'];
};

/** Input for `setClientSeed`. */
export type SetClientSeedInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** A round or a dynasty. */
  readonly seasonId: Scalars['ID']['input'];
  /**
   * SHA-256 of the client seed's UTF-8 bytes, 64 lower-case hexadecimal digits. Null takes back a
   * fixed client seed that does not count yet. The client seed is 1 to 64 letters, digits, `-` or `_`.
   * Make it at random, at least 32 characters long, and keep it until you send its text.
   */
  readonly sha256?: InputMaybe<Scalars['String']['input']>;
};

/** Input for `setInboxPreferences`. */
export type SetInboxPreferencesInput = {
  /** A repeat with the same key changes nothing and returns the present preferences. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The complete list of kinds to leave out. It replaces the former list. */
  readonly muted: ReadonlyArray<InboxKind>;
};

/** Payload of `setInboxPreferences`. */
export type SetInboxPreferencesPayload = Payload & {
  readonly __typename?: 'SetInboxPreferencesPayload';
  /** The present preferences, even when refused. */
  readonly preferences: InboxPreferences;
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /** Always null: this mutation changes no season. */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** Input for `setReadiness`. */
export type SetReadinessInput = {
  /**
   * Text of the client seed for the next game to be dealt. `setClientSeed` fixed it before that game's
   * seed was drawn (`Player.clientSeedSha256`). The text is needed only to become ready. It becomes
   * public, and counts for that game only.
   */
  readonly clientSeed?: InputMaybe<Scalars['String']['input']>;
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** True if the player is ready for a game. */
  readonly ready: Scalars['Boolean']['input'];
  /** The dynasty. */
  readonly seasonId: Scalars['ID']['input'];
};

/** In a dynasty: corrects a score in a game that has not ended [Play; V24]. */
export type SetScoreEffect = {
  readonly __typename?: 'SetScoreEffect';
  /** The game. */
  readonly game: GiolittiGame;
  /** The participant with the corrected score. */
  readonly player: Player;
  /** The new score. */
  readonly score: Scalars['Int']['output'];
};

/** A participant's score in a game. */
export type SetScoreInput = {
  /** The game. */
  readonly gameId: Scalars['ID']['input'];
  /** The player. */
  readonly playerId: Scalars['ID']['input'];
  /** The new score, 0 to 1,000,000. */
  readonly score: Scalars['Int']['input'];
};

/** In a dynasty: corrects the stakes of a game that has not ended [Play; V24]. */
export type SetStakesEffect = {
  readonly __typename?: 'SetStakesEffect';
  /** The game. */
  readonly game: GiolittiGame;
  /** The new stakes. */
  readonly stakes: Scalars['Int']['output'];
};

/** The stakes of a game. */
export type SetStakesInput = {
  /** The game. */
  readonly gameId: Scalars['ID']['input'];
  /** The new stakes, from the starting stakes to the maximum. */
  readonly stakes: Scalars['Int']['input'];
};

/** Sets the end of the term of an office's holder, or of a Judge of a round. */
export type SetTermEffect = {
  readonly __typename?: 'SetTermEffect';
  /** Code of the office; null for a Judge. */
  readonly office: Maybe<Scalars['String']['output']>;
  /** The holder or the Judge. */
  readonly player: Player;
  /**
   * The end of a holder's term; null for a term without end. A Judge's term ends with the first week
   * that ends at this time or later; null for the usual term of the rules.
   */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

/** The new end of a term. */
export type SetTermInput = {
  /** Code of the office; left out for a Judge of a round. */
  readonly office?: InputMaybe<Scalars['String']['input']>;
  /** The holder or the Judge. */
  readonly playerId: Scalars['ID']['input'];
  /**
   * The end of the term, in the future. By default the term of an office has no end, and a Judge has
   * the usual term of the rules.
   */
  readonly until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Sets a tracked value. */
export type SetValueEffect = {
  readonly __typename?: 'SetValueEffect';
  /** The card with the value; null for a value of a player or of the season. */
  readonly ofCard: Maybe<Card>;
  /** The new value: a whole number, a text, or true or false. */
  readonly to: Scalars['JSON']['output'];
  /** The code of the value. */
  readonly value: Scalars['String']['output'];
  /** The player with the value; null for a value of a card or of the season. */
  readonly whose: Maybe<Player>;
};

/** Input for `setValue`. */
export type SetValueInput = {
  /** The card without a count, for a value of each card. */
  readonly card?: InputMaybe<CardInput>;
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The player, for a value of each player. */
  readonly playerId?: InputMaybe<Scalars['ID']['input']>;
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
  /**
   * The new value, of the value's type: a whole number, a text of up to 1,000 characters, or true or
   * false.
   */
  readonly to: Scalars['JSON']['input'];
  /** The code of the value. */
  readonly value: Scalars['String']['input'];
};

/** Payload of `setValue`. */
export type SetValuePayload = Payload & {
  readonly __typename?: 'SetValuePayload';
  /** The player with the value; null for a value of a card or of the season, and when refused. */
  readonly player: Maybe<Player>;
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after the mutation; everything up to it is stored on disk. Null when
   * refused, and for a mutation without a season.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** An offer to raise the stakes. */
export type Sfida = {
  readonly __typename?: 'Sfida';
  /** The participant who made the offer. */
  readonly by: Player;
  /** The participant who must answer the Sfida. */
  readonly to: Player;
};

/** A Sfida was answered [Play]. */
export type SfidaAnswered = Event & {
  readonly __typename?: 'SfidaAnswered';
  /** True if the player accepted the Sfida. */
  readonly accepted: Scalars['Boolean']['output'];
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The game. */
  readonly game: GiolittiGame;
  /** The player. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The stakes after the answer. */
  readonly stakes: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A Sfida was offered [Play]. */
export type SfidaOffered = Event & {
  readonly __typename?: 'SfidaOffered';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The game. */
  readonly game: GiolittiGame;
  /** The player. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A player's share of the items. */
export type Share = {
  readonly __typename?: 'Share';
  /** The items that the player gets. */
  readonly items: ReadonlyArray<Holding>;
  /** The player who gets the items. */
  readonly player: Player;
};

/** Input for `shareHost`. */
export type ShareHostInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The player. */
  readonly playerId: Scalars['ID']['input'];
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/** A player's share of the items. */
export type ShareInput = {
  /** The items, up to 300 entries. */
  readonly items: ReadonlyArray<ItemInput>;
  /** The player. */
  readonly player: Scalars['ID']['input'];
};

/** Input for `signIn`. */
export type SignInInput = {
  /** The name to sign in with. */
  readonly handle: Scalars['String']['input'];
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The password. */
  readonly password: Scalars['String']['input'];
};

/** Payload of `signUp`, `signIn` and `startGuest`. */
export type SignInPayload = Payload & {
  readonly __typename?: 'SignInPayload';
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /** Always null: this mutation changes no season. */
  readonly seq: Maybe<Scalars['Int']['output']>;
  /**
   * The secret to send as `Authorization: Bearer …`, or as `token` in the `connectionParams` of a
   * socket. It is shown once.
   */
  readonly token: Maybe<Scalars['String']['output']>;
  /** The account; null when refused. */
  readonly viewer: Maybe<Viewer>;
};

/** Input for `signOutEverywhere`. */
export type SignOutEverywhereInput = {
  /** True to end the access tokens too. The sessions end in any case. */
  readonly accessTokens?: InputMaybe<Scalars['Boolean']['input']>;
  /** True to keep the token of this request. */
  readonly exceptThis?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * A repeat with the same key gets the same answer, or `UNAUTHENTICATED` if the first request revoked
   * its own token.
   */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};

/** Payload of `signOutEverywhere`. */
export type SignOutEverywherePayload = Payload & {
  readonly __typename?: 'SignOutEverywherePayload';
  /** Number of tokens that this request revoked; 0 when refused. */
  readonly ended: Scalars['Int']['output'];
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /** Always null: this mutation changes no season. */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** Input for `signOut`. */
export type SignOutInput = {
  /** Has no effect: a repeat is `UNAUTHENTICATED`. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};

/** Payload of `signOut`. */
export type SignOutPayload = Payload & {
  readonly __typename?: 'SignOutPayload';
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /** Always null: this mutation changes no season. */
  readonly seq: Maybe<Scalars['Int']['output']>;
  /** True if this request revoked a token. */
  readonly signedOut: Scalars['Boolean']['output'];
};

/** Input for `signUp`. */
export type SignUpInput = {
  /** The name that others see: 1 to 40 characters, under the same rules as in `joinSeason`. Defaults to the handle. */
  readonly displayName?: InputMaybe<Scalars['String']['input']>;
  /** The name to sign in with: 3 to 30 letters, digits, `-` or `_`; case is ignored. */
  readonly handle: Scalars['String']['input'];
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** 8 to 200 characters. A password that is easy to guess is refused: `PASSWORD_TOO_EASY`. */
  readonly password: Scalars['String']['input'];
};

/** Input for `sitDown`. */
export type SitDownInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
  /** A table for War with a free seat; null for a new table. */
  readonly tableId?: InputMaybe<Scalars['ID']['input']>;
};

/** A line of the chart. */
export type SlotsLine = {
  readonly __typename?: 'SlotsLine';
  /**
   * The number of this symbol that the line needs. The rules decide if the symbols must be side by
   * side (`SlotsRules.sideBySide`).
   */
  readonly inSequence: Scalars['Int']['output'];
  /** The code of the symbol. */
  readonly symbol: Scalars['String']['output'];
};

/** A line of the chart of payouts [The Slots]. */
export type SlotsLineRules = {
  readonly __typename?: 'SlotsLineRules';
  /** True if the line breaks the machine: the player then has no more spins in that week. */
  readonly breaksMachine: Scalars['Boolean']['output'];
  /** The number of this symbol that the line needs. */
  readonly inSequence: Scalars['Int']['output'];
  /** The payout, in the currency. */
  readonly payout: Scalars['Int']['output'];
  /** The code of the symbol. */
  readonly symbol: Scalars['String']['output'];
};

/** Payload of `playSlots`. */
export type SlotsPayload = Payload & {
  readonly __typename?: 'SlotsPayload';
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after the mutation; everything up to it is stored on disk. Null when
   * refused, and for a mutation without a season.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
  /** The sitting; null when refused. */
  readonly sitting: Maybe<SlotsSitting>;
};

/** A player played the slots [Slots]. */
export type SlotsPlayed = Event & {
  readonly __typename?: 'SlotsPlayed';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The player. */
  readonly player: Player;
  /** The dice that decided the outcome. */
  readonly rolls: Rolls;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The sitting, with its outcome. */
  readonly sitting: SlotsSitting;
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /** Items that changed hands. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The slots [The Slots]. */
export type SlotsRules = {
  readonly __typename?: 'SlotsRules';
  /** The chart of payouts. The first line that a spin meets counts. */
  readonly chart: ReadonlyArray<SlotsLineRules>;
  /** The price of a spin, in the currency. */
  readonly price: Scalars['Int']['output'];
  /** Number of symbols in a spin. */
  readonly rolls: Scalars['Int']['output'];
  /** True if the symbols of a line must be side by side; false if they count anywhere. */
  readonly sideBySide: Scalars['Boolean']['output'];
  /** Number of sides of the die for each symbol. */
  readonly sides: Scalars['Int']['output'];
  /** Maximum number of spins in a week. */
  readonly sittingsPerWeek: Scalars['Int']['output'];
  /** The symbols of the machine. */
  readonly symbols: ReadonlyArray<SlotsSymbolRules>;
};

/** A sitting at the slots: one spin [Slots]. */
export type SlotsSitting = Node & Table & {
  readonly __typename?: 'SlotsSitting';
  /** True if the machine broke: the player then has no more spins in that week. */
  readonly brokeMachine: Scalars['Boolean']['output'];
  /** Time of the sitting. */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Opaque id. */
  readonly id: Scalars['ID']['output'];
  /** Always `SLOTS`. */
  readonly kind: TableKind;
  /** The line of the chart that counted; null if none counted. */
  readonly line: Maybe<SlotsLine>;
  /** Time of the sitting. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** The payout, in the currency. */
  readonly payout: Scalars['Float']['output'];
  /** The player, in a list of one. */
  readonly players: ReadonlyArray<Player>;
  /** The price, in the currency. */
  readonly price: Scalars['Float']['output'];
  /** The round. */
  readonly round: Round;
  /** The table's season. */
  readonly season: Season;
  /** Number of the last event that this state includes. */
  readonly seq: Scalars['Int']['output'];
  /** Always `PLAYED`. */
  readonly status: TableStatus;
  /** The symbols shown, in order. */
  readonly symbols: ReadonlyArray<SlotsSymbol>;
};

/** A symbol shown by the machine. */
export type SlotsSymbol = {
  readonly __typename?: 'SlotsSymbol';
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** The roll of the symbol's die. */
  readonly rolled: Scalars['Int']['output'];
  /** The code of the symbol. */
  readonly symbol: Scalars['String']['output'];
};

/** A symbol of the slots, with the rolls that show it [The Slots]. */
export type SlotsSymbolRules = {
  readonly __typename?: 'SlotsSymbolRules';
  /** The lowest roll that shows the symbol. */
  readonly from: Scalars['Int']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Code. */
  readonly symbol: Scalars['String']['output'];
  /** The highest roll that shows the symbol. */
  readonly to: Scalars['Int']['output'];
};

/** Input for `standUp`. */
export type StandUpInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** A player's standing. */
export type Standing = {
  /** The player. */
  readonly player: Player;
};

/** A page of players' standings. */
export type StandingConnection = {
  readonly __typename?: 'StandingConnection';
  /** The standings with their cursors. */
  readonly edges: ReadonlyArray<StandingEdge>;
  /** The standings. */
  readonly nodes: ReadonlyArray<Standing>;
  /** Paging information. */
  readonly pageInfo: PageInfo;
  /** Number of entries on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A standing in a list. */
export type StandingEdge = {
  readonly __typename?: 'StandingEdge';
  /** Cursor of this entry. */
  readonly cursor: Scalars['String']['output'];
  /** The standing. */
  readonly node: Standing;
};

/** The start of a player's membership. */
export type StandingInput = {
  /** A real time in the past. */
  readonly joinedAt: Scalars['DateTime']['input'];
  /** The player. */
  readonly playerId: Scalars['ID']['input'];
};

/** The standings of a season's players at a moment. */
export type Standings = {
  readonly __typename?: 'Standings';
  /** Time of the last event included. */
  readonly at: Scalars['DateTime']['output'];
  /** The players' standings at the time `at`, in the order in which the players joined. */
  readonly entries: StandingConnection;
  /** Number of the last event included. */
  readonly seq: Scalars['Int']['output'];
  /** Number of the round's week; 0 before its start; null in a dynasty. */
  readonly week: Maybe<Scalars['Int']['output']>;
};


/** The standings of a season's players at a moment. */
export type StandingsEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
};

/** A page of standings over time. */
export type StandingsConnection = {
  readonly __typename?: 'StandingsConnection';
  /** The moments with their cursors. */
  readonly edges: ReadonlyArray<StandingsEdge>;
  /** The moments. */
  readonly nodes: ReadonlyArray<Standings>;
  /** Paging information. */
  readonly pageInfo: PageInfo;
  /** Number of entries on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A moment in a list of standings. */
export type StandingsEdge = {
  readonly __typename?: 'StandingsEdge';
  /** Cursor of this entry. */
  readonly cursor: Scalars['String']['output'];
  /** The moment. */
  readonly node: Standings;
};

/** The moments in a list of standings. */
export type StandingsStep =
  /** The end of each rules-day with an event; the last moment is now. */
  | 'DAY'
  /** Every event that changed a standing. */
  | 'EVENT'
  /**
   * The end of each week with an event; the last moment is now. A round's own week ends before the
   * income of the next week. A dynasty has weeks of rules-time, from Sunday.
   */
  | 'WEEK';

/** Input for `startExhibition`. */
export type StartExhibitionInput = {
  /** Has no effect: every call returns the same season. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The game. */
  readonly kind: SeasonKind;
};

/** Payload of `startExhibition`. */
export type StartExhibitionPayload = Payload & {
  readonly __typename?: 'StartExhibitionPayload';
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /** The season; null when refused. */
  readonly season: Maybe<Season>;
  /**
   * The season's journal position after the mutation; everything up to it is stored on disk. Null when
   * refused, and for a mutation without a season.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** Input for `startGame`. */
export type StartGameInput = {
  /**
   * In a rehearsal: the cards on top of the deck, in the order of the deal, up to the whole deck.
   * `NOT_A_REHEARSAL` in other dynasties.
   */
  readonly deck?: InputMaybe<ReadonlyArray<CardInput>>;
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The dynasty. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Input for `startGuest`. */
export type StartGuestInput = {
  /** The name that others see: 1 to 40 characters, under the same rules as in `joinSeason`. */
  readonly displayName: Scalars['String']['input'];
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
};

/** Input for `startPractice`. */
export type StartPracticeInput = {
  /** Id of an edition of the game; by default its default edition. */
  readonly edition?: InputMaybe<Scalars['String']['input']>;
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The game. */
  readonly kind: SeasonKind;
  /** Your name in the season, 1 to 40 characters; by default your display name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Number of bots, 1 to 8. By default 4 in a round, 1 in a dynasty. */
  readonly opponents?: InputMaybe<Scalars['Int']['input']>;
};

/** Payload of `startPractice`. */
export type StartPracticePayload = Payload & {
  readonly __typename?: 'StartPracticePayload';
  /** Your player; null when refused. */
  readonly player: Maybe<Player>;
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /** The season; null when refused. */
  readonly season: Maybe<Season>;
  /**
   * The season's journal position after the mutation; everything up to it is stored on disk. Null when
   * refused, and for a mutation without a season.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** A player stood up before the end of play [Tables]. */
export type StoodUp = Event & {
  readonly __typename?: 'StoodUp';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The player. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The table. */
  readonly table: Table;
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /** The items returned from the table. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Input for `submitProposal`. */
export type SubmitProposalInput = {
  /** Code of the class, such as `URGENT`; by default the ruleset's default class. */
  readonly class?: InputMaybe<Scalars['String']['input']>;
  /**
   * The effects of adoption, in order, up to 20. Without effects, people carry out the text
   * themselves.
   */
  readonly effects?: InputMaybe<ReadonlyArray<ProposalEffectInput>>;
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
  /** The text, up to 20,000 characters. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
  /** The title: 1 to 120 characters in one line. */
  readonly title: Scalars['String']['input'];
};

/** The root of subscriptions. */
export type Subscription = {
  readonly __typename?: 'Subscription';
  /**
   * The auction of a round: its current state at once, then the newest state after each change. A slow
   * client misses some states, but never gets an outdated one.
   */
  readonly auctionUpdated: Auction;
  /**
   * The viewer's inbox in order, each entry once: first the stored entries after `after`, then new
   * entries. Needs an account.
   */
  readonly inbox: InboxEntry;
  /**
   * The events of a season in order, each once: first the stored events after `after`, then new
   * events. For each event that the viewer may not see, the stream has a `HiddenEvent`.
   */
  readonly journal: Event;
  /**
   * A season: its current state at once, then the newest state after each event. A slow client misses
   * some states, but never gets an outdated one. The subscription ends if you may no longer see the
   * season.
   */
  readonly seasonUpdated: Season;
  /**
   * Changes to a list of seasons. The first update comes at once, with `again` true: query `seasons`
   * with the same filters. All later changes come here. After a lost connection, subscribe and query
   * again.
   */
  readonly seasonsUpdated: SeasonsUpdate;
  /**
   * A table: its current state at once, then the newest state after each change. A slow client misses
   * some states, but never gets an outdated one.
   */
  readonly tableUpdated: Table;
};


/** The root of subscriptions. */
export type SubscriptionAuctionUpdatedArgs = {
  atLeast?: InputMaybe<Scalars['Int']['input']>;
  roundId: Scalars['ID']['input'];
};


/** The root of subscriptions. */
export type SubscriptionInboxArgs = {
  after?: InputMaybe<Scalars['Int']['input']>;
};


/** The root of subscriptions. */
export type SubscriptionJournalArgs = {
  after?: InputMaybe<Scalars['Int']['input']>;
  afterCursor?: InputMaybe<Scalars['String']['input']>;
  seasonId: Scalars['ID']['input'];
};


/** The root of subscriptions. */
export type SubscriptionSeasonUpdatedArgs = {
  atLeast?: InputMaybe<Scalars['Int']['input']>;
  seasonId: Scalars['ID']['input'];
};


/** The root of subscriptions. */
export type SubscriptionSeasonsUpdatedArgs = {
  edition?: InputMaybe<Scalars['String']['input']>;
  host?: InputMaybe<Scalars['ID']['input']>;
  joinable?: InputMaybe<Scalars['Boolean']['input']>;
  kind?: InputMaybe<SeasonKind>;
  rehearsal?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<SeasonStatus>;
};


/** The root of subscriptions. */
export type SubscriptionTableUpdatedArgs = {
  atLeast?: InputMaybe<Scalars['Int']['input']>;
  tableId: Scalars['ID']['input'];
};

/** A suit of a deck. */
export type SuitRules = {
  readonly __typename?: 'SuitRules';
  /** Code of the suit's archetype. */
  readonly archetype: Scalars['String']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** The roll of the die for this suit, from 1. It is also the suit's place in the order. */
  readonly number: Scalars['Int']['output'];
  /** Code. */
  readonly suit: Scalars['String']['output'];
};

/**
 * A table where players sit down [Tables]. Each sitting at the slots and each war has a table of its
 * own.
 */
export type Table = {
  /** Time at which play ended, or the last player stood up; null before. */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Opaque id. */
  readonly id: Scalars['ID']['output'];
  /** Kind. */
  readonly kind: TableKind;
  /** Time at which the first player sat down. */
  readonly openedAt: Scalars['DateTime']['output'];
  /**
   * The players at the table, in the order of sitting down. After the end of play: the players at that
   * time.
   */
  readonly players: ReadonlyArray<Player>;
  /** The table's round; null in a dynasty. */
  readonly round: Maybe<Round>;
  /** The table's season. */
  readonly season: Season;
  /** Number of the last event that this state includes. */
  readonly seq: Scalars['Int']['output'];
  /** Status. */
  readonly status: TableStatus;
};

/** An action at the table of a game [Play; V25]. */
export type TableActionRules = {
  readonly __typename?: 'TableActionRules';
  /** Code. */
  readonly action: Scalars['String']['output'];
  /** True if the action adds a trick; false if it removes one. */
  readonly adds: Scalars['Boolean']['output'];
  /** Anchor of the rule about the action, which refusals and options cite; null without one. */
  readonly anchor: Maybe<Scalars['String']['output']>;
  /** Number of the play before which the action must be taken; null for any time during the game. */
  readonly beforePlay: Maybe<Scalars['Int']['output']>;
  /** The classes of the tricks that the action can add or remove. */
  readonly classes: ReadonlyArray<Scalars['String']['output']>;
  /** The cost in pegs. */
  readonly pegs: Scalars['Int']['output'];
  /**
   * The same as `anchor`.
   * @deprecated Use `anchor`. It goes after 2027-05-28.
   */
  readonly rule: Maybe<Scalars['String']['output']>;
  /** Maximum number of times in a game; null without a limit. */
  readonly times: Maybe<Scalars['Int']['output']>;
  /** True if `times` counts all players together; false if it counts each player. */
  readonly timesTogether: Scalars['Boolean']['output'];
  /** Name. */
  readonly title: Scalars['String']['output'];
  /** True if the action can be taken while a Sfida is pending. */
  readonly underSfida: Scalars['Boolean']['output'];
  /** The players who may take the action. */
  readonly who: TableActionWho;
};

/** A player took an action at the table of a game [Play; V25]. */
export type TableActionTaken = Event & {
  readonly __typename?: 'TableActionTaken';
  /** Code of the action. */
  readonly action: Scalars['String']['output'];
  /** True if the trick was added; false if it was removed. */
  readonly added: Scalars['Boolean']['output'];
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The game. */
  readonly game: GiolittiGame;
  /** The cost in pegs. */
  readonly pegsPaid: Scalars['Int']['output'];
  /** The player who took the action. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** Code of the trick. */
  readonly trick: Scalars['String']['output'];
};

/** The players who may take an action at a table. */
export type TableActionWho =
  /** Any player. */
  | 'ALL'
  /** The players outside the game. */
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
  /** Paging information. */
  readonly pageInfo: PageInfo;
  /** Number of entries on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A table in a list. */
export type TableEdge = {
  readonly __typename?: 'TableEdge';
  /** Cursor of this entry. */
  readonly cursor: Scalars['String']['output'];
  /** The table. */
  readonly node: Table;
};

/** The kind of a table. */
export type TableKind =
  /** A game of Giolitti. */
  | 'GIOLITTI'
  /** A sitting at the slots [Slots]. */
  | 'SLOTS'
  /** A war [War]. */
  | 'WAR';

/** Payload of `sitDown` and `standUp`. */
export type TablePayload = Payload & {
  readonly __typename?: 'TablePayload';
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after the mutation; everything up to it is stored on disk. Null when
   * refused, and for a mutation without a season.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
  /** The table; null when refused. */
  readonly table: Maybe<Table>;
};

/** The status of a table. */
export type TableStatus =
  /** All players stood up before the end of play. */
  | 'ABANDONED'
  /** The table is occupied. */
  | 'OPEN'
  /** Play ended normally. */
  | 'PLAYED'
  /** A proposal or the holder of an office undid the play. */
  | 'VOIDED';

/** Input for `takeAction`. */
export type TakeActionInput = {
  /** Code of the action. */
  readonly action: Scalars['String']['input'];
  /** The target of an action on a card, without a count; otherwise left out. */
  readonly card?: InputMaybe<CardInput>;
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The target of an action on another player; otherwise left out. */
  readonly playerId?: InputMaybe<Scalars['ID']['input']>;
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Payload of `takeAction`. */
export type TakeActionPayload = Payload & {
  readonly __typename?: 'TakeActionPayload';
  /** The player who took the action; null when refused. */
  readonly player: Maybe<Player>;
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after the mutation; everything up to it is stored on disk. Null when
   * refused, and for a mutation without a season.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** Takes items from a player or a duck, and destroys them. */
export type TakeItemsEffect = {
  readonly __typename?: 'TakeItemsEffect';
  /** The duck that loses the items; null if the player loses them. */
  readonly duck: Maybe<Duck>;
  /** The items to take. */
  readonly items: ReadonlyArray<Holding>;
  /** The player who loses the items, or whose duck loses them. */
  readonly player: Player;
};

/** Input for `takeTableAction`. */
export type TakeTableActionInput = {
  /** Code of the action, in the rules of the game. */
  readonly action: Scalars['String']['input'];
  /** The game. */
  readonly gameId: Scalars['ID']['input'];
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Code of the trick to add or remove. The option's `facts` list the possible tricks. */
  readonly trick: Scalars['String']['input'];
};

/** The count of the current players' votes. */
export type Tally = {
  readonly __typename?: 'Tally';
  /** Number of votes against the proposal. */
  readonly votesAgainst: Scalars['Int']['output'];
  /** Number of votes for the proposal. */
  readonly votesFor: Scalars['Int']['output'];
};

/** A bid by a Third-Party Auctioneer, who is not a player [Bidding on Works of Art]. */
export type ThirdPartyBid = {
  readonly __typename?: 'ThirdPartyBid';
  /** The amount, in the currency. */
  readonly amount: Scalars['Float']['output'];
  /** The Player Lot. */
  readonly lot: Lot;
  /** Time of the bid. */
  readonly placedAt: Scalars['DateTime']['output'];
};

/** A third party bid on a Player Lot [Bidding on Works of Art]. */
export type ThirdPartyBidGenerated = Event & {
  readonly __typename?: 'ThirdPartyBidGenerated';
  /** The bid, in the currency. */
  readonly amount: Scalars['Float']['output'];
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The lot. */
  readonly lot: Lot;
  /** The lot's creator. */
  readonly player: Player;
  /** The die. */
  readonly rolls: Rolls;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** Total value of the lot's Works of Art, in the currency. */
  readonly value: Scalars['Float']['output'];
};

/**
 * A third party won a Player Lot. Its Works of Art go to the Gallery; all other items stay in the lot
 * [Bidding on Works of Art].
 */
export type ThirdPartyWon = Event & {
  readonly __typename?: 'ThirdPartyWon';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The lot. */
  readonly lot: Lot;
  /** The lot's creator. */
  readonly player: Player;
  /** The creator's gain, in the currency. */
  readonly price: Scalars['Float']['output'];
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /** Items that changed hands. */
  readonly transfers: ReadonlyArray<Transfer>;
  /** The Works. */
  readonly works: ReadonlyArray<WorkOfArt>;
};

/** Dice decided the order of identical hands: a coin toss for two hands [Prizes]. */
export type TieTossed = Event & {
  readonly __typename?: 'TieTossed';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The hands, best first. */
  readonly hands: ReadonlyArray<Hand>;
  /**
   * The dice of a shuffle of the hands. The shuffle starts from the order of submission. For each
   * place, from the last to the second, a die shows the place to swap with.
   */
  readonly rolls: Rolls;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/**
 * The round's calendar resumes. It had stopped, because the round had no players and nothing to
 * decide. The weeks, phases and auctions of that time did not happen.
 */
export type TimeSkipped = Event & {
  readonly __typename?: 'TimeSkipped';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** Time of the first missed event of the calendar. */
  readonly since: Scalars['DateTime']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** The purpose of a token. */
export type TokenKind =
  /** A token for a program, made with `createAccessToken`. */
  | 'ACCESS'
  /** A token for the address of one feed, made with `createFeedToken`. It reads only that feed. */
  | 'FEED'
  /** A session from signing up, signing in or starting as a guest; it ends after 90 days. */
  | 'SESSION';

/** A value that the rules track [Tracked values]. */
export type TrackedValue = {
  readonly __typename?: 'TrackedValue';
  /** Anchor of the rule about the value, which refusals and options cite; null without one. */
  readonly anchor: Maybe<Scalars['String']['output']>;
  /** The cards with a value other than the initial one, for values of each `CARD`. */
  readonly cards: ReadonlyArray<CardValue>;
  /** Code. */
  readonly code: Scalars['String']['output'];
  /** The minimum of a `NUMBER`; null without a limit. */
  readonly least: Maybe<Scalars['Int']['output']>;
  /** The maximum length of a `TEXT`, in characters. */
  readonly longest: Maybe<Scalars['Int']['output']>;
  /** The maximum of a `NUMBER`; null without a limit. */
  readonly most: Maybe<Scalars['Int']['output']>;
  /** The owner of the value: each player, each card or the season. */
  readonly of: ValueSubject;
  /**
   * The same as `anchor`.
   * @deprecated Use `anchor`. It goes after 2027-05-28.
   */
  readonly rule: Maybe<Scalars['String']['output']>;
  /** True if only the player with the value sees it. */
  readonly secret: Scalars['Boolean']['output'];
  /**
   * The initial value. By `type` it is a whole number, a text, or true or false. The fields below have
   * the same form.
   */
  readonly start: Scalars['JSON']['output'];
  /** Name. */
  readonly title: Scalars['String']['output'];
  /** The type. */
  readonly type: ValueType;
  /** The current value of the `SEASON`; null for values of players or cards. */
  readonly value: Maybe<Scalars['JSON']['output']>;
};

/** A trade between two players [Trade]. */
export type Trade = Node & {
  readonly __typename?: 'Trade';
  /** The offer that this trade answers; null without one. */
  readonly counterTo: Maybe<Trade>;
  /**
   * Time at which the offer stopped being open: the trade took place, or the offer ended without one.
   * Voiding the trade later does not change this time. Null for an open offer.
   */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /** The player who made the offer. */
  readonly from: Player;
  /** The items that `from` gets; may be empty. */
  readonly get: ReadonlyArray<Holding>;
  /** The items that `from` gives; may be empty. */
  readonly give: ReadonlyArray<Holding>;
  /** Opaque id. */
  readonly id: Scalars['ID']['output'];
  /** The missing items of a trade that is off; otherwise empty. */
  readonly lacks: ReadonlyArray<TradeLack>;
  /** Time of the offer. */
  readonly offeredAt: Scalars['DateTime']['output'];
  /** Status. */
  readonly status: TradeStatus;
  /** The player who got the offer. */
  readonly to: Player;
};

/** An offer was taken back, or a party left [Trade]. */
export type TradeCancelled = Event & {
  readonly __typename?: 'TradeCancelled';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The party that left; null if the offer was taken back. */
  readonly leaver: Maybe<Player>;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /** The trade. */
  readonly trade: Trade;
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
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
  /** Paging information. */
  readonly pageInfo: PageInfo;
  /** Number of entries on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An offer was declined [Trade]. */
export type TradeDeclined = Event & {
  readonly __typename?: 'TradeDeclined';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /** The trade. */
  readonly trade: Trade;
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A trade took place [Trade]. */
export type TradeDone = Event & {
  readonly __typename?: 'TradeDone';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /** The trade. */
  readonly trade: Trade;
  /** Items that changed hands. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A trade in a list. */
export type TradeEdge = {
  readonly __typename?: 'TradeEdge';
  /** Cursor of this entry. */
  readonly cursor: Scalars['String']['output'];
  /** The trade. */
  readonly node: Trade;
};

/** Input for `tradeInTrungs`. */
export type TradeInTrungsInput = {
  /** Code of the exchange, such as `GOLD_STAR` or `STANDARD_PROPOSAL_MAKER`. */
  readonly exchange: Scalars['String']['input'];
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
  /** Number of times to make the exchange, 1 to 1,000. */
  readonly times?: InputMaybe<Scalars['Int']['input']>;
};

/** An item that a side of a trade did not have enough of. */
export type TradeLack = {
  readonly __typename?: 'TradeLack';
  /** The quantity that the player had. */
  readonly have: Scalars['Float']['output'];
  /** The code of the item. */
  readonly item: Scalars['String']['output'];
  /** The quantity that the trade needed. */
  readonly need: Scalars['Float']['output'];
  /** The player. */
  readonly player: Player;
};

/** A trade was off: the other player consented, but a side lacked an item [Trade]. */
export type TradeOff = Event & {
  readonly __typename?: 'TradeOff';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The missing items. */
  readonly lacks: ReadonlyArray<TradeLack>;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /** The trade. */
  readonly trade: Trade;
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** A trade was offered [Trade]. */
export type TradeOffered = Event & {
  readonly __typename?: 'TradeOffered';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /** The trade. */
  readonly trade: Trade;
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Payload of the mutations of trades. */
export type TradePayload = Payload & {
  readonly __typename?: 'TradePayload';
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after the mutation; everything up to it is stored on disk. Null when
   * refused, and for a mutation without a season.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
  /** The trade; null when refused. */
  readonly trade: Maybe<Trade>;
};

/** The status of a trade. */
export type TradeStatus =
  /** The offerer took the offer back, or a party left. */
  | 'CANCELLED'
  /** The other player answered with another offer. */
  | 'COUNTERED'
  /** The other player declined the offer. */
  | 'DECLINED'
  /** The trade took place. */
  | 'DONE'
  /** Both consented, but a side lacked an item. */
  | 'OFF'
  /** The other player has not consented yet. */
  | 'OFFERED'
  /** The trade took place, but a proposal or the holder of an office undid it. */
  | 'VOIDED';

/** Input for `tradeWithDuck`. */
export type TradeWithDuckInput = {
  /** The duck. */
  readonly duckId: Scalars['ID']['input'];
  /** Items for the duck, up to 300 entries; may be empty. */
  readonly give: ReadonlyArray<ItemInput>;
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
  /** Items from the duck, up to 300 entries; may be empty. */
  readonly take: ReadonlyArray<ItemInput>;
};

/** A movement of items. */
export type Transfer = {
  readonly __typename?: 'Transfer';
  /** The card; null for another item. */
  readonly card: Maybe<Card>;
  /** The former owner, such as a player or a lot; the Bank for newly created items. */
  readonly from: Owner;
  /** The code of the item. */
  readonly item: Scalars['String']['output'];
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** The quantity, 1 or more. */
  readonly quantity: Scalars['Float']['output'];
  /** The new owner; the Bank for destroyed items. */
  readonly to: Owner;
};

/** Number of games in which a trick was active. */
export type TrickCount = {
  readonly __typename?: 'TrickCount';
  /** Number of games. */
  readonly games: Scalars['Int']['output'];
  /** Name in the current ruleset, or the code if the ruleset lacks the trick. */
  readonly name: Scalars['String']['output'];
  /** Code of the trick. */
  readonly trick: Scalars['String']['output'];
};

/** A trick [Tricks]. */
export type TrickRules = {
  readonly __typename?: 'TrickRules';
  /** Code of the class. */
  readonly class: Scalars['String']['output'];
  /**
   * The pocket that a player needs for the trick, in the words of the rules: Markdown in one line
   * [Tricks].
   */
  readonly condition: Scalars['String']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** The score. */
  readonly points: Scalars['Int']['output'];
  /** Code. */
  readonly trick: Scalars['String']['output'];
};

/** A player exchanged Trungs [Trung]. */
export type TrungsTradedIn = Event & {
  readonly __typename?: 'TrungsTradedIn';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** Code of the exchange. */
  readonly exchange: Scalars['String']['output'];
  /** The player who exchanged the Trungs. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /** Number of times. */
  readonly times: Scalars['Int']['output'];
  /** The items given up and received. */
  readonly transfers: ReadonlyArray<Transfer>;
};

/** Input for `unshareHost`. */
export type UnshareHostInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The player. */
  readonly playerId: Scalars['ID']['input'];
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Input for `useReali`. */
export type UseRealiInput = {
  /** The game. */
  readonly gameId: Scalars['ID']['input'];
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Code of a trick that is inactive in the game. */
  readonly trick: Scalars['String']['input'];
};

/** A change of a tracked value. */
export type ValueChange = {
  readonly __typename?: 'ValueChange';
  /** The new value: a whole number, a text, or true or false. */
  readonly now: Scalars['JSON']['output'];
  /** The card with the value; null for a value of a player or of the season. */
  readonly ofCard: Maybe<Card>;
  /** The code of the value. */
  readonly value: Scalars['String']['output'];
  /** The player with the value; null for a value of a card or of the season. */
  readonly whose: Maybe<Player>;
};

/** Sets a tracked value. */
export type ValueEffectInput = {
  /** The card without a count, for a value of each card. */
  readonly card?: InputMaybe<CardInput>;
  /** The player, for a value of each player. */
  readonly playerId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * The new value, of the value's type: a whole number, a text of up to 1,000 characters, or true or
   * false.
   */
  readonly to: Scalars['JSON']['input'];
  /** The code of the value. */
  readonly value: Scalars['String']['input'];
};

/** A tracked value was set [Tracked values]. */
export type ValueSet = Event & {
  readonly __typename?: 'ValueSet';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The proposal that set the value; null if a player set it. */
  readonly byProposal: Maybe<Proposal>;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The new value: a whole number, a text, or true or false; null for a secret value. */
  readonly now: Maybe<Scalars['JSON']['output']>;
  /** The card with the value; null for a value of a player or of the season. */
  readonly ofCard: Maybe<Card>;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** The code of the value. */
  readonly value: Scalars['String']['output'];
  /** The player with the value; null for a value of a card or of the season. */
  readonly whose: Maybe<Player>;
};

/** The owner of a tracked value. */
export type ValueSubject =
  /** Each card; all cards of the same rank and suit share a value. */
  | 'CARD'
  /** Each player. */
  | 'PLAYER'
  /** The season. */
  | 'SEASON';

/** The type of a tracked value. */
export type ValueType =
  /** True or false. */
  | 'FLAG'
  /** A whole number. */
  | 'NUMBER'
  /** A text. */
  | 'TEXT';

/** The truth value of a statement. */
export type Verdict =
  /** The statement is false. */
  | 'FALSE'
  /** The statement is true. */
  | 'TRUE';

/** The data to check a season's dice. */
export type Verification = {
  readonly __typename?: 'Verification';
  /** The algorithm of new seeds; each stream names its own. */
  readonly algorithm: Scalars['String']['output'];
  /**
   * The scope of all labels. A label is `ridotto/2:` scope `:` stream `:` number `:` digest `:` client
   * seeds; in `ridotto/1` it is `ridotto/1:` scope `:` number `:` client seeds.
   */
  readonly scope: Scalars['String']['output'];
  /** A stream for each week of a round, or for each game of a dynasty. */
  readonly streams: ReadonlyArray<ChanceStream>;
};

/** Input for `vetoProposal`. */
export type VetoProposalInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The code of the office. */
  readonly office: Scalars['String']['input'];
  /** The proposal. */
  readonly proposalId: Scalars['ID']['input'];
  /** The reason, visible to everybody: up to 500 characters. */
  readonly reason: Scalars['String']['input'];
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/** The signed-in account with its private data. */
export type Viewer = Node & {
  readonly __typename?: 'Viewer';
  /** The account. */
  readonly account: Account;
  /** The name to sign in with; null for a guest. */
  readonly handle: Maybe<Scalars['String']['output']>;
  /** An opaque id that never changes. */
  readonly id: Scalars['ID']['output'];
  /**
   * The viewer's own news from all seasons: offers and their outcomes, lots won, hands placed,
   * failures. The entries are in the order in which the server stored them.
   */
  readonly inbox: InboxConnection;
  /** The viewer's preferences for the inbox. */
  readonly inboxPreferences: InboxPreferences;
  /**
   * The seasons in which the viewer is a player, the host or the dealer, newest first. A cursor is valid only for
   * the same `status`.
   */
  readonly seasons: SeasonConnection;
  /** The viewer's valid tokens, newest first. Needs all scopes. */
  readonly tokens: ReadonlyArray<AccessToken>;
  /**
   * The viewer's tasks in running seasons in which the viewer plays, deals or is the host. They are
   * sorted by `until`, earliest first; tasks without one come last. The list shows the current state.
   * Refetch it after an inbox entry, after your own mutation (`query { viewer { waiting } }` in its
   * payload), and when the first `until` or `from` has passed.
   */
  readonly waiting: WaitingConnection;
};


/** The signed-in account with its private data. */
export type ViewerInboxArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListOrder>;
  unread?: InputMaybe<Scalars['Boolean']['input']>;
};


/** The signed-in account with its private data. */
export type ViewerSeasonsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<SeasonStatus>;
};


/** The signed-in account with its private data. */
export type ViewerWaitingArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** In a dynasty: voids a game, however long ago it ended [K21, L4]. */
export type VoidGameEffect = {
  readonly __typename?: 'VoidGameEffect';
  /** The game. */
  readonly game: GiolittiGame;
};

/** Input for `voidGame`. */
export type VoidGameInput = {
  /** The game. */
  readonly gameId: Scalars['ID']['input'];
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The reason, for everybody to read: 1 to 500 characters. */
  readonly reason: Scalars['String']['input'];
};

/** In a round: makes a secret action fail, as if it had never been committed. */
export type VoidSecretActionEffect = {
  readonly __typename?: 'VoidSecretActionEffect';
  /** The secret action. */
  readonly secretAction: SecretAction;
};

/**
 * In a round: undoes a war or a spin. After a war the winner returns the loser's wager; in an
 * undecided war each wager returns to its owner. After a spin the price and the payout are returned,
 * but the spin still counts as a sitting of its week.
 */
export type VoidTableEffect = {
  readonly __typename?: 'VoidTableEffect';
  /** The table. */
  readonly table: Table;
};

/** In a round: undoes a trade. Both players must still have the items that they got, and return them. */
export type VoidTradeEffect = {
  readonly __typename?: 'VoidTradeEffect';
  /** The trade. */
  readonly trade: Trade;
};

/** A player's vote. */
export type Vote = {
  readonly __typename?: 'Vote';
  /** Time of the vote, or of its last change. */
  readonly castAt: Scalars['DateTime']['output'];
  /** `FOR` or `AGAINST`. */
  readonly choice: VoteChoice;
  /** False if the voter left before the count; otherwise true. */
  readonly counts: Scalars['Boolean']['output'];
  /** The voter. */
  readonly player: Player;
};

/** A player voted, changed a vote or took it back [Proposals]. */
export type VoteCast = Event & {
  readonly __typename?: 'VoteCast';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The voter. */
  readonly player: Player;
  /** The proposal. */
  readonly proposal: Proposal;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** The vote. */
  readonly vote: VoteChoice;
};

/** A player's choice in a vote. */
export type VoteChoice =
  /** Against the proposal. */
  | 'AGAINST'
  /** For the proposal. */
  | 'FOR'
  /** No choice; takes back the player's vote. */
  | 'NONE';

/** Input for `voteForOffice`. */
export type VoteForOfficeInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The code of the office. */
  readonly office: Scalars['String']['input'];
  /** The candidate; null takes the vote back. */
  readonly playerId?: InputMaybe<Scalars['ID']['input']>;
  /** The season. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Payload of `voteForOffice`. */
export type VoteForOfficePayload = Payload & {
  readonly __typename?: 'VoteForOfficePayload';
  /** The voter; null when refused. */
  readonly player: Maybe<Player>;
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after the mutation; everything up to it is stored on disk. Null when
   * refused, and for a mutation without a season.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
};

/** The voting period of a proposal will end soon. Players who have not voted get this event in the inbox. */
export type VoteWarned = Event & {
  readonly __typename?: 'VoteWarned';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** End of the voting period. */
  readonly closesAt: Scalars['DateTime']['output'];
  /** The proposal. */
  readonly proposal: Proposal;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
};

/**
 * A task of the viewer: either its time is limited, or another player waits for it. If `from` and
 * `refusal` are both null, it can be done now, and the season's `options` have it too.
 */
export type Waiting = {
  readonly __typename?: 'Waiting';
  /** Time from which the task can be done; null if it need not wait. */
  readonly from: Maybe<Scalars['DateTime']['output']>;
  /** Kind. */
  readonly kind: WaitingKind;
  /**
   * The object of the task: a game, trade, contract, contract change, proposal, vote, request, table,
   * lot or secret action; null for a task without one.
   */
  readonly on: Maybe<Node>;
  /** The action for the task: its mutation, with the known fields of its input. */
  readonly option: Option;
  /** The refusal that the action would get now; null if it would be accepted. */
  readonly refusal: Maybe<Refusal>;
  /** The task's season. */
  readonly season: Season;
  /** Start of the wait; null if unknown. */
  readonly since: Maybe<Scalars['DateTime']['output']>;
  /** Time until which the task can be done; null if unknown. In a rehearsal it is on the test clock. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

/** A page of tasks. */
export type WaitingConnection = {
  readonly __typename?: 'WaitingConnection';
  /**
   * True if the list covers all seasons. It covers only the 500 newest running seasons;
   * `SeasonViewer.waiting` has the tasks of the others.
   */
  readonly complete: Scalars['Boolean']['output'];
  /** The tasks with their cursors. */
  readonly edges: ReadonlyArray<WaitingEdge>;
  /** The tasks. */
  readonly nodes: ReadonlyArray<Waiting>;
  /** Paging information. */
  readonly pageInfo: PageInfo;
  /** Number of entries on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A task in a list. */
export type WaitingEdge = {
  readonly __typename?: 'WaitingEdge';
  /** Cursor of this entry. */
  readonly cursor: Scalars['String']['output'];
  /** The task. */
  readonly node: Waiting;
};

/**
 * The kind of a task. Later versions may add kinds: `Waiting.option` describes an unknown task too,
 * with its mutation.
 */
export type WaitingKind =
  /** You won a bet or are the bookmaker, and bets must still be settled [Gambling]. */
  | 'BETS'
  /**
   * You can bid and have not bid yet [Bidding]. A season has at most one such task for all lots with
   * open bids, and one for all lots with sealed bids.
   */
  | 'BIDS'
  /** You have not voted in a vote of confidence on a ruling [Judges]. */
  | 'CONFIDENCE_VOTE'
  /** You were offered a contract; `declineContract` declines it [Contracts]. */
  | 'CONTRACT'
  /** A proposed change of a contract needs your consent or refusal [Contracts]. */
  | 'CONTRACT_CHANGE'
  /** You are the dealer, and a closed game needs its Fine [Ending a Game]. */
  | 'GAME_TO_END'
  /** You are the dealer, and two players are available [Starting a Game]. */
  | 'GAME_TO_START'
  /**
   * Hands can be committed or presented. You have cards for a hand, but have not committed or
   * presented one.
   */
  | 'HAND'
  /** You are the Judge and must rule on a request [Judges]. */
  | 'JUSTICE'
  /** Another player outbid you on a lot [Bidding]. */
  | 'OUTBID'
  /**
   * Another player is ready and needs you as the second player; or you are ready, but must still give
   * the text of your fixed client seed [Readiness].
   */
  | 'READINESS'
  /**
   * You must reveal a committed secret action, because you keep its text; otherwise the action fails
   * [Secret Information].
   */
  | 'REVEAL'
  /** A Sfida needs your answer [Play]. */
  | 'SFIDA'
  /** You were offered a trade; `declineTrade` declines it [Trade]. */
  | 'TRADE'
  /** It is your turn in a game of Giolitti. At `until` the clock resigns the game for you [Play]. */
  | 'TURN'
  /** You have not voted on a proposal [Proposals]. */
  | 'VOTE'
  /** Another player at your table for War has named a wager, and you have not [War]. */
  | 'WAGER'
  /** The wagers at your table for War need your agreement [War]. */
  | 'WAR';

/** A table for War [War]. */
export type War = Node & Table & {
  readonly __typename?: 'War';
  /** The draws; several if cards were equal. */
  readonly draws: ReadonlyArray<WarDraw>;
  /** Time at which the war was decided, or the last player stood up; null before. */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Opaque id. */
  readonly id: Scalars['ID']['output'];
  /** Always `WAR`. */
  readonly kind: TableKind;
  /** Time at which the first player sat down. */
  readonly openedAt: Scalars['DateTime']['output'];
  /**
   * The players at the table, in the order of sitting down. After the end of play: the players at that
   * time.
   */
  readonly players: ReadonlyArray<Player>;
  /** The round. */
  readonly round: Round;
  /** The table's season. */
  readonly season: Season;
  /** The players with their wagers. */
  readonly seats: ReadonlyArray<WarSeat>;
  /** Number of the last event that this state includes. */
  readonly seq: Scalars['Int']['output'];
  /** Status. */
  readonly status: TableStatus;
  /** Number of the current pair of wagers. It grows with each new wager. */
  readonly terms: Scalars['Int']['output'];
  /** The winner; null while the war is undecided. */
  readonly winner: Maybe<Player>;
};

/** A player agreed to both wagers, and put their own wager on the table [War]. */
export type WarAgreed = Event & {
  readonly __typename?: 'WarAgreed';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The player. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** Number of the current pair of wagers. */
  readonly terms: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /** Items that changed hands. */
  readonly transfers: ReadonlyArray<Transfer>;
  /** The table. */
  readonly war: War;
};

/** A draw of a card for each player. */
export type WarDraw = {
  readonly __typename?: 'WarDraw';
  /** The cards, in the order in which the players drew them. They become nobody's items. */
  readonly cards: ReadonlyArray<DrawnCard>;
};

/** Both players drew a card [War]. */
export type WarDrawn = Event & {
  readonly __typename?: 'WarDrawn';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The cards, in the order in which the players drew them. */
  readonly cards: ReadonlyArray<DrawnCard>;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The dice that chose the cards. */
  readonly rolls: Rolls;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /** Items that changed hands. */
  readonly transfers: ReadonlyArray<Transfer>;
  /** The table. */
  readonly war: War;
  /** The winner; null if the cards are equal. Both players then draw again. */
  readonly winner: Maybe<Player>;
};

/** Payload of `proposeWar` and `agreeToWar`. */
export type WarPayload = Payload & {
  readonly __typename?: 'WarPayload';
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after the mutation; everything up to it is stored on disk. Null when
   * refused, and for a mutation without a season.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
  /** The war; null when refused. */
  readonly war: Maybe<War>;
};

/** A player named or changed a wager. Both agreements are then void [War]. */
export type WarProposed = Event & {
  readonly __typename?: 'WarProposed';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The player. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** Number of the current pair of wagers. */
  readonly terms: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /** The items returned from the table. */
  readonly transfers: ReadonlyArray<Transfer>;
  /** The player's wager. */
  readonly wager: ReadonlyArray<Holding>;
  /** The table. */
  readonly war: War;
};

/** A player at a table for War. */
export type WarSeat = {
  readonly __typename?: 'WarSeat';
  /** True if the player agreed to both wagers; the player's own wager is then on the table. */
  readonly agreed: Scalars['Boolean']['output'];
  /** The player. */
  readonly player: Player;
  /** Time at which the player sat down. */
  readonly satDownAt: Scalars['DateTime']['output'];
  /** The player's wager; null before the player has named one. */
  readonly wager: Maybe<ReadonlyArray<Holding>>;
};

/** Input for `wearMask`. */
export type WearMaskInput = {
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** Code of the mask; null to take the mask off. */
  readonly mask?: InputMaybe<Scalars['String']['input']>;
  /** The dynasty. */
  readonly seasonId: Scalars['ID']['input'];
};

/** A week ended. `seed` lets anybody check its dice. */
export type WeekEnded = Event & {
  readonly __typename?: 'WeekEnded';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** The seed, 32 bytes in hexadecimal. */
  readonly seed: Scalars['String']['output'];
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** Number of the week. */
  readonly week: Scalars['Int']['output'];
};

/** A player's result in a settlement [Bidding; Prizes; Fortunes]. */
export type WeekResult = {
  readonly __typename?: 'WeekResult';
  /** The player's total gain from the lots in `sold`, in the currency. */
  readonly earned: Scalars['Int']['output'];
  /** The player's secret actions that failed in the settlement, each with its reason. */
  readonly failed: ReadonlyArray<SecretAction>;
  /** Codes of the player's fortunes [Fortunes]. */
  readonly fortunes: ReadonlyArray<Scalars['String']['output']>;
  /** The player's placed hands; two if the hands of two weeks are placed together. */
  readonly hands: ReadonlyArray<Hand>;
  /** Lots that the player bid on and did not win. */
  readonly lost: ReadonlyArray<Lot>;
  /** Total price of the lots in `won`, in the currency. */
  readonly paid: Scalars['Int']['output'];
  /** The player. */
  readonly player: Player;
  /** The player's own lots that were won. */
  readonly sold: ReadonlyArray<Lot>;
  /** Lots that the player won. */
  readonly won: ReadonlyArray<Lot>;
};

/**
 * Hands were placed, or an auction concluded. Each player with a result gets one such event in the
 * inbox, instead of one for each lot, hand and failure.
 */
export type WeekSettled = Event & {
  readonly __typename?: 'WeekSettled';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The players' results, in the order of joining. Players without results are left out. */
  readonly results: ReadonlyArray<WeekResult>;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** Number of the week. */
  readonly week: Scalars['Int']['output'];
  /** Your result; null if you have none. */
  readonly yours: Maybe<WeekResult>;
};

/** A week began. `commitment` fixes its dice. */
export type WeekStarted = Event & {
  readonly __typename?: 'WeekStarted';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /**
   * The hashes of the client seeds that were already fixed when the week's seed was drawn. They count
   * for the week's dice.
   */
  readonly clientSeeds: ReadonlyArray<FixedClientSeed>;
  /** SHA-256 of the week's seed, in hexadecimal. */
  readonly commitment: Scalars['String']['output'];
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** Number of the week. */
  readonly week: Scalars['Int']['output'];
};

/** Input for `withdrawEndorsement`. */
export type WithdrawEndorsementInput = {
  /** A candidacy of the current week. */
  readonly candidacyId: Scalars['ID']['input'];
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** Input for `withdrawFromContract`. */
export type WithdrawFromContractInput = {
  /** Number of the clause. */
  readonly clause: Scalars['Int']['input'];
  /** The contract. */
  readonly contractId: Scalars['ID']['input'];
  /** A repeat with the same key gets the same answer. */
  readonly idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The items to take, 1 to 300 entries. */
  readonly items: ReadonlyArray<ItemInput>;
  /** The round. */
  readonly seasonId: Scalars['ID']['input'];
};

/** A Work of Art was created. */
export type WorkCreated = Event & {
  readonly __typename?: 'WorkCreated';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The player who got the Work. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /** The Work, from the Bank. */
  readonly transfers: ReadonlyArray<Transfer>;
  /** The Work. */
  readonly work: WorkOfArt;
};

/** A Work of Art: an item that exists only once [Bidding on Works of Art]. */
export type WorkOfArt = Node & {
  readonly __typename?: 'WorkOfArt';
  /** The artist. */
  readonly artist: Scalars['String']['output'];
  /** Time of creation. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Opaque id. */
  readonly id: Scalars['ID']['output'];
  /** The https URL of an image, on any host. */
  readonly imageUrl: Maybe<Scalars['String']['output']>;
  /** The item code, for trades, contracts and wagers. */
  readonly item: Scalars['String']['output'];
  /**
   * The owner: a player, a lot, a contract, a table or the Gallery; the Bank, if the Work is
   * destroyed.
   */
  readonly owner: Owner;
  /** The proposal that created the Work; null if the host created it. */
  readonly proposal: Maybe<Proposal>;
  /** Name. */
  readonly title: Scalars['String']['output'];
  /** The value, in the currency. If a player pays a higher price for the Work, the value rises to it. */
  readonly value: Scalars['Float']['output'];
};

/** A page of Works of Art. */
export type WorkOfArtConnection = {
  readonly __typename?: 'WorkOfArtConnection';
  /** The Works with their cursors. */
  readonly edges: ReadonlyArray<WorkOfArtEdge>;
  /** The Works. */
  readonly nodes: ReadonlyArray<WorkOfArt>;
  /** Paging information. */
  readonly pageInfo: PageInfo;
  /** Number of entries on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A Work of Art in a list. */
export type WorkOfArtEdge = {
  readonly __typename?: 'WorkOfArtEdge';
  /** Cursor of this entry. */
  readonly cursor: Scalars['String']['output'];
  /** The Work. */
  readonly node: WorkOfArt;
};

/** A new Work of Art. */
export type WorkOfArtInput = {
  /** The artist: 1 to 120 characters in one line. */
  readonly artist: Scalars['String']['input'];
  /** The https URL of an image, up to 2,000 characters. */
  readonly imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** The player who gets the Work. */
  readonly playerId: Scalars['ID']['input'];
  /** The title: 1 to 120 characters in one line. */
  readonly title: Scalars['String']['input'];
  /** The value, in the currency: 0 to 1,000,000,000. */
  readonly value: Scalars['Int']['input'];
};

/** Payload of `createWorkOfArt`. */
export type WorkOfArtPayload = Payload & {
  readonly __typename?: 'WorkOfArtPayload';
  /**
   * The query root, for the same viewer: it refetches data in the same request. A sign-in takes effect
   * with the next request.
   */
  readonly query: Query;
  /** The refusal; null if the mutation took effect. */
  readonly refusal: Maybe<Refusal>;
  /**
   * The season's journal position after the mutation; everything up to it is stored on disk. Null when
   * refused, and for a mutation without a season.
   */
  readonly seq: Maybe<Scalars['Int']['output']>;
  /** The Work; null when refused. */
  readonly work: Maybe<WorkOfArt>;
};

/** A new value of a Work of Art. */
export type WorkValue = {
  readonly __typename?: 'WorkValue';
  /** The new value, in the currency. */
  readonly value: Scalars['Float']['output'];
  /** The Work. */
  readonly work: WorkOfArt;
};

/** A player paid more for another player's lot than the value of its Works [Bidding on Works of Art]. */
export type WorksRevalued = Event & {
  readonly __typename?: 'WorksRevalued';
  /** Time of the event. */
  readonly at: Scalars['DateTime']['output'];
  /** The actor that caused the event. */
  readonly by: Actor;
  /** The Discord channel of such an event in the original game; null for none. */
  readonly channel: Maybe<Channel>;
  /** The lot. */
  readonly lot: Lot;
  /** The lot's creator. */
  readonly player: Player;
  /** The event's season; in the inbox, null for a season that the viewer may no longer see. */
  readonly season: Maybe<Season>;
  /** Number of the event in the season's journal: from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The event in one sentence. It is always one line, even if it quotes a player's text. */
  readonly text: Scalars['String']['output'];
  /**
   * The items that the event moved, in order. Created items come from the Bank, destroyed items go to
   * it. Hidden events move no items, so the transfers from `seq` 1 on add up to all current items.
   */
  readonly transfers: ReadonlyArray<Transfer>;
  /** The new values of the Works. */
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
    | ( MutationResult )
    | ( MutationResult )
    | ( MutationResult )
    | ( ChangeDisplayNamePayloadSource )
    | ( ChangeHandlePayloadSource )
    | ( ChangePasswordPayloadSource )
    | ( ClaimGuestPayloadSource )
    | ( MutationResult )
    | ( MutationResult )
    | ( MutationResult )
    | ( CreateAccessTokenPayloadSource )
    | ( MutationResult )
    | ( CreateFeedTokenPayloadSource )
    | ( MutationResult )
    | ( CreateStreamTicketPayloadSource )
    | ( DeleteAccountPayloadSource )
    | ( MutationResult )
    | ( MutationResult )
    | ( MutationResult )
    | ( MutationResult )
    | ( MutationResult )
    | ( MutationResult )
    | ( MarkInboxReadPayloadSource )
    | ( MutationResult )
    | ( MutationResult )
    | ( MutationResult )
    | ( MutationResult )
    | ( MutationResult )
    | ( RevokeAccessTokenPayloadSource )
    | ( MutationResult )
    | ( MutationResult )
    | ( MutationResult )
    | ( MutationResult )
    | ( SetInboxPreferencesPayloadSource )
    | ( MutationResult )
    | ( SignInPayloadSource )
    | ( SignOutEverywherePayloadSource )
    | ( SignOutPayloadSource )
    | ( MutationResult )
    | ( MutationResult )
    | ( MutationResult )
    | ( MutationResult )
    | ( MutationResult )
    | ( MutationResult )
    | ( MutationResult )
    | ( MutationResult )
    | ( MutationResult )
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
  AppointToOfficePayload: ResolverTypeWrapper<MutationResult>;
  ArchetypeRules: ResolverTypeWrapper<ArchetypeRules>;
  AssentToJudgeRemovalInput: AssentToJudgeRemovalInput;
  Auction: ResolverTypeWrapper<AuctionSource>;
  AuctionConcluded: ResolverTypeWrapper<EventSourceOf<'AuctionConcluded'>>;
  AuctionRules: ResolverTypeWrapper<AuctionRules>;
  Bet: ResolverTypeWrapper<BetSource>;
  BetPayload: ResolverTypeWrapper<MutationResult>;
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
  CandidacyPayload: ResolverTypeWrapper<MutationResult>;
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
  ConfidenceVotePayload: ResolverTypeWrapper<MutationResult>;
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
  ContractPayload: ResolverTypeWrapper<MutationResult>;
  ContractStatus: ContractStatus;
  CorrectByOfficeInput: CorrectByOfficeInput;
  CorrectByOfficePayload: ResolverTypeWrapper<MutationResult>;
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
  CreateDynastyPayload: ResolverTypeWrapper<MutationResult>;
  CreateFeedTokenInput: CreateFeedTokenInput;
  CreateFeedTokenPayload: ResolverTypeWrapper<CreateFeedTokenPayloadSource>;
  CreatePlayerLotInput: CreatePlayerLotInput;
  CreateRoundInput: CreateRoundInput;
  CreateRoundPayload: ResolverTypeWrapper<MutationResult>;
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
  DuckPayload: ResolverTypeWrapper<MutationResult>;
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
  GamePayload: ResolverTypeWrapper<MutationResult>;
  GamePosition: ResolverTypeWrapper<GamePositionSource>;
  GameRecord: ResolverTypeWrapper<GameRecord>;
  GameScoreCorrected: ResolverTypeWrapper<EventSourceOf<'GameScoreCorrected'>>;
  GameStakesCorrected: ResolverTypeWrapper<EventSourceOf<'GameStakesCorrected'>>;
  GameStarted: ResolverTypeWrapper<EventSourceOf<'GameStarted'>>;
  GameStatus: GameStatus;
  GameVoided: ResolverTypeWrapper<EventSourceOf<'GameVoided'>>;
  GenerateLotInput: GenerateLotInput;
  GenerateLotPayload: ResolverTypeWrapper<MutationResult>;
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
  HandPayload: ResolverTypeWrapper<MutationResult>;
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
  JudgePayload: ResolverTypeWrapper<MutationResult>;
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
  JusticeRequestPayload: ResolverTypeWrapper<MutationResult>;
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
  PlaceBidPayload: ResolverTypeWrapper<MutationResult>;
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
  PlayerLotPayload: ResolverTypeWrapper<MutationResult>;
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
  ProposalPayload: ResolverTypeWrapper<MutationResult>;
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
  RemindPlayersPayload: ResolverTypeWrapper<MutationResult>;
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
  ResignOfficePayload: ResolverTypeWrapper<MutationResult>;
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
  RotateInvitePayload: ResolverTypeWrapper<MutationResult>;
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
  RulingPayload: ResolverTypeWrapper<MutationResult>;
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
  SeasonPayload: ResolverTypeWrapper<MutationResult>;
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
  SecretActionPayload: ResolverTypeWrapper<MutationResult>;
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
  SetValuePayload: ResolverTypeWrapper<MutationResult>;
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
  SlotsPayload: ResolverTypeWrapper<MutationResult>;
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
  StartExhibitionPayload: ResolverTypeWrapper<MutationResult>;
  StartGameInput: StartGameInput;
  StartGuestInput: StartGuestInput;
  StartPracticeInput: StartPracticeInput;
  StartPracticePayload: ResolverTypeWrapper<MutationResult>;
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
  TablePayload: ResolverTypeWrapper<MutationResult>;
  TableStatus: TableStatus;
  TakeActionInput: TakeActionInput;
  TakeActionPayload: ResolverTypeWrapper<MutationResult>;
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
  TradePayload: ResolverTypeWrapper<MutationResult>;
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
  VoteForOfficePayload: ResolverTypeWrapper<MutationResult>;
  VoteWarned: ResolverTypeWrapper<EventSourceOf<'VoteWarned'>>;
  Waiting: ResolverTypeWrapper<WaitingSource>;
  WaitingConnection: ResolverTypeWrapper<WaitingConnectionSource>;
  WaitingEdge: ResolverTypeWrapper<Omit<WaitingEdge, 'node'> & { node: ResolversTypes['Waiting'] }>;
  WaitingKind: WaitingKind;
  War: ResolverTypeWrapper<WarSource>;
  WarAgreed: ResolverTypeWrapper<EventSourceOf<'WarAgreed'>>;
  WarDraw: ResolverTypeWrapper<WarDrawSource>;
  WarDrawn: ResolverTypeWrapper<EventSourceOf<'WarDrawn'>>;
  WarPayload: ResolverTypeWrapper<MutationResult>;
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
  WorkOfArtPayload: ResolverTypeWrapper<MutationResult>;
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
  AppointToOfficePayload: MutationResult;
  ArchetypeRules: ArchetypeRules;
  AssentToJudgeRemovalInput: AssentToJudgeRemovalInput;
  Auction: AuctionSource;
  AuctionConcluded: EventSourceOf<'AuctionConcluded'>;
  AuctionRules: AuctionRules;
  Bet: BetSource;
  BetPayload: MutationResult;
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
  CandidacyPayload: MutationResult;
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
  ConfidenceVotePayload: MutationResult;
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
  ContractPayload: MutationResult;
  CorrectByOfficeInput: CorrectByOfficeInput;
  CorrectByOfficePayload: MutationResult;
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
  CreateDynastyPayload: MutationResult;
  CreateFeedTokenInput: CreateFeedTokenInput;
  CreateFeedTokenPayload: CreateFeedTokenPayloadSource;
  CreatePlayerLotInput: CreatePlayerLotInput;
  CreateRoundInput: CreateRoundInput;
  CreateRoundPayload: MutationResult;
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
  DuckPayload: MutationResult;
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
  GamePayload: MutationResult;
  GamePosition: GamePositionSource;
  GameRecord: GameRecord;
  GameScoreCorrected: EventSourceOf<'GameScoreCorrected'>;
  GameStakesCorrected: EventSourceOf<'GameStakesCorrected'>;
  GameStarted: EventSourceOf<'GameStarted'>;
  GameVoided: EventSourceOf<'GameVoided'>;
  GenerateLotInput: GenerateLotInput;
  GenerateLotPayload: MutationResult;
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
  HandPayload: MutationResult;
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
  JudgePayload: MutationResult;
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
  JusticeRequestPayload: MutationResult;
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
  PlaceBidPayload: MutationResult;
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
  PlayerLotPayload: MutationResult;
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
  ProposalPayload: MutationResult;
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
  RemindPlayersPayload: MutationResult;
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
  ResignOfficePayload: MutationResult;
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
  RotateInvitePayload: MutationResult;
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
  RulingPayload: MutationResult;
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
  SeasonPayload: MutationResult;
  SeasonResumed: EventSourceOf<'SeasonResumed'>;
  SeasonViewer: SeasonViewerSource;
  SeasonsUpdate: SeasonsUpdateSource;
  SecretAction: SecretActionSource;
  SecretActionCommitted: EventSourceOf<'SecretActionCommitted'>;
  SecretActionFailed: EventSourceOf<'SecretActionFailed'>;
  SecretActionPayload: MutationResult;
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
  SetValuePayload: MutationResult;
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
  SlotsPayload: MutationResult;
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
  StartExhibitionPayload: MutationResult;
  StartGameInput: StartGameInput;
  StartGuestInput: StartGuestInput;
  StartPracticeInput: StartPracticeInput;
  StartPracticePayload: MutationResult;
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
  TablePayload: MutationResult;
  TakeActionInput: TakeActionInput;
  TakeActionPayload: MutationResult;
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
  TradePayload: MutationResult;
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
  VoteForOfficePayload: MutationResult;
  VoteWarned: EventSourceOf<'VoteWarned'>;
  Waiting: WaitingSource;
  WaitingConnection: WaitingConnectionSource;
  WaitingEdge: Omit<WaitingEdge, 'node'> & { node: ResolversParentTypes['Waiting'] };
  War: WarSource;
  WarAgreed: EventSourceOf<'WarAgreed'>;
  WarDraw: WarDrawSource;
  WarDrawn: EventSourceOf<'WarDrawn'>;
  WarPayload: MutationResult;
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
  WorkOfArtPayload: MutationResult;
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
  ruleset?: Resolver<ResolversTypes['Ruleset'], ParentType, ContextType>;
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
  anchor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  anchor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  anchor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  graveDeeds?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
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
  graveDeeds?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
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
  diceProof?: Resolver<ResolversTypes['Verification'], ParentType, ContextType, RequireFields<QueryDiceProofArgs, 'seasonId'>>;
  editions?: Resolver<ReadonlyArray<ResolversTypes['Edition']>, ParentType, ContextType>;
  exhibitions?: Resolver<ReadonlyArray<ResolversTypes['Season']>, ParentType, ContextType>;
  invitation?: Resolver<Maybe<ResolversTypes['Invitation']>, ParentType, ContextType, RequireFields<QueryInvitationArgs, 'code'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodeAsOf?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeAsOfArgs, 'atLeast' | 'id'>>;
  nodeAtLeast?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeAtLeastArgs, 'atLeast' | 'id'>>;
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
  anchor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  victoryLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  victoryCount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
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
  anchor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  anchor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
