/** Public API: personal links for who votes without an account. */
export { AskByLink } from './ask-by-link';
