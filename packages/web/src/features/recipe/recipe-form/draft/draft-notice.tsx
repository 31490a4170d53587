/** Notice that the form shows a restored draft. */
import { Alert, Button } from '@mantine/core';
import type { StoredDraft } from './draft-storage';

export function DraftNotice({ draft, onDiscard }: { draft: StoredDraft; onDiscard: () => void }) {
  const isNew = draft.revision === undefined;
  return (
    <Alert color="yellow" title="We restored your unsaved changes">
      <p style={{ margin: '0 0 0.5rem' }}>From {dayAndTime.format(new Date(draft.keptAt))}.</p>
      <Button variant="default" onClick={onDiscard}>
        {isNew ? 'Start a blank recipe instead' : 'Go back to the saved recipe'}
      </Button>
    </Alert>
  );
}

const dayAndTime = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' });
