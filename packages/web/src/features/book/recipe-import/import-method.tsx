/** An import method with its result right below, visible without scrolling. */
import { Alert, Button, Group, Loader, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { PreservedFocus } from '../../../ui/layout/preserved-focus';
import { FoundRecipe } from './found-recipe';
import classes from './import-recipe-page.module.css';
import { importBoxId } from './import-box';
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
      {reading.asked?.way === way && <Outcome reading={reading} />}
    </PreservedFocus>
  );
}

function Outcome({ reading }: { reading: RecipeReading }) {
  const { stage, found, failure, asked } = reading;
  return (
    <>
      {stage && (
        <Group className={classes.progress} justify="space-between">
          <output className={classes.state}>
            <Loader size="sm" aria-hidden /> {stageText(stage, asked?.url)}
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
            <Button mt="sm" variant="default" onClick={selectBox}>
              Paste the text instead
            </Button>
          )}
        </Alert>
      )}
    </>
  );
}

/** What is pasted next takes the place of the link. */
function selectBox(): void {
  const box = document.getElementById(importBoxId);
  box?.focus();
  if (box instanceof HTMLTextAreaElement) box.select();
}

function stageText(stage: ReadStage, url: string | undefined): string {
  if (stage === 'image') return 'Fetching its pictures …';
  return url === undefined ? 'Reading the recipe …' : `Reading the recipe of ${siteOf(url)} …`;
}

/** @example siteOf('https://www.bush.example/damper') // 'bush.example' */
const siteOf = (url: string): string =>
  url
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .split('/', 1)[0] ?? '';
