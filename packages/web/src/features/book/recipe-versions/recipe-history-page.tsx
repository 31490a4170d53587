/** Recipe history: what each save changed, newest first, with restore. */
import { t } from '@lingui/core/macro';
import { Skeleton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import type { RecipeVersion } from '@saltbush/contract/book/recipe-versions';
import { describeError } from '../../../api/describe-error';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Page } from '../../../ui/layout/page';
import { ShowMore } from '../../../ui/layout/show-more';
import { isNotFound, NoSuchRecipe, useRecipe } from '../../recipe/recipe-content';
import classes from './history.module.css';
import { useRestoreVersion, useVersions } from './use-versions';
import { VersionItem } from './version-item';

export function RecipeHistoryPage() {
  const { id = '' } = useParams({ strict: false });
  const recipe = useRecipe(id).data;
  const history = useVersions(id);
  const { data, error } = history;
  if (isNotFound(error)) return <NoSuchRecipe />;
  return (
    <Page title={t`History`} lead={recipe?.title ?? '\u00a0'} width="narrow">
      {!data && !error && <Skeleton height={160} />}
      {error && !data && (
        <ErrorState
          message={describeError(error).message}
          isRetrying={history.isFetching}
          onRetry={() => void history.refetch()}
        />
      )}
      {data && (
        <div className={classes.history}>
          <VersionList recipeId={id} versions={data.versions} />
          <MoreVersions history={history} data={data} />
        </div>
      )}
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
    <ol className={classes.versions} aria-label={t`Versions, newest first`}>
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

interface MoreVersionsProps {
  history: ReturnType<typeof useVersions>;
  data: NonNullable<ReturnType<typeof useVersions>['data']>;
}

function MoreVersions({ history, data }: MoreVersionsProps) {
  return (
    <ShowMore
      shown={data.versions.length}
      total={data.total}
      hasMore={history.hasNextPage}
      isLoading={history.isFetchingNextPage}
      hasFailed={history.isFetchNextPageError}
      onShowMore={() => void history.fetchNextPage()}
    />
  );
}
