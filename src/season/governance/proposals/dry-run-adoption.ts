/** A preview of an adoption [ruling AK7]. */
import { CLOCK } from '../../../kernel';
import type { Instant, LedgerTables, PlayerId, Stamped, Transfer, Turn } from '../../../kernel';
import { dryRun } from '../../framework/dry-run';
import type { AnyEvent, Undoable } from '../../framework/dry-run';
import type { GraveDeed, Ruleset } from '../../../rulesets';
import type { HostActions } from '../../hosting/effects';
import type { ProposalId } from '../../model/ids';
import { submitAsDraft } from './draft';
import { graveDeedsOf } from './grave-deeds';
import type { GraveSpec } from './grave-deeds';
import type { Tally } from './popularity';
import type { SeasonPlan } from './season-plan';
import type { ProposalState } from './rows';

/** A game's functions that carry out an adopted plan and describe it. */
export type AdoptionSpec<State, Event, Plan> = GraveSpec<Turn<State, Event>, Plan> & {
  readonly evolve: (state: State, stamped: Stamped<Event>) => void;
  readonly eventText: (state: State, event: Event) => string;
  readonly hostActions: HostActions<Turn<State, Event>>;
  /** Sentences about changes that have no event of their own. */
  readonly wordsOf: (state: State, plan: Plan) => readonly string[];
};

/** The outcome of an adoption. `ends`: true if the season ends. */
export type AdoptionPreview = {
  readonly events: readonly string[];
  readonly transfers: readonly Transfer[];
  readonly victors: readonly PlayerId[];
  readonly ends: boolean;
  /** The grave deeds. */
  readonly deeds: readonly GraveDeed[];
};

const NO_VOTES: Tally = { votesFor: 0, votesAgainst: 0 };

/**
 * The outcome if the plan were carried out now. `proposalId`: null for effects that are not
 * submitted yet.
 */
export function dryRunAdoption<
  State extends Undoable & ProposalState & LedgerTables,
  Event extends AnyEvent,
  Plan extends SeasonPlan<Ruleset>,
>(
  spec: AdoptionSpec<State, Event, Plan>,
  { state, now }: { readonly state: State; readonly now: Instant },
  plan: Plan,
  proposalId: ProposalId | null,
): AdoptionPreview {
  const { evolve, eventText, carryOut, hostActions, victorsIn, wordsOf } = spec;
  const { hosting, victorId } = plan;
  // The text of `ProposalAdopted` only repeats the effects, so it is left out.
  const text = (after: State, event: Event): string | null =>
    event.type === 'ProposalAdopted' ? null : eventText(after, event);
  const { events, transfers, result } = dryRun(
    { state, now, actor: CLOCK, evolve, text },
    (turn) => {
      const deeds = graveDeedsOf(spec, turn, plan);
      const draft =
        proposalId === null
          ? submitAsDraft(state, now)
          : { proposalId, title: state.need('proposals', proposalId).title };
      // The plan without ending the season, so that the preview shows all other effects.
      const goingOn = { hosting: { ...hosting, closes: false }, victorId: null };
      const adopted = { ...draft, tally: NO_VOTES };
      carryOut(turn, adopted, { ...plan, ...goingOn, failure: null }, hostActions);
      return { deeds, victors: victorId === null ? victorsIn(state) : [victorId] };
    },
  );
  return {
    ...{ events: [...plan.gone, ...wordsOf(state, plan), ...events], transfers, ...result },
    ends: hosting.closes || result.victors.length > 0,
  };
}
