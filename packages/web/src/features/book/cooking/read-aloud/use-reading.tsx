/** Whether cooking mode is read aloud, and the button that changes it. */
import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs';
import { useState } from 'react';

export function useReading() {
  const [isOn, setOn] = useState(false);
  const button = (
    <ActionIcon
      variant={isOn ? 'filled' : 'subtle'}
      aria-label={t`Read aloud`}
      aria-pressed={isOn}
      onClick={() => setOn(!isOn)}
    >
      <IconVolume size={24} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
  return { isOn, button };
}
