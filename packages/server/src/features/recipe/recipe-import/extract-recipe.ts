/**
 * A saved page to plain recipe fields, for the command line (`saltbush extract-recipe`).
 * Pure: what comes out depends on what goes in, and nothing is fetched.
 */
import { totalTime } from '@saltbush/domain/recipe/recipes/times';
import type { Step } from '@saltbush/recipe-parser/recipe';
import { readPage } from '@saltbush/recipe-parser/page';

export interface SavedPage {
  /** The caller's name for the page; handed back. */
  page: string;
  url?: string | undefined;
  html: string;
}

export interface ExtractedRecipe {
  page: string;
  title: string;
  /** Lines as found. */
  ingredients: string[];
  /** Steps in order, each section's heading as a line before its steps. */
  instructions: string[];
  serves?: number | undefined;
  yieldText?: string | undefined;
  totalTimeMinutes?: number | undefined;
  prepTimeMinutes?: number | undefined;
  cookTimeMinutes?: number | undefined;
  imageUrl?: string | undefined;
  siteName?: string | undefined;
  author?: string | undefined;
  description?: string | undefined;
  tags: string[];
}

/** @returns `undefined` when there is no recipe on the page. */
export function extractRecipe({ page, url, html }: SavedPage): ExtractedRecipe | undefined {
  const draft = readPage(html, url);
  if (draft === undefined) return undefined;
  return {
    page,
    title: draft.title,
    ingredients: draft.ingredientLines,
    instructions: linesWithHeadings(draft.steps),
    serves: draft.serves,
    yieldText: draft.yieldText,
    totalTimeMinutes: totalTime(draft),
    prepTimeMinutes: draft.prepMinutes,
    cookTimeMinutes: draft.cookMinutes,
    imageUrl: draft.imageUrl,
    siteName: draft.sourceAttribution?.siteName,
    author: draft.sourceAttribution?.author,
    description: draft.description,
    tags: draft.tags,
  };
}

function linesWithHeadings(steps: readonly Step[]): string[] {
  return steps.flatMap(({ text, section }, index) =>
    section !== undefined && section !== steps[index - 1]?.section ? [section, text] : [text],
  );
}
