/** The sheet of one person who eats, or of a new one; its code is loaded on first use. */
import { t } from '@lingui/core/macro';
import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { Sheet } from '../../../ui/dialog/sheet';
import { usePrefetch } from '../../../ui/use-prefetch';
import { EaterDetails } from './eater-details.lazy';
import { NewEater } from './new-eater';
import type { Eaters } from './use-eaters';

export interface EaterSheetProps {
  eaters: Eaters;
  myId: string;
  householdId: string | undefined;
  opened: { id: string } | 'new' | undefined;
  onOpen: (id: string) => void;
  onClose: () => void;
}

export function EaterSheet({
  eaters,
  myId,
  householdId,
  opened,
  onOpen,
  onClose,
}: EaterSheetProps) {
  // Shown while the sheet slides out.
  const [last, setLast] = useState(opened);
  if (opened && opened !== last) setLast(opened);
  usePrefetch(EaterDetails.load);
  const eater = last && last !== 'new' ? eaters.eaters.find(({ id }) => id === last.id) : undefined;
  const title =
    last === 'new' ? t`Add a child or adult` : eater?.id === myId ? t`You` : eater?.name;
  const handleAdd: Eaters['add'] = (added) => {
    const id = eaters.add(added);
    onOpen(id);
    return id;
  };
  return (
    <Sheet isOpen={opened !== undefined} onClose={onClose} title={title ?? ''}>
      {last === 'new' && <NewEater onAdd={handleAdd} />}
      {eater && (
        <EaterDetails
          whileLoading={<Skeleton height={320} />}
          key={eater.id}
          eater={eater}
          householdId={householdId}
          onChange={(change) => eaters.change(eater, change)}
          onRemove={() => {
            onClose();
            eaters.remove(eater);
          }}
        />
      )}
    </Sheet>
  );
}
