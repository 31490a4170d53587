/** The full text of an earlier version. */
import { Skeleton } from '@mantine/core';
import { describeError } from '../../../api/describe-error';
import { ErrorState } from '../../../ui/feedback/error-state';
import { RecipeText } from '../../recipe/recipe-changes';
import { useVersionText } from './use-versions';

export interface VersionTextProps {
  recipeId: string;
  revision: number;
}

export function VersionText({ recipeId, revision }: VersionTextProps) {
  const { data, error, isFetching, refetch } = useVersionText(recipeId, revision);
  if (data) return <RecipeText version={data} />;
  if (!error) return <Skeleton height={240} />;
  return (
    <ErrorState
      message={describeError(error).message}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
