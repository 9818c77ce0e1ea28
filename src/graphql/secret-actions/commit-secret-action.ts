import { sha256In } from '../input/hashes';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';

export const commitSecretAction: MutationField<'commitSecretAction'> = (
  _root,
  { input },
  context,
) =>
  submit(context, 'PLAY', input, () => ({
    type: 'CommitSecretAction',
    kind: input.kind,
    sha256: sha256In(input.sha256),
  }));
