import type { SeasonKind } from '../generated/graphql';

export const DEFAULT_CASINO = 'round-10/2021-08-24';
/** The address of the casino's lesson. */
export const LESSON_ADDRESS = '/learn/casino/lesson';

/** The address of the page that teaches a season's game and says if the season changed its rules. */
export const learnSeasonAddress = (kind: SeasonKind, edition: string, season: string): string =>
  `${learnAddress(kind, edition)}?season=${season}`;

/** The address of the page that teaches a game, by default in its usual edition. */
export function learnAddress(kind: SeasonKind, edition: string = DEFAULT_CASINO): string {
  if (kind === 'DYNASTY') return '/learn/giolitti';
  return edition === DEFAULT_CASINO
    ? '/learn/casino'
    : `/learn/casino/${edition.split('/')[1] ?? ''}`;
}
