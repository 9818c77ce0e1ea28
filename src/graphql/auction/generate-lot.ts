import { badInput } from '../fault';
import type { MutationField } from '../mutation-field';
import { submit } from '../submit';

const CLIENT_SEED = /^[A-Za-z0-9_-]{1,64}$/;

export const generateLot: MutationField<'generateLot'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, () => ({
    type: 'GenerateLot',
    clientSeed: readClientSeed(input.clientSeed ?? null),
  }));

function readClientSeed(seed: string | null): string | null {
  if (seed === null || CLIENT_SEED.test(seed)) return seed;
  throw badInput('clientSeed', '1 to 64 letters, digits, - or _');
}
