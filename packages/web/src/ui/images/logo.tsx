/** The mark and the name. The mark is decoration: the name beside it says the same. */
import classes from './logo.module.css';

export function Logo() {
  return (
    <span className={classes.logo}>
      <img src={`${basePath}/logo.svg`} width={36} height={36} alt="" />
      <span className={classes.name}>Saltbush</span>
    </span>
  );
}
