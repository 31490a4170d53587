/** Where a link for a tablet leads (/today/:token): the kitchen screen, without an account. */
import { useParams } from '@tanstack/react-router';
import { KitchenScreen } from './kitchen-screen';
import classes from './kitchen.module.css';

export function KitchenLinkPage() {
  const { id: token = '' } = useParams({ strict: false });
  return (
    <div className={classes.page} data-full-screen>
      <KitchenScreen source={{ token }} />
    </div>
  );
}
