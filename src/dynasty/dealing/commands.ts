import type { Card } from '../../rulesets';

export type StartGame = {
  readonly type: 'StartGame';
  /** Rehearsals only: the cards on top of the deck, first dealt first; null: as shuffled. */
  readonly deck: readonly Card[] | null;
};

export type DealingCommand = StartGame;
