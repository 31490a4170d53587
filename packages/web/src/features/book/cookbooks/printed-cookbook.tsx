/** A whole cookbook as it is printed: the cover, the contents, and each recipe on a page of its own. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Cookbook } from '@saltbush/contract/book/cookbooks';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { describeError } from '../../../api/describe-error';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Spinner } from '../../../ui/feedback/spinner';
import { DocumentTitle } from '../../../ui/layout/document-title';
import { LinkButton } from '../../../ui/link-button';
import { CookbookCover } from './cookbook-cover';
import { cookbookPath } from './cookbook-paths';
import { wholeRecipesQuery } from './whole-recipes';
import { PrintedRecipe } from './printed-recipe';
import classes from './printed-cookbook.module.css';

interface PrintedCookbookProps {
  cookbook: Cookbook;
  shareToken: string | undefined;
}

export function PrintedCookbook({ cookbook, shareToken }: PrintedCookbookProps) {
  const { _id: id, title } = cookbook;
  const { data, error, isFetching, refetch } = useQuery(wholeRecipesQuery(id, shareToken));
  return (
    <div className={classes.book}>
      <DocumentTitle title={title} />
      <Group className={classes.actions} gap="xs">
        <Button disabled={!data} onClick={() => window.print()}>
          <Trans>Print this book</Trans>
        </Button>
        <LinkButton
          to={cookbookPath}
          params={{ id }}
          search={{ token: shareToken } as never}
          variant="default"
        >
          <Trans>Back</Trans>
        </LinkButton>
      </Group>
      {!data && !error && <Spinner />}
      {error && !data && (
        <ErrorState
          message={describeError(error).message}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Book cookbook={cookbook} recipes={data} />}
    </div>
  );
}

function Book({ cookbook, recipes }: { cookbook: Cookbook; recipes: readonly RecipeOnWire[] }) {
  const { title, description, owner } = cookbook;
  return (
    <>
      <section className={classes.cover}>
        <CookbookCover cookbook={cookbook} />
        <h1 className={classes.bookTitle} tabIndex={-1}>
          {title}
        </h1>
        {description && <p>{description}</p>}
        <p>{owner.username}</p>
      </section>
      <nav className={classes.contents} aria-label={t`Contents`}>
        <h2>
          <Trans>Contents</Trans>
        </h2>
        <ol>
          {recipes.map(({ _id, title: name }) => (
            <li key={_id}>
              <a href={`#recipe-${_id}`}>{name}</a>
            </li>
          ))}
        </ol>
      </nav>
      {recipes.map((recipe) => (
        <PrintedRecipe key={recipe._id} recipe={recipe} />
      ))}
    </>
  );
}
