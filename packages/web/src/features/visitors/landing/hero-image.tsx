/** The week behind its shopping list. A phone shows the list alone. */
import classes from './hero-image.module.css';
import { ProductScreen } from './product-screen';

export const HeroImage = () => (
  <div className={classes.image}>
    <ProductScreen name="week" sizes="34rem" className={classes.week} />
    <ProductScreen name="phone-list" isEager sizes="15rem" className={classes.list} />
  </div>
);
