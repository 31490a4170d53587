/** Public API: signing out, which asks before anything of this device is lost. */
export { useLogOut } from './use-log-out';
