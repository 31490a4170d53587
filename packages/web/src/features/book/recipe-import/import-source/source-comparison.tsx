/** Compares source and recipe field by field. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Button, Loader, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { RecipeImportSource } from '@saltbush/contract/recipe/recipe-import/import-source';
import type { ExtractionSource } from '@saltbush/recipe-parser/page';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { locale } from '../../../../locale';
import { describeError } from '../../../../api/describe-error';
import { ErrorState } from '../../../../ui/feedback/error-state';
import classes from './import-source.module.css';
import { fieldLabels, sourceTexts } from './source-texts';
import { useImportSource, usePageText } from './use-import-source';

export function SourceComparison({ recipe }: { recipe: RecipeOnWire }) {
  const { data, error, isFetching, refetch } = useImportSource(recipe._id);
  if (data) return <SourceFields recipe={recipe} source={data} />;
  if (data === null) {
    return (
      <Text>
        <Trans>
          We have no copy of the original of this recipe. Recipes you import from web pages from now
          on keep one.
        </Trans>
      </Text>
    );
  }
  if (!error) return <Loader aria-label={t`Loading`} />;
  return (
    <ErrorState
      message={describeError(error).message}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

interface SourceFieldsProps {
  recipe: RecipeOnWire;
  source: RecipeImportSource;
}

function SourceFields({ recipe, source }: SourceFieldsProps) {
  const { url, fetchedAt, hasPage, origins } = source;
  const current = sourceTexts(recipe);
  const day = new Date(fetchedAt).toLocaleDateString(locale(), { dateStyle: 'long' });
  return (
    <div className={classes.comparison}>
      <Text>
        {url ? (
          <Trans>
            Read on {day} from{' '}
            <Anchor href={url} target="_blank" rel="noreferrer" className={classes.address}>
              {url}
            </Anchor>
            . Only you can see this.
          </Trans>
        ) : (
          <Trans>Read on {day}. Only you can see this.</Trans>
        )}
      </Text>
      <dl className={classes.fields}>
        {origins.map((origin) => (
          <SourceField key={origin.field} origin={origin} current={current[origin.field]} />
        ))}
      </dl>
      {hasPage ? (
        <PageText recipeId={recipe._id} />
      ) : (
        <Text>
          <Trans>The page itself was too large to keep.</Trans>
        </Text>
      )}
    </div>
  );
}

interface SourceFieldProps {
  origin: RecipeImportSource['origins'][number];
  /** The field's text in the recipe. */
  current: string | undefined;
}

function SourceField({ origin: { field, reader, text }, current }: SourceFieldProps) {
  return (
    <div className={classes.field}>
      <dt>{fieldLabels[field]}</dt>
      <dd>
        <span className={classes.whose}>
          <Trans>The page said</Trans>
        </span>
        <pre className={classes.text}>{text}</pre>
        <Text size="sm" className={classes.reader}>
          <Trans>Found in {sourceLabels[reader]}</Trans>
        </Text>
      </dd>
      <dd>
        <span className={classes.whose}>
          <Trans>Your recipe says</Trans>
        </span>
        <pre className={classes.text}>{current || '–'}</pre>
      </dd>
    </div>
  );
}

const sourceLabels: Record<ExtractionSource, string> = {
  'json-ld': t`the site’s recipe data (JSON-LD)`,
  microdata: t`markup in the page (microdata)`,
  rdfa: t`markup in the page (RDFa)`,
  microformats: t`markup in the page (microformats)`,
  'script-data': t`data in the page’s script`,
  layout: t`what the page shows`,
  head: t`the head of the page and its link`,
};

function PageText({ recipeId }: { recipeId: string }) {
  const [isWanted, setWanted] = useState(false);
  const { data, error, isFetching, refetch } = usePageText(recipeId, isWanted);
  if (!isWanted) {
    return (
      <div>
        <Button variant="default" onClick={() => setWanted(true)}>
          <Trans>Show the saved page as text</Trans>
        </Button>
      </div>
    );
  }
  if (error) {
    return (
      <ErrorState
        message={describeError(error).message}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <section aria-labelledby="kept-page">
      <Title id="kept-page" order={3} size="h4">
        <Trans>The saved page as text</Trans>
      </Title>
      {data ? <p className={classes.page}>{data.text}</p> : <Loader aria-label={t`Loading`} />}
    </section>
  );
}
