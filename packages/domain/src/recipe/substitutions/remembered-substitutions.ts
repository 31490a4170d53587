/**
 * What a household remembers of substitutes: "we use oat milk for milk".
 *
 * - It belongs to a person or to a household; who may plan meals for them may read and change it.
 * - A deleted one can be restored for some days.
 */

export const substitutionLimits = {
  food: 100,
  substitute: 200,
  note: 300,
  /** Of one person or household. */
  most: 200,
} as const;

const restoreDays = 30;

/** One that was deleted before this moment can't be restored. */
export const substitutionDeletedBefore = (now: Date): Date =>
  new Date(now.getTime() - restoreDays * 24 * 60 * 60 * 1000);
