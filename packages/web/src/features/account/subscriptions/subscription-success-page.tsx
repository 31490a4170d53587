/** Back from choosing or paying (Spec 2, /subscription-success). */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group } from '@mantine/core';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconReceiptOff from '@tabler/icons-react/dist/esm/icons/IconReceiptOff.mjs';
import { useLocation } from '@tanstack/react-router';
import { describeError } from '../../../api/describe-error';
import { paths } from '../../../paths';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Spinner } from '../../../ui/feedback/spinner';
import { LinkButton } from '../../../ui/link-button';
import { Page } from '../../../ui/layout/page';
import { dayText, priceText } from './plan-texts';
import { useConfirmedPayment, type Subscription } from './use-subscription';

export function SubscriptionSuccessPage() {
  const sessionId = useLocation({ select: readSessionId });
  const { data, error, isFetching, refetch } = useConfirmedPayment(sessionId);
  return (
    <Page title={t`Your plan`} width="narrow">
      {data && <Outcome subscription={data} isFromPayment={sessionId !== undefined} />}
      {!data && !error && <Spinner />}
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

/** As Stripe puts it in the address. */
const readSessionId = ({ searchStr }: { searchStr: string }): string | undefined =>
  new URLSearchParams(searchStr).get('session_id') ?? undefined;

interface OutcomeProps {
  subscription: Subscription;
  isFromPayment: boolean;
}

function Outcome({ subscription, isFromPayment }: OutcomeProps) {
  if (subscription.plan === 'premium') return <Premium subscription={subscription} />;
  if (isFromPayment) {
    return (
      <EmptyState
        image={<IconHourglass size={48} stroke={1.5} />}
        title={t`Your payment is on its way`}
        hint={t`It has not been confirmed yet. This page checks again by itself. You can also leave, and look at your account later.`}
      >
        <NextSteps />
      </EmptyState>
    );
  }
  return (
    <EmptyState
      image={<IconReceiptOff size={48} stroke={1.5} />}
      title={t`You’re on the Free plan`}
      hint={t`Everything in Saltbush works on it.`}
    >
      <LinkButton to={paths.checkout}>
        <Trans>See the plans</Trans>
      </LinkButton>
    </EmptyState>
  );
}

function Premium({ subscription }: { subscription: Subscription }) {
  return (
    <EmptyState
      image={<IconCircleCheck size={48} stroke={1.5} />}
      title={t`You’re on Premium`}
      hint={thanksText(subscription)}
    >
      <NextSteps />
    </EmptyState>
  );
}

function thanksText({ isCharged, renewsAt }: Subscription): string {
  if (!isCharged)
    return t`Thank you! Your choice is recorded. Nothing is charged on this Saltbush.`;
  const price = priceText('premium');
  if (!renewsAt) return t`Thank you! You pay ${price} a month.`;
  const day = dayText(renewsAt);
  return t`Thank you! You pay ${price} a month. The next payment is on ${day}.`;
}

function NextSteps() {
  return (
    <Group justify="center">
      <LinkButton to={paths.myRecipes}>
        <Trans>Go to my recipes</Trans>
      </LinkButton>
      <LinkButton to={paths.accountSection} params={{ section: 'plan' }} variant="default">
        <Trans>Manage my plan</Trans>
      </LinkButton>
    </Group>
  );
}
