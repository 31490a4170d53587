/** An import method with its result right below, visible without scrolling. */
import { Alert, Button, Group, Loader, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { PreservedFocus } from '../../../ui/layout/preserved-focus';
import { FoundRecipe } from './found-recipe';
import classes from './import-recipe-page.module.css';
import { recipeTextId } from './recipe-text-form';
import type { RecipeReading, ReadStage, WayIn } from './use-read-recipe';

export interface ImportMethodProps {
  reading: RecipeReading;
  way: WayIn;
  children: ReactNode;
}

export function ImportMethod({ reading, way, children }: ImportMethodProps) {
  return (
    <PreservedFocus className={classes.ways}>
      {children}
      {reading.way === way && <Outcome reading={reading} />}
    </PreservedFocus>
  );
}

function Outcome({ reading }: { reading: RecipeReading }) {
  const { stage, found, failure } = reading;
  return (
    <>
      {stage && (
        <Group className={classes.progress} justify="space-between">
          <output className={classes.state}>
            <Loader size="sm" aria-hidden /> {stageLabels[stage]}
          </output>
          <Button variant="default" onClick={reading.cancel}>
            Cancel
          </Button>
        </Group>
      )}
      {found && <FoundRecipe draft={found} onTake={reading.take} onChoose={reading.choose} />}
      {failure && (
        <Alert color="red" role="alert" title={failure.title}>
          <Text>{failure.message}</Text>
          {failure.canPaste && (
            <Button
              mt="sm"
              variant="default"
              onClick={() => document.getElementById(recipeTextId)?.focus()}
            >
              Paste the text instead
            </Button>
          )}
        </Alert>
      )}
    </>
  );
}

const stageLabels: Record<ReadStage, string> = {
  recipe: 'Reading the recipe …',
  image: 'Fetching its picture …',
};
