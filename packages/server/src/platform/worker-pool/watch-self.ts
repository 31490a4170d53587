/**
 * Ends this very process when it takes too much memory, or when its parent is gone.
 *
 * A thread does so, because the main thread may be in the middle of an endless loop: it would neither
 * notice that it is disconnected nor reach a timer. V8's own limit counts neither buffers nor WebAssembly.
 */
import { writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** @param memoryMegabytes of the whole process, as the operating system counts it */
export function watchSelf(memoryMegabytes: number): void {
  dieFirst();
  const workerData = { memoryBytes: memoryMegabytes * 2 ** 20, parent: process.ppid, everyMs };
  new Worker(watch, { eval: true, execArgv: [], workerData }).unref();
}

/** A process that fills a gigabyte in a second goes at most 50 MB beyond its limit. */
const everyMs = 50;

/** As text: a thread would load a TypeScript file through the whole compiler. */
const watch = `
  const { workerData: { memoryBytes, parent, everyMs } } = require('node:worker_threads');
  setInterval(() => {
    if (process.memoryUsage.rss() > memoryBytes || process.ppid !== parent) {
      process.kill(process.pid, 'SIGKILL');
    }
  }, everyMs);
`;

/** When the machine runs out of memory, Linux ends this process and neither the server nor the database. */
function dieFirst(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Only Linux knows it.
  }
}
