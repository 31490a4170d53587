/** Light, dark, or as the system says. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  Input,
  SegmentedControl,
  useMantineColorScheme,
  type MantineColorScheme,
} from '@mantine/core';
import { useId } from 'react';

export const themeNames: Record<MantineColorScheme, string> = {
  light: t`Light`,
  dark: t`Dark`,
  auto: t`System`,
};

export function ThemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const labelId = useId();
  return (
    <div>
      <Input.Label id={labelId} component="div" mb={4}>
        <Trans>Theme</Trans>
      </Input.Label>
      <SegmentedControl
        fullWidth
        aria-labelledby={labelId}
        value={colorScheme}
        onChange={(value) => setColorScheme(value as MantineColorScheme)}
        data={Object.entries(themeNames).map(([value, label]) => ({ value, label }))}
      />
    </div>
  );
}
