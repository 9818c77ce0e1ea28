import type { Instant, ItemCode, LedgerTables, PlayerId, Transfer } from '../../../kernel';
import { PlannedTransfers } from '../../model/holdings';
import type { Ruleset } from '../../../rulesets';
import { NO_HOSTING } from '../../hosting/effects';
import type { HostingPlan } from '../../hosting/effects';
import type { SubmittedRules } from './submitted-rules';
import type { PausingPlan } from '../pausing/effects';

/** An effect of any game. */
export type AnyEffect = { readonly type: string };

/** The combined plan of the effects. */
export type SeasonPlan<Document, Effect extends AnyEffect = AnyEffect> = {
  /** The planned effects, in order. */
  readonly effects: readonly Effect[];
  /** The amended document; null if no effect amends it. */
  readonly document: Document | null;
  readonly hosting: HostingPlan;
  readonly pausing: PausingPlan;
  /** The declared winner, who wins after all other effects. */
  readonly victorId: PlayerId | null;
  /** Sentences about what goes from the rules by a list or an object that replaces another. */
  readonly gone: readonly string[];
};

/** The plan of a game, which grows effect by effect. `Item`: the items that it moves. */
export class GrowingPlan<
  State extends LedgerTables,
  Document extends Ruleset,
  Effect extends AnyEffect,
  Item extends ItemCode = ItemCode,
> implements SeasonPlanning<State, Document, Effect> {
  readonly effects: Effect[] = [];
  readonly transfers: PlannedTransfers<Item>;
  document: Document | null = null;
  hosting: HostingPlan = NO_HOSTING;
  pausing: PausingPlan = null;
  victorId: PlayerId | null = null;
  readonly gone: string[] = [];
  readonly decided: boolean;
  /** True at submission, since missing items can still arrive before the adoption. */
  readonly mayLack: boolean;

  /** `inForce`: the rules in force. */
  constructor(
    readonly state: State,
    readonly now: Instant,
    { mayLack, decided = false }: EffectsPlanning,
    private readonly inForce: Document,
    readonly written: SubmittedRules<Document>,
  ) {
    this.transfers = new PlannedTransfers(state);
    this.mayLack = mayLack;
    this.decided = decided;
  }

  /** The rules as amended by the effects so far. */
  get ruleset(): Document {
    return this.document ?? this.inForce;
  }

  /** The plan when all effects are planned. */
  get whole(): SeasonPlan<Document, Effect> & {
    readonly transfers: readonly Transfer<Item>[];
  } {
    const { effects, transfers, document, hosting, pausing, victorId, gone } = this;
    return { effects, transfers: transfers.all, document, hosting, pausing, victorId, gone };
  }
}

/** A plan that grows effect by effect. */
export type SeasonPlanning<State, Document, Effect extends AnyEffect = AnyEffect> = {
  /** The effects planned so far. */
  readonly effects: Effect[];
  readonly state: State;
  readonly now: Instant;
  /** True if the vote is over. */
  readonly decided: boolean;
  document: Document | null;
  hosting: HostingPlan;
  pausing: PausingPlan;
  victorId: PlayerId | null;
  readonly gone: string[];
};

/** The moment in a proposal's life at which its effects are planned. */
export type EffectsPlanning = {
  /** True if missing items may still arrive before the adoption. */
  readonly mayLack: boolean;
  /** True if the vote is over. */
  readonly decided?: boolean;
};
