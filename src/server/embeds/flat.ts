import { SERIF, STYLE } from './looks';

/** A picture by day for the renderer of the house: its file of that weight calls itself by another name. */
export const flat = (svg: string): string =>
  svg
    .replace(`<style>${STYLE}</style>`, '')
    .replaceAll(SERIF, SERIF.replace('EB Garamond', 'EB Garamond Medium'));
