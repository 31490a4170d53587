/** Tiles, name and menu of a community. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Title } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useState } from 'react';
import { householdsRoutes, type Household } from '@saltbush/contract/account/households';
import { standInTimeZone } from '@saltbush/domain/account/households/stand-in-time-zone';
import { placeOf } from '@saltbush/domain/account/households/zone-clocks';
import { dateForm } from '@saltbush/domain/account/countries/forms';
import { call } from '../../../../api/call';
import { Dialog } from '../../../../ui/dialog/dialog';
import { TileCover } from '../../../../ui/images/tile-cover';
import { BackArrow } from '../../../../ui/layout/back-arrow';
import { useMay } from '../access';
import { NameForm } from '../name-form';
import { useRefreshHouseholds } from '../use-refresh-households';
import { HouseholdMenu } from './household-menu';
import classes from './household-view.module.css';

export function HouseholdHead({ household }: { household: Household }) {
  const { _id: id, name, createdAt, status, timeZone } = household;
  const may = useMay(household);
  return (
    <>
      <div className={classes.top}>
        <TileCover seed={id} className={classes.band} columns={24} rows={2} />
        <BackArrow isOverImage />
      </div>
      <div className={classes.head}>
        <div>
          <div className={classes.name}>
            <Title order={1} tabIndex={-1}>
              {name}
            </Title>
            {may('changeSettings') && <Rename household={household} />}
          </div>
          <p className={classes.since}>
            <Trans>
              Together since {month(new Date(createdAt))} · {placeOf(timeZone ?? standInTimeZone)}{' '}
              time
            </Trans>
          </p>
        </div>
        {status === 'active' && <HouseholdMenu household={household} />}
      </div>
    </>
  );
}

function Rename({ household: { _id: id, name } }: { household: Household }) {
  const [isOpen, setOpen] = useState(false);
  const refresh = useRefreshHouseholds();
  const close = () => setOpen(false);
  const rename = async (next: string) => {
    await call(householdsRoutes.changeSettings, { params: { id }, body: { name: next } });
    await refresh();
    close();
  };
  return (
    <>
      <ActionIcon aria-label={t`Rename community`} onClick={() => setOpen(true)}>
        <IconPencil size={20} stroke={1.75} />
      </ActionIcon>
      <Dialog isOpen={isOpen} onClose={close} title={t`Rename community`} size="question">
        <NameForm name={name} submitLabel={t`Save name`} onSubmit={rename} onCancel={close} />
      </Dialog>
    </>
  );
}

const month = dateForm({ month: 'long', year: 'numeric' });
