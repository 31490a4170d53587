/** The plan on the account page: which it is, until when, and what can be changed. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, Skeleton, Text } from '@mantine/core';
import { plans } from '@saltbush/domain/account/subscriptions/plans';
import { describeError } from '../../../api/describe-error';
import { useIsForPublic } from '../../../api/use-instance';
import { paths } from '../../../paths';
import { useConfirm } from '../../../ui/dialog/use-confirm';
import { ErrorState } from '../../../ui/feedback/error-state';
import { showToast } from '../../../ui/feedback/toast';
import { LinkButton } from '../../../ui/link-button';
import { dayText, priceText } from './plan-texts';
import {
  useCancelPlan,
  useOpenPortal,
  useResumePlan,
  useSubscription,
  type Subscription,
} from './use-subscription';

export function PlanState() {
  const { data, error, isFetching, refetch } = useSubscription();
  if (data) return <Plan subscription={data} />;
  if (!error) return <Skeleton height={64} />;
  return (
    <ErrorState
      message={describeError(error).message}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Plan({ subscription }: { subscription: Subscription }) {
  const { plan, hasPaymentProblem } = subscription;
  return (
    <>
      <div>
        <Text fw={600}>{plans[plan].name}</Text>
        <Text c="dimmed" size="sm">
          {describePlan(subscription)}
        </Text>
      </div>
      {hasPaymentProblem && (
        <Alert color="yellow" title={t`The last payment did not go through`}>
          <Trans>Please check your card under Card & invoices.</Trans>
        </Alert>
      )}
      <Actions subscription={subscription} />
    </>
  );
}

function Actions({ subscription }: { subscription: Subscription }) {
  const { plan, hasPortal, endsAt } = subscription;
  const portal = useOpenPortal();
  const resume = useResumePlan({
    onDone: () => showToast({ kind: 'success', title: t`You’re staying on Premium` }),
  });
  const { ask, dialog } = useCancelQuestion(subscription);
  const isForPublic = useIsForPublic();
  return (
    <Group gap="sm">
      {plan === 'free' && isForPublic && (
        <LinkButton to={paths.checkout}>
          <Trans>See Premium</Trans>
        </LinkButton>
      )}
      {endsAt !== undefined && (
        <Button loading={resume.isPending} onClick={() => resume.mutate()}>
          <Trans>Keep Premium</Trans>
        </Button>
      )}
      {hasPortal && (
        <Button variant="default" loading={portal.isPending} onClick={() => portal.mutate()}>
          <Trans>Card & invoices</Trans>
        </Button>
      )}
      {plan === 'premium' && endsAt === undefined && (
        <Button variant="default" onClick={ask}>
          <Trans>Cancel Premium</Trans>
        </Button>
      )}
      {dialog}
    </Group>
  );
}

function useCancelQuestion({ renewsAt }: Subscription) {
  const cancel = useCancelPlan({
    onDone: ({ endsAt }) =>
      showToast({
        kind: 'success',
        title: endsAt ? t`Premium ends on ${dayText(endsAt)}` : t`You’re on the Free plan`,
      }),
  });
  const { ask, dialog } = useConfirm();
  return {
    dialog,
    ask: () =>
      ask({
        title: t`End Premium?`,
        message: renewsAt
          ? t`You keep it until ${dayText(renewsAt)}, and pay nothing more. Nothing of yours is lost.`
          : t`You can choose it again whenever you like. Nothing of yours is lost.`,
        confirmLabel: t`End Premium`,
        onConfirm: () => cancel.mutateAsync(),
      }),
  };
}

function describePlan({ plan, isCharged, renewsAt, endsAt }: Subscription): string {
  if (plan === 'free') return t`All features, free.`;
  if (!isCharged) return t`Recorded. Nothing is charged on this Saltbush.`;
  if (endsAt) return t`Cancelled. You have it until ${dayText(endsAt)}.`;
  const price = priceText(plan);
  if (!renewsAt) return t`${price} a month.`;
  const day = dayText(renewsAt);
  return t`${price} a month. The next payment is on ${day}.`;
}
