/** When a recipe was cooked: a summary, and the entries, latest first. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import IconChefHat from '@tabler/icons-react/dist/esm/icons/IconChefHat.mjs';
import { useRef, useState, type Ref } from 'react';
import type { CookLogEntry } from '@saltbush/contract/plan/cook-log';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { describeCooking, formatCookedOn } from '@saltbush/domain/plan/cook-log/cook-log';
import { imageIdOf, imageUrl } from '@saltbush/contract/recipe/image-address';
import { describeError } from '../../../api/describe-error';
import { useViewMode } from '../../../api/view-mode';
import { useUser } from '../../../api/session';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Image } from '../../../ui/images/image';
import { useToday, useView } from '../../device/view-mode';
import classes from './cook-log.module.css';
import { CookedDialog } from './cooked-dialog';
import { CookedVersion } from './cooked-version';
import { useChangeLog, useCookLog } from './use-cook-log';

export interface EntryListProps {
  recipe: Pick<RecipeOnWire, '_id' | 'title' | 'revision'>;
}

export function EntryList({ recipe }: EntryListProps) {
  const user = useUser();
  return user ? <ListOf recipe={recipe} userId={user._id} /> : null;
}

function ListOf({ recipe, userId }: EntryListProps & { userId: string }) {
  const { scope } = useView(userId, 'enableMealPlanning');
  const [open, setOpen] = useState<{ entry?: CookLogEntry }>();
  const [shown, setShown] = useState(open);
  if (open && open !== shown) setShown(open);
  return (
    <>
      <Entries recipe={recipe} onOpen={setOpen} />
      <CookedDialog
        recipe={open && recipe}
        entry={shown?.entry}
        scope={scope}
        onClose={() => setOpen(undefined)}
      />
    </>
  );
}

interface EntriesProps extends EntryListProps {
  onOpen: (open: { entry?: CookLogEntry }) => void;
}

function Entries({ recipe, onOpen }: EntriesProps) {
  const log = useCookLog(recipe._id);
  const today = useToday(useViewMode());
  const add = useRef<HTMLButtonElement>(null);
  const { remove } = useChangeLog(recipe._id);
  const { data, error, isFetching, hasNextPage, isFetchingNextPage } = log;
  if (!data) {
    if (!error) return <Skeleton height={44} />;
    const { message } = describeError(error);
    const retry = () => void log.refetch();
    return <ErrorState message={message} isRetrying={isFetching} onRetry={retry} />;
  }
  const handleRemove = (entry: CookLogEntry) => {
    // The clicked button is removed.
    add.current?.focus();
    void remove(entry);
  };
  return (
    <>
      <div className={classes.summary}>
        <CookedButton ref={add} onClick={() => onOpen({})} />
        <span>{describeCooking(data, today)}</span>
      </div>
      {data.entries.length > 0 && (
        <ul className={classes.entries} aria-label={t`Cook log`}>
          {data.entries.map((entry) => (
            <Entry key={entry._id} entry={entry} onEdit={onOpen} onRemove={handleRemove} />
          ))}
        </ul>
      )}
      {hasNextPage && <MoreButton isBusy={isFetchingNextPage} onClick={log.fetchNextPage} />}
    </>
  );
}

function CookedButton(props: { ref: Ref<HTMLButtonElement>; onClick: () => void }) {
  return (
    <Button
      {...props}
      variant="default"
      leftSection={<IconChefHat size={20} stroke={1.75} aria-hidden />}
    >
      <Trans>Cooked it</Trans>
    </Button>
  );
}

/** Not `loading`, which disables the button and would lose the focus. */
function MoreButton({ isBusy, onClick }: { isBusy: boolean; onClick: () => Promise<unknown> }) {
  return (
    <Button variant="default" aria-disabled={isBusy} onClick={() => void onClick()}>
      {isBusy ? t`Loading …` : t`Show more`}
    </Button>
  );
}

interface EntryProps {
  entry: CookLogEntry;
  onEdit: EntriesProps['onOpen'];
  onRemove: (entry: CookLogEntry) => void;
}

function Entry({ entry, onEdit, onRemove }: EntryProps) {
  const day = formatCookedOn(entry.cookedOn, useToday(entry.householdId));
  const { people, note } = entry;
  return (
    <li className={classes.entry}>
      <div>
        <span className={classes.day}>{day.charAt(0).toUpperCase() + day.slice(1)}</span>
        {people.length > 0 && <span className={classes.people}> · {people.join(', ')}</span>}
        {note && <p className={classes.note}>{note}</p>}
        <Photo imageUrl={entry.imageUrl} day={day} />
        {entry.earlierRevision !== undefined && <CookedVersion entry={entry} day={day} />}
      </div>
      <div className={classes.buttons}>
        <Button
          size="compact-md"
          mih={44}
          variant="subtle"
          aria-label={t`Edit the entry: ${day}`}
          onClick={() => onEdit({ entry })}
        >
          <Trans>Edit</Trans>
        </Button>
        <Button
          size="compact-md"
          mih={44}
          variant="subtle"
          color="red"
          aria-label={t`Delete the entry: ${day}`}
          onClick={() => onRemove(entry)}
        >
          <Trans>Delete</Trans>
        </Button>
      </div>
    </li>
  );
}

function Photo({ imageUrl: url, day }: Pick<CookLogEntry, 'imageUrl'> & { day: string }) {
  const id = url && imageIdOf(url);
  if (!id) return null;
  return (
    <div className={classes.photo}>
      <Image src={imageUrl(id, 400)} alt={t`Photo of the dish, ${day}`} />
    </div>
  );
}
