export type OfferSfida = { readonly type: 'OfferSfida'; readonly gameId: string };
export type AnswerSfida = {
  readonly type: 'AnswerSfida';
  readonly gameId: string;
  readonly accept: boolean;
};

export type SfidaCommand = OfferSfida | AnswerSfida;
