/** A preview of an adoption [ruling AK7]. */
import { CLOCK } from '../../../kernel';
import type { Instant, PlayerId, Stamped, Transfer, Turn } from '../../../kernel';
import { dryRun } from '../../framework/dry-run';
import type { AnyEvent, Undoable } from '../../framework/dry-run';
import type { HostingPlan, HostActions } from '../../hosting/effects';
import { PLAYER_IDS, PROPOSAL_IDS } from '../../model/ids';
import { nextNumberOf } from '../../model/players';
import type { ProposalId } from '../../model/ids';
import type { Tally } from './popularity';
import type { ProposalState } from './rows';

/** The part of a plan that may end the season. */
type EndingPlan = { readonly hosting: HostingPlan; readonly victorId: PlayerId | null };

/** A game's functions that carry out an adopted plan and describe it. */
export type AdoptionSpec<State, Event, Plan> = {
  readonly evolve: (state: State, stamped: Stamped<Event>) => void;
  readonly eventText: (state: State, event: Event) => string;
  readonly carryOut: (
    turn: Turn<State, Event>,
    adopted: { readonly proposalId: ProposalId; readonly title: string; readonly tally: Tally },
    plan: Plan & { readonly failure: null },
    hostActions: HostActions<Turn<State, Event>>,
  ) => void;
  readonly hostActions: HostActions<Turn<State, Event>>;
  /** The players who would win in the present state. */
  readonly victorsIn: (state: State) => readonly PlayerId[];
  /** Sentences about changes that have no event of their own. */
  readonly wordsOf: (state: State, plan: Plan) => readonly string[];
};

/** The outcome of an adoption. `ends`: true if the season ends. */
export type AdoptionPreview = {
  readonly events: readonly string[];
  readonly transfers: readonly Transfer[];
  readonly victors: readonly PlayerId[];
  readonly ends: boolean;
};

const NO_VOTES: Tally = { votesFor: 0, votesAgainst: 0 };

/**
 * The outcome if the plan were carried out now. `proposalId`: null for effects that are not
 * submitted yet.
 */
export function dryRunAdoption<
  State extends Undoable & ProposalState,
  Event extends AnyEvent,
  Plan extends EndingPlan,
>(
  {
    evolve,
    eventText,
    carryOut,
    hostActions,
    victorsIn,
    wordsOf,
  }: AdoptionSpec<State, Event, Plan>,
  { state, now }: { readonly state: State; readonly now: Instant },
  plan: Plan,
  proposalId: ProposalId | null,
): AdoptionPreview {
  const { hosting, victorId } = plan;
  // The text of `ProposalAdopted` only repeats the effects, so it is left out.
  const text = (after: State, event: Event): string | null =>
    event.type === 'ProposalAdopted' ? null : eventText(after, event);
  const { events, transfers, result } = dryRun(
    { state, now, actor: CLOCK, evolve, text },
    (turn) => {
      const id = proposalId ?? submitAsDraft(state, now);
      const { title } = state.need('proposals', id);
      // The plan without ending the season, so that the preview shows all other effects.
      const goingOn = { hosting: { ...hosting, closes: false }, victorId: null };
      const adopted = { proposalId: id, title, tally: NO_VOTES };
      carryOut(turn, adopted, { ...plan, ...goingOn, failure: null }, hostActions);
      return victorId === null ? victorsIn(state) : [victorId];
    },
  );
  return {
    ...{ events: [...wordsOf(state, plan), ...events], transfers, victors: result },
    ends: hosting.closes || result.length > 0,
  };
}

/** A draft proposal, numbered as if it were submitted now. */
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
