/** Errors about recipes, their sharing, and communities. */
import { say } from '@saltbush/domain/texts/say';
import { kind, type ErrorKind } from './kind';

export const recipeErrorKinds = {
  // Recipes and households
  ALREADY_IN_MY_RECIPES: kind(
    400,
    say('Already in your recipes'),
    say('You will find it under Recipes.'),
  ),
  OWNER_MUST_TRANSFER: kind(
    400,
    say('You are the admin'),
    say('Make another member admin first, or delete the community.'),
  ),
  NOT_A_MEMBER: kind(400, say('Not a member'), say('This person is not in the community.')),
  ALREADY_A_MEMBER: kind(
    409,
    say('Already a member'),
    say('This person is in the community already.'),
  ),
  HOUSEHOLD_FULL: kind(
    400,
    say('The community is full'),
    say('A community can have at most 50 members.'),
  ),
  TOO_MANY_INVITATIONS: kind(
    400,
    say('Too many invitations'),
    say('Please cancel some that are not answered before you send more.'),
  ),
  TOO_MANY_MAILS: kind(429, say('Too many emails'), say('Please try again tomorrow.')),
  INVITATION_NOT_FOUND: kind(
    404,
    say('This invitation does not work'),
    say('The link is not complete, or the invitation was cancelled. Please ask for a new one.'),
  ),
  INVITATION_ENDED: kind(
    400,
    say('This invitation has ended'),
    say('It was answered, cancelled or has expired. Please ask for a new one.'),
  ),
  TOO_MANY_HOUSEHOLDS: kind(
    400,
    say('Too many communities'),
    say('You are in as many communities as we can take. Please leave one first.'),
  ),
  LIST_TOO_LONG: kind(
    422,
    say('The list is too long'),
    say('Please plan at most 3,000 ingredients a week, or ask for fewer days.'),
  ),

  // Sharing
  RECIPE_HIDDEN: kind(
    403,
    say('Hidden from the public'),
    say('The admins have hidden this recipe from the public. Write to them under Feedback.'),
  ),
  TOO_MANY_LINKS: kind(
    409,
    say('Too many links'),
    say(
      'This recipe has as many links as it can. Turn off one that is no longer needed, then try again.',
    ),
  ),
  REVIEW_REMOVED: kind(
    403,
    say('Removed by the admins'),
    say('The admins have removed this. Write to them under Feedback.'),
  ),
  TOO_MANY_REPORTS: kind(
    429,
    say('Too many reports'),
    say('You have reported as much as one can in a day. Please try again tomorrow.'),
  ),
  LINK_ENDED: kind(
    404,
    say('This link has ended'),
    say('Ask the person who sent it for a new one.'),
  ),
} satisfies Record<string, ErrorKind>;
