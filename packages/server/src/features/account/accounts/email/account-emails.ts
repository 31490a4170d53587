/** The emails about an account. */
import { renderEmail, type RenderedEmail } from '../../../../platform/emails/email-template';

interface Recipient {
  displayUsername: string;
}

export function verificationEmail(to: Recipient, url: string): RenderedEmail {
  return renderEmail({
    subject: 'Confirm your email for Saltbush',
    greeting: `Hello ${to.displayUsername},`,
    paragraphs: [
      'Good to have you at the table. Please confirm that this is your email address, so that we can help you back in if you ever lose your password.',
    ],
    action: { label: 'Confirm my email', url },
    footnote:
      'The link works for 24 hours. If you did not make an account with Saltbush, please ignore this email and leave the link alone.',
  });
}

export function resetPasswordEmail(to: Recipient, url: string): RenderedEmail {
  return renderEmail({
    subject: 'Choose a new password for Saltbush',
    greeting: `Hello ${to.displayUsername},`,
    paragraphs: [
      'Someone, hopefully you, asked for a new password for your account. Your recipes and plans are just as you left them.',
    ],
    action: { label: 'Choose a new password', url },
    footnote:
      'The link works once, for one hour. If it was not you, please ignore this email: your password stays as it is.',
  });
}

export function passwordChangedEmail(
  to: Recipient,
  { resetPageUrl, hadCalendars }: { resetPageUrl: string; hadCalendars: boolean },
): RenderedEmail {
  return renderEmail({
    subject: 'Your Saltbush password was changed',
    greeting: `Hello ${to.displayUsername},`,
    paragraphs: [
      'The password of your account was just changed, and other devices were signed out.',
      ...(hadCalendars ? [calendarsEnded] : []),
      'If that was you, all is well. If not, please choose a new password straight away.',
    ],
    action: { label: 'It was not me', url: resetPageUrl },
    footnote: 'You get this email whenever the password changes.',
  });
}

const calendarsEnded =
  'The addresses of your calendar ended too. To see your meals in another calendar again, make a new one on the meal plan page.';
