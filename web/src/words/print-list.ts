import { LANGUAGE } from './language';

const list = new Intl.ListFormat(LANGUAGE, { type: 'unit', style: 'short' });

/** "Ada, Bruno, Carla", as the language of the pages puts them side by side. */
export const printList = (of: Iterable<string>): string => list.format(of);
