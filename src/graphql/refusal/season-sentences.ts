import type { RefusalCode } from '../generated/resolvers';
import { handSize } from './hand-size';
import { phrase, word } from './words';
import type { Sentence } from './words';

/** Where a ruleset is wrong, and what was expected there. */
function problemText(problem: unknown): string {
  if (typeof problem !== 'object' || problem === null) return '';
  const { path, message } = problem as { readonly path?: unknown; readonly message?: unknown };
  if (typeof message !== 'string') return '';
  return typeof path === 'string' && path !== '' ? `: at ${path}, ${message}` : `: ${message}`;
}

/** Of seasons, their hosts and their players. */
export const SEASON_SENTENCES = {
  MALFORMED: (facts) => {
    if ('minimumCards' in facts) return handSize(facts);
    const expected = phrase(': expected ', facts, 'expected');
    return `${word(facts, 'field', 'The input')} has not the right shape${expected}.`;
  },
  NOT_THE_HOST: () => 'Only the host of the season may do this.',
  NOT_A_PLAYER: () => 'Only players may do this: join the season first.',
  ALREADY_A_PLAYER: () => 'You are a player of this season already.',
  INVITE_WRONG: () => 'This season is by invitation, and this is not its present code.',
  REJOIN_TOO_EARLY: (facts) =>
    `Who left must wait before joining again${phrase(': until ', facts, 'rejoinAt')}.`,
  CLIENT_SEED_NEEDED: (facts) =>
    `You have fixed a client seed, and it is needed now${phrase(': the text with the SHA-256 ', facts, 'sha256')}.`,
  CLIENT_SEED_NOT_FIXED: (facts) =>
    facts['sha256'] === null
      ? 'No client seed of yours was fixed before these dice were bound: leave it out.'
      : `This is not the client seed that you fixed${phrase(', which has the SHA-256 ', facts, 'sha256')}.`,
  NAME_TAKEN: (facts) =>
    `Somebody in this season is called ${word(facts, 'name', 'that')} already, or so that it looks alike.`,
  PLAYER_NOT_FOUND: () => 'There is no such player in this season now.',
  START_IN_THE_PAST: (facts) =>
    `A season cannot start before it is made${phrase(': it is ', facts, 'now')} now.`,
  NOT_A_REHEARSAL: () => 'Only in a rehearsal the host sets the clock and gives items.',
  CLOCK_BACKWARDS: (facts) =>
    `The test clock only goes forward${phrase('; it shows ', facts, 'now')}.`,
  CLOCK_TOO_FAR: (facts) =>
    `The test clock goes at most 60 weeks at a time${phrase(': to ', facts, 'latest')}.`,
  ITEM_UNKNOWN: (facts) => `There is no item ${word(facts, 'item', 'of that code')}.`,
  TOO_MANY_SEASONS: (facts) =>
    `You host ${word(facts, 'count', 'too many')} seasons of this kind that have not ended, where ` +
    `${word(facts, 'limit', 'fewer')} is the most: end one first.`,
  EDITION_UNKNOWN: (facts) => `There is no edition ${word(facts, 'edition', 'of that id')}.`,
  RULESET_REFUSED: ({ problems }) => {
    const list: readonly unknown[] = Array.isArray(problems) ? problems : [];
    const others = list.length > 1 ? ` (and ${list.length - 1} more, see facts)` : '';
    return `The changes make no playable ruleset${problemText(list[0])}${others}.`;
  },
} satisfies Partial<Record<RefusalCode, Sentence>>;
