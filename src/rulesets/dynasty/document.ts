import { z } from 'zod';
import { Articles } from '../articles/article';
import { Count, Name } from '../fields';
import { DynastyHosting } from '../hosting';
import { Pausing } from '../pausing';
import { Actions } from '../mechanics/action';
import { Offices } from '../mechanics/office';
import { TrackedValues } from '../mechanics/tracked-value';
import { Arcana } from './arcana';
import { DynastyDeck } from './deck';
import { Mask, Moda } from './masks';
import { DynastyMembership } from './membership';
import { DynastyProposals } from './proposals';
import { TableActions } from './table-actions';
import { Trick, TrickClass } from './tricks';
import { DynastyVictory, DynastyVictoryConditions } from './victory';

/** Of rules-time. */
const Hours = z.int().min(1).max(8_784);
const Cards = z.int().min(1).max(100);

/** What a new player has [Gambling; ruling K16]. */
const StartingPegs = z.discriminatedUnion('type', [
  /** The median of the present players; `ofTwo` says which of the two middle ones. */
  z.strictObject({
    type: z.literal('MEDIAN'),
    ofTwo: z.enum(['LOWER', 'HIGHER']),
    withoutPlayers: Count,
  }),
  z.strictObject({ type: z.literal('FIXED'), pegs: Count }),
]);

/** What a Campione gains with each peg [The Magistrelli System; ruling K15]. */
const Magistrelli = z.strictObject({
  start: Count,
  perPeg: Count,
  /** From an opponent who has more: the difference by this, rounded up. */
  differenceDividedBy: z.int().min(1).max(1_000),
});

/** What a bet wins or loses: `base`, less the stakes, less this much under a Sfida [ruling K17]. */
const Juice = z.strictObject({
  base: z.int().min(0).max(1_000),
  pendingSfida: z.int().min(0).max(1_000),
});

/**
 * A whole ruleset of Giolitti, as data. The engine reads properties and never asks which edition
 * it plays. Where procedures differ there is a closed union.
 */
export const DynastyRuleset = z.strictObject({
  kind: z.literal('DYNASTY'),
  edition: z
    .string()
    .regex(/^[a-z0-9-]{1,60}(?:\/[a-z0-9-]{1,60})?$/, 'expected an id such as giolitti'),
  title: Name,
  /** How long one rules-day lasts in real seconds [ruling A4]. */
  rulesDaySeconds: z.int().min(1).max(31_536_000),
  /** Whether the server does what any player may do. */
  steward: z.boolean(),
  /** Whether games start as soon as two are available, and end as they close [rulings K2, K14]. */
  automaticDealing: z.boolean(),
  /** Whether a participant is told what a card would score. */
  claimHelp: z.boolean(),
  deck: DynastyDeck,
  handSize: Cards,
  playsPerParticipant: Cards,
  pocketSize: Cards,
  /** While a participant has made fewer plays, the Grand Canal defends too [ruling K8]. */
  grandCanalDefendsUntilPlays: z.int().min(0).max(100),
  /** The Bersaglio is this and the heft of the Grand Canal [ruling K7]. */
  bersaglioBase: Count,
  stakes: z.strictObject({
    start: z.int().min(1).max(1_000),
    maximum: z.int().min(1).max(1_000),
  }),
  /** For a play, and for the answer to a Sfida [ruling K13]. */
  clockHours: Hours,
  /** How long before the end of the clock its player is warned; null: never. */
  clockWarningHours: Hours.nullable(),
  /** After the end of a game, for voiding it [ruling K21]. */
  voidHours: Hours,
  startingPegs: StartingPegs,
  magistrelli: Magistrelli,
  juice: Juice,
  /** null: nobody bets. */
  betting: z
    .strictObject({
      /** After the end of a game, for settling its bets by hand. */
      settleHours: Hours,
      /** What a bookmaker gains by a bet that lost and loses by one that won. */
      bookmakerPegs: z.int().min(0).max(1_000),
    })
    .nullable(),
  /** Whether a trick scores only where it is active, save by a mask [ruling K20]. */
  onlyActiveTricksScore: z.boolean(),
  trickClasses: z.array(TrickClass).min(1).max(20),
  tricks: z.array(Trick).min(1).max(100),
  arcana: Arcana,
  moda: Moda,
  masks: z.array(Mask).max(100),
  /** What is the host's, and when the players may have another. */
  hosting: DynastyHosting,
  pausing: Pausing,
  /** Rules that people hold. */
  articles: Articles,
  /** What is kept account of besides pegs. */
  trackedValues: TrackedValues,
  /** What players may do by a rule of their own making. */
  actions: Actions,
  /** What one player at a time is. */
  offices: Offices,
  /** What is done at the table of a game besides playing. */
  tableActions: TableActions,
  proposals: DynastyProposals,
  membership: DynastyMembership,
  victory: DynastyVictory,
  /** What wins besides; left out: nothing [ruling AB4]. */
  victoryConditions: DynastyVictoryConditions.exactOptional(),
});

export type DynastyRuleset = z.infer<typeof DynastyRuleset>;
