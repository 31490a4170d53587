/** All conversations (Spec 2, /admin/feedback): the list, and the one that is open. On a phone one or the other. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Skeleton, Text, Title } from '@mantine/core';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { adminFeedbackRoutes } from '@saltbush/contract/account/feedback';
import { call } from '../../../api/call';
import { paths } from '../../../paths';
import { Page } from '../../../ui/layout/page';
import { TextLink } from '../../../ui/link-button';
import classes from './admin-feedback-page.module.css';
import { Conversation } from './conversation';
import { ConversationList } from './conversation-list';
import { feedbackKey } from './feedback-key';
import type { Side } from './use-conversation';

export function AdminFeedbackPage() {
  const { with: openId } = useSearch({ strict: false });
  return (
    <Page
      title={t`Feedback`}
      lead={t`What people wrote to the admins. Unanswered ones come first.`}
    >
      <div className={classes.panes} data-open={openId !== undefined || undefined}>
        <ConversationList openId={openId} />
        {openId === undefined ? (
          <Text className={classes.hint}>
            <Trans>Choose a conversation to read it and answer.</Trans>
          </Text>
        ) : (
          <OpenConversation key={openId} userId={openId} />
        )}
      </div>
    </Page>
  );
}

function OpenConversation({ userId }: { userId: string }) {
  const { data: user } = useQuery({
    queryKey: [...feedbackKey, 'person', userId],
    queryFn: async () =>
      (await call(adminFeedbackRoutes.read, { params: { id: userId }, query: {} })).user,
  });
  const side = useMemo(() => adminSide(userId), [userId]);
  const name = user?.username ?? t`this person`;
  return (
    <section className={classes.open} aria-label={t`Conversation with ${name}`}>
      <TextLink
        to={paths.adminPage}
        params={{ page: 'feedback' }}
        search={{}}
        className={classes.back}
      >
        <IconArrowLeft size={18} stroke={2} aria-hidden />
        <Trans>All conversations</Trans>
      </TextLink>
      {user ? (
        <Title order={2} size="h3">
          {user.username}
        </Title>
      ) : (
        <Skeleton height="1.5625rem" width="10rem" />
      )}
      <Text c="dimmed" className={classes.email}>
        {user?.email ?? ' '}
      </Text>
      <Conversation
        side={side}
        isAdmin
        other={name}
        welcome={t`No messages yet. ${name} finds what you write under Feedback.`}
      />
    </section>
  );
}

const adminSide = (id: string): Side => ({
  id,
  read: (before, signal) =>
    call(adminFeedbackRoutes.read, { params: { id }, query: { before } }, { signal }),
  send: (body) => call(adminFeedbackRoutes.send, { params: { id }, body }),
  markRead: (number) => call(adminFeedbackRoutes.markRead, { params: { id }, body: { number } }),
});
