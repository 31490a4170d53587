/** Answers that a person has not read, and for admins the conversations that wait for them. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { feedbackRoutes } from '@saltbush/contract/account/feedback';
import { call } from '../../../api/call';
import { onHint } from '../../../api/hint-channel';
import { queryClient } from '../../../api/query-client';
import { feedbackKey } from './feedback-key';

/** Also outside the pages' query provider. */
export function useUnreadFeedback(): { answers: number; conversations?: number | undefined } {
  const { data } = useQuery(
    {
      queryKey: [...feedbackKey, 'unread'],
      queryFn: ({ signal }) => call(feedbackRoutes.countUnread, undefined, { signal }),
    },
    queryClient,
  );
  return data ?? { answers: 0 };
}

/** Asks again for whatever is shown of feedback when some of it has changed. */
export function useFeedbackHints(): void {
  useEffect(
    () => onHint('feedback', () => void queryClient.invalidateQueries({ queryKey: feedbackKey })),
    [],
  );
}
