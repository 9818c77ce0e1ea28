/** Seasons paused by vote, over HTTP: refused and allowed actions, and the resumption [AA5]. */
import { JournalDocument } from '../generated/operations';
import type { JournalSubscription } from '../generated/operations';
import { textOf } from '../support/in-process-api';
import type { Answer } from '../support/in-process-api';
import { Following } from './follow';
import { day, Nomic } from './nomic';
import type { Name } from './nomic';
import { Person, signUp } from '../support/person';
import { onePair } from '../support/installations';
import type { OpenNode, Site } from '../support/installations';

const SHA256 = 'a'.repeat(64);
const HAND = [{ rank: 'ACE', suit: 'CUPS' }];
const WEEK_MS = 7 * 86_400_000;

describe.each(onePair())('a paused season on $name', ({ fresh }) => {
  let site: Site;
  let node: OpenNode;
  let persons: Record<Name, Person>;
  beforeAll(async () => {
    site = await fresh();
    node = await site.open();
    const made: [string, Person][] = [];
    for (const name of ['host', 'ann', 'bob', 'cyd']) {
      made.push([name, await signUp(node.client, name)]);
    }
    persons = Object.fromEntries(made) as Record<Name, Person>;
  });
  afterAll(() => site.drop());

  /** Restarts the server. Tokens stay valid. */
  async function restart(): Promise<void> {
    await node.close();
    node = await site.open();
    for (const [name, { token }] of Object.entries(persons)) {
      persons[name as Name] = new Person(node.client, token);
    }
  }

  const follows = ({ id }: Nomic): Following<JournalSubscription> => {
    const variables = { seasonId: id, after: null };
    return new Following(node.client, JournalDocument, variables, persons.cyd.token);
  };

  async function happened(season: Nomic, since: string): Promise<Answer[]> {
    const { journal } = await season.season('journal(last: 100) { nodes { __typename when: at } }');
    return journal.nodes.filter((each) => textOf(each.when) > since);
  }

  /** Pauses the season now. Resolves with the end of the pause. */
  async function paused(season: Nomic): Promise<string> {
    await season.adopts('Holidays', { pauseSeason: 7 });
    const { pausedUntil } = await season.season('pausedUntil');
    return textOf(pausedUntil);
  }

  async function isAllRefused(
    season: Nomic,
    who: Name,
    mutations: readonly (readonly [string, object])[],
  ): Promise<void> {
    for (const [mutation, input] of mutations) {
      const { code, rule } = await season.isRefused(who, mutation, input);
      expect([mutation, code, rule]).toEqual([mutation, 'SEASON_PAUSED', 'seasons']);
    }
  }

  /** Checks that messages, proposals, votes, idling and host actions still work. */
  async function goesOn(season: Nomic): Promise<void> {
    await season.does('bob', 'say', { channel: 'PROPOSALS', text: 'Have a good time.' });
    const proposalId = await season.proposed('Nothing much');
    await season.does('bob', 'castVote', { proposalId, vote: 'FOR' });
    await season.does('cyd', 'goIdle');
    await season.does('host', 'describeSeason', { name: 'On the beach' });
  }

  it('of a round refuses all play, settles nothing, and is a week later after it [AA5]', async () => {
    const round = await Nomic.round(persons);
    const watching = follows(round);
    const until = await paused(round);
    const since = new Date(Date.parse(until) - WEEK_MS).toISOString();
    await watching.until(({ journal }) => journal.text.startsWith('By vote, the season pauses'));
    await watching.close();
    await isAllRefused(round, 'ann', [
      ['generateLot', {}],
      ['sealHand', { cards: HAND }],
      ['presentHand', { cards: HAND }],
      ['commitSecretAction', { kind: 'BIDS', sha256: SHA256 }],
      ['setClientSeed', { sha256: SHA256 }],
      ['sitDown', {}],
      ['standUp', {}],
      ['proposeWar', { wager: [{ item: 'CHIP', quantity: 1 }] }],
      ['offerTrade', { to: round.players.bob, give: [], get: [{ item: 'CHIP', quantity: 1 }] }],
      ['offerContract', { with: [round.players.bob], terms: 'Peace.', clauses: [] }],
      ['tradeInTrungs', { exchange: 'CARD' }],
    ]);
    await goesOn(round);
    await restart();
    const again = follows(round);
    expect(await round.season('pausedUntil')).toEqual({ pausedUntil: until });
    await isAllRefused(round, 'ann', [['generateLot', {}]]);
    await round.clockTo(new Date(Date.parse(until) - 1).toISOString());
    const meanwhile = new Set(
      (await happened(round, since)).map((each) => textOf(each.__typename)),
    );
    for (const type of [
      'WeekStarted',
      'PhaseStarted',
      'AuctionConcluded',
      'IncomePaid',
      'SeasonResumed',
    ]) {
      expect([type, meanwhile.has(type)]).toEqual([type, false]);
    }
    await round.clockTo(day(14));
    const after = await happened(round, since);
    const instants = (type: string): unknown[] =>
      after.filter((each) => textOf(each.__typename) === type).map(({ when }) => when);
    expect(instants('SeasonResumed')).toEqual([until]);
    expect(instants('WeekStarted')).toEqual([day(14)]);
    expect(await round.season('pausedUntil')).toEqual({ pausedUntil: null });
    await again.until(({ journal }) => journal.text.startsWith('The pause that began'));
    await again.close();
  });

  it('of a dynasty refuses all play, and leaves clocks what they had left [K13, AA5]', async () => {
    const dynasty = await Nomic.dynasty(persons);
    for (const name of ['ann', 'bob'] as const) {
      await dynasty.does(name, 'setReadiness', { ready: true });
    }
    const fields = 'game { id deadline participants { player { name } } }';
    const { game } = await dynasty.does('host', 'startGame', {}, fields);
    const gameId = textOf(game.id);
    const [first, second] = game.participants.map(({ player }) => textOf(player.name) as Name);
    await dynasty.clockTo(new Date(Date.parse(day(0)) + 3_600_000).toISOString());
    const until = await paused(dynasty);
    await isAllRefused(dynasty, first!, [
      ['playCard', { gameId, card: { rank: 'KING', suit: 'CUPS' } }],
      ['offerSfida', { gameId }],
      ['resignGame', { gameId }],
      ['wearMask', { mask: 'SUCCO' }],
      ['setReadiness', { ready: false }],
      ['setClientSeed', { sha256: SHA256 }],
    ]);
    await isAllRefused(dynasty, 'cyd', [['placeBet', { gameId, on: dynasty.players[second!] }]]);
    await goesOn(dynasty);
    await restart();
    await dynasty.clockTo(new Date(Date.parse(until) - 1).toISOString());
    const shown = (): Promise<Answer> =>
      dynasty.node('GiolittiGame', 'gameStatus deadline', gameId);
    expect(await shown()).toMatchObject({ gameStatus: 'ACTIVE' });
    await dynasty.clockTo(until);
    const deadline = new Date(Date.parse(textOf(game.deadline)) + WEEK_MS).toISOString();
    expect(await shown()).toEqual({ gameStatus: 'ACTIVE', deadline });
    await dynasty.does(first!, 'resignGame', { gameId });
  });
});
