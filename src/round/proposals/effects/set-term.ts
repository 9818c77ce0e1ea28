import {
  carryOutTerm,
  causingProposal,
  isOfOffice,
  SET_TERM as FORM,
  setTermText,
  unlessTermOf,
} from '../../../season';
import type { SetTermEffect } from '../../../season';
import { setJudgeTerm, unlessJudgeUntil } from '../../judge/set-judge-term';
import { rulesetOf } from '../../model/state';
import { nameOf } from '../../model/wording';
import { VALUE_TRACKING } from '../../values/value-tracking';
import type { RoundEffectKind } from '../effect';

export const SET_TERM: RoundEffectKind<SetTermEffect> = {
  ...FORM,
  description: 'Sets the end of the term of an office’s holder, or of a Judge.',
  refusals: [...FORM.refusals, 'CHAIR_VACANT', 'JUDGE_CHANGED'],
  plan: (plan, effect) =>
    isOfOffice(effect)
      ? unlessTermOf(VALUE_TRACKING, plan, plan.ruleset, effect)
      : unlessJudgeUntil(plan, effect),
  carryOut: (turn, effect, cause) => {
    const proposalId = causingProposal(cause);
    if (isOfOffice(effect)) carryOutTerm(turn, effect, proposalId);
    else setJudgeTerm(turn, effect, proposalId);
  },
  text: (state, effect) =>
    isOfOffice(effect) || effect.untilMs !== null
      ? setTermText(state, rulesetOf(state), effect)
      : `${nameOf(state, effect.playerId)} is Judge for as long as the rules say.`,
};
