/** What kinds of failures of jobs, services and backups there are words for. */
export const failureKinds = [
  'refused',
  'address-unknown',
  'no-answer',
  'broken-off',
  'certificate',
  'password',
  'database',
  'query',
  'busy',
  'disk-full',
  'disk-failing',
  'object-storage',
  'too-little-space',
  'may-not-create-databases',
  'backup-unusable',
] as const;

export type FailureKind = (typeof failureKinds)[number];
