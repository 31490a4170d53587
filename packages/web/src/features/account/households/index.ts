/** Public API: the community that opens first, and the invitation that waits for signing in. */
export { chooseDefaultHousehold } from './default-household';
export {
  findPendingInvitation,
  forgetPendingInvitation,
  storePendingInvitation,
} from './pending-invitation';
