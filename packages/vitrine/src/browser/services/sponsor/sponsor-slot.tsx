import { useEffect, useState, type ComponentType } from 'react';
import { afterLoad } from '../../core/later.ts';
import type { Sponsors } from '../../../shared/contract.ts';
import { SLOT_QUERY } from './constants.ts';

interface SponsorSlotProps {
  sponsors: Sponsors;
  library: string;
  /** Whether the current page has the slot. */
  shown: boolean;
}

/**
 * The slot at the top of the contents column. Its room is reserved by CSS; what it shows is loaded once,
 * after the page, with the first page and window that have the slot, and stays through navigations.
 */
export function SponsorSlot({ sponsors, library, shown }: SponsorSlotProps) {
  const [Content, setContent] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!shown || Content) return;
    const wide = matchMedia(SLOT_QUERY);
    const load = () => {
      if (!wide.matches) return;
      loadContent(sponsors, library).then(
        (content) => setContent(() => content),
        () => {
          // The slot stays empty: that is nothing to tell a reader.
        },
      );
    };
    afterLoad(load);
    wide.addEventListener('change', load);
    return () => wide.removeEventListener('change', load);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shown, Content]);
  return (
    <div className="sponsor-slot" hidden={!shown}>
      {Content && (
        <aside aria-label="Sponsor">
          <Content />
        </aside>
      )}
    </div>
  );
}

/** One component for each provider; what asks for consent is loaded only where an ad network is. */
async function loadContent(sponsors: Sponsors, library: string): Promise<ComponentType> {
  if (sponsors.provider === 'house') {
    const house = await import('./house-sponsor.tsx');
    return () => <house.HouseSponsor items={sponsors.items} />;
  }
  const other = await import('./network-sponsor.tsx');
  return () => <other.NetworkSponsor network={sponsors} library={library} />;
}
