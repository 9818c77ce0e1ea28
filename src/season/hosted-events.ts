import { seasonDescribedOf } from './describe';
import { inviteRotatedOf } from './invitation';
import type { PatchSeason } from './invitation';

/** The records of what a host changes of any season: how it presents itself, and its invitation. */
export const hostedEventsOf = <State>(patch: PatchSeason<State>) => ({
  SeasonDescribed: seasonDescribedOf(patch),
  InviteRotated: inviteRotatedOf(patch),
});
