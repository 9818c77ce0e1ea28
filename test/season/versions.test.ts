import { eventsOf, nothing } from '../../src/season';
import type { GameTypes } from '../../src/season';
import { fc } from '../support/property-testing';

/**
 * Version 1 had another name for the singer's field. Version 2 renamed it, and version 3 added the
 * loudness.
 */
type Sung = {
  readonly type: 'Sung';
  readonly by: string;
  readonly loudness: 'SOFT' | 'LOUD';
  readonly verses: number;
};
type Bowed = { readonly type: 'Bowed' };
type First = { readonly type: 'Sung'; readonly singer: string; readonly verses: number };
type Second = Omit<Sung, 'loudness'>;

interface Concert extends GameTypes {
  readonly event: Sung | Bowed;
  readonly channel: never;
  readonly topic: never;
}

const silently = { evolve: nothing, text: () => '', channel: null };

const { versionOf, upcast } = eventsOf<Concert>(
  {
    Sung: {
      ...silently,
      upcasts: [
        ({ singer, ...rest }: First): Second => ({ ...rest, by: singer }),
        (before: Second): Sung => ({ ...before, loudness: 'SOFT' }),
      ],
    },
    Bowed: silently,
  },
  {
    // A shout is read as a loud song without verses.
    Shouted: [
      ({ by }: { readonly by: string }): Sung => ({
        type: 'Sung',
        by,
        loudness: 'LOUD',
        verses: 0,
      }),
    ],
  },
);

describe('the versions of events', () => {
  it.each([
    ['Sung', 3],
    ['Bowed', 1],
    ['Shouted', null],
    ['Danced', null],
    ['constructor', null],
  ])('of %s: written in version %s', (type, version) => {
    expect(versionOf(type)).toBe(version);
  });

  it.each([
    [1, { type: 'Sung', singer: 'ann', verses: 2 }],
    [2, { type: 'Sung', by: 'ann', verses: 2 }],
    [3, { type: 'Sung', by: 'ann', loudness: 'SOFT', verses: 2 }],
  ])('are read from version %i step by step', (version, event) => {
    expect(upcast({ type: 'Sung', version, event })).toStrictEqual({
      type: 'Sung',
      by: 'ann',
      loudness: 'SOFT',
      verses: 2,
    });
  });

  it('let an event be told under another name since', () => {
    expect(upcast({ type: 'Shouted', version: 1, event: { by: 'ann' } })).toStrictEqual({
      type: 'Sung',
      by: 'ann',
      loudness: 'LOUD',
      verses: 0,
    });
  });

  it.each([
    ['Sung', 4],
    ['Bowed', 2],
    ['Shouted', 2],
    ['Danced', 1],
    ['toString', 1],
  ])(
    'do not guess what only a later server can have written: %s of version %i',
    (type, version) => {
      expect(upcast({ type, version, event: { type } })).toBeNull();
    },
  );

  it('leave an event of now as it is, and what they are handed too', () => {
    const sung = fc.record({ type: fc.constant('Sung'), singer: fc.string(), verses: fc.nat() });
    fc.assert(
      fc.property(sung, (before) => {
        const frozen = Object.freeze({ ...before });
        const now = upcast({ type: 'Sung', version: 1, event: frozen })!;
        expect(frozen).toEqual(before);
        expect(upcast({ type: 'Sung', version: 3, event: now })).toBe(now);
      }),
    );
  });
});
