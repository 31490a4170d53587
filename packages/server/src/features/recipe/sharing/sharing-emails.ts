/** The mail with a private share link. */
import { renderEmail, type RenderedEmail } from '../../../platform/emails/email-template';

export interface Sender {
  name: string;
  recipeTitle: string;
}

/** @param options.isKnown whether they share a community: otherwise the subject has no words of theirs */
export function sharedRecipeEmail(
  { name, recipeTitle }: Sender,
  { url, isKnown }: { url: string; isKnown: boolean },
): RenderedEmail {
  return renderEmail({
    subject: isKnown
      ? `${name} shared a recipe with you: ${recipeTitle}`
      : 'Somebody shared a recipe with you on Saltbush',
    greeting: 'Hello,',
    paragraphs: [
      `${name} would like you to have the recipe “${recipeTitle}”. It is kept on Saltbush, where you can read it, cook from it and, with an account of your own, keep a copy.`,
    ],
    action: { label: 'Open the recipe', url },
    footnote: `The link was made for you: anyone who has it can read the recipe. ${name} can turn it off at any time. If you do not know ${name}, please ignore this email.`,
  });
}
