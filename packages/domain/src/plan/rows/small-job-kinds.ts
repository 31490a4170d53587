/** Kinds of small jobs (`plan/small-jobs`), in the order in which they are shown. */
export const smallJobKinds = ['thaw', 'soak', 'marinate', 'start', 'warm'] as const;

/**
 * - `thaw`: out of the freezer, into the fridge.
 * - `soak`: pulses and others into water.
 * - `marinate`: also into brine or salt.
 * - `start`: begin with the dish, since a part of it rises, chills or rests for long.
 * - `warm`: out of the fridge an hour before.
 */
export type SmallJobKind = (typeof smallJobKinds)[number];
