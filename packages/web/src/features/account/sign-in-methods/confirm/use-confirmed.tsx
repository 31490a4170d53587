/** Does something that may ask for the password first: a while after signing in it does. */
import { t } from '@lingui/core/macro';
import { useState, type ReactNode } from 'react';
import { AppError } from '@saltbush/contract/errors';
import { describeError } from '../../../../api/describe-error';
import { showToast } from '../../../../ui/feedback/toast';
import { ProofDialog } from './proof-dialog';

type Action = (password?: string) => Promise<void>;

export interface Confirmed {
  run: (action: Action) => Promise<void>;
  isBusy: boolean;
  dialog: ReactNode;
}

/** @example const { run, dialog } = useConfirmed(); run((password) => call(route, { body: { password } })) */
export function useConfirmed(hasPassword = true): Confirmed {
  const [waiting, setWaiting] = useState<Action>();
  const [isBusy, setBusy] = useState(false);
  const run = async (action: Action) => {
    setBusy(true);
    try {
      await action();
    } catch (error) {
      if (hasPassword && isUnproved(error)) setWaiting(() => action);
      else showToast({ kind: 'error', ...describeError(error) });
    }
    setBusy(false);
  };
  const question = waiting && { ...passwordQuestion, onProof: waiting };
  const dialog = <ProofDialog question={question} onClose={() => setWaiting(undefined)} />;
  return { run, isBusy, dialog };
}

const passwordQuestion = {
  proof: 'password',
  title: t`Confirm it is you`,
  text: t`You signed in a while ago. Please give your password to continue.`,
  confirmLabel: t`Continue`,
} as const;

const isUnproved = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'CONFIRM_PASSWORD';
