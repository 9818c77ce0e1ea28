import type { Property } from '../../rulesets';
import type { InputField } from '../../season';

type InputChoice = {
  readonly value: string;
  readonly label: string;
  readonly description: string;
};
type InputCondition = { readonly field: string; readonly values: readonly string[] };

/** What clients hear of a field, of an input or of an entry of the rules. */
export type FieldDescription = Omit<
  InputField,
  'type' | 'description' | 'name' | 'checked' | 'value'
> & {
  readonly type: InputField['type'] | Property['type'];
  readonly nullable?: boolean;
  readonly phrase?: string | null;
  readonly absent?: string | null;
  readonly formulaPlace?: Property['names'];
  readonly choices?: readonly InputChoice[];
  /** The choice that the field depends on. */
  readonly condition?: InputCondition | null;
};

/** A field of an input. `name` is empty for an input that is the value itself. */
export type InputFieldSource = {
  readonly name: string;
  readonly field: FieldDescription;
  readonly description: string;
};
