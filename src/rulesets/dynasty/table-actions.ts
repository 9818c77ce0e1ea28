import { z } from 'zod';
import { Code, codeOf, Count, Name, part, whole } from '../document/fields';
import { CitedRule } from '../mechanics/cited-rule';

const CLASSES = z
  .array(codeOf('TRICK_CLASS'))
  .min(1)
  .max(20)
  .describe('The classes of which the player chooses a trick.');

const TableEffect = z.discriminatedUnion('type', [
  part('An active trick no longer scores in this game.', {
    type: z.literal('REMOVE_TRICK'),
    classes: CLASSES,
  }),
  part('A trick that is not active scores in this game from now on.', {
    type: z.literal('ADD_TRICK'),
    classes: CLASSES,
  }),
]);

const TableAction = z
  .strictObject({
    action: Code.describe('The action’s code.'),
    title: Name,
    rule: CitedRule,
    who: z
      .enum(['PARTICIPANTS', 'ONLOOKERS', 'ALL'])
      .describe('The players who may take the action.'),
    pegs: Count.describe('The cost in pegs.'),
    beforePlay: whole(1, 200)
      .nullable()
      .describe(
        'The action is allowed only before this number of plays in the game; null: until the game closes.',
      ),
    underSfida: z.boolean().describe('True if the action is allowed while a Sfida is pending.'),
    limit: part('A number of uses.', {
      times: whole(1, 100).describe('The number of uses in a game.'),
      of: z.enum(['PLAYER', 'GAME']).describe('Each player’s uses, or all uses in the game.'),
    })
      .nullable()
      .describe(
        'The maximum number of uses in a game, by each player or by all together; null if only the cost limits them.',
      ),
    effect: TableEffect.describe('The effect on the game.'),
  })
  .meta({
    title: 'Table action',
    description: 'An action at the table of a game. It may cost pegs [ruling V25].',
    examples: [
      {
        ...{
          action: 'CLAMOUR',
          title: 'Clamour',
          rule: 'general',
          who: 'ONLOOKERS',
          pegs: 1,
          beforePlay: null,
        },
        ...{ underSfida: false, limit: { times: 1, of: 'GAME' } },
        effect: { type: 'ADD_TRICK', classes: ['PARTE'] },
      },
    ],
  });

export type TableAction = z.infer<typeof TableAction>;

export const TableActions = z
  .array(TableAction)
  .max(20)
  .exactOptional()
  .describe('The actions at a game’s table other than plays; default: none.');

/** The table actions of a document. Most documents have none. */
export const tableActionsOf = (ruleset: {
  readonly tableActions?: readonly TableAction[];
}): readonly TableAction[] => ruleset.tableActions ?? [];
