import { createHash, createHmac } from 'node:crypto';
import { hmacSha256, isSha256, sha256OfHex, sha256OfText } from '../../src/kernel';
import { fc } from '../support/property-testing';

const hex = fc.uint8Array({ maxLength: 100 }).map((bytes) => Buffer.from(bytes).toString('hex'));
const text = fc.string({ unit: 'grapheme' });

describe('SHA-256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ])('of %j is the published one [D3]', (message, digest) => {
    expect(sha256OfText(message)).toBe(digest);
  });

  it('of a text is that of its exact UTF-8 bytes [D3]', () => {
    fc.assert(
      fc.property(text, (message) => {
        const expected = createHash('sha256').update(message, 'utf8').digest('hex');
        expect(sha256OfText(message)).toBe(expected);
      }),
    );
  });

  it('tells a trailing space [D3]', () => {
    expect(sha256OfText('1: 5')).not.toBe(sha256OfText('1: 5 '));
  });

  it('of bytes and its HMAC are those of node:crypto', () => {
    fc.assert(
      fc.property(hex, text, (bytes, message) => {
        const key = Buffer.from(bytes, 'hex');
        expect(sha256OfHex(bytes)).toBe(createHash('sha256').update(key).digest('hex'));
        expect(Buffer.from(hmacSha256(bytes, message))).toEqual(
          createHmac('sha256', key).update(message, 'utf8').digest(),
        );
      }),
    );
  });

  test.each([
    ['64 digits', 'a'.repeat(64), true],
    ['capital letters', 'AF09'.repeat(16), true],
    ['63 digits', 'a'.repeat(63), false],
    ['65 digits', 'a'.repeat(65), false],
    ['a letter beyond f', `g${'a'.repeat(63)}`, false],
    ['a line end', `${'a'.repeat(64)}\n`, false],
  ])('written with %s is taken for one or not [D3]', (_, written, is) => {
    expect(isSha256(written)).toBe(is);
  });
});
