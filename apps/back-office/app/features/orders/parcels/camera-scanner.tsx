import { Notice } from '@craftsandore/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './camera-scanner.module.css';
import { barcodeDetector, type Detector } from './barcode-detector.ts';

type CameraScannerProps = {
  onScan: (number: string) => void;
  /** While something else is done with what was scanned. */
  isPaused: boolean;
};

const everyMs = 150;
/** A code that stays before the camera is one scan; taken away for so long, it is another one. */
const sameForMs = 2_000;

/** What the camera at the back of a phone sees: each code in it is scanned once. */
export function CameraScanner({ onScan, isPaused }: CameraScannerProps) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    openCamera(leaving.signal).then(
      (stream) => {
        if (video.current) video.current.srcObject = stream;
      },
      () => {
        if (!leaving.signal.aborted) setFailed(true);
      },
    );
    return () => leaving.abort();
  }, []);

  const tell = useEffectEvent((number: string) => {
    // In a loud room, where nobody looks at the screen.
    navigator.vibrate?.(80);
    onScan(number);
  });
  useEffect(() => {
    if (isPaused) return;
    const detector = barcodeDetector();
    const seen = { number: '', at: -Infinity };
    let isLooking = false;
    const timer = setInterval(() => {
      if (isLooking || !detector || !video.current?.videoWidth) return;
      isLooking = true;
      void numberIn(detector, video.current).then((number) => {
        isLooking = false;
        if (!number) return;
        const now = performance.now();
        const isSame = number === seen.number && now - seen.at < sameForMs;
        Object.assign(seen, { number, at: now });
        if (!isSame) tell(number);
      });
    }, everyMs);
    return () => clearInterval(timer);
  }, [isPaused]);

  if (hasFailed) return <Notice tone="danger">{t('scan.cameraFailed')}</Notice>;
  return (
    <video
      ref={video}
      className={styles.seen}
      aria-label={t('scan.seen')}
      autoPlay
      muted
      playsInline
    />
  );
}

/** Closes it by the signal, also where it opens only after that. */
async function openCamera(signal: AbortSignal): Promise<MediaStream> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
  });
  const close = () => stream.getTracks().forEach((track) => track.stop());
  if (signal.aborted) close();
  else signal.addEventListener('abort', close);
  return stream;
}

/** A frame that cannot be read, such as the first ones, holds none. */
const numberIn = (detector: Detector, video: HTMLVideoElement): Promise<string | undefined> =>
  detector.detect(video).then(
    ([code]) => code?.rawValue,
    () => undefined,
  );
