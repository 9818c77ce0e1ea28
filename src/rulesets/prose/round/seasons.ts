import { hostingOf } from '../../document/seasons';
import {
  awayText,
  hostPowersText,
  handingOnText,
  powersText,
  pausingText,
} from '../common/seasons';
import { bullets } from '../../document/markdown';
import { section } from '../common/section';
import type { RoundSectionWriter } from '../common/section';

/** The server's own conditions: hosting, joining, rehearsals [design, section 8; ruling E5]. */
export const seasons: RoundSectionWriter = (ruleset) => {
  const {
    steward,
    auction: { house },
  } = ruleset;
  return section(
    'seasons',
    'Hosting and Joining',
    'The account that makes a round is its host. These are conditions of the server on which the round is ' +
      'played:',
    bullets(
      'The host names the round and decides when it starts, and whether everybody can see and join ' +
        'it or only those who have the invitation. A new invitation makes the old one invalid.',
      'One account is one player at a time, under a name that no other player of the round has.',
      hostPowersText(hostingOf(ruleset), 'round'),
      powersText('ROUND', hostingOf(ruleset)),
      handingOnText(),
      awayText(hostingOf(ruleset)),
      pausingText(ruleset, 'round'),
      'A round that is over can only be read, all of it.',
      'In a rehearsal the clock stands still until the host moves it forward, and the host can give ' +
        'items to players. Otherwise the same rules hold.',
    ),
    `The rules let any player, on behalf of all, ${errands(house !== null)}. ${
      steward
        ? 'The server does this, as steward, as soon as it is allowed. Players may be faster.'
        : 'This waits for a player: the server does nothing in place of the players.'
    }`,
  );
};

const errands = (thirdParties: boolean): string =>
  thirdParties ? 'generate lots and the bids of third parties' : 'generate lots';
