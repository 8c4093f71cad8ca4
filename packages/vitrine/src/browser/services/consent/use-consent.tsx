import { useState, type ReactNode } from 'react';
import { useStore } from '../../core/store.ts';
import { answer, consent, type Consent } from './consent.ts';

interface AskedConsent {
  /** The answer; nothing before the first. */
  agreed: boolean | undefined;
  /** The question, until it is answered and when the reader wants to answer it again. */
  question: ReactNode;
  /** A button that asks again. */
  askAgain: (label: ReactNode) => ReactNode;
}

/** Asks the reader for consent, with two answers of equal weight. */
export function useConsent(purpose: keyof Consent, text: string): AskedConsent {
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
    askAgain: (label) => (
      <button type="button" autoFocus={answered} onClick={() => setAsking(true)}>
        {label}
      </button>
    ),
  };
}
