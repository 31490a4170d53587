/** Readers of the recipe, whatever its visibility: by name, or by a link sent to their email. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Skeleton, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import type { NewShareLink } from '@saltbush/contract/recipe/sharing/share-links';
import type { Reader } from '@saltbush/contract/recipe/sharing/sharing';
import { describeError } from '../../../../api/describe-error';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { MadeLink } from '../links/made-link';
import { WorkingLinks } from '../links/working-links';
import { PartHead } from '../part-head';
import classes from '../sharing.module.css';
import { PersonForm } from './person-form';
import { useReaders } from './use-readers';

export function People({ recipe }: { recipe: RecipeOnWire }) {
  const { readers, isIncomplete, names, others, add, remove } = useReaders(recipe);
  const [made, setMade] = useState<NewShareLink>();
  const heading = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState<Reader>();
  const handleRemove = (reader: Reader) => {
    remove(reader);
    setRemoved(reader);
  };
  const handleAdd = (reader: Reader) => {
    add(reader);
    if (reader._id === removed?._id) setRemoved(undefined);
  };
  const handleUndo = (reader: Reader) => {
    add(reader);
    setRemoved(undefined);
    heading.current?.focus();
  };
  return (
    <section className={classes.part} aria-labelledby="share-people">
      <PartHead id="share-people" title={t`People`} hint={peopleHint} heading={heading} />
      <ReaderList readers={readers} onRemove={handleRemove} />
      {removed && <RemovedReader reader={removed} onUndo={handleUndo} />}
      {isIncomplete && <NamesStatus names={names} />}
      <WorkingLinks
        recipeId={recipe._id}
        kind="private"
        onFocusLost={() => heading.current?.focus()}
        onTurnedOff={(id) => setMade((shown) => (shown?._id === id ? undefined : shown))}
      />
      <PersonForm recipeId={recipe._id} others={others} onAdd={handleAdd} onMade={setMade} />
      {made && (
        <MadeLink text={madeText(made)} label={t`Their link`} title={recipe.title} url={made.url} />
      )}
    </section>
  );
}

const peopleHint = t`They can always see it: people of your communities by name, anyone else by email with a link of their own.`;

type ReaderHandler = (reader: Reader) => void;

function ReaderList({ readers, onRemove }: { readers: Reader[]; onRemove: ReaderHandler }) {
  if (readers.length === 0) return null;
  return (
    <ul className={classes.working} aria-label={t`People who can see it`}>
      {readers.map((reader) => (
        <li key={reader._id}>
          <Text fw={600} className={classes.whose}>
            {reader.username}
          </Text>
          <Button
            variant="subtle"
            color="red"
            px="sm"
            aria-label={t`Remove ${reader.username}`}
            onClick={() => onRemove(reader)}
          >
            <Trans>Remove</Trans>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function RemovedReader({ reader, onUndo }: { reader: Reader; onUndo: ReaderHandler }) {
  return (
    <p className={classes.removed}>
      <output>
        <Trans>{reader.username} was removed from the list.</Trans>
      </output>
      <Button
        key={reader._id}
        // The clicked button is removed.
        ref={focusOn}
        variant="subtle"
        px="sm"
        onClick={() => onUndo(reader)}
      >
        <Trans>Undo</Trans>
      </Button>
    </p>
  );
}

const focusOn = (button: HTMLButtonElement | null) => button?.focus();

/** Loading or failed: some readers are not in the list yet. */
function NamesStatus({ names }: Pick<ReturnType<typeof useReaders>, 'names'>) {
  return (
    <>
      {names.isPending && <Skeleton height={44} />}
      {names.isError && (
        <ErrorState
          message={describeError(names.error).message}
          isRetrying={names.isFetching}
          onRetry={() => void names.refetch()}
        />
      )}
    </>
  );
}

const madeText = ({ email = '', isMailed }: NewShareLink): string =>
  isMailed
    ? t`We sent the link to ${email}. Here it is once more: it won’t be shown again.`
    : t`The link for ${email} is ready. Email isn’t set up here, so please send it yourself: it won’t be shown again.`;
