import type { TrungsTradedIn } from '../event';
import { ownerOf } from '../state';
import type { RoundState } from '../state';
import { nameOf, words } from '../wording';

export function tradedInText(state: RoundState, event: TrungsTradedIn): string {
  const owner = ownerOf(event.playerId);
  const given = words(
    state,
    event.transfers.filter(({ from }) => from === owner),
  );
  const got = words(
    state,
    event.transfers.filter(({ to }) => to === owner),
  );
  return `${nameOf(state, event.playerId)} traded in ${given} for ${got}.`;
}
