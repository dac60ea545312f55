import { photoUrl, type StaffReturn } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Photo } from '@craftsandore/ui';
import type { ReactNode } from 'react';

import receiving from '../parcels/receive-dialog.module.css';

/** 44 pixels of CSS on a dense screen. */
const thumbnailPixels = 88;

type PieceRowProps = {
  line: StaffReturn['lines'][number];
  /** What is said of it, below its name. */
  children: ReactNode;
};

/** A piece by its photo and name. */
export function PieceRow({ line, children }: PieceRowProps) {
  const { local } = useLocale();
  return (
    <>
      <Photo
        src={line.photo ? photoUrl(line.photo, thumbnailPixels) : undefined}
        alt=""
        width={44}
        height={44}
      />
      <span>
        <bdi>{local(line, 'name')}</bdi>
        <span className={receiving.design}>{children}</span>
      </span>
    </>
  );
}
