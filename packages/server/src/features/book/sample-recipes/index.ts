/** The account that owns the sample recipes, and whom each is shown to. */
export { ensureSystemAccount, systemAccountId } from './system-account.store';
export { isForReader } from './samples-for-reader';
