import { LANGUAGE } from './language';

const list = new Intl.ListFormat(LANGUAGE, { type: 'unit', style: 'short' });
const all = new Intl.ListFormat(LANGUAGE, { type: 'conjunction' });

/** "Ada, Bruno, Carla", as the language of the pages puts them side by side. */
export const printList = (of: Iterable<string>): string => list.format(of);

/** "Ada, Bruno, and Carla": all of them together. */
export const printAll = (of: Iterable<string>): string => all.format(of);
