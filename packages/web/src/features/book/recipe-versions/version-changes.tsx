/** What one save changed. */
import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { describeError } from '../../../api/describe-error';
import { ErrorState } from '../../../ui/feedback/error-state';
import { ChangeList } from '../../recipe/recipe-changes';
import classes from './history.module.css';
import { useVersionChanges } from './use-versions';

export interface VersionChangesProps {
  recipeId: string;
  revision: number;
}

export function VersionChanges({ recipeId, revision }: VersionChangesProps) {
  const { data, error, isFetching, refetch } = useVersionChanges(recipeId, revision);
  if (data?.length === 0)
    return (
      <p className={classes.none}>
        <Trans>Saved without a change.</Trans>
      </p>
    );
  if (data) return <ChangeList changes={data} />;
  if (!error) return <Skeleton height={48} />;
  return (
    <ErrorState
      message={describeError(error).message}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
