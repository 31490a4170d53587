/** Measures two kinds of calls in turns, so that what else the machine does slows both. */
import { round } from '../measure';
import { median, medianOf, rateOf, type Target } from './calls';

export interface Limits {
  /** At most so many times the median of the bare call, at one caller. */
  times: number;
  /** At least this share of its calls a second, at 8 callers. */
  share?: number;
}

const rounds = 12;
const callsOfRound = 100;
const rateRounds = 6;
const rateMs = 1_000;
const callers = 8;

export async function compare(what: string, measured: Target, bare: Target, limits: Limits) {
  await rateOf(bare, callers, rateMs);
  await rateOf(measured, callers, rateMs);
  const medians = await inTurns(rounds, measured, bare, (target) => medianOf(target, callsOfRound));
  const row = {
    what,
    'p50 ms': round(medians.measured),
    'bare ms': round(medians.bare),
    times: round(medians.ratio),
    'at most': limits.times,
  };
  if (limits.share === undefined) return { ...row, passed: medians.ratio <= limits.times };
  const rates = await inTurns(rateRounds, measured, bare, (target) =>
    rateOf(target, callers, rateMs),
  );
  return {
    ...row,
    'calls/s': Math.round(rates.measured),
    'bare calls/s': Math.round(rates.bare),
    share: round(rates.ratio),
    'at least': limits.share,
    passed: medians.ratio <= limits.times && rates.ratio >= limits.share,
  };
}

/** The ratio is the median of the rounds' ratios: a disturbance spoils one round, not the result. */
async function inTurns(
  count: number,
  measured: Target,
  bare: Target,
  measureOne: (target: Target) => Promise<number>,
) {
  const pairs: { measured: number; bare: number }[] = [];
  for (let n = 0; n < count; n += 1) {
    pairs.push({ bare: await measureOne(bare), measured: await measureOne(measured) });
  }
  return {
    measured: median(pairs.map((pair) => pair.measured)),
    bare: median(pairs.map((pair) => pair.bare)),
    ratio: median(pairs.map((pair) => pair.measured / pair.bare)),
  };
}
