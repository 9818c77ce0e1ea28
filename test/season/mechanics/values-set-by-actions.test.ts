/** Actions can set flags and texts as well as numbers [Z2, AD2]. */
import { eventText as dynastyText, rulesetOf as dynastyRules } from '../../../src/dynasty';
import type { DynastyEffect } from '../../../src/dynasty';
import { eventText as roundText } from '../../../src/round';
import type { ProposalEffect } from '../../../src/round';
import { rulesetOf } from '../../../src/round/model/state';
import { sectionsOf } from '../../../src/rulesets';
import type { Ruleset } from '../../../src/rulesets';
import { BLESSING } from '../../support/custom-mechanics';
import { ofType as ofDynasty, rules, TestDynasty } from '../../dynasty/harness';
import { submitted, vote } from '../../dynasty/proposals/proposing';
import { ofType } from '../../round/harness';
import { adoptByVote } from '../../round/proposals/adopt-by-vote';
import { traders } from '../../round/trades/traders';

const take = (action: string) => ({ type: 'TakeAction', action, playerId: null }) as const;
const told = (ruleset: Ruleset): string | undefined =>
  sectionsOf(ruleset).find(({ anchor }) => anchor === 'player-actions')?.markdown;
const effect = { type: 'AMEND_RULESET', patch: BLESSING };

/**
 * For each game, a season that has adopted the actions: takes an action as Ann, and gives the
 * rules' prose on actions.
 */
const SEASONS = {
  round: () => {
    const round = traders();
    adoptByVote(round, effect as unknown as ProposalEffect);
    const taken = (action: string) => {
      const [event] = ofType(round.do('ann', take(action)), 'ActionTaken');
      return { text: roundText(round.state, event!), changes: event!.changes };
    };
    return { text: told(rulesetOf(round.state)), taken };
  },
  dynasty: () => {
    const dynasty = TestDynasty.open({ document: rules() });
    dynasty.join('ann', 'bob', 'cid');
    const { id } = submitted(dynasty, [effect as unknown as DynastyEffect]);
    vote(dynasty, id, 'FOR', 'ann', 'bob');
    const taken = (action: string) => {
      const [event] = ofDynasty(dynasty.do('ann', take(action)), 'ActionTaken');
      return { text: dynastyText(dynasty.state, event!), changes: event!.changes };
    };
    return { text: told(dynastyRules(dynasty.state)), taken };
  },
};

it.each(['round', 'dynasty'] as const)(
  'a flag becomes what an expression says, and a text what the rules of a %s say',
  (game) => {
    const { text, taken } = SEASONS[game]();
    expect(text).toContain(
      'Blessed of the player becomes yes if Honour is at least 1, otherwise no, ' +
        'Motto of the player becomes “Blessed be” and Honour of the player ' +
        'is increased by 1 if Blessed, otherwise 0.',
    );
    const first = taken('BLESS');
    expect(first.text).toBe(
      'ann took the action “Bless”: Blessed is now no, Motto is now “Blessed be”, Honour is now 0.',
    );
    expect(first.changes).toMatchObject([
      { value: 'BLESSED', now: false },
      { value: 'MOTTO', now: 'Blessed be' },
      { value: 'HONOUR', now: 0 },
    ]);
    taken('PRAY');
    expect(taken('BLESS').changes).toMatchObject([
      { value: 'BLESSED', now: true },
      { value: 'MOTTO', now: 'Blessed be' },
      { value: 'HONOUR', now: 2 },
    ]);
  },
);
