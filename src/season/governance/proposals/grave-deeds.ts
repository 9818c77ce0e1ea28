/**
 * A proposal is grave by its deeds: it makes somebody win, ends the season, removes a player, hands
 * on powers, gives much of what wins, or changes the rules of deciding and winning. It needs votes
 * from more than half of the players, or the rules' majority, in addition to the test of its class.
 * Its deeds are asked by a dry run, as it is submitted and as it is decided [ruling AK6].
 */
import type { LedgerTables, PlayerId, Turn } from '../../../kernel';
import { BANK } from '../../../kernel';
import { findTracked, graveChanges, sharesOf, valuesOfVotes } from '../../../rulesets';
import type { Expression, GraveDeed, Ruleset, Value } from '../../../rulesets';
import type { HostActions } from '../../hosting/effects';
import { NO_HOSTING } from '../../hosting/effects';
import { playerOfOwner } from '../../model/owners';
import { activePlayers } from '../../model/players';
import type { RevisionRow } from '../../model/rows';
import { setsValue } from '../../mechanics/set-value-effect';
import { submitAsDraft } from './draft';
import type { Adopting } from './draft';
import type { Popularity } from './popularity';
import type { AnyProposal, ProposalState } from './rows';
import type { AnyEffect, SeasonPlan } from './season-plan';

type Plan = SeasonPlan<Ruleset>;

/** A game's functions that carry out an adopted plan and read its result. */
export type GraveSpec<T extends { readonly state: unknown }, P> = {
  readonly rulesetOf: (state: T['state']) => Ruleset;
  /** The grave deed that every effect of its kind is; null for none. */
  readonly deedOf: (effect: AnyEffect) => GraveDeed | null;
  /** The players who would win in the present state. */
  readonly victorsIn: (state: T['state']) => readonly PlayerId[];
  /** A player's amount of what the conditions of victory name. */
  readonly amountOf: (state: T['state'], name: string, player: PlayerId) => Value;
  readonly carryOut: CarryOut<T, P & { readonly failure: null }>;
};

/** Carries out an adopted plan. */
export type CarryOut<T, P> = (
  turn: T,
  adopted: Adopting,
  plan: P,
  hostActions: HostActions<T>,
) => void;

/** The grave deeds of the plan, each once. */
export function graveDeedsOf<State extends ProposalState & LedgerTables, Event, P extends Plan>(
  { rulesetOf, deedOf, victorsIn, amountOf, carryOut }: GraveSpec<Turn<State, Event>, P>,
  turn: Turn<State, Event>,
  plan: P,
): readonly GraveDeed[] {
  const { state } = turn;
  const { document, effects } = plan;
  const by = new Set(effects.map(deedOf));
  const ruleset = rulesetOf(state);
  const shares = sharesOf(ruleset);
  const names = [...shares.keys()];
  const amounts = (): readonly (readonly [PlayerId, readonly bigint[]])[] =>
    activePlayers(state).map(({ id }) => [
      id,
      names.map((name) => BigInt(amountOf(state, name, id))),
    ]);
  const [winning, had] = [victorsIn(state), new Map(amounts())];
  const hadBeside = heldBeside(state, names);
  const most = [...shares.values()];
  const found = turn.dryRun((trial) => {
    const id = submitAsDraft(state, turn.now);
    // Ends and removals are grave by themselves, and a pause moves no items.
    const going = { hosting: NO_HOSTING, pausing: null, victorId: null, failure: null };
    carryOut(trial, { ...id, tally: NO_VOTES }, { ...plan, ...going }, NO_ACTIONS);
    // A contract or a duck can hand on to any player what it has gained.
    const beside = heldBeside(state, names).map((amount, at) => gain(hadBeside[at], amount));
    return {
      wins: victorsIn(state).some((player) => !winning.includes(player)),
      gives: amounts().some(([player, has]) =>
        has.some(
          (amount, at) =>
            gain(had.get(player)?.[at], amount) + (beside[at] ?? 0n) > (most[at] ?? 0n),
        ),
      ),
    };
  });
  const voted = valuesOfVotes(document ?? ruleset);
  const deeds: Partial<Record<GraveDeed, boolean>> = {
    WINS: by.has('WINS') || found.wins,
    ENDS: by.has('ENDS'),
    REMOVES: by.has('REMOVES'),
    HANDS_ON: by.has('HANDS_ON'),
    GIVES: found.gives,
    VALUES: effects
      .filter(setsValue)
      .some(
        ({ value }) => voted.has(value) && findTracked(document ?? ruleset, value)?.of === 'SEASON',
      ),
  };
  const changes = document === null ? [] : graveChanges(ruleset, document);
  const done = Object.entries(deeds).flatMap(([deed, is]) => (is ? [deed as GraveDeed] : []));
  return [...done, ...changes];
}

/** The increase; 0 for a decrease, or without an amount before. */
const gain = (before: bigint | undefined, after: bigint): bigint =>
  before === undefined || after < before ? 0n : after - before;

/** The amounts that owners other than players and the Bank hold of what each name counts. */
function heldBeside(state: LedgerTables, names: readonly string[]): readonly bigint[] {
  const items = names.map((name) => (name === 'pegs' ? 'PEG' : name.replace(/^items\./, '')));
  const totals = items.map(() => 0n);
  if (items.length === 0) return totals;
  for (const { owner, item, quantity } of state.all('holdings')) {
    const at = items.indexOf(item);
    if (at < 0 || owner === BANK || playerOfOwner(owner) !== null) continue;
    totals[at] = (totals[at] ?? 0n) + BigInt(quantity);
  }
  return totals;
}

const NO_VOTES = { votesFor: 0, votesAgainst: 0 };
const NO_ACTIONS = { depart: () => undefined, close: () => undefined };

/** The popularity test of a proposal with these deeds. */
export const popularityWithDeeds = (
  popularity: Popularity,
  because: readonly GraveDeed[],
  majority: Expression | undefined,
): Popularity =>
  because.length === 0
    ? popularity
    : { ...popularity, grave: { because, ...(majority === undefined ? {} : { majority }) } };

type Rules = { readonly proposals?: { readonly graveMajority?: Expression } };
type Revised = { all(table: 'revisions'): RevisionRow<Rules>[] };

/**
 * The test of a proposal that is being decided. If it has become grave since it was submitted, it
 * needs the majority for grave deeds of the rules under which it was submitted: it keeps what it was
 * promised [P5], and whatever lowers that majority is itself judged by the majority before.
 */
export function popularityAsDecided(
  state: Revised,
  { popularity, submittedAtMs }: Pick<AnyProposal, 'popularity' | 'submittedAtMs'>,
  deeds: () => readonly GraveDeed[],
): Popularity {
  if (popularity.grave !== undefined) return popularity;
  const [last] = state
    .all('revisions')
    .filter(({ adoptedAtMs }) => adoptedAtMs <= submittedAtMs)
    .sort((one, other) => other.revision - one.revision);
  return popularityWithDeeds(popularity, deeds(), last?.document.proposals?.graveMajority);
}
