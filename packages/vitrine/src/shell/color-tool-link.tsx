import type { ReactNode } from 'react';
import { PaletteIcon } from './icons.tsx';
import { Tooltip } from './tooltip.tsx';

interface ColorToolLinkProps {
  href: string;
  /** Content of the mark at the icon's corner. Without it there is no mark. */
  badge?: ReactNode;
}

/** "Edit docs colors": leads to the page on which readers choose the colours of the documentation. */
export function ColorToolLink({ href, badge }: ColorToolLinkProps) {
  return (
    <Tooltip label="Edit docs colors">
      <a className="icon-button color-tool" href={href} aria-label="Edit docs colors">
        <PaletteIcon />
        {badge !== undefined && <span className="icon-badge">{badge}</span>}
      </a>
    </Tooltip>
  );
}
