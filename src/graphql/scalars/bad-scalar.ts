import { GraphQLError } from 'graphql';

/** graphql-js adds the variable or argument to the message. */
export function badScalar(scalar: string, expected: string): GraphQLError {
  return new GraphQLError(`${scalar} must be ${expected}.`, {
    extensions: { code: 'BAD_USER_INPUT', expected },
  });
}
