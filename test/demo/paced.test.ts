import { parse } from 'graphql';
import { makeChance } from '../../demo/bots/chance';
import type { Client } from '../../demo/client/http';
import { paced } from '../../demo/practice/paced';

const FOR_EVER_MS = 1e9;
const [LOOK, WEAR, PLAY] = ['query Look { a }', 'mutation Wear { a }', 'mutation Play { a }'].map(
  (text) => parse(text),
);

function bot(hurriesTo?: string) {
  const asked: unknown[] = [];
  const over = new AbortController();
  const client = { ask: (document: unknown) => Promise.resolve(asked.push(document)) };
  const hurried = paced(client as unknown as Client, {
    ...{ thinkMs: FOR_EVER_MS, chance: makeChance('paced'), signal: over.signal },
    ...(hurriesTo !== undefined && { hurriesTo }),
  });
  const isThoughtOver = async (document: unknown): Promise<boolean> => {
    const before = asked.length;
    const asking = hurried.ask(document as never, {} as never).catch(() => undefined);
    await new Promise(setImmediate);
    const thinks = asked.length === before;
    if (!thinks) await asking;
    return thinks;
  };
  return { isThoughtOver, over };
}

it('a bot looks at once, and thinks before it does anything', async () => {
  const { isThoughtOver, over } = bot();
  expect(await isThoughtOver(LOOK)).toBe(false);
  expect(await isThoughtOver(WEAR)).toBe(true);
  over.abort();
});

it('where somebody waits for what it does first it hurries to that, and thinks from then on', async () => {
  const { isThoughtOver, over } = bot('Play');
  expect(await isThoughtOver(WEAR)).toBe(false);
  expect(await isThoughtOver(PLAY)).toBe(true);
  expect(await isThoughtOver(WEAR)).toBe(true);
  over.abort();
});
