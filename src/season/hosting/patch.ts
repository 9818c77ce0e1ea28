import type { SeasonRow } from '../model/rows';

/** How a game writes its hosts. */
export type PatchHosts<State> = (
  state: State,
  changed: Partial<Pick<SeasonRow, 'hostAccountId' | 'coHostIds' | 'hostActedAtMs'>>,
) => void;
