import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import { graphql } from '../generated/gql';
import { t } from './i18n/translate';

export const OWNER = graphql(`
  fragment OwnerName on Owner {
    kind
    player {
      id
      name
    }
    lot {
      id
      number
    }
    duck {
      id
      name
    }
  }
`);

export function ownerName(owner: FragmentType<typeof OWNER>): string {
  const { kind, player, lot, duck } = unmask(OWNER, owner);
  if (player !== null) return player.name;
  if (lot !== null) return t('govern.owner.LOT', { number: lot.number });
  if (duck !== null) return t('govern.owner.DUCK', { name: duck.name });
  if (kind === 'BANK' || kind === 'GALLERY' || kind === 'TABLE') return t(`govern.owner.${kind}`);
  return t('govern.owner.CONTRACT');
}
