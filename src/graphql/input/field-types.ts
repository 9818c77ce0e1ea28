import type { InputField } from '../../season';
import type { InputFieldType } from '../generated/resolvers';

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
  readonly type: InputFieldType;
  readonly nullable?: boolean;
  readonly choices?: readonly InputChoice[];
  /** The choice that the field depends on. */
  readonly when?: InputCondition | null;
};
