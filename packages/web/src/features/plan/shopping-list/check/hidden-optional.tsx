/** What recipes can do without, when it is left off the list: how many, and a way back. */
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useListContext } from '../list-context';
import classes from './hidden-optional.module.css';
import { useOptionalSwitch } from './use-optional-switch';

export function HiddenOptional() {
  const count = useListContext().list.hiddenOptional.length;
  const { setShown } = useOptionalSwitch();
  if (count === 0) return null;
  return (
    <p className={classes.hidden}>
      <Plural value={count} one="# optional item hidden" other="# optional items hidden" />
      <Button
        variant="subtle"
        px="xs"
        aria-label={t`Show optional items`}
        onClick={() => setShown(true)}
      >
        <Trans>Show</Trans>
      </Button>
    </p>
  );
}
