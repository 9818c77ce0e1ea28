import { itemOfWork, WORK_FIELDS } from '../../round';
import type { NewWork } from '../../round';
import { readFields } from '../input/input-fields';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';
import { readItems } from '../input/cards';
import { readList, readLooseSeed } from '../input/checks';
import { readLocalOf, readLotNumber } from '../input/local-ids';

export const createWorkOfArt: MutationField<'createWorkOfArt'> = (_root, { input }, context) =>
  submit(context, 'HOST', input, ({ seasonId }) => ({
    type: 'CreateWorkOfArt',
    ...readFields<NewWork>(WORK_FIELDS, seasonId, 'work', input.work),
  }));

/** Works become items in the command. The engine refuses a lot without any items. */
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

export const generateThirdPartyBid: MutationField<'generateThirdPartyBid'> = (
  _root,
  { input },
  context,
) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'GenerateThirdPartyBid',
    lot: readLotNumber(seasonId, 'lotId', input.lotId),
    clientSeed: readLooseSeed(input),
  }));
