import { parseSha256 } from '../../../src/graphql/input/checks';

const HASH = '0Fb4'.repeat(16);

it.each([
  HASH,
  ` ${HASH}\r\n`,
  `${HASH}  -`,
  `${HASH}  -\n`,
  `${HASH} *bids.txt\n`,
  `${HASH}\tmy bids.txt`,
  String.raw`\${HASH}  a\nb.txt`.replace('${HASH}', HASH),
  `SHA256 (bids.txt) = ${HASH}`,
  `SHA2-256(stdin)= ${HASH}`,
  `SHA256(stdin)= ${HASH}\n`,
  `\u200b${HASH}\u00a0`,
])('is found in what a program prints: %j', (printed) => {
  expect(parseSha256(printed)).toBe(HASH);
});

it.each(['', `${HASH}0`, `x${HASH}`, HASH.slice(1), `${HASH}-`, `my hash is ${HASH}`])(
  'is not in anything else: %j',
  (text) => {
    expect(parseSha256(text)).toBe(text);
  },
);
