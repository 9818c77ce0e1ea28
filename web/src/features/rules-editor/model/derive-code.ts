const LONGEST_CODE = 32;

/** A code derived from a title: `NIGHT_WATCH`. */
export const deriveCode = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_+/, '')
    .slice(0, LONGEST_CODE)
    .replace(/_+$/, '');
