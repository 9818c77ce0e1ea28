/** Commands of a game that are refused, each with what comes before it and why. */
import type { Answer } from '../house';
import { card } from './games';
import type { GiolittiTable, MutationName, Opening } from './games';

export type Table = GiolittiTable;
export type Case = {
  readonly why: string;
  readonly opening?: Opening;
  readonly before?: (table: Table) => Promise<unknown>;
  readonly who: 'first' | 'second' | 'host' | 'cyd' | 'dee' | 'eve';
  readonly mutation: MutationName;
  readonly input?: (table: Table) => object;
  readonly refusal: readonly [code: string, rule: string];
};

const king = (): object => ({ card: card('KING BATONS') });
const onFirst = (table: Table): object => ({ on: table.players[table.first] });
const both = (mask: string): Opening => ({ masks: { ann: mask, bob: mask } });
/** Both have played once. */
const opened = async (table: Table): Promise<void> => {
  await table.play(table.first, 'KING BATONS');
  await table.play(table.second, 'ACE BATONS');
};
const closed = (table: Table): Promise<Answer> => table.atTable(table.first, 'resignGame');
const ended = async (table: Table): Promise<void> => {
  await closed(table);
  await table.atTable('host', 'endGame');
};
const voided = (table: Table): Promise<Answer> =>
  table.atTable('host', 'voidGame', { reason: 'A mistake.' });
const pending = (table: Table): Promise<Answer> => table.atTable(table.second, 'offerSfida');
const answered = async (table: Table): Promise<void> => {
  await pending(table);
  await table.atTable(table.first, 'answerSfida', { accept: true });
};
const over = (table: Table): Promise<Answer> =>
  table.do('host', 'closeSeason', { seasonId: table.id });

