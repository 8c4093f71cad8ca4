interface ConsentQuestionProps {
  question: string;
  /** Whether the question was asked for, and so takes the focus. */
  focused: boolean;
  onAnswer: (agreed: boolean) => void;
}

/** A question with two answers of equal weight. */
export function ConsentQuestion({ question, focused, onAnswer }: ConsentQuestionProps) {
  return (
    <div className="consent-question">
      <p>{question}</p>
      <div className="consent-answers">
        <button type="button" autoFocus={focused} onClick={() => onAnswer(true)}>
          Accept
        </button>
        <button type="button" onClick={() => onAnswer(false)}>
          Decline
        </button>
      </div>
    </div>
  );
}
