import {
  BoldIcon,
  HeadingIcon,
  IconButton,
  ImagePlusIcon,
  LinkIcon,
  ListIcon,
  TableIcon,
} from '@craftsandore/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type TextTool, textTools } from './text-edits.ts';
import styles from './text-toolbar.module.css';

type TextToolbarProps = {
  /** Of which text, for who does not see it. */
  label: string;
  /** Of the text, in whose direction the tools stand. */
  dir: 'rtl' | 'ltr';
  onTool: (tool: TextTool) => void;
};

const icons = {
  heading: HeadingIcon,
  bold: BoldIcon,
  list: ListIcon,
  link: LinkIcon,
  table: TableIcon,
  photo: ImagePlusIcon,
} satisfies Record<TextTool, unknown>;

/** What can be done to a text: one stop for Tab, the arrows lead from tool to tool. */
export function TextToolbar({ label, dir, onTool }: TextToolbarProps) {
  const { t } = useTranslation();
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const last = textTools.length - 1;

  function handleKey(event: KeyboardEvent) {
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const next = {
      [forward]: current === last ? 0 : current + 1,
      [back]: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      dir={dir}
      className={styles.root}
      onKeyDown={handleKey}
    >
      {textTools.map((tool, place) => {
        const Icon = icons[tool];
        return (
          <IconButton
            key={tool}
            size="sm"
            label={t(`pageTool.${tool}`)}
            tabIndex={place === current ? 0 : -1}
            onFocus={() => setCurrent(place)}
            onClick={() => onTool(tool)}
          >
            <Icon />
          </IconButton>
        );
      })}
    </div>
  );
}
