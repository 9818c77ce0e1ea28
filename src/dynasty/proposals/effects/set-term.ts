import {
  carryOutTerm,
  causingProposal,
  isOfOffice,
  SET_TERM as FORM,
  setTermText,
  unlessTermOf,
} from '../../../season';
import type { SetTermEffect } from '../../../season';
import { unless } from '../../model/access';
import { rulesetOf } from '../../model/state';
import { VALUE_TRACKING } from '../../values/value-tracking';
import type { DynastyEffectKind } from '../effect';

export const SET_TERM: DynastyEffectKind<SetTermEffect> = {
  ...FORM,
  shape: ({ office }, effect) =>
    unless(office !== null, 'office', 'an office of the rules', 'proposals', { effect }),
  plan: (plan, effect) =>
    isOfOffice(effect) ? unlessTermOf(VALUE_TRACKING, plan, plan.ruleset, effect) : null,
  carryOut: (turn, effect, cause) => {
    if (isOfOffice(effect)) carryOutTerm(turn, effect, causingProposal(cause));
  },
  text: (state, effect) => setTermText(state, rulesetOf(state), effect),
};
