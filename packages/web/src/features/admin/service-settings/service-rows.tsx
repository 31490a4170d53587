/** The outside services that can be set up here, with what each is at the moment. */
import { t } from '@lingui/core/macro';
import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import {
  serviceTitles,
  type ServiceState,
  type SettableService,
} from '@saltbush/contract/admin/service-settings';
import { describeError } from '../../../api/describe-error';
import { ErrorState } from '../../../ui/feedback/error-state';
import { SettingButton, SettingGroup } from '../../../ui/layout/setting-rows';
import { ServiceDialog } from './service-dialog';
import { useServiceSettings } from './use-service-settings';

export function ServiceRows() {
  const { data, error, isFetching, refetch } = useServiceSettings();
  if (data) return <Rows services={data.services} />;
  if (!error) return <Skeleton height={240} />;
  const { message } = describeError(error);
  return <ErrorState message={message} isRetrying={isFetching} onRetry={() => void refetch()} />;
}

function Rows({ services }: { services: readonly ServiceState[] }) {
  // It stays while its dialog slides out.
  const [shown, setShown] = useState<SettableService>();
  const [isOpen, setOpen] = useState(false);
  const state = services.find(({ service }) => service === shown);
  const open = (service: SettableService) => {
    setShown(service);
    setOpen(true);
  };
  return (
    <>
      <SettingGroup title={t`Outside services`}>
        {services.map((one) => (
          <SettingButton key={one.service} value={valueOf(one)} onClick={() => open(one.service)}>
            {serviceTitles[one.service]}
          </SettingButton>
        ))}
      </SettingGroup>
      {state && <ServiceDialog state={state} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

function valueOf({ source, settings, isSecretUnreadable }: ServiceState): string {
  if (source === 'environment') return t`From the environment`;
  if (settings === undefined) return t`Not set up`;
  if (isSecretUnreadable) return t`Off: its secret is needed again`;
  if (settings.service === 'mail') return settings.host;
  return new URL(settings.service === 'sign-in-provider' ? settings.issuer : settings.url).host;
}
