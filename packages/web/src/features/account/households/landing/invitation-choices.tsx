/** What one can do with a pending invitation. */
import { Trans } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import type { User } from '@saltbush/contract/account/session';
import { describeError } from '../../../../api/describe-error';
import { storePendingInvitation } from '../pending-invitation';
import { paths } from '../../../../paths';
import { showToast } from '../../../../ui/feedback/toast';
import { LinkButton } from '../../../../ui/link-button';
import { useAcceptInvitation } from '../answer-invitation';

export function MemberChoices({ token, user }: { token: string; user: User }) {
  const accept = useAcceptInvitation();
  return (
    <Stack gap="sm">
      <Button
        fullWidth
        loading={accept.isPending}
        onClick={() => accept.mutate(token, { onError: showError })}
      >
        <Trans>Join</Trans>
      </Button>
      <LinkButton to={paths.households} variant="subtle" fullWidth>
        <Trans>Not now</Trans>
      </LinkButton>
      <Text c="dimmed" size="sm" ta="center">
        <Trans>Signed in as {user.displayUsername}</Trans>
      </Text>
    </Stack>
  );
}

export function VisitorChoices({ token }: { token: string }) {
  const search = { invitationToken: token };
  const handleChoose = () => storePendingInvitation(token);
  return (
    <Stack gap="sm">
      <LinkButton to={paths.register} search={search} onClick={handleChoose} fullWidth>
        <Trans>Create account</Trans>
      </LinkButton>
      <LinkButton
        to={paths.login}
        search={search}
        onClick={handleChoose}
        variant="default"
        fullWidth
      >
        <Trans>Sign in</Trans>
      </LinkButton>
      <Text c="dimmed" size="sm" ta="center">
        <Trans>
          Saltbush keeps recipes, meal plans and shopping lists in one place. It’s free.
        </Trans>
      </Text>
    </Stack>
  );
}

const showError = (error: Error) => showToast({ kind: 'error', ...describeError(error) });
