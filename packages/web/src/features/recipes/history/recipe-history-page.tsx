/** The history of a recipe of one's own: what each save changed, the newest first, and the way back. */
import { Skeleton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { describeError } from '../../../api/describe-error';
import { paths } from '../../../app/paths';
import { ErrorState } from '../../../ui/error-state';
import { LinkButton } from '../../../ui/link-button';
import { Page } from '../../../ui/page';
import { NoSuchRecipe } from '../no-such-recipe';
import { isNotFound, useRecipe } from '../use-recipe';
import classes from './history.module.css';
import { useRestoreVersion, useVersions } from './use-versions';
import { VersionItem } from './version-item';

export function RecipeHistoryPage() {
  const { id = '' } = useParams({ strict: false });
  const { data: recipe } = useRecipe(id);
  const { data: versions, error, isFetching, refetch } = useVersions(id);
  const restore = useRestoreVersion(id);
  if (isNotFound(error)) return <NoSuchRecipe />;
  const current = versions?.[0]?.revision;
  const handleRestore = (revision: number) => {
    if (restore.isPending || current === undefined) return;
    restore.mutate({ revision, current });
  };
  return (
    <Page
      title="History"
      lead={recipe?.title ?? ' '}
      width="narrow"
      actions={
        <LinkButton to={paths.recipe} params={{ id }} variant="default">
          Back to the recipe
        </LinkButton>
      }
    >
      {!versions && !error && <Skeleton height={160} />}
      {error && !versions && (
        <ErrorState
          message={describeError(error).message}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {versions && (
        <ol className={classes.versions} aria-label="Versions, newest first">
          {versions.map((version) => (
            <VersionItem
              key={version.revision}
              recipeId={id}
              version={version}
              isRestoring={restore.isPending}
              onRestore={() => handleRestore(version.revision)}
            />
          ))}
        </ol>
      )}
    </Page>
  );
}
