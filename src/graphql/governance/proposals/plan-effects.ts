import type { SeasonKind, SeasonSnapshot } from '../../../engine';
import type { Stepwise } from '../../../kernel';
import * as dynasty from '../../../dynasty';
import * as round from '../../../round';
import type { ProposalEffectInput } from '../../generated/resolvers';
import type { ProposalSource } from '../../nodes/sources';
import type { DynastySnapshot, RoundSnapshot } from '../../snapshots/by-game';
import { readDynastyEffects } from './read-dynasty-effects';
import { readEffects } from './read-effects';

type Plan = Stepwise<
  ReturnType<typeof round.previewEffects> | ReturnType<typeof dynasty.previewEffects>
>;

/** Plans a proposal's effects in one game, each in a step. */
interface EffectPlanner<R extends SeasonSnapshot> {
  /** Plans the effects of a draft with this text. */
  planDraft(snapshot: R, effects: readonly ProposalEffectInput[], text: string): Plan;
  /** Plans the effects of a submitted proposal. */
  planProposal(snapshot: R, proposal: ProposalSource['row']): Plan;
}

const ROUND: EffectPlanner<RoundSnapshot> = {
  planDraft: ({ record, state, now }, effects, text) =>
    round.previewEffectsInSteps(state, now, readEffects(record.id, effects, text)),
  planProposal: ({ state, now }, { id, effects }: round.ProposalRow) =>
    round.previewEffectsInSteps(state, now, effects, id),
};

const DYNASTY: EffectPlanner<DynastySnapshot> = {
  planDraft: ({ record, state, now }, effects, text) =>
    dynasty.previewEffectsInSteps(state, now, readDynastyEffects(record.id, effects, text)),
  planProposal: ({ state, now }, { id, effects }: dynasty.DynastyProposalRow) =>
    dynasty.previewEffectsInSteps(state, now, effects, id),
};

const PLANNERS: Readonly<Record<SeasonKind, EffectPlanner<SeasonSnapshot>>> = { ROUND, DYNASTY };

export const plannerOf = ({ kind }: SeasonSnapshot): EffectPlanner<SeasonSnapshot> =>
  PLANNERS[kind];
