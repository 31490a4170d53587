/** The recipe book (Spec 2, /my-recipes): cards, newest first. */
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { describeError } from '../../api/describe-error';
import { paths } from '../../app/paths';
import { CardGrid, CardGridSkeleton } from '../../ui/card-grid';
import { ErrorState } from '../../ui/error-state';
import { LinkButton } from '../../ui/link-button';
import { Page } from '../../ui/page';
import { NoRecipesYet } from './no-recipes-yet';
import { RecipeCardItem } from './recipe-card';
import { ShowMore } from './show-more';
import { useDeleteRecipe } from './use-delete-recipe';
import { useMyRecipes } from './use-my-recipes';

export function MyRecipesPage() {
  const { data, error, isPending, isFetching, refetch, ...more } = useMyRecipes();
  const deleteRecipe = useDeleteRecipe();
  const recipes = data?.recipes ?? [];
  return (
    <Page
      title="Recipes"
      lead={data && data.total > 0 ? countOf(data.total) : undefined}
      actions={
        <>
          <LinkButton
            to={paths.importRecipe}
            variant="default"
            leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
          >
            Import
          </LinkButton>
          <LinkButton
            to={paths.newRecipe}
            leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
          >
            Add recipe
          </LinkButton>
        </>
      }
    >
      {isPending && <CardGridSkeleton count={8} />}
      {error && !data && (
        <ErrorState
          message={describeError(error).message}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && recipes.length === 0 && <NoRecipesYet />}
      {recipes.length > 0 && (
        <>
          <CardGrid label="My recipes">
            {recipes.map((recipe, index) => (
              <RecipeCardItem
                key={recipe._id}
                recipe={recipe}
                isEager={index < firstScreenCount}
                onDelete={() => void deleteRecipe(recipe)}
              />
            ))}
          </CardGrid>
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

/** Cards that a wide screen shows without scrolling: their pictures do not wait. */
const firstScreenCount = 4;

const countOf = (total: number): string =>
  total === 1 ? '1 recipe' : `${total.toLocaleString('en-AU')} recipes`;
