/** The account that owns the sample recipes. */
export { ensureSystemAccount, systemAccountId } from './system-account.store';
