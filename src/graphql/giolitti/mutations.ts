import { LONGEST_VOID_REASON } from '../../dynasty';
import type { MutationField } from '../mutations/mutation-field';
import { submitToItsDynasty } from '../mutations/submit';
import { readPlayerOf } from '../input/local-ids';
import { readWords } from '../input/checks';
import { readDeck, readOneCard } from '../input/cards';
import { submitToGame } from './submit-to-game';

export const startGame: MutationField<'startGame'> = (_root, { input }, context) =>
  submitToItsDynasty(context, 'PLAY', input, () => ({
    type: 'StartGame',
    deck: input.deck ? readDeck('deck', input.deck) : null,
  }));

export const playCard: MutationField<'playCard'> = (_root, { input }, context) =>
  submitToGame(context, 'PLAY', input, (gameId) => ({
    type: 'PlayCard',
    gameId,
    card: readOneCard('card', input.card),
    claim: input.claim ?? 0,
  }));

export const answerSfida: MutationField<'answerSfida'> = (_root, { input }, context) =>
  submitToGame(context, 'PLAY', input, (gameId) => ({
    type: 'AnswerSfida',
    gameId,
    accept: input.accept,
  }));

export const placeBet: MutationField<'placeBet'> = (_root, { input }, context) =>
  submitToGame(context, 'PLAY', input, (gameId, seasonId) => ({
    type: 'PlaceBet',
    gameId,
    on: readPlayerOf(seasonId, 'on', input.on),
  }));

export const takeTableAction: MutationField<'takeTableAction'> = (_root, { input }, context) =>
  submitToGame(context, 'PLAY', input, (gameId) => ({
    type: 'TakeTableAction',
    gameId,
    action: input.action,
    trick: input.trick,
  }));

export const voidGame: MutationField<'voidGame'> = (_root, { input }, context) =>
  submitToGame(context, 'PLAY', input, (gameId) => ({
    type: 'VoidGame',
    gameId,
    reason: readWords('reason', input.reason, LONGEST_VOID_REASON),
  }));
