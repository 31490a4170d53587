/** How late the server's event loop was, and its longest turn, in milliseconds; see watch-loop.mjs. */
import { readFile, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

export interface LoopDelay {
  p99: number;
  max: number;
  longestTurn: number;
  /** How many took longer than 10 ms. */
  longTurns: number;
  /** In percent of the time. */
  waitedShare: number;
}

/**
 * Settings for a server whose event loop is to be measured.
 *
 * @param profiles a folder for a CPU profile of each measurement; the even ones are those under load
 */
export function loopSettings(file: string, profiles?: string): Record<string, string> {
  const watcher = new URL('watch-loop.mjs', import.meta.url);
  return {
    NODE_OPTIONS: `--import ${watcher.href}`,
    STALL_REPORT: file,
    ...(profiles !== undefined && { STALL_PROFILES: profiles }),
  };
}

/** @returns what was measured since the last call, and begins anew */
export async function takeLoopDelay(pid: number, file: string): Promise<LoopDelay> {
  await rm(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  for (;;) {
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text !== undefined) return JSON.parse(text) as LoopDelay;
    await sleep(5);
  }
}
