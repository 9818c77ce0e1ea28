/** Finds the text that was hashed, although its line ends or blanks have changed since. */
import { sha256OfText } from '../../src/kernel';
import { sealedIn } from '../../web/src/platform/sealing/sealed-text';

const TEXT = '1: 5, 2: 3\n---\nsalt';
const crlf = (text: string): string => text.replace(/\n/g, '\r\n');

it.each([
  ['as it is', TEXT, TEXT],
  ['hashed by `echo`, pasted without its line end', `${TEXT}\n`, TEXT],
  ['hashed without a line end, pasted with one', TEXT, `${TEXT}\n`],
  ['hashed with one of Windows, pasted without', `${crlf(TEXT)}\r\n`, TEXT],
  ['hashed with one of Windows, pasted with another', `${crlf(TEXT)}\r\n`, `${TEXT}\n`],
  ['hashed without one of Windows, pasted with it', TEXT, `${crlf(TEXT)}\r\n`],
  ['hashed in lines of Windows, pasted without', crlf(TEXT), TEXT],
  ['hashed with one line end, pasted with two', `${TEXT}\n`, `${TEXT}\n\n`],
  ['pasted with blanks around it', TEXT, `  ${TEXT} \n`],
  ['hashed with blanks before it, pasted without the line end', `  ${TEXT}\n`, `  ${TEXT}`],
])('is found %s', (_how, sealed, pasted) => {
  expect(sealedIn(pasted, sha256OfText(sealed))).toBe(sealed);
});

it('is not found in another text', () => {
  expect(sealedIn(TEXT.replace('5', '6'), sha256OfText(TEXT))).toBeNull();
});
