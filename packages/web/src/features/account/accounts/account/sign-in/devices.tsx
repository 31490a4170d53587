import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge, Button, Skeleton, Text } from '@mantine/core';
import IconDeviceLaptop from '@tabler/icons-react/dist/esm/icons/IconDeviceLaptop.mjs';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import type { SignedInSession } from '@saltbush/contract/account/accounts';
import { dateForm } from '@saltbush/domain/account/countries/forms';
import { describeError } from '../../../../../api/describe-error';
import { ErrorState } from '../../../../../ui/feedback/error-state';
import { describeDevice } from './describe-device';
import { useDevices, useSignOutDevice } from './use-devices';
import classes from './devices.module.css';

export function Devices() {
  const devices = useDevices();
  const signOut = useSignOutDevice();
  if (devices.isPending) return <Skeleton height={64} />;
  if (devices.isError) {
    return (
      <ErrorState
        message={describeError(devices.error).message}
        onRetry={() => void devices.refetch()}
        isRetrying={devices.isRefetching}
      />
    );
  }
  const endingId = signOut.isPending ? (signOut.variables ?? 'all') : undefined;
  return (
    <>
      <ul className={classes.list}>
        {devices.data.map((device) => (
          <Device
            key={device._id}
            device={device}
            isEnding={endingId === device._id}
            onSignOut={() => signOut.mutate(device._id)}
          />
        ))}
      </ul>
      {devices.data.some(({ isCurrent }) => !isCurrent) && (
        <Button
          variant="default"
          loading={endingId === 'all'}
          onClick={() => signOut.mutate(undefined)}
        >
          <Trans>Sign out everywhere else</Trans>
        </Button>
      )}
    </>
  );
}

interface DeviceProps {
  device: SignedInSession;
  isEnding: boolean;
  onSignOut: () => void;
}

const dayFormat = dateForm({ dateStyle: 'medium', timeStyle: 'short' });

function Device({ device, isEnding, onSignOut }: DeviceProps) {
  const { name, isPhone } = describeDevice(device.userAgent);
  const Icon = isPhone ? IconDeviceMobile : IconDeviceLaptop;
  return (
    <li className={classes.device}>
      <Icon size={28} stroke={1.5} aria-hidden />
      <div className={classes.text}>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          <Trans>Since {dayFormat(new Date(device.createdAt))}</Trans>
        </Text>
      </div>
      {device.isCurrent ? (
        <Badge color="green" variant="light" tt="none" flex="none">
          <Trans>This device</Trans>
        </Badge>
      ) : (
        <Button
          variant="subtle"
          px="sm"
          flex="none"
          loading={isEnding}
          onClick={onSignOut}
          aria-label={t`Sign out ${name}`}
        >
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  );
}
