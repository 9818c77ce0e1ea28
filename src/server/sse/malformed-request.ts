import type { FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import { fault } from '../errors/faults';

type Parameters = Readonly<Record<string, unknown>>;

/**
 * The error of a request whose parameters have a wrong form; null if there is none. The errors of
 * graphql-sse have no code, it does not check `operationName`, and for the body `null` it waits for
 * another body for ever.
 */
export function malformedRequest({ method, url, body }: FastifyRequest): GraphQLError | null {
  const given = method === 'GET' ? parametersOf(url) : body;
  if (!isObject(given)) return wrong('body', 'a JSON object with a query');
  const { query, operationName, variables, extensions } = given;
  if (typeof query !== 'string') return wrong('query', 'a text');
  if (!isLeftOut(operationName) && typeof operationName !== 'string') {
    return wrong('operationName', 'a text, or left out');
  }
  if (!isLeftOut(variables) && !isObject(variables)) return wrong('variables', OBJECT);
  return isLeftOut(extensions) || isObject(extensions) ? null : wrong('extensions', OBJECT);
}

const OBJECT = 'a JSON object, or left out';

function parametersOf(url: string): Parameters {
  const { searchParams } = new URL(url, 'http://localhost');
  return {
    ...Object.fromEntries(searchParams),
    variables: parsed(searchParams.get('variables')),
    extensions: parsed(searchParams.get('extensions')),
  };
}

/** The value of a text in JSON; the text itself if it is not JSON, which no check accepts. */
function parsed(text: string | null): unknown {
  if (text === null || text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const isLeftOut = (value: unknown): boolean => value === null || value === undefined;
const isObject = (value: unknown): value is Parameters =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wrong = (field: string, expected: string): GraphQLError =>
  fault('BAD_USER_INPUT', `The request’s “${field}” is not valid: expected ${expected}.`, {
    field,
    expected,
  });
