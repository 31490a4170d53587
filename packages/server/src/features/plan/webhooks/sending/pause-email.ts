/** Says to a person that Saltbush has paused their webhook. */
import type { PauseReason } from '@saltbush/contract/account/webhooks';
import { renderEmail, type RenderedEmail } from '../../../../platform/emails/email-template';

const reasons: Record<Exclude<PauseReason, 'person'>, string> = {
  gone: 'It answered that it wants nothing more (410 Gone).',
  failing: 'It could not be called for three days.',
  secret:
    'Its secret can’t be read any more, since this Saltbush has got another one. Please roll it.',
};

/** @param host of the webhook; the rest of its address may be a secret */
export function pauseEmail(
  to: { displayUsername: string },
  { host, reason, url }: { host: string; reason: keyof typeof reasons; url: string },
): RenderedEmail {
  return renderEmail({
    subject: 'A webhook of yours is paused',
    greeting: `Hello ${to.displayUsername},`,
    paragraphs: [
      `Saltbush no longer sends anything to your webhook at ${host}. ${reasons[reason]}`,
      'What happens meanwhile waits. Resume the webhook when its program works again, or remove it.',
    ],
    action: { label: 'Go to my webhooks', url },
    footnote: 'You get this email once, when a webhook of yours is paused.',
  });
}
