/** The pages with which somebody begins, as web/src/app/pages.ts has them, by the name of their document. */
export const FIRST: Readonly<Record<string, string>> = {
  front: 'lobby/front-page.tsx',
  s: 'round/round-page.tsx',
  d: 'dynasty/dynasty-page.tsx',
  g: 'giolitti/game-page.tsx',
  watch: 'watch/watch-page.tsx',
};
