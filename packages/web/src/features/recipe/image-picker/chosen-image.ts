/** What the picker is given and what it gives back. */
import type { ImageCredit } from '@saltbush/contract/recipe/images';

export interface ChosenImage {
  imageUrl: string;
  /** Of a stock photo. */
  credit?: ImageCredit | undefined;
  /** The recipe's, if the picker had to ask for it. */
  title?: string | undefined;
}

/** The recipe that needs an image. */
export interface ImageRecipe {
  /** Blank while it is not typed. */
  title: string;
  ingredients: readonly string[];
  instructions: readonly string[];
}

export interface Failure {
  title: string;
  message: string;
}

export interface PickerPanelProps {
  recipe: ImageRecipe;
  onChoose: (image: ChosenImage) => void;
  onFile: (file: File) => void;
  /** Opens another tab. */
  onOpenTab: (tab: PickerTab) => void;
  /** What the tab says instead of the reason when no image was drawn or the search failed. */
  failures?: Readonly<Record<'photos' | 'drawing', Failure>> | undefined;
}

export type PickerTab = 'curated' | 'upload' | 'photos' | 'drawing';
