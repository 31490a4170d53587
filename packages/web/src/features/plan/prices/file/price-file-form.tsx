/** Prices from a file that somebody else made: chosen, shown, then saved. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Loader } from '@mantine/core';
import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import { useEffect, useRef, useState } from 'react';
import type { PriceFileOnWire } from '@saltbush/contract/plan/prices/price-files';
import { FileButton } from '../../../../ui/fields/file-button';
import classes from '../receipt/receipt.module.css';
import type { PriceFileFormProps } from './price-file-props';
import { PriceFileReview } from './price-file-review';
import { useReadFile } from './use-read-file';

export function PriceFileForm(props: PriceFileFormProps) {
  const [found, setFound] = useState<PriceFileOnWire>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [found]);
  return (
    <section className={classes.receipt} aria-label={t`Prices from a file`}>
      <h3 ref={heading} tabIndex={-1}>
        <Trans>Prices from a file</Trans>
      </h3>
      {found ? (
        <PriceFileReview {...props} found={found} />
      ) : (
        <ChooseFile onRead={setFound} onClose={props.onClose} />
      )}
    </section>
  );
}

interface ChooseFileProps {
  onRead: (found: PriceFileOnWire) => void;
  onClose: () => void;
}

function ChooseFile({ onRead, onClose }: ChooseFileProps) {
  const { isReading, problem, read, cancel } = useReadFile(onRead);
  if (isReading) return <Reading onCancel={cancel} />;
  return (
    <>
      <p className={classes.note}>
        <Trans>
          A table (CSV) whose first row names its columns, such as Item, Size, Price and Store; or a
          file of Open Prices (CSV or JSON). You see what is in it before anything is saved.
        </Trans>
      </p>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={classes.buttons}>
        <FileButton
          icon={<IconFileUpload size={20} stroke={1.75} aria-hidden />}
          accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson,text/csv,application/json"
          onFiles={([file]) => file && read(file)}
        >
          <Trans>Choose a file</Trans>
        </FileButton>
      </div>
      <Button variant="default" onClick={onClose}>
        <Trans>Back to the prices</Trans>
      </Button>
    </>
  );
}

function Reading({ onCancel }: { onCancel: () => void }) {
  return (
    <div className={classes.reading}>
      <output>
        <Loader size="sm" aria-hidden /> <Trans>Reading the file …</Trans>
      </output>
      <Button variant="default" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}
