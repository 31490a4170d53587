/** A page of the curated library (Spec 4, Image picker): another search begins on page 1, after a pause. */
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { curatedImageLimits, curatedImagesRoutes } from '@saltbush/contract/curated-images';
import { call } from '../../../api/call';
import { showToast } from '../../../ui/feedback/toast';

/** Spec 9: search debounce. */
const searchPauseMs = 400;

export function useCuratedImages() {
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const [rested] = useDebouncedValue(text, searchPauseMs);
  const search = rested.trim() || undefined;
  const query = useQuery({
    queryKey: ['curated-images', search, page],
    queryFn: ({ signal }) => {
      const input = { page, limit: curatedImageLimits.pageSize, search };
      return call(curatedImagesRoutes.list, { query: input }, { signal });
    },
    placeholderData: keepPreviousData,
  });
  const { error } = query;
  useEffect(() => {
    if (!error) return;
    const message = 'Failed to load stock images';
    showToast({ kind: 'error', title: 'Error', message, durationMs: 3_000 });
  }, [error]);
  const changeText = (next: string) => {
    setText(next);
    setPage(1);
  };
  return { ...query, text, changeText, page, setPage };
}
