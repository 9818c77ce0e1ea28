import { isObject } from '../../../platform/json';
import { listAtPath, printLines, formValuesOf } from '../../rules-editor';
import { printFormula } from '../../../platform/formula/print-formula';
import { printValue } from '../../../ui/print-value';
import { t } from '../../../platform/i18n/translate';
import { wordsOfPath } from './rule-values';

type PatchStep = { readonly op?: unknown; readonly path?: unknown; readonly value?: unknown };

type PatchProps = {
  readonly patch: unknown;
  /** The present value at a place; left out if the page shows it elsewhere. */
  readonly before?: (path: string) => unknown;
};

/** A change of the rules, step by step. Removals and additions have different colours. */
export function Patch({ patch, before = () => undefined }: PatchProps) {
  const steps: readonly PatchStep[] = Array.isArray(patch) ? patch : [];
  return (
    <ul className="patch">
      {steps
        // `test` steps change nothing.
        .filter(({ op }) => op !== 'test')
        .map(({ op, path, value }, at) => (
          <li key={at} data-op={String(op)}>
            <span className="quiet" title={String(path)}>
              {wordsOfPath(String(path))}
            </span>
            <Former value={before(String(path))} />
            {value !== undefined && <Value path={String(path)} value={value} />}
            {op === 'remove' && <del> {t('patch.goes')}</del>}
          </li>
        ))}
    </ul>
  );
}

/** The former value, if it is plain or a formula. For any other value the new one is enough. */
function Former({ value }: { readonly value: unknown }) {
  const plain = value === undefined ? null : printed(value);
  if (plain === null) return null;
  return (
    <>
      {' '}
      <del>{plain}</del>
    </>
  );
}

/**
 * A plain value or formula in words, a list's entry as its sentences, and any other value as JSON.
 */
function Value({ path, value }: { readonly path: string; readonly value: unknown }) {
  const plain = printed(value);
  if (plain !== null) return <ins> {plain}</ins>;
  const entries = entriesIn(path, value);
  if (entries.length > 0) {
    return entries.map((lines, at) => (
      <ins key={at} className="patch-entry">
        {lines.map((line, place) => (
          <span key={place}>{line}</span>
        ))}
      </ins>
    ));
  }
  return (
    <details>
      <summary>{t('patch.json')}</summary>
      <pre className="breakable">{JSON.stringify(value, null, 2)}</pre>
    </details>
  );
}

function printed(value: unknown): string | null {
  if (value === null) return t('patch.none');
  if (typeof value !== 'object') return printValue(value);
  return printFormula(value);
}

/** The sentences of an entry, or of every entry of a list. */
function entriesIn(path: string, value: unknown): readonly (readonly string[])[] {
  const list = listAtPath(path);
  if (list === null) return [];
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  return entries
    .filter(isObject)
    .map((each) => printLines(list.lines, formValuesOf(list.lines, each)));
}
