import { useState } from 'react';
import type { SponsorItem } from '../../../shared/contract.ts';
import './sponsor.css';

/** A sponsor of the site's own, by chance. It asks nothing of anyone else. */
export function HouseSponsor({ items }: { items: SponsorItem[] }) {
  const [{ name, text, href, image }] = useState(
    () => items[Math.floor(Math.random() * items.length)]!,
  );
  return (
    <a className="sponsor-card" href={href} rel="sponsored noopener">
      {image !== undefined && <img src={image} alt="" height="48" decoding="async" />}
      <strong>{name}</strong>
      <span>{text}</span>
    </a>
  );
}
