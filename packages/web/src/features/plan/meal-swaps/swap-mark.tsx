/** On the card of a planned dish: who has it another way. */
import { swapSentence, swapsByEater, swapsOfMeal } from '@saltbush/domain/plan/eaters/meal-swaps';
import type { WhoEats } from '@saltbush/domain/plan/eaters/eaters';
import type { MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import type { RowMap } from '@saltbush/domain/plan/rows/rows';
import classes from './meal-swaps.module.css';

export interface SwapMarkProps {
  entry: MenuEntry;
  rows: RowMap | undefined;
  whoEats: WhoEats | undefined;
}

export function SwapMark({ entry, rows, whoEats }: SwapMarkProps) {
  if (!rows || !whoEats) return null;
  const found = swapsByEater(swapsOfMeal(rows, entry), whoEats.eaters);
  if (found.length === 0) return null;
  return <p className={classes.mark}>{found.map(swapSentence).join('; ')}</p>;
}
