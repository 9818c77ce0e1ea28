import type { RoundRuleset } from '../round/document';
import { bullets } from './markdown';
import { section } from './section';
import type { Writer } from './section';
import { maturation, revelation } from './words';

/** Secret Information [rulings D1 to D6]. */
export const secretInformation: Writer = (ruleset) => {
  if (ruleset.secretActions === null) return null;
  return section(
    'secret-information',
    'Secret Actions',
    'A secret action is committed by publishing the SHA-256 of a text, and takes effect on its date ' +
      `of revelation if the text is known by then. There are two kinds, ${kinds(ruleset)}.`,
    bullets(
      'A player has one undecided attempt of each kind: a new one makes the former one of that kind ' +
        'fail. An attempt of an earlier week is decided as usual.',
      dates(ruleset),
      'The hash is that of the exact bytes of the text in UTF-8, as 64 hexadecimal digits in capital ' +
        'or small letters. A space more or less makes another hash. What is published cannot be ' +
        'edited, only replaced by a new attempt.',
      'A text with another hash is refused, and one may try again until the date of revelation.',
      'A text with the right hash that does not declare what its kind needs fails at once. So does ' +
        'an attempt that is not revealed in time, at that date and before anything is decided.',
    ),
    'What is revealed begins with the declaration. It ends at the first line that is `---`, or with ' +
      'the text; what follows is salt, which nobody should be able to guess. All can check a revealed ' +
      'text against its hash.',
    bullets(
      ruleset.auction.bidding.procedure === 'SEALED'
        ? 'Bids: the number of a lot, a colon and an amount, such as `3: 25, 7: 40`.'
        : null,
      ruleset.hands.procedure === 'SEALED'
        ? `Hand: cards by name, each with a count if there are several: \`${example(ruleset)}\`.`
        : null,
      'Commas, semicolons or new lines part one from the next, and capital and small letters are the ' +
        'same. JSON is accepted as well.',
    ),
    'A player may keep the exact text and reveal it, or entrust the declaration to the server. The ' +
      'server then makes the salt, publishes the hash at once, and reveals the text as the action ' +
      'matures. Until then nobody but the player can read it, and to all others both ways look the ' +
      'same.',
  );
};

function kinds({ auction, hands }: RoundRuleset): string {
  if (auction.bidding.procedure !== 'SEALED') return 'of which hands are the one in use';
  return hands.procedure === 'SEALED' ? 'bids and hands' : 'of which bids are the one in use';
}

function dates(ruleset: RoundRuleset): string {
  const { bidding } = ruleset.auction;
  const phase = bidding.procedure === 'SEALED' ? bidding.phase : ruleset.hands.phase;
  const [from, to] = [maturation(ruleset, phase), revelation(ruleset, phase)];
  return (
    'It matures as the next phase begins, and is decided some days later, at its date of ' +
    `revelation. What is sealed for the week is revealed from ${from}, and before ${to}.`
  );
}

/** A hand as one might declare it, of cards that this deck has. */
function example({ deck }: RoundRuleset): string {
  const named = deck.suits.slice(0, 2).map((suit, place) => {
    const ranks = deck.archetypes.find(({ archetype }) => archetype === suit.archetype)?.ranks;
    const rank = place === 0 ? ranks?.at(-1) : ranks?.at(0);
    return `${rank?.name ?? ''} of ${suit.name}`.replaceAll('`', "'");
  });
  return [named[0], `2 × ${named[1] ?? named[0] ?? ''}`].join('; ');
}
