/** Feedback chat (Spec 2, /feedback): a person's conversation with the admins. */
import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { feedbackRoutes } from '@saltbush/contract/account/feedback';
import { call } from '../../../api/call';
import { useUser } from '../../../api/session';
import { Page } from '../../../ui/layout/page';
import { Conversation } from './conversation';
import type { Side } from './use-conversation';

export function FeedbackPage() {
  const id = useUser()?._id;
  const side = useMemo(() => (id === undefined ? undefined : { id, ...ownSide }), [id]);
  if (!side) return null;
  return (
    <Page
      title={t`Feedback`}
      lead={t`Ask for help, report a problem or share an idea. The admins of this Saltbush read it.`}
      width="narrow"
    >
      <Conversation
        side={side}
        isAdmin={false}
        other={t`the admins`}
        welcome={t`Nothing here yet. Write your first message below, with a picture if it helps. The answer appears here.`}
      />
    </Page>
  );
}

const ownSide: Omit<Side, 'id'> = {
  read: (before, signal) => call(feedbackRoutes.read, { query: { before } }, { signal }),
  send: (body) => call(feedbackRoutes.send, { body }),
  markRead: (number) => call(feedbackRoutes.markRead, { body: { number } }),
};
