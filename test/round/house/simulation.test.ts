import { holdingsOf } from '../../../src/kernel';
import { optionsOf, ownerOf } from '../../../src/round';
import type { RoundCommand } from '../../../src/round';
import { fc, runs } from '../../support/property-testing';
import { account, replay, rowsOf } from '../harness';
import type { TestRound } from '../harness';
import { bids, clockTo, gala, lotOf, thirdPartyBid } from './gallery-round';
import type { Gala } from './gallery-round';

const HOUR_MS = 3_600_000;
const RUNS = runs(60);
const ITEMS = ['TRUNG', 'WORK:w1', 'WORK:w2', 'WORK:w3', 'CHIP', 'WORK:w4'] as const;

/** A player's command, built from the round's state at the time of sending. */
type Act = {
  readonly who: string;
  readonly of: (round: TestRound) => RoundCommand;
};
type Week = readonly [resolution: readonly Act[], auction: readonly Act[], after: readonly Act[]];

const who = fc.constantFrom('ann', 'bob', 'cyd');
const act = (command: fc.Arbitrary<Act['of']>): fc.Arbitrary<Act> =>
  fc.record({ who, of: command });

const someItems = fc
  .dictionary(fc.constantFrom(...ITEMS), fc.constantFrom(1, 1, 1, 2), { maxKeys: 3 })
  .map((items) => () => lotOf(items));
const allWorks = fc.constant(everyWork);
const making = fc.oneof(someItems, allWorks);
const bidding = fc
  .array(fc.tuple(fc.nat({ max: 5 }), fc.integer({ min: 1, max: 200 })), {
    minLength: 1,
    maxLength: 3,
  })
  .map((picks) => (round: TestRound) => bids(...lotsAt(round, picks)));
const third = fc.nat({ max: 5 }).map((at) => (round: TestRound) => {
  return thirdPartyBid(lotsAt(round, [[at, 1]])[0]?.[0] ?? 99);
});
const leaving = fc.constant((): RoundCommand => ({ type: 'LeaveSeason' }));
const often = { maxLength: 5 };
const week: fc.Arbitrary<Week> = fc.tuple(
  fc.array(act(making), often),
  fc.array(act(bidding), often),
  fc.array(
    act(fc.oneof({ weight: 9, arbitrary: third }, { weight: 1, arbitrary: leaving })),
    often,
  ),
);
const season = fc.array(week, { minLength: 1, maxLength: 3 });

/** Pairs of an open Player Lot's number and an amount. Each lot occurs at most once. */
function lotsAt(
  round: TestRound,
  picks: readonly (readonly [place: number, amount: number])[],
): (readonly [number, number])[] {
  const lots = round.state.by('lots', 'standing', 'PLAYER').map(({ number }) => number);
  const pairs = picks.map(
    ([at, amount]) => [lots[at % Math.max(1, lots.length)] ?? 99, amount] as const,
  );
  return [...new Map(pairs)];
}

/** Plays the weeks, and checks the invariants after each step. */
function play(
  weeks: readonly Week[],
  options: Gala,
  look: (round: TestRound) => void = () => undefined,
): TestRound {
  const round = gala({ works: [0, 40, 7], ...options });
  wait(round, 1);
  for (const [resolution, auction, after] of weeks) {
    all(round, resolution);
    wait(round, 11);
    all(round, auction);
    wait(round, 72);
    look(round);
    all(round, after);
    look(round);
    wait(round, 72);
    wait(round, 13);
  }
  return round;
}

function all(round: TestRound, acts: readonly Act[]): void {
  for (const { who: name, of } of acts) {
    round.ask(name, of(round));
    expect(round.violations()).toEqual([]);
  }
}

function wait(round: TestRound, hours: number): void {
  clockTo(round, round.now + hours * HOUR_MS);
}

function everyWork(round: TestRound): RoundCommand {
  const works = round.state.all('works').filter(({ owner }) => owner.startsWith('player:'));
  return lotOf(Object.fromEntries(works.map(({ id }) => [`WORK:${id}`, 1])));
}

/** The numbers of all lots, in order of creation. */
function numbersOf(round: TestRound): number[] {
  return round.journal.flatMap(({ event }) =>
    event.type === 'PlayerLotCreated' || event.type === 'LotGenerated' ? [event.number] : [],
  );
}

/**
 * The number of runs in which each type of event occurred. A simulation without events proves
 * nothing.
 */
const happened = new Map<string, number>();

it.each([true, false])(
  'keeps items and Works, each once, and replays to the same state (steward: %p) [B1, E3, E7, E8]',
  (steward) => {
    fc.assert(
      fc.property(season, (weeks) => {
        const round = play(weeks, { steward });
        expect(rowsOf(replay(round.journal))).toEqual(rowsOf(round.state));
        expect(numbersOf(round)).toEqual(numbersOf(round).map((_, at) => at + 1));
        expect(round.state.count('works')).toBe(3);
        for (const type of new Set(round.journal.map(({ event }) => event.type))) {
          happened.set(type, (happened.get(type) ?? 0) + 1);
        }
      }),
      { numRuns: RUNS },
    );
  },
);

/** Carries out and undoes each of Ann's options. Returns the mutations of these options. */
function takeOptions(round: TestRound): string[] {
  const ann = round.state.by('players', 'account', account('ann')).at(-1);
  if (ann?.leftAtMs !== null) return [];
  const options = optionsOf(round.state, account('ann'), round.now);
  return options.flatMap(({ mutation, known }) => {
    const command = COMMANDS[mutation]?.(round, Number(known['lot']));
    if (command === undefined) return [];
    const [mark, events] = [round.state.mark(), round.journal.length];
    expect(round.ask('ann', command)).toBeNull();
    round.state.undo(mark);
    round.journal.length = events;
    return [mutation];
  });
}

const COMMANDS: Readonly<
  Record<string, ((round: TestRound, lot: number) => RoundCommand) | undefined>
> = {
  createPlayerLot: somethingOf,
  generateThirdPartyBid: (_round, lot) => thirdPartyBid(lot),
};

it('offers what is not refused, and each of it in some run [E5, E7, E8]', () => {
  const offered = new Set<string>();
  fc.assert(
    fc.property(week, (first) => {
      play([first], {}, (round) => {
        for (const mutation of takeOptions(round)) offered.add(mutation);
      });
    }),
    { numRuns: RUNS },
  );
  expect([...offered].sort()).toEqual(Object.keys(COMMANDS));
});

function somethingOf(round: TestRound): RoundCommand {
  const holdings = holdingsOf(round.state, ownerOf(round.player('ann')));
  return lotOf({ [holdings.find(({ item }) => item !== 'CHIP')!.item]: 1 });
}

it('has made happen what it is about', () => {
  const about = ['PlayerLotCreated', 'PlayerLotReturned', 'PlayerLotDestroyed', 'LotSold'];
  const more = ['ThirdPartyBidGenerated', 'ThirdPartyWon', 'WorksRevalued'];
  expect([...about, ...more].filter((type) => !happened.has(type))).toEqual([]);
});
