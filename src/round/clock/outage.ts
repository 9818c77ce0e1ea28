/** An outage lengthens the time to reveal by its length [rulings L8, S29]. */
import { instant } from '../../kernel';
import type { PlayerId } from '../../kernel';
import {
  lengthenAttempts,
  lengthOf,
  outageFacts,
  outageText,
  revealingPlayers,
} from '../../season';
import type { Outage } from '../../season';
import { putNextPostponed } from '../calendar/boundary';
import { putWarned } from '../calendar/warning';
import { auctionTopic } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { roundOf } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { actionsToPostpone, postpone } from '../calendar/outage-windows';
import type { OutageCredited } from './vocabulary';

export function creditOutage(turn: RoundTurn, outage: Outage): void {
  const actionIds = actionsToPostpone(turn.state, outage).map(({ id }) => id);
  turn.emit({ type: 'OutageCredited', ...outage, actionIds });
}

export const outageCredited: RoundEventRecord<OutageCredited> = {
  evolve: (state, { atMs, event }) => {
    for (const id of event.actionIds) {
      state.put('secretActions', postpone(state.need('secretActions', id), lengthOf(event)));
    }
    lengthenAttempts(state, lengthOf(event));
    putNextPostponed(state, atMs);
    // Warnings that are already past for the lengthened windows are not given; the notice of this
    // event replaces them.
    putWarned(state, instant(Math.max(roundOf(state).warnedAtMs ?? 0, atMs - 1)));
  },
  facts: outageFacts,
  text: outageText,
  channel: null,
  touches: auctionTopic,
  notice: 'TIME_CREDITED',
  /** The players who can still reveal, each once. */
  concerns: ({ actionIds }, state): readonly PlayerId[] => [
    ...new Set([
      ...actionIds
        .map((id) => state.need('secretActions', id))
        .filter(({ status }) => status === 'COMMITTED')
        .map(({ playerId }) => playerId),
      ...revealingPlayers(state),
    ]),
  ],
};
