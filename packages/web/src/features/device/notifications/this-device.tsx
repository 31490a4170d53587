/** Notices on this device: on, off, or why they can't be. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { notificationsRoutes } from '@saltbush/contract/account/notifications';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';
import { turnPushOff, turnPushOn } from './push-device';
import { findPushSupport, readPushFacts, type PushSupport } from './push-support';
import { useRefreshNotifications } from './use-notifications';
import { isPushOn } from './push-flag';

export interface ThisDeviceProps {
  publicKey: string;
  isSubscribed: boolean;
}

export function ThisDevice({ publicKey, isSubscribed }: ThisDeviceProps) {
  const support = findPushSupport(readPushFacts());
  const { run, isBusy } = useBusy();
  if (support !== 'possible') return <Text>{reasons[support]}</Text>;
  if (isSubscribed && isPushOn()) return <TurnedOn run={run} isBusy={isBusy} />;
  const turnOn = async () => {
    if (await turnPushOn(publicKey)) {
      showToast({ kind: 'success', title: t`Notifications are on for this device` });
    }
  };
  return (
    <>
      <Text>
        <Trans>You can get notifications on this device while Saltbush is closed.</Trans>
      </Text>
      <Group>
        <Button loading={isBusy} onClick={() => void run(turnOn)}>
          <Trans>Turn on notifications</Trans>
        </Button>
      </Group>
    </>
  );
}

function TurnedOn({ run, isBusy }: ReturnType<typeof useBusy>) {
  const sendTest = async () => {
    await call(notificationsRoutes.sendTest);
    showToast({ kind: 'success', title: t`Test sent`, message: t`It should arrive in a moment.` });
  };
  return (
    <>
      <Group gap="xs">
        <Badge color="green" variant="light" tt="none">
          <Trans>On</Trans>
        </Badge>
        <Text>
          <Trans>This device gets notifications, also when it is locked.</Trans>
        </Text>
      </Group>
      <Group gap="xs">
        <Button variant="default" disabled={isBusy} onClick={() => void run(sendTest)}>
          <Trans>Send a test</Trans>
        </Button>
        <Button variant="subtle" disabled={isBusy} onClick={() => void run(turnPushOff)}>
          <Trans>Turn off on this device</Trans>
        </Button>
      </Group>
    </>
  );
}

function useBusy() {
  const [isBusy, setBusy] = useState(false);
  const refresh = useRefreshNotifications();
  const run = async (action: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await action();
      await refresh();
    } catch (error) {
      showToast({ kind: 'error', ...describeError(error) });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}

const reasons: Record<Exclude<PushSupport, 'possible'>, string> = {
  insecure: t`This address starts with http://, and browsers show notifications only for https:// addresses. Whoever runs this Saltbush can set up HTTPS.`,
  'not-installed': t`On iPhone and iPad, notifications need Saltbush on the home screen: tap Share, then “Add to Home Screen”, and open it from there.`,
  unsupported: t`This browser can’t show notifications. Chrome, Edge, Firefox and Safari can.`,
  blocked: t`This browser blocks notifications from Saltbush. Allow them in the browser’s settings for this site, then reload the page.`,
};
