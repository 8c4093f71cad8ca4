import { useState } from 'react';
import { answer, consent } from '../consent/consent.ts';
import { useStore } from '../../core/store.ts';
import type { AdNetwork } from '../../../shared/contract.ts';
import { ConsentQuestion } from '../consent/consent-question.tsx';
import { NetworkAd } from './network-ad.tsx';

interface NetworkSponsorProps {
  network: AdNetwork;
  library: string;
}

/** An advertising network. Where it needs consent, nothing of it is there before the reader has agreed. */
export function NetworkSponsor({ network, library }: NetworkSponsorProps) {
  const { ads } = useStore(consent);
  const [asking, setAsking] = useState(false);
  const [answered, setAnswered] = useState(false);
  if (!network.consent) return <NetworkAd network={network} library={library} />;
  const open = ads === undefined || asking;
  return (
    <>
      {ads === true && (
        <div hidden={open}>
          <NetworkAd network={network} library={library} />
        </div>
      )}
      {open && (
        <ConsentQuestion
          question={`May an ad network load here? It pays for work on ${library} and may set cookies.`}
          focused={asking}
          onAnswer={(agreed) => {
            answer('ads', agreed);
            setAnswered(true);
            setAsking(false);
          }}
        />
      )}
      {!open && (
        <p className="sponsor-choice">
          {ads === false && 'No ads are loaded here. '}
          <button type="button" autoFocus={answered} onClick={() => setAsking(true)}>
            Ad choices
          </button>
        </p>
      )}
    </>
  );
}
