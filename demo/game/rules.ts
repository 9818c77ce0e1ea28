/**
 * The parts of a ruleset document that matter for valuing cards and choosing actions. An adopted
 * proposal can change any of these properties, so they are read from the season.
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

const Ranking = z.union([
  z.object({ procedure: z.literal('SCORE'), multipliers: z.array(Multiplier) }),
  z.object({ procedure: z.literal('POKER'), order: z.array(z.string()), ace: z.string() }),
]);

const Items = z.object({ item: z.string(), quantity: z.number() });
const Exchange = z.object({ exchange: z.string(), give: Items, get: Items });

const RulesetDocument = z.object({
  currency: z.string(),
  items: z.array(z.object({ item: z.string(), name: z.string(), plural: z.string() })),
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
  auction: z.object({
    bidding: z.object({ procedure: z.enum(['OPEN', 'SEALED']), phase: z.string() }),
    lotPhases: z.array(z.string()),
    house: z
      .object({ playerLots: z.object({ procedure: z.enum(['OPEN', 'SEALED']).optional() }) })
      .nullish(),
  }),
  hands: z.object({
    procedure: z.enum(['OPEN', 'SEALED']),
    phase: z.string(),
    minimumCards: z.number(),
    ranking: Ranking,
  }),
  exchanges: z.array(Exchange).default([]),
  victory: z.object({ item: z.string(), quantity: z.number() }).nullable(),
});
type RulesetDocument = z.infer<typeof RulesetDocument>;

/** A card as the API names it. */
export type Face = { readonly rank: string; readonly suit: string; readonly name: string };

/** A card's position in its archetype. */
export type Place = { readonly archetype: string; readonly number: number };

export type Rules = {
  readonly placeOf: (face: Face) => Place;
  /** The number of ranks in the deck. */
  readonly ranks: number;
  /** The suits of each tradition that counts for multipliers. */
  readonly traditions: readonly (readonly string[])[];
  readonly colors: readonly (readonly string[])[];
  /** The multipliers of the score; empty if hands are ranked as in poker. */
  readonly multipliers: readonly Multiplier[];
  /** The order of poker hands, best first; null if hands are scored. */
  readonly poker: { readonly order: readonly string[]; readonly ace: string } | null;
  readonly currency: string;
  readonly items: RulesetDocument['items'];
  readonly bidding: {
    readonly phase: string;
    /** True if some lots take open bids. */
    readonly open: boolean;
    readonly sealed: boolean;
  };
  /** The phases in which lots are drawn. */
  readonly lotPhases: readonly string[];
  readonly hands: Pick<RulesetDocument['hands'], 'procedure' | 'phase' | 'minimumCards'>;
  readonly exchanges: RulesetDocument['exchanges'];
  readonly victory: RulesetDocument['victory'];
};

export function readRules(document: unknown): Rules {
  const { deck, hands, auction, currency, items, exchanges, victory } =
    RulesetDocument.parse(document);
  const { ranking } = hands;
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
    multipliers: ranking.procedure === 'SCORE' ? ranking.multipliers : [],
    poker: ranking.procedure === 'POKER' ? ranking : null,
    currency,
    items,
    bidding: biddingOf(auction),
    lotPhases: auction.lotPhases,
    hands,
    exchanges,
    victory,
  };
}

function biddingOf({ bidding, house }: RulesetDocument['auction']): Rules['bidding'] {
  const { phase, procedure } = bidding;
  const ways = [procedure, house?.playerLots.procedure ?? procedure];
  return { phase, open: ways.includes('OPEN'), sealed: ways.includes('SEALED') };
}
