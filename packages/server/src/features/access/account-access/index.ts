/** Ending what gives access to an account, and the first proof of its address. */
export { isActiveAdmin, isLastAdmin, lockLastAdmin } from './active-admins.store';
export { isActive, type Demands } from './active-people';
export { endAccess } from './end-access';
export type { RemainingAccess } from './endings';
export { proveAddress } from './prove-address';
export { unlinkProviders } from './unlink-providers';
