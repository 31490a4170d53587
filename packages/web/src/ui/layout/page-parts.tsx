/** Parts of a page, one below the other. Those below one that still loads wait for it, so that nothing moves. */
import type { ReactNode } from 'react';
import classes from './page-parts.module.css';

export const PageParts = ({ children }: { children: ReactNode }) => (
  <div className={classes.parts}>{children}</div>
);
