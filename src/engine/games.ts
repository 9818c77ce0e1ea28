import type { AccountId, PlayerId } from '../kernel';
import * as dynasty from '../dynasty';
import type { CreateDynasty, DynastyCommand, DynastyEvent, DynastyState } from '../dynasty';
import * as round from '../round';
import type { CreateRound, RoundCommand, RoundEvent, RoundState } from '../round';
import type { Game } from './game';
import type { SeasonKind } from './ports';

export type SeasonState = RoundState | DynastyState;
/** What makes a season. */
export type CreateCommand = CreateRound | CreateDynasty;
export type SeasonCommand = RoundCommand | DynastyCommand;
export type SeasonEvent = RoundEvent | DynastyEvent;
export type AnyGame = Game<SeasonState, SeasonCommand, SeasonEvent>;

const ROUND: Game<RoundState, RoundCommand, RoundEvent> = {
  empty: round.emptyRound,
  actorOf: round.actorOf,
  advance: round.advanceRound,
  decide: round.decideRound,
  due: round.dueRound,
  evolve: round.evolveRound,
  nowIn: round.nowIn,
  summary: round.summary,
  subjectOf: round.subjectOf,
  channelOf: round.channelOf,
  eventText: round.eventText,
  canSee: round.canSee,
  seesEvent: round.seesEvent,
  optionsOf: round.optionsOf,
  view: round.roundView,
  topicsOf: round.topicsOf,
  versionOf: round.versionOf,
  upcast: round.upcast,
  audienceOf: (state, event) => accounts(round.audienceOf(state, event), state),
};

const DYNASTY: Game<DynastyState, DynastyCommand, DynastyEvent> = {
  empty: dynasty.emptyDynasty,
  actorOf: dynasty.actorOf,
  advance: dynasty.advanceDynasty,
  decide: dynasty.decideDynasty,
  due: dynasty.dueDynasty,
  evolve: dynasty.evolveDynasty,
  nowIn: dynasty.nowIn,
  summary: dynasty.summary,
  subjectOf: dynasty.subjectOf,
  channelOf: dynasty.channelOf,
  eventText: dynasty.eventText,
  canSee: dynasty.canSee,
  seesEvent: dynasty.seesEvent,
  optionsOf: dynasty.optionsOf,
  view: (state, now) => ({ ...dynasty.dynastyView(state, now), phase: null, winnerId: null }),
  topicsOf: dynasty.topicsOf,
  versionOf: dynasty.versionOf,
  upcast: dynasty.upcast,
  audienceOf: (state, event) => accounts(dynasty.audienceOf(state, event), state),
};

/** The games that can be played: nothing else asks which there are to find what each does. */
export const GAMES: Readonly<Record<SeasonKind, AnyGame>> = { ROUND, DYNASTY };

const accounts = (
  players: readonly PlayerId[],
  state: { need(table: 'players', id: PlayerId): { readonly accountId: AccountId } },
): AccountId[] => players.map((player) => state.need('players', player).accountId);
