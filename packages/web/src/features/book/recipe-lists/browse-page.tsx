/** Public recipes (Spec 2, /browse). */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
      title={t`Browse`}
      heading={t`Browse recipes`}
      lead={t`Recipes that other cooks share with everyone. Tap + to save one.`}
    >
      <RecipeList
        list="browse"
        label={t`Shared recipes`}
        searchLabel={t`Search Saltbush`}
        quickLink={
          <QuickLink to="/cooks">
            <Trans>From cooks you follow</Trans>
          </QuickLink>
        }
        empty={<NobodySharesYet />}
      />
    </Page>
  );
}

function NobodySharesYet() {
  return (
    <EmptyState
      image={<IconWorld size={44} stroke={1.5} />}
      title={t`No one else shares a recipe here yet`}
      hint={t`When another cook shares a recipe with everyone, it shows up here.`}
    >
      <LinkButton to={paths.myRecipes}>
        <Trans>Go to my recipes</Trans>
      </LinkButton>
      <LinkButton to={paths.importRecipe} variant="default">
        <Trans>Import from a web page</Trans>
      </LinkButton>
    </EmptyState>
  );
}
