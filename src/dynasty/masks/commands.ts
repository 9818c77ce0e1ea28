/** null takes the mask off. */
import type { GameId } from '../model/ids';

export type WearMask = { readonly type: 'WearMask'; readonly mask: string | null };
export type UseReali = {
  readonly type: 'UseReali';
  readonly gameId: GameId;
  readonly trick: string;
};
export type RevealMask = {
  readonly type: 'RevealMask';
  readonly gameId: GameId;
  readonly mask: string;
};

export type MaskCommand = WearMask | UseReali | RevealMask;
