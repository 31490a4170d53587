/** Adds a recipe or a note to a day, or without one. On a phone a sheet, out of which a recipe can be dragged to any day. */
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { formatShortDay } from '@saltbush/domain/plan/days/week';
import { Sheet } from '../../../../ui/dialog/sheet';
import { usePrefetch } from '../../../../ui/use-prefetch';
import type { AddingTo } from '../plan/planner-context';
import type { AddContentProps } from './add-content';
import { AddContent } from './add.lazy';

export interface AddSheetProps extends Omit<AddContentProps, 'to' | 'onUndated'> {
  /** Undefined while the sheet is closed. */
  to: AddingTo | undefined;
  /** Hidden while a recipe is dragged out of it. */
  isAway: boolean;
}

export function AddSheet({ to, isAway, onClose, ...content }: AddSheetProps) {
  usePrefetch(AddContent.load);
  // While it closes, it says which day it was.
  const [asked, setAsked] = useState(to);
  const [last, setLast] = useState(to);
  if (to !== undefined && to !== asked) {
    setAsked(to);
    setLast(to);
  }
  return (
    <Sheet isOpen={to !== undefined} isTall isAway={isAway} onClose={onClose} title={titleOf(last)}>
      {last !== undefined && (
        <AddContent
          key={last.date}
          to={last}
          onUndated={(isUndated) => setLast({ ...last, isUndated })}
          onClose={onClose}
          {...content}
        />
      )}
    </Sheet>
  );
}

function titleOf(to: AddingTo | undefined): string {
  if (to === undefined) return t`Add`;
  return to.isUndated ? t`Add with no day yet` : t`Add to ${formatShortDay(to.date)}`;
}
