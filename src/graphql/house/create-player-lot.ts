import { itemOfWork } from '../../round';
import { readItems } from '../input/cards';
import { readList } from '../input/checks';
import { readLocalOf } from '../input/locals';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';

/** Works go on as the items that they are; that there is at least one is the engine's to say. */
export const createPlayerLot: MutationField<'createPlayerLot'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => {
    const works = readList('works', input.works ?? [], 0).map((id, at) =>
      itemOfWork(readLocalOf(seasonId, 'WorkOfArt', `works.${at}`, id)),
    );
    return {
      type: 'CreatePlayerLot',
      items: [
        ...readItems('items', input.items ?? [], 0),
        ...works.map((item) => ({ item, quantity: 1 })),
      ],
    };
  });
