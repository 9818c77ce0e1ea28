import type { EngineRefusals } from '../engine';
import type { FactsArgument, RefusalIn } from '../kernel';
import type { AccountRefusals } from './refusals';

type Codes = AccountRefusals & Pick<EngineRefusals, 'IDEMPOTENCY_KEY_REUSED'>;
export type AccountRefusal = RefusalIn<Codes>;

/** Refuses with the facts of the code; no rule of a game is involved. */
export const refuse = <C extends keyof Codes>(
  code: C,
  ...[facts]: FactsArgument<Codes[C]>
): AccountRefusal =>
  // Facts may be missing only if the code has none.
  ({ code, rule: null, facts: facts ?? {} }) as AccountRefusal;
