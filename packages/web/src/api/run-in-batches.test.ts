import { expect, test, vi } from 'vitest';
import { runInBatches } from './run-in-batches';

test.each([
  ['a desk', false, 20],
  ['a phone', true, 10],
])(
  'a batch on %s runs at most so many at once (Spec 9: batch size)',
  async (_where, isPhone, size) => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isPhone } as MediaQueryList);
    const things = Array.from({ length: 2 * size + 1 }, (_, index) => index);
    let running = 0;
    let most = 0;
    const { done, failed, error } = await runInBatches(things, async (thing) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      if (thing === size) throw new Error('refused');
    });
    expect([most, done.length, failed]).toEqual([size, 2 * size, [size]]);
    expect(error).toEqual(new Error('refused'));
  },
);
