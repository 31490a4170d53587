/** The details of a line on a phone. */
import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { Sheet } from '../../../../ui/dialog/sheet';
import { LoadedPart } from '../../../../ui/loaded-part';
import { mainText } from '../rows/line-text';
import { lineDetails } from './line-details.lazy';

export interface DetailsSheetProps {
  /** Undefined: closed. */
  line: ListLine | undefined;
  onClose: () => void;
}

export function DetailsSheet({ line, onClose }: DetailsSheetProps) {
  // Shown while the sheet slides out.
  const [last, setLast] = useState(line);
  if (line && line !== last) setLast(line);
  return (
    <Sheet isOpen={line !== undefined} onClose={onClose} title={last ? mainText(last) : ''}>
      {last && (
        <LoadedPart
          key={last.key}
          code={lineDetails}
          partProps={{ line: last, onClose }}
          whileLoading={<Skeleton height={480} />}
        />
      )}
    </Sheet>
  );
}
