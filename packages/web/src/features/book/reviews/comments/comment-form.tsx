/** Writes or changes a comment. On an error the text stays. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { commentLimits } from '@saltbush/contract/recipe/comments';
import { describeError } from '../../../../api/describe-error';
import { GrowingTextarea } from '../../../../ui/fields/growing-textarea';
import { useSubmit } from '../../../../ui/fields/use-submit';
import classes from '../reviews.module.css';

export interface CommentFormProps {
  label: string;
  /** What sending does. */
  action: string;
  start?: string;
  onSave: (text: string) => Promise<void>;
  /** Absent if there is nothing to cancel to. */
  onCancel?: () => void;
}

export function CommentForm({ label, action, start = '', onSave, onCancel }: CommentFormProps) {
  const [text, setText] = useState(start);
  const [error, setError] = useState<string>();
  const { isBusy, handleSubmit } = useSubmit(
    async () => {
      const written = text.trim();
      if (written === '') return setError(t`Please write something`);
      if (written.length > commentLimits.text) return;
      await onSave(written);
      setText('');
    },
    (failure) => setError(describeError(failure).message),
  );
  return (
    <form className={classes.comment} onSubmit={handleSubmit} noValidate>
      <GrowingTextarea
        id={useId()}
        label={label}
        most={commentLimits.text}
        minLines={2}
        value={text}
        error={error}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setError(undefined);
        }}
      />
      <div className={classes.buttons}>
        <Button type="submit" variant="default" loading={isBusy}>
          {action}
        </Button>
        {onCancel && (
          <Button variant="subtle" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
