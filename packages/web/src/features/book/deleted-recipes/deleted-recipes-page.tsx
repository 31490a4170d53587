/** Deleted recipes of the last 30 days, and how long each can be restored. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import IconTrashOff from '@tabler/icons-react/dist/esm/icons/IconTrashOff.mjs';
import { describeError } from '../../../api/describe-error';
import { paths } from '../../../paths';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorState } from '../../../ui/feedback/error-state';
import { LinkButton } from '../../../ui/link-button';
import { Page } from '../../../ui/layout/page';
import { ShowMore } from '../../../ui/layout/show-more';
import { DeletedRecipesSkeleton } from './deleted-recipes-skeleton';
import classes from './deleted-recipes.module.css';
import { DeletedRecipe } from './deleted-recipe';
import { useDeletedRecipes } from './use-deleted-recipes';

export function DeletedRecipesPage() {
  const found = useDeletedRecipes();
  const { data, error, isPending, isFetching, refetch } = found;
  return (
    <Page
      title={t`Deleted recipes`}
      lead={t`They stay here for 30 days; after that they are gone for good.`}
      width="narrow"
    >
      {isPending && <DeletedRecipesSkeleton />}
      {error && !data && (
        <ErrorState
          message={describeError(error).message}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && data.recipes.length === 0 && <NothingDeleted />}
      {data && data.recipes.length > 0 && <DeletedRecipes found={found} {...data} />}
    </Page>
  );
}

function NothingDeleted() {
  return (
    <EmptyState
      image={<IconTrashOff size={44} stroke={1.5} />}
      title={t`No deleted recipes`}
      hint={t`A recipe that you delete waits here for 30 days.`}
    >
      <LinkButton to={paths.myRecipes}>
        <Trans>Go to my recipes</Trans>
      </LinkButton>
    </EmptyState>
  );
}

type Found = ReturnType<typeof useDeletedRecipes>;

function DeletedRecipes({ found, recipes, total }: { found: Found } & NonNullable<Found['data']>) {
  const asOf = new Date(found.dataUpdatedAt);
  return (
    <>
      <ul className={classes.rows} aria-label={t`Deleted recipes`}>
        {recipes.map((recipe) => (
          <DeletedRecipe key={recipe._id} recipe={recipe} asOf={asOf} />
        ))}
      </ul>
      <ShowMore
        shown={recipes.length}
        total={total}
        hasMore={found.hasNextPage}
        isLoading={found.isFetchingNextPage}
        hasFailed={found.isFetchNextPageError}
        onShowMore={() => void found.fetchNextPage()}
      />
    </>
  );
}
