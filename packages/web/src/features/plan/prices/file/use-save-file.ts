/** Saves the prices of a file, and takes them back while the message about it is there. */
import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { priceFilesRoutes, type NewFilePrice } from '@saltbush/contract/plan/prices/price-files';
import { call } from '../../../../api/call';
import { describeError } from '../../../../api/describe-error';
import { newId } from '../../../../api/new-id';
import { showToast } from '../../../../ui/feedback/toast';
import { formatCount } from '../../../../ui/format-count';
import type { PriceFileFormProps } from './price-file-props';

export function useSaveFile({ scope, onSaved, onClose }: PriceFileFormProps) {
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  // The same when it is sent again.
  const [id] = useState(newId);
  const { householdId } = scope;
  const undo = async () => {
    try {
      await call(priceFilesRoutes.remove, { params: { id }, query: { householdId } });
      onSaved();
    } catch (error) {
      showToast({ kind: 'error', ...describeError(error) });
    }
  };
  const save = async (prices: NewFilePrice[] | string) => {
    if (typeof prices === 'string') return setProblem(prices);
    setProblem(undefined);
    setSaving(true);
    try {
      const { added, known } = await call(priceFilesRoutes.save, {
        body: { householdId, id, prices },
      });
      const action = { label: t`Undo`, onClick: () => void undo() };
      const title = savedText(added, known);
      showToast({ kind: 'success', title, ...(added > 0 && { action }) });
      onSaved();
      onClose();
    } catch (error) {
      setProblem(describeError(error).message);
    } finally {
      setSaving(false);
    }
    return undefined;
  };
  return { problem, isSaving, save: (prices: NewFilePrice[] | string) => void save(prices) };
}

/** "412 prices saved, 3 were there already" */
function savedText(added: number, known: number): string {
  if (added === 0) return t`These prices were there already`;
  const [saved, there] = [formatCount(added), formatCount(known)];
  return known === 0
    ? plural(added, { one: '1 price saved', other: `${saved} prices saved` })
    : plural(added, {
        one: `1 price saved, ${there} were there already`,
        other: `${saved} prices saved, ${there} were there already`,
      });
}
