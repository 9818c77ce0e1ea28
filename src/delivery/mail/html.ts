const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);

/** A paragraph, with or without a link as its whole text. */
export type Paragraph = { readonly text: string; readonly href?: string | null };

/** The two forms of a mail's text. */
export type Forms = { readonly text: string; readonly html: string };

/** Prints paragraphs as plain text and as HTML. Links show their address in plain text. */
export function printForms(paragraphs: readonly Paragraph[], footer: readonly Paragraph[]): Forms {
  const plain = ({ text, href = null }: Paragraph): string =>
    href === null || text === href ? text : `${text}:\n${href}`;
  const rich = ({ text, href = null }: Paragraph): string => {
    const inner = escapeHtml(text).replaceAll('\n', '<br>');
    return `<p>${href === null ? inner : `<a href="${escapeHtml(href)}">${inner}</a>`}</p>`;
  };
  const foot = footer.length === 0 ? '' : `<hr><small>${footer.map(rich).join('')}</small>`;
  return {
    text: [...paragraphs.map(plain), ...(footer.length > 0 ? ['-- '] : []), ...footer.map(plain)]
      .join('\n\n')
      .replace('\n\n-- \n\n', '\n\n-- \n'),
    html: `<!doctype html><html><body>${paragraphs.map(rich).join('')}${foot}</body></html>`,
  };
}
