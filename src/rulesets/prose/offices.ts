import { actionsOfOffice, appointedBy, findOffice, valuesOfOffice } from '../mechanics/offices-of';
import type { Office } from '../mechanics/office';
import type { Ruleset } from '../ruleset';
import { list, plain } from './markdown';
import { rulesDays } from './words';

/** How an office is filled, for how long, and what its holder may do. */
export function officeSentence(ruleset: Ruleset, office: Office): string {
  const { title, termDays } = office;
  const term = termDays === null ? 'until somebody else holds it' : `for ${rulesDays(termDays)}`;
  const powers = [
    ...valuesOfOffice(ruleset, office).map((value) => `set ${plain(value.title)}`),
    ...actionsOfOffice(ruleset, office).map((action) => `do ${plain(action.title)}`),
    ...appointedBy(ruleset, office).map((other) => `appoint the ${plain(other.title)}`),
  ];
  const may = powers.length === 0 ? '' : ` The holder may ${list(powers)}.`;
  return `**${plain(title)}**: ${filledBy(ruleset, office)}, ${term}.${may}`;
}

function filledBy(ruleset: Ruleset, { filledBy: by }: Office): string {
  switch (by.type) {
    case 'VOTE':
      return 'whoever more than half of the players vote for';
    case 'HOST':
      return 'whom the host appoints';
    case 'OFFICE':
      return `whom the ${plain(findOffice(ruleset, by.office)?.title ?? by.office)} appoints`;
  }
}
