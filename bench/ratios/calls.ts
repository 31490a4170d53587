/** Calls of one kind, made by a client that costs little itself. */
import { Pool } from 'undici';
import { spreadOf } from '../measure';

export interface Call {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Target {
  /** @param n counts the calls, so that no two need be the same */
  call: (n: number) => Promise<void>;
  close: () => Promise<void>;
}

/** At most `connections` calls are on their way at once; one that is refused is an error. */
export function targetOf(url: string, callOf: (n: number) => Call, connections = 8): Target {
  const pool = new Pool(url, { connections, pipelining: 1, keepAliveTimeout: 120_000 });
  return {
    call: async (n) => {
      const { statusCode, body } = await pool.request(callOf(n));
      const text = await body.text();
      if (statusCode !== 200 && statusCode !== 304) throw new Error(`${statusCode} ${text}`);
    },
    close: () => pool.close(),
  };
}

let made = 0;

/** @returns the median of `count` calls, one after another, in ms */
export async function medianOf(target: Target, count: number): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < count; n += 1) times.push(await timeOf(target));
  return median(times);
}

export async function timeOf(target: Target): Promise<number> {
  const started = performance.now();
  await target.call((made += 1));
  return performance.now() - started;
}

/** @returns calls a second with so many callers */
export async function rateOf(target: Target, callers: number, ms: number): Promise<number> {
  const started = performance.now();
  let done = 0;
  const repeatCalls = async () => {
    while (performance.now() - started < ms) {
      await target.call((made += 1));
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, repeatCalls));
  return (done * 1000) / (performance.now() - started);
}

export const median = (values: number[]): number => spreadOf('', values, 4).p50;
