import { quoted } from '../../kernel';
import { nameOf, saidOf, sayOf } from '../../season';
import type { SaidIn, SayIn } from '../../season';
import { unlessOver } from '../ground/access';
import { byPlayer } from '../ground/declare';
import type { RoundCommands, RoundEvents } from '../ground/declare';
import type { RoundRefusal } from '../ground/refusal';
import { wordsShape } from '../ground/shapes';
import { channelName } from '../ground/channel';
import type { Channel } from '../ground/channel';

export const WORD_COMMANDS: RoundCommands<SayIn<Channel>> = {
  Say: byPlayer<SayIn<Channel>>({
    ...sayOf<Channel, 'actions', RoundRefusal>(
      'actions',
      'Say something in a channel.',
      wordsShape,
    ),
    refuses: ({ state }) => unlessOver(state, 'actions'),
  }),
};

export const WORD_EVENTS: RoundEvents<SaidIn<Channel>> = {
  Said: saidOf(
    (state, { playerId, channel, message }) =>
      `${nameOf(state, playerId)} in ${channelName(channel)}: ${quoted(message)}.`,
  ),
};
