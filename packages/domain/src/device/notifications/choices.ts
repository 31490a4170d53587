/**
 * Which notices a person wants, by kind and way. All are on until someone turns one off; on a device nothing is
 * pushed before its owner allowed it.
 *
 * - Timers, changes of a list and small jobs are pushed only: a mail about a timer comes too late, one about milk is a
 *   nuisance.
 * - Mails about the account itself (verification, password, deletion) always come.
 */
export const noticeKinds = ['timers', 'listChanges', 'smallJobs', 'invitations'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const noticeChannels = ['push', 'mail'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

const channelsOf: Readonly<Record<NoticeKind, readonly NoticeChannel[]>> = {
  timers: ['push'],
  listChanges: ['push'],
  smallJobs: ['push'],
  invitations: ['push', 'mail'],
};

/** @example hasChannel('timers', 'mail') // false */
export const hasChannel = (kind: NoticeKind, channel: NoticeChannel): boolean =>
  channelsOf[kind].includes(channel);
