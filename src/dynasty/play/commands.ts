import type { Card } from '../../rulesets';

export type PlayCard = {
  readonly type: 'PlayCard';
  readonly gameId: string;
  readonly card: Card;
  /** Points; 0 claims nothing. */
  readonly claim: number;
};
export type ResignGame = { readonly type: 'ResignGame'; readonly gameId: string };

export type PlayCommand = PlayCard | ResignGame;
