/** A conversation as either side sees it: the messages, and the form to write another. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Skeleton, Text } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { describeError } from '../../../api/describe-error';
import { ErrorState } from '../../../ui/feedback/error-state';
import classes from './conversation.module.css';
import { Message } from './message';
import { MessageForm } from './message-form';
import { useConversation, type Side } from './use-conversation';

export interface ConversationProps {
  side: Side;
  isAdmin: boolean;
  /** Of the other side, for "Seen by …". */
  other: string;
  /** Shown before the first message. */
  welcome: string;
}

export function Conversation({ side, ...shown }: ConversationProps) {
  const conversation = useConversation(side);
  const { data, error, refetch, isRefetching } = conversation;
  if (data) {
    return (
      <div className={classes.conversation}>
        <Messages conversation={conversation} data={data} {...shown} />
        <MessageForm key={side.id} id={side.id} onSend={conversation.send} />
      </div>
    );
  }
  if (!error) return <Skeleton height={320} />;
  return (
    <ErrorState
      message={describeError(error).message}
      onRetry={() => void refetch()}
      isRetrying={isRefetching}
    />
  );
}

interface MessagesProps extends Omit<ConversationProps, 'side'> {
  conversation: ReturnType<typeof useConversation>;
  data: NonNullable<ReturnType<typeof useConversation>['data']>;
}

function Messages({ conversation, data, isAdmin, other, welcome }: MessagesProps) {
  const { messages, readUpTo } = data;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = conversation;
  const last = messages.at(-1);
  const log = useScrollToLast(last?._id);
  return (
    <div
      ref={log}
      className={classes.log}
      role="log"
      aria-label={t`Messages`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
    >
      {hasNextPage && (
        <Button
          className={classes.older}
          variant="default"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          <Trans>Show older</Trans>
        </Button>
      )}
      {!last && <Text className={classes.welcome}>{welcome}</Text>}
      {messages.map((message) => (
        <Message
          key={message._id}
          message={message}
          isOwn={message.isFromAdmin === isAdmin}
          other={other}
        />
      ))}
      {last && last.isFromAdmin === isAdmin && last.number <= readUpTo && (
        <Text className={classes.seen}>
          <Trans>Seen by {other}</Trans>
        </Text>
      )}
    </div>
  );
}

/** Older ones that are loaded leave the place where it is. */
function useScrollToLast(lastId: string | undefined) {
  const log = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [lastId]);
  return log;
}
