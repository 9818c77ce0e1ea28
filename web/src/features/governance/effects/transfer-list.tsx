import type { EffectsFragment } from '../../../generated/graphql';
import { printAmounts } from '../../../platform/i18n/format';
import { t } from '../../../platform/i18n/translate';
import { ownerName } from '../../../platform/owner-name';

type Moves = Extract<EffectsFragment['effects'][number], { __typename: 'MoveItemsEffect' }>;
/** An effect's transfers, real or previewed. */
type TransferListProps = {
  readonly transfers: readonly Omit<Moves['transfers'][number], '__typename'>[];
};

/** Items moving between owners. */
export function TransferList({ transfers }: TransferListProps) {
  const [first] = transfers;
  if (first === undefined) return null;
  return t('govern.moves', {
    items: printAmounts(transfers),
    from: ownerName(first.from),
    to: ownerName(first.to),
  });
}
