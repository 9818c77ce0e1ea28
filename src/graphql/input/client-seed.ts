import { isClientSeed } from '../../kernel';
import { badInput } from '../errors/fault';

/** What a player stirs the dice with; null for nothing. */
export function readClientSeed(seed: string | null | undefined): string | null {
  if (seed === null || seed === undefined || isClientSeed(seed)) return seed ?? null;
  throw badInput('clientSeed', '1 to 64 letters, digits, - or _');
}

/** The seed of a throw that is nobody's own; it counts in weeks that began before S24 alone. */
export const readLooseSeed = (input: {
  readonly clientSeed?: string | null | undefined;
}): string | null => readClientSeed(input.clientSeed);
