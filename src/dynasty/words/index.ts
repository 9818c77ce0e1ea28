import { quoted } from '../../kernel';
import type { Say } from '../command';
import { byPlayer, nothing } from '../declare';
import type { DynastyCommands, DynastyEvents } from '../declare';
import type { Said } from '../event';
import { wordsShape } from '../shapes';
import { nameOf } from '../wording';
import { LONGEST_MESSAGE } from './channel';
import { say } from './say';

export const WORD_COMMANDS: DynastyCommands<Say> = {
  Say: byPlayer<Say>({
    rule: 'play',
    shape: ({ text }) => wordsShape('text', text, LONGEST_MESSAGE, 'play'),
    decide: say,
    made: (event) => ('playerId' in event ? event.playerId : null),
  }),
};

export const WORD_EVENTS: DynastyEvents<Said> = {
  Said: {
    evolve: nothing,
    text: (state, { playerId, message }) => `${nameOf(state, playerId)} said: ${quoted(message)}.`,
    channel: ({ channel }) => channel,
  },
};
