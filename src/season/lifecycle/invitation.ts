/** The host makes a new invitation code. The old code stops working. */
import type { Vault } from '../../kernel';
import type { EmittingTurn } from '../model/types';
import type { SeasonRow } from '../model/rows';
import type { Shapes } from '../framework/field-shapes';

export type RotateInvite = {
  readonly type: 'RotateInvite';
  readonly inviteHash: string;
  /**
   * The code that has this hash, stored in the vault so that the host can see it again; left out if
   * the host does not want this.
   */
  readonly newCode?: string;
};
export type InviteRotated = { readonly type: 'InviteRotated'; readonly inviteHash: string };

/** A command of the host. */
export const rotateInviteOf = <F>({ inviteShape }: Shapes<F>) => ({
  rule: 'seasons' as const,
  shape: ({ inviteHash, newCode }: RotateInvite) => inviteShape(inviteHash, newCode),
  offers: () => [{ description: 'Make a new invitation code.' }],
  decide: (turn: EmittingTurn<InviteRotated>, { inviteHash, newCode }: RotateInvite) => {
    keepCode(turn, inviteHash, newCode);
    turn.emit({ type: 'InviteRotated', inviteHash });
    return null;
  },
});

/** The vault key of an invitation code. */
export const inviteKey = (inviteHash: string): string => `invite:${inviteHash}`;

/**
 * Stores the code in the vault. State and journal contain only its hash, with which nobody can
 * join.
 */
export function keepCode(
  { vault }: { readonly vault: Vault },
  inviteHash: string | null,
  code: string | undefined,
): void {
  if (inviteHash !== null && code !== undefined) vault.keep(inviteKey(inviteHash), code);
}

export const inviteRotatedOf = <State>(patch: PatchSeason<State>) => ({
  evolve: (state: State, { event: { inviteHash } }: { readonly event: InviteRotated }) => {
    patch(state, { inviteHash });
  },
  text: () => 'The host changed the invitation code.',
  channel: null,
});

/** Writes the season row. */
export type PatchSeason<State> = (
  state: State,
  changed: Partial<Pick<SeasonRow, 'name' | 'description' | 'inviteHash' | 'testClockMs'>>,
) => void;
