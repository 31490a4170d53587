/** The mail queue. */
export type { Cause } from './caused-mail';
export { openLiveSender, type LiveSender } from './live-sender';
export { openMail, type Mail } from './mail';
