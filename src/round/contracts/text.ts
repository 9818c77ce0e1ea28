import { assertNever, listed } from '../../kernel';
import type { Instant, PlayerId, Transfer } from '../../kernel';
import type { ContractEvent } from './events';
import type { Change, ChangeDrop, ClauseTerms, ClauseTime } from './rows';
import { rulesetOf } from '../state';
import type { RoundState } from '../state';
import { amountsText, itemText, nameOf, nameOfItem } from '../wording';

const DROPS: Readonly<Record<ChangeDrop, string>> = {
  DECLINED: 'it was declined',
  IMPOSSIBLE: 'it was not possible any more',
  PARTY_LEFT: 'a player left',
  CONTRACT_CHANGED: 'the contract was changed',
};

/** What happened to a contract, in one sentence. */
export function contractText(state: RoundState, event: ContractEvent): string {
  const contract = `contract ${event.contractId.slice(1)}`;
  const who = 'playerId' in event ? nameOf(state, event.playerId) : '';
  switch (event.type) {
    case 'ContractOffered': {
      const [offerer = '', ...others] = event.partyIds.map((id) => nameOf(state, id));
      return `${offerer} offered ${contract} to ${listed(others)}.`;
    }
    case 'ContractAccepted':
      return `${who} accepted ${contract}${event.begins ? ', which begins' : ''}.`;
    case 'ContractDeclined':
      return `${who} declined ${contract}.`;
    case 'ContractCancelled':
      return `The offer of ${contract} ended by ${who}.`;
    case 'ContractDeposited':
      return `${who} put ${moved(state, event.transfers)} into ${contract}.`;
    case 'ContractPaid':
      return `${who} got ${moved(state, event.transfers)} from ${contract}, by its clause ${event.clause}.`;
    case 'ContractChangeProposed':
      return `${who} proposed ${changeText(state, event.change)} ${contract}.`;
    case 'ContractChangeConsented':
      return `${who} consented to a proposal about ${contract}.`;
    case 'ContractChangeDropped':
      return `A proposal about ${contract} fell away: ${DROPS[event.reason]}.`;
    case 'ContractAmended':
      return `By consent of all parties ${contract} was amended.`;
    case 'ContractEnded':
      return `By consent of all parties ${contract} ended, and gave out ${moved(state, event.transfers)}.`;
    case 'ContractPartyLeft':
      return `${who} is no party of ${contract} any more.`;
    case 'ContractDissolved':
      return `All parties have left: ${contract} is dissolved, and ${moved(state, event.transfers)} destroyed.`;
    default:
      return assertNever(event);
  }
}

const moved = (state: RoundState, transfers: readonly Transfer[]): string =>
  amountsText(state, transfers);

function changeText(state: RoundState, change: Change): string {
  switch (change.type) {
    case 'AMEND':
      return 'to amend';
    case 'END':
      return 'to end';
    case 'WITHDRAW':
      return `to take ${amountsText(state, change.items)} from`;
  }
}

/** What a clause says: "Ann may take up to 10 Chips a week, 50 in all, each week." */
export function clauseText(
  state: RoundState,
  { items, toIds, when, consentIds }: ClauseTerms,
  print: (at: Instant) => string,
): string {
  const amounts = items.map(({ item, perWeek, total }) => {
    if (perWeek === null && total === null) return `any ${nameOfItem(state, item, 2)}`;
    if (perWeek === null) return `up to ${itemText(state, item, total ?? 0)} in all`;
    const weekly = `up to ${itemText(state, item, perWeek)} a week`;
    return total === null ? weekly : `${weekly} (${total} in all)`;
  });
  const names = (ids: readonly PlayerId[]): string[] => ids.map((id) => nameOf(state, id));
  const to = toIds.length === 0 ? 'Every party' : either(names(toIds));
  const verb = consentIds.length === 1 ? 'consents' : 'consent';
  const consent = consentIds.length === 0 ? '' : `, if ${listed(names(consentIds))} ${verb}`;
  return `${to} may take ${listed(amounts)}, ${timeText(state, when, print)}${consent}.`;
}

/** "a", "a or b", "a, b or c". */
function either(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length <= 1 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
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
