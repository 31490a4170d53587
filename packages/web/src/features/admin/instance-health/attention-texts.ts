/** What needs the attention of an admin, in words, and the admin page that helps. */
import type { AttentionKind } from '@saltbush/domain/admin/attention';

interface AttentionText {
  text: (count: number) => string;
  /** Below /admin. */
  page: string;
  /** Nothing is wrong: something could be better. */
  isHint?: boolean;
}

export const attentionTexts: Record<AttentionKind, AttentionText> = {
  'disk-full': { text: () => 'The disk is full: nothing large can be saved', page: 'health' },
  'disk-low': { text: () => 'The disk is nearly full', page: 'health' },
  'jobs-failing': {
    text: (count) =>
      count === 1 ? 'A background job is failing' : `${count} background jobs are failing`,
    page: 'health',
  },
  'services-failing': {
    text: (count) =>
      count === 1 ? 'An integration isn’t responding' : `${count} integrations aren’t responding`,
    page: 'health',
  },
  'recipes-reported': {
    text: (count) => (count === 1 ? 'A recipe was reported' : `${count} recipes were reported`),
    page: 'reports',
  },
  'reviews-reported': {
    text: (count) =>
      count === 1
        ? 'A review or comment was reported'
        : `${count} reviews or comments were reported`,
    page: 'reports',
  },
  'feedback-unread': {
    text: (count) =>
      count === 1
        ? 'Someone is waiting for an answer'
        : `${count} people are waiting for an answer`,
    page: 'feedback',
  },
  'mail-late': { text: () => 'Emails have waited for more than an hour', page: 'health' },
  'mail-failed': {
    text: (count) =>
      count === 1
        ? 'An email was not delivered this week'
        : `${count} emails were not delivered this week`,
    page: 'outbox',
  },
  'backup-no-space': {
    text: () => 'There is no space for a backup',
    page: 'health',
  },
  'backup-failed': { text: () => 'The last backup could not be made', page: 'health' },
  'backup-unproved': { text: () => 'A backup could not be restored in a test', page: 'health' },
  'backup-not-copied': { text: () => 'The last backup could not be copied', page: 'health' },
  'no-backup': { text: () => 'There is no backup yet', page: 'health' },
  'backup-old': { text: (count) => `The last backup is ${count} days old`, page: 'health' },
  'services-not-set-up': {
    text: (count) => (count === 1 ? 'Integrations: 1 off' : `Integrations: ${count} off`),
    page: 'services',
    isHint: true,
  },
};
