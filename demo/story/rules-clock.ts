/** From real instants, in which the API speaks, to rules-time: at tempo 3 a day lasts 3 s. */
import type { RulesQuery } from '../generated/operations';

/** What a season says of its time: one pair of instants, and how fast it goes. */
export type Tempo = Pick<NonNullable<RulesQuery['season']>, 'now' | 'rulesTime' | 'tempo'>;

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const DAY_SECONDS = 86_400;

/** Gives `Thu 00:00` for a real instant. */
export function rulesClock({ now, rulesTime, tempo }: Tempo): (at: string) => string {
  return (at) => {
    const realMs = Date.parse(at) - Date.parse(now);
    const rules = new Date(Date.parse(rulesTime) + (realMs * DAY_SECONDS) / tempo);
    return `${DAYS[rules.getUTCDay()] ?? ''} ${rules.toISOString().slice(11, 16)}`;
  };
}
