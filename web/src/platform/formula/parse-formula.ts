import { t } from '../i18n/translate';

/**
 * Parses a formula such as `20 * cards + 5 * min(ranks.ARCANA, 3)` into the API's form: whole
 * numbers, true and false, names, and operators with operands. Errors carry their position.
 */
export type Formula =
  | number
  | boolean
  | { readonly name: string }
  | { readonly op: string; readonly of: readonly Formula[] };

export type Parsed =
  | { readonly ok: true; readonly formula: Formula }
  | { readonly ok: false; readonly at: number; readonly message: string };

type Token = { readonly text: string; readonly at: number };
type Binary = { readonly op: string; readonly binds: number; readonly joins: boolean };

/**
 * `binds` is the precedence; 1 is the loosest. Operators with `joins` take any number of operands.
 */
export const BINARY: Readonly<Record<string, Binary>> = {
  or: { op: 'OR', binds: 1, joins: true },
  and: { op: 'AND', binds: 2, joins: true },
  '=': { op: 'EQUAL', binds: 4, joins: false },
  '<': { op: 'LESS', binds: 4, joins: false },
  '<=': { op: 'AT_MOST', binds: 4, joins: false },
  '>': { op: 'MORE', binds: 4, joins: false },
  '>=': { op: 'AT_LEAST', binds: 4, joins: false },
  '+': { op: 'ADD', binds: 5, joins: true },
  '-': { op: 'SUBTRACT', binds: 5, joins: false },
  '*': { op: 'MULTIPLY', binds: 6, joins: true },
  '/': { op: 'DIVIDE', binds: 6, joins: false },
};
export const NOT_BINDS = 3;
/** Operators written as functions, with their least and greatest number of operands. */
export const FUNCTIONS: Readonly<Record<string, { op: string; least: number; most: number }>> = {
  min: { op: 'MIN', least: 2, most: 20 },
  max: { op: 'MAX', least: 2, most: 20 },
  if: { op: 'IF', least: 3, most: 3 },
};

const TOKEN = /\s*(\d+|[A-Za-z][A-Za-z0-9]*(?:[.:][A-Za-z0-9_]+)*|<=|>=|[-+*/×÷−=<>(),])/y;
const SIGNS: Readonly<Record<string, string>> = { '×': '*', '÷': '/', '−': '-' };

class Wrong extends Error {
  constructor(
    readonly at: number,
    message: string,
  ) {
    super(message);
  }
}

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (text.slice(TOKEN.lastIndex).trim() !== '') {
    const from = TOKEN.lastIndex;
    const found = TOKEN.exec(text);
    if (found === null) throw new Wrong(from, t('formula.anything'));
    const [, sign = ''] = found;
    tokens.push({ text: SIGNS[sign] ?? sign, at: TOKEN.lastIndex - sign.length });
  }
  return tokens;
}

class Reader {
  private next = 0;
  constructor(
    private readonly tokens: readonly Token[],
    private readonly end: number,
  ) {}

  whole(): Formula {
    const formula = this.binary(1);
    const left = this.tokens[this.next];
    if (left !== undefined) {
      throw new Wrong(left.at, t('formula.operator', { before: left.text }));
    }
    return formula;
  }

  private peek = (): string | undefined => this.tokens[this.next]?.text;
  private at = (): number => this.tokens[this.next]?.at ?? this.end;

  private take(text: string): void {
    if (this.peek() !== text) throw new Wrong(this.at(), t('formula.sign', { sign: text }));
    this.next += 1;
  }

  /** Parses operators of at least the precedence `least`. */
  private binary(least: number): Formula {
    let left = this.operand();
    for (let found = this.operator(least); found !== null; found = this.operator(least)) {
      this.next += 1;
      const { op, binds, joins } = found;
      const of = [left, this.binary(binds + 1)];
      while (joins && this.operator(least)?.op === op) {
        this.next += 1;
        of.push(this.binary(binds + 1));
      }
      left = { op, of };
    }
    return left;
  }

  private operator(least: number): Binary | null {
    const text = this.peek();
    if (text === undefined || !Object.hasOwn(BINARY, text)) return null;
    const found = BINARY[text];
    return found !== undefined && found.binds >= least ? found : null;
  }

  private operand(): Formula {
    const token = this.tokens[this.next];
    if (token === undefined) throw new Wrong(this.end, t('formula.operand'));
    this.next += 1;
    const { text, at } = token;
    if (text === '(') {
      const inner = this.binary(1);
      this.take(')');
      return inner;
    }
    if (text === 'not') return { op: 'NOT', of: [this.binary(NOT_BINDS)] };
    if (text === '-') return this.negative(at);
    if (/^\d/.test(text)) return Number(text);
    if (text === 'true' || text === 'false') return text === 'true';
    if (this.peek() === '(') return this.call(text, at);
    if (!/^[A-Za-z]/.test(text) || Object.hasOwn(BINARY, text)) {
      throw new Wrong(at, t('formula.operandBefore', { before: text }));
    }
    return { name: text };
  }

  private negative(at: number): Formula {
    const text = this.peek() ?? '';
    if (!/^\d/.test(text)) throw new Wrong(at, t('formula.negative'));
    this.next += 1;
    return text === '0' ? 0 : -Number(text);
  }

  private call(name: string, at: number): Formula {
    const known = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
    if (known === undefined) throw new Wrong(at, t('formula.call', { name }));
    this.take('(');
    const of = [this.binary(1)];
    while (this.peek() === ',') {
      this.next += 1;
      of.push(this.binary(1));
    }
    this.take(')');
    const { op, least, most } = known;
    if (of.length < least || of.length > most) {
      throw new Wrong(
        at,
        least === most
          ? t('formula.parts', { name, least })
          : t('formula.partsTo', { name, least, most }),
      );
    }
    return { op, of };
  }
}

export function parseFormula(text: string): Parsed {
  try {
    return { ok: true, formula: new Reader(tokensOf(text), text.length).whole() };
  } catch (wrong) {
    if (wrong instanceof Wrong) return { ok: false, at: wrong.at, message: wrong.message };
    throw wrong;
  }
}
