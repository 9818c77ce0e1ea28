/**
 * Players send messages. A message is never a game action: the journal records it, and it changes
 * nothing [ruling W1].
 */
import type { PlayerId } from '../../kernel';
import { playerOf } from '../model/types';
import type { EmittingTurn } from '../model/types';
import { nothing } from '../framework/event';
import { nameOf } from '../model/players';
import type { PlayerRow, SeasonState } from '../model/rows';

/** The maximum length of a message, in characters. */
export const LONGEST_MESSAGE = 2_000;

export type SayIn<Channel extends string> = {
  readonly type: 'Say';
  readonly channel: Channel;
  readonly text: string;
};
export type SaidIn<Channel extends string> = {
  readonly type: 'Said';
  readonly playerId: PlayerId;
  readonly channel: Channel;
  readonly message: string;
};

/** A command of a player. `rule`: the section about messages. */
export const sayOf = <Channel extends string, Rule extends string, F>(
  rule: Rule,
  description: string,
  wordsShape: (field: string, text: string, longest: number, rule: Rule) => F | null,
) => ({
  rule,
  whileIdle: true as const,
  whilePaused: true as const,
  shape: ({ text }: SayIn<Channel>) => wordsShape('text', text, LONGEST_MESSAGE, rule),
  offers: () => [{ description }],
  decide: (
    turn: EmittingTurn<SaidIn<Channel>>,
    { id }: PlayerRow,
    { channel, text }: SayIn<Channel>,
  ) => {
    turn.emit({ type: 'Said', playerId: id, channel, message: text });
    return null;
  },
  made: playerOf('Said'),
});

export const saidOf = <Channel extends string, State extends SeasonState>(
  text: (state: State, event: SaidIn<Channel>) => string,
) => ({
  evolve: nothing,
  text,
  facts: (state: State, { playerId, channel, message }: SaidIn<Channel>) => ({
    player: nameOf(state, playerId),
    channel,
    message,
  }),
  channel: ({ channel }: SaidIn<Channel>) => channel,
});
