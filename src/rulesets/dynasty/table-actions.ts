import { z } from 'zod';
import { Code, Count, Name } from '../fields';
import { CitedRule } from '../mechanics/cited-rule';

/** What it does to a game; the trick is chosen by whoever takes it, of these classes. */
const TableEffect = z.discriminatedUnion('type', [
  /** An active trick no longer scores in this game. */
  z.strictObject({ type: z.literal('REMOVE_TRICK'), classes: z.array(Code).min(1).max(20) }),
  /** A trick that is not active scores in it from then on. */
  z.strictObject({ type: z.literal('ADD_TRICK'), classes: z.array(Code).min(1).max(20) }),
]);

/** Something that is done at the table of a game, for pegs perhaps [ruling V25]. */
const TableAction = z.strictObject({
  action: Code,
  title: Name,
  rule: CitedRule,
  who: z.enum(['PARTICIPANTS', 'ONLOOKERS', 'ALL']),
  /** What it costs. */
  pegs: Count,
  /** Only while fewer plays have been made in the game; null: as long as it is played. */
  beforePlay: z.int().min(1).max(200).nullable(),
  /** Whether it can be done while a Sfida is pending. */
  underSfida: z.boolean(),
  /** How often in a game, each who may or all together; null: as often as it can be paid. */
  limit: z
    .strictObject({ times: z.int().min(1).max(100), of: z.enum(['PLAYER', 'GAME']) })
    .nullable(),
  effect: TableEffect,
});

export type TableAction = z.infer<typeof TableAction>;

/** Left out, as in the editions: none. */
export const TableActions = z.array(TableAction).max(20).exactOptional();

/** Those of a document; most have none. */
export const tableActionsOf = (ruleset: {
  readonly tableActions?: readonly TableAction[];
}): readonly TableAction[] => ruleset.tableActions ?? [];
