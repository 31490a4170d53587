/** The emails about deleting an account. */
import { deletionGraceDays } from '@saltbush/domain/account/accounts/deletion';
import { dayInWords } from '../accounts';
import { renderEmail, type RenderedEmail } from '../../../platform/emails/email-template';

interface Recipient {
  displayUsername: string;
}

interface DueRecipient extends Recipient {
  timeZone: string | null;
}

export function deletionRequestedEmail(
  to: DueRecipient,
  { dueAt, loginUrl }: { dueAt: Date; loginUrl: string },
): RenderedEmail {
  const day = dayInWords(dueAt, to.timeZone);
  return renderEmail({
    subject: `Your Saltbush account will be deleted on ${day}`,
    greeting: `Hello ${to.displayUsername},`,
    paragraphs: [
      `You asked us to delete your account. You are signed out everywhere, and in ${deletionGraceDays} days, on ${day}, everything in it is deleted for good.`,
      'Changed your mind, or it was not you? Sign in before then and choose "Keep my account".',
    ],
    action: { label: 'Sign in and keep my account', url: loginUrl },
    footnote: 'If you do nothing, we delete the account and tell you when it is done.',
  });
}

export function accountStaysEmail(to: Recipient): RenderedEmail {
  return renderEmail({
    subject: 'Your Saltbush account stays',
    greeting: `Hello ${to.displayUsername},`,
    paragraphs: [
      'Your account will not be deleted. Your recipes and plans are just as you left them.',
      'Calendar addresses and voting links have to be made again, and a paid plan resumed.',
    ],
    footnote: 'If it was not you who signed in, please change your password.',
  });
}

export function accountDeletedEmail(to: Recipient): RenderedEmail {
  return renderEmail({
    subject: 'Your Saltbush account was deleted',
    greeting: `Hello ${to.displayUsername},`,
    paragraphs: [
      'Your account and everything in it was deleted, as you asked. Thank you for cooking with us.',
    ],
    footnote: 'This is the last email you get from us.',
  });
}
