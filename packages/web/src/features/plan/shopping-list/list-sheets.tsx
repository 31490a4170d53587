/** The sheets of the list's menus; their code is loaded when the page is idle. */
import { t } from '@lingui/core/macro';
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
    <Sheet isOpen={sheet !== undefined} onClose={onClose} title={last ? titles[last] : ''}>
      {last && <LoadedPart code={sheetContent} partProps={{ sheet: last, onClose }} />}
    </Sheet>
  );
}

const titles: Record<SheetName, string> = {
  'Choose days': t`Choose days`,
  'Store & aisles': t`Store & aisles`,
  'Compare prices': t`Compare prices`,
  History: t`History`,
  'At home': t`At home`,
  'New list': t`New list`,
  'Scan a barcode': t`Scan a barcode`,
  'Set your staples': t`Set your staples`,
  'Add a recipe to the list': t`Add a recipe to the list`,
};
