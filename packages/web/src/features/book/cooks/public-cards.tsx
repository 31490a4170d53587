/** Recipes that are listed for everyone, as cards for this reader. */
import type { ReactNode } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { describeError } from '../../../api/describe-error';
import { useUser } from '../../../api/session';
import { ErrorState } from '../../../ui/feedback/error-state';
import { CardGrid, CardGridSkeleton } from '../../../ui/layout/card-grid';
import { ShowMore } from '../../../ui/layout/show-more';
import { firstScreenCards } from '../../recipe/recipes';
import { RecipeCardItem } from '../recipe-cards';
import type { FoundRecipes } from './public-list';
import { VisitorCard } from './visitor-card';

export interface PublicCardsProps {
  found: FoundRecipes;
  /** "Recipes by Tom" */
  label: string;
  /** What stands there when there are none. */
  empty: ReactNode;
  /** On the page of a cook, whose name stands on top. */
  isOfOneCook?: boolean;
}

export function PublicCards({ found, label, empty, isOfOneCook = false }: PublicCardsProps) {
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
  if (data.recipes.length === 0) return empty;
  return (
    <>
      <Cards recipes={data.recipes} label={label} isOfOneCook={isOfOneCook} />
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

interface CardsProps {
  recipes: readonly RecipeCard[];
  label: string;
  isOfOneCook: boolean;
}

function Cards({ recipes, label, isOfOneCook }: CardsProps) {
  const user = useUser();
  return (
    <CardGrid label={label}>
      {recipes.map((recipe, index) =>
        user ? (
          <RecipeCardItem
            key={recipe._id}
            recipe={recipe}
            isOwn={recipe.owner._id === user._id}
            isEager={index < firstScreenCards}
          />
        ) : (
          <VisitorCard
            key={recipe._id}
            recipe={recipe}
            isEager={index < firstScreenCards}
            hasOwner={!isOfOneCook}
          />
        ),
      )}
    </CardGrid>
  );
}
