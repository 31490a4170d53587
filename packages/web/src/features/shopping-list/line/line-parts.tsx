/** Recipes behind an item with their shares, how the sum was made, and actions. */
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ShoppingLineOnWire } from '@saltbush/contract/shopping-list';
import { formatDay, weekdayName, weekdayOf } from '@saltbush/domain/meal-plans/week';
import { foodKeyOf } from '@saltbush/domain/shopping-list/splits';
import { paths } from '../../../paths';
import { useListHousehold } from '../list-household';
import { ChangeButton } from './change-button';
import { choiceText } from './choice-text';
import classes from './line-parts.module.css';
import { LineSum } from './line-sum';
import { mergeWording, splitWording, wordingsOf, type WordingParts } from './split-line';

export interface LinePartsProps {
  id: string;
  line: ShoppingLineOnWire;
  /** Called with the key of the item to focus after a split or merge. Absent: not possible. */
  onSplit?: ((line: string) => void) | undefined;
  /** Further actions. */
  children?: ReactNode;
}

export function LineParts({ id, line, onSplit, children }: LinePartsProps) {
  const wordings = wordingsOf(line);
  const householdId = useListHousehold();
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
                <span className={classes.share}>{shareText(part)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <LineSum line={line} onSplit={onSplit} />
      {line.apartFrom !== undefined && onSplit && (
        <ChangeButton
          change={mergeWording(line, line.apartFrom, householdId)}
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

/** A row without an amount says all there is to say. */
function shareText({ text, ingredientText, alternatives, isOptional }: Part): string {
  if (text === '') return ingredientText;
  const label = [text, choiceText(alternatives)].filter((part) => part !== '').join(' ');
  return isOptional ? `${label}, optional` : label;
}

type Part = ShoppingLineOnWire['parts'][number];

/** The name in the recipe, if it differs. */
function WordingHead({
  line,
  group: { wording, isPlain },
  onSplit,
}: Pick<LinePartsProps, 'line' | 'onSplit'> & { group: WordingParts }) {
  const householdId = useListHousehold();
  return (
    <div className={classes.wording}>
      <h3 className={classes.wordingName}>{wording.name}</h3>
      {onSplit && !isPlain && (
        <ChangeButton
          change={splitWording(line, wording, householdId)}
          label={`Keep apart: ${wording.name}`}
          onChanged={() => onSplit(wording.key)}
        >
          Keep apart
        </ChangeButton>
      )}
    </div>
  );
}
