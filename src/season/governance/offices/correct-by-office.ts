/**
 * An office's holder makes any correction or voiding that a proposal can make, at once and without a
 * vote, if the office has the power. Either all effects happen or none, and the reason is public
 * [ruling Z6].
 */
import { inOnePiece, quoted } from '../../../kernel';
import type { PlayerId, Stepwise, Transfer } from '../../../kernel';
import { findOffice, hasPower, officesOf, ruleOf } from '../../../rulesets';
import type { OfficePower, Ruleset } from '../../../rulesets';
import { playerOf } from '../../model/types';
import { nameOf } from '../../model/players';
import type { CorrectingPower } from '../proposals/effect-kind';
import { unlessPlanned } from '../proposals/planning';
import type { PlannedOf } from '../proposals/planning';
import { MOST_EFFECTS } from '../proposals/submit-proposal';
import type { PlayerRow } from '../../model/rows';
import { movedItems, playersMoved } from '../../mechanics/moved-items';
import { citing } from '../../mechanics/value-tracking';
import type { ValueTracking } from '../../mechanics/value-tracking';
import type { TrackedState } from '../../mechanics/rows';
import type { CorrectByOfficeOf, OfficeCorrectedOf } from './vocabulary';
import type { OfficeMoment } from './office-terms';
import { officesHeldBy, unlessEmpowered } from './powers';
import { unlessReminderText } from './remind-players';

export const LONGEST_REASON = 500;
const POWERS: readonly OfficePower[] = ['CORRECT', 'VOID'];

/**
 * A game's effects, the powers that they need, and the functions that plan them and carry them out.
 */
type Correcting<T extends OfficeMoment<TrackedState>, Effect, Plan, F> = {
  readonly powerOf: (effect: Effect) => CorrectingPower;
  readonly shape: (effects: readonly Effect[]) => F | null;
  readonly plan: (
    moment: OfficeMoment<T['state']>,
    effects: readonly Effect[],
  ) => Stepwise<PlannedOf<Plan, F>>;
  /**
   * One voiding effect for each thing that could be voided. Some of these effects may be
   * impossible.
   */
  readonly voiding: (state: T['state']) => readonly Effect[];
  /** The players who would win in the present state. */
  readonly victorsIn: (state: T['state']) => readonly PlayerId[];
  /** `event`: the event that records the correction. */
  readonly carryOut: (turn: T, plan: Plan, event: OfficeCorrectedOf<Effect>) => void;
};

/** A command of the holder of an office. */
export const correctByOfficeOf = <
  T extends OfficeMoment<TrackedState>,
  Effect extends object,
  Plan extends object,
  F extends { readonly facts: object },
>(
  tracking: ValueTracking<T['state'], F>,
  { powerOf, shape, plan, voiding, victorsIn, carryOut }: Correcting<T, Effect, Plan, F>,
) => ({
  rule: 'offices' as const,
  shape: ({ effects, reason }: CorrectByOfficeOf<Effect>): F | null => {
    if (effects.length === 0 || effects.length > MOST_EFFECTS) {
      const expected = `1 to ${MOST_EFFECTS} entries`;
      return tracking.refuse('MALFORMED', 'offices', { field: 'effects', expected });
    }
    return unlessReminderText(tracking, 'reason', reason, LONGEST_REASON) ?? shape(effects);
  },
  refuses: (
    moment: OfficeMoment<T['state']>,
    { id }: PlayerRow,
    {
      office: code,
      effects,
    }: Pick<CorrectByOfficeOf<Effect>, 'office'> & Partial<CorrectByOfficeOf<Effect>>,
  ): F | null => {
    const mine = unlessEmpowered(tracking, moment, id, code, POWERS);
    if (mine !== null) return mine;
    const powers = effects?.map(powerOf) ?? [];
    return (
      unlessAllOf(tracking, tracking.rulesetOf(moment.state), code, powers) ??
      tracking.unlessPlayed(moment.state, 'offices')
    );
  },
  // The power `CORRECT` can always be used, for example on a player's mask.
  offers: (moment: OfficeMoment<T['state']>, { id }: PlayerRow) =>
    officesHeldBy(moment, id, officesOf(tracking.rulesetOf(moment.state)))
      .filter(
        (office) =>
          hasPower(office, 'CORRECT') ||
          (hasPower(office, 'VOID') &&
            voiding(moment.state).some(
              (effect) => unlessPlanned(inOnePiece(plan(moment, [effect]))) === null,
            )),
      )
      .map(({ office, title, ...rest }) => ({
        description: `Make a correction, as ${title}.`,
        known: { office },
        ...ruleOf(rest),
      })),
  *decide(
    turn: T,
    { id: playerId }: PlayerRow,
    { office, effects, reason }: CorrectByOfficeOf<Effect>,
  ): Stepwise<F | null> {
    const planned = yield* plan(turn, effects);
    if ('failure' in planned) return unlessPlanned(planned);
    const before = victorsIn(turn.state);
    const said = { office, playerId, reason: reason.trim(), effects };
    carryOut(turn, planned, { type: 'OfficeCorrected', ...said });
    return unlessWonBy(tracking, turn.state, office, { before, after: victorsIn(turn.state) });
  },
  made: playerOf('OfficeCorrected'),
});

