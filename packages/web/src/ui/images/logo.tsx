/** The mark and the name. The mark is decoration: the name beside it says the same. */
import { Trans } from '@lingui/react/macro';
import classes from './logo.module.css';

export function Logo() {
  return (
    <span className={classes.logo}>
      <img src={`${basePath}/logo.svg`} width={36} height={36} alt="" />
      <span className={classes.name}>
        <Trans>Saltbush</Trans>
      </span>
    </span>
  );
}
