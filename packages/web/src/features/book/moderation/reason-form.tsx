/** Asks an admin why something is taken away from the public. */
import { Trans } from '@lingui/react/macro';
import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { maxReportNote } from '@saltbush/domain/book/moderation/reports';
import { useSubmit } from '../../../ui/fields/use-submit';
import { showFailure } from './use-act';

export interface ReasonFormProps {
  label: string;
  /** What sending does. */
  action: string;
  onSend: (reason: string) => Promise<void>;
  onCancel: () => void;
}

export function ReasonForm({ label, action, onSend, onCancel }: ReasonFormProps) {
  const [reason, setReason] = useState('');
  const { isBusy, handleSubmit } = useSubmit(() => onSend(reason), showFailure);
  return (
    <form onSubmit={handleSubmit}>
      <Textarea
        mt="md"
        label={label}
        required
        maxLength={maxReportNote}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Group gap="xs" mt="md">
        <Button variant="default" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" color="red" loading={isBusy}>
          {action}
        </Button>
      </Group>
    </form>
  );
}
