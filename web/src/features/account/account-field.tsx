import type { ComponentProps } from 'react';
import type { CommandState } from '../../platform/api/use-command';
import { Field } from '../../ui/form/field';
import type { AccountField as Name, FormError } from './form-error';

type AccountFieldProps = Omit<ComponentProps<typeof Field>, 'wrong' | 'name' | 'season'> & {
  readonly of: Name;
  /** The form's error, for any field. */
  readonly wrong: FormError | null;
  /** Set on a form's last field, which also shows errors that belong to no field. */
  readonly state?: CommandState;
};

/** A field of an account form, with the field's error beside it. */
export function AccountField({ of, wrong, state, ...rest }: AccountFieldProps) {
  if (wrong === null && state !== undefined) return <Field {...rest} state={state} />;
  return <Field {...rest} wrong={wrong?.field === of ? wrong.text : null} />;
}
