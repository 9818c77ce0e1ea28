import { dynastyMarkdown } from '../../../src/rulesets';
import type { DynastyRuleset, Expression } from '../../../src/rulesets';
import { rulesetOf } from '../../../src/dynasty/model/state';
import { GIOLITTI } from '../../../src/rulesets/editions/giolitti';
import { replay, rowsOf, rules, TestDynasty, typesOf } from '../harness';
import { amend, submitted, vote } from './proposing';

/** A vote that can succeed only with at most three players. */
const OF_THREE: Expression = {
  op: 'AND',
  of: [
    { op: 'AT_MOST', of: [{ name: 'players' }, 3] },
    { op: 'AT_LEAST', of: [{ name: 'votesFor' }, { name: 'players' }] },
  ],
};

type Proposals = NonNullable<DynastyRuleset['proposals']>;
const proposals = GIOLITTI.proposals as Proposals;

function open(settles: boolean): TestDynasty {
  const popularity = { test: 'FORMULA', formula: OF_THREE, settles } as const;
  const classes = proposals.classes.map((each) => ({ ...each, popularity }));
  const document = rules({ proposals: { ...proposals, classes } });
  const dynasty = TestDynasty.open({ document });
  dynasty.join('ann', 'bob', 'cid');
  return dynasty;
}
const more = amend('/proposals/mostPending', 3);

describe('rules of a dynasty that newcomers put out of reach [AE2]', () => {
  it.each([true, false])('are changed by more than half at the end (settles: %s)', (settles) => {
    const dynasty = open(settles);
    const first = submitted(dynasty, [more]);
    dynasty.join('dot');
    const { id, closesAtMs } = submitted(dynasty, [more], { by: 'dot' });
    vote(dynasty, id, 'FOR', 'ann', 'bob', 'cid');
    expect(dynasty.state.need('proposals', id).status).toBe('OPEN');
    expect(typesOf(dynasty.advanceTo(closesAtMs))).toContain('ProposalAdopted');
    expect(dynasty.state.need('proposals', first.id).status).toBe('REJECTED');
    expect(dynasty.state.need('proposals', id)).toMatchObject({ status: 'ADOPTED', votesFor: 3 });
    expect(rowsOf(replay(dynasty.journal))).toEqual(rowsOf(dynasty.state));
  });

  it('are not changed by half of the players, nor where the present players could meet them', () => {
    const dynasty = open(false);
    const one = submitted(dynasty, [more]);
    vote(dynasty, one.id, 'FOR', 'ann', 'bob');
    dynasty.advanceTo(one.closesAtMs);
    expect(dynasty.state.need('proposals', one.id).status).toBe('REJECTED');
    dynasty.join('dot');
    const two = submitted(dynasty, [more]);
    vote(dynasty, two.id, 'FOR', 'ann', 'bob');
    dynasty.advanceTo(two.closesAtMs);
    expect(dynasty.state.need('proposals', two.id).status).toBe('REJECTED');
  });

  it('can be changed again after an amendment that itself removes a player', () => {
    const dynasty = TestDynasty.open({
      document: rules({ hosting: { awayDays: 14, powers: [] } }),
    });
    dynasty.join('ann', 'bob', 'cid', 'dot');
    const formula: Expression = { op: 'AT_LEAST', of: [{ name: 'players' }, 4] };
    const popularity = { test: 'FORMULA', formula } as const;
    const classes = proposals.classes.map((each) => ({ ...each, popularity }));
    const dot = dynasty.state.all('players').find(({ name }) => name === 'dot');
    const both = submitted(dynasty, [
      amend('/proposals/classes', classes),
      { type: 'REMOVE_PLAYER', playerId: dot!.id },
    ]);
    vote(dynasty, both.id, 'FOR', 'ann', 'bob', 'cid');
    expect(dynasty.state.need('proposals', both.id).status).toBe('ADOPTED');
    const back = submitted(dynasty, [amend('/proposals', proposals)]);
    vote(dynasty, back.id, 'FOR', 'ann', 'bob');
    dynasty.advanceTo(back.closesAtMs);
    expect(dynasty.state.need('proposals', back.id).status).toBe('ADOPTED');
    expect(rulesetOf(dynasty.state).proposals).toEqual(proposals);
  });

  it('are told in the rules of a dynasty that can come to that, and only there', () => {
    const said = 'votes for a proposal from more than half of them adopt it at the end';
    expect(dynastyMarkdown(rulesetOf(open(false).state))).toContain(said);
    expect(dynastyMarkdown(GIOLITTI)).not.toContain(said);
  });
});
