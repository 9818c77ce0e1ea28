import type { SeasonId } from '../../kernel';
import { LONGEST_IMAGE_URL, LONGEST_WORK_NAME, MOST_VALUE } from '../../round';
import type { NewWork } from '../../round';
import type { WorkOfArtInput } from '../generated/resolvers';
import { readAtMost, readName, readText } from '../input/checks';
import { readPlayerOf } from '../input/local-ids';

/** The engine checks that the URL uses https and that the value is 0 or more. */
export function readWork(
  season: SeasonId,
  field: string,
  { title, artist, value, imageUrl, playerId }: WorkOfArtInput,
): NewWork {
  return {
    title: readName(`${field}title`, title, LONGEST_WORK_NAME),
    artist: readName(`${field}artist`, artist, LONGEST_WORK_NAME),
    value: readAtMost(`${field}value`, value, MOST_VALUE),
    imageUrl:
      typeof imageUrl === 'string'
        ? readText(`${field}imageUrl`, imageUrl, LONGEST_IMAGE_URL)
        : null,
    playerId: readPlayerOf(season, `${field}playerId`, playerId),
  };
}
