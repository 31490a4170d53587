/** The mails about a household: an invitation, and that someone was added. */
import { renderEmail, type RenderedEmail } from '../../../platform/emails/email-template';

interface Sender {
  inviter: string;
  household: string;
  url: string;
}

const whatItIs =
  'Members of a community share recipes, plan the week’s meals together and shop from the same list.';

/** @param options.isKnown whether they share a community: otherwise the subject has no words of theirs */
export function invitationEmail(
  { inviter, household, url }: Sender,
  { days, isKnown }: { days: number; isKnown: boolean },
): RenderedEmail {
  return renderEmail({
    subject: isKnown
      ? `${inviter} invited you to the community ${household}`
      : 'You are invited to a community on Saltbush',
    greeting: 'Hello,',
    paragraphs: [
      `${inviter} would like to cook with you, and invites you to the community “${household}” on Saltbush.`,
      `${whatItIs} If you have no account yet, you can make one on the way.`,
    ],
    action: { label: 'See the invitation', url },
    footnote: `The invitation works for ${days} days. If you do not know ${inviter}, please ignore this email: nothing happens.`,
  });
}

export function addedMemberEmail(
  { displayUsername }: { displayUsername: string },
  { inviter, household, url }: Sender,
): RenderedEmail {
  return renderEmail({
    subject: `${inviter} added you to the community ${household}`,
    greeting: `Hello ${displayUsername},`,
    paragraphs: [
      `${inviter} has added you to the community “${household}”. ${whatItIs}`,
      'Your own recipes and plans stay private until you share them.',
    ],
    action: { label: 'Open the community', url },
    footnote:
      'If you would rather not be in it, open Community in Saltbush and choose Leave. You can do that at any time.',
  });
}
