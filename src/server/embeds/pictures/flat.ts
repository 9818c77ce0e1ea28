import { SERIF, STYLE } from './themes';

/** A picture by day for our renderer: the font file of that weight has another name. */
export const flat = (svg: string): string =>
  svg
    .replace(`<style>${STYLE}</style>`, '')
    .replaceAll(SERIF, SERIF.replace('EB Garamond', 'EB Garamond Medium'));
