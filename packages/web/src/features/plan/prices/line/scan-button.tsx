/** Finds a product by its barcode, where the browser can read one from a photo (BarcodeDetector). */
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

export interface ScanButtonProps {
  retailer: RetailerOnWire;
  scope: PlanScope;
  onFound: (product: ProductOnWire) => void;
}

interface Detector {
  detect(image: ImageBitmap): Promise<readonly { rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;

/** Nothing where the browser has no detector. */
export function ScanButton({ retailer, scope, onFound }: ScanButtonProps) {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector) return null;
  const scan = async (file: File) => {
    const ean = await eanOf(file, BarcodeDetector);
    if (!ean) return tell('No barcode found', 'Hold the camera closer and try again.');
    const { householdId } = scope;
    const { products } = await call(pricesRoutes.search, { query: { ean, householdId } });
    const product = products.find((each) => each.retailer === retailer._id);
    if (product) return onFound(product);
    return tell('We don’t know this product', `It is not in the products of ${retailer.name}.`);
  };
  return (
    <FileButton
      icon={<IconBarcode size={20} stroke={1.75} aria-hidden />}
      accept="image/*"
      capture="environment"
      onFiles={([file]) => {
        const failed = () => tell('Scanning did not work', 'Try again when you are online.');
        if (file) scan(file).catch(failed);
      }}
    >
      Scan a barcode
    </FileButton>
  );
}

async function eanOf(file: File, Detector: DetectorClass): Promise<string | undefined> {
  const detector = new Detector({ formats: ['ean_13', 'ean_8', 'upc_a'] });
  const image = await createImageBitmap(file);
  const [code] = await detector.detect(image);
  image.close();
  return code?.rawValue;
}

function tell(title: string, message: string): void {
  showToast({ kind: 'warning', title, message });
}
