/** The emails about an account. */
import { inLanguage, say } from '@saltbush/domain/texts/say';
import { renderEmail, type RenderedEmail } from '../../../../platform/emails/email-template';

interface Recipient {
  displayUsername: string;
}

export function verificationEmail(to: Recipient, url: string): RenderedEmail {
  return renderEmail({
    subject: say('Confirm your email for Saltbush'),
    greeting: say('Hello {name},', { name: to.displayUsername }),
    paragraphs: [
      say(
        'Good to have you at the table. Please confirm that this is your email address, so that we can help you back in if you ever lose your password.',
      ),
    ],
    action: { label: say('Confirm my email'), url },
    footnote: say(
      'The link works for 24 hours. If you did not make an account with Saltbush, please ignore this email and leave the link alone.',
    ),
  });
}

export function resetPasswordEmail(to: Recipient, url: string): RenderedEmail {
  return renderEmail({
    subject: say('Choose a new password for Saltbush'),
    greeting: say('Hello {name},', { name: to.displayUsername }),
    paragraphs: [
      say(
        'Someone, hopefully you, asked for a new password for your account. Your recipes and plans are just as you left them.',
      ),
    ],
    action: { label: say('Choose a new password'), url },
    footnote: say(
      'The link works once, for one hour. If it was not you, please ignore this email: your password stays as it is.',
    ),
  });
}

export function passwordChangedEmail(
  to: Recipient,
  { resetPageUrl, hadCalendars }: { resetPageUrl: string; hadCalendars: boolean },
): RenderedEmail {
  return renderEmail({
    subject: say('Your Saltbush password was changed'),
    greeting: say('Hello {name},', { name: to.displayUsername }),
    paragraphs: [
      say('The password of your account was just changed, and other devices were signed out.'),
      ...(hadCalendars ? [inLanguage(calendarsEnded)] : []),
      say('If that was you, all is well. If not, please choose a new password straight away.'),
    ],
    action: { label: say('It was not me'), url: resetPageUrl },
    footnote: say('You get this email whenever the password changes.'),
  });
}

const calendarsEnded = say(
  'The addresses of your calendar ended too. To see your meals in another calendar again, make a new one on the meal plan page.',
);
