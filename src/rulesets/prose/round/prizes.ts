import type { Prize } from '../../round/auction';
import type { RoundRuleset } from '../../round/document';
import { hasProcedure } from '../../round/lot-classes';
import { list, table } from '../../document/markdown';
import { section } from '../common/section';
import type { RoundSectionWriter } from '../common/section';
import { amountOf, phaseName } from '../common/words';

/** Prizes [rulings A3, F4, F8]. */
export const prizes: RoundSectionWriter = (ruleset) => {
  const last = ruleset.prizes.at(-1)?.to ?? null;
  return section(
    'prizes',
    'Prizes',
    `${placed(ruleset)} Each placement has its prize:`,
    table(
      ['Placement', 'Prize'],
      ruleset.prizes.map((prize) => [placement(prize), gains(ruleset, prize)]),
    ),
    last === null ? null : `From placement ${last + 1} on there is no prize.`,
  );
};

/** The time at which hands are placed. It precedes the decision of sealed bids. */
function placed(ruleset: RoundRuleset): string {
  const { hands, auction } = ruleset;
  if (hands.placing.at === 'PHASE_START') {
    const phase = phaseName(ruleset, hands.placing.phase);
    return `As the ${phase} begins, all hands presented since it last began are placed, the best first.`;
  }
  const all = 'All hands of a week that did not fail are placed, the best first.';
  if (!hasProcedure(auction, 'SEALED')) return all;
  return `${all} This comes before bids are decided, so that prizes can pay for lots.`;
}

function placement({ from, to }: Prize): string {
  if (to === null) return `${from} and below`;
  return from === to ? String(from) : `${from} to ${to}`;
}

function gains(ruleset: RoundRuleset, { items, cardsBack }: Prize): string {
  const won = items.map((item) => amountOf(ruleset, item));
  if (cardsBack) won.push('the destroyed cards of the hand back');
  return won.length === 0 ? 'Nothing' : list(won);
}
