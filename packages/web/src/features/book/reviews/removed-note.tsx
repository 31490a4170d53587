import { Alert } from '@mantine/core';
import { paths } from '../../../paths';
import { TextLink } from '../../../ui/link-button';

/** Says to the writer of a review or comment that admins removed it, and why. */
export const RemovedNote = ({ removed }: { removed: { reason: string } }) => (
  <Alert color="yellow" title="Removed by the admins" mt="xs">
    Only you still see it. Why: {removed.reason}{' '}
    <TextLink to={paths.feedback}>Write to the admins</TextLink>
  </Alert>
);
