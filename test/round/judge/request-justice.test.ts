import { Court, QUESTION, ruling, STATEMENT } from './judge-round';

describe('a request', () => {
  it('is a question or a statement, and waits for its ruling [Judges]', () => {
    const court = Court.sit();
    expect(court.do('bob', STATEMENT)).toEqual([
      { ...STATEMENT, type: 'JusticeRequested', requestId: 'q1', playerId: 'p2' },
    ]);
    expect(court.state.need('justiceRequests', 'q1')).toMatchObject({
      status: 'OPEN',
      revision: 1,
    });
  });

  it('needs a person other than the Judge [I3]', () => {
    expect(Court.sit('ann').ask('ann', QUESTION)).toMatchObject({ code: 'YOU_ARE_THE_JUDGE' });
  });

  it('can be made while the chair is vacant [W6]', () => {
    const court = Court.sit(null);
    court.do('bob', QUESTION);
    court.do('host', court.appoint('ann'));
    expect(court.ask('ann', ruling('q1', null))).toBeNull();
  });

  test.each([
    ['without words', { text: ' ' }, 'MALFORMED'],
    ['with too many', { text: 'x'.repeat(10_001) }, 'MALFORMED'],
    ['that names an entry 0', { entries: [0] }, 'MALFORMED'],
    ['that names an entry twice', { entries: [1, 1] }, 'MALFORMED'],
    [
      'that names more than 50',
      { entries: Array.from({ length: 51 }, (_, n) => n + 1) },
      'MALFORMED',
    ],
    ['that names a section that there is not', { sections: ['ducks!'] }, 'SECTION_UNKNOWN'],
  ])('is refused %s', (_what, change, code) => {
    expect(Court.sit().ask('bob', { ...STATEMENT, ...change })).toMatchObject({ code });
  });
});
