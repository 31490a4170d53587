import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  hasSpaceFor,
  isDiskFull,
  diskLimitsOf,
  smallestWriteBytes,
  smallWriteBytes,
} from './disk-space';

const mb = 1024 ** 2;
const gb = 1024 ** 3;

describe('the room that a disk must have left', () => {
  test.each([
    [400 * mb, { log: 32 * mb, largeWrites: 96 * mb, smallWrites: 32 * mb }],
    [4 * gb, { log: 256 * mb, largeWrites: 768 * mb, smallWrites: 256 * mb, reserve: 64 * mb }],
    [1000 * gb, { log: 256 * mb, largeWrites: 768 * mb, smallWrites: 256 * mb }],
  ])('a disk of %d bytes must have room left for each kind of write', (total, space) => {
    expect(diskLimitsOf(total)).toMatchObject(space);
  });

  test('the room for writes leaves most of any disk of 128 MB and more to the household', () => {
    fc.assert(
      fc.property(fc.double({ min: 128 * mb, max: 10_000 * gb, noNaN: true }), (total) => {
        const { largeWrites, smallWrites, reserve } = diskLimitsOf(total);
        expect(largeWrites).toBeLessThanOrEqual(total / 3);
        expect(smallWrites).toBeLessThan(largeWrites);
        expect(reserve).toBeLessThan(total / 10);
      }),
    );
  });
});

test.each([
  [800, Number.POSITIVE_INFINITY, true],
  [700, Number.POSITIVE_INFINITY, false],
  [700, smallWriteBytes, true],
  [700, smallWriteBytes + 1, false],
  [200, smallWriteBytes, false],
  [200, smallestWriteBytes, true],
  [0, smallestWriteBytes, true],
])('a disk with %d MB free takes a write of %d bytes: %s', (free, bytes, isAllowed) => {
  const disk = { freeBytes: free * mb, totalBytes: 100 * gb };
  expect(hasSpaceFor(disk, bytes)).toBe(isAllowed);
  expect(isDiskFull(disk)).toBe(free < 768);
});
