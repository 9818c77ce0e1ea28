import { quoted } from '../../kernel';
import { nameOf, saidOf, sayOf } from '../../season';
import type { SaidIn, SayIn } from '../../season';
import { byPlayer } from '../model/records';
import type { DynastyCommands, DynastyEvents } from '../model/records';
import type { DynastyRefusal } from '../model/refusal';
import { wordsShape } from '../model/access';
import type { DynastyChannel } from '../../rulesets';

export const WORD_COMMANDS: DynastyCommands<SayIn<DynastyChannel>> = {
  Say: byPlayer<SayIn<DynastyChannel>>(
    sayOf<DynastyChannel, 'play', DynastyRefusal>(
      'play',
      'Say something to everybody.',
      wordsShape,
    ),
  ),
};

export const WORD_EVENTS: DynastyEvents<SaidIn<DynastyChannel>> = {
  Said: saidOf(
    (state, { playerId, message }) => `${nameOf(state, playerId)} said: ${quoted(message)}.`,
  ),
};
