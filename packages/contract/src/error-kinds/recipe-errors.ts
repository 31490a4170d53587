/** Errors about recipes, their sharing, and communities. */
import { kind, type ErrorKind } from './kind';

export const recipeErrorKinds = {
  // Recipes and households
  ALREADY_IN_MY_RECIPES: kind(400, 'Already in your recipes', 'You will find it under Recipes.'),
  OWNER_MUST_TRANSFER: kind(
    400,
    'You are the admin',
    'Make another member admin first, or delete the community.',
  ),
  NOT_A_MEMBER: kind(400, 'Not a member', 'This person is not in the community.'),
  ALREADY_A_MEMBER: kind(409, 'Already a member', 'This person is in the community already.'),
  HOUSEHOLD_FULL: kind(400, 'The community is full', 'A community can have at most 50 members.'),
  TOO_MANY_INVITATIONS: kind(
    400,
    'Too many invitations',
    'Please cancel some that are not answered before you send more.',
  ),
  TOO_MANY_MAILS: kind(429, 'Too many emails', 'Please try again tomorrow.'),
  INVITATION_NOT_FOUND: kind(
    404,
    'This invitation does not work',
    'The link is not complete, or the invitation was cancelled. Please ask for a new one.',
  ),
  INVITATION_ENDED: kind(
    400,
    'This invitation has ended',
    'It was answered, cancelled or has expired. Please ask for a new one.',
  ),
  TOO_MANY_HOUSEHOLDS: kind(
    400,
    'Too many communities',
    'You are in as many communities as we can take. Please leave one first.',
  ),
  LIST_TOO_LONG: kind(
    422,
    'The list is too long',
    'Please plan at most 3,000 ingredients a week, or ask for fewer days.',
  ),

  // Sharing
  RECIPE_HIDDEN: kind(
    403,
    'Hidden from the public',
    'The admins have hidden this recipe from the public. Write to them under Feedback.',
  ),
  TOO_MANY_LINKS: kind(
    409,
    'Too many links',
    'This recipe has as many links as it can. Turn off one that is no longer needed, then try again.',
  ),
  REVIEW_REMOVED: kind(
    403,
    'Removed by the admins',
    'The admins have removed this. Write to them under Feedback.',
  ),
  TOO_MANY_REPORTS: kind(
    429,
    'Too many reports',
    'You have reported as much as one can in a day. Please try again tomorrow.',
  ),
  LINK_ENDED: kind(404, 'This link has ended', 'Ask the person who sent it for a new one.'),
} satisfies Record<string, ErrorKind>;
