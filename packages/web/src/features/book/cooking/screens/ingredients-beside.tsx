/** All ingredients beside the step, where the screen has the width. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { toSections } from '@saltbush/recipe-parser/recipe';
import type { AmountReaders } from '../../../recipe/recipe-content';
import classes from './ingredients-beside.module.css';
import { IngredientLine } from './ingredient-line';

export interface IngredientsBesideProps {
  ingredients: AmountReaders['ingredients'];
  read: AmountReaders['readWhole'];
}

export function IngredientsBeside({ ingredients, read }: IngredientsBesideProps) {
  return (
    <aside
      className={classes.beside}
      aria-label={t`Ingredients`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and holds nothing that takes the focus
      tabIndex={0}
    >
      <h3 className={classes.heading}>
        <Trans>Ingredients</Trans>
      </h3>
      {toSections(ingredients).map(({ heading, lines }, index) => (
        <div key={index}>
          {heading && <h4 className={classes.section}>{heading}</h4>}
          <ul className={classes.lines} aria-label={heading ?? t`All ingredients`}>
            {lines.map((ingredient, place) => (
              <li key={place}>
                <IngredientLine ingredient={ingredient} shown={read(ingredient)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </aside>
  );
}
