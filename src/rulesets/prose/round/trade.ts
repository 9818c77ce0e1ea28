import type { RoundRuleset } from '../../round/document';
import { bullets, list } from '../../document/markdown';
import { section } from '../common/section';
import type { RoundSectionWriter } from '../common/section';
import { itemName, reputablePlayers } from '../common/words';

/** Trade [ruling G1]. */
export const trade: RoundSectionWriter = (ruleset) => {
  const { reputableOnly, untradable } = ruleset.trade;
  const not = untradable.map((item) => itemName(ruleset, item, 2));
  const who = reputablePlayers(ruleset, reputableOnly);
  return section(
    'trade',
    'Trade',
    `Two ${who.toLowerCase()} may trade. Each side names the items that it gives, and how many of ` +
      'each.',
    bullets(
      EMPTY_SIDES[ruleset.trade.emptySides] ?? null,
      'The whole trade takes place at once, when both have consented to it.',
      'An offer reserves nothing. If either side lacks an item when the second player consents, ' +
        'the trade is off, and both are told.',
      not.length === 0 ? null : `${list(not)} cannot be traded.`,
    ),
    deposits(ruleset),
  );
};

const EMPTY_SIDES: Readonly<Record<number, string>> = {
  0: 'Neither side may be empty.',
  1: 'One side may be empty, which makes it a gift, but not both.',
  2: 'One side or both may be empty.',
};

const deposits = ({ contracts }: RoundRuleset): string | null =>
  contracts === null
    ? null
    : 'For items that go into contracts and out of them, see [Contracts](#contracts).';
