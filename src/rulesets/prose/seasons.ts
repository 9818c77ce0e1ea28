import { bullets } from './markdown';
import { section } from './section';
import type { Writer } from './section';

/** The server's own conditions: hosting, joining, rehearsals [design, section 8; ruling E5]. */
export const seasons: Writer = ({ steward, auction: { house } }) =>
  section(
    'seasons',
    'Hosting and Joining',
    'Whoever makes a round is its host. These are conditions of the server that the round is ' +
      'played on:',
    bullets(
      'The host names the round and decides when it starts, and whether everybody can see and join ' +
        'it or only those who have the invitation. A new invitation makes the old one worthless.',
      'One account is one player at a time, under a name that no other player of the round has.',
      'The host can remove a player, who then has left the round, and can close the round for good.',
      'Once the round is over, nothing in it can be done any more, but all of it can be read.',
      'In a rehearsal the clock stands until the host moves it forward, and the host can give items ' +
        'to players. Otherwise the same rules hold.',
    ),
    `What the rules let any player do for all is ${errands(house !== null)}. ${
      steward
        ? 'The server does it, as steward, as soon as it is allowed. Players may be faster.'
        : 'It waits for a player: the server does nothing in place of the players.'
    }`,
  );

const errands = (thirdParties: boolean): string =>
  thirdParties ? 'to generate lots and the bids of third parties' : 'to generate lots';
