import type { DynastyRuleset } from '../../dynasty/document';
import { bullets, list, plain } from '../../document/markdown';
import { section } from '../common/section';
import type { DynastySectionWriter } from '../common/section';
import { pegs } from './words';

/** Moda [ruling K18]. */
export const moda: DynastySectionWriter = (ruleset) => {
  const { pegsNotRaffinato, pegsGreggio, perVictory } = ruleset.moda;
  return section(
    'moda',
    'Moda',
    `Each mask has a Moda, ${starts(ruleset)}. It is compared with those of all masks, worn or not:`,
    bullets(
      'a mask is Raffinato if no other has a higher Moda;',
      'a mask is Greggio if no other has a lower Moda and it is not Raffinato.',
    ),
    'When a game ends, a participant who started it with a mask that is not Raffinato gains ' +
      `${pegs(pegsNotRaffinato)}, and ${pegsGreggio} more if it is Greggio. Then, if the game was ` +
      `clean, the mask that the Campione started it with gains ${perVictory} Moda. All of this ` +
      'holds under every Grand Canal.',
  );
};

function starts({ masks }: DynastyRuleset): string {
  const others = masks.filter(({ moda: first }) => first !== 1);
  if (others.length === 0) return 'at first 1';
  return `at first 1 (${list(others.map((mask) => `${plain(mask.name)} ${mask.moda}`))})`;
}
