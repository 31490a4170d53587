import { renderEmail, type RenderedEmail } from '../../../platform/emails/email-template';

/** @param removed in words: "passkeys and voting links" */
export function waysInRemovedEmail(
  to: { displayUsername: string },
  removed: string,
  publicUrl: string,
): RenderedEmail {
  return renderEmail({
    subject: 'Your Saltbush address is confirmed',
    greeting: `Hello ${to.displayUsername},`,
    paragraphs: [
      `You have shown that this address is yours. For your safety, what was set up in the account before then was removed: ${removed}. Other devices were signed out.`,
      'Was it you who set it up? Then please sign in and set it up again. If you have no password yet, choose one with the button below.',
    ],
    action: { label: 'Choose a password', url: `${publicUrl}/request-password-reset` },
    footnote: 'This happens once, when an address is confirmed for the first time.',
  });
}
