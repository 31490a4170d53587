/** Stores unsaved values as a draft, shortly after each change and when the page is closed. */
import { useEffect, type RefObject } from 'react';
import { removeDraft, storeDraft, type StoredDraft } from './draft-storage';

export interface DraftOfForm extends Omit<StoredDraft, 'keptAt'> {
  isDirty: boolean;
  /** Saved or discarded. */
  isFinished: RefObject<boolean>;
}

const storeDelayMs = 300;

export function useStoredDraft(form: DraftOfForm): void {
  const { recipeId, revision, values, isDirty, isImported, isFinished } = form;
  useEffect(() => {
    const store = () => {
      if (isFinished.current) return;
      const keptAt = new Date().toISOString();
      if (isDirty) storeDraft({ recipeId, revision, values, isImported, keptAt });
      else removeDraft(recipeId);
    };
    const timer = setTimeout(store, storeDelayMs);
    // A phone may end the page without `beforeunload`.
    window.addEventListener('pagehide', store);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', store);
    };
  }, [recipeId, revision, values, isDirty, isImported, isFinished]);
}
