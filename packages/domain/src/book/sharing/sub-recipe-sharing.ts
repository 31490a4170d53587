/**
 * What a recipe in a recipe lacks, so that the readers of the outer one can open it too.
 *
 * - A public recipe lacks nothing.
 * - An outer recipe that is public, or has a link that anyone may use, has readers that cannot be named: the one in it has
 *   to be public. It need not be listed, since it is reached from the outer one.
 * - Otherwise it lacks the households and the people who read the outer one and not it.
 * - Nothing is ever taken from its own readers.
 */
import type { Sharing, SharingChange } from './sharing-settings';

export interface OuterSharing extends Sharing {
  /** Links that anyone may use work. */
  readonly hasLinks: boolean;
}

/**
 * @returns undefined when all of them can open it
 * @example findSubRecipeSharing({ …outer, householdIds: ['reef'] }, { …hidden, householdIds: ['bay'] })
 * // { householdIds: ['bay', 'reef'] }
 */
export function findSubRecipeSharing(
  outer: OuterSharing,
  inner: Sharing,
): SharingChange | undefined {
  if (inner.mode === 'public') return undefined;
  if (outer.mode === 'public' || outer.hasLinks) return { mode: 'public' };
  const householdIds = union(inner.householdIds, outer.householdIds);
  const readerIds = union(inner.readerIds, outer.readerIds);
  const change = {
    ...(householdIds.length > inner.householdIds.length && { householdIds }),
    ...(readerIds.length > inner.readerIds.length && { readerIds }),
  };
  return Object.keys(change).length === 0 ? undefined : change;
}

const union = (some: readonly string[], others: readonly string[]): string[] => [
  ...new Set([...some, ...others]),
];
