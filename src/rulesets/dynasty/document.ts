import { z } from 'zod';
import { Articles } from '../articles/article';
import { Count, Name } from '../document/fields';
import { Idling, DynastyHosting, Pausing } from '../document/seasons';
import { Actions } from '../mechanics/action';
import { SecretActions } from '../mechanics/secret-action';
import { Offices } from '../mechanics/office';
import { TrackedValues } from '../mechanics/tracked-value';
import { Arcana } from './arcana';
import { DynastyDeck } from './deck';
import { Mask, Moda } from './masks';
import { DynastyProposals } from './proposals';
import { TableActions } from './table-actions';
import { Trick, TrickClass } from './tricks';
import { DynastyVictory, DynastyVictoryConditions } from './victory';

/**
 * The rules for players who leave and join again; each stays the same player [ruling L5]. Earlier
 * documents leave this out: players can then rejoin at once.
 */
const DynastyMembership = z
  .strictObject({
    /** The rules-hours before a player who left may join again; 0: at once. */
    rejoinAfterHours: z.int().min(0).max(8_784),
    idling: Idling,
  })
  .exactOptional();

/** Hours of rules-time. */
const Hours = z.int().min(1).max(8_784);
const Cards = z.int().min(1).max(100);

/** The pegs of a new player [Gambling; ruling K16]. */
const StartingPegs = z.discriminatedUnion('type', [
  /** The median of the present players' pegs. `ofTwo` chooses between the two middle values. */
  z.strictObject({
    type: z.literal('MEDIAN'),
    ofTwo: z.enum(['LOWER', 'HIGHER']),
    withoutPlayers: Count,
  }),
  z.strictObject({ type: z.literal('FIXED'), pegs: Count }),
]);

/** The Magistrelli that a Campione gains with each peg [The Magistrelli System; ruling K15]. */
const Magistrelli = z.strictObject({
  start: Count,
  perPeg: Count,
  /**
   * If the opponent has more Magistrelli, the gain is at least the difference divided by this,
   * rounded up.
   */
  differenceDividedBy: z.int().min(1).max(1_000),
});

/**
 * The pegs that a bet wins or loses: `base` less the stakes, and less `pendingSfida` during a Sfida
 * [ruling K17].
 */
const Juice = z.strictObject({
  base: z.int().min(0).max(1_000),
  pendingSfida: z.int().min(0).max(1_000),
});

/**
 * A complete ruleset of Giolitti as data. The engine reads properties and never asks which edition
 * it plays. Procedures that differ are a closed union.
 */
export const DynastyRuleset = z.strictObject({
  kind: z.literal('DYNASTY'),
  edition: z
    .string()
    .regex(/^[a-z0-9-]{1,60}(?:\/[a-z0-9-]{1,60})?$/, 'expected an id such as giolitti'),
  title: Name,
  /** The length of one rules-day in real seconds [ruling A4]. */
  rulesDaySeconds: z.int().min(1).max(31_536_000),
  /** True if the server does at once what any player may do. */
  steward: z.boolean(),
  /**
   * True if games start as soon as two players are available, and end as soon as they are closed
   * [rulings K2, K14].
   */
  automaticDealing: z.boolean(),
  /** True if participants see the possible score of a card. */
  claimHelp: z.boolean(),
  deck: DynastyDeck,
  handSize: Cards,
  playsPerParticipant: Cards,
  pocketSize: Cards,
  /** Until both participants have made this many plays, the Grand Canal defends too [ruling K8]. */
  grandCanalDefendsUntilPlays: z.int().min(0).max(100),
  /** The Bersaglio is this number plus the heft of the Grand Canal [ruling K7]. */
  bersaglioBase: Count,
  stakes: z.strictObject({
    start: z.int().min(1).max(1_000),
    maximum: z.int().min(1).max(1_000),
  }),
  /** The time for a play, and for the answer to a Sfida [ruling K13]. */
  clockHours: Hours,
  /** The hours before the end of the clock at which a warning comes; null for no warning. */
  clockWarningHours: Hours.nullable(),
  /** The time after the end of a game in which it can be voided [ruling K21]. */
  voidHours: Hours,
  startingPegs: StartingPegs,
  magistrelli: Magistrelli,
  juice: Juice,
  /** The rules for betting; null for none. */
  betting: z
    .strictObject({
      /** The time after the end of a game in which its bets can be settled by hand. */
      settleHours: Hours,
      /** The pegs that a bookmaker gains when a bet is lost, and loses when a bet is won. */
      bookmakerPegs: z.int().min(0).max(1_000),
    })
    .nullable(),
  /** True if a trick scores only while it is active, except by a mask [ruling K20]. */
  onlyActiveTricksScore: z.boolean(),
  trickClasses: z.array(TrickClass).min(1).max(20),
  tricks: z.array(Trick).min(1).max(100),
  arcana: Arcana,
  moda: Moda,
  masks: z.array(Mask).max(100),
  /** The hosts' powers, and the absence after which the players may have another host. */
  hosting: DynastyHosting,
  pausing: Pausing,
  /** Rules that people follow. */
  articles: Articles,
  /** The tracked values besides pegs. */
  trackedValues: TrackedValues,
  /** The actions that players have made by vote. */
  actions: Actions,
  /** The secret actions that players have made by vote. */
  additionalSecretActions: SecretActions,
  /** Offices, each held by one player at a time. */
  offices: Offices,
  /** The actions at a game's table other than plays. */
  tableActions: TableActions,
  proposals: DynastyProposals,
  membership: DynastyMembership,
  victory: DynastyVictory,
  /** Further conditions of victory; default: none [ruling AB4]. */
  victoryConditions: DynastyVictoryConditions.exactOptional(),
});

export type DynastyRuleset = z.infer<typeof DynastyRuleset>;
