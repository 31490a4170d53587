/** The recipes of a cookbook: as cards, or as rows that are put in another order and taken out. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import { useState } from 'react';
import type { Cookbook } from '@saltbush/contract/book/cookbooks';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { describeError } from '../../../api/describe-error';
import { useUser } from '../../../api/session';
import { paths } from '../../../paths';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorState } from '../../../ui/feedback/error-state';
import { CardGrid, CardGridSkeleton } from '../../../ui/layout/card-grid';
import { ShowMore } from '../../../ui/layout/show-more';
import { LinkButton } from '../../../ui/link-button';
import { firstScreenCards } from '../../recipe/recipes';
import { RecipeCardItem } from '../recipe-cards';
import { useCookbookRecipes } from './cookbook-queries';
import { CookbookRows } from './cookbook-rows';
import { VisitorRecipes } from './visitor-recipes';

interface CookbookRecipesProps {
  cookbook: Cookbook;
  shareToken: string | undefined;
}

export function CookbookRecipes({ cookbook, shareToken }: CookbookRecipesProps) {
  const found = useCookbookRecipes(cookbook._id, shareToken);
  const { data, error, isPending, isFetching, refetch } = found;
  if (isPending) return <CardGridSkeleton count={4} />;
  if (!data)
    return (
      <ErrorState
        message={describeError(error).message}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (data.recipes.length === 0) return <NoRecipes cookbook={cookbook} />;
  return (
    <>
      <Recipes cookbook={cookbook} recipes={data.recipes} />
      <ShowMore
        shown={data.recipes.length}
        total={data.total}
        hasMore={found.hasNextPage}
        isLoading={found.isFetchingNextPage}
        hasFailed={found.isFetchNextPageError}
        onShowMore={() => void found.fetchNextPage()}
      />
    </>
  );
}

function Recipes({ cookbook, recipes }: { cookbook: Cookbook; recipes: readonly RecipeCard[] }) {
  const [isOrdering, setOrdering] = useState(false);
  const mayOrder = cookbook.mayChange && cookbook.query === undefined;
  if (!mayOrder) return <Cards recipes={recipes} />;
  return (
    <>
      <Group mb="md">
        <Button
          variant="default"
          aria-pressed={isOrdering}
          leftSection={<IconArrowsSort size={18} stroke={1.75} aria-hidden />}
          onClick={() => setOrdering(!isOrdering)}
        >
          {isOrdering ? t`Done` : t`Reorder or remove`}
        </Button>
      </Group>
      {isOrdering ? (
        <CookbookRows cookbook={cookbook} recipes={recipes} />
      ) : (
        <Cards recipes={recipes} />
      )}
    </>
  );
}

function Cards({ recipes }: { recipes: readonly RecipeCard[] }) {
  const user = useUser();
  if (!user) return <VisitorRecipes recipes={recipes} />;
  return (
    <CardGrid label={t`Recipes of the cookbook`}>
      {recipes.map((recipe, index) => (
        <RecipeCardItem
          key={recipe._id}
          recipe={recipe}
          isOwn={recipe.owner._id === user._id}
          isEager={index < firstScreenCards}
        />
      ))}
    </CardGrid>
  );
}

function NoRecipes({
  cookbook: { mayChange, query, isOwn },
}: Pick<CookbookRecipesProps, 'cookbook'>) {
  const isByHand = mayChange && query === undefined;
  return (
    <EmptyState
      image={<IconBook2 size={44} stroke={1.5} />}
      title={isOwn ? t`No recipes in it yet` : t`No recipes to show`}
      hint={
        isByHand
          ? t`Open a recipe, then More, then Add to a cookbook.`
          : isOwn
            ? t`Its search finds nothing yet.`
            : t`The cookbook’s recipes are not shared with you.`
      }
    >
      {isByHand && (
        <LinkButton to={paths.myRecipes}>
          <Trans>Go to my recipes</Trans>
        </LinkButton>
      )}
    </EmptyState>
  );
}
