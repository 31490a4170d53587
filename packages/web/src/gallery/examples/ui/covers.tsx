import { dishKinds } from '@saltbush/domain/recipe/recipes/cover/cover';
import { RecipeCover } from '../../../features/recipe/recipes';
import { DishWall } from '../../../ui/dishes/dish-wall';
import { FoodGlyph } from '../../../ui/food-glyphs/food-glyph';
import { Image } from '../../../ui/images/image';
import { Logo } from '../../../ui/images/logo';
import { Plate } from '../../../ui/images/plate';
import { TileCover } from '../../../ui/images/tile-cover';
import type { Example, ExampleGroup } from '../../example';
import { longWord } from '../../names';
import classes from './covers.module.css';

const dishOf = (kind: (typeof dishKinds)[number]): Example => ({
  name: `Drawn dish: ${kind}`,
  Show: () => (
    <div className={classes.cover}>
      <RecipeCover
        recipe={{ title: kind, cover: { kind, foods: ['tomato', 'lemon'], colour: 'olive' } }}
        sizes="22rem"
      />
    </div>
  ),
});

const inCover = (cover: React.ReactNode) => () => <div className={classes.cover}>{cover}</div>;

export const covers: ExampleGroup = {
  name: 'Images and covers',
  examples: [
    { name: 'Logo', Show: Logo },
    { name: 'Image', Show: inCover(<Image src="/screens/week-840.webp" />) },
    {
      name: 'Image that cannot be loaded',
      Show: inCover(<Image src="/images/none.webp" fallback={<TileCover seed={longWord} />} />),
    },
    { name: 'Pattern', Show: inCover(<TileCover seed={longWord} />) },
    { name: 'Pattern, as a band', Show: inCover(<TileCover seed="b" columns={16} rows={2} />) },
    { name: 'Plate', Show: inCover(<Plate />) },
    { name: 'Glyph of a food', Show: () => <FoodGlyph name="carrot" className={classes.glyph} /> },
    { name: 'Wall of dishes', Show: () => <DishWall /> },
    ...dishKinds.map(dishOf),
  ],
};
