import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import { paths } from '../../../paths';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LinkButton } from '../../../ui/link-button';
import { Page } from '../../../ui/layout/page';

export function NoSuchRecipe() {
  return (
    <Page title="Recipe not found">
      <EmptyState
        image={<IconBook size={44} stroke={1.5} />}
        title="We couldn’t find this recipe"
        hint="It may have been deleted, or it belongs to someone who has not shared it with you."
      >
        <LinkButton to={paths.myRecipes}>Go to my recipes</LinkButton>
      </EmptyState>
    </Page>
  );
}
