/** The measures that recipes start with. Each recipe can still be switched. */
import { t } from '@lingui/core/macro';
import { Radio, Stack } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import { useState } from 'react';
import { profileRoutes } from '@saltbush/contract/account/profile';
import type { DefaultMeasures, User } from '@saltbush/contract/account/session';
import { call } from '../../../../../api/call';
import { describeError } from '../../../../../api/describe-error';
import { storeUser } from '../../../../../api/session';
import { showToast } from '../../../../../ui/feedback/toast';
import { forgetReadingMeasures } from '../../../../recipe/recipe-content';
import { measuresChoices } from './measures-names';

export function MeasuresChoice({ user }: { user: User }) {
  const [isBusy, setBusy] = useState(false);
  const choose = async (defaultMeasures: DefaultMeasures) => {
    setBusy(true);
    try {
      storeUser(await call(profileRoutes.updateProfile, { body: { defaultMeasures } }));
      forgetReadingMeasures();
      showToast({ kind: 'success', title: t`Measures saved` });
    } catch (error) {
      showToast({ kind: 'error', ...describeError(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Radio.Group
      aria-label={t`Measures`}
      value={user.defaultMeasures ?? 'written'}
      onChange={(value) => void choose(value as DefaultMeasures)}
    >
      <Stack gap="sm">
        {measuresChoices.map(({ value, label, text }) => (
          <Radio key={value} value={value} label={label} description={text} disabled={isBusy} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
