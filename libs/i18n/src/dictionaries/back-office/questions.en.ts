/** What staff do with what customers ask. */
export const questions = {
  questions: {
    words:
      'What customers ask about products. A question is on the product’s page once it is answered, and who asked is told by email.',
    show: 'Which questions',
    question: 'Question',
    failed: 'The questions could not be loaded.',
    range_one: '{{first}}–{{last}} of {{count}} question',
    range_other: '{{first}}–{{last}} of {{count}} questions',
    showOf: 'Show the question by {{name}}',
    hideOf: 'Hide the question by {{name}}',
    answerHint: 'Everyone reads it below the question. To save it is to publish both.',
  },
  questionPart: {
    unanswered: 'Without an answer',
    answered: 'Answered',
    hidden: 'Hidden',
  },
  questionNone: {
    unanswered: 'Every question has an answer.',
    answered: 'No question is answered yet.',
    hidden: 'No question is hidden.',
  },
};
