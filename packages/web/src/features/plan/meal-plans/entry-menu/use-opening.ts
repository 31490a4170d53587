import { usePlanActions, type EntryDialog } from '../plan/planner-context';
import type { EntryStepProps } from './entry-step';

/** Opens a dialog about the entry in place of the panel. */
export function useOpening({ entry, date, close }: EntryStepProps) {
  const { openEntryDialog } = usePlanActions();
  return (kind: EntryDialog['kind']) => close(() => openEntryDialog({ kind, entry, date }));
}
