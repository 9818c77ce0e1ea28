import { section } from './section';
import type { Writer } from './section';
import { amountOf } from './words';

/** Victory. */
export const victory: Writer = (ruleset) =>
  ruleset.victory === null
    ? null
    : section(
        'victory',
        'Victory',
        `A player who has ${amountOf(ruleset, ruleset.victory)} wins the round at that moment, and ` +
          'the round is over.',
      );
