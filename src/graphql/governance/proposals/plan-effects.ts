import type { SeasonKind, SeasonSnapshot } from '../../../engine';
import type { Json, Stepwise } from '../../../kernel';
import * as dynasty from '../../../dynasty';
import * as round from '../../../round';
import type { CorrectingPower, EffectForm } from '../../../season';
import type { ProposalEffectInput } from '../../generated/resolvers';
import type { ProposalSource } from '../../nodes/sources';
import type { DynastySnapshot, RoundSnapshot } from '../../snapshots/by-game';
import { DYNASTY_EFFECT_INPUTS, ROUND_EFFECT_INPUTS } from './effect-inputs';
import type { AnyEffect } from './sources';

type Plan = Stepwise<
  ReturnType<typeof round.previewEffects> | ReturnType<typeof dynasty.previewEffects>
>;

/** Plans a proposal's effects in one game, each in a step. */
interface EffectPlanner<R extends SeasonSnapshot> {
  /** Plans the effects of a draft with this text. */
  planDraft(snapshot: R, effects: readonly ProposalEffectInput[], text: string): Plan;
  /** Plans the effects of a submitted proposal. */
  planProposal(snapshot: R, proposal: ProposalSource['row']): Plan;
  /** The effect in one sentence. */
  textOf(snapshot: R, effect: AnyEffect): string;
  /** The kinds of effects, with the forms of their inputs. */
  readonly forms: Readonly<Record<string, EffectForm>>;
  /** The power that an office needs for the kind of effect. */
  powerOf(kind: AnyEffect['type']): CorrectingPower;
  /** The effect as an input. */
  inputOf(snapshot: R, effect: AnyEffect): Json;
}

const ROUND: EffectPlanner<RoundSnapshot> = {
  forms: round.ROUND_EFFECTS.forms,
  powerOf: (type: round.ProposalEffect['type']) => round.effectPower({ type }),
  planDraft: ({ record, state, now }, effects, text) =>
    round.previewEffectsInSteps(state, now, ROUND_EFFECT_INPUTS.read(record.id, effects, text)),
  planProposal: ({ state, now }, { id, effects }: round.ProposalRow) =>
    round.previewEffectsInSteps(state, now, effects, id),
  textOf: ({ state }, effect: round.ProposalEffect) => round.effectText(state, effect),
  inputOf: ({ record }, effect: round.ProposalEffect) =>
    ROUND_EFFECT_INPUTS.write(record.id, effect),
};

const DYNASTY: EffectPlanner<DynastySnapshot> = {
  forms: dynasty.DYNASTY_EFFECTS.forms,
  powerOf: (type: dynasty.DynastyEffect['type']) => dynasty.effectPower({ type }),
  planDraft: ({ record, state, now }, effects, text) =>
    dynasty.previewEffectsInSteps(state, now, DYNASTY_EFFECT_INPUTS.read(record.id, effects, text)),
  planProposal: ({ state, now }, { id, effects }: dynasty.DynastyProposalRow) =>
    dynasty.previewEffectsInSteps(state, now, effects, id),
  textOf: ({ state }, effect: dynasty.DynastyEffect) => dynasty.effectText(state, effect),
  inputOf: ({ record }, effect: dynasty.DynastyEffect) =>
    DYNASTY_EFFECT_INPUTS.write(record.id, effect),
};

const PLANNERS: Readonly<Record<SeasonKind, EffectPlanner<SeasonSnapshot>>> = { ROUND, DYNASTY };

export const plannerOf = ({ kind }: SeasonSnapshot): EffectPlanner<SeasonSnapshot> =>
  PLANNERS[kind];
