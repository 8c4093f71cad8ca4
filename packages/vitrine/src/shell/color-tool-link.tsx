import { usePreferences } from '../client/preferences.ts';
import { ELEMENT_IDS } from '../contract.ts';
import { PaletteIcon } from './icons.tsx';
import { Tooltip } from './tooltip.tsx';

/**
 * "Edit docs colors": leads to the page on which readers choose the colours of the documentation.
 * Where they have, `preferences.css` marks it.
 */
export function ColorToolLink({ href }: { href: string }) {
  const { paletteColors } = usePreferences();
  return (
    <Tooltip label="Edit docs colors">
      <a
        className="icon-button color-tool-link"
        href={href}
        aria-label="Edit docs colors"
        aria-describedby={paletteColors ? ELEMENT_IDS.customColors : undefined}
      >
        <PaletteIcon />
      </a>
    </Tooltip>
  );
}
