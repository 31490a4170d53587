/** The name of a community, new or changed, and the button that sends it. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { householdLimits } from '@saltbush/contract/account/households';
import { AppError } from '@saltbush/contract/errors';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';
import { LimitedTextInput } from '../../../ui/fields/limited-text-input';
import { useFields } from '../../../ui/fields/use-fields';
import { useSubmit } from '../../../ui/fields/use-submit';

export interface NameFormProps {
  name?: string;
  submitLabel: string;
  onSubmit: (name: string) => Promise<void>;
  onCancel: () => void;
  /** Between the name and the buttons. */
  children?: ReactNode;
}

export function NameForm(props: NameFormProps) {
  const { name = '', submitLabel, onSubmit, onCancel, children } = props;
  const fields = useFields({ name });
  const { isBusy, handleSubmit } = useSubmit(
    () => onSubmit(fields.values.name),
    (error) => {
      if (error instanceof AppError && typeof error.details !== 'string') {
        fields.setMessages(error.details);
      } else showToast({ kind: 'error', ...describeError(error) });
    },
  );
  return (
    <form onSubmit={handleSubmit} noValidate>
      <LimitedTextInput
        label={t`Name`}
        placeholder={t`The Harpers`}
        most={householdLimits.name}
        autoComplete="off"
        required
        data-autofocus
        {...fields.bind('name')}
      />
      {children}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" loading={isBusy}>
          {submitLabel}
        </Button>
      </Group>
    </form>
  );
}
