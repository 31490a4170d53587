/** Field by field: what the page said, and what the recipe says now. */
import { Anchor, Button, Loader, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { ReaderName, RecipeEvidence } from '@saltbush/contract/recipe-evidence';
import type { RecipeOnWire } from '@saltbush/contract/recipes';
import { describeError } from '../../../api/describe-error';
import { ErrorState } from '../../../ui/error-state';
import classes from './evidence.module.css';
import { fieldLabels, keptTexts } from './kept-texts';
import { useEvidence, usePageText } from './use-evidence';

export function EvidenceComparison({ recipe }: { recipe: RecipeOnWire }) {
  const { data, error, isFetching, refetch } = useEvidence(recipe._id);
  if (data) return <Evidence recipe={recipe} evidence={data} />;
  if (data === null) {
    return (
      <Text>
        Nothing was kept of the source of this recipe. What you import from a web page from now on
        keeps it.
      </Text>
    );
  }
  if (!error) return <Loader aria-label="Loading" />;
  return (
    <ErrorState
      message={describeError(error).message}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Evidence({ recipe, evidence }: { recipe: RecipeOnWire; evidence: RecipeEvidence }) {
  const { url, fetchedAt, hasPage, origins } = evidence;
  const kept = keptTexts(recipe);
  const day = new Date(fetchedAt).toLocaleDateString('en-AU', { dateStyle: 'long' });
  return (
    <div className={classes.evidence}>
      <Text>
        Read on {day}
        {url && (
          <>
            {' from '}
            <Anchor href={url} target="_blank" rel="noreferrer" className={classes.address}>
              {url}
            </Anchor>
          </>
        )}
        . Only you can see this.
      </Text>
      <dl className={classes.fields}>
        {origins.map(({ field, reader, text }) => (
          <div key={field} className={classes.field}>
            <dt>{fieldLabels[field]}</dt>
            <dd>
              <span className={classes.said}>The page said</span>
              <pre className={classes.text}>{text}</pre>
              <Text size="sm" className={classes.reader}>
                Found in {readerWords[reader]}
              </Text>
            </dd>
            <dd>
              <span className={classes.said}>Your recipe says</span>
              <pre className={classes.text}>{kept[field] || '–'}</pre>
            </dd>
          </div>
        ))}
      </dl>
      {hasPage ? (
        <PageText recipeId={recipe._id} />
      ) : (
        <Text>The page itself was too large to keep.</Text>
      )}
    </div>
  );
}

const readerWords: Record<ReaderName, string> = {
  'json-ld': 'the site’s recipe data (JSON-LD)',
  microdata: 'marks in the page (microdata)',
  rdfa: 'marks in the page (RDFa)',
  microformats: 'marks in the page (microformats)',
  'script-data': 'the data of the page’s own script',
  layout: 'what the page shows',
  head: 'the head of the page and its address',
};

function PageText({ recipeId }: { recipeId: string }) {
  const [isWanted, setWanted] = useState(false);
  const { data, error, isFetching, refetch } = usePageText(recipeId, isWanted);
  if (!isWanted) {
    return (
      <div>
        <Button variant="default" onClick={() => setWanted(true)}>
          Show the kept page as text
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
        The kept page as text
      </Title>
      {data ? <p className={classes.page}>{data.text}</p> : <Loader aria-label="Loading" />}
    </section>
  );
}
