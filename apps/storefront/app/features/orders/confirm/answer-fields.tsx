type AnswerProps = { answer: 'confirm' | 'cancel' | 'call_me'; formToken: string };

/** What a form says besides what is chosen in it: which answer it is, and of which page. */
export const Answer = ({ answer, formToken }: AnswerProps) => (
  <>
    <input type="hidden" name="answer" value={answer} />
    <input type="hidden" name="formToken" value={formToken} />
  </>
);
