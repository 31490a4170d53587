/**
 * What was found in a recipe's ingredient list, without the table of foods: small enough for a phone.
 *
 * - A requirement without a finding has no sign against it, unless a line is not understood.
 */
import type { Requirement } from './allergens';

export type Verdict = 'contains' | 'no-sign' | 'unsure';

/** What a recipe contains, or may contain; of a diet, what it refuses. */
export interface DietFinding {
  readonly of: Requirement;
  readonly verdict: Exclude<Verdict, 'no-sign'>;
  /** The lines that decide: their places in the ingredient list, from 0, rising. */
  readonly lines: readonly number[];
}

export interface RecipeDiets {
  readonly findings: readonly DietFinding[];
  /** Lines that were not understood, and may contain anything: places from 0. */
  readonly unknownLines: readonly number[];
}

/** More lines than anybody reads; a recipe may have 200. */
export const mostDecidingLines = 20;

/** @example verdictOf(recipeDiets(lines), 'peanut') // 'no-sign' */
export function verdictOf(
  { findings, unknownLines }: RecipeDiets,
  requirement: Requirement,
): Verdict {
  const finding = findings.find(({ of }) => of === requirement);
  return finding?.verdict ?? (unknownLines.length > 0 ? 'unsure' : 'no-sign');
}
