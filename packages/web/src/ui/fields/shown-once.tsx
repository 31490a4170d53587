/** A secret that is shown this once, to copy. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { showToast } from '../feedback/toast';
import { writeToClipboard } from './write-to-clipboard';

export interface ShownOnceProps {
  /** What it is: "Token". */
  label: string;
  /** What to do with it. */
  text: string;
  value: string;
  /** How to use it, below it. */
  children?: ReactNode;
  onDone: () => void;
}

/** @example <ShownOnce label="Token" text="Copy it into your program now." value={token} onDone={close} /> */
export function ShownOnce({ label, text, value, children, onDone }: ShownOnceProps) {
  const field = useRef<HTMLInputElement>(null);
  const handleCopy = async () => {
    if (await writeToClipboard(value)) {
      showToast({ kind: 'success', title: t`${label} copied`, durationMs: 3_000 });
      return;
    }
    field.current?.select();
    const message = t`Your browser doesn’t allow it. It is selected: press Ctrl+C, or hold and copy.`;
    showToast({ kind: 'info', title: t`Please copy it yourself`, message });
  };
  return (
    <Stack gap="md">
      <Text>{text}</Text>
      <TextInput
        ref={field}
        label={label}
        readOnly
        value={value}
        onFocus={(event) => event.currentTarget.select()}
      />
      {children}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={() => void handleCopy()}>
          <Trans>Copy</Trans>
        </Button>
        <Button onClick={onDone}>
          <Trans>Done</Trans>
        </Button>
      </Group>
    </Stack>
  );
}
