/** Adds a recipe or a note to a day. On a phone a sheet, out of which a recipe can be dragged to any day. */
import { lazy, Suspense, useState } from 'react';
import { formatShortDay, type PlainDate } from '@saltbush/domain/plan/meal-plans/week';
import { Sheet } from '../../../../ui/dialog/sheet';
import { usePrefetch } from '../../../../ui/use-prefetch';
import type { AddContentProps } from './add-content';

const loadContent = async () => ({ default: (await import('./add-content')).AddContent });
const AddContent = lazy(loadContent);

export interface AddSheetProps extends Omit<AddContentProps, 'date'> {
  /** Undefined while the sheet is closed. */
  date: PlainDate | undefined;
  /** Hidden while a recipe is dragged out of it. */
  isAway: boolean;
}

export function AddSheet({ date, isAway, onClose, ...content }: AddSheetProps) {
  usePrefetch(loadContent);
  // While it closes, it says which day it was.
  const [last, setLast] = useState(date);
  if (date !== undefined && date !== last) setLast(date);
  return (
    <Sheet
      isOpen={date !== undefined}
      isTall
      isAway={isAway}
      onClose={onClose}
      title={last === undefined ? 'Add' : `Add to ${formatShortDay(last)}`}
    >
      <Suspense fallback={null}>
        {last !== undefined && <AddContent key={last} date={last} onClose={onClose} {...content} />}
      </Suspense>
    </Sheet>
  );
}
