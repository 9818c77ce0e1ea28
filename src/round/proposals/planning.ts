import type { Instant, PlayerId, Transfer } from '../../kernel';
import type { RoundRuleset } from '../../rulesets';
import type {
  HostingPlan,
  PausingPlan,
  SetTermEffect,
  SetValueEffect,
  WrittenRules,
} from '../../season';
import type { NewWork } from '../house/commands';
import type { RoundState } from '../ground/state';
import type { JudgeTermId } from '../judge/ids';
import type { SecretActionId } from '../secret-actions/ids';
import type { TableId } from '../tables/ids';
import type { TradeId } from '../trades/ids';
import type { CorrectedHand, NewDuck, Standing, Undone } from './rows';

/** What the effects would make happen. */
export type EffectsPlan = {
  /** The amended document; null where nothing is amended. */
  readonly document: RoundRuleset | null;
  readonly transfers: readonly Transfer[];
  readonly standings: readonly Standing[];
  readonly ducks: readonly NewDuck[];
  readonly works: readonly NewWork[];
  readonly values: readonly SetValueEffect[];
  readonly undone: Undone;
  /** Each told in an event of its own. */
  readonly actionIds: readonly SecretActionId[];
  readonly termIds: readonly JudgeTermId[];
  readonly terms: readonly SetTermEffect[];
  readonly hands: readonly CorrectedHand[];
  readonly hosting: HostingPlan;
  readonly pausing: PausingPlan;
  /** Who is to have won, once everything else has happened. */
  readonly victorId: PlayerId | null;
};

/** The same while it is made, effect by effect. */
export type Planning = {
  readonly state: RoundState;
  readonly now: Instant;
  /** At submission: what will be taken can still be got until the adoption. */
  readonly mayLack: boolean;
  readonly written: WrittenRules<RoundRuleset>;
  document: RoundRuleset | null;
  readonly transfers: Transfer[];
  readonly standings: Standing[];
  readonly ducks: NewDuck[];
  readonly works: NewWork[];
  readonly values: SetValueEffect[];
  readonly tradeIds: TradeId[];
  readonly tableIds: TableId[];
  readonly actionIds: SecretActionId[];
  readonly termIds: JudgeTermId[];
  readonly terms: SetTermEffect[];
  readonly hands: CorrectedHand[];
  readonly decided: boolean;
  hosting: HostingPlan;
  pausing: PausingPlan;
  victorId: PlayerId | null;
};
