/** Operations on what a household calls what has a barcode. */
import type { RowReference } from '../../../rows/rows';
import { editOrCreateRow, removeRow, restoreRow } from '../change-rows';
import type { Mutators } from '../mutator';

const barcodeAt = (code: string): RowReference => ({ kind: 'barcodes', id: code });

export const barcodeMutators: Mutators<'setBarcode' | 'removeBarcode'> = {
  setBarcode: {
    rows: ({ code }) => [barcodeAt(code)],
    apply: (draft, { code, name }) => {
      editOrCreateRow(draft, barcodeAt(code), { name });
      // The id is the code: one that is named again is the one that was removed.
      restoreRow(draft, barcodeAt(code));
    },
  },
  removeBarcode: {
    rows: ({ code }) => [barcodeAt(code)],
    apply: (draft, { code }) => removeRow(draft, barcodeAt(code)),
  },
};
