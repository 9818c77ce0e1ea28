import { readText } from '../input/checks';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';

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
