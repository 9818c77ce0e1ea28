import { t } from '../../platform/i18n/translate';
import { areSame, dealAgain } from './deal';
import type { Deal } from './deal';
import { draw } from './dice';
import type { Face } from '../../ui/cards/face';
import { bytesOfHex, hexOf, sha256, sha256Of } from '../../platform/sha256';

type PublishedDraw = {
  readonly number: number;
  readonly sides: number;
  readonly value: number;
  readonly stream: string | null;
  readonly clientSeeds: readonly string[];
};
/** A stream from `Query.diceProof`. */
export type PublishedStream = {
  readonly commitment: string;
  readonly committedSeq: number | null;
  readonly digest: string | null;
  readonly fixedClientSeeds: readonly { readonly sha256: string; readonly fixedSeq: number }[];
  readonly draws: readonly PublishedDraw[];
};
export type PublishedDeal = Omit<Deal, 'label'> & {
  readonly stream: string | null;
  readonly clientSeeds: readonly string[];
  readonly hands: readonly (readonly Face[] | null)[];
  readonly grandCanal: Face;
};

export type CheckedThrow = {
  readonly told: PublishedDraw;
  readonly value: number;
  readonly agrees: boolean;
};
export type CheckResult = {
  readonly problems: readonly string[];
  readonly throws: readonly CheckedThrow[];
};

/** Like `check`, but reports an error for data that cannot be checked. */
export function checkSafely(...told: Parameters<typeof check>): CheckResult {
  try {
    return check(...told);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { problems: [t('verify.cannot', { message })], throws: [] };
  }
}

/** Repeats all draws of a stream from a seed, and reports every mismatch. */
export function check(
  scope: string,
  stream: PublishedStream,
  deal: PublishedDeal | null,
  seedHex: string,
): CheckResult {
  const seed = bytesOfHex(seedHex);
  if (seed === null) return { problems: [t('verify.seedWrong')], throws: [] };
  const isBound = hexOf(sha256(seed)) === stream.commitment;
  const throws = stream.draws.map((told) => {
    const label = { ...told, scope, digest: stream.digest };
    const thrown = draw(seed, label, told.number, told.sides);
    const agrees = thrown.value === told.value && thrown.number === told.number;
    return { told, value: thrown.value, agrees };
  });
  const wrong = throws.filter(({ agrees }) => !agrees);
  const problems = [
    ...(isBound ? [] : [t('verify.seedWrong')]),
    ...clientSeedsOf(stream),
    ...wrong.map(({ told, value }) =>
      t('verify.drawWrong', {
        number: told.number,
        stream: told.stream ?? scope,
        value,
        told: told.value,
      }),
    ),
    ...(deal === null || isDealt(scope, stream, deal, seed) ? [] : [t('verify.dealWrong')]),
  ];
  return { problems, throws };
}

/** Checks that the client seeds were fixed before the seed was drawn. */
function clientSeedsOf({
  digest,
  committedSeq,
  fixedClientSeeds,
  draws,
}: PublishedStream): string[] {
  if (digest === null || committedSeq === null) return [];
  const hashes = fixedClientSeeds.map((each) => each.sha256);
  const texts = new Set(draws.flatMap(({ clientSeeds }) => clientSeeds));
  const unknown = [...texts].filter((text) => !hashes.includes(sha256Of(text)));
  return [
    ...(sha256Of(hashes.join(',')) === digest ? [] : [t('verify.digestWrong')]),
    ...(fixedClientSeeds.every(({ fixedSeq }) => fixedSeq < committedSeq)
      ? []
      : [t('verify.lateSeed')]),
    ...unknown.map((text) => t('verify.textWrong', { text })),
  ];
}

/** True if the deal matches. Cards that are still secret are not compared. */
function isDealt(
  scope: string,
  { digest }: PublishedStream,
  told: PublishedDeal,
  seed: Uint8Array,
): boolean {
  const { stream, clientSeeds } = told;
  const dealt = dealAgain(seed, { ...told, label: { scope, stream, digest, clientSeeds } });
  if (dealt === null) return true;
  const handsAgree = told.hands.every(
    (hand, at) => hand === null || areSame(hand, dealt.hands[at] ?? []),
  );
  return handsAgree && dealt.grandCanal !== null && areSame([dealt.grandCanal], [told.grandCanal]);
}
