import { z } from 'zod';
import { Articles } from '../articles/article';
import { Code, Name, Natural } from '../document/fields';
import { RoundHosting, Pausing } from '../document/seasons';
import { Actions } from '../mechanics/action';
import { SecretActions as AdditionalSecretActions } from '../mechanics/secret-action';
import { Offices } from '../mechanics/office';
import { TrackedValues } from '../mechanics/tracked-value';
import { CONDITIONS, UNDECIDED } from '../mechanics/victory-conditions';
import { Auction, Exchange, Fortune, Hands, Income, Prize } from './auction';
import { Deck } from './deck';
import { Item } from './item-code';
import { Contracts, Judge, Membership, Proposals, SecretActions, Tables, Trade } from './society';

export const VictoryConditions = z.strictObject({
  ...CONDITIONS,
  tie: z.enum(['MOST_WEALTH', ...UNDECIDED]),
});

export type VictoryConditions = z.infer<typeof VictoryConditions>;

const Phase = z.strictObject({
  phase: Code,
  name: Name,
  /** The days of the phase in order, from 0 for Sunday to 6 for Saturday. */
  days: z.array(z.int().min(0).max(6)).min(1).max(7),
});

const ItemKind = z.strictObject({
  item: Item,
  name: Name,
  plural: Name,
  /** True for a Quack item, which ducks cannot receive [ruling G4]. */
  quack: z.boolean(),
});

/**
 * A complete ruleset of the Auction Casino as data. The engine reads properties and never asks
 * which edition it plays. Procedures that differ are a closed union.
 */
export const RoundRuleset = z.strictObject({
  kind: z.literal('ROUND'),
  edition: z
    .string()
    .regex(/^[a-z0-9-]{1,60}\/[a-z0-9-]{1,60}$/, 'expected an id such as round-10/early'),
  title: Name,
  /** The length of one rules-day in real seconds [ruling A4]. */
  rulesDaySeconds: z.int().min(1).max(31_536_000),
  /** True if the server does at once what any player may do [ruling E5]. */
  steward: z.boolean(),
  /**
   * A player is warned when this part of the time to reveal or to vote is left: 6 is the last
   * sixth. Default: no warnings [ruling S25].
   */
  warningPart: z.int().min(2).max(1_000).exactOptional(),
  phases: z.array(Phase).min(2).max(7),
  /** The unit of bids, prices, income and wealth. */
  currency: Item,
  /** Every item that is not a card. */
  items: z.array(ItemKind).min(1).max(100),
  membership: Membership,
  income: Income,
  deck: Deck,
  auction: Auction,
  hands: Hands,
  prizes: z.array(Prize).min(1).max(100),
  fortunes: z.array(Fortune).max(100),
  secretActions: SecretActions.nullable(),
  exchanges: z.array(Exchange).max(100),
  trade: Trade,
  contracts: Contracts.nullable(),
  proposals: Proposals,
  /** The rules for Judges; null for none. */
  judge: Judge.nullable(),
  tables: Tables.nullable(),
  /** This many of one item win the round at once. Null if the text names no victory. */
  victory: z.strictObject({ item: Item, quantity: Natural }).nullable(),
  /** Further conditions of victory; default: none [ruling X9]. */
  victoryConditions: VictoryConditions.exactOptional(),
  /** The hosts' powers, and the absence after which the players may have another host. */
  hosting: RoundHosting,
  pausing: Pausing,
  /** Rules that people follow. */
  articles: Articles,
  /** The tracked values besides items. */
  trackedValues: TrackedValues,
  /** The actions that players have made by vote. */
  actions: Actions,
  /** The secret actions that players have made by vote. */
  additionalSecretActions: AdditionalSecretActions,
  /** Offices, each held by one player at a time. */
  offices: Offices,
});

export type RoundRuleset = z.infer<typeof RoundRuleset>;
export type Phase = z.infer<typeof Phase>;
