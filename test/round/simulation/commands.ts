import * as fc from 'fast-check';
import { sha256OfText } from '../../../src/kernel';
import type { ProposalEffect, RoundCommand, SecretActionKind } from '../../../src/round';
import { later, MONDAY, SUNDAY } from '../harness';
import { tableCommand } from './table-commands';

export const ACCOUNTS = ['host', 'ann', 'bob', 'cid', 'dot'] as const;

/** One step of a season: time goes on, somebody reveals what it committed, or asks something. */
export type Step =
  | { readonly type: 'wait'; readonly hours: number }
  | { readonly type: 'reveal'; readonly account: string; readonly kind: SecretActionKind }
  | { readonly type: 'ask'; readonly account: string; readonly command: RoundCommand };

const account = fc.constantFrom(...ACCOUNTS);
const kind = fc.constantFrom('BIDS' as const, 'HAND' as const);
/** Few texts, so that what was committed is also revealed. */
const TEXTS = [
  ...[
    '1: 5, 1: 6; 2: 1',
    '1: 10',
    '2: 30\n---\nsalt',
    '1: 5, 1: 6; 2: 1',
    '3: -1',
    'nothing at all',
    '1: 9999',
  ],
  ...['Ace of Cups', '2 x The Fool', 'Wheel of Fortune of Arcana; Ace of Cups', 'Duck of Swords'],
];
const text = fc.constantFrom(...TEXTS);

/** The text of a hash, as its owner knows it. */
export const TEXT_OF: ReadonlyMap<string, string> = new Map(
  TEXTS.map((known) => [sha256OfText(known), known]),
);

const natural = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constantFrom(0, -1, 101, 5000));
const card = fc.record({
  rank: fc.constantFrom('ACE', 'KNIGHT', 'THE_FOOL', 'THE_MAGICIAN', 'WHEEL_OF_FORTUNE'),
  suit: fc.constantFrom('CUPS', 'SWORDS', 'ARCANA'),
  count: fc.integer({ min: 1, max: 2 }),
});
const item = fc.constantFrom(
  ...['CHIP', 'TRUNG', 'GOLD_STAR', 'DUCK', 'CARD:ACE:CUPS', 'CARD:KNIGHT:SWORDS'],
  ...['CARD:THE_FOOL:ARCANA', 'CARD:THE_MAGICIAN:ARCANA', 'CARD:WHEEL_OF_FORTUNE:ARCANA'],
);
const salt = fc.constantFrom('salt', 'pepper');
const playerId = fc.integer({ min: 1, max: 6 }).map((n) => `p${n}` as never);

const command: fc.Arbitrary<RoundCommand> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('JoinSeason' as const),
      name: fc.constantFrom('Ann', 'ann', 'Bob', 'Cid', 'Dot', ''),
      inviteCode: fc.constant(null),
    }),
  },
  fc.record({ type: fc.constant('LeaveSeason' as const) }),
  fc.record({ type: fc.constant('RemovePlayer' as const), playerId }),
  fc.record({
    type: fc.constant('RotateInvite' as const),
    inviteHash: fc.constant(sha256OfText('code')),
  }),
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('GrantItems' as const),
      playerId,
      items: fc.array(fc.record({ item, quantity: fc.constantFrom(1, 1, 2, 5, 10, 0) }), {
        maxLength: 4,
      }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('GenerateLot' as const),
      clientSeed: fc.constantFrom(null, 'seed', 'a:b'),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('CommitSecretAction' as const),
      kind,
      sha256: fc.oneof(text.map(sha256OfText), fc.constant('no hash')),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('RevealSecretAction' as const), kind, text }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('SealBids' as const),
      bids: fc.array(fc.record({ lot: fc.integer({ min: 1, max: 12 }), amount: natural }), {
        maxLength: 4,
      }),
      salt,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('SealHand' as const),
      cards: fc.array(card, { maxLength: 3 }),
      salt,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('TradeInTrungs' as const),
      exchange: fc.constantFrom('GOLD_STAR', 'STANDARD_PROPOSAL_MAKER', 'DUCK'),
      times: fc.integer({ min: 0, max: 3 }),
    }),
  },
  { weight: 6, arbitrary: tableCommand },
);

