import { Button, Skeleton } from '@mantine/core';
import { onDemand } from '../../../ui/on-demand';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Spinner } from '../../../ui/feedback/spinner';
import { showToast, type Toast } from '../../../ui/feedback/toast';
import { Plate } from '../../../ui/images/plate';
import { LoadedPart } from '../../../ui/loaded-part';
import type { Example, ExampleGroup } from '../../example';
import { longName } from '../../names';

const retry = () => undefined;

const unreachable = onDemand(async (): Promise<() => null> => {
  throw new TypeError('No network');
});

const stays = { durationMs: 3_600_000 };

const toastOf = (name: string, toast: Toast): Example => ({
  name: `Message: ${name}`,
  frame: 'phone',
  prepare: () => void showToast({ ...toast, ...stays }),
  Show: () => <h1>Fish tacos</h1>,
});

export const feedback: ExampleGroup = {
  name: 'Feedback',
  examples: [
    {
      name: 'Nothing yet',
      Show: () => (
        <EmptyState image={<Plate />} title="Nothing planned yet" hint="Add a dish to a day.">
          <Button>Add a dish</Button>
        </EmptyState>
      ),
    },
    { name: 'Nothing yet, bare', Show: () => <EmptyState title="Nothing found" /> },
    {
      name: 'Error',
      Show: () => <ErrorState message="Check your connection, then try again." onRetry={retry} />,
    },
    {
      name: 'Error, trying again',
      Show: () => (
        <ErrorState title="Couldn’t load it" message={longName} onRetry={retry} isRetrying />
      ),
    },
    {
      name: 'Part that could not be loaded',
      Show: () => <LoadedPart code={unreachable} partProps={{}} />,
    },
    { name: 'Waiting', Show: () => <Spinner label="Loading the recipe …" /> },
    { name: 'Placeholder', Show: () => <Skeleton height={48} radius="lg" /> },
    toastOf('done', { kind: 'success', title: 'Recipe saved!' }),
    toastOf('done, can be undone', {
      kind: 'success',
      title: `“${longName}” was deleted`,
      action: { label: 'Undo', onClick: retry },
    }),
    toastOf('error', { kind: 'error', title: 'Not saved', message: 'Check your connection.' }),
    toastOf('warning', { kind: 'warning', title: 'Screen may turn off (battery saver)' }),
    toastOf('news', { kind: 'info', title: 'Dan put Carrots in the trolley' }),
  ],
};
