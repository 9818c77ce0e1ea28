/** How the codes of items stand in sentences. */

/** A code as people write it: `GOLD_STAR` is "Gold Star", `CARD:KNIGHT:SWORDS` "Knight of Swords". */
export function titled(code: string): string {
  if (isCard(code)) return code.split(':').slice(1).map(titled).join(' of ');
  if (code.startsWith('WORK:')) return 'Work of Art';
  const words = code.toLowerCase().split('_');
  const title = words.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(' ');
  // As the texts write it.
  return title.replace('Proposal Maker', 'Proposal-Maker');
}

const isCard = (code: string): boolean => code.startsWith('CARD:');

/** "10 Trungs", "1 Gold Star", "2 × Knight of Swords". */
export function amountOf(count: number, item: string): string {
  if (isCard(item)) return `${count} × ${titled(item)}`;
  return `${count} ${titled(item)}${count === 1 ? '' : 's'}`;
}
