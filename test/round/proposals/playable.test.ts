import type { ProposalEffect } from '../../../src/round';
import { roundOf } from '../../../src/round/model/state';
import { assertAtLeast, expectOften, fc, runs } from '../../support/property-testing';
import { later, MONDAY } from '../harness';
import type { TestRound } from '../harness';
import { act, advanceRulesDays, dealInTurn, DOCUMENT, healthy, openRound } from './busy-round';
import { deal } from './player-actions';
import { proposal, vote } from './proposal-commands';
import { SWITCHES } from './procedure-switches';
import type { Operation } from './procedure-switches';

const RUNS = runs(100);
const LEAST = 4;
const HOUR_MS = 3_600_000;
const replaced = (path: string, ...values: readonly unknown[]): fc.Arbitrary<Operation[]> =>
  fc.constantFrom(...values).map((value) => [{ op: 'replace', path, value }]);

/** The days of the two phases: any division of the week into two runs of days. */
const days = fc.tuple(fc.nat(6), fc.integer({ min: 1, max: 6 })).map(([first, length]) => {
  const week = Array.from({ length: 7 }, (_, at) => (first + at) % 7);
  return [
    { op: 'replace', path: '/phases/0/days', value: week.slice(0, length) },
    { op: 'replace', path: '/phases/1/days', value: week.slice(length) },
  ];
});
const renamed = (from: string, to: string): Operation[] => {
  const text = JSON.stringify(DOCUMENT).replaceAll(`"${from}"`, `"${to}"`);
  const document = JSON.parse(text) as Record<string, unknown>;
  return ['phases', 'auction', 'hands', 'income'].map((part) => ({
    op: 'replace',
    path: `/${part}`,
    value: document[part],
  }));
};

const operations: fc.Arbitrary<readonly Operation[]> = fc.oneof(
  { weight: 14, arbitrary: fc.constantFrom(...Object.values(SWITCHES)) },
  { weight: 4, arbitrary: days },
  { weight: 3, arbitrary: replaced('/rulesDaySeconds', 60, 61, 3_600, 100_000, 259_200) },
  { weight: 2, arbitrary: replaced('/secretActions/revelationAfterDays', 1, 2, 3, 4, 5, 6) },
  fc.constantFrom(renamed('AUCTION', 'SALE'), renamed('BARTERING', 'MARKET')),
  replaced('/steward', true, false),
  replaced('/auction/cardsPerLot', 1, 5),
  replaced('/auction/participation', { minimum: 2, perPlayers: null, perBidder: null }),
  replaced('/auction/lotPhases', ['AUCTION'], ['AUCTION', 'BARTERING']),
  replaced('/income/phase', 'BARTERING'),
  replaced('/income/tax', null),
  replaced('/income/onJoining', false),
  replaced('/hands/phase', 'BARTERING'),
  replaced('/hands/possession', 'WHEN_REVEALED', 'WHEN_PRESENTED'),
  replaced('/hands/cardsDestroyed', false),
  replaced('/hands', {
    ...DOCUMENT.hands,
    procedure: 'OPEN',
    phase: 'BARTERING',
    possession: 'WHEN_PRESENTED',
    placing: { at: 'PHASE_START', phase: 'AUCTION' },
  }),
  replaced('/auction/bidding/phase', 'BARTERING'),
  { weight: 2, arbitrary: replaced('/auction/bidding/procedure', 'OPEN', 'SEALED') },
  replaced('/prizes', [{ from: 1, to: null, items: [], cardsBack: true }]),
  replaced('/victory', null, { item: 'CHIP', quantity: 150 }),
  replaced('/membership/losesItemsOnLeaving', false),
  replaced('/membership/reputableAfterDays', 0, 30),
  replaced('/proposals/classes/0/period', { type: 'NEXT_PHASE' }, { type: 'DAYS', days: 1 }),
  replaced('/proposals/classes/1/period', { type: 'DAYS', days: 5 }),
  replaced('/deck/archetypes/0/ranks/0/name', 'Uno'),
  fc.constant([
    {
      op: 'add',
      path: '/deck/archetypes/0/ranks/-',
      value: { rank: 'DUKE', name: 'Duke', aliases: [], number: 21 },
    },
  ]),
  fc.constant([{ op: 'remove', path: '/deck/archetypes/0/ranks/19' }]),
  fc.constantFrom(
    [{ op: 'remove', path: '/fortunes/0' }],
    [{ op: 'remove', path: '/exchanges/0' }],
  ),
);
const patch = fc.array(operations, { minLength: 1, maxLength: 5 }).map((parts) => parts.flat());

