/**
 * One substitute: so much of a food, what does for it, and what a cook has to know.
 *
 * Both sides are lines as a recipe has them; several foods are joined by " + ". Where a side has no amount, as much of the
 * one does for the other.
 */
export type SubstitutionRow = readonly [food: string, substitute: string, note?: string];
