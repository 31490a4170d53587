/** Many pages in one go: a list of addresses, and then what became of each. */
import { Button, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { importLimits } from '@saltbush/contract/recipe-import';
import { KeptFocus } from '../../../ui/kept-focus';
import { Panel } from '../../../ui/panel';
import classes from '../import-recipe-page.module.css';
import { addressesIn } from './address-list';
import { AddressReport } from './address-report';
import { useAddressList } from './use-address-list';

export function SeveralAddresses() {
  const work = useAddressList();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  return (
    <Panel title="Several addresses">
      <KeptFocus className={classes.form}>
        {work.list.length > 0 ? (
          <AddressReport work={work} />
        ) : (
          <form
            className={classes.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              const { urls } = addressesIn(text);
              const problem = problemOf(text);
              setError(problem);
              if (problem !== undefined) return;
              setText('');
              work.start(urls);
            }}
          >
            <Text className={classes.quiet}>
              These are saved as we find them, without asking. Look them over afterwards.
            </Text>
            <Textarea
              label="Addresses, one on each line"
              rows={4}
              resize="vertical"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={text}
              error={error}
              onChange={(event) => {
                setText(event.target.value);
                setError(undefined);
              }}
            />
            <div>
              <Button type="submit" variant="default">
                Import all
              </Button>
            </div>
          </form>
        )}
      </KeptFocus>
    </Panel>
  );
}

function problemOf(text: string): string | undefined {
  const { urls, tooMany } = addressesIn(text);
  if (urls.length === 0) return 'Please paste at least one address';
  if (tooMany) return `Please import at most ${importLimits.addresses} at once`;
  const tooLong = urls.find((url) => url.length > importLimits.address);
  return tooLong && `This address is too long: ${tooLong.slice(0, 60)}…`;
}
