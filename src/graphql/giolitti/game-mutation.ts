import { getNamedType } from 'graphql';
import type { DefaultField } from '../nodes/field';
import type { GameInput, MutationResolvers } from '../generated/resolvers';
import type { MutationField } from '../mutations/mutation-field';
import { submitToGame } from './submit-to-game';

type InputOf<Name extends keyof MutationResolvers> = Parameters<MutationField<Name>>[1] extends {
  readonly input: infer Input;
}
  ? Input
  : never;
/** The names of the mutations with the input type `GameInput`. */
type OfGame = {
  [Name in keyof MutationResolvers]-?: [InputOf<Name>, GameInput] extends [GameInput, InputOf<Name>]
    ? Name
    : never;
}[keyof MutationResolvers];

/**
 * Resolves a mutation whose only input is a game: sends the command of the same name. The compiler
 * checks that the command needs no other properties.
 */
export const gameMutation: DefaultField = ({ name, args }) => {
  const input = args.find((argument) => argument.name === 'input');
  if (input === undefined || getNamedType(input.type).name !== 'GameInput') return null;
  const type = (name.charAt(0).toUpperCase() + name.slice(1)) as Capitalize<OfGame>;
  const send: MutationField<OfGame> = (_root, { input: game }, context) =>
    submitToGame(context, 'PLAY', game, (gameId) => ({ type, gameId }));
  return send;
};
