/** Strict parsers for iCalendar and Atom. */

export type Property = { readonly name: string; readonly params: string; readonly value: string };

const CONTENT_LINE = /^([A-Za-z0-9-]+)((?:;[A-Za-z0-9-]+=[^;:,"]*)*):(.*)$/;

/** The unfolded properties of a calendar. Throws if the calendar violates RFC 5545, 3.1. */
export function readCalendar(text: string): Property[] {
  if (!text.endsWith('\r\n')) throw new Error('the last line has no end');
  const lines = text.slice(0, -2).split('\r\n');
  for (const line of lines) {
    if (Buffer.byteLength(line) > 75) throw new Error(`a line of more than 75 octets: ${line}`);
    if (/[^\P{Cc}\t]|\uFFFD/u.test(line)) {
      throw new Error(`a control: ${line}`);
    }
  }
  return text
    .slice(0, -2)
    .replace(/\r\n /g, '')
    .split('\r\n')
    .map((line) => {
      const [, name = '', params = '', value = ''] = CONTENT_LINE.exec(line) ?? [];
      if (name === '') throw new Error(`no content line: ${line}`);
      return { name, params, value };
    });
}

/**
 * The components with this name. Each is a map of its properties by name, and each name occurs
 * once.
 */
export function componentsOf(
  properties: readonly Property[],
  name: string,
): ReadonlyMap<string, string>[] {
  const found: Map<string, string>[] = [];
  let open: Map<string, string> | null = null;
  for (const property of properties) {
    if (property.name === 'BEGIN' && property.value === name) open = new Map();
    else if (property.name === 'END' && property.value === name) {
      if (open === null) throw new Error(`an end without a beginning: ${name}`);
      found.push(open);
      open = null;
    } else if (open !== null) {
      if (open.has(property.name)) throw new Error(`twice: ${property.name}`);
      open.set(property.name, property.value);
    }
  }
  return found;
}

/** The text of a value of type TEXT [RFC 5545, 3.3.11]. */
export const plain = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_all, sign: string) => (/n/i.test(sign) ? '\n' : sign));

export type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly text: string;
};

const TOKEN = /<\/([\w:]+)>|<([\w:]+)((?: [\w:-]+="[^"<]*")*)(\/?)>|([^<]+)/gy;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function unescaped(text: string): string {
  if (/&(?!(amp|lt|gt|quot);)/.test(text) || text.includes('<')) {
    throw new Error(`not escaped: ${text}`);
  }
  return text.replace(/&(\w+);/g, (_all, name: string) => ENTITIES[name] ?? '');
}

/** Parses an XML document of elements, attributes and text. Throws if it is not well-formed. */
export function readXml(document: string): Element {
  const declaration = '<?xml version="1.0" encoding="utf-8"?>\n';
  if (!document.startsWith(declaration)) throw new Error('no declaration');
  const rest = document.slice(declaration.length);
  if (/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(rest)) {
    throw new Error('no XML');
  }
  type Open = {
    name: string;
    attributes: Record<string, string>;
    children: Element[];
    text: string;
  };
  const root: Open = { name: '', attributes: {}, children: [], text: '' };
  const stack = [root];
  let end = 0;
  for (const match of rest.matchAll(TOKEN)) {
    end = match.index + match[0].length;
    const [, closed, opened, attributes = '', empty, text] = match;
    const top = stack.at(-1)!;
    if (text !== undefined) top.text += unescaped(text);
    if (opened !== undefined) {
      const found = [...attributes.matchAll(/ ([\w:-]+)="([^"]*)"/g)];
      const read = Object.fromEntries(
        found.map(([, key = '', value = '']) => [key, unescaped(value)]),
      );
      const element: Open = { name: opened, attributes: read, children: [], text: '' };
      top.children.push(element);
      if (empty !== '/') stack.push(element);
    }
    if (closed !== undefined && stack.pop()?.name !== closed) throw new Error(`ends: ${closed}`);
  }
  if (end !== rest.length || stack.length !== 1) throw new Error(`not well-formed at ${end}`);
  return root.children[0]!;
}
