import { z } from 'zod';
import { Code, Count, Name } from '../document/fields';
import { CitedRule } from '../mechanics/cited-rule';

/** Its effect on a game; its player chooses a trick of these classes. */
const TableEffect = z.discriminatedUnion('type', [
  /** An active trick no longer scores in this game. */
  z.strictObject({ type: z.literal('REMOVE_TRICK'), classes: z.array(Code).min(1).max(20) }),
  /** A trick that is not active scores in this game from then on. */
  z.strictObject({ type: z.literal('ADD_TRICK'), classes: z.array(Code).min(1).max(20) }),
]);

/** An action at the table of a game, perhaps for pegs [ruling V25]. */
const TableAction = z.strictObject({
  action: Code,
  title: Name,
  rule: CitedRule,
  who: z.enum(['PARTICIPANTS', 'ONLOOKERS', 'ALL']),
  /** Its cost. */
  pegs: Count,
  /** Allowed only before this number of plays in the game; null: until the game closes. */
  beforePlay: z.int().min(1).max(200).nullable(),
  /** True if it is allowed while a Sfida is pending. */
  underSfida: z.boolean(),
  /** The number of its uses in a game, by each player or by all together; null: no limit but the cost. */
  limit: z
    .strictObject({ times: z.int().min(1).max(100), of: z.enum(['PLAYER', 'GAME']) })
    .nullable(),
  effect: TableEffect,
});

export type TableAction = z.infer<typeof TableAction>;

/** Left out, as in the editions: none. */
export const TableActions = z.array(TableAction).max(20).exactOptional();

/** The table actions of a document; most have none. */
export const tableActionsOf = (ruleset: {
  readonly tableActions?: readonly TableAction[];
}): readonly TableAction[] => ruleset.tableActions ?? [];
