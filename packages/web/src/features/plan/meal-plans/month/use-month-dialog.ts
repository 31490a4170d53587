import { useState } from 'react';
import type { ShownWeek } from '../../../device/view-mode';
import type { WeekPlan } from '../plan/use-week-plan';
import type { MonthDialogProps } from './month-dialog';

/** The dialog with the month of the week that is shown, and a function that opens it. */
export function useMonthDialog(
  { view, cards }: Pick<WeekPlan, 'view' | 'cards'>,
  { week, firstWeekday, today }: ShownWeek,
): { open: () => void; dialog: MonthDialogProps } {
  const [isOpen, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  const days = { week, firstWeekday, today };
  return { open: () => setOpen(true), dialog: { isOpen, onClose, view, cards, ...days } };
}
