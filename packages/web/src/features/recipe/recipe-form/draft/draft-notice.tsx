/** Notice that the form shows a restored draft. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { dateForm } from '@saltbush/domain/account/countries/forms';
import type { StoredDraft } from './draft-storage';

export function DraftNotice({ draft, onDiscard }: { draft: StoredDraft; onDiscard: () => void }) {
  const isNew = draft.revision === undefined;
  return (
    <Alert color="yellow" title={t`We restored your unsaved changes`}>
      <p style={{ margin: '0 0 0.5rem' }}>
        <Trans>From {dayAndTime(new Date(draft.keptAt))}.</Trans>
      </p>
      <Button variant="default" onClick={onDiscard}>
        {isNew ? t`Start a blank recipe instead` : t`Go back to the saved recipe`}
      </Button>
    </Alert>
  );
}

const dayAndTime = dateForm({ dateStyle: 'medium', timeStyle: 'short' });
