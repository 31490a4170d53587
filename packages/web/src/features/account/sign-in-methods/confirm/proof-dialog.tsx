/** Asks for a password or a code before how someone signs in is changed. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { AppError } from '@saltbush/contract/errors';
import { describeError } from '../../../../api/describe-error';
import { Dialog } from '../../../../ui/dialog/dialog';
import { focusIfLost, useFocusWhenRemoved } from '../../../../ui/dialog/use-confirm';
import { PasswordField } from '../../../../ui/fields/password-field';
import { useFields } from '../../../../ui/fields/use-fields';
import { useSubmit } from '../../../../ui/fields/use-submit';
import { showToast } from '../../../../ui/feedback/toast';

export interface ProofQuestion {
  proof: 'password' | 'code';
  title: string;
  text: string;
  confirmLabel: string;
  isDangerous?: boolean;
  /** Rejects with WRONG_PASSWORD or WRONG_CODE for one that is not right; the dialog then stays open. */
  onProof: (proof: string) => Promise<void>;
}

export interface ProofDialogProps {
  /** Absent: closed. */
  question: ProofQuestion | undefined;
  onClose: () => void;
}

/** @example <ProofDialog question={question} onClose={() => setQuestion(undefined)} /> */
export function ProofDialog({ question, onClose }: ProofDialogProps) {
  useFocusWhenRemoved(question !== undefined);
  return (
    <Dialog
      isOpen={question !== undefined}
      onClose={onClose}
      onClosed={focusIfLost}
      title={question?.title ?? ''}
      size="question"
    >
      {question && <ProofForm question={question} onDone={onClose} />}
    </Dialog>
  );
}

function ProofForm({ question, onDone }: { question: ProofQuestion; onDone: () => void }) {
  const { text, confirmLabel, isDangerous } = question;
  const { field, isBusy, handleSubmit } = useProof(question, onDone);
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap="md">
        <Text>{text}</Text>
        {field}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onDone}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" {...(isDangerous && { color: 'red' })} loading={isBusy}>
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function useProof({ proof, onProof }: ProofQuestion, onDone: () => void) {
  const fields = useFields<Record<string, string>>({ [proof]: '' });
  const send = async () => {
    await onProof(fields.values[proof]!);
    onDone();
  };
  const submit = useSubmit(send, (error) => {
    const message = messageOf(error);
    if (message) return fields.setMessages([{ field: proof, message }]);
    showToast({ kind: 'error', ...describeError(error) });
  });
  const bound = { 'data-autofocus': true, required: true, ...fields.bind(proof) };
  const field =
    proof === 'password' ? (
      <PasswordField label={t`Your password`} autoComplete="current-password" {...bound} />
    ) : (
      <TextInput
        label={t`Code from the app, or a recovery code`}
        autoComplete="one-time-code"
        {...bound}
      />
    );
  return { field, ...submit };
}

/** @returns nothing for an error that another password or code would not mend */
function messageOf(error: unknown): string | undefined {
  if (!(error instanceof AppError)) return undefined;
  if (error.code === 'WRONG_PASSWORD') return t`That is not your password.`;
  if (error.code === 'CONFIRM_PASSWORD') return t`Please type your password.`;
  const isOfProof = error.code === 'WRONG_CODE' || error.code === 'VALIDATION_FAILED';
  return isOfProof ? describeError(error).message : undefined;
}
