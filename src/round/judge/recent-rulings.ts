import { byOrdinal, plusRulesDays } from '../../kernel';
import { roundOf, tempoOf } from '../model/state';
import type { RoundMoment } from '../model/turn';
import type { RulingRow } from './rows';

/**
 * The rulings of the last `days` rules-days, oldest first. The tempo may have changed, so the
 * number of weeks to search is unknown: the search goes back to the first week with an older
 * ruling.
 */
export function recentRulings({ state, now }: RoundMoment, days: number): RulingRow[] {
  const round = roundOf(state);
  const since = plusRulesDays(tempoOf(round), now, -days);
  const recent: RulingRow[] = [];
  for (let { week } = round; week >= 0; week -= 1) {
    const rulings = state.by('rulings', 'week', String(week));
    const young = rulings.filter(({ issuedAtMs }) => issuedAtMs >= since);
    recent.push(...young);
    if (young.length < rulings.length) break;
  }
  return recent.sort(byOrdinal);
}
