import type { Instant, PlayerId, SeedBinding } from '../../kernel';
import type { SecretActionKind } from '../../round';
import { fixedSeeds } from '../chance/fixed-seeds';
import type { FixedClientSeedSource } from '../chance/fixed-seeds';
import type { Reading } from '../../engine';
import { playerOf } from '../sources';
import type { PlayerSource } from '../sources';

type Of<E> = { readonly reading: Reading; readonly event: E };
type Won = { readonly playerId: PlayerId; readonly sharedWith?: readonly PlayerId[] };
type Votes = { readonly votesFor: number; readonly votesAgainst: number };
type Seeds = SeedBinding['clientSeeds'];

/**
 * What fields of these names show of whichever event has them: each says what it needs of the event, and
 * `Complete` whether the event has that. A field that one event alone has is in its concept's `events.ts`.
 */
export const NAMED_FIELDS = {
  edition: ({ event }: Of<{ readonly document: { readonly edition: string } }>): string =>
    event.document.edition,
  rehearsal: ({ event }: Of<{ readonly testClockMs: Instant | null }>): boolean =>
    event.testClockMs !== null,
  actionKind: ({ event }: Of<{ readonly kind: SecretActionKind }>): SecretActionKind => event.kind,
  winners: ({ reading, event: { playerId, sharedWith = [] } }: Of<Won>): PlayerSource[] =>
    [playerId, ...sharedWith].map((id) => playerOf(reading, id)),
  tally: ({ event }: Of<Votes>): Votes => event,
  clientSeeds: ({
    reading,
    event,
  }: Of<{ readonly clientSeeds?: Seeds }>): FixedClientSeedSource[] =>
    fixedSeeds(reading, event.clientSeeds),
  nextClientSeeds: ({
    reading,
    event,
  }: Of<{ readonly nextClientSeeds?: Seeds }>): FixedClientSeedSource[] =>
    fixedSeeds(reading, event.nextClientSeeds),
};
