/** The meals that asked for a line, each with its share, how the sum was made, and what to do with it. */
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ShoppingLineOnWire } from '@saltbush/contract/shopping-list';
import { formatDay, weekdayName, weekdayOf } from '@saltbush/domain/meal-plans/week';
import { paths } from '../../app/paths';
import classes from './line-parts.module.css';

export interface LinePartsProps {
  id: string;
  line: ShoppingLineOnWire;
  /** What can be done with the line. */
  children?: ReactNode;
}

export function LineParts({ id, line, children }: LinePartsProps) {
  return (
    <div id={id} className={classes.parts}>
      <ul className={classes.list}>
        {line.parts.map((part, index) => (
          <li key={index} className={classes.part}>
            <span className={classes.meal}>
              <Link to={paths.recipe} params={{ id: part.recipe }}>
                {part.recipeTitle}
              </Link>
              <span className={classes.day}>
                {weekdayName(weekdayOf(part.date))} {formatDay(part.date)}
              </span>
            </span>
            <span className={classes.share}>{part.text || part.ingredientText}</span>
          </li>
        ))}
      </ul>
      {line.reason !== undefined && (
        <p className={classes.reason}>
          {line.isApproximate && <strong>Approximate. </strong>}
          {line.reason}
        </p>
      )}
      {children}
    </div>
  );
}
