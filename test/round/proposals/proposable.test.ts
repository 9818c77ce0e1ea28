import { rulesetWith, runningRound } from '../given';
import type { Operation } from './procedure-switches';
import { addProposer, amend, MAKER, proposal } from './proposal-commands';

const put = (path: string, value: unknown): Operation => ({ op: 'replace', path, value });
const [urgent] = rulesetWith().proposals.classes;
const only = (uses: string | null): Operation =>
  put('/proposals', {
    defaultClass: 'ONLY',
    classes: [{ ...urgent!, class: 'ONLY', reputableOnly: false, uses }],
  });
const noPrizes = put('/prizes', [{ from: 1, to: null, items: [], cardsBack: true }]);
const latePrizes = put('/prizes', [
  { from: 1, to: 9, items: [], cardsBack: true },
  { from: 10, to: null, items: [{ item: 'GOLD_STAR', quantity: 1 }], cardsBack: true },
]);
const never = { when: { holds: { op: 'LESS', of: [1, 0] } } };
const noExchanges = put('/exchanges', []);
const sold = (item: string, quantity: number): Operation =>
  put('/exchanges', [
    { exchange: 'SOLD', give: { item, quantity }, get: { item: 'GOLD_STAR', quantity: 1 } },
  ]);
const limited = (per: string, of?: string): object => ({
  limit: { times: 1, per, ...(of === undefined ? {} : { of }) },
});
const move = (from: string, to: string, item = 'GOLD_STAR'): object => ({
  ...{ type: 'MOVE', from, to, item },
  quantity: 1,
});
const SUM = { op: 'ADD', of: [1, { name: 'item:CHIP' }] };
const reputable = (days: number): Operation[] => [
  put('/membership/reputableAfterDays', days),
  put('/proposals', {
    defaultClass: 'ONLY',
    classes: [{ ...urgent!, class: 'ONLY', reputableOnly: true, uses: null }],
  }),
];
const begging = (cost: string | null, besides: object = {}, quantity = 1): Operation => ({
  ...{ op: 'add', path: '/actions' },
  value: [
    {
      ...{ action: 'BEG', title: 'Beg', limit: null },
      cost: cost === null ? [] : [{ item: cost, quantity: 1 }],
      effects: [{ type: 'MOVE', from: 'BANK', to: 'ACTOR', item: 'GOLD_STAR', quantity }],
      ...besides,
    },
  ],
});

it.each<[string, boolean, Operation[]]>([
  ['what nobody needs anything for', true, [only(null), noPrizes, noExchanges]],
  ['what income pays', true, [only('CHIP'), noPrizes, noExchanges]],
  ['what prizes bring', true, [only(MAKER), noExchanges]],
  ['what is got for what prizes bring', true, [only('GOLD_STAR')]],
  ['what is got for what nobody gets', false, [only('GOLD_STAR'), noPrizes]],
  ['what nothing brings', false, [only(MAKER), noPrizes, noExchanges]],
  ['what an action brings', true, [only('GOLD_STAR'), noPrizes, noExchanges, begging(null)]],
  [
    'what an action brings for something that nothing does',
    false,
    [only('GOLD_STAR'), noPrizes, noExchanges, begging('TRUNG')],
  ],
  ['what the tenth is given', false, [only('GOLD_STAR'), latePrizes, noExchanges]],
  [
    'what an action never brings',
    false,
    [only('GOLD_STAR'), noPrizes, noExchanges, begging(null, never)],
  ],
  [
    'what an action brings none of',
    false,
    [only('GOLD_STAR'), noPrizes, noExchanges, begging(null, {}, 0)],
  ],
  ...['EVER', 'DAY', 'WEEK'].map((per): [string, boolean, Operation[]] => [
    `what an action brings once for each ${per}`,
    per !== 'EVER',
    [only('GOLD_STAR'), noPrizes, noExchanges, begging(null, limited(per))],
  ]),
  [
    'what an action brings to one of all',
    false,
    [only('GOLD_STAR'), noPrizes, noExchanges, begging(null, limited('WEEK', 'SEASON'))],
  ],
  [
    'what an action takes again',
    false,
    [
      ...[only('GOLD_STAR'), noPrizes, noExchanges],
      begging(null, { effects: [move('BANK', 'ACTOR'), move('ACTOR', 'BANK')] }),
    ],
  ],
  [
    'what an action brings that something else in it can forbid',
    false,
    [
      ...[only('GOLD_STAR'), noPrizes, noExchanges],
      begging(null, {
        effects: [move('BANK', 'ACTOR'), { ...move('ACTOR', 'BANK', 'CHIP'), quantity: SUM }],
      }),
    ],
  ],
  [
    'what an action brings for what nobody has',
    false,
    [
      ...[only('GOLD_STAR'), noPrizes, noExchanges],
      begging(null, { cost: [{ item: 'CHIP', quantity: 1_000_000_000 }] }),
    ],
  ],
  ['what is sold for a month’s income', true, [only('GOLD_STAR'), noPrizes, sold('CHIP', 400)]],
  ['what is sold for more than that', false, [only('GOLD_STAR'), noPrizes, sold('CHIP', 401)]],
  [
    'what is sold for more than the tax leaves',
    false,
    [
      ...[only('GOLD_STAR'), noPrizes, sold('CHIP', 400)],
      put('/income/tax', { above: 200, step: 1, perStep: 100, maximum: 100 }),
    ],
  ],
  [
    'prizes of hands of ten cards',
    true,
    [only(MAKER), noExchanges, put('/hands/minimumCards', 10)],
  ],
  [
    'prizes of hands of more cards',
    false,
    [only(MAKER), noExchanges, put('/hands/minimumCards', 11)],
  ],
  ['a reputation of four weeks', true, reputable(28)],
  ['a reputation of more than that', false, reputable(29)],
])('proposals can come to use %s: %s [X11, AK2]', (_what, isTaken, patch) => {
  const round = runningRound();
  addProposer(round);
  const refusal = round.ask('account-1', proposal({ effects: [amend(...patch)] }));
  if (isTaken) expect(refusal).toBeNull();
  else {
    const problems = [{ path: '/proposals/classes' }];
    expect(refusal).toMatchObject({ code: 'RULESET_REFUSED', facts: { problems } });
    expect(round.held('account-1', MAKER)).toBe(1);
  }
});
