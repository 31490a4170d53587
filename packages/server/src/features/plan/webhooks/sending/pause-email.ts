/** Says to a person that Saltbush has paused their webhook. */
import type { PauseReason } from '@saltbush/contract/account/webhooks';
import { inLanguage, say } from '@saltbush/domain/texts/say';
import { renderEmail, type RenderedEmail } from '../../../../platform/emails/email-template';

const reasons: Record<Exclude<PauseReason, 'person'>, string> = {
  gone: say('It answered that it wants nothing more (410 Gone).'),
  failing: say('It could not be called for three days.'),
  secret: say(
    'Its secret can’t be read any more, since this Saltbush has got another one. Please roll it.',
  ),
};

/** @param host of the webhook; the rest of its address may be a secret */
export function pauseEmail(
  to: { displayUsername: string },
  { host, reason, url }: { host: string; reason: keyof typeof reasons; url: string },
): RenderedEmail {
  return renderEmail({
    subject: say('A webhook of yours is paused'),
    greeting: say('Hello {name},', { name: to.displayUsername }),
    paragraphs: [
      `${say('Saltbush no longer sends anything to your webhook at {host}.', { host })} ${inLanguage(reasons[reason])}`,
      say(
        'What happens meanwhile waits. Resume the webhook when its program works again, or remove it.',
      ),
    ],
    action: { label: say('Go to my webhooks'), url },
    footnote: say('You get this email once, when a webhook of yours is paused.'),
  });
}
