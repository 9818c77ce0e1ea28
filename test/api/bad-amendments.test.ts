/** Amendments that are no good, or come too late: refused with the place, or nothing of them happens. */
import { textOf } from '../graphql/house';
import { HONOUR, OATH, PRAY, thirds, USHER } from '../mechanics';
import { add, amend, Nomic, people, PLAYERS } from './nomic';
import type { Name } from './nomic';
import type { Person } from './person';
import { pairs } from './sites';
import type { Site } from './sites';

const put = (path: string, value: unknown): object => ({ op: 'replace', path, value });
const nested = (levels: number): unknown =>
  levels <= 1 ? 1 : { op: 'ADD', of: [nested(levels - 1), 1] };
const raisedBy = (by: unknown): object[] => [
  { ...PRAY, effects: [{ type: 'ADD', value: 'HONOUR', by }] },
];
const reward = (by: unknown): object =>
  amend(add('/trackedValues', [HONOUR, OATH]), add('/actions', raisedBy(by)));
const BY = '/actions/0/effects/0/by';
const CLASSES = '/proposals/classes';
/** Of every class: what adopts it. */
const votes = (popularity: object): object =>
  amend(...[0, 1].map((at) => put(`${CLASSES}/${at}/popularity`, popularity)));
const voters = (op: string, than: number): object => ({
  test: 'FORMULA',
  formula: { op, of: [{ name: 'votesFor' }, than] },
});
/** What is proposed, and where it says that the fault is. */
const IN_EITHER: Readonly<Record<string, readonly [object, string]>> = {
  'dividing by nought': [reward({ op: 'DIVIDE', of: [1, 0] }), `${BY}/of/1`],
  'dividing by what is always nought': [
    reward({ op: 'DIVIDE', of: [1, { op: 'SUBTRACT', of: [3, 3] }] }),
    `${BY}/of/1`,
  ],
  'referring to itself': [reward({ name: 'action:PRAY' }), `${BY}/name`],
  'nine levels': [reward(nested(9)), `${BY}${'/of/0'.repeat(8)}`],
  'sixty-five parts': [reward({ op: 'ADD', of: Array.from({ length: 16 }, () => nested(3)) }), BY],
  'a number beyond all limits': [reward(1e12), BY],
  'a flag for a number': [reward({ op: 'LESS', of: [1, 2] }), BY],
  'what is hidden': [reward({ name: 'value:OATH' }), `${BY}/name`],
  'what is hidden of another': [reward({ name: 'target.value:OATH' }), `${BY}/name`],
  code: [reward('process.exit()'), BY],
  'a thousand million votes': [votes({ test: 'FOR_AT_LEAST_AGAINST', minimumVotes: 1e9 }), CLASSES],
  'a vote more than there are players': [
    votes({ test: 'FOR_AT_LEAST_AGAINST', minimumVotes: 4 }),
    CLASSES,
  ],
  'a majority of four thirds': [
    amend(add('/offices', [{ ...USHER, filledBy: { type: 'VOTE', majority: thirds(4) } }])),
    '/offices/0/filledBy/majority',
  ],
  'votes of more than all players': [votes(voters('MORE', 3)), CLASSES],
  'a vote by what is hidden': [
    amend(
      add('/trackedValues', [OATH]),
      put('/proposals/classes/0/popularity', { test: 'FORMULA', formula: { name: 'value:OATH' } }),
    ),
    '/proposals/classes/0/popularity/formula/name',
  ],
};
const hidden = (...steps: object[]): object =>
  amend(add('/trackedValues', [OATH, HONOUR]), ...steps);
const IN_ROUNDS: typeof IN_EITHER = {
  'a victory by what is hidden': [
    hidden(
      add('/victoryConditions', {
        ...{ conditions: [{ name: 'value:OATH' }], meet: 'ANY', tie: 'SHARED' },
      }),
    ),
    '/victoryConditions/conditions/0/name',
  ],
  'a score by what is hidden': [
    hidden(add('/hands/ranking/formula', { op: 'IF', of: [{ name: 'value:OATH' }, 1, 2] })),
    '/hands/ranking/formula/of/0/name',
  ],
  'a score that reads hands': [
    amend(add('/hands/ranking/formula', { name: 'hand' })),
    '/hands/ranking/formula/name',
  ],
  'votes that nobody could win': [
    amend(
      put('/proposals/classes/0/popularity', {
        test: 'FORMULA',
        formula: { op: 'MORE', of: [{ name: 'votesFor' }, { name: 'players' }] },
      }),
    ),
    '/proposals/classes/0/popularity/formula',
  ],
  'nobody who could propose': [
    amend(
      put('/proposals/classes/0/uses', 'GOLD_STAR'),
      put('/proposals/classes/1/uses', 'GOLD_STAR'),
      put('/exchanges', []),
    ),
    '/proposals/classes',
  ],
  'no class of proposals': [amend(put('/proposals/classes', [])), '/proposals/classes'],
  'a confidence that nobody could lose': [
    amend(add('/judge/confidenceMajority', thirds(4))),
    '/judge/confidenceMajority',
  ],
};
const IN_DYNASTIES: typeof IN_EITHER = {
  'nobody who could propose': [amend({ op: 'remove', path: '/proposals' }), '/proposals'],
  'no class of proposals': [amend(put('/proposals/classes', [])), '/proposals/classes'],
  'a quorum of more than all': [
    votes({ test: 'QUORUM', minimumVotes: 2, oldestFirst: false, quorum: thirds(4) }),
    '/proposals/classes/0/popularity/quorum',
  ],
  'no proposal a day': [amend(put('/proposals/mostPerDay', 0)), '/proposals/mostPerDay'],
};

