/** Finds a product by a photo of its barcode. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import IconBarcode from '@tabler/icons-react/dist/esm/icons/IconBarcode.mjs';
import {
  pricesRoutes,
  type ProductOnWire,
  type RetailerOnWire,
} from '@saltbush/contract/plan/prices';
import { call } from '../../../../api/call';
import { showToast } from '../../../../ui/feedback/toast';
import { FileButton } from '../../../../ui/fields/file-button';
import type { PlanScope } from '../../../device/view-mode';
import { barcodeOfPhoto } from '../barcode/barcode-of-photo';

export interface ScanButtonProps {
  retailer: RetailerOnWire;
  scope: PlanScope;
  onFound: (product: ProductOnWire) => void;
}

export function ScanButton({ retailer, scope, onFound }: ScanButtonProps) {
  const scan = async (file: File) => {
    const ean = await barcodeOfPhoto(file);
    if (!ean) return tell(t`No barcode found`, t`Hold the camera closer and try again.`);
    const { householdId } = scope;
    const { products } = await call(pricesRoutes.search, { query: { ean, householdId } });
    const product = products.find((each) => each.retailer === retailer._id);
    if (product) return onFound(product);
    return tell(t`We don’t know this product`, t`It is not in the products of ${retailer.name}.`);
  };
  return (
    <FileButton
      icon={<IconBarcode size={20} stroke={1.75} aria-hidden />}
      accept="image/*"
      capture="environment"
      onFiles={([file]) => {
        const failed = () => tell(t`Scanning did not work`, t`Try again when you are online.`);
        if (file) scan(file).catch(failed);
      }}
    >
      <Trans>Scan a barcode</Trans>
    </FileButton>
  );
}

function tell(title: string, message: string): void {
  showToast({ kind: 'warning', title, message });
}
