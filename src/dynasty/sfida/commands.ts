import type { GameId } from '../model/ids';

export type OfferSfida = { readonly type: 'OfferSfida'; readonly gameId: GameId };
export type AnswerSfida = {
  readonly type: 'AnswerSfida';
  readonly gameId: GameId;
  readonly accept: boolean;
};

export type SfidaCommand = OfferSfida | AnswerSfida;
