import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { adminReportsRoutes, type ReportedRecipe } from '@saltbush/contract/book/reports';
import { reportReasonLabels } from '@saltbush/domain/book/moderation/reports';
import { call } from '../../../api/call';
import { paths } from '../../../paths';
import { useSubmit } from '../../../ui/fields/use-submit';
import { LinkButton } from '../../../ui/link-button';
import { ReasonForm } from './reason-form';
import { showFailure, useAct } from './use-act';

const dateFormat = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium' });
const dateOf = (time: string) => dateFormat.format(new Date(time));

export function ReportedRecipeCard({ reported }: { reported: ReportedRecipe }) {
  const { recipe, owner, reports, hidden } = reported;
  return (
    <Paper component="article" withBorder p="lg" aria-label={recipe.title}>
      <Title order={2} size="h4">
        {recipe.title}
      </Title>
      <Text c="dimmed">By {owner.username}</Text>
      {reports.map(({ reason, note, reporter, createdAt }) => (
        <Text key={reporter} mt="xs">
          <strong>{reportReasonLabels[reason]}</strong>
          {note !== undefined && `: ${note}`}{' '}
          <Text span c="dimmed" size="sm">
            {reporter}, {dateOf(createdAt)}
          </Text>
        </Text>
      ))}
      {hidden && (
        <Text mt="xs">
          Hidden since {dateOf(hidden.since)}. Why: {hidden.reason}
        </Text>
      )}
      {hidden ? <ShowAgain id={recipe._id} /> : <OpenActions id={recipe._id} />}
    </Paper>
  );
}

function ShowAgain({ id }: { id: string }) {
  const act = useAct();
  const { isBusy, handleSubmit } = useSubmit(
    () => act(() => call(adminReportsRoutes.show, { params: { id } }), 'Public again'),
    showFailure,
  );
  return (
    <form onSubmit={handleSubmit}>
      <Button type="submit" variant="default" mt="md" loading={isBusy}>
        Show to the public again
      </Button>
    </form>
  );
}

function OpenActions({ id }: { id: string }) {
  const act = useAct();
  const [isHiding, setHiding] = useState(false);
  const dismiss = useSubmit(
    () => act(() => call(adminReportsRoutes.dismiss, { params: { id } }), 'Reports dismissed'),
    showFailure,
  );
  if (isHiding) {
    return (
      <ReasonForm
        label="Why? The owner keeps the recipe and gets this as a message."
        action="Hide recipe"
        onSend={(reason) =>
          act(
            () => call(adminReportsRoutes.hide, { params: { id }, body: { reason } }),
            'Hidden from the public',
          )
        }
        onCancel={() => setHiding(false)}
      />
    );
  }
  return (
    <form onSubmit={dismiss.handleSubmit}>
      <Group gap="xs" mt="md">
        <LinkButton to={paths.sharedRecipe} params={{ id }} variant="default">
          Open recipe
        </LinkButton>
        <Button type="submit" variant="default" loading={dismiss.isBusy}>
          Dismiss
        </Button>
        <Button color="red" onClick={() => setHiding(true)}>
          Hide from the public
        </Button>
      </Group>
    </form>
  );
}
