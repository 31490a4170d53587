/** Illustration: two recipes and their shopping list. Decorative. */
import lamb from '../../ui/dishes/lamb-roast.webp';
import soup from '../../ui/dishes/pumpkin-soup.webp';
import classes from './product-image.module.css';

const recipes = [
  { picture: lamb, title: 'Sunday lamb roast', facts: '1 h 45 min · Serves 6' },
  { picture: soup, title: 'Pumpkin soup', facts: '50 min · Serves 4' },
];

const lines = [
  { name: 'Carrots', amount: '1 kg', isTicked: true },
  { name: 'Kent pumpkin', amount: '1.5 kg', isTicked: true },
  { name: 'Lamb shoulder', amount: '2 kg', isTicked: false },
  { name: 'Thickened cream', amount: '300 mL', isTicked: false },
];

export function ProductImage() {
  return (
    <div className={classes.picture} aria-hidden>
      {recipes.map(({ picture, title, facts }) => (
        <div key={title} className={classes.recipe}>
          <img src={picture} width={480} height={320} alt="" />
          <strong>{title}</strong>
          <span>{facts}</span>
        </div>
      ))}
      <div className={classes.list}>
        <strong>Shopping list</strong>
        {lines.map(({ name, amount, isTicked }) => (
          <div key={name} className={classes.line} data-ticked={isTicked}>
            <i />
            <span>{name}</span>
            <span className="numerals">{amount}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
