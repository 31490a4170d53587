/** An image of the food, else of its aisle: found faster than read. */
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { FoodGlyph } from '../../../../ui/food-glyphs/food-glyph';
import { useLoaded } from '../../../../ui/use-loaded';
import { AisleIcon, aisleIconId } from '../aisles/aisle-icon';
import classes from './row-icon.module.css';
import { rowImages } from './row-images.lazy';

export function RowIcon({ line: { key, aisle } }: { line: ListLine }) {
  const glyph = useLoaded(rowImages)?.glyphOfFood(key);
  return (
    <span className={classes.frame}>
      {glyph === undefined ? (
        <AisleIcon id={aisleIconId(aisle)} />
      ) : (
        <FoodGlyph name={glyph} className={classes.food} />
      )}
    </span>
  );
}
