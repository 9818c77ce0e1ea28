import type { Json } from '../../../src/kernel';
import type { RoundRuleset } from '../../../src/rulesets';
import {
  CLERK,
  DUEL,
  OFFICES,
  POLISH,
  PRAISE,
  PRAY,
  SHINE,
  TORN,
  TRACKED,
} from '../../support/custom-mechanics';
import { SWITCHES } from '../proposals/procedure-switches';

type Patch = readonly Json[];

const replace = (path: string, value: Json): Json => ({ op: 'replace', path, value });

/** Amendments of rules on which current business may depend. */
const PATCHES: readonly (readonly Json[])[] = [
  [{ op: 'remove', path: '/deck/suits/0' }],
  [replace('/rulesDaySeconds', 43_200)],
  [{ op: 'add', path: '/trackedValues', value: TRACKED }],
  [{ op: 'remove', path: '/trackedValues/0' }],
  [
    { op: 'add', path: '/trackedValues', value: TRACKED },
    { op: 'add', path: '/actions', value: [PRAY, PRAISE] },
    { op: 'add', path: '/offices', value: [...OFFICES, CLERK] },
  ],
  [
    { op: 'add', path: '/trackedValues', value: [...TRACKED, SHINE, TORN] },
    { op: 'add', path: '/actions', value: [PRAY, PRAISE, POLISH] },
  ],
  [
    { op: 'add', path: '/trackedValues', value: TRACKED },
    { op: 'add', path: '/additionalSecretActions', value: [DUEL] },
  ],
  [{ op: 'add', path: '/offices', value: [{ ...CLERK, remindersPerDay: 2 }] }],
  [replace('/victory/quantity', 3)],
  [replace('/contracts', null)],
  [replace('/tables', null)],
  [replace('/tables/slots/sittingsPerWeek', 1)],
  [replace('/trade/untradable', [])],
  [replace('/trade/untradable', ['CHIP', 'TRUNG'])],
  [replace('/trade/emptySides', 0)],
  [replace('/trade/reputableOnly', false)],
  [replace('/membership/rejoinAfterDays', 1)],
  [replace('/membership/losesItemsOnLeaving', false)],
  [replace('/judge/removalAssents', 1)],
  [replace('/judge/confidenceDays', 1)],
  [replace('/judge', null)],
  [replace('/proposals/classes/0/period/days', 1)],
  [replace('/proposals/classes/1/uses', null)],
  [replace('/secretActions/revelationAfterDays', 2)],
  [replace('/auction/participation/minimum', 3)],
  [replace('/hands/maximumCards', 2)],
  [replace('/exchanges/0/give/quantity', 3)],
  [replace('/phases/0/days', [1, 2]), replace('/phases/1/days', [3, 4, 5, 6, 0])],
];

/** The switches of procedures, without the tempo at which a step is thousands of weeks. */
const SWITCHED = Object.entries(SWITCHES)
  .filter(([name]) => name !== 'the tempo of a second')
  .map(([, patch]) => patch as unknown as Patch);

/** Amendments of a ruleset: changed numbers, new or removed rules, and changed procedures. */
export const patchesOf = (ruleset: RoundRuleset): readonly Patch[] => [
  [replace('/income/amount', 150)],
  ...PATCHES,
  ...SWITCHED,
  ...proceduresOf(ruleset),
  // These amendments change the most, so they count twice.
  ...proceduresOf(ruleset),
];

/** Amendments that make sealed procedures open, and open ones sealed. */
function proceduresOf(ruleset: RoundRuleset): Patch[] {
  const { auction, hands } = ruleset;
  const dates = replace('/secretActions', { revelationAfterDays: 2 });
  const bidding = auction.bidding.phase;
  const house = replace('/auction/house', null);
  const bids =
    auction.bidding.procedure === 'SEALED'
      ? [house, replace('/auction/bidding/procedure', 'OPEN')]
      : [dates, replace('/auction/bidding/procedure', 'SEALED')];
  const shown = hands.procedure === 'SEALED' ? presented(ruleset) : sealed(bidding);
  return [
    bids,
    [...(hands.procedure === 'SEALED' ? [] : [dates]), ...shown],
    [...bids, dates, ...shown],
    [replace('/hands/cardsDestroyed', !hands.cardsDestroyed)],
    [replace('/hands/possession', 'WHEN_REVEALED')],
    [replace('/hands/ranking', SCORED)],
    [house],
    [replace('/auction/house', houseOf(ruleset))],
    // One class of lots takes open bids, the other sealed bids.
    [dates, replace('/auction/house', houseOf(ruleset, otherOf(auction.bidding.procedure)))],
  ];
}

const SCORED = { procedure: 'SCORE', multipliers: [{ condition: 'PAIRED', name: 'Paired' }] };

/** Hands are presented in the phase after the bids, and placed in the next phase. */
function presented({ phases, auction }: RoundRuleset): Patch {
  const at = phases.findIndex(({ phase }) => phase === auction.bidding.phase);
  const after = (count: number): string => phases[(at + count) % phases.length]!.phase;
  return [
    replace('/hands/procedure', 'OPEN'),
    replace('/hands/phase', after(1)),
    replace('/hands/possession', 'WHEN_PRESENTED'),
    replace('/hands/placing', { at: 'PHASE_START', phase: after(2) }),
  ];
}

const sealed = (phase: string): Patch => [
  replace('/hands/procedure', 'SEALED'),
  replace('/hands/phase', phase),
  replace('/hands/possession', 'AT_REVELATION_DATE'),
  replace('/hands/placing', { at: 'REVELATION_DATE' }),
];

const otherOf = (procedure: string): string => (procedure === 'OPEN' ? 'SEALED' : 'OPEN');

function houseOf({ auction, currency }: RoundRuleset, procedure?: string): Json {
  const phase = auction.lotPhases[0] ?? '';
  return {
    playerLots: { phase, excluded: [currency], ...(procedure === undefined ? {} : { procedure }) },
    thirdParty: { phase, lowPercent: 50, highPercent: 200 },
  };
}
