/** What is drawn for a recipe without an image. */

/** Sets of four tones each; the web package has the tones. */
export const coverColours = ['terracotta', 'olive', 'rose', 'honey', 'amber', 'teal'] as const;
export type CoverColour = (typeof coverColours)[number];

export interface RecipeCover {
  /** The name of a glyph, for the plate. */
  readonly dish: string;
  /** Names of other glyphs, each once, at most five. */
  readonly foods: readonly string[];
  readonly colour: CoverColour;
}
