/** The second step of a sign-in, for those who turned it on; and turning it off from the command line. */
export { openSecondStep } from './second-step';
export { resetSecondStep } from './authenticator/reset-second-step';
export { confirmIdentity, confirmPassword } from './confirm-identity';
export { signInChangedEmail } from './sign-in-emails';
