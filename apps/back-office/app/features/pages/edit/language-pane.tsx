import type { Result } from '@craftsandore/api-client';
import {
  type addPagePhoto,
  minPhotoSize,
  type RenderedPage,
  type ResponseBody,
} from '@craftsandore/contract';
import { directionOf, type Locale } from '@craftsandore/i18n';
import { Button, Notice, TextArea, TextField } from '@craftsandore/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { photoTypes, problemOf } from '../../../form/photo-file.ts';
import { useInLanguage } from '../../../form/use-in-language.ts';
import { useSending } from '../../../form/use-sending.ts';
import { useUploadWords } from '../../../form/use-upload-words.ts';
import type { Sending } from '../../../navigation/actions.ts';
import { useRefusalSentence } from '../../../navigation/use-refusal-sentence.ts';
import styles from './edit-page.module.css';
import { fieldsIn } from './page-fields.ts';
import {
  editWith,
  photoEdit,
  type PlaceWords,
  type TextEdit,
  type TextTool,
} from './text-edits.ts';
import { TextToolbar } from './text-toolbar.tsx';
import type { PageForm } from './use-page-form.ts';

export type AddPhoto = (
  file: File,
  sending: Sending,
) => Promise<Result<ResponseBody<typeof addPagePhoto>>>;

type LanguagePaneProps = {
  language: Locale;
  form: PageForm;
  /** As the API renders it; undefined until it has. */
  rendered: RenderedPage | undefined;
  onPhoto: AddPhoto;
};

/** Title, text and description in one language, in its own direction, with what is wrong in the text. */
export function LanguagePane({ language, form, rendered, onPhoto }: LanguagePaneProps) {
  const { t } = useTranslation();
  const inLanguage = useInLanguage();
  const sentenceOf = useRefusalSentence();
  const progressWords = useUploadWords();
  const text = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const sending = useSending();
  const [problem, setProblem] = useState<string>();
  const { register, errors } = form;
  const { title, description, body } = fieldsIn[language];
  const { ref: keepBody, ...bodyField } = register(body);
  const dir = directionOf(language);
  const labelOf = (label: string) => t(`inLanguage.${language}`, { label });

  const placeOf = (place: keyof PlaceWords) =>
    language === 'ar' ? t(`placeAr.${place}`) : t(`placeEn.${place}`);
  const words: PlaceWords = {
    heading: placeOf('heading'),
    bold: placeOf('bold'),
    link: placeOf('link'),
    item: placeOf('item'),
    cell: placeOf('cell'),
    photo: placeOf('photo'),
  };

  function selected() {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = text.current ?? {};
    return { text: value, start: selectionStart, end: selectionEnd };
  }

  function use(tool: TextTool) {
    if (tool === 'photo') return file.current?.click();
    if (text.current) replaceIn(text.current, editWith(tool, selected(), words));
  }

  async function send(photo: File | undefined) {
    if (!photo) return;
    const found = problemOf(photo);
    setProblem(found && t(found));
    if (found) return;
    const result = await sending.follow((progress) => onPhoto(photo, progress));
    if (!result) return; // cancelled
    if (!result.ok) return setProblem(sentenceOf(result.refusal));
    if (text.current)
      replaceIn(text.current, photoEdit(selected(), result.value.address, words.photo));
  }

  return (
    <div className={styles.pane}>
      <TextField
        {...register(title)}
        {...inLanguage(language, t('pageField.title'))}
        error={errors[title]?.message}
      />
      <div className={styles.text}>
        <TextToolbar label={labelOf(t('pages.tools'))} dir={dir} onTool={use} />
        <TextArea
          {...bodyField}
          {...inLanguage(language, t('pageField.body'))}
          className={styles.body}
          rows={18}
          error={errors[body]?.message}
          ref={(element: HTMLTextAreaElement | null) => {
            keepBody(element);
            text.current = element;
          }}
        />
      </div>
      <input
        ref={file}
        type="file"
        accept={photoTypes}
        hidden
        aria-label={labelOf(t('pages.photo'))}
        onChange={({ target }) => {
          void send(target.files?.[0]);
          target.value = '';
        }}
      />
      {sending.sent !== undefined && (
        <p className={styles.sending} role="status">
          {progressWords(sending.sent).words}
          <Button size="sm" variant="quiet" onClick={sending.cancel}>
            {t('photoField.cancel')}
          </Button>
        </p>
      )}
      {problem && (
        <Notice tone="danger" role="alert">
          {problem} {t('pages.photoHint', minPhotoSize.page)}
        </Notice>
      )}
      {rendered && rendered.problems.length > 0 && (
        <Notice tone="warning">
          <ul className={styles.problems}>
            {rendered.problems.map(({ kind, line, what }) => (
              <li key={`${kind}${line}${what}`}>{t(`pageProblem.${kind}`, { line, what })}</li>
            ))}
          </ul>
        </Notice>
      )}
      <TextArea
        {...register(description)}
        {...inLanguage(language, t('pageField.description'))}
        rows={2}
        hint={t('pages.descriptionHint')}
        error={errors[description]?.message}
      />
    </div>
  );
}

/** As if it were typed: undo takes it back, and the form hears of it. */
function replaceIn(field: HTMLTextAreaElement, { from, to, insert, start, end }: TextEdit) {
  field.focus();
  field.setSelectionRange(from, to);
  // No longer in the standard, and yet the only way that undo knows.
  const isTyped = document.execCommand?.('insertText', false, insert);
  if (!isTyped) {
    field.setRangeText(insert, from, to);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(start, end);
}
