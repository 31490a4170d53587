/** Export formats and what each is for. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useMutation } from '@tanstack/react-query';
import {
  recipeFileLimits,
  recipeFilesRoutes,
  type ExportFormat,
} from '@saltbush/contract/book/recipe-files';
import { withBasePath } from '../../../base-path';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { Panel } from '../../../ui/layout/panel';
import { showToast } from '../../../ui/feedback/toast';
import { sizeText } from './size-text';
import classes from './recipe-files.module.css';

export function ExportPanel() {
  const prepare = useMutation({
    mutationFn: (format: ExportFormat) =>
      call(recipeFilesRoutes.prepareExport, { body: { format } }),
    onSuccess: ({ url }) => save(url),
    onError: (error) => showToast({ kind: 'error', ...describeError(error) }),
  });
  return (
    <Panel title={t`Export recipes`}>
      <Text c="dimmed">
        <Trans>Export them as often as you like.</Trans>
      </Text>
      <ul className={classes.kinds}>
        {kinds.map(({ format, title, use, label }) => (
          <li key={format} className={classes.kind}>
            <div>
              <Text fw={600}>{title}</Text>
              <Text size="sm" c="dimmed">
                {use}
              </Text>
            </div>
            <Button
              variant="default"
              leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
              loading={prepare.isPending && prepare.variables === format}
              onClick={() => prepare.mutate(format)}
              aria-label={label}
            >
              <Trans>Save</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const kinds: { format: ExportFormat; title: string; use: string; label: string }[] = [
  {
    format: 'saltbush',
    title: t`Everything`,
    use: t`For another Saltbush: every recipe with its history and picture, ratings, favourites, meal plans and shopping lists. If the file is larger than ${sizeText(recipeFileLimits.bytes)}, ask the admin of the other Saltbush to import it.`,
    label: t`Save everything`,
  },
  {
    format: 'book',
    title: t`A book to print`,
    use: t`One page of HTML with contents and pictures. Your browser prints it, or saves it as PDF.`,
    label: t`Save a book to print`,
  },
  {
    format: 'json-ld',
    title: t`Recipe data (JSON-LD)`,
    use: t`What most recipe apps can read. Pictures are linked, not inside. Thousands of recipes come as a zip of several files.`,
    label: t`Save recipe data`,
  },
  {
    format: 'cooklang',
    title: t`Text files (Cooklang)`,
    use: t`A folder of plain text files, to read and change in any editor.`,
    label: t`Save text files`,
  },
];

/** A streamed download: the browser writes it to disk while it is generated. */
function save(url: string): void {
  const link = document.createElement('a');
  link.href = withBasePath(url);
  link.download = '';
  link.click();
}
