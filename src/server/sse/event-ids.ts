import type { GraphQLError } from 'graphql';
import { fault } from '../errors/faults';

/** The id of an event: its number and, after a ticket, the ticket's proof. */
const PATTERN = /^(\d{0,9})(?:\.([\w-]{32}))?$/;

/** A browser's last received event. */
export type LastEvent = { readonly number: number | null; readonly proof: string | null };

/**
 * Gives the ids of a stream's events; null for an event without an id, such as a view without a
 * ticket.
 */
export function eventIds(proof: string | null): (number: number | null) => string | null {
  if (proof === null) return (number) => number?.toString() ?? null;
  return (number) => `${number ?? ''}.${proof}`;
}

/** An empty header counts as no event. */
export function readLastEventId(header: string): LastEvent | GraphQLError {
  const [whole, number = '', proof = null] = PATTERN.exec(header.trim()) ?? [];
  if (whole !== undefined) return { number: number === '' ? null : Number(number), proof };
  const expected = 'the id of an event of this stream';
  return fault('BAD_USER_INPUT', `The header "Last-Event-ID" must be ${expected}.`, {
    field: 'Last-Event-ID',
    expected,
  });
}
