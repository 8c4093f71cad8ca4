import { useEffect, useState, type ComponentType } from 'react';
import { afterLoad } from '../../core/later.ts';
import type { Sponsors } from '../../../shared/contract.ts';
import { SLOT_QUERY } from './constants.ts';
import type { SponsorProps } from './sponsor.tsx';

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
  const [Content, setContent] = useState<ComponentType<SponsorProps> | null>(null);
  useEffect(() => {
    if (!shown || Content) return;
    const wide = matchMedia(SLOT_QUERY);
    const load = () => {
      if (!wide.matches) return;
      import('./sponsor.tsx').then(
        ({ Sponsor }) => setContent(() => Sponsor),
        () => {
          // The slot stays empty: that is nothing to tell a reader.
        },
      );
    };
    afterLoad(load);
    wide.addEventListener('change', load);
    return () => wide.removeEventListener('change', load);
  }, [shown, Content]);
  return (
    <div className="sponsor-slot" hidden={!shown}>
      {Content && (
        <aside aria-label="Sponsor">
          <Content sponsors={sponsors} library={library} />
        </aside>
      )}
    </div>
  );
}
