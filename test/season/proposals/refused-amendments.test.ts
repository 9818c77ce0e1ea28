/** Amendments that would make the rules unplayable are refused when proposed, with their place. */
import {
  BLESSING,
  HONOUR,
  MARK,
  MOTTO,
  OATH,
  POLISHING,
  PRAY,
  SHINE,
  thirds,
  USHER,
} from '../../support/custom-mechanics';
import { rules, TestDynasty } from '../../dynasty/harness';
import { traders } from '../../round/trades/traders';

type Patch = readonly object[];
type Row = readonly [what: string, patch: Patch, path: string];

const add = (path: string, value: unknown): object => ({ op: 'add', path, value });
const put = (path: string, value: unknown): object => ({ op: 'replace', path, value });
const nested = (levels: number): unknown =>
  levels <= 1 ? 1 : { op: 'ADD', of: [nested(levels - 1), 1] };

const BY = '/actions/0/effects/0/by';
/** A patch by which praying adds a number to honour. */
const reward = (by: unknown): Patch => [
  add('/trackedValues', [HONOUR, OATH]),
  add('/actions', [{ ...PRAY, effects: [{ type: 'ADD', value: 'HONOUR', by }] }]),
];
const KNIGHTED = { ...OATH, value: 'KNIGHTED', title: 'Knighted', secret: false };
const EFFECT = '/actions/0/effects/0';
/** A patch by which praying has only this effect. */
const doing = (effect: object): Patch => [
  add('/trackedValues', [HONOUR, MOTTO, OATH, KNIGHTED, MARK]),
  add('/actions', [{ ...PRAY, effects: [effect] }]),
];
const CLASSES = '/proposals/classes';
/** A patch that sets the majority of every class. */
const votes = (popularity: object): Patch =>
  [0, 1].map((at) => put(`${CLASSES}/${at}/popularity`, popularity));
const formula = (op: string, than: unknown): object => ({
  test: 'FORMULA',
  formula: { op, of: [{ name: 'votesFor' }, than] },
});
const POLISHED_IF = '/actions/0/when/holds';
/** A patch by which polishing is possible while a name's value is less than four. */
const polishedIf = (name: string, ...more: object[]): Patch => [
  ...[...POLISHING, ...more],
  put(POLISHED_IF, { op: 'LESS', of: [{ name }, 4] }),
];

