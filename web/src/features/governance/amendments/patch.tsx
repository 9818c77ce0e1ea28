import { formulaWords, titlesIn } from '../../../platform/formula/formula-words';
import type { Titles } from '../../../platform/formula/formula-words';
import { isObject } from '../../../platform/json';
import { listAtPath, printLines, formValuesOf } from '../../rules-editor';
import type { Lists, RuleList } from '../../rules-editor';
import type { RuleWords } from './use-rule-words';
import { printFormula } from '../../../platform/formula/print-formula';
import { printValue } from '../../../ui/print-value';
import { t } from '../../../platform/i18n/translate';
import { wordsOfPath } from './rule-values';

type PatchStep = { readonly op?: unknown; readonly path?: unknown; readonly value?: unknown };

type PatchProps = {
  readonly patch: unknown;
  /** The present value at a place; left out if the page shows it elsewhere. */
  readonly before?: (path: string) => unknown;
  /** The titles and lists of the rules before the patch; null while unknown. */
  readonly words: RuleWords | null;
};

/** A change of the rules, step by step. Removals and additions have different colours. */
export function Patch({ patch, before = () => undefined, words }: PatchProps) {
  const steps: readonly PatchStep[] = Array.isArray(patch) ? patch : [];
  const known = new Map([...(words?.titles ?? []), ...titlesIn(patch)]);
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
            {value !== undefined && (
              <Value
                path={String(path)}
                value={value}
                titles={known}
                lists={words?.lists ?? null}
              />
            )}
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

type ValueProps = PrintedProps & { readonly path: string; readonly lists: Lists | null };

/**
 * A plain value or formula in words, a list's entry as its sentences, and any other value as JSON.
 * What needs the lists' words is `…` until they are known.
 */
function Value({ path, value, titles, lists }: ValueProps) {
  if (lists === null && typeof value === 'object' && value !== null) {
    return <span className="quiet"> …</span>;
  }
  const plain = printed(value, titles);
  if (plain !== null) return <ins> {plain}</ins>;
  const entries = entriesIn(lists && listAtPath(lists, path), value, titles);
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
function entriesIn(
  list: RuleList | null,
  value: unknown,
  titles: Titles,
): readonly (readonly string[])[] {
  if (list === null) return [];
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  return entries
    .filter(isObject)
    .map((each) => printLines(list.lines, formValuesOf(list.lines, each), titles));
}
