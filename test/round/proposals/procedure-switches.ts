/** Amendments that introduce, abolish or replace procedures, by name. */
import { PRAISE, PRAY, thirds, TRACKED, USHER } from '../../support/custom-mechanics';
import { rulesetWith } from '../given';

export type Operation = { readonly op: string; readonly path: string; readonly value?: unknown };

const { tables, contracts, proposals } = rulesetWith();
const put = (path: string, value: unknown): Operation => ({ op: 'replace', path, value });
const add = (path: string, value: unknown): Operation => ({ op: 'add', path, value });

const JUDGE = {
  removalAssents: 2,
  confidenceWithinDays: 4,
  confidenceDays: 2,
  ownOverturnWithinDays: 7,
};

const houseOf = (procedure: string): unknown => ({
  playerLots: { phase: 'BARTERING', excluded: ['CHIP'], procedure },
  thirdParty: { phase: 'BARTERING', lowPercent: 50, highPercent: 150 },
});

const fortune = (code: string, rank: string, effect: unknown): Operation =>
  add('/fortunes/-', { fortune: code, name: 'An Omen', rank, effect });

const participation = (
  minimum: number,
  perPlayers: { readonly lots: number; readonly players: number } | null,
  perBidder: number | null,
): Operation => put('/auction/participation', { minimum, perPlayers, perBidder });

const theClass = (change: Readonly<Record<string, unknown>>): Operation =>
  put('/proposals', {
    defaultClass: 'ONLY',
    classes: [{ ...proposals.classes[0], class: 'ONLY', name: 'Only', ...change }],
  });

