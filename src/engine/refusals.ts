/** Refusals by the engine, the same in every game. */
import type { Refusal, Sentences } from '../kernel';

export type EngineRefusals = {
  /** Left out for requests about accounts. */
  readonly IDEMPOTENCY_KEY_REUSED: { readonly idempotencyKey?: string };
  readonly TOO_MANY_SEASONS: { readonly limit: number; readonly count: number };
};

export const ENGINE_REFUSALS: Sentences<EngineRefusals> = {
  IDEMPOTENCY_KEY_REUSED: () =>
    'This idempotency key was already used for another request: take a new one.',
  TOO_MANY_SEASONS: ({ limit, count }) =>
    `You host ${count} seasons of this kind that have not ended, and ` +
    `the limit is ${limit}: end one first.`,
};

export const engineRefusal = <C extends keyof EngineRefusals>(
  code: C,
  facts: EngineRefusals[C],
): Refusal<C, EngineRefusals[C]> => ({ code, rule: null, facts });
