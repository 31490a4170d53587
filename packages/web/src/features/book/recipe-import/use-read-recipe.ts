/**
 * Sends a recipe to the server's parser; can be cancelled, and shows how to fix an error. If the
 * page has several recipes, the user has this one already, or not all of it fits, the result waits
 * for a decision.
 */
import { t } from '@lingui/core/macro';
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
import type { ChosenRecipe } from './recipe-choices';

export interface ReadFailure {
  title: string;
  message: string;
  /** Pasting the page's text may work where its URL did not. */
  canPaste: boolean;
  /** The address of the page that has the recipe. */
  elsewhere: string | undefined;
  /** What the page does show of its text. */
  text: string | undefined;
}

export type ReadStage = 'recipe' | 'image';
/** The import method used. */
export type WayIn = 'box' | 'bookmark';
/** Several recipes of one page, which are saved straight away. */
type OnSeveral = (source: ImportSource, chosen: readonly ChosenRecipe[]) => void;
type OnRead = (draft: RecipeDraftOnWire, source: ImportSource, imageUrl?: string) => void;
export type RecipeReading = ReturnType<typeof useReadRecipe>;

export function useReadRecipe(onRead: OnRead, onSeveral: OnSeveral) {
  const [asked, setAsked] = useState<{ way: WayIn; url: string | undefined }>();
  const { found, read, take, choose, ...request } = useFoundRecipe(onRead, onSeveral);
  const { stage, failure, forget, cancel } = request;
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
    take,
    choose,
    /** Reads a text in the place of the page, which stays its source. */
    paste: (text: string) => read({ text, url: asked?.url }),
    /** Reads the page that this one points to. */
    goTo: (url: string) => {
      if (asked) setAsked({ ...asked, url });
      read({ url });
    },
  };
}

/** What was read last, if it waits for a decision. */
function useFoundRecipe(onRead: OnRead, onSeveral: OnSeveral) {
  const [found, setFound] = useState<{ draft: RecipeDraftOnWire; source: ImportSource }>();
  const { setStage, run, ...request } = useRequest();

  const finish = async (draft: RecipeDraftOnWire, source: ImportSource, signal: AbortSignal) => {
    if (draft.sourceImageUrl !== undefined) setStage('image');
    const { imageUrl, ...copied } = await copyImages(draft, signal);
    if (copied.isAnyMissing) showToast(imageUrl === undefined ? noImage : fewerImages);
    onRead(copied.draft, source, imageUrl);
  };
  const read = (source: ImportSource) => {
    setFound(undefined);
    void run(source, async (signal) => {
      setStage('recipe');
      const draft = await call(recipeImportRoutes.scrape, { body: source }, { signal });
      if (isForPerson(draft, source)) setFound({ draft, source });
      else await finish(draft, source, signal);
    });
  };
  /** Continues with the found recipe. */
  const take = () => {
    if (!found) return;
    setFound(undefined);
    void run(found.source, (signal) => finish(found.draft, found.source, signal));
  };
  /** Continues with one recipe of the page, or has several saved. */
  const choose = (chosen: readonly ChosenRecipe[]) => {
    const [first, ...others] = chosen;
    if (!found || !first) return;
    if (others.length > 0) {
      setFound(undefined);
      onSeveral(found.source, chosen);
    } else if (first.recipe === undefined) take();
    else read({ ...found.source, recipe: first.recipe });
  };
  return { ...request, found, read, take, choose };
}

function isForPerson(draft: RecipeDraftOnWire, { recipe }: ImportSource): boolean {
  const mayChoose = recipe === undefined && draft.otherRecipes !== undefined;
  return mayChoose || Boolean(draft.alreadyHave ?? draft.leftOut ?? draft.isCutShort);
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

const noImage = {
  kind: 'info',
  title: t`The picture could not be fetched`,
  message: t`You can add one of your own.`,
} as const;

const fewerImages = {
  kind: 'info',
  title: t`Some pictures could not be fetched`,
  message: t`The others are there.`,
} as const;

function describeFailure(error: unknown, { url, text }: ImportSource): ReadFailure {
  const { code, text: said } = error instanceof AppError ? error : {};
  const canPaste = url !== undefined && code !== undefined && pasteHelps.has(code);
  const isElsewhere = code === 'RECIPE_ELSEWHERE';
  return {
    ...describeError(error),
    canPaste,
    elsewhere: isElsewhere ? said : undefined,
    text: isElsewhere ? undefined : (said ?? text),
  };
}

const pasteHelps: ReadonlySet<ErrorCode> = new Set([
  'PAGE_UNREACHABLE',
  'PAGE_TOO_LARGE',
  'PAGE_NOT_HTML',
  'NO_RECIPE_FOUND',
  'RECIPE_ELSEWHERE',
  'TOO_MUCH_TO_READ',
]);
