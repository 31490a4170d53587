/** What people met, as figures. */
import { round, spreadOf } from '../../../bench/measure';
import type { Played } from './load';
import type { Done } from './person';

/** One row of the table. Times are those of calls that succeeded, in milliseconds. */
export function figuresOf(phase: string, { calls, seconds }: Played) {
  const usual = timesOf(calls, ({ kind }) => kind !== 'sign-in');
  const signIns = timesOf(calls, ({ kind }) => kind === 'sign-in');
  return {
    phase,
    seconds: round(seconds, 0),
    calls: calls.length,
    'calls/s': round(calls.length / seconds, 0),
    errors: calls.filter(({ status }) => status !== 200).length,
    p50: usual.p50,
    p99: usual.p99,
    max: usual.max,
    'sign-in p50': signIns.p50,
    'sign-in p99': signIns.p99,
  };
}

const timesOf = (calls: readonly Done[], isWanted: (done: Done) => boolean) =>
  spreadOf(
    '',
    calls.filter((done) => done.status === 200 && isWanted(done)).map(({ ms }) => ms),
    1,
  );

/** The longest time in which no change was acknowledged, in seconds. */
export function longestGapOf({ calls }: Played): number {
  const moments = calls
    .filter(({ kind, status }) => kind === 'write' && status === 200)
    .map(({ at }) => at)
    .toSorted((a, b) => a - b);
  const gaps = moments.slice(1).map((at, n) => at - moments[n]!);
  return round(gaps.reduce((most, gap) => Math.max(most, gap), 0) / 1_000, 1);
}

/** How often each status was answered that is not 200; 0 stands for no answer. */
export function failuresOf({ calls }: Played): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of calls) if (status !== 200) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
