/** Notice that the form shows a restored draft or an imported recipe. */
import { Alert, Button } from '@mantine/core';
import type { StoredDraft } from './draft-storage';

export function DraftNotice({ draft, onDiscard }: { draft: StoredDraft; onDiscard: () => void }) {
  if (draft.isImported) {
    return (
      <Alert color="blue" title="Please check what we read">
        Look over the ingredients and steps, fix anything that’s wrong, then save. Nothing is saved
        until you do.
      </Alert>
    );
  }
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
