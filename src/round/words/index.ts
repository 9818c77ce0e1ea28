import { quoted } from '../../kernel';
import type { Say } from '../command';
import { byPlayer, nothing } from '../declare';
import type { RoundCommands, RoundEvents } from '../declare';
import type { Said } from '../event';
import { wordsShape } from '../shapes';
import { nameOf } from '../wording';
import { channelName, LONGEST_MESSAGE } from './channel';
import { say } from './say';

export const WORD_COMMANDS: RoundCommands<Say> = {
  Say: byPlayer<Say>({
    rule: 'actions',
    shape: ({ text }) => wordsShape('text', text, LONGEST_MESSAGE, 'actions'),
    decide: say,
    made: (event) => (event.type === 'Said' ? event.playerId : null),
  }),
};

export const WORD_EVENTS: RoundEvents<Said> = {
  Said: {
    evolve: nothing,
    text: (state, { playerId, channel, message }) =>
      `${nameOf(state, playerId)} in ${channelName(channel)}: ${quoted(message)}.`,
    channel: ({ channel }) => channel,
  },
};
