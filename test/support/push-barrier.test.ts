import { openPushBarrier } from '../pages/push-barrier';

it('lets two that wait at once through, one after the other', async () => {
  const barrier = openPushBarrier();
  let left = 20;
  const busy = (): void => {
    left -= 1;
    if (left > 0) setImmediate(busy);
  };
  busy();
  const [first, second] = await Promise.all([barrier([]), barrier([])]);
  expect(second.round).toBe(first.round + 1);
});
