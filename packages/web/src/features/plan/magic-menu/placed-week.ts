/** The week that Magic Menu shows: what is wanted in it without a day has a free dinner. */
import type { MenuCandidate } from '@saltbush/contract/plan/magic-menu';
import type { MagicMenu } from '@saltbush/domain/plan/magic-menu/magic-menu';
import {
  placeUndated as place,
  type Placed,
  type PlacingOptions as Options,
} from '@saltbush/domain/plan/magic-menu/week/placed-week';
import { entriesOf, type MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import type { PlannedWeek } from './planned-week';

export type PlacedWeek = PlannedWeek & Pick<Placed, 'placed'>;

export interface PlacingOptions extends Pick<Options, 'rules' | 'locked'> {
  candidates: readonly MenuCandidate[];
}

export function placeUndated(
  week: PlannedWeek,
  { candidates, ...options }: PlacingOptions,
): PlacedWeek {
  return { ...week, ...place(week, { ...options, minutesOf: minutesIn(week, candidates) }) };
}

/** The recipes that the week gets when the menu is used: those with a day now, then those that were chosen. */
export const newRecipesOf = ({ menu, placed }: PlacedWeek, { picks }: MagicMenu): string[] => [
  ...entriesOf(menu).flatMap(({ id, recipeId }) => (placed.has(id) ? (recipeId ?? []) : [])),
  ...picks.map(({ recipeId }) => recipeId),
];

/** Of the recipe as Magic Menu knows it, or as it is shown; a note takes none. */
function minutesIn({ cards }: PlannedWeek, candidates: readonly MenuCandidate[]) {
  const known = new Map(candidates.map((recipe) => [recipe._id, recipe.minutes]));
  return ({ recipeId }: MenuEntry): number | undefined =>
    recipeId === undefined ? 0 : (known.get(recipeId) ?? cards.get(recipeId)?.totalMinutes);
}
