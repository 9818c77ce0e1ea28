import { printList } from '../../../platform/i18n/print-list';
import { say } from '../../../platform/i18n/translate';

type Taken = { readonly name: string; readonly points: number };

/** Tricks with their points, in a row: "L’Aria 1, Tripletta 4". */
export const taken = (tricks: readonly Taken[]): string =>
  printList(tricks.map(({ name, points }) => say('trick.taken', { name, points })));
