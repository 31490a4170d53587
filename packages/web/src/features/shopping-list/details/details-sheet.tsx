/** The details of a line on a phone. */
import { useState } from 'react';
import type { LedgerLine } from '@saltbush/domain/shopping-list/ledger/ledger';
import { Sheet } from '../../../ui/dialog/sheet';
import { mainText } from '../rows/line-text';
import { LineDetails } from './line-details';

export interface DetailsSheetProps {
  /** Undefined: closed. */
  line: LedgerLine | undefined;
  onClose: () => void;
}

export function DetailsSheet({ line, onClose }: DetailsSheetProps) {
  // Shown while the sheet slides out.
  const [last, setLast] = useState(line);
  if (line && line !== last) setLast(line);
  return (
    <Sheet isOpen={line !== undefined} onClose={onClose} title={last ? mainText(last) : ''}>
      {last && <LineDetails key={last.key} line={last} onClose={onClose} />}
    </Sheet>
  );
}
