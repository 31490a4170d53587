/** How invitations are called on the screen, and what became of them. */
import { t } from '@lingui/core/macro';
import type { SentInvitation } from '@saltbush/contract/account/household-invitations';
import { roleLabels } from '../access';
import { formatDay } from '../format-day';

export const invitationName = ({ email, createdAt }: SentInvitation): string =>
  email ?? t`Link made on ${formatDay(createdAt)}`;

/** Blank for a member, as most are. */
const roleText = ({ role }: SentInvitation): string => (role === 'member' ? '' : roleLabels[role]);

/** @example invitationFact(link) // 'Works until Sun, 6 Dec · 2 joined' */
export function invitationFact(invitation: SentInvitation): string {
  const { state, email, acceptedCount, expiresAt } = invitation;
  const joined = email === undefined && acceptedCount > 0 && t`${acceptedCount} joined`;
  if (state !== 'pending') return [stateLabels[state], joined].filter(Boolean).join(' · ');
  const until = formatDay(expiresAt);
  const facts =
    email === undefined
      ? [t`Works until ${until}`, joined || t`nobody joined yet`]
      : [t`Invited`, t`until ${until}`];
  return [...facts, roleText(invitation)].filter(Boolean).join(' · ');
}

const stateLabels = {
  accepted: t`Joined`,
  declined: t`Declined`,
  cancelled: t`Cancelled`,
  expired: t`Expired`,
} as const;
