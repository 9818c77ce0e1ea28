import type { ComponentProps } from 'react';
import type { Way } from '../api/use-command';
import { Field } from '../kit/field';
import type { AccountField as Name, Wrong } from './wrong';

type AccountFieldProps = Omit<ComponentProps<typeof Field>, 'wrong' | 'name' | 'season'> & {
  readonly of: Name;
  /** What is wrong in the form, wherever in it. */
  readonly wrong: Wrong | null;
  /** Of the last field of a form: what no field is to blame for is told there. */
  readonly way?: Way;
};

/** A field of a form of accounts, with what is wrong with it beside it. */
export function AccountField({ of, wrong, way, ...rest }: AccountFieldProps) {
  if (wrong === null && way !== undefined) return <Field {...rest} way={way} />;
  return <Field {...rest} wrong={wrong?.field === of ? wrong.text : null} />;
}
