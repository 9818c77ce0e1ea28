import type { ComponentProps } from 'react';
import type { Way } from '../../platform/api/use-command';
import { Field } from '../../ui/form/field';
import type { AccountField as Name, Wrong } from './form-error';

type AccountFieldProps = Omit<ComponentProps<typeof Field>, 'wrong' | 'name' | 'season'> & {
  readonly of: Name;
  /** The error of the form, in whichever field it is. */
  readonly wrong: Wrong | null;
  /** Given to the last field of a form, which also shows the errors that belong to no field. */
  readonly way?: Way;
};

/** A field of an account form, with its error beside it. */
export function AccountField({ of, wrong, way, ...rest }: AccountFieldProps) {
  if (wrong === null && way !== undefined) return <Field {...rest} way={way} />;
  return <Field {...rest} wrong={wrong?.field === of ? wrong.text : null} />;
}
