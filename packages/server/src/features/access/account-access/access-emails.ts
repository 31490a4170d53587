import { say } from '@saltbush/domain/texts/say';
import { renderEmail, type RenderedEmail } from '../../../platform/emails/email-template';

/** @param removed in words: "passkeys and voting links" */
export function waysInRemovedEmail(
  to: { displayUsername: string },
  removed: string,
  publicUrl: string,
): RenderedEmail {
  return renderEmail({
    subject: say('Your Saltbush address is confirmed'),
    greeting: say('Hello {name},', { name: to.displayUsername }),
    paragraphs: [
      say(
        'You have shown that this address is yours. For your safety, what was set up in the account before then was removed: {removed}. Other devices were signed out.',
        { removed },
      ),
      say(
        'Was it you who set it up? Then please sign in and set it up again. If you have no password yet, choose one with the button below.',
      ),
    ],
    action: { label: say('Choose a password'), url: `${publicUrl}/request-password-reset` },
    footnote: say('This happens once, when an address is confirmed for the first time.'),
  });
}
