/** An error message with a way to retry. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Text, Title } from '@mantine/core';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import classes from './states.module.css';

export interface ErrorStateProps {
  title?: string;
  message: string;
  /** Retries, without a page reload where possible. */
  onRetry: () => void;
  /** 1 when there is nothing else on the page. */
  headingOrder?: 1 | 2;
  isRetrying?: boolean;
}

export function ErrorState({
  title = t`Something went wrong`,
  message,
  onRetry,
  isRetrying = false,
  headingOrder = 2,
}: ErrorStateProps) {
  return (
    <div className={classes.state} role="alert">
      <div className={classes.image} aria-hidden>
        <IconCloudOff size={40} stroke={1.5} />
      </div>
      <Title order={headingOrder} size="h3">
        {title}
      </Title>
      <Text className={classes.hint}>{message}</Text>
      <div className={classes.actions}>
        <Button onClick={onRetry} loading={isRetrying}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </div>
  );
}
