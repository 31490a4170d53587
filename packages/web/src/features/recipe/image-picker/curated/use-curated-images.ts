/** Search and pages of the curated library (Spec 4: image picker). */
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { curatedImageLimits, curatedImagesRoutes } from '@saltbush/contract/recipe/curated-images';
import { call } from '../../../../api/call';
import { showToast } from '../../../../ui/feedback/toast';

/** Spec 9: search debounce. */
const pauseMs = 400;
/** Spec 8: toast of a failed list. */
const failureToastMs = 3_000;

/** @param firstSearch where it finds nothing, all images are shown */
export function useCuratedImages(firstSearch: string) {
  const [text, setText] = useState(() => firstSearch.trim().slice(0, curatedImageLimits.search));
  const [asked, setAsked] = useState({ search: text, page: 1 });
  const [isSuggested, setSuggested] = useState(text !== '');
  const search = (words = text.trim()) =>
    setAsked((now) => (now.search === words ? now : { search: words, page: 1 }));
  const { data, isError, isFetching, refetch } = useCuratedPage(asked);

  useEffect(() => {
    const timer = setTimeout(() => {
      const words = text.trim();
      setAsked((now) => (now.search === words ? now : { search: words, page: 1 }));
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const foundNothing = data?.pagination.total === 0;
  if (isSuggested && foundNothing) {
    setSuggested(false);
    setText('');
    setAsked({ search: '', page: 1 });
  }

  return {
    text,
    setText(words: string) {
      setSuggested(false);
      setText(words);
    },
    search,
    page: asked.page,
    setPage: (page: number) => setAsked((now) => ({ ...now, page })),
    images: isSuggested && foundNothing ? undefined : data?.images,
    pages: Math.max(1, data?.pagination.pages ?? 1),
    isFailed: isError,
    isFetching,
    retry: () => void refetch(),
  };
}

function useCuratedPage({ search, page }: { search: string; page: number }) {
  const answer = useQuery({
    queryKey: ['curated-images', search, page],
    queryFn: ({ signal }) => {
      const query = { page, limit: curatedImageLimits.pageSize, ...(search && { search }) };
      return call(curatedImagesRoutes.list, { query }, { signal });
    },
    retry: false,
  });
  const { isError, errorUpdatedAt } = answer;
  useEffect(() => {
    if (!isError) return;
    const message = t`Failed to load stock images`;
    showToast({ kind: 'error', title: t`Error`, message, durationMs: failureToastMs });
  }, [isError, errorUpdatedAt]);
  return answer;
}
