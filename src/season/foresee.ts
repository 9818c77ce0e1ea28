/**
 * A preview in the journal's words: it carries the change out, reads it and undoes it [ruling AK7].
 * It uses nothing hidden: it throws no dice and opens no text that the server keeps.
 */
import { CLOCK, draw } from '../kernel';
import type {
  Actor,
  Chance,
  Instant,
  Mark,
  PlayerId,
  Stamped,
  Transfer,
  Turn,
  Vault,
} from '../kernel';
import { movedBy } from './event';
import type { HostingPlan, InPlaceOfHost } from './hosting/effects';
import { PLAYER_IDS } from './ids';
import { nextNumberOf } from './players';
import { PROPOSAL_IDS } from './proposals/ids';
import type { ProposalId } from './proposals/ids';
import type { Tally } from './proposals/popularity';
import type { ProposalState } from './proposals/rows';

type Undoable = { mark(): Mark; undo(to: Mark): void };
type Happening = { readonly type: string; readonly transfers?: readonly Transfer[] };

const NOBODYS_SEED = '0'.repeat(64);
const NO_CHANCE: Chance = {
  commit: () => NOBODYS_SEED,
  publish: () => NOBODYS_SEED,
  draw: (scope, from, sides, clientSeeds, throwing) =>
    draw({ seed: NOBODYS_SEED, scope, clientSeeds, throwing }, from, sides),
};
const NO_VAULT: Vault = { keep: () => undefined, open: () => '[]' };

type Foreseeing<State, Event> = {
  readonly state: State;
  readonly now: Instant;
  readonly actor: Actor;
  readonly evolve: (state: State, stamped: Stamped<Event>) => void;
  /** null skips the event. */
  readonly text: (state: State, event: Event) => string | null;
};

export type Foreseen<Told> = {
  readonly events: readonly string[];
  readonly transfers: readonly Transfer[];
  readonly told: Told;
};

/** `act` carries the change out, and returns what the preview needs of the state after it. */
export function foresee<State extends Undoable, Event extends Happening, Told>(
  { state, now, actor, evolve, text }: Foreseeing<State, Event>,
  act: (turn: Turn<State, Event>) => Told,
): Foreseen<Told> {
  const mark = state.mark();
  const events: string[] = [];
  const transfers: Transfer[] = [];
  const turnOf = (who: Actor, atMs: Instant): Turn<State, Event> => ({
    ...{ state, now: atMs, actor: who, chance: NO_CHANCE, vault: NO_VAULT },
    emit: (event) => {
      evolve(state, { seq: 0, atMs, actor: who, event });
      transfers.push(...movedBy(event));
      const said = text(state, event);
      if (said !== null) events.push(said);
    },
    as: (other, when = atMs) => turnOf(other, when),
  });
  try {
    const told = act(turnOf(actor, now));
    return { events, transfers, told };
  } finally {
    // Also after a broken invariant: the visible state must not change.
    state.undo(mark);
  }
}

/** The part of a plan that may end the season. */
type Ending = { readonly hosting: HostingPlan; readonly victorId: PlayerId | null };

/** How a game carries an adopted plan out, and describes it. */
export type Adopting<State, Event, Plan> = {
  readonly evolve: (state: State, stamped: Stamped<Event>) => void;
  readonly eventText: (state: State, event: Event) => string;
  readonly carryOut: (
    turn: Turn<State, Event>,
    adopted: { readonly proposalId: ProposalId; readonly title: string; readonly tally: Tally },
    plan: Plan & { readonly failure: null },
    inPlaceOfHost: InPlaceOfHost<Turn<State, Event>>,
  ) => void;
  readonly inPlaceOfHost: InPlaceOfHost<Turn<State, Event>>;
  /** The winners in the present state. */
  readonly victorsIn: (state: State) => readonly PlayerId[];
  /** The sentences for changes without an event of their own. */
  readonly wordsOf: (state: State, plan: Plan) => readonly string[];
};

/** The outcome of an adoption; `ends`: whether the season ends. */
export type ForeseenAdoption = {
  readonly events: readonly string[];
  readonly transfers: readonly Transfer[];
  readonly victors: readonly PlayerId[];
  readonly ends: boolean;
};

const NO_VOTES: Tally = { votesFor: 0, votesAgainst: 0 };

/**
 * The outcome if the plan were carried out now; `proposalId`: null for effects of no submitted
 * proposal.
 */
export function foreseeAdoption<
  State extends Undoable & ProposalState,
  Event extends Happening,
  Plan extends Ending,
>(
  { evolve, eventText, carryOut, inPlaceOfHost, victorsIn, wordsOf }: Adopting<State, Event, Plan>,
  { state, now }: { readonly state: State; readonly now: Instant },
  plan: Plan,
  proposalId: ProposalId | null,
): ForeseenAdoption {
  const { hosting, victorId } = plan;
  // The effects already describe the events skipped here.
  const text = (after: State, event: Event): string | null =>
    event.type === 'ProposalAdopted' ? null : eventText(after, event);
  const { events, transfers, told } = foresee(
    { state, now, actor: CLOCK, evolve, text },
    (turn) => {
      const id = proposalId ?? submitAsDraft(state, now);
      const { title } = state.need('proposals', id);
      // The end of the season would cut the preview short.
      const goingOn = { hosting: { ...hosting, closes: false }, victorId: null };
      const adopted = { proposalId: id, title, tally: NO_VOTES };
      carryOut(turn, adopted, { ...plan, ...goingOn, failure: null }, inPlaceOfHost);
      return victorId === null ? victorsIn(state) : [victorId];
    },
  );
  return {
    ...{ events: [...wordsOf(state, plan), ...events], transfers, victors: told },
    ends: hosting.closes || told.length > 0,
  };
}

/** The proposal, numbered as if submitted now. */
function submitAsDraft(state: ProposalState, now: Instant): ProposalId {
  const id = PROPOSAL_IDS.of(nextNumberOf(state, 'proposal'));
  state.put('proposals', {
    ...{
      id,
      authorId: PLAYER_IDS.of(1),
      class: '',
      title: 'This proposal',
      text: '',
      effects: [],
      used: null,
    },
    ...{ popularity: { test: 'FOR_MORE_THAN_AGAINST' }, submittedAtMs: now, opensAtMs: now },
    ...{ closesAtMs: now, status: 'OPEN', decidedAtMs: null, votesFor: null, votesAgainst: null },
    ...{ revision: null, failure: null },
  });
  return id;
}
