/** Public API: links that open something of a plan without an account. */
export { useAccessLinks } from './use-access-links';
