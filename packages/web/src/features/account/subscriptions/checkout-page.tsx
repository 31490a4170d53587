/** Choosing a plan (Spec 2, /checkout). */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Badge, Button, Skeleton, Text, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { plans, type PlanId } from '@saltbush/domain/account/subscriptions/plans';
import { describeError } from '../../../api/describe-error';
import { paths } from '../../../paths';
import { ErrorState } from '../../../ui/feedback/error-state';
import { LinkButton } from '../../../ui/link-button';
import { Page } from '../../../ui/layout/page';
import { planHints, priceText } from './plan-texts';
import { useChoosePlan, useSubscription, type Subscription } from './use-subscription';
import classes from './checkout-page.module.css';

export function CheckoutPage() {
  const { data, error, isFetching, refetch } = useSubscription();
  return (
    <Page
      title={t`Choose your plan`}
      lead={t`Nothing in Saltbush is locked: both plans can do everything.`}
      width="narrow"
    >
      {data && <Plans subscription={data} />}
      {!data && !error && <Skeleton height={280} radius="lg" />}
      {!data && error && (
        <ErrorState
          message={describeError(error).message}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  );
}

function Plans({ subscription }: { subscription: Subscription }) {
  const { plan: current, isPaymentSetUp, isCharged } = subscription;
  const navigate = useNavigate();
  const choose = useChoosePlan({ onDone: () => void navigate({ to: paths.subscriptionSuccess }) });
  const isChosen = current === 'premium' && (isCharged || !isPaymentSetUp);
  return (
    <div className={classes.parts}>
      {!isPaymentSetUp && (
        <Alert color="blue" title={t`Nothing is charged here`}>
          <Trans>
            Payments are not set up on this Saltbush. Your choice is only recorded, and you can
            change it whenever you like.
          </Trans>
        </Alert>
      )}
      <div className={classes.plans}>
        <Plan plan="free" isCurrent={current === 'free'} />
        <Plan plan="premium" isCurrent={isChosen}>
          {isChosen ? (
            <LinkButton
              to={paths.accountSection}
              params={{ section: 'plan' }}
              variant="default"
              fullWidth
            >
              <Trans>Manage my plan</Trans>
            </LinkButton>
          ) : (
            <Button fullWidth loading={choose.isPending} onClick={() => choose.mutate('premium')}>
              {isPaymentSetUp ? t`Continue to payment` : t`Choose Premium`}
            </Button>
          )}
        </Plan>
      </div>
      {isPaymentSetUp && !isChosen && <HowToPay />}
    </div>
  );
}

function HowToPay() {
  return (
    <Text c="dimmed" size="sm">
      <Trans>
        You pay on Stripe’s page. Stripe gets your email address, and Saltbush never sees your card.
        Cancel whenever you like: Premium then lasts until the end of the month you paid for.
      </Trans>
    </Text>
  );
}

interface PlanProps {
  plan: PlanId;
  isCurrent: boolean;
  children?: ReactNode;
}

function Plan({ plan, isCurrent, children }: PlanProps) {
  const { name } = plans[plan];
  return (
    <section className={classes.plan} aria-label={name} data-current={isCurrent || undefined}>
      <div className={classes.head}>
        <Title order={2} size="h3">
          {name}
        </Title>
        {isCurrent && (
          <Badge color="green" variant="light" tt="none">
            <Trans>Your plan</Trans>
          </Badge>
        )}
      </div>
      <p className={classes.price}>
        {priceText(plan)}{' '}
        <span>
          <Trans>a month</Trans>
        </span>
      </p>
      <Text className={classes.hint}>{planHints[plan]}</Text>
      {children}
    </section>
  );
}
