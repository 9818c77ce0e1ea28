import { assertObjectType } from 'graphql';
import { loadSchema } from '../../src/graphql';
import { ACES, act, card, KINGS, mutationOf, openDynasty, TEN } from './dynasties';
import type { DynastyTable, MutationName } from './dynasties';
import { FixedChance } from './fixed-chance';
import type { Person } from '../support/person';
import { onePair } from '../support/installations';
import type { Pair } from '../support/installations';
import { allFields, bytesOf, Spy } from './secrecy-spy';
import type { Seen, Sights } from './secrecy-spy';

/** A different hand with the same first card. */
const SEVENS = 'ACE BATONS, 7 BATONS, 7 COINS, 7 CUPS, 7 SWORDS, 8 BATONS, 8 COINS';

const schema = loadSchema();
const EVENTS = [
  ...['PlayerJoined', 'ReadinessSet', 'MaskWorn', 'GameStarted', 'CardPlayed', 'SfidaOffered'],
  ...['SfidaAnswered', 'BookmakerDeclared', 'BetPlaced', 'HiddenEvent'],
];
const EVERY_EVENT = `__typename seq at text channel by { kind } ${EVENTS.map(
  (name) => `... on ${name} { ${allFields(assertObjectType(schema.getType(name)), 1)} }`,
).join(' ')}`;
const CARD = '{ rank suit name heft }';
const PARTICIPANT = `player { name pegs magistrelli wait available } mask revealedMasks score
  pocket ${CARD} lastPocket ${CARD} plays { number } hand ${CARD} disclosedHand ${CARD}
  unmetEffects handCards handArcana`;
const GAME = `id kind status gameStatus seq number openedAt endedAt stakes juice bersaglio deadline
  commitment seed closing voidReason story grandCanal ${CARD} tricks { trick active }
  plays { number player { name } card ${CARD} claim scored at tricks { trick points } } turn { name }
  sfida { by { name } to { name } } bets { juice status } bookmaker { name } campione { name }
  fine { clean hands { cards ${CARD} } } participants { ${PARTICIPANT} }`;

const sightsOf = ({ id, gameId }: DynastyTable): Sights => ({
  views: [
    [
      'the table on a socket',
      `subscription ($at: ID!) { tableUpdated(tableId: $at) { ... on GiolittiGame { ${GAME} } } }`,
      { at: gameId },
    ],
  ],
  journal: [
    `subscription ($id: ID!) { journal(seasonId: $id, after: 0) { ${EVERY_EVENT} } }`,
    { id },
  ],
  questions: [
    [`query ($id: ID!) { node(id: $id) { ... on GiolittiGame { ${GAME} } } }`, { id: gameId }],
    [
      `query ($id: ID!) { season(id: $id) { seq nextDeadline viewer { options { mutation facts until } }
        ... on Dynasty { nextCommitment masks { mask moda } games(first: 1) { nodes { ${GAME} } } } } }`,
      { id },
    ],
    [
      `query ($id: ID!) { season(id: $id) { journal(first: 30) { nodes { ${EVERY_EVENT} } } } }`,
      { id },
    ],
    [
      `query ($id: ID!) { verification(seasonId: $id) { streams { commitment seed
        draws { number sides value } shuffle { from clientSeeds fixedCards } } } }`,
      { id },
    ],
    [`{ viewer { inbox(first: 20) { nodes { number event { ${EVERY_EVENT} } } } } }`, {}],
    [
      `query ($id: ID!, $card: CardInput!) { claimable(gameId: $id, card: $card) {
        trick points why } }`,
      { id: gameId, card: card('6 CUPS') },
    ],
  ],
});

let chance: FixedChance;
beforeAll(() => {
  chance = new FixedChance();
});
afterAll(() => {
  chance.end();
});

/** Other people's attempts, which the server refuses. */
const ATTEMPTS: readonly (readonly ['first' | 'cyd' | 'host', MutationName, object])[] = [
  ['first', 'playCard', { card: card('6 CUPS') }],
  ['first', 'answerSfida', { accept: true }],
  ['first', 'useReali', { trick: 'ARIA' }],
  ['cyd', 'playCard', { card: card('6 CUPS') }],
  ['host', 'endGame', {}],
];

