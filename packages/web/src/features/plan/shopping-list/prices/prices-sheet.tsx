/** What this list costs at each shop. */
import { LoadedPart } from '../../../../ui/loaded-part';
import type { LedgerLine } from '@saltbush/domain/plan/shopping-list/ledger/ledger';
import { dayWanted, isInRange, type DayRange } from '@saltbush/domain/plan/meal-plans/day-range';
import { knownServes } from '@saltbush/domain/recipe/recipes/serves';
import { daysBetween, type PlainDate } from '@saltbush/domain/plan/meal-plans/week';
import type { ListedRecipeRow, MealRow, Row } from '@saltbush/domain/plan/sync/rows';
import { showToast } from '../../../../ui/feedback/toast';
import { comparePrices } from '../../prices';
import { useLineActions } from '../actions/use-line-actions';
import { useListContext } from '../list-context';

export function PricesSheet({ onClose }: { onClose: () => void }) {
  const { ledger, scope, view, days, today, openDetails } = useListContext();
  const { changeLine, changeItem } = useLineActions();
  const servesOf = (recipeId: string): number | undefined => {
    const serves = knownServes(view.recipes.get(recipeId)?.card ?? {});
    return serves && serves * timesOf(view.rows.values(), recipeId, { days, today });
  };
  const dayCount = daysBetween(days.from, days.to) + 1;
  const assign = (store: string, lines: readonly LedgerLine[]) => {
    for (const line of lines) {
      const [item] = line.items;
      const isItem = item !== undefined && line.parts.length === 1;
      if (isItem) changeItem(item, { store });
      else changeLine(line, { store });
    }
    showToast({ kind: 'success', title: 'Each item has its shop now' });
  };
  const addPrice = (key: string) => {
    onClose();
    openDetails(key);
  };
  const events = { onAssign: assign, onAddPrice: addPrice };
  return (
    <LoadedPart code={comparePrices} partProps={{ ledger, scope, servesOf, dayCount, ...events }} />
  );
}

/** How many times it is cooked for this list. */
function timesOf(
  rows: Iterable<Row>,
  recipeId: string,
  { days, today }: { days: DayRange; today: PlainDate },
): number {
  let times = 0;
  for (const { kind, fields, isDeleted } of rows) {
    if (isDeleted || (kind !== 'meals' && kind !== 'listedRecipes')) continue;
    const row = fields as Partial<MealRow & ListedRecipeRow>;
    const first = row.week ?? (row.isUndated ? row.date : undefined);
    const day = first === undefined ? row.date : dayWanted(first, today);
    if (row.recipeId !== recipeId || day === undefined || !isInRange(day, days)) continue;
    times += row.quantity ?? 1;
  }
  return times || 1;
}
