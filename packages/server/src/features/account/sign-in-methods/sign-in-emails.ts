/** Tells a person that a way to sign in to their account has changed. */
import { inLanguage, say } from '@saltbush/domain/texts/say';
import { renderEmail, type RenderedEmail } from '../../../platform/emails/email-template';

const changes = {
  'passkey-added': say('A passkey was added to your account. Anyone who has it can sign in.'),
  'passkey-removed': say('A passkey was removed from your account. It no longer signs in.'),
  'authenticator-on': say(
    'An authenticator app was set up: signing in with your password now also asks for its code.',
  ),
  'authenticator-off': say('Signing in with your password no longer asks for a code.'),
  'recovery-codes': say('New recovery codes were made. The old ones no longer work.'),
  'api-token-made': say(
    'A token was made with which another program can call Saltbush in your name, as far as you have let it.',
  ),
  'program-connected': say(
    'Another program was connected to your account. It can call Saltbush in your name, as far as you have let it.',
  ),
  'webhook-made': say(
    'A webhook was made: another program is sent what changes on your list, in your plan or in your recipes.',
  ),
  'provider-unlinked': say(
    'Your account can no longer be signed in to with the provider of this Saltbush.',
  ),
  'provider-linked': say(
    'Your account can now be signed in to with the provider of this Saltbush.',
  ),
};

export type SignInChange = keyof typeof changes;

/** @param url of the account page */
export function signInChangedEmail(
  to: { displayUsername: string },
  change: SignInChange,
  url: string,
): RenderedEmail {
  return renderEmail({
    subject: say('How you sign in to Saltbush has changed'),
    greeting: say('Hello {name},', { name: to.displayUsername }),
    paragraphs: [
      inLanguage(changes[change]),
      say(
        'If that was you, all is well. If not, please change your password and look through your sign-in methods straight away.',
      ),
    ],
    action: { label: say('Go to my account'), url },
    footnote: say('You get this email whenever a way to sign in is added or removed.'),
  });
}
