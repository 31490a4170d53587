/** Dishes side by side, behind the sign-in pages and on the landing page. Decoration only. */
import barramundi from './barramundi-chips.webp';
import bolognese from './spaghetti-bolognese.webp';
import curry from './green-curry-bowl.webp';
import lamb from './lamb-roast.webp';
import lamingtons from './lamingtons.webp';
import pavlova from './pavlova.webp';
import pie from './meat-pie.webp';
import schnitzel from './chicken-schnitzel.webp';
import soup from './pumpkin-soup.webp';
import classes from './dish-wall.module.css';
import { useIsHydrated } from '../use-is-hydrated';

const dishes = [lamb, soup, pavlova, barramundi, curry, bolognese, lamingtons, schnitzel, pie];

/** Low priority: the page and its scripts load first. */
export function DishWall({ className }: { className?: string }) {
  const isHydrated = useIsHydrated();
  return (
    <div className={`${classes.wall} ${className ?? ''}`} aria-hidden>
      {dishes.map((dish) => (
        <span key={dish}>
          {isHydrated && <img src={dish} width={480} height={320} alt="" decoding="async" />}
        </span>
      ))}
    </div>
  );
}
