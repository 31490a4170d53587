/** Resizes photos and sends them to the server's reader; can be cancelled. */
import { useEffect, useRef, useState } from 'react';
import { AppError } from '@saltbush/contract/errors';
import { recipePhotoRoutes, type PhotographedDraft } from '@saltbush/contract/recipe/recipe-photo';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { redrawPhoto, smallerPhoto } from './redraw-photo';

export type PhotoStage = 'preparing' | 'reading';

export interface PhotoFailure {
  title: string;
  message: string;
  /** The recognised text, if it is no recipe. */
  text: string | undefined;
}

/** @param onRead receives the photos upright, in order */
export function useReadPhotos(onRead: (draft: PhotographedDraft, photos: readonly Blob[]) => void) {
  const [stage, setStage] = useState<PhotoStage>();
  const [failure, setFailure] = useState<PhotoFailure>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const read = async (chosen: readonly File[]) => {
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    setFailure(undefined);
    setStage('preparing');
    try {
      const files: Blob[] = [];
      for (const file of chosen) files.push(await smallerPhoto(file));
      signal.throwIfAborted();
      setStage('reading');
      const draft = await call(recipePhotoRoutes.extractRecipe, { files }, { signal });
      const upright = await Promise.all(
        files.map((file, index) => turned(file, draft.quarterTurns[index] ?? 0)),
      );
      signal.throwIfAborted();
      onRead(draft, upright);
    } catch (error) {
      if (!signal.aborted) setFailure(describeFailure(error));
    } finally {
      if (current.current === controller) setStage(undefined);
    }
  };
  const cancel = () => {
    current.current?.abort();
    current.current = undefined;
    setStage(undefined);
  };
  return { stage, failure, cancel, read: (files: readonly File[]) => void read(files) };
}

const turned = async (file: Blob, quarterTurns: number): Promise<Blob> =>
  quarterTurns === 0 ? file : redrawPhoto(file, { longestSide: Infinity, quarterTurns });

function describeFailure(error: unknown): PhotoFailure {
  const text = error instanceof AppError ? error.text?.trim() : undefined;
  return { ...describeError(error), text: text === '' ? undefined : text };
}
