/**
 * An office with `filledBy: DICE` is filled by a throw of dice while it has no holder. The seed of
 * the dice was bound earlier [ruling Z5]. A player who resigned the office is not a candidate until
 * another player has held it.
 */
import { byOrdinal, CLOCK, required } from '../../../kernel';
import type { Draw, PlayerId } from '../../../kernel';
import { officesOf } from '../../../rulesets';
import type { Office, Ruleset } from '../../../rulesets';
import type { EmittingTurn } from '../../model/types';
import { awakePlayers, nextNumberOf } from '../../model/players';
import type { ValueTracking } from '../../mechanics/value-tracking';
import type { TrackedState } from '../../mechanics/rows';
import type { OfficeFilled } from './vocabulary';
import { officeFilled } from './office-terms';
import type { OfficeMoment } from './office-terms';
import { hasResigned, termAt } from '../../mechanics/office-holders';

/** All offices share one counter of draws, so that the names of draws are unique. */
export const OFFICE_DRAWS = 'officeDraw';

/** The name of a draw among the throws of its seed. */
export const officeStream = (ordinal: number): string => `office/${String(ordinal)}`;

/** The seed's week or game, and a function that throws one die. */
export type OfficeDice = {
  readonly week: number | null;
  readonly game: number | null;
  readonly roll: (stream: string, sides: number) => Draw;
};

type Drawing<State> = EmittingTurn<OfficeFilled> & OfficeMoment<State>;

/** Call this after every event. `dice`: null while no seed is bound. */
export function drawOffices<State extends TrackedState>(
  tracking: Pick<ValueTracking<State, unknown>, 'rulesetOf' | 'seasonOf'>,
  turn: Drawing<State>,
  dice: OfficeDice | null,
): void {
  if (dice === null) return;
  const { state, now } = turn;
  for (const office of drawnOffices(tracking.rulesetOf(state))) {
    if (termAt(state, now, office.office) !== null) continue;
    const candidateIds = candidatesOf(state, office);
    if (candidateIds.length > 0) draw(tracking, turn, dice, office, candidateIds);
  }
}

function draw<State extends TrackedState>(
  tracking: Pick<ValueTracking<State, unknown>, 'seasonOf'>,
  turn: Drawing<State>,
  { week, game, roll }: OfficeDice,
  office: Office,
  candidateIds: readonly PlayerId[],
): void {
  const ordinal = nextNumberOf(turn.state, OFFICE_DRAWS);
  const drawn = roll(officeStream(ordinal), candidateIds.length);
  const holder = required(candidateIds[drawn.value], 'a candidate for each side of the die');
  turn.as(CLOCK).emit({
    ...officeFilled(tracking, turn, office, holder),
    officeDraw: { ordinal, week, game, candidateIds, draw: drawn },
  });
}

const drawnOffices = (ruleset: Ruleset): Office[] =>
  officesOf(ruleset).filter(({ filledBy }) => filledBy.type === 'DICE');

/** The possible holders, in the order of joining. */
const candidatesOf = (state: TrackedState, { office }: Office): PlayerId[] =>
  awakePlayers(state)
    .sort(byOrdinal)
    .map(({ id }) => id)
    .filter((id) => !hasResigned(state, office, id));

/** The next end of a term of an office filled by dice; Infinity for none. */
export const nextOfficeDraw = (state: TrackedState, ruleset: Ruleset): number =>
  Math.min(
    ...drawnOffices(ruleset).map(({ office }) => {
      const row = state.get('offices', office);
      return row === undefined || hasResigned(state, office, row.playerId)
        ? Infinity
        : (row.untilMs ?? Infinity);
    }),
  );
