/**
 * Proposals act in the host's place if the rules take the power from the host [rulings L10, AA3].
 */
import type { HostActions } from '../../season';
import type { RoundTurn } from '../model/turn';
import { depart } from '../membership/depart';
import { closeRound } from './close-round';

export const HOST_ACTIONS: HostActions<RoundTurn> = {
  depart: (turn, player, by) => {
    depart(turn, player, 'REMOVED', by);
  },
  close: closeRound,
};
