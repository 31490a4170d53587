/** Illustrations of the features. Decorative. */
import barramundi from '../../ui/dishes/barramundi-chips.webp';
import bolognese from '../../ui/dishes/spaghetti-bolognese.webp';
import curry from '../../ui/dishes/green-curry-bowl.webp';
import pavlova from '../../ui/dishes/pavlova.webp';
import pie from '../../ui/dishes/meat-pie.webp';
import schnitzel from '../../ui/dishes/chicken-schnitzel.webp';
import classes from './feature-images.module.css';

export function RecipeImage() {
  return (
    <div className={classes.card} aria-hidden>
      <img className={classes.dish} src={pavlova} width={480} height={320} alt="" loading="lazy" />
      <div className={classes.body}>
        <strong>Berry &amp; kiwi pavlova</strong>
        <div className={classes.chips}>
          <span>Serves 8</span>
          <span>2 h</span>
          <span>Dessert</span>
        </div>
        <Line name="Egg whites" amount="6" />
        <Line name="Caster sugar" amount="1½ cups" />
        <Line name="Strawberries" amount="250 g" />
      </div>
    </div>
  );
}

const week = [
  { day: 'Mon', dish: bolognese },
  { day: 'Tue', dish: curry },
  { day: 'Wed', dish: schnitzel },
  { day: 'Thu', dish: barramundi },
  { day: 'Fri', note: 'Takeaway' },
  { day: 'Sat', dish: pie },
];

export function PlanImage() {
  return (
    <div className={classes.week} aria-hidden>
      {week.map(({ day, dish, note }) => (
        <div key={day} className={classes.day}>
          <strong>{day}</strong>
          {dish ? (
            <img src={dish} width={480} height={320} alt="" loading="lazy" />
          ) : (
            <span>{note}</span>
          )}
        </div>
      ))}
    </div>
  );
}

export function ListImage() {
  return (
    <div className={classes.card} aria-hidden>
      <div className={classes.body}>
        <strong>Meat</strong>
        <Line name="Beef mince" amount="1.5 kg" />
        <div className={classes.parts}>
          <span>Spaghetti bolognese · 500 g</span>
          <span>Meat pies · 1 kg</span>
        </div>
        <Line name="Chicken breast" amount="800 g" />
        <strong>Fruit &amp; veg</strong>
        <Line name="Brown onions" amount="4" />
        <Line name="Lemons" amount="3" />
      </div>
    </div>
  );
}

function Line({ name, amount }: { name: string; amount: string }) {
  return (
    <div className={classes.line}>
      <span>{name}</span>
      <span className="numerals">{amount}</span>
    </div>
  );
}
