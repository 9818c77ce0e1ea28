import { Choice } from './select';
import type { ChoiceProps } from './select';

/** A choice with a label above it, like a field. */
export function ChoiceField<T extends string>(props: ChoiceProps<T>) {
  return (
    <label className="field">
      <span className="field-label">{props.label}</span>
      <Choice {...props} />
    </label>
  );
}
