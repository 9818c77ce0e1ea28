/** The language of the pages, of their numbers and their dates. */
export const LANGUAGE = 'en';
