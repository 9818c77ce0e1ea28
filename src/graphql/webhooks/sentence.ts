import { parse } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../context/context';
import type { EventSource } from '../events/event-source';
import { answerOf } from './answer-of';

const SENTENCE = parse(`subscription {
  journal(seasonId: "") { text about { ... on GiolittiGame { id } } }
}`);

/** The sentence of an event, and the games that it is about. */
export type Sentence = {
  readonly text: string;
  readonly about: readonly { readonly id?: string }[];
};

export async function sentenceOf(
  schema: GraphQLSchema,
  journal: EventSource,
  contextValue: Context,
): Promise<Sentence> {
  const asked = { document: SENTENCE, rootValue: { journal }, contextValue };
  const answer = await answerOf({ schema, ...asked });
  return answer['journal'] as unknown as Sentence;
}
