/**
 * Sends a recipe to the server's parser; can be cancelled, and shows how to fix an error. If the
 * page has several recipes, the user has this one already, or not all of it fits, the result waits
 * for a decision.
 */
import { useEffect, useRef, useState } from 'react';
import { AppError, type ErrorCode } from '@saltbush/contract/errors';
import {
  recipeImportRoutes,
  type ImportSource,
  type RecipeDraftOnWire,
} from '@saltbush/contract/recipe/recipe-import/recipe-import';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';
import { copyImages } from './copy-image';

export interface ReadFailure {
  title: string;
  message: string;
  /** Pasting the page's text may work where its URL did not. */
  canPaste: boolean;
}

export type ReadStage = 'recipe' | 'image';
/** The import method used. */
export type WayIn = 'box' | 'bookmark';
type OnRead = (draft: RecipeDraftOnWire, source: ImportSource, imageUrl?: string) => void;
export type RecipeReading = ReturnType<typeof useReadRecipe>;

export function useReadRecipe(onRead: OnRead) {
  const [asked, setAsked] = useState<{ way: WayIn; url: string | undefined }>();
  const [found, setFound] = useState<{ draft: RecipeDraftOnWire; source: ImportSource }>();
  const { stage, setStage, failure, forget, run, cancel } = useRequest();

  const finish = async (draft: RecipeDraftOnWire, source: ImportSource, signal: AbortSignal) => {
    if (draft.sourceImageUrl !== undefined) setStage('image');
    const { imageUrl, ...copied } = await copyImages(draft, signal);
    if (copied.isAnyMissing) showToast(imageUrl === undefined ? noPicture : fewerPictures);
    onRead(copied.draft, source, imageUrl);
  };
  const read = (source: ImportSource) => {
    setFound(undefined);
    void run(source, async (signal) => {
      setStage('recipe');
      const draft = await call(recipeImportRoutes.scrape, { body: source }, { signal });
      const mayChoose = source.recipe === undefined && draft.otherRecipes !== undefined;
      if (mayChoose || draft.alreadyHave || draft.leftOut) setFound({ draft, source });
      else await finish(draft, source, signal);
    });
  };
  return {
    /** The method that was used, and the address of the page. */
    asked,
    stage,
    failure,
    /** Parsed, waiting for a decision. */
    found: found?.draft,
    cancel,
    forget,
    read: (from: WayIn, source: ImportSource) => {
      setAsked({ way: from, url: source.url });
      read(source);
    },
    /** Continues with the found recipe. */
    take: () => {
      if (!found) return;
      setFound(undefined);
      void run(found.source, (signal) => finish(found.draft, found.source, signal));
    },
    /** Parses another recipe of the same page. */
    choose: (recipe: number) => {
      if (found) read({ ...found.source, recipe });
    },
  };
}

/** One request at a time; errors are shown unless cancelled. */
function useRequest() {
  const [stage, setStage] = useState<ReadStage>();
  const [failure, setFailure] = useState<ReadFailure>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const run = async (source: ImportSource, send: (signal: AbortSignal) => Promise<void>) => {
    const controller = new AbortController();
    current.current?.abort();
    current.current = controller;
    setFailure(undefined);
    try {
      await send(controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) setFailure(describeFailure(error, source));
    } finally {
      if (current.current === controller) setStage(undefined);
    }
  };
  const cancel = () => {
    current.current?.abort();
    current.current = undefined;
    setStage(undefined);
  };
  /** Clears the last error. */
  const forget = () => setFailure(undefined);
  return { stage, setStage, failure, forget, run, cancel };
}

const noPicture = {
  kind: 'info',
  title: 'The picture could not be fetched',
  message: 'You can add one of your own.',
} as const;

const fewerPictures = {
  kind: 'info',
  title: 'Some pictures could not be fetched',
  message: 'The others are there.',
} as const;

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
  'TOO_MUCH_TO_READ',
]);
