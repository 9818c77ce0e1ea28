import {
  actionsOfOffice,
  appointedBy,
  findOffice,
  hasPower,
  remindersOf,
  renewalDaysOf,
  valuesOfOffice,
} from '../../mechanics/office-lookup';
import type { Office, OfficePower } from '../../mechanics/office';
import type { Ruleset } from '../../document/ruleset';
import { voteFormulaProse } from '../../mechanics/vote-formula';
import { list, plain } from '../../document/markdown';
import { rulesDays, timesWords } from './words';

/** The filling of an office, its term, and the powers of its holder. */
export function officeSentence(ruleset: Ruleset, office: Office): string {
  const may = [
    ...valuesOfOffice(ruleset, office).map((value) => `set ${plain(value.title)}`),
    ...actionsOfOffice(ruleset, office).map((action) => `do ${plain(action.title)}`),
    ...appointedBy(ruleset, office).map((other) => `appoint the ${plain(other.title)}`),
    ...(office.powers ?? []).map((power) => POWERS[power](office)),
  ];
  const told = may.length === 0 ? '' : ` The holder may ${list(may)}.${vetoes(office)}`;
  return `**${plain(office.title)}**: ${filledBy(ruleset, office)}, ${term(office)}.${told}`;
}

/** The consequences of a veto, and the proposals that it cannot stop [ruling AE1]. */
const vetoes = (office: Office): string =>
  hasPower(office, 'VETO')
    ? ' A vetoed proposal fails at once. One cannot be vetoed that two or more of the other players ' +
      'support, if they are more than half of the others or all of those who vote; nor one that only ' +
      'ends a term of the holder, removes the holder or changes the rules of offices.'
    : '';

const POWERS: Readonly<Record<OfficePower, (office: Office) => string>> = {
  CORRECT: () => 'make, without a vote, the corrections that proposals can make',
  VOID: () => 'void, without a vote, everything that proposals can void',
  REMIND: (office) => `remind each player ${timesWords(remindersOf(office))} a day`,
  VETO: () => 'veto proposals that are not decided',
};

function term(office: Office): string {
  const { termDays, filledBy: by } = office;
  const isDrawn = by.type === 'DICE';
  if (termDays === null) return isDrawn ? 'without an end' : 'until another player holds it';
  const days = `for ${rulesDays(termDays)}`;
  if (isDrawn) return `${days}, then for the next player drawn`;
  return `${days}, and for the next term if chosen again ${renewal(office, termDays)}`;
}

function renewal(office: Office, termDays: number): string {
  const days = renewalDaysOf(office);
  if (days === termDays / 2) return 'in the second half of that';
  return days === 1 ? 'on the last day' : `in the last ${rulesDays(days)}`;
}

function filledBy(ruleset: Ruleset, { filledBy: by }: Office): string {
  switch (by.type) {
    case 'VOTE':
      return by.majority === undefined
        ? 'the player with votes from more than half of the players'
        : `the player with enough votes (${voteFormulaProse(by.majority, {}, 'OFFICE', '')})`;
    case 'HOST':
      return 'a player appointed by the host';
    case 'DICE':
      return 'a player drawn by dice from those who are not idle, whenever nobody holds it';
    case 'OFFICE':
      return `a player appointed by the ${plain(findOffice(ruleset, by.office)?.title ?? by.office)}`;
  }
}
