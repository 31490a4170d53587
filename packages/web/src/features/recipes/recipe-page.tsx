import { Page } from '../../ui/page';

export function RecipePage() {
  return <Page title="Recipe">{null}</Page>;
}
