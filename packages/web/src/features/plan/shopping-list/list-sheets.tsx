/** The sheets of the list's menus; their code is loaded when the page is idle. */
import { useState } from 'react';
import { Sheet } from '../../../ui/dialog/sheet';
import { LoadedPart } from '../../../ui/loaded-part';
import { onDemand } from '../../../ui/on-demand';
import { usePrefetch } from '../../../ui/use-prefetch';
import type { SheetName } from './bar/sheet-name';

const content = onDemand(async () => (await import('./sheet-content')).SheetContent);

const titles: Record<SheetName, string> = {
  days: 'Choose days',
  order: 'Store and order of aisles',
  prices: 'Compare prices',
  history: 'History',
  staples: 'Which of these do you always have?',
  recipe: 'Add a recipe to the list',
};

export interface ListSheetsProps {
  /** Undefined: none is open. */
  sheet: SheetName | undefined;
  onClose: () => void;
}

export function ListSheets({ sheet, onClose }: ListSheetsProps) {
  // Shown while the sheet slides out.
  const [last, setLast] = useState(sheet);
  if (sheet && sheet !== last) setLast(sheet);
  usePrefetch(content.load);
  return (
    <Sheet isOpen={sheet !== undefined} onClose={onClose} title={last ? titles[last] : ''}>
      {last && <LoadedPart code={content} partProps={{ sheet: last, onClose }} />}
    </Sheet>
  );
}
