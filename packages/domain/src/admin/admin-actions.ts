/** What an admin can do that others notice, as the audit trail lists it. */
import { say } from '../texts/say';

export const adminActions = [
  'verified',
  'disabled',
  'enabled',
  'made-admin',
  'removed-admin',
  'added-picture',
  'changed-picture',
  'hid-picture',
  'showed-picture',
  'hid-recipe',
  'showed-recipe',
  'dismissed-reports',
  'removed-review',
  'restored-review',
  'dismissed-review-reports',
  'set-up-service',
  'removed-service',
] as const;
export type AdminAction = (typeof adminActions)[number];

/** @example adminActionLabels['made-admin'] // "Made admin" */
export const adminActionLabels: Record<AdminAction, string> = {
  verified: say('Verified the email of'),
  disabled: say('Disabled'),
  enabled: say('Enabled'),
  'made-admin': say('Made admin:'),
  'removed-admin': say('Removed as admin'),
  'added-picture': say('Added the curated picture'),
  'changed-picture': say('Changed the curated picture'),
  'hid-picture': say('Switched off the curated picture'),
  'showed-picture': say('Switched on the curated picture'),
  'hid-recipe': say('Hid the recipe'),
  'showed-recipe': say('Showed the recipe again:'),
  'dismissed-reports': say('Dismissed the reports of'),
  'removed-review': say('Removed a review or comment on'),
  'restored-review': say('Put back a review or comment on'),
  'dismissed-review-reports': say('Dismissed the reports of a review or comment on'),
  'set-up-service': say('Set up the integration'),
  'removed-service': say('Removed the settings of the integration'),
};
