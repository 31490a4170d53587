/** Error page for a recipe that could not be loaded, with a retry. */
import { describeError } from '../../../api/describe-error';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Page } from '../../../ui/layout/page';

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
