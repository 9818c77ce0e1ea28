import { required } from '../../kernel';
import type { RoundRuleset } from '../../rulesets';
import type { ProposalClassRules, RoundRules } from '../generated/resolvers';

type Class = RoundRuleset['proposals']['classes'][number];

const classRules = (known: Class, defaultClass: string): ProposalClassRules => ({
  class: known.class,
  name: known.name,
  days: known.period.type === 'DAYS' ? known.period.days : null,
  reputableOnly: known.reputableOnly,
  uses: known.uses,
  isDefault: known.class === defaultClass,
});

/** What clients need of the ruleset, by property. */
export function roundRules(ruleset: RoundRuleset): RoundRules {
  const { items, phases, deck, hands, auction, exchanges, proposals, tables, trade } = ruleset;
  const { bidding, lotPhases, cardsPerLot, participation, house } = auction;
  const currency = items.find(({ item }) => item === ruleset.currency);
  return {
    currency: required(currency, 'the currency among the items'),
    items,
    phases,
    deck,
    hands: { ...hands, open: hands.procedure === 'OPEN' },
    auction: {
      ...{ procedure: bidding.procedure, phase: bidding.phase, lotPhases, cardsPerLot },
      ...{ minimumLots: participation.minimum, playerLots: house !== null },
    },
    exchanges,
    proposalClasses: proposals.classes.map((known) => classRules(known, proposals.defaultClass)),
    slots: tables?.slots ?? null,
    warPlayers: tables?.war.players ?? null,
    ducks: trade.ducks,
  };
}
