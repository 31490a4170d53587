/** The emails about deleting an account. */
import { deletionGraceDays } from '@saltbush/domain/account/accounts/deletion';
import { say } from '@saltbush/domain/texts/say';
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
    subject: say('Your Saltbush account will be deleted on {day}', { day }),
    greeting: say('Hello {name},', { name: to.displayUsername }),
    paragraphs: [
      say(
        'You asked us to delete your account. You are signed out everywhere, and in {deletionGraceDays} days, on {day}, everything in it is deleted for good.',
        { deletionGraceDays, day },
      ),
      say(
        'Changed your mind, or it was not you? Sign in before then and choose "Keep my account".',
      ),
    ],
    action: { label: say('Sign in and keep my account'), url: loginUrl },
    footnote: say('If you do nothing, we delete the account and tell you when it is done.'),
  });
}

export function accountStaysEmail(to: Recipient): RenderedEmail {
  return renderEmail({
    subject: say('Your Saltbush account stays'),
    greeting: say('Hello {name},', { name: to.displayUsername }),
    paragraphs: [
      say('Your account will not be deleted. Your recipes and plans are just as you left them.'),
      say('Calendar addresses and voting links have to be made again, and a paid plan resumed.'),
    ],
    footnote: say('If it was not you who signed in, please change your password.'),
  });
}

export function accountDeletedEmail(to: Recipient): RenderedEmail {
  return renderEmail({
    subject: say('Your Saltbush account was deleted'),
    greeting: say('Hello {name},', { name: to.displayUsername }),
    paragraphs: [
      say(
        'Your account and everything in it was deleted, as you asked. Thank you for cooking with us.',
      ),
    ],
    footnote: say('This is the last email you get from us.'),
  });
}
