/** The end of a cooking: noted in the cook log with or without a photo, once, and left. */
import { useState } from 'react';
import type { CookLogEntry } from '@saltbush/contract/plan/cook-log';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { useLogToday } from '../../../recipe/cook-log';
import { useImageUpload } from '../../../recipe/images';

export interface FinishOptions {
  recipe: Pick<RecipeOnWire, '_id' | 'title'>;
  /** Removes the stored session. */
  onEnd: () => void;
  onLeave: () => void;
}

export type Finish = ReturnType<typeof useFinish>;

export function useFinish({ recipe, onEnd, onLeave }: FinishOptions) {
  const logToday = useLogToday(recipe);
  const [entry, setEntry] = useState<CookLogEntry>();
  /** Stored on the server, perhaps not yet in the log. */
  const [photoUrl, setPhotoUrl] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const log = async (imageUrl?: string) => {
    setBusy(true);
    const logged = await logToday({ imageUrl, entry, onUndo: () => setEntry(undefined) });
    if (logged) setEntry(logged);
    setBusy(false);
    return logged;
  };
  // A photo is stored as soon as it is there: whoever leaves another way has it in the log.
  const upload = useImageUpload((imageUrl) => {
    setPhotoUrl(imageUrl);
    void log(imageUrl);
  });
  const isLogged = entry !== undefined && entry.imageUrl === photoUrl;
  const finish = async () => {
    // It stays open where the log could not be stored: a second press tries again.
    if (!isLogged && !(await log(photoUrl))) return;
    onEnd();
    onLeave();
  };
  return {
    upload,
    photoUrl: upload.previewUrl ?? photoUrl,
    isLogged,
    isBusy: isBusy || upload.stage !== undefined,
    finish: () => void finish(),
  };
}
