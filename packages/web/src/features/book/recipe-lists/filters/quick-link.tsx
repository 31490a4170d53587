import { Link, type LinkProps } from '@tanstack/react-router';
import classes from './chips.module.css';

/** A link that stands in the row of quick filters. */
export const QuickLink = ({ to, children }: Pick<LinkProps, 'to' | 'children'>) => (
  <Link to={to} className={classes.choice}>
    {children}
  </Link>
);
