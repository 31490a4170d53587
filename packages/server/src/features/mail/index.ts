/** What other features may ask of the post. */
export { writeLetter, type WrittenLetter } from './letter';
export { openMail, type Mail } from './mail';
