/**
 * The parts of a game's Environment that matter for valuing cards. A revision can change any of
 * these properties, so they are read from the game.
 */
import { z } from 'zod';

/** The fields of all kinds of effects. `type` decides which fields exist. */
const Effect = z.object({
  type: z.string(),
  arcana: z.number().default(0),
  by: z.number().default(0),
  cards: z.number().default(0),
  class: z.string().default(''),
  factor: z.number().default(1),
  heft: z.number().default(0),
  holder: z.number().default(0),
  /** The condition of a mask's effect; absent if the effect is unconditional. */
  holds: z.unknown().optional(),
  of: z.string().default(''),
  opponent: z.number().default(0),
  points: z.number().default(0),
  rank: z.string().default(''),
  tricksNeedAtMost: z.number().nullable().default(null),
});
export type Effect = z.infer<typeof Effect>;

const Pattern = z.object({
  type: z.string(),
  cards: z.number().default(0),
  minimumCards: z.number().default(0),
  ranks: z.array(z.string()).default([]),
});

const Trick = z.object({
  trick: z.string(),
  class: z.string(),
  points: z.number(),
  pattern: Pattern,
});
export type Trick = z.infer<typeof Trick>;

const OfRank = z.array(z.object({ rank: z.string(), effect: Effect }));

const Rules = z.object({
  /** True if the server shows participants the score that a card would have. */
  claimHelp: z.boolean(),
  onlyActiveTricksScore: z.boolean(),
  deck: z.object({
    arcana: z.string(),
    suits: z.array(
      z.object({
        suit: z.string(),
        ranks: z.array(z.object({ rank: z.string(), heft: z.number() })),
      }),
    ),
  }),
  handSize: z.number(),
  playsPerParticipant: z.number(),
  pocketSize: z.number(),
  grandCanalDefendsUntilPlays: z.number(),
  stakes: z.object({ maximum: z.number() }),
  tricks: z.array(Trick),
  arcana: z.object({ pocket: OfRank, grandCanal: OfRank }),
  masks: z.array(z.object({ mask: z.string(), effect: Effect, also: z.array(Effect).default([]) })),
});
export type Rules = z.infer<typeof Rules>;

export type Card = { readonly rank: string; readonly suit: string };

export const readRules = (document: unknown): Rules => Rules.parse(document);

/** All cards in the order of the document, as they lie before the shuffle. */
export const cardsOf = ({ deck }: Rules): Card[] =>
  deck.suits.flatMap(({ suit, ranks }) => ranks.map(({ rank }) => ({ rank, suit })));

export const isSame = (one: Card, other: Card): boolean =>
  one.rank === other.rank && one.suit === other.suit;

export const isArcana = ({ deck }: Rules, card: Card): boolean => card.suit === deck.arcana;

export function printedHeft({ deck }: Rules, card: Card): number {
  const suit = deck.suits.find((known) => known.suit === card.suit);
  return suit?.ranks.find(({ rank }) => rank === card.rank)?.heft ?? 0;
}

/** The effects of one type among a player's masks. */
export const maskEffects = (
  { masks }: Rules,
  worn: readonly string[],
  type: string,
): readonly Effect[] =>
  masks
    .filter(({ mask }) => worn.includes(mask))
    .flatMap(({ effect, also }) => [effect, ...also])
    .filter((effect) => effect.type === type);
