/** Images of the slides, drawn from our own dishes and foods. Decorative, without any text. */
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconHandFinger from '@tabler/icons-react/dist/esm/icons/IconHandFinger.mjs';
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import type { ReactNode } from 'react';
import barramundi from '../../../../ui/dishes/barramundi-chips.webp';
import bolognese from '../../../../ui/dishes/spaghetti-bolognese.webp';
import curry from '../../../../ui/dishes/green-curry-bowl.webp';
import lamb from '../../../../ui/dishes/lamb-roast.webp';
import pie from '../../../../ui/dishes/meat-pie.webp';
import schnitzel from '../../../../ui/dishes/chicken-schnitzel.webp';
import soup from '../../../../ui/dishes/pumpkin-soup.webp';
import { FoodGlyph } from '../../../../ui/food-glyphs/food-glyph';
import classes from './scenes.module.css';

export function DishesScene() {
  return (
    <Scene>
      <div className={classes.fan}>
        <Dish src={soup} />
        <Dish src={lamb} />
        <Dish src={bolognese} />
      </div>
      <div className={classes.sprinkle}>
        {['tomato', 'herb', 'lemon', 'garlic'].map((name) => (
          <FoodGlyph key={name} name={name} />
        ))}
      </div>
    </Scene>
  );
}

export function RecipesScene() {
  return (
    <Scene>
      <div className={classes.recipes}>
        <RecipeCard src={schnitzel} />
        <RecipeCard src={pie} isLoved />
        <RecipeCard src={curry} />
      </div>
    </Scene>
  );
}

const week = [bolognese, curry, schnitzel, barramundi, soup, pie, lamb];

export function WeekScene() {
  return (
    <Scene>
      <span className={classes.magic}>
        <IconSparkles stroke={1.5} />
      </span>
      <div className={classes.week}>
        {week.map((dish) => (
          <div key={dish} className={classes.day}>
            <Bar width="60%" />
            <Dish src={dish} />
            <Bar width="90%" />
          </div>
        ))}
      </div>
    </Scene>
  );
}

export function DragScene() {
  return (
    <Scene>
      <div className={classes.drag}>
        <div className={classes.days}>
          <div className={classes.planned}>
            <Dish src={curry} />
            <Bar width="70%" />
          </div>
          <div className={classes.free} />
          <div className={classes.planned}>
            <Dish src={soup} />
            <Bar width="55%" />
          </div>
        </div>
        <div className={classes.carried}>
          <Dish src={barramundi} />
          <Bar width="75%" />
          <IconHandFinger className={classes.hand} stroke={1.5} />
        </div>
      </div>
    </Scene>
  );
}

const bought = [
  { food: 'tomato', width: '46%', isTicked: true },
  { food: 'carrot', width: '58%', isTicked: true },
  { food: 'cheese-wedge', width: '40%', isTicked: false },
  { food: 'lemon', width: '34%', isTicked: false },
];

export function ListScene() {
  return (
    <Scene>
      <div className={classes.list}>
        {bought.map(({ food, width, isTicked }) => (
          <div key={food} className={classes.line} data-ticked={isTicked || undefined}>
            <span className={classes.tick}>{isTicked && <IconCheck size={16} stroke={3} />}</span>
            <FoodGlyph name={food} />
            <Bar width={width} />
          </div>
        ))}
      </div>
      <span className={classes.trolley}>
        <IconShoppingCart stroke={1.5} />
      </span>
    </Scene>
  );
}

const Scene = ({ children }: { children: ReactNode }) => (
  <div className={classes.scene} aria-hidden>
    {children}
  </div>
);

const Dish = ({ src }: { src: string }) => (
  <img className={classes.dish} src={src} width={480} height={320} alt="" decoding="async" />
);

/** Stands for a line of text. */
const Bar = ({ width }: { width: string }) => <span className={classes.bar} style={{ width }} />;

function RecipeCard({ src, isLoved = false }: { src: string; isLoved?: boolean }) {
  return (
    <div className={classes.recipe} data-loved={isLoved || undefined}>
      <Dish src={src} />
      {isLoved && <IconHeartFilled className={classes.heart} size={22} />}
      <Bar width="80%" />
      <Bar width="50%" />
    </div>
  );
}
