import { idOf, itself, momentAs, numberOf } from '../../kernel';
import type { Instant, ItemCode, Json, PlayerId, Telling } from '../../kernel';
import type { ProposalId } from './ids';
import type { Titles } from './labels';

/** The facts of refusals and options in any season, each with its type. */
export const SEASON_FACTS = {
  playerId: idOf<'Player', PlayerId>('Player'),
  name: itself<string>(),
  /** The name of a field of the command. */
  field: itself<string>(),
  expected: itself<string>(),
  /** An index in a list, from 0. */
  index: itself<number>(),
  /** The index of the effect in its proposal, from 0. */
  effect: itself<number>(),
  nowMs: momentAs('now'),
  untilMs: momentAs('until'),
  toMs: momentAs('to'),
  latestMs: momentAs('latest'),
  sha256: itself<string | null>(),
  inviteCodeNeeded: itself<boolean>(),
  /** The hash (SHA-256) of the client seed that the player has chosen and not yet revealed. */
  clientSeedSha256: itself<string>(),
  problems: itself<readonly Json[]>(),
  item: itself<ItemCode>(),
  amount: itself<number>(),
  /** The smallest possible amount; left out if it is 1. */
  least: itself<number>(),
  lot: numberOf('Lot', 'lotId'),
  rank: itself<string>(),
  suit: itself<string>(),
  cards: itself<number>(),
  minimumCards: itself<number>(),
  maximumCards: itself<number | null>(),
  proposalId: idOf<'Proposal', ProposalId>('Proposal'),
  maturesAtMs: momentAs('maturesAt'),
  revealsAtMs: momentAs('revealsAt'),
  revealedAtMs: momentAs('revealedAt'),
  /** The hashes that the player has committed. */
  committed: itself<readonly string[]>(),
  opensAtMs: momentAs<Instant | null>('opensAt'),
  closesAtMs: momentAs('closesAt'),
  rejoinAtMs: momentAs('rejoinAt'),
  backAtMs: momentAs('backAt'),
  pausedUntilMs: momentAs('pausedUntil'),
  vote: itself<string>(),
  open: itself<number>(),
  most: itself<number>(),
  made: itself<number>(),
  status: itself<string | null>(),
  class: itself<string>(),
  classes: itself<readonly string[]>(),
  /** The code of an action of the rules. */
  action: itself<string>(),
  /** The scope of an action's limit. */
  of: itself<'PLAYER' | 'TARGET' | 'PAIR' | 'SEASON'>(),
  phases: itself<readonly string[]>(),
  /** The code of an office of the rules. */
  office: itself<string>(),
  filledBy: itself<'VOTE' | 'HOST' | 'OFFICE' | 'DICE'>(),
  /** The code of a tracked value. */
  value: itself<string>(),
  /** The anchor of an article. */
  anchor: itself<string>(),
  heldBy: itself<'SERVER' | 'PEOPLE'>(),
  /** A power that the rules leave to a host, give to an office, or take away. */
  power: itself<string>(),
  hostAwayAtMs: momentAs<Instant | null>('hostAwayAt'),
  have: itself<number>(),
  /** A condition of the rules in words. */
  condition: itself<string>(),
  /** The values that the condition reads, with their titles. */
  values: itself<readonly { readonly title: string; readonly value: number | boolean }[]>(),
  /** The titles of the codes among the facts. */
  titles: itself<Titles>(),
} as const;

type Name = keyof typeof SEASON_FACTS;
export type SeasonFacts<Always extends Name, Sometimes extends Name = never> = Telling<
  typeof SEASON_FACTS,
  Always,
  Sometimes | 'titles'
>;
