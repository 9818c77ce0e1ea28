import { CLOCK, draw, sha256OfText } from '../../../src/kernel';
import { eventText } from '../../../src/dynasty';
import { termAt } from '../../../src/season';
import { CLERK } from '../../support/custom-mechanics';
import { later, ofType, replay, rowsOf, rules, START, TestDynasty } from '../harness';
import { submitted, vote } from '../proposals/proposing';

const DAY_MS = 86_400_000;
const SCOPE = 'dynasty';

function open(players: readonly string[]): TestDynasty {
  const dynasty = TestDynasty.open({ document: rules({ offices: [CLERK] }) }, SCOPE);
  dynasty.join(...players);
  return dynasty;
}
const holder = (dynasty: TestDynasty) =>
  termAt(dynasty.state, dynasty.now, 'CLERK')?.playerId ?? null;
const drawn = (dynasty: TestDynasty) =>
  ofType(
    dynasty.journal.map(({ event }) => event),
    'OfficeFilled',
  );
const resign = { type: 'ResignOffice', office: 'CLERK' } as const;

describe('an office of a dynasty that dice fill [Z5]', () => {
  it('is drawn as soon as there is somebody, and again as each term ends', () => {
    const dynasty = open(['ann', 'bob', 'cid']);
    expect(drawn(dynasty)).toMatchObject([
      { playerId: 'p1', officeDraw: { week: null, game: 1, candidateIds: ['p1'] } },
    ]);
    expect(dynasty.journal.at(-3)).toMatchObject({ actor: CLOCK, event: { type: 'OfficeFilled' } });
    dynasty.advanceTo(later(START, 5 * DAY_MS));
    const [, second] = drawn(dynasty);
    expect(second).toMatchObject({
      ...{ untilMs: later(START, 4 * DAY_MS), filledBy: 'DICE' },
      officeDraw: { ordinal: 2, candidateIds: ['p1', 'p2', 'p3'] },
    });
    expect(eventText(dynasty.state, second!)).toMatch(/ was drawn by dice as Clerk\.$/);
    expect(drawn(dynasty)).toHaveLength(3);
    expect(rowsOf(replay(dynasty.journal))).toEqual(rowsOf(dynasty.state));
  });

  it('is drawn with the seed that is bound for the next game', () => {
    const dynasty = open(['ann', 'bob', 'cid']);
    dynasty.advanceTo(later(START, 4 * DAY_MS));
    dynasty.ready('ann', 'bob', 'cid');
    dynasty.deal();
    dynasty.advanceTo(later(START, 6 * DAY_MS));
    const all = drawn(dynasty).map(({ officeDraw }) => officeDraw!);
    expect(all.map(({ game }) => game)).toEqual([1, 1, 1, 2]);
    for (const { game, ordinal, candidateIds, draw: told } of all) {
      const seed = sha256OfText(`${SCOPE} game:${game}`);
      const throwing = { name: `office/${ordinal}`, digest: sha256OfText('') };
      const again = draw({ seed, scope: SCOPE, clientSeeds: [], throwing }, 1, candidateIds.length);
      expect(again).toEqual(told);
    }
  });

  it('goes to another when it is given up or lost', () => {
    const dynasty = open(['ann', 'bob', 'cid']);
    const [next] = ofType(dynasty.do('ann', resign), 'OfficeFilled');
    expect(next?.officeDraw?.candidateIds).toEqual(['p2', 'p3']);
    const [then] = ofType(
      dynasty.do(dynasty.name(next!.playerId), { type: 'GoIdle' }),
      'OfficeFilled',
    );
    expect(then?.officeDraw?.candidateIds).toHaveLength(2);
    expect(holder(dynasty)).toBe(then?.playerId);
    expect(rowsOf(replay(dynasty.journal))).toEqual(rowsOf(dynasty.state));
  });

  it('is not drawn while the dynasty is paused, but as it goes on', () => {
    const dynasty = open(['ann', 'bob', 'cid']);
    const { id } = submitted(dynasty, [{ type: 'PAUSE_SEASON', days: 7 }]);
    vote(dynasty, id, 'FOR', 'ann', 'bob');
    const paused = dynasty.now;
    dynasty.do('ann', { type: 'LeaveSeason' });
    expect(holder(dynasty)).toBeNull();
    dynasty.advanceTo(later(paused, 7 * DAY_MS - 1));
    expect(holder(dynasty)).toBeNull();
    dynasty.advanceTo(later(paused, 8 * DAY_MS));
    expect(holder(dynasty)).not.toBeNull();
    expect(drawn(dynasty)).toHaveLength(2);
  });

  it('is drawn at its own instant, though the server was away', () => {
    const dynasty = open(['ann', 'bob']);
    const to = later(START, 7 * DAY_MS);
    dynasty.advanceTo(to, [{ fromMs: later(START, DAY_MS), untilMs: to }]);
    expect(drawn(dynasty).map(({ untilMs }) => untilMs)).toEqual(
      [2, 4, 6, 8].map((days) => later(START, days * DAY_MS)),
    );
  });
});
