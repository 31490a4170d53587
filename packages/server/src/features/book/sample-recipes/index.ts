/** The account that owns the sample recipes, and which of them a reader is shown. */
export { ensureSystemAccount, systemAccountId } from './system-account.store';
export { isForReader } from './samples-for-reader';
