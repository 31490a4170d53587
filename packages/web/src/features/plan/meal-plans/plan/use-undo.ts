/** The last changes of the plan, of any week, which can be taken back one by one. */
import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import type { FieldSetBack } from '@saltbush/domain/plan/sync/operations';
import { changePlan } from '../../../device/sync';
import type { PlanScope } from '../../../device/view-mode';

/** Older ones are forgotten. */
const mostSteps = 20;

export interface UndoStep {
  /** "Pumpkin soup was moved to Fri 27." */
  text: string;
  fields: readonly FieldSetBack[];
}

export interface UndoSteps {
  canUndo: boolean;
  add: (step: UndoStep) => void;
  /** The change was not stored: there is nothing to take back. */
  drop: (step: UndoStep) => void;
  /** Takes this change back, or the last one. Does nothing when it was taken back already. */
  undo: (step?: UndoStep) => void;
}

/** @param announce tells a screen reader what was taken back */
export function useUndo(scope: PlanScope, announce: (text: string) => void): UndoSteps {
  const [steps, setSteps] = useState<readonly UndoStep[]>([]);
  // Several may come before the next rendering.
  const latest = useRef(steps);
  const set = (next: readonly UndoStep[]) => {
    latest.current = next;
    setSteps(next);
  };
  const drop = (step: UndoStep) => set(latest.current.filter((other) => other !== step));
  const undo = (step = latest.current.at(-1)) => {
    if (!step || !latest.current.includes(step)) return;
    drop(step);
    announce(t`Undone: ${step.text}`);
    // A toast says so when it is refused or can't be stored.
    changePlan(scope, 'setBackAll', { fields: [...step.fields] }).catch(() => undefined);
  };
  useUndoKey(undo);
  return {
    canUndo: steps.length > 0,
    add: (step) => set([...latest.current, step].slice(-mostSteps)),
    drop,
    undo,
  };
}

/** Ctrl+Z or Cmd+Z, except where it undoes typing, and while a dialog is open. */
function useUndoKey(undo: () => void): void {
  const latest = useRef(undo);
  useEffect(() => {
    latest.current = undo;
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
      const isUndo = key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey;
      if (!isUndo || !(target instanceof Element)) return;
      if (target.closest('input, textarea, [contenteditable], [role="dialog"]')) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
