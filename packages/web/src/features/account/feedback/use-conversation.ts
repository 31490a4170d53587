/** One conversation, from either side: read in pages, live, written to and marked as read. */
import { useDocumentVisibility } from '@mantine/hooks';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type {
  Conversation,
  FeedbackMessage,
  NewMessage,
} from '@saltbush/contract/account/feedback';
import { feedbackKey } from './feedback-key';

/** The calls of a side; the same object while the conversation is the same. */
export interface Side {
  /** Of the conversation; part of the key of its query. */
  id: string;
  read: (before: number | undefined, signal: AbortSignal) => Promise<Conversation>;
  send: (message: NewMessage) => Promise<FeedbackMessage>;
  markRead: (number: number) => Promise<void>;
}

/** Hints of the stream may be lost, or a proxy may hold the stream back. */
const askAgainMs = 30_000;

export function useConversation(side: Side) {
  const client = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: [...feedbackKey, 'conversation', side.id],
    queryFn: ({ pageParam, signal }) => side.read(pageParam, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ messages, hasMore }) => (hasMore ? messages[0]?.number : undefined),
    refetchInterval: askAgainMs,
    // Opened again, it must not show what was read before as all there is.
    refetchOnMount: 'always',
    select: ({ pages }) => ({
      messages: pages.toReversed().flatMap(({ messages }) => messages),
      unread: pages[0]?.unread ?? 0,
      readUpTo: pages[0]?.readUpTo ?? 0,
    }),
  });
  useMarkRead(side, query.data);
  const send = async (message: NewMessage) => {
    await side.send(message);
    await client.invalidateQueries({ queryKey: feedbackKey });
  };
  return { ...query, send };
}

/** What is in sight counts as read. */
function useMarkRead(
  side: Side,
  shown: { messages: FeedbackMessage[]; unread: number } | undefined,
): void {
  const client = useQueryClient();
  const isVisible = useDocumentVisibility() === 'visible';
  const last = shown?.messages.at(-1)?.number;
  const unread = shown?.unread ?? 0;
  useEffect(() => {
    if (!isVisible || last === undefined || unread === 0) return;
    side
      .markRead(last)
      .then(() => client.invalidateQueries({ queryKey: feedbackKey }))
      // It stays unread, and is marked when the conversation is asked for again.
      .catch(() => undefined);
  }, [client, side, isVisible, last, unread]);
}
