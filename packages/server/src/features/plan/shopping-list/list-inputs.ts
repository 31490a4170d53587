import type { Row } from '@saltbush/domain/plan/sync/rows';
import type { PlainDate } from '@saltbush/domain/plan/meal-plans/week';
import type { ListRecipe } from '@saltbush/domain/plan/shopping-list/shopping-line';

/** Everything the list of a week is computed from: the rows that a phone has of it, and the recipes they name. */
export interface ListInputs {
  ownerId: string;
  /** The Monday. */
  week: PlainDate;
  /** Where the owner lives. */
  today: PlainDate;
  /** Null while nothing is planned in that week. */
  plan: { id: string; revision: number } | null;
  rows: Row[];
  recipes: ListRecipe[];
}
