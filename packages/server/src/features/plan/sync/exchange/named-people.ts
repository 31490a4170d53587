/** People who are named in an answer. */
import type { LostValue } from '@saltbush/domain/plan/sync/operations';
import type { Row } from '@saltbush/domain/plan/rows/rows';

/** @returns ids of those who set the fields of rows, and of those whose values lost and won */
export const namedIn = (rows: readonly Row[], lostValues: readonly LostValue[]): Set<string> =>
  new Set([
    ...rows.flatMap(({ stamps }) => Object.values(stamps).map(([, userId]) => userId)),
    ...lostValues.flatMap(({ by, author }) => [by, author]),
  ]);
