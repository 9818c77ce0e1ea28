/** A query of the client, with its variables; `:id` is the second part of the address. */
type Asked = { readonly operation: string; readonly variables: Readonly<Record<string, unknown>> };

type First = {
  readonly module: string;
  /**
   * The queries that every visitor needs before the page shows anything. The server embeds the
   * answers in the page.
   */
  readonly asks: readonly Asked[];
};

const SEASON = { season: ':id' };
const LEARN = 'features/learn/learn-page.tsx';
const LOG: Asked = { operation: 'RecentEvents', variables: { ...SEASON, first: 100 } };

/**
 * The pages on which a visit can begin, by document name; web/src/platform/pages.ts has the same
 * list.
 */
export const FIRST: Readonly<Record<string, First>> = {
  front: {
    module: 'features/lobby/front-page.tsx',
    asks: [
      { operation: 'Seasons', variables: {} },
      { operation: 'Exhibitions', variables: {} },
    ],
  },
  s: {
    module: 'features/round/round-page.tsx',
    asks: [{ operation: 'RoundTable', variables: SEASON }, LOG],
  },
  d: {
    module: 'features/dynasty/dynasty-page.tsx',
    asks: [{ operation: 'DynastyTable', variables: SEASON }, LOG],
  },
  g: {
    module: 'features/giolitti/game-page.tsx',
    asks: [{ operation: 'Game', variables: { game: ':id' } }],
  },
  watch: {
    module: 'features/watch/watch-page.tsx',
    asks: [
      { operation: 'Watch', variables: SEASON },
      { operation: 'RecentEvents', variables: { ...SEASON, first: 6 } },
    ],
  },
  learn: { module: LEARN, asks: [{ operation: 'LearnEditions', variables: {} }] },
  'learn-giolitti': { module: LEARN, asks: [{ operation: 'LearnGiolitti', variables: {} }] },
  'learn-casino': {
    module: LEARN,
    asks: [{ operation: 'LearnCasino', variables: { edition: 'round-10/2021-08-24' } }],
  },
};
