import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Text } from '@mantine/core';
import { ariaBusyProps } from '../../../ui/feedback/aria-busy';
import classes from './recipe-files.module.css';
import { sizeText } from './size-text';

export interface SharedFilesProps {
  files: readonly File[];
  /** Another file is being sent. */
  isBusy: boolean;
  onFile: (file: File) => void;
}

export function SharedFiles({ files, isBusy, onFile }: SharedFilesProps) {
  if (files.length === 0) return null;
  return (
    <Alert color="blue" title={t`Shared with Saltbush`}>
      <ul className={classes.shared}>
        {files.map((file, index) => (
          <li key={index}>
            <Text span className={classes.name}>
              {file.name} ({sizeText(file.size)})
            </Text>
            <Button
              variant="default"
              {...ariaBusyProps(isBusy)}
              aria-label={t`Import ${file.name}`}
              onClick={() => !isBusy && onFile(file)}
            >
              <Trans>Import</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
