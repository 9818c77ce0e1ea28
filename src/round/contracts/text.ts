/** Sentences about contracts, and the text of a clause. */
import { listed } from '../../kernel';
import type { Instant, PlayerId } from '../../kernel';
import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import { itemText, nameOf, nameOfItem } from '../model/wording';
import type { ClauseTerms, ClauseTime } from './rows';
import type { ContractId } from '../model/ids';

/** For example "contract 3". */
export const contractWords = ({ contractId }: { readonly contractId: ContractId }): string =>
  `contract ${contractId.slice(1)}`;

/** The text of a clause: "Ann may take up to 10 Chips a week (50 in all), each week." */
export function clauseText(
  state: RoundState,
  { items, for: price = [], toIds, when, consentIds }: ClauseTerms,
  print: (at: Instant) => string,
): string {
  const amounts = items.map(({ item, perWeek, total }) => {
    if (perWeek === null && total === null) return `any ${nameOfItem(state, item, 2)}`;
    if (perWeek === null) return `up to ${itemText(state, item, total ?? 0)} in all`;
    const weekly = `up to ${itemText(state, item, perWeek)} a week`;
    return total === null ? weekly : `${weekly} (${total} in all)`;
  });
  const names = (ids: readonly PlayerId[]): string[] => ids.map((id) => nameOf(state, id));
  const to = toIds.length === 0 ? 'Every party' : listed(names(toIds), 'or');
  const verb = consentIds.length === 1 ? 'consents' : 'consent';
  const consent = consentIds.length === 0 ? '' : `, if ${listed(names(consentIds))} ${verb}`;
  const paid = price.map(({ item, quantity }) => itemText(state, item, quantity));
  const each = paid.length === 0 ? '' : ` for ${listed(paid)} each`;
  return `${to} may take ${listed(amounts)}${each}, ${timeText(state, when, print)}${consent}.`;
}

function timeText(state: RoundState, when: ClauseTime, print: (at: Instant) => string): string {
  switch (when.type) {
    case 'AT_ONCE':
      return 'at any time';
    case 'FROM':
      return `from ${print(when.atMs)} on`;
    case 'WEEKLY':
      return 'each week';
    case 'PHASE': {
      const phase = rulesetOf(state).phases.find((candidate) => candidate.phase === when.phase);
      return `from the start of each ${phase?.name ?? when.phase} to its end`;
    }
  }
}
