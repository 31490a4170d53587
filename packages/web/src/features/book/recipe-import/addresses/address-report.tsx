/** Progress of a list of URLs, results and actions. */
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Alert, Anchor, Button, Group, Progress, Text } from '@mantine/core';
import { useState } from 'react';
import { paths } from '../../../../paths';
import { Dialog } from '../../../../ui/dialog/dialog';
import { LinkButton, TextLink } from '../../../../ui/link-button';
import { PlanSeveral } from '../../../plan/meal-plans';
import { useLinesToCheck } from '../../../recipe/recipe-form';
import { RecipeCover } from '../../../recipe/recipes';
import classes from '../import-recipe-page.module.css';
import type { ListedAddress } from './address-list';
import type { useAddressList } from './use-address-list';

export interface AddressReportProps {
  work: ReturnType<typeof useAddressList>;
}

export function AddressReport({ work }: AddressReportProps) {
  const { list, interruption } = work;
  const isDone = ({ state }: ListedAddress) => state !== 'waiting' && state !== 'reading';
  const done = list.filter(isDone).length;
  const toCheck = useLinesToCheck();
  return (
    <>
      <output className={classes.summary}>{summaryOf(list, done)}</output>
      <Progress
        value={(done / list.length) * 100}
        aria-label={t`Links read`}
        className={classes.bar}
      />
      {interruption && <Alert color="yellow" role="alert" title={interruption} />}
      <ListActions work={work} waiting={list.length - done} toCheck={toCheck} />
      <ul className={classes.report} aria-label={t`Result for each link`}>
        {list.map((item) => (
          <li key={item.recipeId} className={classes.result}>
            <Result item={item} linesToCheck={toCheck.get(item.recipeId)} />
            {(item.state === 'failed' || item.state === 'known') && (
              <Button
                variant="subtle"
                aria-label={`${againLabels[item.state]}: ${item.title ?? item.url}`}
                onClick={() => work.again(item)}
              >
                {againLabels[item.state]}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

interface ListActionsProps extends AddressReportProps {
  /** How many addresses are not done. */
  waiting: number;
  /** By the ids of recipes. */
  toCheck: ReadonlyMap<string, number>;
}

function ListActions({ work, waiting, toCheck }: ListActionsProps) {
  if (work.isRunning) {
    return (
      <Group gap="xs">
        <Button variant="default" onClick={work.stop}>
          <Trans>Stop</Trans>
        </Button>
      </Group>
    );
  }
  return (
    <Group gap="xs">
      {waiting > 0 && (
        <Button onClick={work.goOn}>
          <Plural value={waiting} one="Continue with # link" other="Continue with # links" />
        </Button>
      )}
      <CheckButton list={work.list} toCheck={toCheck} />
      <PlanThese list={work.list} />
      <Button variant="default" onClick={work.clear}>
        {waiting > 0 ? t`Close the list` : t`Done`}
      </Button>
    </Group>
  );
}

interface ListProps {
  list: readonly ListedAddress[];
}

/** Leads through the recipes with doubtful lines, one after the other. */
function CheckButton({ list, toCheck }: Pick<ListActionsProps, 'toCheck'> & ListProps) {
  const ids = list.map(({ recipeId }) => recipeId).filter((id) => toCheck.has(id));
  const [first] = ids;
  if (first === undefined) return null;
  return (
    <LinkButton to={paths.editRecipe} params={{ id: first }} search={{ check: 'true' }}>
      <Trans>Check {ids.length}</Trans>
    </LinkButton>
  );
}

function PlanThese({ list }: ListProps) {
  const [isOpen, setOpen] = useState(false);
  const recipes = list.flatMap(({ state, recipeId, knownId, title = '' }) =>
    isHere(state) ? [{ _id: knownId ?? recipeId, title }] : [],
  );
  if (recipes.length === 0) return null;
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        <Plural value={recipes.length} one="Plan it" other="Plan these" />
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t`Add to meal plan`}
        size="question"
      >
        <PlanSeveral recipes={recipes} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

const isHere = (state: ListedAddress['state']) => state === 'imported' || state === 'known';

const againLabels = { failed: t`Try again`, known: t`Import again` } as const;

interface ResultProps {
  item: ListedAddress;
  linesToCheck: number | undefined;
}

function Result({ item, linesToCheck }: ResultProps) {
  const { state, recipeId, knownId, title = '', url, reason, imageUrl, cover } = item;
  if (isHere(state)) {
    return (
      <div className={classes.found}>
        <span className={classes.image} aria-hidden>
          <RecipeCover recipe={{ title, imageUrl, cover }} sizes="4rem" />
        </span>
        <div>
          <TextLink to={paths.recipe} params={{ id: knownId ?? recipeId }}>
            {title}
          </TextLink>
          <Text className={classes.quiet} size="sm">
            {state === 'known' ? t`You already have this` : importedText(linesToCheck)}
          </Text>
        </div>
      </div>
    );
  }
  return (
    <div>
      {state === 'failed' && title === '' && /^https?:/i.test(url) ? (
        <Anchor href={url} target="_blank" rel="noreferrer" className={classes.address}>
          {url}
        </Anchor>
      ) : (
        <Text className={classes.address}>{title || url}</Text>
      )}
      <Text size="sm" className={state === 'failed' ? classes.failed : classes.quiet}>
        {state === 'failed' ? reason : state === 'reading' ? t`Reading …` : t`Waiting`}
      </Text>
    </div>
  );
}

const importedText = (linesToCheck = 0): string => {
  if (linesToCheck === 0) return t`Imported`;
  return plural(linesToCheck, {
    one: 'Imported, # line to check',
    other: 'Imported, # lines to check',
  });
};

/** "12 of 20: 9 imported, 2 already there, 1 failed". */
function summaryOf(list: readonly ListedAddress[], done: number): string {
  const count = (state: ListedAddress['state']) =>
    list.filter((item) => item.state === state).length;
  const [imported, known, failed] = [count('imported'), count('known'), count('failed')];
  const counts = [
    imported > 0 && t`${imported} imported`,
    known > 0 && t`${known} already there`,
    failed > 0 && t`${failed} failed`,
  ]
    .filter(Boolean)
    .join(', ');
  const all = list.length;
  return counts === '' ? t`${done} of ${all}` : t`${done} of ${all}: ${counts}`;
}
