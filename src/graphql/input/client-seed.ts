import { isClientSeed } from '../../kernel';
import { badInput } from '../fault';

/** What a player stirs the dice with; null for nothing. */
export function readClientSeed(seed: string | null | undefined): string | null {
  if (seed === null || seed === undefined || isClientSeed(seed)) return seed ?? null;
  throw badInput('clientSeed', '1 to 64 letters, digits, - or _');
}
