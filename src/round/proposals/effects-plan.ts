import type { Transfer } from '../../kernel';
import type { RoundRuleset } from '../../rulesets';
import type {
  PlannedTransfers,
  SeasonPlan,
  SeasonPlanning,
  SetTermEffect,
  SubmittedRules,
} from '../../season';
import type { NewWork } from '../house/vocabulary';
import type { RoundState } from '../model/state';
import type { JudgeTermId, SecretActionId, TableId, TradeId } from '../model/ids';
import type { CorrectedHand, NewDuck, StandingCorrection, UndonePlays } from './vocabulary';

/** The combined plan of several effects. */
export type EffectsPlan = SeasonPlan<RoundRuleset> & {
  readonly transfers: readonly Transfer[];
  readonly standings: readonly StandingCorrection[];
  readonly ducks: readonly NewDuck[];
  readonly works: readonly NewWork[];
  readonly undone: UndonePlays;
  /** The secret actions to void; each has an event of its own. */
  readonly actionIds: readonly SecretActionId[];
  readonly termIds: readonly JudgeTermId[];
  readonly terms: readonly SetTermEffect[];
  readonly hands: readonly CorrectedHand[];
};

/** A plan that grows effect by effect. */
export type EffectsPlanDraft = SeasonPlanning<RoundState, RoundRuleset> & {
  /** True at submission, since missing items can still arrive before the adoption. */
  readonly mayLack: boolean;
  readonly written: SubmittedRules<RoundRuleset>;
  readonly transfers: PlannedTransfers;
  readonly standings: StandingCorrection[];
  readonly ducks: NewDuck[];
  readonly works: NewWork[];
  readonly tradeIds: TradeId[];
  readonly tableIds: TableId[];
  readonly actionIds: SecretActionId[];
  readonly termIds: JudgeTermId[];
  readonly terms: SetTermEffect[];
  readonly hands: CorrectedHand[];
};
