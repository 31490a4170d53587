/** The mail queue. */
export type { Cause } from './caused-mail';
export { renderEmail, type RenderedEmail } from './email-template';
export { openMail, type Mail } from './mail';
