import { rulesetWith, runningRound } from '../given';
import type { Operation } from './switches';
import { addProposer, amend, MAKER, proposal } from './proposing';

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
])('proposals can come to use %s: %s [X11]', (_what, isTaken, patch) => {
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
