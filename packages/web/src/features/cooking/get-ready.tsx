/** What to get ready before the first step: every ingredient, to be ticked once it is there. */
import { Title } from '@mantine/core';
import type { ConvertedAmount } from '@saltbush/domain/foods/convert-ingredient';
import type { Ingredient } from '@saltbush/domain/ingredients/ingredient';
import { wordsBehind } from '@saltbush/domain/ingredients/words-behind';
import { toSections } from '@saltbush/domain/recipes/sections';
import { AmountText, wordsOf, type AmountReaders } from '../recipes';
import classes from './cooking-screens.module.css';

export interface GetReadyProps {
  ingredients: AmountReaders['ingredients'];
  read: AmountReaders['readWhole'];
  /** Places in the list. */
  ticked: readonly number[];
  onToggle: (ingredient: number) => void;
}

export function GetReady({ ingredients, read, ticked, onToggle }: GetReadyProps) {
  const numbered = ingredients.map((ingredient, place) => ({ ...ingredient, place }));
  return (
    <>
      <Title order={2} id="screen" className={classes.heading} data-said>
        Get ready
      </Title>
      <p className={classes.hint} data-said>
        {ingredients.length === 0
          ? 'This recipe lists no ingredients.'
          : `${ticked.length} of ${ingredients.length} ready`}
      </p>
      {toSections(numbered).map(({ heading, lines }, index) => (
        <div key={index}>
          {heading && <h3 className={classes.section}>{heading}</h3>}
          <ul className={classes.checklist} aria-label={heading ?? 'Ingredients'}>
            {lines.map(({ place, ...ingredient }) => (
              <li key={place}>
                <label className={classes.check}>
                  <input
                    type="checkbox"
                    checked={ticked.includes(place)}
                    onChange={() => onToggle(place)}
                  />
                  <ReadyLine ingredient={ingredient} shown={read(ingredient)} />
                </label>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

interface ReadyLineProps {
  ingredient: Ingredient;
  shown: ConvertedAmount;
}

function ReadyLine({ ingredient: { name, note }, shown }: ReadyLineProps) {
  const words = wordsOf(shown);
  const behind = wordsBehind(words);
  return (
    <span>
      {words && behind === undefined && (
        <>
          <strong className={classes.amount}>
            <AmountText text={words} />
          </strong>{' '}
        </>
      )}
      {name}
      {behind && <span className={classes.note}>, {behind}</span>}
      {note && <span className={classes.note}>, {note}</span>}
    </span>
  );
}
