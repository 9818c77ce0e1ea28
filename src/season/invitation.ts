/** A new invitation code: whoever has only the old one cannot join any more. */
import type { Emitting } from './emitting';
import type { SeasonRow } from './rows';
import type { Shapes } from './shape';

export type RotateInvite = { readonly type: 'RotateInvite'; readonly inviteHash: string };
export type InviteRotated = { readonly type: 'InviteRotated'; readonly inviteHash: string };

/** For the host. */
export const rotateInviteOf = <F>({ inviteShape }: Shapes<F>) => ({
  rule: 'seasons' as const,
  shape: ({ inviteHash }: RotateInvite) => inviteShape(inviteHash),
  offers: () => [{ description: 'Make a new invitation code.' }],
  decide: (turn: Emitting<InviteRotated>, { inviteHash }: RotateInvite) => {
    turn.emit({ type: 'InviteRotated', inviteHash });
    return null;
  },
});

export const inviteRotatedOf = <State>(patch: PatchSeason<State>) => ({
  evolve: (state: State, { event: { inviteHash } }: { readonly event: InviteRotated }) => {
    patch(state, { inviteHash });
  },
  text: () => 'The host changed the invitation code.',
  channel: null,
});

/** How a game writes what is true of a season as a whole. */
export type PatchSeason<State> = (
  state: State,
  changed: Partial<Pick<SeasonRow, 'inviteHash' | 'testClockMs'>>,
) => void;
