import type { Token, Tokens } from 'marked';
import { piecesOf, termsOf } from './terms';

/** Where a word is not part of a sentence. */
const APART = ['heading', 'link', 'code', 'codespan', 'table'];

/** The tokens of a section of the rules, with each word of another section where it comes first. */
export function termedTokens(tokens: readonly Token[], section: string): Token[] {
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
