export { type AskedOrder, askingText } from './asking-text.ts';
export { smsText, whatsAppManifest, type WhatsAppText, whatsAppText } from './channel-text.ts';
export {
  customerMail,
  type MailContent,
  type MailPart,
  mailText,
  type Told,
  type ToldOrder,
  type ToldReturn,
} from './customer-mail.ts';
export { mailSentence, mailSubject } from './mail-sentence.ts';
export { ownersWords, type Said, wordsAtFirst } from './owners-words.ts';
export { sampleMessage, sampleName } from './sample-message.ts';
