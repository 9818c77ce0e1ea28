import type { RefusalCode } from '../generated/resolvers';
import { phrase, titled, word } from './words';
import type { Sentence } from './words';

/** Of dynasties and their games. */
export const GIOLITTI_SENTENCES = {
  NOT_THE_DEALER: () => 'Only the dealer may do this, and nobody where dealing is automatic.',
  DYNASTY_OVER: () => 'The host has closed this dynasty.',
  MASK_UNKNOWN: (facts) => `There is no mask ${titled(word(facts, 'mask', 'of that code'))}.`,
  GAME_NOT_FOUND: () => 'There is no such game in this dynasty.',
  NOT_A_PARTICIPANT: () => 'Only the two participants of the game may do this.',
  YOU_ARE_A_PARTICIPANT: () => 'Participants of the game may not do this.',
  GAME_VOIDED: () => 'This game was voided.',
  GAME_OVER: (facts) => `This game has ended${phrase(', at ', facts, 'endedAt')}.`,
  GAME_CLOSED: () => 'This game is closed: nothing can be played in it any more.',
  GAME_NOT_CLOSED: () => 'This game is still being played.',
  CARD_TWICE_IN_DECK: (facts) =>
    `A deck has each card once, and ${word(facts, 'rank', 'one')} of ${word(facts, 'suit', 'them')} is named twice.`,
  TRICK_UNKNOWN: (facts) => `There is no trick ${word(facts, 'trick', 'of that code')}.`,
  NO_BETTING: () => 'The rules of this game have no betting.',
  BET_ON_NO_PARTICIPANT: () => 'A bet is on one of the two participants.',
  TOO_FEW_AVAILABLE: () => 'Fewer than two players are available.',
  EARLIER_GAME_FIRST: () => 'Another closed game was started earlier, and ends first.',
  TOO_LATE_TO_VOID: (facts) =>
    `This game can be voided no more${phrase(': it could until ', facts, 'until')}.`,
  NOT_YOUR_TURN: () => 'It is not your turn.',
  SFIDA_PENDING: () => 'A Sfida is pending: it is answered first.',
  CARD_ALREADY_PLAYED: () => 'You have named this card in this game already.',
  SFIDA_TWICE_RUNNING: () =>
    'You offered the last Sfida: the next one is your opponent’s to offer.',
  NO_SFIDA: () => 'No Sfida is pending in this game.',
  OWN_SFIDA: () => 'This Sfida is your own: your opponent answers it.',
  MASKS_WITHOUT_EFFECT: () => 'Under this Grand Canal masks have no effect.',
  MASK_LACKS_POWER: () => 'Your mask in this game has not this power.',
  POWER_USED: () => 'This power of your mask was used in this game already.',
  TRICK_ACTIVE: () => 'This trick is active in this game; the power is for one that is not.',
  SFIDA_DECLARED: () => 'A Sfida was declared in this game: no mask is revealed in it any more.',
  SAME_MASK: () => 'You wear this mask in this game already.',
  BOOKMAKER_TAKEN: () => 'This game has a bookmaker already.',
  YOU_ARE_THE_BOOKMAKER: () => 'The bookmaker of a game does not bet on it.',
  ALREADY_BET: () => 'You have bet on this game already.',
  GAME_NOT_ENDED: () => 'This game has not ended yet.',
  NO_BETS: () => 'There are no bets on this game.',
  BETS_SETTLED: () => 'The bets on this game are settled.',
  TOO_LATE_TO_SETTLE: (facts) =>
    `The bets on this game can be settled no more${phrase(': they could until ', facts, 'until')}.`,
} satisfies Partial<Record<RefusalCode, Sentence>>;
