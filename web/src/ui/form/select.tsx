import type { AriaAttributes } from 'react';
import './select.css';

export type SelectProps<T extends string> = Pick<
  AriaAttributes,
  'aria-invalid' | 'aria-describedby'
> & {
  readonly label: string;
  readonly value: T;
  readonly of: readonly { readonly value: T; readonly name: string }[];
  readonly onChange: (value: T) => void;
};

/**
 * A choice among a few entries, in the browser's own `select`, which works by touch, keyboard and
 * screen reader.
 */
export function Select<T extends string>({ label, value, of, onChange, ...about }: SelectProps<T>) {
  return (
    <select
      {...about}
      className="choice"
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = of.find((each) => each.value === target.value);
        if (chosen !== undefined) onChange(chosen.value);
      }}
    >
      {of.map((each) => (
        <option key={each.value} value={each.value}>
          {each.name}
        </option>
      ))}
    </select>
  );
}
