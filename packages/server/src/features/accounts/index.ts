/** Creating an admin, and checking a session inside a statement. */
export { createAdmin } from './create-admin';
export { claimValues, isSessionOpen } from './sessions/open-session';
