/** One imported file: progress, then result. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Badge, Button, Group, Progress, Text } from '@mantine/core';
import type { RecipeImportOnWire } from '@saltbush/contract/book/recipe-files';
import { paths } from '../../../paths';
import { LinkButton } from '../../../ui/link-button';
import { PreservedFocus } from '../../../ui/layout/preserved-focus';
import { Panel } from '../../../ui/layout/panel';
import { ImportReport } from './import-report';
import { countText, isToCheck, shareDone } from './import-labels';
import classes from './recipe-files.module.css';
import { isAtWork, useCancelImport, useUndoImport } from './use-imports';

export function ImportCard({ import: one }: { import: RecipeImportOnWire }) {
  return (
    <Panel
      isOneOfMany
      title={one.fileName}
      beside={
        <Badge
          flex="none"
          tt="none"
          variant="light"
          color={isToCheck(one) ? 'yellow' : colours[one.state]}
        >
          {isToCheck(one) ? t`To check` : stateLabels[one.state]}
        </Badge>
      }
    >
      <PreservedFocus className={classes.outcome}>
        {isAtWork(one) ? <AtWork import={one} /> : <Ended import={one} />}
      </PreservedFocus>
    </Panel>
  );
}

function AtWork({ import: one }: { import: RecipeImportOnWire }) {
  const cancel = useCancelImport();
  return (
    <>
      <Progress
        value={shareDone(one)}
        aria-label={t`Reading ${one.fileName}`}
        className={classes.bar}
      />
      <Group justify="space-between" className={classes.row}>
        <output>{countText(one)}</output>
        <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate(one._id)}>
          <Trans>Cancel</Trans>
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        <Trans>You can leave this page: the import keeps going.</Trans>
      </Text>
    </>
  );
}

function Ended({ import: one }: { import: RecipeImportOnWire }) {
  const undo = useUndoImport();
  const canUndo = one.imported > 0 && one.state !== 'undone';
  const isAllRefused = one.problem !== undefined && one.imported === 0;
  return (
    <>
      {one.problem && (
        <Alert
          color="red"
          title={isAllRefused ? t`We could not read this file` : t`We couldn’t read the whole file`}
        >
          {one.problem}
        </Alert>
      )}
      {!isAllRefused && <Text className={classes.numbers}>{countText(one)}</Text>}
      <ImportReport import={one} />
      {canUndo && (
        <Group gap="xs">
          <LinkButton to={paths.myRecipes} variant="light">
            <Trans>See my recipes</Trans>
          </LinkButton>
          <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate(one._id)}>
            <Trans>Undo this import</Trans>
          </Button>
        </Group>
      )}
      {one.state === 'undone' && (
        <div>
          <LinkButton to={paths.deletedRecipes} variant="default">
            <Trans>See the bin</Trans>
          </LinkButton>
        </div>
      )}
    </>
  );
}

const stateLabels: Record<RecipeImportOnWire['state'], string> = {
  waiting: t`Waiting`,
  running: t`Reading`,
  done: t`Done`,
  cancelled: t`Cancelled`,
  failed: t`Failed`,
  undone: t`Undone`,
};

const colours: Record<RecipeImportOnWire['state'], string> = {
  waiting: 'gray',
  running: 'blue',
  done: 'green',
  cancelled: 'gray',
  failed: 'red',
  undone: 'gray',
};
