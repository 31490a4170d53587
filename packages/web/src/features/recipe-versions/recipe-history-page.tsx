/** Recipe history: what each save changed, newest first, with restore. */
import { Skeleton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import type { RecipeVersion } from '@saltbush/contract/recipe-versions';
import { describeError } from '../../api/describe-error';
import { paths } from '../../paths';
import { ErrorState } from '../../ui/feedback/error-state';
import { LinkButton } from '../../ui/link-button';
import { Page } from '../../ui/layout/page';
import { isNotFound, NoSuchRecipe, useRecipe } from '../recipe-content';
import classes from './history.module.css';
import { useRestoreVersion, useVersions } from './use-versions';
import { VersionItem } from './version-item';

export function RecipeHistoryPage() {
  const { id = '' } = useParams({ strict: false });
  const { data: recipe } = useRecipe(id);
  const { data: versions, error, isFetching, refetch } = useVersions(id);
  if (isNotFound(error)) return <NoSuchRecipe />;
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
      {versions && <VersionList recipeId={id} versions={versions} />}
    </Page>
  );
}

function VersionList({ recipeId, versions }: { recipeId: string; versions: RecipeVersion[] }) {
  const restore = useRestoreVersion(recipeId);
  const current = versions[0]?.revision;
  const handleRestore = (revision: number) => {
    if (restore.isPending || current === undefined) return;
    restore.mutate({ revision, current });
  };
  return (
    <ol className={classes.versions} aria-label="Versions, newest first">
      {versions.map((version) => (
        <VersionItem
          key={version.revision}
          recipeId={recipeId}
          version={version}
          isRestoring={restore.isPending}
          onRestore={() => handleRestore(version.revision)}
        />
      ))}
    </ol>
  );
}
