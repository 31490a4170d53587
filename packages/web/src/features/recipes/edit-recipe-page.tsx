import { Page } from '../../ui/page';

export function EditRecipePage() {
  return <Page title="Edit recipe">{null}</Page>;
}
