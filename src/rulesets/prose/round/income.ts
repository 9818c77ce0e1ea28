import { divisionWords, expressionWords } from '../../expressions/expression-words';
import { namesOfActions } from '../../mechanics/action-names';
import type { IncomeCause } from '../../round/income';
import type { RoundRuleset } from '../../round/document';
import { table } from '../../document/markdown';
import { section } from '../common/section';
import type { RoundSectionWriter } from '../common/section';
import { currency, itemName, money, phaseName } from '../common/words';
import { list, plain } from '../../document/markdown';

/** Phases, the part on income and tax [rulings C1, C2, S1]. */
export const income: RoundSectionWriter = (ruleset) => {
  const { amount, phase, also = [], onJoining, tax } = ruleset.income;
  const less = tax === null ? '' : ', less the tax of that player';
  return section(
    'income',
    tax === null ? 'Income' : 'Income and Tax',
    `As each ${phaseName(ruleset, phase)} begins, every player gains ${money(ruleset, amount)}${less}.`,
    ...also.map(
      (other) =>
        `As each ${phaseName(ruleset, other.phase)} begins, every player gains ` +
        `${money(ruleset, other.amount)}, without tax.`,
    ),
    onJoining
      ? `A player who joins during ${also.length === 0 ? 'that' : 'such a'} phase gains the same at once.`
      : `A player who joins later gains it for the first time when ${also.length === 0 ? 'that' : 'such a'} phase next begins.`,
    ...byEvent(ruleset),
    'When a round starts within that phase, the phase begins there for those who have joined by ' +
      'then.',
    ...(tax === null ? [] : taxes(ruleset, tax)),
  );
};

const HAPPENING: Readonly<Record<IncomeCause, string>> = {
  LOT_WON: 'wins a lot',
  HAND_PLACED: 'has a hand placed',
  TRADE_MADE: 'trades with another player',
  PROPOSAL_ADOPTED: 'has a proposal adopted',
};

/** The players' income by events [ruling AD3]. */
function byEvent(ruleset: RoundRuleset): string[] {
  const names = namesOfActions(ruleset);
  return (ruleset.income.byEvent ?? []).map(({ event, amount }) => {
    const gain =
      typeof amount === 'number'
        ? money(ruleset, amount)
        : `as many ${currency(ruleset)} as ${plain(expressionWords(amount, names))}`;
    const division = divisionWords(amount);
    const told = `A player who ${HAPPENING[event]} gains ${gain} each time, without tax.`;
    return division === null ? told : `${told} ${division}`;
  });
}

type Tax = NonNullable<RoundRuleset['income']['tax']>;

function taxes(ruleset: RoundRuleset, tax: Tax): string[] {
  const { above, step, perStep, maximum } = tax;
  return [
    `A player’s wealth is ${counting(ruleset, tax)} that the player has${shares(ruleset)}. ` +
      'Fractions count exactly.',
    `The tax is ${perStep} for every full ${step} of wealth above ${above}, and at most ${maximum}.`,
    table(['Wealth', 'Tax'], examples(tax)),
    'All taxes of one payday are worked out before anybody is paid.',
  ];
}

/**
 * The measure of wealth: "the Chips", or, if the ruleset has its own weights, "the sum of 1 for
 * each Chip and 20 for …" [X3].
 */
function counting(ruleset: RoundRuleset, { wealth }: Tax): string {
  if (wealth === undefined) return `the ${currency(ruleset)}`;
  const weights = wealth.map(({ item, worth }) => `${worth} for each ${itemName(ruleset, item)}`);
  return list(weights);
}

function shares({ contracts, tables }: RoundRuleset): string {
  const others = [
    contracts === null
      ? null
      : 'an equal share, by the number of its parties, of those of every contract the player is in',
    tables === null ? null : 'those that the player has put on a table as a wager',
  ].filter((other) => other !== null);
  return others.map((other) => `, and ${other}`).join('');
}

/** Examples of the tax: its start, its second step, and its maximum. */
function examples({ above, step, perStep, maximum }: Tax): string[][] {
  const steps = Math.ceil(maximum / perStep);
  const wealths = [above + step - 1, above + step, above + 2 * step, above + steps * step];
  const distinct = [...new Set(wealths)].sort((a, b) => a - b);
  return distinct.map((wealth) => {
    const due = Math.min(perStep * Math.floor((wealth - above) / step), maximum);
    return [String(wealth), String(due)];
  });
}
