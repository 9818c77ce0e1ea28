/**
 * Effects of proposals in the host's place, if the rules take the power from the host [rulings L10,
 * AA3].
 */
import type { InPlaceOfHost } from '../../season';
import type { DynastyTurn } from '../model/types';
import { depart } from '../membership/depart';
import { closeDynasty } from '../season/close-season';

export const IN_PLACE_OF_HOST: InPlaceOfHost<DynastyTurn> = {
  depart: (turn, player, by) => {
    depart(turn, player, 'REMOVED', by);
  },
  close: closeDynasty,
};
