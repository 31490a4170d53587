/** The sheets of the list's menu; their code is loaded when the page is idle. */
import { lazy, Suspense, useState } from 'react';
import { Sheet } from '../../ui/dialog/sheet';
import { usePrefetch } from '../../ui/use-prefetch';
import type { SheetName } from './bar/more-menu';

const load = () => import('./sheet-content');
const SheetContent = lazy(async () => ({ default: (await load()).SheetContent }));

const titles: Record<SheetName, string> = {
  order: 'Store and order of aisles',
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
  usePrefetch(load);
  return (
    <Sheet isOpen={sheet !== undefined} onClose={onClose} title={last ? titles[last] : ''}>
      <Suspense fallback={null}>{last && <SheetContent sheet={last} onClose={onClose} />}</Suspense>
    </Sheet>
  );
}
