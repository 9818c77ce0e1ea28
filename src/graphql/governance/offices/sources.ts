import type { SeasonSnapshot } from '../../../engine';
import { officesOf } from '../../../rulesets';
import type { Office } from '../../../rulesets';
import type { OfficeDraw, OfficeVoteRow } from '../../../season';
import { rulesetIn } from '../../rulesets/sources';

/* What resolvers of the types of offices are handed. */

export type OfficeSource = { readonly reading: SeasonSnapshot; readonly office: Office };
export type OfficeVoteSource = { readonly reading: SeasonSnapshot; readonly vote: OfficeVoteRow };

export type OfficeDrawSource = { readonly reading: SeasonSnapshot; readonly drawn: OfficeDraw };

export const officesIn = (reading: SeasonSnapshot): OfficeSource[] =>
  officesOf(rulesetIn(reading)).map((office) => ({ reading, office }));
