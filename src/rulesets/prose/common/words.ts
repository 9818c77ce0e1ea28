import { counted } from '../../../kernel';
import type { ItemCount } from '../../round/auction';
import type { RoundRuleset } from '../../round/document';
import { list, plain } from '../../document/markdown';

const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

export const weekday = (day: number): string => WEEKDAYS[day % 7] ?? String(day);

export const rulesDays = (days: number): string => counted(days, 'day');

/** A fraction such as `1/6`. */
export const partOf = (part: number): string => `1/${part}`;

/** An item's name as plain text, for titles. */
export function bareItemName(ruleset: RoundRuleset, code: string, quantity: number): string {
  const kind = ruleset.items.find(({ item }) => item === code);
  if (kind === undefined) return code;
  return quantity === 1 ? kind.name : kind.plural;
}

/** An item's name as Markdown. */
export const itemName = (ruleset: RoundRuleset, code: string, quantity = 1): string =>
  plain(bareItemName(ruleset, code, quantity));

/** An amount of an item, such as "5 Trungs". */
export const amountOf = (ruleset: RoundRuleset, { item, quantity }: ItemCount): string =>
  `${quantity} ${itemName(ruleset, item, quantity)}`;

/** An amount of the ruleset's currency, such as "100 Chips". */
export const money = (ruleset: RoundRuleset, quantity: number): string =>
  amountOf(ruleset, { item: ruleset.currency, quantity });

/** The ruleset's currency, in the plural. */
export const currency = (ruleset: RoundRuleset): string => itemName(ruleset, ruleset.currency, 2);

export function phaseName(ruleset: RoundRuleset, code: string): string {
  return plain(ruleset.phases.find(({ phase }) => phase === code)?.name ?? code);
}

export const phaseNames = (
  ruleset: RoundRuleset,
  codes: readonly string[],
  joint: 'and' | 'or' = 'or',
): string =>
  list(
    codes.map((code) => `the ${phaseName(ruleset, code)}`),
    joint,
  );

/** The first weekday after a phase: Thursday for a phase from Monday to Wednesday. */
function dayAfter(ruleset: RoundRuleset, code: string): number {
  const days = ruleset.phases.find(({ phase }) => phase === code)?.days ?? [];
  return ((days.at(-1) ?? 0) + 1) % 7;
}

/**
 * The time at which actions sealed in the phase mature and take effect, such as "Thursday 00:00".
 */
export const maturation = (ruleset: RoundRuleset, phase: string): string =>
  `${weekday(dayAfter(ruleset, phase))} 00:00`;

export const revelation = (ruleset: RoundRuleset, phase: string): string => {
  const after = ruleset.secretActions?.revelationAfterDays ?? 0;
  return `${weekday(dayAfter(ruleset, phase) + after)} 00:00`;
};

/** "Reputable players"; only "Players" if the action or the rules do not require reputation. */
export const reputablePlayers = (ruleset: RoundRuleset, reputableOnly: boolean): string =>
  reputableOnly && ruleset.membership.reputableAfterDays > 0 ? 'Reputable players' : 'Players';

/** "once", "3 times". */
export const timesWords = (times: number): string =>
  times === 1 ? 'once' : counted(times, 'time');
