/** Progress of a list of URLs, results and actions. */
import { Alert, Anchor, Button, Group, Progress, Text } from '@mantine/core';
import { paths } from '../../../../paths';
import { TextLink } from '../../../../ui/link-button';
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
  return (
    <>
      <output className={classes.summary}>{summaryOf(list, done)}</output>
      <Progress
        value={(done / list.length) * 100}
        aria-label="Links read"
        className={classes.bar}
      />
      {interruption && <Alert color="yellow" role="alert" title={interruption} />}
      <ListActions work={work} waiting={list.length - done} />
      <ul className={classes.report} aria-label="What became of each link">
        {list.map((item) => (
          <li key={item.recipeId} className={classes.result}>
            <Result item={item} />
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

/** `waiting`: how many addresses are not done. */
function ListActions({ work, waiting }: AddressReportProps & { waiting: number }) {
  if (work.isRunning) {
    return (
      <Group gap="xs">
        <Button variant="default" onClick={work.stop}>
          Stop
        </Button>
      </Group>
    );
  }
  return (
    <Group gap="xs">
      {waiting > 0 && <Button onClick={work.goOn}>Continue with {waitingText(waiting)}</Button>}
      <Button variant="default" onClick={work.clear}>
        {waiting > 0 ? 'Put the list aside' : 'Done'}
      </Button>
    </Group>
  );
}

const againLabels = { failed: 'Try again', known: 'Import again' } as const;

function Result({ item }: { item: ListedAddress }) {
  const { state, recipeId, knownId, title, url, reason } = item;
  if (state === 'imported' || state === 'known') {
    return (
      <div>
        <TextLink to={paths.recipe} params={{ id: knownId ?? recipeId }}>
          {title}
        </TextLink>
        <Text className={classes.quiet} size="sm">
          {state === 'known' ? 'You already have this' : 'Imported'}
        </Text>
      </div>
    );
  }
  return (
    <div>
      {state === 'failed' && /^https?:/i.test(url) ? (
        <Anchor href={url} target="_blank" rel="noreferrer" className={classes.address}>
          {url}
        </Anchor>
      ) : (
        <Text className={classes.address}>{url}</Text>
      )}
      <Text size="sm" className={state === 'failed' ? classes.failed : classes.quiet}>
        {state === 'failed' ? reason : state === 'reading' ? 'Reading …' : 'Waiting'}
      </Text>
    </div>
  );
}

/** "12 of 20: 9 imported, 2 already there, 1 failed". */
function summaryOf(list: readonly ListedAddress[], done: number): string {
  const count = (state: ListedAddress['state']) =>
    list.filter((item) => item.state === state).length;
  const parts = [
    [count('imported'), 'imported'],
    [count('known'), 'already there'],
    [count('failed'), 'failed'],
  ] as const;
  const counts = parts
    .filter(([number]) => number > 0)
    .map(([number, word]) => `${number} ${word}`);
  return `${done} of ${list.length}${counts.length > 0 ? `: ${counts.join(', ')}` : ''}`;
}

const waitingText = (count: number) => (count === 1 ? '1 link' : `${count} links`);
