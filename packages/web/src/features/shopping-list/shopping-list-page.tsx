import { Page } from '../../ui/page';

export function ShoppingListPage() {
  return <Page title="Shopping List">{null}</Page>;
}
