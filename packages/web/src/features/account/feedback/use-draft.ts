/** A message that is being written. It stays when the page is left and opened again, until the person signs out. */
import { useState } from 'react';
import type { NewMessage } from '@saltbush/contract/account/feedback';
import { onAnnouncement } from '../../../api/announcements';
import { newId } from '../../../api/new-id';

const drafts = new Map<string, NewMessage>();
onAnnouncement('signedOut', () => drafts.clear());

/** Sent again after a failure it has the same id, so that it is stored once. */
const empty = (): NewMessage => ({ _id: newId(), text: '' });

export function useDraft(conversationId: string) {
  const [message, setMessage] = useState(() => drafts.get(conversationId) ?? empty());
  const write = (next: NewMessage) => {
    drafts.set(conversationId, next);
    setMessage(next);
  };
  return {
    message,
    // Another text is another message.
    change: (part: Partial<NewMessage>) =>
      write({ ...(drafts.get(conversationId) ?? message), ...part, _id: newId() }),
    clear: () => write(empty()),
  };
}
