/** The refusals to play. */
import type { NoFacts, Refusal, Sentences } from '../kernel';

/** The scope of the exceeded limit. */
export type PracticeLimitScope = 'ACCOUNT' | 'ADDRESS' | 'SERVER';

export type PracticeRefusals = {
  readonly PRACTICE_NOT_OFFERED: NoFacts;
  readonly PLAYED_FOR_SHOW: NoFacts;
  readonly TOO_MANY_PRACTICES: {
    readonly limit: number;
    readonly bound: PracticeLimitScope;
  };
};

export const PRACTICE_REFUSALS: Sentences<PracticeRefusals> = {
  PRACTICE_NOT_OFFERED: () => 'This server has no bots to play with.',
  PLAYED_FOR_SHOW: () =>
    'Only the bots of this server play here, for spectators: make a season of your own to play in.',
  TOO_MANY_PRACTICES: ({ limit, bound }) =>
    bound === 'SERVER'
      ? `The bots of this server are busy: they play ${limit} seasons at once. Try again later.`
      : `The bots play ${limit} seasons with ${bound === 'ACCOUNT' ? 'you' : 'your address'}, as ` +
        'many as are allowed at once: close one, or leave one alone for some minutes.',
};

export const refuse = <C extends keyof PracticeRefusals>(
  code: C,
  facts: PracticeRefusals[C],
): Refusal => ({ code, rule: null, facts });
