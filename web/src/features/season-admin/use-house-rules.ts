import { useMemo } from 'react';
import { useDraft } from '../../platform/api/draft';
import { isObject } from '../../platform/json';
import { useRulesDocument } from '../rules-editor';
import { useAmending } from '../governance';
import type { Amending } from '../governance';
import type { PlainWord } from '../../platform/i18n/translate';
import { readDocument, stepsBetween } from './ruleset-document';
import type { ReadDocument } from './ruleset-document';

export type WholeDocument = {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly read: ReadDocument;
  /** The edition's id. */
  readonly of: string;
  /** The edition's document; null while loading. */
  readonly edition: object | null;
  /** Retries a failed load of the edition; null without a failure. */
  readonly retry: (() => void) | null;
  /** The steps from the edition to the text; null while loading or if the text does not parse. */
  readonly steps: readonly object[] | null;
};

export type HouseRules = {
  readonly amending: Amending;
  readonly whole: WholeDocument;
  /** The patch of the edition; null for none. */
  readonly ruleset: object | null;
  /** The reason why the changes cannot be sent; null if they can. */
  readonly wrong: PlainWord | null;
  readonly clear: () => void;
};

/**
 * The changes of an edition for a new season: sentences and a patch, or a complete document that
 * replaces both. The API takes only changes, so the changes in a document are computed here.
 */
export function useHouseRules(edition: string): HouseRules {
  const amending = useAmending(null, { edition }, `createSeason ${edition}`);
  const [text, setText, clearText] = useDraft(
    { season: null, command: 'createSeason document' },
    '',
  );
  const known = useRulesDocument({ edition }, text.trim() === '');
  const read = useMemo(() => readDocument(text), [text]);
  const rules = isObject(known.document) ? known.document : null;
  const steps = useMemo(
    () => (read.is === 'read' && rules !== null ? stepsBetween(rules, read.document) : null),
    [read, rules],
  );
  const { patched, isJson } = amending;
  const isWhole = read.is !== 'none';
  const said = patched?.is === 'said' ? patched.patch : null;
  const half: PlainWord = isJson ? 'effect.half' : 'govern.patchBad';
  return {
    amending,
    whole: { text, setText, read, of: edition, edition: rules, retry: known.retry, steps },
    ruleset: !isWhole ? said : steps?.length === 0 ? null : steps,
    wrong: isWhole ? wrongWith(read, steps) : patched === null ? half : null,
    clear: () => {
      amending.clear();
      clearText();
    },
  };
}

function wrongWith(read: ReadDocument, steps: readonly object[] | null): PlainWord | null {
  if (read.is === 'wrong') return 'document.bad';
  return steps === null ? 'document.unknown' : null;
}
