/**
 * The pattern with which `LIKE … ESCAPE '!'` finds the text anywhere. Wildcards in the text stand for
 * themselves.
 */
export const likePattern = (text: string): string => `%${text.replace(/[%_!]/gu, '!$&')}%`;
