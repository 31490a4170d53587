/** An instance that sends emails, or does not. */
import { signInRoutes } from '@saltbush/contract/account/sign-in-methods/sign-in';
import { answer } from './fake-api';

export const mailIs = (isMailSetUp: boolean) =>
  answer(signInRoutes.options, {
    hasPasskeys: false,
    registration: 'open',
    isFirstAccount: false,
    isMailSetUp,
  });
