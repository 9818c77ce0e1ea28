/** An operation of the client's, and its variables; `:id` is the second part of the address. */
type Asked = { readonly operation: string; readonly variables: Readonly<Record<string, unknown>> };

type First = {
  readonly module: string;
  /** What the page asks for before it shows anything, whoever comes: the server sends the answers with it. */
  readonly asks: readonly Asked[];
};

const SEASON = { season: ':id' };
const LOG: Asked = { operation: 'RecentEvents', variables: { ...SEASON, first: 100 } };

/** The pages with which somebody begins, as web/src/app/pages.ts has them, by the name of their document. */
export const FIRST: Readonly<Record<string, First>> = {
  front: {
    module: 'lobby/front-page.tsx',
    asks: [
      { operation: 'Seasons', variables: {} },
      { operation: 'Exhibitions', variables: {} },
    ],
  },
  s: {
    module: 'round/round-page.tsx',
    asks: [{ operation: 'RoundTable', variables: SEASON }, LOG],
  },
  d: {
    module: 'dynasty/dynasty-page.tsx',
    asks: [{ operation: 'DynastyTable', variables: SEASON }, LOG],
  },
  g: {
    module: 'giolitti/game-page.tsx',
    asks: [{ operation: 'Game', variables: { game: ':id' } }],
  },
  watch: {
    module: 'watch/watch-page.tsx',
    asks: [
      { operation: 'Watch', variables: SEASON },
      { operation: 'RecentEvents', variables: { ...SEASON, first: 6 } },
    ],
  },
};
