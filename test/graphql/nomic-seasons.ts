/** Seasons whose players change the rules, over the schema without transports. */
import { Nomic } from '../api/nomic';
import type { Asker, Askers, Making } from '../api/nomic';
import { openApi } from '../support/in-process-api';
import type { ApiHouse } from '../support/in-process-api';

const GAMES = { 'a round': 'round', 'a dynasty': 'dynasty' } as const;
export type Game = keyof typeof GAMES;
export const BOTH: readonly Game[] = ['a round', 'a dynasty'];

export type Nomics = {
  readonly api: ApiHouse;
  readonly persons: Askers;
  /** Opens a rehearsal, with optional changes. */
  readonly open: (game: Game, making?: Making) => Promise<Nomic>;
  /**
   * Opens a season that is no rehearsal. It starts now by the server's clock, which `clockTo` sets.
   */
  readonly openInEarnest: (game: Game, making?: Making) => Promise<Nomic>;
};

export async function openNomics(): Promise<Nomics> {
  const api = await openApi();
  const asker = async (handle: string): Promise<Asker> => {
    const token = await api.signUp(handle);
    return {
      post: async (document, variables) => {
        const { data, errors } = await api.ask(document, variables, token);
        const body = { data: data as unknown as Readonly<Record<string, unknown>> };
        return { body: errors.length === 0 ? body : { ...body, errors } };
      },
    };
  };
  const persons: Askers = {
    host: await asker('host'),
    ann: await asker('ann'),
    bob: await asker('bob'),
    cyd: await asker('cyd'),
  };
  const setClock = (to: string): void => {
    api.clock.set(to);
  };
  const open: Nomics['open'] = (game, making = {}) => Nomic[GAMES[game]](persons, making);
  return {
    ...{ api, persons, open },
    openInEarnest: (game, making = {}) => open(game, { ...making, setClock }),
  };
}
