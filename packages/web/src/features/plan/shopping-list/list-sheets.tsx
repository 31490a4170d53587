/** The sheets of the list's menus; their code is loaded when the page is idle. */
import { useState } from 'react';
import { Sheet } from '../../../ui/dialog/sheet';
import { LoadedPart } from '../../../ui/loaded-part';
import { usePrefetch } from '../../../ui/use-prefetch';
import type { SheetName } from './bar/sheet-name';
import { sheetContent } from './shopping-list.lazy';

export interface ListSheetsProps {
  /** Undefined: none is open. */
  sheet: SheetName | undefined;
  onClose: () => void;
}

export function ListSheets({ sheet, onClose }: ListSheetsProps) {
  // Shown while the sheet slides out.
  const [last, setLast] = useState(sheet);
  if (sheet && sheet !== last) setLast(sheet);
  usePrefetch(sheetContent.load);
  return (
    <Sheet isOpen={sheet !== undefined} onClose={onClose} title={last ?? ''}>
      {last && <LoadedPart code={sheetContent} partProps={{ sheet: last, onClose }} />}
    </Sheet>
  );
}
