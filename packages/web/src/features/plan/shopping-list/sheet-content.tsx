/** What is in a sheet of the list's menu. */
import { RecipeSheet } from './add/recipe-sheet';
import { StaplesSheet } from './add/staples-sheet';
import { BarcodeSheet } from './barcode/barcode-sheet';
import type { SheetName } from './bar/sheet-name';
import { DaysSheet } from './days/days-sheet';
import { ListHome } from './home/list-home';
import { HistorySheet } from './history/history-sheet';
import { NewListSheet } from './lists/new-list-sheet';
import { PricesSheet } from './prices/prices-sheet';
import { OrderSheet } from './order/order-sheet';

export function SheetContent({ sheet, onClose }: { sheet: SheetName; onClose: () => void }) {
  switch (sheet) {
    case 'Choose days':
      return <DaysSheet onClose={onClose} />;
    case 'Store & aisles':
      return <OrderSheet />;
    case 'Compare prices':
      return <PricesSheet onClose={onClose} />;
    case 'History':
      return <HistorySheet />;
    case 'New list':
      return <NewListSheet onClose={onClose} />;
    case 'Scan a barcode':
      return <BarcodeSheet onClose={onClose} />;
    case 'Set your staples':
      return <StaplesSheet onClose={onClose} />;
    case 'At home':
      return <ListHome />;
    case 'Add a recipe to the list':
      return <RecipeSheet onClose={onClose} />;
  }
}
