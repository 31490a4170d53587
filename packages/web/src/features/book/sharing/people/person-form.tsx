/** Adds a reader: a community member by name, or anyone by email with a link. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Autocomplete, Button } from '@mantine/core';
import { AppError } from '@saltbush/contract/errors';
import type { NewShareLink } from '@saltbush/contract/recipe/sharing/share-links';
import type { Reader } from '@saltbush/contract/recipe/sharing/sharing';
import { resolveRecipient } from '@saltbush/domain/book/sharing/resolve-recipient';
import { describeError } from '../../../../api/describe-error';
import { showToast } from '../../../../ui/feedback/toast';
import { useFields } from '../../../../ui/fields/use-fields';
import { useSubmit } from '../../../../ui/fields/use-submit';
import { useMakeLink } from '../links/use-share-links';
import classes from '../sharing.module.css';

export interface PersonFormProps {
  recipeId: string;
  /** People to add by name. */
  others: readonly Reader[];
  onAdd: (reader: Reader) => void;
  onMade: (link: NewShareLink) => void;
}

export function PersonForm(props: PersonFormProps) {
  const { fields, isBusy, handleSubmit } = usePersonForm(props);
  const { onChange: _onChange, ...field } = fields.bind('email');
  return (
    <form className={classes.pass} onSubmit={handleSubmit} noValidate>
      <Autocomplete
        {...field}
        className={classes.address}
        label={t`Add a person`}
        placeholder={t`Name or email address`}
        data={props.others.map(({ username }) => username)}
        limit={mostNames}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(text) => fields.setValue('email', text)}
      />
      <Button type="submit" variant="default" loading={isBusy}>
        <Trans>Add person</Trans>
      </Button>
    </form>
  );
}

function usePersonForm({ recipeId, others, onAdd, onMade }: PersonFormProps) {
  const makeLink = useMakeLink(recipeId);
  const fields = useFields({ email: '' });
  const addRecipient = async () => {
    const typed = fields.values.email;
    const recipient = resolveRecipient(typed, others);
    if (recipient.kind === 'nobody') {
      fields.setMessages([{ field: 'email', message: nobodyText(typed) }]);
      return;
    }
    if (recipient.kind === 'person') onAdd(recipient.person);
    else onMade(await makeLink.mutateAsync({ email: recipient.email }));
    fields.setValue('email', '');
  };
  const submit = useSubmit(addRecipient, (error) => {
    if (error instanceof AppError && typeof error.details !== 'string') {
      fields.setMessages(error.details);
    } else showToast({ kind: 'error', ...describeError(error) });
  });
  return { fields, ...submit };
}

const mostNames = 6;

const nobodyText = (typed: string): string =>
  typed.trim() === ''
    ? t`Please enter a name or an email address`
    : t`Nobody in your communities has that name. Enter their email address to make a link for them.`;
