/** The mail queue. */
export { renderEmail, type RenderedEmail } from './email-template';
export { openMail, type Mail } from './mail';
