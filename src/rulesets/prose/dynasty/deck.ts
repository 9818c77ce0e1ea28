import { plain, table } from '../../document/markdown';
import { section } from '../common/section';
import type { DynastySectionWriter } from '../common/section';
import { arcanaName, cards } from './words';

export const deck: DynastySectionWriter = ({ deck: { suits, arcana } }) =>
  section(
    'deck',
    'The Deck',
    `A card has a rank and a suit. The deck has ${cards(
      suits.reduce((sum, { ranks }) => sum + ranks.length, 0),
    )}, one of each; the number beside a rank is the heft of the card.`,
    table(
      ['Suit', 'Cards, the highest rank first'],
      suits.map(({ name, ranks }) => [
        plain(name),
        ranks.map((rank) => `${plain(rank.name)} (${rank.heft})`).join(', '),
      ]),
    ),
    `The cards of the suit ${arcanaName({ suits, arcana })} are the Arcana.`,
    'Each game has a deck of its own, which is shuffled as it starts. To deal a card is to take it ' +
      'from that deck; nobody knows which it will be.',
  );
