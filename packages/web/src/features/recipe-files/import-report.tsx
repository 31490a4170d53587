/** The report: recipes that did not come, pictures that are missing, and what nobody understood. */
import { Button, Text } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useState, type ReactNode } from 'react';
import type { ImportOutcome, RecipeImportOnWire } from '@saltbush/contract/recipe-files';
import { paths } from '../../app/paths';
import { TextLink } from '../../ui/link-button';
import classes from './recipe-files.module.css';
import { useImportItems } from './use-imports';

export function ImportReport({ import: one }: { import: RecipeImportOnWire }) {
  const { report } = one;
  return (
    <div className={classes.report}>
      {report.formats.length > 0 && <Text size="sm">Read as {report.formats.join(', ')}.</Text>}
      {report.others.length > 0 && (
        <Text size="sm">
          Also taken: {report.others.map(({ name, count }) => `${count} ${name}`).join(', ')}.
        </Text>
      )}
      {report.missingPictures > 0 && (
        <Text size="sm">
          {report.missingPictures === 1
            ? 'One picture could not be had.'
            : `${report.missingPictures} pictures could not be had.`}
        </Text>
      )}
      {one.failed > 0 && (
        <Unfolding label={`${one.failed} failed`}>
          <Items importId={one._id} outcome="failed" />
        </Unfolding>
      )}
      {one.alreadyThere > 0 && (
        <Unfolding label={`${one.alreadyThere} already there`}>
          <Items importId={one._id} outcome="already-there" />
        </Unfolding>
      )}
      {report.unreadFiles.length > 0 && (
        <Unfolding label={counted(report.unreadFiles.length, 'file not taken', 'files not taken')}>
          <ul className={classes.list}>
            {report.unreadFiles.map(({ name, reason }) => (
              <li key={name}>
                <b>{name}</b>: {reason}
              </li>
            ))}
          </ul>
        </Unfolding>
      )}
      {report.unreadFields.length > 0 && (
        <Unfolding
          label={counted(
            report.unreadFields.length,
            'field not understood',
            'fields not understood',
          )}
        >
          <UnreadFields fields={report.unreadFields} />
        </Unfolding>
      )}
    </div>
  );
}

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

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

function Items({ importId, outcome }: { importId: string; outcome: ImportOutcome }) {
  const items = useImportItems(importId, outcome);
  return (
    <>
      <ul className={classes.list}>
        {items.data?.map(({ title, recipe, reason }, at) => (
          <li key={at}>
            {recipe === undefined ? (
              <b>{title || 'Without a title'}</b>
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
          Show more
        </Button>
      )}
    </>
  );
}

function UnreadFields({ fields }: { fields: RecipeImportOnWire['report']['unreadFields'] }) {
  return (
    <>
      <Text size="sm" c="dimmed">
        These have no place in a recipe here. What a person wrote went to the notes.
      </Text>
      <ul className={classes.list}>
        {fields.map(({ format, path, sample, count }) => (
          <li key={`${format} ${path}`}>
            <b>{path}</b>, as in “{sample}”{count > 1 && ` (${count} times)`}
          </li>
        ))}
      </ul>
    </>
  );
}
