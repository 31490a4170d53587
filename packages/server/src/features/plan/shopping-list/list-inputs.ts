import type { Row } from '@saltbush/domain/plan/rows/rows';
import type { DayRange } from '@saltbush/domain/plan/days/day-range';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';
import type { ListNeed } from '@saltbush/domain/plan/shopping-list/needs/list-need';
import type { ListRecipe } from '@saltbush/domain/plan/shopping-list/shopping-line';

/** Everything the list of some days is computed from: the rows that a phone has of it, and the recipes they name. */
export interface ListInputs {
  ownerId: string;
  days: DayRange;
  /** Where the owner lives. */
  today: PlainDate;
  /** A code, that the owner has chosen. */
  country: string | null;
  /** Likewise. */
  timeZone: TimeZone | null;
  /** Of the week that the days are; null while nothing is planned in it, and of other days. */
  plan: { id: string; revision: number } | null;
  rows: Row[];
  recipes: ListRecipe[];
  earlier: EarlierPurchases;
}

/** What says what is left of earlier purchases. */
export interface EarlierPurchases {
  /** Of other weeks; some may be among those of the list too. */
  rows: readonly Row[];
  /** That no row of the list names, cooked once. */
  recipes: readonly { id: string; title: string; needs: readonly ListNeed[] }[];
}
