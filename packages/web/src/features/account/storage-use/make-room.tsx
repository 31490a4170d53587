/** Ways to make room, each with what it would bring; what takes most stands first. */
import { Button, Text } from '@mantine/core';
import type { StorageUse } from '@saltbush/contract/account/storage-use';
import { useConfirm } from '../../../ui/dialog/use-confirm';
import { Panel } from '../../../ui/layout/panel';
import { LinkButton } from '../../../ui/link-button';
import classes from './storage.module.css';
import { useMakeRoom } from './use-storage';
import { waysToMakeRoom, type WayToMakeRoom } from './ways-to-make-room';

export function MakeRoom({ use }: { use: StorageUse }) {
  return (
    <Panel title="Make room">
      <ul className={classes.ways}>
        {waysToMakeRoom(use).map((way) => (
          <Way key={way.text} {...way} />
        ))}
      </ul>
    </Panel>
  );
}

function Way({ text, link, deletion }: WayToMakeRoom) {
  return (
    <li className={classes.way}>
      <Text>{text}</Text>
      <div className={classes.buttons}>
        {link && (
          <LinkButton to={link.to} variant="default">
            {link.label}
          </LinkButton>
        )}
        {deletion && <Deletion {...deletion} />}
      </div>
    </li>
  );
}

/** @param householdId of a community; undefined: of oneself */
export function Deletion({
  way,
  done,
  question,
  label,
  isEmpty,
  householdId,
}: NonNullable<WayToMakeRoom['deletion']> & { householdId?: string }) {
  const remove = useMakeRoom(way, done, householdId);
  const { ask, dialog } = useConfirm();
  const askFirst = () =>
    ask({ ...question, isDangerous: true, onConfirm: () => remove.mutateAsync() });
  return (
    <>
      <Button variant="default" disabled={isEmpty} onClick={askFirst}>
        {label}
      </Button>
      {dialog}
    </>
  );
}
