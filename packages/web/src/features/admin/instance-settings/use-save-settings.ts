import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  instanceSettingsRoutes,
  type InstanceSettings,
} from '@saltbush/contract/account/instance-settings';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { instanceKey } from '../../../api/use-instance';
import { showToast } from '../../../ui/feedback/toast';

export const settingsKey = ['instance-settings'] as const;

/** Saves the settings that are given, and says so. */
export function useSaveSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Partial<InstanceSettings>) => call(instanceSettingsRoutes.update, { body }),
    onSuccess: (settings) => {
      queryClient.setQueryData(settingsKey, settings);
      queryClient.setQueryData(instanceKey, { isForPublic: settings.isForPublic });
      showToast({ kind: 'success', title: t`Setting saved` });
    },
    onError: (error) => showToast({ kind: 'error', ...describeError(error) }),
  });
}

/**
 * One setting that is saved as it is chosen. It is shown at once; a failure shows the saved one again.
 *
 * @example const [registration, chooseRegistration] = useSetting('registration', settings)
 */
export function useSetting<Name extends keyof InstanceSettings>(
  name: Name,
  settings: InstanceSettings,
): [InstanceSettings[Name], (value: InstanceSettings[Name]) => void] {
  const save = useSaveSettings();
  const [shown, setShown] = useState(settings[name]);
  const choose = (value: InstanceSettings[Name]) => {
    setShown(value);
    save.mutate({ [name]: value }, { onError: () => setShown(settings[name]) });
  };
  return [shown, choose];
}
