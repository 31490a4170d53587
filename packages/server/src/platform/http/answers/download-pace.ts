/** Ends downloads that are taken too slowly: each may hold memory, and a place that others wait for. */
import type { ServerResponse } from 'node:http';

export interface DownloadPace {
  /** Between two looks. */
  everyMs: number;
  /** That must have gone out meanwhile. */
  leastBytes: number;
}

/** 140 kbit/s: 200 MB in three hours. */
const downloadPace: DownloadPace = { everyMs: 60_000, leastBytes: 1024 * 1024 };

/** Time in which the server itself has nothing to send, for example in a queue, does not count. */
export function endSlowDownload(response: ServerResponse, pace = downloadPace): void {
  const isTooSlow = slowness(pace.leastBytes);
  const timer = setInterval(() => {
    const bytes = response.socket?.bytesWritten ?? 0;
    if (isTooSlow({ bytes, isWaiting: response.writableNeedDrain })) response.destroy();
  }, pace.everyMs).unref();
  response.once('close', () => clearInterval(timer));
}

export interface Look {
  /** Sent so far. */
  bytes: number;
  /** Whether something is there to be sent, and the client does not take it. */
  isWaiting: boolean;
}

/**
 * @returns tells at each look whether the client was waited for at this look and the one before, and took less than
 *   `leastBytes` in between
 * @example
 * const isTooSlow = slowness(10);
 * isTooSlow({ bytes: 5, isWaiting: true }); // false: the first look
 * isTooSlow({ bytes: 9, isWaiting: true }); // true
 */
export function slowness(leastBytes: number): (look: Look) => boolean {
  let before: Look | undefined;
  return (look) => {
    const isSlow =
      before?.isWaiting === true && look.isWaiting && look.bytes - before.bytes < leastBytes;
    before = look;
    return isSlow;
  };
}
