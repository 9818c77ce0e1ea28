import { t } from '../../platform/i18n/translate';
import { bytesOf, hmacSha256 } from '../../platform/sha256';

/** The parts of a label, except the number. `stream` and `digest` are null in `ridotto/1`. */
export type DrawLabel = {
  readonly scope: string;
  readonly stream: string | null;
  readonly digest: string | null;
  readonly clientSeeds: readonly string[];
};
export type DiceThrow = { readonly number: number; readonly value: number };

function labelOf({ scope, stream, digest, clientSeeds }: DrawLabel, number: number): string {
  const seeds = clientSeeds.join(',');
  if (digest === null) return `ridotto/1:${scope}:${number}:${seeds}`;
  return `ridotto/2:${scope}:${stream ?? ''}:${number}:${digest}:${seeds}`;
}

/** The first valid draw at `from` or later. */
export function draw(seed: Uint8Array, label: DrawLabel, from: number, sides: number): DiceThrow {
  // Any other number of sides would make the loop endless.
  if (!(sides >= 1 && sides <= 2 ** 32)) throw new RangeError(t('verify.die', { sides }));
  const limit = Math.floor(2 ** 32 / sides) * sides;
  for (let number = from; ; number += 1) {
    const block = hmacSha256(seed, bytesOf(labelOf(label, number)));
    const view = new DataView(block.buffer);
    for (let at = 0; at < view.byteLength; at += 4) {
      const word = view.getUint32(at);
      if (word < limit) return { number, value: word % sides };
    }
  }
}

/** A Fisher–Yates shuffle, from the last place down. */
export function shuffle<T>(
  seed: Uint8Array,
  label: DrawLabel,
  from: number,
  deck: readonly T[],
): T[] {
  const cards = [...deck];
  let next = from;
  for (let last = cards.length - 1; last >= 1; last -= 1) {
    const { number, value } = draw(seed, label, next, last + 1);
    next = number + 1;
    const [one, other] = [cards[last], cards[value]];
    if (one === undefined || other === undefined) throw new Error(t('verify.outside'));
    cards[last] = other;
    cards[value] = one;
  }
  return cards;
}
