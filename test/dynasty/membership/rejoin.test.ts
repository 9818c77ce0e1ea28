import { pegsOf } from '../../../src/dynasty';
import type { DynastyCommand, DynastyEvent } from '../../../src/dynasty';
import type { DynastyRuleset } from '../../../src/rulesets';
import { submitted, vote } from '../proposals/proposing';
import { DAY_MS, later, ofType, replay, rowsOf, rules } from '../harness';
import type { TestDynasty } from '../harness';
import { tableOfTwo } from '../tables';
import type { Table } from '../tables';

const FIVE = { type: 'FIXED', pegs: 5 } as const;
const AT_ONCE = { rejoinAfterHours: 0 };

const tableUnder = (change: Partial<DynastyRuleset>, ...onlookers: string[]): Table =>
  tableOfTwo({ opening: { document: rules(change) }, onlookers });

const joining = (name: string): DynastyCommand => ({
  type: 'JoinSeason',
  name,
  inviteCode: null,
});

function leaveAndJoin(dynasty: TestDynasty, who: string, name = who): DynastyEvent[] {
  dynasty.do(who, { type: 'LeaveSeason' });
  return dynasty.do(who, joining(name));
}

describe('joining a dynasty again [L5, L6, V21]', () => {
  it('waits 96 hours, to the millisecond', () => {
    const { dynasty, first } = tableOfTwo();
    dynasty.do(first, { type: 'LeaveSeason' });
    const rejoinAtMs = later(dynasty.now, 4 * DAY_MS);
    dynasty.pass(4 * DAY_MS - 1);
    expect(dynasty.ask(first, joining(first))).toEqual({
      code: 'REJOIN_TOO_EARLY',
      rule: 'players',
      facts: { rejoinAtMs },
    });
    dynasty.pass(1);
    expect(dynasty.ask(first, joining(first))).toBeNull();
  });

  it('is possible at once where the rules of before say nothing of it', () => {
    const { membership: _membership, ...document } = rules();
    const { dynasty, first } = tableOfTwo({ opening: { document } });
    expect(ofType(leaveAndJoin(dynasty, first), 'PlayerJoined')).toHaveLength(1);
  });

  it('brings back the same player, with the pegs of before and no others', () => {
    const { dynasty, first, second } = tableUnder({ startingPegs: FIVE, membership: AT_ONCE });
    const loser = dynasty.player(first);
    dynasty.atTable(first, 'ResignGame');
    dynasty.end();
    const [joined] = ofType(leaveAndJoin(dynasty, first, 'Anew'), 'PlayerJoined');
    expect(joined).toMatchObject({ playerId: loser, returns: true, transfers: [] });
    expect(dynasty.journal.at(-1)!.actor).toBe(`player:${loser}`);
    expect([dynasty.pegs(first), dynasty.pegs(second)]).toEqual([4, 6]);
    expect(dynasty.state.need('players', loser)).toMatchObject({
      name: 'Anew',
      joinedAtMs: dynasty.now,
      leftAtMs: null,
      departure: null,
    });
    expect(dynasty.state.count('players')).toBe(2);
    expect(rowsOf(replay(dynasty.journal))).toEqual(rowsOf(dynasty.state));
  });

  it('keeps the Magistrelli', () => {
    const { dynasty, first, second } = tableUnder({ membership: AT_ONCE });
    dynasty.atTable(first, 'ResignGame');
    dynasty.end();
    leaveAndJoin(dynasty, second);
    expect(dynasty.standing(second).magistrelli).toBe(11);
  });

  it('gives no second game on a day, and one on the next', () => {
    const { dynasty, first, second } = tableUnder({ membership: AT_ONCE });
    dynasty.atTable(first, 'ResignGame');
    dynasty.end();
    for (const who of [first, second]) {
      leaveAndJoin(dynasty, who);
      dynasty.ready(who);
    }
    expect(dynasty.ask('host', { type: 'StartGame', deck: null })).toMatchObject({
      code: 'TOO_FEW_AVAILABLE',
      facts: { available: 0 },
    });
    dynasty.pass(DAY_MS);
    expect(dynasty.ask('host', { type: 'StartGame', deck: null })).toBeNull();
  });

  it('takes off a mask that is in the rules no more, and leaves any other', () => {
    const { dynasty, first, second } = tableUnder({ membership: AT_ONCE });
    dynasty.wear(first, 'SUCCO');
    dynasty.wear(second, 'REALI');
    for (const who of [first, second]) dynasty.do(who, { type: 'LeaveSeason' });
    const masks = rules().masks.filter(({ mask }) => mask !== 'SUCCO');
    dynasty.do('host', {
      type: 'PublishRuleset',
      patch: [{ op: 'replace', path: '/masks', value: masks }],
    });
    dynasty.join(first, second);
    expect([dynasty.standing(first).mask, dynasty.standing(second).mask]).toEqual([null, 'REALI']);
  });

  it('does not count votes of before; those that were counted stay [L1]', () => {
    const { dynasty, first } = tableUnder({ membership: AT_ONCE }, 'cid', 'dot', 'eve');
    const counted = submitted(dynasty, [], { by: 'cid' }).id;
    const open = submitted(dynasty, [], { by: 'cid', of: 'CALL_FOR_JUDGEMENT' }).id;
    const missed = submitted(dynasty, [], { by: 'dot', of: 'CALL_FOR_JUDGEMENT' }).id;
    vote(dynasty, counted, 'FOR', first, 'cid', 'dot');
    vote(dynasty, open, 'FOR', first);
    vote(dynasty, missed, 'AGAINST', first);
    dynasty.do(first, { type: 'LeaveSeason' });
    dynasty.pass(1);
    vote(dynasty, missed, 'FOR', 'cid', 'dot', 'eve');
    dynasty.join(first);
    const votes = [counted, open, missed].map((id) =>
      dynasty.state.get('votes', `${id}|${dynasty.player(first)}`),
    );
    expect(votes.map((row) => row?.vote ?? null)).toEqual(['FOR', null, null]);
    vote(dynasty, open, 'FOR', 'cid', 'dot');
    expect(dynasty.state.need('proposals', open).status).toBe('OPEN');
  });
});

it('loses a leaver what a bet on an ended game takes, and gains nothing [V21]', () => {
  const nine = { type: 'FIXED', pegs: 9 } as const;
  const { dynasty, first, second } = tableUnder(
    { steward: false, startingPegs: nine },
    'cid',
    'dot',
  );
  dynasty.bet('cid', first);
  dynasty.bet('dot', second);
  dynasty.atTable(first, 'ResignGame');
  dynasty.end();
  const gone = [dynasty.player('cid'), dynasty.player('dot')];
  for (const who of ['cid', 'dot']) dynasty.do(who, { type: 'LeaveSeason' });
  dynasty.do(first, { type: 'SettleBets', gameId: 'g1' });
  expect(gone.map((id) => pegsOf(dynasty.state, id))).toEqual([6, 9]);
});

it('puts back what a voided game moved for one who has left, too [V21]', () => {
  const { dynasty, first, second } = tableUnder({ startingPegs: FIVE });
  dynasty.atTable(first, 'ResignGame');
  dynasty.end();
  const winner = dynasty.player(second);
  dynasty.do(second, { type: 'LeaveSeason' });
  dynasty.do('host', { type: 'VoidGame', gameId: 'g1', reason: 'A slip' });
  expect([dynasty.pegs(first), pegsOf(dynasty.state, winner)]).toEqual([5, 5]);
  expect(dynasty.state.need('standings', winner).magistrelli).toBe(10);
});
