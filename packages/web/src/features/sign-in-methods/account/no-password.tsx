import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { accountsRoutes } from '@saltbush/contract/accounts';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';

/** The reset link also sets the first password. */
export function NoPassword({ email }: { email: string }) {
  const [isBusy, setBusy] = useState(false);
  const handleClick = async () => {
    setBusy(true);
    try {
      const { delivery } = await call(accountsRoutes.requestPasswordReset, { body: { email } });
      showToast(delivery === 'mail' ? sent : inOutbox);
    } catch (error) {
      showToast({ kind: 'error', ...describeError(error) });
    }
    setBusy(false);
  };
  return (
    <Group>
      <Button variant="default" loading={isBusy} onClick={() => void handleClick()}>
        Send a link to set a password
      </Button>
    </Group>
  );
}

const sent = { kind: 'success', title: 'Link sent', message: 'Please check your inbox.' } as const;
const inOutbox = {
  kind: 'info',
  title: 'Email isn’t set up here',
  message: 'Ask your admin for the link.',
} as const;
