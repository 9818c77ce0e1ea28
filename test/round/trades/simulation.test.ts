import { eventText, optionsOf } from '../../../src/round';
import type { RoundCommand } from '../../../src/round';
import type { PlayerId } from '../../../src/kernel';
import type { TradeId } from '../../../src/round/model/ids';
import { fc, runs } from '../../support/property-testing';
import { rulesetWith } from '../given';
import { account, later, replay, rowsOf, TestRound } from '../harness';
import { WHOLE } from '../../support/sentence';
import { accept, cancel, decline, offer } from './traders';

const NAMES = ['ann', 'bob', 'cid', 'dot'] as const;
const RUNS = runs(60);
const DAY_MS = 86_400_000;

type Step = { readonly who: string; readonly command: RoundCommand; readonly chance: number };

const tradeId = fc.integer({ min: 1, max: 12 }).map((number): TradeId => `t${number}` as const);
const player = fc.constantFrom('p1', 'p2', 'p2', 'p3', 'p3', 'p4', 'p5', 'p9');
const side = fc.dictionary(
  fc.constantFrom('CHIP', 'CHIP', 'CHIP', 'TRUNG', 'TRUNG', 'CARD:ACE:CUPS', 'GOLD_STAR'),
  fc.constantFrom(1, 1, 1, 2, 2, 30, 0),
  { maxKeys: 2 },
);
const command: fc.Arbitrary<RoundCommand> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc
      .tuple(player, side, side, fc.option(tradeId, { freq: 2 }))
      .map(([to, give, get, counterTo]) =>
        offer(to, { give, get, ...(counterTo === null ? {} : { counterTo }) }),
      ),
  },
  { weight: 8, arbitrary: tradeId.map(accept) },
  { weight: 2, arbitrary: tradeId.map(decline) },
  { weight: 2, arbitrary: tradeId.map(cancel) },
  { weight: 1, arbitrary: fc.constant<RoundCommand>({ type: 'LeaveSeason' }) },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(...NAMES)
      .map((name): RoundCommand => ({ type: 'JoinSeason', name, inviteCode: null })),
  },
);
const step: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom(...NAMES),
  command,
  chance: fc.nat(3),
});

class WatchedRound extends TestRound {
  override turn(...args: Parameters<TestRound['turn']>): ReturnType<TestRound['turn']> {
    const turn = super.turn(...args);
    return {
      ...turn,
      emit: (event) => {
        turn.emit(event);
        const violations = this.violations();
        if (violations.length > 0) throw new Error(`${event.type}: ${violations.join('; ')}`);
      },
    };
  }
}

function play(steps: readonly Step[]): TestRound {
  const round = new WatchedRound();
  const document = rulesetWith(({ membership }) => void (membership.reputableAfterDays = 1));
  expect(round.create({ rehearsal: true, document })).toBeNull();
  round.join(...NAMES);
  for (const name of NAMES) round.grant(name, { CHIP: 40, TRUNG: 2, 'CARD:ACE:CUPS': 1 });
  round.do('host', { type: 'AdvanceClock', toMs: later(round.now, DAY_MS) });
  for (const [at, step] of steps.entries()) {
    const { who, command: asked } = step.chance > 0 ? rightly(round, step, at) : step;
    const before = round.state.mark();
    if (round.ask(who, asked) !== null) expect(round.state.mark()).toBe(before);
  }
  return round;
}

/** The step's command for an open trade, sent by the party entitled to it. */
function rightly(round: TestRound, step: Omit<Step, 'chance'>, at: number): Omit<Step, 'chance'> {
  const { command: asked } = step;
  const open = round.state.all('trades').filter(({ status }) => status === 'OFFERED');
  const found = open[at % Math.max(open.length, 1)];
  if (found === undefined) return step;
  const name = (id: PlayerId): string => round.state.need('players', id).name;
  const { id, fromId, toId } = found;
  if (asked.type === 'OfferTrade' && asked.counterTo !== null) {
    return { who: name(toId), command: { ...asked, toId: fromId, counterTo: id } };
  }
  if (!('tradeId' in asked)) return step;
  const who = name(asked.type === 'CancelTrade' ? fromId : toId);
  return { who, command: { ...asked, tradeId: id } };
}

const season = fc.array(step, { minLength: 1, maxLength: 80, size: 'max' });

it('keeps the invariants and every item, whatever is asked, and replays to the same [5, 10]', () => {
  fc.assert(
    fc.property(season, (steps) => {
      const round = play(steps);
      expect(rowsOf(replay(round.journal))).toEqual(rowsOf(round.state));
      for (const { event } of round.journal) {
        expect(eventText(round.state, event)).toMatch(WHOLE);
      }
      for (const name of NAMES) optionsOf(round.state, account(name), round.now);
    }),
    { numRuns: RUNS },
  );
});

it('reaches every end that a trade can come to', () => {
  const seen = new Set<string>();
  for (const steps of fc.sample(season, { numRuns: 60, seed: 3 })) {
    for (const { status } of play(steps).state.all('trades')) seen.add(status);
  }
  expect([...seen].sort()).toEqual([
    ...['CANCELLED', 'COUNTERED', 'DECLINED', 'DONE', 'OFF', 'OFFERED'],
  ]);
});
