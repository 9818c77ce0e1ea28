import { printList } from '../../../platform/i18n/print-list';
import { t } from '../../../platform/i18n/translate';

type Taken = { readonly name: string; readonly points: number };

/** Tricks with their points, in a row: "L’Aria 1, Tripletta 4". */
export const printTricks = (tricks: readonly Taken[]): string =>
  printList(tricks.map(({ name, points }) => t('trick.taken', { name, points })));
