/** Where the code of reading aloud can't be fetched. */
import { Trans } from '@lingui/react/macro';
export const NotLoaded = () => (
  <p role="alert">
    <Trans>Reading aloud can’t be loaded now. Try again with a network.</Trans>
  </p>
);
