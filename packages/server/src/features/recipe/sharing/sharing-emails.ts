/** The mail with a private share link. */
import { say } from '@saltbush/domain/texts/say';
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
      ? say('{name} shared a recipe with you: {recipeTitle}', { name, recipeTitle })
      : say('Somebody shared a recipe with you on Saltbush'),
    greeting: say('Hello,'),
    paragraphs: [
      say(
        '{name} would like you to have the recipe “{recipeTitle}”. It is kept on Saltbush, where you can read it, cook from it and, with an account of your own, keep a copy.',
        { name, recipeTitle },
      ),
    ],
    action: { label: say('Open the recipe'), url },
    footnote: say(
      'The link was made for you: anyone who has it can read the recipe. {name} can turn it off at any time. If you do not know {name}, please ignore this email.',
      { name },
    ),
  });
}
