/** The cook log below a recipe; loaded when it scrolls into view. */
import { Trans } from '@lingui/react/macro';
import { Skeleton, Title } from '@mantine/core';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { WhenNear } from '../../../ui/layout/when-near';
import classes from './cook-log.module.css';
import { EntryList } from './entry-list.lazy';

export function CookLog({ recipe }: { recipe: Pick<RecipeOnWire, '_id' | 'title' | 'revision'> }) {
  return (
    <section className={classes.log} aria-labelledby="cook-log-heading">
      <Title id="cook-log-heading" order={2} size="h3">
        <Trans>Cook log</Trans>
      </Title>
      <WhenNear className={classes.space}>
        <EntryList whileLoading={<Skeleton height={44} />} recipe={recipe} />
      </WhenNear>
    </section>
  );
}
