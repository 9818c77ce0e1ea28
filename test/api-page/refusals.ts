/** Reads the refusals that a command can give from its record and all code that it calls. */
import ts from 'typescript';
import { filesOf, find } from './sources';
import type { Declared, SourceFile } from './sources';

export type Game = 'round' | 'dynasty';

/** The parts of a record that never refuse, and `advance`: the clock never refuses. */
const BESIDES = /^(?:offers|made|evolve|text|waits|concerns|touches|advance)$/;
/** Tables that the walk does not enter as a whole. It enters a member where code names it. */
const WHOLE: Readonly<Record<Game, RegExp>> = {
  round: /^(?:GUARDS|SHAPES|ROUND_REFUSALS|CASINO|attempts)$/,
  dynasty: /^(?:GUARDS|VALUE_TRACKING|SHAPES|DYNASTY_REFUSALS|attempts)$/,
};
/** Refusals of every command of a role. A record with the flag on the left avoids the refusal. */
const SPARED: Readonly<Record<string, string>> = {
  whilePaused: 'SEASON_PAUSED',
  whileIdle: 'YOU_ARE_IDLE',
};

const nameIn = (node: ts.Node): string | null =>
  (ts.isPropertyAssignment(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isPropertyDeclaration(node)) &&
  (ts.isIdentifier(node.name) || ts.isPrivateIdentifier(node.name))
    ? node.name.text
    : null;

/** The records of a game's commands, by name. */
function recordsOf(game: Game): Map<string, Declared> {
  const found = new Map<string, Declared>();
  const look = (file: SourceFile, node: ts.Node): void => {
    const isRecord = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
    if (isRecord && ts.isIdentifier(node.name) && /^[A-Z]/.test(node.name.text)) {
      found.set(node.name.text, { file, node });
    } else ts.forEachChild(node, (child) => look(file, child));
  };
  for (const file of filesOf(game)) {
    for (const [name, nodes] of file.declared) {
      if (name.endsWith('_COMMANDS')) for (const node of nodes) look(file, node);
    }
  }
  return found;
}

class Walk {
  readonly codes = new Set<string>();
  readonly spared = new Set<string>();
  private readonly seen = new Set<ts.Node>();
  private readonly asked = new Set<string>();
  /** The tables that were passed to shared code. */
  private readonly given: Declared[] = [];

  constructor(
    private readonly game: Game,
    private readonly known: ReadonlySet<string>,
  ) {}

  of({ file, node }: Declared): void {
    if (this.seen.has(node)) return;
    this.seen.add(node);
    this.into(file, node);
  }

  private into(file: SourceFile, node: ts.Node): void {
    const name = nameIn(node);
    if (name !== null && BESIDES.test(name)) return;
    if (name !== null && SPARED[name] !== undefined) this.spared.add(SPARED[name]);
    if (ts.isTypeNode(node) || ts.isParameter(node)) return;
    if (ts.isStringLiteral(node) && this.known.has(node.text)) this.codes.add(node.text);
    if (ts.isCallExpression(node)) this.pass(file, node);
    if (ts.isPropertyAssignment(node)) this.into(file, node.initializer);
    else if (ts.isVariableDeclaration(node) || ts.isBindingElement(node)) {
      if (node.initializer !== undefined) this.into(file, node.initializer);
    } else if (ts.isPropertyAccessExpression(node)) {
      this.member(file, node.expression, node.name.text);
    } else if (ts.isNewExpression(node)) {
      // Of a class only the members that code names are entered.
      for (const argument of node.arguments ?? []) this.into(file, argument);
    } else if (ts.isIdentifier(node)) this.name(file, node.text);
    else ts.forEachChild(node, (child) => this.into(file, child));
  }

  /** Remembers the tables that are passed to the called function, before it is entered. */
  private pass(file: SourceFile, { arguments: given }: ts.CallExpression): void {
    for (const each of given) {
      if (ts.isIdentifier(each) && WHOLE[this.game].test(each.text)) {
        this.given.push(...find(file, each.text));
      }
    }
  }

  private name(file: SourceFile, name: string): void {
    // `unless` makes the refusals of all shapes.
    if (name === 'unless') this.codes.add('MALFORMED');
    if (WHOLE[this.game].test(name)) return;
    for (const each of find(file, name)) {
      if (ts.isBindingElement(each.node)) this.bound(each.file, each.node, name);
      else if (nameIn(each.node) === null) this.of(each);
    }
  }

  /** A name that is destructured from another value. */
  private bound(file: SourceFile, node: ts.BindingElement, name: string): void {
    const whole = node.parent.parent;
    const { propertyName } = node;
    const wanted =
      propertyName !== undefined && ts.isIdentifier(propertyName) ? propertyName.text : name;
    if (ts.isParameter(whole)) this.handed(wanted);
    else if (ts.isVariableDeclaration(whole) && whole.initializer !== undefined) {
      this.member(file, whole.initializer, wanted);
    }
  }

  /** A parameter of shared season code. A game passes the value under the same name. */
  private handed(name: string): void {
    if (!/^(?:unless\w+|refuse[A-Z]\w*|over)$/.test(name)) return;
    for (const table of this.given) this.memberOf(table, name);
    const isShared = (file: SourceFile): boolean =>
      /\/(?:model|guards|proposals)(?:\/|\.ts)/.test(file.name);
    for (const file of filesOf(this.game).filter(isShared)) {
      for (const node of file.declared.get(name) ?? []) {
        if (ts.isBindingElement(node)) this.bound(file, node, name);
        else this.of({ file, node });
      }
    }
    for (const file of filesOf('season').filter(({ name: at }) => at.endsWith('/guards.ts'))) {
      const nodes = (file.declared.get(name) ?? []).filter((node) => nameIn(node) !== null);
      for (const node of nodes) this.of({ file, node });
    }
  }

  /** A member of a table, or of a function's result. */
  private member(file: SourceFile, of: ts.Expression, name: string): void {
    const asked = `${file.name} ${String(of.pos)} ${name}`;
    if (this.asked.has(asked)) return;
    this.asked.add(asked);
    const callee = ts.isCallExpression(of) || ts.isNewExpression(of) ? of.expression : of;
    if (of.kind === ts.SyntaxKind.ThisKeyword) this.own(file, of, name);
    else if (!ts.isIdentifier(callee)) this.into(file, of);
    else if (callee.text.endsWith('_REFUSALS')) return;
    else {
      const known = find(file, callee.text);
      if (known.length === 0) this.handed(name);
      for (const each of known) this.memberOf(each, name);
    }
    if (ts.isCallExpression(of)) for (const given of of.arguments) this.into(file, given);
  }

  /** A member of the class around the code. */
  private own(file: SourceFile, code: ts.Node, name: string): void {
    let node = code;
    while (!ts.isClassDeclaration(node) && !ts.isSourceFile(node)) node = node.parent;
    for (const each of inside(node, name)) this.of({ file, node: each });
  }

  private memberOf({ file, node }: Declared, name: string): void {
    const made = ts.isVariableDeclaration(node) ? node.initializer : undefined;
    const isMade = made !== undefined && (ts.isCallExpression(made) || ts.isNewExpression(made));
    if (isMade) this.member(file, made, name);
    else for (const each of inside(node, name)) this.of({ file, node: each });
  }
}

/** The members with the name in a declaration. */
function inside(node: ts.Node, name: string): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (each: ts.Node): void => {
    if (nameIn(each) === name) found.push(each);
    else ts.forEachChild(each, visit);
  };
  visit(node);
  return found;
}

/** The refusals of each command by its name, in the order of `codes`. */
export function refusalsOf(game: Game, codes: readonly string[]): Map<string, readonly string[]> {
  const known = new Set(codes);
  return new Map(
    [...recordsOf(game)].map(([command, record]) => {
      const walk = new Walk(game, known);
      walk.of(record);
      return [command, codes.filter((code) => walk.codes.has(code) && !walk.spared.has(code))];
    }),
  );
}
