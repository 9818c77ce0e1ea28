/** A word of the rules and the place of its definition. */
export type Term = {
  /** The word's spellings, ignoring case, as a regular expression. */
  readonly words: string;
  /**
   * The section that defines the word. If a ruleset lacks the section, the next in the list counts.
   */
  readonly sections: readonly string[];
};

/** The words that a player has to know. Longer words come before the words they contain. */
const TERMS = [
  { words: 'proposal-makers?', sections: ['proposal-makers', 'proposals'] },
  { words: 'gold stars?', sections: ['gold-star', 'victory'] },
  { words: 'trungs?', sections: ['trung'] },
  { words: 'auction phase', sections: ['phases'] },
  { words: 'bartering phase', sections: ['phases'] },
  { words: 'secret actions?', sections: ['secret-information'] },
  { words: 'participation', sections: ['participation'] },
  { words: 'fortunes?', sections: ['fortunes'] },
  { words: 'wealth', sections: ['income'] },
  { words: 'lots', sections: ['lots', 'auction-house'] },
  { words: 'multipliers?', sections: ['scoring'] },
  { words: 'magistrell[oi]', sections: ['magistrelli'] },
  { words: 'sfid[ae]', sections: ['play'] },
  { words: 'grand canal', sections: ['play', 'tricks'] },
  { words: 'bersaglio', sections: ['play', 'starting-a-game'] },
  { words: 'campione', sections: ['ending-a-game'] },
  { words: 'fine', sections: ['ending-a-game'] },
  { words: 'arcana', sections: ['arcana', 'cards'] },
  { words: 'moda', sections: ['moda'] },
  { words: 'raffinato', sections: ['moda'] },
  { words: 'greggio', sections: ['moda'] },
  { words: 'juice', sections: ['gambling'] },
  { words: 'pegs?', sections: ['gambling'] },
  { words: 'pockets?', sections: ['tricks'] },
  { words: 'tricks?', sections: ['tricks'] },
  { words: 'stakes', sections: ['ending-a-game'] },
  { words: 'hefts?', sections: ['deck'] },
] as const satisfies readonly Term[];

const EVERY = new RegExp(`\\b(?:${TERMS.map(({ words }) => words).join('|')})\\b`, 'giu');
const EACH = TERMS.map((term) => ({ term, is: new RegExp(`^(?:${term.words})$`, 'iu') }));

const termOf = (word: string): Term | undefined => EACH.find(({ is }) => is.test(word))?.term;

/** The words that a section itself defines, which need no link there. */
export const termsOf = (section: string): Set<Term> =>
  new Set(TERMS.filter(({ sections }) => (sections as readonly string[]).includes(section)));

export type TextPiece = { readonly text: string; readonly term: Term | null };

/** Splits a text at the words of the rules that `seen` lacks, and adds them to `seen`. */
export function piecesOf(text: string, seen = new Set<Term>()): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const found of text.matchAll(EVERY)) {
    const [word] = found;
    const term = termOf(word);
    if (term === undefined || seen.has(term)) continue;
    seen.add(term);
    pieces.push({ text: text.slice(from, found.index), term: null }, { text: word, term });
    from = found.index + word.length;
  }
  return [...pieces, { text: text.slice(from), term: null }].filter((piece) => piece.text !== '');
}

type Section = { readonly anchor: string; readonly title: string; readonly markdown: string };
type Definition = { readonly section: Section; readonly text: string };

/**
 * A word's definition: the first paragraph or point with the word in its section; null if none has
 * it.
 */
export function definitionOf(
  word: string,
  term: Term,
  sections: readonly Section[],
): Definition | null {
  const has = new RegExp(`\\b(?:${term.words})\\b`, 'iu');
  const found = term.sections.flatMap((anchor) =>
    sections.filter((each) => each.anchor === anchor),
  );
  const named = found.find(({ title, markdown }) => has.test(title) || has.test(markdown));
  const section = named ?? found[0];
  if (section === undefined) return null;
  const blocks = section.markdown.split(/\n\s*\n|\n(?=- |\d+\. )/).map((block) => block.trim());
  const paragraphs = blocks.filter((block) => !block.startsWith('|') && block !== '');
  const text = paragraphs.find((block) => has.test(block)) ?? paragraphs[0] ?? word;
  return { section, text: plain(text) };
}

/** Strips Markdown syntax. */
const plain = (markdown: string): string =>
  markdown
    .replace(/^(?:- |\d+\. )/, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|`/g, '')
    .replace(/\s+/g, ' ');
