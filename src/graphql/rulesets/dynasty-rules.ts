import { graveNeed, maskSentences, tableActionsOf } from '../../rulesets';
import type { DynastyRuleset } from '../../rulesets';

export type DynastyRulesSource = ReturnType<typeof dynastyRules>;

/** The ruleset's properties for clients. */
export const dynastyRules = (ruleset: DynastyRuleset) => ({
  ...ruleset,
  deck: ruleset.deck.suits.map((suit) => ({ ...suit, arcana: suit.suit === ruleset.deck.arcana })),
  stakesStart: ruleset.stakes.start,
  stakesMaximum: ruleset.stakes.maximum,
  juiceBase: ruleset.juice.base,
  juicePendingSfida: ruleset.juice.pendingSfida,
  masks: ruleset.masks.map((each) => ({
    mask: each.mask,
    name: each.name,
    moda: each.moda,
    text: maskSentences(ruleset, each),
  })),
  tricks: ruleset.tricks.map((trick) => ({ ruleset, trick })),
  betting: ruleset.betting !== null,
  tableActions: tableActionsOf(ruleset).map(({ limit, effect, ...action }) => ({
    ...action,
    anchor: action.rule ?? null,
    rule: action.rule ?? null,
    times: limit?.times ?? null,
    timesTogether: limit?.of === 'GAME',
    adds: effect.type === 'ADD_TRICK',
    classes: effect.classes,
  })),
  proposalClasses: (ruleset.proposals?.classes ?? []).map((known) => ({
    class: known.class,
    name: known.name,
    days: null,
    hours: known.hours,
    reputableOnly: false,
    uses: null,
    isDefault: known.class === ruleset.proposals?.defaultClass,
    grave: graveNeed(known, ruleset.proposals ?? {}),
  })),
});
