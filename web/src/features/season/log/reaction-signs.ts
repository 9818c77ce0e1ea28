import { useSyncExternalStore } from 'react';

/** The signs of the quick reactions, each with the key of its name. */
export const REACTIONS = {
  '👏': 'reaction.applause',
  '😂': 'reaction.laugh',
  '😮': 'reaction.surprise',
  '🤔': 'reaction.doubt',
  '😬': 'reaction.ouch',
  '🎭': 'reaction.bluff',
  '🍀': 'reaction.luck',
  '🤝': 'reaction.thanks',
} as const;
export type ReactionSign = keyof typeof REACTIONS;

/** The sign, if a message has nothing else; null for other messages. */
export const reactionIn = (message: string): ReactionSign | null =>
  Object.hasOwn(REACTIONS, message) ? (message as ReactionSign) : null;

/** The time for which a reaction stays beside its player. */
const SHOWN_MS = 6_000;

/** The present reactions, by player. Several parts of a page show them. */
const shown = new Map<string, ReactionSign>();
const listeners = new Set<() => void>();

const timers = new Map<string, ReturnType<typeof setTimeout>>();
const tell = (): void => listeners.forEach((listener) => listener());

/** Shows a player's reaction for a moment. A newer one replaces it. */
export function showReaction(player: string, sign: ReactionSign): void {
  shown.set(player, sign);
  tell();
  clearTimeout(timers.get(player));
  const end = (): void => {
    shown.delete(player);
    timers.delete(player);
    tell();
  };
  timers.set(player, setTimeout(end, SHOWN_MS));
}

/** The player's present reaction; null for none. */
export const useReaction = (player: string): ReactionSign | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => shown.get(player) ?? null,
    () => null,
  );
