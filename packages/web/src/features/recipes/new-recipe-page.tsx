import { Page } from '../../ui/page';

export function NewRecipePage() {
  return <Page title="New recipe">{null}</Page>;
}
