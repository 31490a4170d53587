/** A small image of a food, for lists; what it shows always stands beside it. */
import sprite from './food-glyphs.svg';

export interface FoodGlyphProps {
  /** One of `foodGlyphs` of the domain; another one draws nothing. */
  name: string;
  className?: string | undefined;
}

/** @example <FoodGlyph name="carrot" className={classes.icon} /> */
export function FoodGlyph({ name, className }: FoodGlyphProps) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
