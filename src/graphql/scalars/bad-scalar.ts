import { GraphQLError } from 'graphql';

/** graphql-js says in which variable or argument it is. */
export function badScalar(scalar: string, expected: string): GraphQLError {
  return new GraphQLError(`${scalar} must be ${expected}.`, {
    extensions: { code: 'BAD_USER_INPUT', expected },
  });
}
