import { t } from '@lingui/core/macro';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { AppError } from '@saltbush/contract/errors';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { SignInLinks } from './sign-in-invitation';

/** Where an admin shows the public recipes to those alone who are signed in. */
export const ClosedToVisitors = ({ redirect }: { redirect: string }) => (
  <EmptyState
    image={<IconLock size={44} stroke={1.5} />}
    title={t`Sign in to browse`}
    hint={t`Sign in to see the recipes that people share here.`}
  >
    <SignInLinks redirect={redirect} />
  </EmptyState>
);

export const isClosed = (error: Error | null): boolean =>
  error instanceof AppError && error.code === 'FORBIDDEN';
