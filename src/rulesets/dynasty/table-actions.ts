import { z } from 'zod';
import { Code, Count, Name } from '../document/fields';
import { CitedRule } from '../mechanics/cited-rule';

/** The effect on a game. The player chooses a trick of these classes. */
const TableEffect = z.discriminatedUnion('type', [
  /** An active trick no longer scores in this game. */
  z.strictObject({ type: z.literal('REMOVE_TRICK'), classes: z.array(Code).min(1).max(20) }),
  /** A trick that is not active scores in this game from now on. */
  z.strictObject({ type: z.literal('ADD_TRICK'), classes: z.array(Code).min(1).max(20) }),
]);

/** An action at the table of a game. It may cost pegs [ruling V25]. */
const TableAction = z.strictObject({
  action: Code,
  title: Name,
  rule: CitedRule,
  who: z.enum(['PARTICIPANTS', 'ONLOOKERS', 'ALL']),
  /** The cost in pegs. */
  pegs: Count,
  /**
   * The action is allowed only before this number of plays in the game; null: until the game
   * closes.
   */
  beforePlay: z.int().min(1).max(200).nullable(),
  /** True if the action is allowed while a Sfida is pending. */
  underSfida: z.boolean(),
  /**
   * The maximum number of uses in a game, by each player or by all together; null if only the cost
   * limits them.
   */
  limit: z
    .strictObject({ times: z.int().min(1).max(100), of: z.enum(['PLAYER', 'GAME']) })
    .nullable(),
  effect: TableEffect,
});

export type TableAction = z.infer<typeof TableAction>;

/** Default: none, as in the editions. */
export const TableActions = z.array(TableAction).max(20).exactOptional();

/** The table actions of a document. Most documents have none. */
export const tableActionsOf = (ruleset: {
  readonly tableActions?: readonly TableAction[];
}): readonly TableAction[] => ruleset.tableActions ?? [];
