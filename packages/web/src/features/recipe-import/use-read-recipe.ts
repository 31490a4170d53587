/** Asks the server to read a recipe; can be cancelled, and says what to do when it fails. */
import { useEffect, useRef, useState } from 'react';
import { AppError, type ErrorCode } from '@saltbush/contract/errors';
import {
  recipeImportRoutes,
  type ImportSource,
  type RecipeDraftOnWire,
} from '@saltbush/contract/recipe-import';
import { call } from '../../api/call';
import { describeError } from '../../api/describe-error';

export interface ReadFailure {
  title: string;
  message: string;
  /** The text of the page may do what its address did not. */
  canPaste: boolean;
}

export function useReadRecipe(onRead: (draft: RecipeDraftOnWire) => void) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ReadFailure>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const read = async (source: ImportSource) => {
    const controller = new AbortController();
    current.current = controller;
    setBusy(true);
    setFailure(undefined);
    try {
      const { signal } = controller;
      onRead(await call(recipeImportRoutes.scrape, { body: source }, { signal }));
    } catch (error) {
      if (!controller.signal.aborted) setFailure(describeFailure(error, source));
    } finally {
      if (current.current === controller) setBusy(false);
    }
  };
  const cancel = () => {
    current.current?.abort();
    current.current = undefined;
    setBusy(false);
  };
  return { isBusy, failure, cancel, read: (source: ImportSource) => void read(source) };
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
