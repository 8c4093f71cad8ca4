import { useEffect, useRef, useState } from 'react';
import type { AdNetwork } from '../../../shared/contract.ts';
import { trusted } from '../../core/trusted.ts';
import { watchWrapper } from './watch-wrapper.ts';

interface NetworkAdProps {
  network: AdNetwork;
  library: string;
}

/** Runs the network's script in the slot. When its ad does not appear, asks the reader to let it. */
export function NetworkAd({ network, library }: NetworkAdProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [blocked, setBlocked] = useState(false);
  useEffect(() => {
    const { src, wrapper, attributes = {}, placeholder } = network;
    const element = holder.current!;
    if (placeholder) element.append(createElement('div', placeholder));
    element.append(
      createElement('script', {
        src: trusted.createScriptURL(src),
        async: '',
        ...attributes,
      }),
    );
    const stop = watchWrapper(() => element.querySelector(wrapper) !== null, setBlocked);
    return () => {
      stop();
      element.replaceChildren();
    };
  }, [network]);
  return (
    <>
      {/* Its children are the network's. */}
      <div ref={holder} />
      {blocked && (
        <div className="sponsor-request">
          <p>Is {library} of use to you?</p>
          <p>Ads about software pay for some of the work. Please let this site show them.</p>
          <p>
            Thank you{' '}
            <span role="img" aria-label="from the heart">
              ♥
            </span>
          </p>
        </div>
      )}
    </>
  );
}

function createElement(name: string, attributes: Record<string, string>): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
