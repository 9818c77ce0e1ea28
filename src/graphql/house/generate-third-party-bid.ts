import { readLooseSeed } from '../input/client-seed';
import type { MutationField } from '../mutation-field';
import { submit } from '../submit';

export const generateThirdPartyBid: MutationField<'generateThirdPartyBid'> = (
  _root,
  { input },
  context,
) =>
  submit(context, 'PLAY', input, () => ({
    type: 'GenerateThirdPartyBid',
    lot: input.lot,
    clientSeed: readLooseSeed(input),
  }));
