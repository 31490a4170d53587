/** Figures, each with what it means in words. */
import type { ReactNode } from 'react';
import classes from './figures.module.css';

export const Figures = ({ children }: { children: ReactNode }) => (
  <ul className={classes.figures}>{children}</ul>
);

export interface FigureProps {
  title: string;
  value: ReactNode;
  /** What it counts, or what it is good for. */
  text: ReactNode;
}

export const Figure = ({ title, value, text }: FigureProps) => (
  <li className={classes.figure}>
    <span className={classes.title}>{title}</span>
    <span className={classes.value}>{value}</span>
    <span className={classes.text}>{text}</span>
  </li>
);
