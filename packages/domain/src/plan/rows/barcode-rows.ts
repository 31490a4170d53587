/** What a household calls what has a barcode, as it is stored and synchronised (`rows.ts`). The id is the code (`barcode.ts`). */
export interface BarcodeRow {
  /** As it is put on the list: "Vegemite". */
  name: string;
}

export const mostBarcodes = 1_000;
