/** What two names have in common that cannot be told apart but by letter case. */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase();
