import { eventText, sittingsView, spinView, tablesOf, topicsOf, warView } from '../../../src/round';
import { agree, casino, CHIP, load, proposed, SPIN, STAND_UP } from '../tables/casino';

it('tells what happened at tables in sentences', () => {
  const round = proposed();
  const before = round.journal.length - 4;
  load(round, ...[3, 1, 3, 1], ...[8, 16, 3, 2], ...[1, 1, 1], ...[20, 6, 20]);
  round.do('ann', agree(2));
  round.do('bob', agree(2));
  round.do('ann', SPIN);
  round.do('bob', SPIN);
  round.do('cid', { type: 'SitDown', tableId: null });
  round.do('cid', STAND_UP);
  const texts = round.journal.slice(before).map(({ event }) => eventText(round.state, event));
  expect(texts).toEqual([
    'ann sat down at table 1 for War.',
    'ann proposed to wager 10 Chips at table 1.',
    'bob sat down at table 1 for War.',
    'bob proposed to wager 20 Chips at table 1.',
    'ann agreed to the wagers at table 1.',
    'bob agreed to the wagers at table 1.',
    'ann drew the Ace of Cups and bob drew the Ace of Cups at table 1: they draw again.',
    'ann drew the Knight of Swords and bob drew the 2 of Cups at table 1: ann won the war.',
    'ann played the slots, saw Duck, Duck, Duck, gained nothing and broke the machine.',
    'bob played the slots, saw ∞, Thinking, ∞ and gained 25 Chips.',
    'cid sat down at table 4 for War.',
    'cid stood up from table 4.',
  ]);
});

it('shows who sits at a table, or sat there to the end, and not who stood up before', () => {
  const round = proposed();
  round.do('ann', STAND_UP);
  round.do('cid', { type: 'ProposeWar', tableId: 't1', wager: [{ item: CHIP, quantity: 1 }] });
  const players = (): string[] =>
    sittingsView(round.state, round.state.need('gamingTables', 't1')).map(
      ({ playerId }) => playerId,
    );
  expect(players()).toEqual(['p2', 'p3']);
  round.do('bob', agree(3));
  round.do('cid', agree(3));
  expect(players()).toEqual(['p2', 'p3']);
  const table = round.state.need('gamingTables', 't1');
  expect(warView(round.state, table).winnerId).not.toBeNull();
  expect(spinView(round.state, table)).toBeNull();
});

it('lists tables by status and kind', () => {
  const round = casino();
  round.do('ann', SPIN);
  proposed(round, 't2');
  const ids = (...args: [Parameters<typeof tablesOf>[1], Parameters<typeof tablesOf>[2]]) =>
    tablesOf(round.state, ...args).map(({ id }) => id);
  expect(ids('OPEN', null)).toEqual(['t2']);
  expect(ids('OPEN', 'SLOTS')).toEqual([]);
  expect(ids('PLAYED', null)).toEqual(['t1']);
  expect(ids(null, null)).toEqual(['t1', 't2']);
  expect(ids(null, 'WAR')).toEqual(['t2']);
});

it('makes each event at a table the matter of that table, and of nothing else', () => {
  const round = proposed();
  const topics = round.journal.slice(-2).map(({ event }) => topicsOf(event));
  expect(topics).toEqual([['TABLE:t1'], ['TABLE:t1']]);
});
