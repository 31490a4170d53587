/**
 * Asks the server to read a recipe; can be cancelled, and says what to do when it fails. When the page
 * has several recipes, or the person has this one already, the answer waits for a word from them.
 */
import { useEffect, useRef, useState } from 'react';
import { AppError, type ErrorCode } from '@saltbush/contract/errors';
import {
  recipeImportRoutes,
  type ImportSource,
  type RecipeDraftOnWire,
} from '@saltbush/contract/recipe-import';
import { call } from '../../api/call';
import { describeError } from '../../api/describe-error';
import { showToast } from '../../ui/toast';
import { copyPicture } from './copy-picture';

export interface ReadFailure {
  title: string;
  message: string;
  /** The text of the page may do what its address did not. */
  canPaste: boolean;
}

export type ReadStage = 'recipe' | 'picture';
/** Where on the page the recipe was handed in. */
export type WayIn = 'address' | 'bookmark' | 'text';
export type RecipeReading = ReturnType<typeof useReadRecipe>;

export function useReadRecipe(onRead: (draft: RecipeDraftOnWire, imageUrl?: string) => void) {
  const [way, setWay] = useState<WayIn>();
  const [stage, setStage] = useState<ReadStage>();
  const [failure, setFailure] = useState<ReadFailure>();
  const [found, setFound] = useState<{ draft: RecipeDraftOnWire; source: ImportSource }>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  /** One piece of work at a time; what goes wrong is said, unless it was cancelled. */
  const work = async (source: ImportSource, job: (signal: AbortSignal) => Promise<void>) => {
    const controller = new AbortController();
    current.current?.abort();
    current.current = controller;
    setFailure(undefined);
    setFound(undefined);
    try {
      await job(controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) setFailure(describeFailure(error, source));
    } finally {
      if (current.current === controller) setStage(undefined);
    }
  };

  const finish = async (draft: RecipeDraftOnWire, signal: AbortSignal) => {
    if (draft.sourceImageUrl !== undefined) setStage('picture');
    const imageUrl = await copyPicture(draft.sourceImageUrl, signal);
    if (draft.sourceImageUrl !== undefined && imageUrl === undefined) {
      showToast({
        kind: 'info',
        title: 'The picture could not be fetched',
        message: 'You can add one of your own.',
      });
    }
    onRead(draft, imageUrl);
  };

  const read = (source: ImportSource) =>
    work(source, async (signal) => {
      setStage('recipe');
      const draft = await call(recipeImportRoutes.scrape, { body: source }, { signal });
      const mayChoose = source.recipe === undefined && draft.otherRecipes !== undefined;
      if (mayChoose || draft.alreadyHave) setFound({ draft, source });
      else await finish(draft, signal);
    });

  const cancel = () => {
    current.current?.abort();
    current.current = undefined;
    setStage(undefined);
  };
  return {
    way,
    stage,
    failure,
    /** Read, and waiting for a word. */
    found: found?.draft,
    cancel,
    /** What was said of the last one is no longer to the point. */
    forget: () => setFailure(undefined),
    read: (from: WayIn, source: ImportSource) => {
      setWay(from);
      void read(source);
    },
    /** Goes on with what was found. */
    take: () => {
      if (found) void work(found.source, (signal) => finish(found.draft, signal));
    },
    /** Reads another recipe of the same page. */
    choose: (recipe: number) => {
      if (found) void read({ ...found.source, recipe });
    },
  };
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
