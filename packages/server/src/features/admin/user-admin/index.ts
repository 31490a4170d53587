/** The audit trail of what admins did. */
export { recordAction } from './admin-actions.store';
