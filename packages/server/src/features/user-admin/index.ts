/** The admins that may sign in: of them the last one stays. */
export { isLastAdmin, lockAdminIds } from './users.store';
