/** The bin: what one deleted in the last 30 days, and how long it can still be brought back. */
import IconTrashOff from '@tabler/icons-react/dist/esm/icons/IconTrashOff.mjs';
import { describeError } from '../../../../api/describe-error';
import { paths } from '../../../../app/paths';
import { EmptyState } from '../../../../ui/empty-state';
import { ErrorState } from '../../../../ui/error-state';
import { LinkButton, TextLink } from '../../../../ui/link-button';
import { Page } from '../../../../ui/page';
import { ShowMore } from '../show-more';
import { BinSkeleton } from './bin-skeleton';
import classes from './bin.module.css';
import { DeletedRecipe } from './deleted-recipe';
import { useDeletedRecipes } from './use-deleted-recipes';

export function DeletedRecipesPage() {
  const { data, error, isPending, isFetching, refetch, ...more } = useDeletedRecipes();
  const asOf = new Date(more.dataUpdatedAt);
  const recipes = data?.recipes ?? [];
  return (
    <Page
      title="Deleted recipes"
      lead="They stay here for 30 days; after that they are gone for good."
      width="narrow"
    >
      <p className={classes.back}>
        <TextLink to={paths.myRecipes}>Back to my recipes</TextLink>
      </p>
      {isPending && <BinSkeleton />}
      {error && !data && (
        <ErrorState
          message={describeError(error).message}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && recipes.length === 0 && (
        <EmptyState
          picture={<IconTrashOff size={44} stroke={1.5} />}
          title="Nothing to bring back"
          hint="A recipe that you delete waits here for 30 days."
        >
          <LinkButton to={paths.myRecipes}>To my recipes</LinkButton>
        </EmptyState>
      )}
      {recipes.length > 0 && (
        <>
          <ul className={classes.rows} aria-label="Deleted recipes">
            {recipes.map((recipe) => (
              <DeletedRecipe key={recipe._id} recipe={recipe} asOf={asOf} />
            ))}
          </ul>
          <ShowMore
            shown={recipes.length}
            total={data?.total ?? 0}
            hasMore={more.hasNextPage}
            isLoading={more.isFetchingNextPage}
            hasFailed={more.isFetchNextPageError}
            onShowMore={() => void more.fetchNextPage()}
          />
        </>
      )}
    </Page>
  );
}
