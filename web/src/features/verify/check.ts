import { say } from '../../platform/i18n/translate';
import { areSame, dealAgain } from './deal';
import type { Deal } from './deal';
import { draw } from './dice';
import type { Face } from '../../ui/cards/face';
import { bytesOfHex, hexOf, sha256, sha256Of } from '../../platform/sha256';

type ToldDraw = {
  readonly number: number;
  readonly sides: number;
  readonly value: number;
  readonly stream: string | null;
  readonly clientSeeds: readonly string[];
};
/** A stream from `Query.verification`. */
export type ToldStream = {
  readonly commitment: string;
  readonly committedSeq: number | null;
  readonly digest: string | null;
  readonly fixedClientSeeds: readonly { readonly sha256: string; readonly fixedSeq: number }[];
  readonly draws: readonly ToldDraw[];
};
export type ToldDeal = Omit<Deal, 'label'> & {
  readonly stream: string | null;
  readonly clientSeeds: readonly string[];
  readonly hands: readonly (readonly Face[] | null)[];
  readonly grandCanal: Face;
};

export type Thrown = { readonly told: ToldDraw; readonly value: number; readonly agrees: boolean };
export type Checked = { readonly problems: readonly string[]; readonly throws: readonly Thrown[] };

/** Like `check`, but for data from which nothing can be thrown again. */
export function checkWhatCan(...told: Parameters<typeof check>): Checked {
  try {
    return check(...told);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { problems: [say('verify.cannot', { message })], throws: [] };
  }
}

/** Throws all dice of a stream again from a seed, and reports every mismatch. */
export function check(
  scope: string,
  stream: ToldStream,
  deal: ToldDeal | null,
  seedHex: string,
): Checked {
  const seed = bytesOfHex(seedHex);
  if (seed === null) return { problems: [say('verify.seedWrong')], throws: [] };
  const isBound = hexOf(sha256(seed)) === stream.commitment;
  const throws = stream.draws.map((told) => {
    const label = { ...told, scope, digest: stream.digest };
    const thrown = draw(seed, label, told.number, told.sides);
    const agrees = thrown.value === told.value && thrown.number === told.number;
    return { told, value: thrown.value, agrees };
  });
  const wrong = throws.filter(({ agrees }) => !agrees);
  const problems = [
    ...(isBound ? [] : [say('verify.seedWrong')]),
    ...clientSeedsOf(stream),
    ...wrong.map(({ told, value }) =>
      say('verify.drawWrong', {
        number: told.number,
        stream: told.stream ?? scope,
        value,
        told: told.value,
      }),
    ),
    ...(deal === null || isDealt(scope, stream, deal, seed) ? [] : [say('verify.dealWrong')]),
  ];
  return { problems, throws };
}

/** Checks that the client seeds were fixed before the seed was drawn. */
function clientSeedsOf({ digest, committedSeq, fixedClientSeeds, draws }: ToldStream): string[] {
  if (digest === null || committedSeq === null) return [];
  const hashes = fixedClientSeeds.map((each) => each.sha256);
  const texts = new Set(draws.flatMap(({ clientSeeds }) => clientSeeds));
  const unknown = [...texts].filter((text) => !hashes.includes(sha256Of(text)));
  return [
    ...(sha256Of(hashes.join(',')) === digest ? [] : [say('verify.digestWrong')]),
    ...(fixedClientSeeds.every(({ fixedSeq }) => fixedSeq < committedSeq)
      ? []
      : [say('verify.lateSeed')]),
    ...unknown.map((text) => say('verify.textWrong', { text })),
  ];
}

/** Cards that are still secret are not compared. */
function isDealt(scope: string, { digest }: ToldStream, told: ToldDeal, seed: Uint8Array): boolean {
  const { stream, clientSeeds } = told;
  const again = dealAgain(seed, { ...told, label: { scope, stream, digest, clientSeeds } });
  if (again === null) return true;
  const handsAgree = told.hands.every(
    (hand, at) => hand === null || areSame(hand, again.hands[at] ?? []),
  );
  return handsAgree && again.grandCanal !== null && areSame([again.grandCanal], [told.grandCanal]);
}
