import { RenderCache } from '../../../src/server/ssr/render-cache';
import { LIMITS } from '../../../src/server/scheduling/limits';

it('charges a drawing to the address that caused it, and to nobody who finds it drawn', async () => {
  const charged: string[] = [];
  const drawn: string[] = [];
  const cache = new RenderCache({
    worker: {
      render: async (path) => {
        if (path === '/gone') return null;
        drawn.push(path);
        return Promise.resolve(`drawn ${drawn.length}`);
      },
    },
    limits: LIMITS,
    charge: (address) => charged.push(address),
  });
  const [first, shared] = await Promise.all(
    ['one', 'two'].map(async (address) => cache.get({ path: '/', answers: '[]', address })),
  );
  const found = await cache.get({ path: '/', answers: '[]', address: 'two' });
  expect([first, shared, found]).toEqual(['drawn 1', 'drawn 1', 'drawn 1']);
  expect(await cache.get({ path: '/', answers: '[1]', address: 'two' })).toBe('drawn 2');
  // What is not drawn costs nothing.
  expect(await cache.get({ path: '/gone', answers: '[]', address: 'two' })).toBeNull();
  expect(charged).toEqual(['one', 'two']);
});
