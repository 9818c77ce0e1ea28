import { dynastyMarkdown } from '../../../src/rulesets';
import type { Expression } from '../../../src/rulesets';
import { rulesetOf } from '../../../src/dynasty/model/state';
import { GIOLITTI } from '../../../src/rulesets/editions/giolitti';
import { POT } from '../../support/custom-mechanics';
import { rules, TestDynasty } from '../harness';
import { submitted, vote } from './proposing';

const VALUE = { name: 'value:POT' };

function open(formula: Expression): TestDynasty {
  const proposals = GIOLITTI.proposals!;
  const popularity = { test: 'FORMULA', formula, settles: true } as const;
  const classes = proposals.classes.map((each) => ({ ...each, popularity }));
  const document = rules({ trackedValues: [POT], proposals: { ...proposals, classes } });
  const dynasty = TestDynasty.open({ document });
  dynasty.join('ann', 'bob', 'cid', 'dot', 'eve');
  return dynasty;
}
const statusOf = (dynasty: TestDynasty) => dynasty.state.need('proposals', 'm1').status;

describe('a formula that settles [AC2]', () => {
  const more = (than: Expression): Expression => ({ op: 'MORE', of: [{ name: 'votesFor' }, than] });

  it('and reads a value is counted at the end, by what it is then [AB3]', () => {
    const dynasty = open(more(VALUE));
    const { id, closesAtMs } = submitted(dynasty);
    vote(dynasty, id, 'FOR', 'ann', 'bob', 'cid', 'dot');
    expect(statusOf(dynasty)).toBe('OPEN');
    dynasty.do('eve', { type: 'SetValue', value: 'POT', playerId: null, card: null, to: 4 });
    dynasty.advanceTo(closesAtMs);
    expect(statusOf(dynasty)).toBe('REJECTED');
    const prose = dynastyMarkdown(rulesetOf(dynasty.state));
    expect(prose).toContain(
      'the votes for it is more than the season’s Pot, as numbers, at the end',
    );
    expect(prose).not.toContain('however those who have not voted do');
  });

  it('and reads none is decided as soon as no vote can change it', () => {
    const dynasty = open(more(3));
    const { id } = submitted(dynasty);
    vote(dynasty, id, 'FOR', 'ann', 'bob', 'cid');
    expect(statusOf(dynasty)).toBe('OPEN');
    vote(dynasty, id, 'FOR', 'dot');
    expect(statusOf(dynasty)).toBe('ADOPTED');
    expect(dynastyMarkdown(rulesetOf(dynasty.state))).toContain(
      'as soon as it would hold however those vote who have not, or at the end',
    );
  });
});
