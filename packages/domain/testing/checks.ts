import { toNumber } from './exact';
import type { Exact } from './exact';

/** Throws unless both are the same, but for the dust of binary fractions. */
export function near(actual: number, expected: Exact, what: string): void {
  const wanted = toNumber(expected);
  const isNear = Math.abs(actual - wanted) <= Math.max(1e-6, wanted * 1e-9);
  if (!isNear) throw new Error(`${what}: ${actual} instead of ${wanted}`);
}

/** Throws unless both are the same. */
export function equal(actual: unknown, expected: unknown, what: string): void {
  if (actual !== expected)
    throw new Error(`${what}: ${String(actual)} instead of ${String(expected)}`);
}
