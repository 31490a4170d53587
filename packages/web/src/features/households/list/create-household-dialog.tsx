/** Creates a community and opens it; the form is loaded when it is asked for. */
import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Dialog } from '../../../ui/dialog/dialog';

const CreateForm = lazy(async () => ({
  default: (await import('./create-household-form')).CreateHouseholdForm,
}));

export interface CreateHouseholdDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function CreateHouseholdDialog({ isOpen, onClose }: CreateHouseholdDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Create a community" size="question">
      <Suspense fallback={<Skeleton height={132} />}>
        <CreateForm onClose={onClose} />
      </Suspense>
    </Dialog>
  );
}
