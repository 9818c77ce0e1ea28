import { GraphQLError } from 'graphql';
import type { Scope } from '../../engine';

/** The values of `extensions.code` for faults. */
export const FAULT_CODES = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'RATE_LIMITED',
  'NOT_FOUND',
  'UNAVAILABLE',
  'DAMAGED',
  'INTERNAL_SERVER_ERROR',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

function fault(
  code: FaultCode,
  message: string,
  facts: Readonly<Record<string, unknown>> = {},
): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...facts } });
}

/** The error for a field's invalid value: names the field and the values that it expects. */
export function badInput(
  field: string,
  expected: string,
  facts: Readonly<Record<string, unknown>> = {},
): GraphQLError {
  const message = `The field "${field}" must be ${expected}.`;
  return fault('BAD_USER_INPUT', message, { field, expected, ...facts });
}

export const unauthenticated = (): GraphQLError =>
  fault('UNAUTHENTICATED', 'This needs an account: send a token, from `signIn` or `startGuest`.');

export const scopeMissing = (scope: Scope): GraphQLError =>
  fault('FORBIDDEN', `The token of this request does not have the scope ${scope}.`, { scope });

export const tableNotFound = (): GraphQLError =>
  fault('NOT_FOUND', 'There is no such table that you may see.');

export const seasonNotFound = (): GraphQLError =>
  fault('NOT_FOUND', 'There is no such season that you may see.');

export const gameNotFound = (): GraphQLError =>
  fault('NOT_FOUND', 'There is no such game that you may see.');

export const forbidden = (message: string): GraphQLError => fault('FORBIDDEN', message);
