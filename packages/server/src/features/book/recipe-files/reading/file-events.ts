/** What reading a file comes upon, one after the other. */
import type {
  TextReading,
  ReadRecipe,
  RecipeInFile,
  UnreadField,
} from '@saltbush/recipe-parser/file';
import type { ImageCredit } from '@saltbush/contract/recipe/images';
import type { TransferMetadata } from '../../../recipe/recipes';
import type { FurtherImage } from '../saltbush-archive/recipe-file';

export interface Progress {
  done: number;
  total: number;
}

export type FileEvent =
  /** Reported before a large file is opened, so that a crash shows which file caused it. */
  | (Progress & { kind: 'opening'; place: string })
  | (Progress & {
      kind: 'recipe';
      /** "Lemon tart.paprikarecipe#0" */
      place: string;
      format: string;
      recipe: RecipeInFile;
      beside: FilesBeside;
      /** What it was in the Saltbush that it comes from. */
      original?: TransferOriginal;
    })
  | (Progress & {
      kind: 'others';
      place: string;
      section: string;
      items: unknown[];
      beside: FilesBeside;
    })
  | (Progress & {
      kind: 'versions';
      place: string;
      /** Of the file with their recipe. */
      recipePlace: string;
      versions: TransferMetadata['versions'];
    })
  /** A page that is only an image: the reader of photos reads it. */
  | (Progress & { kind: 'scan'; place: string; page: number; image: Uint8Array })
  | (Progress & { kind: 'left-over'; place: string; format: string; fields: UnreadField[] })
  | (Progress & { kind: 'unread'; place: string; reason: string });

/** A file of the archive by a name that a recipe gives it: beside the recipe, or from the top. */
export type FilesBeside = (name: string) => Promise<Buffer | undefined>;

export interface TransferOriginal {
  id: string;
  /** Where it comes from. Here it is private: a file publishes nothing. */
  wasPublic: boolean;
  facts: TransferMetadata;
  /** Who made its image. */
  imageCredit?: ImageCredit | undefined;
  further: FurtherImage[];
}

/** The recipes of one file, or a sentence on why there are none. */
export type ContentReading =
  | { problem: string }
  | {
      /** Made one at a time, when it is wanted. */
      recipes: Iterable<ReadableRecipe>;
      /** About as many. */
      total: number;
      /** What else was in it; complete once the recipes are read. */
      leftOver(): UnreadField[];
    };

export interface ReadableRecipe {
  format: string;
  read: ReadRecipe;
}

/** A reading whose recipes are all known. */
export function allAtOnce(reading: TextReading): ContentReading {
  if ('problem' in reading) return reading;
  const { format, recipes, notUnderstood } = reading;
  return {
    recipes: recipes.map((read) => ({ format, read })),
    total: recipes.length,
    leftOver: () => notUnderstood,
  };
}
