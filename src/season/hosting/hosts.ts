/**
 * The hosts: the first host, who made the season or was handed it, and the players who share it. A
 * host who leaves stops hosting, save the first host, who need not be a player [ruling L10].
 */
import type { AccountId, PlayerId } from '../../kernel';
import { playerOfAccount, presentPlayer } from '../model/players';
import type { SeasonRow, SeasonState } from '../model/rows';

export type Hosts = Pick<SeasonRow, 'hostAccountId' | 'coHostIds'>;

/** The first host first, then the others in the order in which they began. */
export const hostAccounts = (
  state: SeasonState,
  { hostAccountId, coHostIds }: Hosts,
): readonly AccountId[] => [
  hostAccountId,
  ...coHostIds.flatMap((id) => presentPlayer(state, id)?.accountId ?? []),
];

export const hostsSeason = (state: SeasonState, hosts: Hosts, account: AccountId): boolean =>
  hosts.hostAccountId === account || hostAccounts(state, hosts).includes(account);

/** The first host as a player; null for a host who does not play. */
export const firstHostPlayer = (state: SeasonState, { hostAccountId }: Hosts): PlayerId | null =>
  playerOfAccount(state, hostAccountId)?.id ?? null;

export const isHostingPlayer = (state: SeasonState, hosts: Hosts, id: PlayerId): boolean =>
  firstHostPlayer(state, hosts) === id || hosts.coHostIds.includes(id);
