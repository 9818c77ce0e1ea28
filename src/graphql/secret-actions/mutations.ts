import { parseSha256, readText, readList } from '../input/checks';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';
import { readLotNumber } from '../input/local-ids';
import { readCards } from '../input/cards';
import { newSalt } from '../input/salt';

export const commitSecretAction: MutationField<'commitSecretAction'> = (
  _root,
  { input },
  context,
) =>
  submit(context, 'PLAY', input, () => ({
    type: 'CommitSecretAction',
    kind: input.kind,
    sha256: parseSha256(input.sha256),
  }));

export const revealSecretAction: MutationField<'revealSecretAction'> = (
  _root,
  { input },
  context,
) =>
  submit(context, 'PLAY', input, () => ({
    type: 'RevealSecretAction',
    kind: input.kind,
    text: readText('text', input.text, 20_000),
  }));

export const sealBids: MutationField<'sealBids'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'SealBids',
    bids: readList('bids', input.bids, 1).map(({ lotId, amount }, index) => ({
      lot: readLotNumber(seasonId, `bids.${index}.lotId`, lotId),
      amount,
    })),
    salt: newSalt(),
  }));

/** Accepts an empty hand: the engine refuses it under the rules. */
export const sealHand: MutationField<'sealHand'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, () => ({
    type: 'SealHand',
    cards: readCards('cards', input.cards, 0),
    salt: newSalt(),
  }));
