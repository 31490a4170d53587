/** Edits of the plan: each changes the week at once, can be undone, and is announced. */
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import { prepareEdit, storeEdit } from './edit-week';
import type { Edit, EditContext, PlannerState } from './edits/edit-context';
import { entryEdits } from './edits/entry-edits';
import type { AddingTo, EntryDialog, PlanActions } from './planner-context';
import { homeEdits } from './edits/home-edits';
import { leftoverEdits } from './edits/leftover-edits';
import { repeatEdits } from './edits/repeat-edits';
import { swapEdits } from './edits/swap-edits';
import { useUndo, type UndoSteps } from './use-undo';
import { weekEdits } from './edits/week-edits';

export interface Planner {
  actions: PlanActions;
  undo: UndoSteps;
  /** For screen readers: the last change. */
  announcement: string;
  /** Where the sheet adds to; undefined while it is closed. */
  addingTo: AddingTo | undefined;
  closeAdd: () => void;
  entryDialog: EntryDialog | undefined;
  closeEntryDialog: () => void;
}

export interface PlannerOptions extends Omit<PlannerState, 'undo'> {}

export function usePlanner({ scope, plan, whoEats, today }: PlannerOptions): Planner {
  const [announcement, announce] = useState('');
  const [addingTo, setAddingTo] = useState<AddingTo>();
  const [openAdd] = useState(
    () => (date: PlainDate, isUndated?: boolean) => setAddingTo({ date, isUndated }),
  );
  const [entryDialog, openEntryDialog] = useState<EntryDialog>();
  const undo = useUndo(scope, announce);
  const state = useRef<PlannerState>({ scope, plan, whoEats, today, undo });
  useLayoutEffect(() => {
    state.current = { scope, plan, whoEats, today, undo };
  });
  const actions = useActions(
    useCallback(() => state.current, []),
    { announce, openAdd, openEntryDialog },
  );
  return {
    actions,
    undo,
    announcement,
    addingTo,
    closeAdd: useCallback(() => setAddingTo(undefined), []),
    entryDialog,
    closeEntryDialog: () => openEntryDialog(undefined),
  };
}

interface Setters extends Pick<PlanActions, 'openAdd' | 'openEntryDialog'> {
  announce: (text: string) => void;
}

/** Made once: they read the latest state when they are called. */
function useActions(
  latest: () => PlannerState,
  { announce, openAdd, openEntryDialog }: Setters,
): PlanActions {
  const [actions] = useState<PlanActions>(() => {
    const context: EditContext = { latest, run: (edit) => runEdit(latest(), edit, announce) };
    return {
      ...entryEdits(context),
      ...weekEdits(context),
      ...homeEdits(context),
      ...leftoverEdits(context),
      ...swapEdits(context),
      ...repeatEdits(context),
      openAdd,
      openEntryDialog,
      editContext: context,
    };
  });
  return actions;
}

function runEdit(
  { scope, plan, undo }: PlannerState,
  { week = plan.menu.startDate, change, text, added, ...more }: Edit,
  announce: (text: string) => void,
): ReturnType<EditContext['run']> {
  const edit = plan.view && prepareEdit(plan.view, week, change, more);
  if (!edit) return undefined;
  const step = { text, fields: edit.undo };
  undo.add(step);
  announce(text);
  const stored = storeEdit(scope, edit, added);
  // It is undone on the screen, and a toast has said so.
  stored.catch(() => undo.drop(step));
  return { step, stored };
}
