import { plain, table } from '../../document/markdown';
import { section } from '../common/section';
import type { RoundSectionWriter } from '../common/section';
import { itemName } from '../common/words';

/** Proposal-Makers [ruling H1]. */
export const proposalMakers: RoundSectionWriter = (ruleset) => {
  const makers = ruleset.proposals.classes.filter(({ uses }) => uses !== null);
  if (makers.length === 0) return null;
  return section(
    'proposal-makers',
    'Proposal-Makers',
    table(
      ['Item', 'What it lets its player do'],
      makers.map(({ uses, name }) => [
        itemName(ruleset, uses ?? ''),
        `Submit one ${plain(name)} proposal`,
      ]),
    ),
    'It is used as the proposal is submitted. Retracting the proposal ' +
      'gives it back, but only until the voting period starts.',
  );
};
