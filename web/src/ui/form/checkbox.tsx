import type { ReactNode } from 'react';
import './checkbox.css';

type CheckboxProps = {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
};

/** A checkbox whose label is as large a target as a finger needs. */
export function Checkbox({ checked, onChange, children }: CheckboxProps) {
  return (
    <label className="tick">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
