/** Adds a reader: someone one cooks with, by name, or whoever has an e-mail address, by a link of theirs. */
import { Autocomplete, Button } from '@mantine/core';
import { AppError } from '@saltbush/contract/errors';
import type { NewShareLink } from '@saltbush/contract/share-links';
import type { Reader } from '@saltbush/contract/sharing';
import { whomIsMeant } from '@saltbush/domain/sharing/whom-is-meant';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/toast';
import { useFields } from '../../../ui/use-fields';
import { useSubmit } from '../../../ui/use-submit';
import { useMakeLink } from '../links/use-share-links';
import classes from '../sharing.module.css';

export interface PersonFormProps {
  recipeId: string;
  /** Whom one can add by name. */
  others: readonly Reader[];
  onAdd: (reader: Reader) => void;
  onMade: (link: NewShareLink) => void;
}

export function PersonForm({ recipeId, others, onAdd, onMade }: PersonFormProps) {
  const makeLink = useMakeLink(recipeId);
  const fields = useFields({ email: '' });
  const { isBusy, handleSubmit } = useSubmit(
    async () => {
      const meant = whomIsMeant(fields.values.email, others);
      switch (meant.kind) {
        case 'person':
          onAdd(meant.person);
          break;
        case 'address':
          onMade(await makeLink.mutateAsync(meant.email));
          break;
        case 'nobody':
          fields.setMessages([{ field: 'email', message: nobodyWords(fields.values.email) }]);
          return;
      }
      fields.setValue('email', '');
    },
    (error) => {
      if (error instanceof AppError && typeof error.details !== 'string') {
        fields.setMessages(error.details);
      } else showToast({ kind: 'error', ...describeError(error) });
    },
  );
  const { onChange: _onChange, ...field } = fields.bind('email');
  return (
    <form className={classes.pass} onSubmit={handleSubmit} noValidate>
      <Autocomplete
        {...field}
        className={classes.address}
        label="Add a person"
        placeholder="Name or email address"
        data={others.map(({ username }) => username)}
        limit={mostNames}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(text) => fields.setValue('email', text)}
      />
      <Button type="submit" variant="default" loading={isBusy}>
        Add person
      </Button>
    </form>
  );
}

const mostNames = 6;

const nobodyWords = (typed: string): string =>
  typed.trim() === ''
    ? 'Please give a name or an email address'
    : 'Nobody of that name is in your communities. With their email address they get a link of their own.';
