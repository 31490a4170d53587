/** What an admin can do to other people's accounts, as the audit trail lists it. */

export const adminActions = [
  'verified',
  'disabled',
  'enabled',
  'made-admin',
  'removed-admin',
] as const;
export type AdminAction = (typeof adminActions)[number];

/** @example adminActionLabels['made-admin'] // "Made admin" */
export const adminActionLabels: Record<AdminAction, string> = {
  verified: 'Verified the email of',
  disabled: 'Disabled',
  enabled: 'Enabled',
  'made-admin': 'Made an admin of',
  'removed-admin': 'Removed as admin',
};
