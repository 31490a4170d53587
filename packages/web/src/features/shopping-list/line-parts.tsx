/** The meals that asked for a line, each with its share, and how the sum was made. */
import { Link } from '@tanstack/react-router';
import type { ShoppingLineOnWire } from '@saltbush/contract/shopping-list';
import { formatDay, weekdayName, weekdayOf } from '@saltbush/domain/meal-plans/week';
import { paths } from '../../app/paths';
import classes from './line-parts.module.css';

export function LineParts({ id, line }: { id: string; line: ShoppingLineOnWire }) {
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
    </div>
  );
}
