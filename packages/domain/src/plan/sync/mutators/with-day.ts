/** Meals of a week that have no day yet. */
import type { Change } from '../operations';
import type { MealRow } from '../rows';

/**
 * What changing a meal without a day changes: it has a day once it is moved to one, also by an older phone, which
 * knows of no such meals.
 *
 * @example withDay({ date: '2026-11-25' }) // { date: '2026-11-25', isUndated: null }
 */
export const withDay = (change: Change<MealRow>): Change<MealRow> =>
  change.date === undefined || change.isUndated !== undefined
    ? change
    : { ...change, isUndated: null };
