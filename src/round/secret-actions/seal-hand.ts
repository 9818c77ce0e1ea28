/**
 * Submitting a Hand through the server [ruling D6]: "a non-empty set of cards". The player may lack
 * the cards, since possession is checked later [ruling D7].
 */
import { entrustSecret } from '../../season';
import { phaseEnd } from '../calendar/boundary';
import { byPlayer } from '../model/records';
import { hasHand } from '../model/has-hand';
import { cardsShape, unlessHand } from '../hands/unless-hand';
import { rulesetOf } from '../model/state';
import type { SealHand } from './vocabulary';
import { CASINO, unlessCommitting } from './casino';
import { committedAction, waitsToCommit } from './commit-secret-action';
import { printHand } from './declaration/hand';

const HAND = { kind: 'HAND' } as const;

export const sealHand = byPlayer<SealHand>({
  rule: 'submitting-a-hand',
  shape: cardsShape,
  refuses: (moment, _player, { cards }) =>
    unlessCommitting(moment, HAND) ??
    (cards === undefined ? null : unlessHand(moment.state, cards)),
  offers: (moment, player) => [
    {
      description: 'Entrust a hand to the server.',
      untilMs: phaseEnd(moment.state, moment.now),
      waits: hasHand(moment.state, player.id) ? waitsToCommit(moment, player, 'HAND') : null,
    },
  ],
  decide: (turn, player, { cards, salt }) => {
    const declaration = printHand(rulesetOf(turn.state).deck, cards);
    entrustSecret(CASINO, turn, player, { known: HAND, declaration, salt });
    return null;
  },
  made: committedAction,
});
