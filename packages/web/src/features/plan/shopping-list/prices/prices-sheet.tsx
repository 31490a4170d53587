/** What this list costs at each shop. */
import { t } from '@lingui/core/macro';
import { LoadedPart } from '../../../../ui/loaded-part';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { knownServes } from '@saltbush/domain/recipe/recipes/serves';
import { daysBetween } from '@saltbush/domain/plan/days/week';
import { timesCooked } from '@saltbush/domain/plan/shopping-list/times-cooked';
import { showToast } from '../../../../ui/feedback/toast';
import { comparePrices } from '../../prices';
import { useLineActions } from '../actions/use-line-actions';
import { useListContext } from '../list-context';

export function PricesSheet({ onClose }: { onClose: () => void }) {
  const { list, scope, view, today, openDetails } = useListContext();
  const { days } = list;
  const { changeLine, changeItem } = useLineActions();
  const servesOf = (recipeId: string): number | undefined => {
    const serves = knownServes(view.recipes.get(recipeId)?.card ?? {});
    return serves && serves * (timesCooked(view.rows, recipeId, { days, today }) || 1);
  };
  const dayCount = daysBetween(days.from, days.to) + 1;
  const assign = (store: string, lines: readonly ListLine[]) => {
    for (const line of lines) {
      const [item] = line.items;
      const isItem = item !== undefined && line.parts.length === 1;
      if (isItem) changeItem(item, { store });
      else changeLine(line, { store });
    }
    showToast({ kind: 'success', title: t`Each item has its shop now` });
  };
  const addPrice = (key: string) => {
    onClose();
    openDetails(key);
  };
  const events = { onAssign: assign, onAddPrice: addPrice };
  return (
    <LoadedPart code={comparePrices} partProps={{ list, scope, servesOf, dayCount, ...events }} />
  );
}
