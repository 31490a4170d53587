/** The steps of a recipe, counted through, under their headings. */
import { Title } from '@mantine/core';
import type { RecipeOnWire } from '@saltbush/contract/recipes';
import { toSections } from '@saltbush/domain/recipes/sections';
import { toSteps } from '@saltbush/domain/recipes/steps';
import classes from './recipe-steps.module.css';

export interface RecipeStepsProps {
  recipe: Pick<RecipeOnWire, 'instructions' | 'instructionSections'>;
}

export function RecipeSteps({ recipe }: RecipeStepsProps) {
  const sections = toSections(toSteps(recipe));
  const startOf = (index: number) =>
    1 + sections.slice(0, index).reduce((count, { lines }) => count + lines.length, 0);
  return (
    <section aria-labelledby="steps">
      <Title id="steps" order={2} size="h3" className={classes.title}>
        Steps
      </Title>
      {sections.map(({ heading, lines }, index) => (
        <div key={index}>
          {heading && <h3 className={classes.heading}>{heading}</h3>}
          <ol
            className={classes.steps}
            start={startOf(index)}
            style={{ counterReset: `step ${startOf(index) - 1}` }}
          >
            {lines.map(({ text }, line) => (
              <li key={line}>{text}</li>
            ))}
          </ol>
        </div>
      ))}
      {sections.length === 0 && <p className={classes.none}>No steps yet.</p>}
    </section>
  );
}
