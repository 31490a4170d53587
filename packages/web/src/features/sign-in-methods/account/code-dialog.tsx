/** Asks for a code before the second step is changed: the password alone does not. */
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { AppError } from '@saltbush/contract/errors';
import { describeError } from '../../../api/describe-error';
import { Dialog } from '../../../ui/dialog/dialog';
import { useFields } from '../../../ui/fields/use-fields';
import { useSubmit } from '../../../ui/fields/use-submit';
import { showToast } from '../../../ui/feedback/toast';

export interface CodeQuestion {
  title: string;
  text: string;
  confirmLabel: string;
  isDangerous?: boolean;
  /** Rejects with WRONG_CODE for one that is not right. */
  onCode: (code: string) => Promise<void>;
}

export interface CodeDialogProps {
  /** Absent: closed. */
  question: CodeQuestion | undefined;
  onClose: () => void;
}

export function CodeDialog({ question, onClose }: CodeDialogProps) {
  return (
    <Dialog
      isOpen={question !== undefined}
      onClose={onClose}
      title={question?.title ?? ''}
      size="question"
    >
      {question && <CodeForm question={question} onDone={onClose} />}
    </Dialog>
  );
}

function CodeForm({ question, onDone }: { question: CodeQuestion; onDone: () => void }) {
  const fields = useFields({ code: '' });
  const send = async () => {
    await question.onCode(fields.values.code);
    onDone();
  };
  const { isBusy, handleSubmit } = useSubmit(send, (error) => {
    const isWrong = error instanceof AppError && error.code === 'WRONG_CODE';
    if (!isWrong) return void showToast({ kind: 'error', ...describeError(error) });
    fields.setMessages([{ field: 'code', message: describeError(error).message }]);
  });
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap="md">
        <Text>{question.text}</Text>
        <TextInput
          label="Code from the app, or a recovery code"
          autoComplete="one-time-code"
          data-autofocus
          required
          {...fields.bind('code')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" {...(question.isDangerous && { color: 'red' })} loading={isBusy}>
            {question.confirmLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
