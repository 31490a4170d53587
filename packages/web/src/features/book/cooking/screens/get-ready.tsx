/** Checklist of the ingredients before the first step. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Title } from '@mantine/core';
import { toSections } from '@saltbush/recipe-parser/recipe';
import type { AmountReaders } from '../../../recipe/recipe-content';
import tickBox from '../../../../ui/fields/tick-box.module.css';
import classes from './cooking-screens.module.css';
import { IngredientLine } from './ingredient-line';

export interface GetReadyProps {
  ingredients: AmountReaders['ingredients'];
  read: AmountReaders['readWhole'];
  /** Indices in the list. */
  ticked: readonly number[];
  onToggle: (ingredient: number) => void;
}

export function GetReady({ ingredients, read, ticked, onToggle }: GetReadyProps) {
  const numbered = ingredients.map((ingredient, place) => ({ ...ingredient, place }));
  return (
    <>
      <Title order={2} id="screen" className={classes.heading} data-announced>
        <Trans>Get ready</Trans>
      </Title>
      <p className={classes.hint} data-announced>
        {ingredients.length === 0
          ? t`This recipe lists no ingredients.`
          : t`${{ ready: ticked.length }} of ${{ all: ingredients.length }} ready`}
      </p>
      {toSections(numbered).map(({ heading, lines }, index) => (
        <div key={index}>
          {heading && <h3 className={classes.section}>{heading}</h3>}
          <ul className={classes.checklist} aria-label={heading ?? t`Ingredients`}>
            {lines.map(({ place, ...ingredient }) => (
              <li key={place}>
                <label className={classes.check}>
                  <input
                    type="checkbox"
                    className={tickBox.box}
                    checked={ticked.includes(place)}
                    onChange={() => onToggle(place)}
                  />
                  <IngredientLine ingredient={ingredient} shown={read(ingredient)} />
                </label>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
