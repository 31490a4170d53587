/** The text of a recipe and of its earlier versions, as our own export has it. */
import * as z from 'zod/mini';
import { recipeInputSchema } from '@saltbush/contract/recipe/recipes';
import type { RecipeContent } from '@saltbush/recipe-parser/recipe';
import { fromSteps, toSteps } from '@saltbush/domain/recipe/recipes/steps';
import type { TransferMetadata } from '../../../recipe/recipes';
import { momentSchema, revisionSchema } from './stored-fields';

export const contentSchema = z.omit(recipeInputSchema, {
  _id: true,
  imageUrl: true,
  moreImageUrls: true,
  stepImages: true,
  evidenceId: true,
  origin: true,
});

export const versionSchema = z.object({
  revision: revisionSchema,
  savedAt: momentSchema,
  content: contentSchema,
});

type Version = TransferMetadata['versions'][number];

export const versionInFile = ({ revision, savedAt, content }: Version) => ({
  revision,
  savedAt: savedAt.toISOString(),
  content: contentInFile(content),
});

export const versionFromFile = ({
  revision,
  savedAt,
  content,
}: z.output<typeof versionSchema>): Version => ({
  revision,
  savedAt: new Date(savedAt),
  content: contentFromFile(content),
});

export function contentInFile(recipe: RecipeContent) {
  const { steps, imageUrl: _main, moreImageUrls: _more, ...content } = recipe;
  const { stepImages: _ofSteps, ...texts } = fromSteps(steps);
  return { ...content, ...texts };
}

export function contentFromFile({
  instructions,
  instructionSections,
  ...content
}: z.output<typeof contentSchema>): RecipeContent {
  return { ...content, steps: toSteps({ instructions, instructionSections }) };
}
