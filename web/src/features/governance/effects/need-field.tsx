import type { ReactNode } from 'react';
import { StakeField } from '../../../ui/form/stake-field';
import { t } from '../../../platform/i18n/translate';
import { Choice } from './choice';
import { halves, nameOf } from './effect-draft';
import type { EffectValues, Need } from './effect-draft';
import type { EffectChoices } from './use-effect-choices';
import type { PlayerChoice } from './work-fields';
import type { InputFieldType, ValueSubject, ValueType } from '../../../generated/graphql';

/** A tracked value that can be set, as the rules declare it. */
type TrackedValue = {
  readonly code: string;
  readonly title: string;
  readonly type: ValueType;
  readonly of: ValueSubject;
};

export type Lists = {
  /** The id of the ruleset in force, whose cards can have tracked values. */
  readonly ruleset: string;
  readonly items: readonly PlayerChoice[];
  readonly tracked: readonly TrackedValue[];
  /** The choices by name, for each type of field that has any. */
  readonly things: EffectChoices;
};

type NeedFieldProps = Lists & {
  readonly need: Need;
  /** All fields of the input, among them those of which only one is given. */
  readonly all: readonly Need[];
  readonly values: EffectValues;
  /** The id of the text about the field's problem; null without one. */
  readonly problem: string | null;
  readonly put: (some: EffectValues) => void;
};

type ControlProps = Pick<Lists, 'things' | 'items'> & {
  readonly need: Need;
  readonly value: string;
  readonly problem: string | null;
  readonly change: (value: string) => void;
};
type Control = (props: ControlProps) => ReactNode;

/** The control of each type of field; null for a type that only a form of its own asks for. */
const CONTROLS = {
  ...{ PLAYER: Thing, JUDGE: Thing, DUCK: Thing, TRADE: Thing, TABLE: Thing, OWNER: Thing },
  SECRET_ATTEMPT: Thing,
  ...{ SECRET_ACTION: Thing, HAND: Thing, GAME: Thing, MASK: Thing, OFFICE: Thing },
  ...{ TEXT: Typed, URL: Typed, DIGITS: Typed, DATE_TIME: Typed },
  ...{ ITEMS: Items, INTEGER: Amount, BOOLEAN: Flag },
  ...{ TRACKED_VALUE: null, VALUE: null, CARD: null, ARTICLE: null, MARKDOWN: null, PATCH: null },
  // Only entries of the rules have these.
  ...{ CHOICE: null, LIST: null, OBJECT: null, CODE: null, FORMULA: null, ARCHETYPE: null },
  ...{ ITEM: null, PHASE: null, PROPOSAL_CLASS: null, RANK: null, SUIT: null, SYMBOL: null },
  ...{ TRICK_CLASS: null },
} satisfies Record<InputFieldType, Control | null>;

/** True if `NeedField` has a control for the field. */
export const isDrawn = ({ type }: Need): boolean => CONTROLS[type] !== null;

/** A field of an effect's input, by the type that the server gives. */
export function NeedField({ need, all, values, put, problem, things, items }: NeedFieldProps) {
  const { type, label, oneOf } = need;
  if (oneOf.length > 0) {
    const them = all.filter(({ field }) => field !== null && oneOf.includes(field));
    return <OneOf of={them} label={label} values={values} put={put} things={things} />;
  }
  const name = nameOf(need);
  const Control = CONTROLS[type];
  if (Control === null) return null;
  return (
    <Control
      {...{ need, problem, things, items }}
      value={values[name] ?? ''}
      change={(next) => put({ [name]: next })}
    />
  );
}

function Thing({ need: { type, label, required }, value, change, things }: ControlProps) {
  const choices = things[type] ?? [];
  const of = required ? choices : [{ value: '', name: t('effect.none') }, ...choices];
  return labelled(label, <Choice {...{ label, value, of }} onChange={change} />);
}

function Items({ need: { label }, value, change, items }: ControlProps) {
  const [amount, item] = halves(value);
  return labelled(
    label,
    <>
      <StakeField
        label={t('host.amount')}
        value={amount}
        onChange={(next) => change(`${next} ${item}`)}
      />
      <Choice
        label={label}
        value={item}
        of={items}
        onChange={(next) => change(`${amount} ${next}`)}
      />
    </>,
  );
}

function Amount({ need: { label, step }, value, problem, change }: ControlProps) {
  return labelled(
    label,
    <StakeField {...{ label, value, problem }} step={step ?? 1} onChange={change} />,
  );
}

function Flag({ need: { label }, value, change }: ControlProps) {
  return (
    <label className="toggle">
      <input
        type="checkbox"
        checked={value === 'yes'}
        onChange={({ target }) => change(target.checked ? 'yes' : '')}
      />
      {label}
    </label>
  );
}

function Typed({ need, value, problem, change }: ControlProps) {
  return labelled(need.label, <TypedField {...{ need, value, problem }} onChange={change} />);
}

type TypedFieldProps = {
  readonly need: Need;
  readonly value: string;
  readonly problem?: string | null;
  readonly onChange: (value: string) => void;
};

/** A field to type in. */
export function TypedField({ need, value, problem = null, onChange }: TypedFieldProps) {
  const { type, label, required, maxLength } = need;
  return (
    <input
      className={type === 'DIGITS' ? 'field-input rule-number' : 'field-input'}
      type={type === 'DATE_TIME' ? 'datetime-local' : type === 'URL' ? 'url' : 'text'}
      aria-label={label}
      placeholder={required || type !== 'DIGITS' ? undefined : t('effect.unchanged')}
      maxLength={maxLength ?? undefined}
      aria-invalid={problem !== null}
      aria-describedby={problem ?? undefined}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

type OneOfProps = Pick<NeedFieldProps, 'values' | 'put' | 'things'> & {
  readonly of: readonly Need[];
  readonly label: string;
};

/** A choice among the objects of several fields, of which only one is given. */
function OneOf({ of, label, values, put, things }: OneOfProps) {
  const chosen = of.map(nameOf).find((name) => (values[name] ?? '') !== '') ?? '';
  const all = of.flatMap((need) =>
    (things[need.type] ?? []).map(({ value, name }) => ({
      ...{ value: `${nameOf(need)} ${value}`, name },
    })),
  );
  const change = (key: string): void => {
    const [field, id] = halves(key);
    put({ ...Object.fromEntries(of.map((need) => [nameOf(need), ''])), [field]: id });
  };
  return labelled(
    label,
    <Choice label={label} value={`${chosen} ${values[chosen] ?? ''}`} of={all} onChange={change} />,
  );
}

/** A control with its visible label. The control has the label as its own name, too. */
export const labelled = (label: string, control: ReactNode): ReactNode => (
  <span className="sentence-word">
    <span className="quiet" aria-hidden="true">
      {label}
    </span>
    {control}
  </span>
);
