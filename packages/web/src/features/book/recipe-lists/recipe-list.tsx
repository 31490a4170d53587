/** A recipe list: toolbar, cards, "show more" and empty states. */
import type { ReactNode } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { describeError } from '../../../api/describe-error';
import { useUser } from '../../../api/session';
import { useStoredChoice } from '../../../api/stored/use-stored-choice';
import { CardGrid, CardGridSkeleton, type CardLayout } from '../../../ui/layout/card-grid';
import { ErrorState } from '../../../ui/feedback/error-state';
import { RecipeCardItem, usePreservedFocus } from '../recipe-cards';
import { firstScreenCards } from '../../recipe/recipes';
import { countText } from './count-labels';
import { hasActiveFilters } from './list-filters';
import { NothingFound } from './nothing-found';
import classes from './recipe-list.module.css';
import type { Selection } from './selection/use-selection';
import { ShowMore } from '../../../ui/layout/show-more';
import { Toolbar } from './toolbar/toolbar';
import { useListFilters } from './use-list-filters';
import { useRecipeList, type ListName } from './use-recipe-list';

export interface RecipeListProps {
  list: ListName;
  /** "My recipes" */
  label: string;
  /** "Search my recipes" */
  searchLabel: string;
  /** Empty state of the whole list. */
  empty: ReactNode;
  selection?: Selection;
  /** Below the list; not while it loads, because it would move. */
  foot?: ReactNode;
  /** Beside the quick filters. */
  quickLink?: ReactNode;
  /** Buttons of the toolbar, while there are recipes. */
  children?: ReactNode;
}

export function RecipeList(props: RecipeListProps) {
  const { list, label, searchLabel, empty, foot, selection, quickLink, children } = props;
  const filtered = useListFilters();
  const { filters, pagesShown, showPages } = filtered;
  const [layout, setLayout] = useStoredChoice('saltbush.recipe-layout', layouts);
  const found = useRecipeList(list, filters, pagesShown);
  const { data, isPending, isPlaceholderData } = found;
  const recipes = data?.recipes ?? noRecipes;
  const isEmpty = data?.recipes.length === 0;
  if (isEmpty && !hasActiveFilters(filters) && !isPlaceholderData)
    return (
      <>
        {empty}
        {foot}
      </>
    );
  return (
    <>
      <Toolbar
        {...{ list, searchLabel, filtered, quickLink, layout }}
        count={countText(data)}
        onLayout={setLayout}
      >
        {!isEmpty && children}
      </Toolbar>
      {isPending && <CardGridSkeleton count={8} />}
      <NotLoaded found={found} />
      {isEmpty && <NothingFound list={list} filtered={filtered} />}
      {recipes.length > 0 && (
        <div className={classes.found} data-waiting={isPlaceholderData || undefined}>
          <Cards {...{ label, list, layout, recipes, selection }} />
          <MoreRecipes found={found} onShown={showPages} />
        </div>
      )}
      {!isPending && foot}
    </>
  );
}

function NotLoaded({ found }: Pick<MoreRecipesProps, 'found'>) {
  const { data, error, isFetching, refetch } = found;
  if (!error || data) return null;
  return (
    <ErrorState
      message={describeError(error).message}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

interface MoreRecipesProps {
  found: ReturnType<typeof useRecipeList>;
  onShown: (pages: number) => void;
}

function MoreRecipes({ found, onShown }: MoreRecipesProps) {
  const handleShowMore = async () => {
    const { data: more } = await found.fetchNextPage();
    if (more) onShown(more.pages);
  };
  return (
    <ShowMore
      shown={found.data?.recipes.length ?? 0}
      total={found.data?.total ?? 0}
      totalIsAtLeast={found.data?.totalIsAtLeast ?? false}
      hasMore={found.hasNextPage}
      isLoading={found.isFetchingNextPage}
      hasFailed={found.isFetchNextPageError}
      isEndless
      onShowMore={() => void handleShowMore()}
    />
  );
}

const noRecipes: RecipeCard[] = [];
const layouts = ['grid', 'list'] as const satisfies readonly CardLayout[];

interface CardsProps {
  label: string;
  list: ListName;
  layout: CardLayout;
  recipes: RecipeCard[];
  selection: Selection | undefined;
}

function Cards({ label, list, layout, recipes, selection }: CardsProps) {
  const user = useUser();
  const preservedFocus = usePreservedFocus(recipes);
  return (
    <div {...preservedFocus}>
      <CardGrid label={label} layout={layout}>
        {recipes.map((recipe, index) => {
          const isOwn = recipe.owner._id === user?._id;
          return (
            <RecipeCardItem
              key={recipe._id}
              recipe={recipe}
              isOwn={isOwn}
              isInOwnList={list === 'mine'}
              isEager={index < firstScreenCards}
              choice={selection?.choiceOf(recipe, isOwn)}
              onChoose={selection?.toggle}
            />
          );
        })}
      </CardGrid>
    </div>
  );
}
