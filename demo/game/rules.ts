/**
 * What of a ruleset document matters for valuing cards. An adopted proposal can change any of it,
 * so it is read from the season, by property, and not written down here.
 */
import { z } from 'zod';

const Group = z.object({ suits: z.array(z.string()), counts: z.boolean() });

const Multiplier = z.object({
  condition: z.string(),
  minimumCards: z.number().default(0),
  ranks: z.array(z.string()).default([]),
  value: z.number().default(1),
});
export type Multiplier = z.infer<typeof Multiplier>;

const RulesetDocument = z.object({
  deck: z.object({
    archetypes: z.array(
      z.object({
        archetype: z.string(),
        ranks: z.array(z.object({ rank: z.string(), number: z.number() })),
      }),
    ),
    suits: z.array(z.object({ suit: z.string(), archetype: z.string() })),
    traditions: z.array(Group),
    colors: z.array(Group),
  }),
  hands: z.object({ ranking: z.object({ multipliers: z.array(Multiplier) }) }),
});

/** A card as the API names it. */
export type Face = { readonly rank: string; readonly suit: string; readonly name: string };

/** A card's place in the order of its archetype. */
export type Place = { readonly archetype: string; readonly number: number };

export type Rules = {
  readonly placeOf: (face: Face) => Place;
  /** How many ranks there are: the r of c·r·m + h. */
  readonly ranks: number;
  /** The suits of each tradition that counts. */
  readonly traditions: readonly (readonly string[])[];
  readonly colors: readonly (readonly string[])[];
  readonly multipliers: readonly Multiplier[];
};

/** Throws where hands are not scored but ordered as in poker: these bots cannot value those. */
export function readRules(document: unknown): Rules {
  const { deck, hands } = RulesetDocument.parse(document);
  const archetypeOf = new Map(deck.suits.map(({ suit, archetype }) => [suit, archetype]));
  const numberOf = new Map(
    deck.archetypes.flatMap(({ archetype, ranks }) =>
      ranks.map(({ rank, number }) => [`${archetype} ${rank}`, number]),
    ),
  );
  const counting = (groups: readonly z.infer<typeof Group>[]): readonly string[][] =>
    groups.filter(({ counts }) => counts).map(({ suits }) => suits);
  return {
    placeOf: ({ rank, suit }) => {
      const archetype = archetypeOf.get(suit) ?? '';
      return { archetype, number: numberOf.get(`${archetype} ${rank}`) ?? 0 };
    },
    ranks: numberOf.size,
    traditions: counting(deck.traditions),
    colors: counting(deck.colors),
    multipliers: hands.ranking.multipliers,
  };
}
