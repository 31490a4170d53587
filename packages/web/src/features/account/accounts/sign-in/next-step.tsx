/** What a sign-in needs besides a right password: a code, or the wish to keep the account. */
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { SignedInAnswer } from '@saltbush/contract/account/accounts';
import { AppError } from '@saltbush/contract/errors';
import { AuthFrame } from '../auth-frame';
import { KeepAccountForm } from './keep-account-form';
import { SecondStepForm } from './second-step-form';

interface NextStepProps {
  /** Says which step it is. */
  refusal: AppError;
  /** Typed before; unknown after the sign-in of a provider. */
  email?: string | undefined;
  onSignedIn: (answer: SignedInAnswer) => Promise<void>;
  onBack: () => void;
}

export function NextStep({ refusal: first, ...step }: NextStepProps) {
  const [refusal, setRefusal] = useState(first);
  return refusal.code === 'DELETION_DUE' ? (
    <AuthFrame title={t`Keep your account?`}>
      <KeepAccountForm refusal={refusal} {...step} />
    </AuthFrame>
  ) : (
    <AuthFrame title={t`Enter your code`}>
      <SecondStepForm token={refusal.text ?? ''} {...step} onNextStep={setRefusal} />
    </AuthFrame>
  );
}

/** Whether the sign-in goes on with another step. */
export const isNextStep = (error: unknown): error is AppError =>
  error instanceof AppError &&
  (error.code === 'SECOND_STEP_NEEDED' || error.code === 'DELETION_DUE');
