import { Page } from '../../ui/page';

export function MyRecipesPage() {
  return <Page title="Recipes">{null}</Page>;
}
