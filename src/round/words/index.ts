import { quoted } from '../../kernel';
import { nameOf, saidOf, sayOf } from '../../season';
import type { SaidIn, SayIn } from '../../season';
import { unlessOver } from '../model/access';
import { byPlayer } from '../model/records';
import type { RoundCommands, RoundEvents } from '../model/records';
import type { RoundRefusal } from '../model/refusal';
import { wordsShape } from '../model/shapes';
import { channelName } from '../../rulesets';
import type { Channel } from '../../rulesets';

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
