/** At what hour this plan's small jobs are due, and which kinds are shown. Each change is saved at once. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { smallJobKinds, type SmallJobKind } from '@saltbush/domain/plan/rows/small-job-kinds';
import { usualJobsAt } from '@saltbush/domain/plan/small-jobs/due-jobs';
import { jobKindLabels } from '@saltbush/domain/plan/small-jobs/job-text';
import { jobSettingsOf } from '@saltbush/domain/plan/small-jobs/jobs-of-rows';
import { paths } from '../../../paths';
import { SavedField } from '../../../ui/fields/saved-field';
import { LinkButton } from '../../../ui/link-button';
import { changePlan, usePlanRows } from '../../device/sync';
import { useToday, type PlanScope } from '../../device/view-mode';
import tickBox from '../../../ui/fields/tick-box.module.css';
import classes from './small-jobs.module.css';

export function JobSettings({ scope }: { scope: PlanScope }) {
  const rows = usePlanRows(scope)?.rows;
  const today = useToday(scope.householdId);
  if (!rows) return null;
  const { jobsAt, jobsOff } = jobSettingsOf(rows, today);
  const change = (fields: { jobsAt?: string | null; jobsOff?: SmallJobKind[] | null }) => {
    // A failure has its own toast.
    changePlan(scope, 'setEaterSettings', { change: fields }).catch(() => undefined);
  };
  return (
    <Stack gap="md">
      <p className={classes.hint}>
        <Trans>
          What your recipes need done the evening before, like thawing or soaking. Meat you bought
          more than two to four days earlier counts as frozen, once your list knows your shopping
          days.
        </Trans>
      </p>
      <SavedField
        type="time"
        label={t`Remind us at`}
        value={jobsAt}
        maxLength={5}
        onSave={(at) => change({ jobsAt: at === usualJobsAt ? null : at })}
      />
      <Kinds
        jobsOff={jobsOff}
        onChange={(off) => change({ jobsOff: off.length > 0 ? off : null })}
      />
      <LinkButton variant="default" to="/today">
        <Trans>Kitchen screen</Trans>
      </LinkButton>
      <LinkButton variant="default" to={paths.accountSection} params={{ section: 'notifications' }}>
        <Trans>Notifications on this device</Trans>
      </LinkButton>
    </Stack>
  );
}

interface KindsProps {
  jobsOff: readonly SmallJobKind[];
  onChange: (jobsOff: SmallJobKind[]) => void;
}

function Kinds({ jobsOff, onChange }: KindsProps) {
  const setOn = (kind: SmallJobKind, isOn: boolean) =>
    onChange(smallJobKinds.filter((one) => (one === kind ? !isOn : jobsOff.includes(one))));
  return (
    <fieldset className={classes.kinds}>
      <legend>
        <Trans>Show</Trans>
      </legend>
      {smallJobKinds.map((kind) => (
        <label key={kind} className={classes.kind}>
          <input
            type="checkbox"
            className={`${tickBox.box} ${classes.box}`}
            checked={!jobsOff.includes(kind)}
            onChange={(event) => setOn(kind, event.currentTarget.checked)}
          />
          {jobKindLabels[kind]}
        </label>
      ))}
    </fieldset>
  );
}
