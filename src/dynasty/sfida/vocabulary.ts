import type { PlayerId, NoFacts, Sentences } from '../../kernel';
import type { DynastyFacts } from '../model/facts';
import type { GameId } from '../model/ids';

export type OfferSfida = { readonly type: 'OfferSfida'; readonly gameId: GameId };
export type AnswerSfida = {
  readonly type: 'AnswerSfida';
  readonly gameId: GameId;
  readonly accept: boolean;
};

export type SfidaCommand = OfferSfida | AnswerSfida;

export type SfidaOffered = {
  readonly type: 'SfidaOffered';
  readonly gameId: GameId;
  readonly playerId: PlayerId;
};
export type SfidaAnswered = {
  readonly type: 'SfidaAnswered';
  readonly gameId: GameId;
  readonly playerId: PlayerId;
  readonly accepted: boolean;
  /** The stakes after the answer. */
  readonly stakes: number;
};

export type SfidaEvent = SfidaOffered | SfidaAnswered;

export type SfidaRefusals = {
  readonly SFIDA_TWICE_RUNNING: NoFacts;
  readonly SFIDA_PENDING: DynastyFacts<'playerId'>;
  readonly NO_SFIDA: DynastyFacts<'gameId'>;
  readonly OWN_SFIDA: DynastyFacts<'gameId'>;
  readonly STAKES_BEYOND_RULES: DynastyFacts<'gameId' | 'least' | 'most'>;
};

export const SFIDA_REFUSALS: Sentences<SfidaRefusals> = {
  SFIDA_TWICE_RUNNING: () => 'You offered the last Sfida: only your opponent may offer the next.',
  SFIDA_PENDING: () => 'A Sfida is pending: it must be answered first.',
  NO_SFIDA: () => 'No Sfida is pending in this game.',
  OWN_SFIDA: () => 'This Sfida is your own: your opponent must answer it.',
  STAKES_BEYOND_RULES: ({ least, most }) =>
    `The rules of this game allow stakes from ${least} to ${most}.`,
};
