/** The link of a new invitation, shown once. */
import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { NewInvitation } from '@saltbush/contract/account/household-invitations';
import { CopyLink } from '../../../../ui/fields/copy-link';
import { formatDay } from '../format-day';
import classes from './invitations.module.css';

export interface NewInvitationLinkProps {
  invitation: NewInvitation;
  householdName: string;
  /** It is in the clipboard. */
  isCopied: boolean;
}

export function NewInvitationLink(props: NewInvitationLinkProps) {
  const { invitation, householdName, isCopied } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that made the link is gone.
    if (document.activeElement === document.body) box.current?.focus();
  }, []);
  return (
    <div className={classes.made} ref={box} tabIndex={-1}>
      <Text aria-live="polite">{textOf(invitation, isCopied)}</Text>
      <CopyLink
        label={invitation.email === undefined ? t`Invitation link` : t`Their link`}
        hint={t`Works until ${formatDay(invitation.expiresAt)}`}
        title={t`Join ${householdName} on Saltbush`}
        url={invitation.url}
      />
    </div>
  );
}

function textOf({ email, isMailed }: NewInvitation, isCopied: boolean): string {
  if (email === undefined) {
    return isCopied
      ? t`Link copied. Send it to the people you cook with: it won’t be shown again.`
      : t`Your link is ready. Copy it now: it won’t be shown again.`;
  }
  if (isMailed) {
    return t`We sent the invitation to ${email}. Here is its link once more: it won’t be shown again.`;
  }
  return isCopied
    ? t`Email isn’t set up here. Their link is copied: please send this link to ${email} yourself: it won’t be shown again.`
    : t`Email isn’t set up here. Please send this link to ${email} yourself: it won’t be shown again.`;
}
