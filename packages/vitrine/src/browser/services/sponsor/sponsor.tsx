import type { Sponsors } from '../../../shared/contract.ts';
import './sponsor.css';
import { HouseSponsor } from './house-sponsor.tsx';
import { NetworkSponsor } from './network-sponsor.tsx';

export interface SponsorProps {
  sponsors: Sponsors;
  /** Name of the library that the site documents. */
  library: string;
}

/** The content of the slot: one component for each provider. */
export function Sponsor({ sponsors, library }: SponsorProps) {
  switch (sponsors.provider) {
    case 'house':
      return <HouseSponsor items={sponsors.items} />;
    case 'script':
      return <NetworkSponsor network={sponsors} library={library} />;
  }
}