/** Plays a few cards. One of them may be missing from the hand. */
async function playOn(table: DynastyTable, spies: readonly Spy[]): Promise<number> {
  const { first, second, cyd, gameId, players } = table;
  const steps: readonly (readonly [Person, MutationName, object])[] = [
    [cyd, 'placeBet', { on: players['ann'] }],
    [first, 'playCard', { card: card('KING BATONS') }],
    [second, 'playCard', { card: card('ACE BATONS'), claim: 4 }],
    [first, 'playCard', { card: card('KING COINS'), claim: 1 }],
    [second, 'playCard', { card: card('6 COINS') }],
    [first, 'offerSfida', {}],
    [second, 'answerSfida', { accept: true }],
    [first, 'playCard', { card: card('KING CUPS'), claim: 1 }],
  ];
  let last = 0;
  for (const [who, mutation, input] of steps) {
    last = (await act(who, mutation, { gameId, ...input })).seq!;
    for (const spy of spies) await spy.caughtUp(last);
  }
  return last;
}

type Watched = {
  readonly seen: readonly Seen[];
  readonly refused: readonly string[];
  readonly own: Seen;
  readonly afterwards: string;
  readonly log: string;
};

/** The views of a spectator, an onlooker, the dealer and the opponent, until the Fine. */
async function watched(fresh: Pair['fresh'], hand: string): Promise<Watched> {
  chance.restart();
  const table = await openDynasty(fresh, `${KINGS}, ${hand}, ${TEN}`);
  const { site, node, gameId, host, cyd, first, second } = table;
  const sights = sightsOf(table);
  const spies: Spy[] = [];
  try {
    for (const person of [null, cyd, host, first, second]) {
      spies.push(await Spy.at(node.client, person?.token ?? null, sights));
    }
    const seq = await playOn(table, spies);
    const refused: string[] = [];
    for (const [who, mutation, input] of ATTEMPTS) {
      const asked = { input: { gameId, ...input } };
      refused.push(await bytesOf(node.client, table[who].token, [mutationOf(mutation), asked]));
    }
    const seen: Seen[] = [];
    for (const spy of spies) seen.push(await spy.seen(seq));
    await act(first, 'resignGame', { gameId });
    await act(host, 'endGame', { gameId });
    const afterwards = await bytesOf(node.client, null, sights.questions[0]!);
    await node.close();
    const log = node.log.join('');
    return { seen: seen.slice(0, 4), own: seen[4]!, refused, afterwards, log };
  } finally {
    for (const spy of spies) spy.close();
    await site.drop();
  }
}

/** The text; null if it has an error. */
const answered = (text: string): string | null => (text.includes('"errors"') ? null : text);

describe.each(onePair())('a hand on $name', ({ fresh }) => {
  it('is nothing to anybody else until the Fine, and in no log [K1; design, promise 3]', async () => {
    const one = await watched(fresh, ACES);
    const other = await watched(fresh, SEVENS);
    for (const [what, text] of [...one.own, ...one.seen.flat()]) {
      if (!what.includes('claimable')) expect([what, text]).toEqual([what, answered(text)]);
    }
    expect(one.seen).toEqual(other.seen);
    expect(one.refused).toEqual(other.refused);
    for (const bytes of one.refused) expect(bytes).toContain('"refusal":{"code"');
    // Without secrecy the comparison would fail, since the owner's views differ.
    expect(one.own).not.toEqual(other.own);
    expect(one.afterwards).not.toEqual(other.afterwards);
    expect(other.afterwards).toContain('"clean":false');
    expect(one.log.length).toBeGreaterThan(1_000);
    const secrets = ['QUEEN', '7 of', '"7"', ...chance.written(32)];
    for (const secret of secrets) {
      expect([secret, `${one.log}${other.log}`.includes(secret)]).toEqual([secret, false]);
    }
  });
});

it('is looked for in every field of a participant', () => {
  for (const name of Object.keys(assertObjectType(schema.getType('Participant')).getFields())) {
    expect(PARTICIPANT).toContain(name);
  }
});
