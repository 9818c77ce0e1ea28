// Generated from *.graphql by `npm run codegen`; not to be edited.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { RefusalCode } from '../../src/graphql/generated/resolvers';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input for `acceptTrade`. */
export type AcceptTradeInput = {
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The round. */
  seasonId: string;
  /** The trade. */
  tradeId: string;
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

/** Input for `answerSfida`. */
export type AnswerSfidaInput = {
  /** True to raise the stakes; false to resign the game. */
  accept: boolean;
  /** The game. */
  gameId: string;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
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
  amount: number;
  /** The lot. The sealed text has its number. */
  lotId: string;
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

/** A card, by codes of the season's deck. */
export type CardInput = {
  /** The quantity, 1 to 1,000,000. */
  count?: number | null | undefined;
  /** Code of the rank: `KNIGHT`, `10`. */
  rank: string;
  /** Code of the suit: `SWORDS`. */
  suit: string;
};

/** Input for `changePassword`. */
export type ChangePasswordInput = {
  /** True to end the access tokens too. All other sessions end in any case. */
  accessTokens?: boolean | null | undefined;
  /** The current password; an account without one leaves it out. */
  currentPassword?: string | null | undefined;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** 8 to 200 characters. A password that is easy to guess is refused: `PASSWORD_TOO_EASY`. */
  newPassword: string;
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

/** Input for `confirmMailAddress`. */
export type ConfirmMailAddressInput = {
  /** A repeat with the same key and token gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The text after `#` in the link. */
  token: string;
};

/** Input for `createAccessToken`. */
export type CreateAccessTokenInput = {
  /** Expiry time; by default the token does not expire. */
  expiresAt?: string | null | undefined;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** A name for the token, 1 to 60 characters. */
  name: string;
  /** The token's permissions: at least one, and only scopes of the token of this request. */
  scopes: Array<Scope>;
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

/** Input for `createWebhook`. */
export type CreateWebhookInput = {
  /** Only events of these channels, 1 to 5; by default all. Only with `seasonId`. */
  channels?: Array<Channel> | null | undefined;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** Only inbox entries of these kinds, 1 to 100; by default all. Only without `seasonId`. */
  kinds?: Array<InboxKind> | null | undefined;
  /** Name, 1 to 60 characters. */
  name: string;
  /** Only events with these players in `Event.by`, 1 to 100; by default all. Only with `seasonId`. */
  playerIds?: Array<string> | null | undefined;
  /** The season; left out for the viewer's own inbox. */
  seasonId?: string | null | undefined;
  /** Only events of these types, 1 to 100; by default all. Only with `seasonId`. */
  types?: Array<EventType> | null | undefined;
  /**
   * The address: `https://` or `http://`, on the public internet, with port 80, 443, 8080 or 8443. The
   * operator may allow others. With the address of a Discord webhook, such as
   * `https://discord.com/api/webhooks/…`, the news comes as messages of Discord.
   */
  url: string;
};

/** The keeper of a secret action's text. */
export type Custody =
  /** The server. It reveals the text when the action matures. */
  | 'ENTRUSTED'
  /** The player. The player must reveal the text. */
  | 'OWN';

/** Input for `deleteWebhook`. */
export type DeleteWebhookInput = {
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The webhook. */
  webhookId: string;
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
  /** A player committed a secret action of the players' own rules [Additional secret actions]. */
  | 'SecretAttemptCommitted'
  /** An attempt at a secret action failed [Additional secret actions]. */
  | 'SecretAttemptFailed'
  /** The text of an attempt was revealed, and the secret action took effect [Additional secret actions]. */
  | 'SecretAttemptRevealed'
  /** Attempts at secret actions can now be revealed. Players who must reveal theirs get this event in the inbox. */
  | 'SecretAttemptsMatured'
  /** The time to reveal attempts will end soon. Players who must still reveal theirs get this event in the inbox. */
  | 'SecretAttemptsWarned'
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

/** Input for `grantItems`. */
export type GrantItemsInput = {
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The items to give, up to 300 entries. */
  items: Array<ItemInput>;
  /** The player who gets the items. */
  playerId: string;
  /** A rehearsal. */
  seasonId: string;
};

/** The status of a hand. */
export type HandStatus =
  /** The hand failed, or its player left. */
  | 'FAILED'
  /** The hand was placed, and its prize paid. */
  | 'PLACED'
  /** Revealed or presented, but not yet placed. */
  | 'REVEALED';

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
  /**
   * Your mail address takes no mail, so your notices are no longer sent there. The event is that of the
   * first notice that was not delivered.
   */
  | 'MAIL_STOPPED'
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
  /**
   * New rules are in force, by a proposal or by the host. The event names the revision and its first
   * changes, at most three.
   */
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
  /**
   * A webhook of yours stopped, because its receiver failed for three days or wants no more news, or
   * because you no longer host its season. The event is the first that was not delivered, or in the
   * last case the first after the news that was sent.
   */
  | 'WEBHOOK_STOPPED'
  /** Hands were placed or lots awarded. The event has your gains, payments, losses and failures. */
  | 'WEEK_SETTLED'
  /** It is your turn in a game of Giolitti. */
  | 'YOUR_TURN';

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

/** Input for `leaveSeason`. */
export type LeaveSeasonInput = {
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The season. */
  seasonId: string;
};

/** Input for `linkIdentity`. */
export type LinkIdentityInput = {
  /** A guest's name to sign in with: 3 to 30 letters, digits, `-` or `_`; case is ignored. */
  handle?: string | null | undefined;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The text with the `challenge` as its SHA-256. */
  proof: string;
  /** The ticket from the fragment of the address to which the browser came back. */
  ticket: string;
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

/** The state of the mails with notices. */
export type MailNotices =
  /** No notices are sent, or there is no confirmed address. */
  | 'OFF'
  /** Notices are sent, unless they were read before. */
  | 'ON'
  /** The address took no mail, so nothing more is sent. `setMailNotices` tries again. */
  | 'STOPPED';

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

/** Input for `redeliverWebhook`. */
export type RedeliverWebhookInput = {
  /** The delivery whose message is sent again. */
  deliveryId: string;
  /** A repeat with the same key gets the same answer, and sends nothing. */
  idempotencyKey?: string | null | undefined;
};

export { RefusalCode };

/** Input for `removeMailAddress`. */
export type RemoveMailAddressInput = {
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
};

/** Input for `removePlayer`. */
export type RemovePlayerInput = {
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The player. */
  playerId: string;
  /** The season. */
  seasonId: string;
};

/** Input for `requestPasswordReset`. */
export type RequestPasswordResetInput = {
  /** The name to sign in with, or the confirmed mail address: at most 254 characters. */
  account: string;
  /** Has no effect: each request sends a mail of its own. */
  idempotencyKey?: string | null | undefined;
};

/** Input for `resetPassword`. */
export type ResetPasswordInput = {
  /** A repeat with the same key, token and password gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** 8 to 200 characters. A password that is easy to guess is refused: `PASSWORD_TOO_EASY`. */
  newPassword: string;
  /** The text after `#` in the link. */
  token: string;
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

/** Input for `revokeAccessToken`. */
export type RevokeAccessTokenInput = {
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The token. */
  tokenId: string;
};

/** Input for `rotateInvite`. */
export type RotateInviteInput = {
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The season. */
  seasonId: string;
};

/** Input for `rotateWebhookSecret`. */
export type RotateWebhookSecretInput = {
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The webhook. */
  webhookId: string;
};

/** Input for `say`. */
export type SayInput = {
  /** The channel. */
  channel: Channel;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The season. */
  seasonId: string;
  /**
   * 1 to 2,000 characters. Line ends are the only control characters allowed. `\r\n` is stored as
   * `\n`, a tab as a space.
   */
  text: string;
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

/** The game of a season. */
export type SeasonKind =
  /** A dynasty of Giolitti. */
  | 'DYNASTY'
  /** A round of the Auction Casino. */
  | 'ROUND';

/** The status of a season. */
export type SeasonStatus =
  /** The season was won, or its host closed it. */
  | 'ENDED'
  /** The season is running. */
  | 'RUNNING'
  /** The season has not started. */
  | 'SETUP';

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

/** Input for `setMailAddress`. */
export type SetMailAddressInput = {
  /** The address, such as `ann@example.org`: at most 254 characters, without a name. */
  address: string;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The password of the account. */
  password: string;
};

/** Input for `setMailNotices`. */
export type SetMailNoticesInput = {
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** True to send notices, false to send none. */
  on: boolean;
};

/** Input for `signInWithIdentity`. */
export type SignInWithIdentityInput = {
  /**
   * The name of a new account that others see: 1 to 40 characters, under the same rules as in
   * `joinSeason`. Defaults to the handle.
   */
  displayName?: string | null | undefined;
  /** The name of a new account: 3 to 30 letters, digits, `-` or `_`; case is ignored. */
  handle?: string | null | undefined;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The text with the `challenge` as its SHA-256. */
  proof: string;
  /** The ticket from the fragment of the address to which the browser came back. */
  ticket: string;
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

/** Input for `startExhibition`. */
export type StartExhibitionInput = {
  /** Has no effect: every call returns the same season. */
  idempotencyKey?: string | null | undefined;
  /** The game. */
  kind: SeasonKind;
};

/** Input for `startPractice`. */
export type StartPracticeInput = {
  /** Id of an edition of the game; by default its default edition. */
  edition?: string | null | undefined;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The game. */
  kind: SeasonKind;
  /** Your name in the season, 1 to 40 characters; by default your display name. */
  name?: string | null | undefined;
  /** Number of bots, 1 to 8. By default 4 in a round, 1 in a dynasty. */
  opponents?: number | null | undefined;
};

/** Input for `stopMailNotices`. */
export type StopMailNoticesInput = {
  /** Has no effect: a repeat ends the notices again. */
  idempotencyKey?: string | null | undefined;
  /** The text after `#` in the link, which is in each mail with notices. */
  token: string;
};

/** Input for `testWebhook`. */
export type TestWebhookInput = {
  /** A repeat with the same key gets the same answer, and sends nothing. */
  idempotencyKey?: string | null | undefined;
  /** The webhook. */
  webhookId: string;
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

/** Input for `unlinkIdentity`. */
export type UnlinkIdentityInput = {
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** The identity. */
  identityId: string;
  /** The password; an account without one leaves it out. */
  password?: string | null | undefined;
};

/** Input for `updateWebhook`. Settings that are left out stay; null for a list means all. */
export type UpdateWebhookInput = {
  /** False pauses the webhook, true resumes it. */
  active?: boolean | null | undefined;
  /** Only events of these channels, 1 to 5. */
  channels?: Array<Channel> | null | undefined;
  /** A repeat with the same key gets the same answer. */
  idempotencyKey?: string | null | undefined;
  /** Only inbox entries of these kinds, 1 to 100. */
  kinds?: Array<InboxKind> | null | undefined;
  /** Name, 1 to 60 characters. */
  name?: string | null | undefined;
  /** Only events with these players in `Event.by`, 1 to 100. */
  playerIds?: Array<string> | null | undefined;
  /** True to leave out everything up to now. */
  skip?: boolean | null | undefined;
  /** Only events of these types, 1 to 100. */
  types?: Array<EventType> | null | undefined;
  /** The address, under the same rules as in `createWebhook`. */
  url?: string | null | undefined;
  /** The webhook. */
  webhookId: string;
};

/** The reason why a delivery failed. */
export type WebhookDeliveryFailure =
  /** The name has no address on the public internet. */
  | 'ADDRESS_REFUSED'
  /** The certificate is not valid for the name, or has expired. */
  | 'CERTIFICATE_INVALID'
  /** There was no connection, or it was cut before the answer. */
  | 'CONNECTION_FAILED'
  /** The receiver answered 410, or Discord answered that the webhook was deleted. */
  | 'GONE'
  /** The name has no address. */
  | 'NAME_UNKNOWN'
  /** Discord asked to wait; the message is sent again after that time. */
  | 'RATE_LIMITED'
  /** The receiver answered with a redirect, which is not followed. */
  | 'REDIRECTED'
  /** The server could not make the message. It tries again and does not stop. */
  | 'SERVER_ERROR'
  /** The receiver answered with a status other than 200 to 299. */
  | 'STATUS_NOT_OK'
  /** There was no answer within 10 seconds. */
  | 'TIMED_OUT';

/** The cause of a delivery. */
export type WebhookDeliveryPurpose =
  /** `redeliverWebhook`. */
  | 'AGAIN'
  /** An event of the season, or an entry of the inbox. */
  | 'NEWS'
  /** The standing message on Discord, made or edited. It cannot be sent again. */
  | 'STANDING'
  /** `testWebhook`. */
  | 'TEST';

/** The form of a webhook's messages; its address decides. */
export type WebhookFormat =
  /** Messages of Discord, for an address such as `https://discord.com/api/webhooks/…`. */
  | 'DISCORD'
  /** JSON, signed as Standard Webhooks has it. */
  | 'STANDARD';

/** The state of a webhook. */
export type WebhookStatus =
  /** News is sent. After a failure it is tried again, with growing pauses. */
  | 'ACTIVE'
  /** The receiver answered 410, or Discord deleted the webhook: it wants no more news. */
  | 'GONE'
  /** A host or the account has paused it. */
  | 'PAUSED'
  /** The receiver failed for three days. `updateWebhook` resumes it. */
  | 'STOPPED'
  /**
   * The host who created the webhook is no longer a host of the season. Once that account is a host
   * again, `updateWebhook` resumes it; another host can only delete it.
   */
  | 'UNHOSTED';

export type PlaceBidMutationVariables = Exact<{
  input: PlaceBidInput;
}>;


export type PlaceBidMutation = { placeBid: { seq: number | null, refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null, lot: { minimumBid: number | null } | null } };

export type OfferGiftMutationVariables = Exact<{
  input: OfferTradeInput;
}>;


export type OfferGiftMutation = { offerTrade: { trade: { id: string } | null } };

export type AcceptGiftMutationVariables = Exact<{
  input: AcceptTradeInput;
}>;


export type AcceptGiftMutation = { acceptTrade: { refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null, trade: { status: TradeStatus } | null } };

export type OpenAuctionSubscriptionVariables = Exact<{
  roundId: string;
}>;


export type OpenAuctionSubscription = { auctionUpdated: { seq: number, procedure: BiddingProcedure, biddingClosesAt: string | null, bids: Array<{ amount: number | null, status: BidStatus, failure: BidFailure | null, player: { name: string } }>, lots: { nodes: Array<{ id: string, number: number, minimumBid: number | null, leadingBid: { amount: number | null, status: BidStatus, failure: BidFailure | null, player: { name: string } } | null, winner: { name: string } | null }> } } };

export type OpenBidFragment = { amount: number | null, status: BidStatus, failure: BidFailure | null, player: { name: string } };

export type DrawLotMutationVariables = Exact<{
  input: GenerateLotInput;
}>;


export type DrawLotMutation = { generateLot: { seq: number | null, refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null, lot: { number: number } | null } };

export type CommitHashMutationVariables = Exact<{
  input: CommitSecretActionInput;
}>;


export type CommitHashMutation = { commitSecretAction: { seq: number | null, refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null, secretAction: { id: string, sha256: string, status: SecretActionStatus, failure: SecretActionFailure | null, text: string | null, custody: Custody | null, entrustedText: string | null, hand: { id: string } | null, bids: Array<{ id: string, written: string, amount: number | null, lotNumber: number, status: BidStatus, failure: BidFailure | null }> } | null } };

export type RevealTextMutationVariables = Exact<{
  input: RevealSecretActionInput;
}>;


export type RevealTextMutation = { revealSecretAction: { seq: number | null, refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null, secretAction: { id: string, sha256: string, status: SecretActionStatus, failure: SecretActionFailure | null, text: string | null, custody: Custody | null, entrustedText: string | null, hand: { id: string } | null, bids: Array<{ id: string, written: string, amount: number | null, lotNumber: number, status: BidStatus, failure: BidFailure | null }> } | null } };

export type EntrustBidsMutationVariables = Exact<{
  input: SealBidsInput;
}>;


export type EntrustBidsMutation = { sealBids: { seq: number | null, refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null, secretAction: { id: string, sha256: string, status: SecretActionStatus, failure: SecretActionFailure | null, text: string | null, custody: Custody | null, entrustedText: string | null, hand: { id: string } | null, bids: Array<{ id: string, written: string, amount: number | null, lotNumber: number, status: BidStatus, failure: BidFailure | null }> } | null } };

export type EntrustHandMutationVariables = Exact<{
  input: SealHandInput;
}>;


export type EntrustHandMutation = { sealHand: { seq: number | null, refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null, secretAction: { id: string, sha256: string, status: SecretActionStatus, failure: SecretActionFailure | null, text: string | null, custody: Custody | null, entrustedText: string | null, hand: { id: string } | null, bids: Array<{ id: string, written: string, amount: number | null, lotNumber: number, status: BidStatus, failure: BidFailure | null }> } | null } };

export type TradeTrungsMutationVariables = Exact<{
  input: TradeInTrungsInput;
}>;


export type TradeTrungsMutation = { tradeInTrungs: { seq: number | null, refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null, season:
      | { now: string, phase: string | null }
      | { now: string, phase: string | null }
     | null, player: { id: string, name: string } | null } };

export type SecretActionDoneFragment = { seq: number | null, refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null, secretAction: { id: string, sha256: string, status: SecretActionStatus, failure: SecretActionFailure | null, text: string | null, custody: Custody | null, entrustedText: string | null, hand: { id: string } | null, bids: Array<{ id: string, written: string, amount: number | null, lotNumber: number, status: BidStatus, failure: BidFailure | null }> } | null };

export type MyIdentitiesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyIdentitiesQuery = { viewer: { id: string, handle: string | null, hasPassword: boolean, account: { id: string, displayName: string, guest: boolean }, identities: Array<{ id: string, issuer: string, createdAt: string, provider: { id: string, name: string } | null }> } | null };

export type SignInWithIdentityMutationVariables = Exact<{
  input: SignInWithIdentityInput;
}>;


export type SignInWithIdentityMutation = { signInWithIdentity: { token: string | null, refusal: { code: RefusalCode } | null, viewer: { id: string, handle: string | null, account: { id: string, displayName: string, guest: boolean } } | null } };

export type LinkIdentityMutationVariables = Exact<{
  input: LinkIdentityInput;
}>;


export type LinkIdentityMutation = { linkIdentity: { refusal: { code: RefusalCode } | null, viewer: { id: string, handle: string | null, account: { id: string, displayName: string, guest: boolean } } | null } };

export type UnlinkIdentityMutationVariables = Exact<{
  input: UnlinkIdentityInput;
}>;


export type UnlinkIdentityMutation = { unlinkIdentity: { refusal: { code: RefusalCode } | null } };

export type SetPasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type SetPasswordMutation = { changePassword: { refusal: { code: RefusalCode } | null } };

export type JournalSubscriptionVariables = Exact<{
  seasonId: string;
  after?: number | null | undefined;
}>;


export type JournalSubscription = { journal:
    | { __typename: 'BidPlaced', seq: number, at: string, text: string }
    | { __typename: 'CardPlayed', seq: number, at: string, text: string }
    | { __typename: 'DynastyClosed', seq: number, at: string, text: string }
    | { __typename: 'FortuneTold', fortune: string, seq: number, at: string, text: string, rolls: { week: number, stream: string | null, clientSeeds: Array<string>, values: Array<number>, sides: Array<number> }, player: { name: string }, transfers: Array<{ item: string, quantity: number, card: { name: string } | null }> }
    | { __typename: 'GameEnded', seq: number, at: string, text: string }
    | { __typename: 'GameStarted', seq: number, at: string, text: string }
    | { __typename: 'HandPlaced', seq: number, at: string, text: string }
    | { __typename: 'IncomePaid', seq: number, at: string, text: string, payments: Array<{ wealth: string, tax: number, amount: number, player: { name: string } }> }
    | { __typename: 'LotGenerated', seq: number, at: string, text: string, lot: { number: number, cards: Array<{ name: string }> }, rolls: { week: number, stream: string | null, clientSeeds: Array<string>, values: Array<number>, sides: Array<number> } }
    | { __typename: 'LotSold', seq: number, at: string, text: string }
    | { __typename: 'PlayerJoined', seq: number, at: string, text: string }
    | { __typename: 'ReadinessSet', seq: number, at: string, text: string }
    | { __typename: 'SecretActionCommitted', seq: number, at: string, text: string }
    | { __typename: 'SecretActionRevealed', seq: number, at: string, text: string }
    | { __typename: 'TradeDeclined', seq: number, at: string, text: string }
    | { __typename: 'TradeDone', seq: number, at: string, text: string }
    | { __typename: 'WeekEnded', week: number, seed: string, seq: number, at: string, text: string }
    | { __typename: 'WeekStarted', week: number, commitment: string, seq: number, at: string, text: string }
    | { __typename: 'OtherEvent', seq: number, at: string, text: string }
   };

export type ThrownFragment = { week: number, stream: string | null, clientSeeds: Array<string>, values: Array<number>, sides: Array<number> };

export type AuctionUpdatedSubscriptionVariables = Exact<{
  roundId: string;
}>;


export type AuctionUpdatedSubscription = { auctionUpdated: { seq: number, lots: { totalCount: number, nodes: Array<{ number: number, status: LotStatus, price: number | null, cards: Array<{ name: string }>, winner: { name: string } | null, bids: Array<{ amount: number | null, status: BidStatus, failure: BidFailure | null, player: { name: string } }> }> }, bids: Array<{ written: string, status: BidStatus, failure: BidFailure | null, player: { name: string } }>, participation: { lots: number, byPlayers: number, byBidders: number } } };

export type SetMailAddressMutationVariables = Exact<{
  input: SetMailAddressInput;
}>;


export type SetMailAddressMutation = { setMailAddress: { refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null, viewer: { mailBox: { address: string | null, pendingAddress: string | null } | null } | null } };

export type ConfirmMailAddressMutationVariables = Exact<{
  input: ConfirmMailAddressInput;
}>;


export type ConfirmMailAddressMutation = { confirmMailAddress: { confirmed: boolean, refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null } };

export type RemoveMailAddressMutationVariables = Exact<{
  input?: RemoveMailAddressInput | null | undefined;
}>;


export type RemoveMailAddressMutation = { removeMailAddress: { refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null, viewer: { mailBox: { address: string | null, pendingAddress: string | null } | null } | null } };

export type SetMailNoticesMutationVariables = Exact<{
  input: SetMailNoticesInput;
}>;


export type SetMailNoticesMutation = { setMailNotices: { refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null, viewer: { mailBox: { notices: MailNotices } | null } | null } };

export type StopMailNoticesMutationVariables = Exact<{
  input: StopMailNoticesInput;
}>;


export type StopMailNoticesMutation = { stopMailNotices: { stopped: boolean, refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null } };

export type MailNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type MailNoticesQuery = { viewer: { mailBox: { notices: MailNotices } | null, inbox: { nodes: Array<{ number: number, kind: InboxKind | null }> } } | null };

export type OwnMailQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnMailQuery = { server: { mail: boolean }, viewer: { handle: string | null, mailBox: { address: string | null, pendingAddress: string | null } | null } | null };

export type RequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { accepted: boolean, refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null } };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { changed: boolean, refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null } };

export type PractiseMutationVariables = Exact<{
  input: StartPracticeInput;
}>;


export type PractiseMutation = { startPractice: { seq: number | null, refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null, player: { id: string, name: string } | null, season:
      | { id: string, now: string, games: { nodes: Array<{ id: string, gameStatus: GameStatus, participants: Array<{ hand: Array<{ rank: string }> | null }> }> }, invitation: { code: string } | null, viewer: { host: boolean } | null, players: { nodes: Array<{ name: string, account: { bot: boolean } }> } }
      | { phase: string | null, id: string, now: string, invitation: { code: string } | null, viewer: { host: boolean } | null, players: { nodes: Array<{ name: string, account: { bot: boolean } }> } }
     | null } };

export type OfferedQueryVariables = Exact<{ [key: string]: never; }>;


export type OfferedQuery = { server: { practice: boolean } };

export type PractisedSubscriptionVariables = Exact<{
  seasonId: string;
  after: number;
}>;


export type PractisedSubscription = { journal:
    | { __typename: 'BidPlaced', amount: number, seq: number, text: string, by: { player: { name: string, account: { bot: boolean } } | null } }
    | { __typename: 'CardPlayed', seq: number, text: string, by: { player: { name: string, account: { bot: boolean } } | null } }
    | { __typename: 'DynastyClosed', seq: number, text: string, by: { player: { name: string, account: { bot: boolean } } | null } }
    | { __typename: 'FortuneTold', seq: number, text: string, by: { player: { name: string, account: { bot: boolean } } | null } }
    | { __typename: 'GameEnded', seq: number, text: string, by: { player: { name: string, account: { bot: boolean } } | null } }
    | { __typename: 'GameStarted', seq: number, text: string, game: { id: string }, by: { player: { name: string, account: { bot: boolean } } | null } }
    | { __typename: 'HandPlaced', seq: number, text: string, by: { player: { name: string, account: { bot: boolean } } | null } }
    | { __typename: 'IncomePaid', seq: number, text: string, by: { player: { name: string, account: { bot: boolean } } | null } }
    | { __typename: 'LotGenerated', seq: number, text: string, by: { player: { name: string, account: { bot: boolean } } | null } }
    | { __typename: 'LotSold', seq: number, text: string, by: { player: { name: string, account: { bot: boolean } } | null } }
    | { __typename: 'PlayerJoined', seq: number, text: string, by: { player: { name: string, account: { bot: boolean } } | null } }
    | { __typename: 'ReadinessSet', seq: number, text: string, by: { player: { name: string, account: { bot: boolean } } | null } }
    | { __typename: 'SecretActionCommitted', seq: number, text: string, by: { player: { name: string, account: { bot: boolean } } | null } }
    | { __typename: 'SecretActionRevealed', seq: number, text: string, by: { player: { name: string, account: { bot: boolean } } | null } }
    | { __typename: 'TradeDeclined', seq: number, text: string, by: { player: { name: string, account: { bot: boolean } } | null } }
    | { __typename: 'TradeDone', seq: number, text: string, by: { player: { name: string, account: { bot: boolean } } | null } }
    | { __typename: 'WeekEnded', seq: number, text: string, by: { player: { name: string, account: { bot: boolean } } | null } }
    | { __typename: 'WeekStarted', seq: number, text: string, by: { player: { name: string, account: { bot: boolean } } | null } }
    | { __typename: 'OtherEvent', seq: number, text: string, by: { player: { name: string, account: { bot: boolean } } | null } }
   };

type OfPractice_CardPlayed_Fragment = { __typename: 'CardPlayed' };

type OfPractice_DynastyClosed_Fragment = { __typename: 'DynastyClosed' };

type OfPractice_GameEnded_Fragment = { __typename: 'GameEnded' };

type OfPractice_HandPlaced_Fragment = { __typename: 'HandPlaced' };

type OfPractice_LotSold_Fragment = { __typename: 'LotSold' };

type OfPractice_PlayerJoined_Fragment = { __typename: 'PlayerJoined' };

type OfPractice_ReadinessSet_Fragment = { __typename: 'ReadinessSet' };

type OfPractice_SecretActionCommitted_Fragment = { __typename: 'SecretActionCommitted' };

type OfPractice_SecretActionRevealed_Fragment = { __typename: 'SecretActionRevealed' };

type OfPractice_TradeDeclined_Fragment = { __typename: 'TradeDeclined' };

type OfPractice_TradeDone_Fragment = { __typename: 'TradeDone' };

export type OfPracticeFragment =
  | OfPractice_CardPlayed_Fragment
  | OfPractice_DynastyClosed_Fragment
  | OfPractice_GameEnded_Fragment
  | OfPractice_HandPlaced_Fragment
  | OfPractice_LotSold_Fragment
  | OfPractice_PlayerJoined_Fragment
  | OfPractice_ReadinessSet_Fragment
  | OfPractice_SecretActionCommitted_Fragment
  | OfPractice_SecretActionRevealed_Fragment
  | OfPractice_TradeDeclined_Fragment
  | OfPractice_TradeDone_Fragment
;

export type PractisedGameSubscriptionVariables = Exact<{
  tableId: string;
}>;


export type PractisedGameSubscription = { tableUpdated:
    | { __typename: 'GiolittiGame', seq: number, gameStatus: GameStatus, turn: { id: string } | null, sfida: { to: { id: string } } | null, participants: Array<{ player: { id: string }, plays: Array<{ card: { rank: string, suit: string } }>, hand: Array<{ rank: string, suit: string }> | null }> }
    | { __typename: 'SlotsSitting' }
    | { __typename: 'War' }
   };

export type PutDownMutationVariables = Exact<{
  input: PlayCardInput;
}>;


export type PutDownMutation = { playCard: { seq: number | null, refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null } };

export type AnswerHereMutationVariables = Exact<{
  input: AnswerSfidaInput;
}>;


export type AnswerHereMutation = { answerSfida: { seq: number | null, refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null } };

export type OfferHereMutationVariables = Exact<{
  input: OfferTradeInput;
}>;


export type OfferHereMutation = { offerTrade: { refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null } };

export type EndHereMutationVariables = Exact<{
  input: CloseSeasonInput;
}>;


export type EndHereMutation = { closeSeason: { refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null } };

export type ExhibitMutationVariables = Exact<{
  input: StartExhibitionInput;
}>;


export type ExhibitMutation = { startExhibition: { refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null, season:
      | { id: string, visibility: SeasonVisibility, rehearsal: boolean, host: { displayName: string, bot: boolean }, players: { nodes: Array<{ account: { bot: boolean } }> } }
      | { id: string, visibility: SeasonVisibility, rehearsal: boolean, host: { displayName: string, bot: boolean }, players: { nodes: Array<{ account: { bot: boolean } }> } }
     | null } };

export type ExhibitedQueryVariables = Exact<{
  seasonId: string;
}>;


export type ExhibitedQuery = { season:
    | { seq: number, status: SeasonStatus }
    | { seq: number, status: SeasonStatus }
   | null };

export type ShowsQueryVariables = Exact<{
  status: SeasonStatus;
}>;


export type ShowsQuery = { seasons: { nodes: Array<
      | { id: string }
      | { id: string }
    > } };

export type ShownQueryVariables = Exact<{ [key: string]: never; }>;


export type ShownQuery = { exhibitions: Array<
    | { id: string, kind: SeasonKind, host: { bot: boolean } }
    | { id: string, kind: SeasonKind, host: { bot: boolean } }
  > };

export type PositionQueryVariables = Exact<{
  id: string;
}>;


export type PositionQuery = { season:
    | { seq: number, now: string, phase: string | null, status: SeasonStatus, winner: { name: string } | null }
    | { seq: number, now: string, phase: string | null, status: SeasonStatus, winner: { name: string } | null }
   | null };

export type PossessionsQueryVariables = Exact<{
  id: string;
}>;


export type PossessionsQuery = { season:
    | { players: { nodes: Array<{ id: string, name: string, tax: number | null, wealth: string | null, holdings: Array<{ item: string, quantity: number, card: { name: string } | null }> }> } }
    | { players: { nodes: Array<{ id: string, name: string, tax: number | null, wealth: string | null, holdings: Array<{ item: string, quantity: number, card: { name: string } | null }> }> } }
   | null };

export type LotsQueryVariables = Exact<{
  id: string;
}>;


export type LotsQuery = { season:
    | { auction: { seq: number, lots: { totalCount: number, nodes: Array<{ number: number, status: LotStatus, price: number | null, cards: Array<{ name: string }>, winner: { name: string } | null, bids: Array<{ amount: number | null, status: BidStatus, failure: BidFailure | null, player: { name: string } }> }> }, bids: Array<{ written: string, status: BidStatus, failure: BidFailure | null, player: { name: string } }>, participation: { lots: number, byPlayers: number, byBidders: number } } }
    | Record<PropertyKey, never>
   | null };

export type HandsQueryVariables = Exact<{
  id: string;
  week?: number | null | undefined;
}>;


export type HandsQuery = { season:
    | { hands: Array<{ id: string, status: HandStatus, placement: number | null, player: { name: string }, score: { cards: number, ranks: number, multiplier: number, highest: number, total: string, multipliers: Array<{ name: string, value: number }> } | null }> }
    | Record<PropertyKey, never>
   | null };

export type SecretActionsQueryVariables = Exact<{
  id: string;
  week?: number | null | undefined;
}>;


export type SecretActionsQuery = { season:
    | { secretActions: Array<{ id: string, kind: SecretActionKind, sha256: string, committedAt: string, maturesAt: string, revealsAt: string, week: number, status: SecretActionStatus, failure: SecretActionFailure | null, revealedAt: string | null, text: string | null, custody: Custody | null, entrustedText: string | null, player: { name: string }, bids: Array<{ id: string, written: string, amount: number | null, status: BidStatus, failure: BidFailure | null }>, hand: { id: string, status: HandStatus, failure: SecretActionFailure | null, placement: number | null, score: { total: string } | null } | null }> }
    | Record<PropertyKey, never>
   | null };

export type PageQueryVariables = Exact<{
  id: string;
  after: string;
  first: number;
}>;


export type PageQuery = { season:
    | { journal: { nodes: Array<
          | { __typename: 'BidPlaced', seq: number, at: string, text: string }
          | { __typename: 'CardPlayed', seq: number, at: string, text: string }
          | { __typename: 'DynastyClosed', seq: number, at: string, text: string }
          | { __typename: 'FortuneTold', seq: number, at: string, text: string }
          | { __typename: 'GameEnded', seq: number, at: string, text: string }
          | { __typename: 'GameStarted', seq: number, at: string, text: string }
          | { __typename: 'HandPlaced', seq: number, at: string, text: string }
          | { __typename: 'IncomePaid', seq: number, at: string, text: string }
          | { __typename: 'LotGenerated', seq: number, at: string, text: string }
          | { __typename: 'LotSold', seq: number, at: string, text: string }
          | { __typename: 'PlayerJoined', seq: number, at: string, text: string }
          | { __typename: 'ReadinessSet', seq: number, at: string, text: string }
          | { __typename: 'SecretActionCommitted', seq: number, at: string, text: string }
          | { __typename: 'SecretActionRevealed', seq: number, at: string, text: string }
          | { __typename: 'TradeDeclined', seq: number, at: string, text: string }
          | { __typename: 'TradeDone', seq: number, at: string, text: string }
          | { __typename: 'WeekEnded', seq: number, at: string, text: string }
          | { __typename: 'WeekStarted', seq: number, at: string, text: string }
          | { __typename: 'OtherEvent', seq: number, at: string, text: string }
        >, pageInfo: { hasNextPage: boolean } } }
    | { journal: { nodes: Array<
          | { __typename: 'BidPlaced', seq: number, at: string, text: string }
          | { __typename: 'CardPlayed', seq: number, at: string, text: string }
          | { __typename: 'DynastyClosed', seq: number, at: string, text: string }
          | { __typename: 'FortuneTold', seq: number, at: string, text: string }
          | { __typename: 'GameEnded', seq: number, at: string, text: string }
          | { __typename: 'GameStarted', seq: number, at: string, text: string }
          | { __typename: 'HandPlaced', seq: number, at: string, text: string }
          | { __typename: 'IncomePaid', seq: number, at: string, text: string }
          | { __typename: 'LotGenerated', seq: number, at: string, text: string }
          | { __typename: 'LotSold', seq: number, at: string, text: string }
          | { __typename: 'PlayerJoined', seq: number, at: string, text: string }
          | { __typename: 'ReadinessSet', seq: number, at: string, text: string }
          | { __typename: 'SecretActionCommitted', seq: number, at: string, text: string }
          | { __typename: 'SecretActionRevealed', seq: number, at: string, text: string }
          | { __typename: 'TradeDeclined', seq: number, at: string, text: string }
          | { __typename: 'TradeDone', seq: number, at: string, text: string }
          | { __typename: 'WeekEnded', seq: number, at: string, text: string }
          | { __typename: 'WeekStarted', seq: number, at: string, text: string }
          | { __typename: 'OtherEvent', seq: number, at: string, text: string }
        >, pageInfo: { hasNextPage: boolean } } }
   | null };

export type FoundQueryVariables = Exact<{
  id: string;
}>;


export type FoundQuery = { node:
    | { __typename: 'AccessToken', id: string }
    | { __typename: 'Account', id: string }
    | { __typename: 'Auction', id: string }
    | { __typename: 'Bet', id: string }
    | { __typename: 'Bid', id: string }
    | { __typename: 'BidPlaced', id: string }
    | { __typename: 'Candidacy', id: string }
    | { __typename: 'CardPlayed', id: string }
    | { __typename: 'ConfidenceVote', id: string }
    | { __typename: 'Contract', id: string }
    | { __typename: 'ContractChange', id: string }
    | { __typename: 'Duck', id: string }
    | { __typename: 'Dynasty', id: string }
    | { __typename: 'DynastyClosed', id: string }
    | { __typename: 'FortuneTold', id: string }
    | { __typename: 'GameEnded', id: string }
    | { __typename: 'GameStarted', id: string }
    | { __typename: 'GiolittiGame', id: string }
    | { __typename: 'Hand', id: string }
    | { __typename: 'HandPlaced', id: string }
    | { __typename: 'Identity', id: string }
    | { __typename: 'IncomePaid', id: string }
    | { __typename: 'JudgeOffice', id: string }
    | { __typename: 'JudgeTerm', id: string }
    | { __typename: 'JusticeRequest', id: string }
    | { __typename: 'Lot', id: string }
    | { __typename: 'LotGenerated', id: string }
    | { __typename: 'LotSold', id: string }
    | { __typename: 'Player', id: string }
    | { __typename: 'PlayerJoined', id: string }
    | { __typename: 'Proposal', id: string }
    | { __typename: 'ReadinessSet', id: string }
    | { __typename: 'Round', id: string }
    | { __typename: 'Ruleset', id: string }
    | { __typename: 'Ruling', id: string }
    | { __typename: 'SeasonViewer', id: string }
    | { __typename: 'SecretAction', id: string }
    | { __typename: 'SecretActionCommitted', id: string }
    | { __typename: 'SecretActionRevealed', id: string }
    | { __typename: 'SecretAttempt', id: string }
    | { __typename: 'SlotsSitting', id: string }
    | { __typename: 'Trade', id: string }
    | { __typename: 'TradeDeclined', id: string }
    | { __typename: 'TradeDone', id: string }
    | { __typename: 'Viewer', id: string }
    | { __typename: 'War', id: string }
    | { __typename: 'Webhook', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WeekEnded', id: string }
    | { __typename: 'WeekStarted', id: string }
    | { __typename: 'WorkOfArt', id: string }
    | { __typename: 'OtherEvent', id: string }
   | null };

export type DiceQueryVariables = Exact<{
  id: string;
}>;


export type DiceQuery = { diceProof: { scope: string, algorithm: string, streams: Array<{ week: number | null, algorithm: string, committedSeq: number | null, digest: string | null, commitment: string, seed: string | null, fixedClientSeeds: Array<{ sha256: string, fixedSeq: number }>, draws: Array<{ seq: number, stream: string | null, number: number, sides: number, value: number, clientSeeds: Array<string> }> }> } };

export type AuctionStateFragment = { seq: number, lots: { totalCount: number, nodes: Array<{ number: number, status: LotStatus, price: number | null, cards: Array<{ name: string }>, winner: { name: string } | null, bids: Array<{ amount: number | null, status: BidStatus, failure: BidFailure | null, player: { name: string } }> }> }, bids: Array<{ written: string, status: BidStatus, failure: BidFailure | null, player: { name: string } }>, participation: { lots: number, byPlayers: number, byBidders: number } };

export type SecretFragment = { id: string, kind: SecretActionKind, sha256: string, committedAt: string, maturesAt: string, revealsAt: string, week: number, status: SecretActionStatus, failure: SecretActionFailure | null, revealedAt: string | null, text: string | null, custody: Custody | null, entrustedText: string | null, player: { name: string }, bids: Array<{ id: string, written: string, amount: number | null, status: BidStatus, failure: BidFailure | null }>, hand: { id: string, status: HandStatus, failure: SecretActionFailure | null, placement: number | null, score: { total: string } | null } | null };

export type OpenAccountMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type OpenAccountMutation = { signUp: { token: string | null, refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null, viewer: { account: { id: string } } | null } };

export type CreateAccessTokenMutationVariables = Exact<{
  input: CreateAccessTokenInput;
}>;


export type CreateAccessTokenMutation = { createAccessToken: { token: string | null, refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null, accessToken: { id: string, scopes: Array<Scope> } | null } };

export type RevokeAccessTokenMutationVariables = Exact<{
  input: RevokeAccessTokenInput;
}>;


export type RevokeAccessTokenMutation = { revokeAccessToken: { tokenId: string | null, refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null } };

export type MakeRoundMutationVariables = Exact<{
  input: CreateRoundInput;
}>;


export type MakeRoundMutation = { createRound: { seq: number | null, inviteCode: string | null, refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null, season: { id: string } | null } };

export type BecomePlayerMutationVariables = Exact<{
  input: JoinSeasonInput;
}>;


export type BecomePlayerMutation = { joinSeason: { seq: number | null, refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null, season:
      | { now: string, phase: string | null }
      | { now: string, phase: string | null }
     | null, player: { id: string, name: string } | null } };

export type LeaveSeasonMutationVariables = Exact<{
  input: LeaveSeasonInput;
}>;


export type LeaveSeasonMutation = { leaveSeason: { seq: number | null, refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null, season:
      | { now: string, phase: string | null }
      | { now: string, phase: string | null }
     | null, player: { id: string, name: string } | null } };

export type RemovePlayerMutationVariables = Exact<{
  input: RemovePlayerInput;
}>;


export type RemovePlayerMutation = { removePlayer: { seq: number | null, refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null, season:
      | { now: string, phase: string | null }
      | { now: string, phase: string | null }
     | null, player: { id: string, name: string } | null } };

export type EndSeasonMutationVariables = Exact<{
  input: CloseSeasonInput;
}>;


export type EndSeasonMutation = { closeSeason: { seq: number | null, refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null, season:
      | { now: string, phase: string | null }
      | { now: string, phase: string | null }
     | null, player: { id: string, name: string } | null } };

export type RotateInviteMutationVariables = Exact<{
  input: RotateInviteInput;
}>;


export type RotateInviteMutation = { rotateInvite: { seq: number | null, inviteCode: string | null, refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null } };

export type AdvanceClockMutationVariables = Exact<{
  input: AdvanceClockInput;
}>;


export type AdvanceClockMutation = { advanceClock: { seq: number | null, refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null, season:
      | { now: string, phase: string | null }
      | { now: string, phase: string | null }
     | null, player: { id: string, name: string } | null } };

export type GrantItemsMutationVariables = Exact<{
  input: GrantItemsInput;
}>;


export type GrantItemsMutation = { grantItems: { seq: number | null, refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null, season:
      | { now: string, phase: string | null }
      | { now: string, phase: string | null }
     | null, player: { id: string, name: string } | null } };

export type SeasonDoneFragment = { seq: number | null, refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null, season:
    | { now: string, phase: string | null }
    | { now: string, phase: string | null }
   | null, player: { id: string, name: string } | null };

export type RefusedFragment = { code: RefusalCode, message: string, anchor: string | null, facts: unknown };

export type AWebhookFragment = { id: string, name: string, format: WebhookFormat, url: string, types: Array<EventType> | null, channels: Array<Channel> | null, playerIds: Array<string> | null, kinds: Array<InboxKind> | null, status: WebhookStatus, position: number, behind: number, failures: number, failingSince: string | null, failure: WebhookDeliveryFailure | null, nextAttemptAt: string | null, formerSecretUntil: string | null, season:
    | { id: string }
    | { id: string }
   | null };

export type ADeliveryFragment = { id: string, number: number, messageId: string, purpose: WebhookDeliveryPurpose, at: string, status: number | null, failure: WebhookDeliveryFailure | null, body: string, answer: string };

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook: { secret: string | null, refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null, webhook: { id: string, name: string, format: WebhookFormat, url: string, types: Array<EventType> | null, channels: Array<Channel> | null, playerIds: Array<string> | null, kinds: Array<InboxKind> | null, status: WebhookStatus, position: number, behind: number, failures: number, failingSince: string | null, failure: WebhookDeliveryFailure | null, nextAttemptAt: string | null, formerSecretUntil: string | null, season:
        | { id: string }
        | { id: string }
       | null } | null } };

export type UpdateWebhookMutationVariables = Exact<{
  input: UpdateWebhookInput;
}>;


export type UpdateWebhookMutation = { updateWebhook: { refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null, webhook: { id: string, name: string, format: WebhookFormat, url: string, types: Array<EventType> | null, channels: Array<Channel> | null, playerIds: Array<string> | null, kinds: Array<InboxKind> | null, status: WebhookStatus, position: number, behind: number, failures: number, failingSince: string | null, failure: WebhookDeliveryFailure | null, nextAttemptAt: string | null, formerSecretUntil: string | null, season:
        | { id: string }
        | { id: string }
       | null } | null } };

export type DeleteWebhookMutationVariables = Exact<{
  input: DeleteWebhookInput;
}>;


export type DeleteWebhookMutation = { deleteWebhook: { webhookId: string | null, refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null } };

export type RotateWebhookSecretMutationVariables = Exact<{
  input: RotateWebhookSecretInput;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { secret: string | null, refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null, webhook: { id: string, name: string, format: WebhookFormat, url: string, types: Array<EventType> | null, channels: Array<Channel> | null, playerIds: Array<string> | null, kinds: Array<InboxKind> | null, status: WebhookStatus, position: number, behind: number, failures: number, failingSince: string | null, failure: WebhookDeliveryFailure | null, nextAttemptAt: string | null, formerSecretUntil: string | null, season:
        | { id: string }
        | { id: string }
       | null } | null } };

export type TestWebhookMutationVariables = Exact<{
  input: TestWebhookInput;
}>;


export type TestWebhookMutation = { testWebhook: { refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null, delivery: { id: string, number: number, messageId: string, purpose: WebhookDeliveryPurpose, at: string, status: number | null, failure: WebhookDeliveryFailure | null, body: string, answer: string } | null } };

export type RedeliverWebhookMutationVariables = Exact<{
  input: RedeliverWebhookInput;
}>;


export type RedeliverWebhookMutation = { redeliverWebhook: { refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null, delivery: { id: string, number: number, messageId: string, purpose: WebhookDeliveryPurpose, at: string, status: number | null, failure: WebhookDeliveryFailure | null, body: string, answer: string } | null } };

export type SeasonWebhooksQueryVariables = Exact<{
  id: string;
}>;


export type SeasonWebhooksQuery = { season:
    | { id: string, webhooks: Array<{ id: string, name: string, format: WebhookFormat, url: string, types: Array<EventType> | null, channels: Array<Channel> | null, playerIds: Array<string> | null, kinds: Array<InboxKind> | null, status: WebhookStatus, position: number, behind: number, failures: number, failingSince: string | null, failure: WebhookDeliveryFailure | null, nextAttemptAt: string | null, formerSecretUntil: string | null, season:
          | { id: string }
          | { id: string }
         | null }> | null }
    | { id: string, webhooks: Array<{ id: string, name: string, format: WebhookFormat, url: string, types: Array<EventType> | null, channels: Array<Channel> | null, playerIds: Array<string> | null, kinds: Array<InboxKind> | null, status: WebhookStatus, position: number, behind: number, failures: number, failingSince: string | null, failure: WebhookDeliveryFailure | null, nextAttemptAt: string | null, formerSecretUntil: string | null, season:
          | { id: string }
          | { id: string }
         | null }> | null }
   | null };

export type OwnWebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnWebhooksQuery = { viewer: { id: string, webhooks: Array<{ id: string, name: string, format: WebhookFormat, url: string, types: Array<EventType> | null, channels: Array<Channel> | null, playerIds: Array<string> | null, kinds: Array<InboxKind> | null, status: WebhookStatus, position: number, behind: number, failures: number, failingSince: string | null, failure: WebhookDeliveryFailure | null, nextAttemptAt: string | null, formerSecretUntil: string | null, season:
        | { id: string }
        | { id: string }
       | null }> } | null };

export type WebhookLogQueryVariables = Exact<{
  id: string;
  last?: number | null | undefined;
}>;


export type WebhookLogQuery = { node:
    | { __typename: 'AccessToken', id: string }
    | { __typename: 'Account', id: string }
    | { __typename: 'Auction', id: string }
    | { __typename: 'Bet', id: string }
    | { __typename: 'Bid', id: string }
    | { __typename: 'BidPlaced', id: string }
    | { __typename: 'Candidacy', id: string }
    | { __typename: 'CardPlayed', id: string }
    | { __typename: 'ConfidenceVote', id: string }
    | { __typename: 'Contract', id: string }
    | { __typename: 'ContractChange', id: string }
    | { __typename: 'Duck', id: string }
    | { __typename: 'Dynasty', id: string }
    | { __typename: 'DynastyClosed', id: string }
    | { __typename: 'FortuneTold', id: string }
    | { __typename: 'GameEnded', id: string }
    | { __typename: 'GameStarted', id: string }
    | { __typename: 'GiolittiGame', id: string }
    | { __typename: 'Hand', id: string }
    | { __typename: 'HandPlaced', id: string }
    | { __typename: 'Identity', id: string }
    | { __typename: 'IncomePaid', id: string }
    | { __typename: 'JudgeOffice', id: string }
    | { __typename: 'JudgeTerm', id: string }
    | { __typename: 'JusticeRequest', id: string }
    | { __typename: 'Lot', id: string }
    | { __typename: 'LotGenerated', id: string }
    | { __typename: 'LotSold', id: string }
    | { __typename: 'Player', id: string }
    | { __typename: 'PlayerJoined', id: string }
    | { __typename: 'Proposal', id: string }
    | { __typename: 'ReadinessSet', id: string }
    | { __typename: 'Round', id: string }
    | { __typename: 'Ruleset', id: string }
    | { __typename: 'Ruling', id: string }
    | { __typename: 'SeasonViewer', id: string }
    | { __typename: 'SecretAction', id: string }
    | { __typename: 'SecretActionCommitted', id: string }
    | { __typename: 'SecretActionRevealed', id: string }
    | { __typename: 'SecretAttempt', id: string }
    | { __typename: 'SlotsSitting', id: string }
    | { __typename: 'Trade', id: string }
    | { __typename: 'TradeDeclined', id: string }
    | { __typename: 'TradeDone', id: string }
    | { __typename: 'Viewer', id: string }
    | { __typename: 'War', id: string }
    | { __typename: 'Webhook', id: string, name: string, format: WebhookFormat, url: string, types: Array<EventType> | null, channels: Array<Channel> | null, playerIds: Array<string> | null, kinds: Array<InboxKind> | null, status: WebhookStatus, position: number, behind: number, failures: number, failingSince: string | null, failure: WebhookDeliveryFailure | null, nextAttemptAt: string | null, formerSecretUntil: string | null, deliveries: { nodes: Array<{ id: string, number: number, messageId: string, purpose: WebhookDeliveryPurpose, at: string, status: number | null, failure: WebhookDeliveryFailure | null, body: string, answer: string }>, pageInfo: { hasPreviousPage: boolean } }, season:
        | { id: string }
        | { id: string }
       | null }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WeekEnded', id: string }
    | { __typename: 'WeekStarted', id: string }
    | { __typename: 'WorkOfArt', id: string }
    | { __typename: 'OtherEvent', id: string }
   | null };

export type SayToWebhookMutationVariables = Exact<{
  input: SayInput;
}>;


export type SayToWebhookMutation = { say: { seq: number | null, refusal: { code: RefusalCode, message: string, anchor: string | null, facts: unknown } | null } };

export type WebhookNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhookNoticesQuery = { viewer: { inbox: { nodes: Array<{ kind: InboxKind | null, season:
          | { id: string }
          | { id: string }
         | null, event:
          | { __typename: 'BidPlaced', seq: number }
          | { __typename: 'CardPlayed', seq: number }
          | { __typename: 'DynastyClosed', seq: number }
          | { __typename: 'FortuneTold', seq: number }
          | { __typename: 'GameEnded', seq: number }
          | { __typename: 'GameStarted', seq: number }
          | { __typename: 'HandPlaced', seq: number }
          | { __typename: 'IncomePaid', seq: number }
          | { __typename: 'LotGenerated', seq: number }
          | { __typename: 'LotSold', seq: number }
          | { __typename: 'PlayerJoined', seq: number }
          | { __typename: 'ReadinessSet', seq: number }
          | { __typename: 'SecretActionCommitted', seq: number }
          | { __typename: 'SecretActionRevealed', seq: number }
          | { __typename: 'TradeDeclined', seq: number }
          | { __typename: 'TradeDone', seq: number }
          | { __typename: 'WeekEnded', seq: number }
          | { __typename: 'WeekStarted', seq: number }
          | { __typename: 'OtherEvent', seq: number }
         }> } } | null };

export const OpenBidFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenBid"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<OpenBidFragment, unknown>;
export const RefusedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]} as unknown as DocumentNode<RefusedFragment, unknown>;
export const SecretActionDoneFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecretActionDone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretActionPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"secretAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"custody"}},{"kind":"Field","name":{"kind":"Name","value":"entrustedText"}},{"kind":"Field","name":{"kind":"Name","value":"hand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bids"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"written"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"lotNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]} as unknown as DocumentNode<SecretActionDoneFragment, unknown>;
export const ThrownFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thrown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rolls"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"stream"}},{"kind":"Field","name":{"kind":"Name","value":"clientSeeds"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"sides"}}]}}]} as unknown as DocumentNode<ThrownFragment, unknown>;
export const OfPracticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfPractice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameEnded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardPlayed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretActionCommitted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretActionRevealed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotSold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HandPlaced"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerJoined"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TradeDeclined"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TradeDone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReadinessSet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DynastyClosed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<OfPracticeFragment, unknown>;
export const AuctionStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuctionState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Auction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"lots"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"NullValue"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bids"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bids"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"written"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"participation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lots"}},{"kind":"Field","name":{"kind":"Name","value":"byPlayers"}},{"kind":"Field","name":{"kind":"Name","value":"byBidders"}}]}}]}}]} as unknown as DocumentNode<AuctionStateFragment, unknown>;
export const SecretFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Secret"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"committedAt"}},{"kind":"Field","name":{"kind":"Name","value":"maturesAt"}},{"kind":"Field","name":{"kind":"Name","value":"revealsAt"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"revealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"custody"}},{"kind":"Field","name":{"kind":"Name","value":"entrustedText"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bids"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"written"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"placement"}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]} as unknown as DocumentNode<SecretFragment, unknown>;
export const SeasonDoneFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonDone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SeasonPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}}]}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]} as unknown as DocumentNode<SeasonDoneFragment, unknown>;
export const AWebhookFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"channels"}},{"kind":"Field","name":{"kind":"Name","value":"playerIds"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"behind"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"formerSecretUntil"}}]}}]} as unknown as DocumentNode<AWebhookFragment, unknown>;
export const ADeliveryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ADelivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]} as unknown as DocumentNode<ADeliveryFragment, unknown>;
export const PlaceBidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceBid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceBidInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeBid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"lot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimumBid"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]} as unknown as DocumentNode<PlaceBidMutation, PlaceBidMutationVariables>;
export const OfferGiftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OfferGift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OfferTradeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offerTrade"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<OfferGiftMutation, OfferGiftMutationVariables>;
export const AcceptGiftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptGift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptTradeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptTrade"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]} as unknown as DocumentNode<AcceptGiftMutation, AcceptGiftMutationVariables>;
export const OpenAuctionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"OpenAuction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roundId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auctionUpdated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"roundId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roundId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"procedure"}},{"kind":"Field","name":{"kind":"Name","value":"biddingClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"bids"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenBid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lots"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"NullValue"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"minimumBid"}},{"kind":"Field","name":{"kind":"Name","value":"leadingBid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenBid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenBid"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<OpenAuctionSubscription, OpenAuctionSubscriptionVariables>;
export const DrawLotDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DrawLot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GenerateLotInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generateLot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"lot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]} as unknown as DocumentNode<DrawLotMutation, DrawLotMutationVariables>;
export const CommitHashDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CommitHash"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CommitSecretActionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commitSecretAction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecretActionDone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecretActionDone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretActionPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"secretAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"custody"}},{"kind":"Field","name":{"kind":"Name","value":"entrustedText"}},{"kind":"Field","name":{"kind":"Name","value":"hand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bids"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"written"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"lotNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]}}]}}]} as unknown as DocumentNode<CommitHashMutation, CommitHashMutationVariables>;
export const RevealTextDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevealText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevealSecretActionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revealSecretAction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecretActionDone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecretActionDone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretActionPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"secretAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"custody"}},{"kind":"Field","name":{"kind":"Name","value":"entrustedText"}},{"kind":"Field","name":{"kind":"Name","value":"hand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bids"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"written"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"lotNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]}}]}}]} as unknown as DocumentNode<RevealTextMutation, RevealTextMutationVariables>;
export const EntrustBidsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EntrustBids"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SealBidsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sealBids"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecretActionDone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecretActionDone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretActionPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"secretAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"custody"}},{"kind":"Field","name":{"kind":"Name","value":"entrustedText"}},{"kind":"Field","name":{"kind":"Name","value":"hand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bids"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"written"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"lotNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]}}]}}]} as unknown as DocumentNode<EntrustBidsMutation, EntrustBidsMutationVariables>;
export const EntrustHandDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EntrustHand"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SealHandInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sealHand"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecretActionDone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecretActionDone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretActionPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"secretAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"custody"}},{"kind":"Field","name":{"kind":"Name","value":"entrustedText"}},{"kind":"Field","name":{"kind":"Name","value":"hand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bids"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"written"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"lotNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]}}]}}]} as unknown as DocumentNode<EntrustHandMutation, EntrustHandMutationVariables>;
export const TradeTrungsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TradeTrungs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TradeInTrungsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tradeInTrungs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonDone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonDone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SeasonPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}}]}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<TradeTrungsMutation, TradeTrungsMutationVariables>;
export const MyIdentitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyIdentities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"guest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"identities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"provider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<MyIdentitiesQuery, MyIdentitiesQueryVariables>;
export const SignInWithIdentityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInWithIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInWithIdentityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInWithIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"guest"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SignInWithIdentityMutation, SignInWithIdentityMutationVariables>;
export const LinkIdentityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LinkIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LinkIdentityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"guest"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LinkIdentityMutation, LinkIdentityMutationVariables>;
export const UnlinkIdentityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnlinkIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnlinkIdentityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlinkIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<UnlinkIdentityMutation, UnlinkIdentityMutationVariables>;
export const SetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SetPasswordMutation, SetPasswordMutationVariables>;
export const JournalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"Journal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seasonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotGenerated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rolls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thrown"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FortuneTold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fortune"}},{"kind":"Field","name":{"kind":"Name","value":"rolls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thrown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"transfers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WeekStarted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WeekEnded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IncomePaid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wealth"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thrown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rolls"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"stream"}},{"kind":"Field","name":{"kind":"Name","value":"clientSeeds"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"sides"}}]}}]} as unknown as DocumentNode<JournalSubscription, JournalSubscriptionVariables>;
export const AuctionUpdatedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"AuctionUpdated"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roundId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auctionUpdated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"roundId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roundId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuctionState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuctionState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Auction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"lots"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"NullValue"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bids"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bids"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"written"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"participation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lots"}},{"kind":"Field","name":{"kind":"Name","value":"byPlayers"}},{"kind":"Field","name":{"kind":"Name","value":"byBidders"}}]}}]}}]} as unknown as DocumentNode<AuctionUpdatedSubscription, AuctionUpdatedSubscriptionVariables>;
export const SetMailAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMailAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetMailAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMailAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailBox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAddress"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]} as unknown as DocumentNode<SetMailAddressMutation, SetMailAddressMutationVariables>;
export const ConfirmMailAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmMailAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmMailAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmMailAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]} as unknown as DocumentNode<ConfirmMailAddressMutation, ConfirmMailAddressMutationVariables>;
export const RemoveMailAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveMailAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveMailAddressInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeMailAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailBox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAddress"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]} as unknown as DocumentNode<RemoveMailAddressMutation, RemoveMailAddressMutationVariables>;
export const SetMailNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMailNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetMailNoticesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMailNotices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailBox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notices"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]} as unknown as DocumentNode<SetMailNoticesMutation, SetMailNoticesMutationVariables>;
export const StopMailNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopMailNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StopMailNoticesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopMailNotices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stopped"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]} as unknown as DocumentNode<StopMailNoticesMutation, StopMailNoticesMutationVariables>;
export const MailNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailBox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notices"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inbox"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]}}]}}]} as unknown as DocumentNode<MailNoticesQuery, MailNoticesQueryVariables>;
export const OwnMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnMail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"server"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"mailBox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAddress"}}]}}]}}]}}]} as unknown as DocumentNode<OwnMailQuery, OwnMailQueryVariables>;
export const RequestPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPasswordResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changed"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const PractiseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Practise"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartPracticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startPractice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"host"}}]}},{"kind":"Field","name":{"kind":"Name","value":"players"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bot"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dynasty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"games"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}}]}}]}}]}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]} as unknown as DocumentNode<PractiseMutation, PractiseMutationVariables>;
export const OfferedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Offered"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"server"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"practice"}}]}}]}}]} as unknown as DocumentNode<OfferedQuery, OfferedQueryVariables>;
export const PractisedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"Practised"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seasonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bot"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BidPlaced"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameStarted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfPractice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfPractice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameEnded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardPlayed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretActionCommitted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretActionRevealed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotSold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HandPlaced"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerJoined"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TradeDeclined"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TradeDone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReadinessSet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DynastyClosed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<PractisedSubscription, PractisedSubscriptionVariables>;
export const PractisedGameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PractisedGame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tableId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tableUpdated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tableId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tableId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiolittiGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"gameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sfida"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"suit"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<PractisedGameSubscription, PractisedGameSubscriptionVariables>;
export const PutDownDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PutDown"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlayCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]} as unknown as DocumentNode<PutDownMutation, PutDownMutationVariables>;
export const AnswerHereDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerHere"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerSfidaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerSfida"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]} as unknown as DocumentNode<AnswerHereMutation, AnswerHereMutationVariables>;
export const OfferHereDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OfferHere"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OfferTradeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offerTrade"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]} as unknown as DocumentNode<OfferHereMutation, OfferHereMutationVariables>;
export const EndHereDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndHere"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseSeasonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeSeason"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]} as unknown as DocumentNode<EndHereMutation, EndHereMutationVariables>;
export const ExhibitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Exhibit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartExhibitionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startExhibition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"rehearsal"}},{"kind":"Field","name":{"kind":"Name","value":"host"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"bot"}}]}},{"kind":"Field","name":{"kind":"Name","value":"players"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bot"}}]}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]} as unknown as DocumentNode<ExhibitMutation, ExhibitMutationVariables>;
export const ExhibitedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Exhibited"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seasonId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<ExhibitedQuery, ExhibitedQueryVariables>;
export const ShowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Shows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SeasonStatus"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seasons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rehearsal"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ShowsQuery, ShowsQueryVariables>;
export const ShownDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Shown"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exhibitions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"host"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bot"}}]}}]}}]}}]} as unknown as DocumentNode<ShownQuery, ShownQueryVariables>;
export const PositionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Position"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<PositionQuery, PositionQueryVariables>;
export const PossessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Possessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"players"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"former"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"wealth"}},{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<PossessionsQuery, PossessionsQueryVariables>;
export const LotsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Lots"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuctionState"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuctionState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Auction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"lots"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"NullValue"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"winner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bids"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bids"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"written"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"participation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lots"}},{"kind":"Field","name":{"kind":"Name","value":"byPlayers"}},{"kind":"Field","name":{"kind":"Name","value":"byBidders"}}]}}]}}]} as unknown as DocumentNode<LotsQuery, LotsQueryVariables>;
export const HandsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Hands"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"week"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hands"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"week"},"value":{"kind":"Variable","name":{"kind":"Name","value":"week"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"placement"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"}},{"kind":"Field","name":{"kind":"Name","value":"ranks"}},{"kind":"Field","name":{"kind":"Name","value":"multiplier"}},{"kind":"Field","name":{"kind":"Name","value":"highest"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"multipliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<HandsQuery, HandsQueryVariables>;
export const SecretActionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecretActions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"week"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Round"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secretActions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"week"},"value":{"kind":"Variable","name":{"kind":"Name","value":"week"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Secret"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Secret"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecretAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"committedAt"}},{"kind":"Field","name":{"kind":"Name","value":"maturesAt"}},{"kind":"Field","name":{"kind":"Name","value":"revealsAt"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"revealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"custody"}},{"kind":"Field","name":{"kind":"Name","value":"entrustedText"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bids"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"written"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"placement"}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]} as unknown as DocumentNode<SecretActionsQuery, SecretActionsQueryVariables>;
export const PageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Page"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PageQuery, PageQueryVariables>;
export const FoundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Found"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<FoundQuery, FoundQueryVariables>;
export const DiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diceProof"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seasonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"algorithm"}},{"kind":"Field","name":{"kind":"Name","value":"streams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"algorithm"}},{"kind":"Field","name":{"kind":"Name","value":"committedSeq"}},{"kind":"Field","name":{"kind":"Name","value":"digest"}},{"kind":"Field","name":{"kind":"Name","value":"fixedClientSeeds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"fixedSeq"}}]}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"draws"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"stream"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"sides"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"clientSeeds"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DiceQuery, DiceQueryVariables>;
export const OpenAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]} as unknown as DocumentNode<OpenAccountMutation, OpenAccountMutationVariables>;
export const CreateAccessTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAccessToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAccessTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAccessToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"accessToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]} as unknown as DocumentNode<CreateAccessTokenMutation, CreateAccessTokenMutationVariables>;
export const RevokeAccessTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeAccessToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeAccessTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeAccessToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tokenId"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]} as unknown as DocumentNode<RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables>;
export const MakeRoundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeRound"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateRoundInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createRound"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"inviteCode"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]} as unknown as DocumentNode<MakeRoundMutation, MakeRoundMutationVariables>;
export const BecomePlayerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BecomePlayer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinSeasonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinSeason"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonDone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonDone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SeasonPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}}]}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<BecomePlayerMutation, BecomePlayerMutationVariables>;
export const LeaveSeasonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveSeason"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeaveSeasonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveSeason"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonDone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonDone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SeasonPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}}]}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<LeaveSeasonMutation, LeaveSeasonMutationVariables>;
export const RemovePlayerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePlayer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemovePlayerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePlayer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonDone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonDone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SeasonPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}}]}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RemovePlayerMutation, RemovePlayerMutationVariables>;
export const EndSeasonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSeason"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseSeasonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeSeason"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonDone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonDone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SeasonPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}}]}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<EndSeasonMutation, EndSeasonMutationVariables>;
export const RotateInviteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RotateInviteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateInvite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"inviteCode"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]} as unknown as DocumentNode<RotateInviteMutation, RotateInviteMutationVariables>;
export const AdvanceClockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdvanceClock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdvanceClockInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"advanceClock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonDone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonDone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SeasonPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}}]}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AdvanceClockMutation, AdvanceClockMutationVariables>;
export const GrantItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GrantItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GrantItemsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grantItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonDone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonDone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SeasonPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}}]}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<GrantItemsMutation, GrantItemsMutationVariables>;
export const CreateWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AWebhook"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"channels"}},{"kind":"Field","name":{"kind":"Name","value":"playerIds"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"behind"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"formerSecretUntil"}}]}}]} as unknown as DocumentNode<CreateWebhookMutation, CreateWebhookMutationVariables>;
export const UpdateWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AWebhook"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"channels"}},{"kind":"Field","name":{"kind":"Name","value":"playerIds"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"behind"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"formerSecretUntil"}}]}}]} as unknown as DocumentNode<UpdateWebhookMutation, UpdateWebhookMutationVariables>;
export const DeleteWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"webhookId"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]} as unknown as DocumentNode<DeleteWebhookMutation, DeleteWebhookMutationVariables>;
export const RotateWebhookSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateWebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RotateWebhookSecretInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateWebhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AWebhook"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"channels"}},{"kind":"Field","name":{"kind":"Name","value":"playerIds"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"behind"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"formerSecretUntil"}}]}}]} as unknown as DocumentNode<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
export const TestWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TestWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ADelivery"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ADelivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]} as unknown as DocumentNode<TestWebhookMutation, TestWebhookMutationVariables>;
export const RedeliverWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RedeliverWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RedeliverWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redeliverWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ADelivery"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ADelivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]} as unknown as DocumentNode<RedeliverWebhookMutation, RedeliverWebhookMutationVariables>;
export const SeasonWebhooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeasonWebhooks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AWebhook"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"channels"}},{"kind":"Field","name":{"kind":"Name","value":"playerIds"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"behind"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"formerSecretUntil"}}]}}]} as unknown as DocumentNode<SeasonWebhooksQuery, SeasonWebhooksQueryVariables>;
export const OwnWebhooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnWebhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AWebhook"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"channels"}},{"kind":"Field","name":{"kind":"Name","value":"playerIds"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"behind"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"formerSecretUntil"}}]}}]} as unknown as DocumentNode<OwnWebhooksQuery, OwnWebhooksQueryVariables>;
export const WebhookLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AWebhook"}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"OLDEST_FIRST"}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ADelivery"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"channels"}},{"kind":"Field","name":{"kind":"Name","value":"playerIds"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"behind"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"formerSecretUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ADelivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]} as unknown as DocumentNode<WebhookLogQuery, WebhookLogQueryVariables>;
export const SayToWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SayToWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SayInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"say"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seq"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refused"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refusal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]} as unknown as DocumentNode<SayToWebhookMutation, SayToWebhookMutationVariables>;
export const WebhookNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inbox"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<WebhookNoticesQuery, WebhookNoticesQueryVariables>;