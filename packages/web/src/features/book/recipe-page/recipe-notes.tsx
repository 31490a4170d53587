import { Trans } from '@lingui/react/macro';
import { Title } from '@mantine/core';
import { FormattedText } from '../../recipe/recipe-content';
import classes from './recipe-steps.module.css';

export function RecipeNotes({ recipe }: { recipe: { notes?: string | undefined } }) {
  if (!recipe.notes) return null;
  return (
    <section className={classes.notes} aria-labelledby="notes">
      <Title id="notes" order={2} size="h3">
        <Trans>Notes</Trans>
      </Title>
      <p>
        <FormattedText text={recipe.notes} />
      </p>
    </section>
  );
}
