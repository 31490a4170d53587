import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ReportDialog } from '../moderation';

export interface ReportButtonProps {
  kind: 'review' | 'comment';
  id: string;
  /** Who wrote it. */
  name: string;
}

/** Reports somebody else's review or comment to the admins. */
export function ReportButton({ kind, id, name }: ReportButtonProps) {
  const [isReporting, setReporting] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        px="sm"
        aria-label={t`Report the ${kind} of ${name}`}
        onClick={() => setReporting(true)}
      >
        <Trans>Report</Trans>
      </Button>
      {isReporting && (
        <ReportDialog reported={{ kind, _id: id, name }} onClosed={() => setReporting(false)} />
      )}
    </>
  );
}
