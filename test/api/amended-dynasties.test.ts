/** What players make of a dynasty by vote: each adopted over the API, and then seen in force. */
import { textOf } from '../graphql/house';
import type { Answer } from '../graphql/house';
import { CORALLINA } from '../dynasty/masks/conditional';
import { HONOUR, PRAISE, thirds } from '../mechanics';
import { add, amend, day, Nomic, people } from './nomic';
import type { Name } from './nomic';
import type { Person } from './person';
import { pairs } from './sites';
import type { Site } from './sites';

const GAME = `id number stakes juice environment { revision } tricks { active }
  participants { player { name } } bets { juice }`;

/** For two hands of 7 or 8 cards, and a Grand Canal that does nothing. */
const PLAIN = ['BATONS', 'COINS'].flatMap((suit) =>
  ['ACE', '6', '7', '8', '9', '10', 'KNIGHT', 'KING'].map((rank) => ({ rank, suit })),
);

describe.each(pairs())('a dynasty on $name', ({ fresh }) => {
  let site: Site;
  let persons: Readonly<Record<Name, Person>>;
  let dynasty: Nomic;
  beforeAll(async () => {
    site = await fresh();
    persons = await people(site);
  });
  afterAll(() => site.drop());
  beforeEach(async () => {
    dynasty = await Nomic.dynasty(persons);
  });

  /** A game between these two. */
  async function dealt(...between: Name[]): Promise<Answer> {
    for (const name of between) await dynasty.does(name, 'setReadiness', { ready: true });
    const { game } = await dynasty.does('host', 'startGame', {}, `game { ${GAME} }`);
    return game;
  }
  const shown = ({ id }: Answer): Promise<Answer> => dynasty.node('GiolittiGame', GAME, textOf(id));
  /** The names of the starting player and of the other. */
  const table = (game: Answer): Name[] =>
    game.participants.map(({ player }) => textOf(player.name) as Name);

  it('plays a variant with stakes and Juice of its own, in games to come [Gambling; K17, K19]', async () => {
    const before = await dealt('ann', 'bob');
    const prose = await dynasty.adopts(
      'The Crown Match',
      amend(
        { op: 'replace', path: '/stakes', value: { start: 2, maximum: 5 } },
        { op: 'replace', path: '/juice', value: { base: 9, pendingSfida: 3 } },
      ),
    );
    expect(prose).toContain('5');
    expect(await shown(before)).toMatchObject({
      stakes: 1,
      juice: 3,
      environment: { revision: 1 },
    });
    await dynasty.clockTo(day(1));
    const after = await dealt('ann', 'bob');
    expect(after).toMatchObject({ stakes: 2, juice: 7, environment: { revision: 2 } });
    const gameId = textOf(after.id);
    const [first, second] = table(after);
    await dynasty.does(first!, 'offerSfida', { gameId });
    expect(await shown(after)).toMatchObject({ stakes: 2, juice: 4 });
    await dynasty.does('cyd', 'placeBet', { gameId, on: dynasty.players[second!] });
    await dynasty.does(second!, 'answerSfida', { gameId, accept: true });
    await dynasty.does(first!, 'resignGame', { gameId });
    // The game before is still played: it is resigned, too, so that both can end.
    const [, other] = table(before);
    await dynasty.does(other!, 'resignGame', { gameId: before.id });
    for (const { id } of [before, after]) await dynasty.does('host', 'endGame', { gameId: id });
    const { journal } = await dynasty.season(
      'journal(last: 20, types: [GameEnded]) { nodes { ... on GameEnded { game { number } pegs { player { name } by reason } } } }',
    );
    const ended = journal.nodes.find(({ game }) => Number(game.number) === 2)!;
    expect(ended.pegs).toContainEqual({ player: { name: second }, by: 3, reason: 'STAKES' });
    const { bets } = await shown(after);
    expect(bets).toEqual([{ juice: 4 }]);
  });

  it('has an active trick taken out of a game by whoever pays for it in pegs [V25]', async () => {
    const bribe = {
      ...{ action: 'BRIBE', title: 'Bribery', who: 'PARTICIPANTS', pegs: 2, beforePlay: null },
      ...{ underSfida: false, limit: { times: 1, of: 'PLAYER' } },
      effect: { type: 'REMOVE_TRICK', classes: ['PERMANENT', 'CELESTIAL', 'PARTE'] },
    };
    const prose = await dynasty.adopts('Bribery', amend(add('/tableActions', [bribe])), {
      giveItems: { playerId: dynasty.players.ann, items: [{ item: 'PEG', quantity: 3 }] },
    });
    expect(prose).toContain('Bribery');
    const game = await dealt('ann', 'bob');
    const asked = { gameId: game.id, action: 'BRIBE', trick: 'VERME' };
    await dynasty.does('ann', 'takeTableAction', asked);
    const fields = 'tricks { trick active }';
    const { tricks } = await dynasty.node('GiolittiGame', fields, textOf(game.id));
    expect(tricks).toContainEqual({ trick: 'VERME', active: false });
    expect((await dynasty.season('players { nodes { pegs } }')).players.nodes[0]).toEqual({
      pegs: 1,
    });
    const again = await dynasty.isRefused('ann', 'takeTableAction', asked);
    expect(again).toMatchObject({ code: 'ACTION_USED_UP' });
    const unpaid = await dynasty.isRefused('bob', 'takeTableAction', { ...asked, trick: 'ARIA' });
    expect(unpaid).toMatchObject({ code: 'ACTION_UNPAID' });
  });

  it('deals a card more to whoever wears the mask and has fewer pegs as the game begins [V27]', async () => {
    const prose = await dynasty.adopts('Corallina', amend(add('/masks/-', CORALLINA)), {
      giveItems: { playerId: dynasty.players.ann, items: [{ item: 'PEG', quantity: 3 }] },
    });
    expect(prose).toContain(
      'If pegs is less than pegs of the other as the game begins: The hand has 8 cards.',
    );
    for (const name of ['ann', 'bob'] as const) {
      await dynasty.does(name, 'wearMask', { mask: 'CORALLINA' });
    }
    for (const name of ['ann', 'bob'] as const) {
      await dynasty.does(name, 'setReadiness', { ready: true });
    }
    const { game } = await dynasty.does('host', 'startGame', { deck: PLAIN }, 'game { id }');
    const fields = `arcanaGrandCanal participants {
      player { name } score handCards handArcana unmetEffects hand { rank } }`;
    const seen = async (who: Name): Promise<Record<string, Answer>> => {
      const { participants } = await dynasty.node('GiolittiGame', fields, textOf(game.id), who);
      return Object.fromEntries(participants.map((each) => [textOf(each.player.name), each]));
    };
    const { ann, bob } = await seen('bob');
    expect(bob).toMatchObject({ score: 0, handCards: 8, unmetEffects: ['The score begins at 3.'] });
    expect(ann).toMatchObject({ score: 3, handCards: 7, unmetEffects: ['The hand has 8 cards.'] });
    expect([ann!.hand, bob!.hand.length]).toEqual([null, 8]);
    expect((await seen('ann'))['ann']!.hand).toHaveLength(7);
    const nonsense = {
      ...CORALLINA,
      mask: 'X',
      effect: { ...CORALLINA.effect, holds: { name: 'hand' } },
    };
    const refused = await dynasty.isRefused('ann', 'submitProposal', {
      ...{ title: 'Peeping', text: 'At hands.', effects: [amend(add('/masks/-', nonsense))] },
    });
    expect(refused).toMatchObject({ code: 'RULESET_REFUSED' });
  });

  it('keeps a count that players raise, of one another, by an action [Z1, Z3]', async () => {
    const oaths = { ...HONOUR, start: 1 };
    const prose = await dynasty.adopts(
      'Praise',
      amend(add('/trackedValues', [oaths]), add('/actions', [PRAISE])),
    );
    expect(prose).toContain('**Praise**');
    const praise = { action: 'PRAISE', playerId: dynasty.players.bob };
    await dynasty.does('ann', 'takeAction', praise);
    expect(await dynasty.isRefused('ann', 'takeAction', praise)).toMatchObject({
      rule: 'player-actions',
    });
    const { players } = await dynasty.season('players { nodes { name values { value } } }');
    expect(players.nodes).toEqual([
      { name: 'ann', values: [{ value: 0 }] },
      { name: 'bob', values: [{ value: 2 }] },
      { name: 'cyd', values: [{ value: 1 }] },
    ]);
  });

  it('is won by all who come to have 10 Honour at once, where they share it [V23, AB4]', async () => {
    const nine = { ...HONOUR, start: 9 };
    const gift = {
      ...{ action: 'TOAST', title: 'Toast', target: 'PLAYER', limit: null, cost: [] },
      effects: [
        { type: 'ADD', value: 'HONOUR', by: 1 },
        { type: 'ADD', value: 'HONOUR', whose: 'TARGET', by: 1 },
      ],
    };
    const conditions = [{ op: 'AT_LEAST', of: [{ name: 'value:HONOUR' }, 10] }];
    const prose = await dynasty.adopts(
      'Ten Honour',
      amend(
        add('/trackedValues', [nine]),
        add('/actions', [gift]),
        add('/victoryConditions', { conditions, meet: 'ANY', tie: 'SHARED' }),
      ),
    );
    expect(prose).toContain('- the player’s Honour is at least 10.');
    expect(await dynasty.season('status')).toEqual({ status: 'RUNNING' });
    await dynasty.does('cyd', 'takeAction', { action: 'TOAST', playerId: dynasty.players.bob });
    const shared = [{ name: 'bob' }, { name: 'cyd' }];
    const ended = await dynasty.season(
      'status winner { name } ... on Dynasty { winners { name } }',
    );
    expect(ended).toEqual({ status: 'ENDED', winner: { name: 'bob' }, winners: shared });
    const { journal } = await dynasty.season(
      'journal(last: 1) { nodes { text ... on DynastyWon { player { name } winners { name } } } }',
    );
    expect(journal.nodes).toEqual([
      { text: 'bob and cyd won the dynasty.', player: { name: 'bob' }, winners: shared },
    ]);
  });

  describe('of this project’s own play', () => {
    it('deals with every trick active [Tricks]', async () => {
      const path = '/trickClasses/1/active';
      const all = { type: 'ALL' };
      await dynasty.adopts(
        'Every trick',
        amend(
          { op: 'replace', path, value: all },
          { op: 'replace', path: path.replace('1', '2'), value: all },
        ),
      );
      const { tricks } = await dealt('ann', 'bob');
      expect(tricks.map(({ active }) => active)).toEqual(tricks.map(() => true));
    });

    it('is adopted in by a quorum of its own, at once [AC1]', async () => {
      const popularity = { test: 'QUORUM', minimumVotes: 2, oldestFirst: true };
      const path = '/proposals/classes/0/popularity';
      await dynasty.amends(path, { ...popularity, quorum: thirds(3) });
      const all = await dynasty.proposed('Words');
      for (const [name, status] of [
        ['ann', 'VOTING'],
        ['bob', 'VOTING'],
        ['cyd', 'ADOPTED'],
      ] as const) {
        await dynasty.does(name, 'castVote', { proposalId: all, vote: 'FOR' });
        expect(await dynasty.proposal(all)).toMatchObject({ status });
      }
      const told = await dynasty.node('Proposal', 'popularity { quorum settles }', all);
      expect(told).toEqual({
        popularity: {
          quorum: 'the votes for it × 3 is at least the players × 3',
          settles: null,
        },
      });
    });

    it('settles by a formula as soon as it cannot come out otherwise [AC2]', async () => {
      const path = '/proposals/classes/0/popularity';
      await dynasty.amends(path, { test: 'FORMULA', formula: thirds(2), settles: true });
      for (const [vote, status] of [
        ['FOR', 'ADOPTED'],
        ['AGAINST', 'REJECTED'],
      ] as const) {
        const id = await dynasty.proposed('Words');
        await dynasty.does('ann', 'castVote', { proposalId: id, vote });
        expect(await dynasty.proposal(id)).toMatchObject({ status: 'VOTING' });
        await dynasty.does('bob', 'castVote', { proposalId: id, vote });
        expect(await dynasty.proposal(id)).toMatchObject({ status });
      }
    });

    it('is won by whoever has the Magistrelli that a vote asks for [V23]', async () => {
      await dynasty.amends('/victory', [{ type: 'MAGISTRELLI', least: 11 }]);
      const game = await dealt('ann', 'bob');
      const [first, second] = table(game);
      await dynasty.does(first!, 'resignGame', { gameId: game.id });
      expect(await dynasty.season('winner { name } status')).toEqual({
        ...{ winner: null, status: 'RUNNING' },
      });
      await dynasty.does('host', 'endGame', { gameId: game.id });
      expect(await dynasty.season('winner { name } status')).toEqual({
        winner: { name: second },
        status: 'ENDED',
      });
    });

    it('voids a game by vote, and puts right what came of it [K21, V17]', async () => {
      const game = await dealt('ann', 'bob');
      const [first, second] = table(game);
      await dynasty.does(first!, 'resignGame', { gameId: game.id });
      await dynasty.does('host', 'endGame', { gameId: game.id });
      await dynasty.adopts(
        'It’s a wash',
        { voidGame: game.id },
        { giveItems: { playerId: dynasty.players[first!], items: [{ item: 'PEG', quantity: 1 }] } },
      );
      const { players } = await dynasty.season('players { nodes { name pegs magistrelli } }');
      const of = (name: Name): Answer =>
        players.nodes.find((each) => textOf(each.name) === name) as Answer;
      expect(of(first!)).toMatchObject({ pegs: 1, magistrelli: 10 });
      expect(of(second!)).toMatchObject({ pegs: 0, magistrelli: 10 });
    });
  });
});
