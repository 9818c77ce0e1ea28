/** A bot's seat in the round: its identity and its means to act. */
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
  /** Its index among the bots, from 0. */
  readonly place: number;
  readonly playerId: string;
  readonly personality: Personality;
  /** Keeps its secrets itself, or entrusts them to the server. */
  readonly custody: 'OWN' | 'ENTRUSTED';
  readonly client: Client;
  readonly live: Live;
  readonly seasonId: string;
  /** The rules in force, read again after each amendment. */
  rules: Rules;
  readonly chance: Chance;
  /** The texts that it has yet to reveal. */
  readonly kept: Map<SecretActionKind, Sealed>;
  /** For open bids: its limits by lot id. */
  readonly limits: Map<string, number>;
  /** Its offered trades without a decision. */
  readonly offers: Set<string>;
  readonly tell: Tell;
  readonly tally: Tally;
};

/** Prints what the journal does not contain. */
export type Tell = (tone: 'refused' | 'aside', text: string) => void;

/** The demo's goals; all bots share one tally. */
export type Tally = {
  refusals: number;
  ownReveals: number;
  /** True if a bot had enough Trungs to trade in. */
  couldTradeIn: boolean;
  /** True if a repeated request got the same answer; null if none was repeated. */
  repeatedOnce: boolean | null;
  /** Hands whose score differs between the demo and the server. */
  readonly scoreDisputes: string[];
  /** Secret actions entrusted to the server. */
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

/** The common input: the season, and a new key for each action. */
export const input = (seat: Seat): { seasonId: string; idempotencyKey: string } => ({
  seasonId: seat.seasonId,
  idempotencyKey: randomUUID(),
});

/** True if it succeeded; a refusal is printed with its code and rule. */
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

/** Remembers an entrusted secret action. */
export function noteCustody(seat: Seat, { secretAction }: CommittedFragment): void {
  if (secretAction?.custody === 'ENTRUSTED') seat.tally.entrusted.add(secretAction.id);
}
