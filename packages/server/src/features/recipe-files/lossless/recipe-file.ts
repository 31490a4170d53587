/**
 * A recipe in our own export: everything of it, in the words of the wire (docs/formats.md).
 *
 * Writing and reading are each other's opposite; `version` in the manifest counts changes that an older
 * reader would misread.
 */
import * as z from 'zod/mini';
import { idSchema, timestampSchema } from '@saltbush/contract/fields';
import { keptVersions } from '@saltbush/contract/recipe-versions';
import { recipeInputSchema } from '@saltbush/contract/recipes';
import type { RecipeInFile } from '@saltbush/domain/recipe-files/recipe-in-file';
import { sampleOf, saysSomething } from '@saltbush/domain/recipe-files/fields';
import type { RecipeContent } from '@saltbush/domain/recipes/recipe';
import { fromSteps, toSteps } from '@saltbush/domain/recipes/steps';
import type { BookRecipe, MovedFacts } from '../../recipes';

const contentSchema = z.omit(recipeInputSchema, { _id: true, imageUrl: true, evidenceId: true });

const revisionSchema = z.int().check(z.gte(1));

const movedRecipeSchema = z.object({
  _id: idSchema,
  ...contentSchema.shape,
  /** Name of its picture in the archive. */
  image: z.optional(z.string().check(z.regex(/^images\/[0-9a-f-]{36}\.webp$/))),
  revision: revisionSchema,
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
  sharing: z.object({
    mode: z.enum(['private', 'public']),
    isListed: z.boolean(),
    listedAt: z.optional(timestampSchema),
  }),
  /** What it said before; the current text is not among them. */
  versions: z
    .array(z.object({ revision: revisionSchema, savedAt: timestampSchema, content: contentSchema }))
    .check(z.maxLength(keptVersions)),
});
export type MovedRecipe = z.output<typeof movedRecipeSchema>;

export interface WholeRecipe extends BookRecipe {
  versions: MovedFacts['versions'];
}

export function writeRecipeFile({ shown, content, imageId, listedAt, versions }: WholeRecipe) {
  return {
    _id: shown._id,
    ...onWire(content),
    ...(imageId !== null && { image: imageName(imageId) }),
    revision: shown.revision,
    createdAt: shown.createdAt,
    updatedAt: shown.updatedAt,
    sharing: {
      mode: shown.sharingSettings.mode,
      isListed: shown.sharedWith.saltbush,
      ...(listedAt !== null && { listedAt: listedAt.toISOString() }),
    },
    versions: versions.map((version) => ({
      revision: version.revision,
      savedAt: version.savedAt.toISOString(),
      content: onWire(version.content),
    })),
  };
}

export interface ReadRecipe {
  recipe: RecipeInFile;
  original: { id: string; facts: MovedFacts };
}

/** @returns the fields that are wrong when it is none of ours */
export function readRecipeFile(json: unknown): ReadRecipe | { problem: string } {
  const parsed = z.safeParse(movedRecipeSchema, json);
  if (!parsed.success) return { problem: z.prettifyError(parsed.error).slice(0, 500) };
  const { _id, image, revision, createdAt, updatedAt, sharing, versions, ...content } = parsed.data;
  return {
    recipe: {
      draft: { ...ofWire(content), ingredientLines: [] },
      isFavourite: false,
      createdAt,
      pictures: image === undefined ? [] : [{ kind: 'beside', name: image }],
      notUnderstood: unknownFields(json as object),
    },
    original: {
      id: _id,
      facts: {
        revision,
        updatedAt: new Date(updatedAt),
        sharingMode: sharing.mode,
        isListed: sharing.isListed && sharing.mode === 'public',
        listedAt: sharing.listedAt === undefined ? null : new Date(sharing.listedAt),
        versions: versions.map((version) => ({
          revision: version.revision,
          savedAt: new Date(version.savedAt),
          content: ofWire(version.content),
        })),
      },
    },
  };
}

export const imageName = (imageId: string): string => `images/${imageId}.webp`;

function onWire({ steps, imageUrl: _picture, ...content }: RecipeContent) {
  return { ...content, ...fromSteps(steps) };
}

function ofWire({
  instructions,
  instructionSections,
  ...content
}: z.output<typeof contentSchema>): RecipeContent {
  return { ...content, steps: toSteps({ instructions, instructionSections }) };
}

/** Of a newer Saltbush perhaps: named, not passed over. */
function unknownFields(json: object): RecipeInFile['notUnderstood'] {
  return Object.entries(json)
    .filter(([name, value]) => !(name in movedRecipeSchema.shape) && saysSomething(value))
    .map(([path, value]) => ({ path, sample: sampleOf(value) }));
}
