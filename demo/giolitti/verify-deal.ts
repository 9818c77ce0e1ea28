/**
 * Repeats a game's deal, as anybody can with `Query.diceProof`. The seed matches the commitment,
 * and the draws follow from the seed. A Fisher–Yates shuffle from the last place down, with the
 * next numbers of the seed, gives the dealt hands and the Grand Canal.
 */
import { createHash } from 'node:crypto';
import type { DealsQuery } from '../generated/operations';
import { drawOf, verifyNumbers } from '../verify-dice';
import { labelOf, verifySeeds } from '../verify-seeds';
import type { Promised, SeedSet } from '../verify-seeds';
import { isArcana, maskEffects } from './rules';
import type { Rules } from './rules';

export type Stream = DealsQuery['diceProof']['streams'][number];
type Named = NonNullable<Stream['shuffle']>['deck'][number];

/**
 * The problems, one sentence each; empty for a fair deal. `promised` is the journal's commitment.
 */
export function verifyDeal(
  scope: string,
  stream: Stream,
  promised: Promised | undefined,
  rules: Rules,
  sets: readonly SeedSet[],
): readonly string[] {
  const { seed, shuffle, game } = stream;
  if (seed === null || shuffle === null || game === null) return ['The seed is not published.'];
  const key = Buffer.from(seed, 'hex');
  const problems: string[] = [];
  if (createHash('sha256').update(key).digest('hex') !== stream.commitment) {
    problems.push('The seed is not the one of the commitment.');
  }
  if (promised?.commitment !== stream.commitment) {
    problems.push('The journal has another commitment.');
  }
  if (promised !== undefined) {
    problems.push(...verifySeeds(stream, promised, sets, shuffle.clientSeeds));
  }
  for (const draw of stream.draws) {
    const { number, sides, value } = draw;
    const drawn = drawOf(key, labelOf(scope, stream.digest, draw), sides);
    if (drawn !== value) problems.push(`Draw ${number} gives ${String(drawn)}, not ${value}.`);
  }
  problems.push(...verifyNumbers(key, scope, stream));
  if (shuffle.from !== (stream.draws.at(-1)?.number ?? 0) + 1) {
    problems.push('The shuffle does not follow the draws.');
  }
  if (shuffle.fixedCards > 0) return [...problems, 'Cards were put on top of the deck.'];
  const deck = shuffled(key, scope, stream.digest, shuffle);
  return [...problems, ...compare(game, dealt(deck, rules, game))];
}

function shuffled(
  key: Buffer,
  scope: string,
  digest: string | null,
  { stream, deck, from, clientSeeds }: NonNullable<Stream['shuffle']>,
): Named[] {
  const cards = [...deck];
  const placeOf = (number: number, sides: number): number | null =>
    drawOf(key, labelOf(scope, digest, { stream, number, clientSeeds }), sides);
  let number = from;
  for (let last = cards.length - 1; last >= 1; last -= 1) {
    let place = placeOf(number, last + 1);
    while (place === null) {
      number += 1;
      place = placeOf(number, last + 1);
    }
    number += 1;
    const [one, other] = [cards[last], cards[place]];
    if (one === undefined || other === undefined) throw new Error('A place that no deck has.');
    [cards[last], cards[place]] = [other, one];
  }
  return cards;
}

type Game = NonNullable<Stream['game']>;
type Dealt = { readonly hands: readonly (readonly Named[])[]; readonly grandCanal: Named | null };

/** Deals the starting player's hand, the other player's hand, then the Grand Canal. */
function dealt(deck: readonly Named[], rules: Rules, { participants }: Game): Dealt {
  const left = [...deck];
  const arcana = (): Named[] => {
    const place = left.findIndex((card) => isArcana(rules, card));
    return left.splice(Math.max(0, place), 1);
  };
  const worn = participants.flatMap(({ mask }) => (mask === null ? [] : [mask]));
  const hands = participants.map(({ mask }) => {
    const [special] = maskEffects(rules, mask === null ? [] : [mask], 'HAND');
    const hand = left.splice(0, special?.cards ?? rules.handSize);
    for (let more = special?.arcana ?? 0; more > 0; more -= 1) hand.push(...arcana());
    return hand;
  });
  const forced = maskEffects(rules, worn, 'ARCANA_GRAND_CANAL').length > 0;
  const [grandCanal] = forced ? arcana() : left;
  return { hands, grandCanal: grandCanal ?? null };
}

function compare(game: Game, { hands, grandCanal }: Dealt): readonly string[] {
  const wrong = game.participants.filter(
    ({ disclosedHand }, place) => namesOf(disclosedHand ?? []) !== namesOf(hands[place] ?? []),
  );
  const isSame = game.grandCanal.name === grandCanal?.name;
  return [
    ...wrong.map(({ player }) => `${player.name} was dealt another hand.`),
    ...(isSame ? [] : ['Another card became the Grand Canal.']),
  ];
}

export const namesOf = (cards: readonly { readonly name: string }[]): string =>
  cards.map(({ name }) => name).join(', ');
