import { Button, TextInput } from '@mantine/core';
import { AppError } from '@saltbush/contract/errors';
import type { NewShareLink } from '@saltbush/contract/share-links';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/toast';
import { useFields } from '../../../ui/use-fields';
import { useSubmit } from '../../../ui/use-submit';
import classes from '../sharing.module.css';
import { useMakeLink } from './use-share-links';

export interface PrivateLinkFormProps {
  recipeId: string;
  onMade: (link: NewShareLink) => void;
}

export function PrivateLinkForm({ recipeId, onMade }: PrivateLinkFormProps) {
  const makeLink = useMakeLink(recipeId);
  const fields = useFields({ email: '' });
  const { isBusy, handleSubmit } = useSubmit(
    async () => {
      onMade(await makeLink.mutateAsync(fields.values.email.trim()));
      fields.setValue('email', '');
    },
    (error) => {
      if (error instanceof AppError && typeof error.details !== 'string') {
        fields.setMessages(error.details);
      } else showToast({ kind: 'error', ...describeError(error) });
    },
  );
  return (
    <form className={classes.pass} onSubmit={handleSubmit} noValidate>
      <TextInput
        className={classes.address}
        label="Send a link to one person"
        placeholder="Their email address"
        type="email"
        inputMode="email"
        autoComplete="off"
        {...fields.bind('email')}
      />
      <Button type="submit" variant="default" loading={isBusy}>
        Make their link
      </Button>
    </form>
  );
}
