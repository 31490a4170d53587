/** The address of the plan for calendar apps: made, copied, replaced and turned off. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { describeError } from '../../../api/describe-error';
import { ErrorState } from '../../../ui/feedback/error-state';
import { CopyLink } from '../../../ui/fields/copy-link';
import type { PlanScope } from '../../device/view-mode';
import { MealTimes } from './meal-times';
import { useCalendarFeed } from './use-calendar-feed';

export interface CalendarFeedProps {
  scope: PlanScope;
}

export function CalendarFeed({ scope }: CalendarFeedProps) {
  const { feed, url, isBusy, make, turnOff } = useCalendarFeed(scope);
  const { data, error, isFetching } = feed;
  if (!data) {
    if (!error) return <Skeleton height={120} />;
    const { message } = describeError(error);
    return (
      <ErrorState message={message} isRetrying={isFetching} onRetry={() => void feed.refetch()} />
    );
  }
  const isOn = data.createdAt !== null;
  return (
    <Stack gap="md">
      <Text>{textOf(isOn, url)}</Text>
      {url && (
        <CopyLink
          label={t`Address`}
          hint={t`Anyone who has it can see this plan.`}
          title={t`Meal plan`}
          url={url}
        />
      )}
      <Group>
        <Button variant={isOn ? 'default' : 'filled'} loading={isBusy} onClick={() => void make()}>
          {isOn ? t`Make a new address` : t`Get the address`}
        </Button>
        {isOn && (
          <Button variant="subtle" color="red" disabled={isBusy} onClick={() => void turnOff()}>
            <Trans>Turn off</Trans>
          </Button>
        )}
      </Group>
      <MealTimes scope={scope} />
    </Stack>
  );
}

function textOf(isOn: boolean, url: string | undefined): string {
  if (url) {
    return t`In your calendar app, choose “Subscribe” or “From URL” and paste this address. We show it only this once.`;
  }
  return isOn
    ? t`Your calendar app has the address. We can’t show it again: a new one replaces it.`
    : t`Your calendar app shows the meals of this plan, and follows its changes.`;
}
