/**
 * Whoever holds an office with the power puts right, or voids, what a proposal could, at once and without a vote:
 * all of the effects or none, and with a reason that everybody reads [ruling Z6].
 */
import { quoted } from '../../kernel';
import type { PlayerId, Transfer } from '../../kernel';
import { findOffice, hasPower, officesOf, ruleOf } from '../../rulesets';
import type { OfficePower, Ruleset } from '../../rulesets';
import { playerOf } from '../emitting';
import { playerOfOwner } from '../owners';
import { nameOf } from '../players';
import { MOST_EFFECTS } from '../proposals/submit-proposal';
import type { PlayerRow } from '../rows';
import { citing } from '../values/ground';
import type { ValueGround } from '../values/ground';
import type { TrackedState } from '../values/rows';
import type { CorrectByOfficeOf } from './commands';
import type { OfficeCorrectedOf } from './events';
import type { At } from './filling';
import { heldOf, unlessEmpowered } from './powers';
import { unlessSaid } from './remind-players';

export const LONGEST_REASON = 500;
const POWERS: readonly OfficePower[] = ['CORRECT', 'VOID'];

/** What a game's effects are, and which of them are an office's. */
type Correcting<State, Effect, F> = {
  /** null: it takes a proposal. */
  readonly powerOf: (effect: Effect) => 'CORRECT' | 'VOID' | null;
  readonly shape: (effects: readonly Effect[]) => F | null;
  /** The refusal of effects that cannot be now, with the place of the first. */
  readonly unlessPlanned: (moment: At<State>, effects: readonly Effect[]) => F | null;
};

/** For whoever holds an office; the game carries the effects out. */
export const correctByOfficeOf = <State extends TrackedState, Effect, F>(
  ground: ValueGround<State, F>,
  { powerOf, shape, unlessPlanned }: Correcting<State, Effect, F>,
) => ({
  rule: 'offices' as const,
  shape: ({ effects, reason }: CorrectByOfficeOf<Effect>): F | null => {
    if (effects.length === 0 || effects.length > MOST_EFFECTS) {
      const expected = `1 to ${MOST_EFFECTS} entries`;
      return ground.refuse('MALFORMED', 'offices', { field: 'effects', expected });
    }
    return unlessSaid(ground, 'reason', reason, LONGEST_REASON) ?? shape(effects);
  },
  refuses: (
    moment: At<State>,
    { id }: PlayerRow,
    {
      office: code,
      effects,
    }: Pick<CorrectByOfficeOf<Effect>, 'office'> & Partial<CorrectByOfficeOf<Effect>>,
  ): F | null => {
    const mine = unlessEmpowered(ground, moment, id, code, POWERS);
    if (mine !== null) return mine;
    const powers = effects?.map(powerOf) ?? [];
    return (
      unlessAllOf(ground, ground.rulesetOf(moment.state), code, powers) ??
      ground.unlessPlayed(moment.state, 'offices') ??
      (effects === undefined ? null : unlessPlanned(moment, effects))
    );
  },
  offers: (moment: At<State>, { id }: PlayerRow) =>
    heldOf(moment, id, officesOf(ground.rulesetOf(moment.state)))
      .filter((office) => POWERS.some((power) => hasPower(office, power)))
      .map(({ office, title, ...rest }) => ({
        description: `Put right what is wrong, as ${title}.`,
        known: { office },
        ...ruleOf(rest),
      })),
  made: playerOf('OfficeCorrected'),
});

/** Where putting right would make somebody the winner who is not [rulings Z6, AK3]; asked once it has happened. */
export function unlessWonBy<State extends TrackedState, F>(
  ground: ValueGround<State, F>,
  state: State,
  code: string,
  { before, after }: Readonly<Record<'before' | 'after', readonly PlayerId[]>>,
): F | null {
  const playerId = after.find((player) => !before.includes(player));
  if (playerId === undefined) return null;
  const office = findOffice(ground.rulesetOf(state), code);
  return citing(
    office ?? {},
    ground.refuse('CORRECTION_WINS', 'offices', { office: code, playerId }),
  );
}

/** The refusal of the first effect that the office has no power for. */
function unlessAllOf<F>(
  { refuse }: Pick<ValueGround<never, F>, 'refuse'>,
  ruleset: Ruleset,
  code: string,
  powers: readonly ('CORRECT' | 'VOID' | null)[],
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

/** What of the event every game has; what it changes is the game's. */
export const officeCorrectedOf = <State extends TrackedState, Effect extends object>(
  rulesetOf: (state: State) => Ruleset,
  /** Whom an effect concerns by what it names, where nothing else tells them. */
  partiesOf: (state: State, effect: Effect) => readonly PlayerId[],
) => ({
  text: (state: State, { office, playerId, reason }: OfficeCorrectedOf<Effect>) => {
    const title = findOffice(rulesetOf(state), office)?.title ?? office;
    return `${nameOf(state, playerId)}, ${title}, put something right: ${quoted(reason)}.`;
  },
  channel: 'GAME_ACTIONS' as const,
  notice: 'RECEIVED' as const,
  /** Those whom the effects name, or what they name, and whose items they move, but who did it. */
  concerns: (
    { playerId, effects, transfers }: Corrected<Effect>,
    state: State,
  ): readonly PlayerId[] => {
    const named = effects.flatMap((effect) =>
      'playerId' in effect ? [effect.playerId as PlayerId] : partiesOf(state, effect),
    );
    const owners = transfers.flatMap(({ from, to }) => [from, to]).map(playerOfOwner);
    const met = new Set([...named, ...owners.filter((owner) => owner !== null)]);
    return [...met].filter((id) => id !== playerId);
  },
});

type Corrected<Effect> = OfficeCorrectedOf<Effect> & { readonly transfers: readonly Transfer[] };
