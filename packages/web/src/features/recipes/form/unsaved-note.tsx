/** Says that the form does not show what is kept: earlier work came back, or a page was read. */
import { Alert, Button } from '@mantine/core';
import type { UnsavedWork } from './unsaved-work';

export function UnsavedNote({
  work,
  onStartAfresh,
}: {
  work: UnsavedWork;
  onStartAfresh: () => void;
}) {
  if (work.isImported) {
    return (
      <Alert color="blue" title="Please check what we read">
        Look over the ingredients and steps, mend what is wrong, then save. Nothing is kept until
        you do.
      </Alert>
    );
  }
  const isNew = work.revision === undefined;
  return (
    <Alert color="yellow" title="We brought back what you had not saved">
      <p style={{ margin: '0 0 0.5rem' }}>From {dayAndTime.format(new Date(work.keptAt))}.</p>
      <Button variant="default" onClick={onStartAfresh}>
        {isNew ? 'Start a blank recipe instead' : 'Go back to the saved recipe'}
      </Button>
    </Alert>
  );
}

const dayAndTime = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' });
