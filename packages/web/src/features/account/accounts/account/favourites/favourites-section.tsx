/** Recipes that the person marked as favourites. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import { describeError } from '../../../../../api/describe-error';
import { paths } from '../../../../../paths';
import { EmptyState } from '../../../../../ui/feedback/empty-state';
import { ErrorState } from '../../../../../ui/feedback/error-state';
import { Panel } from '../../../../../ui/layout/panel';
import { ShowMore } from '../../../../../ui/layout/show-more';
import { LinkButton, TextLink } from '../../../../../ui/link-button';
import { RecipeCover } from '../../../../recipe/recipes';
import classes from './favourites.module.css';
import { useFavourites, useRemoveFavourite, type Favourite } from './use-favourites';

export function FavouritesSection() {
  const found = useFavourites();
  const { data, error, isFetching, refetch } = found;
  if (error && !data) {
    return (
      <ErrorState
        message={describeError(error).message}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton height={240} radius="lg" />;
  if (data.recipes.length === 0) return <NoFavourites />;
  return (
    <Panel label={t`Favourites`}>
      <FavouriteList recipes={data.recipes} />
      <ShowMore
        shown={data.recipes.length}
        total={data.total}
        hasMore={found.hasNextPage}
        isLoading={found.isFetchingNextPage}
        hasFailed={found.isFetchNextPageError}
        onShowMore={() => void found.fetchNextPage()}
      />
    </Panel>
  );
}

function FavouriteList({ recipes }: { recipes: readonly Favourite[] }) {
  const remove = useRemoveFavourite();
  return (
    <ul className={classes.rows}>
      {recipes.map((recipe) => (
        <li key={recipe._id} className={classes.row}>
          <div className={classes.cover}>
            <RecipeCover recipe={recipe} sizes="4.5rem" />
          </div>
          <TextLink to={paths.recipe} params={{ id: recipe._id }} className={classes.title}>
            {recipe.title}
          </TextLink>
          <Button
            variant="subtle"
            px="sm"
            aria-label={t`Remove ${recipe.title}`}
            onClick={() => void remove(recipe)}
          >
            <Trans>Remove</Trans>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function NoFavourites() {
  return (
    <EmptyState
      image={<IconHeart size={44} stroke={1.5} />}
      title={t`No favourites yet`}
      hint={t`Tap the heart on a recipe you love, and it is listed here.`}
    >
      <LinkButton to={paths.myRecipes}>
        <Trans>Go to my recipes</Trans>
      </LinkButton>
    </EmptyState>
  );
}
