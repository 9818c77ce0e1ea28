/** The name of a deleted account goes from the season, and the account from what has not ended. */
import { eraseNameOf, formerActor, nameErasedText, nameOf, putNameErased } from '../../season';
import type { EraseName, NameErased } from '../../season';
import { unlessOver } from '../ground/access';
import { by } from '../ground/declare';
import type { DynastyEventRecord } from '../ground/declare';
import { depart } from './depart';

export const eraseName = by<EraseName>(
  formerActor,
  eraseNameOf(depart, (state) => unlessOver(state, 'players') !== null),
);

export const nameErased: DynastyEventRecord<NameErased> = {
  evolve: (state, { event }) => {
    putNameErased(state, event);
  },
  text: (state, { playerId }) => nameErasedText(nameOf(state, playerId)),
  channel: 'GAME_ACTIONS',
};
