import { assertNever, nameInSentence } from '../../kernel';
import type { Owner, Transfer } from '../../kernel';
import type { DuckEvent } from './events';
import { duckOwner } from './rows';
import { ownerOf } from '../state';
import type { RoundState } from '../state';
import { amountsText, nameOf } from '../wording';

/** What happened to a duck, in one sentence. */
export function duckText(state: RoundState, event: DuckEvent): string {
  const player = nameOf(state, event.playerId);
  const duck = `the duck ${nameInSentence(state.need('ducks', event.duckId).name)}`;
  switch (event.type) {
    case 'DuckCreated':
      return `${player} got ${duck}.`;
    case 'DuckTraded': {
      const given = moved(state, event.transfers, ownerOf(event.playerId));
      const got = moved(state, event.transfers, duckOwner(event.duckId));
      if (got === null && given !== null) return `${player} gave ${duck} ${given}.`;
      if (given === null && got !== null) return `${player} took ${got} from ${duck}.`;
      return `${player} traded with ${duck}: ${given ?? 'nothing'} for ${got ?? 'nothing'}.`;
    }
    case 'DuckLost': {
      const had =
        event.transfers.length === 0 ? '' : `, and with it ${amountsText(state, event.transfers)}`;
      return `${player} lost ${duck}${had}.`;
    }
    default:
      return assertNever(event);
  }
}

/** Null for nothing. */
function moved(state: RoundState, transfers: readonly Transfer[], from: Owner): string | null {
  const gone = transfers.filter((transfer) => transfer.from === from);
  return gone.length === 0 ? null : amountsText(state, gone);
}
