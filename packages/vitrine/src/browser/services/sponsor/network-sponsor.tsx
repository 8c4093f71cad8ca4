import type { AdNetwork } from '../../../shared/contract.ts';
import { useConsent } from '../consent/use-consent.tsx';
import { NetworkAd } from './network-ad.tsx';
import './sponsor.css';

interface NetworkSponsorProps {
  network: AdNetwork;
  library: string;
}

/** An advertising network. Where it needs consent, nothing of it is there before the reader has agreed. */
export function NetworkSponsor({ network, library }: NetworkSponsorProps) {
  const { agreed, question, askAgain } = useConsent(
    'ads',
    `May an ad network load here? It pays for work on ${library} and may set cookies.`,
  );
  if (!network.consent) return <NetworkAd network={network} library={library} />;
  return (
    <>
      {agreed === true && (
        <div hidden={Boolean(question)}>
          <NetworkAd network={network} library={library} />
        </div>
      )}
      {question || (
        <p className="sponsor-choice">
          {agreed === false && 'No ads are loaded here. '}
          {askAgain('Ad choices')}
        </p>
      )}
    </>
  );
}
