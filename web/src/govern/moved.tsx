import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { EffectsFragment, OwnerNameFragment } from '../generated/graphql';
import { printNumber } from '../words/figures';
import { say } from '../words/words';

const OWNER = graphql(`
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

type Moves = Extract<EffectsFragment['effects'][number], { __typename: 'MoveItemsEffect' }>;
/** Of an effect or of what it would move. */
type Transfers = { readonly transfers: readonly Omit<Moves['transfers'][number], '__typename'>[] };

/** Items that go from one owner to another. */
export function Moved({ transfers }: Transfers) {
  const [first] = transfers;
  if (first === undefined) return null;
  return say('govern.moves', {
    items: transfers.map(({ name, quantity }) => `${printNumber(quantity)} ${name}`).join(', '),
    from: nameOf(unmask(OWNER, first.from)),
    to: nameOf(unmask(OWNER, first.to)),
  });
}

function nameOf({ kind, player, lot, duck }: OwnerNameFragment): string {
  if (player !== null) return player.name;
  if (lot !== null) return say('govern.owner.LOT', { number: lot.number });
  if (duck !== null) return say('govern.owner.DUCK', { name: duck.name });
  if (kind === 'BANK' || kind === 'GALLERY' || kind === 'TABLE') return say(`govern.owner.${kind}`);
  return say('govern.owner.CONTRACT');
}
