/** Where somebody goes who may not stay at an address. */
export { afterLogin } from '@saltbush/domain/account/accounts/after-login';
export { findPublicView } from './public-view';
