/** A plate with cutlery, for a meal without a recipe and for an empty week. Decoration only. */
import classes from './plate.module.css';

export function Plate() {
  return (
    <svg className={classes.plate} viewBox="0 0 120 90" aria-hidden>
      <g className={classes.cutlery}>
        <path d="M14 25v13a5 5 0 0 0 10 0V25M19 25v41" />
        <path d="M99 66V25c5 3 6 9 6 15s-2 8-6 8" />
      </g>
      <circle className={classes.rim} cx="60" cy="45" r="26" />
      <circle className={classes.well} cx="60" cy="45" r="17" />
      <g className={classes.sprig}>
        <path d="M60 54V41" />
        <path d="M60 47c-6 0-8-4-8-7 5 0 8 2 8 7ZM60 47c6 0 8-4 8-7-5 0-8 2-8 7ZM60 42c-4-3-3-7 0-9 3 2 4 6 0 9Z" />
      </g>
    </svg>
  );
}
