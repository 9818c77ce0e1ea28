import { readLooseSeed } from '../input/client-seed';
import { readLotNumber } from '../input/lots';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';

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
