import { Select } from './select';
import type { SelectProps } from './select';

/** A choice with a label above it, like a field. */
export function SelectField<T extends string>(props: SelectProps<T>) {
  return (
    <label className="field">
      <span className="field-label">{props.label}</span>
      <Select {...props} />
    </label>
  );
}
