/** A small image of a food or a dish, for covers and lists; what it shows always stands beside it. */
import sprite from './food-glyphs.svg';

export interface FoodGlyphProps {
  /** One of `allGlyphs` of the domain; another one draws nothing. */
  name: string;
  className?: string | undefined;
}

/** @example <FoodGlyph name="carrot" className={classes.icon} /> */
export function FoodGlyph({ name, className }: FoodGlyphProps) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden>
      <use href={glyphAddress(name)} />
    </svg>
  );
}

/** For a drawing that holds several. */
export const glyphAddress = (name: string): string => `${sprite}#${name}`;
