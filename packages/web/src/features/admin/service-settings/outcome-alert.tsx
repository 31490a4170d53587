import { Alert } from '@mantine/core';
import type { Outcome } from './use-service-form';

/** How it went, read out when it comes. */
export const OutcomeAlert = ({ outcome }: { outcome: Outcome | undefined }) =>
  outcome && <Alert color={outcome.isWorking ? 'green' : 'red'}>{outcome.message}</Alert>;