export const CASES: readonly Case[] = [
  {
    why: 'a card that is not in the deck [The Deck]',
    who: 'first',
    mutation: 'playCard',
    input: () => ({ card: card('DUKE CUPS') }),
    refusal: ['CARD_UNKNOWN', 'deck'],
  },
  {
    why: 'a claim below 0 [K5]',
    who: 'first',
    mutation: 'playCard',
    input: () => ({ ...king(), claim: -1 }),
    refusal: ['AMOUNT_NOT_NATURAL', 'play'],
  },
  {
    why: 'a play out of turn [Play]',
    who: 'second',
    mutation: 'playCard',
    input: king,
    refusal: ['NOT_YOUR_TURN', 'play'],
  },
  {
    why: 'a play under a pending Sfida [K12]',
    before: pending,
    who: 'first',
    mutation: 'playCard',
    input: king,
    refusal: ['SFIDA_PENDING', 'play'],
  },
  {
    why: 'a card named twice [Play]',
    before: opened,
    who: 'first',
    mutation: 'playCard',
    input: king,
    refusal: ['CARD_ALREADY_PLAYED', 'play'],
  },
  {
    why: 'a card named a third time by Arlecchino [K5]',
    opening: both('ARLECCHINO'),
    before: async (table) => {
      await opened(table);
      await opened(table);
    },
    who: 'first',
    mutation: 'playCard',
    input: king,
    refusal: ['CARD_ALREADY_PLAYED', 'play'],
  },
  {
    why: 'an Arcana named twice by Arlecchino [Arlecchino]',
    opening: both('ARLECCHINO'),
    before: async (table) => {
      await table.play(table.first, 'SUN ARCANA');
      await table.play(table.second, 'ACE BATONS');
    },
    who: 'first',
    mutation: 'playCard',
    input: () => ({ card: card('SUN ARCANA') }),
    refusal: ['CARD_ALREADY_PLAYED', 'play'],
  },
  {
    why: 'two Sfide running by one player [K12]',
    before: answered,
    who: 'second',
    mutation: 'offerSfida',
    refusal: ['SFIDA_TWICE_RUNNING', 'play'],
  },
  {
    why: 'a Sfida while one is pending [K12]',
    before: pending,
    who: 'first',
    mutation: 'offerSfida',
    refusal: ['SFIDA_PENDING', 'play'],
  },
  {
    why: 'answering an own Sfida [Play]',
    before: pending,
    who: 'second',
    mutation: 'answerSfida',
    input: () => ({ accept: true }),
    refusal: ['OWN_SFIDA', 'play'],
  },
  {
    why: 'answering where no Sfida is [Play]',
    who: 'first',
    mutation: 'answerSfida',
    input: () => ({ accept: true }),
    refusal: ['NO_SFIDA', 'play'],
  },
  {
    why: 'a bet by a participant [Gambling]',
    who: 'second',
    mutation: 'placeBet',
    input: onFirst,
    refusal: ['YOU_ARE_A_PARTICIPANT', 'gambling'],
  },
  {
    why: 'a participant as bookmaker [Gambling]',
    who: 'first',
    mutation: 'becomeBookmaker',
    refusal: ['YOU_ARE_A_PARTICIPANT', 'gambling'],
  },
  {
    why: 'a bet by the bookmaker [Gambling]',
    before: (table) => table.atTable('cyd', 'becomeBookmaker'),
    who: 'cyd',
    mutation: 'placeBet',
    input: onFirst,
    refusal: ['YOU_ARE_THE_BOOKMAKER', 'gambling'],
  },
  {
    why: 'a second bookmaker [Gambling]',
    before: (table) => table.atTable('cyd', 'becomeBookmaker'),
    who: 'dee',
    mutation: 'becomeBookmaker',
    refusal: ['BOOKMAKER_TAKEN', 'gambling'],
  },
  {
    why: 'a second bet [Gambling]',
    before: (table) => table.atTable('cyd', 'placeBet', onFirst(table)),
    who: 'cyd',
    mutation: 'placeBet',
    input: (table) => ({ on: table.players[table.second] }),
    refusal: ['ALREADY_BET', 'gambling'],
  },
  {
    why: 'a bet on a closed game [Gambling]',
    before: closed,
    who: 'cyd',
    mutation: 'placeBet',
    input: onFirst,
    refusal: ['GAME_CLOSED', 'gambling'],
  },
  {
    why: 'a bet on who is no participant [Gambling]',
    who: 'cyd',
    mutation: 'placeBet',
    input: (table) => ({ on: table.players['dee'] }),
    refusal: ['BET_ON_NO_PARTICIPANT', 'gambling'],
  },
  {
    why: 'a bet where the rules have no betting',
    opening: { input: { ruleset: [{ op: 'replace', path: '/betting', value: null }] } },
    who: 'cyd',
    mutation: 'placeBet',
    input: onFirst,
    refusal: ['NO_BETTING', 'gambling'],
  },
  {
    why: 'the power of another mask [Reali]',
    who: 'first',
    mutation: 'useReali',
    input: () => ({ trick: 'UNIVERSO' }),
    refusal: ['MASK_LACKS_POWER', 'masks'],
  },
  {
    why: 'a trick that there is not [Reali]',
    opening: both('REALI'),
    who: 'first',
    mutation: 'useReali',
    input: () => ({ trick: 'NONE' }),
    refusal: ['TRICK_UNKNOWN', 'tricks'],
  },
  {
    why: 'a trick active for Reali [Reali]',
    opening: both('REALI'),
    who: 'first',
    mutation: 'useReali',
    input: () => ({ trick: 'ARIA' }),
    refusal: ['TRICK_ACTIVE', 'masks'],
  },
  {
    why: 'masks under a Lightning Grand Canal [Arcana]',
    opening: { ...both('REALI'), grandCanal: 'LIGHTNING ARCANA' },
    who: 'first',
    mutation: 'useReali',
    input: () => ({ trick: 'ARIA' }),
    refusal: ['MASKS_WITHOUT_EFFECT', 'arcana'],
  },
  {
    why: 'a mask revealed under a Sfida [Morante]',
    opening: both('MORANTE'),
    before: pending,
    who: 'first',
    mutation: 'revealMask',
    input: () => ({ mask: 'REALI' }),
    refusal: ['SFIDA_DECLARED', 'masks'],
  },
  {
    why: 'a second mask revealed [Morante]',
    opening: both('MORANTE'),
    before: (table) => table.atTable(table.first, 'revealMask', { mask: 'REALI' }),
    who: 'first',
    mutation: 'revealMask',
    input: () => ({ mask: 'SUCCO' }),
    refusal: ['POWER_USED', 'masks'],
  },
  {
    why: 'the own mask revealed [V6]',
    opening: both('MORANTE'),
    who: 'first',
    mutation: 'revealMask',
    input: () => ({ mask: 'MORANTE' }),
    refusal: ['SAME_MASK', 'masks'],
  },
  {
    why: 'a mask that there is not [Masks]',
    opening: both('MORANTE'),
    who: 'first',
    mutation: 'revealMask',
    input: () => ({ mask: 'NONE' }),
    refusal: ['MASK_UNKNOWN', 'masks'],
  },
  {
    why: 'a play in a closed game [Play]',
    before: closed,
    who: 'second',
    mutation: 'playCard',
    input: king,
    refusal: ['GAME_CLOSED', 'play'],
  },
  {
    why: 'a play in a game that has ended [Play]',
    before: ended,
    who: 'second',
    mutation: 'playCard',
    input: king,
    refusal: ['GAME_OVER', 'play'],
  },
  {
    why: 'a play in a voided game [K21]',
    before: voided,
    who: 'first',
    mutation: 'playCard',
    input: king,
    refusal: ['GAME_VOIDED', 'play'],
  },
  {
    why: 'a Fine while it is played [Ending a Game]',
    who: 'host',
    mutation: 'endGame',
    refusal: ['GAME_NOT_CLOSED', 'ending-a-game'],
  },
  {
    why: 'a Fine by a participant [Ending a Game]',
    before: closed,
    who: 'second',
    mutation: 'endGame',
    refusal: ['NOT_THE_DEALER', 'starting-a-game'],
  },
  {
    why: 'voiding by a participant [K21]',
    who: 'second',
    mutation: 'voidGame',
    input: () => ({ reason: 'I lose.' }),
    refusal: ['NOT_THE_DEALER', 'starting-a-game'],
  },
  {
    why: 'voiding without a reason [K21]',
    who: 'host',
    mutation: 'voidGame',
    input: () => ({ reason: ' ' }),
    refusal: ['MALFORMED', 'ending-a-game'],
  },
  {
    why: 'voiding 48 hours after the end [K21]',
    before: async (table) => {
      await ended(table);
      await table.pass(48);
    },
    who: 'host',
    mutation: 'voidGame',
    input: () => ({ reason: 'Too late.' }),
    refusal: ['TOO_LATE_TO_VOID', 'ending-a-game'],
  },
  {
    why: 'settling before the end [Gambling]',
    before: (table) => table.atTable('cyd', 'placeBet', onFirst(table)),
    who: 'cyd',
    mutation: 'settleBets',
    refusal: ['GAME_NOT_ENDED', 'gambling'],
  },
  {
    why: 'settling where nobody has bet [Gambling]',
    before: ended,
    who: 'cyd',
    mutation: 'settleBets',
    refusal: ['NO_BETS', 'gambling'],
  },
  {
    why: 'settling what the steward has settled [K17]',
    before: async (table) => {
      await table.atTable('cyd', 'placeBet', onFirst(table));
      await ended(table);
    },
    who: 'cyd',
    mutation: 'settleBets',
    refusal: ['BETS_SETTLED', 'gambling'],
  },
  {
    why: 'settling 48 hours after the end [Gambling]',
    opening: { input: { steward: false } },
    before: async (table) => {
      await table.atTable('cyd', 'placeBet', onFirst(table));
      await ended(table);
      await table.pass(48);
    },
    who: 'cyd',
    mutation: 'settleBets',
    refusal: ['TOO_LATE_TO_SETTLE', 'gambling'],
  },
  {
    why: 'the end of the dynasty',
    before: over,
    who: 'first',
    mutation: 'playCard',
    input: king,
    refusal: ['DYNASTY_OVER', 'seasons'],
  },
];

export const OF_PARTICIPANTS: readonly (readonly [MutationName, object, string])[] = [
  ['playCard', king(), 'play'],
  ['offerSfida', {}, 'play'],
  ['answerSfida', { accept: true }, 'play'],
  ['resignGame', {}, 'play'],
  ['useReali', { trick: 'UNIVERSO' }, 'masks'],
  ['revealMask', { mask: 'REALI' }, 'masks'],
];
