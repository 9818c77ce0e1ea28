import type { AriaAttributes } from 'react';
import './select.css';

type GroupedOption = { readonly value: string; readonly name: string; readonly group?: string };

type GroupedSelectProps = Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'> & {
  readonly label: string;
  readonly value: string;
  /** Grouped entries come last, under headings. */
  readonly of: readonly GroupedOption[];
  readonly onChange: (value: string) => void;
};

/** A `Select` with grouped entries. */
export function GroupedSelect({ label, value, of, onChange, ...about }: GroupedSelectProps) {
  const groups = new Set(of.flatMap(({ group }) => group ?? []));
  return (
    <select
      {...about}
      className="choice"
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {of.filter(({ group }) => group === undefined).map(option)}
      {[...groups].map((group) => (
        <optgroup key={group} label={group}>
          {of.filter((each) => each.group === group).map(option)}
        </optgroup>
      ))}
    </select>
  );
}

const option = ({ value, name }: GroupedOption) => (
  <option key={value} value={value}>
    {name}
  </option>
);
