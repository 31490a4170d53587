/** Prints the page with the current serves and measures; print styles decide the layout. */
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';

export function PrintButton() {
  return (
    <Button
      variant="subtle"
      px="sm"
      leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />}
      onClick={() => window.print()}
    >
      <Trans>Print</Trans>
    </Button>
  );
}
