/** Dishes side by side, behind the sign-in pages and on the landing page. Decoration only. */
import barramundi from './dishes/barramundi-chips.webp';
import bolognese from './dishes/spaghetti-bolognese.webp';
import curry from './dishes/green-curry-bowl.webp';
import lamb from './dishes/lamb-roast.webp';
import lamingtons from './dishes/lamingtons.webp';
import pavlova from './dishes/pavlova.webp';
import pie from './dishes/meat-pie.webp';
import schnitzel from './dishes/chicken-schnitzel.webp';
import soup from './dishes/pumpkin-soup.webp';
import classes from './dish-wall.module.css';

const dishes = [lamb, soup, pavlova, barramundi, curry, bolognese, lamingtons, schnitzel, pie];

export function DishWall({ className }: { className?: string }) {
  return (
    <div className={`${classes.wall} ${className ?? ''}`} aria-hidden>
      {dishes.map((dish) => (
        <img key={dish} src={dish} width={480} height={320} alt="" decoding="async" />
      ))}
    </div>
  );
}