const GAMES = {
  round: [(persons) => Nomic.round(persons), { ...IN_EITHER, ...IN_ROUNDS }],
  dynasty: [(persons) => Nomic.dynasty(persons), { ...IN_EITHER, ...IN_DYNASTIES }],
} as const satisfies Readonly<
  Record<string, readonly [(persons: Persons) => Promise<Nomic>, typeof IN_EITHER]>
>;
type Persons = Readonly<Record<Name, Person>>;

const proposalIn = (game: keyof typeof GAMES, ...effects: object[]): object => ({
  ...{ class: game === 'round' ? 'URGENT' : null, title: 'No', text: 'No.', effects },
});

describe.each(pairs())('on $name', ({ fresh }) => {
  let site: Site;
  let persons: Persons;
  beforeAll(async () => {
    site = await fresh();
    persons = await people(site);
  });
  afterAll(() => site.drop());

  describe.each(['round', 'dynasty'] as const)('in a %s, of rules as they stand,', (game) => {
    const [open, rows] = GAMES[game];
    // One for all of them, since none changes anything: a host has only so many seasons.
    let nomic: Nomic;
    beforeAll(async () => {
      nomic = await open(persons);
    });

    test.each(Object.entries(rows))('%s is refused, with its place', async (_what, row) => {
      const [effect, path] = row;
      const { code, rule, facts } = await nomic.isRefused(
        ...(['ann', 'submitProposal', proposalIn(game, effect)] as const),
      );
      expect([code, rule]).toEqual(['RULESET_REFUSED', 'proposals']);
      const [first] = facts['problems' as 'nodes'] as unknown as { path: string }[];
      expect(first).toMatchObject({ path });
      expect((await nomic.season('ruleset { revision }')).ruleset.revision).toBe(1);
    });
  });

  describe.each(['round', 'dynasty'] as const)('in a %s', (game) => {
    const [open] = GAMES[game];
    let nomic: Nomic;
    beforeEach(async () => {
      nomic = await open(persons);
    });
    const proposal = (...effects: object[]): object => proposalIn(game, ...effects);
    const ann = (): string => nomic.players.ann ?? '';

    it('all of its players may be needed to adopt anything [X11]', async () => {
      const all = { test: 'FOR_AT_LEAST_AGAINST', minimumVotes: 3 };
      await nomic.adopts('All of us', votes(all));
      const fewer = await nomic.isRefused('ann', 'submitProposal', {
        ...proposal(votes({ ...all, minimumVotes: 4 })),
      });
      expect(fewer).toMatchObject({ code: 'RULESET_REFUSED', facts: { effect: 0 } });
    });

    it('an article is not added at an anchor that exists, a rule’s or an article’s [L2]', async () => {
      const rule = { addArticle: { anchor: 'seasons', title: 'Seasons', markdown: 'No.' } };
      const refusal = await nomic.isRefused('ann', 'submitProposal', proposal(rule));
      expect(refusal).toMatchObject({
        code: 'ARTICLE_EXISTS',
        facts: { anchor: 'seasons', heldBy: 'SERVER', effect: 0 },
      });
      const feast = { addArticle: { anchor: 'feast', title: 'The Feast', markdown: 'Quack.' } };
      const twice = await nomic.isRefused('ann', 'submitProposal', proposal(feast, feast));
      expect(twice).toMatchObject({ code: 'ARTICLE_EXISTS', facts: { effect: 1 } });
      await nomic.adopts('A feast', feast);
      const again = await nomic.isRefused('ann', 'submitProposal', proposal(feast));
      expect(again).toMatchObject({ code: 'ARTICLE_EXISTS', facts: { heldBy: 'PEOPLE' } });
    });

    /** Two proposals that are decided at one instant, the older first. */
    async function decidedAtOnce(older: object, younger: object): Promise<[string, string]> {
      const one = await nomic.proposed('One', older);
      const other = await nomic.proposed('Other', younger);
      if (game === 'round') {
        for (const name of PLAYERS) {
          await nomic.does(name, 'castVote', { proposalId: other, vote: 'FOR' });
        }
        await nomic.voted(one);
      } else {
        // The older waits for its second vote, and the younger for the older.
        await nomic.does('ann', 'castVote', { proposalId: one, vote: 'FOR' });
        await nomic.voted(other);
        await nomic.does('bob', 'castVote', { proposalId: one, vote: 'FOR' });
      }
      return [one, other];
    }

    it('of two that set one path at one instant both are adopted, and the later stands [L9]', async () => {
      const path = game === 'round' ? '/income/amount' : '/stakes/maximum';
      const [first, second] = game === 'round' ? [120, 140] : [7, 8];
      const both = await decidedAtOnce(amend(put(path, first)), amend(put(path, second)));
      for (const each of both) {
        expect(await nomic.proposal(each)).toMatchObject({ status: 'ADOPTED', failure: null });
      }
      const { ruleset } = await nomic.season('ruleset { revision document }');
      expect(ruleset.revision).toBe(3);
      const { income, stakes } = ruleset['document' as 'nodes'] as unknown as {
        readonly income?: { readonly amount: number };
        readonly stakes?: { readonly maximum: number };
      };
      expect(income?.amount ?? stakes?.maximum).toBe(second);
    });

    it('of two that touch one path at one instant the later fails whole, where it rests on what was [L9]', async () => {
      const path = game === 'round' ? '/income/amount' : '/stakes/maximum';
      const was = game === 'round' ? 100 : 3;
      const to = (value: number): object =>
        amend({ op: 'test', path, value: was }, put(path, value));
      const [one, other] = await decidedAtOnce(to(was + 20), to(was + 40));
      expect(await nomic.proposal(one)).toMatchObject({ status: 'ADOPTED', failure: null });
      expect(await nomic.proposal(other)).toMatchObject({
        ...{ status: 'ADOPTED', revision: null },
        failure: { effect: 0, refusal: { code: 'RULESET_REFUSED' } },
      });
      const { ruleset } = await nomic.season('ruleset { revision document }');
      expect(ruleset.revision).toBe(2);
      expect(JSON.stringify(ruleset)).toContain(String(was + 20));
    });

    it('of effects of which one is on what is gone at the adoption none happens [L2]', async () => {
      const item = game === 'round' ? 'CHIP' : 'PEG';
      const give = (playerId: string): object => ({
        giveItems: { playerId, items: [{ item, quantity: 5 }] },
      });
      const id = await nomic.proposed('A gift', give(ann()), give(nomic.players.cyd ?? ''));
      const before = await nomic.season('players { nodes { balance } }');
      await nomic.does('cyd', 'leaveSeason');
      for (const who of ['ann', 'bob'] as const) await votesFor(who, id);
      if (game === 'round') await nomic.clockTo(textOf((await nomic.proposal(id)).closesAt));
      expect(await nomic.proposal(id)).toMatchObject({
        ...{ status: 'ADOPTED', revision: null },
        failure: { effect: 1, refusal: { code: 'PLAYER_NOT_FOUND' } },
      });
      const after = await nomic.season('players { nodes { name balance } }');
      const paid = game === 'round' ? 100 : 0;
      expect(after.players.nodes[0]).toEqual({
        name: 'ann',
        balance: Number(before.players.nodes[0]!.balance) + paid,
      });
    });

    const votesFor = (who: Name, proposalId: string): Promise<unknown> =>
      nomic.does(who, 'castVote', { proposalId, vote: 'FOR' });

    it('an action that would leave less than nothing of an item is refused as it is taken [Z3]', async () => {
      const item = game === 'round' ? 'TRUNG' : 'PEG';
      const gift = {
        ...{ action: 'GIFT', title: 'Gift', target: 'PLAYER', limit: null, cost: [] },
        effects: [{ type: 'MOVE', from: 'ACTOR', to: 'TARGET', item, quantity: 3 }],
      };
      const theft = {
        ...gift,
        ...{ action: 'THEFT', title: 'Theft' },
        effects: [{ type: 'MOVE', from: 'TARGET', to: 'ACTOR', item, quantity: -1 }],
      };
      const give = { giveItems: { playerId: ann(), items: [{ item, quantity: 2 }] } };
      await nomic.adopts('Gifts', amend(add('/actions', [gift, theft])), give);
      const bob = { playerId: nomic.players.bob };
      const gave = await nomic.isRefused('ann', 'takeAction', { action: 'GIFT', ...bob });
      expect(gave).toMatchObject({ code: 'ACTION_LACKS', facts: { item, amount: 3 } });
      const stole = await nomic.isRefused('ann', 'takeAction', { action: 'THEFT', ...bob });
      expect(stole).toMatchObject({ code: 'ACTION_IMPOSSIBLE', facts: { amount: -1 } });
    });

    it('a division by what is nought only at play is adopted, and gives nought [X1]', async () => {
      const divided = { op: 'DIVIDE', of: [6, { name: 'value:HONOUR' }] };
      await nomic.adopts('Sixths', reward(divided));
      await nomic.does('bob', 'takeAction', { action: 'PRAY' });
      const { players } = await nomic.season('players { nodes { values { value } } }');
      expect(players.nodes.map((player) => player.values[0]!.value)).toEqual([0, 0, 0]);
    });
  });
});
