import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { Button } from '../../../ui/form/button';
import { Field } from '../../../ui/form/field';
import { printValue } from '../../../ui/print-value';
import { printNumber } from '../../../platform/i18n/format';
import { t } from '../../../platform/i18n/translate';
import type { RuleValue } from './rule-values';

const FIRST_SHOWN = 8;
const MORE_SHOWN = 40;

type RuleSearchProps = {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly values: readonly RuleValue[];
  readonly onChoose: (value: RuleValue) => void;
};

/** The values with every typed word, a few at first and more on request. */
export function RuleSearch({ field, values, onChoose }: RuleSearchProps) {
  const [typed, setTyped] = useState('');
  const [most, setMost] = useState(FIRST_SHOWN);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Focuses the first new entry, since the "more" button may be gone.
    if (most > FIRST_SHOWN) buttonAt(list.current, most - MORE_SHOWN)?.focus();
  }, [most]);
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = values.filter((value) =>
    words.every((word) => value.words.toLowerCase().includes(word)),
  );
  const type = (next: string): void => {
    setTyped(next);
    setMost(FIRST_SHOWN);
  };
  return (
    <>
      <Field
        ref={field}
        label={t('rule.seek')}
        hint={saidOf(found.length, most)}
        type="search"
        value={typed}
        onChange={type}
      />
      <ul className="rule-values" ref={list}>
        {found.slice(0, most).map((value) => (
          <li key={value.path}>
            <Button
              look="quiet"
              onClick={() => {
                type('');
                onChoose(value);
              }}
            >
              <span>{value.words}</span> <b className="figures">{printValue(value.now)}</b>
            </Button>
          </li>
        ))}
      </ul>
      {found.length > most && (
        <Button look="quiet" onClick={() => setMost(most + MORE_SHOWN)}>
          {t('rule.more')}
        </Button>
      )}
    </>
  );
}

const buttonAt = (list: HTMLElement | null, at: number): HTMLElement | null =>
  list?.children[at]?.querySelector('button') ?? null;

function saidOf(count: number, most: number): string {
  if (count === 0) return t('rule.foundNone');
  if (count <= most) return t('rule.found', { count });
  return t('rule.foundSome', { shown: printNumber(most), count: printNumber(count) });
}
