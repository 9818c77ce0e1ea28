import { Choice } from './choice';
import type { ChoiceProps } from './choice';

/** A choice with a label above it, like a field. */
export function ChoiceField<T extends string>(props: ChoiceProps<T>) {
  return (
    <label className="field">
      <span className="field-label">{props.label}</span>
      <Choice {...props} />
    </label>
  );
}
