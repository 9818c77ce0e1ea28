import { audienceOf, eventText, optionsOf } from '../../../src/dynasty';
import { playerId } from '../../../src/kernel';
import type { Office } from '../../../src/rulesets';
import type { ProposalId } from '../../../src/season';
import { account, ofType, replay, rowsOf, rules, TestDynasty, typesOf } from '../harness';
import { submitted, vote } from './proposing';

const HERALD: Office = {
  ...{ office: 'HERALD', title: 'Herald', termDays: null, filledBy: { type: 'HOST' } },
  powers: ['VETO'],
};

/** A dynasty of five. Eve is the Herald. */
function open(): TestDynasty {
  const dynasty = TestDynasty.open({ document: rules({ offices: [HERALD] }) });
  dynasty.join('ann', 'bob', 'cid', 'dot', 'eve');
  dynasty.do('host', { type: 'AppointToOffice', office: 'HERALD', playerId: playerId('p5') });
  return dynasty;
}
const veto = (proposalId: ProposalId) =>
  ({ type: 'VetoProposal', office: 'HERALD', proposalId, reason: 'Never.' }) as const;
const offered = (dynasty: TestDynasty, who: string) =>
  optionsOf(dynasty.state, account(who), dynasty.now)
    .filter(({ mutation }) => mutation === 'vetoProposal')
    .map(({ known }) => known['proposalId']);

describe('the holder of an office of a dynasty vetoes [L4, AE1]', () => {
  it.each([null, 'CALL_FOR_JUDGEMENT'])('what is proposed, as %s', (of) => {
    const dynasty = open();
    const { id } = submitted(dynasty, [], { of });
    vote(dynasty, id, 'FOR', 'ann', 'bob');
    vote(dynasty, id, 'AGAINST', 'cid');
    expect(offered(dynasty, 'eve')).toEqual([id]);
    expect(offered(dynasty, 'ann')).toEqual([]);
    expect(dynasty.ask('ann', veto(id))?.code).toBe('OFFICE_NOT_YOURS');
    const [event] = ofType(dynasty.do('eve', veto(id)), 'ProposalVetoed');
    expect(eventText(dynasty.state, event!)).toBe(
      'eve, Herald, vetoed proposal 1, “A Better Game”: “Never.”',
    );
    expect(audienceOf(dynasty.state, event!)).toEqual(['p1']);
    expect(dynasty.state.need('proposals', id)).toMatchObject({ status: 'VETOED', votesFor: 2 });
    expect(dynasty.state.need('vetoes', id)).toEqual({
      ...{ id, office: 'HERALD', playerId: 'p5', reason: 'Never.' },
    });
    expect(dynasty.ask('eve', veto(id))).toMatchObject({
      ...{ code: 'VOTING_OVER', facts: { status: 'VETOED' } },
    });
    expect(rowsOf(replay(dynasty.journal))).toEqual(rowsOf(dynasty.state));
  });

  it('so that those that waited for it are decided, and its author has one pending less', () => {
    const dynasty = open();
    const one = submitted(dynasty);
    const two = submitted(dynasty);
    vote(dynasty, two.id, 'FOR', 'ann', 'bob', 'cid');
    expect(dynasty.state.need('proposals', two.id).status).toBe('OPEN');
    expect(typesOf(dynasty.do('eve', veto(one.id)))).toEqual(['ProposalVetoed', 'ProposalAdopted']);
    expect(dynasty.state.need('proposals', two.id).status).toBe('ADOPTED');
    expect(submitted(dynasty).status).toBe('OPEN');
  });

  it('nothing that all others who are not idle are for, and nothing once it is idle', () => {
    const dynasty = open();
    const one = submitted(dynasty, [], { by: 'ann' });
    const two = submitted(dynasty, [], { by: 'bob' });
    vote(dynasty, two.id, 'FOR', 'ann', 'bob', 'cid');
    dynasty.do('dot', { type: 'GoIdle' });
    expect(dynasty.ask('eve', veto(two.id))).toMatchObject({
      ...{ code: 'ALL_OTHERS_FOR', rule: 'offices' },
    });
    expect(offered(dynasty, 'eve')).toEqual([one.id]);
    dynasty.do('eve', { type: 'GoIdle' });
    expect(offered(dynasty, 'eve')).toEqual([]);
  });

  it('its own, of which it is not told again', () => {
    const dynasty = open();
    const { id } = submitted(dynasty, [], { by: 'eve' });
    const [event] = ofType(dynasty.do('eve', veto(id)), 'ProposalVetoed');
    expect(audienceOf(dynasty.state, event!)).toEqual([]);
  });
});
