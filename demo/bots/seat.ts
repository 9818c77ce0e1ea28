/** A bot's seat in the round: its identity, and its means to act. */
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
  /** The bot's index, from 0. */
  readonly place: number;
  readonly playerId: string;
  readonly personality: Personality;
  /** `OWN` if the bot keeps its secrets itself, `ENTRUSTED` if the server does. */
  readonly custody: 'OWN' | 'ENTRUSTED';
  readonly client: Client;
  readonly live: Live;
  readonly seasonId: string;
  /** The rules in force, fetched again after each amendment. */
  rules: Rules;
  readonly chance: Chance;
  /** The texts that it still has to reveal. */
  readonly kept: Map<SecretActionKind, Sealed>;
  /** Its limits for open bids, by lot id. */
  readonly limits: Map<string, number>;
  /** The ids of its undecided trade offers. */
  readonly offers: Set<string>;
  readonly tell: Tell;
  readonly tally: Tally;
};

/** Prints news that the journal lacks. */
export type Tell = (tone: 'refused' | 'aside', text: string) => void;

/** Counts of all bots' actions, for the demo's goals. */
export type Tally = {
  refusals: number;
  ownReveals: number;
  /** True if a bot had enough Trungs to trade in. */
  couldTradeIn: boolean;
  /** True if a repeated request got the same answer; null if no request was repeated. */
  repeatedOnce: boolean | null;
  /** The hands that the demo and the server scored differently. */
  readonly scoreDisputes: string[];
  /** The ids of the secret actions entrusted to the server. */
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

/** The input fields of all commands: the season, and a new key. */
export const input = (seat: Seat): { seasonId: string; idempotencyKey: string } => ({
  seasonId: seat.seasonId,
  idempotencyKey: randomUUID(),
});

/** True if the command succeeded. Prints a refusal with its code and rule. */
export function happened(
  seat: Seat,
  what: string,
  { refusal }: { readonly refusal: WhyFragment | null },
): boolean {
  if (refusal === null) return true;
  seat.tally.refusals += 1;
  const rule = refusal.anchor === null ? '' : ` [${refusal.anchor}]`;
  seat.tell('refused', `${seat.name} ${what}: ${refusal.code}${rule}. ${refusal.message}`);
  return false;
}

/** Counts the secret action if it was entrusted to the server. */
export function noteCustody(seat: Seat, { secretAction }: CommittedFragment): void {
  if (secretAction?.custody === 'ENTRUSTED') seat.tally.entrusted.add(secretAction.id);
}
