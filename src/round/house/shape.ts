/** Shape checks of a new Work. They do not depend on the round. */
import { isName, nameExpected } from '../../kernel';
import type { RoundFacts } from '../model/facts';
import type { RoundRefusal } from '../model/refusal';
import { unless } from '../model/shapes';
import type { NewWork } from './vocabulary';

export const LONGEST_WORK_NAME = 120;
export const LONGEST_IMAGE_URL = 2_000;
export const MOST_VALUE = 1_000_000_000;

/**
 * An https URL: a host with an optional port and path. It may contain the URL characters of RFC
 * 3986 except the apostrophe. User names, spaces and characters that end an HTML attribute are
 * rejected.
 */
const HTTPS =
  /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?([/?#][a-z0-9\-._~:/?#[\]@!$&()*+,;=%]*)?$/i;

/** `more`: further facts for the refusal. */
export function workShape(
  { title, artist, value, imageUrl }: NewWork,
  more: RoundFacts<never, 'effect'> = {},
): RoundRefusal | null {
  const rule = 'works-of-art';
  const short = nameExpected(LONGEST_WORK_NAME);
  return (
    unless(isName(title, LONGEST_WORK_NAME), 'title', short, rule, more) ??
    unless(isName(artist, LONGEST_WORK_NAME), 'artist', short, rule, more) ??
    unless(
      Number.isInteger(value) && value >= 0 && value <= MOST_VALUE,
      'value',
      `a whole number from 0 to ${String(MOST_VALUE)}`,
      rule,
      more,
    ) ??
    unless(
      imageUrl === null || (imageUrl.length <= LONGEST_IMAGE_URL && HTTPS.test(imageUrl)),
      'imageUrl',
      `an https URL of up to ${String(LONGEST_IMAGE_URL)} characters`,
      rule,
      more,
    )
  );
}
