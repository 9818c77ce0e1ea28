import { bullets } from '../../document/markdown';
import { section } from '../common/section';
import type { RoundSectionWriter } from '../common/section';

/** The dice of the season [design, section 7]. */
export const chance: RoundSectionWriter = () =>
  section(
    'chance',
    'Dice',
    'All dice and draws of the round come from the server, in a way that anybody can check:',
    bullets(
      'For each week the server makes a secret seed and publishes its SHA-256 before the first die ' +
        'is thrown. The seed itself is published as the week ends.',
      'Each throw is worked out from the seed, the number of the throw and what the players who ' +
        'caused it added. However many sides a die has, all of them are equally likely.',
      'Every throw is on record, with its number, its sides and what it showed. With the seed ' +
        'anybody can throw it again and must get the same result.',
    ),
  );
