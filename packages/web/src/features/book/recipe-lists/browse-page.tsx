/** Public recipes (Spec 2, /browse). */
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { paths } from '../../../paths';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LinkButton } from '../../../ui/link-button';
import { Page } from '../../../ui/layout/page';
import { QuickLink } from './filters/quick-link';
import { RecipeList } from './recipe-list';

export function BrowsePage() {
  return (
    <Page
      title="Browse"
      heading="Browse recipes"
      lead="Recipes that other cooks share with everyone. Tap + to save one."
    >
      <RecipeList
        list="browse"
        label="Shared recipes"
        searchLabel="Search Saltbush"
        quickLink={<QuickLink to="/cooks">From cooks you follow</QuickLink>}
        empty={<NobodySharesYet />}
      />
    </Page>
  );
}

function NobodySharesYet() {
  return (
    <EmptyState
      image={<IconWorld size={44} stroke={1.5} />}
      title="No one else shares a recipe here yet"
      hint="When another cook shares a recipe with everyone, it shows up here."
    >
      <LinkButton to={paths.myRecipes}>Go to my recipes</LinkButton>
      <LinkButton to={paths.importRecipe} variant="default">
        Import from a web page
      </LinkButton>
    </EmptyState>
  );
}
