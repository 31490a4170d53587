import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Badge, Button, Center, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import type { MailMessage } from '@saltbush/contract/admin/mail';
import { dateForm } from '@saltbush/domain/account/countries/forms';
import { describeError } from '../../../api/describe-error';
import { paths } from '../../../paths';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorState } from '../../../ui/feedback/error-state';
import { TextLink } from '../../../ui/link-button';
import { Page } from '../../../ui/layout/page';
import { MailText } from './mail-text';
import { useOutbox } from './use-outbox';
import classes from './outbox-page.module.css';

/** Emails written by Saltbush; without a mail server an admin forwards their links. */
export function OutboxPage() {
  return (
    <Page
      title={t`Outbox`}
      lead={t`The emails Saltbush wrote in the last weeks, newest first.`}
      width="narrow"
    >
      <Outbox />
    </Page>
  );
}

function Outbox() {
  const outbox = useOutbox();
  if (outbox.isPending) return <Skeleton height={160} />;
  if (outbox.isError) {
    return (
      <ErrorState
        message={describeError(outbox.error).message}
        onRetry={() => void outbox.refetch()}
        isRetrying={outbox.isRefetching}
      />
    );
  }
  const { messages, isMailSetUp } = outbox.data;
  return (
    <Stack gap="md">
      {!isMailSetUp && <NotSetUpAlert />}
      {messages.length === 0 && <NoMessages />}
      {messages.map((message) => (
        <Message key={message._id} message={message} />
      ))}
      {outbox.hasNextPage && (
        <Center>
          <Button
            variant="default"
            loading={outbox.isFetchingNextPage}
            onClick={() => void outbox.fetchNextPage()}
          >
            <Trans>Show older emails</Trans>
          </Button>
        </Center>
      )}
    </Stack>
  );
}

function NotSetUpAlert() {
  return (
    <Alert color="yellow" title={t`Email is not set up`}>
      <Trans>
        Nothing is sent. Pass the links below on to the people they belong to, or set up a mail
        server to have Saltbush send its emails itself.{' '}
      </Trans>
      <TextLink to={paths.adminPage} params={{ page: 'settings' }}>
        <Trans>Set it up in Instance settings</Trans>
      </TextLink>
    </Alert>
  );
}

function NoMessages() {
  return (
    <EmptyState
      image={<IconMail size={40} stroke={1.5} />}
      title={t`No emails yet`}
      hint={t`When someone registers or asks for a new password, the email shows up here.`}
    />
  );
}

const timeFormat = dateForm({ dateStyle: 'medium', timeStyle: 'short' });

function Message({ message }: { message: MailMessage }) {
  const { to, subject, text, createdAt } = message;
  return (
    <Paper component="article" withBorder p="lg">
      <div className={classes.head}>
        <Title order={2} size="h4">
          {subject}
        </Title>
        <Delivery message={message} />
      </div>
      <Text size="sm" c="dimmed" className={classes.to}>
        <Trans>
          To {to} · <time dateTime={createdAt}>{timeFormat(new Date(createdAt))}</time>
        </Trans>
      </Text>
      {text !== undefined && <MailText text={text} />}
    </Paper>
  );
}

function Delivery({ message }: { message: MailMessage }) {
  const { sentAt, lastError } = message;
  if (sentAt !== undefined)
    return (
      <Badge {...badge('green')}>
        <Trans>Sent</Trans>
      </Badge>
    );
  return lastError === undefined ? (
    <Badge {...badge('gray')}>
      <Trans>Waiting</Trans>
    </Badge>
  ) : (
    <Badge {...badge('red')}>{lastError}</Badge>
  );
}

const badge = (color: string) => ({ color, variant: 'light', tt: 'none' as const });
