import type { SeasonSnapshot } from '../../../engine';
import { officesOf } from '../../../rulesets';
import type { Office } from '../../../rulesets';
import type { OfficeDraw, OfficeVoteRow } from '../../../season';
import { rulesetIn } from '../../rulesets/sources';

export type OfficeSource = { readonly snapshot: SeasonSnapshot; readonly office: Office };
export type OfficeVoteSource = { readonly snapshot: SeasonSnapshot; readonly vote: OfficeVoteRow };

export type OfficeDrawSource = { readonly snapshot: SeasonSnapshot; readonly drawn: OfficeDraw };

export const officesIn = (snapshot: SeasonSnapshot): OfficeSource[] =>
  officesOf(rulesetIn(snapshot)).map((office) => ({ snapshot, office }));
