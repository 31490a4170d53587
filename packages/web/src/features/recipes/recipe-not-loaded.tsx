/** A page whose recipe could not be read just now: why, and another try. */
import { describeError } from '../../api/describe-error';
import { ErrorState } from '../../ui/error-state';
import { Page } from '../../ui/page';

export interface RecipeNotLoadedProps {
  /** Of the page. */
  title: string;
  query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
}

export function RecipeNotLoaded({ title, query }: RecipeNotLoadedProps) {
  return (
    <Page title={title}>
      <ErrorState
        message={describeError(query.error).message}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    </Page>
  );
}
