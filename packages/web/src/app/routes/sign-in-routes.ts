/** Signing up and in, and what the links in mails about an account open. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { paths } from '../../paths';
import { root } from './frames';
import { requireSignedOut, requireSignIn } from './guards';
import { only } from './search';

export const login = createRoute({
  getParentRoute: () => root,
  path: paths.login,
  validateSearch: only('redirect', 'autoSave', 'invitationToken'),
  beforeLoad: requireSignedOut,
  component: lazyRouteComponent(
    () => import('../../features/account/accounts/sign-in/login-page'),
    'LoginPage',
  ),
});
export const register = createRoute({
  getParentRoute: () => root,
  path: paths.register,
  validateSearch: only('redirect', 'invitationToken'),
  beforeLoad: requireSignedOut,
  component: lazyRouteComponent(
    () => import('../../features/account/accounts/sign-in/register-page'),
    'RegisterPage',
  ),
});
export const requestPasswordReset = createRoute({
  getParentRoute: () => root,
  path: paths.requestPasswordReset,
  component: lazyRouteComponent(
    () => import('../../features/account/accounts/email/request-password-reset-page'),
    'RequestPasswordResetPage',
  ),
});
export const resetPassword = createRoute({
  getParentRoute: () => root,
  path: paths.resetPassword,
  validateSearch: only('token'),
  component: lazyRouteComponent(
    () => import('../../features/account/accounts/email/reset-password-page'),
    'ResetPasswordPage',
  ),
});
export const verifyEmail = createRoute({
  getParentRoute: () => root,
  path: paths.verifyEmail,
  validateSearch: only('token'),
  component: lazyRouteComponent(
    () => import('../../features/account/accounts/email/verify-email-page'),
    'VerifyEmailPage',
  ),
});
export const unverified = createRoute({
  getParentRoute: () => root,
  path: paths.unverified,
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(
    () => import('../../features/account/accounts/email/unverified-page'),
    'UnverifiedPage',
  ),
});
export const providerCallback = createRoute({
  getParentRoute: () => root,
  path: paths.providerCallback,
  validateSearch: only('state', 'code', 'iss', 'error'),
  component: lazyRouteComponent(
    () => import('../../features/account/accounts/sign-in/provider-callback-page'),
    'ProviderCallbackPage',
  ),
});