/** Proposals of the first few, so that they are voted on and adopted. */
const proposalId = fc.integer({ min: 1, max: 3 }).map((n) => `m${n}`);
const effect: fc.Arbitrary<ProposalEffect> = fc.oneof(
  fc.record({
    type: fc.constantFrom('GIVE_ITEMS' as const, 'TAKE_ITEMS' as const),
    playerId,
    items: fc.array(fc.record({ item, quantity: fc.constantFrom(1, 2, 5, 0) }), {
      minLength: 1,
      maxLength: 2,
    }),
  }),
  fc.record({
    type: fc.constant('AMEND_RULESET' as const),
    patch: fc.constantFrom(
      [{ op: 'replace', path: '/income/amount', value: 150 }],
      [{ op: 'remove', path: '/deck/suits/12' }],
      [{ op: 'replace', path: '/rulesDaySeconds', value: 43_200 }],
      [{ op: 'replace', path: '/victory/quantity', value: 3 }],
    ),
  }),
  fc.record({
    type: fc.constant('CORRECT_STANDING' as const),
    playerId,
    joinedAtMs: fc.constantFrom(SUNDAY, later(MONDAY, 365 * 86_400_000)),
  }),
);
const proposing: fc.Arbitrary<RoundCommand> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('SubmitProposal' as const),
      class: fc.constantFrom(null, 'URGENT', 'STANDARD', 'RECKLESS'),
      title: fc.constantFrom('More lots', ''),
      text: fc.constant('There should be more lots.'),
      effects: fc.array(effect, { maxLength: 2 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('CastVote' as const),
      proposalId,
      vote: fc.constantFrom('FOR', 'FOR', 'FOR', 'AGAINST', 'NONE'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('RetractProposal' as const), proposalId }),
  },
);

/** Rare, since nothing much happens afterwards. */
const ending: fc.Arbitrary<RoundCommand> = fc.constantFrom(
  { type: 'CloseSeason' as const },
  { type: 'AdvanceClock' as const, toMs: MONDAY },
);

const hostCommands = new Set(['RemovePlayer', 'RotateInvite', 'GrantItems', 'CloseSeason']);

const asking = (commands: fc.Arbitrary<RoundCommand>): fc.Arbitrary<Step> =>
  fc.tuple(account, commands, fc.nat(9)).map(([who, asked, chance]) => ({
    type: 'ask',
    // The host's own commands come from the host nine times of ten.
    account: hostCommands.has(asked.type) && chance > 0 ? 'host' : who,
    command: asked,
  }));

const waiting: fc.Arbitrary<Step> = fc.record({
  type: fc.constant('wait' as const),
  hours: fc.constantFrom(1, 12, 24, 24, 48, 72),
});

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 80, arbitrary: asking(command) },
  { weight: 20, arbitrary: asking(proposing) },
  { weight: 1, arbitrary: asking(ending) },
  {
    weight: 20,
    arbitrary: fc.record({ type: fc.constant('reveal' as const), account, kind }),
  },
  { weight: 14, arbitrary: waiting },
);

/** Players who have something to play with, and then anything. */
const opening: Step[] = ACCOUNTS.slice(1).flatMap((name, index): Step[] => [
  { type: 'ask', account: name, command: { type: 'JoinSeason', name, inviteCode: null } },
  {
    type: 'ask',
    account: 'host',
    command: {
      type: 'GrantItems',
      playerId: `p${index + 1}` as never,
      items: [
        { item: 'TRUNG', quantity: 20 },
        { item: 'STANDARD_PROPOSAL_MAKER', quantity: 2 },
        ...['ACE:CUPS', 'THE_FOOL:ARCANA', 'THE_MAGICIAN:ARCANA', 'WHEEL_OF_FORTUNE:ARCANA'].map(
          (code) => ({ item: `CARD:${code}`, quantity: 2 }),
        ),
      ],
    },
  },
]);

export const season = fc
  .array(step, { minLength: 1, maxLength: 150, size: 'max' })
  .map((steps): readonly Step[] => [...opening, { type: 'wait', hours: 24 }, ...steps]);
