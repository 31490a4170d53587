/**
 * Limits of the worker processes that read untrusted or long input: memory, time, and how many at once
 * (docs/decisions/0012-limited-worker-processes.md).
 */
import type { PoolLimits } from './platform/worker-pool/worker-pool';

interface WorkerLimits extends PoolLimits {
  /** Of the processor, for one task (`platform/worker-pool/time-limit.ts`). */
  timeLimitMs: number;
}

export const workerLimits = {
  /** Pages and pasted texts. */
  recipeReader: {
    // A page of 5 MB takes most of a second on a free machine.
    timeLimitMs: 10_000,
    // The elements of a page of 5 MB fill up to 350 MB.
    heapMegabytes: 512,
    memoryMegabytes: 768,
    maxRunning: 2,
    maxWaiting: 20,
    maxWaitingPerOwner: 5,
    resultBytes: 2_000_000,
    idleMs: 60_000,
  },
  /** Files of recipes; the time is for each recipe. */
  fileReader: {
    timeLimitMs: 20_000,
    heapMegabytes: 512,
    memoryMegabytes: 896,
    maxRunning: 2,
    // An import that waits is a row in the database: none is turned away.
    maxWaiting: 10_000,
    maxWaitingPerOwner: 5,
    // A recipe with its whole history.
    resultBytes: 6_000_000,
    idleMs: 60_000,
  },
  /** Files of products; the time is for each batch of rows. */
  feedReader: {
    timeLimitMs: 30_000,
    heapMegabytes: 512,
    memoryMegabytes: 896,
    maxRunning: 1,
    maxWaiting: 2,
    maxWaitingPerOwner: 1,
    resultBytes: 4_000_000,
    idleMs: 5_000,
  },
  /** Files of prices that households bring. */
  priceFileReader: {
    // 200,000 rows take some seconds on a free machine.
    timeLimitMs: 60_000,
    heapMegabytes: 256,
    memoryMegabytes: 512,
    maxRunning: 1,
    maxWaiting: 20,
    maxWaitingPerOwner: 1,
    resultBytes: 6_000_000,
    idleMs: 5_000,
  },
  /** Photos of recipes; the time is for all photos of a call together, with their wait. */
  photoReader: {
    timeLimitMs: 80_000,
    heapMegabytes: 512,
    // Recognition holds 400 MB, a photo of 80 million pixels takes 300 MB more while it is decoded.
    memoryMegabytes: 1400,
    maxRunning: 1,
    maxWaiting: 6,
    maxWaitingPerOwner: 2,
    resultBytes: 2_000_000,
    idleMs: 30_000,
  },
  /** Long recipes and shopping lists: people's own texts, of limited length. */
  computing: {
    // The longest list takes about two seconds on a free machine.
    timeLimitMs: 20_000,
    heapMegabytes: 384,
    memoryMegabytes: 640,
    maxRunning: 1,
    maxWaiting: 100,
    maxWaitingPerOwner: 20,
    resultBytes: 12_000_000,
    idleMs: 60_000,
  },
  /** Images to show. */
  imageEncoder: {
    // The decoder gives up after 20 seconds; the process must have ended before the call does.
    timeLimitMs: 40_000,
    heapMegabytes: 128,
    // A progressive JPEG of 80 million pixels takes 350 MB.
    memoryMegabytes: 768,
    maxRunning: 2,
    // Each that waits holds its file in memory: at most 15 MB.
    maxWaiting: 60,
    maxWaitingPerOwner: 10,
    resultBytes: 2_000_000,
    idleMs: 60_000,
  },
} satisfies Record<string, WorkerLimits>;
