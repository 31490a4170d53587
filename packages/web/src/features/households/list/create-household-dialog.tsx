/** Creates a community and opens it. */
import { useNavigate } from '@tanstack/react-router';
import { householdsRoutes } from '@saltbush/contract/households';
import { call } from '../../../api/call';
import { paths } from '../../../paths';
import { Dialog } from '../../../ui/dialog/dialog';
import { showToast } from '../../../ui/feedback/toast';
import { NameForm } from '../name-form';
import { useRefreshHouseholds } from '../use-refresh-households';

export interface CreateHouseholdDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function CreateHouseholdDialog({ isOpen, onClose }: CreateHouseholdDialogProps) {
  const navigate = useNavigate();
  const refresh = useRefreshHouseholds();
  const create = async (name: string) => {
    const { _id: id } = await call(householdsRoutes.create, { body: { name } });
    void refresh();
    showToast({ kind: 'success', title: 'Community created', message: 'Now invite someone.' });
    await navigate({
      to: paths.household,
      params: { id },
      search: { created: 'true' },
      replace: true,
    });
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Create a community" size="question">
      <NameForm submitLabel="Create" onSubmit={create} onCancel={onClose} />
    </Dialog>
  );
}
