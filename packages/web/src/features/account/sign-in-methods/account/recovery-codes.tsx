/** Ten codes, shown once: to copy, or to save as a file. */
import { t } from '@lingui/core/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { showToast } from '../../../../ui/feedback/toast';
import classes from './recovery-codes.module.css';

export interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = codes.join('\n');
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ kind: 'success', title: t`Codes copied`, durationMs: 3_000 });
    } catch {
      const message = t`Your browser does not let us. Save them as a file, or write them down.`;
      showToast({ kind: 'info', title: t`Could not copy`, message });
    }
  };
  return (
    <Stack gap="md">
      <Text>
        {t`If you lose your phone, each of these signs you in once, after your password. They are not shown again, so put them somewhere safe that is not your phone.`}
      </Text>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="xs">
        <Button variant="default" onClick={() => void handleCopy()}>
          {t`Copy`}
        </Button>
        <Button
          variant="default"
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="saltbush-recovery-codes.txt"
        >
          {t`Save as a file`}
        </Button>
        <Button onClick={onDone}>{t`I have saved them`}</Button>
      </Group>
    </Stack>
  );
}
