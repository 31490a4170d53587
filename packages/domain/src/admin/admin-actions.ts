/** What an admin can do that others notice, as the audit trail lists it. */

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
  verified: 'Verified the email of',
  disabled: 'Disabled',
  enabled: 'Enabled',
  'made-admin': 'Made admin:',
  'removed-admin': 'Removed as admin',
  'added-picture': 'Added the curated picture',
  'changed-picture': 'Changed the curated picture',
  'hid-picture': 'Switched off the curated picture',
  'showed-picture': 'Switched on the curated picture',
  'hid-recipe': 'Hid the recipe',
  'showed-recipe': 'Showed the recipe again:',
  'dismissed-reports': 'Dismissed the reports of',
  'removed-review': 'Removed a review or comment on',
  'restored-review': 'Put back a review or comment on',
  'dismissed-review-reports': 'Dismissed the reports of a review or comment on',
  'set-up-service': 'Set up the integration',
  'removed-service': 'Removed the settings of the integration',
};
