/** What needs the attention of an admin, in words, and the admin page that helps. */
import { plural, t } from '@lingui/core/macro';
import type { AttentionKind } from '@saltbush/domain/admin/attention';

interface AttentionText {
  text: (count: number) => string;
  /** Below /admin. */
  page: string;
  /** Nothing is wrong: something could be better. */
  isHint?: boolean;
}

export const attentionTexts: Record<AttentionKind, AttentionText> = {
  'disk-full': { text: () => t`The disk is full: nothing large can be saved`, page: 'health' },
  'disk-low': { text: () => t`The disk is nearly full`, page: 'health' },
  'jobs-failing': {
    text: (count) =>
      plural(count, {
        one: 'A background job is failing',
        other: '# background jobs are failing',
      }),
    page: 'health',
  },
  'services-failing': {
    text: (count) =>
      plural(count, {
        one: 'An integration isn’t responding',
        other: '# integrations aren’t responding',
      }),
    page: 'health',
  },
  'recipes-reported': {
    text: (count) =>
      plural(count, { one: 'A recipe was reported', other: '# recipes were reported' }),
    page: 'reports',
  },
  'reviews-reported': {
    text: (count) =>
      plural(count, {
        one: 'A review or comment was reported',
        other: '# reviews or comments were reported',
      }),
    page: 'reports',
  },
  'feedback-unread': {
    text: (count) =>
      plural(count, {
        one: 'Someone is waiting for an answer',
        other: '# people are waiting for an answer',
      }),
    page: 'feedback',
  },
  'mail-late': { text: () => t`Emails have waited for more than an hour`, page: 'health' },
  'mail-failed': {
    text: (count) =>
      plural(count, {
        one: 'An email was not delivered this week',
        other: '# emails were not delivered this week',
      }),
    page: 'outbox',
  },
  'backup-no-space': {
    text: () => t`There is no space for a backup`,
    page: 'health',
  },
  'backup-failed': { text: () => t`The last backup could not be made`, page: 'health' },
  'backup-unproved': { text: () => t`A backup could not be restored in a test`, page: 'health' },
  'backup-not-copied': { text: () => t`The last backup could not be copied`, page: 'health' },
  'no-backup': { text: () => t`There is no backup yet`, page: 'health' },
  'backup-old': { text: (count) => t`The last backup is ${count} days old`, page: 'health' },
  'services-not-set-up': {
    text: (count) => t`Integrations: ${count} off`,
    page: 'services',
    isHint: true,
  },
};
