import { waitAfterLimit, waitForBucket } from '../../../src/delivery/discord/reply';
import type { Reply } from '../../../src/delivery/post';

const reply = (over: object) => ({
  ...{ status: 429, failure: 'STATUS_NOT_OK', answer: '', whole: '', retryAfter: undefined },
  ...over,
});
const DAY_MS = 86_400_000;

describe('a limit of Discord', () => {
  it.each([
    ['{"retry_after":0}', undefined, 1_000],
    ['{"retry_after":0.2}', undefined, 1_000],
    ['{"retry_after":64.57}', undefined, 64_570],
    ['{"retry_after":9999999}', undefined, DAY_MS],
    ['no JSON', '0', 1_000],
    ['no JSON', '3', 3_000],
    ['no JSON', '9999999', DAY_MS],
    ['no JSON', undefined, 5_000],
  ])('with the answer %s and Retry-After %s waits %d ms', (whole, retryAfter, waitMs) => {
    expect(waitAfterLimit(reply({ whole, retryAfter }) as Reply)).toBe(waitMs);
  });

  it.each([
    ['0', '0', 0],
    ['0', '1.5', 1_500],
    ['0', '9999999', DAY_MS],
    ['1', '1.5', 0],
  ])(
    'with %s messages left and a reset after %s s rests %d ms',
    (remaining, resetAfter, restMs) => {
      expect(waitForBucket(reply({ remaining, resetAfter }) as Reply)).toBe(restMs);
    },
  );
});
