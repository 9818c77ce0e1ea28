import { marked } from 'marked';
import type { Token, Tokens } from 'marked';
import type { ReactNode } from 'react';
import { GlossaryText } from './glossary/glossary-text';
import { linkTerms } from './glossary/glossary-tokens';
import './markdown.css';

type MarkdownProps = {
  readonly text: string;
  /** The rules' section on the page; its words link to other sections. */
  readonly section?: string;
};

/**
 * The Markdown of rules and proposals, rendered as elements. Its authors are players, so HTML shows
 * as plain text, and links lead to the web or within the client.
 */
export function Markdown({ text, section }: MarkdownProps) {
  const tokens = marked.lexer(text);
  return <>{many(section === undefined ? tokens : linkTerms(tokens, section))}</>;
}

const many = (tokens: readonly Token[] | undefined): ReactNode[] =>
  (tokens ?? []).map((token, at) => <One key={at} token={token} />);

function One({ token }: { readonly token: Token }): ReactNode {
  const inner = 'tokens' in token ? many(token.tokens) : null;
  switch (token.type) {
    case 'paragraph':
      return <p>{inner}</p>;
    case 'heading':
      return <h3>{inner}</h3>;
    case 'strong':
      return <strong>{inner}</strong>;
    case 'em':
      return <em>{inner}</em>;
    case 'del':
      return <del>{inner}</del>;
    case 'blockquote':
      return <blockquote>{inner}</blockquote>;
    case 'code':
      return <pre className="scroll">{(token as Tokens.Code).text}</pre>;
    case 'codespan':
      return <code>{(token as Tokens.Codespan).text}</code>;
    case 'list':
      return <List list={token as Tokens.List} />;
    case 'table':
      return <Table table={token as Tokens.Table} />;
    case 'link':
      return <Away href={(token as Tokens.Link).href}>{inner}</Away>;
    case 'term':
      return <GlossaryText>{token.raw}</GlossaryText>;
    case 'br':
      return <br />;
    case 'space':
      return null;
    case 'text':
    case 'escape':
      return inner ?? (token as Tokens.Text).text;
    default:
      return token.raw;
  }
}

function List({ list }: { readonly list: Tokens.List }) {
  const items = list.items.map((item, at) => <li key={at}>{many(item.tokens)}</li>);
  return list.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
}

function Table({ table }: { readonly table: Tokens.Table }) {
  return (
    <div className="scroll">
      <table>
        <thead>
          <tr>
            {table.header.map(({ tokens }, at) => (
              <th key={at}>{many(tokens)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, at) => (
            <tr key={at}>
              {row.map(({ tokens }, column) => (
                <td key={column}>{many(tokens)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Away({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return /^(https?:\/\/|\/|#)/.test(href) ? <a href={href}>{children}</a> : <>{children}</>;
}
