/** Asks for the name of a new community, and whether it begins with what its founder has planned. */
import { t } from '@lingui/core/macro';
import { Checkbox } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { householdsRoutes, type Household } from '@saltbush/contract/account/households';
import { call } from '../../../../api/call';
import { deviceHome } from '../../../../api/device-home';
import { useUser } from '../../../../api/session';
import { paths } from '../../../../paths';
import { Dialog } from '../../../../ui/dialog/dialog';
import { showToast } from '../../../../ui/feedback/toast';
import { copyPeople } from '../../../device/eaters';
import { useBring, useThingsToBring, type ThingsToBring } from '../bring/use-bring';
import { NameForm } from '../name-form';
import { useRefreshHouseholds } from '../use-refresh-households';

export interface CreateHouseholdDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function CreateHouseholdDialog({ isOpen, onClose }: CreateHouseholdDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Create a community`} size="question">
      <CreateForm onClose={onClose} />
    </Dialog>
  );
}

function CreateForm({ onClose }: Pick<CreateHouseholdDialogProps, 'onClose'>) {
  const userId = useUser()?._id ?? '';
  const things = useThingsToBring(userId, newHouseholdSettings);
  const [isBringing, setBringing] = useState(true);
  const create = useCreate(userId);
  return (
    <NameForm
      submitLabel={t`Create`}
      onSubmit={(name) => create(name, isBringing ? things : undefined)}
      onCancel={onClose}
    >
      {things && (
        <Checkbox
          mt="md"
          label={t`Share ${things.text}`}
          description={t`Your own plan and list stay as they are.`}
          checked={isBringing}
          onChange={(event) => setBringing(event.currentTarget.checked)}
        />
      )}
    </NameForm>
  );
}

/** Spec 3. */
const newHouseholdSettings: Household['settings'] = {
  enableMealPlanning: true,
  enableShoppingLists: true,
};

function useCreate(userId: string) {
  const navigate = useNavigate();
  const refresh = useRefreshHouseholds();
  const { bringAll } = useBring();
  return async (name: string, things: ThingsToBring | undefined) => {
    const household = await call(householdsRoutes.create, {
      body: { name, ...deviceHome() },
    });
    const { _id: id } = household;
    await copyPeople({ userId }, { userId, householdId: id });
    let isToOffer = false;
    if (things) {
      // A toast has said why; its page offers it again.
      const bringing = bringAll(things, { household, userId, title: t`Community created` });
      await bringing.catch(() => (isToOffer = true));
    } else
      showToast({ kind: 'success', title: t`Community created`, message: t`Now invite someone.` });
    void refresh();
    await navigate({
      to: paths.household,
      params: { id },
      search: isToOffer ? { created: 'true' } : {},
      replace: true,
    });
  };
}
