/** The language of texts, numbers and dates. */
export const LANGUAGE = 'en';
