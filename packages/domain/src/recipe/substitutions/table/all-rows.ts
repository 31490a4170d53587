import { baking } from './baking';
import { dairyAndEggs } from './dairy-and-eggs';
import { freshFoods } from './fresh-foods';
import { pantry } from './pantry';
import type { SubstitutionRow } from './row';

/** Of one food the best substitute comes first. */
export const allRows: readonly SubstitutionRow[] = [
  ...dairyAndEggs,
  ...baking,
  ...pantry,
  ...freshFoods,
];
