import type { DynastyRuleset } from '../../dynasty/document';
import { tableActionsOf } from '../../dynasty/table-actions';
import type { TableAction } from '../../dynasty/table-actions';
import { ruleReference } from '../common/articles';
import { timesWords } from '../common/words';
import { list, plain, table } from '../../document/markdown';
import { className, pegs } from './words';

/** The actions at a table other than plays [ruling V25]. */
export function tableActions(ruleset: DynastyRuleset): string[] {
  const actions = tableActionsOf(ruleset);
  if (actions.length === 0) return [];
  return [
    'The following can also be done at the table of a game while it is played. The price goes ' +
      'to the Bank, and comes back if the game is voided.',
    table(
      ['Action', 'Who may', 'Price', 'When', 'How often in a game', 'Effect'],
      actions.map((action) => [
        `${plain(action.title)}${ruleReference(ruleset, action)}`,
        WHO[action.who],
        action.pegs === 0 ? 'nothing' : pegs(action.pegs),
        when(action),
        often(action),
        effect(ruleset, action),
      ]),
    ),
  ];
}

const WHO = {
  PARTICIPANTS: 'the participants',
  ONLOOKERS: 'players who are not participants',
  ALL: 'any player',
} as const;

function when({ beforePlay, underSfida }: TableAction): string {
  const early = beforePlay === null ? [] : [`before play ${beforePlay}`];
  const words = [...early, ...(underSfida ? [] : ['while no Sfida is pending'])];
  return words.length === 0 ? 'at any time' : list(words);
}

function often({ limit }: TableAction): string {
  if (limit === null) return 'as often as it can be paid';
  const times = timesWords(limit.times);
  return limit.of === 'PLAYER' ? `${times} each` : `${times} all together`;
}

function effect(ruleset: DynastyRuleset, { effect: { type, classes } }: TableAction): string {
  const of = list(
    classes.map((code) => className(ruleset, code)),
    'or',
  );
  return type === 'REMOVE_TRICK'
    ? `An active ${of} trick is no longer active`
    : `A ${of} trick that is not active becomes active`;
}
