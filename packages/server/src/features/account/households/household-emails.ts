/** The mails about a household: an invitation, and that someone was added. */
import { inLanguage, say } from '@saltbush/domain/texts/say';
import { renderEmail, type RenderedEmail } from '../../../platform/emails/email-template';

interface Sender {
  inviter: string;
  household: string;
  url: string;
}

const whatItIs = say(
  'Members of a community share recipes, plan the week’s meals together and shop from the same list.',
);

/** @param options.isKnown whether they share a community: otherwise the subject has no words of theirs */
export function invitationEmail(
  { inviter, household, url }: Sender,
  { days, isKnown }: { days: number; isKnown: boolean },
): RenderedEmail {
  return renderEmail({
    subject: isKnown
      ? say('{inviter} invited you to the community {household}', { inviter, household })
      : say('You are invited to a community on Saltbush'),
    greeting: say('Hello,'),
    paragraphs: [
      say(
        '{inviter} would like to cook with you, and invites you to the community “{household}” on Saltbush.',
        { inviter, household },
      ),
      `${inLanguage(whatItIs)} ${say('If you have no account yet, you can make one on the way.')}`,
    ],
    action: { label: say('See the invitation'), url },
    footnote: say(
      '{days, plural, one {The invitation works for a day.} other {The invitation works for # days.}} If you do not know {inviter}, please ignore this email: nothing happens.',
      { days, inviter },
    ),
  });
}

export function addedMemberEmail(
  { displayUsername }: { displayUsername: string },
  { inviter, household, url }: Sender,
): RenderedEmail {
  return renderEmail({
    subject: say('{inviter} added you to the community {household}', { inviter, household }),
    greeting: say('Hello {name},', { name: displayUsername }),
    paragraphs: [
      `${say('{inviter} has added you to the community “{household}”.', { inviter, household })} ${inLanguage(whatItIs)}`,
      say('Your own recipes and plans stay private until you share them.'),
    ],
    action: { label: say('Open the community'), url },
    footnote: say(
      'If you would rather not be in it, open Community in Saltbush and choose Leave. You can do that at any time.',
    ),
  });
}
