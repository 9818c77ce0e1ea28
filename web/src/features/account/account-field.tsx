import type { ComponentProps } from 'react';
import type { CommandState } from '../../platform/api/use-command';
import { Field } from '../../ui/form/field';
import type { AccountField as Name, FormError } from './form-error';

type AccountFieldProps = Omit<ComponentProps<typeof Field>, 'wrong' | 'name' | 'season'> & {
  readonly of: Name;
  /** The error of the form, in whichever field it is. */
  readonly wrong: FormError | null;
  /** Given to the last field of a form, which also shows the errors that belong to no field. */
  readonly state?: CommandState;
};

/** A field of an account form, with its error beside it. */
export function AccountField({ of, wrong, state, ...rest }: AccountFieldProps) {
  if (wrong === null && state !== undefined) return <Field {...rest} state={state} />;
  return <Field {...rest} wrong={wrong?.field === of ? wrong.text : null} />;
}
