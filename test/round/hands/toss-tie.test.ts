import { draw, playerId } from '../../../src/kernel';
import type { Draw } from '../../../src/kernel';
import { eventText } from '../../../src/round';
import { tossTie } from '../../../src/round/hands/toss-tie';
import type { RankedHand } from '../../../src/round/hands/rank-hands';
import { rankPoker } from '../../../src/round/hands/poker/rank-poker';
import { sha256OfText } from '../../../src/kernel';
import { ofType, replay, rowsOf, typesOf } from '../harness';
import { draftHands } from './poker/hands';
import { presented, SATURDAY } from './presenters';

const SAME = 'AS AS KC QD 10D';

/** The order of identical hands after a toss with dice of these values. */
function tossed(count: number, values: readonly number[]): string[] {
  const round = presented(Array.from({ length: count }, () => SAME));
  const tied = round.state.all('hands').map((row): RankedHand => {
    return { hand: row, rank: rankPoker(draftHands(), row.cards) };
  });
  const left = [...values];
  const turn = round.turn('clock', SATURDAY);
  const fixed = (_scope: string, from: number, sides: number): Draw => {
    const value = left.shift()!;
    expect(value).toBeLessThan(sides);
    return { number: from, sides, value };
  };
  const order = tossTie({ ...turn, chance: { ...turn.chance, draw: fixed } }, tied);
  expect(left).toEqual([]);
  return order.map((each) => each.hand.id);
}

it('is a coin toss between two: one die of two sides [draft, Prizes; F8]', () => {
  expect(tossed(2, [0])).toEqual(['h2', 'h1']);
  expect(tossed(2, [1])).toEqual(['h1', 'h2']);
});

it('gives each order of three for one throw of the dice [draft; F8]', () => {
  const throws = [0, 1, 2].flatMap((first) => [0, 1].map((second) => [first, second]));
  const orders = throws.map((values) => tossed(3, values).join(' '));
  expect(new Set(orders).size).toBe(6);
});

it('throws no dice for a hand that is alone [F8]', () => {
  expect(tossed(1, [])).toEqual(['h1']);
});

it('is told before the hands are placed, with the dice of the week [draft; F8]', () => {
  const round = presented([SAME, SAME, 'AS AS KC QD 10C']);
  const events = round.advanceTo(SATURDAY);
  expect(typesOf(events)).toEqual([
    ...['TieTossed', 'HandPlaced', 'HandPlaced', 'HandPlaced', 'WeekSettled', 'PhaseStarted'],
  ]);
  const [toss] = ofType(events, 'TieTossed');
  const throwing = { name: `tie/p1+p2/${SATURDAY}`, digest: sha256OfText('') };
  const seed = sha256OfText('season week:1');
  const { value } = draw({ seed, scope: 'season', clientSeeds: [], throwing }, 1, 2);
  expect(toss).toMatchObject({
    handIds: value === 0 ? ['h2', 'h1'] : ['h1', 'h2'],
    rolls: { week: 1, clientSeeds: [], draws: [{ number: 1, sides: 2, value }] },
  });
  const placed = ofType(events, 'HandPlaced').map(({ handId }) => handId);
  expect(placed).toEqual(['h3', ...toss!.handIds]);
  expect(toss!.rolls.stream).toBe(throwing.name);
  const first = round.state.need('hands', toss!.handIds[0]!).playerId;
  const second = [playerId('p1'), playerId('p2')].find((id) => id !== first)!;
  const name = (id: typeof first): string => round.state.need('players', id).name;
  expect(eventText(round.state, toss!)).toBe(
    `Dice put identical hands in order: those of ${name(first)} and ${name(second)}.`,
  );
  expect(rowsOf(replay(round.journal))).toEqual(rowsOf(round.state));
});
