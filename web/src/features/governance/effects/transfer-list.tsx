import type { EffectsFragment } from '../../../generated/graphql';
import { printAmounts } from '../../../platform/i18n/format';
import { say } from '../../../platform/i18n/translate';
import { nameOf } from '../../../platform/owner-name';

type Moves = Extract<EffectsFragment['effects'][number], { __typename: 'MoveItemsEffect' }>;
/** The transfers of an effect, real or previewed. */
type Transfers = { readonly transfers: readonly Omit<Moves['transfers'][number], '__typename'>[] };

/** Items moving between owners. */
export function Moved({ transfers }: Transfers) {
  const [first] = transfers;
  if (first === undefined) return null;
  return say('govern.moves', {
    items: printAmounts(transfers),
    from: nameOf(first.from),
    to: nameOf(first.to),
  });
}
