/** Import report: failed recipes, missing images, unknown fields. */
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Alert, Button, Text } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useState, type ReactNode } from 'react';
import type { RecipeImportOnWire } from '@saltbush/contract/book/recipe-files';
import { freeSpace } from '../../../api/describe-error';
import { paths } from '../../../paths';
import { LinkButton, TextLink } from '../../../ui/link-button';
import classes from './recipe-files.module.css';
import { useImportItems, type ItemFilter } from './use-imports';

export function ImportReport({ import: one }: { import: RecipeImportOnWire }) {
  const { report } = one;
  return (
    <div className={classes.report}>
      {report.withoutRoom > 0 && <WithoutSpace import={one} />}
      {report.formats.length > 0 && (
        <Text size="sm">
          <Trans>Read as {report.formats.join(', ')}.</Trans>
        </Text>
      )}
      {report.others.length > 0 && (
        <Text size="sm">
          <Trans>
            Also imported: {report.others.map(({ name, count }) => `${name} (${count})`).join(', ')}
            .
          </Trans>
        </Text>
      )}
      {report.missingPictures > 0 && <Text size="sm">{missingText(report.missingPictures)}</Text>}
      {report.withoutIngredients > 0 && <WithoutIngredients import={one} />}
      {one.failed > 0 && (
        <Unfolding label={t`${{ failed: one.failed }} failed`}>
          <Items importId={one._id} filter={{ outcome: 'failed' }} />
        </Unfolding>
      )}
      {one.alreadyThere > 0 && (
        <Unfolding label={t`${{ alreadyThere: one.alreadyThere }} already there`}>
          <Items importId={one._id} filter={{ outcome: 'already-there' }} />
        </Unfolding>
      )}
      {report.unreadFiles.length > 0 && <UnreadFiles report={report} />}
      {report.unreadFields.length > 0 && <UnreadFields report={report} />}
    </div>
  );
}

const missingText = (count: number): string =>
  plural(count, {
    one: 'Couldn’t download one picture.',
    other: 'Couldn’t download # pictures.',
  });

function WithoutSpace({ import: { imported, report } }: { import: RecipeImportOnWire }) {
  return (
    <Alert color="yellow" title={t`Your storage is full`}>
      <Text size="sm" mb="xs">
        <Plural value={imported} one="# recipe was imported." other="# recipes were imported." />{' '}
        <Plural
          value={report.withoutRoom}
          one="There was no room for # recipe or entry."
          other="There was no room for # others."
        />{' '}
        <Trans>Make room, then import the file again: we’ll skip what you already have.</Trans>
      </Text>
      <LinkButton to={freeSpace.to} variant="default">
        {freeSpace.label}
      </LinkButton>
    </Alert>
  );
}

function WithoutIngredients({ import: one }: { import: RecipeImportOnWire }) {
  const { withoutIngredients } = one.report;
  return (
    <Alert
      color="yellow"
      title={plural(withoutIngredients, {
        one: '# recipe has no ingredients',
        other: '# recipes have no ingredients',
      })}
    >
      <Plural
        value={withoutIngredients}
        one="Open it and add what is missing."
        other="Open them and add what is missing."
      />
      <Unfolding label={t`Show`}>
        <Items importId={one._id} filter={{ hasWarning: true }} />
      </Unfolding>
    </Alert>
  );
}

function Unfolding({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const Icon = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <div>
      <Button
        variant="subtle"
        px="xs"
        leftSection={<Icon size={18} stroke={1.75} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setOpen((wasOpen) => !wasOpen)}
      >
        {label}
      </Button>
      {isOpen && children}
    </div>
  );
}

function Items({ importId, filter }: { importId: string; filter: ItemFilter }) {
  const items = useImportItems(importId, filter);
  return (
    <>
      <ul className={classes.list}>
        {items.data?.map(({ title, recipe, reason }, at) => (
          <li key={at}>
            {recipe === undefined ? (
              <b>{title || t`Without a title`}</b>
            ) : (
              <TextLink to={paths.recipe} params={{ id: recipe }}>
                {title}
              </TextLink>
            )}
            {reason && `: ${reason}`}
          </li>
        ))}
      </ul>
      {items.hasNextPage && (
        <Button
          variant="default"
          loading={items.isFetchingNextPage}
          onClick={() => void items.fetchNextPage()}
        >
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  );
}

type Report = RecipeImportOnWire['report'];

function UnreadFiles({ report: { unreadFiles, moreUnreadFiles } }: { report: Report }) {
  const count = unreadFiles.length + moreUnreadFiles;
  return (
    <Unfolding label={plural(count, { one: '# file skipped', other: '# files skipped' })}>
      <ul className={classes.list}>
        {unreadFiles.map(({ name, reason }, at) => (
          <li key={at}>
            <b>{name}</b>: {reason}
          </li>
        ))}
        {moreUnreadFiles > 0 && (
          <li>
            <Trans>And {moreUnreadFiles} more.</Trans>
          </li>
        )}
      </ul>
    </Unfolding>
  );
}

function UnreadFields({ report: { unreadFields, moreUnreadFields } }: { report: Report }) {
  const count = unreadFields.length + moreUnreadFields;
  return (
    <Unfolding
      label={plural(count, {
        one: '# field we couldn’t read',
        other: '# fields we couldn’t read',
      })}
    >
      <Text size="sm" c="dimmed">
        <Trans>
          Recipes here have no field for these. Text that someone wrote went into the notes.
        </Trans>
      </Text>
      <ul className={classes.list}>
        {unreadFields.map(({ format, path, sample, count: recipes }) => (
          <li key={`${format} ${path}`}>
            {recipes > 1 ? (
              <Trans>
                <b>{path}</b>, as in “{sample}” ({recipes} times)
              </Trans>
            ) : (
              <Trans>
                <b>{path}</b>, as in “{sample}”
              </Trans>
            )}
          </li>
        ))}
        {moreUnreadFields > 0 && (
          <li>
            <Trans>And {moreUnreadFields} more.</Trans>
          </li>
        )}
      </ul>
    </Unfolding>
  );
}
