import { useState, type ReactNode } from 'react';
import '../../core/notices.css';
import { useStore } from '../../core/store.ts';
import { answer, consent, type Consent } from './consent.ts';

/** Asks the reader for consent, with two answers of equal weight. */
export function useConsent(purpose: keyof Consent, text: string) {
  const agreed = useStore(consent)[purpose];
  const [asking, setAsking] = useState(false);
  const [answered, setAnswered] = useState(false);
  const onAnswer = (agrees: boolean) => {
    answer(purpose, agrees);
    setAnswered(true);
    setAsking(false);
  };
  return {
    agreed,
    /** Until it is answered, and when the reader wants to answer it again. */
    question: (agreed === undefined || asking) && (
      <div className="consent-question">
        <p>{text}</p>
        <div className="consent-answers">
          <button type="button" autoFocus={asking} onClick={() => onAnswer(true)}>
            Accept
          </button>
          <button type="button" onClick={() => onAnswer(false)}>
            Decline
          </button>
        </div>
      </div>
    ),
    askAgain: (label: ReactNode) => (
      <button type="button" autoFocus={answered} onClick={() => setAsking(true)}>
        {label}
      </button>
    ),
  };
}
