import type { Reading } from '../../engine';
import { officesOf } from '../../rulesets';
import type { Office } from '../../rulesets';
import type { OfficeDraw, OfficeVoteRow } from '../../season';
import { rulesetIn } from '../rulesets/sources';

/* What resolvers of the types of offices are handed. */

export type OfficeSource = { readonly reading: Reading; readonly office: Office };
export type OfficeVoteSource = { readonly reading: Reading; readonly vote: OfficeVoteRow };

export type OfficeDrawSource = { readonly reading: Reading; readonly drawn: OfficeDraw };

export const officesIn = (reading: Reading): OfficeSource[] =>
  officesOf(rulesetIn(reading)).map((office) => ({ reading, office }));
