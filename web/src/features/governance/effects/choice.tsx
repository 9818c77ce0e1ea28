import { Select } from '../../../ui/form/select';
import type { SelectProps } from '../../../ui/form/select';

/** A choice. A value that is not listed, or no longer, shows as `…`. */
export function Choice({ value, of, ...props }: SelectProps<string>) {
  const isListed = of.some((each) => each.value === value);
  return <Select {...props} value={value} of={isListed ? of : [{ value, name: '…' }, ...of]} />;
}
