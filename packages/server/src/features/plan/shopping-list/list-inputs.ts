import type { Row } from '@saltbush/domain/plan/rows/rows';
import type { DayRange } from '@saltbush/domain/plan/days/day-range';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import type { ListRecipe } from '@saltbush/domain/plan/shopping-list/shopping-line';

/** Everything the list of some days is computed from: the rows that a phone has of it, and the recipes they name. */
export interface ListInputs {
  ownerId: string;
  days: DayRange;
  /** Where the owner lives. */
  today: PlainDate;
  /** A code, that the owner has chosen. */
  country: string | null;
  /** Of the week that the days are; null while nothing is planned in it, and of other days. */
  plan: { id: string; revision: number } | null;
  rows: Row[];
  recipes: ListRecipe[];
}
