import type { SeasonId } from '../../kernel';
import { LONGEST_IMAGE_URL, LONGEST_WORK_NAME, MOST_VALUE } from '../../round';
import type { NewWork } from '../../round';
import type { WorkOfArtInput } from '../generated/resolvers';
import { atMost, line, optional, player, readFields, url } from '../input/described-fields';
import type { DescribedFields } from '../input/described-fields';

/** The engine checks that the URL uses https and that the value is 0 or more. */
export const WORK_FIELDS: DescribedFields<NewWork> = {
  title: line('Title', LONGEST_WORK_NAME),
  artist: line('Artist', LONGEST_WORK_NAME),
  value: atMost('Value', 0, MOST_VALUE),
  imageUrl: optional(url('Image', LONGEST_IMAGE_URL)),
  playerId: player(),
};

export const readWork = (season: SeasonId, at: string, input: WorkOfArtInput): NewWork =>
  readFields(WORK_FIELDS, season, at, input);
