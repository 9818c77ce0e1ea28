/** The sources of the rules, with the names that each file declares, imports and exports. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

const SRC = join(__dirname, '..', '..', 'src');

export type Declared = { readonly file: SourceFile; readonly node: ts.Node };

type Imported = { readonly from: string; readonly name: string };

export type SourceFile = {
  readonly name: string;
  readonly declared: ReadonlyMap<string, readonly ts.Node[]>;
  /** The imported names, each with its source file and its name in that file. */
  readonly imported: ReadonlyMap<string, Imported>;
  /** The files re-exported by `export *`. */
  readonly passedOn: readonly string[];
};

const isDeclaration = (node: ts.Node): node is ts.NamedDeclaration =>
  ts.isFunctionDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isVariableDeclaration(node) ||
  ts.isPropertyAssignment(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isBindingElement(node);

/** The names in an import or a re-export, and the module that they come from. */
function takenBy(node: ts.Node): [readonly (ts.ImportSpecifier | ts.ExportSpecifier)[], string] {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    const bindings = node.importClause?.namedBindings;
    const names = bindings !== undefined && ts.isNamedImports(bindings) ? bindings.elements : [];
    return [names, node.moduleSpecifier.text];
  }
  if (!ts.isExportDeclaration(node)) return [[], ''];
  const { exportClause: clause, moduleSpecifier: from } = node;
  if (from === undefined || !ts.isStringLiteral(from)) return [[], ''];
  return [clause !== undefined && ts.isNamedExports(clause) ? clause.elements : [], from.text];
}

function read(name: string): SourceFile {
  const text = readFileSync(join(SRC, name), 'utf8');
  const declared = new Map<string, ts.Node[]>();
  const imported = new Map<string, Imported>();
  const passedOn: string[] = [];
  const visit = (node: ts.Node): void => {
    const [specifiers, at] = takenBy(node);
    for (const { name: here, propertyName } of specifiers) {
      const from = normalize(join(dirname(name), at));
      imported.set(here.text, { from, name: (propertyName ?? here).text });
    }
    if (ts.isExportDeclaration(node) && node.exportClause === undefined && at !== '') {
      passedOn.push(normalize(join(dirname(name), at)));
    }
    if (isDeclaration(node) && node.name !== undefined && ts.isIdentifier(node.name)) {
      declared.set(node.name.text, [...(declared.get(node.name.text) ?? []), node]);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true));
  return { name, declared, imported, passedOn };
}

const FILES = new Map(
  ['round', 'dynasty', 'season', 'kernel'].flatMap((folder) =>
    readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(folder, name))
      .map((name) => [name, read(name)] as const),
  ),
);

export const filesOf = (folder: string): SourceFile[] =>
  [...FILES.values()].filter(({ name }) => name.startsWith(`${folder}/`));

const fileAt = (path: string): SourceFile | undefined =>
  FILES.get(`${path}.ts`) ?? FILES.get(join(path, 'index.ts'));

/** The declarations of a name, as the file sees it. */
export function find(file: SourceFile, name: string): Declared[] {
  const at = file.imported.get(name);
  const target = at === undefined ? undefined : fileAt(at.from);
  if (at !== undefined) return target === undefined ? [] : find(target, at.name);
  const here = (file.declared.get(name) ?? []).map((node) => ({ file, node }));
  if (here.length > 0) return here;
  return file.passedOn.flatMap((path) => {
    const other = fileAt(path);
    return other === undefined ? [] : find(other, name);
  });
}
