import { bullets, list, numbered, plain } from '../../document/markdown';
import type { DynastyRuleset } from '../../dynasty/document';
import { section } from '../common/section';
import type { DynastySectionWriter } from '../common/section';
import { arcanaName, cards, className, grandCanals, masksWithEffect } from './words';

/** Starting a Game [rulings K1 to K4, K7, K19]. */
export const startingAGame: DynastySectionWriter = (ruleset) =>
  section(
    'starting-a-game',
    'Starting a Game',
    ruleset.automaticDealing
      ? 'The server is the Dealer. It starts a game as soon as two players are available.'
      : 'The Dealer is a person, who may start a game whenever two players are available.',
    'A game is between two participants: the available players with the highest Wait, by lot among ' +
      'equals. All at once:',
    numbered(
      'the Wait of both becomes 0, and that of every other available player grows by 1;',
      'one of the two, by lot, is the starting player;',
      `${cards(ruleset.handSize)} are dealt to the starting player, then to the other one${masked(
        ruleset,
      )};`,
      `one card is dealt to the table, as the Grand Canal${arcanaCanal(ruleset)};`,
      `the Bersaglio is ${ruleset.bersaglioBase} plus the heft of the Grand Canal;`,
      `it is decided which tricks are active: ${active(ruleset)};`,
      'the masks that the two are wearing are read.',
    ),
    bullets(
      'A hand is seen by its player alone until the game ends' +
        `${unlessCanal(grandCanals(ruleset, 'OPEN_HANDS'))}. The rest of the deck is seen by nobody.`,
      `The stakes begin at ${ruleset.stakes.start}.`,
      'A game is played to its end under the revision of these rules in which it started, its ' +
        'Environment.',
    ),
  );

const masked = (ruleset: DynastyRuleset): string => {
  const names = masksWithEffect(ruleset, 'HAND');
  return names === null ? '' : ` (a player who wears ${names} gets a different hand)`;
};

const arcanaCanal = (ruleset: DynastyRuleset): string => {
  const names = masksWithEffect(ruleset, 'ARCANA_GRAND_CANAL');
  if (names === null) return '';
  return ` (a random one of the ${arcanaName(ruleset.deck)} if either wears ${names})`;
};

const active = (ruleset: DynastyRuleset): string =>
  list(
    ruleset.trickClasses.map((known) =>
      known.active.type === 'ALL'
        ? `all ${className(ruleset, known.class)} tricks`
        : `by lot ${known.active.count} of the ${plain(known.name)} tricks`,
    ),
  );

const unlessCanal = (canal: string | null): string =>
  canal === null ? '' : `, unless the Grand Canal is ${canal}`;

/** Readiness [ruling K2]. */
export const readiness: DynastySectionWriter = () =>
  section(
    'readiness',
    'Readiness',
    'A player is ready or not (at first not), and may say so at any time. A player who is ' +
      'ready is ' +
      'available, unless a game with that player started on the same day. A game still going on ' +
      'from an earlier day does not matter.',
    'Each player has a Wait, at first 0. An available player who is not chosen for ' +
      'a game that starts has waited once more.',
  );
