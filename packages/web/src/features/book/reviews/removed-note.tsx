import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { paths } from '../../../paths';
import { TextLink } from '../../../ui/link-button';

/** Says to the writer of a review or comment that admins removed it, and why. */
export const RemovedNote = ({ removed }: { removed: { reason: string } }) => (
  <Alert color="yellow" title={t`Removed by the admins`} mt="xs">
    <Trans>Only you still see it. Why: {removed.reason} </Trans>
    <TextLink to={paths.feedback}>
      <Trans>Write to the admins</Trans>
    </TextLink>
  </Alert>
);
