/** What others may ask of accounts. */
export { createAdmin } from './create-admin';