const IN_EITHER: readonly Row[] = [
  ['dividing by nought', reward({ op: 'DIVIDE', of: [1, 0] }), `${BY}/of/1`],
  [
    'dividing by what is always nought',
    reward({ op: 'DIVIDE', of: [1, { op: 'SUBTRACT', of: [3, 3] }] }),
    `${BY}/of/1`,
  ],
  ['referring to itself', reward({ name: 'action:PRAY' }), `${BY}/name`],
  ['nine levels', reward(nested(9)), `${BY}${'/of/0'.repeat(8)}`],
  ['65 parts', reward({ op: 'ADD', of: Array.from({ length: 16 }, () => nested(3)) }), BY],
  ['a number beyond all limits', reward(1e12), BY],
  ['a flag for a number', reward({ op: 'LESS', of: [1, 2] }), BY],
  ['what is hidden', reward({ name: 'value:OATH' }), `${BY}/name`],
  ['what is hidden of another', reward({ name: 'target.value:OATH' }), `${BY}/name`],
  ['code', reward('process.exit()'), BY],
  ['a number set for a flag', doing({ type: 'SET', value: 'KNIGHTED', by: 1 }), `${EFFECT}/by`],
  ['a flag set for a number', doing({ type: 'SET', value: 'HONOUR', by: true }), `${EFFECT}/by`],
  ['a secret flag set', doing({ type: 'SET', value: 'OATH', by: true }), `${EFFECT}/value`],
  ['adding to a text', doing({ type: 'ADD', value: 'MOTTO', by: 1 }), `${EFFECT}/value`],
  [
    'a text for a number',
    doing({ type: 'SET_TEXT', value: 'HONOUR', text: 'much' }),
    `${EFFECT}/value`,
  ],
  [
    'a text that is too long',
    doing({ type: 'SET_TEXT', value: 'MOTTO', text: 'm'.repeat(41) }),
    `${EFFECT}/text`,
  ],
  ['a text of a card', doing({ type: 'SET_TEXT', value: 'MARK', text: 'torn' }), `${EFFECT}/value`],
  ['a text of no value', doing({ type: 'SET_TEXT', value: 'GRACE', text: '' }), `${EFFECT}/value`],
  [
    'a text of nobody',
    doing({ type: 'SET_TEXT', value: 'MOTTO', whose: 'TARGET', text: 'mine' }),
    `${EFFECT}/whose`,
  ],
  ['a thousand million votes', votes({ test: 'FOR_AT_LEAST_AGAINST', minimumVotes: 1e9 }), CLASSES],
  [
    'a vote more than there are players',
    votes({ test: 'FOR_AT_LEAST_AGAINST', minimumVotes: 4 }),
    CLASSES,
  ],
  ['votes of more than all players', votes(formula('MORE', 3)), CLASSES],
  [
    'a vote by what is hidden',
    [
      add('/trackedValues', [OATH]),
      put(`${CLASSES}/0/popularity`, { test: 'FORMULA', formula: { name: 'value:OATH' } }),
    ],
    `${CLASSES}/0/popularity/formula/name`,
  ],
  ['no class of proposals', [put(CLASSES, [])], CLASSES],
  [
    'a majority of four thirds',
    [add('/offices', [{ ...USHER, filledBy: { type: 'VOTE', majority: thirds(4) } }])],
    '/offices/0/filledBy/majority',
  ],
  [
    'a secret of cards',
    [add('/trackedValues', [{ ...SHINE, secret: true }])],
    '/trackedValues/0/secret',
  ],
  [
    'a text of a card in a formula',
    polishedIf('card.value:MARK', add('/trackedValues/-', MARK)),
    `${POLISHED_IF}/of/0/name`,
  ],
  [
    'what a card has where none is at hand',
    [
      ...POLISHING,
      add('/victoryConditions', {
        ...{ meet: 'ANY', tie: 'NOBODY' },
        conditions: [{ op: 'MORE', of: [{ name: 'card.value:SHINE' }, 4] }],
      }),
    ],
    '/victoryConditions/conditions/0/of/0/name',
  ],
];
const pays = (...income: object[]): Patch => [add('/income/byEvent', income)];
const IN_ROUNDS: readonly Row[] = [
  [
    'a victory by what is hidden',
    [
      add('/trackedValues', [OATH]),
      add('/victoryConditions', {
        ...{ conditions: [{ name: 'value:OATH' }], meet: 'ANY', tie: 'SHARED' },
      }),
    ],
    '/victoryConditions/conditions/0/name',
  ],
  [
    'a score by what is hidden',
    [
      add('/trackedValues', [OATH]),
      add('/hands/ranking/formula', { op: 'IF', of: [{ name: 'value:OATH' }, 1, 2] }),
    ],
    '/hands/ranking/formula/of/0/name',
  ],
  [
    'a score that reads hands',
    [add('/hands/ranking/formula', { name: 'hand' })],
    '/hands/ranking/formula/name',
  ],
  [
    'votes that nobody could win',
    [put(`${CLASSES}/0/popularity`, formula('MORE', { name: 'players' }))],
    `${CLASSES}/0/popularity/formula`,
  ],
  [
    'nobody who could propose',
    [
      put(`${CLASSES}/0/uses`, 'GOLD_STAR'),
      put(`${CLASSES}/1/uses`, 'GOLD_STAR'),
      put('/exchanges', []),
    ],
    CLASSES,
  ],
  [
    'a confidence that nobody could lose',
    [add('/judge/confidenceMajority', thirds(4))],
    '/judge/confidenceMajority',
  ],
  [
    'one income for an event twice',
    pays({ event: 'TRADE_MADE', amount: 2 }, { event: 'TRADE_MADE', amount: 2 }),
    '/income/byEvent/1/event',
  ],
  ['an income of nothing', pays({ event: 'TRADE_MADE', amount: 0 }), '/income/byEvent/0/amount'],
  ['an income of true', pays({ event: 'TRADE_MADE', amount: true }), '/income/byEvent/0/amount'],
  [
    'an income of what is not known',
    pays({ event: 'TRADE_MADE', amount: { name: 'value:GRACE' } }),
    '/income/byEvent/0/amount/name',
  ],
  ['an item of the other', polishedIf('target.item:CHIP'), `${POLISHED_IF}/of/0/name`],
];
const IN_DYNASTIES: readonly Row[] = [
  ['nobody who could propose', [{ op: 'remove', path: '/proposals' }], '/proposals'],
  [
    'a quorum of more than all',
    votes({ test: 'QUORUM', minimumVotes: 2, oldestFirst: false, quorum: thirds(4) }),
    `${CLASSES}/0/popularity/quorum`,
  ],
  ['no proposal a day', [put('/proposals/mostPerDay', 0)], '/proposals/mostPerDay'],
  ['who has which card', polishedIf('card.held'), `${POLISHED_IF}/of/0/name`],
];

const round = traders();
const dynasty = TestDynasty.open({ document: rules() });
dynasty.join('ann', 'bob', 'cid');
const asks = (effects: readonly object[]) =>
  ({ type: 'SubmitProposal', title: 'No', text: 'No.', effects: effects as never }) as const;
const amend = (patch: Patch): object => ({ type: 'AMEND_RULESET', patch });
const GAMES = {
  round: (...effects: object[]) => round.ask('ann', { ...asks(effects), class: 'URGENT' }),
  dynasty: (...effects: object[]) => dynasty.ask('ann', { ...asks(effects), class: null }),
} as const;

const rows = (game: keyof typeof GAMES, of: readonly Row[]) =>
  of.map(([what, patch, path]) => [game, what, patch, path] as const);

it.each([
  ...[...rows('round', IN_EITHER), ...rows('round', IN_ROUNDS)],
  ...[...rows('dynasty', IN_EITHER), ...rows('dynasty', IN_DYNASTIES)],
])('rules of a %s are not amended with %s', (game, _what, patch, path) => {
  const refusal = GAMES[game](amend(patch));
  expect(refusal).toMatchObject({ code: 'RULESET_REFUSED', rule: 'proposals' });
  const { problems } = refusal?.facts as { readonly problems: readonly { path: string }[] };
  expect(problems[0]?.path).toBe(path);
});

it.each(['round', 'dynasty'] as const)(
  'what is named in the rules of a %s can be amended',
  (game) => {
    for (const patch of [
      reward(1),
      doing({ type: 'SET_TEXT', value: 'MOTTO', text: 'x' }),
      POLISHING,
      BLESSING,
    ]) {
      expect(GAMES[game](amend(patch))?.code).not.toBe('RULESET_REFUSED');
    }
  },
);
