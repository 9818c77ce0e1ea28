/** A code as people write it: `PROPOSAL_MAKER` is "Proposal-Maker", `THE_FOOL` "The Fool". */
export function titled(code: string): string {
  const words = code.toLowerCase().split('_');
  const title = words.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(' ');
  // As the texts write it.
  return title.replace('Proposal Maker', 'Proposal-Maker');
}
