import { byOrdinal, plusRulesDays } from '../../kernel';
import type { Instant } from '../../kernel';
import { sectionsOf } from '../../rulesets';
import type { RulingId } from '../model/ids';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { roundOf, tempoOf, rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundMoment } from '../model/turn';
import { RULE } from './bench';
import type { RulingRow } from './rows';

/**
 * The rulings of the last `days` rules-days, oldest first. A change of tempo makes their number of
 * weeks unknown, so the search goes back to a week with an older ruling.
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

/**
 * Overturns a ruling, which then "shall have no bearing" [Judges]. The request is reopened if the
 * Judge overturned the ruling, and set aside after a vote of confidence [I2, W9].
 */
export function overturn(
  state: RoundState,
  rulingId: RulingId,
  overturnedAtMs: Instant,
  overturnedBy: NonNullable<RulingRow['overturnedBy']>,
): void {
  const ruling = state.need('rulings', rulingId);
  state.put('rulings', { ...ruling, status: 'OVERTURNED', overturnedAtMs, overturnedBy });
  const request = state.need('justiceRequests', ruling.requestId);
  const status = overturnedBy === 'JUDGE' ? 'OPEN' : 'SET_ASIDE';
  state.put('justiceRequests', { ...request, status });
}

/** The refusal if the rules in force lack a cited section. */
export function unlessSectionsExist(
  state: RoundState,
  sections: readonly string[],
): RoundRefusal | null {
  if (sections.length === 0) return null;
  const anchors = new Set<string>(sectionsOf(rulesetOf(state)).map(({ anchor }) => anchor));
  const unknown = sections.find((section) => !anchors.has(section));
  return unknown === undefined ? null : refuse('SECTION_UNKNOWN', RULE, { section: unknown });
}
