/** Something that people reported, or that was taken from the public, with what an admin can do about it. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { reportReasonLabels } from '@saltbush/domain/book/moderation/reports';
import type { ReportedRecipe } from '@saltbush/contract/book/reports';
import { dateForm } from '@saltbush/domain/account/countries/forms';
import { paths } from '../../../paths';
import { useSubmit } from '../../../ui/fields/use-submit';
import { LinkButton } from '../../../ui/link-button';
import { ReasonForm, type ReasonFormProps } from './reason-form';
import { showFailure, useAct } from './use-act';

/** What an admin does, and the toast that says it is done. */
export interface Act {
  label: string;
  done: string;
  send: () => Promise<unknown>;
}

export interface ReportedCardProps {
  title: string;
  /** Of the card, where its title does not tell it from the others. */
  label?: string;
  /** "By Priya" */
  below: string;
  reports: ReportedRecipe['reports'];
  /** Since when and why it is taken away; absent: it is not. */
  taken: { since: string; reason: string } | undefined;
  /** @example takenText('3 May', 'Spam') // 'Hidden since 3 May. Why: Spam' */
  takenText: (day: string, reason: string) => string;
  /** Between the title and the reports. */
  children?: ReactNode;
  giveBack: Act;
  openActions: OpenActionsProps;
}

export function ReportedCard(props: ReportedCardProps) {
  const { title, label = title, below, reports, taken, takenText, children } = props;
  return (
    <Paper component="article" withBorder p="lg" aria-label={label}>
      <Title order={2} size="h4">
        {title}
      </Title>
      <Text c="dimmed">{below}</Text>
      {children}
      {reports.map(({ reason, note, reporter, createdAt }) => (
        <Text key={reporter} mt="xs">
          <strong>{reportReasonLabels[reason]}</strong>
          {note !== undefined && `: ${note}`}{' '}
          <Text span c="dimmed" size="sm">
            {reporter}, {dateOf(createdAt)}
          </Text>
        </Text>
      ))}
      {taken && <Text mt="xs">{takenText(dateOf(taken.since), taken.reason)}</Text>}
      {taken ? <GiveBack act={props.giveBack} /> : <OpenActions {...props.openActions} />}
    </Paper>
  );
}

const dateFormat = dateForm({ dateStyle: 'medium' });
const dateOf = (time: string) => dateFormat(new Date(time));

function GiveBack({ act: { label, done, send } }: { act: Act }) {
  const act = useAct();
  const { isBusy, handleSubmit } = useSubmit(() => act(send, done), showFailure);
  return (
    <form onSubmit={handleSubmit}>
      <Button type="submit" variant="default" mt="md" loading={isBusy}>
        {label}
      </Button>
    </form>
  );
}

interface OpenActionsProps {
  recipeId: string;
  /** Where on the page of the recipe it is. */
  hash?: string;
  dismiss: () => Promise<unknown>;
  /** Opens the form that asks why. */
  take: string;
  reason: Pick<ReasonFormProps, 'label' | 'action'> & {
    done: string;
    send: (reason: string) => Promise<unknown>;
  };
}

function OpenActions({ recipeId, hash, dismiss, take, reason }: OpenActionsProps) {
  const act = useAct();
  const [isRemoving, setRemoving] = useState(false);
  const dismissal = useSubmit(() => act(dismiss, t`Reports dismissed`), showFailure);
  if (isRemoving) {
    const { done, send, ...form } = reason;
    return (
      <ReasonForm
        {...form}
        onSend={(why) => act(() => send(why), done)}
        onCancel={() => setRemoving(false)}
      />
    );
  }
  return (
    <form onSubmit={dismissal.handleSubmit}>
      <Group gap="xs" mt="md">
        <LinkButton
          to={paths.sharedRecipe}
          params={{ id: recipeId }}
          {...(hash !== undefined && { hash })}
          variant="default"
        >
          <Trans>Open recipe</Trans>
        </LinkButton>
        <Button type="submit" variant="default" loading={dismissal.isBusy}>
          <Trans>Dismiss</Trans>
        </Button>
        <Button color="red" onClick={() => setRemoving(true)}>
          {take}
        </Button>
      </Group>
    </form>
  );
}
