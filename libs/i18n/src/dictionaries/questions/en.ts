/** What public pages say around questions about a product. Said by the server alone, which no page waits for. */
export const questions = {
  title: 'Questions and answers',
  titleOf: 'Questions and answers: {{product}}',
  none: 'No one has asked about it yet.',
  failed: 'The questions could not be loaded.',
  ask: 'Ask a question',
  all: 'All questions ({{count}})',
  askByMessage: 'Ask on WhatsApp',
  message: 'Hello, I have a question about {{product}}:',
};
