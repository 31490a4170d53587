/** Deleting the account: what it does, then the question. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { describeError } from '../../../../../api/describe-error';
import { paths } from '../../../../../paths';
import { ErrorState } from '../../../../../ui/feedback/error-state';
import { PasswordField } from '../../../../../ui/fields/password-field';
import { LinkButton } from '../../../../../ui/link-button';
import { AccountCard } from '../frame/account-card';
import type { SectionProps } from '../frame/section-props';
import { formatDay, useDeletion, useDeletionPreview, type DeletionPreview } from './use-deletion';
import { WhatHappens } from './what-happens';

export function DeleteSection({ user }: SectionProps) {
  const { data: preview, error, isFetching, refetch } = useDeletionPreview();
  if (!preview) {
    if (!error) return <Skeleton height={320} />;
    const { message } = describeError(error);
    return <ErrorState message={message} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <AccountCard
        title={t`What happens`}
        hint={t`Nothing is deleted for 14 days. Until then, sign in to keep your account.`}
      >
        <WhatHappens preview={preview} />
        <Group>
          <LinkButton to={paths.recipeFiles} variant="default">
            <Trans>Export my data first</Trans>
          </LinkButton>
        </Group>
      </AccountCard>
      <AccountCard title={t`Delete my account`}>
        {preview.isLastAdmin ? <LastAdmin /> : <Question preview={preview} email={user.email} />}
      </AccountCard>
    </>
  );
}

function LastAdmin() {
  return (
    <Alert color="yellow" title={t`You’re the last admin`}>
      <Stack gap="sm" align="start">
        <Trans>
          Make someone else an admin first, so that somebody can look after this Saltbush.
        </Trans>
        <LinkButton to={paths.adminPage} params={{ page: 'users' }} variant="default">
          <Trans>Go to users</Trans>
        </LinkButton>
      </Stack>
    </Alert>
  );
}

function Question({ preview, email }: { preview: DeletionPreview; email: string }) {
  const { fields, mustSignIn, signInAgain, isBusy, handleSubmit } = useDeletion();
  if (mustSignIn && !preview.hasPassword) {
    return (
      <>
        <Text>
          <Trans>To be sure that it’s you, please sign in again.</Trans>
        </Text>
        <Group>
          <Button onClick={signInAgain}>
            <Trans>Sign in again</Trans>
          </Button>
        </Group>
      </>
    );
  }
  return (
    <form onSubmit={handleSubmit} noValidate>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <Stack gap="md">
        <Text>
          <Trans>Your account will be deleted on {formatDay(preview.dueAt)}.</Trans>
        </Text>
        {preview.hasPassword && (
          <PasswordField
            label={t`Your password`}
            autoComplete="current-password"
            required
            {...fields.bind('password')}
          />
        )}
        <Group>
          <Button type="submit" color="red" loading={isBusy}>
            <Trans>Delete my account</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
