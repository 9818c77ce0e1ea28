import type { Instant, PlayerId, SeedBinding } from '../../kernel';
import { rankView, rulesetOf as rulesIn, toldAt } from '../../round';
import type { HandRank, SecretActionKind } from '../../round';
import { fixedSeeds } from '../chance/fixed-seeds';
import type { FixedClientSeedSource } from '../chance/fixed-seeds';
import type { SeasonSnapshot } from '../../engine';
import type { LeaveFacts } from '../../season';
import { gameOf } from '../giolitti/sources';
import type { FineSource } from '../giolitti/sources';
import type { LocalIds } from '../ids/global-ids';
import { playerOf } from '../nodes/sources';
import type { PokerRankSource, PlayerSource } from '../nodes/sources';
import type { DynastySnapshot, RoundSnapshot } from '../snapshots/by-game';
import { rulesetOf } from '../rulesets/sources';
import type { RulesetSource } from '../rulesets/sources';

type Of<E> = { readonly snapshot: SeasonSnapshot; readonly event: E };
type Won = { readonly playerId: PlayerId; readonly sharedWith?: readonly PlayerId[] };
type Votes = { readonly votesFor: number; readonly votesAgainst: number };
type Seeds = SeedBinding['clientSeeds'];
type OfHand = {
  readonly snapshot: RoundSnapshot;
  readonly seq: number;
  readonly event: { readonly score: HandRank };
};
type OfGame = {
  readonly snapshot: DynastySnapshot;
  readonly event: { readonly gameId: LocalIds['GiolittiGame'] };
};

/**
 * Fields with the same meaning in every event. The parameter type states what a field needs of the
 * event, and `CompleteResolvers` checks it.
 */
export const NAMED_FIELDS = {
  edition: ({ event }: Of<{ readonly document: { readonly edition: string } }>): string =>
    event.document.edition,
  rehearsal: ({ event }: Of<{ readonly testClockMs: Instant | null }>): boolean =>
    event.testClockMs !== null,
  actionKind: ({ event }: Of<{ readonly kind: SecretActionKind }>): SecretActionKind => event.kind,
  returned: ({ event }: Of<{ readonly name: string; readonly returns?: true }>): boolean =>
    event.returns === true,
  removed: ({ event }: Of<Pick<LeaveFacts, 'departure'>>): boolean => event.departure === 'REMOVED',
  why: ({ event }: Of<{ readonly reason: string }>): string => event.reason,
  revealed: ({ event }: Of<{ readonly text: string }>): string => event.text,
  ruleset: ({ snapshot, event }: Of<{ readonly revision: number }>): RulesetSource =>
    rulesetOf(snapshot, event.revision),
  revision: ({
    snapshot,
    event: { revision },
  }: Of<{ readonly revision: { readonly revision: number } | null }>): RulesetSource | null =>
    revision === null ? null : rulesetOf(snapshot, revision.revision),
  /** The rules in force at the event name the rank. */
  poker: ({ snapshot, seq, event }: OfHand): PokerRankSource | null =>
    rankView(rulesIn(toldAt(snapshot.state, seq)), event.score).poker,
  fine: ({ snapshot, event }: OfGame): FineSource => ({ game: gameOf(snapshot, event.gameId) }),
  winners: ({ snapshot, event: { playerId, sharedWith = [] } }: Of<Won>): PlayerSource[] =>
    [playerId, ...sharedWith].map((id) => playerOf(snapshot, id)),
  tally: ({ event }: Of<Votes>): Votes => event,
  clientSeeds: ({
    snapshot,
    event,
  }: Of<{ readonly clientSeeds?: Seeds }>): FixedClientSeedSource[] =>
    fixedSeeds(snapshot, event.clientSeeds),
  nextClientSeeds: ({
    snapshot,
    event,
  }: Of<{ readonly nextClientSeeds?: Seeds }>): FixedClientSeedSource[] =>
    fixedSeeds(snapshot, event.nextClientSeeds),
};
