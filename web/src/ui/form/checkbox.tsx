import type { ReactNode } from 'react';
import './checkbox.css';

type CheckboxProps = {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
};

/** A checkbox with a label large enough for a finger. */
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
