/** Converts the API's real instants to rules-time. At tempo 3, a rules-day lasts 3 s. */
import type { RulesQuery } from '../generated/operations';

/** A real instant, the rules-time at that instant, and the tempo. */
export type Tempo = Pick<NonNullable<RulesQuery['season']>, 'now' | 'rulesTime' | 'tempo'>;

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const DAY_SECONDS = 86_400;

/** Prints a real instant as `Thu 00:00`. */
export function rulesClock({ now, rulesTime, tempo }: Tempo): (at: string) => string {
  return (at) => {
    const realMs = Date.parse(at) - Date.parse(now);
    const rules = new Date(Date.parse(rulesTime) + (realMs * DAY_SECONDS) / tempo);
    return `${DAYS[rules.getUTCDay()] ?? ''} ${rules.toISOString().slice(11, 16)}`;
  };
}
