import type { ItemCode } from '../../../src/kernel';
import { activePlayers, dueRound, eventText, optionsOf } from '../../../src/round';
import type { RoundCommand } from '../../../src/round';
import { codeOfCard } from '../../../src/rulesets';
import { roundOf } from '../../../src/round/model/state';
import { fc, runs } from '../../support/property-testing';
import { asItems, grantTo, runningRound } from '../given';
import { account, later, replay, rowsOf, SUNDAY } from '../harness';
import type { TestRound } from '../harness';
import { WHOLE } from '../../support/sentence';
import { draftHands, earlyHands, hand } from './poker/hands';

const RUNS = runs(30);
const NAMES = ['ann', 'bob', 'cid', 'dot'] as const;
const HOUR_MS = 3_600_000;
/** The hands are so few that players often present identical ones. */
const HANDS = ['AS AS KC QD 10D', '10H JH QH KH AH', 'AS KH KC QD JD', 'KS KS KS KS KS'];

type Step = { readonly who: string; readonly command: RoundCommand; readonly hours: number };

const cards = fc.constantFrom(...HANDS, 'AS AS AS AS', 'AS KH KC QD JD 10D').map(hand);
const command: fc.Arbitrary<RoundCommand> = fc.oneof(
  { weight: 8, arbitrary: cards.map((each) => ({ type: 'PresentHand' as const, cards: each })) },
  {
    weight: 4,
    arbitrary: cards.map((each) => ({ type: 'SealHand' as const, cards: each, salt: 's' })),
  },
  { weight: 1, arbitrary: fc.constant<RoundCommand>({ type: 'LeaveSeason' }) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(...NAMES)
      .map((name): RoundCommand => ({ type: 'JoinSeason', name, inviteCode: null })),
  },
);
const steps = fc.array(
  fc.record({
    who: fc.constantFrom(...NAMES),
    command,
    hours: fc.constantFrom(0, 0, 0, 1, 23, 24, 30, 72),
  }),
  { minLength: 1, maxLength: 60, size: 'max' },
);

/**
 * Plays the steps. Each new player gets all cards, so that no command is refused for lack of cards.
 */
function play(all: readonly Step[], document = draftHands()): TestRound {
  const round = runningRound(document, SUNDAY);
  round.advanceTo(SUNDAY);
  const join = (name: string): void => {
    if (round.ask(name, { type: 'JoinSeason', name, inviteCode: null }) !== null) return;
    const each = HANDS.flatMap((text) => hand(text).map((one) => ({ ...one, count: 9 })));
    grantTo(round, round.player(name), asItems(each));
  };
  for (const name of NAMES) join(name);
  for (const { who, command: asked, hours } of all) {
    round.advanceTo(later(round.now, hours * HOUR_MS));
    if (asked.type === 'JoinSeason') join(who);
    else round.ask(who, asked);
    expect(round.violations()).toEqual([]);
  }
  round.advanceTo(later(round.now, 7 * 24 * HOUR_MS));
  return round;
}

test.each([
  ['presented', draftHands()],
  ['sealed', earlyHands()],
])('keeps the invariants with %s poker hands, and replays to the same [5, 6]', (_, document) => {
  fc.assert(
    fc.property(steps, (all) => {
      const round = play(all, document);
      expect(round.violations()).toEqual([]);
      expect(rowsOf(replay(round.journal))).toEqual(rowsOf(round.state));
      expect(round.state.keys('hands', 'places')).toEqual([]);
      const due = dueRound(round.state);
      // A round without active players sleeps [S22].
      if (due === null) expect(activePlayers(round.state)).toEqual([]);
      else expect(due).toBeGreaterThan(round.now);
      for (const { event } of round.journal) {
        expect(eventText(round.state, event)).toMatch(WHOLE);
      }
      for (const name of NAMES) optionsOf(round.state, account(name), round.now);
    }),
    { numRuns: RUNS },
  );
});

it('places every presented hand once, with the cards where they were [draft; F8]', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const round = play(all);
      const placed = round.journal.flatMap(({ event }) =>
        event.type === 'HandPlaced' ? [event] : [],
      );
      expect(new Set(placed.map(({ handId }) => handId)).size).toBe(placed.length);
      const moved = placed.flatMap(({ transfers }) => transfers.map(({ item }) => item));
      const faces = new Set<ItemCode>(HANDS.flatMap((text) => hand(text).map(codeOfCard)));
      expect(moved.filter((item) => faces.has(item))).toEqual([]);
      const weeks = new Map<string, number[]>();
      for (const { id, placesAtMs, placement } of round.state.all('hands')) {
        if (placement === null) continue;
        expect(placed.some(({ handId }) => handId === id)).toBe(true);
        weeks.set(String(placesAtMs), [...(weeks.get(String(placesAtMs)) ?? []), placement]);
      }
      for (const places of weeks.values()) {
        expect(places.sort((a, b) => a - b)).toEqual(places.map((_, at) => at + 1));
      }
      expect(roundOf(round.state).status).toBe('RUNNING');
    }),
    { numRuns: RUNS },
  );
});

it('reaches what it is to test: placed, withdrawn and tossed hands', () => {
  const seen = new Set<string>();
  for (const all of fc.sample(steps, { numRuns: 40, seed: 5 })) {
    const round = play(all);
    for (const { status } of round.state.all('hands')) seen.add(status);
    for (const { event } of round.journal) if (event.type === 'TieTossed') seen.add(event.type);
  }
  expect([...seen].sort()).toEqual(['FAILED', 'PLACED', 'TieTossed']);
});
