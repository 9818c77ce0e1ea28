/** The checks and the prose of secret actions that rules declare [Secret Information]. */
import {
  amendDynastyRuleset,
  amendRuleset,
  changesInWords,
  DEFAULT_DYNASTY_EDITION,
  DEFAULT_EDITION,
  findDynastyEdition,
  findEdition,
  markdownOf,
} from '../../../src/rulesets';
import type { SecretAction } from '../../../src/rulesets';
import { DUEL, HONOUR, POT, PRAY } from '../../support/custom-mechanics';

const ROUND = findEdition(DEFAULT_EDITION)!;
const DYNASTY = findDynastyEdition(DEFAULT_DYNASTY_EDITION)!;

const amended = (secret: unknown, game: 'round' | 'dynasty' = 'round') => {
  const patch = [
    { op: 'add', path: '/trackedValues', value: [HONOUR, POT] },
    { op: 'add', path: '/actions', value: [PRAY] },
    { op: 'add', path: '/additionalSecretActions', value: [secret] },
  ];
  return game === 'round' ? amendRuleset(ROUND, patch) : amendDynastyRuleset(DYNASTY, patch);
};
const [hand, stake, rival] = DUEL.declares as [
  SecretAction['declares'][number],
  SecretAction['declares'][number],
  SecretAction['declares'][number],
];

it.each([
  ['round' as const, 'It matures as the next phase begins; its revelation date is 72 hours later.'],
  [
    'dynasty' as const,
    'It matures 24 hours after it is committed; its revelation date is 72 hours later.',
  ],
])('is told in the rules of a %s, and as a change of them', (game, dates) => {
  const found = amended(DUEL, game);
  if (!found.ok) throw new Error(JSON.stringify(found));
  const { ruleset } = found;
  expect(markdownOf(ruleset)).toContain(
    '**Duel**: declares Hand (Rock or Paper), Stake (a whole number from 1 to 8) and Rival (another player). ' +
      `${dates} It fails as it is revealed, unless this is true: the declared Stake is less than 8. ` +
      'As it is revealed, Honour of the other is increased by the declared Stake if the declared Hand is Rock, otherwise 0 and Pot is increased by 1. ' +
      'If it fails, unless it is replaced before it matures, withdrawn, voided or no longer in the rules, Pot is increased by 10; nothing of this happens if a part is impossible.',
  );
  const { additionalSecretActions: _new, ...before } = ruleset;
  expect(changesInWords(before, ruleset)).toContain('New section: Additional secret actions');
});

it.each<[string, unknown, string]>([
  ['a code of an action', { ...DUEL, action: 'PRAY' }, '/additionalSecretActions/0/action'],
  [
    'two targets',
    { ...DUEL, declares: [hand, stake, rival, { name: 'C', title: 'C', type: 'CARD' }] },
    '/additionalSecretActions/0/declares/3/type',
  ],
  [
    'two parts of one name',
    { ...DUEL, declares: [hand, stake, rival, hand] },
    '/additionalSecretActions/0/declares/3',
  ],
  [
    'an empty range',
    { ...DUEL, declares: [hand, { ...stake, least: 9 }, rival] },
    '/additionalSecretActions/0/declares/1/most',
  ],
  [
    'an effect on nobody',
    { ...DUEL, declares: [hand, stake] },
    '/additionalSecretActions/0/effects/0/whose',
  ],
  [
    'a name of nothing declared',
    { ...DUEL, requires: { name: 'declared:HAND:WELL' } },
    '/additionalSecretActions/0/requires/name',
  ],
  [
    'a condition on what is still secret',
    { ...DUEL, when: { holds: { name: 'declared:HAND:ROCK' } } },
    '/additionalSecretActions/0/when/holds/name',
  ],
  [
    'an office that is none',
    { ...DUEL, who: { type: 'OFFICE', offices: ['POPE'] } },
    '/additionalSecretActions/0/who/offices/0',
  ],
  [
    'an effect of failure on the declared player',
    { ...DUEL, failureEffects: [{ type: 'ADD', value: 'HONOUR', whose: 'TARGET', by: 1 }] },
    '/additionalSecretActions/0/failureEffects/0/whose',
  ],
  [
    'an effect of failure that reads the declaration',
    { ...DUEL, failureEffects: [{ type: 'ADD', value: 'POT', by: { name: 'declared:STAKE' } }] },
    '/additionalSecretActions/0/failureEffects/0/by/name',
  ],
  ['a rule that is none', { ...DUEL, rule: 'nowhere' }, '/additionalSecretActions/0/rule'],
])('is refused with %s', (_what, secret, path) => {
  const found = amended(secret);
  expect(found.ok).toBe(false);
  expect(JSON.stringify(found)).toContain(`"${path}`);
});

it('has at most 100 choices in all', () => {
  const choices = Array.from({ length: 20 }, (_, at) => ({ choice: `C${at}`, title: `C ${at}` }));
  const part = { ...{ title: 'Part', type: 'CHOICE' }, choices };
  const declares = Array.from({ length: 5 }, (_, at) => ({ ...part, name: `P${at}` }));
  const effects = [{ type: 'ADD', value: 'POT', by: 1 }];
  const secret = { action: 'PICK', title: 'Pick', declares, cost: [], effects };
  expect(amended(secret).ok).toBe(true);
  const all = { op: 'add', path: '/additionalSecretActions', value: [DUEL, secret] };
  const values = { op: 'add', path: '/trackedValues', value: [HONOUR, POT] };
  expect(JSON.stringify(amendRuleset(ROUND, [values, all]))).toContain('there are 102');
});

it('has lots in a round alone', () => {
  const secret = {
    ...DUEL,
    declares: [...DUEL.declares, { name: 'L', title: 'Lot', type: 'LOT' }],
  };
  expect(amended(secret).ok).toBe(true);
  expect(amended(secret, 'dynasty').ok).toBe(false);
});

it('is announced in a channel that the game has, and the rules name it [Secret Information]', () => {
  const found = amended({ ...DUEL, channel: 'TABLES' }, 'dynasty');
  if (!found.ok) throw new Error(JSON.stringify(found));
  expect(markdownOf(found.ruleset)).toContain('It is committed and revealed in #tables.');
  expect(amended({ ...DUEL, channel: 'AUCTIONS' }).ok).toBe(true);
  expect(JSON.stringify(amended({ ...DUEL, channel: 'AUCTIONS' }, 'dynasty'))).toContain(
    '"/additionalSecretActions/0/channel"',
  );
  expect(amended({ ...DUEL, channel: 'WELL' }).ok).toBe(false);
});
