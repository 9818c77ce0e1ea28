import { required } from '../../kernel';
import { graveNeed, procedureOf } from '../../rulesets';
import type { RoundRuleset } from '../../rulesets';
import type { ProposalClassRules, RoundRules, SlotsRules } from '../generated/resolvers';

type Class = RoundRuleset['proposals']['classes'][number];
type Slots = NonNullable<RoundRuleset['tables']>['slots'];

const classRules = (
  known: Class,
  { defaultClass, ...rules }: RoundRuleset['proposals'],
): ProposalClassRules => ({
  class: known.class,
  name: known.name,
  days: known.period.type === 'DAYS' ? known.period.days : null,
  hours: null,
  reputableOnly: known.reputableOnly,
  uses: known.uses,
  isDefault: known.class === defaultClass,
  grave: graveNeed(known, rules),
});

/** The currency, as an item. */
export const currencyOf = ({ items, currency }: RoundRuleset): RoundRules['currency'] =>
  required(
    items.find(({ item }) => item === currency),
    'the currency among the items',
  );

const slotsRules = ({ counting, ...slots }: Slots): SlotsRules => ({
  ...slots,
  sideBySide: counting !== 'ANYWHERE',
});

/** The ruleset's properties for clients. */
export function roundRules(ruleset: RoundRuleset): RoundRules {
  const { items, phases, deck, hands, auction, exchanges, proposals, tables, trade } = ruleset;
  const { bidding, lotPhases, cardsPerLot, participation, house } = auction;
  return {
    currency: currencyOf(ruleset),
    items,
    phases,
    deck,
    hands: { ...hands, open: hands.procedure === 'OPEN' },
    auction: {
      ...{ procedure: bidding.procedure, phase: bidding.phase, lotPhases, cardsPerLot },
      ...{ minimumLots: participation.minimum, playerLots: house !== null },
      playerLotProcedure: house === null ? null : procedureOf(auction, 'PLAYER'),
    },
    exchanges,
    proposalClasses: proposals.classes.map((known) => classRules(known, proposals)),
    slots: tables === null ? null : slotsRules(tables.slots),
    warPlayers: tables?.war.players ?? null,
    ducks: trade.ducks,
  };
}