/**
 * Refuses a correction that would make a player win [rulings Z6, AK3]. Call it after the effects
 * are planned.
 */
function unlessWonBy<State extends TrackedState, F>(
  tracking: ValueTracking<State, F>,
  state: State,
  code: string,
  { before, after }: Readonly<Record<'before' | 'after', readonly PlayerId[]>>,
): F | null {
  const playerId = after.find((player) => !before.includes(player));
  if (playerId === undefined) return null;
  const office = findOffice(tracking.rulesetOf(state), code);
  return citing(
    office ?? {},
    tracking.refuse('CORRECTION_WINS', 'offices', { office: code, playerId }),
  );
}

/** Refuses the first effect that needs a power the office lacks. */
function unlessAllOf<F>(
  { refuse }: Pick<ValueTracking<never, F>, 'refuse'>,
  ruleset: Ruleset,
  code: string,
  powers: readonly CorrectingPower[],
): F | null {
  const office = findOffice(ruleset, code);
  const effect = powers.findIndex(
    (power) => power === null || office === null || !hasPower(office, power),
  );
  if (effect === -1) return null;
  const power = powers[effect] ?? null;
  const facts = { office: code, effect, ...(power === null ? {} : { power }) };
  return citing(office ?? {}, refuse('OFFICE_LACKS_POWER', 'offices', facts));
}

/** The parts of the event record that every game shares. A game adds `evolve`. */
export const officeCorrectedOf = <State extends TrackedState, Effect extends object>(
  rulesetOf: (state: State) => Ruleset,
  /** The players affected by an effect on a thing, such as a trade's two players. */
  partiesOf: (state: State, effect: Effect) => readonly PlayerId[],
) => ({
  text: (state: State, { office, playerId, reason, transfers }: Corrected<Effect>) => {
    const title = findOffice(rulesetOf(state), office)?.title ?? office;
    const moved = movedItems(state, rulesetOf(state), transfers);
    const what = moved.length === 0 ? '' : ` (${moved.join(', ')})`;
    return `${nameOf(state, playerId)}, ${title}, made a correction${what}: ${quoted(reason)}.`;
  },
  channel: 'GAME_ACTIONS' as const,
  notice: 'RECEIVED' as const,
  /**
   * The players whom the effects name, the players affected by the effects, and the owners of moved
   * items, without the author.
   */
  concerns: (
    { playerId, effects, transfers }: Corrected<Effect>,
    state: State,
  ): readonly PlayerId[] => {
    const named = effects.flatMap((effect) =>
      'playerId' in effect ? [effect.playerId as PlayerId] : partiesOf(state, effect),
    );
    const met = new Set([...named, ...playersMoved(transfers)]);
    return [...met].filter((id) => id !== playerId);
  },
});

type Corrected<Effect> = OfficeCorrectedOf<Effect> & { readonly transfers: readonly Transfer[] };
