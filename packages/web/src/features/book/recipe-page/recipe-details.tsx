/** What few look for while they cook: times, course and cuisine, tags, diets, and where the recipe is from. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Title } from '@mantine/core';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { knownServes, whatItMakes } from '@saltbush/domain/recipe/recipes/serves';
import { formatMinutes } from '@saltbush/domain/recipe/recipes/times';
import { courseName } from '@saltbush/domain/recipe/recipes/choice-names';
import { RecipeSource } from '../../recipe/recipe-content';
import { TagList } from '../../recipe/recipes';
import { DietBadge } from './diets/diet-badge';
import { suitedDiet } from './diets/suited-diet';
import classes from './recipe-details.module.css';

/** Nothing for a recipe of which none of them is known. */
export function RecipeDetails({ recipe }: { recipe: RecipeOnWire }) {
  const facts = factsOf(recipe);
  const diet = suitedDiet(recipe);
  const { tags, sourceAttribution } = recipe;
  if (facts.length === 0 && !diet && tags.length === 0 && !sourceAttribution) return null;
  return (
    <section className={classes.details} aria-labelledby="details">
      <Title id="details" order={2} size="h3">
        <Trans>Details</Trans>
      </Title>
      {facts.length > 0 && (
        <dl className={classes.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={classes.chips}>
        {diet && <DietBadge diet={diet} />}
        <TagList tags={tags} isLarge />
      </div>
      {sourceAttribution && <RecipeSource source={sourceAttribution} />}
    </section>
  );
}

type Fact = [name: string, value: string];

function factsOf(recipe: RecipeOnWire): Fact[] {
  const { prepMinutes, cookMinutes, course, cuisine, yieldText } = recipe;
  const facts: [string, string | undefined][] = [
    [t`Prep`, prepMinutes === undefined ? undefined : formatMinutes(prepMinutes)],
    [t`Cook`, cookMinutes === undefined ? undefined : formatMinutes(cookMinutes)],
    [t`Course`, course && courseName(course)],
    [t`Cuisine`, cuisine],
    [t`Makes`, whatItMakes(yieldText, knownServes(recipe))],
  ];
  return facts.filter((fact): fact is Fact => Boolean(fact[1]));
}
