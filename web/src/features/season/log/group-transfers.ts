import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { OWNER } from '../../../platform/owner-name';

type Owned = FragmentType<typeof OWNER>;
type Transfer = { readonly from: Owned; readonly to: Owned };

/** Groups transfers between the same owners, in order of first appearance. */
export function groupTransfers<T extends Transfer>(
  transfers: readonly T[],
): readonly (readonly T[])[] {
  const found = new Map<string, T[]>();
  for (const transfer of transfers) {
    const between = JSON.stringify([unmask(OWNER, transfer.from), unmask(OWNER, transfer.to)]);
    found.set(between, [...(found.get(between) ?? []), transfer]);
  }
  return [...found.values()];
}
