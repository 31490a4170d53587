/**
 * A recipe in our own export: everything of it, in the words of the wire (docs/formats.md).
 *
 * Writing and reading are each other's opposite; `version` in the manifest counts changes that an older
 * reader would misread.
 */
import * as z from 'zod/mini';
import type { ImageCredit } from '@saltbush/contract/recipe/images';
import { idSchema, lineSchema, webAddressSchema } from '@saltbush/contract/schemas/fields';
import { maxVersions } from '@saltbush/contract/book/recipe-versions';
import { recipeLimits } from '@saltbush/contract/recipe/recipes';
import { maxLength } from '@saltbush/contract/schemas/lengths';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import type { RecipeInFile } from '@saltbush/recipe-parser/file';
import type { RecipeContent } from '@saltbush/recipe-parser/recipe';
import { furtherImages, type TransferRecipe, type TransferMetadata } from '../../../recipe/recipes';
import { momentSchema, revisionSchema } from './stored-fields';
import { unknownFields } from './unknown-fields';
import {
  contentFromFile,
  contentInFile,
  contentSchema,
  versionFromFile,
  versionInFile,
  versionSchema,
} from './version-in-file';

const lineOfCredit = lineSchema(300);
const creditSchema = z.object({
  name: lineOfCredit,
  url: z.optional(webAddressSchema(2_000)),
  source: lineOfCredit,
  licence: lineOfCredit,
  licenceUrl: z.optional(webAddressSchema(2_000)),
});
creditSchema satisfies z.ZodMiniType<ImageCredit>;

export const imageNameSchema = z.string().check(z.regex(/^images\/[0-9a-f-]{36}\.webp$/));

const archivedRecipeSchema = z.object({
  _id: idSchema,
  ...contentSchema.shape,
  /** Name of its image in the archive. */
  image: z.optional(imageNameSchema),
  /** Further images of the dish, and images of its steps, likewise. */
  moreImages: z.optional(z.array(imageNameSchema).check(maxLength(recipeLimits.moreImages))),
  stepImages: z.optional(
    z
      .array(
        z.object({
          step: z.int().check(z.gte(0), z.lte(recipeLimits.instructions - 1)),
          image: imageNameSchema,
        }),
      )
      .check(maxLength(recipeLimits.instructions)),
  ),
  /** Who made the main image. */
  imageCredit: z.optional(creditSchema),
  revision: revisionSchema,
  createdAt: momentSchema,
  updatedAt: momentSchema,
  sharing: z.object({
    mode: z.enum(['private', 'public']),
    isListed: z.boolean(),
    listedAt: z.optional(momentSchema),
  }),
  /** The first of the earlier versions; a long history goes on in `versions-file.ts`. */
  versions: z.array(versionSchema).check(maxLength(maxVersions)),
});
export type ArchivedRecipe = z.output<typeof archivedRecipeSchema>;

export interface WholeRecipe extends TransferRecipe {
  versions: TransferMetadata['versions'];
}

export function writeRecipeFile({ shown, content, imageId, listedAt, versions }: WholeRecipe) {
  return {
    _id: shown._id,
    ...contentInFile(content),
    ...(imageId !== null && { image: imageName(imageId), imageCredit: shown.imageCredit }),
    ...imagesBesides(content),
    revision: shown.revision,
    createdAt: shown.createdAt,
    updatedAt: shown.updatedAt,
    sharing: {
      mode: shown.sharingSettings.mode,
      isListed: shown.sharedWith.saltbush,
      ...(listedAt !== null && { listedAt: listedAt.toISOString() }),
    },
    versions: versions.map(versionInFile),
  };
}

function imagesBesides(content: RecipeContent) {
  const rows = furtherImages(content);
  const named = rows.map(({ step, imageId }) => ({ step, image: imageName(imageId) }));
  const moreImages = named.flatMap(({ step, image }) => (step === null ? [image] : []));
  const stepImages = named.filter(({ step }) => step !== null);
  return {
    ...(moreImages.length > 0 && { moreImages }),
    ...(stepImages.length > 0 && { stepImages }),
  };
}

/** An image of a recipe besides its main one. */
export interface FurtherImage {
  /** In the archive. */
  name: string;
  /** That it shows, by its place from 0; absent: it shows the dish. */
  step?: number;
}

export interface ReadRecipe {
  recipe: RecipeInFile;
  original: {
    id: string;
    wasPublic: boolean;
    facts: TransferMetadata;
    imageCredit?: ImageCredit | undefined;
    further: FurtherImage[];
  };
}

/** @returns the fields that are wrong when it is none of ours */
export function readRecipeFile(json: unknown): ReadRecipe | { problem: string } {
  const parsed = parseInput(archivedRecipeSchema, json);
  if (!parsed.success) return { problem: z.prettifyError(parsed.error).slice(0, 500) };
  const { _id, image, imageCredit, moreImages = [], stepImages = [], ...rest } = parsed.data;
  const { revision, createdAt, updatedAt, sharing, versions, ...content } = rest;
  return {
    recipe: {
      draft: { ...contentFromFile(content), ingredientLines: [] },
      isFavourite: false,
      createdAt,
      images: image === undefined ? [] : [{ kind: 'beside', name: image }],
      notUnderstood: unknownFields(json, parsed.data),
    },
    original: {
      id: _id,
      wasPublic: sharing.mode === 'public',
      imageCredit,
      further: [
        ...moreImages.map((name) => ({ name })),
        ...stepImages.map(({ image: name, step }) => ({ name, step })),
      ],
      facts: {
        revision,
        updatedAt: new Date(updatedAt),
        versions: versions.map(versionFromFile),
      },
    },
  };
}

export const imageName = (imageId: string): string => `images/${imageId}.webp`;

/** @example imageIdIn('images/0196….webp') // '0196…' */
export const imageIdIn = (name: string): string => name.slice('images/'.length, -'.webp'.length);
