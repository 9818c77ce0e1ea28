import type { RoundRuleset } from '../../round/document';
import { hasProcedure } from '../../round/lot-classes';
import { bullets } from '../../document/markdown';
import { section } from '../common/section';
import type { RoundSectionWriter } from '../common/section';
import { maturation, partOf, revelation } from '../common/words';

/** Secret Information [rulings D1 to D6]. */
export const secretInformation: RoundSectionWriter = (ruleset) => {
  if (ruleset.secretActions === null) return null;
  return section(
    'secret-information',
    'Secret Actions',
    'A secret action is committed by publishing the SHA-256 of a text, and takes effect on its ' +
      `date of revelation if the text is known by then. There are two kinds, ${kinds(ruleset)}.`,
    bullets(
      'A player has one undecided attempt of each kind: a new one makes the previous one of that ' +
        'kind fail. An attempt of an earlier week is decided as usual.',
      dates(ruleset),
      revealWarning(ruleset),
      'The hash is that of the exact bytes of the text in UTF-8, as 64 hexadecimal digits in ' +
        'capital or small letters. One space more or less makes a different hash. A published hash ' +
        'cannot be edited, only replaced by a new attempt.',
      'A text with a different hash is refused, and the player may try again until the date of revelation.',
      'A text with the right hash that does not declare what its kind needs makes the attempt fail ' +
        'at once. An attempt that is not revealed in time fails on that date, before anything is decided.',
    ),
    'A revealed text begins with the declaration. It ends at the first line that is `---`, or ' +
      'with the text; the rest is salt, which nobody should be able to guess. Anybody can check ' +
      'a revealed text against its hash.',
    bullets(
      hasProcedure(ruleset.auction, 'SEALED')
        ? 'Bids: the number of a lot, a colon and an amount, such as `3: 25, 7: 40`.'
        : null,
      ruleset.hands.procedure === 'SEALED'
        ? `Hand: cards by name, each with a count if there are several: \`${example(ruleset)}\`.`
        : null,
      'Commas, semicolons or new lines separate one from the next, and capital and small letters ' +
        'count as the same. JSON is accepted as well.',
    ),
    'A player may keep the exact text and reveal it, or entrust the declaration to the server. The ' +
      'server then makes the salt, publishes the hash at once, and reveals the text as the action ' +
      'matures. Until then nobody but the player can read it, and to everybody else both ways look ' +
      'the same.',
  );
};

function kinds({ auction, hands }: RoundRuleset): string {
  if (!hasProcedure(auction, 'SEALED')) return 'of which only hands are in use';
  return hands.procedure === 'SEALED' ? 'bids and hands' : 'of which only bids are in use';
}

function dates(ruleset: RoundRuleset): string {
  const { auction, hands } = ruleset;
  const phase = hasProcedure(auction, 'SEALED') ? auction.bidding.phase : hands.phase;
  const [from, to] = [maturation(ruleset, phase), revelation(ruleset, phase)];
  return (
    `It matures as the next phase begins, and is decided some days later, on its date of ` +
    `revelation. Texts sealed for the week are revealed from ${from}, and before ${to}.`
  );
}

const revealWarning = ({ warningPart }: RoundRuleset): string | null =>
  warningPart === undefined
    ? null
    : `A player who still has to reveal one is warned when ${partOf(warningPart)} of the time for it is left.`;

/** An example of a declared hand, with cards of this deck. */
function example({ deck }: RoundRuleset): string {
  const named = deck.suits.slice(0, 2).map((suit, place) => {
    const ranks = deck.archetypes.find(({ archetype }) => archetype === suit.archetype)?.ranks;
    const rank = place === 0 ? ranks?.at(-1) : ranks?.at(0);
    return `${rank?.name ?? ''} of ${suit.name}`.replaceAll('`', "'");
  });
  return [named[0], `2 × ${named[1] ?? named[0] ?? ''}`].join('; ');
}
