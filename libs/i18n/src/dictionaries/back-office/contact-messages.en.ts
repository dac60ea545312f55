/** What staff do with what came in by the contact form. */
export const contactMessages = {
  contactMessages: {
    words: 'What came in by the contact form. An answer is sent by email.',
    show: 'Which messages',
    sender: 'From',
    message: 'Message',
    failed: 'The messages could not be loaded.',
    range_one: '{{first}}–{{last}} of {{count}} message',
    range_other: '{{first}}–{{last}} of {{count}} messages',
    answerHint: 'It is sent by email at once, and cannot be taken back.',
    send: 'Send answer',
    answeredBy: '{{name}}, {{date}}',
    done: 'Done',
    doneOf: 'Done: message from {{name}}',
    reopen: 'Take up again',
    reopenOf: 'Take up again: message from {{name}}',
    saved: 'Saved.',
  },
  contactMessagePart: {
    waiting: 'Waiting',
    done: 'Done',
  },
  contactMessageNone: {
    waiting: 'No message waits.',
    done: 'No message is done yet.',
  },
};
