/** The meals that asked for a line, each with its share, how the sum was made, and what to do with it. */
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ShoppingLineOnWire } from '@saltbush/contract/shopping-list';
import { formatDay, weekdayName, weekdayOf } from '@saltbush/domain/meal-plans/week';
import { foodKeyOf } from '@saltbush/domain/shopping-list/splits';
import { paths } from '../../../app/paths';
import { ChangeButton } from './change-button';
import classes from './line-parts.module.css';
import { LineSum } from './line-sum';
import { joinWording, keepWordingApart, wordingsOf, type WordingParts } from './split-line';

export interface LinePartsProps {
  id: string;
  line: ShoppingLineOnWire;
  /** A line was taken apart or joined; called with the key of the line to look at. Absent: it can't be. */
  onSplit?: ((line: string) => void) | undefined;
  /** What else can be done with the line. */
  children?: ReactNode;
}

export function LineParts({ id, line, onSplit, children }: LinePartsProps) {
  const wordings = wordingsOf(line);
  return (
    <div id={id} className={classes.parts}>
      {wordings.map((group) => (
        <div key={group.wording.key} className={classes.group}>
          {wordings.length > 1 && <WordingHead line={line} group={group} onSplit={onSplit} />}
          <ul className={classes.list}>
            {group.parts.map((part, index) => (
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
        </div>
      ))}
      <LineSum line={line} onSplit={onSplit} />
      {line.apartFrom !== undefined && onSplit && (
        <ChangeButton
          change={joinWording(line, line.apartFrom)}
          label={`Put together with ${line.apartFrom}: ${line.name}`}
          mt="sm"
          onChanged={() => onSplit(foodKeyOf(line.key))}
        >
          Put together with {line.apartFrom}
        </ChangeButton>
      )}
      {children}
    </div>
  );
}

/** What some recipes call it, when others call it something else. */
function WordingHead({
  line,
  group: { wording, isPlain },
  onSplit,
}: Pick<LinePartsProps, 'line' | 'onSplit'> & { group: WordingParts }) {
  return (
    <div className={classes.wording}>
      <h3 className={classes.wordingName}>{wording.name}</h3>
      {onSplit && !isPlain && (
        <ChangeButton
          change={keepWordingApart(line, wording)}
          label={`Keep apart: ${wording.name}`}
          onChanged={() => onSplit(wording.key)}
        >
          Keep apart
        </ChangeButton>
      )}
    </div>
  );
}
