import { t } from '@lingui/core/macro';
import classes from './limited-list.module.css';

/** What somebody may do here who changes nothing of a list. */
export const RoleNote = ({ mayTick }: { mayTick: boolean }) => (
  <p className={classes.role}>
    {mayTick
      ? t`You can tick here. Others add what is needed.`
      : t`You can look here. Others add and tick.`}
  </p>
);
