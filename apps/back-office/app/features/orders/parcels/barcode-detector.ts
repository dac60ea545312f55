/** What browsers on Android and on Macs bring; TypeScript does not know it. */
export type Detector = { detect: (image: HTMLVideoElement) => Promise<{ rawValue: string }[]> };

declare global {
  var BarcodeDetector: (new (options: { formats: string[] }) => Detector) | undefined;
}

/** Ours are Code 128; carriers print these. */
const formats = ['code_128', 'code_39', 'qr_code'];

/** Reads codes, or null in a browser that cannot. */
export const barcodeDetector = (): Detector | null =>
  globalThis.BarcodeDetector ? new globalThis.BarcodeDetector({ formats }) : null;

/** Whether this browser can scan with a camera; whether it has one is known once it is asked for. */
export const canScanByCamera = (): boolean =>
  globalThis.BarcodeDetector !== undefined && navigator.mediaDevices !== undefined;
