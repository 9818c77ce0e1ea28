import { endedOnce } from '../../../kernel';
import type { PlayerId } from '../../../kernel';

/** The office power that an effect needs; null if only a proposal can have the effect. */
export type CorrectingPower = 'CORRECT' | 'VOID' | null;

/**
 * A kind of effect of proposals: all that the rules know of it. `Plan` is a game's plan of a
 * proposal, which grows effect by effect.
 */
export interface EffectKind<Effect, Plan, State, F> {
  readonly power: CorrectingPower;
  /** Refuses fields in a wrong form, whatever the season. `at`: the effect's index. */
  shape?(effect: Effect, at: number): F | null;
  /** Adds the effect to the plan, or returns its refusal. */
  plan(plan: Plan, effect: Effect): F | null;
  /** The effect in one sentence. */
  text(state: State, effect: Effect): string;
  /** The players of the thing that the effect corrects, whom it does not name itself. */
  parties?(state: State, effect: Effect): readonly PlayerId[];
}

/** The kinds of effects, by type. */
export type EffectKinds<Effects extends { readonly type: string }, Plan, State, F> = {
  readonly [T in Effects['type']]: EffectKind<EffectOfType<Effects, T>, Plan, State, F>;
};

/** The effect of type `T`, also where one form serves several types. */
export type EffectOfType<Effect, T> = Effect extends { readonly type: infer Types }
  ? T extends Types
    ? Effect & { readonly type: T }
    : never
  : never;

/** The functions of a game's effects, by the table of their kinds. */
export const effectsBy = <Effect extends { readonly type: string }, Plan, State, F>(
  kinds: EffectKinds<Effect, Plan, State, F>,
) => {
  const kindOf = ({ type }: Pick<Effect, 'type'>): EffectKind<Effect, Plan, State, F> =>
    kinds[type];
  return {
    powerOf: (effect: Pick<Effect, 'type'>): CorrectingPower => kindOf(effect).power,
    /** The refusal of the first effect with a field in a wrong form; null for none. */
    shapeOf: (effects: readonly Effect[]): F | null =>
      effects.reduce<F | null>(
        (found, effect, at) => found ?? kindOf(effect).shape?.(effect, at) ?? null,
        null,
      ),
    plan: (plan: Plan, effect: Effect): F | null => kindOf(effect).plan(plan, effect),
    text: (state: State, effect: Effect): string => endedOnce(kindOf(effect).text(state, effect)),
    partiesOf: (state: State, effect: Effect): readonly PlayerId[] =>
      kindOf(effect).parties?.(state, effect) ?? [],
  };
};
