/** What deleting the account would do, and asking for it. */
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { accountDeletionRoutes } from '@saltbush/contract/account/account-deletion';
import { AppError } from '@saltbush/contract/errors';
import type { CallOutput } from '@saltbush/contract/route';
import { locale } from '../../../../../locale';
import { call } from '../../../../../api/call';
import { describeError } from '../../../../../api/describe-error';
import { endSession, getSession } from '../../../../../api/session';
import { paths } from '../../../../../paths';
import { showToast } from '../../../../../ui/feedback/toast';
import { useFields } from '../../../../../ui/fields/use-fields';
import { useSubmit } from '../../../../../ui/fields/use-submit';
import { timeZoneOf } from '../../../../device/view-mode';
import { eraseShared } from '../../../../device/shared-content';
import { eraseDevice, sendUnsent } from '../../../../device/sync';

export type DeletionPreview = CallOutput<typeof accountDeletionRoutes.preview>;

export const useDeletionPreview = () =>
  useQuery({
    queryKey: ['account-deletion'],
    queryFn: ({ signal }) => call(accountDeletionRoutes.preview, {}, { signal }),
  });

export function useDeletion() {
  const fields = useFields({ password: '' });
  /** They have no password, and signed in too long ago. */
  const [mustSignIn, setMustSignIn] = useState(false);
  const navigate = useNavigate();
  const leave = async (redirect?: string) => {
    const userId = getSession()?.user?._id;
    if (userId !== undefined) void eraseDevice(userId);
    void eraseShared();
    endSession();
    await navigate({ to: paths.login, search: redirect === undefined ? {} : { redirect } });
  };
  const send = async () => {
    const userId = getSession()?.user?._id;
    // For those who change their mind.
    if (userId !== undefined)
      await Promise.race([sendUnsent(userId), waitAtMost(sendingTimeoutMs)]);
    const password = fields.values.password || undefined;
    const { dueAt } = await call(accountDeletionRoutes.request, { body: { password } });
    await leave();
    const title = t`Your account will be deleted on ${formatDay(dueAt)}`;
    showToast({ kind: 'info', title, message: t`Changed your mind? Sign in before then.` });
  };
  const submit = useSubmit(send, (error) => {
    const code = error instanceof AppError && error.code;
    if (code === 'CONFIRM_PASSWORD' && fields.values.password === '') setMustSignIn(true);
    if (code !== 'WRONG_PASSWORD' && code !== 'CONFIRM_PASSWORD') {
      return void showToast({ kind: 'error', ...describeError(error) });
    }
    fields.setMessages([{ field: 'password', message: wrongPassword[code] }]);
  });
  return { fields, mustSignIn, signInAgain: () => void leave('/account/delete'), ...submit };
}

/** What this device could not send by then is lost, as when someone signs out. */
const sendingTimeoutMs = 2_000;

const waitAtMost = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const wrongPassword = {
  WRONG_PASSWORD: t`That is not your password.`,
  CONFIRM_PASSWORD: t`Please type your password.`,
};

/** As the email about it says it. @example formatDay('2026-12-09T02:00:00Z') // '9 December 2026' */
export const formatDay = (iso: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: timeZoneOf(undefined) }).format(
    new Date(iso),
  );
