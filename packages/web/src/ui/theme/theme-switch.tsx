/** Light, dark, or as the system says. */
import {
  Input,
  SegmentedControl,
  useMantineColorScheme,
  type MantineColorScheme,
} from '@mantine/core';
import { useId } from 'react';

const choices: { value: MantineColorScheme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'System' },
];

export function ThemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const labelId = useId();
  return (
    <div>
      <Input.Label id={labelId} component="div" mb={4}>
        Theme
      </Input.Label>
      <SegmentedControl
        fullWidth
        aria-labelledby={labelId}
        value={colorScheme}
        onChange={(value) => setColorScheme(value as MantineColorScheme)}
        data={choices}
      />
    </div>
  );
}
