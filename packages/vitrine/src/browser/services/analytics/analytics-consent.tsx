import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { answer, consent } from '../consent/consent.ts';
import { useStore } from '../../core/store.ts';
import { addNotice } from '../../core/notice-area.ts';
import { ConsentQuestion } from '../consent/consent-question.tsx';

const QUESTION =
  'May this site tell Google Analytics which of its pages you read? It helps to improve them.';

/** Asks whether views may be counted; the answer can be changed as long as a page is open. */
export function askAnalyticsConsent(): void {
  createRoot(addNotice()).render(<AnalyticsConsent />);
}

function AnalyticsConsent() {
  const { analytics } = useStore(consent);
  const [asking, setAsking] = useState(false);
  const [answered, setAnswered] = useState(false);
  if (analytics === undefined || asking) {
    return (
      <section className="notice" aria-label="Analytics">
        <ConsentQuestion
          question={QUESTION}
          focused={asking}
          onAnswer={(agreed) => {
            answer('analytics', agreed);
            setAnswered(true);
            setAsking(false);
          }}
        />
      </section>
    );
  }
  return (
    <section className="notice-chip" aria-label="Analytics">
      <button type="button" autoFocus={answered} onClick={() => setAsking(true)}>
        Analytics: {analytics ? 'on' : 'off'}
      </button>
    </section>
  );
}
