import { bullets } from '../../document/markdown';
import { section } from '../common/section';
import type { DynastySectionWriter } from '../common/section';

/** The dice of a game [ruling K1; design, section 7]. */
export const chance: DynastySectionWriter = () =>
  section(
    'chance',
    'Dice',
    'Everything decided by lot comes from the server, in a way that anybody can check:',
    bullets(
      'For each game the server makes a secret seed and publishes its SHA-256 before the first draw. ' +
        'The seed itself is published when the game has ended.',
      'Each draw is worked out from the seed, the number of the draw and, once the participants are ' +
        'chosen, what they added with their readiness. All outcomes are equally likely.',
      'With the seed anybody can shuffle the deck again, and must find the same hands.',
    ),
  );
