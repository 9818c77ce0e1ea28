import { createHash } from 'node:crypto';
import { cardsOf, readRules } from '../../demo/giolitti/rules';
import type { Card } from '../../demo/giolitti/rules';
import { verifyDeal } from '../../demo/giolitti/verify-deal';
import type { Stream } from '../../demo/giolitti/verify-deal';
import vectors from '../../docs/deal-vectors.json';
import { draw } from '../../src/kernel';
import { GIOLITTI } from '../../src/rulesets/editions/giolitti';

const RULES = readRules(JSON.parse(JSON.stringify(GIOLITTI)));
const named = ({ rank, suit }: Card) => ({ rank, suit, name: `${rank} of ${suit}` });

type Vector = (typeof vectors.deals)[number];
type Game = NonNullable<Stream['game']>;

const OF_BEFORE = {
  algorithm: 'ridotto/1',
  committedSeq: null,
  digest: null,
  fixedClientSeeds: [],
};

/** The dice thrown before the shuffle: a coin for each number. */
const thrownBefore = ({ seed, scope, clientSeeds, from }: Vector) =>
  Array.from({ length: from - 1 }, (_, at) => {
    const { number, value } = draw({ seed, scope, clientSeeds }, at + 1, 2);
    return { stream: null, number, sides: 2, value, clientSeeds };
  });

/** The stream of a published deal, in the server's form. */
function streamOf(vector: Vector): Stream {
  const { seed, from, clientSeeds, fixed, masks, hands, grandCanal } = vector;
  const deck = cardsOf(RULES).map(named);
  return {
    commitment: createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'),
    seed,
    ...OF_BEFORE,
    draws: thrownBefore(vector),
    shuffle: { stream: null, from, clientSeeds, fixedCards: fixed.length, deck },
    game: {
      id: 'g1',
      number: 1,
      ruleset: { revision: 1 },
      grandCanal: named(grandCanal),
      participants: hands.map((cards, place) => ({
        player: { name: ['Ada', 'Bob'][place]! },
        mask: masks[place] ?? null,
        disclosedHand: cards.map(named),
      })),
    },
  };
}

const plain = vectors.deals.filter(({ fixed }) => fixed.length === 0);
const [first] = plain;
const promise = (commitment: string) => ({ seq: 3, commitment, clientSeeds: [] });
const verify = (stream: Stream, commitment = stream.commitment) =>
  verifyDeal(first!.scope, stream, promise(commitment), RULES, []);
const withGame = (stream: Stream, change: Partial<Game>): Stream => ({
  ...stream,
  game: { ...stream.game!, ...change },
});

describe('dealing a game again', () => {
  test.each(plain)('finds nothing wrong with $what [K3]', (vector) => {
    const stream = streamOf(vector);
    const promised = promise(stream.commitment);
    expect(verifyDeal(vector.scope, stream, promised, RULES, [])).toEqual([]);
  });

  it('says so where cards were put on top of the deck [V2]', () => {
    const fixed = vectors.deals.find((vector) => vector.fixed.length > 0)!;
    const stream = streamOf(fixed);
    const promised = promise(stream.commitment);
    expect(verifyDeal(fixed.scope, stream, promised, RULES, [])).toEqual([
      'Cards were put on top of the deck.',
    ]);
  });

  it('finds a hand that was not dealt, and another Grand Canal', () => {
    const stream = streamOf(first!);
    const [one, other] = stream.game!.participants;
    const swapped = { ...other!, disclosedHand: one!.disclosedHand };
    expect(verify(withGame(stream, { participants: [one!, swapped] }))).toEqual([
      'Bob was dealt another hand.',
    ]);
    const grandCanal = one!.disclosedHand![0]!;
    expect(verify(withGame(stream, { grandCanal }))).toEqual([
      'Another card became the Grand Canal.',
    ]);
  });

  it('finds a seed and a commitment that were not promised', () => {
    const stream = streamOf(first!);
    expect(verify(stream, 'other')).toEqual(['The journal has another commitment.']);
    expect(verify({ ...stream, seed: '00'.repeat(32) })).toContain(
      'The seed is not the one of the commitment.',
    );
    expect(verify({ ...stream, seed: null })).toEqual(['The seed is not published.']);
  });

  it('finds a draw that the seed does not give', () => {
    const stream = streamOf(first!);
    const altered = { stream: null, number: 1, sides: 2, value: 2, clientSeeds: [] };
    const draws = [altered, ...stream.draws.slice(1)];
    expect(verify({ ...stream, draws })).toEqual([
      expect.stringMatching(/^Draw 1 gives [01], not 2/),
    ]);
  });

  it('finds dice that were left out, before a draw or before the shuffle', () => {
    const stream = streamOf(first!);
    expect(verify({ ...stream, draws: stream.draws.slice(1) })).toEqual(['Draw 1 was left out.']);
    expect(verify({ ...stream, draws: stream.draws.slice(0, -1) })).toEqual([
      'The shuffle does not follow the draws.',
    ]);
  });
});
