import { counted } from '../../../kernel';
import type { RoundRuleset } from '../../round/document';
import { list } from '../../document/markdown';
import { section } from '../common/section';
import type { RuleSection, RoundSectionWriter } from '../common/section';
import { maturation, phaseName, revelation } from '../common/words';

type Hands = RoundRuleset['hands'];

/** Submitting a Hand; Readying a hand in the draft [rulings D7, D8, F8]. */
export const submittingAHand: RoundSectionWriter = (ruleset) =>
  ruleset.hands.procedure === 'OPEN' ? presented(ruleset) : sealed(ruleset);

function presented(ruleset: RoundRuleset): RuleSection {
  const { hands } = ruleset;
  const placed = hands.placing.at === 'PHASE_START' ? hands.placing.phase : hands.phase;
  return section(
    'submitting-a-hand',
    'Presenting a Hand',
    `During each ${phaseName(ruleset, hands.phase)} every player may once present a hand of ` +
      `${size(hands)}, all of which the player has at that moment. Naming a card twice needs two of it.`,
    `Hands are placed as the ${phaseName(ruleset, placed)} begins. It does not matter whether the ` +
      `player still has the cards then.`,
    hands.cardsDestroyed ? 'The cards are then destroyed.' : 'The cards stay with the player.',
  );
}

function sealed(ruleset: RoundRuleset): RuleSection {
  const { hands } = ruleset;
  return section(
    'submitting-a-hand',
    'Submitting a Hand',
    `During the ${phaseName(ruleset, hands.phase)} players may submit a hand of ${size(hands)} as a ` +
      'secret action. The declaration names the cards; naming a card twice needs two of it. The ' +
      `hand matures on ${maturation(ruleset, hands.phase)} and is placed on ` +
      `${revelation(ruleset, hands.phase)}.`,
    hands.possession === 'WHEN_REVEALED'
      ? 'A hand fails if the player does not have all of its cards when it is revealed.'
      : 'A hand fails if the player does not have all of its cards when hands are placed; until ' +
          `then they can be acquired. ${elsewhere(ruleset)}`,
    hands.cardsDestroyed ? destroyed(hands) : 'The cards stay with the player.',
  );
}

function elsewhere({ auction: { house }, contracts, tables }: RoundRuleset): string {
  const places = [
    tables === null ? null : 'on a table',
    contracts === null ? null : 'into a contract',
    house === null ? null : 'into a lot',
  ].filter((place) => place !== null);
  const named = places.length === 0 ? '' : `, such as ${list(places, 'or')},`;
  return `Cards that the player has put elsewhere${named} do not count.`;
}

const destroyed = ({ possession }: Hands): string =>
  `The cards of every placed hand are destroyed${
    possession === 'WHEN_REVEALED' ? ', as far as the player still has them' : ''
  }.`;

function size({ minimumCards, maximumCards }: Hands): string {
  if (maximumCards === null) return `${counted(minimumCards, 'card')} or more`;
  if (maximumCards === minimumCards) return counted(minimumCards, 'card');
  return `${minimumCards} to ${counted(maximumCards, 'card')}`;
}
