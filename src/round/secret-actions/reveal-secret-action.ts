/** The command of a player who reveals bids or a hand [Secret Information; rulings D2, D3]. */
import { revealSecretOf, unlessShort } from '../../season';
import { byPlayer } from '../model/records';
import { CASINO } from './casino';
import type { RevealSecretAction } from './vocabulary';

export const revealSecretAction = byPlayer<RevealSecretAction, 'kind'>({
  rule: 'bidding',
  shape: ({ text }) => unlessShort(CASINO, text),
  ...revealSecretOf(CASINO),
  made: (event) => ('actionId' in event ? event.actionId : null),
});
