/** What reading a file comes upon, one after the other. */
import type { RecipeInFile, UnreadField } from '@saltbush/domain/recipe-files/recipe-in-file';
import type { MovedFacts } from '../../recipes';

export interface Progress {
  done: number;
  total: number;
}

export type Found =
  | (Progress & {
      kind: 'recipe';
      /** "Lemon tart.paprikarecipe#0" */
      place: string;
      format: string;
      recipe: RecipeInFile;
      beside: FilesBeside;
      /** What it was in the Saltbush that it comes from. */
      original?: MovedOriginal;
    })
  | (Progress & { kind: 'others'; place: string; parts: MovedParts })
  | (Progress & { kind: 'left-over'; place: string; format: string; fields: UnreadField[] })
  | (Progress & { kind: 'unread'; place: string; reason: string });

/** A file of the archive by a name that a recipe gives it: beside the recipe, or from the top. */
export type FilesBeside = (name: string) => Promise<Buffer | undefined>;

export interface MovedOriginal {
  id: string;
  facts: MovedFacts;
}

/** The parsed content of each part's file, by the part's name. */
export type MovedParts = ReadonlyMap<string, unknown>;
