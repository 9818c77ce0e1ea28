import { NEXT_SUNDAY } from '../harness';
import { Court, endorse, nominate, unendorse } from './judge-round';

const election = (): Court => {
  const court = Court.sit();
  court.do('ann', nominate());
  court.do('bob', nominate());
  return court;
};

it('endorses several candidates, oneself too [W4]', () => {
  const court = election();
  expect(court.do('ann', endorse('n1'))).toEqual([
    { type: 'CandidateEndorsed', candidacyId: 'n1', playerId: 'p1' },
  ]);
  expect(court.ask('ann', endorse('n2'))).toBeNull();
});

it('refuses to endorse twice, and to withdraw what is not there', () => {
  const court = election();
  const facts = { candidacyId: 'n1' };
  expect(court.ask('cid', unendorse('n1'))).toEqual({ code: 'NOT_ENDORSED', rule: 'judge', facts });
  court.do('cid', endorse('n1'));
  expect(court.ask('cid', endorse('n1'))).toEqual({
    code: 'ALREADY_ENDORSED',
    rule: 'judge',
    facts,
  });
  court.do('cid', unendorse('n1'));
  expect(court.ask('cid', endorse('n1'))).toBeNull();
});

it('refuses a candidacy that there is not, that was dropped, or that was counted', () => {
  const court = election();
  court.do('bob', { type: 'LeaveSeason' });
  for (const [id, status] of [
    ['n9', null],
    ['n2', 'DROPPED'],
  ] as const) {
    expect(court.ask('cid', endorse(id))).toEqual({
      code: 'CANDIDACY_NOT_FOUND',
      rule: 'judge',
      facts: { candidacyId: id, status },
    });
  }
  const late = court.at(NEXT_SUNDAY, 'cid', unendorse('n1'));
  expect(late).toMatchObject({ code: 'CANDIDACY_NOT_FOUND', facts: { status: 'ELECTED' } });
});

it('is refused to who is no player', () => {
  expect(election().ask('eve', endorse('n1'))).toMatchObject({ code: 'NOT_A_PLAYER' });
  expect(election().ask('eve', unendorse('n1'))).toMatchObject({ code: 'NOT_A_PLAYER' });
});
