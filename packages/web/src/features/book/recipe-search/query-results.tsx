/** The recipes that a search finds. */
import { plural, t } from '@lingui/core/macro';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import type { QueryGroup } from '@saltbush/domain/recipe/recipe-query/recipe-query';
import { describeError } from '../../../api/describe-error';
import { useUser } from '../../../api/session';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorState } from '../../../ui/feedback/error-state';
import { CardGrid, CardGridSkeleton } from '../../../ui/layout/card-grid';
import { ShowMore } from '../../../ui/layout/show-more';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { firstScreenCards } from '../../recipe/recipes';
import { RecipeCardItem } from '../recipe-cards';
import { useQueryResults } from './use-query-results';

export function QueryResults({ query }: { query: QueryGroup }) {
  const found = useQueryResults(query);
  const { data, error, isPending, isFetching, refetch } = found;
  if (isPending) return <CardGridSkeleton count={8} />;
  if (!data)
    return (
      <ErrorState
        message={describeError(error).message}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (data.recipes.length === 0)
    return (
      <EmptyState
        image={<IconSearch size={44} stroke={1.5} />}
        title={t`No recipe meets this`}
        hint={t`Take a condition off, or let any of them be enough.`}
      />
    );
  return (
    <>
      <output>{countText(data)}</output>
      <Cards recipes={data.recipes} />
      <ShowMore
        shown={data.recipes.length}
        total={data.total}
        totalIsAtLeast={data.totalIsAtLeast}
        hasMore={found.hasNextPage}
        isLoading={found.isFetchingNextPage}
        hasFailed={found.isFetchNextPageError}
        onShowMore={() => void found.fetchNextPage()}
      />
    </>
  );
}

function Cards({ recipes }: { recipes: readonly RecipeCard[] }) {
  const user = useUser();
  return (
    <CardGrid label={t`Recipes found`}>
      {recipes.map((recipe, index) => (
        <RecipeCardItem
          key={recipe._id}
          recipe={recipe}
          isOwn={recipe.owner._id === user?._id}
          isInOwnList
          isEager={index < firstScreenCards}
        />
      ))}
    </CardGrid>
  );
}

function countText({ total, totalIsAtLeast }: { total: number; totalIsAtLeast: boolean }): string {
  if (totalIsAtLeast && total !== 1) return t`More than ${total} recipes`;
  return plural(total, { one: '# recipe', other: '# recipes' });
}
