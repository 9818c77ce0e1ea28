import { useId } from 'react';
import type { ReactNode } from 'react';
import { Select } from '../../../ui/form/select';
import { GroupedSelect } from '../../../ui/form/grouped-select';
import { t } from '../../../platform/i18n/translate';
import { deriveCode } from '../model/derive-code';
import { FormulaBlank } from './formula-blank';
import { GroupField, ListField } from './nested-fields';
import { ProblemNotes } from './problem-notes';
import { isWithin } from '../model/problems';
import { say, valueKey } from '../model/sentence';
import type { NamedChoice } from '../model/named-choice';
import { manyAt, textAt } from '../model/form-values';
import type { FormValue } from '../model/form-values';
import type { AriaErrors, SlotProps } from './slot-props';

/** A blank of a sentence, with its problems. */
export function SlotField(props: SlotProps) {
  const { slot, typed, place, problems } = props;
  const id = useId();
  if (slot.kind === 'group') return <GroupField {...props} slot={slot} />;
  if (slot.kind === 'list') return <ListField {...props} slot={slot} />;
  const here = place === '' ? null : slot.key === '' ? place : `${place}/${slot.key}`;
  const wrong = here === null ? [] : problems.filter(({ path }) => isWithin(path, here));
  const about = wrong.length > 0 ? { 'aria-invalid': true, 'aria-describedby': id } : {};
  return (
    <span className="draft-slot" data-kind={slot.kind}>
      {blank(props, about, textAt(typed, valueKey(slot)))}
      <ProblemNotes id={id} problems={wrong} />
    </span>
  );
}

function blank(props: SlotProps, about: AriaErrors, text: string): ReactNode {
  const { slot, typed, root, known, onPut } = props;
  const label = say(slot.label);
  const put = (value: FormValue): void => onPut(valueKey(slot), value);
  switch (slot.kind) {
    case 'line':
    case 'words':
      return <Blank {...{ label, about, text, put }} longest={slot.longest} least={10} />;
    case 'code':
      return (
        <Blank
          {...{ label, about, put }}
          text={text === '' ? deriveCode(textAt(typed, slot.from)) : text}
          longest={32}
          least={8}
        />
      );
    case 'number': {
      const hint = slot.hint === undefined ? '' : say(slot.hint);
      const type = (typed: string): void =>
        put(slot.natural === true ? typed.replace(/\D/g, '').slice(0, 9) : typed);
      return (
        <Blank {...{ label, about, text, hint }} put={type} longest={12} least={3} type="number" />
      );
    }
    case 'moment':
      return <Blank {...{ label, about, text, put }} longest={20} least={16} type="moment" />;
    case 'flag':
      return (
        <Select
          label={label}
          value={text === 'yes' ? 'yes' : 'no'}
          of={[
            { value: 'no', name: t(slot.no) },
            { value: 'yes', name: t(slot.yes) },
          ]}
          onChange={put}
          {...about}
        />
      );
    case 'choice':
      return (
        <GroupedSelect
          label={label}
          value={text}
          of={withChosen(slot.of(known, typed, root), text)}
          onChange={put}
          {...about}
        />
      );
    case 'many':
      return (
        <Many
          {...{ label, about }}
          of={slot.of(known, typed, root)}
          chosen={manyAt(typed, valueKey(slot))}
          put={put}
        />
      );
    case 'formula':
      return <FormulaBlank {...{ slot, label, about, text, known, root, put }} />;
    case 'group':
    case 'list':
      return null;
  }
}

/** Adds the chosen value to the choices if they lack it. */
function withChosen(of: readonly NamedChoice[], chosen: string): readonly NamedChoice[] {
  if (of.some(({ value }) => value === chosen)) return of;
  return [{ value: chosen, name: chosen === '' ? '…' : chosen }, ...of];
}

type BlankProps = {
  readonly label: string;
  readonly about: AriaErrors;
  readonly text: string;
  readonly put: (text: string) => void;
  readonly longest: number;
  /** The minimum width in letters. */
  readonly least: number;
  readonly hint?: string;
  readonly type?: keyof typeof INPUTS;
};

const INPUTS = {
  text: { type: 'text', inputMode: 'text' },
  number: { type: 'text', inputMode: 'numeric' },
  moment: { type: 'datetime-local' },
} as const;

/** An input as wide as its text. */
function Blank({ label, about, text, put, longest, least, hint = '', type = 'text' }: BlankProps) {
  return (
    <input
      {...INPUTS[type]}
      className="blank"
      aria-label={label}
      size={Math.min(40, Math.max(least, (text === '' ? hint : text).length) + 1)}
      maxLength={longest}
      placeholder={hint}
      value={text}
      onChange={({ target }) => put(target.value)}
      {...about}
    />
  );
}

type ManyProps = {
  readonly label: string;
  readonly about: AriaErrors;
  readonly of: readonly NamedChoice[];
  readonly chosen: readonly string[];
  readonly put: (chosen: readonly string[]) => void;
};

/** A choice of several values, each a toggle. */
function Many({ label, about, of, chosen, put }: ManyProps) {
  const gone = chosen.filter((each) => !of.some(({ value }) => value === each));
  const shown = [...of, ...gone.map((value) => ({ value, name: value }))];
  return (
    <span
      className="draft-many"
      role="group"
      aria-label={label}
      aria-describedby={about['aria-describedby']}
    >
      {shown.map(({ value, name }) => (
        <label key={value} className="draft-one">
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              put(target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
            }
          />
          <span>{name}</span>
        </label>
      ))}
    </span>
  );
}
