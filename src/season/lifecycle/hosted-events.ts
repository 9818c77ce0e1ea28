import { seasonDescribedOf } from './describe';
import { inviteRotatedOf } from './invitation';
import type { PatchSeason } from './invitation';

/** The event records of the host's changes to any season: name, description and invitation. */
export const hostedEventsOf = <State>(patch: PatchSeason<State>) => ({
  SeasonDescribed: seasonDescribedOf(patch),
  InviteRotated: inviteRotatedOf(patch),
});
