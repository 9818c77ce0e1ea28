import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import { graphql } from '../generated/gql';
import { say } from './i18n/translate';

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

export function nameOf(owner: FragmentType<typeof OWNER>): string {
  const { kind, player, lot, duck } = unmask(OWNER, owner);
  if (player !== null) return player.name;
  if (lot !== null) return say('govern.owner.LOT', { number: lot.number });
  if (duck !== null) return say('govern.owner.DUCK', { name: duck.name });
  if (kind === 'BANK' || kind === 'GALLERY' || kind === 'TABLE') return say(`govern.owner.${kind}`);
  return say('govern.owner.CONTRACT');
}
