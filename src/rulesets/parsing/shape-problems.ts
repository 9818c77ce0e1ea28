import type { z } from 'zod';
import { problem } from '../document/problem';
import type { Problem } from '../document/problem';

type Issue = z.core.$ZodIssue;

/** Turns zod's findings about a document's shape into problems. */
export function shapeProblems(error: z.ZodError): Problem[] {
  return error.issues.flatMap(problemsOf);
}

function problemsOf(issue: Issue): Problem[] {
  const path = issue.path.map((segment) =>
    typeof segment === 'symbol' ? String(segment) : segment,
  );
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => problem([...path, key], 'expected no such property'));
  }
  return [problem(path, expectation(issue))];
}

function expectation(issue: Issue): string {
  if (issue.code === 'invalid_type') {
    return `expected ${TYPE_NAMES[issue.expected] ?? issue.expected}`;
  }
  if (issue.code === 'invalid_value') return `expected ${oneOf(issue.values)}`;
  if (issue.code === 'invalid_union' && 'options' in issue) {
    return `expected ${oneOf(issue.options)}`;
  }
  if (issue.code === 'too_small') return sized(issue, 'at least', issue.minimum);
  if (issue.code === 'too_big') return sized(issue, 'at most', issue.maximum);
  return issue.message;
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'a text',
};

const oneOf = (values: unknown): string =>
  Array.isArray(values)
    ? values.map((value) => JSON.stringify(value)).join(' or ')
    : 'another value';

type Sized = { readonly origin: string; readonly exact?: boolean | undefined };

function sized({ origin, exact }: Sized, bound: string, size: number | bigint): string {
  const limit = `${exact === true ? 'exactly' : bound} ${String(size)}`;
  if (origin === 'array') return `expected a list of ${limit}`;
  if (origin === 'string') return `expected a text of ${limit} characters`;
  return `expected ${limit}`;
}
