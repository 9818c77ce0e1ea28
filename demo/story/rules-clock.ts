/** Converts the API's real instants to rules-time: at tempo 3 a day lasts 3 s. */
import type { RulesQuery } from '../generated/operations';

/** A season's time: one pair of instants, and its speed. */
export type Tempo = Pick<NonNullable<RulesQuery['season']>, 'now' | 'rulesTime' | 'tempo'>;

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const DAY_SECONDS = 86_400;

/** Prints `Thu 00:00` for a real instant. */
export function rulesClock({ now, rulesTime, tempo }: Tempo): (at: string) => string {
  return (at) => {
    const realMs = Date.parse(at) - Date.parse(now);
    const rules = new Date(Date.parse(rulesTime) + (realMs * DAY_SECONDS) / tempo);
    return `${DAYS[rules.getUTCDay()] ?? ''} ${rules.toISOString().slice(11, 16)}`;
  };
}
