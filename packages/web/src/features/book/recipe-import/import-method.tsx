/** An import method with its result right below, visible without scrolling. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, Loader, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { PreservedFocus } from '../../../ui/layout/preserved-focus';
import { FoundRecipe } from './found-recipe';
import classes from './import-recipe-page.module.css';
import { PasteInstead } from './paste-instead';
import type { ReadFailure, RecipeReading, ReadStage, WayIn } from './use-read-recipe';

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
            <Trans>Cancel</Trans>
          </Button>
        </Group>
      )}
      {found && (
        <FoundRecipe
          draft={found}
          onTake={reading.take}
          onChoose={reading.choose}
          onPaste={reading.paste}
        />
      )}
      {failure && <Failure failure={failure} reading={reading} />}
    </>
  );
}

interface FailureProps {
  failure: ReadFailure;
  reading: RecipeReading;
}

function Failure({ failure, reading }: FailureProps) {
  const { title, message, canPaste, elsewhere, text } = failure;
  return (
    <>
      <Alert color={elsewhere === undefined ? 'red' : 'blue'} role="alert" title={title}>
        <Text>{message}</Text>
        {elsewhere !== undefined && (
          <Button mt="sm" onClick={() => reading.goTo(elsewhere)}>
            <Trans>Open the recipe at {siteOf(elsewhere)}</Trans>
          </Button>
        )}
      </Alert>
      {canPaste && <PasteInstead key={text} start={text} onRead={reading.paste} />}
    </>
  );
}

function stageText(stage: ReadStage, url: string | undefined): string {
  if (stage === 'image') return t`Fetching its pictures …`;
  return url === undefined ? t`Reading the recipe …` : t`Reading the recipe of ${siteOf(url)} …`;
}

/** @example siteOf('https://www.bush.example/damper') // 'bush.example' */
const siteOf = (url: string): string =>
  url
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .split('/', 1)[0] ?? '';
