/** Asks the server to read a recipe; can be cancelled, and says what to do when it fails. */
import { useEffect, useRef, useState } from 'react';
import { AppError, type ErrorCode } from '@saltbush/contract/errors';
import {
  recipeImportRoutes,
  type ImportSource,
  type RecipeDraftOnWire,
} from '@saltbush/contract/recipe-import';
import { imagesRoutes } from '@saltbush/contract/images';
import { call } from '../../api/call';
import { describeError } from '../../api/describe-error';
import { showToast } from '../../ui/toast';

export interface ReadFailure {
  title: string;
  message: string;
  /** The text of the page may do what its address did not. */
  canPaste: boolean;
}

export type ReadStage = 'recipe' | 'picture';

export function useReadRecipe(onRead: (draft: RecipeDraftOnWire, imageUrl?: string) => void) {
  const [stage, setStage] = useState<ReadStage>();
  const [failure, setFailure] = useState<ReadFailure>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const read = async (source: ImportSource) => {
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    setStage('recipe');
    setFailure(undefined);
    try {
      const draft = await call(recipeImportRoutes.scrape, { body: source }, { signal });
      if (draft.sourceImageUrl !== undefined) setStage('picture');
      const imageUrl = await copyPicture(draft.sourceImageUrl, signal);
      onRead(draft, imageUrl);
    } catch (error) {
      if (!signal.aborted) setFailure(describeFailure(error, source));
    } finally {
      if (current.current === controller) setStage(undefined);
    }
  };
  const cancel = () => {
    current.current?.abort();
    current.current = undefined;
    setStage(undefined);
  };
  return { stage, failure, cancel, read: (source: ImportSource) => void read(source) };
}

/** A recipe without its picture is still a recipe: a picture that does not come is only mentioned. */
async function copyPicture(
  url: string | undefined,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (url === undefined) return undefined;
  try {
    const { imageUrl } = await call(imagesRoutes.copyFromWeb, { body: { url } }, { signal });
    return imageUrl;
  } catch (error) {
    if (signal.aborted) throw error;
    showToast({
      kind: 'info',
      title: 'The picture could not be fetched',
      message: 'You can add one of your own.',
    });
    return undefined;
  }
}

function describeFailure(error: unknown, { url }: ImportSource): ReadFailure {
  const code = error instanceof AppError ? error.code : undefined;
  const canPaste = url !== undefined && code !== undefined && pasteHelps.has(code);
  return { ...describeError(error), canPaste };
}

const pasteHelps: ReadonlySet<ErrorCode> = new Set([
  'PAGE_UNREACHABLE',
  'PAGE_TOO_LARGE',
  'PAGE_NOT_HTML',
  'NO_RECIPE_FOUND',
]);
