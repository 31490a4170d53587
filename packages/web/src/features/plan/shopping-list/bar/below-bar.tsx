/** Between the bar and the list: the lists to switch between, and how many changes wait. */
import { ListTabs } from '../lists/list-tabs';
import { OfflineStrip, type OfflineStripProps } from './offline-strip';

export function BelowBar(props: OfflineStripProps) {
  return (
    <>
      <ListTabs scope={props.scope} />
      <OfflineStrip {...props} />
    </>
  );
}
