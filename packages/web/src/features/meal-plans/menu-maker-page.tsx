import { Page } from '../../ui/page';

export function MenuMakerPage() {
  return <Page title="Meal Plan">{null}</Page>;
}
