/** The mail queue. */
export type { Cause } from './caused-mail';
export { openMail, type Mail } from './mail';
