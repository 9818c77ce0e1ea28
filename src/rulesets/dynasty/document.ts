import { z } from 'zod';
import { Articles } from '../articles/article';
import { Count, Hours, Name, part, unless, whole } from '../document/fields';
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

/** Earlier documents lack this property. */
const DynastyMembership = part(
  'The rules for players who leave and join again; each stays the same player [ruling L5]. Default: players can rejoin at once.',
  {
    rejoinAfterHours: whole(0, 8_784).describe(
      'The rules-hours before a player who left may join again; 0: at once.',
    ),
    idling: Idling,
  },
).exactOptional();

const Cards = whole(1, 100);
const Thousand = whole(0, 1_000);

const StartingPegs = z.discriminatedUnion('type', [
  part('The median of the present players’ pegs.', {
    type: z.literal('MEDIAN'),
    ofTwo: z
      .enum(['LOWER', 'HIGHER'])
      .describe('The choice between the two middle values of an even number.'),
    withoutPlayers: Count.describe('The pegs of the first player.'),
  }),
  part('Always as many.', {
    type: z.literal('FIXED'),
    pegs: Count.describe('The number of pegs.'),
  }),
]);

const Magistrelli = part(
  'The Magistrelli that a Campione gains with each peg [The Magistrelli System; ruling K15].',
  {
    start: Count.describe('The Magistrelli of a new player.'),
    perPeg: Count.describe('The usual gain.'),
    differenceDividedBy: whole(1, 1_000).describe(
      'If the opponent has more Magistrelli, the gain is at least the difference divided by this, rounded up.',
    ),
  },
);

const Juice = part(
  'The pegs that a bet wins or loses: `base` less the stakes, and less `pendingSfida` during a Sfida [ruling K17].',
  {
    base: Thousand.describe('The pegs before the stakes are taken off.'),
    pendingSfida: Thousand.describe('The pegs that a pending Sfida takes off.'),
  },
);

/**
 * A complete ruleset of Giolitti as data. The engine reads properties and never asks which edition
 * it plays. Procedures that differ are a closed union.
 */
export const DynastyRuleset = z.strictObject({
  kind: z.literal('DYNASTY').describe('The game.'),
  edition: z
    .string()
    .regex(/^[a-z0-9-]{1,60}(?:\/[a-z0-9-]{1,60})?$/, 'expected an id such as giolitti')
    .describe('The id of the edition that the rules are based on.'),
  title: Name,
  rulesDaySeconds: whole(1, 31_536_000).describe(
    'The length of one rules-day in real seconds [ruling A4].',
  ),
  steward: z.boolean().describe('True if the server does at once what any player may do.'),
  automaticDealing: z
    .boolean()
    .describe(
      'True if games start as soon as two players are available, and end as soon as they are closed [rulings K2, K14].',
    ),
  claimHelp: z.boolean().describe('True if participants see the possible score of a card.'),
  deck: DynastyDeck,
  handSize: Cards.describe('The number of cards in a hand at the start of a game.'),
  playsPerParticipant: Cards.describe('The number of plays of each participant in a game.'),
  pocketSize: Cards.describe('The number of cards that a pocket holds.'),
  grandCanalDefendsUntilPlays: whole(0, 100).describe(
    'Until both participants have made this many plays, the Grand Canal defends too [ruling K8].',
  ),
  bersaglioBase: Count.describe(
    'The Bersaglio is this number plus the heft of the Grand Canal [ruling K7].',
  ),
  stakes: z
    .strictObject({
      start: whole(1, 1_000).describe('The stakes at the start of a game.'),
      maximum: whole(1, 1_000).describe('The highest stakes.'),
    })
    .superRefine(
      unless(({ start, maximum }) => [
        start <= maximum ? null : [['start'], `expected at most the maximum, ${maximum}`],
      ]),
    )
    .describe('The stakes of a game.'),
  clockHours: Hours.describe(
    'The rules-hours for a play, and for the answer to a Sfida [ruling K13].',
  ),
  clockWarningHours: Hours.nullable().describe(
    'The rules-hours before the end of the clock at which a warning comes; null for no warning.',
  ),
  voidHours: Hours.describe(
    'The rules-hours after the end of a game in which it can be voided [ruling K21].',
  ),
  startingPegs: StartingPegs.meta({
    description: 'The pegs of a new player [Gambling; ruling K16].',
    examples: [{ type: 'FIXED', pegs: 3 }],
  }),
  magistrelli: Magistrelli,
  juice: Juice,
  betting: part('The rules for bets on games.', {
    settleHours: Hours.describe(
      'The rules-hours after the end of a game in which its bets can be settled by hand.',
    ),
    bookmakerPegs: Thousand.describe(
      'The pegs that a bookmaker gains when a bet is lost, and loses when a bet is won.',
    ),
  })
    .nullable()
    .describe('The rules for betting; null for none.'),
  onlyActiveTricksScore: z
    .boolean()
    .describe('True if a trick scores only while it is active, except by a mask [ruling K20].'),
  trickClasses: z.array(TrickClass).min(1).max(20).describe('The classes of tricks.'),
  tricks: z.array(Trick).min(1).max(100).describe('The tricks.'),
  arcana: Arcana,
  moda: Moda,
  masks: z.array(Mask).max(100).describe('The masks, which players wear in games.'),
  hosting: DynastyHosting,
  pausing: Pausing,
  articles: Articles,
  trackedValues: TrackedValues,
  actions: Actions,
  additionalSecretActions: SecretActions,
  offices: Offices,
  tableActions: TableActions,
  proposals: DynastyProposals,
  membership: DynastyMembership,
  victory: DynastyVictory,
  victoryConditions: DynastyVictoryConditions.exactOptional().meta({
    description: 'Further conditions of victory; default: none [ruling AB4].',
    examples: [
      {
        conditions: [{ op: 'AT_LEAST', of: [{ name: 'gamesWon' }, 20] }],
        ...{ meet: 'ANY', tie: 'SHARED' },
      },
    ],
  }),
});

export type DynastyRuleset = z.infer<typeof DynastyRuleset>;
