import type { GraphQLError } from 'graphql';
import { fault } from './faults';

/** The ids of events: a number, and, where a ticket opened the stream, the proof that it did. */
const PATTERN = /^(\d{0,9})(?:\.([\w-]{32}))?$/;

/** What a browser says of the last event that it has had. */
export type LastEvent = { readonly number: number | null; readonly proof: string | null };

/** How a stream names its events; null for what needs no name, such as a view without a ticket. */
export function eventIds(proof: string | null): (number: number | null) => string | null {
  if (proof === null) return (number) => number?.toString() ?? null;
  return (number) => `${number ?? ''}.${proof}`;
}

/** An empty one is none. */
export function readLastEventId(header: string): LastEvent | GraphQLError {
  const [whole, number = '', proof = null] = PATTERN.exec(header.trim()) ?? [];
  if (whole !== undefined) return { number: number === '' ? null : Number(number), proof };
  const expected = 'the id of an event of this stream';
  return fault('BAD_USER_INPUT', `The header "Last-Event-ID" must be ${expected}.`, {
    field: 'Last-Event-ID',
    expected,
  });
}
