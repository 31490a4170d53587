/** Stores unsaved values as a draft, shortly after each change and when the page is left. */
import { useEffect, useState, type RefObject } from 'react';
import { countDoubts } from './count-doubts';
import { removeDraft, storeDraft, storeDraftOnLeaving, type StoredDraft } from './draft-storage';

export interface DraftOfForm extends Omit<StoredDraft, 'keptAt'> {
  isDirty: boolean;
  /** Saved or discarded. */
  isFinished: RefObject<boolean>;
}

export type DraftState = 'storing' | 'stored' | 'not-stored';

const storeDelayMs = 300;

/** Returns what this device has of the values. */
export function useStoredDraft(form: DraftOfForm): DraftState {
  const { recipeId, revision, values, isDirty, isImported, isFinished } = form;
  const [last, setLast] = useState<{ values: object; isStored: boolean }>();
  useEffect(() => {
    const draft = () => {
      const keptAt = new Date().toISOString();
      return { recipeId, revision, values, isImported, keptAt };
    };
    const store = async () => {
      if (isFinished.current) return;
      if (!isDirty && countDoubts(values) === 0) return removeDraft(recipeId);
      const isStored = await storeDraft(draft());
      setLast({ values, isStored });
    };
    const timer = setTimeout(() => void store(), storeDelayMs);
    // A phone may end a hidden page without another event.
    const handleVisibility = () => {
      const isLeft = document.visibilityState === 'hidden' && isDirty && !isFinished.current;
      if (isLeft) storeDraftOnLeaving(draft());
    };
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [recipeId, revision, values, isDirty, isImported, isFinished]);
  if (last?.values !== values) return 'storing';
  return last.isStored ? 'stored' : 'not-stored';
}
