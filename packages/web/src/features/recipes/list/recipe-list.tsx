/** A list of recipes as every page shows it: toolbar, cards, more, and what to do when there are none. */
import type { ReactNode } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipes';
import { describeError } from '../../../api/describe-error';
import { useUser } from '../../../api/session';
import { CardGrid, CardGridSkeleton } from '../../../ui/card-grid';
import { ErrorState } from '../../../ui/error-state';
import { RecipeCardItem } from './cards/recipe-card';
import { useKeptFocus } from './cards/use-kept-focus';
import { countWords } from './count-words';
import { isNarrowed } from './narrowing';
import { NothingFound } from './nothing-found';
import classes from './recipe-list.module.css';
import type { Selection } from './selection/use-selection';
import { ShowMore } from './show-more';
import { Toolbar } from './toolbar';
import { useNarrowing } from './use-narrowing';
import { useRecipeList, type ListName } from './use-recipe-list';

export interface RecipeListProps {
  list: ListName;
  /** "My recipes" */
  label: string;
  /** "Search my recipes" */
  searchLabel: string;
  /** Shown when there is none at all. */
  empty: ReactNode;
  selection?: Selection;
  /** Below the list; not while it loads, when it would move. */
  foot?: ReactNode;
  /** Buttons of the toolbar, while there are recipes. */
  children?: ReactNode;
}

export function RecipeList(props: RecipeListProps) {
  const { list, label, searchLabel, empty, foot, selection, children } = props;
  const narrowed = useNarrowing();
  const { narrowing, pagesShown, showPages } = narrowed;
  const found = useRecipeList(list, narrowing, pagesShown);
  const { data, error, isPending, isPlaceholderData } = found;
  const recipes = data?.recipes ?? noRecipes;
  const isEmpty = data?.recipes.length === 0;
  if (isEmpty && !isNarrowed(narrowing) && !isPlaceholderData) {
    return (
      <>
        {empty}
        {foot}
      </>
    );
  }

  const handleShowMore = async () => {
    const { data: more } = await found.fetchNextPage();
    if (more) showPages(more.pages);
  };
  return (
    <>
      <Toolbar list={list} searchLabel={searchLabel} narrowed={narrowed} count={countWords(data)}>
        {!isEmpty && children}
      </Toolbar>
      {isPending && <CardGridSkeleton count={8} />}
      {error && !data && (
        <ErrorState
          message={describeError(error).message}
          isRetrying={found.isFetching}
          onRetry={() => void found.refetch()}
        />
      )}
      {isEmpty && <NothingFound list={list} narrowed={narrowed} />}
      {recipes.length > 0 && (
        <div className={classes.found} data-waiting={isPlaceholderData || undefined}>
          <Cards label={label} recipes={recipes} selection={selection} />
          <ShowMore
            shown={recipes.length}
            total={data?.total ?? 0}
            totalIsAtLeast={data?.totalIsAtLeast ?? false}
            hasMore={found.hasNextPage}
            isLoading={found.isFetchingNextPage}
            hasFailed={found.isFetchNextPageError}
            onShowMore={() => void handleShowMore()}
          />
        </div>
      )}
      {!isPending && foot}
    </>
  );
}

const noRecipes: RecipeCard[] = [];

interface CardsProps {
  label: string;
  recipes: RecipeCard[];
  selection: Selection | undefined;
}

function Cards({ label, recipes, selection }: CardsProps) {
  const user = useUser();
  const keptFocus = useKeptFocus(recipes);
  return (
    <div {...keptFocus}>
      <CardGrid label={label}>
        {recipes.map((recipe, index) => {
          const isOwn = recipe.owner._id === user?._id;
          return (
            <RecipeCardItem
              key={recipe._id}
              recipe={recipe}
              isOwn={isOwn}
              isEager={index < firstScreenCount}
              choice={selection?.choiceOf(recipe, isOwn)}
              onChoose={selection?.toggle}
            />
          );
        })}
      </CardGrid>
    </div>
  );
}

/** Cards that a wide screen shows without scrolling: their pictures do not wait. */
const firstScreenCount = 4;
