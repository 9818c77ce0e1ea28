import type { RefusalIn, Refuse } from '../../kernel';
import type { DynastyAnchor } from '../../rulesets';
import type { SeasonRefusals, ValueRefusals } from '../../season';
import type { DealingRefusals } from '../dealing/vocabulary';
import type { EndingRefusals } from '../ending/vocabulary';
import type { GamblingRefusals } from '../gambling/vocabulary';
import type { MaskRefusals } from '../masks/vocabulary';
import type { PlayRefusals } from '../play/vocabulary';
import type { ProposalRefusals } from '../proposals/refusals';
import type { DynastySeasonRefusals } from '../season/vocabulary';
import type { SfidaRefusals } from '../sfida/vocabulary';
import type { TableRefusals } from '../table-actions/vocabulary';

type OwnDynastyRefusals = DealingRefusals &
  EndingRefusals &
  GamblingRefusals &
  MaskRefusals &
  PlayRefusals &
  ProposalRefusals &
  DynastySeasonRefusals &
  SfidaRefusals &
  TableRefusals &
  ValueRefusals;

/** The facts of each refusal code. */
export type DynastyRefusals = SeasonRefusals & OwnDynastyRefusals;
export type DynastyRefusalCode = keyof DynastyRefusals;
export type DynastyRefusal = RefusalIn<DynastyRefusals>;

/** Makes a refusal. The compiler checks the facts of each code. */
export const refuse: Refuse<SeasonRefusals, DynastyAnchor, DynastyRefusal> &
  Refuse<OwnDynastyRefusals, DynastyAnchor, DynastyRefusal> = (
  code: DynastyRefusalCode,
  rule: DynastyAnchor,
  facts: object = {},
) =>
  // The cast is safe: both signatures have checked the facts.
  ({ code, rule, facts }) as DynastyRefusal;