export const SWITCHES: Readonly<Record<string, readonly Operation[]>> = {
  'a score without h, and of Standard ranks': [
    add('/hands/ranking/formula', {
      op: 'MULTIPLY',
      of: [{ name: 'cards' }, { name: 'ranks.STANDARD' }, { name: 'multiplier' }],
    }),
  ],
  'a score that can be below 0': [
    add('/hands/ranking/formula', {
      op: 'DIVIDE',
      of: [{ op: 'SUBTRACT', of: [{ name: 'highest' }, 12] }, { name: 'rank.KNIGHT' }],
    }),
  ],
  'wealth of Trungs': [
    add('/income/tax/wealth', [
      { item: 'CHIP', worth: 1 },
      { item: 'TRUNG', worth: 20 },
    ]),
  ],
  'symbols that count anywhere': [add('/tables/slots/counting', 'ANYWHERE')],
  'two thirds of the votes': [
    theClass({
      popularity: {
        test: 'FORMULA',
        formula: {
          op: 'AT_LEAST',
          of: [
            { op: 'MULTIPLY', of: [{ name: 'votesFor' }, 3] },
            {
              op: 'MULTIPLY',
              of: [{ op: 'ADD', of: [{ name: 'votesFor' }, { name: 'votesAgainst' }] }, 2],
            },
          ],
        },
      },
    }),
  ],
  'income in both phases': [add('/income/also', [{ phase: 'BARTERING', amount: 30 }])],
  'second prices': [add('/auction/prices', { lots: 'SECOND', playerLots: 'FIRST' })],
  'Player Lots by open bids': [put('/auction/house', houseOf('OPEN'))],
  'sealed Player Lots beside open bids': [
    put('/auction/house', houseOf('SEALED')),
    put('/auction/bidding/procedure', 'OPEN'),
  ],
  'the tempo of a minute': [put('/rulesDaySeconds', 60)],
  'the tempo of three days': [put('/rulesDaySeconds', 259_200)],
  'no tables': [put('/tables', null)],
  'tables as they were': [put('/tables', tables)],
  'dear slots': [put('/tables/slots/price', 1_000)],
  'one sitting a week': [put('/tables/slots/sittingsPerWeek', 1)],
  'no contracts': [put('/contracts', null)],
  'contracts for everybody': [put('/contracts', { ...contracts, reputableOnly: false })],
  'no fortunes': [put('/fortunes', [])],
  'a fortune of cards': [fortune('RAIN', 'ACE', { type: 'GAIN_CARDS', cards: 20 })],
  'a fortune of chips': [fortune('GOLD', 'ACE', { type: 'GAIN_DICE', item: 'CHIP', sides: 9 })],
  'a loss of Trungs': [fortune('RUIN', 'ACE', { type: 'LOSE_DICE', item: 'TRUNG', sides: 99 })],
  'a fortune by a condition': [
    add('/fortunes/-', {
      ...{ fortune: 'TITHE', name: 'The Tithe' },
      holds: { op: 'MORE', of: [{ name: 'item:CHIP' }, 20] },
      also: [
        {
          ...{ type: 'MOVE', from: 'ACTOR', to: 'BANK', item: 'CHIP' },
          quantity: { op: 'DIVIDE', of: [{ name: 'item:CHIP' }, { name: 'placement' }] },
        },
      ],
    }),
  ],
  'a multiplier by a formula': [
    put('/hands/ranking/multipliers', [
      {
        ...{ condition: 'FORMULA', name: 'Many' },
        holds: { op: 'AT_LEAST', of: [{ name: 'cards' }, 2] },
        value: { name: 'different' },
      },
    ]),
  ],
  'one prize for all': [
    put('/prizes', [
      { from: 1, to: null, items: [{ item: 'CHIP', quantity: 1 }], cardsBack: false },
    ]),
  ],
  'prizes that are nothing': [
    put('/prizes', [
      { from: 1, to: 1, items: [], cardsBack: false },
      { from: 2, to: null, items: [], cardsBack: true },
    ]),
  ],
  'no exchanges': [put('/exchanges', [])],
  'an exchange of chips': [
    put('/exchanges', [
      {
        exchange: 'BACK',
        give: { item: 'CHIP', quantity: 3 },
        get: { item: 'TRUNG', quantity: 1 },
      },
    ]),
  ],
  'one lot': [participation(1, null, null)],
  'lots by players': [participation(1, { lots: 2, players: 1 }, null)],
  'lots by bidders': [participation(1, null, 2)],
  'no empty side': [put('/trade/emptySides', 0)],
  'one empty side': [put('/trade/emptySides', 1)],
  'two empty sides': [put('/trade/emptySides', 2)],
  ducks: [put('/trade/ducks', true)],
  'no ducks': [put('/trade/ducks', false)],
  'trades for everybody': [put('/trade/reputableOnly', false)],
  'chips that stay': [put('/trade/untradable', ['CHIP'])],
  'one class of proposals, in phases': [theClass({ period: { type: 'NEXT_PHASE' } })],
  'one class of proposals, for days': [theClass({ period: { type: 'DAYS', days: 3 } })],
  'proposals that nobody can stop': [
    theClass({ popularity: { test: 'AGAINST_AT_MOST', votes: 1_000 } }),
  ],
  'proposals that hardly pass': [
    theClass({ popularity: { test: 'FOR_AT_LEAST_AGAINST', minimumVotes: 3 } }),
  ],
  'proposals for chips': [theClass({ uses: 'CHIP', reputableOnly: false })],
  'a third class of proposals': [
    add('/proposals/classes/-', {
      ...proposals.classes[1],
      class: 'GRAND',
      name: 'Grand',
      period: { type: 'DAYS', days: 14 },
      uses: null,
    }),
  ],
  'victory by conditions': [
    add('/victoryConditions', {
      conditions: [
        { op: 'AT_LEAST', of: [{ name: 'items.GOLD_STAR' }, 4] },
        {
          op: 'MORE',
          of: [{ name: 'wealth' }, { op: 'ADD', of: [{ name: 'others.wealth' }, 500] }],
        },
      ],
      meet: 'ANY',
      tie: 'SHARED',
    }),
  ],
  'victory by week': [
    add('/victoryConditions', {
      conditions: [
        { op: 'MORE', of: [{ name: 'week' }, 3] },
        { op: 'AT_LEAST', of: [{ name: 'items.CHIP' }, { name: 'others.CHIP' }] },
      ],
      meet: 'ALL',
      tie: 'NOBODY',
    }),
  ],
  'tracked values that formulas read': [
    add('/trackedValues', TRACKED),
    add('/actions', [PRAY, PRAISE]),
    add('/victoryConditions', {
      conditions: [
        { op: 'MORE', of: [{ name: 'value:HONOUR' }, { name: 'others.value:HONOUR' }] },
        { op: 'MORE', of: [{ name: 'value:POT' }, 12] },
      ],
      meet: 'ALL',
      tie: 'MOST_WEALTH',
    }),
    add('/hands/ranking', {
      procedure: 'SCORE',
      multipliers: [
        {
          ...{ condition: 'FORMULA', name: 'Honoured' },
          holds: { op: 'AT_LEAST', of: [{ name: 'value:HONOUR' }, 1] },
          value: { op: 'ADD', of: [1, { name: 'value:HONOUR' }] },
        },
      ],
      formula: {
        op: 'ADD',
        of: [{ name: 'multiplier' }, { name: 'cards' }, { name: 'value:POT' }],
      },
    }),
  ],
  'votes by a tracked value': [
    add('/trackedValues', TRACKED),
    theClass({
      popularity: {
        test: 'FORMULA',
        formula: { op: 'AT_LEAST', of: [{ name: 'votesFor' }, { name: 'value:POT' }] },
      },
    }),
  ],
  'no Judge': [put('/judge', null)],
  'rulings that two thirds overturn': [put('/judge', { ...JUDGE, confidenceMajority: thirds(2) })],
  'an office for a third of the votes': [add('/offices', [USHER])],
  'three Judges': [put('/judge', { ...JUDGE, seats: 3 })],
  'a Judge for three weeks': [put('/judge', { ...JUDGE, termWeeks: 3 })],
  'a quick Judge': [
    put('/judge', {
      removalAssents: 1,
      confidenceWithinDays: 1,
      confidenceDays: 1,
      ownOverturnWithinDays: 1,
    }),
  ],
};
