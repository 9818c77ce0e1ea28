import { endedOnce, required } from '../../../kernel';
import type { PlayerId } from '../../../kernel';
import type { GraveDeed } from '../../../rulesets';
import type { AnyFields, InputFields } from '../../framework/input-field';
import type { GameTypes, TurnOf } from '../../model/types';
import type { ProposalId } from '../../model/ids';
import type { AnyEffect } from './season-plan';

/** The office power that an effect needs; null if only a proposal can have the effect. */
export type CorrectingPower = 'CORRECT' | 'VOID' | null;

/** The cause of an effect. `proposalId`: null for an office, whose reason is then the title. */
export type EffectCause = { readonly proposalId: ProposalId | null; readonly title: string };

/** The proposal that causes an effect that no office can have. */
export const causingProposal = ({ proposalId }: EffectCause): ProposalId =>
  required(proposalId, 'the proposal with the effect');

/** The form of a kind's input. Codegen writes it into the schema, and clients draw it. */
export interface EffectForm {
  /** The kind in an imperative sentence without its end. */
  readonly title: string;
  /** What the effect does, in sentences, without its refusals. */
  readonly description: string;
  /** The codes of refusals that this kind alone has. */
  readonly refusals?: readonly string[];
  /** The fields of the input, by the effect's properties. */
  readonly fields: AnyFields;
  /** True if the input is the value of the only field, or `true` without fields. */
  readonly bare?: true;
  /** The name of the input type, if several inputs share it, or clients have known another. */
  readonly inputType?: string;
  /** True for an effect that costs as much as an amendment. */
  readonly heavy?: true;
}

/**
 * A kind of effect of proposals: all that the rules know of it. `Plan` is a game's plan of a
 * proposal, which grows effect by effect; `T` its turn.
 */
interface AnyKind<Effect, Plan, State, F, T> extends EffectForm {
  readonly power: CorrectingPower;
  /** The grave deed that every effect of the kind is. */
  readonly deed?: GraveDeed;
  /** Refuses fields in a wrong form, whatever the season. `at`: the effect's index. */
  shape?(effect: Effect, at: number): F | null;
  /** Adds the effect to the plan, or returns its refusal. */
  plan(plan: Plan, effect: Effect): F | null;
  /** Carries the effect out, after the event of the adoption or correction. */
  carryOut?(turn: T, effect: Effect, cause: EffectCause): void;
  /** The effect in one sentence. */
  text(state: State, effect: Effect): string;
  /** The players of the thing that the effect corrects, whom it does not name itself. */
  parties?(state: State, effect: Effect): readonly PlayerId[];
}

/** A kind with a field for each of the effect's properties. */
export type EffectKind<Effect, Plan, State, F, T> = AnyKind<Effect, Plan, State, F, T> & {
  readonly fields: InputFields<Effect>;
};

/** The kinds of effects, by type. */
export type EffectKinds<Effects extends { readonly type: string }, Plan, State, F, T> = {
  readonly [K in Effects['type']]: EffectKind<EffectOfType<Effects, K>, Plan, State, F, T>;
};

/** The effect of type `T`, also where one form serves several types. */
export type EffectOfType<Effect, T> = Effect extends { readonly type: infer Types }
  ? T extends Types
    ? Effect & { readonly type: T }
    : never
  : never;

/** The effects of these types, in order. */
export const ofTypes = <Effect extends AnyEffect, T extends Effect['type']>(
  effects: readonly Effect[],
  ...types: readonly T[]
): readonly EffectOfType<Effect, T>[] =>
  effects.filter((effect): effect is EffectOfType<Effect, T> =>
    (types as readonly string[]).includes(effect.type),
  );

/** A kind of effect of one game. */
export type EffectKindOf<G extends GameTypes, Plan, Effect> = EffectKind<
  Effect,
  Plan,
  G['state'],
  G['refusal'],
  TurnOf<G>
>;

/** The kinds of effects of one game. */
export type EffectKindsOf<G extends GameTypes, Plan, Effect extends AnyEffect> = EffectKinds<
  Effect,
  Plan,
  G['state'],
  G['refusal'],
  TurnOf<G>
>;

/** The functions of a game's effects, by the table of their kinds. */
export const effectsBy = <G extends GameTypes, Plan, Effect extends AnyEffect>(
  kinds: EffectKindsOf<G, Plan, Effect>,
) => {
  type State = G['state'];
  type F = G['refusal'];
  type T = TurnOf<G>;
  const types = Object.keys(kinds) as Effect['type'][];
  const kindOf = ({ type }: Pick<Effect, 'type'>): AnyKind<Effect, Plan, State, F, T> =>
    kinds[type];
  return {
    /** The forms of the kinds' inputs. */
    forms: kinds as Readonly<Record<Effect['type'], EffectForm>>,
    powerOf: (effect: Pick<Effect, 'type'>): CorrectingPower => kindOf(effect).power,
    deedOf: ({ type }: AnyEffect): GraveDeed | null => kindOf({ type }).deed ?? null,
    /** The refusal of the first effect with a field in a wrong form; null for none. */
    shapeOf: (effects: readonly Effect[]): F | null =>
      effects.reduce<F | null>(
        (found, effect, at) => found ?? kindOf(effect).shape?.(effect, at) ?? null,
        null,
      ),
    plan: (plan: Plan, effect: Effect): F | null => kindOf(effect).plan(plan, effect),
    /** Carries the effects out, in the order of the kinds. */
    carryOut: (turn: T, effects: readonly Effect[], cause: EffectCause): void => {
      for (const type of types) {
        for (const effect of effects.filter((each) => each.type === type)) {
          kindOf(effect).carryOut?.(turn, effect, cause);
        }
      }
    },
    text: (state: State, effect: Effect): string => endedOnce(kindOf(effect).text(state, effect)),
    partiesOf: (state: State, effect: Effect): readonly PlayerId[] =>
      kindOf(effect).parties?.(state, effect) ?? [],
  };
};
