import type { Token, Tokens } from 'marked';
import { piecesOf, termsOf } from './terms';

/** Tokens that are outside sentences. */
const APART = ['heading', 'link', 'code', 'codespan', 'table'];

/**
 * The tokens of a section, with a link at the first use of each word that another section defines.
 */
export function linkTerms(tokens: readonly Token[], section: string): Token[] {
  const seen = termsOf(section);
  const termed = (token: Token): Token[] => {
    if (APART.includes(token.type)) return [token];
    if (token.type === 'list') {
      const list = token as Tokens.List;
      const items = list.items.map((item) => ({ ...item, tokens: item.tokens.flatMap(termed) }));
      return [{ ...list, items }];
    }
    if ('tokens' in token) {
      return [{ ...token, tokens: (token.tokens ?? []).flatMap(termed) }];
    }
    if (token.type !== 'text') return [token];
    return piecesOf((token as Tokens.Text).text, seen).map(({ text, term }) =>
      term === null ? { type: 'text', raw: text, text } : { type: 'term', raw: text },
    );
  };
  return tokens.flatMap(termed);
}
