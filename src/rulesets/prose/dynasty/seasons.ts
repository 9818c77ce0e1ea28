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
import type { DynastySectionWriter } from '../common/section';

/** The server's own conditions: hosting, joining, rehearsals, revisions [rulings E5, K19]. */
export const seasons: DynastySectionWriter = (ruleset) => {
  const { steward, betting } = ruleset;
  const hosting = hostingOf(ruleset);
  return section(
    'seasons',
    'Hosting and Joining',
    'The account that makes a dynasty is its host. These are conditions of the server on which the ' +
      'dynasty is played:',
    bullets(
      'The host names the dynasty and decides whether everybody can see and join it or only those ' +
        'who have the invitation. A new invitation makes the old one invalid.',
      'One account is one player at a time, under a name that no other player of the dynasty has.',
      hostPowersText(hosting, 'dynasty'),
      hosting.powers.includes('PUBLISH_RULESET')
        ? 'The host can publish a new revision of these rules. It is in force from that instant on, ' +
            'except for games that have started.'
        : null,
      powersText('DYNASTY', hosting),
      handingOnText(),
      ruleset.proposals === undefined ? null : awayText(hosting),
      ruleset.proposals === undefined ? null : pausingText(ruleset, 'dynasty'),
      'A dynasty that is over can only be read, all of it.',
      'In a rehearsal the clock stands still until the host moves it forward, and the cards on top of a ' +
        'deck can be chosen. Otherwise the same rules hold.',
    ),
    betting === null
      ? null
      : `The rules let any player, on behalf of all, settle bets. ${
          steward
            ? 'The server does this, as steward, as soon as it is allowed. Players may be faster.'
            : 'This waits for a player: the server does nothing in place of the players.'
        }`,
  );
};
