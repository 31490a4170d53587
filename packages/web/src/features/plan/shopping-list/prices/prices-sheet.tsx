/** What this list costs at each shop. */
import { LoadedPart } from '../../../../ui/loaded-part';
import type { LedgerLine } from '@saltbush/domain/plan/shopping-list/ledger/ledger';
import {
  isInRange,
  mondaysOfRange,
  type DayRange,
} from '@saltbush/domain/plan/meal-plans/day-range';
import { knownServes } from '@saltbush/domain/recipe/recipes/serves';
import type { Row } from '@saltbush/domain/plan/sync/rows';
import { showToast } from '../../../../ui/feedback/toast';
import { comparePrices } from '../../prices';
import { useListContext } from '../state/list-context';

export function PricesSheet({ onClose }: { onClose: () => void }) {
  const { ledger, scope, view, days, actions, openDetails } = useListContext();
  const servesOf = (recipeId: string): number | undefined => {
    const serves = knownServes(view.recipes.get(recipeId)?.card ?? {});
    return serves && serves * timesOf(view.rows.values(), recipeId, days);
  };
  const assign = (store: string, lines: readonly LedgerLine[]) => {
    for (const line of lines) {
      const [item] = line.items;
      const isItem = item !== undefined && line.parts.length === 1;
      if (isItem) actions.changeItem(item, { store });
      else actions.changeLine(line, { store });
    }
    showToast({ kind: 'success', title: 'Each item has its shop now' });
  };
  const addPrice = (key: string) => {
    onClose();
    openDetails(key);
  };
  const events = { onAssign: assign, onAddPrice: addPrice };
  return <LoadedPart code={comparePrices} partProps={{ ledger, scope, servesOf, ...events }} />;
}

/** How many times it is cooked for this list. */
function timesOf(rows: Iterable<Row>, recipeId: string, days: DayRange): number {
  let times = 0;
  const mondays = mondaysOfRange(days);
  for (const { kind, fields, isDeleted } of rows) {
    if (isDeleted || (kind !== 'meals' && kind !== 'listedRecipes')) continue;
    const row = fields as { recipeId?: string; quantity?: number; week?: string; date?: string };
    const isListed = row.week !== undefined && mondays.includes(row.week);
    const isCooked = row.date !== undefined && isInRange(row.date, days);
    if (row.recipeId === recipeId && (isListed || isCooked)) times += row.quantity ?? 1;
  }
  return times || 1;
}
