import { printAmounts } from '../../../platform/i18n/format';
import { t } from '../../../platform/i18n/translate';
import { ownerName } from '../../../platform/owner-name';

type Owner = Parameters<typeof ownerName>[0];
type Amount = Parameters<typeof printAmounts>[0][number];
type TransferListProps = {
  readonly transfers: readonly (Amount & { readonly from: Owner; readonly to: Owner })[];
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
