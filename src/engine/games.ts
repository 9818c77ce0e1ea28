import * as dynasty from '../dynasty';
import type {
  DynastyCommand,
  DynastyEvent,
  DynastyStanding,
  DynastyState,
  DynastyTopic,
} from '../dynasty';
import * as round from '../round';
import type { RoundCommand, RoundEvent, RoundStanding, RoundState, RoundTopic } from '../round';
import { required } from '../kernel';
import type { FoundingIn } from '../season';
import type { Game } from './game';

/** The state tables that a store must keep. */
export type { DynastyRows } from '../dynasty';
export type { RoundRows } from '../round';

/** The types of each game. */
type TypesByKind = {
  readonly ROUND: {
    readonly state: RoundState;
    readonly command: RoundCommand;
    readonly event: RoundEvent;
    readonly topic: RoundTopic;
    readonly standing: RoundStanding;
  };
  readonly DYNASTY: {
    readonly state: DynastyState;
    readonly command: DynastyCommand;
    readonly event: DynastyEvent;
    readonly topic: DynastyTopic;
    readonly standing: DynastyStanding;
  };
};

export type SeasonKind = keyof TypesByKind;
export type StateOf<Kind extends SeasonKind> = TypesByKind[Kind]['state'];
type GameOf<Kind extends SeasonKind> = Game<
  TypesByKind[Kind]['state'],
  TypesByKind[Kind]['command'],
  TypesByKind[Kind]['event'],
  TypesByKind[Kind]['topic'],
  TypesByKind[Kind]['standing']
>;

export type SeasonState = StateOf<SeasonKind>;
/** The commands that make a season. */
export type CreateCommand = FoundingIn<SeasonCommand>;
export type SeasonCommand = TypesByKind[SeasonKind]['command'];
export type SeasonEvent = TypesByKind[SeasonKind]['event'];
/**
 * The subjects of live views: a game's own topics, and the whole season. Every event changes the
 * whole season.
 */
export type Topic = TypesByKind[SeasonKind]['topic'] | 'SEASON';
/** A player's standing in a season of either game. */
export type Standing = TypesByKind[SeasonKind]['standing'];
export type AnyGame = GameOf<SeasonKind>;

const ROUND: GameOf<'ROUND'> = {
  founding: round.ROUND_FOUNDING,
  empty: round.emptyRound,
  actorOf: round.actorOf,
  advance: round.advanceRound,
  decide: round.decideRoundInSteps,
  due: round.dueRound,
  evolve: round.evolveRound,
  violations: round.roundInvariants,
  nowIn: round.nowIn,
  summary: round.summary,
  subjectOf: round.subjectOf,
  channelOf: round.channelOf,
  eventText: (state, seq, event) => round.eventText(round.toldAt(state, seq), event),
  eventFacts: (state, seq, event) => round.eventFacts(round.toldAt(state, seq), event),
  canSee: round.canSee,
  seesEvent: round.seesEvent,
  optionsOf: round.optionsOf,
  refusalOf: round.refusalOf,
  deadlinesOf: round.deadlinesOf,
  waitingOf: round.waitingOf,
  view: round.roundView,
  standingOf: round.standingOf,
  playersAffectedBy: round.playersAffectedBy,
  periodOf: round.periodOf,
  topicsOf: round.topicsOf,
  versionOf: round.versionOf,
  upcast: round.upcast,
  recipientsOf: round.recipientsOf,
};

const DYNASTY: GameOf<'DYNASTY'> = {
  founding: dynasty.DYNASTY_FOUNDING,
  empty: dynasty.emptyDynasty,
  actorOf: dynasty.actorOf,
  advance: dynasty.advanceDynasty,
  decide: dynasty.decideDynastyInSteps,
  due: dynasty.dueDynasty,
  evolve: dynasty.evolveDynasty,
  violations: dynasty.dynastyInvariants,
  nowIn: dynasty.nowIn,
  summary: dynasty.summary,
  subjectOf: dynasty.subjectOf,
  channelOf: dynasty.channelOf,
  eventText: (state, seq, event) => dynasty.eventText(dynasty.toldAt(state, seq), event),
  eventFacts: (state, seq, event) => dynasty.eventFacts(dynasty.toldAt(state, seq), event),
  canSee: dynasty.canSee,
  seesEvent: dynasty.seesEvent,
  optionsOf: dynasty.optionsOf,
  refusalOf: dynasty.refusalOf,
  deadlinesOf: dynasty.deadlinesOf,
  waitingOf: dynasty.waitingOf,
  view: (state, now) => ({ ...dynasty.dynastyView(state, now), phase: null }),
  standingOf: dynasty.standingOf,
  playersAffectedBy: dynasty.playersAffectedBy,
  periodOf: dynasty.periodOf,
  topicsOf: dynasty.topicsOf,
  versionOf: dynasty.versionOf,
  upcast: dynasty.upcast,
  recipientsOf: dynasty.recipientsOf,
};

/** The only list of all games. */
export const GAMES: Readonly<Record<SeasonKind, AnyGame>> = { ROUND, DYNASTY };

export const SEASON_KINDS = Object.keys(GAMES) as readonly SeasonKind[];

/** The kind of the season that the command makes. */
export const kindMadeBy = ({ type }: CreateCommand): SeasonKind =>
  required(
    SEASON_KINDS.find((kind) => GAMES[kind].founding === type),
    'the game that is founded so',
  );
