/** The admins that may sign in: of them the last one stays. And the audit trail of what admins did. */
export { isLastAdmin, lockAdminIds } from './users.store';
export { recordAction } from './admin-actions.store';
