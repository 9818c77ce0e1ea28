import { byOrdinal, plusRulesDays } from '../../kernel';
import { roundOf, tempoOf } from '../ground/state';
import type { RoundMoment } from '../ground/turn';
import type { RulingRow } from './rows';

/**
 * Those of the last rules-days. How many weeks that is no one can say, since the tempo may have been
 * amended: it goes back until a week has older ones.
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
