/** The name other people see. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, TextInput } from '@mantine/core';
import { profileRoutes } from '@saltbush/contract/account/profile';
import type { User } from '@saltbush/contract/account/session';
import { call } from '../../../../../api/call';
import { storeUser } from '../../../../../api/session';
import { showToast } from '../../../../../ui/feedback/toast';
import { useFields } from '../../../../../ui/fields/use-fields';
import { useSubmit } from '../../../../../ui/fields/use-submit';
import { fieldMessages } from '../../field-messages';

export function ProfileForm({ user }: { user: User }) {
  const fields = useFields({ username: user.displayUsername });
  const isChanged = fields.values.username.trim() !== user.displayUsername;

  const save = async () => {
    const changed = await call(profileRoutes.updateProfile, { body: fields.values });
    storeUser(changed);
    fields.setValue('username', changed.displayUsername);
    showToast({ kind: 'success', title: t`Profile saved` });
  };

  const { isBusy, handleSubmit } = useSubmit(save, (error) =>
    fields.setMessages(fieldMessages(error, 'username')),
  );

  return (
    <form onSubmit={handleSubmit} noValidate>
      <TextInput label={t`Name`} autoComplete="name" required {...fields.bind('username')} />
      <Group mt="sm">
        <Button type="submit" loading={isBusy} disabled={!isChanged}>
          <Trans>Save name</Trans>
        </Button>
      </Group>
    </form>
  );
}
