/** One recipe of a printed cookbook, with the amounts as its cook wrote them. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { formatMinutes, totalTime } from '@saltbush/domain/recipe/recipes/times';
import { FormattedText } from '../../recipe/recipe-content';
import { Image } from '../../../ui/images/image';
import classes from './printed-cookbook.module.css';

export function PrintedRecipe({ recipe }: { recipe: RecipeOnWire }) {
  const { _id, title, description, notes, imageUrl, ingredients } = recipe;
  return (
    <article className={classes.recipe} id={`recipe-${_id}`}>
      <h2 className={classes.recipeTitle}>{title}</h2>
      <p className={classes.facts}>{factsOf(recipe)}</p>
      {imageUrl !== undefined && (
        <div className={classes.image}>
          <Image src={imageUrl} isEager />
        </div>
      )}
      {description && (
        <div>
          <FormattedText text={description} />
        </div>
      )}
      <h3>{t`Ingredients`}</h3>
      <ul className={classes.lines}>
        {ingredients.map((line, index) => (
          <li key={index}>
            {[line.amount, line.unit, line.name].filter(Boolean).join(' ')}
            {line.note ? `, ${line.note}` : ''}
          </li>
        ))}
      </ul>
      <Method recipe={recipe} />
      {notes && (
        <>
          <h3>{t`Notes`}</h3>
          <div className={classes.text}>
            <FormattedText text={notes} />
          </div>
        </>
      )}
    </article>
  );
}

function Method({ recipe: { instructions } }: { recipe: RecipeOnWire }) {
  if (instructions.length === 0) return null;
  return (
    <>
      <h3>
        <Trans>Method</Trans>
      </h3>
      <ol className={classes.steps}>
        {instructions.map((text, index) => (
          <li key={index}>
            <FormattedText text={text} />
          </li>
        ))}
      </ol>
    </>
  );
}

function factsOf(recipe: RecipeOnWire): string {
  const minutes = totalTime(recipe);
  return [
    recipe.yieldText ?? (recipe.serves === undefined ? undefined : t`Serves ${recipe.serves}`),
    minutes === undefined ? undefined : formatMinutes(minutes),
  ]
    .filter((fact) => fact !== undefined)
    .join(' · ');
}
