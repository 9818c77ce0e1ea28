import type { Card } from '../../rulesets';
import type { GameId } from '../model/ids';

export type PlayCard = {
  readonly type: 'PlayCard';
  readonly gameId: GameId;
  readonly card: Card;
  /** Points; 0 claims nothing. */
  readonly claim: number;
};
export type ResignGame = { readonly type: 'ResignGame'; readonly gameId: GameId };

export type PlayCommand = PlayCard | ResignGame;
