import { readFileSync } from 'node:fs';

it('the versions of Node that are asked for are those that the server is tested on [N3]', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly engines: { readonly node: string };
  };
  const main = readFileSync('src/serve.ts', 'utf8');
  const tested =
    /TESTED_NODES[^=]*= \[([^\]]*)\]/.exec(main)?.[1]?.match(/\d+/g)?.map(Number) ?? [];
  const [least, above] = engines.node.match(/\d+(?=\.|$)/g)?.map(Number) ?? [];
  expect([least, above]).toEqual([Math.min(...tested), Math.max(...tested) + 1]);
});
