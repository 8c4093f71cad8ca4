import { createRoot } from 'react-dom/client';
import { addNotice } from '../../core/notice-area.ts';
import { useConsent } from '../consent/use-consent.tsx';

const QUESTION =
  'May this site tell Google Analytics which of its pages you read? It helps to improve them.';

/** Asks whether views may be counted; the answer can be changed as long as a page is open. */
export function askAnalyticsConsent(): void {
  createRoot(addNotice()).render(<AnalyticsConsent />);
}

function AnalyticsConsent() {
  const { agreed, question, askAgain } = useConsent('analytics', QUESTION);
  return (
    <section className={question ? 'notice' : 'notice-chip'} aria-label="Analytics">
      {question || askAgain(`Analytics: ${agreed ? 'on' : 'off'}`)}
    </section>
  );
}
