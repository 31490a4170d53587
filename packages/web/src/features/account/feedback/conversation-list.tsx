import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge, Button, Skeleton, Text } from '@mantine/core';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { adminFeedbackRoutes, type ListedConversation } from '@saltbush/contract/account/feedback';
import { dateForm } from '@saltbush/domain/account/countries/forms';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { paths } from '../../../paths';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorState } from '../../../ui/feedback/error-state';
import classes from './admin-feedback-page.module.css';
import { feedbackKey } from './feedback-key';

export function ConversationList({ openId }: { openId: string | undefined }) {
  const list = useConversations();
  if (list.isPending) return <Skeleton className={classes.list} height={320} />;
  if (list.isError) {
    return (
      <ErrorState
        message={describeError(list.error).message}
        onRetry={() => void list.refetch()}
        isRetrying={list.isRefetching}
      />
    );
  }
  if (list.data.length === 0) return <NoFeedback />;
  return (
    <div className={classes.list}>
      <ul aria-label={t`Conversations`}>
        {list.data.map((conversation) => (
          <Row
            key={conversation.user._id}
            conversation={conversation}
            isOpen={conversation.user._id === openId}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="default"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          <Trans>Show older</Trans>
        </Button>
      )}
    </div>
  );
}

function NoFeedback() {
  return (
    <EmptyState
      image={<IconMessageCircle size={40} stroke={1.5} />}
      title={t`No feedback yet`}
      hint={t`When someone writes to the admins, it shows up here.`}
    />
  );
}

function useConversations() {
  return useInfiniteQuery({
    queryKey: [...feedbackKey, 'conversations'],
    queryFn: ({ pageParam, signal }) =>
      call(adminFeedbackRoutes.list, { query: { page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
    refetchInterval: 30_000,
    select: ({ pages }) => {
      // A message that arrives between two pages moves a conversation from one to the other.
      const all = pages.flatMap(({ conversations }) => conversations);
      return [...new Map(all.map((one) => [one.user._id, one])).values()];
    },
  });
}

const dayFormat = dateForm({ dateStyle: 'medium' });

interface RowProps {
  conversation: ListedConversation;
  isOpen: boolean;
}

function Row({ conversation: { user, lastMessage, isUnread }, isOpen }: RowProps) {
  const { text, isFromAdmin, createdAt } = lastMessage;
  return (
    <li>
      <Link
        to={paths.adminPage}
        params={{ page: 'feedback' }}
        search={{ with: user._id }}
        className={classes.row}
        aria-current={isOpen ? 'true' : undefined}
      >
        <span className={classes.name}>{user.username}</span>
        {isUnread && (
          <Badge variant="filled" tt="none">
            <Trans>New</Trans>
          </Badge>
        )}
        <Text component="span" className={classes.excerpt}>
          {isFromAdmin ? t`Answered: ${text}` : text}
        </Text>
        <Text component="time" dateTime={createdAt} className={classes.time}>
          {dayFormat(new Date(createdAt))}
        </Text>
      </Link>
    </li>
  );
}
