/** What the admin decides for everybody: what is done together, closing and deleting. */
import { t } from '@lingui/core/macro';
import { Switch } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import { householdsRoutes, type Household } from '@saltbush/contract/account/households';
import { call } from '../../../../api/call';
import { Panel } from '../../../../ui/layout/panel';
import {
  ComparedShops,
  CountrySetting,
  FirstWeekdaySetting,
  TimeZoneSetting,
} from '../../../device/time-zones/setting';
import { useMay } from '../access';
import { useHouseholdChange } from '../use-household-change';
import { useDeleteHousehold } from '../use-leave-household';
import classes from './settings.module.css';
import { useCloseHousehold } from './use-close-household';

export function SettingsPanel({ household }: { household: Household }) {
  const may = useMay(household);
  const close = useCloseHousehold();
  const remove = useDeleteHousehold();
  return (
    <Panel title={t`Settings`}>
      {may('changeSettings') && (
        <>
          <Switches household={household} />
          <TimeZoneSetting householdId={household._id} chosen={household.timeZone} />
          <CountrySetting householdId={household._id} current={household.homeCountry} />
          <ComparedShops householdId={household._id} current={household.homeCountry} />
          <FirstWeekdaySetting householdId={household._id} chosen={household.firstWeekday} />
        </>
      )}
      <div className={classes.ends}>
        {may('close') && (
          <EndButton
            label={t`Close this community`}
            hint={t`Members can’t open it until you restore it`}
            isBusy={close.isPending}
            onClick={() => close.mutate(household)}
          />
        )}
        {may('delete') && (
          <EndButton
            label={t`Delete this community`}
            hint={t`You can restore it for 30 days`}
            isBusy={remove.isPending}
            onClick={() => remove.mutate(household)}
          />
        )}
      </div>
    </Panel>
  );
}

const switches = [
  { name: 'enableMealPlanning', label: t`Plan meals together` },
  { name: 'enableShoppingLists', label: t`Share one shopping list` },
] as const;

function Switches({ household: { _id: id, settings } }: { household: Household }) {
  const change = useHouseholdChange((body: Partial<Household['settings']>) =>
    call(householdsRoutes.changeSettings, { params: { id }, body }),
  );
  // Shown at once, and taken back if the server refuses.
  const shown = { ...settings, ...(change.isPending && change.variables) };
  return (
    <div className={classes.switches}>
      {switches.map(({ name, label }) => (
        <Switch
          key={name}
          size="md"
          labelPosition="left"
          classNames={{ body: classes.switch, track: classes.track }}
          label={label}
          checked={shown[name]}
          onChange={(event) => change.mutate({ [name]: event.currentTarget.checked })}
        />
      ))}
    </div>
  );
}

interface EndButtonProps {
  label: string;
  hint: string;
  isBusy: boolean;
  onClick: () => void;
}

function EndButton({ label, hint, isBusy, onClick }: EndButtonProps) {
  return (
    <button type="button" className={classes.end} disabled={isBusy} onClick={onClick}>
      <span className={classes.endLabel}>{label}</span>
      <span className={classes.hint}>{hint}</span>
    </button>
  );
}
