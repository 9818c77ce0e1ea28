import { isObject } from '../../../platform/json';
import { formulaWords, listAtPath, printLines, formValuesOf, titlesIn } from '../../rules-editor';
import type { Titles } from '../../rules-editor';
import { printFormula } from '../../../platform/formula/print-formula';
import { printValue } from '../../../ui/print-value';
import { t } from '../../../platform/i18n/translate';
import { wordsOfPath } from './rule-values';

type PatchStep = { readonly op?: unknown; readonly path?: unknown; readonly value?: unknown };

type PatchProps = {
  readonly patch: unknown;
  /** The present value at a place; left out if the page shows it elsewhere. */
  readonly before?: (path: string) => unknown;
  /** The titles in the rules before the patch. */
  readonly titles?: Titles;
};

const NO_TITLES: Titles = new Map();

/** A change of the rules, step by step. Removals and additions have different colours. */
export function Patch({ patch, before = () => undefined, titles = NO_TITLES }: PatchProps) {
  const steps: readonly PatchStep[] = Array.isArray(patch) ? patch : [];
  const known = new Map([...titles, ...titlesIn(patch)]);
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
            <Former value={before(String(path))} titles={known} />
            {value !== undefined && <Value path={String(path)} value={value} titles={known} />}
            {op === 'remove' && <del> {t('patch.goes')}</del>}
          </li>
        ))}
    </ul>
  );
}

type PrintedProps = { readonly value: unknown; readonly titles: Titles };

/** The former value, if it is plain or a formula. For any other value the new one is enough. */
function Former({ value, titles }: PrintedProps) {
  const plain = value === undefined ? null : printed(value, titles);
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
function Value({ path, value, titles }: PrintedProps & { readonly path: string }) {
  const plain = printed(value, titles);
  if (plain !== null) return <ins> {plain}</ins>;
  const entries = entriesIn(path, value, titles);
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

function printed(value: unknown, titles: Titles): string | null {
  if (value === null) return t('patch.none');
  if (typeof value !== 'object') return printValue(value);
  const formula = printFormula(value);
  return formula === null ? null : formulaWords(formula, titles);
}

/** The sentences of an entry, or of every entry of a list. */
function entriesIn(path: string, value: unknown, titles: Titles): readonly (readonly string[])[] {
  const list = listAtPath(path);
  if (list === null) return [];
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  return entries
    .filter(isObject)
    .map((each) => printLines(list.lines, formValuesOf(list.lines, each), titles));
}
