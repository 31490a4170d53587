/** What is in a sheet of the list's menu. */
import { RecipeSheet } from './add/recipe-sheet';
import { StaplesSheet } from './add/staples-sheet';
import type { SheetName } from './bar/sheet-name';
import { DaysSheet } from './days/days-sheet';
import { HistorySheet } from './history/history-sheet';
import { PricesSheet } from './prices/prices-sheet';
import { OrderSheet } from './order/order-sheet';

export function SheetContent({ sheet, onClose }: { sheet: SheetName; onClose: () => void }) {
  switch (sheet) {
    case 'days':
      return <DaysSheet onClose={onClose} />;
    case 'order':
      return <OrderSheet />;
    case 'prices':
      return <PricesSheet onClose={onClose} />;
    case 'history':
      return <HistorySheet />;
    case 'staples':
      return <StaplesSheet onClose={onClose} />;
    case 'recipe':
      return <RecipeSheet onClose={onClose} />;
  }
}
