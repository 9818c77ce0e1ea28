import { z } from 'zod';
import { Code, Name } from '../document/fields';
import { ExpressionShape } from '../expressions/expression-shape';
import { ActionEffect, Cost, When, Who } from './action';
import { CitedRule } from './cited-rule';

/** A year in rules-hours. */
const Hours = z.int().min(1).max(8_784);
const Bound = z.int().min(-1_000_000_000).max(1_000_000_000);
/** The maximum number of parts of a declaration. */
export const MOST_DECLARED = 5;
const common = { name: Code, title: Name };

/** A part of a declaration. The declared text has it under its name. */
const Declared = z.discriminatedUnion('type', [
  z.strictObject({
    ...common,
    type: z.literal('CHOICE'),
    choices: z
      .array(z.strictObject({ choice: Code, title: Name }))
      .min(2)
      .max(20),
  }),
  /** A whole number from `least` to `most`. */
  z.strictObject({ ...common, type: z.literal('NUMBER'), least: Bound, most: Bound }),
  /** Another player, a card of the deck, or, in a round, a standing lot. */
  z.strictObject({ ...common, type: z.enum(['PLAYER', 'CARD', 'LOT']) }),
]);

/** A secret action that players have made by vote [Secret Information; ruling Z7]. */
const SecretAction = z.strictObject({
  /** No action of `actions` has the same code. */
  action: Code,
  title: Name,
  rule: CitedRule,
  /** Default: any player. */
  who: Who.exactOptional(),
  /** The times at which it may be committed. Default: at any time. */
  when: When.exactOptional(),
  /** At most one part is a player or a card. It is the target of the effects. */
  declares: z.array(Declared).min(1).max(MOST_DECLARED),
  /**
   * The maturation date, in rules-hours after the commitment. Default: the beginning of the next
   * phase; in a dynasty, a day later.
   */
  maturesAfterHours: Hours.exactOptional(),
  /** The revelation date, in rules-hours after the maturation date. Default: three days. */
  revealedWithinHours: Hours.exactOptional(),
  /** The items that it costs as it is revealed. They are destroyed. */
  cost: Cost,
  /** It fails as it is revealed while this is false. Default: true. */
  requires: ExpressionShape.exactOptional(),
  /** What happens as it is revealed. */
  effects: z.array(ActionEffect).min(1).max(10),
  /**
   * What happens to its player as it fails because of its text, its declaration or its player's
   * delay. They have no target and read nothing declared. Default: nothing.
   */
  failureEffects: z.array(ActionEffect).min(1).max(10).exactOptional(),
});

export type SecretAction = z.infer<typeof SecretAction>;
/** A part of a declaration, as the rules describe it. */
export type DeclaredPart = SecretAction['declares'][number];

/** Default: none. */
export const SecretActions = z.array(SecretAction).max(20).exactOptional();
