/** Finding recipes by conditions: those of a saved search, or new ones. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import type { SavedSearch } from '@saltbush/contract/book/saved-searches';
import { all, type QueryGroup } from '@saltbush/domain/recipe/recipe-query/recipe-query';
import { describeError } from '../../../api/describe-error';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Spinner } from '../../../ui/feedback/spinner';
import { Page } from '../../../ui/layout/page';
import { newRow, queryOf, rowsOf, type QueryRows } from './form/query-rows';
import { QueryForm } from './form/query-form';
import { QueryResults } from './query-results';
import { SearchActions } from './search-actions';
import { searchPath } from './search-path';
import { SavedSearchLinks } from './saved-search-links';
import { useSavedSearches } from './use-saved-searches';

export function RecipeSearchPage() {
  const id = useLocation({ select: ({ search }) => (search as { saved?: string }).saved });
  const { data: searches, error, isFetching, refetch } = useSavedSearches();
  const saved = searches?.find(({ _id }) => _id === id);
  return (
    <Page title={saved?.name ?? t`Find recipes`} lead={saved ? undefined : lead}>
      {error && !searches && (
        <ErrorState
          message={describeError(error).message}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <SavedSearchLinks searches={searches ?? []} shown={id} />
      {id !== undefined && !searches && !error && <Spinner />}
      {(id === undefined || searches) && <Search key={saved?._id ?? 'new'} saved={saved} />}
    </Page>
  );
}

const lead = t`Among your own recipes and those you saved.`;

function Search({ saved }: { saved: SavedSearch | undefined }) {
  const navigate = useNavigate();
  const [rows, setRows] = useState<QueryRows | undefined>(() =>
    saved ? rowsOf(saved.query) : { match: 'all', rows: [newRow('tag')] },
  );
  // The same object until something changes: the delay starts again with each other one.
  const query = useMemo<QueryGroup>(
    () => (rows ? queryOf(rows) : (saved?.query ?? all([]))),
    [rows, saved],
  );
  const [asked] = useDebouncedValue(query, typingMs, { leading: true });
  const open = (id: string | undefined) =>
    void navigate({ to: searchPath, search: { saved: id } as never });
  return (
    <>
      {rows ? (
        <QueryForm value={rows} onChange={setRows} />
      ) : (
        <p>
          <Trans>Another program made this search. It can’t be changed here.</Trans>
        </p>
      )}
      <SearchActions query={query} saved={saved} mayChange={rows !== undefined} onOpen={open} />
      <QueryResults query={asked} />
    </>
  );
}

const typingMs = 300;