const effectOf = (operation: readonly Operation[]): ProposalEffect => ({
  type: 'AMEND_RULESET',
  patch: operation as never,
});

/**
 * Submits a proposal. If it is accepted, casts two votes, lets other players act, and returns true.
 */
function propose(round: TestRound, operation: readonly Operation[], code: string | null): boolean {
  const asked = proposal({ class: code, effects: [effectOf(operation)] });
  if (round.ask('account-1', asked) !== null) return false;
  const [event] = round.told;
  if (event?.type !== 'ProposalSubmitted') return false;
  for (const who of ['account-1', 'account-2']) vote(round, who, event.proposalId, 'FOR');
  act(round, 'account-3');
  deal(round, 'account-2', 'account-1');
  return true;
}

function fourteenDays(round: TestRound): void {
  for (let half = 0; half < 28; half += 1) {
    for (const who of ['account-1', 'account-2']) act(round, who);
    dealInTurn(round, half);
    advanceRulesDays(round, 0.5);
  }
  healthy(round);
  const weeks = round.state.all('weeks').sort((a, b) => a.week - b.week);
  for (const [at, { week }] of weeks.entries()) expect(week).toBe(at + 1);
}

/** The types of events that must occur while the rules change. */
const BUSY = [
  ...['LotSold', 'HandPlaced', 'FortuneTold', 'IncomePaid', 'TrungsTradedIn', 'JudgeElected'],
  ...['TradeDone', 'DuckTraded', 'ContractDeposited', 'ContractPaid'],
  ...['SlotsPlayed', 'WarProposed', 'WarDrawn', 'StoodUp'],
];

it('any legal patch leaves a playable round [H3, P4–P7]', () => {
  let [played, legal] = [0, 0];
  const seen = new Set<string>();
  assertAtLeast(
    LEAST,
    fc.property(
      fc.array(patch, { minLength: 1, maxLength: 3 }),
      fc.nat(7 * 24),
      (patches, hour) => {
        const round = openRound();
        round.advanceTo(later(MONDAY, hour * HOUR_MS));
        act(round, 'account-2');
        for (const [at, operation] of patches.entries()) {
          const asked =
            propose(round, operation, at % 2 === 0 ? 'URGENT' : 'STANDARD') ||
            // An earlier patch may have changed the classes.
            propose(round, operation, null);
          if (asked) advanceRulesDays(round, 1);
        }
        fourteenDays(round);
        played += 1;
        legal += roundOf(round.state).revision - 1;
        for (const { event } of round.journal) seen.add(event.type);
      },
    ),
    { numRuns: RUNS },
  );
  expectOften(legal, 0.25, { played, asked: RUNS, least: LEAST });
  // A run that was cut short lacks some events.
  if (played === RUNS) expect(BUSY.filter((type) => !seen.has(type))).toEqual([]);
});

test.each(Object.entries(SWITCHES))(
  'the patch to %s, alone, is legal and does so too [H3]',
  (_, operation) => {
    const round = openRound();
    act(round, 'account-2');
    expect(propose(round, operation, 'URGENT')).toBe(true);
    fourteenDays(round);
    expect(roundOf(round.state).revision).toBe(2);
  },
);
