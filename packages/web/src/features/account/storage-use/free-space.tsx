/** Ways to make space, each with what it would bring; what takes most stands first. */
import { t } from '@lingui/core/macro';
import { Button, Text } from '@mantine/core';
import type { StorageUse } from '@saltbush/contract/account/storage-use';
import { useConfirm } from '../../../ui/dialog/use-confirm';
import { Panel } from '../../../ui/layout/panel';
import { LinkButton } from '../../../ui/link-button';
import classes from './storage.module.css';
import { useFreeSpace } from './use-storage';
import { waysToFreeSpace, type WayToFreeSpace } from './ways-to-free-space';

export function FreeSpace({ use }: { use: StorageUse }) {
  return (
    <Panel title={t`Make room`}>
      <ul className={classes.ways}>
        {waysToFreeSpace(use).map((way) => (
          <Way key={way.text} {...way} />
        ))}
      </ul>
    </Panel>
  );
}

function Way({ text, link, deletion }: WayToFreeSpace) {
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
}: NonNullable<WayToFreeSpace['deletion']> & { householdId?: string }) {
  const remove = useFreeSpace(way, done, householdId);
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
