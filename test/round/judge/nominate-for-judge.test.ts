import { MONDAY, NEXT_SUNDAY, TestRound } from '../harness';
import { Court, nominate } from './judge-round';

it('makes a candidate of any player by a text message [Judges; I1]', () => {
  const court = Court.sit();
  expect(court.do('bob', nominate('Vote for me'))).toEqual([
    { type: 'CandidacyPosted', candidacyId: 'n1', playerId: 'p2', message: 'Vote for me' },
  ]);
  expect(court.state.need('candidacies', 'n1')).toMatchObject({ week: 1, status: 'STANDING' });
});

it('lets the Judge stand again', () => {
  expect(Court.sit('ann').ask('ann', nominate())).toBeNull();
});

it('refuses a second message in the week [W3], and takes one in the next', () => {
  const court = Court.sit();
  court.do('bob', nominate());
  expect(court.ask('bob', nominate())).toEqual({
    code: 'ALREADY_A_CANDIDATE',
    rule: 'judge',
    facts: { candidacyId: 'n1' },
  });
  expect(court.at(NEXT_SUNDAY, 'bob', nominate())).toBeNull();
  expect(court.state.need('candidacies', 'n2')).toMatchObject({ week: 2 });
});

it('refuses a text that says nothing or too much, whoever asks', () => {
  const court = Court.sit();
  for (const text of ['', ' \n', 'x'.repeat(2_001)]) {
    expect(court.ask('eve', nominate(text))).toMatchObject({ code: 'MALFORMED' });
  }
  expect(court.ask('eve', nominate('x'.repeat(2_000)))).toMatchObject({ code: 'NOT_A_PLAYER' });
});

it('is refused before the start and after the end', () => {
  const round = TestRound.open({ rehearsal: true, startsAtMs: MONDAY });
  round.join('ann');
  expect(round.ask('ann', nominate())).toMatchObject({ code: 'ROUND_NOT_STARTED' });
  round.do('host', { type: 'CloseSeason' });
  expect(round.ask('ann', nominate())).toMatchObject({ code: 'ROUND_OVER' });
});
