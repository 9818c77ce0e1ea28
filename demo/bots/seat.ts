/** A bot at its place in the round: who it is, and what it does everything with. */
import { randomUUID } from 'node:crypto';
import type { Client } from '../client/http';
import type { Live } from '../client/live';
import type { CommittedFragment, SecretActionKind, WhyFragment } from '../generated/operations';
import type { Rules } from '../game/rules';
import type { Sealed } from '../game/seal';
import type { Chance } from './chance';
import type { Personality } from './personalities';

export type Seat = {
  readonly name: string;
  /** Its place in the order of the bots, from 0. */
  readonly place: number;
  readonly playerId: string;
  readonly personality: Personality;
  /** Whether it keeps its secrets itself, or entrusts them to the server. */
  readonly custody: 'OWN' | 'ENTRUSTED';
  readonly client: Client;
  readonly live: Live;
  readonly seasonId: string;
  /** As they are in force: read again when a proposal has amended them. */
  rules: Rules;
  readonly chance: Chance;
  /** The texts that it has yet to reveal. */
  readonly kept: Map<SecretActionKind, Sealed>;
  /** Where bids are open: up to how much it goes on which lot, by the lot's id. */
  readonly limits: Map<string, number>;
  /** The trades that it offered and that are not decided yet. */
  readonly offers: Set<string>;
  readonly tell: Tell;
  readonly tally: Tally;
};

/** Says in the story what the journal does not tell. */
export type Tell = (tone: 'refused' | 'aside', text: string) => void;

/** What the demo wants to have seen at its end; all bots count in the same one. */
export type Tally = {
  refusals: number;
  ownReveals: number;
  /** Whether a bot that would trade in Trungs had enough of them. */
  couldTradeIn: boolean;
  /** Whether a repeated request had the same answer; null while nobody repeated one. */
  repeatedOnce: boolean | null;
  /** Hands on which the demo's reckoning and the server's differed. */
  readonly scoreDisputes: string[];
  /** Secret actions that the server accepted to keep and to reveal. */
  readonly entrusted: Set<string>;
};

export const newTally = (): Tally => ({
  refusals: 0,
  ownReveals: 0,
  couldTradeIn: false,
  repeatedOnce: null,
  scoreDisputes: [],
  entrusted: new Set(),
});

/** What every input has: which season, and a key of its own for each thing that is to be done. */
export const input = (seat: Seat): { seasonId: string; idempotencyKey: string } => ({
  seasonId: seat.seasonId,
  idempotencyKey: randomUUID(),
});

/** True when it happened; a refusal is told, with its code and its rule. */
export function happened(
  seat: Seat,
  what: string,
  { refusal }: { readonly refusal: WhyFragment | null },
): boolean {
  if (refusal === null) return true;
  seat.tally.refusals += 1;
  const rule = refusal.rule === null ? '' : ` [${refusal.rule}]`;
  seat.tell('refused', `${seat.name} ${what}: ${refusal.code}${rule}. ${refusal.message}`);
  return false;
}

/** Remembers what the server took into its keeping. */
export function noteCustody(seat: Seat, { secretAction }: CommittedFragment): void {
  if (secretAction?.custody === 'ENTRUSTED') seat.tally.entrusted.add(secretAction.id);
}
