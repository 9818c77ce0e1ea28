import { language } from './language';

const list = new Intl.ListFormat(language(), { type: 'unit', style: 'short' });
const all = new Intl.ListFormat(language(), { type: 'conjunction' });

/** "Ada, Bruno, Carla", a list without "and". */
export const printList = (of: Iterable<string>): string => list.format(of);

/** "Ada, Bruno, and Carla". */
export const printAll = (of: Iterable<string>): string => all.format(of);
