import type { PlayerId } from '../../../kernel';
import { causingProposal, ofTypes, playerField } from '../../../season';
import { sittingTerms, termOf } from '../../judge/bench';
import { endTerm } from '../../judge/end-term';
import { refuse } from '../../model/refusal';
import { nameOf } from '../../model/wording';
import type { RoundEffectKind } from '../effect';

type EndJudgeTermEffect = { readonly type: 'END_JUDGE_TERM'; readonly playerId: PlayerId };
declare module '../vocabulary' {
  interface OwnEffects {
    END_JUDGE_TERM: EndJudgeTermEffect;
  }
}

export const END_JUDGE_TERM: RoundEffectKind<EndJudgeTermEffect> = {
  title: 'End a Judge’s term',
  description: 'Ends a Judge’s term. The chair is then vacant.',
  refusals: ['CHAIR_VACANT', 'JUDGE_CHANGED'],
  fields: { playerId: playerField('The Judge.', 'Judge', 'JUDGE') },
  bare: true,
  power: null,
  plan: ({ state, effects }, { playerId }) => {
    const ended = ofTypes(effects, 'END_JUDGE_TERM').map((earlier) => earlier.playerId);
    const sitting = sittingTerms(state).filter((term) => !ended.includes(term.playerId));
    const [first] = sitting;
    if (first === undefined) return refuse('CHAIR_VACANT', 'judge');
    return sitting.some((term) => term.playerId === playerId)
      ? null
      : refuse('JUDGE_CHANGED', 'judge', { playerId: first.playerId });
  },
  carryOut: (turn, { playerId }, cause) => {
    const term = termOf(turn.state, playerId);
    if (term !== null) endTerm(turn, term, 'VOTED_OUT', causingProposal(cause));
  },
  text: (state, { playerId }) => `${nameOf(state, playerId)} is no longer Judge.`,
};
