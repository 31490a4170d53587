/** The full text of an earlier version of a recipe. */
import { t } from '@lingui/core/macro';
import type { RecipeVersionText } from '@saltbush/contract/recipe/recipe-changes';
import { knownServes } from '@saltbush/domain/recipe/recipes/serves';
import { toSteps } from '@saltbush/domain/recipe/recipes/steps';
import { type Ingredient, toSections } from '@saltbush/recipe-parser/recipe';
import { FormattedText, IngredientList } from '../recipe-content';
import classes from './recipe-changes.module.css';

export function RecipeText({ version }: { version: RecipeVersionText }) {
  const { title, description, equipment = [], notes } = version;
  const { ingredients = [], instructions = [], instructionSections } = version;
  const serves = knownServes(version);
  const steps = toSteps({ instructions, instructionSections });
  return (
    <div className={classes.text}>
      <h3>{title}</h3>
      {description && (
        <p>
          <FormattedText text={description} />
        </p>
      )}
      {serves !== undefined && <p>{t`Serves ${serves}`}</p>}
      {toSections(ingredients).map(({ heading, lines }, index) => (
        <div key={index}>
          {heading && <h4>{heading}</h4>}
          <IngredientList heading={heading} ingredients={lines} read={asWritten} />
        </div>
      ))}
      {equipment.length > 0 && <Paragraph heading={t`Equipment`} text={equipment.join(', ')} />}
      {toSections(steps).map(({ heading, lines }, index) => (
        <div key={index}>
          {heading && <h4>{heading}</h4>}
          <ol className={classes.steps} start={steps.indexOf(lines[0]!) + 1}>
            {lines.map(({ text }, at) => (
              <li key={at}>
                <FormattedText text={text} />
              </li>
            ))}
          </ol>
        </div>
      ))}
      {notes && <Paragraph heading={t`Notes`} text={notes} />}
    </div>
  );
}

function Paragraph({ heading, text }: { heading: string; text: string }) {
  return (
    <>
      <h4>{heading}</h4>
      <p>
        <FormattedText text={text} />
      </p>
    </>
  );
}

const asWritten = ({ amount, unit }: Ingredient) => ({ amount, unit, isApproximate: false });
